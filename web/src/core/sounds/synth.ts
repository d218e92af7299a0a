/** What sounds are made of: noise, filters, strikes that die away. Times are in seconds, pitches in hertz. */

/** A sound of one channel at a number of samples a second; the same at every call. */
export type Synthesis = (rate: number) => Float32Array<ArrayBuffer>;

/** So many samples have the same pitch; shorter than anything an ear tells apart. */
const BLOCK = 32;

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

  /** Adds a tone. Pitch and loudness are asked for only now and then, since asking is what takes time. */
  sing(at: number, lasts: number, pitch: number | ((time: number) => number), loud: (time: number) => number): this {
    const { samples, rate } = this;
    const first = Math.round(at * rate);
    const end = Math.min(samples.length, first + Math.round(lasts * rate));
    let [high, wide, level] = [0, 1, loud(0)];
    for (let from = first; from < end; from += BLOCK) {
      const now = (from - first) / rate;
      const angle = (2 * Math.PI * (typeof pitch === "number" ? pitch : pitch(now))) / rate;
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
      const step = (loud(now + BLOCK / rate) - level) / BLOCK;
      for (let place = from; place < Math.min(end, from + BLOCK); place += 1) {
        samples[place] = (samples[place] ?? 0) + level * high;
        [high, wide] = [high * cosine + wide * sine, wide * cosine - high * sine];
        level += step;
      }
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
  let [before, earlier, out, outEarlier, age] = [0, 0, 0, 0, 0];
  let [first, second, third, back, further] = [0, 0, 0, 0, 0];
  const turnTo = (pitch: number): void => {
    const angle = (2 * Math.PI * Math.min(pitch, rate * 0.45)) / rate;
    const [cosine, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * sharpness)];
    const scale = 1 / (1 + alpha);
    const edge = kind === "low" ? 1 - cosine : 1 + cosine;
    first = kind === "band" ? alpha * scale : (edge / 2) * scale;
    second = kind === "band" ? 0 : (kind === "low" ? edge : -edge) * scale;
    third = kind === "band" ? -first : first;
    back = 2 * cosine * scale;
    further = (1 - alpha) * scale;
  };
  return (sample, pitch) => {
    if (age % BLOCK === 0) turnTo(pitch);
    age += 1;
    const now = first * sample + second * before + third * earlier + back * out - further * outEarlier;
    earlier = before;
    before = sample;
    outEarlier = out;
    out = now;
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
    canvas.sing(at, own * 7, pitch * ratio, (time) => level * strike(time, own));
  });
}

/** A burst of noise through a filter. */
export function burst(
  canvas: Canvas, seed: number, at: number, decay: number, kind: Kind, pitch: number, loud: number, sharpness = 0.8,
): void {
  const [hiss, through] = [noise(seed), filter(kind, canvas.rate, sharpness)];
  const fading = Math.exp(-1 / (decay * canvas.rate));
  let level = loud / fading;
  canvas.add(at, decay * 7, () => (level *= fading) * through(hiss(), pitch));
}

/** A skin that is struck: its pitch falls. */
export function thump(canvas: Canvas, at: number, from: number, to: number, decay: number, loud: number): void {
  canvas.sing(at, decay * 7, (time) => glide(from, to, time / (decay * 2)), (time) => loud * strike(time, decay, 0.002));
}
