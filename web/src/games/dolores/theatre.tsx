/** The reveal as theatre: hands come in from both sides, shake three times, and show what they have. */
import type { DoloresView, Happened } from "../../generated/wire";
import type { Scene } from "../../table/scenes";
import { GESTURES } from "./choices";
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { findOutcome, type Outcome } from "./outcomes";
import type { Story } from "./story";
import { outcomeWords } from "./what-if-words";
import { list, t } from "./words";

interface TheatreProps {
  view: DoloresView;
  scene: Scene;
  story: Story;
  lasts: number;
  /** What the gestures would bring, as it was told before they were shown. */
  outcomes: readonly Outcome[];
}

/** The two duellists as they sit in the middle, left and right. */
export function leftAndRight(view: DoloresView): readonly [left: number, right: number] {
  const { seat, dealer, neighbour } = view;
  return seat === dealer ? [neighbour, dealer] : [dealer, neighbour];
}

/** An arm with its hand: a fist while it shakes, then the gesture, or two of them. */
function Arm({ gestures, isNew }: { gestures: readonly string[]; isNew: boolean }) {
  const isFlat = gestures.length === 1 && gestures[0] === "peace"; // It is held out, not up.
  return (
    <span class={`dolores-arm ${isNew ? "dolores-arm-new" : ""} ${isFlat ? "dolores-arm-flat" : ""}`}>
      <span class="dolores-sleeve" />
      {isFlat && <span class="dolores-sleeve dolores-sleeve-flat" />}
      {isNew && <Icon name="gestures-fight" class="dolores-arm-hand dolores-arm-fist" />}
      {gestures.map((gesture) => (
        <Icon key={gesture} name={`gestures-${gesture}`} class={`dolores-arm-hand dolores-arm-${gesture}`} />
      ))}
    </span>
  );
}

/** All that may happen between the two, with what did. */
function LitMatrix({ view, outcomes, hands }: Pick<TheatreProps, "view" | "outcomes"> & { hands: readonly string[] }) {
  const [left, right] = leftAndRight(view);
  return (
    <span class="dolores-lit-matrix" aria-hidden="true">
      {GESTURES.flatMap((one) =>
        GESTURES.map((other) => {
          const outcome = findOutcome(view, outcomes, left, one, other);
          const isLit = one === hands[0] && other === hands[1];
          return (
            <span key={`${one} ${other}`} class={isLit ? "dolores-cell-lit" : "dolores-cell"}>
              {outcome ? `${outcome.of(left)} : ${outcome.of(right)}` : isLit ? "★" : ""}
            </span>
          );
        }),
      )}
    </span>
  );
}

function isAbout(events: readonly Happened[], name: string): boolean {
  return events.some(({ event }) => event === name);
}

/** What the bettor named, and whether it came true. */
function Bet({ view, events }: { view: DoloresView; events: readonly Happened[] }) {
  const guessed = [view.dealer, view.neighbour].flatMap((seat) => view.guesses[seat] ?? []);
  if (view.bettor === null || guessed.length < 2) return null;
  const player = view.players[view.bettor] ?? "";
  const fate = isAbout(events, "bet-won") ? "won" : isAbout(events, "bet-lost") ? "lost" : "placed";
  return (
    <p class={`dolores-bet-fate dolores-bet-${fate}`}>
      <Icon name="bottles-bet" />
      {t(`web-dolores-bet-${fate}-by`, { player, gestures: list(guessed.map(gestureName)) })}
    </p>
  );
}

export function Theatre({ view, scene, story, lasts, outcomes }: TheatreProps) {
  const seats = leftAndRight(view);
  const hands = seats.map((seat) => story.count?.hands[seat] ?? []);
  const isNew = (seat: number): boolean =>
    scene.events.some((each) => each.seat === seat && (each.event === "showed" || each.event === "both"));
  const [left = [], right = []] = hands;
  const settled = left.length === 1 && right.length === 1 ? [left[0] ?? "", right[0] ?? ""] : null;
  return (
    <div
      class="dolores-theatre"
      key={story.frame}
      style={{ "--lasts": `${lasts || 2400}ms` }}
      data-reveal={seats.map((seat) => `${view.players[seat]}: ${(story.count?.hands[seat] ?? []).join(" + ")}`).join(", ")}
    >
      <div class="dolores-arms" aria-hidden="true">
        {seats.map((seat, place) => (
          <div key={seat} class={`dolores-arm-side dolores-arm-side-${place}`}>
            <Arm gestures={hands[place] ?? []} isNew={isNew(seat)} />
            <span class="dolores-arm-name">
              <b>{view.players[seat]}</b> {(hands[place] ?? []).map(gestureName).join(" + ")}
            </span>
          </div>
        ))}
        <span class="dolores-clash" />
      </div>
      <div class="dolores-verdict">
        {settled && <LitMatrix view={view} outcomes={outcomes} hands={settled} />}
        <div class="dolores-verdict-words">
          {settled && <p>{outcomeWords(view, seats, settled)}</p>}
          <Bet view={view} events={scene.events} />
        </div>
      </div>
    </div>
  );
}
