/** A table: its connection, and what its status asks for — the waiting room, the match, or what comes after it. */
import { useEffect, useState } from "preact/hooks";
import { complain } from "../components/notice";
import { GettingReady } from "../components/readiness";
import { later, Waiting } from "../core/loading";
import { session } from "../core/me";
import { readiness } from "../core/readiness";
import { Link, place } from "../core/router";
import { useStore } from "../core/store";
import { useSurf } from "../core/surf";
import { gameName, t } from "../core/words";
import { Shell } from "../screens/shell";
import { TableConnection } from "./connection";
import { Match } from "./match";
import "../styles/table.css";

const Gathering = later(async () => (await import("./gathering")).Gathering);
const Replay = later(async () => (await import("../after/replay")).Replay);

/** The connection to a table, for as long as the screen is there. */
function useTable(table: string, key: string): TableConnection | null {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    let made: TableConnection | null = null;
    let left = false;
    session().then(() => {
      if (left) return;
      made = new TableConnection(table, key);
      setConnection(made);
    }, complain);
    return () => {
      left = true;
      made?.close();
    };
  }, [table, key]);
  return connection;
}

function Opened({ connection }: { connection: TableConnection }) {
  const state = useStore(connection.state);
  const link = useStore(connection.link);
  const farewell = useStore(connection.farewell);
  const game = useStore(connection.game);
  const { query } = useStore(place);
  if (link === "gone" && !state) return <Refused message={farewell} />;
  if (!state) return game ? <NotReady game={game} /> : <Waiting />;
  if (state.table.status === "gathering") return <Gathering connection={connection} state={state} />;
  if (state.table.status === "closed") return <Refused message={t("web-table-closed")} />;
  if (query.has("at") && state.table.status === "over") return <Replay connection={connection} state={state} />;
  return <Match connection={connection} state={state} />;
}

/** A table that cannot be shown before its game is ready. */
function NotReady({ game }: { game: string }) {
  const progress = useStore(readiness)?.get(game);
  const name = gameName(game);
  return (
    <Shell title={name}>
      <GettingReady progress={progress} heading={t("web-ready-not-yet", { game: name })}>
        <p>{t("web-ready-playing-what", { game: name })}</p>
      </GettingReady>
    </Shell>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <Shell title={t("web-no-table")}>
      <p>{message}</p>
      <Link href="/" class="button primary">
        {t("web-nav-play")}
      </Link>
    </Shell>
  );
}

export function TableScreen({ table }: { table: string }) {
  const { key } = useStore(place);
  const connection = useTable(table, key);
  useSurf();
  return connection ? <Opened connection={connection} /> : <Waiting />;
}
