/** What can be looked at above the board, and the buttons and keys that open it. */
import { useMemo } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";
import { CoachAdvice } from "../../table/coach";
import type { TableState } from "../../table/state";
import { Icon } from "./faces";
import type { Outcome } from "./outcomes";
import { Piles, type Pile } from "./piles";
import { Sheet } from "./sheet";
import type { Look } from "./shortcuts";
import { WhatIfDialog } from "./what-if";
import { t } from "./words";

/** A pile, what the gestures would bring, or the sheet of a seat. */
export type Opened = Pile | "outcomes" | number | null;

interface Opener {
  opened: Opened;
  onOpen: (opened: Opened) => void;
  /** What there is to look at. */
  odds: boolean;
  outcomes: readonly Outcome[];
  /** Whether there is a duel whose outcome can be thought about. */
  weighs: boolean;
  explain: (topic: string) => void;
}

export function useLooks({ onOpen, odds, weighs }: Opener): readonly Look[] {
  return useMemo(() => {
    const looks = [{ key: "d", label: t("web-dolores-key-discard"), run: () => onOpen("discard") }];
    if (odds) looks.push({ key: "u", label: t("web-dolores-unseen"), run: () => onOpen("unseen") });
    if (weighs) looks.push({ key: "o", label: t("web-dolores-outcomes"), run: () => onOpen("outcomes") });
    return looks;
  }, [onOpen, odds, weighs]);
}

/** The piles and what can be asked. */
export function Tools({ state, view, opened, onOpen, odds, weighs, explain }: Opener & { state: TableState; view: DoloresView }) {
  const pile = opened === "discard" || opened === "unseen" ? opened : null;
  return (
    <div class="dolores-tools">
      <Piles view={view} odds={odds} opened={pile} onOpen={onOpen} explain={explain} />
      <button
        type="button"
        class="dolores-tool"
        disabled={!weighs}
        data-tip={weighs ? "what-if" : undefined}
        onClick={() => onOpen("outcomes")}
      >
        <Icon name="signs-compass" />
        <span>{t("web-dolores-outcomes-short")}</span>
      </button>
      <CoachAdvice state={state} class="dolores-coach" />
    </div>
  );
}

export function Windows({ state, view, opened, onOpen, outcomes, weighs, explain }: Opener & { state: TableState; view: DoloresView }) {
  const close = (): void => onOpen(null);
  if (typeof opened === "number")
    return <Sheet state={state} view={view} seat={opened} explain={explain} onClose={close} />;
  if (opened === "outcomes" && weighs) return <WhatIfDialog view={view} outcomes={outcomes} onClose={close} />;
  return null;
}
