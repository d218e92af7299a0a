/** How a match of Dolores is compared with what chance deals. */
import type { Update } from "../../../generated/wire";
import type { DealCheck } from "../../../table/game-module";
import { dealGoods } from "./deal";

/** Under the lantern cards lie face down for all but one. */
function witnesses(updates: readonly Update[]): number[] {
  const hidden = updates.flatMap(({ events }) => events ?? []).filter(({ event, card }) => event === "dealt" && !card);
  return [...new Set(hidden.map(({ other }) => Number(other)))];
}

export const deal: DealCheck = {
  dealt: dealGoods,
  draws: ["start-card", "dealt"],
  began: ({ events }: Update) => events?.find(({ event }) => event === "start-card")?.seat,
  witnesses,
};
