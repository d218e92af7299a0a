/** A finished match as a row of moments, each a table as it stood then. */
import type { Update } from "../generated/wire";
import { linesOf, type LogLine, type TableState, withUpdate } from "../table/state";

export interface Moment {
  version: number;
  state: TableState;
  /** What happened, in words; what was said since the moment before is among it. */
  lines: readonly LogLine[];
  /** Whether a stretch of the match begins here, such as a turn. */
  begins: boolean;
}

/**
 * The table before anything has happened; all are taken to be there. `seat` is the viewer's own: whoever looks through
 * somebody else's eyes has none, so that nobody else is called “you”.
 */
function before(state: TableState, seat: number | null): TableState {
  return {
    ...state,
    version: 0,
    seat,
    view: null,
    moves: [],
    choices: [],
    aid: null,
    mayPromise: false,
    clocks: null,
    talk: [],
    promises: [],
    connected: state.table.seats.map((_, place) => place),
    spectators: 0,
    events: [],
    log: [],
  };
}

/** In a replay clocks stand still, and nobody is asked for anything. */
function stopped(state: TableState): TableState {
  const clocks = state.clocks ? { ...state.clocks, running: [] } : null;
  const aid = state.aid ? { ...state.aid, choices: [] } : null;
  return { ...state, clocks, moves: [], choices: [], mayPromise: false, aid };
}

/** `stretch` is the event with which the stretches of a match begin. */
export function momentsOf(
  updates: readonly Update[],
  state: TableState,
  seat: number | null,
  stretch: string,
): Moment[] {
  const moments: Moment[] = [];
  let now = before(state, seat);
  let lines: LogLine[] = [];
  for (const update of updates) {
    now = withUpdate(now, update);
    lines.push(...linesOf(update.version, update.aid));
    if (!update.view) continue;
    const begins = update.events?.some(({ event }) => event === stretch) ?? false;
    moments.push({ version: update.version, state: stopped(now), lines, begins });
    lines = [];
  }
  return moments;
}

/** The place of the moment at which a version was the last; the first one where that came later. */
export function placeOf(moments: readonly Moment[], version: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.version <= version));
}

/** The next beginning of a stretch in a direction; the end of the row where there is none. */
export function beginning(moments: readonly Moment[], place: number, step: 1 | -1): number {
  for (let next = place + step; next > 0 && next < moments.length; next += step) if (moments[next]?.begins) return next;
  return step > 0 ? moments.length - 1 : 0;
}
