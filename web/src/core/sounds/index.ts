/** Everything that can be heard, by its name. Nothing is recorded: the browser makes it when it is first needed. */
import { chat, collect, draw, place, reveal, slide, tap } from "./cards";
import { chest, coins, fight, hook, snuff, blade, turn } from "./metal";
import { dawn, lose, peace, win } from "./music";
import { bust, boom, drum, beast, splash, waves } from "./sea";
import type { Sound } from "../sound";
import type { Synthesis } from "./synth";

export const SOUNDS: Readonly<Record<Sound, Synthesis>> = {
  turn, draw, place, slide, collect, coins, chest, boom, blade, hook, splash, beast, bust, reveal, drum, fight, peace,
  snuff, dawn, win, lose, chat, tap,
};

export { waves };
