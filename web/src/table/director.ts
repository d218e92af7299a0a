/**
 * Plays what happens at a table, scene after scene.
 *
 * There is one queue. What the server tells goes in at its end; what is shown comes out at its front, each scene for as
 * long as its events weigh at the table's beat. Nothing can be chosen while the board shows what is past: a question is
 * put when its own picture is. The last scene of all shows the table as it is, so its question is put at once, and
 * whoever knows what to do does not wait for it to end.
 */
import { Store } from "../core/store";
import { type Cut, type Scene, uncut, weightOf, type Weights } from "./scenes";
import type { LogLine, TableState } from "./state";

/** What a table shows at a moment. */
export interface Frame {
  /** Another one for every picture: cards travel when it changes. */
  number: number;
  /** The table as it is shown. */
  state: TableState;
  /** What is being played; null while nothing is. */
  scene: Scene | null;
  /** For how many milliseconds. */
  lasts: number;
  /** The version that put the question which is asked now. */
  question: number;
  /** The version of the last thing that was worth seeing. */
  news: number;
  /** What was told and never shown, because there was too much of it, or nobody looked. */
  missed: readonly LogLine[];
}

/** Runs something later; returns what calls it off. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** A scene on its way to the board, with the table after the move it belongs to. */
interface Shot {
  scene: Scene;
  state: TableState;
  lasts: number;
  isQuiet: boolean;
}

/** Whoever is further behind than so many milliseconds is told what happened instead of being shown. */
export const MOST_BEHIND = 15_000;

const byClock: Timer = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export class Director {
  readonly frame: Store<Frame>;
  private latest: TableState;
  private readonly queue: Shot[] = [];
  private callOff: (() => void) | null = null;
  private cut: Cut = uncut;
  private weights: Weights = {};

  constructor(
    state: TableState,
    private readonly after: Timer = byClock,
    /** Whether nobody looks. */
    private readonly isAway: () => boolean = () => document.hidden,
  ) {
    this.latest = state;
    this.frame = new Store<Frame>({ number: 1, state, scene: null, lasts: 0, question: state.version, news: state.version, missed: [] });
  }

  /** How the game cuts its moves into scenes, and what its events weigh; until then each move is one scene. */
  direct(cut: Cut, weights: Weights): void {
    this.cut = cut;
    this.weights = weights;
  }

  /** Whether the board still shows what is past. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  hear(state: TableState): void {
    const before = this.latest;
    if (state === before) return;
    this.latest = state;
    const isNext = state.version === before.version + 1 && state.seat === before.seat;
    const isSame = state.view === before.view || (state.version === before.version && state.seat === before.seat);
    if (isSame) this.refresh();
    else if (!isNext || !before.view || !state.view || !state.events.length) this.jump(state);
    else if (this.isAway()) this.pass();
    else this.take(before, state);
  }

  /** A touch or a key: what is being played ends now, and the next begins. */
  hurry(): void {
    if (this.callOff) this.advance();
  }

  /** What was missed has been read. */
  forget(): void {
    this.set({ missed: [] });
  }

  close(): void {
    this.callOff?.();
    this.callOff = null;
  }

  private take(before: TableState, state: TableState): void {
    const scenes = this.cut(before.view!, state.view!, state.events);
    const isQuiet = weightOf(state.events, this.weights) === 0;
    const beat = state.table.beat ?? 0;
    for (const scene of scenes) {
      this.queue.push({ scene, state, isQuiet, lasts: beat * weightOf(scene.events, this.weights) });
    }
    const behind = this.queue.reduce((sum, { lasts }) => sum + lasts, 0);
    if (behind > MOST_BEHIND) this.pass();
    else if (!this.callOff) this.advance();
    else if (isQuiet && this.queue.length === scenes.length) this.slip();
    else this.refresh();
  }

  /** What there is nothing to see of changes nothing of what is being played. */
  private slip(): void {
    this.queue.length = 0;
    this.set({ state: this.latest, question: this.questionOf(this.latest, true) });
  }

  /** Since when what is asked in a state has been asked: a secret choice of somebody else's changes nothing of it. */
  private questionOf(state: TableState, isQuiet: boolean): number {
    const { state: before, question } = this.frame.value;
    const isSame = isQuiet && before.moves.join() === state.moves.join();
    return isSame ? question : state.version;
  }

  /** To the end, at once; what was to be seen on the way is told. */
  private pass(): void {
    const { state, missed } = this.frame.value;
    const seen = this.queue[0] ? this.queue[0].state.version - 1 : state.version;
    this.jump(this.latest, [...missed, ...this.latest.log.filter((line) => line.version > seen)]);
  }

  private jump(state: TableState, missed: readonly LogLine[] = []): void {
    this.close();
    this.queue.length = 0;
    const { number } = this.frame.value;
    this.frame.set({ number: number + 1, state, scene: null, lasts: 0, question: state.version, news: state.version, missed });
  }

  private advance(): void {
    this.close();
    let shot = this.queue.shift();
    // What takes no time is not stopped for, unless it is all there is to come.
    while (shot && shot.lasts === 0 && this.queue.length) shot = this.queue.shift();
    if (!shot) {
      this.set({ scene: null, lasts: 0, state: this.shown(this.frame.value.state) });
      return;
    }
    const { scene, lasts, isQuiet, state } = shot;
    const { number, news, missed } = this.frame.value;
    const shown = this.shown({ ...state, view: scene.view });
    this.frame.set({
      number: number + 1,
      state: shown,
      scene: lasts > 0 ? scene : null,
      lasts,
      question: this.questionOf(shown, isQuiet),
      news: isQuiet ? news : state.version,
      missed,
    });
    if (lasts > 0) this.callOff = this.after(() => this.advance(), lasts);
  }

  /** Something beside the match has changed, or the board has just fallen behind. */
  private refresh(): void {
    this.set({ state: this.shown(this.frame.value.state) });
  }

  /** A picture as it is shown now: whole where nothing follows it, and asking nothing where something does. */
  private shown(picture: TableState): TableState {
    if (!this.isBehind) return this.latest;
    const { version, view, events, aid } = picture;
    // The log tells of a move when all of it was seen.
    const told = this.queue[0]?.state.version === version ? version - 1 : version;
    return {
      ...this.latest,
      table: { ...this.latest.table, status: "playing", result: null },
      version,
      view,
      events,
      moves: [],
      choices: [],
      mayPromise: false,
      aid: aid && { ...aid, question: "", choices: [], outcomes: null },
      log: this.latest.log.filter((line) => line.version <= told),
    };
  }

  private set(part: Partial<Frame>): void {
    this.frame.set({ ...this.frame.value, ...part });
  }
}
