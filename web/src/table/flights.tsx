/**
 * Cards travel between the places they leave and reach.
 *
 * Whatever carries `data-card` is followed from one drawing of the table to the next; whoever waits for the animation
 * waits for nothing, since the table itself has changed at once. A card that comes from a place without a face of its
 * own (a pile) starts at the element that carries the `data-place` named in `from`; one that leaves for such a place is
 * shown on its way there as a ghost.
 */
import { Component, createRef, type ComponentChildren } from "preact";
import { isReduced } from "../core/settings";

const LASTS = 420;
const STAGGER = 35; // By how much each starts after the one before, unless the game says otherwise.
const EASE = "cubic-bezier(.2,.8,.25,1)";

interface FlightsProps {
  /** Flights happen when this changes, not on every drawing. */
  version: number;
  /** For cards that have just appeared: the place they came from. */
  from: Readonly<Record<string, string>>;
  /** For cards that have vanished: the place they went to. */
  to: Readonly<Record<string, string>>;
  /** By how many milliseconds each starts after the one before. */
  stagger?: number;
  class?: string;
  children: ComponentChildren;
}

interface Seen {
  rects: Map<string, DOMRect>;
  ghosts: Map<string, HTMLElement>;
}

export class Flights extends Component<FlightsProps> {
  private readonly root = createRef<HTMLDivElement>();

  private cards(): HTMLElement[] {
    return [...(this.root.current?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  }

  private placed(place: string): DOMRect | undefined {
    return this.root.current?.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
  }

  override getSnapshotBeforeUpdate(before: FlightsProps): Seen | null {
    if (before.version === this.props.version || isReduced() || document.hidden) return null;
    const rects = new Map<string, DOMRect>();
    const ghosts = new Map<string, HTMLElement>();
    for (const card of this.cards()) {
      const key = card.dataset.card ?? "";
      rects.set(key, card.getBoundingClientRect());
      if (key in this.props.to) ghosts.set(key, card.cloneNode(true) as HTMLElement);
    }
    return { rects, ghosts };
  }

  override componentDidUpdate(_before: FlightsProps, _state: unknown, seen: Seen | null): void {
    if (!seen) return;
    const arrived = this.cards().map((card) => ({ card, rect: card.getBoundingClientRect() }));
    const present = new Set(arrived.map(({ card }) => card.dataset.card));
    const starts = new Map(Object.values(this.props.from).map((place) => [place, this.placed(place)]));
    const ends = new Map(Object.values(this.props.to).map((place) => [place, this.placed(place)]));
    let number = 0; // Everything is measured by now; from here on the page is only written to.
    for (const { card, rect } of arrived) {
      const key = card.dataset.card ?? "";
      const start = seen.rects.get(key) ?? starts.get(this.props.from[key] ?? "");
      if (start && this.fly(card, start, rect, number)) number += 1;
    }
    for (const [key, ghost] of seen.ghosts) {
      const start = seen.rects.get(key);
      const end = ends.get(this.props.to[key] ?? "");
      if (start && end && !present.has(key)) this.vanish(ghost, start, end, number++);
    }
  }

  /** Whether there was any way to go. */
  private fly(card: HTMLElement, start: DOMRect, end: DOMRect, number: number): boolean {
    const x = start.left - end.left;
    const y = start.top - end.top;
    if (!end.width || (Math.abs(x) < 2 && Math.abs(y) < 2)) return false;
    const scale = start.width / end.width;
    card.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: "20" },
        { transform: "none", zIndex: "20" },
      ],
      { duration: LASTS, delay: number * (this.props.stagger ?? STAGGER), easing: EASE, fill: "backwards" },
    );
    return true;
  }

  private vanish(ghost: HTMLElement, start: DOMRect, end: DOMRect, number: number): void {
    const root = this.root.current;
    if (!root) return;
    const frame = root.getBoundingClientRect();
    ghost.removeAttribute("data-card");
    ghost.removeAttribute("id");
    ghost.removeAttribute("data-move");
    ghost.inert = true;
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    ghost.style.setProperty("--card", `${start.width}px`); // Where it lay, the size came from what was around it.
    Object.assign(ghost.style, {
      left: `${start.left - frame.left}px`,
      top: `${start.top - frame.top}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
    });
    root.append(ghost);
    const way = `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(${end.width / start.width})`;
    const flight = ghost.animate([{ transform: "none" }, { transform: way, opacity: 0.4 }], {
      duration: LASTS,
      delay: number * (this.props.stagger ?? STAGGER),
      easing: EASE,
      fill: "both",
    });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  override render({ class: className = "", children }: FlightsProps) {
    return (
      <div ref={this.root} class={`flights ${className}`}>
        {children}
      </div>
    );
  }
}
