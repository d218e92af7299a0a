/** What the server tells of a game, where it may be silent. */
import { games } from "../core/me";
import type { GameInfo } from "../generated/wire";
import type { GameFront } from "../table/game-module";
import { partOf } from "../table/parts";

/** Fields that servers of an older version leave out. */
interface Told {
  minutes?: number;
  lessons?: number;
}

/** How long a match takes; 0 where nobody has said it. */
export function minutesOf(info: GameInfo & Told): number {
  return info.minutes ?? 0;
}

/** In how many lessons a game is learnt; 0 where it has none. */
export function lessonsOf(info: GameInfo & Told, front: GameFront | null): number {
  return info.lessons ?? front?.lessonSigns.length ?? 0;
}

/** The games that can be learnt. */
export async function taughtGames(): Promise<string[]> {
  const offered = (await games()).games;
  const fronts = await Promise.all(offered.map(({ name }) => partOf(name, "front")));
  return offered.filter((info, place) => lessonsOf(info, fronts[place] ?? null) > 0).map(({ name }) => name);
}
