/** The table of Dolores: a beach by night, everybody's display, the duel in the middle, and what one is asked. */
import { useMemo, useRef, useState } from "preact/hooks";
import type { DoloresView } from "../../generated/wire";
import { useCardText } from "../../rules/card-text";
import type { BoardProps } from "../../table/board";
import { Flights } from "../../table/flights";
import type { View } from "../../table/state";
import { useSteadyAct } from "../../table/steady";
import { Answer } from "./answer";
import { useArranging } from "./arrange";
import { choicesOf, isDuellist, ofVerb, type Choice } from "./choices";
import { Duel } from "./duel";
import { Aim, Spotlight, useSounds } from "./effects";
import type { Outcome } from "./outcomes";
import { PressingContext } from "./pressing";
import { Seat } from "./seat";
import { Several } from "./several";
import { useBoardKeys } from "./shortcuts";
import { Sky } from "./sky";
import { useStory } from "./story";
import { hasTargets, Targets } from "./targets";
import { Theatre } from "./theatre";
import { WhatIf } from "./what-if";
import { t } from "./words";
import { Tools, useLooks, Windows, type Opened } from "./windows";
import "./styles/board.css";
import "./styles/seat.css";
import "./styles/duel.css";
import "./styles/answer.css";
import "./styles/theatre.css";
import "./styles/windows.css";

export { cut } from "./cut";
export { inAdvance, isSlip, passing } from "./hands";
export { tips } from "./tips";

/** The other players, clockwise from the viewer. */
function othersOf({ players, seat }: DoloresView): number[] {
  const all = players.map((_, place) => place);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** What gestures would bring in the duel that lies there: still known when they have been shown. */
function useOutcomes(view: DoloresView, told: readonly Outcome[]): readonly Outcome[] {
  const known = useRef<{ duel: string; outcomes: readonly Outcome[] }>({ duel: "", outcomes: [] });
  const duel = [view.dealer, ...view.before_neighbour, ...view.before_dealer].join();
  if (told.length) known.current = { duel, outcomes: told };
  return known.current.duel === duel ? known.current.outcomes : [];
}

function DoloresBoard(props: BoardProps<DoloresView>) {
  const { state, view, scene = null, lasts = 0, frame = 0, act: mayAct, held, forced, advance, promise, odds, explain } = props;
  const act = useSteadyAct(mayAct, state.moves);
  const story = useStory(frame, scene, view);
  const choices = useMemo(() => (act ? choicesOf(state) : []), [act !== null, state.moves, state.choices, state.aid]);
  const arranging = useArranging(view, view.asks === "arrange" && choices.length > 0);
  const [opened, onOpen] = useState<Opened>(null);
  const [looked, onLook] = useState<string | null>(null);
  const [several, setSeveral] = useState<readonly Choice[]>([]);
  const { popover } = useCardText("dolores", state.table.options, explain);
  const told = ((odds && state.aid?.outcomes) || []) as unknown as readonly Outcome[];
  const outcomes = useOutcomes(view, told);
  const weighs = view.step.endsWith("count") && !["over", "shown", "revealed"].includes(view.asks);
  const opener = { opened, onOpen, odds, outcomes: told, weighs, explain };
  useBoardKeys(view, choices, arranging, act, useLooks(opener));
  useSounds(scene, view);

  const { seat } = view;
  const playable = ofVerb(choices, "play").flatMap(({ bottle }) => bottle ?? []);
  const shared = { state, scene, story, view, explain };
  const display = (each: number) => (
    <Seat key={each} {...shared} seat={each} playable={each === seat ? playable : []} onSheet={onOpen} />
  );
  const gesture = gestureOf(held?.move) ?? looked;
  const isWeighed = weighs && isDuellist(view, seat) && gesture !== null;
  return (
    <PressingContext.Provider value={{ act, held: held ?? null, forced: forced ?? null, advance: advance ?? null }}>
      <Flights class="dolores" version={frame} from={story.ways.from} to={story.ways.to}>
        <div
          class="dolores-table"
          data-asks={view.asks}
          data-playing={scene?.kind}
          style={{ "--others": othersOf(view).length }}
        >
          <Sky view={view} scene={scene} frame={frame} />
          <div class="dolores-crew" data-tip="rivals">
            {othersOf(view).map(display)}
          </div>
          <div class="dolores-stage">
            <Tools state={state} view={view} {...opener} />
            {hasTargets(view, choices) ? (
              <Targets state={state} view={view} choices={choices} onSeveral={setSeveral} />
            ) : (
              <Duel {...shared} choices={choices} arranging={arranging} />
            )}
            {isWeighed && (
              <aside class="dolores-weighed">
                <WhatIf view={view} outcomes={outcomes} gesture={gesture} />
              </aside>
            )}
            {scene && lasts > 0 && <Spotlight scene={scene} view={view} lasts={lasts} frame={frame} />}
            {scene?.kind === "reveal" && (
              <Theatre view={view} scene={scene} story={story} lasts={lasts} outcomes={outcomes} />
            )}
          </div>
          {seat !== null && (
            <div class="dolores-mine" data-own>
              {display(seat)}
            </div>
          )}
          <Answer
            state={state}
            view={view}
            choices={choices}
            arranging={arranging}
            promise={promise}
            onLook={onLook}
          >
            {isWeighed ? (
              <WhatIf view={view} outcomes={outcomes} gesture={gesture} />
            ) : (
              weighs && isDuellist(view, seat) && <p class="dolores-say soft">{t("web-dolores-point")}</p>
            )}
          </Answer>
          {scene?.kind === "attack" && story.theft && <Aim theft={story.theft} frame={frame} />}
        </div>
        <Windows state={state} view={view} {...opener} />
        {several.length > 0 && act && <Several choices={several} act={act} onClose={() => setSeveral([])} />}
        {popover}
      </Flights>
    </PressingContext.Provider>
  );
}

/** The gesture that a move shows, where it is one. */
function gestureOf(move: string | undefined): string | null {
  return move && ["peace", "fight", "choice"].includes(move) ? move : null;
}

export function Board(props: BoardProps<View>) {
  return <DoloresBoard {...props} view={props.view as DoloresView} />;
}
