/** The table of Dead Man's Draw: opponents above, piles and row in the middle, the own bank and the question below. */
import { useRef, useState } from "preact/hooks";
import { isReduced } from "../../core/settings";
import type { DeadMansDrawView } from "../../generated/wire";
import { useCardText } from "../../rules/card-text";
import type { BoardProps } from "../../table/board";
import type { Scene } from "../../table/scenes";
import type { View } from "../../table/state";
import { ActionBar, AskBack } from "./action-bar";
import { Bank, BankDialog, Seat } from "./bank";
import { useChoosing } from "./choosing";
import { Draft } from "./draft";
import { Drama } from "./drama";
import { Icon } from "./faces";
import { useFollowed } from "./followed";
import { useBoardKeys, useKeysInUse } from "./keys";
import { News } from "./news";
import { DiscardPile, DrawPile } from "./piles";
import { PlayContext, usePlay } from "./play";
import { RiskWords } from "./risk";
import { directIn, type Room } from "./room";
import { Row } from "./row";
import { Travel } from "./travel";
import { Tray } from "./tray";
import { useRoom } from "./use-room";
import { t } from "./words";
import "./styles/board.css";
import "./styles/banks.css";
import "./styles/middle.css";
import "./styles/piles.css";
import "./styles/tray.css";
import "./styles/actions.css";
import "./styles/scenes.css";

export { isSlip } from "./choices";
export { cut } from "./cut";
export { tips } from "./tips";

/** What holds for the whole game. */
function Circumstances() {
  const { view, explain, cardText } = usePlay();
  const variant = view.options.variant ?? "none";
  const topic = `variant-${variant}`;
  return (
    <div class="draw-circumstances">
      {variant !== "none" && (
        <button type="button" class="draw-variant" data-tip="variant" onClick={() => explain(topic)} {...cardText(topic)}>
          <Icon name="signs-scroll" />
          <span>{t(topic)}</span>
        </button>
      )}
    </div>
  );
}

/** The players in order, beginning after the one who looks; a spectator sees them all above. */
function seatsAround(view: DeadMansDrawView): number[] {
  const seats = view.players.map((_, seat) => seat);
  return view.seat === null ? seats : [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat)];
}

function Others() {
  const { view, room } = usePlay();
  return (
    <div class="draw-others" data-tip="rivals">
      {seatsAround(view).map((seat) => (room.others === "strip" ? <Seat key={seat} seat={seat} /> : <Bank key={seat} seat={seat} own={false} />))}
    </div>
  );
}

function Table() {
  const { view } = usePlay();
  return (
    <>
      <Others />
      <div class={`draw-middle ${view.asks === "draft" ? "draw-drafting" : ""}`}>
        <Icon name="signs-compass" class="draw-watermark" />
        <div class="draw-centre" data-centre>
          {view.asks === "draft" ? (
            <Draft />
          ) : (
            <>
              <div class="draw-pile-side draw-from">
                <DrawPile />
                <RiskWords />
              </div>
              <Row />
              <div class="draw-pile-side draw-to">
                <DiscardPile />
                <Circumstances />
              </div>
            </>
          )}
        </div>
        <News />
      </div>
      <Tray />
      {view.seat !== null && <Bank seat={view.seat} own />}
    </>
  );
}

/** The scene of this picture; where things move it is remembered when it has ended, since they end by themselves. */
function usePlayed({ frame, scene = null }: BoardProps<DeadMansDrawView>): Scene | null {
  const kept = useRef<{ frame: number | undefined; scene: Scene | null }>({ frame, scene });
  if (kept.current.frame !== frame) kept.current = { frame, scene };
  return isReduced() ? scene : kept.current.scene;
}

function styleOf({ columns, stack, own }: Room): Record<string, string> {
  return {
    "--columns": String(columns),
    "--stack": `${stack.width}px`,
    "--stack-height": `${stack.height}px`,
    "--own-stack": `${own.width}px`,
    "--own-stack-height": `${own.height}px`,
  };
}

function DeadMansDrawBoard(props: BoardProps<DeadMansDrawView>) {
  const { state, view, explain, lasts = 0 } = props;
  const played = usePlayed(props);
  const board = useRef<HTMLDivElement>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const [listed, setListed] = useState<DeadMansDrawView | null>(null);
  const [aimed, setAimed] = useState<{ view: DeadMansDrawView; seat: number } | null>(null);
  const room = useRoom(board, view.players.length, view.seat !== null);
  const direct = directIn(room, view.row.length);
  const choosing = useChoosing(props);
  const followed = useFollowed(props);
  const { cardText, popover } = useCardText("dead-mans-draw", state.table.options, explain);
  const keysInUse = useKeysInUse();
  const list = (shown: boolean): void => setListed(shown ? view : null);
  useBoardKeys(choosing, board, () => list(true));
  const look = [
    "draw-board", `draw-${room.shape}`, `draw-others-${room.others}`, `draw-players-${view.players.length}`,
    room.isTight && "draw-tight", played && `draw-scene-${played.kind}`, keysInUse && "draw-keys-in-use", view.seat === null && "draw-watched",
  ].filter(Boolean).join(" ");
  const play = {
    ...props, played, choosing, followed, room, direct, cardText,
    inspect: setInspected,
    aimed: aimed?.view === view ? aimed.seat : null,
    aim: (seat: number) => setAimed({ view, seat }),
  };
  return (
    <PlayContext.Provider value={play}>
      <div ref={board} class={look} style={styleOf(room)}>
        <Travel frame={followed.number} from={followed.from} to={followed.to} kind={played?.kind} lasts={lasts} class="draw-table">
          <Table />
          <Drama />
        </Travel>
        <ActionBar isListed={listed === view} onList={list} />
        <AskBack />
        {inspected !== null && <BankDialog seat={inspected} onClose={() => setInspected(null)} />}
        {popover}
      </div>
    </PlayContext.Provider>
  );
}

export function Board(props: BoardProps<View>) {
  return <DeadMansDrawBoard {...props} view={props.view as DeadMansDrawView} />;
}
