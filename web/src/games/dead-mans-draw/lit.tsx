/** What a lit thing has on it: its number for the keyboard, a warning where touching it busts, the time left to undo. */
import type { Choice } from "./choices";
import { usePlay } from "./play";
import { t } from "./words";

export function Marks({ choices }: { choices: readonly Choice[] }) {
  const { held } = usePlay();
  const [first] = choices;
  if (!first) return null;
  return (
    <>
      {first.number <= 9 && <kbd class="draw-choice-key" data-text={first.number} aria-hidden="true" />}
      {choices.every(({ busts }) => busts) && (
        <span class="draw-bust-mark" data-text={t("web-draw-busts")} aria-hidden="true" />
      )}
      {held && choices.some(({ move }) => move === held.move) && <Fuse lasts={held.lasts} />}
    </>
  );
}

/** Burns down around a choice that can still be taken back, or is on its way. */
export function Fuse({ lasts }: { lasts: number }) {
  return (
    <svg class={`draw-fuse ${lasts ? "" : "draw-fuse-sent"}`} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <circle cx="18" cy="18" r="15" pathLength="1" style={{ animationDuration: `${lasts}ms` }} />
    </svg>
  );
}

/** The words of a thing that is touched to choose; with several moves, each is offered in words afterwards. */
export function wordsOf(choices: readonly Choice[]): string {
  return choices.map(({ words }) => words).join(" / ");
}
