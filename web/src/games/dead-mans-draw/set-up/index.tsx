/** What can be chosen for a table: edition, traits, the variant card, mermaids and house rules. */
import { useId } from "preact/hooks";
import { topicOf } from "../../../rules/book";
import { Prose } from "../../../rules/prose";
import { type PartProps, valueOf, withSwitch } from "../../../screens/setting-up/plan";
import { HouseRules, SwitchChoice } from "../../../screens/setting-up/switches";
import { t } from "../words";
import { Edition } from "./edition";
import { Traits } from "./traits";

export { problems, stated } from "./fixed-traits";

/** More players than these need two copies of the game. */
const ONE_COPY = 4;

export const byPlayers = { decks: (players: number) => (players > ONE_COPY ? "2" : "1") };

export function companyWords(players: number): string {
  return players > ONE_COPY ? t("web-party-what") : "";
}

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

export function RulesPart(props: PartProps) {
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
