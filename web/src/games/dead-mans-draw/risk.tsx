/** The odds: a ring around the draw pile that fills with the risk, in words beside it, and what is left on a touch. */
import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import type { Card } from "../../generated/wire";
import { stackOf, SUITS } from "./cards";
import { oddsOf } from "./chances";
import { cardName, Icon } from "./faces";
import { usePlay } from "./play";
import { list, number, percent, t } from "./words";

/** From such a chance on it looks dangerous, and very dangerous. */
const DANGER = 0.2;
const GREAT_DANGER = 0.4;

export function level(chance: number): string {
  if (chance >= GREAT_DANGER) return "high";
  return chance >= DANGER ? "middle" : "low";
}

/** The chance that the next card busts, where it is shown. */
export function useRisk(): number | null {
  const { view, odds } = usePlay();
  return odds && view.asks !== "draft" && view.asks !== "over" ? view.bust_probability : null;
}

export function chanceWords(chance: number): string {
  if (chance === 0) return t("web-draw-risk-none");
  if (chance === 1) return t("web-draw-risk-sure");
  const { busting, cards } = oddsOf(chance);
  return t("web-draw-risk-in", { busting, cards });
}

/** From green to red, as far around as it is likely. */
export function RiskRing() {
  const chance = useRisk();
  if (chance === null) return null;
  const red = Math.min(100, Math.round(chance * 200));
  return (
    <svg class="draw-risk-ring" viewBox="0 0 118 158" style={{ "--red": `${red}%` }} aria-hidden="true" focusable="false">
      <rect x="4" y="4" width="110" height="150" rx="15" class="draw-ring-ground" />
      <path
        d="M59 4 H99 A15 15 0 0 1 114 19 V139 A15 15 0 0 1 99 154 H19 A15 15 0 0 1 4 139 V19 A15 15 0 0 1 19 4 Z"
        class={`draw-ring-part ${chance ? "" : "draw-ring-none"}`}
        pathLength="100"
        style={{ strokeDasharray: `${100 * chance} 100` }}
      />
    </svg>
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
      <span class="soft draw-left-values">{values.join(" ")}</span>
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
  const mayCollect = view.owed === 0 || view.draw_count === 0;
  return (
    <div class="draw-risk-details">
      <p class={`draw-risk-chance draw-risk-${level(chance)}`}>
        <b>{percent(chance, 1)}</b> {chanceWords(chance)}
      </p>
      <p>
        {next
          ? t(chance ? "web-draw-odds-known-busts" : "web-draw-odds-known", { card })
          : t("web-draw-odds-counted", { busting: view.busting.length, cards: view.draw_count })}
      </p>
      {view.row.length > 0 && (
        <p>{mayCollect ? t("web-draw-odds-stakes", { gain, loss }) : t("web-draw-odds-owed", { count: view.owed, loss })}</p>
      )}
      <p class="draw-left">{t("web-draw-odds-left", { cards: left.length })}</p>
      <ul class="draw-suits-left">
        {SUITS.map((suit) => (
          <SuitLeft key={suit} suit={suit} left={left} />
        ))}
      </ul>
    </div>
  );
}

/** The risk in words; all that makes it, on a touch. */
export function RiskWords() {
  const chance = useRisk();
  const [isOpen, setOpen] = useState(false);
  if (chance === null) return null;
  return (
    <>
      <button
        type="button"
        class={`draw-risk-words draw-risk-${level(chance)}`}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        data-tip="risk"
      >
        <b>{percent(chance)}</b>
        <span>{chanceWords(chance)}</span>
      </button>
      {isOpen && (
        <Dialog title={t("web-draw-odds")} onClose={() => setOpen(false)}>
          <RiskDetails />
        </Dialog>
      )}
    </>
  );
}
