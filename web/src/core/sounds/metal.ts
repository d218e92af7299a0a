/** Coins, steel, chains, bells. */
import { brush } from "./cards";
import { burst, Canvas, chance, filter, glide, noise, ring, strike, swell, type Synthesis, thump } from "./synth";

const COIN = [1, 1.58, 2.24, 2.92, 3.73] as const;
const STEEL = [1, 1.51, 1.94, 2.52, 3.05, 3.6] as const;
const BELL = [0.5, 1, 1.19, 1.5, 2, 2.51, 3.01, 4.1] as const;
const CHAIN = [1, 1.71, 2.37, 3.3] as const;

/** Coins that fall upon one another within a time. */
function clink(canvas: Canvas, seed: number, at: number, lasts: number, count: number, loud: number): void {
  const next = chance(seed);
  for (let coin = 0; coin < count; coin += 1) {
    const when = at + lasts * (coin / count) ** 0.8 + 0.02 * next();
    ring(canvas, when, 2300 + 1900 * next(), COIN, 0.05 + 0.06 * next(), loud * (0.5 + 0.5 * next()));
    burst(canvas, seed + coin, when, 0.003, "high", 5000, loud * 0.5);
  }
}

export const coins: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.95);
  clink(canvas, 101, 0, 0.42, 9, 1);
  return canvas.finish(0.4);
};

/** A lid that creaks open, falls back, and shows what is in it. */
export const chest: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.5);
  const [hiss, wood, grain] = [noise(111), filter("band", rate, 7), filter("band", rate, 3)];
  let angle = 0;
  canvas.add(0, 0.55, (time) => {
    angle += glide(34, 78, time / 0.55) / rate;
    const stick = (1 - (angle % 1)) ** 6 + 0.15 * hiss();
    const creak = wood(stick, glide(520, 980, time / 0.55)) * 2 + grain(stick, glide(1400, 2200, time / 0.55)) * 0.6;
    return 4 * creak * swell(time, 0.55) ** 0.5;
  });
  thump(canvas, 0.56, 150, 80, 0.07, 0.5);
  burst(canvas, 113, 0.56, 0.03, "low", 900, 0.9);
  clink(canvas, 115, 0.64, 0.4, 8, 0.32);
  return canvas.finish(0.5);
};

/** A blade drawn and struck. */
export const blade: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1);
  const [hiss, edge] = [noise(121), filter("band", rate, 2.5)];
  canvas.add(0, 0.2, (time) => 0.9 * (time / 0.2) ** 1.6 * edge(hiss(), glide(3200, 7600, time / 0.2)));
  ring(canvas, 0.19, 2480, STEEL, 0.2, 0.5);
  ring(canvas, 0.192, 2531, STEEL, 0.17, 0.35);
  burst(canvas, 123, 0.19, 0.012, "high", 4200, 0.9);
  return canvas.finish(0.4);
};

/** A chain that runs out, and the hook that bites. */
export const hook: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.8);
  const next = chance(131);
  for (let link = 0; link < 8; link += 1) {
    const at = link * 0.042 + 0.008 * next();
    ring(canvas, at, 1150 + 700 * next(), CHAIN, 0.025, 0.4 + 0.3 * next());
    burst(canvas, 140 + link, at, 0.006, "band", 3400, 0.5);
  }
  ring(canvas, 0.4, 760, CHAIN, 0.1, 0.7);
  thump(canvas, 0.4, 170, 80, 0.06, 0.9);
  burst(canvas, 150, 0.4, 0.02, "low", 1400, 0.9);
  return canvas.finish(0.42);
};

/** The ship's bell, struck twice. */
export const turn: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.7);
  for (const at of [0, 0.24]) {
    ring(canvas, at, 988, BELL, 0.34, 0.5);
    ring(canvas, at, 990.5, BELL, 0.3, 0.35);
    burst(canvas, 161, at, 0.005, "band", 4000, 0.25);
  }
  return canvas.finish(0.36);
};

/** Glass that is lifted, and the flame that goes out behind it. */
export const snuff: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.1);
  ring(canvas, 0, 1480, [1, 2.76, 3.9], 0.16, 0.5);
  brush(canvas, 171, 0.1, 0.5, 900, 240, 1.4);
  const [hiss, deep] = [noise(173), filter("low", rate)];
  canvas.add(0.1, 0.9, (time) => 0.8 * strike(time, 0.22, 0.08) * deep(hiss(), glide(900, 120, time / 0.7)));
  return canvas.finish(0.36);
};

/** Blades that meet. */
export const fight: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.9);
  for (const [at, pitch] of [[0, 1890], [0.16, 2240]] as const) {
    thump(canvas, at, 190, 70, 0.06, 1);
    burst(canvas, 180 + pitch, at, 0.016, "band", 2800, 1.1);
    ring(canvas, at, pitch, STEEL, 0.11, 0.5);
  }
  return canvas.finish(0.46);
};
