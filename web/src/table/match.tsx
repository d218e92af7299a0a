/** A match while it is played, and its table when it is over: the board, the talk beside it, the bar above it. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { announce, complain, notify } from "../components/notice";
import { call, calm, entitle } from "../core/attention";
import { useShortcuts } from "../core/keys";
import { later } from "../core/loading";
import { settings } from "../core/settings";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import { Tips } from "../learn/tips";
import { RulesDrawer } from "../rules/drawer";
import type { TableConnection, Wish } from "./connection";
import { TableBar } from "./bar";
import { Director, type Frame } from "./director";
import { useHands } from "./hands";
import { type Earlier, lastSeen, noteSeen, useEarlier, wholeLog, withNews } from "./history";
import { isAlone } from "./pace";
import { usePart } from "./parts";
import { SidePanel } from "./side";
import { Since } from "./since";
import { Board, useDirection, useHurry } from "./stage";
import type { TableState } from "./state";
import { isWide, type Tab, useUnread } from "./unread";

const Ending = later(async () => (await import("../after/ending")).Ending);

/** Tells whoever cannot see it, or looks elsewhere, what happened and what there is to do. */
function useTidings(state: TableState): void {
  const { aid, version } = state;
  const isAsked = state.moves.length > 0 && state.view?.deciders.includes(state.seat ?? -1);
  useEffect(() => {
    const question = isAsked ? (aid?.question ?? "") : "";
    const told = [...(aid?.told ?? []), question].filter(Boolean).join(" ");
    if (told) announce(told);
  }, [version]);
  useEffect(() => {
    if (isAsked) call();
    else calm();
    return calm;
  }, [isAsked]);
}

/** Tells whoever comes back to a rated match what their being away has come to. */
function useForfeit(state: TableState): void {
  const isForfeit = state.table.status === "playing" && Boolean(state.table.seats[state.seat ?? -1]?.forfeit);
  useEffect(() => {
    if (isForfeit) notify(t("web-forfeited"));
  }, [isForfeit]);
}

/** Plays what the connection tells, as long as the table is there. */
function useDirector(connection: TableConnection, state: TableState): Director {
  const [director] = useState(() => new Director(state));
  useDirection(director, state.table.game);
  useHurry(director);
  useEffect(() => {
    const hear = (told: TableState | null): void => void (told && director.hear(told));
    hear(connection.state.value);
    const deaf = connection.state.watch(hear);
    return () => {
      deaf();
      director.close();
    };
  }, [director]);
  return director;
}

/** What to read about what was never shown: while nobody looked here, or before this browser came back. */
function useSince(table: string, earlier: Earlier | null, frame: Frame, director: Director) {
  const [before] = useState(() => lastSeen(table));
  const [isRead, setRead] = useState(false);
  const { version, seat } = frame.state;
  useEffect(() => noteSeen(table, version), [version]);
  const slept = seat === null || before === null || isRead ? [] : (earlier?.lines ?? []);
  const lines = [...slept.filter((line) => before !== null && line.version > before), ...frame.missed];
  const onClose = useCallback(() => {
    setRead(true);
    director.forget();
  }, [director]);
  useEffect(() => {
    if (frame.number > 1 && frame.scene) setRead(true); // Whoever plays on has read enough.
  }, [frame.number]);
  return { lines, onClose };
}

/** Lets the bots go on: a button where they wait for it, and any touch of the board where one plays alone. */
function useNext(director: Director, frame: Frame, send: (wish: Wish) => unknown): (() => void) | null {
  const { state } = frame;
  const { table, moves } = state;
  const isTheirs = table.status === "playing" && !moves.length && !director.isBehind && Boolean(table.beat);
  const may = isTheirs && state.seat !== null && (table.pace === "step" || isAlone(state));
  const next = useCallback(() => void send({ type: "next" }), [send]);
  useEffect(() => {
    if (!may) return undefined;
    const touched = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(".table-main") && !isControl(event.target)) next();
    };
    addEventListener("pointerup", touched);
    return () => removeEventListener("pointerup", touched);
  }, [may, frame.number]);
  return may ? next : null;
}

function isControl(target: Element): boolean {
  return target.closest("button, a, input, summary, dialog, [role=dialog], .since") !== null;
}

export function Match({ connection, state: told }: { connection: TableConnection; state: TableState }) {
  const { risk } = useStore(settings);
  const [topic, setTopic] = useState<string | null>(null);
  const [side, setSide] = useState(false);
  const [tab, onTab] = useState<Tab>("log");
  const [endingSeen, setEndingSeen] = useState(false);
  const director = useDirector(connection, told);
  const frame = useStore(director.frame);
  const { state } = frame;
  const { value: table } = usePart(state.table.game, "table");
  const game = gameName(state.table.game);
  useEffect(() => entitle(game), [game]);
  useTidings(state);
  useForfeit(state);

  const send = useCallback((wish: Wish) => connection.send(wish).catch(complain), [connection]);
  const move = useCallback((made: string, version: number) => send({ type: "move", move: made, version }), [send]);
  const { isReady, ...hands } = useHands(frame, table, move);
  const promise = state.mayPromise ? (made: string) => void send({ type: "promise", promise: made }) : null;
  const explain = useCallback((asked: string) => setTopic(asked), []);
  const keys = useMemo(
    () => [
      { key: "r", label: t("web-key-rules"), run: () => setTopic("") },
      { key: "t", label: t("web-key-talk"), run: () => setSide((before) => !before) },
    ],
    [],
  );
  useShortcuts(keys);
  const unread = useUnread(state, side || isWide() ? tab : null);
  const earlier = useEarlier(connection, told);
  const lines = useMemo(() => wholeLog(earlier, state.log), [earlier, state.log]);
  const shown = useMemo(() => withNews(state, earlier), [state, earlier]);
  const since = useSince(connection.table, earlier, frame, director);
  const next = useNext(director, frame, send);
  const isOver = state.table.status === "over" && !frame.scene;
  const moment = `${state.version}.${state.seat}`;
  return (
    <div class={`table-screen ${side ? "side-open" : ""}`}>
      <TableBar
        connection={connection}
        state={state}
        send={send}
        unread={unread}
        onRules={() => setTopic("")}
        onSide={() => setSide(!side)}
        onNext={state.table.pace === "step" ? next : null}
      />
      <main
        id="main"
        class="table-main"
        aria-label={game}
        data-shown={director.isBehind ? undefined : moment}
        data-moment={isReady && !director.isBehind ? moment : undefined}
        data-scene={frame.scene?.kind}
        data-busy={hands.held !== null}
      >
        <h1 class="unseen">{game}</h1>
        {state.view && (
          <Board
            state={shown}
            view={state.view}
            scene={frame.scene}
            lasts={frame.lasts}
            frame={frame.number}
            {...hands}
            promise={promise}
            odds={risk && state.table.coach}
            explain={explain}
            past={earlier?.events}
          />
        )}
        <Since {...since} />
        {isOver && !endingSeen && <Ending connection={connection} state={state} onClose={() => setEndingSeen(true)} />}
        {isOver && endingSeen && (
          <button type="button" class="primary ending-again" onClick={() => setEndingSeen(false)}>
            {t("web-show-result")}
          </button>
        )}
      </main>
      <SidePanel
        state={state}
        send={send}
        open={side}
        tab={tab}
        onTab={onTab}
        unread={unread}
        lines={lines}
        onClose={() => setSide(false)}
      />
      {state.seat !== null && state.table.status === "playing" && <Tips game={state.table.game} view={state.view} />}
      {topic !== null && (
        <RulesDrawer game={state.table.game} options={state.table.options} topic={topic} onClose={() => setTopic(null)} />
      )}
    </div>
  );
}
