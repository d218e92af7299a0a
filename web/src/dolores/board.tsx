/** The table of Dolores: everybody's display, the duel in the middle, and what one is asked at the bottom. */
import { useMemo, useState } from "preact/hooks";
import { GoodFace } from "../components/card";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import type { DoloresView } from "../generated/wire";
import { t } from "../core/words";
import { useCardText } from "../rules/card-text";
import type { BoardProps } from "../table/board";
import { Flights } from "../table/flights";
import { Actions } from "./actions";
import { useArranging } from "./arrange";
import { CoachDialog, mayAsk } from "./coach";
import { Display } from "./display";
import { Duel } from "./duel";
import { Dawn, useSounds } from "./effects";
import { choicesOf, isDuellist, type Choice } from "./moves";
import { OutcomesDialog, OutcomeTable } from "./outcomes";
import { Piles, UnseenBeside, type Pile } from "./piles";
import { Promising } from "./promising";
import { useScene, type Scene } from "./scene";
import { Sheet } from "./sheet";
import { useBoardKeys } from "./shortcuts";
import "../styles/dolores.css";
import "../styles/dolores-display.css";
import "../styles/dolores-duel.css";
import "../styles/dolores-decision.css";
import "../styles/dolores-windows.css";

/** Which window lies above the board. */
type Opened = Pile | "outcomes" | "coach" | number | null;

/** The other players, clockwise from the viewer. */
function othersOf({ players, seat }: DoloresView): number[] {
  const all = players.map((_, place) => place);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** Cards of several values, of which a theft takes one. */
function Several({ choices, act, onClose }: { choices: readonly Choice[]; act: (move: string) => void; onClose: () => void }) {
  return (
    <Dialog title={t("web-dolores-which")} onClose={onClose}>
      <div class="dolores-several">
        {choices.map(({ move, words }) => (
          <button
            key={move}
            type="button"
            class="dolores-duel-card dolores-lit"
            aria-label={words}
            onClick={() => {
              act(move);
              onClose();
            }}
          >
            <GoodFace card={move.split(" ").slice(-2).join(" ")} />
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** Where a duel stands between the thefts of two flights: the place a robbed card leaves. */
function waysOf({ ways, robbed, number }: Scene): Scene["ways"] {
  if (!robbed) return ways;
  return { ...ways, from: { ...ways.from, [`theft-${number}`]: `kind-${robbed.victim}-${robbed.kind}` } };
}

export function DoloresBoard({ state, view, act, promise, odds, explain }: BoardProps<DoloresView>) {
  const scene = useScene(state, view);
  const choices = useMemo(() => choicesOf(state.moves, state.aid?.choices ?? []), [state.moves, state.aid]);
  const arranging = useArranging(view, view.asks === "arrange" && choices.size > 0);
  const [opened, setOpened] = useState<Opened>(null);
  const [several, setSeveral] = useState<readonly Choice[]>([]);
  const { popover } = useCardText("dolores", state.table.options, explain);
  const outcomes = odds ? state.aid?.outcomes : null;
  const hasOutcomes = Boolean(outcomes?.length);
  const coach = mayAsk(state);
  const looks = useMemo(() => {
    const all = [
      { key: "d", label: t("web-dolores-key-discard"), run: () => setOpened("discard"), there: true },
      { key: "u", label: t("web-dolores-unseen"), run: () => setOpened("unseen"), there: odds },
      { key: "o", label: t("web-dolores-outcomes"), run: () => setOpened("outcomes"), there: hasOutcomes },
      { key: "a", label: t("web-dolores-ask-coach"), run: () => setOpened("coach"), there: coach },
    ];
    return all.filter(({ there }) => there);
  }, [odds, hasOutcomes, coach]);
  useBoardKeys(view, choices, arranging, act, looks);
  useSounds(state, view);

  const close = (): void => setOpened(null);
  const other = view.seat === view.dealer ? view.neighbour : view.dealer;
  const { from, to } = waysOf(scene);
  const display = (seat: number) => (
    <Display
      key={seat}
      state={state}
      scene={scene}
      view={view}
      seat={seat}
      choices={choices}
      act={act}
      onSeveral={setSeveral}
      onSheet={() => setOpened(seat)}
      explain={explain}
    />
  );
  const seat = view.seat;
  const night = Math.max(0, Math.min(1, 1 - scene.view.draw_count / 60));
  return (
    <Flights class="dolores" version={scene.number} from={from} to={to}>
      <div class="dolores-crew">{othersOf(view).map(display)}</div>
      <div class={`dolores-beach ${odds ? "dolores-beach-odds" : ""}`} data-asks={view.asks} style={{ "--night": night }}>
        <div class="dolores-tools">
          <Piles
            view={scene.view}
            odds={odds}
            opened={opened === "discard" || opened === "unseen" ? opened : null}
            onOpen={setOpened}
            explain={explain}
          />
          {hasOutcomes && (
            <button type="button" class="dolores-tool dolores-tool-outcomes" onClick={() => setOpened("outcomes")}>
              <Icon name="signs-compass" />
              {t("web-dolores-outcomes-short")}
            </button>
          )}
          {coach && (
            <button type="button" class="dolores-tool" aria-label={t("web-dolores-ask-coach")} onClick={() => setOpened("coach")}>
              <Icon name="signs-captain" />
              {t("web-dolores-coach-short")}
            </button>
          )}
        </div>
        <Duel scene={scene} view={view} choices={choices} arranging={arranging} act={act} explain={explain} />
        {odds && (
          <div class="dolores-beside">
            <div>{outcomes && hasOutcomes && scene.view === view && <OutcomeTable view={view} outcomes={outcomes} />}</div>
            <UnseenBeside view={view} />
          </div>
        )}
      </div>
      <div class="dolores-mine">
        {seat !== null && display(seat)}
        <div class="dolores-answer">
          <Actions state={state} view={view} choices={choices} arranging={arranging} act={act} />
          {promise && isDuellist(view, seat) && (
            <Promising made={view.records[seat ?? 0]?.promise ?? null} other={view.players[other] ?? ""} promise={promise} />
          )}
        </div>
      </div>
      <Dawn state={state} />
      {typeof opened === "number" && <Sheet state={state} view={view} seat={opened} explain={explain} onClose={close} />}
      {opened === "outcomes" && outcomes && <OutcomesDialog view={view} outcomes={outcomes} onClose={close} />}
      {opened === "coach" && coach && <CoachDialog state={state} onClose={close} />}
      {several.length > 0 && act && <Several choices={several} act={act} onClose={() => setSeveral([])} />}
      {popover}
    </Flights>
  );
}
