/** The scores with what made them: while they are counted in the order of the seats, then in the order of the result. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icon";
import { nameOf } from "../components/player-tag";
import { SeatPortrait } from "../components/portrait";
import { ScoreParts } from "../components/score-parts";
import { isReduced } from "../core/settings";
import { t } from "../core/words";
import type { ScorePart } from "../generated/wire";
import type { GameAfter } from "../table/game-module";
import { partsOf, type TableState } from "../table/state";
import type { Count } from "./counting";
import { useRolling } from "./rolling";
import { pointsOf, ranked, winnersOf } from "./verdict";

interface StandingsProps {
  state: TableState;
  after: GameAfter;
  count: Count;
}

interface Tally {
  /** What is on the table by now; null where the parts do not make the points, as in a match that was given up. */
  parts: readonly ScorePart[] | null;
  points: number;
}

/** A seat's score so far. */
function tallyOf(state: TableState, seat: number, { step, isDone }: Count): Tally {
  const points = pointsOf(state, seat);
  const all = state.view ? partsOf(state.view, seat) : [];
  if (!state.view || all.reduce((sum, part) => sum + part.points, 0) !== points) return { parts: null, points };
  if (isDone) return { parts: all, points };
  const parts = all.filter((part) => part.points).slice(0, step);
  return { parts, points: parts.reduce((sum, part) => sum + part.points, 0) };
}

function Standing({ state, after, count, seat }: StandingsProps & { seat: number }) {
  const info = state.table.seats[seat];
  const { parts, points } = tallyOf(state, seat, count);
  const shown = useRolling(points);
  const won = count.isDone && winnersOf(state).includes(seat);
  const mood = won ? "glad" : count.isDone ? "cross" : "calm";
  const note = count.isDone && state.view ? after.note?.(state.view, seat) : "";
  return (
    <li class={`standing ${won ? "won" : ""}`} data-seat={seat}>
      <p class="standing-head">
        {won && (
          <span class="crown">
            <Icon name="signs-trophy" label={t("web-after-winner")} />
          </span>
        )}
        <SeatPortrait state={state} seat={seat} mood={mood} size={40} />
        {info?.kind === "bot" && <span class="unseen">{t("web-bot")}</span>}
        <b class="standing-name">{nameOf(state, seat)}</b>
        {state.seat === seat && <span class="badge own">{t("web-you")}</span>}
        {info?.away && <span class="badge">{t(`web-away-${info.away}`)}</span>}
        <b class="standing-points">{t("web-after-points", { points: shown })}</b>
      </p>
      {parts && (
        <div class="flow standing-parts">
          {parts.length > 0 && <ScoreParts game={state.table.game} parts={parts} PartName={after.PartName} />}
          {parts.length === 0 && count.isDone && <span class="soft small">{t("web-after-nothing")}</span>}
          {note && <span class="soft small">{note}</span>}
        </div>
      )}
    </li>
  );
}

/** Rows that change places travel there. */
function useTravel(order: readonly number[]) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const now = new Map(rows.map((row) => [row.dataset.seat ?? "", row.offsetTop]));
    for (const row of rows) {
      const way = (before.current.get(row.dataset.seat ?? "") ?? row.offsetTop) - row.offsetTop;
      if (way && !isReduced()) row.animate([{ translate: `0 ${way}px` }, { translate: "0 0" }], { duration: 420, easing: "ease-in-out" });
    }
    before.current = now;
  }, [order.join()]);
  return list;
}

export function Standings(props: StandingsProps) {
  const { state, count } = props;
  const order = count.isDone ? ranked(state) : state.table.seats.map((_, seat) => seat);
  const list = useTravel(order);
  return (
    <ol class="standings" ref={list}>
      {order.map((seat) => (
        <Standing key={seat} {...props} seat={seat} />
      ))}
    </ol>
  );
}
