/** Powder, water, and what lives in it. */
import { flick } from "./cards";
import { burst, Canvas, chance, filter, glide, noise, sine, strike, swell, type Synthesis, thump, tone } from "./synth";

/** As a loud thing sounds where the air gives way. */
function pressed(sample: number, hard: number): number {
  return Math.tanh(sample * hard);
}

/** Air that rises in water. */
function bubbles(canvas: Canvas, seed: number, at: number, lasts: number, count: number, loud: number): void {
  const next = chance(seed);
  for (let bubble = 0; bubble < count; bubble += 1) {
    const [when, from] = [at + lasts * next(), 260 + 500 * next()];
    canvas.sing(when, 0.12, (time) => glide(from, from * 1.9, time / 0.09), (time) => loud * strike(time, 0.03, 0.006));
  }
}

/** A gun that is fired. */
export const boom: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.7);
  const [hiss, deep, voice] = [noise(201), filter("low", rate, 0.9), tone(rate)];
  canvas.add(0, 1.7, (time) => {
    const blast = deep(hiss(), glide(2600, 70, time / 0.55)) * strike(time, 0.3, 0.003) * 2.4;
    const body = voice(glide(92, 34, time / 0.5)) * strike(time, 0.36, 0.004) * 1.3;
    return pressed(blast + body, 1.5);
  });
  const [far, rumble] = [noise(203), filter("low", rate)];
  canvas.add(0.25, 1.45, (time) => 0.9 * strike(time, 0.4, 0.18) * rumble(far(), 150));
  burst(canvas, 205, 0, 0.006, "high", 2400, 0.5);
  return canvas.finish(0.72);
};

export const splash: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1);
  const [hiss, water] = [noise(211), filter("band", rate, 0.6)];
  canvas.add(0, 0.9, (time) => strike(time, 0.17, 0.018) * water(hiss(), glide(3200, 700, time / 0.5)) * 1.6);
  thump(canvas, 0, 170, 70, 0.06, 0.5);
  bubbles(canvas, 213, 0.14, 0.5, 9, 0.24);
  return canvas.finish(0.42);
};

/** Something large, from below. */
export const beast: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.6);
  const [hiss, throat, chest, voice, low] = [noise(221), filter("band", rate, 3), filter("band", rate, 3), tone(rate), tone(rate)];
  canvas.add(0, 1.45, (time) => {
    const pitch = glide(66, 43, time / 1.2) * (1 + 0.05 * sine(5.5, time));
    const growl = Math.max(0, voice(pitch)) ** 3 + 0.4 * hiss() * (0.5 + 0.5 * sine(21, time));
    const formed = throat(growl, 340 - 90 * time) * 2.2 + chest(growl, 150) * 1.6;
    return pressed(formed + 0.7 * low(pitch / 2), 1.2) * swell(time, 1.45) ** 0.6;
  });
  bubbles(canvas, 223, 0.2, 1, 16, 0.2);
  return canvas.finish(0.46);
};

/** A plank that gives way, and the cards that go down with it. */
export const bust: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.1);
  thump(canvas, 0, 120, 38, 0.17, 1.3);
  burst(canvas, 231, 0, 0.05, "low", 700, 1.2);
  burst(canvas, 232, 0.004, 0.012, "band", 1700, 1.2, 2);
  burst(canvas, 233, 0.05, 0.01, "band", 1250, 0.7, 3);
  const next = chance(235);
  for (let card = 0; card < 8; card += 1) flick(canvas, 240 + card * 3, 0.16 + card * 0.05 + 0.03 * next(), 0.28 - card * 0.02);
  return canvas.finish(0.72);
};

/** One blow on a drum. */
export const drum: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 0.5);
  thump(canvas, 0, 150, 74, 0.1, 1);
  burst(canvas, 251, 0, 0.035, "band", 420, 1.8, 1.2);
  burst(canvas, 252, 0, 0.008, "high", 2000, 0.25);
  return canvas.finish(0.5);
};

/** How long waves last until they come again; the end goes over into the beginning. */
const SURF = 10;

/** Surf for in the background: it can be played in a circle. */
export const waves: Synthesis = (rate) => {
  const canvas = new Canvas(rate, SURF);
  const [hiss, wash, roll] = [noise(261), filter("low", rate, 0.6), filter("low", rate, 0.6)];
  const height = (time: number, turns: number, phase: number): number => 0.5 - 0.5 * Math.cos((2 * Math.PI * turns * time) / SURF + phase);
  canvas.add(0, SURF, (time) => {
    const tide = 0.55 * height(time, 2, 0) ** 2 + 0.35 * height(time, 3, 1.1) ** 2 + 0.1;
    const sample = hiss();
    return tide * wash(sample, 350 + 1500 * tide) + 0.4 * roll(sample, 130);
  });
  return canvas.finish(0.3);
};
