/** The cards that a map offers: three, or the whole discard pile to a navigator. */
import type { Card } from "../../generated/wire";
import { written } from "./cards";
import { Face } from "./chips";
import { targetInOffer } from "./choices";
import { keysAt, OFFER } from "./copies";
import { cardName } from "./faces";
import { Marks, wordsOf } from "./lit";
import { usePlay } from "./play";
import { t } from "./words";

const FEW = 5;

function OfferedCard({ card, copy }: { card: Card; copy: number }) {
  const { choosing, followed, explain, cardText } = usePlay();
  const [suit, value] = card;
  const choices = choosing.at(targetInOffer(written(card)));
  const isLit = choices.length > 0;
  return (
    <button
      type="button"
      class={`draw-offer-card ${isLit ? "lit" : ""} ${choices[0]?.busts ? "draw-busting" : ""}`}
      data-card={keysAt(followed.copies, card, OFFER)[copy]}
      data-move={choices[0]?.move}
      aria-label={isLit ? wordsOf(choices) : cardName({ suit, value })}
      onClick={() => (isLit ? choosing.choose(choices) : explain(`suit-${suit}`))}
      {...cardText(`suit-${suit}`)}
    >
      <Face suit={suit} value={value} />
      <Marks choices={choices} />
    </button>
  );
}

export function Offer() {
  const { view } = usePlay();
  const cards = view.offer ?? [];
  if (!cards.length) return null;
  const seen = new Map<string, number>();
  return (
    <section
      class={`draw-offer ${cards.length > FEW ? "draw-many" : ""}`}
      aria-label={t("web-draw-offer")}
      data-place={OFFER}
    >
      <p class="draw-offer-title">{t("web-draw-offer")}</p>
      <div class="draw-offer-cards">
        {cards.map((card) => {
          const copy = seen.get(written(card)) ?? 0;
          seen.set(written(card), copy + 1);
          return <OfferedCard key={`${written(card)} ${copy}`} card={card} copy={copy} />;
        })}
      </div>
    </section>
  );
}
