/** Whether pirates have traits, and how they come by them. */
import { useState } from "preact/hooks";
import { Dialog } from "../../../components/dialog";
import type { RuleTopic, Rules } from "../../../generated/wire";
import { nameIn, topicOf } from "../../../rules/book";
import { Choices } from "../../../screens/choices";
import { CardChoices, RuleCard, RuleCards } from "../../../screens/rule-cards";
import type { PartProps } from "../../../screens/setting-up/plan";
import { t } from "../words";
import { fixedTraits, wayOf, WAYS, withFixedTrait, withTraits } from "./fixed-traits";

function traitsIn(rules: Rules | null): RuleTopic[] {
  return (rules?.topics ?? []).filter(({ kind }) => kind === "trait");
}

/** The trait of a seat as a card, and all of them to choose from. */
function SeatTrait({ place, plan, rules, onChange }: PartProps & { place: number }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = fixedTraits(plan)[place] ?? "";
  const topic = topicOf(rules, `trait-${chosen}`);
  const label = t("web-trait-of-seat", { number: place + 1 });
  const choose = (trait: string): void => onChange(withFixedTrait(plan, place, trait));
  return (
    <li class="seat-card">
      <p>{label}</p>
      {topic && <RuleCard game={plan.game} topic={topic} />}
      {chosen && !topic && <p>{t(`trait-${chosen}`)}</p>}
      <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog" aria-label={`${t("web-trait-choose")} (${label})`}>
        {t("web-trait-choose")}
      </button>
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)} class="wide">
          <CardChoices
            game={plan.game}
            legend={<span class="unseen">{label}</span>}
            value={chosen}
            choices={traitsIn(rules).map((each) => ({ value: nameIn(each), topic: each }))}
            onChange={choose}
          />
          <button type="button" class="primary card-chosen" onClick={() => setOpen(false)}>
            {t("web-close")}
          </button>
        </Dialog>
      )}
    </li>
  );
}

export function Traits(props: PartProps) {
  const { plan, rules, onChange } = props;
  const way = wayOf(plan);
  const isDealt = way === "draft" || way === "random";
  return (
    <>
      <Choices
        legend={t("web-traits")}
        text={t("web-traits-what")}
        value={way}
        choices={WAYS.map((value) => ({ value, label: t(`web-traits-${value}`), text: t(`web-traits-${value}-what`) }))}
        onChange={(traits) => onChange(withTraits(plan, traits === "fixed" ? "," : traits))}
      />
      {isDealt && (
        <details class="folded">
          <summary>{t("web-traits-all")}</summary>
          <RuleCards game={plan.game} topics={traitsIn(rules)} />
        </details>
      )}
      {way === "fixed" && (
        <ol class="seat-cards">
          {plan.seats.map((_, place) => (
            <SeatTrait key={place} place={place} {...props} />
          ))}
        </ol>
      )}
    </>
  );
}
