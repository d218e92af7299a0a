/** What the browser says of Dead Man's Draw: the game's own words first, then those of the house. */
import { textOf } from "../../core/words";

export const GAME = "dead-mans-draw";
export const { t, has } = textOf(GAME);
export { list, number, percent } from "../../core/words";
