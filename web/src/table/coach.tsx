/** What the coach thinks of each choice: the part of the victory one may expect after it. */
import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { percent, t } from "../core/words";
import type { TableState, View } from "./state";

/** Whether the coach may be asked now: the table has one, and there is something for the viewer to decide. */
export function mayAsk(state: TableState): boolean {
  const { table, view, seat } = state;
  const asked = seat !== null && (view?.deciders ?? []).includes(seat) && state.moves.length > 1;
  return asked && table.coach && !table.rated && table.status === "playing" && table.table !== "";
}

export function CoachDialog({ state, onClose }: { state: TableState; onClose: () => void }) {
  const { table, key } = state;
  const { value, error, again } = useLoaded(() => api.advice(table.table, key), state.moves.join());
  const ranked = [...(value?.moves ?? [])].sort((one, other) => other.value - one.value);
  return (
    <Dialog title={t("web-coach-says")} onClose={onClose}>
      {!value && (error ? <Failed error={error} again={again} /> : <Waiting />)}
      {value && (
        <>
          <p>{t("web-coach-what")}</p>
          <ol class="coach-moves">
            {ranked.map((each, place) => (
              <li key={each.move} class={place === 0 ? "coach-best" : ""}>
                <span>{each.words}</span>
                <meter min={0} max={1} value={each.value} aria-hidden="true" />
                <span class="coach-value">
                  {t("web-coach-value", { value: percent(each.value), margin: percent(each.margin, 1) })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}

/** The button that asks. What the coach says holds for one decision; with the next one its window closes. */
export function CoachButton({ state, class: className = "" }: { state: TableState; class?: string }) {
  const { view } = state;
  const [asked, setAsked] = useState<View | null>(null);
  if (!mayAsk(state)) return null;
  return (
    <>
      <button type="button" class={className} onClick={() => setAsked(view)}>
        <Icon name="signs-captain" />
        {t("web-coach")}
        <span class="unseen">: {t("web-coach-ask")}</span>
      </button>
      {asked !== null && asked === view && <CoachDialog state={state} onClose={() => setAsked(null)} />}
    </>
  );
}
