/**
 * What the board shows of the match.
 *
 * The last gesture of a duel often settles it, and the next duel is dealt by the same move. Everybody wants to see the
 * hands over the cards they were about, so the board stays with that duel for a moment, unless somebody touches
 * anything; what can be done next can be done at once.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { isReduced } from "../../core/settings";
import type { DoloresView, Happened } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { followEvents, freshLayout, type Layout, type Ways } from "./layout";

const STAYS = 1_900;
const QUIET = new Set(["has-chosen", "passed"]);
const BY_TOUCH = new Set(["rob", "drop", "arrange", "winnings", "first_choice"]);

/** The hands of a duel, once they are shown. */
export interface Count {
  dealer: number;
  neighbour: number;
  /** By seat; a two-hand trick shows two. */
  hands: Readonly<Record<number, readonly string[]>>;
  bettor: number | null;
  /** What the bettor named for the dealer and for the neighbour. */
  bet: readonly string[];
}

export interface Scene {
  /** Another one for every scene: cards travel when it changes. */
  number: number;
  view: DoloresView;
  layout: Layout;
  ways: Ways;
  /** The hands that are shown in this scene for the first time. */
  counted: Count | null;
  /** The latest hands of the present duel. */
  count: Count | null;
  /** The hands of the duel before. */
  last: Count | null;
  /** A theft in this scene: whose, of whom, and which kind. */
  robbed: { thief: number; victim: number; kind: string } | null;
  /** Whether the sun rises in it. */
  dawn: boolean;
}

export interface Kept {
  version: number;
  real: DoloresView;
  shown: Scene;
  /** What is shown after the hands. */
  next: Scene | null;
}

const NO_WAYS: Ways = { from: {}, to: {} };
let scenes = 0;

/** A scene without any history. */
export function blank(view: DoloresView): Scene {
  scenes += 1;
  const none = { counted: null, count: null, last: null, robbed: null, dawn: false };
  return { number: scenes, view, layout: freshLayout(view), ways: NO_WAYS, ...none };
}

function readCount(events: readonly Happened[], view: DoloresView, before: Count | null): Count | null {
  const hands: Record<number, readonly string[]> = {};
  let bet: readonly string[] = [];
  for (const { event, seat, card, other } of events) {
    if (event === "showed") hands[seat ?? -1] = [String(other)];
    else if (event === "both") hands[seat ?? -1] = [String(card), String(other)];
    else if (event === "guessed") bet = [String(card), String(other)];
  }
  if (!Object.keys(hands).length) return null;
  const { dealer, neighbour, bettor } = view;
  return {
    dealer,
    neighbour,
    bettor,
    hands: { ...before?.hands, ...hands },
    bet: bet.length ? bet : (before?.bet ?? []),
  };
}

function readTheft(events: readonly Happened[]): Scene["robbed"] {
  const theft = events.find(({ event }) => event === "robbed");
  if (!theft) return null;
  return { thief: theft.seat ?? -1, victim: Number(theft.other), kind: String(theft.card).split(" ")[0] ?? "" };
}

/** The scene that one move leads to. */
function following(before: Scene, events: readonly Happened[], view: DoloresView): Scene {
  scenes += 1;
  const { layout, ways } = followEvents(before.layout, events, view);
  const counted = readCount(events, before.view, before.count);
  const begun = events.some(({ event }) => event === "duel");
  const voided = events.some(({ event, card }) => event === "played" && card === "void");
  const count = begun || voided ? null : (counted ?? before.count);
  const last = begun ? (counted ?? before.count ?? before.last) : before.last;
  const dawn = events.some(({ event }) => event === "dawn");
  return { number: scenes, view, layout, ways, counted, count, last, robbed: readTheft(events), dawn };
}

/** The old duel with its hands shown. */
function revelation(before: Scene, counted: Count): Scene {
  scenes += 1;
  const gestures = Object.fromEntries(Object.entries(counted.hands).map(([seat, [hand = ""]]) => [seat, hand]));
  const hidden = { deciders: [], have_chosen: [], own_choice: null, own_move: null };
  const view: DoloresView = { ...before.view, ...hidden, gestures, asks: "revealed" };
  return { ...before, number: scenes, view, ways: NO_WAYS, counted, count: counted, robbed: null, dawn: false };
}

/** What is shown after one more update, now and after it. */
export function advance(kept: Kept, state: TableState, view: DoloresView): Kept {
  const { version, events } = state;
  if (version !== kept.version + 1 || view.seat !== kept.real.seat)
    return { version, real: view, shown: blank(view), next: null };
  const before = kept.next ?? kept.shown;
  const scene = following(before, events, view);
  if (kept.next) {
    // While hands are being shown, what changes no card changes nothing of that.
    const ways = {
      from: { ...kept.next.ways.from, ...scene.ways.from },
      to: { ...kept.next.ways.to, ...scene.ways.to },
    };
    const merged = { ...scene, ways, robbed: scene.robbed ?? kept.next.robbed, dawn: scene.dawn || kept.next.dawn };
    const quiet = events.every(({ event }) => QUIET.has(event));
    return quiet
      ? { version, real: view, shown: kept.shown, next: merged }
      : { version, real: view, shown: merged, next: null };
  }
  const movedOn = events.some(({ event }) => event === "duel" || event === "over");
  const asksTouch = BY_TOUCH.has(view.asks) && view.deciders.includes(view.seat ?? -1);
  if (scene.counted && movedOn && !asksTouch && !isReduced() && !document.hidden) {
    return { version, real: view, shown: revelation(before, scene.counted), next: { ...scene, counted: null } };
  }
  return { version, real: view, shown: scene, next: null };
}

/** The scene to draw. */
export function useScene(state: TableState, view: DoloresView): Scene {
  const kept = useRef<Kept | null>(null);
  const [, redraw] = useState(0);
  if (!kept.current) kept.current = { version: state.version, real: view, shown: blank(view), next: null };
  else if (kept.current.real !== view) kept.current = advance(kept.current, state, view);
  else kept.current.version = state.version; // Talk, for example: the match is where it was.
  const waits = kept.current.next !== null;
  useEffect(() => {
    if (!waits) return undefined;
    const goOn = (): void => {
      const now = kept.current;
      if (now?.next) kept.current = { ...now, shown: now.next, next: null };
      redraw((before) => before + 1);
    };
    const timer = setTimeout(goOn, STAYS);
    addEventListener("click", goOn, { once: true });
    addEventListener("keydown", goOn, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", goOn);
      removeEventListener("keydown", goOn);
    };
  }, [waits]);
  return kept.current.shown;
}
