/** A card of the duel: to look at, to take, or to lay elsewhere. */
import { CardBack } from "../../components/card";
import type { Choice } from "./choices";
import { GoodFace, goodName } from "./faces";
import { isBottle, readGood } from "./goods";
import type { Laid } from "./layout";
import { Hint, Press } from "./pressing";
import { t } from "./words";

interface DuelCardProps {
  laid: Laid;
  /** From 0, the neighbour's cards first. */
  place: number;
  /** Before whom it lies. */
  player: string;
  faceDown: boolean;
  /** Whether it has just been dealt. */
  isNew: boolean;
  take: Choice | undefined;
  /** The whirlpool's touch, and whether this card is in the hand. */
  onArrange: (() => void) | null;
  held: boolean;
  explain: (topic: string) => void;
}

function topicOf(card: string | null): string | undefined {
  if (card === null) return undefined;
  const { kind, value } = readGood(card);
  return value === null ? `bottle-${kind}` : `good-${kind}`;
}

/** A card turns over as it is dealt: its back is there until it lies. */
function Face({ card, place, faceDown, isNew }: Pick<DuelCardProps, "place" | "faceDown" | "isNew"> & { card: string | null }) {
  return (
    <>
      {card === null ? <CardBack /> : <GoodFace card={card} />}
      {card !== null && isNew && <CardBack class="dolores-turning" />}
      {faceDown && (
        <span class="dolores-place-number" aria-hidden={card !== null}>
          {place + 1}
        </span>
      )}
    </>
  );
}

export function DuelCard({ laid, place, player, faceDown, isNew, take, onArrange, held, explain }: DuelCardProps) {
  const { key, card } = laid;
  const topic = topicOf(card);
  const shared = { "data-card": key, "data-topic": topic };
  const name = card === null ? t("web-dolores-face-down", { place: place + 1 }) : goodName(card);
  const face = <Face card={card} place={place} faceDown={faceDown} isNew={isNew} />;
  const look = `dolores-duel-card ${faceDown && card !== null ? "dolores-peeked" : ""} ${isNew ? "dolores-dealt" : ""}`;
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
  if (take) {
    return (
      <Press move={take.move} class={`${look} dolores-lit`} label={take.words} {...shared}>
        {face}
        {take.points !== undefined && take.points !== null && (
          <span class="dolores-makes">{t("web-dolores-score", { points: take.points })}</span>
        )}
        {take.number < 10 && <Hint text={take.number} />}
      </Press>
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
