/** What is played: the rules of either game, the simple choices first. */
import { useId } from "preact/hooks";
import { t } from "../../core/words";
import { Prose } from "../../rules/prose";
import { topicOf } from "../../rules/book";
import { Edition } from "./edition";
import type { PartProps } from "./parts";
import { ONE_COPY, valueOf, withSwitch } from "./plan";
import { HouseRules, SwitchChoice } from "./switches";
import { Traits } from "./traits";

const CHANCE = "random";

function VariantCard({ plan, info, rules, onChange }: PartProps) {
  const list = useId();
  const chosen = valueOf(plan, info, "variant");
  const cards = info.options.find(({ name }) => name === "variant")?.values ?? [];
  const text = topicOf(rules, `variant-${chosen}`)?.text;
  const choose = (card: string): void => onChange(withSwitch(plan, info, "variant", card));
  return (
    <div class="field">
      <label for={list}>{t("switch-variant")}</label>
      <select id={list} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {cards.map((card) => (
          <option key={card} value={card}>
            {t(`variant-${card}`)}
          </option>
        ))}
        {"variant" in info.chance && <option value={CHANCE}>{t("web-variant-random")}</option>}
      </select>
      <div class="small soft">
        {text ? <Prose text={text} /> : <p>{t(chosen === CHANCE ? "web-variant-random-what" : "web-variant-what")}</p>}
      </div>
    </div>
  );
}

function DeadMansDrawRules(props: PartProps) {
  const { plan, info } = props;
  const named = ["variant", "mermaids", ...(plan.seats.length > ONE_COPY ? ["decks"] : [])];
  const house = info.options.map(({ name }) => name).filter((name) => !named.includes(name));
  return (
    <>
      <Edition {...props} />
      <Traits {...props} />
      <VariantCard {...props} />
      <SwitchChoice name="mermaids" {...props} />
      <HouseRules names={house} {...props} />
    </>
  );
}

export function RulesPart(props: PartProps) {
  const { plan, info } = props;
  return (
    <section class="panel form-part" aria-labelledby="part-rules">
      <h2 id="part-rules">{t("web-part-rules")}</h2>
      {plan.game === "dead-mans-draw" ? (
        <DeadMansDrawRules {...props} />
      ) : (
        info.options.map(({ name }) => <SwitchChoice key={name} name={name} {...props} />)
      )}
    </section>
  );
}
