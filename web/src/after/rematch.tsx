/** Playing again with the same seats: asked for by one, there for all. */
import { useEffect, useState } from "preact/hooks";
import { announce, complain } from "../components/notice";
import { go } from "../core/router";
import { play } from "../core/sound";
import { t } from "../core/words";
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

export function Rematch({ connection, state }: { connection: TableConnection; state: TableState }) {
  const [asking, setAsking] = useState(false);
  const next = state.table.next;
  useRematchCall(state, (words) => asking || announce(words));
  if (state.seat === null && !(next && state.table.public)) return null;

  const ask = (): void => {
    setAsking(true);
    connection
      .send({ type: "rematch" })
      .then(({ table }) => table && go(`/t/${table}`), complain)
      .finally(() => setAsking(false));
  };
  if (!next) {
    return (
      <button type="button" class="primary rematch" disabled={asking} onClick={ask}>
        {t("web-after-rematch")}
      </button>
    );
  }
  return (
    <button type="button" class="primary rematch" onClick={() => go(`/t/${next}`)}>
      {t(state.seat === null ? "web-after-watch-rematch" : "web-after-join-rematch")}
    </button>
  );
}
