/** What makes a score, part by part, for people who want to check it. */
import type { DeadMansDrawView, DoloresView } from "../generated/wire";

export interface Part {
  /** The name of a message: a suit, a kind of goods, a trait or a variant card. */
  name: string;
  points: number;
  /** The values that were added up, or the top card's. */
  values: number[];
}

export interface Score {
  parts: Part[];
  /** Dolores: all kinds are worth the same, so that they count twice. */
  doubled: boolean;
}

const SUITS = ["anchor", "hook", "cannon", "key", "chest", "map", "oracle", "sword", "kraken", "mermaid"] as const;
const KINDS = ["arms", "wine", "jewels", "cloth", "porcelain", "instruments", "gold"] as const;
const GOLDEN_SCALES = 5;
const MISSING_SUIT = 5;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function lootScore(view: DeadMansDrawView, seat: number): Score {
  const variant = view.options.variant;
  const parts: Part[] = [];
  let missing = 0;
  for (const suit of SUITS) {
    const stack = (view.banks[seat] ?? []).filter(([each]) => each === suit).map(([, value]) => value);
    if (!stack.length) {
      missing += 1;
      continue;
    }
    const values = variant === "pile-o-treasure" ? stack.sort((one, other) => other - one) : [Math.max(...stack)];
    parts.push({ name: `suit-${suit}`, points: sum(values), values });
    if (suit === "mermaid" && view.traits[seat] === "golden-scales") {
      parts.push({ name: "trait-golden-scales", points: GOLDEN_SCALES * values.length, values: [] });
    }
  }
  if (variant === "all-hands-on-deck" && missing) {
    parts.push({ name: "variant-all-hands-on-deck", points: -MISSING_SUIT * missing, values: [] });
  }
  return { parts, doubled: false };
}

/** The most and the least valuable kinds score; a kind of too few cards is none. */
export function goodsScore(view: DoloresView, seat: number): Score {
  const smallest = Number(view.options["smallest-set"]);
  const kinds = KINDS.map((kind) => {
    const cards = (view.displays[seat] ?? []).filter((card) => card.startsWith(`${kind} `));
    const values = cards.map((card) => Number(card.slice(kind.length + 1))).sort((one, other) => other - one);
    return { name: `kind-${kind}`, points: sum(values), values };
  }).filter(({ values }) => values.length >= smallest);
  const worths = kinds.map(({ points }) => points);
  const most = Math.max(...worths);
  const least = Math.min(...worths);
  const parts = kinds.filter(({ points }) => points === most || points === least);
  return { parts: parts.sort((one, other) => other.points - one.points), doubled: kinds.length > 0 && most === least };
}

/** The parts of a seat's score. */
export function scoreOf(view: DeadMansDrawView | DoloresView, seat: number): Score {
  return "banks" in view ? lootScore(view, seat) : goodsScore(view, seat);
}

export function total({ parts, doubled }: Score): number {
  return sum(parts.map(({ points }) => points)) * (doubled ? 2 : 1);
}
