/** A finished match, played again from any seat, with its review beside it. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../components/icon";
import { announce, notify } from "../components/notice";
import { nameOf } from "../components/player-tag";
import { entitle } from "../core/attention";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { Link, place as address } from "../core/router";
import { settings } from "../core/settings";
import { useStore } from "../core/store";
import { gameName, t, textOf } from "../core/words";
import { RulesDrawer } from "../rules/drawer";
import type { TableConnection } from "../table/connection";
import { Board, useFrames } from "../table/stage";
import { usePart } from "../table/parts";
import type { TableState } from "../table/state";
import { Controls } from "./controls";
import { type Moment, momentsOf, placeOf } from "./moments";
import { usePlayback, usePlaybackKeys } from "./playback";
import { isNarrow, Panel, type Tab } from "./panel";
import { useRematchCall } from "./rematch";
import { addressOf, invitation, share, tableKey } from "./sharing";
import "../styles/after.css";

/** Addresses may not change too often, and nobody reads one that does. */
const ADDRESS_RESTS = 400;
/** Milliseconds for what weighs 1: a heavy scene has ended when a replay that plays by itself goes on. */
const BEAT = 350;

/** What the address asks for: whose eyes, which moment, and whether the review is wanted. */
interface Asked {
  seat: number | null;
  version: number;
  review: boolean;
}

function asked(state: TableState): Asked {
  const { query } = address.value;
  const seat = query.get("seat") ?? "";
  const known = /^\d+$/.test(seat) && Number(seat) < state.table.seats.length;
  return {
    seat: known ? Number(seat) : seat === "none" ? null : state.seat,
    version: Number(query.get("at")) || 0,
    review: query.has("review"),
  };
}

function SeatChoice({ state, seat, choose }: Pick<ShownProps, "state" | "seat" | "choose">) {
  return (
    <label class="seat-choice">
      <Icon name="signs-eye" label={t("web-replay-seat")} />
      <select
        value={seat ?? ""}
        onChange={(event) => choose(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
      >
        {state.table.seats.map((_, place) => (
          <option key={place} value={place}>
            {nameOf(state, place)}
          </option>
        ))}
        <option value="">{t("web-replay-spectator")}</option>
      </select>
    </label>
  );
}

interface ShownProps {
  state: TableState;
  moments: readonly Moment[];
  stretch: string;
  seat: number | null;
  /** Look through other eyes; every viewer was told of the same moments. */
  choose: (seat: number | null) => void;
  first: Asked;
}

/** The address names the moment, once the scrubber rests. */
function useAddress(state: TableState, seat: number | null, version: number, review: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      history.replaceState(null, "", addressOf(state, { version, seat, review }));
    }, ADDRESS_RESTS);
    return () => clearTimeout(timer);
  }, [seat, version, review]);
}

/** Whoever cannot see the board hears what happens on it, unless it goes too fast for that. */
function useTidings(moment: Moment | undefined, isFast: boolean): void {
  useEffect(() => {
    if (moment && !isFast) announce(moment.lines.map(({ text }) => text).join(" "));
  }, [moment?.version]);
}

interface ReplayBoardProps {
  moment: Moment;
  place: number;
  speed: number;
  explain: (topic: string) => void;
}

/** Another number after every jump: a board that is laid out anew has no cards to move. */
function useJumps(place: number): number {
  const before = useRef({ place, jumps: 0 });
  if (Math.abs(place - before.current.place) > 1) before.current.jumps += 1;
  before.current.place = place;
  return before.current.jumps;
}

/** One step is played; whoever jumps is there at once. */
function ReplayBoard({ moment, place, speed, explain }: ReplayBoardProps) {
  const { risk } = useStore(settings);
  const shown = useMemo(
    () => ({ ...moment.state, version: place, table: { ...moment.state.table, beat: BEAT / speed } }),
    [moment, place, speed],
  );
  const { state, scene, lasts, number } = useFrames(shown);
  const jumps = useJumps(state.version);
  if (!state.view) return null;
  const picture = { state, view: state.view, scene, lasts, frame: number };
  return <Board key={jumps} {...picture} act={null} promise={null} odds={risk} explain={explain} />;
}

function Shown({ state, moments, stretch, seat, choose, first }: ShownProps) {
  const playback = usePlayback(moments.length, placeOf(moments, first.version));
  usePlaybackKeys(playback, moments.length - 1);
  const [tab, setTab] = useState<Tab>(first.review ? "review" : "log");
  const [open, setOpen] = useState(first.review);
  const [topic, setTopic] = useState<string | null>(null);
  const explain = useCallback((wanted: string) => setTopic(wanted), []);
  const moment = moments[playback.place];
  useRematchCall(state, notify);
  useTidings(moment, playback.playing && playback.speed > 1);
  useAddress(state, seat, moment?.version ?? 0, tab === "review" && open);
  if (!moment?.state.view) return <Waiting />;
  const game = gameName(state.table.game);
  const handOn = (): void => {
    void share(invitation(state, { version: moment.version, seat }), t("web-after-share-title", { game }));
  };
  const look = (chosen: number, version: number): void => {
    choose(chosen);
    playback.show(placeOf(moments, version));
    setOpen(!isNarrow()); // There it lies above the board that is to be looked at.
  };
  return (
    <div class={`replay ${open ? "open" : ""}`}>
      <header class="table-bar">
        <Link
          href={addressOf(state, null)}
          class="button quiet"
          aria-label={t("web-replay-leave")}
          title={t("web-replay-leave")}
        >
          <span aria-hidden="true">←</span>
        </Link>
        <p class="bar-title replay-title">{game}</p>
        <SeatChoice state={state} seat={seat} choose={choose} />
        <button
          type="button"
          class="quiet"
          onClick={handOn}
          aria-label={t("web-replay-share")}
          title={t("web-replay-share")}
        >
          <Icon name="signs-link" />
        </button>
        <button
          type="button"
          class="quiet panel-button"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-label={t("web-replay-panel")}
          title={t("web-replay-panel")}
        >
          <Icon name="signs-spyglass" />
        </button>
      </header>
      <main id="main" class="table-main replay-board" aria-label={t("web-replay")}>
        <h1 class="unseen">{t("web-replay")}</h1>
        <ReplayBoard moment={moment} place={playback.place} speed={playback.speed} explain={explain} />
      </main>
      <Panel
        state={state}
        moments={moments}
        playback={playback}
        look={look}
        tab={tab}
        setTab={setTab}
        onClose={() => setOpen(false)}
      />
      <Controls text={textOf(state.table.game)} stretch={stretch} moments={moments} playback={playback} />
      {topic !== null && (
        <RulesDrawer
          game={state.table.game}
          options={state.table.options}
          topic={topic}
          onClose={() => setTopic(null)}
        />
      )}
    </div>
  );
}

export function Replay({ state }: { connection: TableConnection; state: TableState }) {
  const [first] = useState(() => asked(state));
  const [seat, choose] = useState(first.seat);
  const { table } = state.table;
  useEffect(() => entitle(t("web-replay")), []);
  const told = useLoaded(async () => {
    const key = tableKey(state);
    const updates =
      seat === null ? await api.onlookerHistory(table, key) : await api.history(table, key, seat);
    return { seat, updates };
  }, `${table} ${seat}`);
  const last = useRef(told.value); // While other eyes are fetched, the board stays as it was.
  if (told.value) last.current = told.value;
  const shown = last.current;
  const after = usePart(state.table.game, "after");
  const stretch = after.value?.stretch ?? "";
  const moments = useMemo(
    () => (shown && stretch ? momentsOf(shown.updates, state, shown.seat === state.seat ? shown.seat : null, stretch) : []),
    [shown, stretch],
  );
  if (told.error) return <Failed error={told.error} again={told.again} />;
  if (after.error && !after.value) return <Failed error={after.error} again={after.again} />;
  if (!moments.length) return <Waiting />;
  return <Shown state={state} moments={moments} stretch={stretch} seat={seat} choose={choose} first={first} />;
}
