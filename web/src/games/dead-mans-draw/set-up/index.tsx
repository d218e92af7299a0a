/** What can be chosen for a table: edition, traits, the variant card, mermaids and house rules. */
import { topicOf } from "../../../rules/book";
import { type CardChoice, CardChoices } from "../../../screens/rule-cards";
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
const NONE = "none";

/** The variant card, chosen among all of them. */
function VariantCard({ plan, info, rules, onChange }: PartProps) {
  const cards = info.options.find(({ name }) => name === "variant")?.values ?? [];
  const printed = cards.filter((card) => card !== NONE);
  const choices: CardChoice[] = [
    { value: NONE, topic: null, title: t(`variant-${NONE}`), line: t("web-variant-none-what"), sign: "signs-wheel" },
    ...printed.map((card) => ({ value: card, topic: topicOf(rules, `variant-${card}`), title: t(`variant-${card}`) })),
  ];
  if ("variant" in info.chance) {
    const title = t("web-variant-random");
    choices.push({ value: CHANCE, topic: null, title, line: t("web-variant-random-what"), sign: "signs-dice" });
  }
  return (
    <CardChoices
      game={plan.game}
      legend={t("switch-variant")}
      text={t("web-variant-what")}
      value={valueOf(plan, info, "variant")}
      choices={choices}
      onChange={(card) => onChange(withSwitch(plan, info, "variant", card))}
    />
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
