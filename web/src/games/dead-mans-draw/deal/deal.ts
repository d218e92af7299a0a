/** What chance deals in Dead Man's Draw, as `setup` and `zones` among its rules do it. */
import type { Chance } from "../../../after/chance";
import type { Card } from "../../../generated/wire";
import tables from "./tables.json";

export interface LootDeal {
  /** The draw pile, top first. */
  pile: Card[];
  /** The seat that begins. */
  start: number;
  /** By seat: the traits that were dealt to it; two where one of them is to be chosen, none where there are none. */
  traits: string[][];
}

/** As the engine numbers them; the last of the traits is dealt only where mermaids replay. */
const { suits: SUITS, ranks: RANKS, lowest: LOWEST, mermaid_step: MERMAID_STEP, traits: TRAITS } = tables;

function cardOf(number: number, replay: boolean): Card {
  const suit = SUITS[number % SUITS.length] ?? "";
  const step = suit === "mermaid" && !replay ? MERMAID_STEP : 0;
  return [suit, Math.floor(number / SUITS.length) + LOWEST + step];
}

/** Of a card that is there twice, the second copy leaves first. */
function takeNth(first: number[], second: number[], n: number): number {
  const card = n < first.length ? first[n] : second[n - first.length];
  if (card === undefined) throw new RangeError("no such card");
  const from = second.includes(card) ? second : first;
  from.splice(from.indexOf(card), 1);
  return card;
}

function orderOf(chance: Chance, decks: number): number[] {
  const all = Array.from({ length: (RANKS - 1) * SUITS.length }, (_, place) => place + SUITS.length);
  const first = [...all]; // Without the lowest of each suit, which begin in the discard pile.
  const second = decks === 2 ? [...all] : [];
  const order = [];
  for (let place = first.length + second.length - 1; place >= 0; place -= 1) {
    order.push(takeNth(first, second, chance.dealtBelow(place, place + 1)));
  }
  return order;
}

type Options = Readonly<Record<string, string>>;

function traitsOf(chance: Chance, players: number, decks: number, options: Options): string[][] {
  const each = { draft: 2, random: 1 }[options.traits ?? ""] ?? 0;
  const known = options.mermaids === "replay" ? TRAITS : TRAITS.slice(0, -1);
  const pool = known.flatMap((trait) => (decks === 2 ? [trait, trait] : [trait]));
  return Array.from({ length: players }, () => Array.from({ length: each }, () => chance.take(pool)));
}

export function dealLoot(chance: Chance, players: number, options: Options): LootDeal {
  const decks = Number(options.decks);
  const start = chance.below(players);
  const traits = traitsOf(chance, players, decks, options);
  const replay = options.mermaids === "replay";
  return { pile: orderOf(chance, decks).map((card) => cardOf(card, replay)), start, traits };
}
