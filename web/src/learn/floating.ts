/** The words of a lesson beside what they speak of, where there is room for them there. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  alwaysFree, answering, betterStaysFree, boxOf, isBusy, mustStayFree, seenOf, shouldStayFree,
} from "./around";
import { placeBeside, placeNear } from "./placing";

const LOOK = 200;

/** After so many looks without a free place the words stay where they usually stand. */
const PATIENCE = 6;

/** What finds each thing that a lesson lights: a move, or after an @ the name by which a board marks a thing. */
export function selectorsOf(light: readonly string[]): string[] {
  return light.map((each) =>
    each.startsWith("@") ? `[data-tip~="${each.slice(1)}"]` : `main [data-move="${CSS.escape(each)}"]`,
  );
}

/** As wide as there is room for, in rem. */
const WIDTHS = [21, 17];

/** Beside what they speak of; else near it, where they cover as little as can be of what one decides by. */
function findPlace(words: HTMLElement, selectors: readonly string[]): Place | null {
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const boxes = selectors.flatMap(seenOf).map(boxOf);
  const [first] = boxes;
  if (!first) return null;
  const must = [...mustStayFree(words), ...betterStaysFree(words), ...boxes];
  const should = [...must, ...shouldStayFree(words)];
  const answers = [...answering(words), ...boxes];
  const always = [...alwaysFree(words), ...boxes];
  for (const width of WIDTHS) {
    words.style.width = `min(${width}rem, calc(100vw - 20px))`;
    const size = { width: words.offsetWidth, height: words.offsetHeight };
    for (const taken of [should, must]) {
      for (const box of boxes) {
        const place = placeBeside(box, size, room, taken);
        if (place) return { ...place, width };
      }
    }
    for (const taken of [should, must, answers, always]) {
      const near = placeNear(first, size, room, taken);
      if (near) return { ...near, width };
    }
  }
  return null;
}

interface Place {
  left: number;
  top: number;
  /** In rem. */
  width: number;
}

const isSame = (one: Place, other: Place | null): boolean =>
  one.width === other?.width && Math.abs(one.left - other.left) < 2 && Math.abs(one.top - other.top) < 2;

/**
 * Where the words float: `null` where they stand at their usual place. For every new text a place is looked for anew;
 * one that was not found is not looked for again, so that the words do not jump to and fro.
 */
export function useFloating(text: string, light: readonly string[]) {
  const words = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [docked, setDocked] = useState("");
  const isFloating = light.length > 0 && docked !== text;
  const all = light.join();
  useLayoutEffect(() => {
    if (!isFloating) return undefined;
    const selectors = selectorsOf(light);
    let misses = 0;
    let last: Place | null = null;
    const look = (): void => {
      const element = words.current;
      if (!element || isBusy()) return;
      const found = findPlace(element, selectors);
      // Where nothing is to be seen of it, the board may not be there yet.
      const miss = selectors.some((each) => seenOf(each).length) ? 1 : 0.5;
      misses = found ? 0 : misses + miss;
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
      words.current?.style.removeProperty("width");
      setPlace(null);
    };
  }, [text, all, isFloating]);
  return { words, isFloating, place: isFloating ? place : null };
}
