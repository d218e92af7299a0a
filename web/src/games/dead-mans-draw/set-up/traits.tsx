/** Whether pirates have traits, and how they come by them. */
import { useId } from "preact/hooks";
import { nameIn, topicOf } from "../../../rules/book";
import { Choices } from "../../../screens/choices";
import type { PartProps } from "../../../screens/setting-up/plan";
import { t } from "../words";
import { fixedTraits, wayOf, WAYS, withFixedTrait, withTraits } from "./fixed-traits";

function SeatTrait({ place, plan, rules, onChange }: PartProps & { place: number }) {
  const list = useId();
  const chosen = fixedTraits(plan)[place] ?? "";
  const listed = (rules?.topics ?? []).filter(({ kind }) => kind === "trait").map(nameIn);
  // The Siren leaves the book with her mermaids; whoever has chosen her still sees what was chosen.
  const traits = chosen && !listed.includes(chosen) ? [...listed, chosen] : listed;
  const choose = (trait: string): void => onChange(withFixedTrait(plan, place, trait));
  return (
    <li class="field">
      <label for={list}>{t("web-trait-of-seat", { number: place + 1 })}</label>
      <select id={list} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t("web-trait-choose")}</option>
        {traits.map((trait) => (
          <option key={trait} value={trait}>
            {t(`trait-${trait}`)}
          </option>
        ))}
      </select>
      {chosen && <p class="small soft">{topicOf(rules, `trait-${chosen}`)?.text}</p>}
    </li>
  );
}

export function Traits(props: PartProps) {
  const { plan, onChange } = props;
  const way = wayOf(plan);
  return (
    <>
      <Choices
        legend={t("web-traits")}
        text={t("web-traits-what")}
        value={way}
        choices={WAYS.map((value) => ({ value, label: t(`web-traits-${value}`), text: t(`web-traits-${value}-what`) }))}
        onChange={(traits) => onChange(withTraits(plan, traits === "fixed" ? "," : traits))}
      />
      {way === "fixed" && (
        <ol class="seat-plans">
          {plan.seats.map((_, place) => (
            <SeatTrait key={place} place={place} {...props} />
          ))}
        </ol>
      )}
    </>
  );
}
