/**
 * The first time a thing appears at a table, a small mark points at it and says what it is.
 *
 *     <Tips game={game} view={view} />
 *
 * is mounted once at the side of the table. It finds things by `data-tip="name"` on the board, and what is said of
 * each in the list that the game's table part brings as `tips`; the words are the messages `tip-name` of the game.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { change, settings } from "../core/settings";
import { useStore } from "../core/store";
import { t, textOf } from "../core/words";
import { usePart } from "../table/parts";
import type { View } from "../table/state";
import { betterStaysFree, boxOf, buttons, findSeen, isBusy, mustStayFree, shouldStayFree } from "./around";
import { placeBeside, placeNear, type Box } from "./placing";
import { keyOf, LOOK, Patience, READ, selectorOf, unseenTips, type Tip } from "./tip";
import "../styles/tips.css";

interface Shown {
  tip: Tip;
  /** Where its thing lies. */
  thing: Box;
}

const lineOf = (name: string, { left, top, width, height }: Box): string =>
  [name, left, top, width, height].map((each) => (typeof each === "number" ? Math.round(each) : each)).join(" ");

function remember(game: string, tip: Tip): void {
  const key = keyOf(game, tip);
  const { tipsSeen } = settings.value;
  if (!tipsSeen.includes(key)) change({ tipsSeen: [...tipsSeen, key] });
}

/** The first tip whose thing is there, and for which there may be room. */
function firstOf(tips: readonly Tip[], postponed: ReadonlySet<string>): Shown | null {
  for (const tip of tips) {
    const found = findSeen(selectorOf(tip));
    if (found && !postponed.has(lineOf(tip.name, boxOf(found)))) return { tip, thing: boxOf(found) };
  }
  return null;
}

const NONE: readonly Tip[] = [];

interface Current {
  shown: Shown | null;
  dismiss: () => void;
  /** There is no room for it; it comes again when its thing lies elsewhere. */
  postpone: () => void;
}

/** The tip of this moment, and how it goes. */
function useTip(game: string, tips: readonly Tip[], view: View | null): Current {
  const [shown, setShown] = useState<Shown | null>(null);
  const postponed = useRef(new Set<string>());
  const patience = useRef(new Patience());
  const looks = useRef(0);
  const latest = useRef({ shown, tips, view });
  latest.current = { shown, tips, view };

  const end = (): void => {
    patience.current.rest();
    looks.current = 0;
    setShown(null);
  };

  useEffect(() => {
    const look = (): void => {
      const { shown: now, tips: all, view: seen } = latest.current;
      if (now) {
        looks.current += 1;
        const thing = isBusy() ? null : findSeen(selectorOf(now.tip));
        if (!thing) {
          if (looks.current >= READ) remember(game, now.tip);
          end();
        } else if (lineOf("", boxOf(thing)) !== lineOf("", now.thing)) {
          setShown({ tip: now.tip, thing: boxOf(thing) });
        }
        return;
      }
      const isTold = ({ when }: Tip): boolean => !when || (seen !== null && when(seen));
      const next = isBusy() ? null : firstOf(all.filter(isTold), postponed.current);
      if (patience.current.look(next ? lineOf(next.tip.name, next.thing) : "")) setShown(next);
    };
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [game]);

  const dismiss = (): void => {
    if (shown) remember(game, shown.tip);
    end();
  };
  const postpone = (): void => {
    if (shown) postponed.current.add(lineOf(shown.tip.name, shown.thing));
    setShown(null);
  };
  return { shown, dismiss, postpone };
}

/** As wide as there is room for, in rem. */
const WIDTHS = [18, 14];

/** Beside the thing, on nothing that can be touched or looked at; else near it, and at least on nothing that answers. */
function findPlace(bubble: HTMLElement, thing: Box): Pick<Box, "left" | "top"> | null {
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const must = [...mustStayFree(bubble), thing];
  const should = [...must, ...shouldStayFree(bubble)];
  const all = [...should, ...betterStaysFree(bubble)];
  const least = [...buttons(bubble), thing];
  for (const width of WIDTHS) {
    bubble.style.width = `min(${width}rem, calc(100vw - 20px))`;
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    for (const taken of [all, should, must]) {
      const place = placeBeside(thing, size, room, taken);
      if (place) return place;
    }
    const near = placeNear(thing, size, room, must) ?? placeNear(thing, size, room, least);
    if (near) return near;
  }
  return null;
}

function usePlace(thing: Box, onNowhere: () => void) {
  const bubble = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<Pick<Box, "left" | "top"> | null>(null);
  useLayoutEffect(() => {
    if (!bubble.current) return;
    const found = findPlace(bubble.current, thing);
    setPlace(found);
    if (!found) onNowhere();
  }, [thing]);
  return { bubble, place };
}

interface BubbleProps {
  words: string;
  thing: Box;
  onDismiss: () => void;
  onNowhere: () => void;
}

function Bubble({ words, thing, onDismiss, onNowhere }: BubbleProps) {
  const { bubble, place } = usePlace(thing, onNowhere);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      onDismiss();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [onDismiss]);
  const at = place ? { left: `${place.left}px`, top: `${place.top}px` } : {};
  const ring = { left: `${thing.left}px`, top: `${thing.top}px`, width: `${thing.width}px`, height: `${thing.height}px` };
  return (
    <>
      {place && <div class="tip-ring" style={ring} aria-hidden="true" />}
      <aside
        ref={bubble}
        class={`tip ${place ? "" : "tip-unplaced"}`}
        style={at}
        aria-label={t("web-tip")}
        aria-hidden={place ? undefined : "true"}
        onClick={onDismiss}
      >
        <p role="status">{words}</p>
        <div class="tip-ways">
          <button
            type="button"
            class="quiet small"
            onClick={(event) => {
              event.stopPropagation();
              onDismiss();
              change({ tips: false });
            }}
          >
            {t("web-tip-no-more")}
          </button>
          <button type="button" class="tip-close" onClick={onDismiss}>
            {t("web-tip-close")}
          </button>
        </div>
      </aside>
    </>
  );
}

function Pointing({ game, tips, view }: { game: string; tips: readonly Tip[]; view: View | null }) {
  const { shown, dismiss, postpone } = useTip(game, tips, view);
  if (!shown) return null;
  const { tip, thing } = shown;
  const words = textOf(game).t(`tip-${tip.name}`);
  return <Bubble key={tip.name} words={words} thing={thing} onDismiss={dismiss} onNowhere={postpone} />;
}

/** Shows nothing where somebody wants no tips, and nothing twice. */
export function Tips({ game, view }: { game: string; view: View | null }) {
  const { tips: wanted, tipsSeen } = useStore(settings);
  const { value: table } = usePart(game, "table");
  const own = table?.tips ?? NONE;
  const tips = useMemo(() => unseenTips(game, own, tipsSeen), [game, own, tipsSeen]);
  if (!wanted || !table || !tips.length) return null;
  return <Pointing game={game} tips={tips} view={view} />;
}
