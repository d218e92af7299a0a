/** Which card lies where in a duel, followed from event to event, so that each can be seen to travel. */
import type { DoloresView, Happened } from "../../generated/wire";
import { readGood } from "./goods";
import { arranged, findLeaving, named, placeInDisplay, type Sides, without } from "./sides";

/** A card before a duellist. Equal cards look alike, but each keeps the key it was dealt with. */
export interface Laid {
  key: string;
  card: string | null;
}

export interface Layout {
  dealer: number;
  neighbour: number;
  beforeDealer: readonly Laid[];
  beforeNeighbour: readonly Laid[];
}

/** Cards on their way: from which place those came that are new, and where those went that are gone. */
export interface Ways {
  from: Record<string, string>;
  to: Record<string, string>;
}

let dealt = 0;

function lay(card: string | null): Laid {
  dealt += 1;
  return { key: `duel-${dealt}`, card };
}

/** The duel as it lies there, without any history. */
export function freshLayout(view: DoloresView): Layout {
  const { dealer, neighbour } = view;
  return {
    dealer,
    neighbour,
    beforeDealer: view.before_dealer.map(lay),
    beforeNeighbour: view.before_neighbour.map(lay),
  };
}

/** Whether cards lie as they are shown, as far as that can be told. */
function matches(laid: readonly Laid[], shown: readonly (string | null)[]): boolean {
  return (
    laid.length === shown.length &&
    laid.every(({ card }, place) => card === null || shown[place] === null || card === shown[place])
  );
}

/** Follows the events of one scene. */
class Follower {
  private dealer: number;
  private sides: Sides<Laid>;
  readonly ways: Ways = { from: {}, to: {} };

  constructor(before: Layout) {
    this.dealer = before.dealer;
    this.sides = [before.beforeNeighbour, before.beforeDealer];
  }

  follow(happened: Happened): void {
    const { event, other } = happened;
    const card = named(happened);
    const whose = happened.seat ?? -1;
    if (event === "duel") this.begin(whose);
    else if (event === "dealt") this.deal(whose, card);
    else if (event === "took") this.leave(card, this.sideOf(whose), placeInDisplay(whose, card ?? ""));
    else if (event === "lost") this.leave(card, 0, "discard");
    else if (event === "arranged") this.sides = arranged(this.sides, Number(other));
    else if (event === "played") this.ways.to[`bottle-${whose}-${card}`] = "discard";
    else if (event === "dropped") this.ways.to[`tile-${whose}-${readGood(card ?? "").kind}`] = "discard";
  }

  private sideOf(seat: number): 0 | 1 {
    return seat === this.dealer ? 1 : 0;
  }

  private begin(dealer: number): void {
    this.dealer = dealer;
    this.sides = [[], []];
  }

  private deal(seat: number, card: string | null): void {
    const laid = lay(card);
    const [neighbour, dealer] = this.sides;
    this.sides = this.sideOf(seat) ? [neighbour, [...dealer, laid]] : [[...neighbour, laid], dealer];
    this.ways.from[laid.key] = "draw";
  }

  /** A card goes; under the lantern its face may be seen only now. */
  private leave(card: string | null, nearest: 0 | 1, place: string): void {
    const spot = findLeaving(this.sides, card, nearest, (laid) => laid.card);
    if (!spot) return;
    const gone = this.sides[spot.side][spot.place];
    if (gone) this.ways.to[gone.key] = place;
    this.sides = without(this.sides, spot);
  }

  /** How it lies now; where something was missed, anew. */
  result(view: DoloresView): Layout {
    const [beforeNeighbour, beforeDealer] = this.sides;
    return faced({ dealer: this.dealer, neighbour: view.neighbour, beforeNeighbour, beforeDealer }, view);
  }
}

/** The same cards with the faces that are seen now; where they are not the same, laid out anew. */
function faced(layout: Layout, view: DoloresView): Layout {
  if (!sameLayout(layout, view)) return freshLayout(view);
  const turned = (laid: readonly Laid[], cards: readonly (string | null)[]): Laid[] =>
    laid.map(({ key }, place) => ({ key, card: cards[place] ?? null }));
  return {
    ...layout,
    beforeNeighbour: turned(layout.beforeNeighbour, view.before_neighbour),
    beforeDealer: turned(layout.beforeDealer, view.before_dealer),
  };
}

/** Whether a layout is that of a view. */
export function sameLayout({ dealer, beforeNeighbour, beforeDealer }: Layout, view: DoloresView): boolean {
  return (
    dealer === view.dealer &&
    matches(beforeNeighbour, view.before_neighbour) &&
    matches(beforeDealer, view.before_dealer)
  );
}

export function followEvents(
  before: Layout,
  events: readonly Happened[],
  view: DoloresView,
): { layout: Layout; ways: Ways } {
  const follower = new Follower(before);
  for (const event of events) follower.follow(event);
  return { layout: follower.result(view), ways: follower.ways };
}
