/** What everybody may know of a player: ratings, and matches that everybody could watch. */
import type { Profile, Rating } from "../generated/wire";
import { Icon } from "../components/icon";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { gameName, language, number, t } from "../core/words";
import { FinishedMatch } from "./finished";
import { Shell } from "./shell";

function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(milliseconds);
}

function RatingPanel({ rating }: { rating: Rating }) {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <div class="panel rating">
      <h3>{gameName(rating.game)}</h3>
      <p class="rating-number">{number(rating.rating, places)}</p>
      <p class="small soft">
        {t("web-rating-from", { count: rating.matches })}{" "}
        {t("web-rating-estimate", { mean: number(rating.mean, places), deviation: number(rating.deviation, places) })}
      </p>
    </div>
  );
}

function Shown({ profile }: { profile: Profile }) {
  return (
    <>
      <p class="soft">{t("web-player-since", { date: day(profile.since) })}</p>
      <section class="page-part">
        <h2>{t("web-ratings")}</h2>
        {profile.ratings.length ? (
          <div class="ratings">
            {profile.ratings.map((rating) => (
              <RatingPanel key={rating.game} rating={rating} />
            ))}
          </div>
        ) : (
          <p>{t("web-ratings-none")}</p>
        )}
      </section>
      <section class="page-part">
        <h2>{t("web-public-matches")}</h2>
        {profile.matches.length ? (
          <ul class="listings">
            {profile.matches.map((match) => (
              <FinishedMatch key={match.table} match={match} player={profile.player} />
            ))}
          </ul>
        ) : (
          <p>{t("web-public-matches-none")}</p>
        )}
      </section>
    </>
  );
}

export function PlayerScreen({ player }: { player: string }) {
  const { value, error, again } = useLoaded(() => api.player(player), player);
  return (
    <Shell title={value?.name ?? t("web-player")} heading={false}>
      <h1 class="player-heading">
        <Icon name="signs-captain" /> {value?.name ?? t("web-player")}
      </h1>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && <Shown profile={value} />}
    </Shell>
  );
}
