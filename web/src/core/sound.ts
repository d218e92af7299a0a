/** Small sounds, made by the browser itself: no recording is loaded. */
import { settings } from "./settings";

export type Sound = "turn" | "card" | "collect" | "bust" | "reveal" | "win" | "chat";

/** Each note: when it begins and how long it lasts in seconds, its pitch in hertz, its shape and loudness. */
type Note = readonly [at: number, lasts: number, pitch: number, shape: OscillatorType, loud: number];

const TUNES: Record<Sound, readonly Note[]> = {
  turn: [[0, 0.18, 587, "triangle", 0.12], [0.14, 0.3, 880, "triangle", 0.12]],
  card: [[0, 0.05, 320, "triangle", 0.06]],
  collect: [[0, 0.09, 660, "triangle", 0.08], [0.07, 0.09, 784, "triangle", 0.08], [0.14, 0.2, 988, "triangle", 0.08]],
  bust: [[0, 0.16, 160, "sawtooth", 0.08], [0.12, 0.4, 90, "sawtooth", 0.1]],
  reveal: [[0, 0.08, 440, "square", 0.03], [0.16, 0.08, 440, "square", 0.03], [0.32, 0.2, 660, "square", 0.04]],
  win: [[0, 0.14, 523, "triangle", 0.1], [0.12, 0.14, 659, "triangle", 0.1], [0.24, 0.14, 784, "triangle", 0.1], [0.36, 0.5, 1047, "triangle", 0.1]],
  chat: [[0, 0.08, 740, "sine", 0.06]],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.value.sound || !navigator.userActivation.hasBeenActive) return; // Browsers allow no sound before a touch.
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, lasts, pitch, shape, loud] of TUNES[sound]) {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.setValueAtTime(pitch, now + at);
    volume.gain.setValueAtTime(loud, now + at);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + lasts);
  }
}
