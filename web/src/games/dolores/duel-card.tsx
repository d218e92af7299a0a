/** A card of the duel: to look at, to take, or to lay elsewhere. */
import { CardBack } from "../../components/card";
import { GoodFace, goodName } from "./faces";
import { isBottle, readGood } from "./goods";
import type { Laid } from "./layout";
import type { Choice } from "./choices";
import { t } from "./words";

interface DuelCardProps {
  laid: Laid;
  /** From 0, the neighbour's cards first. */
  place: number;
  /** Before whom it lies. */
  player: string;
  faceDown: boolean;
  take: Choice | undefined;
  /** The whirlpool's touch, and whether this card is in the hand. */
  onArrange: (() => void) | null;
  held: boolean;
  act: ((move: string) => void) | null;
  explain: (topic: string) => void;
}

function topicOf(card: string | null): string | undefined {
  if (card === null) return undefined;
  const { kind, value } = readGood(card);
  return value === null ? `bottle-${kind}` : `good-${kind}`;
}

function Face({ card, place, faceDown }: { card: string | null; place: number; faceDown: boolean }) {
  return (
    <>
      {card === null ? <CardBack /> : <GoodFace card={card} />}
      {faceDown && <span class="dolores-place-number">{place + 1}</span>}
    </>
  );
}

export function DuelCard({ laid, place, player, faceDown, take, onArrange, held, act, explain }: DuelCardProps) {
  const { key, card } = laid;
  const topic = topicOf(card);
  const shared = { "data-card": key, ...(topic ? { "data-topic": topic } : {}) };
  const name = card === null ? t("web-dolores-face-down", { place: place + 1 }) : goodName(card);
  const face = <Face card={card} place={place} faceDown={faceDown} />;
  const look = `dolores-duel-card ${faceDown && card !== null ? "dolores-peeked" : ""}`;
  if (onArrange) {
    return (
      <button
        type="button"
        class={`${look} dolores-lit ${held ? "dolores-held" : ""}`}
        aria-pressed={held}
        aria-label={t("web-dolores-lies-before", { card: name, player })}
        onClick={onArrange}
        {...shared}
      >
        {face}
      </button>
    );
  }
  if (take && act) {
    return (
      <button
        type="button"
        class={`${look} dolores-lit`}
        aria-label={take.words}
        data-move={take.move}
        onClick={() => act(take.move)}
        {...shared}
      >
        {face}
        {take.number < 10 && <kbd class="dolores-hint" data-text={take.number} aria-hidden="true" />}
      </button>
    );
  }
  if (card !== null && isBottle(card) && topic) {
    return (
      <button type="button" class={look} onClick={() => explain(topic)} {...shared}>
        {face}
        <span class="unseen">{t("web-dolores-read")}</span>
      </button>
    );
  }
  return (
    <span class={look} role="img" aria-label={name} {...shared}>
      {face}
    </span>
  );
}
