/** The odds: how likely the next card busts, what is at stake, and what is left of each suit. */
import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import type { Card } from "../../generated/wire";
import { stackOf, SUITS } from "./cards";
import { cardName, Icon } from "./faces";
import { usePlay } from "./play";
import { list, number, percent, t } from "./words";

/** From such a chance on it looks dangerous, and very dangerous. */
const DANGER = 0.2;
const GREAT_DANGER = 0.4;

function level(chance: number): string {
  if (chance >= GREAT_DANGER) return "high";
  return chance >= DANGER ? "middle" : "low";
}

function Bar({ part, kind }: { part: number; kind: string }) {
  return (
    <span class={`draw-bar draw-bar-${kind}`} aria-hidden="true">
      <span style={{ width: `${100 * part}%` }} />
    </span>
  );
}

/** One suit: how many of it may still come, and which of them bust. */
function SuitLeft({ suit, left }: { suit: string; left: readonly Card[] }) {
  const { view } = usePlay();
  const values = stackOf(left, suit);
  const busting = stackOf(view.busting, suit);
  const count = values.length;
  const all = busting.length > 0 && busting.length === count;
  const some = list([...new Set(busting)].map((value) => number(value)));
  return (
    <li class={busting.length ? "draw-busting" : ""} data-suit={suit}>
      <span class="draw-suit-sign loot" data-suit={suit}>
        <Icon name={`suits-${suit}`} label={t(`suit-${suit}`)} />
      </span>
      <b>{number(count)}</b>
      <span class="soft">{values.join(" ")}</span>
      {busting.length > 0 && (
        <span class="draw-bust-word">{all ? t("web-draw-busts") : t("web-draw-busts-some", { values: some })}</span>
      )}
    </li>
  );
}

export function RiskDetails() {
  const { view } = usePlay();
  const chance = view.bust_probability;
  if (chance === null) return <p>{t("web-draw-odds-none")}</p>;
  const [next] = view.top;
  const card = next ? cardName({ suit: next[0], value: next[1] }) : "";
  const { gain, loss } = view.stakes;
  const left = [...view.unseen, ...view.top];
  return (
    <div class="draw-risk-details">
      <p class={`draw-risk-chance draw-risk-${level(chance)}`}>
        <b>{percent(chance, 1)}</b> <Bar part={chance} kind={level(chance)} />
      </p>
      <p>
        {next
          ? t(chance ? "web-draw-odds-known-busts" : "web-draw-odds-known", { card })
          : t("web-draw-odds-counted", { busting: view.busting.length, cards: view.draw_count })}
      </p>
      {view.row.length > 0 && <p>{t("web-draw-odds-stakes", { gain, loss })}</p>}
      <p class="draw-left">{t("web-draw-odds-left", { cards: left.length })}</p>
      <ul class="draw-suits-left">
        {SUITS.map((suit) => (
          <SuitLeft key={suit} suit={suit} left={left} />
        ))}
      </ul>
    </div>
  );
}

/** One line, which opens to all of it; only while somebody may draw, since it stands where there is little room. */
export function RiskLine() {
  const { view, odds } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const chance = view.bust_probability;
  if (!odds || chance === null || view.asks !== "turn") return null;
  const { loss } = view.stakes;
  return (
    <>
      <button
        type="button"
        class={`draw-risk-line draw-risk-${level(chance)}`}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <span>{t("web-draw-odds-short")}</span>
        <b>{percent(chance, 1)}</b>
        <Bar part={chance} kind={level(chance)} />
        <span>{t("web-draw-odds-loss", { loss })}</span>
      </button>
      {isOpen && (
        <Dialog title={t("web-draw-odds")} onClose={() => setOpen(false)}>
          <RiskDetails />
        </Dialog>
      )}
    </>
  );
}

/** The same, always open, where there is room for it. */
export function RiskPanel() {
  const { view, odds } = usePlay();
  if (!odds || view.asks === "draft" || view.asks === "over") return null;
  return (
    <section class="draw-risk-panel" aria-label={t("web-draw-odds")}>
      <h2>{t("web-draw-odds")}</h2>
      <RiskDetails />
    </section>
  );
}
