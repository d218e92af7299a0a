/** Which games can be played already: a server that has just started answers before it has made all of them ready. */
import type { GameReadiness } from "../generated/wire";
import { useEffect } from "preact/hooks";
import { api } from "./api";
import { isComing, type Progress, withTold } from "./progress";
import { Store, useStore } from "./store";

/** By their names; null before anything is known. */
export const readiness = new Store<ReadonlyMap<string, Progress> | null>(null);

const EVERY = 1_000;
/** Bots may come after their games; what has failed may be mended and the server started again; a server that does not answer may come back. */
const SELDOM = 4_000;

let watchers = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
let failures = 0;
/** Whether there is nothing left to make ready, bots and coaches included. */
let isAllDone = false;

/** What a server tells of some games; those of which nothing new is told stay as they were. */
export function noteReadiness(told: readonly GameReadiness[]): void {
  const known = new Map(readiness.value);
  for (const each of told) known.set(each.game, withTold(known.get(each.game), each));
  readiness.set(known);
}

/** How long to wait before asking again; null where there is nothing to wait for. */
function pause(): number | null {
  if (failures) return Math.min(EVERY * 2 ** (failures - 1), SELDOM);
  const known = [...(readiness.value?.values() ?? [])];
  if (known.some(isComing)) return EVERY;
  return isAllDone && known.every(({ state }) => state === "ready") ? null : SELDOM;
}

function waitForMore(): void {
  clearTimeout(timer);
  const wait = pause();
  if (watchers && wait !== null && !document.hidden) timer = setTimeout(() => void lookAtReadiness(), wait);
}

/** Ask how far the games are, and again later as long as somebody watches and something is to come. */
export async function lookAtReadiness(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const told = await api.readiness();
    isAllDone = told.all_ready;
    noteReadiness(told.games);
    failures = 0;
  } catch {
    failures += 1;
  } finally {
    isAsking = false;
    waitForMore();
  }
}

function lookUp(): void {
  if (!document.hidden && pause() !== null) void lookAtReadiness();
}

/** Keep what is known up to date, until the returned function is called. */
export function watchReadiness(): () => void {
  watchers += 1;
  if (watchers === 1) document.addEventListener("visibilitychange", lookUp);
  void lookAtReadiness();
  return () => {
    watchers -= 1;
    if (watchers) return;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", lookUp);
  };
}

/** All games, kept up to date while the component is there. */
export function useReadiness(): ReadonlyMap<string, Progress> | null {
  useEffect(watchReadiness, []);
  return useStore(readiness);
}

/** Whether a game can be played now, as far as is known; of a game that nobody makes ready there is nothing to wait for. */
export function isPlayable(known: ReadonlyMap<string, Progress> | null, game: string): boolean {
  return known !== null && (known.get(game)?.state ?? "ready") === "ready";
}

const NONE: readonly string[] = [];

/** The bots of a game that are not ready yet, as far as is known; one that never will be is not among them. */
export function useUnready(game: string): readonly string[] {
  const known = useStore(readiness)?.get(game);
  return known && !isAllDone ? known.unready : NONE;
}

/** Ask for a game to be made ready before all others; where that fails, it takes its turn. */
export function want(game: string): void {
  api.want(game).catch(() => {});
}
