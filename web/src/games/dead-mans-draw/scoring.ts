/** What cards would be worth in a bank, and which of them would bust: for the stakes, not for the rules. */
import type { Card, DeadMansDrawView } from "../../generated/wire";
import type { ScorePart } from "../../table/state";
import { stackOf, SUITS } from "./cards";

const GOLDEN_SCALES = 5;
const MISSING_SUIT = 5;

/** The parts of a seat's score if these cards were in its bank, too. */
export function scoreParts(view: DeadMansDrawView, seat: number, more: readonly Card[] = []): ScorePart[] {
  const bank = [...(view.banks[seat] ?? []), ...more];
  const { variant } = view.options;
  const parts: ScorePart[] = [];
  let missing = 0;
  for (const suit of SUITS) {
    const stack = stackOf(bank, suit);
    if (!stack.length) missing += 1;
    else {
      const values = variant === "pile-o-treasure" ? stack : stack.slice(0, 1);
      parts.push({ name: `suit-${suit}`, points: values.reduce((sum, value) => sum + value, 0), values });
      if (suit === "mermaid" && view.traits[seat] === "golden-scales") {
        parts.push({ name: "trait-golden-scales", points: GOLDEN_SCALES * values.length, values: [] });
      }
    }
  }
  if (variant === "all-hands-on-deck" && missing) {
    parts.push({ name: "variant-all-hands-on-deck", points: -MISSING_SUIT * missing, values: [] });
  }
  return parts;
}

/** The points of a seat if these cards were in its bank, too. */
export function pointsWith(view: DeadMansDrawView, seat: number, more: readonly Card[]): number {
  return scoreParts(view, seat, more).reduce((sum, { points }) => sum + points, 0);
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
