/** The count at the end of a match, part by part for everybody at once, until somebody has seen enough. */
import { useEffect, useState } from "preact/hooks";
import { isReduced } from "../core/settings";
import { partsOf, type TableState } from "../table/state";

/** Milliseconds that the whole count takes at most, and each of its steps at least and at most. */
const LONGEST = 4_200;
const STEP = { least: 110, most: 480 } as const;

/** The tables that were counted since the page was loaded; nobody wants to see that twice. */
const counted = new Set<string>();

export interface Count {
  /** So many parts of everybody's score are on the table. */
  step: number;
  isDone: boolean;
  finish: () => void;
}

/** How many steps a count has: the most parts that anybody's score has. */
export function stepsOf(state: TableState): number {
  const { view } = state;
  if (!view) return 0;
  return Math.max(0, ...state.table.seats.map((_, seat) => partsOf(view, seat).filter(({ points }) => points).length));
}

export function stepLasts(steps: number): number {
  return Math.min(STEP.most, Math.max(STEP.least, LONGEST / Math.max(1, steps)));
}

/** Whoever has seen the match end sees it counted; whoever comes later, or wants nothing to move, sees the result. */
export function useCount(state: TableState): Count {
  const { table, ending } = { table: state.table.table, ending: state.table.result?.ending };
  const steps = stepsOf(state);
  const [isLive] = useState(() => state.log.length > 0 && ending === "played" && !isReduced() && !counted.has(table));
  const [step, setStep] = useState(isLive ? 0 : steps);
  const isDone = step >= steps;
  useEffect(() => {
    if (isDone) {
      counted.add(table);
      return undefined;
    }
    const timer = setTimeout(() => setStep(step + 1), stepLasts(steps));
    return () => clearTimeout(timer);
  }, [step, steps]);
  return { step, isDone, finish: () => setStep(steps) };
}
