/** The keys of the board: numbers for the choices in their order, letters for gestures and for things to look at. */
import { useMemo, useRef } from "preact/hooks";
import { useShortcuts, type Shortcut } from "../../core/keys";
import type { DoloresView } from "../../generated/wire";
import type { Arranging } from "./arrange";
import { gestureName } from "./hand";
import { arrangeMove, GESTURES, type Choices } from "./choices";
import { t } from "./words";

const MOST = 9;

/** Something to look at, which makes no move. */
export type Look = Shortcut;

function gestureKeys(choices: Choices, act: (move: string) => void): Shortcut[] {
  return GESTURES.flatMap((gesture) => {
    const choice = choices.find((each) => each.gesture === gesture);
    const key = gesture.charAt(0);
    return choice ? [{ key, label: gestureName(gesture), run: () => act(choice.move) }] : [];
  });
}

function arrangeKeys(
  view: DoloresView,
  choices: Choices,
  arranging: Arranging,
  act: (move: string) => void,
): Shortcut[] {
  const places = [...arranging.before, ...arranging.after].sort((one, other) => one - other);
  const choice = arrangeMove(choices, view, arranging.before);
  const touches = places.map((place) => ({
    key: String(place + 1),
    label: t("web-dolores-key-card", { place: place + 1 }),
    run: () => arranging.touch(place),
  }));
  return choice ? [...touches, { key: "l", label: t("web-dolores-arrange-so"), run: () => act(choice.move) }] : touches;
}

export function useBoardKeys(
  view: DoloresView,
  choices: Choices,
  arranging: Arranging | null,
  act: ((move: string) => void) | null,
  looks: readonly Look[],
): void {
  const acting = useRef(act);
  acting.current = act; // It is another function with every drawing, and the keys need not be.
  const mayAct = act !== null;
  const order = arranging ? [...arranging.before, arranging.held].join() : "";
  const keys = useMemo(() => {
    if (!mayAct) return [];
    const make = (move: string): void => acting.current?.(move);
    if (arranging) return arrangeKeys(view, choices, arranging, make);
    const numbered = choices.slice(0, MOST);
    const numbers = numbered.map(({ move, words, number }) => ({
      key: String(number),
      label: words,
      run: () => make(move),
    }));
    return [...gestureKeys(choices, make), ...numbers];
  }, [view, choices, order, mayAct]);
  useShortcuts(keys);
  useShortcuts(looks);
}
