/** The seats while people gather: who has which, who is there, and for the host who shall have it. */
import { useId } from "preact/hooks";
import type { SeatInfo } from "../../generated/wire";
import { Icon } from "../../components/icon";
import { SeatPortrait } from "../../components/portrait";
import { useLoaded } from "../../core/loading";
import { games } from "../../core/me";
import { useUnready } from "../../core/readiness";
import { t } from "../../core/words";
import type { Wish } from "../../table/connection";
import type { TableState } from "../../table/state";
import { SeatLink } from "../listing";
import { botName, levelName, levelWords, seatName } from "../naming";

export interface GatheringProps {
  state: TableState;
  isHost: boolean;
  busy: boolean;
  send: (wish: Wish) => void;
  onSit: (seat: number) => void;
}

const SIGNS = { open: "signs-link", outside: "signs-compass" } as const;

interface HostChoiceProps extends Pick<GatheringProps, "busy" | "send"> {
  seat: SeatInfo;
  place: number;
  game: string;
  levels: readonly string[];
  unready: readonly string[];
}

/** The host's choice for a seat, as commands understand it; whether who has it is ready stands beside it. */
function HostChoice({ seat, place, game, levels, unready, busy, send }: HostChoiceProps) {
  const list = useId();
  const value = seat.kind === "bot" ? `bot ${seat.bot ?? ""}` : seat.kind;
  function give(chosen: string): void {
    const [kind = "", bot = ""] = chosen.split(" ");
    send(kind === "bot" ? { type: "place", seat: place, kind, bot } : { type: "place", seat: place, kind });
  }
  return (
    <>
      <label class="unseen" for={list}>
        {t("web-seat-give", { number: place + 1 })}
      </label>
      <select id={list} value={value} disabled={busy} onChange={(event) => give(event.currentTarget.value)}>
        {seat.kind === "person" && <option value="person">{seatName(seat)}</option>}
        <option value="open">{t("web-seat-open")}</option>
        <optgroup label={t("web-seat-bots")}>
          {levels.map((level) => (
            <option key={level} value={`bot ${level}`}>
              {botName(game, level, level === seat.bot ? [] : unready)}
            </option>
          ))}
        </optgroup>
        <option value="outside">{t("web-seat-outside")}</option>
      </select>
    </>
  );
}

interface SeatWordsProps {
  state: TableState;
  seat: SeatInfo;
  place: number;
  unready: readonly string[];
}

function SeatWords({ state, seat, place, unready }: SeatWordsProps) {
  const { table } = state;
  if (seat.kind === "bot") {
    const bot = seat.bot ?? "";
    return <>{unready.includes(bot) ? t("web-ready-bot-what") : levelWords(table.game, bot)}</>;
  }
  if (seat.kind === "open") return <>{t("web-seat-waits")}</>;
  const here = state.connected.includes(place) || place === state.seat;
  return (
    <span class={`presence ${here ? "here" : ""}`}>
      <span class="presence-light" aria-hidden="true" />
      {t(here ? "web-here" : "web-not-connected")}
    </span>
  );
}

interface SeatProps extends GatheringProps {
  place: number;
  levels: readonly string[];
  unready: readonly string[];
}

function Seat({ state, place, levels, unready, isHost, busy, send, onSit }: SeatProps) {
  const seat = state.table.seats[place];
  if (!seat) return null;
  const own = state.seat === place;
  return (
    <li class={`gathered gathered-${seat.kind} ${own ? "own" : ""}`}>
      <span class="gathered-sign">
        {seat.kind === "bot" || seat.kind === "person" ? (
          <SeatPortrait state={state} seat={place} size={44} />
        ) : (
          <Icon name={SIGNS[seat.kind]} />
        )}
      </span>
      <div class="gathered-who">
        <p class="gathered-name">
          <SeatLink seat={seat} own={own} />
          {own && <span class="badge">{t("web-you")}</span>}
          {seat.player === state.table.host && <span class="badge">{t("web-host")}</span>}
          {seat.kind === "bot" && seat.bot && <span class="badge">{levelName(state.table.game, seat.bot)}</span>}
        </p>
        <p class="small soft">
          <SeatWords state={state} seat={seat} place={place} unready={unready} />
        </p>
      </div>
      <div class="gathered-ways">
        {own && (
          <button type="button" disabled={busy} onClick={() => send({ type: "stand" })}>
            {t("web-stand")}
          </button>
        )}
        {seat.kind === "open" && state.seat === null && (
          <button type="button" class="primary" disabled={busy} onClick={() => onSit(place)}>
            {t("web-sit")}
          </button>
        )}
        {isHost && !own && (
          <HostChoice
            seat={seat}
            place={place}
            game={state.table.game}
            levels={levels}
            unready={unready}
            busy={busy}
            send={send}
          />
        )}
      </div>
    </li>
  );
}

export function GatheredSeats(props: GatheringProps) {
  const { table } = props.state;
  const { value } = useLoaded(games, "");
  const levels = value?.games.find(({ name }) => name === table.game)?.bots ?? [];
  const unready = useUnready(table.game);
  const open = table.seats.filter(({ kind }) => kind === "open").length;
  return (
    <section class="panel" aria-labelledby="seats-title">
      <h2 id="seats-title">{t("web-part-seats")}</h2>
      <p class="soft" role="status">
        {t("web-gathering-missing", { count: open })}
      </p>
      <ol class="gathered-seats">
        {table.seats.map((_, place) => (
          <Seat key={place} place={place} levels={levels} unready={unready} {...props} />
        ))}
      </ol>
    </section>
  );
}
