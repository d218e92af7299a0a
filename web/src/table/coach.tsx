/**
 * The coach beside the choices: what it thinks of each, and why.
 *
 *     <CoachAdvice state={state} />
 *
 * is a button. When it is asked, a slim panel comes beside it, where it covers neither choices nor what one decides by.
 * Its first estimate comes at once and gets sharper. Whatever makes an advised move, by its `data-move`, is
 * marked on the board; a board that wants to say more there asks `useAdvice`.
 */
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../components/icon";
import { api } from "../core/api";
import { useShortcuts } from "../core/keys";
import { useStore } from "../core/store";
import { list, percent, t } from "../core/words";
import type { Advice, MoveAdvice } from "../generated/wire";
import { useBeside } from "./beside";
import { Coaching, inShort, markOf, ranked, type Coached, type MoveMark } from "./coaching";
import type { TableState } from "./state";
import { useLit } from "./lit";
import "../styles/coach.css";

const coaching = new Coaching(({ table, key }, after) => api.advice(table.table, key, after));

/** More than so many that are about equal are not named. */
const FEW = 3;

/** Whether the coach may be asked now: the table has one, and there is something for the viewer to decide. */
export function mayAsk(state: TableState): boolean {
  const { table, view, seat } = state;
  const asked = seat !== null && (view?.deciders ?? []).includes(seat) && state.moves.length > 1;
  return asked && table.coach && !table.rated && table.status === "playing" && table.table !== "";
}

/** Asks about the decision of this moment, as the button does. */
export function askCoach(state: TableState): void {
  if (mayAsk(state)) void coaching.begin(state);
}

/** What the coach has said of the decision of this moment; null where nobody has asked. */
function useCoached(state: TableState): Coached | null {
  const coached = useStore(coaching.store);
  const isPossible = mayAsk(state);
  useEffect(() => {
    if (isPossible) coaching.follow(state);
    else coaching.end();
  }, [state, isPossible]);
  return isPossible && coached?.state.table.table === state.table.table ? coached : null;
}

/** What the coach has said of a move, for marks on the board. */
export function useAdvice(state: TableState): (move: string) => MoveMark | null {
  const coached = useStore(coaching.store);
  const advice = mayAsk(state) && coached?.state.view === state.view ? coached.advice : null;
  return (move) => markOf(advice, move);
}

/** The part of the victory as a bar, with the margin as a paler stretch around its end. */
function Share({ value, margin }: { value: number; margin: number }) {
  const low = Math.max(0, value - margin);
  const high = Math.min(1, value + margin);
  return (
    <span class="coach-bar" aria-hidden="true">
      <span class="coach-bar-sure" style={{ width: `${100 * low}%` }} />
      <span class="coach-bar-margin" style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
    </span>
  );
}

function Figures({ value, margin }: Pick<MoveAdvice, "value" | "margin">) {
  const figures = { value: percent(value), margin: percent(margin, margin < 0.1 ? 1 : 0) };
  return <span class="coach-value">{t("web-coach-value", figures)}</span>;
}

function Verdict({ advice }: { advice: Advice }) {
  const best = ranked(advice).filter((each) => each.best);
  const [first] = best;
  if (!first) return null;
  if (best.length === 1) {
    return (
      <>
        <b class="coach-choice">{inShort(first.words)}</b>
        <Share {...first} />
        <Figures {...first} />
      </>
    );
  }
  if (best.length === advice.moves.length) return <b class="coach-choice">{t("web-coach-all-equal")}</b>;
  if (best.length > FEW) return <b class="coach-choice">{t("web-coach-equal-many", { count: best.length })}</b>;
  return <b class="coach-choice">{t("web-coach-equal", { choices: list(best.map(({ words }) => inShort(words))) })}</b>;
}

/** What one more card is worth, to a tenth of a point. */
function oneMoreCard(worth: number): string {
  const points = Math.round(10 * Math.abs(worth)) / 10;
  const than = points === 0 ? "same" : worth > 0 ? "more" : "less";
  return t("web-coach-one-more", { than, points });
}

function Moves({ advice }: { advice: Advice }) {
  return (
    <div class="coach-moves" tabIndex={0} role="group" aria-label={t("web-coach-what")}>
      <ol>
        {ranked(advice).map((each) => (
          <li key={each.move} class={each.best ? "coach-best" : ""}>
            <span>{each.words}</span>
            <Share {...each} />
            <Figures {...each} />
          </li>
        ))}
      </ol>
      {advice.one_more_card !== null && <p>{oneMoreCard(advice.one_more_card)}</p>}
    </div>
  );
}

function Panel({ coached, button }: { coached: Coached; button: RefObject<HTMLElement | null> }) {
  const { advice, error, isThinking } = coached;
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useBeside(panel, button, `${isOpen} ${advice?.step} ${advice?.reason} ${error}`);
  return (
    <section ref={panel} popover="manual" class="coach-panel" aria-label={t("web-coach-says")}>
      <div class="coach-line">
        {advice ? (
          <button
            type="button"
            class="quiet coach-verdict"
            aria-expanded={isOpen}
            title={t("web-coach-all")}
            onClick={() => setOpen(!isOpen)}
          >
            <Verdict advice={advice} />
            <span class="coach-more" aria-hidden="true">
              {isOpen ? "▴" : "▾"}
            </span>
          </button>
        ) : (
          <p class="coach-verdict">{error || t("web-coach-thinks")}</p>
        )}
        <button type="button" class="quiet coach-close" aria-label={t("web-close")} onClick={() => coaching.end()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {advice && isOpen && <Moves advice={advice} />}
      <p class="coach-reason" role="status">
        {!isOpen && advice?.reason}{" "}
        {advice && isThinking && <span class="coach-thinking">{t("web-coach-sharpens")}</span>}
      </p>
    </section>
  );
}

function useMarks(coached: Coached | null): void {
  const best = coached?.advice?.moves.filter((each) => each.best) ?? [];
  // Where everything is about equal, a mark would say nothing.
  const marked = best.length < (coached?.advice?.moves.length ?? 0) ? best : [];
  useLit("advised", marked.map(({ move }) => `[data-move="${CSS.escape(move)}"]`));
}

interface CoachProps {
  state: TableState;
  class?: string;
}

/** Button and panel. What the coach says holds for one decision; with the next one it goes. */
export function CoachAdvice({ state, class: className = "" }: CoachProps) {
  const coached = useCoached(state);
  const isPossible = mayAsk(state);
  const button = useRef<HTMLButtonElement>(null);
  useMarks(coached);
  useShortcuts(isPossible ? [{ key: "a", label: t("web-coach-ask"), run: () => askCoach(state) }] : []);
  if (!isPossible) return null;
  return (
    <div class="coach">
      <button
        ref={button}
        type="button"
        class={`coach-button ${className}`}
        data-tip="coach"
        aria-expanded={coached !== null}
        onClick={() => (coached ? coaching.end() : askCoach(state))}
      >
        <Icon name="signs-captain" />
        {t("web-coach")}
        <span class="unseen">: {t("web-coach-ask")}</span>
      </button>
      {coached && <Panel coached={coached} button={button} />}
    </div>
  );
}
