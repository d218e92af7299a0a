/** The parts of games, fetched when they are first needed and kept. */
import { type Loaded, useLoaded } from "../core/loading";
import { GAMES } from "../games";
import type { GameModule } from "./game-module";

type Name = keyof GameModule;
type Part<Which extends Name> = Awaited<ReturnType<GameModule[Which]>>;

/** For games that have no part of their own. */
const GENERIC: GameModule = {
  front: () => import("../generic/front"),
  tour: () => import("../generic/tour"),
  setUp: () => import("../generic/set-up"),
  table: () => import("../generic/table"),
  after: () => import("../generic/after"),
};

const kept = new Map<string, unknown>();
const keyOf = (game: string, name: Name): string => `${name} of ${game}`;

export async function partOf<Which extends Name>(game: string, name: Which): Promise<Part<Which>> {
  const load = (GAMES[game]?.[name] ?? GENERIC[name]) as () => Promise<Part<Which>>;
  const part = await load();
  kept.set(keyOf(game, name), part);
  return part;
}

/** A part of a game; null until it has come. */
export function usePart<Which extends Name>(game: string, name: Which): Loaded<Part<Which>> {
  const key = keyOf(game, name);
  const loaded = useLoaded(() => partOf(game, name), key);
  return { ...loaded, value: (kept.get(key) as Part<Which> | undefined) ?? loaded.value };
}
