/** What somebody has chosen for this browser: how it looks, sounds and moves. Kept here, known to no server. */
import type { Pace } from "../generated/wire";
import { Store } from "./store";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";

export interface Settings {
  theme: Theme;
  motion: Motion;
  /** Whether anything is heard at all; nothing is before the first touch. */
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether the sea is heard in the background of a table. */
  ambience: boolean;
  notifications: boolean;
  /** For how many milliseconds a choice that is easily a slip can be taken back; 0 for not at all. */
  undo: 0 | 2000;
  /** For how many milliseconds a question has to have been there: a sooner touch was meant for the one before. */
  tooSoon: number;
  /** Whether the only legal move is made for somebody after a moment. */
  forced: boolean;
  /** Whether chances that one hardly ever uses are passed up without being asked. */
  passing: boolean;
  /** How fast tables go that somebody sets up here. */
  pace: Pace;
  /** Whether buttons show the keys that press them, on devices with a keyboard. */
  keys: boolean;
  /** Whether the odds are shown at tables that allow it. */
  risk: boolean;
  /** Whether each thing is pointed out the first time it appears. */
  tips: boolean;
  /** The tips that were read already. */
  tipsSeen: readonly string[];
  /** The players whose talk is not shown. */
  muted: readonly string[];
}

export const USUAL: Settings = {
  theme: "system",
  motion: "system",
  sound: true,
  volume: 0.7,
  ambience: false,
  notifications: false,
  undo: 2000,
  tooSoon: 400,
  forced: true,
  passing: false,
  pace: "normal",
  keys: true,
  risk: true,
  tips: true,
  tipsSeen: [],
  muted: [],
};

const KEY = "freebooter-settings";
const YEAR = 365 * 24 * 60 * 60;

function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...USUAL, ...kept } : USUAL;
  } catch {
    return USUAL; // Storage may be forbidden, or hold what somebody else wrote.
  }
}

export const settings = new Store<Settings>(read());

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.value, ...part });
}

/** A cookie that lets the server send the page in the right language and theme from its first byte. */
export function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? YEAR : 0}; samesite=lax`;
}

export function isReduced(): boolean {
  const { motion } = settings.value;
  return motion === "reduced" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

function apply(chosen: Settings): void {
  const root = document.documentElement;
  if (chosen.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = chosen.theme;
  if (chosen.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = chosen.motion;
  if (chosen.keys) delete root.dataset.keys;
  else root.dataset.keys = "hidden";
  remember("freebooter-theme", chosen.theme === "system" ? "" : chosen.theme);
}

/** Follows the settings from now on. */
export function startSettings(): void {
  apply(settings.value);
  settings.watch((chosen) => {
    apply(chosen);
    try {
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  });
}
