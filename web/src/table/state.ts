/** A table as this viewer knows it: what the server has told so far, folded together. */
import type {
  AnyChoice, AnyView, Captions, Clocks, Happened, PromiseInfo, Remark, ScorePart, Snapshot, TableInfo, Update,
} from "../generated/wire";

/** What the views of all games have; each has more of its own. */
export type View = Pick<
  AnyView, "seat" | "players" | "options" | "asks" | "deciders" | "points" | "score_parts" | "winners"
>;

export interface LogLine {
  version: number;
  text: string;
  /** Whether something new begins here, such as a turn. */
  heading: boolean;
}

export interface TableState {
  version: number;
  table: TableInfo;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  view: View | null;
  /** The viewer's legal moves. */
  moves: readonly string[];
  /** What each of them is about, in the same order. */
  choices: readonly AnyChoice[];
  /** The same in words. */
  aid: Captions | null;
  mayPromise: boolean;
  clocks: Clocks | null;
  /** When the clocks were right, by this browser's own time. */
  clocksAt: number;
  talk: readonly Remark[];
  promises: readonly PromiseInfo[];
  connected: readonly number[];
  spectators: number;
  /** The word of the invitation, for those who sit here. */
  key: string;
  /** What the last update's move did. */
  events: readonly Happened[];
  log: readonly LogLine[];
}

export function linesOf(version: number, aid: Captions | null | undefined): LogLine[] {
  const headings = new Set(aid?.headings ?? []);
  return (aid?.told ?? []).map((text, place) => ({ version, text, heading: headings.has(place) }));
}

/** The sentences of the last move, without headings such as whose turn begins. */
export function toldBy({ aid }: TableState): string[] {
  const headings = new Set(aid?.headings ?? []);
  return (aid?.told ?? []).filter((_, place) => !headings.has(place));
}

export function partsOf(view: View, seat: number): readonly ScorePart[] {
  return view.score_parts[seat] ?? [];
}

export function fromSnapshot(snapshot: Snapshot, before: TableState | null): TableState {
  const same = before?.table.table === snapshot.table.table ? before : null;
  return {
    version: snapshot.version,
    table: snapshot.table,
    seat: snapshot.seat,
    view: snapshot.view ?? null,
    moves: snapshot.moves ?? [],
    choices: snapshot.choices ?? [],
    aid: snapshot.aid ?? null,
    mayPromise: snapshot.may_promise ?? false,
    clocks: snapshot.clocks ?? null,
    clocksAt: performance.now(),
    talk: snapshot.talk ?? [],
    promises: snapshot.promises ?? [],
    connected: snapshot.connected ?? [],
    spectators: snapshot.spectators ?? 0,
    key: snapshot.key ?? "",
    events: [],
    log: same?.log ?? [],
  };
}

/** All promises, where some are new or have become something else. */
function withPromises(promises: readonly PromiseInfo[], changed: readonly PromiseInfo[]): readonly PromiseInfo[] {
  const numbers = new Set(changed.map(({ number }) => number));
  return [...promises.filter(({ number }) => !numbers.has(number)), ...changed].sort((a, b) => a.number - b.number);
}

/** An update with what it changed; where no view comes, nothing about the match has changed, talk for example. */
export function withUpdate(state: TableState, update: Update): TableState {
  const changed = Boolean(update.view);
  return {
    ...state,
    version: update.version,
    table: update.table ?? state.table,
    view: update.view ?? state.view,
    moves: changed ? (update.moves ?? []) : state.moves,
    choices: changed ? (update.choices ?? []) : state.choices,
    aid: changed ? (update.aid ?? null) : state.aid,
    mayPromise: changed ? (update.may_promise ?? false) : state.mayPromise,
    clocks: update.clocks ?? null,
    clocksAt: performance.now(),
    talk: update.remark ? [...state.talk, update.remark] : state.talk,
    promises: update.promises ? withPromises(state.promises, update.promises) : state.promises,
    events: update.events ?? [],
    log: [...state.log, ...linesOf(update.version, update.aid)],
  };
}
