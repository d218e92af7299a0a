/** The table of Dead Man's Draw: opponents above, piles and row in the middle, the own bank and the question below. */
import { useRef, useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { t } from "../core/words";
import type { DeadMansDrawView } from "../generated/wire";
import { useCardText } from "../rules/card-text";
import type { BoardProps } from "../table/board";
import { Flights } from "../table/flights";
import "../styles/dead-mans-draw.css";
import { ActionBar, AskBack } from "./action-bar";
import { Bank } from "./bank";
import { StackList } from "./chips";
import { useChoosing } from "./choosing";
import { Draft } from "./draft";
import { useFollowed } from "./followed";
import { useBoardKeys, useKeysInUse } from "./keys";
import { News } from "./news";
import { Offer } from "./offer";
import { DiscardPile, DrawPile } from "./piles";
import { PlayContext, usePlay } from "./play";
import { RiskPanel } from "./risk";
import { Row } from "./row";

/** What holds for the whole game, or until the debt is paid. */
function Circumstances() {
  const { view, explain, cardText } = usePlay();
  const variant = view.options.variant ?? "none";
  const isOver = view.asks === "over";
  return (
    <p class="circumstances">
      {variant !== "none" && (
        <button type="button" class="tag" onClick={() => explain(`variant-${variant}`)} {...cardText(`variant-${variant}`)}>
          <Icon name="signs-scroll" /> {t(`variant-${variant}`)}
        </button>
      )}
      {view.owed > 0 && !isOver && (
        <span class="tag owed">
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
      <div class={`others others-${seatsAround(view).length}`}>
        {seatsAround(view).map((seat) => (
          <Bank key={seat} seat={seat} own={false} />
        ))}
      </div>
      <div class="middle">
        <Icon name="signs-compass" class="watermark" />
        <div class="piles">
          <DrawPile />
          <DiscardPile />
        </div>
        <div class="tidings">
          <Circumstances />
          <News />
        </div>
        <div class="centre">
          {view.asks === "draft" ? <Draft /> : <Row />}
          <Offer />
        </div>
        <RiskPanel />
      </div>
      {view.seat !== null && <Bank seat={view.seat} own />}
    </>
  );
}

export function DeadMansDrawBoard(props: BoardProps<DeadMansDrawView>) {
  const { state, view, explain } = props;
  const board = useRef<HTMLDivElement>(null);
  const [inspected, setInspected] = useState<number | null>(null);
  const [isListed, setListed] = useState(false);
  const choosing = useChoosing(props);
  const followed = useFollowed(state, view);
  const { cardText, popover } = useCardText("dead-mans-draw", state.table.options, explain);
  const keysInUse = useKeysInUse();
  useBoardKeys(choosing, board, () => setListed(true));
  return (
    <PlayContext.Provider value={{ ...props, choosing, followed, cardText, inspect: setInspected }}>
      <div ref={board} class={`draw-board players-${view.players.length} ${keysInUse ? "keys-in-use" : ""}`}>
        <Flights version={followed.number} from={followed.from} to={followed.to} class="draw-table">
          <Table />
        </Flights>
        <ActionBar isListed={isListed} onList={setListed} />
        <AskBack />
        {inspected !== null && (
          <Dialog title={view.players[inspected] ?? ""} onClose={() => setInspected(null)}>
            <p>{t("web-draw-points", { points: view.points[inspected] ?? 0 })}</p>
            {view.banks[inspected]?.length ? <StackList cards={view.banks[inspected]} /> : <p>{t("web-draw-bank-empty")}</p>}
          </Dialog>
        )}
        {popover}
      </div>
    </PlayContext.Provider>
  );
}
