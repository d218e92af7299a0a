/** The table between two positions: what each thing that happens does to what lies there. */
import type { Card, DeadMansDrawView, Happened } from "../../generated/wire";
import { isCard, stackOf, SUITS, without, written } from "./cards";

type Change = (picture: DeadMansDrawView, card: Card, event: Happened) => Partial<DeadMansDrawView>;

/** Whether two cards do not go together: they have the same suit, or in Strange Lands the same number. */
export function repeats(one: Card, other: Card, variant: string | undefined): boolean {
  return variant === "strange-lands" ? one[1] === other[1] : one[0] === other[0];
}

/** The place of the card of the row that another one repeats. */
export function twinOf(row: readonly Card[], card: Card, variant: string | undefined): number {
  return row.findIndex((other) => repeats(other, card, variant));
}

const seatOf = ({ seat }: Happened): number => seat ?? 0;
const otherOf = ({ other }: Happened): number => (typeof other === "number" ? other : 0);

function withCard(view: DeadMansDrawView, seat: number, card: Card): Card[][] {
  return view.banks.map((bank, each) => (each === seat ? [...bank, card] : bank));
}

function withoutCard(view: DeadMansDrawView, seat: number, card: Card): Card[][] {
  return view.banks.map((bank, each) => (each === seat ? without(bank, [card]) : bank));
}

/** Where nobody may look into the discard pile, only its height is known. */
function thrown(view: DeadMansDrawView, card: Card): Partial<DeadMansDrawView> {
  return { discard: view.discard && [...view.discard, card], discard_count: view.discard_count + 1 };
}

function unthrown(view: DeadMansDrawView, card: Card): Partial<DeadMansDrawView> {
  return { discard: view.discard && without(view.discard, [card]), discard_count: view.discard_count - 1 };
}

const hasCard = (cards: readonly Card[], card: Card): boolean => cards.some((other) => written(other) === written(card));
const isNavigator = (view: DeadMansDrawView): boolean => view.traits[view.active] === "navigator";

/** What was brought into play is laid beside what it repeats, where everybody sees it. */
function laid(view: DeadMansDrawView, card: Card): Partial<DeadMansDrawView> {
  return { row: [...view.row, card] };
}

function rowToBank(view: DeadMansDrawView, card: Card, seat: number): Partial<DeadMansDrawView> {
  return { row: lastWithout(view.row, card), banks: withCard(view, seat, card) };
}

/** Of equal cards the one that came last leaves. */
function lastWithout(row: readonly Card[], card: Card): Card[] {
  const place = row.findLastIndex((other) => written(other) === written(card));
  return row.filter((_, each) => each !== place);
}

const CHANGES: Readonly<Record<string, Change>> = {
  drawn: (view, card) => ({
    ...laid(view, card),
    draw_count: view.draw_count - 1,
    top: view.top.slice(1),
    unseen: view.top.length ? view.unseen : without(view.unseen, [card]),
  }),
  placed: (view) => ({ owed: Math.max(0, view.owed - 1) }),
  "banked-at-once": (view, card, event) => rowToBank(view, card, seatOf(event)),
  busted: (view, card) => {
    const row = lastWithout(view.row, card);
    const twin = twinOf(row, card, view.options.variant);
    return { row: [...row.slice(0, twin + 1), card, ...row.slice(twin + 1)], busted: true };
  },
  saved: (view, card, event) => rowToBank(view, card, seatOf(event)),
  lost: (view, card) => ({ row: without(view.row, [card]), ...thrown(view, card) }),
  "lost-to": (view, card, event) => ({ row: without(view.row, [card]), banks: withCard(view, otherOf(event), card) }),
  collected: (view, card, event) => rowToBank(view, card, seatOf(event)),
  bonus: (view, card, event) => ({ ...unthrown(view, card), banks: withCard(view, seatOf(event), card) }),
  plundered: (view, card, event) => {
    const banks = withoutCard(view, otherOf(event), card);
    return { banks: withCard({ ...view, banks }, seatOf(event), card) };
  },
  hooked: (view, card, event) => ({ ...laid(view, card), banks: withoutCard(view, seatOf(event), card) }),
  fired: (view, card, event) => ({ ...thrown(view, card), banks: withoutCard(view, otherOf(event), card) }),
  scavenged: (view, card, event) => {
    const banks = withoutCard(view, otherOf(event), card);
    return { banks: withCard({ ...view, banks }, seatOf(event), card) };
  },
  stolen: (view, card, event) => ({ ...laid(view, card), banks: withoutCard(view, otherOf(event), card) }),
  offered: (view, card) => ({ ...unthrown(view, card), offer: [...(view.offer ?? []), card] }),
  taken: (view, card) => {
    if (isNavigator(view)) return { ...laid(view, card), ...unthrown(view, card), offer: [] };
    const back = without(view.offer ?? [], [card]);
    const discard = view.discard && [...view.discard, ...back];
    return { ...laid(view, card), offer: [], discard, discard_count: view.discard_count + back.length };
  },
  replayed: (view, card) => ({ row: [...without(view.row, [card]), card] }),
  "pick-banked": (view, card, event) => rowToBank(view, card, otherOf(event)),
  "sword-discarded": (view, card) => ({ row: lastWithout(view.row, card), ...thrown(view, card) }),
};

/** What does not move a card; `after` is the table at the end of the move. */
function apart(event: Happened, after: DeadMansDrawView): Partial<DeadMansDrawView> {
  switch (event.event) {
    case "turn":
      return { active: seatOf(event), owed: 0, busted: false };
    case "owes":
      return { owed: otherOf(event) };
    case "lapsed":
      return { owed: 0 };
    case "peeked":
      return { top: after.top, unseen: after.unseen };
    case "offered":
      return { offer: after.offer };
    case "trait-revealed":
      return { asks: after.asks, choice_of_traits: [], traits: after.traits };
    case "rival-named":
      return { rivals: after.rivals };
    default:
      return {};
  }
}

/** Where something happened to a card that is hidden, nothing of it is known. */
export function happen(view: DeadMansDrawView, event: Happened, after: DeadMansDrawView): DeadMansDrawView {
  const { card } = event;
  const change = isCard(card) ? CHANGES[event.event]?.(view, card, event) : undefined;
  return { ...view, ...(change ?? apart(event, after)) };
}

/** The points that the tops of a bank make; traits and variant cards are reckoned by the rules alone. */
function tops(bank: readonly Card[]): number {
  return SUITS.reduce((sum, suit) => sum + (stackOf(bank, suit)[0] ?? 0), 0);
}

const names = (cards: readonly Card[]): string => cards.map(written).sort().join();

/** What follows from where the cards lie: points as far as they are certain, and which cards are safe. */
export function reckoned(picture: DeadMansDrawView, before: DeadMansDrawView, after: DeadMansDrawView): DeadMansDrawView {
  const points = picture.banks.map((bank, seat) => {
    if (names(bank) === names(after.banks[seat] ?? [])) return after.points[seat] ?? 0;
    return (before.points[seat] ?? 0) + tops(bank) - tops(before.banks[seat] ?? []);
  });
  const safe = [...before.protected, ...after.protected];
  return { ...picture, points, protected: picture.row.filter((card) => hasCard(safe, card)) };
}
