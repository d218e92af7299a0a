/**
 * What is heard. The sounds are made by a script that is fetched when one is first wanted, after the first touch: before
 * that no browser lets a page be heard.
 */
import { change, settings } from "./settings";

export type Sound =
  | "turn" | "draw" | "place" | "slide" | "collect" | "coins" | "chest" | "boom" | "blade" | "hook" | "splash" | "beast"
  | "bust" | "reveal" | "drum" | "fight" | "peace" | "snuff" | "dawn" | "win" | "lose" | "chat" | "tap";

/** Enough for everything up to the hiss of cards, and quickly made. */
const RATE = 32_000;

/** Sounds that one hears again and again are never quite the same. */
const VARIED: ReadonlySet<Sound> = new Set(["draw", "place", "slide", "collect", "coins", "reveal", "drum", "tap"]);

/** A sound that comes later than this belongs to what is over. */
const STALE = 1500;

let output: { context: AudioContext; volume: GainNode } | null = null;
const made = new Map<Sound | "waves", AudioBuffer>();

function isHeard(): boolean {
  const { sound, volume } = settings.value;
  return sound && volume > 0 && navigator.userActivation.hasBeenActive;
}

/** Twice as loud to the ear is more than twice as much. */
export function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume)) ** 2;
}

function speaker(): { context: AudioContext; volume: GainNode } {
  if (output) return output;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  output = { context, volume };
  return output;
}

/** While nothing else is to be done, so that no scene waits for its sound. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/** Makes all others one after the other. */
function prepare([next, ...more]: readonly Sound[]): void {
  if (!next) return;
  whenIdle(() => {
    void bufferOf(next);
    prepare(more);
  });
}

async function bufferOf(name: Sound | "waves"): Promise<AudioBuffer> {
  const { SOUNDS, waves } = await import("./sounds");
  const kept = made.get(name);
  if (kept) return kept;
  if (made.size === 0) prepare(Object.keys(SOUNDS) as Sound[]);
  const samples = (name === "waves" ? waves : SOUNDS[name])(RATE);
  const buffer = speaker().context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  made.set(name, buffer);
  return buffer;
}

function start(buffer: AudioBuffer, pitch: number, loop = false): AudioBufferSourceNode {
  const { context, volume } = speaker();
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = loop;
  source.playbackRate.value = pitch;
  volume.gain.value = gainOf(settings.value.volume);
  source.connect(volume);
  source.start();
  return source;
}

async function sound(name: Sound): Promise<void> {
  const asked = performance.now();
  const { context } = speaker();
  if (context.state === "suspended") await context.resume();
  const buffer = await bufferOf(name);
  if (performance.now() - asked > STALE) return;
  start(buffer, VARIED.has(name) ? 0.94 + 0.12 * Math.random() : 1);
}

/** An ending is told by the board and by what comes after it; the fanfare is blown once. */
const ENDINGS: ReadonlySet<Sound> = new Set(["win", "lose"]);
const ENDING = 12_000;
let ended = -Infinity;

function isRepeated(name: Sound): boolean {
  if (!ENDINGS.has(name)) return false;
  const before = ended;
  ended = performance.now();
  return ended - before < ENDING;
}

/** Lets a sound be heard, if somebody wants to hear any. */
export function play(name: Sound): void {
  if (isHeard() && !isRepeated(name)) sound(name).catch(() => {}); // A game goes on without a sound.
}

/** Makes a volume the chosen one; nothing at all is the same as no sounds. */
export function turnVolume(volume: number): void {
  change({ volume, sound: volume > 0 });
}

let surf: AudioBufferSourceNode | null = null;
let isSurfWanted = false;

/** Surf in the background, as long as it is wanted; asked again at every touch, since before the first none is allowed. */
export function keepSurf(wanted: boolean): void {
  isSurfWanted = wanted && isHeard() && settings.value.ambience;
  if (output) output.volume.gain.value = gainOf(settings.value.volume);
  if (isSurfWanted && !surf) bufferOf("waves").then(startSurf, () => {});
  if (isSurfWanted) return;
  surf?.stop();
  surf = null;
}

function startSurf(buffer: AudioBuffer): void {
  if (isSurfWanted) surf ??= start(buffer, 1, true);
}
