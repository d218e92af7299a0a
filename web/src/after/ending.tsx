/** What is shown above the board when a match is over: the count, who has won, and where to go from here. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { announce } from "../components/notice";
import { go, Link } from "../core/router";
import { isReduced } from "../core/settings";
import { play } from "../core/sound";
import { gameName, t } from "../core/words";
import { keepPlanOf } from "../screens/setting-up/keeping";
import type { TableConnection } from "../table/connection";
import { usePart } from "../table/parts";
import type { TableState } from "../table/state";
import { type Count, useCount } from "./counting";
import { FairnessPanel } from "./fairness-panel";
import { Rematch } from "./rematch";
import { addressOf, downloadRecord, invitation, share } from "./sharing";
import { Standings } from "./standings";
import { reasons, verdict, winnersOf } from "./verdict";
import "../styles/after.css";

const COINS = 16;

interface EndingProps {
  connection: TableConnection;
  state: TableState;
  onClose: () => void;
}

/** Only rated tables say anything about ratings. */
function RatingNote({ state }: { state: TableState }) {
  if (!state.table.rated) return null;
  const seat = state.seat === null ? undefined : state.table.seats[state.seat];
  const own = seat?.player ?? "";
  const told = seat?.forfeit ? "web-after-forfeit" : "web-after-rated";
  return (
    <p class="soft small">
      {t(state.table.result?.rated ? told : "web-after-unrated")}{" "}
      {own && <Link href={`/players/${own}`}>{t("web-after-my-rating")}</Link>}
    </p>
  );
}

/** A match that began with a position leads back to where that was. */
function OriginNote({ state }: { state: TableState }) {
  const { origin } = state.table;
  if (!origin) return null;
  return (
    <p class="soft small">
      {t("web-after-tried")}{" "}
      <Link href={`/t/${origin.table}?at=${origin.version}&seat=${origin.seat}&review=1`}>{t("web-after-tried-back")}</Link>
    </p>
  );
}

/** What one may want to see of the match that was. */
function Ways({ state, onDeal, onClose }: Omit<EndingProps, "connection"> & { onDeal: () => void }) {
  const { seat, version } = state;
  const title = t("web-after-share-title", { game: gameName(state.table.game) });
  const isDealt = !state.table.origin;
  return (
    <div class="ways">
      <button type="button" onClick={() => go(addressOf(state, { version: 0, seat, review: true }))}>
        <Icon name="signs-spyglass" /> {t("web-after-review")}
      </button>
      <button type="button" onClick={() => go(addressOf(state, { version: 0, seat }))}>
        <Icon name="signs-hourglass" /> {t("web-after-replay")}
      </button>
      {isDealt && (
        <button type="button" onClick={onDeal}>
          <Icon name="signs-dice" /> {t("web-after-deal")}
        </button>
      )}
      <button type="button" onClick={() => void share(invitation(state, { version, seat }), title)}>
        <Icon name="signs-link" /> {t("web-after-share")}
      </button>
      {isDealt && (
        <button type="button" onClick={() => void downloadRecord(state)}>
          <Icon name="signs-scroll" /> {t("web-after-record")}
        </button>
      )}
      <button type="button" onClick={onClose}>
        <Icon name="signs-eye" /> {t("web-after-look")}
      </button>
    </div>
  );
}

/** Where to go from here: the next match, one like it with others, or home. */
function Next({ connection, state }: Omit<EndingProps, "onClose">) {
  const { game } = state.table;
  const change = (): void => {
    keepPlanOf(state.table, state.seat);
    go(`/new?game=${game}`);
  };
  return (
    <div class="next">
      <Rematch connection={connection} state={state} />
      {state.seat !== null && (
        <button type="button" onClick={change}>
          <Icon name="signs-captain" /> {t("web-after-change")}
        </button>
      )}
      <Link href="/" class="button">
        <Icon name="signs-wheel" /> {t("web-after-home")}
      </Link>
    </div>
  );
}

/** A handful of coins for whoever has won; nobody has to look past them for long. */
function Coins() {
  return (
    <div class="coins" aria-hidden="true">
      {Array.from({ length: COINS }, (_, place) => (
        <span
          key={place}
          style={{ left: `${(place * 61 + 7) % 97}%`, animationDelay: `${(place * 137) % 900}ms` }}
        />
      ))}
    </div>
  );
}

/** When the count is over, it is said who has won; whoever has won hears it. */
function useVerdict(state: TableState, count: Count): void {
  const [wasLive] = useState(!count.isDone);
  useEffect(() => {
    if (!count.isDone || !wasLive) return;
    announce(verdict(state));
    if (state.seat !== null && winnersOf(state).includes(state.seat)) play("win");
  }, [count.isDone]);
}

/** A touch that ends the count touches nothing else: what was under the finger was not yet to be read. */
function useFinish(count: Count) {
  const swallowed = useRef(false);
  return {
    onPointerDown: () => {
      swallowed.current = !count.isDone;
      count.finish();
    },
    onClickCapture: (event: Event) => {
      if (!swallowed.current) return;
      swallowed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

export function Ending({ connection, state, onClose }: EndingProps) {
  const [deal, setDeal] = useState(false);
  const count = useCount(state);
  const finishing = useFinish(count);
  const { value: after } = usePart(state.table.game, "after");
  useVerdict(state, count);
  if (!after) return null;
  if (deal) {
    return (
      <Dialog key="deal" title={t("web-after-deal")} onClose={() => setDeal(false)} class="ending-deal">
        <FairnessPanel state={state} />
      </Dialog>
    );
  }
  const hasWon = state.seat !== null && winnersOf(state).includes(state.seat);
  return (
    <Dialog
      key="result"
      title={count.isDone ? verdict(state) : t("web-after-counting")}
      onClose={count.isDone ? onClose : count.finish}
      class={`ending ${hasWon && count.isDone ? "victory" : ""}`}
    >
      <div class="ending-parts" data-counting={!count.isDone} {...finishing}>
        <div class="ending-result">
          {count.isDone && reasons(state).map((reason) => <p key={reason}>{reason}</p>)}
          <Standings state={state} after={after} count={count} />
          {count.isDone && <OriginNote state={state} />}
          {count.isDone && <RatingNote state={state} />}
          <Ways state={state} onDeal={() => setDeal(true)} onClose={onClose} />
        </div>
        <Next connection={connection} state={state} />
      </div>
      {count.isDone && hasWon && !isReduced() && <Coins />}
    </Dialog>
  );
}
