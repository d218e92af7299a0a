/** The drawings of traits: that of the suit which a trait changes. */

/** Davy Jones' Locker changes no suit. */
const SUIT_OF_TRAIT: Readonly<Record<string, string>> = {
  "golden-scales": "mermaid",
  casanova: "mermaid",
  siren: "mermaid",
  plunderer: "key",
  "treasure-hunter": "chest",
  navigator: "map",
  "master-gunner": "cannon",
  scavenger: "cannon",
  misfire: "cannon",
  mystic: "oracle",
  swordsman: "sword",
  parry: "sword",
  miser: "hook",
  "captains-hook": "hook",
  "safe-harbor": "anchor",
  fisherman: "kraken",
  beastmaster: "kraken",
};

export function suitOfTrait(trait: string): string {
  return SUIT_OF_TRAIT[trait] ?? "";
}

export function signOfTrait(trait: string): string {
  const suit = suitOfTrait(trait);
  return suit ? `suits-${suit}` : "signs-captain";
}
