/** The games that have something of their own for the browser; all others are shown by `generic/`. */
import type { GameModule } from "../table/game-module";

export const GAMES: Readonly<Record<string, Partial<GameModule>>> = {
  "dead-mans-draw": {
    front: () => import("./dead-mans-draw/front"),
    tour: () => import("./dead-mans-draw/tour"),
    setUp: () => import("./dead-mans-draw/set-up"),
    table: () => import("./dead-mans-draw/board"),
    after: () => import("./dead-mans-draw/after"),
  },
  dolores: {
    front: () => import("./dolores/front"),
    tour: () => import("./dolores/tour"),
    table: () => import("./dolores/board"),
    after: () => import("./dolores/after"),
  },
};
