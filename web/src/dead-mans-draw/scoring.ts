/** What cards would be worth in a bank, and which of them would bust: for the stakes, not for the rules. */
import type { Card, DeadMansDrawView } from "../generated/wire";
import { stackOf, SUITS } from "./cards";

const GOLDEN_SCALES = 5;
const MISSING_SUIT = 5;

/** The points of a seat if these cards were in its bank, too. */
export function pointsWith(view: DeadMansDrawView, seat: number, more: readonly Card[]): number {
  const bank = [...(view.banks[seat] ?? []), ...more];
  const everyCard = view.options.variant === "pile-o-treasure";
  let points = 0;
  for (const suit of SUITS) {
    const values = stackOf(bank, suit);
    const counted = everyCard ? values : values.slice(0, 1);
    points += counted.reduce((sum, value) => sum + value, 0);
    if (suit === "mermaid" && view.traits[seat] === "golden-scales") points += GOLDEN_SCALES * counted.length;
    if (!values.length && view.options.variant === "all-hands-on-deck") points -= MISSING_SUIT;
  }
  return points;
}

/** What the active player would gain by collecting now, and lose by a bust. */
export function stakes(view: DeadMansDrawView): { gain: number; loss: number } {
  const whole = pointsWith(view, view.active, view.row);
  return {
    gain: whole - (view.points[view.active] ?? 0),
    loss: whole - pointsWith(view, view.active, view.protected),
  };
}

/** Whether a card goes to the active player's bank instead of the row. */
function isBankedAtOnce(view: DeadMansDrawView, [suit]: Card, fromPile: boolean): boolean {
  const trait = view.traits[view.active];
  const banked =
    (trait === "fisherman" && suit === "kraken") ||
    (trait === "casanova" && suit === "mermaid" && view.options.mermaids === "plain");
  return banked && (fromPile || view.options["instant-banking"] === "anywhere");
}

/** Whether a card would bust if the active player placed it now. */
export function wouldBust(view: DeadMansDrawView, card: Card, fromPile: boolean): boolean {
  if (isBankedAtOnce(view, card, fromPile)) return false;
  const alike = view.options.variant === "strange-lands" ? 1 : 0;
  return view.row.some((other) => other[alike] === card[alike]);
}
