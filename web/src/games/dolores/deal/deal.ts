/** What chance deals in Dolores, as `setup` and `zones` among its rules do it. */
import type { Chance } from "../../../after/chance";
import tables from "./tables.json";

export interface GoodsDeal {
  /** The draw pile, top first, before anybody's first cards are dealt from it. */
  pile: string[];
  /** The seat that deals first. */
  start: number;
  /** The bottles that leave the game. */
  removed: string[];
}

/** As the engine numbers them; of each value of goods there are so many copies. */
const { kinds: KINDS, copies: COPIES, bottles: BOTTLES, removed: REMOVED, last_cards: LAST_CARDS } = tables;

/** The draw pile as the engine counts it: how many there are of each card. */
type Pile = Map<string, number>;

function fullPile(): Pile {
  const goods = COPIES.flatMap((copies, place) => KINDS.map((kind) => [`${kind} ${place + 1}`, copies] as const));
  return new Map([...goods, ...BOTTLES.map((bottle) => [bottle, 1] as const)]);
}

/** The cards in the order of the engine's bits: the first copies of all ones, the second ones …; then all others. */
function inOrder(pile: Pile): string[] {
  const isOne = (card: string): boolean => card.endsWith(" 1");
  const ordered: string[] = [];
  for (const ones of [true, false]) {
    for (let copy = 0; copy < Math.max(...COPIES); copy += 1) {
      for (const [card, count] of pile) if (isOne(card) === ones && count > copy) ordered.push(card);
    }
  }
  return ordered;
}

type Options = Readonly<Record<string, string>>;

function removeBottles(chance: Chance, pile: Pile, players: number, options: Options): string[] {
  const leaving = options.bottles === "none" ? BOTTLES.length - 1 : REMOVED;
  const removed: string[] = players === 2 ? ["bet"] : [];
  const left = BOTTLES.filter((bottle) => bottle !== "dawn" && !removed.includes(bottle));
  while (removed.length < leaving) removed.push(chance.take(left));
  for (const bottle of removed) pile.delete(bottle);
  return removed;
}

/** Dawn comes only among the last sixteen cards. */
function orderOf(chance: Chance, pile: Pile): string[] {
  const order: string[] = [];
  for (let place = inOrder(pile).length - 1; place >= 0; place -= 1) {
    const choices = inOrder(pile).filter((card) => place < LAST_CARDS || card !== "dawn");
    const card = choices[chance.dealtBelow(place, choices.length)] ?? "";
    pile.set(card, (pile.get(card) ?? 0) - 1);
    order.push(card);
  }
  return order;
}

export function dealGoods(chance: Chance, players: number, options: Options): GoodsDeal {
  const pile = fullPile();
  const removed = removeBottles(chance, pile, players, options);
  const start = chance.below(players);
  return { pile: orderOf(chance, pile), start, removed };
}
