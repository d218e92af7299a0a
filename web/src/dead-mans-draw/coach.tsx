/** What the coach thinks of each move, for those who ask. */
import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { complain } from "../components/notice";
import { api } from "../core/api";
import { percent, t } from "../core/words";
import type { Advice, DeadMansDrawView } from "../generated/wire";
import { usePlay } from "./play";
import { Bar } from "./risk";

function AdviceList({ advice }: { advice: Advice }) {
  const best = Math.max(...advice.moves.map(({ value }) => value));
  return (
    <>
      <p class="soft">{t("web-draw-coach-explained")}</p>
      <ol class="draw-advice">
        {advice.moves.map(({ move, words, value, margin }) => (
          <li key={move} class={value === best ? "draw-best" : ""}>
            <span>
              {words}
              {value === best && advice.moves.length > 1 && <span class="badge">{t("web-draw-coach-best")}</span>}
            </span>
            <span class="draw-advice-value">
              <Bar part={value} kind={value === best ? "best" : "plain"} />
              <b>{percent(value, 1)}</b>
              <span class="soft small">±{percent(margin, 1)}</span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Only for one's own decision, at tables with a coach that are not rated. */
export function Coach() {
  const { state, view, act } = usePlay();
  const [asking, setAsking] = useState<DeadMansDrawView | null>(null);
  const [given, setGiven] = useState<{ advice: Advice; view: DeadMansDrawView } | null>(null);
  const { coach, rated, table } = state.table;
  const mayAsk = act !== null && coach && !rated && view.deciders.includes(state.seat ?? -1);
  if (!mayAsk) return null;
  const ask = (): void => {
    setAsking(view);
    api
      .advice(table, state.key)
      .then((advice) => setGiven({ advice, view }), complain)
      .finally(() => setAsking(null));
  };
  const isAsking = asking === view;
  return (
    <>
      <button type="button" class="draw-coach-button" onClick={ask} disabled={isAsking} aria-busy={isAsking}>
        <Icon name={isAsking ? "signs-hourglass" : "signs-captain"} />
        {t("web-draw-coach")}
        <span class="unseen">: {t(isAsking ? "web-draw-coach-thinks" : "web-draw-coach-ask")}</span>
      </button>
      {given?.view === view && (
        <Dialog title={t("web-draw-coach")} onClose={() => setGiven(null)}>
          <AdviceList advice={given.advice} />
        </Dialog>
      )}
    </>
  );
}
