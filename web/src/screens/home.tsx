/** The home: a game within two clicks, what one was playing, and what others play. */
import type { Listing } from "../generated/wire";
import { api } from "../core/api";
import { Failed, useLoaded } from "../core/loading";
import { games, session } from "../core/me";
import { Link } from "../core/router";
import { gameName, t } from "../core/words";
import { GameCard } from "./game-card";
import { Harbour } from "./harbour";
import { TableListing } from "./listing";
import { NameForm } from "./name-form";
import { usePolled } from "./polled";
import { Shell } from "./shell";

const EVERY = 8_000;
const SHOWN = 4;

interface Around {
  own: readonly Listing[];
  others: readonly Listing[];
}

async function around(): Promise<Around> {
  const who = await session();
  const [mine, all] = await Promise.all([api.myTables(), api.tables()]);
  const isOwn = ({ seats }: Listing): boolean => seats.some(({ player }) => player === who.player);
  return { own: mine.tables, others: all.tables.filter((listing) => !isOwn(listing)) };
}

async function isNew(): Promise<boolean> {
  await session();
  return !(await api.myGames()).matches.length;
}

function Tables({ heading, tables, own }: { heading: string; tables: readonly Listing[]; own: boolean }) {
  if (!tables.length) return null;
  return (
    <section class="home-tables">
      <h2>{heading}</h2>
      <ul class="listings">
        {tables.slice(0, SHOWN).map((listing) => (
          <TableListing key={listing.table} listing={listing} own={own} />
        ))}
      </ul>
      {(!own || tables.length > SHOWN) && (
        <p>
          <Link href={own ? "/games" : "/lobby"}>{t(own ? "web-all-games" : "web-all-tables")}</Link>
        </p>
      )}
    </section>
  );
}

/** What most likely comes next; its place is kept free until we know, so that nothing jumps. */
function NextStep({ own, fresh }: { own: readonly Listing[]; fresh: boolean }) {
  const [last] = own;
  if (last) {
    return (
      <p class="next-step">
        <Link href={`/t/${last.table}`} class="button primary">
          {t("web-continue-game", { game: gameName(last.game) })}
        </Link>
      </p>
    );
  }
  return (
    <p class="next-step">
      {fresh && (
        <>
          {t("web-first-time")} <Link href="/learn">{t("web-first-time-learn")}</Link>
        </>
      )}
    </p>
  );
}

export function Home() {
  const { value, error, again } = usePolled(around, "", EVERY);
  const { value: fresh } = useLoaded(isNew, "");
  const offered = useLoaded(games, "games");
  const own = value?.own ?? [];
  return (
    <Shell title={t("web-nav-play")} heading={false}>
      <div class="home">
        <header class="hero">
          <Harbour />
          <div class="hero-words">
            <h1>{t("web-home-title")}</h1>
            <p class="lead">{t("web-home-lead")}</p>
            <NameForm />
            <NextStep own={own} fresh={fresh ?? false} />
          </div>
        </header>
        <div class="game-cards">
          {(offered.value?.games ?? []).map((game) => (
            <GameCard key={game.name} game={game} />
          ))}
        </div>
        {offered.error && <Failed error={offered.error} again={offered.again} />}
        {error && !value && <Failed error={error} again={again} />}
        <Tables heading={t("web-continue")} tables={own} own />
        <Tables heading={t("web-home-tables")} tables={value?.others ?? []} own={false} />
      </div>
    </Shell>
  );
}
