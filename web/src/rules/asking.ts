/** Who asks what a card does, and how: a mouse that rests, a long touch, or a key. Watches the whole document. */

const REST = 550;
const PRESS = 450;
/** So long the mouse may be on its way from the card to the text. */
const GRACE = 250;
/** So far a finger may slip without meaning to scroll. */
const SLIP = 10;
/** A finger that is lifted clicks within this time, or not at all. */
const CLICKED = 400;

export type Means = "mouse" | "touch" | "keys";

export interface Asked {
  topic: string;
  element: HTMLElement;
  means: Means;
}

/** The element that `cardText` has marked, around something. */
function markedAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-topic]") : null;
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".card-text") !== null;
}

export class Asking {
  private shown: Asked | null = null;
  private coming = 0;
  /** What the mouse rests on. */
  private awaited: HTMLElement | null = null;
  private going = 0;
  private pressedAt: { x: number; y: number } | null = null;
  private swallows = false;
  private readonly end = new AbortController();

  constructor(private readonly tell: (asked: Asked | null) => void) {
    const listen = (type: string, run: (event: never) => void, passive = false): void =>
      document.addEventListener(type, run as EventListener, { capture: true, passive, signal: this.end.signal });
    listen("pointerdown", (event) => this.down(event), true);
    listen("pointermove", (event) => this.move(event), true);
    listen("pointerup", () => this.up(), true);
    listen("pointercancel", () => this.up(), true);
    listen("click", (event) => this.click(event));
    listen("contextmenu", (event) => this.menu(event));
    listen("keydown", (event) => this.key(event));
    listen("scroll", (event) => this.scroll(event), true);
  }

  stop(): void {
    this.end.abort();
    clearTimeout(this.coming);
    this.stay();
  }

  show(element: HTMLElement, means: Means): void {
    clearTimeout(this.coming);
    this.stay();
    this.shown = { topic: element.dataset.topic ?? "", element, means };
    this.tell(this.shown);
  }

  hide(): void {
    this.stay();
    if (!this.shown) return;
    this.shown = null;
    this.tell(null);
  }

  /** As somebody wants it: a mouse that stays where it is does not bring the text back. */
  private dismiss(): void {
    clearTimeout(this.coming);
    if (this.shown) this.awaited = this.shown.element;
    this.hide();
  }

  private stay(): void {
    clearTimeout(this.going);
    this.going = 0;
  }

  /** On the key: what has the focus, or else the first thing of the kind within it. */
  showFocused(): void {
    const focused = document.activeElement;
    const element = markedAround(focused) ?? focused?.querySelector<HTMLElement>("[data-topic]");
    if (element && focused !== document.body) this.show(element, "keys");
  }

  /** Only a mouse that moves asks; a card that comes to lie under one that rests does not. */
  private hover(event: PointerEvent): void {
    const element = markedAround(event.target);
    if (isText(event.target) || (element && element === this.shown?.element)) {
      this.stay();
      this.await(null);
      return;
    }
    if (this.shown?.means === "mouse") this.going ||= window.setTimeout(() => this.hide(), GRACE);
    if (element !== this.awaited && this.shown?.means !== "keys") this.await(element);
  }

  private await(element: HTMLElement | null): void {
    clearTimeout(this.coming);
    this.awaited = element;
    if (element) this.coming = window.setTimeout(() => element.isConnected && this.show(element, "mouse"), REST);
  }

  private down(event: PointerEvent): void {
    this.swallows = false;
    clearTimeout(this.coming);
    if (isText(event.target)) return;
    // With a finger on the table, the touch that puts the text away does nothing else.
    if (this.shown) this.swallows = event.pointerType === "touch";
    this.dismiss();
    const element = markedAround(event.target);
    if (event.pointerType !== "touch" || !element || this.swallows) return;
    this.pressedAt = { x: event.clientX, y: event.clientY };
    this.coming = window.setTimeout(() => {
      if (!element.isConnected) return;
      this.swallows = true;
      this.show(element, "touch");
    }, PRESS);
  }

  private move(event: PointerEvent): void {
    if (event.pointerType !== "touch") this.hover(event);
    if (!this.pressedAt) return;
    if (Math.hypot(event.clientX - this.pressedAt.x, event.clientY - this.pressedAt.y) > SLIP) this.release();
  }

  private up(): void {
    if (this.pressedAt) this.release();
    if (this.swallows) window.setTimeout(() => (this.swallows = false), CLICKED);
  }

  private release(): void {
    this.pressedAt = null;
    clearTimeout(this.coming);
  }

  private click(event: MouseEvent): void {
    if (!this.swallows || event.detail === 0) return; // No finger makes a click without a number.
    this.swallows = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** The browser's own menu would lie over the text. */
  private menu(event: MouseEvent): void {
    if (this.pressedAt && markedAround(event.target)) event.preventDefault();
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.shown) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.dismiss();
  }

  /** The card is no longer where the text points. */
  private scroll(event: Event): void {
    if (this.shown && event.target instanceof Node && event.target.contains(this.shown.element)) this.dismiss();
  }
}
