/** The choices as large buttons in words; verbs differ by colour, and what busts is marked. */
import { useShortcuts } from "../core/keys";
import { number, t } from "../core/words";
import type { TableState } from "../table/state";

/** So many can be chosen by a figure. */
const MOST_FIGURES = 9;

/** So many colours there are. */
const COLOURS = 6;

export interface Choice {
  move: string;
  verb: string;
  words: string;
  busts: boolean;
  /** The chooser's points right after it; null where nobody can know. */
  points: number | null;
}

/** The choices of the moment, with what the game says of each. */
export function choicesOf({ choices, aid }: TableState): Choice[] {
  return choices.map(({ move, verb, busts = false, points = null }, place) => {
    return { move, verb, words: aid?.choices?.[place] ?? move, busts, points };
  });
}

function ChoiceButton({ choice, place, colour, act }: ChoiceButtonProps) {
  const { move, words, busts, points } = choice;
  // A game may say it better itself.
  const isTold = points === null || words.includes(number(points));
  return (
    <button
      type="button"
      class={`generic-choice ${busts ? "generic-busts" : ""}`}
      data-move={move}
      data-colour={colour}
      onClick={() => act(move)}
    >
      <span class="generic-choice-words">{words}</span>
      {busts && <span class="generic-choice-note">{t("web-generic-busts")}</span>}
      {!isTold && <span class="generic-choice-note">{t("web-generic-then", { points })}</span>}
      {place < MOST_FIGURES && <kbd aria-hidden="true">{place + 1}</kbd>}
    </button>
  );
}

interface ChoiceButtonProps {
  choice: Choice;
  place: number;
  colour: number;
  act: (move: string) => void;
}

export function Choices({ choices, act }: { choices: readonly Choice[]; act: (move: string) => void }) {
  const verbs = [...new Set(choices.map(({ verb }) => verb))];
  useShortcuts(
    choices.slice(0, MOST_FIGURES).map(({ move, words }, place) => ({
      key: String(place + 1),
      label: words,
      run: () => act(move),
    })),
  );
  return (
    <div class="generic-choices" role="group" aria-label={t("web-generic-choices")}>
      {choices.map((choice, place) => (
        <ChoiceButton
          key={choice.move}
          choice={choice}
          place={place}
          colour={verbs.indexOf(choice.verb) % COLOURS}
          act={act}
        />
      ))}
    </div>
  );
}
