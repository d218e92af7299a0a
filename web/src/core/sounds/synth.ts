/** What sounds are made of: noise, filters, strikes that die away. Times are in seconds, pitches in hertz. */

/** A sound of one channel at a number of samples a second; the same at every call. */
export type Synthesis = (rate: number) => Float32Array<ArrayBuffer>;

export class Canvas {
  readonly samples: Float32Array<ArrayBuffer>;

  constructor(readonly rate: number, seconds: number) {
    this.samples = new Float32Array(Math.ceil(rate * seconds));
  }

  /** Adds what a function gives for each moment since `at`, for as long as it `lasts`. */
  add(at: number, lasts: number, sample: (time: number) => number): this {
    const first = Math.round(at * this.rate);
    const end = Math.min(this.samples.length, first + Math.round(lasts * this.rate));
    for (let place = first; place < end; place += 1) {
      this.samples[place] = (this.samples[place] ?? 0) + sample((place - first) / this.rate);
    }
    return this;
  }

  /** As loud as wanted at its loudest, and silent at its end, so that nothing cracks. */
  finish(peak: number): Float32Array<ArrayBuffer> {
    const { samples, rate } = this;
    let loudest = 0;
    for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
    const fade = Math.min(samples.length, Math.round(rate * 0.02));
    for (let place = 0; place < samples.length; place += 1) {
      const left = Math.min(1, (samples.length - 1 - place) / fade);
      samples[place] = ((samples[place] ?? 0) / (loudest || 1)) * peak * left;
    }
    return samples;
  }
}

/** Chance that is the same every time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function noise(seed: number): () => number {
  const next = chance(seed);
  return () => next() * 2 - 1;
}

type Kind = "low" | "band" | "high";

/** A filter of second order whose pitch may move. */
export function filter(kind: Kind, rate: number, sharpness = 0.8): (sample: number, pitch: number) => number {
  let [before, earlier, out, outEarlier] = [0, 0, 0, 0];
  return (sample, pitch) => {
    const angle = (2 * Math.PI * Math.min(pitch, rate * 0.45)) / rate;
    const [cosine, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * sharpness)];
    const [first, second, third] =
      kind === "low" ? [(1 - cosine) / 2, 1 - cosine, (1 - cosine) / 2]
      : kind === "high" ? [(1 + cosine) / 2, -1 - cosine, (1 + cosine) / 2]
      : [alpha, 0, -alpha];
    const now = (first * sample + second * before + third * earlier + 2 * cosine * out - (1 - alpha) * outEarlier) / (1 + alpha);
    [earlier, before, outEarlier, out] = [before, sample, out, now];
    return now;
  };
}

/** Struck at once, or after a moment, and dying away. */
export function strike(time: number, decay: number, attack = 0.001): number {
  return time < attack ? time / attack : Math.exp(-(time - attack) / decay);
}

/** Swelling to the middle and back. */
export function swell(time: number, lasts: number): number {
  return time >= 0 && time <= lasts ? Math.sin((Math.PI * time) / lasts) ** 2 : 0;
}

/** From one pitch to another, as ears count it. */
export function glide(from: number, to: number, part: number): number {
  return from * (to / from) ** Math.min(1, Math.max(0, part));
}

export function sine(pitch: number, time: number): number {
  return Math.sin(2 * Math.PI * pitch * time);
}

/** A tone whose pitch moves: it has to add up its own angle. */
export function tone(rate: number): (pitch: number) => number {
  let angle = 0;
  return (pitch) => {
    angle += (2 * Math.PI * pitch) / rate;
    return Math.sin(angle);
  };
}

/** A piece of metal: partials that do not fit together; the higher, the sooner they die away. */
export function ring(canvas: Canvas, at: number, pitch: number, ratios: readonly number[], decay: number, loud: number): void {
  ratios.forEach((ratio, place) => {
    const own = decay / (1 + place * 0.55);
    const level = loud / (1 + place * 0.45);
    canvas.add(at, own * 7, (time) => level * strike(time, own) * sine(pitch * ratio, time));
  });
}

/** A burst of noise through a filter. */
export function burst(
  canvas: Canvas, seed: number, at: number, decay: number, kind: Kind, pitch: number, loud: number, sharpness = 0.8,
): void {
  const [hiss, through] = [noise(seed), filter(kind, canvas.rate, sharpness)];
  canvas.add(at, decay * 7, (time) => loud * strike(time, decay) * through(hiss(), pitch));
}

/** A skin that is struck: its pitch falls. */
export function thump(canvas: Canvas, at: number, from: number, to: number, decay: number, loud: number): void {
  const voice = tone(canvas.rate);
  canvas.add(at, decay * 7, (time) => loud * strike(time, decay, 0.002) * voice(glide(from, to, time / (decay * 2))));
}
