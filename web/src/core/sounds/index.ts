/** Everything that can be heard, by its name. Nothing is recorded: the browser makes it when it is first needed. */
import { chat, collect, draw, place, reveal, slide, tap } from "./cards";
import { chest, coins, fight, hook, lantern, sword, turn } from "./metal";
import { dawn, lose, peace, win } from "./music";
import { bust, cannon, drum, kraken, splash, waves } from "./sea";
import type { Sound } from "../sound";
import type { Synthesis } from "./synth";

export const SOUNDS: Readonly<Record<Sound, Synthesis>> = {
  turn, draw, place, slide, collect, coins, chest, cannon, sword, hook, splash, kraken, bust, reveal, drum, fight, peace,
  lantern, dawn, win, lose, chat, tap, card: place,
};

export { waves };
