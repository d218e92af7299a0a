/** The table of Dead Man's Draw: opponents above, piles and row in the middle, the own bank and the question below. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { DeadMansDrawView } from "../../generated/wire";
import { useCardText } from "../../rules/card-text";
import type { BoardProps } from "../../table/board";
import { Flights } from "../../table/flights";
import type { View } from "../../table/state";
import { ActionBar, AskBack } from "./action-bar";
import { Bank, BankDialog } from "./bank";
import { useChoosing } from "./choosing";
import { Draft } from "./draft";
import { Icon } from "./faces";
import { useFollowed } from "./followed";
import { useBoardKeys, useKeysInUse } from "./keys";
import { News } from "./news";
import { Offer } from "./offer";
import { DiscardPile, DrawPile } from "./piles";
import { PlayContext, usePlay } from "./play";
import { RiskPanel } from "./risk";
import { Row } from "./row";
import { t } from "./words";
import "./styles/board.css";
import "./styles/banks.css";
import "./styles/middle.css";
import "./styles/piles.css";
import "./styles/actions.css";

export { tips } from "./tips";

const FEW_PLAYERS = 4;

/** What holds for the whole game, or until the debt is paid. */
function Circumstances() {
  const { view, explain, cardText } = usePlay();
  const variant = view.options.variant ?? "none";
  const topic = `variant-${variant}`;
  const isOver = view.asks === "over";
  return (
    <p class="draw-circumstances">
      {variant !== "none" && (
        <button type="button" class="draw-tag" onClick={() => explain(topic)} {...cardText(topic)}>
          <Icon name="signs-scroll" /> {t(topic)}
        </button>
      )}
      {view.owed > 0 && !isOver && (
        <span class="draw-tag draw-owed">
          <Icon name="suits-kraken" /> {t("web-draw-owed", { count: view.owed })}
        </span>
      )}
    </p>
  );
}

/** The players in order, beginning after the one who looks; a spectator sees them all above. */
function seatsAround(view: DeadMansDrawView): number[] {
  const seats = view.players.map((_, seat) => seat);
  return view.seat === null ? seats : [...seats.slice(view.seat + 1), ...seats.slice(0, view.seat)];
}

function Table() {
  const { view } = usePlay();
  return (
    <>
      <div class={`draw-others ${view.asks === "draft" ? "draw-names" : ""}`}>
        {seatsAround(view).map((seat) => (
          <Bank key={seat} seat={seat} own={false} />
        ))}
      </div>
      <div class="draw-middle">
        <Icon name="signs-compass" class="draw-watermark" />
        <div class="draw-piles">
          <DrawPile />
          <DiscardPile />
        </div>
        <div class="draw-tidings">
          <Circumstances />
          <News />
        </div>
        <div class="draw-centre">
          {view.asks === "draft" ? <Draft /> : <Row />}
          <Offer />
        </div>
        <RiskPanel />
      </div>
      {view.seat !== null && <Bank seat={view.seat} own />}
    </>
  );
}

function DeadMansDrawBoard(props: BoardProps<DeadMansDrawView>) {
  const { state, view, explain } = props;
  const board = useRef<HTMLDivElement>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const [listed, setListed] = useState<DeadMansDrawView | null>(null);
  const choosing = useChoosing(props);
  const followed = useFollowed(state, view);
  const { cardText, popover } = useCardText("dead-mans-draw", state.table.options, explain);
  const keysInUse = useKeysInUse();
  useEffect(() => {
    // Where so many banks do not fit, the own one and the row come first.
    if (view.players.length > FEW_PLAYERS) board.current?.scrollIntoView({ block: "end" });
  }, []);
  const list = (shown: boolean): void => setListed(shown ? view : null);
  useBoardKeys(choosing, board, () => list(true));
  return (
    <PlayContext.Provider value={{ ...props, choosing, followed, cardText, inspect: setInspected }}>
      <div ref={board} class={`draw-board draw-players-${view.players.length} ${keysInUse ? "draw-keys-in-use" : ""}`}>
        <Flights version={followed.number} from={followed.from} to={followed.to} only class="draw-table">
          <Table />
        </Flights>
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
