/** A game of which nothing is known but what the server tells has nothing to show of its turns. */
import type { TourStep } from "../table/game-module";

export const steps: readonly TourStep[] = [];
