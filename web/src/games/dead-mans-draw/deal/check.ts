/** How a match of Dead Man's Draw is compared with what chance deals. */
import type { Chance } from "../../../after/chance";
import type { DeadMansDrawView, Update } from "../../../generated/wire";
import type { Deal, DealCheck } from "../../../table/game-module";
import type { View } from "../../../table/state";
import { dealLoot, type LootDeal } from "./deal";

/** Where one of two traits was chosen, only the kept one is known to everybody. */
function areHeld(traits: LootDeal["traits"], last: View): boolean {
  const { traits: known } = last as DeadMansDrawView;
  return traits.every((each, seat) => each.includes(known[seat] ?? each[0] ?? ""));
}

function dealt(chance: Chance, players: number, options: Readonly<Record<string, string>>): Deal {
  const { pile, start, traits } = dealLoot(chance, players, options);
  if (!traits.some((each) => each.length)) return { pile, start };
  return { pile, start, besides: { name: "traits", holds: (last) => areHeld(traits, last) } };
}

export const deal: DealCheck = {
  dealt,
  draws: ["drawn"],
  began: ({ view }: Update) => (view as DeadMansDrawView | undefined)?.active,
};
