/** What the browser says of Dolores: the game's own words first, then those of the house. */
import { textOf } from "../../core/words";

export const GAME = "dolores";
export const { t, has } = textOf(GAME);
export { list, number, percent } from "../../core/words";
