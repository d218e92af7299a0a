/** What topics of the rules look like on the table: suits as cards, traits as the suit that they change. */
import type { RuleTopic } from "../../generated/wire";
import { nameIn } from "../../rules/book";
import { EmblemSign } from "../../rules/emblem";
import { Icon, LootFace } from "./faces";
import { signOfTrait } from "./signs";

const SIGN_OF_SECTION: Readonly<Record<string, string>> = {
  placing: "spyglass",
  bust: "flag",
  traits: "captain",
  variants: "scroll",
  party: "caravel",
};

const SIGN_OF_VARIANT: Readonly<Record<string, string>> = {
  "thieves-island": "signs-flag",
  "pile-o-treasure": "suits-chest",
  "sudden-death": "suits-sword",
  "all-hands-on-deck": "signs-captain",
  "strange-lands": "signs-compass",
  "beneath-the-waves": "suits-kraken",
  "bottom-feeder": "suits-anchor",
};

/** The drawing of a topic that has no card of its own. */
function signOf({ kind }: RuleTopic, name: string): string | null {
  if (kind === "variant") return SIGN_OF_VARIANT[name] ?? null;
  if (kind === "trait") return signOfTrait(name);
  return kind === "section" && name in SIGN_OF_SECTION ? `signs-${SIGN_OF_SECTION[name]}` : null;
}

/** Faces are drawn without their numbers here. */
export function emblem(topic: RuleTopic) {
  const name = nameIn(topic);
  if (topic.kind === "suit") return <LootFace suit={name} value={7} />;
  const sign = signOf(topic, name);
  if (!sign) return null;
  return (
    <EmblemSign>
      <Icon name={sign} />
    </EmblemSign>
  );
}
