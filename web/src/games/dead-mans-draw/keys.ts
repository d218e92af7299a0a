/** Playing by keyboard: D draws, C collects, figures choose, arrows go from one lit thing to the next. */
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Shortcut, useShortcuts } from "../../core/keys";
import { COLLECT, DRAW } from "./choices";
import type { Choosing } from "./choosing";
import { t } from "./words";

const MOST_FIGURES = 9;

/** The focus goes to the next or the last thing that is lit. */
function walk(board: HTMLElement | null, step: number): void {
  const lit = [...(board?.querySelectorAll<HTMLElement>("button[data-move]") ?? [])];
  const here = lit.findIndex((each) => each === document.activeElement);
  const next = here < 0 ? (step > 0 ? 0 : lit.length - 1) : (here + step + lit.length) % lit.length;
  lit[next]?.focus();
}

export function useBoardKeys(choosing: Choosing, board: RefObject<HTMLElement | null>, onList: () => void): void {
  const latest = useRef({ choosing, onList });
  latest.current = { choosing, onList };
  const figures = Math.min(choosing.choices.length, MOST_FIGURES);
  const keys = useMemo((): readonly Shortcut[] => {
    const now = (): Choosing => latest.current.choosing;
    const take = (number: number): void => now().choose(now().choices.slice(number - 1, number));
    const touch = (target: string) => (): void => now().choose(now().at(target));
    return [
      { key: "d", label: t("web-draw-key-draw"), run: touch(DRAW) },
      { key: "c", label: t("web-draw-key-collect"), run: touch(COLLECT) },
      ...Array.from({ length: figures }, (_, place) => ({
        key: String(place + 1),
        label: t("web-draw-key-choice", { number: place + 1 }),
        run: () => take(place + 1),
      })),
      { key: "arrowright", label: t("web-draw-key-next"), run: () => walk(board.current, 1) },
      { key: "arrowleft", label: t("web-draw-key-before"), run: () => walk(board.current, -1) },
      { key: "l", label: t("web-draw-key-list"), run: () => latest.current.onList() },
    ];
  }, [figures]);
  useShortcuts(keys);
}

/** Whether somebody plays by keyboard now, and wants to see the figures. */
export function useKeysInUse(): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const typed = (): void => setInUse(true);
    const touched = (): void => setInUse(false);
    addEventListener("keydown", typed);
    addEventListener("pointerdown", touched);
    return () => {
      removeEventListener("keydown", typed);
      removeEventListener("pointerdown", touched);
    };
  }, []);
  return inUse;
}
