/** The few tunes: horns when somebody wins, a harp for peace, a morning. */
import { Canvas, chance, filter, noise, sine, strike, swell, type Synthesis, tone } from "./synth";

const [G3, C4, E4, EF4, G4, B4, C5, D5, E5, G5, C6] = [196, 261.6, 329.6, 311.1, 392, 493.9, 523.3, 587.3, 659.3, 784, 1046.5] as const;

/** A horn: the louder, the brighter. */
function horn(canvas: Canvas, at: number, lasts: number, pitch: number, loud: number): void {
  const shape = (time: number): number => Math.min(1, time / 0.035) * Math.min(1, Math.max(0, (lasts - time) / 0.09)) * (0.75 + 0.25 * strike(time, 0.12));
  for (let partial = 1; partial <= 9; partial += 1) {
    const level = loud / partial ** 1.05;
    const trembling = (time: number): number => pitch * partial * (1 + 0.003 * sine(5.2, time) * Math.min(1, time * 2));
    canvas.sing(at, lasts, trembling, (time) => level * shape(time) ** (1 + partial * 0.16));
  }
}

/** A string that is plucked. */
function pluck(canvas: Canvas, at: number, pitch: number, decay: number, loud: number): void {
  for (let partial = 1; partial <= 6; partial += 1) {
    const own = decay / partial ** 0.8;
    canvas.sing(at, own * 6, pitch * partial * (1 + 0.0004 * partial ** 2), (time) => (loud / partial ** 1.5) * strike(time, own, 0.004));
  }
}

/** Many throats at once. */
function cheer(canvas: Canvas, at: number, lasts: number, loud: number): void {
  const next = chance(301);
  for (let voice = 0; voice < 7; voice += 1) {
    const [hiss, mouth, throat] = [noise(310 + voice), filter("band", canvas.rate, 5), tone(canvas.rate)];
    const [own, late] = [240 + 260 * next(), 0.2 * next()];
    canvas.add(at + late, lasts - late, (time) => {
      const sung = Math.max(0, throat(own * (1 + 0.25 * swell(time, lasts)))) ** 2 - 0.25;
      return loud * swell(time, lasts - late) ** 0.6 * mouth(sung * 0.6 + 0.5 * hiss(), own * 2.7);
    });
  }
}

export const win: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 2.5);
  horn(canvas, 0, 0.17, G4, 0.5);
  horn(canvas, 0.17, 0.17, G4, 0.5);
  horn(canvas, 0.34, 0.34, C5, 0.6);
  horn(canvas, 0.34, 0.34, E4, 0.35);
  horn(canvas, 0.68, 0.2, B4, 0.5);
  for (const pitch of [C4, G4, C5, E5]) horn(canvas, 0.9, 1.1, pitch, 0.45);
  cheer(canvas, 0.8, 1.65, 0.7);
  return canvas.finish(0.55);
};

export const lose: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.7);
  horn(canvas, 0, 0.4, G4, 0.5);
  horn(canvas, 0.4, 0.4, EF4, 0.5);
  for (const pitch of [G3 / 1.5, G3, C4]) horn(canvas, 0.8, 0.85, pitch, 0.4);
  return canvas.finish(0.36);
};

export const peace: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 1.7);
  [G4, B4, D5, G5].forEach((pitch, place) => pluck(canvas, place * 0.085, pitch, 0.42, 0.6));
  return canvas.finish(0.36);
};

/** A gull's cry, far away. */
function gull(canvas: Canvas, at: number, loud: number): void {
  const cry = (time: number): number => 1150 + 900 * Math.sin(Math.PI * Math.min(1, time / 0.34) ** 0.6);
  canvas.sing(at, 0.34, cry, (time) => loud * swell(time, 0.34));
  canvas.sing(at, 0.34, (time) => 2600 - 2000 * time, (time) => 0.3 * loud * swell(time, 0.34));
}

export const dawn: Synthesis = (rate) => {
  const canvas = new Canvas(rate, 2.9);
  [C4, G4, C5, E5, G5, C6].forEach((pitch, place) => {
    const at = place * 0.16;
    const rising = (time: number): number => (0.5 / (1 + place * 0.3)) * swell(time, 2.7 - at) ** 0.8;
    canvas.sing(at, 2.7 - at, pitch, rising).sing(at, 2.7 - at, pitch * 2.003, (time) => 0.25 * rising(time));
    pluck(canvas, at, pitch, 0.5, 0.18);
  });
  gull(canvas, 1.1, 0.2);
  gull(canvas, 1.5, 0.16);
  return canvas.finish(0.4);
};
