/** The three gestures, in the same places for the whole game; a bet on those of others takes their place. */
import { useContext, useEffect, useState } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";
import { betMove, GESTURES, gesturesOf, type Choice, type Choices } from "./choices";
import { Icon } from "./faces";
import { GesturePick } from "./gesture-pick";
import { gestureName } from "./hand";
import { Hint, Press, PressingContext } from "./pressing";
import { t } from "./words";

interface GesturesProps {
  view: DoloresView;
  choices: Choices;
  /** Tells which gesture is looked at: under the pointer, in focus, or touched. */
  onLook: (gesture: string | null) => void;
}

const LETTERS: Readonly<Record<string, string>> = { peace: "P", fight: "F", choice: "C" };

function Drawing({ gestures }: { gestures: readonly string[] }) {
  return (
    <>
      <span class="dolores-gesture-icons">
        {gestures.map((gesture) => (
          <Icon key={gesture} name={`gestures-${gesture}`} />
        ))}
      </span>
      <span class="dolores-gesture-name">{gestures.map(gestureName).join(" + ")}</span>
    </>
  );
}

/** A gesture that cannot be chosen now; where that is safe, it can be chosen for when it is asked. */
function Waiting({ gesture }: { gesture: string }) {
  const { advance } = useContext(PressingContext);
  const isChosen = advance?.chosen === gesture;
  return (
    <button
      type="button"
      class={`dolores-gesture dolores-gesture-${gesture} ${isChosen ? "dolores-ahead" : ""}`}
      disabled={!advance}
      aria-pressed={advance ? isChosen : undefined}
      aria-label={advance ? t("web-dolores-ahead", { gesture: gestureName(gesture) }) : undefined}
      data-advance={advance ? gesture : undefined}
      onClick={() => advance?.choose(gesture)}
    >
      <Drawing gestures={[gesture]} />
      {isChosen && <span class="dolores-ahead-mark">{t("web-dolores-ahead-mark")}</span>}
    </button>
  );
}

function Showing({ choice, pressed, onLook }: { choice: Choice; pressed: boolean | undefined } & Pick<GesturesProps, "onLook">) {
  const gestures = gesturesOf(choice);
  const [only = ""] = gestures;
  const isOne = gestures.length === 1;
  return (
    <span
      class="dolores-gesture-place"
      onPointerEnter={() => isOne && onLook(only)}
      onPointerLeave={() => onLook(null)}
      onFocusIn={() => isOne && onLook(only)}
      onFocusOut={() => onLook(null)}
    >
      <Press
        move={choice.move}
        class={`dolores-gesture ${isOne ? `dolores-gesture-${only}` : ""} ${pressed ? "dolores-chosen" : ""}`}
        label={choice.words}
        pressed={pressed}
        topic={isOne ? undefined : "bottle-two-hand"} // What one gesture would bring is told beside it.
      >
        <Drawing gestures={gestures} />
        <Hint text={isOne ? (LETTERS[only] ?? "") : choice.number} />
      </Press>
    </span>
  );
}

export function Gestures({ view, choices, onLook }: GesturesProps) {
  const own = view.own_move;
  const isAsked = view.asks === "gestures" || view.asks === "show";
  const found = isAsked ? choices.filter((choice) => gesturesOf(choice).length > 0) : [];
  const isTwoHanded = found.some(({ gestures }) => gestures?.length);
  const placed = isTwoHanded
    ? found
    : GESTURES.map((gesture) => found.find((choice) => choice.gesture === gesture) ?? gesture);
  return (
    <div class="dolores-gestures" role="group" aria-label={t("web-dolores-gestures")} data-tip="gestures">
      {placed.map((choice) =>
        typeof choice === "string" ? (
          <span key={choice} class="dolores-gesture-place">
            <Waiting gesture={choice} />
          </span>
        ) : (
          <Showing
            key={choice.move}
            choice={choice}
            pressed={view.asks === "show" ? undefined : choice.move === own}
            onLook={onLook}
          />
        ),
      )}
    </div>
  );
}

/** Both gestures are named, then the bet is placed; until the last choice is in it can be placed anew. */
export function Bet({ view, choices }: Omit<GesturesProps, "onLook">) {
  const [dealer, setDealer] = useState("");
  const [neighbour, setNeighbour] = useState("");
  useEffect(() => {
    setDealer("");
    setNeighbour("");
  }, [view.dealer]);
  const willShow = (seat: number): string => t("web-dolores-will-show", { player: view.players[seat] ?? "" });
  const choice = betMove(choices, dealer, neighbour);
  const isPlaced = choice !== undefined && choice.move === view.own_move;
  return (
    <div class="dolores-bet">
      <GesturePick legend={willShow(view.dealer)} value={dealer} onChange={setDealer} />
      <GesturePick legend={willShow(view.neighbour)} value={neighbour} onChange={setNeighbour} />
      <Press move={isPlaced ? undefined : choice?.move} class="primary dolores-bet-place">
        {t(isPlaced ? "web-dolores-bet-placed" : "web-dolores-bet-place")}
      </Press>
    </div>
  );
}
