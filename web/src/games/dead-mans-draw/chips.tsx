/** Cards as they lie on the table: with their faces, and small ones in banks and lists. */
import type { Card } from "../../generated/wire";
import { stackOf, SUITS } from "./cards";
import { cardName, Icon, LootArt, type LootCard } from "./faces";
import { usePlay } from "./play";
import { t } from "./words";

/** The face of a card on a button or beside words that say what it is; so its figures are drawn and not read. */
export function Face({ suit, value }: LootCard) {
  return (
    <span class="face loot" data-suit={suit} aria-hidden="true">
      <LootArt suit={suit} />
      <span class="face-value" data-text={value} />
    </span>
  );
}

interface ChipProps {
  suit: string;
  value: number;
  /** Its name on its way over the table. */
  card?: string | undefined;
  /** How many cards can be seen to lie under it. */
  edges?: number;
}

/** Says nothing itself: words stand beside it, or on the button around it. */
export function ChipCard({ suit, value, card, edges = 0 }: ChipProps) {
  return (
    <span class={`draw-chip-card loot draw-edges-${edges}`} data-suit={suit} data-card={card} aria-hidden="true">
      <Icon name={`suits-${suit}`} />
      <b data-text={value} />
    </span>
  );
}

/** Cards by suit, the highest first; each suit says what it does. */
export function StackList({ cards }: { cards: readonly Card[] }) {
  const { explain } = usePlay();
  return (
    <ul class="draw-stack-list">
      {SUITS.filter((suit) => stackOf(cards, suit).length).map((suit) => (
        <li key={suit}>
          <button type="button" class="draw-tag" onClick={() => explain(`suit-${suit}`)}>
            {t(`suit-${suit}`)}
          </button>
          {stackOf(cards, suit).map((value, place) => (
            <span key={place}>
              <ChipCard suit={suit} value={value} />
              <span class="unseen">{cardName({ suit, value })}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
