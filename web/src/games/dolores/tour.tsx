/** What a duel of Dolores is, with a few cards and no rules behind them. */
import type { TourStep } from "../../table/game-module";
import { GESTURES } from "./choices";
import { GoodFace, goodName, Icon } from "./faces";
import { gestureName } from "./hand";
import { list } from "./words";
import "./styles/tour.css";

const LEFT = ["gold 3", "wine 1"];
const RIGHT = ["jewels 1", "arms 2"];
const ALL = [...LEFT, ...RIGHT];
/** From the most valuable kind to the least valuable one. */
const DISPLAY = [["gold 2", "gold 3"], ["wine 1", "wine 2"], ["arms 1"]];

const words = (cards: readonly string[]): string => list(cards.map(goodName));

interface SideProps {
  cards: readonly string[];
  gesture?: string;
  /** The card that is picked. */
  lit?: string;
}

/** A duelist's cards, and above them the hand. */
function Side({ cards, gesture, lit }: SideProps) {
  return (
    <div class="tour-side">
      {gesture && <Icon name={`gestures-${gesture}`} class="dolores-tour-hand" />}
      <div class="tour-row dolores-tour-cards">
        {cards.map((card) => (
          <span key={card} class={card === lit ? "tour-lit" : ""}>
            <GoodFace card={card} />
          </span>
        ))}
        {!cards.length && <span class="dolores-tour-nothing">–</span>}
      </div>
    </div>
  );
}

/** What two hands bring, for whoever cannot see it. */
function told(hands: readonly [string, string], cards: readonly [readonly string[], readonly string[]]): string {
  const [one, other] = hands.map((hand, place) => `${gestureName(hand)}: ${words(cards[place] ?? []) || "–"}`);
  return `${one}; ${other}`;
}

export const steps: readonly TourStep[] = [
  {
    name: "deal",
    shows: () => `${words(LEFT)}; ${words(RIGHT)}`,
    Scene: () => (
      <div class="tour-sides">
        <Side cards={LEFT} />
        <Side cards={RIGHT} />
      </div>
    ),
  },
  {
    name: "gestures",
    shows: () => list(GESTURES.map(gestureName)),
    Scene: () => (
      <div class="tour-sides">
        {GESTURES.map((gesture) => (
          <div key={gesture} class="tour-side">
            <Icon name={`gestures-${gesture}`} class="dolores-tour-hand dolores-tour-large" />
            <span>{gestureName(gesture)}</span>
          </div>
        ))}
      </div>
    ),
  },
  {
    name: "fight",
    shows: () => told(["fight", "peace"], [ALL, []]),
    Scene: () => (
      <div class="tour-sides">
        <Side gesture="fight" cards={ALL} />
        <Side gesture="peace" cards={[]} />
      </div>
    ),
  },
  {
    name: "choice",
    shows: () => told(["choice", "fight"], [ALL.slice(0, 1), ALL.slice(1)]),
    Scene: () => (
      <div class="tour-sides">
        <Side gesture="choice" cards={ALL.slice(0, 1)} lit={ALL[0] ?? ""} />
        <Side gesture="fight" cards={ALL.slice(1)} />
      </div>
    ),
  },
  {
    name: "score",
    shows: () => `${DISPLAY.map(words).join("; ")}: 5 + 1 = 6`,
    Scene: () => (
      <>
        <div class="tour-stacks">
          {DISPLAY.map((kind, place) => (
            <div key={kind.join()} class="tour-side">
              <span class="tour-stack">
                {kind.map((card) => (
                  <GoodFace key={card} card={card} />
                ))}
              </span>
              <span class="dolores-tour-worth">{["▲ 5", "3", "▼ 1"][place]}</span>
            </div>
          ))}
        </div>
        <p class="tour-sum">5 + 1 = 6</p>
      </>
    ),
  },
];
