/** The row in the middle of the table. */
import type { Card } from "../../generated/wire";
import { written } from "./cards";
import { Face } from "./chips";
import { targetInRow } from "./choices";
import { keysAt, ROW } from "./copies";
import { cardName, Icon } from "./faces";
import { Marks, wordsOf } from "./lit";
import { usePlay } from "./play";
import { t } from "./words";

function RowCard({ card, isProtected }: { card: Card; isProtected: boolean }) {
  const { choosing, followed, explain, cardText } = usePlay();
  const [suit, value] = card;
  const choices = choosing.at(targetInRow(written(card)));
  const isLit = choices.length > 0;
  const name = cardName({ suit, value });
  const said = isProtected ? t("web-draw-card-protected", { card: name }) : name;
  return (
    <button
      type="button"
      class={`draw-row-card ${isLit ? "lit" : ""} ${isProtected ? "draw-safe" : ""}`}
      data-card={keysAt(followed.copies, card, ROW)[0]}
      data-move={choices[0]?.move}
      aria-label={isLit ? wordsOf(choices) : said}
      onClick={() => (isLit ? choosing.choose(choices) : explain(`suit-${suit}`))}
      {...cardText(`suit-${suit}`)}
    >
      <Face suit={suit} value={value} />
      {isProtected && <Icon name="signs-shield" class="draw-shield" />}
      <Marks choices={choices} />
    </button>
  );
}

/** With more than these, the cards of the row lie closer. */
const MANY = 6;

export function Row() {
  const { view } = usePlay();
  const safe = new Set(view.protected.map(written)); // No two equal cards can lie in a row.
  return (
    <ol
      class={`draw-row-cards ${view.row.length > MANY ? "draw-long" : ""}`}
      data-place={ROW}
      aria-label={t("web-draw-row")}
    >
      {view.row.map((card) => (
        <li key={written(card)}>
          <RowCard card={card} isProtected={safe.has(written(card))} />
        </li>
      ))}
      {!view.row.length && <li class="draw-row-empty soft">{t("web-draw-row-empty")}</li>}
    </ol>
  );
}
