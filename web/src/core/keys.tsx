/** Keys that do something wherever the focus is, and the list of them that is shown on `?`. */
import { useEffect, useRef } from "preact/hooks";

export interface Shortcut {
  key: string;
  /** What it does, in words. */
  label: string;
  run: () => void;
}

interface Keys {
  current: readonly Shortcut[];
}

/** The keys of every component that is there, the latest first. */
const active: Keys[] = [];

/** All keys that do something now. */
export function shortcuts(): Shortcut[] {
  return active.flatMap(({ current }) => current);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return; // A window above the table has the keyboard for itself.
  const shortcut = shortcuts().find(({ key }) => key === event.key.toLowerCase());
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

export function startKeys(): void {
  addEventListener("keydown", press);
}

/**
 * These keys work for as long as the component is there; later ones come before earlier ones.
 *
 * They are those of what is drawn, from the moment it is drawn: a key that is pressed at once is not lost.
 */
export function useShortcuts(own: readonly Shortcut[]): void {
  const keys = useRef(own);
  keys.current = own;
  useEffect(() => {
    active.unshift(keys);
    return () => {
      active.splice(active.indexOf(keys), 1);
    };
  }, []);
}
