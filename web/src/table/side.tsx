/** Beside the table: what happened, and what was said. On small screens it lies above the board when asked for. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { nameOf } from "../components/player-tag";
import { change, settings } from "../core/settings";
import { Kept } from "../core/kept";
import { useStore } from "../core/store";
import { t } from "../core/words";
import type { Wish } from "./connection";
import type { LogLine, TableState } from "./state";
import { isWide, type Tab, type Unread } from "./unread";
import { UnreadMark } from "./unread-mark";

interface SideProps {
  state: TableState;
  send: (wish: Wish) => unknown;
  open: boolean;
  tab: Tab;
  onTab: (tab: Tab) => void;
  unread: Unread;
  /** Everything from the beginning. */
  lines: readonly LogLine[];
  onClose: () => void;
}

const PHRASES = ["web-phrase-hello", "web-phrase-nice", "web-phrase-ouch", "web-phrase-hurry", "web-phrase-thanks"] as const;

function Log({ lines }: { lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.version;
  useEffect(() => {
    const shown = requestAnimationFrame(() => list.current?.scrollTo(0, list.current.scrollHeight));
    return () => cancelAnimationFrame(shown);
  }, [lines.length, last]);
  // It grows long; nothing of it is drawn again before there is something new to read.
  const draw = (): ComponentChildren => (
    <ol ref={list} class="log" tabIndex={0} aria-label={t("web-log")}>
      {lines.map(({ text, heading, version }, place) => (
        <li key={`${version}.${place}`} class={heading ? "log-heading" : ""}>
          {text}
        </li>
      ))}
    </ol>
  );
  return <Kept of={`${lines.length}.${last}`} draw={draw} />;
}

function Talk({ state, send }: { state: TableState; send: SideProps["send"] }) {
  const { muted } = useStore(settings);
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [state.talk.length]);
  const speakers = [...new Set(state.talk.map(({ seat }) => seat))].filter((seat) => seat !== state.seat);
  const isMuted = (seat: number): boolean => muted.includes(nameOf(state, seat));
  const mute = (seat: number): void => {
    const name = nameOf(state, seat);
    change({ muted: isMuted(seat) ? muted.filter((each) => each !== name) : [...muted, name] });
  };
  const say = (said: string): void => {
    if (said.trim()) send({ type: "say", text: said.trim() });
  };
  return (
    <div class="talk">
      <ol class="remarks" tabIndex={0} aria-label={t("web-talk")} aria-live="polite">
        {state.talk.length === 0 && <li class="soft">{t("web-talk-empty")}</li>}
        {state.talk.filter((each) => !isMuted(each.seat)).map((remark, place, all) => (
          <li key={remark.version} ref={place === all.length - 1 ? end : null} class={remark.promise ? "promise" : ""}>
            <b>{remark.name || nameOf(state, remark.seat)}</b> {remark.text}
          </li>
        ))}
      </ol>
      {speakers.length > 0 && (
        <p class="row small">
          {speakers.map((seat) => (
            <button key={seat} type="button" class="quiet small" onClick={() => mute(seat)} aria-pressed={isMuted(seat)}>
              {t(isMuted(seat) ? "web-unmute" : "web-mute", { name: nameOf(state, seat) })}
            </button>
          ))}
        </p>
      )}
      {state.seat !== null && (
        <>
          <div class="phrases">
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" class="small" onClick={() => say(t(phrase))}>
                {t(phrase)}
              </button>
            ))}
          </div>
          <form
            class="say"
            onSubmit={(event) => {
              event.preventDefault();
              say(text);
              setText("");
            }}
          >
            <input value={text} maxLength={400} onInput={(event) => setText(event.currentTarget.value)} aria-label={t("web-say")} />
            <button>{t("web-send")}</button>
          </form>
        </>
      )}
    </div>
  );
}

interface TabButtonProps {
  tab: Tab;
  isChosen: boolean;
  unread: number;
  onTab: (tab: Tab) => void;
}

function TabButton({ tab, isChosen, unread, onTab }: TabButtonProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => onTab(tab)}>
      {t(`web-${tab}`)}
      {tab === "talk" && <UnreadMark count={unread} />}
    </button>
  );
}

export function SidePanel({ state, send, open, tab, onTab, unread, lines, onClose }: SideProps) {
  const isShown = open || isWide();
  return (
    <aside class={`side ${open ? "open" : ""}`} aria-label={t("web-side")}>
      <div class="side-tabs">
        <TabButton tab="log" isChosen={tab === "log"} unread={0} onTab={onTab} />
        <TabButton tab="talk" isChosen={tab === "talk"} unread={unread.talk} onTab={onTab} />
        <button type="button" class="quiet side-close" onClick={onClose} aria-label={t("web-close")}>
          ✕
        </button>
      </div>
      {isShown && (tab === "log" ? <Log lines={lines} /> : <Talk state={state} send={send} />)}
    </aside>
  );
}
