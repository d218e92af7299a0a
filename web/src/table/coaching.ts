/** Asking the coach: a first estimate, then sharper ones, for as long as the decision stands that was asked about. */
import type { Advice, MoveAdvice } from "../generated/wire";
import { Refusal } from "../core/api";
import { Store } from "../core/store";
import type { TableState } from "./state";

export interface Coached {
  /** The table when it was asked. */
  state: TableState;
  advice: Advice | null;
  /** Why nothing comes, in a sentence. */
  error: string;
  /** Whether something sharper is on its way. */
  isThinking: boolean;
}

export interface MoveMark {
  share: number;
  margin: number;
  /** Whether it is the best, or may well be as good. */
  best: boolean;
}

/** The status of an answer that may be another one soon, and how long to wait for that. */
const NOT_NOW = 503;
const PATIENCE = 2_000;

type Ask = (state: TableState, after: number) => Promise<Advice>;

/**
 * Whether the viewer is still asked the same thing, although something has happened: the others have chosen in secret
 * or promised something. What the viewer did, or what was done to the viewer, makes it another decision.
 */
export function isSameDecision(before: TableState, after: TableState): boolean {
  if (before.table.table !== after.table.table || before.seat !== after.seat) return false;
  if (before.view === after.view) return true;
  const isAsked = after.seat !== null && (after.view?.deciders.includes(after.seat) ?? false);
  const isTouched = after.events.some(({ seat }) => seat === after.seat) || before.version + 1 < after.version;
  return isAsked && !isTouched && before.moves.join() === after.moves.join();
}

/** One coach for the page: a viewer has one decision at a time. */
export class Coaching {
  readonly store = new Store<Coached | null>(null);
  private question = 0;

  constructor(private readonly ask: Ask) {}

  /** Asks about the decision of this moment, step by step; an earlier question is forgotten. */
  async begin(state: TableState): Promise<void> {
    this.question += 1;
    const mine = this.question;
    const before = this.store.value;
    const known = before && isSameDecision(before.state, state) ? before.advice : null;
    this.store.set({ state, advice: known, error: "", isThinking: true });
    try {
      for (let after = 0, steps = 1; after < steps; ) {
        const advice = await this.ask(state, after).catch((failure: unknown) => this.notYet(state, failure));
        if (mine !== this.question) return;
        if (!advice) continue;
        this.store.set({ state, advice, error: "", isThinking: advice.step < advice.steps });
        if (advice.step <= after) return;
        ({ step: after, steps } = advice);
      }
    } catch (failure) {
      if (mine !== this.question) return;
      const error = failure instanceof Error ? failure.message : String(failure);
      // What has been said already stands; only what should have come after it is missing.
      const { advice } = this.store.value ?? { advice: null };
      this.store.set({ state, advice, error: advice ? "" : error, isThinking: false });
    }
  }

  /** A coach that is not ready yet says so, and is asked again in a while; whatever else is wrong is no matter of time. */
  private async notYet(state: TableState, failure: unknown): Promise<null> {
    if (!(failure instanceof Refusal) || failure.status !== NOT_NOW) throw failure;
    if (this.store.value?.state === state) this.store.set({ ...this.store.value, error: failure.message });
    await new Promise((done) => setTimeout(done, PATIENCE));
    return null;
  }

  /** Follows the table: advice goes with its decision. */
  follow(state: TableState): void {
    const now = this.store.value;
    if (!now || now.state === state) return;
    if (!isSameDecision(now.state, state)) this.end();
    else if (now.state.view === state.view) this.store.set({ ...now, state });
    else void this.begin(state);
  }

  end(): void {
    this.question += 1;
    this.store.set(null);
  }
}

/** What was said of a move; null where nothing was. */
export function markOf(advice: Advice | null | undefined, move: string): MoveMark | null {
  const found = advice?.moves.find((each) => each.move === move);
  return found ? { share: found.value, margin: found.margin, best: found.best } : null;
}

/** The best first; what is about as good comes right after. */
export function ranked(advice: Advice): MoveAdvice[] {
  return [...advice.moves].sort((one, other) => Number(other.best) - Number(one.best) || other.value - one.value);
}

/** The words of a move without what is said about it in brackets or after a colon. */
export function inShort(words: string): string {
  return words.split(/\s*[(:（：]/)[0] || words;
}
