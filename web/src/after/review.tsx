/** The coach's review of a match: how everyone's chances went, what was given away and by whom. */
import { useEffect, useState } from "preact/hooks";
import { useErrand } from "../components/notice";
import { nameOf } from "../components/player-tag";
import { api } from "../core/api";
import { Failed } from "../core/loading";
import { number, percent, t } from "../core/words";
import type { ConductInfo, CostlyDecision, ReviewInfo, ReviewState } from "../generated/wire";
import { tryAgain } from "../screens/sitting-down";
import type { TableState } from "../table/state";
import { Curve } from "./curve";
import { type Moment, placeOf } from "./moments";
import { tableKey } from "./sharing";

const ASK_AGAIN = 1_000;

interface Progress {
  state: ReviewState | null;
  error: string;
  again: () => void;
}

/** Asks again until the coach has gone through everything. */
function useReview(table: TableState): Progress {
  const [state, setState] = useState<ReviewState | null>(null);
  const [error, setError] = useState("");
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer = 0;
    let left = false;
    const ask = (): void => {
      api.review(table.table.table, tableKey(table)).then(
        (answer) => {
          if (left) return;
          setState(answer);
          if (answer.status === "working") timer = window.setTimeout(ask, ASK_AGAIN);
        },
        (problem: unknown) => {
          const isTold = problem instanceof Error && problem.name !== "TypeError";
          if (!left) setError(isTold ? problem.message : t("web-unreachable"));
        },
      );
    };
    setError("");
    ask();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [table.table.table, turn]);
  return { state, error, again: () => setTurn(turn + 1) };
}

/** A part of the victory in percentage points. */
function points(part: number): string {
  return number(100 * part, { maximumFractionDigits: 1 });
}

function Decision({ state, decision, look }: Pick<ReviewProps, "state" | "look"> & { decision: CostlyDecision }) {
  const { seat, version, played_words, better_words, value, better_value, cost, margin, odds } = decision;
  const player = nameOf(state, seat);
  const { busy, run } = useErrand(() => tryAgain(state.table.table, tableKey(state), version - 1, seat));
  return (
    <li class="decision">
      <p class="decision-head">
        <b>{player}</b>
        <span class="cost">{t("web-review-cost", { cost: points(cost), margin: points(margin) })}</span>
      </p>
      <dl>
        <dt>{t("web-review-played")}</dt>
        <dd>
          {played_words} <span class="soft">({percent(value)})</span>
        </dd>
        <dt>{t("web-review-better")}</dt>
        <dd>
          {better_words} <span class="soft">({percent(better_value)})</span>
        </dd>
      </dl>
      {odds.length > 0 && (
        <ul class="arithmetic small" aria-label={t("web-review-odds")}>
          {odds.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div class="decision-ways">
        <button type="button" onClick={() => look(seat, version - 1)}>
          {t("web-review-show", { number: decision.number })}
        </button>
        <button type="button" class="try-again" disabled={busy} onClick={run}>
          {t(busy ? "web-one-moment" : "web-review-try")}
        </button>
      </div>
    </li>
  );
}

function Conduct({ state, conduct }: { state: TableState; conduct: readonly ConductInfo[] }) {
  return (
    <table class="conduct small">
      <thead>
        <tr>
          <th scope="col">{t("web-review-player")}</th>
          <th scope="col">{t("web-review-decisions")}</th>
          <th scope="col">{t("web-review-average")}</th>
          <th scope="col">{t("web-review-mistakes")}</th>
        </tr>
      </thead>
      <tbody>
        {conduct.map(({ seat, decisions, mean_cost, margin, mistakes }) => (
          <tr key={seat}>
            <th scope="row">{nameOf(state, seat)}</th>
            <td>{number(decisions)}</td>
            <td>
              {points(mean_cost)} ± {points(margin)}
            </td>
            <td>{number(mistakes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReviewProps {
  state: TableState;
  moments: readonly Moment[];
  place: number;
  show: (place: number) => void;
  look: (seat: number, version: number) => void;
}

function Working({ done, of }: { done: number; of: number }) {
  return (
    <div role="status">
      <p>{of ? t("web-review-working", { done, of }) : t("web-review-waiting")}</p>
      <progress
        class="review-progress"
        max={of || 1}
        value={of ? done : undefined}
        aria-label={t("web-review-progress")}
      />
    </div>
  );
}

type Whose = "mine" | "others";

/** The costliest decisions, one's own first and apart from everybody else's. */
function Costliest({ review, state, look }: Pick<ReviewProps, "state" | "look"> & { review: ReviewInfo }) {
  const isSeated = state.seat !== null;
  const [whose, setWhose] = useState<Whose>(isSeated ? "mine" : "others");
  const of = (wanted: Whose): readonly CostlyDecision[] =>
    review.costliest.filter(({ seat }) => (seat === state.seat) === (wanted === "mine"));
  const shown = of(whose);
  return (
    <section aria-labelledby="costliest">
      <h3 id="costliest">{t("web-review-costliest")}</h3>
      {isSeated && (
        <div class="whose" role="group" aria-labelledby="costliest">
          {(["mine", "others"] as const).map((each) => (
            <button key={each} type="button" aria-pressed={whose === each} onClick={() => setWhose(each)}>
              {t(`web-review-${each}`, { count: of(each).length })}
            </button>
          ))}
        </div>
      )}
      {shown.length === 0 && <p>{t(whose === "mine" ? "web-review-none-mine" : "web-review-no-mistakes")}</p>}
      {shown.length > 0 && <p class="small soft">{t("web-review-try-what")}</p>}
      <ol class="decisions">
        {shown.map((decision) => (
          <Decision key={decision.number} state={state} decision={decision} look={look} />
        ))}
      </ol>
    </section>
  );
}

function Ready({ review, state, moments, place, show, look }: ReviewProps & { review: ReviewInfo }) {
  return (
    <>
      <Curve
        curve={review.curve}
        names={state.table.seats.map((_, seat) => nameOf(state, seat))}
        version={moments[place]?.version ?? 0}
        show={(version) => show(placeOf(moments, version))}
      />
      <Costliest review={review} state={state} look={look} />
      <h3>{t("web-review-conduct")}</h3>
      <Conduct state={state} conduct={review.conduct} />
      <p class="small soft">{t("web-review-note")}</p>
    </>
  );
}

export function Review(props: ReviewProps) {
  const { state, error, again } = useReview(props.state);
  if (error) return <Failed error={error} again={again} />;
  if (!state || state.status === "working") return <Working done={state?.done ?? 0} of={state?.of ?? 0} />;
  return state.review ? <Ready {...props} review={state.review} /> : null;
}
