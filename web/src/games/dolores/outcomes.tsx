/** What each pair of gestures would make of the two scores, if the match ended after this duel. */
import type { DoloresView } from "../../generated/wire";
import { GESTURES } from "./choices";
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { number, t } from "./words";

/** A pair of gestures, and the points of both duellists after it. */
export interface Outcome {
  dealer: string;
  neighbour: string;
  dealer_points: number;
  neighbour_points: number;
}

/** The points after it, of a duellist. */
export interface Found {
  of: (seat: number) => number;
}

/** What follows if one duellist shows a gesture and the other another. */
export function findOutcome(
  view: DoloresView,
  outcomes: readonly Outcome[],
  seat: number,
  own: string,
  other: string,
): Found | null {
  const [dealer, neighbour] = seat === view.dealer ? [own, other] : [other, own];
  const found = outcomes.find((each) => each.dealer === dealer && each.neighbour === neighbour);
  if (!found) return null;
  return { of: (each) => (each === view.dealer ? found.dealer_points : found.neighbour_points) };
}

export function signed(difference: number): string {
  return difference === 0 ? "±0" : number(difference, { signDisplay: "always" }).replace("-", "−");
}

export function Difference({ value }: { value: number }) {
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
export function OutcomeTable({ view, outcomes }: { view: DoloresView; outcomes: readonly Outcome[] }) {
  const [mine, other] =
    view.seat === view.neighbour ? [view.neighbour, view.dealer] : [view.dealer, view.neighbour];
  const name = (seat: number): string => (seat === view.seat ? t("web-you") : (view.players[seat] ?? ""));
  const change = (found: Found, seat: number): number => found.of(seat) - (view.points[seat] ?? 0);
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
              const found = findOutcome(view, outcomes, mine, row, column);
              if (!found) return <td key={column} />;
              return (
                <td key={column}>
                  <b>
                    {found.of(mine)} : {found.of(other)}
                  </b>
                  <span class="dolores-changes">
                    <Difference value={change(found, mine)} /> <Difference value={change(found, other)} />
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
