/** One's own tables: what is being played, and what has become of the others. */
import type { History, Listing, Me } from "../generated/wire";
import { api } from "../core/api";
import { Failed, Waiting } from "../core/loading";
import { session } from "../core/me";
import { Link } from "../core/router";
import { lookAtMyTables } from "../core/waiting";
import { t } from "../core/words";
import { FinishedMatch, Tally } from "./finished";
import { TableListing } from "./listing";
import { Nothing } from "./missing";
import { usePolled } from "./polled";
import { Shell } from "./shell";

const EVERY = 8_000;

interface Mine {
  who: Me;
  /** Those first that wait for this person. */
  running: readonly Listing[];
  finished: History;
}

async function mine(): Promise<Mine> {
  const who = await session();
  const [running, finished] = await Promise.all([lookAtMyTables(), api.myGames()]);
  return { who, running, finished };
}

function Shown({ who, running, finished }: Mine) {
  if (!running.length && !finished.matches.length) {
    return <Nothing icon="signs-spyglass" what={t("web-games-empty")} href="/" way={t("web-nav-play")} />;
  }
  return (
    <>
      {running.length > 0 && (
        <section class="page-part">
          <h2>{t("web-games-running")}</h2>
          <ul class="listings">
            {running.map((listing) => (
              <TableListing key={listing.table} listing={listing} own />
            ))}
          </ul>
        </section>
      )}
      {finished.matches.length > 0 && (
        <section class="page-part">
          <h2>{t("web-games-finished")}</h2>
          <Tally matches={finished.matches} player={who.player} />
          <ul class="listings">
            {finished.matches.map((match) => (
              <FinishedMatch key={match.table} match={match} player={who.player} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link href={`/players/${who.player}`}>{t("web-own-page")}</Link>
      </p>
    </>
  );
}

export function MyGames() {
  const { value, error, again } = usePolled(mine, "", EVERY);
  return (
    <Shell title={t("web-nav-games")}>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && <Shown {...value} />}
    </Shell>
  );
}
