/** What two gestures make of a duel, in words. */
import type { DoloresView } from "../../generated/wire";
import { GESTURES } from "./choices";
import { t } from "./words";

const rank = (gesture: string): number => GESTURES.indexOf(gesture as (typeof GESTURES)[number]);

/** What has happened between two players: the one whose gesture comes later among the three is named first. */
export function outcomeWords(view: DoloresView, seats: readonly number[], hands: readonly string[]): string {
  const pairs = seats
    .map((seat, place) => ({ player: view.players[seat] ?? "", hand: hands[place] ?? "" }))
    .sort((one, other) => rank(other.hand) - rank(one.hand));
  const [first, second] = pairs;
  return t(`web-dolores-outcome-${first?.hand}-${second?.hand}`, {
    first: first?.player ?? "",
    second: second?.player ?? "",
  });
}

/** What would happen if the viewer showed one gesture and the other player another. */
export function whatIfWords(mine: string, theirs: string, player: string): string {
  return t(`web-dolores-if-${mine}-${theirs}`, { player });
}
