/** The home: a game within two clicks, what one was playing, and what others play. */
import type { Listing } from "../generated/wire";
import { Icon } from "../components/icon";
import { useTidings } from "../components/readiness";
import { api } from "../core/api";
import { Failed, useLoaded } from "../core/loading";
import { games, me, session } from "../core/me";
import { useReadiness } from "../core/readiness";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { isMyTurn, myTables } from "../core/waiting";
import { gameName, t } from "../core/words";
import { GameCard } from "./game-card";
import { Harbour } from "./harbour";
import { TableListing } from "./listing";
import { NameForm } from "./name-form";
import { usePolled } from "./polled";
import { Shell } from "./shell";

const EVERY = 8_000;
const SHOWN = 4;

/** Public tables at which one does not sit. */
async function others(): Promise<readonly Listing[]> {
  const who = await session();
  const { tables } = await api.tables();
  return tables.filter(({ seats }) => !seats.some(({ player }) => player === who.player));
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

/** What most likely comes next: the match that waits, or the first lesson. */
function NextStep({ own, fresh }: { own: readonly Listing[]; fresh: boolean }) {
  const who = useStore(me);
  const [last] = own;
  if (last) {
    const isTurn = who !== null && isMyTurn(last, who);
    return (
      <Link href={`/t/${last.table}`} class={`button next-step ${isTurn ? "turn" : ""}`}>
        <Icon name={isTurn ? "signs-hourglass" : "signs-caravel"} />
        {t(isTurn ? "web-your-turn-at" : "web-continue-game", { game: gameName(last.game) })}
      </Link>
    );
  }
  if (!fresh) return null;
  return (
    <Link href="/learn" class="button next-step">
      <Icon name="signs-rules" />
      {t("web-first-time-learn")}
    </Link>
  );
}

export function Home() {
  const { value, error, again } = usePolled(others, "", EVERY);
  const { value: fresh } = useLoaded(isNew, "");
  const offered = useLoaded(games, "games");
  const own = useStore(myTables) ?? [];
  const readiness = useReadiness();
  useTidings((offered.value?.games ?? []).map(({ name }) => name));
  return (
    <Shell title={t("web-nav-play")} heading={false}>
      <div class="home">
        <div class="front">
          <Harbour />
          <header class="front-head">
            <h1>{t("web-home-title")}</h1>
            <p class="lead">{t("web-home-lead")}</p>
            <NextStep own={own} fresh={fresh ?? false} />
          </header>
          <div class="posters">
            {(offered.value?.games ?? []).map((game) => (
              <GameCard key={game.name} game={game} progress={readiness?.get(game.name)} />
            ))}
          </div>
        </div>
        {offered.error && <Failed error={offered.error} again={offered.again} />}
        <NameForm />
        {error && !value && <Failed error={error} again={again} />}
        <Tables heading={t("web-continue")} tables={own} own />
        <Tables heading={t("web-home-tables")} tables={value ?? []} own={false} />
      </div>
    </Shell>
  );
}
