/** Beside a replay: what happened, the coach's review, and the check of the deal. On small screens it lies above. */
import { t } from "../core/words";
import type { TableState } from "../table/state";
import { FairnessPanel } from "./fairness-panel";
import { MomentLog } from "./log";
import type { Moment } from "./moments";
import type { Playback } from "./playback";
import { Review } from "./review";

const TABS = ["log", "review", "deal"] as const;
export type Tab = (typeof TABS)[number];

/** As in the style sheet: where the panel does not stand beside the board. */
export function isNarrow(): boolean {
  return matchMedia("(max-width: 1099.98px)").matches;
}

interface PanelProps {
  state: TableState;
  moments: readonly Moment[];
  playback: Playback;
  /** Show what a seat saw when a version was the last. */
  look: (seat: number, version: number) => void;
  tab: Tab;
  setTab: (tab: Tab) => void;
  onClose: () => void;
}

export function Panel({ state, moments, playback, look, tab, setTab, onClose }: PanelProps) {
  const { place, show } = playback;
  return (
    <aside class="replay-panel" aria-label={t("web-replay-panel")}>
      <div class="side-tabs">
        {TABS.filter((each) => each !== "deal" || !state.table.origin).map((each) => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {t(`web-replay-tab-${each}`)}
          </button>
        ))}
        <button type="button" class="quiet side-close" onClick={onClose} aria-label={t("web-close")}>
          ✕
        </button>
      </div>
      <div class="panel-body">
        <h2 class={tab === "log" ? "unseen" : ""}>{t(`web-replay-title-${tab}`)}</h2>
        {tab === "log" && <MomentLog moments={moments} place={place} show={show} />}
        {tab === "review" && <Review state={state} moments={moments} place={place} show={show} look={look} />}
        {tab === "deal" && <FairnessPanel state={state} />}
      </div>
    </aside>
  );
}
