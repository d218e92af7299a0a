/**
 * What a card or another thing of a game does, told where it lies.
 *
 *     const { cardText, popover } = useCardText(game, options, explain);
 *     <button {...cardText("card-ace")} onClick={…}>…</button>
 *     {popover}
 *
 * Spread `cardText(topic)` on whatever shows the thing (a button, a card that is no choice, a name) and put
 * `popover` anywhere into the board, once. The text comes when a mouse rests there, on `i` while the element (or
 * something within it) has the keyboard's focus, and on a long touch, which then makes no move. It goes with Escape,
 * when the mouse leaves both the card and the text, and on a touch elsewhere. Nothing but an attribute is put on the
 * element, so that handlers of its own stay as they are. Topics are those of the game's rules; an empty one gives no
 * attribute.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useShortcuts } from "../core/keys";
import { t } from "../core/words";
import { Asking, type Asked } from "./asking";
import { topicOf, useRules, type Options } from "./book";
import { Emblem } from "./emblem";
import { Prose } from "./prose";
import "../styles/rules.css";

interface PopoverProps {
  game: string;
  options: Options;
  explain: (topic: string) => void;
}

export interface CardText {
  cardText: (topic: string) => { "data-topic"?: string };
  popover: ComponentChildren;
}

const mark = (topic: string): { "data-topic"?: string } => (topic ? { "data-topic": topic } : {});

/** `explain` opens the rules at a topic, for those who want to read on. */
export function useCardText(game: string, options: Options, explain: (topic: string) => void): CardText {
  return { cardText: mark, popover: <CardPopover game={game} options={options} explain={explain} /> };
}

const GAP = 8;

/** Beside the card and within the window: below it where there is room, else above. */
function place(text: HTMLElement, card: HTMLElement): void {
  const around = card.getBoundingClientRect();
  const { width, height } = text.getBoundingClientRect();
  const below = around.bottom + GAP;
  const above = around.top - GAP - height;
  const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
  const left = around.left + around.width / 2 - width / 2;
  text.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  text.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
}

function useAsking(): { asked: Asked | null; hide: () => void } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useRef<Asking | null>(null);
  useEffect(() => {
    const made = new Asking(setAsked);
    asking.current = made;
    return () => made.stop();
  }, []);
  const keys = useMemo(
    () => [{ key: "i", label: t("web-key-card-text"), run: () => asking.current?.showFocused() }],
    [],
  );
  useShortcuts(keys);
  return { asked, hide: () => asking.current?.hide() };
}

function CardPopover({ game, options, explain }: PopoverProps) {
  const { value } = useRules(game, options);
  const { asked, hide } = useAsking();
  const box = useRef<HTMLDivElement>(null);
  const topic = asked ? topicOf(value, asked.topic) : null;
  useLayoutEffect(() => {
    const text = box.current;
    if (!text || !asked) return undefined;
    text.showPopover();
    place(text, asked.element);
    if (asked.means !== "keys") return undefined;
    text.focus();
    return () => {
      if (document.activeElement === document.body || text.contains(document.activeElement)) refocus(asked);
    };
  }, [asked, topic]);
  if (!topic) return null;
  return (
    <div
      ref={box}
      class="card-text"
      popover="manual"
      role="dialog"
      aria-label={topic.title}
      tabIndex={-1}
      onFocusOut={(event) => goesTo(event.relatedTarget, event.currentTarget) && hide()}
    >
      <header class="card-text-head">
        <Emblem game={game} topic={topic} />
        <p class="card-text-title">{topic.title}</p>
      </header>
      <Prose text={topic.text} />
      <button
        type="button"
        class="quiet small"
        onClick={() => {
          hide();
          explain(topic.id);
        }}
      >
        {t("web-card-text-more")}
      </button>
    </div>
  );
}

/** Whether the focus leaves the text for something else on the page. */
function goesTo(next: EventTarget | null, text: HTMLElement): boolean {
  return next instanceof Node && !text.contains(next);
}

/** The focus goes back to where it was when somebody asked. */
function refocus({ element }: Asked): void {
  element.closest<HTMLElement>("button, a, [tabindex]")?.focus();
}
