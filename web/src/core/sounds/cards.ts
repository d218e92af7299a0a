/** Cards on felt, knuckles on wood. */
import { burst, Canvas, chance, filter, glide, noise, swell, type Synthesis, thump } from "./synth";

/** Paper along paper. */
export function brush(canvas: Canvas, seed: number, at: number, lasts: number, from: number, to: number, loud: number): void {
  const [hiss, through] = [noise(seed), filter("band", canvas.rate, 1.1)];
  canvas.add(at, lasts, (time) => loud * swell(time, lasts) ** 0.7 * through(hiss(), glide(from, to, time / lasts)));
}

/** The edge of a card that springs free. */
export function flick(canvas: Canvas, seed: number, at: number, loud: number): void {
  burst(canvas, seed, at, 0.006, "high", 3200, loud);
  burst(canvas, seed + 1, at, 0.014, "band", 1900, loud * 1.4, 1.5);
}

/** A card that comes to lie. */
export function land(canvas: Canvas, seed: number, at: number, loud: number): void {
  thump(canvas, at, 190, 110, 0.028, loud * 0.7);
  burst(canvas, seed, at, 0.016, "low", 1100, loud * 1.5);
  burst(canvas, seed + 1, at, 0.009, "band", 2600, loud * 0.8);
}

function knock(canvas: Canvas, seed: number, at: number, pitch: number, loud: number): void {
  burst(canvas, seed, at, 0.02, "band", pitch, loud * 3, 5);
  burst(canvas, seed + 1, at, 0.012, "band", pitch * 2.3, loud * 1.2, 4);
  thump(canvas, at, pitch * 0.6, pitch * 0.45, 0.025, loud * 0.5);
}

export const draw: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.26);
  brush(canvas, 11, 0, 0.15, 1500, 4200, 1);
  flick(canvas, 12, 0.145, 0.5);
  return canvas.finish(0.34);
};

export const place: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.22);
  brush(canvas, 21, 0, 0.04, 2600, 1800, 0.25);
  land(canvas, 22, 0.035, 1);
  return canvas.finish(0.42);
};

export const slide: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.4);
  brush(canvas, 31, 0, 0.34, 1200, 2800, 1);
  land(canvas, 32, 0.3, 0.35);
  return canvas.finish(0.3);
};

/** A few cards swept together, knocked straight and put down. */
export const collect: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.75);
  const next = chance(41);
  let at = 0;
  for (let card = 0; card < 7; card += 1) {
    flick(canvas, 50 + card * 3, at, 0.5 + 0.3 * next());
    brush(canvas, 80 + card, at, 0.07, 1800, 3200, 0.35);
    at += 0.062 - card * 0.004 + 0.01 * next();
  }
  land(canvas, 99, at + 0.05, 1);
  return canvas.finish(0.42);
};

/** Turned over in one go. */
export const reveal: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.4);
  brush(canvas, 61, 0, 0.16, 900, 5200, 0.8);
  flick(canvas, 62, 0.15, 0.9);
  land(canvas, 63, 0.17, 1);
  return canvas.finish(0.45);
};

export const chat: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.36);
  knock(canvas, 71, 0, 520, 0.8);
  knock(canvas, 75, 0.13, 560, 1);
  return canvas.finish(0.4);
};

export const tap: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.08);
  knock(canvas, 81, 0, 1150, 1);
  return canvas.finish(0.16);
};
