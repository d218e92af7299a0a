/** Which card lies where in a duel, followed from event to event, so that each can be seen to travel. */
import type { DoloresView, Happened } from "../../generated/wire";
import { readGood } from "./goods";

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

function matches(laid: readonly Laid[], shown: readonly (string | null)[]): boolean {
  return (
    laid.length === shown.length &&
    laid.every(({ card }, place) => card === null || shown[place] === null || card === shown[place])
  );
}

/** Where a card in a display is seen: the tile of its kind, or the bottle itself. */
export function placeInDisplay(seat: number, card: string): string {
  const { kind, value } = readGood(card);
  return value === null ? `bottle-${seat}-${kind}` : `kind-${seat}-${kind}`;
}

/** Follows the events of one move. */
class Follower {
  private dealer: number;
  private sides: [neighbour: Laid[], dealer: Laid[]];
  readonly ways: Ways = { from: {}, to: {} };

  constructor(before: Layout) {
    this.dealer = before.dealer;
    this.sides = [[...before.beforeNeighbour], [...before.beforeDealer]];
  }

  follow({ event, seat, card, other }: Happened): void {
    const named = typeof card === "string" ? card : null;
    const whose = seat ?? -1;
    if (event === "duel") this.begin(whose);
    else if (event === "dealt") this.deal(whose, named);
    else if (event === "took") this.leave(named, placeInDisplay(whose, named ?? ""));
    else if (event === "lost") this.leave(named, "discard");
    else if (event === "arranged") this.arrange(Number(other));
    else if (event === "played") this.ways.to[`bottle-${whose}-${named}`] = "discard";
    else if (event === "dropped") this.ways.to[`tile-${whose}-${readGood(named ?? "").kind}`] = "discard";
  }

  private begin(dealer: number): void {
    this.dealer = dealer;
    this.sides = [[], []];
  }

  private deal(seat: number, card: string | null): void {
    const laid = lay(card);
    this.sides[seat === this.dealer ? 1 : 0].push(laid);
    this.ways.from[laid.key] = "draw";
  }

  /** A card goes; under the lantern its face may be seen only now. */
  private leave(card: string | null, place: string): void {
    const all = this.sides.flat();
    const gone = all.find((laid) => laid.card === card) ?? all.find((laid) => laid.card === null);
    if (!gone) return;
    this.ways.to[gone.key] = place;
    this.sides = [this.sides[0].filter((laid) => laid !== gone), this.sides[1].filter((laid) => laid !== gone)];
  }

  private arrange(mask: number): void {
    const all = this.sides.flat();
    const isBefore = (place: number): boolean => Boolean((mask >> place) & 1);
    this.sides = [all.filter((_, place) => isBefore(place)), all.filter((_, place) => !isBefore(place))];
  }

  /** How it lies now; where something was missed, anew. */
  result(view: DoloresView): Layout {
    const [before, after] = this.sides;
    const whole = matches(before, view.before_neighbour) && matches(after, view.before_dealer);
    if (!whole || this.dealer !== view.dealer) return freshLayout(view);
    const faced = (laid: readonly Laid[], cards: readonly (string | null)[]): Laid[] =>
      laid.map(({ key }, place) => ({ key, card: cards[place] ?? null }));
    return {
      dealer: view.dealer,
      neighbour: view.neighbour,
      beforeNeighbour: faced(before, view.before_neighbour),
      beforeDealer: faced(after, view.before_dealer),
    };
  }
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
