/** What can be looked at above the board, and the buttons and keys that open it. */
import { useMemo } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";
import { CoachDialog } from "../../table/coach";
import type { TableState } from "../../table/state";
import { Icon } from "./faces";
import { OutcomesDialog, type Outcome } from "./outcomes";
import { Piles, type Pile } from "./piles";
import { Sheet } from "./sheet";
import type { Look } from "./shortcuts";
import { t } from "./words";

/** A pile, the outcomes, the coach, or the sheet of a seat. */
export type Opened = Pile | "outcomes" | "coach" | number | null;

interface Opener {
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** What there is to look at. */
  odds: boolean;
  outcomes: readonly Outcome[];
  coach: boolean;
  explain: (topic: string) => void;
}

export function useLooks({ onOpen, odds, outcomes, coach }: Opener): readonly Look[] {
  const weighs = outcomes.length > 0;
  return useMemo(() => {
    const looks = [{ key: "d", label: t("web-dolores-key-discard"), run: () => onOpen("discard") }];
    if (odds) looks.push({ key: "u", label: t("web-dolores-unseen"), run: () => onOpen("unseen") });
    if (weighs) looks.push({ key: "o", label: t("web-dolores-outcomes"), run: () => onOpen("outcomes") });
    if (coach) looks.push({ key: "a", label: t("web-coach-ask"), run: () => onOpen("coach") });
    return looks;
  }, [onOpen, odds, weighs, coach]);
}

/** The piles and what can be asked. */
export function Tools({ view, opened, onOpen, odds, outcomes, coach, explain }: Opener & { view: DoloresView }) {
  const pile = opened === "discard" || opened === "unseen" ? opened : null;
  return (
    <div class="dolores-tools">
      <Piles view={view} odds={odds} opened={pile} onOpen={onOpen} explain={explain} />
      {outcomes.length > 0 && (
        <button type="button" class="dolores-tool dolores-tool-outcomes" onClick={() => onOpen("outcomes")}>
          <Icon name="signs-compass" />
          {t("web-dolores-outcomes-short")}
        </button>
      )}
      {coach && (
        <button
          type="button"
          class="dolores-tool"
          aria-label={t("web-coach-ask")}
          onClick={() => onOpen("coach")}
        >
          <Icon name="signs-captain" />
          {t("web-coach")}
        </button>
      )}
    </div>
  );
}

export function Windows({
  state,
  view,
  opened,
  onOpen,
  outcomes,
  coach,
  explain,
}: Opener & { state: TableState; view: DoloresView }) {
  const close = (): void => onOpen(null);
  if (typeof opened === "number")
    return <Sheet state={state} view={view} seat={opened} explain={explain} onClose={close} />;
  if (opened === "outcomes" && outcomes.length)
    return <OutcomesDialog view={view} outcomes={outcomes} onClose={close} />;
  if (opened === "coach" && coach) return <CoachDialog state={state} onClose={close} />;
  return null;
}
