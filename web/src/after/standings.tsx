/** The final scores with what made them. */
import { Icon } from "../components/icon";
import { nameOf } from "../components/player-tag";
import { number, t, textOf } from "../core/words";
import type { GameAfter, Score } from "../table/game-module";
import type { TableState, View } from "../table/state";
import { pointsOf, ranked, winnersOf } from "./verdict";

interface StandingsProps {
  state: TableState;
  after: GameAfter;
}

interface PartsProps {
  game: string;
  after: GameAfter;
  view: View;
  seat: number;
}

/** What a score adds up to. */
export function total({ parts, doubled }: Score): number {
  return parts.reduce((sum, { points }) => sum + points, 0) * (doubled ? 2 : 1);
}

/** Nothing where the parts do not make the points: a match that was given up counts what was there. */
function Parts({ game, after, view, seat, points }: PartsProps & { points: number }) {
  const own = textOf(game);
  const score = after.scoreOf(view, seat);
  const note = after.note?.(view, seat);
  if (total(score) !== points) return null;
  return (
    <ul class="parts">
      {score.parts.map((part) => (
        <li key={part.name} class="part">
          {after.PartName ? <after.PartName name={part.name} /> : <span>{own.t(part.name)}</span>}
          <b>{number(part.points)}</b>
          {part.values.length > 1 && <span class="part-values">({part.values.join(" + ")})</span>}
        </li>
      ))}
      {score.doubled && score.parts.length > 0 && <li class="part doubled">{own.t("web-after-doubled")}</li>}
      {score.parts.length === 0 && <li class="soft small">{t("web-after-nothing")}</li>}
      {note && <li class="soft small">{note}</li>}
    </ul>
  );
}

function Standing({ state, after, seat }: StandingsProps & { seat: number }) {
  const info = state.table.seats[seat];
  const points = pointsOf(state, seat);
  const won = winnersOf(state).includes(seat);
  return (
    <li class={`standing ${won ? "won" : ""}`}>
      <p class="standing-head">
        {won && <Icon name="signs-trophy" label={t("web-after-winner")} />}
        {info?.kind === "bot" && <Icon name="signs-robot" label={t("web-bot")} />}
        <b class="standing-name">{nameOf(state, seat)}</b>
        {state.seat === seat && <span class="badge own">{t("web-you")}</span>}
        {info?.away && <span class="badge">{t(`web-away-${info.away}`)}</span>}
        <b class="standing-points">{t("web-after-points", { points })}</b>
      </p>
      {state.view && (
        <Parts game={state.table.game} after={after} view={state.view} seat={seat} points={points} />
      )}
    </li>
  );
}

export function Standings({ state, after }: StandingsProps) {
  return (
    <ol class="standings">
      {ranked(state, after).map((seat) => (
        <Standing key={seat} state={state} after={after} seat={seat} />
      ))}
    </ol>
  );
}
