/** Keys that do something wherever the focus is, and the list of them that is shown on `?`. */
import { useEffect } from "preact/hooks";
import { Store } from "./store";

export interface Shortcut {
  key: string;
  /** What it does, in words. */
  label: string;
  run: () => void;
}

const active = new Store<readonly Shortcut[]>([]);
export const shortcuts = active;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return; // A window above the table has the keyboard for itself.
  const shortcut = active.value.find(({ key }) => key === event.key.toLowerCase());
  if (!shortcut) return;
  event.preventDefault();
  shortcut.run();
}

export function startKeys(): void {
  addEventListener("keydown", press);
}

/** These keys work for as long as the component is there; later ones come before earlier ones. */
export function useShortcuts(own: readonly Shortcut[]): void {
  useEffect(() => {
    active.set([...own, ...active.value]);
    return () => active.set(active.value.filter((each) => !own.includes(each)));
  }, [own]);
}
