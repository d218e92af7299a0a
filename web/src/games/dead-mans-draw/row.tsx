/** The row in the middle of the table. */
import type { Card } from "../../generated/wire";
import { isCard, written } from "./cards";
import { Face } from "./chips";
import { targetInRow } from "./choices";
import { keysAt, ROW } from "./copies";
import { cardName, Icon } from "./faces";
import { Marks, wordsOf } from "./lit";
import { repeats } from "./picture";
import { usePlay } from "./play";
import { t } from "./words";

interface RowCardProps {
  card: Card;
  /** Which of equal cards it is: only a card that busts lies beside another one like it. */
  copy: number;
  isProtected: boolean;
}

function RowCard({ card, copy, isProtected }: RowCardProps) {
  const { view, choosing, followed, explain, cardText, direct, played } = usePlay();
  const [suit, value] = card;
  const choices = direct.row ? choosing.at(targetInRow(written(card))) : [];
  const isLit = choices.length > 0;
  const name = cardName({ suit, value });
  const said = isProtected ? t("web-draw-card-protected", { card: name }) : name;
  const isPair = (suit === "key" || suit === "chest") && ["key", "chest"].every((each) => view.row.some((other) => other[0] === each));
  const fatal = played?.events.find(({ event }) => event === "busted")?.card;
  const isFatal = isCard(fatal) && repeats(card, fatal, view.options.variant);
  const tips = [`row-${suit}`, isProtected && "protected", isPair && "key-and-chest"].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      class={`draw-row-card ${isLit ? "lit" : ""} ${isProtected ? "draw-safe" : ""} ${isFatal ? "draw-fatal" : ""}`}
      data-card={keysAt(followed.copies, card, ROW)[copy]}
      data-move={choices[0]?.move}
      data-tip={tips}
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

/** Cards are laid down by hand: each lies a little askew, always in the same way. */
function askew([suit, value]: Card): string {
  const turn = (suit.charCodeAt(0) * 7 + suit.charCodeAt(1) * 3 + value * 5) % 7;
  return `${(turn - 3) * 0.45}deg`;
}

export function Row() {
  const { view, choosing, direct, scene } = usePlay();
  const safe = new Set(view.protected.map(written));
  const seen = new Map<string, number>();
  const isLit = direct.row && view.row.some((card) => choosing.at(targetInRow(written(card))).length > 0);
  return (
    <ol
      class={`draw-row-cards ${isLit ? "draw-row-lit" : ""}`}
      style={{ "--cards": Math.max(1, view.row.length) }}
      data-place={ROW}
      data-tip={view.row.length > 1 ? "row" : undefined}
      aria-label={t("web-draw-row")}
    >
      {view.row.map((card) => {
        const name = written(card);
        const copy = seen.get(name) ?? 0;
        seen.set(name, copy + 1);
        return (
          <li key={`${name} ${copy}`} style={{ "--askew": askew(card) }}>
            <RowCard card={card} copy={copy} isProtected={safe.has(name)} />
          </li>
        );
      })}
      {!view.row.length && view.asks !== "over" && (!scene || scene.kind === "turn") && <li class="draw-row-empty">{t("web-draw-row-empty")}</li>}
    </ol>
  );
}
