/** The waiting room: people come, sit down and talk, and the host starts the match. */
import { useEffect, useRef, useState } from "preact/hooks";
import { complain } from "../components/notice";
import { GettingReady } from "../components/readiness";
import { entitle } from "../core/attention";
import { keepNonce, keptNonce, randomHex } from "../core/ids";
import { me } from "../core/me";
import { readiness, useUnready, watchReadiness } from "../core/readiness";
import { go } from "../core/router";
import { useStore } from "../core/store";
import { gameName, list, t } from "../core/words";
import { invitation } from "../after/sharing";
import { RulesDrawer } from "../rules/drawer";
import { Invitation } from "../screens/gathering/invitation";
import { GatheredSeats } from "../screens/gathering/seats";
import { FairDeal, Terms } from "../screens/gathering/terms";
import { OutsideTokens } from "../screens/gathering/tokens";
import { NameForm } from "../screens/name-form";
import { levelName } from "../screens/naming";
import { TableBar } from "./bar";
import type { TableConnection, Wish } from "./connection";
import { PaceChoice } from "./pace";
import { SidePanel } from "./side";
import type { TableState } from "./state";
import { isWide, type Tab, useUnread } from "./unread";
import "../styles/screens.css";
import "../styles/gathering.css";

/** Sit down with digits of our own for the deal, to whose other part the server has committed itself already. */
async function sitDown(connection: TableConnection, seat: number | null): Promise<void> {
  const nonce = randomHex();
  await connection.send({ type: "sit", seat, nonce });
  keepNonce(connection.table, nonce);
}

/** Who was given a seat without sitting down, for a rematch for example, adds their digits now. */
function useOwnDigits(connection: TableConnection, state: TableState): void {
  const added = useRef(false);
  useEffect(() => {
    if (state.seat === null || added.current || keptNonce(connection.table)) return;
    added.current = true;
    sitDown(connection, state.seat).catch(complain);
  }, [connection, state.seat]);
}

interface HostProps {
  state: TableState;
  busy: boolean;
  send: (wish: Wish) => void;
}

function HostPart({ state, busy, send }: HostProps) {
  const [sure, setSure] = useState(false);
  const open = state.table.seats.filter(({ kind }) => kind === "open").length;
  const isFailed = useStore(readiness)?.get(state.table.game)?.state === "failed";
  const mayStart = !state.table.starting && !isFailed;
  const level = levelName(state.table.game, state.table.stand_in);
  const close = (): void => (sure ? send({ type: "close" }) : setSure(true));
  return (
    <section class="panel host-part" aria-labelledby="host-title">
      <h2 id="host-title">{t("web-host-part")}</h2>
      <button type="button" class="primary" disabled={busy || !mayStart} onClick={() => send({ type: "start" })}>
        {t(state.table.starting ? "web-ready-deals-itself" : "web-start-match")}
      </button>
      <PaceChoice state={state} send={send} />
      <p class="small soft">{open ? t("web-start-with-bots", { count: open, level }) : t("web-start-ready")}</p>
      <NameForm />
      <button type="button" class="danger" disabled={busy} onClick={close}>
        {t(sure ? "web-close-sure" : "web-close-table")}
      </button>
    </section>
  );
}

function GuestPart({ state }: { state: TableState }) {
  const host = state.table.seats.find(({ player }) => player === state.table.host)?.name;
  const forHost = host ? t("web-wait-for", { name: host }) : t("web-wait-for-host");
  const wait = state.table.starting ? t("web-ready-starting") : forHost;
  return (
    <section class="panel" aria-labelledby="guest-title">
      <h2 id="guest-title">{t(state.seat === null ? "web-welcome" : "web-seated")}</h2>
      <p>{state.seat === null ? t("web-welcome-what") : wait}</p>
      <NameForm />
    </section>
  );
}

/** A server that was started anew does not know that a match was to begin by itself; its host says so again. */
function useStartAgain(connection: TableConnection, state: TableState, isHost: boolean): void {
  const link = useStore(connection.link);
  const isStarting = state.table.starting ?? false;
  const before = useRef({ isStarting, wasLost: false });
  useEffect(() => {
    if (link !== "open") {
      before.current.wasLost = true;
      return;
    }
    const isForgotten = before.current.wasLost && before.current.isStarting && !isStarting;
    before.current = { isStarting, wasLost: false };
    if (isForgotten && isHost) connection.send({ type: "start" }).catch(complain);
  }, [link, isStarting]);
}

/** While a game is ready and the match still waits for bots, no message tells of them: somebody has to ask. */
function useUnreadyBots({ table }: TableState, isWaiting: boolean): string[] {
  useEffect(() => (isWaiting ? watchReadiness() : undefined), [isWaiting]);
  const unready = useUnready(table.game);
  const seated = new Set(table.seats.map(({ kind, bot }) => (kind === "bot" && bot) || ""));
  return isWaiting ? unready.filter((bot) => seated.has(bot)).map((bot) => levelName(table.game, bot)) : [];
}

/** While the match cannot begin: when it can, and what happens then. */
function Departure({ state }: { state: TableState }) {
  const { game: name, starting = false } = state.table;
  const progress = useStore(readiness)?.get(name);
  const game = gameName(name);
  const isReady = progress?.state === "ready";
  const bots = useUnreadyBots(state, starting && (isReady || !progress));
  if (bots.length) {
    return (
      <section class="panel getting-ready">
        <h2>{t("web-ready-starting")}</h2>
        <p role="status">{t("web-ready-bots", { bots: list(bots) })}</p>
      </section>
    );
  }
  const heading = starting ? t("web-ready-starting") : t(isReady ? "web-ready-now" : "web-ready-not-yet", { game });
  const later = starting ? t("web-ready-starting-what", { game }) : t("web-ready-not-yet-what");
  return (
    <GettingReady progress={progress} heading={heading}>
      <p>{isReady && !starting ? t("web-ready-now-what") : later}</p>
    </GettingReady>
  );
}

export function Gathering({ connection, state }: { connection: TableConnection; state: TableState }) {
  const known = useStore(me);
  const [busy, setBusy] = useState(false);
  const [rules, setRules] = useState(false);
  const [side, setSide] = useState(false);
  const { table } = state;
  const game = gameName(table.game);
  const isHost = known !== null && known.player === table.host;
  useEffect(() => entitle(game), [game]);
  useOwnDigits(connection, state);
  useStartAgain(connection, state, isHost);
  const during = (asked: Promise<unknown>): void => {
    setBusy(true);
    asked.catch(complain).finally(() => setBusy(false));
  };
  const send = (wish: Wish): void => during(connection.send(wish).then(() => wish.type === "close" && go("/")));
  const sit = (seat: number): void => during(sitDown(connection, seat));
  const toggle = (): void => setSide(!side);
  const [tab, onTab] = useState<Tab>("talk");
  const unread = useUnread(state, side || isWide() ? tab : null);
  return (
    <div class={`table-screen ${side ? "side-open" : ""}`}>
      <TableBar
        connection={connection}
        state={state}
        send={send}
        unread={unread}
        onRules={() => setRules(true)}
        onSide={toggle}
      />
      <main id="main" class="table-main gathering">
        <h1>{t("web-gathering", { game })}</h1>
        <Departure state={state} />
        <div class="gathering-parts">
          <div class="column">
            <GatheredSeats state={state} isHost={isHost} busy={busy} send={send} onSit={sit} />
            {isHost ? <HostPart state={state} busy={busy} send={send} /> : <GuestPart state={state} />}
            {isHost && table.seats.some(({ kind }) => kind === "outside") && <OutsideTokens state={state} />}
          </div>
          <div class="column">
            <Invitation game={table.game} link={invitation(state, null)} />
            <Terms table={table} onRules={() => setRules(true)} />
            <FairDeal commitment={table.deal.commitment} />
          </div>
        </div>
      </main>
      <SidePanel
        state={state}
        send={send}
        open={side}
        tab={tab}
        onTab={onTab}
        unread={unread}
        lines={state.log}
        onClose={toggle}
      />
      {rules && <RulesDrawer game={table.game} options={table.options} topic="" onClose={() => setRules(false)} />}
    </div>
  );
}
