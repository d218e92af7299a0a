/** Choosing gestures in secret: one, two at once, which of two counts, or a bet on those of others. */
import { useEffect, useState } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";
import { Icon } from "./faces";
import { GesturePick } from "./gesture-pick";
import { gestureName } from "./hand";
import { betMove, gesturesOf, type Choice, type Choices } from "./choices";
import { t } from "./words";

interface GesturesProps {
  view: DoloresView;
  choices: Choices;
  act: (move: string) => void;
}

const LETTERS: Readonly<Record<string, string>> = { peace: "P", fight: "F", choice: "C" };

interface GestureButtonProps {
  gestures: readonly string[];
  choice: Choice;
  pressed: boolean | undefined;
  act: (move: string) => void;
}

function GestureButton({ gestures, choice, pressed, act }: GestureButtonProps) {
  const [only = ""] = gestures;
  const hint = gestures.length === 1 ? (LETTERS[only] ?? "") : String(choice.number);
  const topic = gestures.length === 1 ? `gesture-${only}` : "bottle-two-hand";
  return (
    <button
      type="button"
      class={`dolores-gesture ${pressed ? "dolores-chosen" : ""}`}
      aria-label={choice.words}
      aria-pressed={pressed}
      data-move={choice.move}
      data-topic={topic}
      onClick={() => act(choice.move)}
    >
      <span class="dolores-gesture-icons">
        {gestures.map((gesture) => (
          <Icon key={gesture} name={`gestures-${gesture}`} />
        ))}
      </span>
      <span>{gestures.map(gestureName).join(" + ")}</span>
      <kbd class="dolores-hint" data-text={hint} aria-hidden="true" />
    </button>
  );
}

export function GestureButtons({ view, choices, act }: GesturesProps) {
  const own = view.own_move;
  const found = choices.filter((choice) => gesturesOf(choice).length > 0);
  const pressed = (choice: Choice): boolean | undefined => (view.asks === "show" ? undefined : choice.move === own);
  return (
    <div class="dolores-gestures">
      {found.map((choice) => (
        <GestureButton
          key={choice.move}
          gestures={gesturesOf(choice)}
          choice={choice}
          pressed={pressed(choice)}
          act={act}
        />
      ))}
    </div>
  );
}

/** Both gestures are named, then the bet is placed; until the last choice is in it can be placed anew. */
export function Bet({ view, choices, act }: GesturesProps) {
  const [dealer, setDealer] = useState("");
  const [neighbour, setNeighbour] = useState("");
  useEffect(() => {
    setDealer("");
    setNeighbour("");
  }, [view.dealer]);
  const willShow = (seat: number): string => t("web-dolores-will-show", { player: view.players[seat] ?? "" });
  const choice = betMove(choices, dealer, neighbour);
  const placed = choice !== undefined && choice.move === view.own_move;
  return (
    <div class="dolores-bet">
      <GesturePick legend={willShow(view.dealer)} value={dealer} onChange={setDealer} />
      <GesturePick legend={willShow(view.neighbour)} value={neighbour} onChange={setNeighbour} />
      <button
        type="button"
        class="primary"
        disabled={!choice || placed}
        data-move={choice?.move}
        onClick={() => choice && act(choice.move)}
      >
        {t(placed ? "web-dolores-bet-placed" : "web-dolores-bet-place")}
      </button>
    </div>
  );
}
