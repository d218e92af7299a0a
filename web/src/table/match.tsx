/** A match while it is played, and its table when it is over: the board, the talk beside it, the bar above it. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { announce, complain } from "../components/notice";
import { call, calm, entitle } from "../core/attention";
import { useShortcuts } from "../core/keys";
import { Failed, later, Waiting } from "../core/loading";
import { settings } from "../core/settings";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import { RulesDrawer } from "../rules/drawer";
import type { BoardProps } from "./board";
import type { TableConnection } from "./connection";
import { TableBar } from "./bar";
import { usePart } from "./parts";
import { SidePanel } from "./side";
import type { TableState, View } from "./state";

const Ending = later(async () => (await import("../after/ending")).Ending);

/** The board of the game that is played. */
export function Board(props: BoardProps<View>) {
  const { value: table, error, again } = usePart(props.state.table.game, "table");
  if (table) return <table.Board {...props} />;
  return error ? <Failed error={error} again={again} /> : <Waiting />;
}

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

export function Match({ connection, state }: { connection: TableConnection; state: TableState }) {
  const { risk } = useStore(settings);
  const [busy, setBusy] = useState(false);
  const [topic, setTopic] = useState<string | null>(null);
  const [side, setSide] = useState(false);
  const [endingSeen, setEndingSeen] = useState(false);
  const game = gameName(state.table.game);
  useEffect(() => entitle(game), [game]);
  useTidings(state);

  const send = useCallback(
    (wish: { type: string } & Record<string, unknown>) => {
      setBusy(true);
      connection.send(wish).catch(complain).finally(() => setBusy(false));
    },
    [connection],
  );
  const act = state.moves.length && !busy ? (move: string) => send({ type: "move", move }) : null;
  const promise = state.mayPromise && !busy ? (made: string) => send({ type: "promise", promise: made }) : null;
  const explain = useCallback((asked: string) => setTopic(asked), []);
  const keys = useMemo(
    () => [
      { key: "r", label: t("web-key-rules"), run: () => setTopic("") },
      { key: "t", label: t("web-key-talk"), run: () => setSide((before) => !before) },
    ],
    [],
  );
  useShortcuts(keys);
  const over = state.table.status === "over";
  return (
    <div class={`table-screen ${side ? "side-open" : ""}`}>
      <TableBar connection={connection} state={state} send={send} onRules={() => setTopic("")} onSide={() => setSide(!side)} />
      <main id="main" class="table-main" aria-label={game} data-moment={`${state.version}.${state.seat}`} data-busy={busy}>
        <h1 class="unseen">{game}</h1>
        {state.view && (
          <Board state={state} view={state.view} act={act} promise={promise} odds={risk && state.table.coach} explain={explain} />
        )}
        {over && !endingSeen && <Ending connection={connection} state={state} onClose={() => setEndingSeen(true)} />}
        {over && endingSeen && (
          <button type="button" class="primary ending-again" onClick={() => setEndingSeen(false)}>
            {t("web-show-result")}
          </button>
        )}
      </main>
      <SidePanel connection={connection} state={state} send={send} open={side} onClose={() => setSide(false)} />
      {topic !== null && (
        <RulesDrawer game={state.table.game} options={state.table.options} topic={topic} onClose={() => setTopic(null)} />
      )}
    </div>
  );
}
