/** The button that asks the coach. */
import { useState } from "preact/hooks";
import type { DeadMansDrawView } from "../../generated/wire";
import { CoachDialog, mayAsk } from "../../table/coach";
import { Icon } from "./faces";
import { usePlay } from "./play";
import { t } from "./words";

/** What the coach says holds for the decision it was asked about; with the next one its window closes. */
export function Coach() {
  const { state, view, act } = usePlay();
  const [asked, setAsked] = useState<DeadMansDrawView | null>(null);
  if (act === null || !mayAsk(state)) return null;
  return (
    <>
      <button type="button" class="draw-coach-button" onClick={() => setAsked(view)}>
        <Icon name="signs-captain" />
        {t("web-coach")}
        <span class="unseen">: {t("web-coach-ask")}</span>
      </button>
      {asked === view && <CoachDialog state={state} onClose={() => setAsked(null)} />}
    </>
  );
}
