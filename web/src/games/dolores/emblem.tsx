/** What topics of the rules look like on the table: goods and bottles as cards, gestures as hands. */
import type { RuleTopic } from "../../generated/wire";
import { nameIn } from "../../rules/book";
import { EmblemSign } from "../../rules/emblem";
import { GoodFace, Icon } from "./faces";

const SIGN_OF_SECTION: Readonly<Record<string, string>> = {
  dawn: "signs-hourglass",
  windows: "bottles-bottle",
  talk: "signs-chat",
};

/** Faces are drawn without their numbers here. */
export function emblem(topic: RuleTopic) {
  const name = nameIn(topic);
  if (topic.kind === "good") return <GoodFace card={`${name} 3`} />;
  if (topic.kind === "bottle") return <GoodFace card={name} />;
  const sign = topic.kind === "gesture" ? `gestures-${name}` : SIGN_OF_SECTION[name];
  if (!sign) return null;
  return (
    <EmblemSign>
      <Icon name={sign} />
    </EmblemSign>
  );
}
