/** One's own tables: what is being played, and what has become of the others. */
import type { History, Listings, Me } from "../generated/wire";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { session } from "../core/me";
import { Link } from "../core/router";
import { t } from "../core/words";
import { FinishedMatch, Tally } from "./finished";
import { TableListing } from "./listing";
import { Nothing } from "./missing";
import { Shell } from "./shell";

interface Mine {
  who: Me;
  running: Listings;
  finished: History;
}

async function mine(): Promise<Mine> {
  const who = await session();
  const [running, finished] = await Promise.all([api.myTables(), api.myGames()]);
  return { who, running, finished };
}

function Shown({ who, running, finished }: Mine) {
  if (!running.tables.length && !finished.matches.length) {
    return <Nothing icon="signs-spyglass" what={t("web-games-empty")} href="/" way={t("web-nav-play")} />;
  }
  return (
    <>
      {running.tables.length > 0 && (
        <section class="page-part">
          <h2>{t("web-games-running")}</h2>
          <ul class="listings">
            {running.tables.map((listing) => (
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
  const { value, error, again } = useLoaded(mine, "");
  return (
    <Shell title={t("web-nav-games")}>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && <Shown {...value} />}
    </Shell>
  );
}
