/** The table of Dolores: everybody's display, the duel in the middle, and what one is asked at the bottom. */
import { useMemo, useState } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";
import { useCardText } from "../../rules/card-text";
import type { BoardProps } from "../../table/board";
import { mayAsk } from "../../table/coach";
import { Flights } from "../../table/flights";
import type { View } from "../../table/state";
import { useSteadyAct } from "../../table/steady";
import { Actions } from "./actions";
import { useArranging } from "./arrange";
import { Display } from "./display";
import { Duel } from "./duel";
import { Dawn, useSounds } from "./effects";
import { choicesOf, isDuellist, type Choice } from "./choices";
import { OutcomeTable, type Outcome } from "./outcomes";
import { UnseenBeside } from "./piles";
import { Promising } from "./promising";
import { useScene, type Scene } from "./scene";
import { Several } from "./several";
import { useBoardKeys } from "./shortcuts";
import { Tools, useLooks, Windows, type Opened } from "./windows";
import "./styles/board.css";
import "./styles/display.css";
import "./styles/duel.css";
import "./styles/decision.css";
import "./styles/windows.css";

export { tips } from "./tips";

/** Cards in the draw pile at the start of a match, more or less: the sky pales as they go. */
const WHOLE_NIGHT = 60;

/** The other players, clockwise from the viewer. */
function othersOf({ players, seat }: DoloresView): number[] {
  const all = players.map((_, place) => place);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** All ways of a scene, that of a stolen card among them. */
function waysOf({ ways, robbed, number }: Scene): Scene["ways"] {
  if (!robbed) return ways;
  return { ...ways, from: { ...ways.from, [`theft-${number}`]: `kind-${robbed.victim}-${robbed.kind}` } };
}

function nightOf({ draw_count: left }: DoloresView): number {
  return Math.max(0, Math.min(1, 1 - left / WHOLE_NIGHT));
}

function DoloresBoard({ state, view, act: mayAct, promise, odds, explain }: BoardProps<DoloresView>) {
  const act = useSteadyAct(mayAct, state.moves);
  const scene = useScene(state, view);
  const choices = useMemo(
    () => (act ? choicesOf(state) : []),
    [act !== null, state.moves, state.choices, state.aid],
  );
  const arranging = useArranging(view, view.asks === "arrange" && choices.length > 0);
  const [opened, onOpen] = useState<Opened>(null);
  const [several, setSeveral] = useState<readonly Choice[]>([]);
  const { popover } = useCardText("dolores", state.table.options, explain);
  const outcomes = ((odds && state.aid?.outcomes) || []) as unknown as readonly Outcome[];
  const opener = { opened, onOpen, odds, outcomes, coach: act !== null && mayAsk(state), explain };
  useBoardKeys(view, choices, arranging, act, useLooks(opener));
  useSounds(state, view);

  const { seat } = view;
  const { from, to } = waysOf(scene);
  const shared = { state, scene, view, choices, act, explain, onSeveral: setSeveral };
  const display = (each: number) => <Display key={each} {...shared} seat={each} onSheet={() => onOpen(each)} />;
  return (
    <Flights class="dolores" version={scene.number} from={from} to={to}>
      <div class="dolores-crew">{othersOf(view).map(display)}</div>
      <div
        class={`dolores-beach ${odds ? "dolores-beach-odds" : ""}`}
        data-asks={view.asks}
        style={{ "--night": nightOf(scene.view) }}
      >
        <Tools view={scene.view} {...opener} />
        <Duel scene={scene} view={view} choices={choices} arranging={arranging} act={act} explain={explain} />
        {odds && (
          <div class="dolores-beside">
            <div>{outcomes.length > 0 && scene.view === view && <OutcomeTable view={view} outcomes={outcomes} />}</div>
            <UnseenBeside view={view} />
          </div>
        )}
      </div>
      <div class="dolores-mine">
        {seat !== null && display(seat)}
        <div class="dolores-answer">
          <Actions state={state} view={view} choices={choices} arranging={arranging} act={act} />
          {promise && isDuellist(view, seat) && <Promising view={view} promise={promise} />}
        </div>
      </div>
      <Dawn scene={scene} />
      <Windows state={state} view={view} {...opener} />
      {several.length > 0 && act && <Several choices={several} act={act} onClose={() => setSeveral([])} />}
      {popover}
    </Flights>
  );
}

export function Board(props: BoardProps<View>) {
  return <DoloresBoard {...props} view={props.view as DoloresView} />;
}
