/** What a lit thing has on it: its number for the keyboard, and a warning where touching it busts. */
import type { Choice } from "./choices";
import { t } from "./words";

export function Marks({ choices }: { choices: readonly Choice[] }) {
  const [first] = choices;
  if (!first) return null;
  return (
    <>
      {first.number <= 9 && <kbd class="draw-choice-key" data-text={first.number} aria-hidden="true" />}
      {choices.every(({ busts }) => busts) && (
        <span class="draw-bust-mark" data-text={t("web-draw-busts")} aria-hidden="true" />
      )}
    </>
  );
}

/** The words of a thing that is touched to choose; with several moves, each is offered in words afterwards. */
export function wordsOf(choices: readonly Choice[]): string {
  return choices.map(({ words }) => words).join(" / ");
}
