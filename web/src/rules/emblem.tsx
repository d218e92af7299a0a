/** What a topic of the rules is about, as one sees it on the table: something of the game's own, or a sign. */
import type { ComponentChildren } from "preact";
import { Icon } from "../components/icon";
import type { RuleTopic } from "../generated/wire";
import { usePart } from "../table/parts";
import { nameIn } from "./book";

const SIGN_OF_SECTION: Readonly<Record<string, string>> = {
  goal: "trophy",
  cards: "coins",
  setup: "compass",
  turn: "wheel",
  end: "hourglass",
  scoring: "trophy",
};

const SIGN_OF_KIND: Readonly<Record<string, string>> = { switch: "compass", section: "rules" };

/** A drawing in a ring. */
export function EmblemSign({ children }: { children: ComponentChildren }) {
  return <span class="emblem-sign">{children}</span>;
}

function HouseSign({ topic }: { topic: RuleTopic }) {
  const sign = SIGN_OF_SECTION[nameIn(topic)] ?? SIGN_OF_KIND[topic.kind] ?? "scroll";
  return (
    <EmblemSign>
      <Icon name={`signs-${sign}`} />
    </EmblemSign>
  );
}

export function Emblem({ game, topic }: { game: string; topic: RuleTopic }) {
  const { value: front } = usePart(game, "front");
  return (
    <span class="emblem" aria-hidden="true">
      {front?.emblem?.(topic) ?? <HouseSign topic={topic} />}
    </span>
  );
}
