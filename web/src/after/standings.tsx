/** The final scores with what made them. */
import { Icon } from "../components/icon";
import { nameOf } from "../components/player-tag";
import { ScoreParts } from "../components/score-parts";
import { t } from "../core/words";
import type { GameAfter } from "../table/game-module";
import { partsOf, type TableState, type View } from "../table/state";
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

/** Nothing where the parts do not make the points: a match that was given up counts what was there. */
function Parts({ game, after, view, seat, points }: PartsProps & { points: number }) {
  const parts = partsOf(view, seat);
  const note = after.note?.(view, seat);
  if (parts.reduce((sum, part) => sum + part.points, 0) !== points) return null;
  return (
    <div class="flow standing-parts">
      {parts.length > 0 && <ScoreParts game={game} parts={parts} PartName={after.PartName} />}
      {parts.length === 0 && <span class="soft small">{t("web-after-nothing")}</span>}
      {note && <span class="soft small">{note}</span>}
    </div>
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
      {ranked(state).map((seat) => (
        <Standing key={seat} state={state} after={after} seat={seat} />
      ))}
    </ol>
  );
}
