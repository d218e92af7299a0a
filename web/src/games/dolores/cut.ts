/**
 * Cuts what a move of Dolores did into scenes.
 *
 * The last gesture of a duel often settles it, hands everything out and deals the next one, all in one move. Here that
 * becomes what people at a table see: first the hands over the cards they are about, then the cards on their way, then
 * the next duel. Pictures are made from the events alone; scores, which only the server counts, follow a display as
 * soon as it is what it will be.
 */
import type { DoloresView, Happened } from "../../generated/wire";
import type { Cut, Scene, SceneKind } from "../../table/scenes";
import { arranged, findLeaving, named, type Sides, without } from "./sides";

/** What each event belongs to; what belongs to nothing goes with what follows it. */
const KINDS: Readonly<Record<string, SceneKind>> = {
  "start-card": "deal",
  duel: "deal",
  dealt: "deal",
  dawn: "dawn",
  played: "effect",
  arranged: "effect",
  showed: "reveal",
  both: "reveal",
  guessed: "reveal",
  "bet-won": "reveal",
  "bet-lost": "reveal",
  took: "collect",
  lost: "collect",
  dropped: "bust",
  robbed: "attack",
  "nothing-to-rob": "attack",
  over: "ending",
  won: "ending",
};

/** Events that begin a scene of their own even after others of their kind. */
const OPENING = new Set(["duel", "played", "robbed"]);

/** The events of each scene, in order. */
function parted(events: readonly Happened[]): { kind: SceneKind; events: Happened[] }[] {
  const parts: { kind: SceneKind; events: Happened[] }[] = [];
  let quiet: Happened[] = [];
  for (const each of events) {
    const kind = KINDS[each.event];
    const last = parts.at(-1);
    if (!kind) quiet.push(each);
    else if (last?.kind === kind && !OPENING.has(each.event) && !quiet.length) last.events.push(each);
    else {
      parts.push({ kind, events: [...quiet, each] });
      quiet = [];
    }
  }
  const last = parts.at(-1);
  if (last) last.events.push(...quiet);
  else parts.push({ kind: "still", events: quiet });
  return parts;
}

/** A display without one of its cards. */
function lacking(cards: readonly string[], card: string): string[] {
  const place = cards.indexOf(card);
  return place < 0 ? [...cards] : cards.toSpliced(place, 1);
}

/** A picture on its way from one view to another. */
class Picture {
  private view: DoloresView;

  constructor(
    private readonly before: DoloresView,
    private readonly after: DoloresView,
  ) {
    this.view = before;
  }

  private set(part: Partial<DoloresView>): void {
    this.view = { ...this.view, ...part };
  }

  private get sides(): Sides<string | null> {
    return [this.view.before_neighbour, this.view.before_dealer];
  }

  private lay([neighbour, dealer]: Sides<string | null>): void {
    this.set({ before_neighbour: [...neighbour], before_dealer: [...dealer] });
  }

  private sideOf(seat: number): 0 | 1 {
    return seat === this.view.dealer ? 1 : 0;
  }

  private display(seat: number, change: (cards: readonly string[]) => string[]): void {
    this.set({ displays: this.view.displays.map((cards, each) => (each === seat ? change(cards) : cards)) });
  }

  private discard(card: string): void {
    this.set({ discard: [...this.view.discard, card] });
  }

  happen(happened: Happened): void {
    const { event, other } = happened;
    const seat = happened.seat ?? -1;
    const card = named(happened);
    if (event === "duel") this.begin(seat, Number(other));
    else if (event === "dealt") this.deal(seat, card);
    else if (event === "start-card") this.display(seat, (cards) => [...cards, card ?? ""]);
    else if (event === "played") this.play(seat, card ?? "");
    else if (event === "arranged") this.lay(arranged(this.sides, Number(other)));
    else if (event === "showed") this.set({ gestures: { ...this.view.gestures, [seat]: String(other) } });
    else if (event === "guessed") this.guess(card ?? "", String(other));
    else if (event === "took") this.leave(seat, card ?? "");
    else if (event === "lost") this.leave(null, card ?? "");
    else if (event === "dropped") this.drop(seat, card ?? "");
    else if (event === "robbed") this.rob(seat, Number(other), card ?? "");
    else if (event === "nothing-to-rob") this.drop(seat, "theft");
  }

  private begin(dealer: number, neighbour: number): void {
    const none = { lantern: null, two_hand: null, bettor: null, gestures: {}, guesses: {} };
    this.set({ dealer, neighbour, ...none, before_dealer: [], before_neighbour: [] });
  }

  private deal(seat: number, card: string | null): void {
    const [neighbour, dealer] = this.sides;
    this.lay(this.sideOf(seat) ? [neighbour, [...dealer, card]] : [[...neighbour, card], dealer]);
    this.set({ draw_count: this.view.draw_count - 1 });
  }

  private play(seat: number, bottle: string): void {
    this.drop(seat, bottle);
    if (bottle === "lantern") this.set({ lantern: seat });
    else if (bottle === "two-hand") this.set({ two_hand: seat });
    else if (bottle === "bet") this.set({ bettor: seat });
    else if (bottle === "void") this.set({ gestures: {}, guesses: {}, two_hand: null, bettor: null });
  }

  private guess(dealer: string, neighbour: string): void {
    this.set({ guesses: { [this.view.dealer]: dealer, [this.view.neighbour]: neighbour } });
  }

  /** A card of the duel goes to a display, or else to the discard pile. */
  private leave(seat: number | null, card: string): void {
    const spot = findLeaving(this.sides, card, seat === null ? 0 : this.sideOf(seat), (each) => each);
    if (spot) this.lay(without(this.sides, spot));
    if (seat === null) this.discard(card);
    else this.display(seat, (cards) => [...cards, card]);
  }

  private drop(seat: number, card: string): void {
    this.display(seat, (cards) => lacking(cards, card));
    this.discard(card);
  }

  private rob(thief: number, victim: number, card: string): void {
    this.display(victim, (cards) => lacking(cards, card));
    this.display(thief, (cards) => [...cards, card]);
    this.drop(thief, "theft");
  }

  /** What is shown: nobody is asked anything, and points are those of a display as it lies there. */
  shown(kind: SceneKind): DoloresView {
    const { before, after, view } = this;
    const alike = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
      [...one].sort().join() === [...other].sort().join();
    const source = (seat: number): DoloresView => (alike(view.displays[seat], after.displays[seat]) ? after : before);
    const seats = view.players.map((_, seat) => seat);
    return {
      ...view,
      asks: kind === "reveal" ? "revealed" : "shown",
      points: seats.map((seat) => source(seat).points[seat] ?? 0),
      score_parts: seats.map((seat) => source(seat).score_parts[seat] ?? []),
      deciders: [],
      have_chosen: [],
      own_choice: null,
      own_move: null,
    };
  }
}

export function cutDuels(before: DoloresView, after: DoloresView, events: readonly Happened[]): Scene[] {
  const picture = new Picture(before, after);
  const parts = parted(events);
  return parts.map(({ kind, events: some }, place) => {
    for (const each of some) picture.happen(each);
    return { kind, events: some, view: place === parts.length - 1 ? after : picture.shown(kind) };
  });
}

export const cut: Cut = (before, after, events) => cutDuels(before as DoloresView, after as DoloresView, events);
