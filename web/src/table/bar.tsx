/** The bar above a table: the way out, the state of the connection, rules, talk, and the seldom things in a menu. */
import { useMemo, useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { Volume } from "../components/volume";
import { shortcuts, useShortcuts } from "../core/keys";
import { Link } from "../core/router";
import { change, settings } from "../core/settings";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import type { TableConnection, Wish } from "./connection";
import { PaceChoice } from "./pace";
import type { TableState } from "./state";
import type { Unread } from "./unread";
import { UnreadMark } from "./unread-mark";

interface BarProps {
  connection: TableConnection;
  state: TableState;
  send: (wish: Wish) => unknown;
  unread: Unread;
  onRules: () => void;
  onSide: () => void;
  /** Lets the bots go on, where they wait for that. */
  onNext?: (() => void) | null;
}

/** Keys that are known by a sign instead of a word. */
const SIGNS: Record<string, string> = { arrowleft: "←", arrowright: "→", arrowup: "↑", arrowdown: "↓" };

/** Shown while it matters, and always there for a screen reader. */
function LinkState({ connection }: { connection: TableConnection }) {
  const link = useStore(connection.link);
  const farewell = useStore(connection.farewell);
  const isWaiting = useStore(connection.isWaiting);
  const words = link === "gone" ? farewell : t(isWaiting ? `web-link-${link}-waiting` : `web-link-${link}`);
  const isFine = link === "open" && !isWaiting;
  return (
    <span class={`link-state link-${link} ${isWaiting ? "link-waiting" : ""}`} role="status">
      <span class="link-light" aria-hidden="true" />
      <span class={isFine ? "unseen" : ""}>{words}</span>
    </span>
  );
}

function Shortcuts({ onClose }: { onClose: () => void }) {
  const known = shortcuts();
  return (
    <Dialog title={t("web-keys")} onClose={onClose}>
      <dl class="keys">
        {known.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{SIGNS[key] ?? key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p class="soft small">{t("web-keys-more")}</p>
    </Dialog>
  );
}

function Menu({ state, send, onKeys, onClose }: { state: TableState; send: BarProps["send"]; onKeys: () => void; onClose: () => void }) {
  const { risk } = useStore(settings);
  const [sure, setSure] = useState(false);
  const seated = state.seat !== null;
  const playing = state.table.status === "playing";
  const seat = seated ? state.table.seats[state.seat ?? 0] : undefined;
  const away = seat?.away;
  const wish = (asked: Wish) => () => {
    send(asked);
    onClose();
  };
  const votes = state.table.votes ?? [];
  return (
    <Dialog title={t("web-menu")} onClose={onClose}>
      <div class="column">
        <Volume />
        {state.table.coach ? (
          <label class="row">
            <input type="checkbox" checked={risk} onChange={(event) => change({ risk: event.currentTarget.checked })} />
            {t("web-show-odds")}
          </label>
        ) : (
          <p class="soft">{t("web-no-coach")}</p>
        )}
        {playing && <PaceChoice state={state} send={send} />}
        <button type="button" onClick={onKeys}>
          {t("web-keys")}
        </button>
        {seated && playing && away && away !== "resigned" && (
          <button type="button" class="primary" onClick={wish({ type: "return" })}>
            {t("web-return")}
          </button>
        )}
        {seated && playing && state.table.paused && (
          <button type="button" class="primary" onClick={wish({ type: "resume" })}>
            {t("web-resume")}
          </button>
        )}
        {seated && playing && !state.table.paused && (
          <button type="button" onClick={wish({ type: "vote", motion: "pause" })}>
            {t("web-pause")}
          </button>
        )}
        {seated && playing && (
          <button type="button" onClick={wish({ type: "vote", motion: "abandon" })}>
            {t("web-abandon")}
          </button>
        )}
        {votes.map(({ motion, yes }) => (
          <p key={motion} class="soft">
            {t(`web-vote-${motion}`, { count: yes.length })}
          </p>
        ))}
        {seated && playing && state.table.rated && (
          <p class="soft small">{t(seat?.forfeit ? "web-forfeited" : "web-rated-leaving")}</p>
        )}
        {seated && playing && away !== "resigned" && (
          <button type="button" class="danger" onClick={sure ? wish({ type: "resign" }) : () => setSure(true)}>
            {sure ? t("web-resign-sure") : t("web-resign")}
          </button>
        )}
        <Link href="/settings" class="button">
          {t("web-nav-settings")}
        </Link>
      </div>
    </Dialog>
  );
}

export function TableBar({ connection, state, send, unread, onRules, onSide, onNext = null }: BarProps) {
  const [shown, setShown] = useState<"" | "menu" | "keys">("");
  const keys = useMemo(() => [{ key: "?", label: t("web-keys"), run: () => setShown("keys") }], []);
  useShortcuts(keys);
  return (
    <header class="table-bar">
      <Link href="/" class="button quiet bar-home" aria-label={t("web-leave")}>
        <Icon name="signs-wheel" />
      </Link>
      <p class="bar-title">
        {gameName(state.table.game)}
        {state.seat === null && <span class="badge">{t("web-watching")}</span>}
        {state.table.paused && <span class="badge">{t("web-paused")}</span>}
        {state.spectators > 0 && <span class="badge">{t("web-spectators", { count: state.spectators })}</span>}
      </p>
      {onNext && (
        <button type="button" class="primary bar-next" onClick={onNext}>
          {t("web-next")}
        </button>
      )}
      <LinkState connection={connection} />
      <button type="button" class="quiet" onClick={onRules} aria-label={t("web-rules")} data-tip="rules">
        <Icon name="signs-rules" />
      </button>
      <button type="button" class="quiet bar-side" onClick={onSide} data-tip="log">
        <Icon name="signs-chat" label={t("web-side")} />
        <UnreadMark count={unread.talk} />
        {!unread.talk && unread.log > 0 && <span class="unread-dot" aria-hidden="true" />}
      </button>
      <button type="button" class="quiet" onClick={() => setShown("menu")} aria-label={t("web-menu")} data-tip="pace">
        ☰
      </button>
      {shown === "menu" && (
        <Menu state={state} send={send} onKeys={() => setShown("keys")} onClose={() => setShown("")} />
      )}
      {shown === "keys" && <Shortcuts onClose={() => setShown("")} />}
    </header>
  );
}
