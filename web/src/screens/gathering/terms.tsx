/** What is going to be played, in words, and how everybody can be sure that the deal is fair. */
import type { TableInfo } from "../../generated/wire";
import { t } from "../../core/words";
import { topicOf, useRules } from "../../rules/book";
import type { GameFront } from "../../table/game-module";
import { usePart } from "../../table/parts";
import { RuleCards } from "../rule-cards";
import { clockWords, houseRules, levelName, optionWords, switchName } from "../naming";
import { switchText } from "../setting-up/switch-text";

/** House rules with what they say. */
function OwnRules({ table, front }: { table: TableInfo; front: GameFront | null }) {
  const { value } = useRules(table.game, table.options);
  const names = houseRules(table.game, front, table.options);
  if (!names.length) return null;
  return (
    <details class="small">
      <summary>{t("web-house-rules")}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <b>{switchName(table.game, name)}:</b> {switchText(value, name).values[table.options[name] ?? ""]}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What lies on the table for all to see, as cards. */
function CardsInForce({ table, front }: { table: TableInfo; front: GameFront | null }) {
  const { value } = useRules(table.game, table.options);
  const ids = front?.tableCards?.(table.options) ?? [];
  const topics = ids.flatMap((id) => topicOf(value, id) ?? []);
  return topics.length ? <RuleCards game={table.game} topics={topics} /> : null;
}

export function Terms({ table, onRules }: { table: TableInfo; onRules: () => void }) {
  const { value: front } = usePart(table.game, "front");
  const words = [
    ...optionWords(table.game, front, table.options),
    clockWords(table.clock),
    t(table.public ? "web-sum-public" : "web-sum-private"),
    t(table.coach ? "web-sum-coach" : "web-sum-no-coach"),
    ...(table.rated ? [t("web-rated-leaving")] : []),
    t("web-stands-in", { level: levelName(table.game, table.stand_in) }),
  ];
  return (
    <section class="panel" aria-labelledby="terms-title">
      <h2 id="terms-title">{t("web-summary")}</h2>
      <ul class="terms">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <CardsInForce table={table} front={front} />
      <OwnRules table={table} front={front} />
      <button type="button" onClick={onRules}>
        {t("web-read-rules")}
      </button>
    </section>
  );
}

export function FairDeal({ commitment }: { commitment: string }) {
  return (
    <section class="panel" aria-labelledby="deal-title">
      <h2 id="deal-title">{t("web-fair-deal")}</h2>
      <p class="small">{t("web-fair-deal-what")}</p>
      <p class="small soft">{t("web-commitment")}</p>
      <code class="commitment">{commitment}</code>
    </section>
  );
}
