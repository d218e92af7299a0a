/**
 * Cards on their way: off the pile and turned over, into banks one after the other, to the bottom of the sea.
 *
 * Whatever carries `data-card` is followed from one picture to the next. Everything is an animation that can be ended at
 * any time: what lies there has lain there since the picture changed, and what only flies takes itself away.
 */
import { Component, type ComponentChildren, createRef } from "preact";
import { isReduced } from "../../core/settings";
import type { SceneKind } from "../../table/scenes";
import back from "../../components/back.svg";

interface TravelProps {
  /** Cards travel when this changes. */
  frame: number;
  /** The place that each card has left, and the one it has reached. */
  from: Readonly<Record<string, string>>;
  to: Readonly<Record<string, string>>;
  kind: SceneKind | undefined;
  /** How long the scene lasts. */
  lasts: number;
  class?: string;
  children: ComponentChildren;
}

interface Seen {
  rects: Map<string, DOMRect>;
  ghosts: Map<string, HTMLElement>;
}

/** How a card travels. */
interface Way {
  lasts: number;
  delay: number;
  turns: boolean;
  sinks: boolean;
  /** Whether it is not seen before it leaves. */
  isHidden?: boolean;
}

const EASE = "cubic-bezier(.3,.05,.2,1)";
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Before a card leaves, whatever hits it has to arrive. */
const AIMED = 0.3;

function wayOf(kind: SceneKind | undefined, lasts: number, place: number, count: number): Way {
  const usual = between(180, lasts * 0.7, 520);
  const spread = Math.min(lasts * 0.55, 110 * (count - 1));
  const stagger = count > 1 ? spread / (count - 1) : 0;
  switch (kind) {
    case "draw":
      return { lasts: between(200, lasts * 0.85, 620), delay: 0, turns: true, sinks: false };
    case "attack":
      return { lasts: between(180, lasts * 0.4, 480), delay: lasts * AIMED + place * stagger * 0.5, turns: false, sinks: false };
    case "bonus":
      return { lasts: usual, delay: between(0, lasts * 0.25, 420) + place * stagger, turns: false, sinks: false, isHidden: true };
    case "bust":
      return { lasts: usual, delay: place * Math.min(40, stagger), turns: false, sinks: true };
    default:
      return { lasts: usual, delay: place * stagger, turns: false, sinks: false };
  }
}

export class Travel extends Component<TravelProps> {
  private readonly root = createRef<HTMLDivElement>();

  /** The cards that may travel now: those that are named, and whatever lies in the row. The others are not measured. */
  private cards(named: Readonly<Record<string, string>>): HTMLElement[] {
    const all = this.root.current?.querySelectorAll<HTMLElement>("[data-card]") ?? [];
    return [...all].filter((card) => (card.dataset.card ?? "") in named || card.closest(".draw-row-cards"));
  }

  /** Where a place is; a stack that is not shown is where its player sits. */
  private placed(place: string): DOMRect | undefined {
    const find = (name: string): Element | null | undefined => this.root.current?.querySelector(`[data-place="${CSS.escape(name)}"]`);
    return (find(place) ?? find(place.split("-").slice(0, 2).join("-")))?.getBoundingClientRect();
  }

  override getSnapshotBeforeUpdate(before: TravelProps): Seen | null {
    if (before.frame === this.props.frame || isReduced() || document.hidden) return null;
    const rects = new Map<string, DOMRect>();
    const ghosts = new Map<string, HTMLElement>();
    for (const card of this.cards(this.props.to)) {
      const key = card.dataset.card ?? "";
      rects.set(key, card.getBoundingClientRect());
      if (key in this.props.to) ghosts.set(key, card.cloneNode(true) as HTMLElement);
    }
    return { rects, ghosts };
  }

  override componentDidUpdate(_before: TravelProps, _state: unknown, seen: Seen | null): void {
    if (!seen) return;
    const { from, to, kind, lasts } = this.props;
    const there = new Map(this.cards(to).map((card) => [card.dataset.card ?? "", card]));
    const ends = new Map([...there].map(([key, card]) => [key, card.getBoundingClientRect()]));
    const keys = Object.keys(to);
    const starts = new Map(keys.map((key) => [key, seen.rects.get(key) ?? this.placed(from[key] ?? "")]));
    const goals = new Map(keys.map((key) => [key, ends.get(key) ?? this.placed(to[key] ?? "")]));
    // Everything is measured by now; from here on the page is only written to.
    keys.forEach((key, place) => {
      const start = starts.get(key);
      const end = goals.get(key);
      const card = there.get(key);
      const ghost = seen.ghosts.get(key);
      const way = wayOf(kind, lasts, place, keys.length);
      if (!start || !end || !end.width) return;
      if (card && (!ghost || !isSmall(card))) this.fly(card, start, end, way);
      else if (ghost) {
        this.send(ghost, start, end, way);
        card?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: way.delay + way.lasts * 0.9, fill: "none" });
      }
    });
    // The rest of the row makes room.
    for (const [key, card] of there) {
      const start = seen.rects.get(key);
      const end = ends.get(key);
      if (key in to || !start || !end || !card.closest(".draw-row-cards")) continue;
      if (Math.abs(start.left - end.left) + Math.abs(start.top - end.top) > 2) slide(card, start, end);
    }
  }

  /** A card comes to lie where it belongs now. */
  private fly(card: HTMLElement, start: DOMRect, end: DOMRect, { lasts, delay, turns, isHidden = false }: Way): void {
    const scale = Math.min(2.4, start.width / end.width);
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    if (Math.abs(x) + Math.abs(y) < 3) return;
    const lift = Math.min(46, 14 + Math.hypot(x, y) * 0.06);
    const turn = (degrees: number): string => (turns ? `rotateY(${degrees}deg)` : "");
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale}) perspective(900px) ${turn(180)}`, zIndex: 30, opacity: isHidden ? 0 : 1, easing: "ease-in" },
      {
        transform: `translate(${x * 0.5}px, ${y * 0.5 - lift}px) scale(${(1 + scale) / 2 + 0.12}) perspective(900px) ${turn(90)} rotate(${x > 0 ? 4 : -4}deg)`,
        zIndex: 30,
        opacity: 1,
        offset: 0.45,
        easing: "ease-out",
      },
      { transform: `translate(0, -6px) scale(1.06) perspective(900px) ${turn(0)} rotate(1.5deg)`, zIndex: 30, offset: 0.86, easing: "ease-in" },
      { transform: "none", zIndex: 30 },
    ];
    card.animate(frames, { duration: lasts, delay, fill: "backwards" });
    if (turns) this.turnOver(card, lasts, delay);
  }

  /** Its back is seen until it stands on its edge. */
  private turnOver(card: HTMLElement, lasts: number, delay: number): void {
    const cover = document.createElement("span");
    cover.className = "face back draw-cover";
    cover.innerHTML = back;
    cover.setAttribute("aria-hidden", "true");
    card.append(cover);
    const shown = [{ opacity: 1 }, { opacity: 1, offset: 0.45 }, { opacity: 0, offset: 0.451 }, { opacity: 0 }];
    const turning = cover.animate(shown, { duration: lasts, delay, fill: "both" });
    turning.onfinish = turning.oncancel = () => cover.remove();
  }

  /** A card leaves for a place where it has no face of this size. */
  private send(ghost: HTMLElement, start: DOMRect, end: DOMRect, { lasts, delay, sinks }: Way): void {
    const root = this.root.current;
    if (!root) return;
    const frame = root.getBoundingClientRect();
    for (const name of ["data-card", "id", "data-move", "data-tip", "data-topic"]) ghost.removeAttribute(name);
    for (const each of ghost.querySelectorAll("[data-tip]")) each.removeAttribute("data-tip");
    ghost.inert = true;
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.remove("lit");
    ghost.classList.add("ghost");
    Object.assign(ghost.style, {
      left: `${start.left - frame.left}px`,
      top: `${start.top - frame.top}px`,
      width: `${start.width}px`,
      height: `${start.height}px`,
    });
    ghost.style.setProperty("--card", `${start.width}px`);
    root.append(ghost);
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    const scale = Math.min(end.width / start.width, (end.height / start.height) * 1.2);
    const lift = Math.min(60, 16 + Math.hypot(x, y) * 0.08);
    const frames = sinks
      ? [
          { transform: "none", opacity: 1 },
          { transform: `translate(${x * 0.25}px, ${y * 0.25 + 24}px) rotate(${x > 0 ? 14 : -14}deg) scale(0.94)`, opacity: 1, offset: 0.45 },
          { transform: `translate(${x}px, ${y}px) rotate(${x > 0 ? 38 : -38}deg) scale(${scale * 0.8})`, opacity: 0 },
        ]
      : [
          { transform: "none", opacity: 1 },
          { transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${(1 + scale) / 2 + 0.1}) rotate(${x > 0 ? 5 : -5}deg)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.92 },
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
        ];
    const flight = ghost.animate(frames, { duration: lasts, delay, easing: EASE, fill: "both" });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  override render({ class: className = "", children }: TravelProps) {
    return (
      <div ref={this.root} class={`flights ${className}`}>
        {children}
      </div>
    );
  }
}

/** In banks cards lie small, without room for their drawing. */
function isSmall(card: HTMLElement): boolean {
  return card.classList.contains("draw-chip-card");
}

function slide(card: HTMLElement, start: DOMRect, end: DOMRect): void {
  const way = `translate(${start.left - end.left}px, ${start.top - end.top}px)`;
  card.animate([{ transform: way }, { transform: "none" }], { duration: 260, easing: EASE });
}
