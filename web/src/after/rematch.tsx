/** Playing again: against the same bots at once; with people, asked for by one and there for all. */
import { useEffect, useState } from "preact/hooks";
import { announce, useErrand } from "../components/notice";
import { go } from "../core/router";
import { play } from "../core/sound";
import { t } from "../core/words";
import { playOn } from "../screens/sitting-down";
import type { TableConnection } from "../table/connection";
import type { TableState } from "../table/state";

/** Tells those who sit here when somebody else has asked for a rematch. */
export function useRematchCall(state: TableState, tell: (words: string) => void): void {
  const [known] = useState(state.table.next);
  const isCalled = state.seat !== null && Boolean(state.table.next) && state.table.next !== known;
  useEffect(() => {
    if (!isCalled) return;
    tell(t("web-after-rematch-waits"));
    play("turn");
  }, [isCalled]);
}

/** Whether somebody sits here with nobody but bots. */
export function isAlone(state: TableState): boolean {
  return state.seat !== null && state.table.seats.every(({ kind }, seat) => kind === "bot" || seat === state.seat);
}

export function Rematch({ connection, state }: { connection: TableConnection; state: TableState }) {
  const { next, origin } = state.table;
  const alone = isAlone(state);
  const { busy, run } = useErrand(async () => {
    const table = next || (await connection.send({ type: "rematch" })).table;
    if (!table) return;
    if (alone) await playOn(table);
    else go(`/t/${table}`);
  });
  useRematchCall(state, (words) => busy || announce(words));
  if (state.seat === null && !(next && state.table.public)) return null;
  const joins = state.seat === null ? "web-after-watch-rematch" : "web-after-join-rematch";
  const label = next && !alone ? joins : origin ? "web-after-once-more" : "web-after-rematch";
  return (
    <button type="button" class="primary rematch" disabled={busy} onClick={run}>
      {t(busy ? "web-one-moment" : label)}
    </button>
  );
}
