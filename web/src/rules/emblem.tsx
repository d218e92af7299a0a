/** What a topic of the rules is about, as one sees it on the table: a card's face, a gesture, or a sign. */
import type { RuleTopic } from "../generated/wire";
import { GoodFace, LootFace } from "../components/card";
import { Icon } from "../components/icon";
import { nameIn } from "./book";

/** The suit that a trait changes; Davy Jones' Locker changes none. */
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

const SIGN_OF_SECTION: Readonly<Record<string, string>> = {
  goal: "trophy",
  cards: "coins",
  setup: "compass",
  turn: "wheel",
  placing: "spyglass",
  bust: "flag",
  end: "hourglass",
  dawn: "hourglass",
  scoring: "trophy",
  traits: "captain",
  variants: "scroll",
  party: "caravel",
  windows: "bottle",
  talk: "chat",
};

const SIGN_OF_KIND: Readonly<Record<string, string>> = { variant: "scroll", switch: "compass", section: "rules" };

function Sign({ name }: { name: string }) {
  return (
    <span class="emblem-sign">
      <Icon name={name} />
    </span>
  );
}

/** Faces are drawn without their numbers here. */
function Drawn({ topic }: { topic: RuleTopic }) {
  const name = nameIn(topic);
  switch (topic.kind) {
    case "suit":
      return <LootFace suit={name} value={7} />;
    case "good":
      return <GoodFace card={`${name} 3`} />;
    case "bottle":
      return <GoodFace card={name} />;
    case "gesture":
      return <Sign name={`gestures-${name}`} />;
    case "trait":
      return <Sign name={name in SUIT_OF_TRAIT ? `suits-${SUIT_OF_TRAIT[name]}` : "signs-captain"} />;
    default:
      return <Sign name={`signs-${SIGN_OF_SECTION[name] ?? SIGN_OF_KIND[topic.kind] ?? "scroll"}`} />;
  }
}

export function Emblem({ topic }: { topic: RuleTopic }) {
  return (
    <span class="emblem" aria-hidden="true">
      <Drawn topic={topic} />
    </span>
  );
}
