/** A table as this viewer knows it: what the server has told so far, folded together. */
import type {
  Captions, Clocks, Happened, PromiseInfo, Remark, Snapshot, TableInfo, Update,
} from "../generated/wire";

/** What the views of all games have; each has more of its own. */
export interface View {
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  players: string[];
  options: Record<string, string>;
  /** The seats that have to decide. */
  deciders: number[];
  points: number[];
  /** Nobody before the match is over. */
  winners: number[];
  /** What makes everyone's points, by seat. */
  score_parts?: ScorePart[][];
}

/** What makes a part of somebody's points. */
export interface ScorePart {
  /** Its message. */
  name: string;
  points: number;
  /** The values that were added up. */
  values?: number[];
  /** What is special about it, a word each. */
  marks?: string[];
}

/** What a legal move is about; games tell more of their own. */
export interface Choice {
  move: string;
  verb: string;
  /** Whom it is aimed at. */
  seat?: number | null;
  busts?: boolean | null;
  /** The chooser's points right after it, where they are certain. */
  points?: number | null;
}

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
  choices: readonly Choice[];
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
export function toldBy({ aid }: TableState): string {
  const headings = new Set(aid?.headings ?? []);
  return (aid?.told ?? []).filter((_, place) => !headings.has(place)).join(" ");
}

export function partsOf(view: View, seat: number): readonly ScorePart[] {
  return view.score_parts?.[seat] ?? [];
}

function choicesIn(message: (Snapshot | Update) & { choices?: readonly Choice[] | null }): readonly Choice[] {
  return message.choices ?? [];
}

export function fromSnapshot(snapshot: Snapshot, before: TableState | null): TableState {
  const same = before?.table.table === snapshot.table.table ? before : null;
  return {
    version: snapshot.version,
    table: snapshot.table,
    seat: snapshot.seat ?? null,
    view: (snapshot.view as View | null | undefined) ?? null,
    moves: snapshot.moves ?? [],
    choices: choicesIn(snapshot),
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

/** An update with what it changed; where no view comes, nothing about the match has changed, talk for example. */
export function withUpdate(state: TableState, update: Update): TableState {
  const changed = update.view !== undefined && update.view !== null;
  return {
    ...state,
    version: update.version,
    table: update.table ?? state.table,
    view: changed ? (update.view as View) : state.view,
    moves: changed ? (update.moves ?? []) : state.moves,
    choices: changed ? choicesIn(update) : state.choices,
    aid: changed ? (update.aid ?? null) : state.aid,
    mayPromise: changed ? (update.may_promise ?? false) : state.mayPromise,
    clocks: update.clocks ?? null,
    clocksAt: performance.now(),
    talk: update.remark ? [...state.talk, update.remark] : state.talk,
    promises: update.promises ?? state.promises,
    events: (update.events as Happened[] | undefined) ?? [],
    log: [...state.log, ...linesOf(update.version, update.aid)],
  };
}
