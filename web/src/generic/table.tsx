/** The table of a game that has no board of its own, made of its view and of the narrated choices alone. */
import { useRef } from "preact/hooks";
import { percent, t, textOf } from "../core/words";
import { useCardText } from "../rules/card-text";
import type { BoardProps } from "../table/board";
import { CoachAdvice } from "../table/coach";
import type { TableState, View } from "../table/state";
import { useSteadyAct } from "../table/steady";
import { Choices, choicesOf } from "./choices";
import { describeView, oddsOf, type Odd } from "./describe";
import { Players } from "./players";
import { Fields } from "./values";
import "../styles/generic.css";

/** What has happened last; a move that tells nothing leaves it there. The final scores stand elsewhere. */
function News({ state, view }: { state: TableState; view: View }) {
  const last = useRef("");
  const { told = [], headings = [] } = state.aid ?? {};
  const count = view.winners.length ? (headings.at(-1) ?? told.length) : told.length;
  const news = told.filter((_, place) => place < count && !headings.includes(place)).join(" ");
  last.current = news || last.current;
  return last.current ? <p class="generic-news">{last.current}</p> : null;
}

function Odds({ odds }: { odds: readonly Odd[] }) {
  if (!odds.length) return null;
  return (
    <section class="generic-odds" aria-label={t("web-generic-odds")}>
      <h2>{t("web-generic-odds")}</h2>
      <dl>
        {odds.map(({ label, probability }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{percent(probability, 1)}</b>
              <span class="generic-chance" aria-hidden="true">
                <span style={{ width: `${100 * probability}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Board({ state, view, act: mayAct, odds, explain }: BoardProps<View>) {
  const { game } = state.table;
  const text = textOf(game);
  const fields = view as unknown as Readonly<Record<string, unknown>>;
  const { fields: shown, bySeat } = describeView(text, fields, view.players.length);
  const act = useSteadyAct(mayAct, state.moves);
  const choices = act ? choicesOf(state) : [];
  const isAsked = choices.length > 0 && view.deciders.includes(state.seat ?? -1);
  const { popover } = useCardText(game, state.table.options, explain);
  return (
    <div class="generic-board">
      <Players state={state} view={view} bySeat={bySeat} />
      <div class="generic-middle">
        <section class="generic-table" aria-label={t("web-generic-table")}>
          <News state={state} view={view} />
          <Fields fields={shown} />
        </section>
        {odds && <Odds odds={oddsOf(text, fields)} />}
      </div>
      <footer class={`generic-actions ${isAsked ? "generic-asked" : ""}`}>
        <div class="generic-asking">
          <p class="generic-question">{state.aid?.question}</p>
          {mayAct && <CoachAdvice state={state} />}
        </div>
        {act && choices.length > 0 && <Choices choices={choices} act={act} />}
      </footer>
      {popover}
    </div>
  );
}
