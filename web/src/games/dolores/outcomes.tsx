/** What each pair of gestures would make of the two scores, if the match ended after this duel. */
import { Dialog } from "../../components/dialog";
import type { DoloresView } from "../../generated/wire";
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { GESTURES } from "./choices";
import { number, t } from "./words";

/** A pair of gestures, and the points of both duellists after it. */
export interface Outcome {
  dealer: string;
  neighbour: string;
  dealer_points: number;
  neighbour_points: number;
}

interface OutcomesProps {
  view: DoloresView;
  outcomes: readonly Outcome[];
}

function signed(difference: number): string {
  return difference === 0 ? "±0" : number(difference, { signDisplay: "always" }).replace("-", "−");
}

function Difference({ value }: { value: number }) {
  return (
    <span class={`dolores-change ${value > 0 ? "dolores-gain" : value < 0 ? "dolores-loss" : ""}`}>
      {signed(value)}
    </span>
  );
}

function GestureHead({ gesture, scope }: { gesture: string; scope: "col" | "row" }) {
  return (
    <th scope={scope}>
      <Icon name={`gestures-${gesture}`} /> <span class="dolores-outcome-gesture">{gestureName(gesture)}</span>
    </th>
  );
}

/** Rows are the viewer's gestures, or the dealer's for those who only look on. */
export function OutcomeTable({ view, outcomes }: OutcomesProps) {
  const isNeighbour = view.seat === view.neighbour;
  const [mine, other] = isNeighbour ? [view.neighbour, view.dealer] : [view.dealer, view.neighbour];
  const find = (row: string, column: string): Outcome | undefined => {
    const [dealer, neighbour] = isNeighbour ? [column, row] : [row, column];
    return outcomes.find((each) => each.dealer === dealer && each.neighbour === neighbour);
  };
  const name = (seat: number): string => (seat === view.seat ? t("web-you") : (view.players[seat] ?? ""));
  return (
    <table class="dolores-outcomes">
      <caption>
        {t("web-dolores-outcomes-now", {
          first: name(mine),
          second: name(other),
          now: view.points[mine] ?? 0,
          other: view.points[other] ?? 0,
        })}
      </caption>
      <thead>
        <tr>
          <td class="dolores-outcome-corner">
            {name(mine)} ↓ {name(other)} →
          </td>
          {GESTURES.map((gesture) => (
            <GestureHead key={gesture} gesture={gesture} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {GESTURES.map((row) => (
          <tr key={row}>
            <GestureHead gesture={row} scope="row" />
            {GESTURES.map((column) => {
              const outcome = find(row, column);
              if (!outcome) return <td key={column} />;
              const points = [outcome.dealer_points, outcome.neighbour_points];
              const [own = 0, others = 0] = isNeighbour ? points.reverse() : points;
              return (
                <td key={column}>
                  <b>
                    {own} : {others}
                  </b>
                  <span class="dolores-changes">
                    <Difference value={own - (view.points[mine] ?? 0)} />{" "}
                    <Difference value={others - (view.points[other] ?? 0)} />
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OutcomesDialog({ onClose, ...shown }: OutcomesProps & { onClose: () => void }) {
  return (
    <Dialog title={t("web-dolores-outcomes")} onClose={onClose}>
      <OutcomeTable {...shown} />
      <p class="soft small">{t("web-dolores-outcomes-what")}</p>
    </Dialog>
  );
}
