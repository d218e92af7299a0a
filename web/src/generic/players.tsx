/** Everybody at the table: points, what makes them, and whatever else a view tells player by player. */
import { Icon } from "../components/icon";
import { PlayerTag } from "../components/player-tag";
import { ScoreParts } from "../components/score-parts";
import { number, t } from "../core/words";
import { partsOf, type TableState, type View } from "../table/state";
import type { SeatField } from "./describe";
import { Value } from "./values";

interface PlayersProps {
  state: TableState;
  view: View;
  bySeat: readonly SeatField[];
}

/** Whose turn it is: the game may say it, else it is whoever has to decide. */
function isAtTurn(view: View, seat: number): boolean {
  if (view.winners.length) return false;
  const { active } = view as { active?: unknown };
  return typeof active === "number" ? active === seat : view.deciders.includes(seat);
}

function Sign({ view, seat }: { view: View; seat: number }) {
  if (view.winners.includes(seat)) return <Icon name="signs-trophy" label={t("web-after-winner")} />;
  return isAtTurn(view, seat) ? <Icon name="signs-wheel" label={t("web-generic-at-turn")} /> : null;
}

function Score({ state, view, seat }: Omit<PlayersProps, "bySeat"> & { seat: number }) {
  const parts = partsOf(view, seat);
  return (
    <>
      <b class="generic-points">{number(view.points[seat] ?? 0)}</b>
      {parts.length > 1 && <ScoreParts game={state.table.game} parts={parts} />}
    </>
  );
}

/** On narrow screens the rows stand below each other, without being less of a table; hence the roles. */
export function Players({ state, view, bySeat }: PlayersProps) {
  return (
    <div class="generic-players">
      <table role="table" aria-label={t("web-players")}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{t("web-review-player")}</th>
            <th role="columnheader">{t("web-generic-points")}</th>
            {bySeat.map(({ name, label }) => (
              <th key={name} role="columnheader">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {view.players.map((_, seat) => (
            <tr key={seat} role="row" class={isAtTurn(view, seat) ? "generic-at-turn" : ""}>
              <th role="rowheader">
                <span class="generic-player">
                  <Sign view={view} seat={seat} />
                  <PlayerTag state={state} seat={seat} />
                </span>
              </th>
              <td role="cell" class="generic-score">
                <Score state={state} view={view} seat={seat} />
              </td>
              {bySeat.map(({ name, label, values }) => (
                <td key={name} role="cell" data-label={label}>
                  <Value value={values[seat] ?? { kind: "nothing" }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
