/** A finished match in a list: how it ended, for whom, and the way to see it again. */
import type { Finished } from "../generated/wire";
import { Link } from "../core/router";
import { date, gameName, number, t } from "../core/words";
import { GameSign, SeatLink } from "./listing";

export type Fate = "won" | "lost" | "shared" | "abandoned";

/** What became of a match for one of its seats. */
export function fateOf({ ending, shares }: Finished, seat: number): Fate {
  if (ending === "abandoned") return "abandoned";
  const share = shares[seat] ?? 0;
  if (share <= 0) return "lost";
  return share < 1 ? "shared" : "won";
}

function Scores({ match, own }: { match: Finished; own: number }) {
  const { shares, points } = match;
  const order = match.seats.map((_, seat) => seat);
  order.sort((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0) || (points[other] ?? 0) - (points[one] ?? 0));
  return (
    <ol class="match-scores">
      {order.map((seat) => {
        const info = match.seats[seat];
        if (!info) return null;
        return (
          <li key={seat} class={seat === own ? "own" : ""}>
            <SeatLink seat={info} own={seat === own} /> <b>{t("web-points", { count: points[seat] ?? 0 })}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** `player` is the person whose matches are listed. */
export function FinishedMatch({ match, player }: { match: Finished; player: string }) {
  const own = match.seats.findIndex((seat) => seat.player === player && player !== "");
  const fate = fateOf(match, own);
  return (
    <li class="listing finished" data-fate={fate}>
      <GameSign game={match.game} />
      <div class="listing-what">
        <h3>
          {gameName(match.game)} {own >= 0 && <span class={`badge fate-${fate}`}>{t(`web-fate-${fate}`)}</span>}
        </h3>
        <Scores match={match} own={own} />
        <p class="small soft">
          <time dateTime={new Date(match.ended).toISOString()}>{date(match.ended)}</time>
          {match.rated && <> · {t("web-rated")}</>}
        </p>
        {match.removed && <p class="small soft">{t("web-no-longer-kept")}</p>}
      </div>
      {!match.removed && (
        <div class="listing-ways">
          <Link href={`/t/${match.table}?at=0`} class="button">
            {t("web-to-replay")}
          </Link>
          <Link href={`/t/${match.table}`} class="button">
            {t("web-to-review")}
          </Link>
        </div>
      )}
    </li>
  );
}

/** How many of these matches somebody has won, in one line. */
export function Tally({ matches, player }: { matches: readonly Finished[]; player: string }) {
  const fates = matches.map((match) => fateOf(match, match.seats.findIndex((seat) => seat.player === player)));
  const count = (fate: Fate): number => fates.filter((each) => each === fate).length;
  return (
    <dl class="tally">
      {(["won", "shared", "lost"] as const).map((fate) => (
        <div key={fate}>
          <dt>{t(`web-fate-${fate}`)}</dt>
          <dd>{number(count(fate))}</dd>
        </div>
      ))}
    </dl>
  );
}
