/** The words of a lesson beside what they speak of, where there is room for them there. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { betterStaysFree, boxOf, isBusy, mustStayFree, seenOf, shouldStayFree } from "./around";
import { placeBeside, type Placed } from "./placing";

const LOOK = 200;

/** After so many looks without a free place the words stay where they usually stand. */
const PATIENCE = 4;

/** What finds each thing that a lesson lights: a move, or after an @ the name by which a board marks a thing. */
export function selectorsOf(light: readonly string[]): string[] {
  return light.map((each) =>
    each.startsWith("@") ? `[data-tip~="${each.slice(1)}"]` : `main [data-move="${CSS.escape(each)}"]`,
  );
}

function findPlace(words: HTMLElement, selectors: readonly string[]): Placed | null {
  const size = { width: words.offsetWidth, height: words.offsetHeight };
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const things = selectors.flatMap(seenOf);
  const must = [...mustStayFree(words), ...betterStaysFree(words)];
  for (const taken of [[...must, ...shouldStayFree(words)], must]) {
    for (const thing of things) {
      const place = placeBeside(boxOf(thing), size, room, [...taken, ...things.map(boxOf)]);
      if (place) return place;
    }
  }
  return null;
}

const isSame = (one: Placed | null, other: Placed | null): boolean =>
  one?.side === other?.side && Math.abs((one?.left ?? 0) - (other?.left ?? 0)) < 2 && Math.abs((one?.top ?? 0) - (other?.top ?? 0)) < 2;

/**
 * Where the words float: `null` where they stand at their usual place. For every new text a place is looked for anew;
 * one that was not found is not looked for again, so that the words do not jump to and fro.
 */
export function useFloating(text: string, light: readonly string[]) {
  const words = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Placed | null>(null);
  const [docked, setDocked] = useState("");
  const isFloating = light.length > 0 && docked !== text;
  const all = light.join();
  useLayoutEffect(() => {
    if (!isFloating) return undefined;
    const selectors = selectorsOf(light);
    let misses = 0;
    let last: Placed | null = null;
    const look = (): void => {
      const element = words.current;
      if (!element || isBusy()) return;
      const found = findPlace(element, selectors);
      misses = found ? 0 : misses + 1;
      if (misses >= PATIENCE) setDocked(text);
      if (found && !isSame(found, last)) {
        last = found;
        setPlace(found);
      }
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => {
      clearInterval(timer);
      setPlace(null);
    };
  }, [text, all, isFloating]);
  return { words, isFloating, place: isFloating ? place : null };
}
