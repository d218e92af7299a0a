/** A table in a list: who sits there, what is played, and the way to it. */
import type { Listing, SeatInfo } from "../generated/wire";
import { useErrand } from "../components/notice";
import { LaterPortrait } from "../components/portrait-later";
import { me } from "../core/me";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { isMyTurn } from "../core/waiting";
import { gameName, t } from "../core/words";
import { usePart } from "../table/parts";
import { clockWords, levelName, optionWords, seatName } from "./naming";
import { join } from "./sitting-down";
import "../styles/screens.css";

export function GameSign({ game }: { game: string }) {
  const { value: front } = usePart(game, "front");
  return <span class="game-sign">{front && <front.Icon name={front.sign} />}</span>;
}

/** A name, with the way to what is known of the person. */
export function SeatLink({ seat, own }: { seat: SeatInfo; own: boolean }) {
  const isOther = seat.kind === "person" && seat.player && !own;
  return isOther ? <Link href={`/players/${seat.player}`}>{seatName(seat)}</Link> : <span>{seatName(seat)}</span>;
}

/** How many bots of the same level sit before one. */
function alike(seats: readonly SeatInfo[], place: number): number {
  return seats.slice(0, place).filter(({ bot }) => bot && bot === seats[place]?.bot).length;
}

/** Everybody at a table, as far as seats have people. */
export function Crew({ game, seats }: { game: string; seats: readonly SeatInfo[] }) {
  return (
    <ul class="company" aria-label={t("web-crew")}>
      {seats.map((seat, place) => (
        <li key={place} class={`company-${seat.kind}`}>
          {seat.kind === "bot" && (
            <LaterPortrait name={seatName(seat)} game={game} bot={seat.bot || seatName(seat)} number={alike(seats, place)} />
          )}
          {seat.kind === "bot" && <span class="unseen">{t("web-bot")}</span>}
          {seatName(seat)}
          {seat.kind === "bot" && seat.bot && <span class="soft"> · {levelName(game, seat.bot)}</span>}
        </li>
      ))}
    </ul>
  );
}

function JoinButton({ table }: { table: string }) {
  const { busy, run } = useErrand(() => join(table));
  return (
    <button type="button" class="primary" disabled={busy} onClick={run}>
      {t("web-join")}
    </button>
  );
}

interface TableListingProps {
  listing: Listing;
  /** Whether it is a table of this person's own. */
  own?: boolean;
  level?: 2 | 3;
}

/** One row of a list of tables. */
export function TableListing({ listing, own = false, level = 3 }: TableListingProps) {
  const { table, game, options, seats, clock, rated, status } = listing;
  const open = status === "gathering" && seats.some(({ kind }) => kind === "open");
  const { value: front } = usePart(game, "front");
  const words = [...optionWords(game, front, options), clockWords(clock), ...(rated ? [t("web-rated")] : [])];
  const Heading = `h${level}` as "h2" | "h3";
  const who = useStore(me);
  const isTurn = own && who !== null && isMyTurn(listing, who);
  return (
    <li class={`listing ${isTurn ? "my-turn" : ""}`}>
      <GameSign game={game} />
      <div class="listing-what">
        <Heading>
          {gameName(game)}{" "}
          {isTurn ? (
            <span class="badge turn-badge">{t("web-your-turn")}</span>
          ) : (
            <span class="badge">{t(`web-status-${status}`)}</span>
          )}
        </Heading>
        <Crew game={game} seats={seats} />
        <p class="small soft">{words.join(" · ")}</p>
      </div>
      <div class="listing-ways">
        {own && (
          <Link href={`/t/${table}`} class="button primary">
            {t(status === "gathering" ? "web-to-the-table" : "web-play-on")}
          </Link>
        )}
        {!own && open && <JoinButton table={table} />}
        {!own && (
          <Link href={`/t/${table}`} class="button">
            {t("web-watch")}
          </Link>
        )}
      </div>
    </li>
  );
}
