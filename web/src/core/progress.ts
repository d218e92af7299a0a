/** How far a game is from being ready, as it is shown: a line that never runs back, and a time that does not flicker. */
import type { GameReadiness } from "../generated/wire";

export type State = GameReadiness["state"];

export interface Progress {
  game: string;
  state: State;
  /** From 0 to 1; as long as the game is being made ready, it never falls. */
  done: number;
  /** In seconds, in steps that are easily read; null while nobody can say. */
  left: number | null;
  problem: string;
  /** The bots that are not ready yet. */
  unready: readonly string[];
}

/** Up to how many seconds the time left is told in steps of how many. */
const STEPS = [
  [30, 5],
  [90, 10],
  [Infinity, 60],
] as const;

/** A longer time than the one that is shown counts only when it is longer by so much: estimates waver. */
const WAVERS = 1.5;

/** Whether it is still on its way. */
export function isComing({ state }: Progress): boolean {
  return state !== "ready" && state !== "failed";
}

/** Whether what was told of it last can be compared with what comes next. */
function isUnderWay({ state }: Progress): boolean {
  return state === "compiling" || state === "waiting";
}

function stepped(seconds: number): number {
  const [, step] = STEPS.find(([most]) => seconds <= most) ?? STEPS[STEPS.length - 1]!;
  return Math.max(1, Math.ceil(seconds / step)) * step;
}

function timeLeft(before: number | null, seconds: number | null): number | null {
  if (seconds === null) return null;
  const next = stepped(seconds);
  return before !== null && next > before && seconds < before * WAVERS ? before : next;
}

/** What is shown after the server has told how far a game is. */
export function withTold(before: Progress | undefined, told: GameReadiness): Progress {
  const last = before && isUnderWay(before) ? before : undefined;
  const { game, state, problem = "", bots = {}, seconds_left = null } = told;
  const done = state === "ready" ? 1 : Math.max(last?.done ?? 0, Math.min(1, told.done));
  const isOnItsWay = state !== "ready" && state !== "failed";
  const left = isOnItsWay ? timeLeft(last?.left ?? null, seconds_left) : null;
  return { game, state, done, left, problem, unready: Object.keys(bots).filter((bot) => !bots[bot]) };
}

/** What is said aloud on the way; each of it once. */
export type Tiding = "begun" | "half" | "ready" | "failed";

/**
 * What is new since what was said last. Whoever comes late hears of the beginning, and not that half is over; of what only
 * has to be loaded nobody hears, for that takes a moment.
 */
export function tidingAfter(said: Tiding | undefined, progress: Progress): Tiding | undefined {
  const { state, done } = progress;
  if (state === "failed") return said === "failed" ? undefined : "failed";
  if (state === "ready") return said === undefined || said === "ready" ? undefined : "ready";
  if (state === "loading") return undefined;
  if (said === "begun") return done >= 0.5 ? "half" : undefined;
  return said === "half" ? undefined : "begun";
}
