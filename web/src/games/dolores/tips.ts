/** What is explained of Dolores the first time it appears, the most important first. */
import type { Tip } from "../../learn/tip";

export const tips: readonly Tip[] = [
  { name: "bottles" },
  { name: "take", at: '[data-move^="take "]' },
  { name: "lantern" },
  { name: "duel" },
  { name: "gestures" },
  { name: "what-if" },
  { name: "promised" },
  { name: "promise" },
  { name: "scoring" },
  { name: "display" },
  { name: "dawn" },
  { name: "record" },
];
