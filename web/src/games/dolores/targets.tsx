/** What is touched in the middle of the table when the duel itself is over: goods to steal, or a kind to drop. */
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { ofVerb, robMoves, type Choice, type Choices } from "./choices";
import { Likeness } from "./likeness";
import { worthsOf } from "./scores";
import { TouchedTile } from "./tile";
import { t } from "./words";

interface TargetsProps {
  state: TableState;
  view: DoloresView;
  choices: Choices;
  /** Where a touched kind has cards of several values, all of which could be taken. */
  onSeveral: (choices: readonly Choice[]) => void;
}

/** What touching a kind of a display may mean now. */
function touches(choices: Choices, view: DoloresView, seat: number, kind: string): Choice[] {
  if (view.asks === "rob") return robMoves(choices, seat, kind);
  return seat === view.seat ? ofVerb(choices, "drop").filter((choice) => choice.kind === kind) : [];
}

export function hasTargets(view: DoloresView, choices: Choices): boolean {
  return (view.asks === "rob" || view.asks === "drop") && choices.length > 0;
}

export function Targets({ state, view, choices, onSeveral }: TargetsProps) {
  const groups = view.players
    .map((player, seat) => ({
      player,
      seat,
      tiles: worthsOf(view, seat)
        .map((worth) => ({ worth, found: touches(choices, view, seat, worth.kind) }))
        .filter(({ found }) => found.length > 0),
    }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <section class="dolores-targets" aria-label={t("web-dolores-goods")} data-centre>
      {groups.map(({ player, seat, tiles }) => (
        <div key={seat} class="dolores-target-group" role="group" aria-label={player}>
          <p class="dolores-target-name">
            <Likeness state={state} seat={seat} />
            <b>{player}</b>
          </p>
          <div class="dolores-target-tiles">
            {tiles.map(({ worth, found }) => (
              <TouchedTile
                key={worth.kind}
                worth={worth}
                choices={found}
                chosen={seat === view.seat ? found.some(({ move }) => move === view.own_move) : undefined}
                onSeveral={onSeveral}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
