/** Finding things on a table and keeping off them: what bubbles and rings of lessons and tips have to know. */
import { type Box } from "./placing";

/** What answers a question, and what one decides by: the own place and the cards in the middle. */
const DECIDING = "main [data-move], main .primary, main [data-own], main [data-centre] [data-card], .coach button";

/** The question with it. */
const ANSWERING = `${DECIDING}, main [data-question]`;

/** The least that a word about something leaves free. */
const BUTTONS = "main [data-move], main .primary, main [data-question], header button, header a, .coach button";

/** What somebody may want to touch now: what answers a question, and the bar above. */
const PRESSED = `${ANSWERING}, header button, header a, summary`;

/** Everything else that can be touched; it is kept free where there is room enough. */
const TOUCHED = "button, a[href], input, select";

/** What one looks at while one decides; it is kept free where there is still more room. */
const LOOKED_AT = "main [data-card], main [data-question], main [data-centre] [data-place]:not(:has([data-card]))";

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function isInside({ left, top, width, height }: Box): boolean {
  return width > 0 && height > 0 && left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;
}

/** Whether somebody can see it: it is drawn, and lies in the window as a whole or nearly so. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { left, top, width, height } = boxOf(element);
  const room = 8;
  return (
    width > 0 &&
    height > 0 &&
    left >= -room &&
    top >= -room &&
    left + width <= innerWidth + room &&
    top + height <= innerHeight + room
  );
}

/** Everything that a selector finds and that can be seen. */
export function seenOf(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(isSeen);
}

export function findSeen(selector: string): Element | null {
  return seenOf(selector)[0] ?? null;
}

function boxes(selector: string, but: Element | null): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !but?.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map(boxOf)
    .filter(isInside);
}

/** What is never covered, whatever else is, and the same with the question; `but` is whoever asks. */
export function alwaysFree(but: Element | null): Box[] {
  return boxes(DECIDING, but);
}

export function answering(but: Element | null): Box[] {
  return boxes(ANSWERING, but);
}

export function buttons(but: Element | null): Box[] {
  return boxes(BUTTONS, but);
}

/** What must not be covered, what should not be, and what better is not. */
export function mustStayFree(but: Element | null): Box[] {
  return boxes(PRESSED, but);
}

export function shouldStayFree(but: Element | null): Box[] {
  return boxes(TOUCHED, but);
}

export function betterStaysFree(but: Element | null): Box[] {
  return boxes(LOOKED_AT, but);
}

/** Whether something moves at the table, or a window lies above it. */
export function isBusy(): boolean {
  return document.querySelector("[data-scene], main[data-busy=true], dialog[open], :popover-open") !== null;
}
