/** What is shown above the board when a match is over: who has won, what made the scores, and where to go from here. */
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { go, Link } from "../core/router";
import { isReduced } from "../core/settings";
import { play } from "../core/sound";
import { gameName, t } from "../core/words";
import type { TableConnection } from "../table/connection";
import { usePart } from "../table/parts";
import type { TableState } from "../table/state";
import { FairnessPanel } from "./fairness-panel";
import { Rematch } from "./rematch";
import { addressOf, downloadRecord, invitation, share } from "./sharing";
import { Standings } from "./standings";
import { reasons, verdict, winnersOf } from "./verdict";
import "../styles/after.css";

/** Milliseconds for the last cards to arrive. */
const LAST_MOVE = 1_500;

interface EndingProps {
  connection: TableConnection;
  state: TableState;
  onClose: () => void;
}

/** Whoever sees the last move happen sees it to its end first, and hears of a victory; others come to look at once. */
function useReady(state: TableState): boolean {
  const [isLive] = useState(state.events.length > 0);
  const [isReady, setReady] = useState(!isLive);
  useEffect(() => {
    if (!isLive) return undefined;
    if (state.seat !== null && winnersOf(state).includes(state.seat)) play("win");
    const timer = setTimeout(() => setReady(true), isReduced() ? 0 : LAST_MOVE);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

/** Only rated tables say anything about ratings. */
function RatingNote({ state }: { state: TableState }) {
  if (!state.table.rated) return null;
  const own = state.seat === null ? "" : (state.table.seats[state.seat]?.player ?? "");
  return (
    <p class="soft small">
      {t(state.table.result?.rated ? "web-after-rated" : "web-after-unrated")}{" "}
      {own && <Link href={`/players/${own}`}>{t("web-after-my-rating")}</Link>}
    </p>
  );
}

function Ways({ state, onDeal, onClose }: Omit<EndingProps, "connection"> & { onDeal: () => void }) {
  const seat = state.seat;
  const title = t("web-after-share-title", { game: gameName(state.table.game) });
  return (
    <div class="ways">
      <button type="button" onClick={() => go(addressOf(state, { version: 0, seat, review: true }))}>
        <Icon name="signs-spyglass" /> {t("web-after-review")}
      </button>
      <button type="button" onClick={() => go(addressOf(state, { version: 0, seat }))}>
        <Icon name="signs-hourglass" /> {t("web-after-replay")}
      </button>
      <button type="button" onClick={onDeal}>
        <Icon name="signs-dice" /> {t("web-after-deal")}
      </button>
      <button type="button" onClick={() => void share(invitation(state, { version: 0, seat }), title)}>
        <Icon name="signs-link" /> {t("web-after-share")}
      </button>
      <button type="button" onClick={() => void downloadRecord(state)}>
        <Icon name="signs-scroll" /> {t("web-after-record")}
      </button>
      <button type="button" onClick={onClose}>
        <Icon name="signs-eye" /> {t("web-after-look")}
      </button>
    </div>
  );
}

export function Ending({ connection, state, onClose }: EndingProps) {
  const [deal, setDeal] = useState(false);
  const isReady = useReady(state);
  const { value: after } = usePart(state.table.game, "after");
  if (!isReady || !after) return null;
  if (deal) {
    return (
      <Dialog key="deal" title={t("web-after-deal")} onClose={() => setDeal(false)} class="ending">
        <FairnessPanel state={state} />
      </Dialog>
    );
  }
  return (
    <Dialog key="result" title={verdict(state)} onClose={onClose} class="ending">
      {reasons(state).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <Standings state={state} after={after} />
      <RatingNote state={state} />
      <Rematch connection={connection} state={state} />
      <Ways state={state} onDeal={() => setDeal(true)} onClose={onClose} />
    </Dialog>
  );
}
