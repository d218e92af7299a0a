/** What happened at a table before this browser came, and up to where somebody has seen it here. */
import { useEffect, useState } from "preact/hooks";
import { api } from "../core/api";
import { place } from "../core/router";
import { useStore } from "../core/store";
import type { Happened, Update } from "../generated/wire";
import type { TableConnection } from "./connection";
import { linesOf, type LogLine, type TableState } from "./state";

export interface Earlier {
  /** The version up to which it is told. */
  until: number;
  lines: readonly LogLine[];
  events: readonly Happened[];
}

/** Told once, when the table is opened, or when the connection is back if it broke meanwhile; null until it has come. */
export function useEarlier(connection: TableConnection, state: TableState): Earlier | null {
  const [first] = useState(state.version);
  const [earlier, setEarlier] = useState<Earlier | null>(null);
  const isOpen = useStore(connection.link) === "open";
  useEffect(() => {
    if (!isOpen || earlier) return;
    const told = (updates: readonly Update[]): void => {
      const before = updates.filter(({ version }) => version <= first);
      setEarlier({
        until: first,
        lines: before.flatMap(({ version, aid }) => linesOf(version, aid)),
        events: before.flatMap(({ events }) => events ?? []),
      });
    };
    api
      .history(connection.table, state.key || place.value.key, null)
      .then(told)
      .catch(() => {}); // The log then begins where this browser came in.
  }, [connection, isOpen]);
  return earlier;
}

/** The log from the beginning: what was told before, then what this browser has heard itself. */
export function wholeLog(earlier: Earlier | null, log: readonly LogLine[]): readonly LogLine[] {
  return earlier ? [...earlier.lines, ...log.filter(({ version }) => version > earlier.until)] : log;
}

/** A table that was just opened, with the news of the last move: whoever reloads the page still reads them. */
export function withNews(state: TableState, earlier: Earlier | null): TableState {
  const told = (earlier?.lines ?? []).filter(({ heading }) => !heading);
  const last = told.at(-1);
  if (!state.aid || state.aid.told?.length || !last || earlier?.until !== state.version) return state;
  const news = told.filter(({ version }) => version === last.version).map(({ text }) => text);
  return { ...state, aid: { ...state.aid, told: news } };
}

const KEY = "freebooter-seen";
const MOST_TABLES = 40;

/** The versions that were seen last in this browser, by table, the latest first. */
function seen(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return []; // Storage may be forbidden, or hold what somebody else wrote.
  }
}

export function lastSeen(table: string): number | null {
  return seen().find(([name]) => name === table)?.[1] ?? null;
}

export function noteSeen(table: string, version: number): void {
  const others = seen().filter(([name]) => name !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, version], ...others].slice(0, MOST_TABLES)));
  } catch {
    // Without storage nobody is told what they have missed.
  }
}
