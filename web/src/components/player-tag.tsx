/** A player's name with what matters about the person: whether they are there, who plays for them, their time. */
import { useEffect, useState } from "preact/hooks";
import { number, t } from "../core/words";
import type { TableState } from "../table/state";
import { type Mood, SeatPortrait } from "./portrait";

/** The time left to a seat in milliseconds, counted on since the server told it; null where none is kept. */
function timeLeft(state: TableState, seat: number): number | null {
  const left = state.clocks?.left[seat] ?? null;
  if (left === null) return null;
  const runs = state.clocks?.running.includes(seat) && state.table.status === "playing";
  return Math.max(0, runs ? left - (performance.now() - state.clocksAt) : left);
}

function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  if (days) return t("web-days", { days });
  const hours = Math.floor(seconds / 3600);
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function SeatClock({ state, seat }: { state: TableState; seat: number }) {
  const [, tick] = useState(0);
  const runs = state.clocks?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => tick((before) => before + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const left = timeLeft(state, seat);
  if (left === null) return null;
  return (
    <span class={`seat-clock ${left < 20_000 ? "short" : ""}`} role="timer" aria-label={t("web-time-left")}>
      {written(left)}
    </span>
  );
}

export function nameOf(state: TableState, seat: number): string {
  return state.view?.players[seat] ?? state.table.seats[seat]?.name ?? number(seat + 1);
}

export function PlayerTag({ state, seat, mood = "calm" }: { state: TableState; seat: number; mood?: Mood }) {
  const info = state.table.seats[seat];
  const isPerson = info?.kind === "person";
  const missing = isPerson && state.table.status === "playing" && !state.connected.includes(seat) && state.seat !== seat;
  return (
    <span class="player-tag">
      <SeatPortrait state={state} seat={seat} mood={mood} class="player-portrait" />
      {info?.kind === "bot" && <span class="unseen">{t("web-bot")}</span>}
      <span class="player-name">{nameOf(state, seat)}</span>
      {state.seat === seat && <span class="badge own">{t("web-you")}</span>}
      {info?.away && <span class="badge">{t(`web-away-${info.away}`)}</span>}
      {!info?.away && missing && <span class="badge">{t("web-not-connected")}</span>}
      <SeatClock state={state} seat={seat} />
    </span>
  );
}
