/** What is explained of Dead Man's Draw the first time it appears, the most important first. */
import type { DeadMansDrawView } from "../../generated/wire";
import type { Tip } from "../../learn/tip";
import type { View } from "../../table/state";

const option = (view: View, name: string): string => (view as DeadMansDrawView).options[name] ?? "";

export const tips: readonly Tip[] = [
  { name: "draft" },
  { name: "steal", at: '[data-move^="steal "]' },
  { name: "fire", at: '[data-move^="fire "]' },
  { name: "hook", at: '[data-move^="hook "]' },
  { name: "offer" },
  { name: "owed" },
  { name: "known-top" },
  { name: "key-and-chest" },
  { name: "protected" },
  { name: "draw-pile" },
  { name: "collect" },
  { name: "row" },
  { name: "risk" },
  { name: "bust" },
  { name: "bank", when: (view) => option(view, "variant") !== "pile-o-treasure" },
  { name: "row-mermaid", when: (view) => option(view, "mermaids") === "plain" },
  { name: "trait" },
  { name: "variant" },
  { name: "rivals" },
];
