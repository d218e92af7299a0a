/** What a turn of Dead Man's Draw is, with a few cards and no rules behind them. */
import { CardBack } from "../../components/card";
import type { TourStep } from "../../table/game-module";
import { cardName, LootFace, type LootCard } from "./faces";
import { list } from "./words";

/** Cards as `anchor 5`. */
function read(cards: readonly string[]): LootCard[] {
  return cards.map((card) => {
    const [suit = "", value] = card.split(" ");
    return { suit, value: Number(value) };
  });
}

const words = (cards: readonly string[]): string => list(read(cards).map(cardName));

function Cards({ cards }: { cards: readonly string[] }) {
  return <>{read(cards).map((card) => <LootFace key={cardName(card)} {...card} />)}</>;
}

const DRAWN = ["mermaid 6", "key 4"];
const SUITS = ["cannon 5", "sword 6", "hook 3", "anchor 4"];
const BUST = ["mermaid 6", "key 4", "mermaid 8"];
/** The highest of each is the last. */
const BANK = [["mermaid 4", "mermaid 6"], ["key 4"], ["anchor 2", "anchor 7"]];
const BEST = ["mermaid 6", "key 4", "anchor 7"];

function Bank({ isScored }: { isScored: boolean }) {
  return (
    <div class="tour-stacks">
      {BANK.map((stack) => (
        <span key={stack.join()} class={isScored ? "tour-stack scored" : "tour-stack"}>
          <Cards cards={stack} />
        </span>
      ))}
    </div>
  );
}

export const steps: readonly TourStep[] = [
  {
    name: "draw",
    shows: () => words(DRAWN),
    Scene: () => (
      <div class="tour-row">
        <CardBack />
        <span class="tour-sign">→</span>
        <Cards cards={DRAWN} />
      </div>
    ),
  },
  {
    name: "suits",
    shows: () => words(SUITS),
    Scene: () => (
      <div class="tour-row">
        <Cards cards={SUITS} />
      </div>
    ),
  },
  {
    name: "bust",
    shows: () => words(BUST),
    Scene: () => (
      <div class="tour-row">
        {BUST.map((card) => (
          <span key={card} class={card.startsWith("mermaid") ? "tour-lost" : ""}>
            <Cards cards={[card]} />
          </span>
        ))}
      </div>
    ),
  },
  { name: "collect", shows: () => words(BANK.flat()), Scene: () => <Bank isScored={false} /> },
  {
    name: "score",
    shows: () => `${words(BEST)}: 6 + 4 + 7 = 17`,
    Scene: () => (
      <>
        <Bank isScored />
        <p class="tour-sum">6 + 4 + 7 = 17</p>
      </>
    ),
  },
];
