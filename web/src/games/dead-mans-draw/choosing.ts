/** Choosing a move by touching something: what is lit, what is asked back, and what is on its way. */
import { useMemo, useState } from "preact/hooks";
import type { DeadMansDrawView } from "../../generated/wire";
import type { BoardProps } from "../../table/board";
import { type Choice, doubt, readChoices } from "./choices";

/** What is asked back: which of several moves with the same card, or whether a move is really meant. */
export interface Asked {
  choices: readonly Choice[];
  /** Why it may not be meant; nothing where there are several. */
  doubt: string;
}

export interface Choosing {
  choices: readonly Choice[];
  /** The moves that touching a thing makes; none where it is not lit. */
  at: (target: string) => readonly Choice[];
  choose: (choices: readonly Choice[]) => void;
  /** Makes the move without asking back. */
  make: (choice: Choice) => void;
  asked: Asked | null;
  dismiss: () => void;
}

const NONE: readonly Choice[] = [];

export function useChoosing({ state, view, act }: BoardProps<DeadMansDrawView>): Choosing {
  const [asked, setAsked] = useState<(Asked & { view: DeadMansDrawView }) | null>(null);
  const [sent, setSent] = useState<DeadMansDrawView | null>(null);
  // While a move is on its way everything stays lit, so that nothing flickers and the focus stays where it is.
  const isLit = act !== null || sent === view;
  const choices = useMemo(
    () => (isLit ? readChoices(state) : NONE),
    [isLit, state.choices, state.aid],
  );
  const make = (choice: Choice): void => {
    setAsked(null);
    if (!act || !state.moves.includes(choice.move)) return;
    setSent(view);
    act(choice.move);
  };
  const choose = (touched: readonly Choice[]): void => {
    const [choice] = touched;
    if (!choice || !act) return;
    const why = touched.length > 1 ? "" : doubt(choice, choices, view);
    if (touched.length > 1 || why) setAsked({ choices: touched, doubt: why, view });
    else make(choice);
  };
  return {
    choices,
    at: (target) => choices.filter((choice) => choice.target === target),
    choose,
    make,
    asked: asked?.view === view ? asked : null,
    dismiss: () => setAsked(null),
  };
}
