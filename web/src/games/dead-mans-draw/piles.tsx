/** Draw pile and discard pile. */
import { useState } from "preact/hooks";
import { CardBack } from "../../components/card";
import { Dialog } from "../../components/dialog";
import type { Card } from "../../generated/wire";
import { Face, StackList } from "./chips";
import { DRAW } from "./choices";
import { DISCARD, keysAt, PILE } from "./copies";
import { cardName, Icon } from "./faces";
import { Marks, wordsOf } from "./lit";
import { usePlay } from "./play";
import { RiskRing } from "./risk";
import { Tentacle } from "./tentacle";
import { list, number, t } from "./words";

const CARDS_IN_A_LAYER = 9;
const MOST_LAYERS = 6;

/** The cards under the top one, as far as they can be seen from above. */
function Layers({ count }: { count: number }) {
  const layers = Math.min(MOST_LAYERS, Math.ceil(Math.max(0, count - 1) / CARDS_IN_A_LAYER));
  return (
    <>
      {Array.from({ length: layers }, (_, layer) => (
        <span key={layer} class="draw-layer" style={{ "--layer": layers - layer }} />
      ))}
    </>
  );
}

/** Top first; only for those who may know them. */
function KnownTop({ cards }: { cards: readonly Card[] }) {
  const { followed, cardText } = usePlay();
  return (
    <span class="draw-known-top">
      {cards.map((card, place) => (
        <span
          key={place}
          class={`draw-known-card ${place ? "" : "draw-next"}`}
          data-card={keysAt(followed.copies, card, PILE)[0]}
          {...cardText(`suit-${card[0]}`)}
        >
          <Face suit={card[0]} value={card[1]} />
        </span>
      ))}
      <Icon name="signs-eye" class="draw-known-sign" />
    </span>
  );
}

export function DrawPile() {
  const { view, choosing } = usePlay();
  const choices = choosing.at(DRAW);
  const isLit = choices.length > 0;
  const count = view.draw_count;
  const known = list(view.top.map(([suit, value]) => cardName({ suit, value })));
  const words = [
    t("web-draw-pile", { count }),
    known && t("web-draw-known-top", { cards: known }),
    view.owed > 0 && t("web-draw-owed", { count: view.owed }),
  ].filter(Boolean).join(" ");
  const drawing = (
    <>
      <RiskRing />
      <Layers count={count} />
      {count > 0 && (view.top.length ? <KnownTop cards={view.top} /> : <CardBack />)}
      <Marks choices={choices.filter(({ busts }) => busts)} />
      <Grip />
    </>
  );
  return (
    <div class={`draw-pile-place draw-pile-drawn ${view.top.length > 1 ? "draw-knows-more" : ""}`}>
      {isLit ? (
        <button
          type="button"
          class={`draw-pile lit ${choices[0]?.busts ? "draw-busting" : ""}`}
          data-place={PILE}
          data-move={DRAW}
          data-tip={known ? "draw-pile known-top" : "draw-pile"}
          aria-label={`${wordsOf(choices)}. ${words}`}
          onClick={() => choosing.choose(choices)}
        >
          {drawing}
        </button>
      ) : (
        <span class={`draw-pile ${count ? "" : "draw-empty"}`} data-place={PILE} role="img" aria-label={words}>
          {drawing}
        </span>
      )}
      <Count of={count} />
    </div>
  );
}

function Count({ of: count, isLocked = false }: { of: number; isLocked?: boolean }) {
  return (
    <span class="draw-pile-count" aria-hidden="true">
      {isLocked && <Icon name="signs-lock" />}
      {number(count)}
    </span>
  );
}

/** The kraken holds the pile until its cards are drawn. */
function Grip() {
  const { view } = usePlay();
  if (!view.owed || view.asks === "over") return null;
  return (
    <span class="draw-grip" aria-hidden="true">
      <Tentacle class="draw-tentacle-left" />
      <Tentacle class="draw-tentacle-right" />
      <span class="draw-tag draw-owed" data-tip="owed" data-text={t("web-draw-owed", { count: view.owed })} />
    </span>
  );
}

export function DiscardPile() {
  const { view, followed } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const count = view.discard_count;
  const top = followed.discarded;
  const key = top ? keysAt(followed.copies, top, DISCARD)[0] : undefined;
  const drawing = (
    <>
      <Layers count={count} />
      {view.discard === null && count > 0 && <CardBack />}
      {followed.under && (
        <span class="draw-discarded draw-under">
          <Face suit={followed.under[0]} value={followed.under[1]} />
        </span>
      )}
      {top && (
        <span class="draw-discarded" key={key} data-card={key}>
          <Face suit={top[0]} value={top[1]} />
        </span>
      )}
    </>
  );
  return (
    <div class="draw-pile-place">
      {view.discard?.length ? (
        <button
          type="button"
          class="draw-pile draw-discard"
          data-place={DISCARD}
          aria-label={t("web-draw-discard-open", { count })}
          onClick={() => setOpen(true)}
        >
          {drawing}
        </button>
      ) : (
        <span
          class={`draw-pile draw-discard ${count ? "" : "draw-empty"}`}
          data-place={DISCARD}
          role="img"
          aria-label={t(view.discard ? "web-draw-discard-pile" : "web-draw-discard-hidden", { count })}
        >
          {drawing}
        </span>
      )}
      <Count of={count} isLocked={view.discard === null} />
      {isOpen && view.discard && (
        <Dialog title={t("web-draw-discard-pile", { count })} onClose={() => setOpen(false)}>
          <StackList cards={view.discard} />
        </Dialog>
      )}
    </div>
  );
}
