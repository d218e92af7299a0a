/** From a touch to a move: what is taken, what is held back for a moment, and what makes itself. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../core/settings";
import { useStore } from "../core/store";
import type { Held } from "./board";
import type { Frame } from "./director";
import type { GameTable } from "./game-module";
import type { TableState } from "./state";

/** How long the only legal move waits before it makes itself. */
const FORCED_AFTER = 900;

export interface Hands {
  act: ((move: string) => void) | null;
  held: Held | null;
  forced: { move: string; lasts: number } | null;
  advance: { chosen: string; choose: (move: string) => void } | null;
  /** Whether a touch is taken by now. */
  isReady: boolean;
}

/** A move that is chosen before it is asked for, and what had happened by then. */
const NONE = { move: "", news: 0 };

type Send = (move: string, question: number) => Promise<unknown>;

function isAsked({ seat, view, moves, table }: TableState): boolean {
  return moves.length > 0 && seat !== null && (view?.deciders ?? []).includes(seat) && table.status === "playing";
}

/** Whether what is asked has been there for long enough to be meant. */
function useReady(question: number, tooSoon: number): boolean {
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setReady(question), tooSoon);
    return () => clearTimeout(timer);
  }, [question]);
  return ready === question;
}

/** The choices of one seat. `send` carries a move away; it ends when the server has answered. */
export function useHands(frame: Frame, game: GameTable | null, send: Send): Hands {
  const { state, question, news } = frame;
  const { undo, tooSoon, forced: isForced, passing } = useStore(settings);
  const [held, setHeld] = useState<{ move: string; question: number; isSent: boolean } | null>(null);
  const [chosen, choose] = useState(NONE);
  const isReady = useReady(question, tooSoon);
  const timer = useRef(0);
  const mayAct = state.moves.length > 0 && !(held?.isSent ?? false);

  const leave = useCallback(
    (move: string) => {
      clearTimeout(timer.current);
      setHeld({ move, question, isSent: true });
      void send(move, question).finally(() => setHeld(null));
    },
    [send, question],
  );
  const drop = useCallback(() => {
    clearTimeout(timer.current);
    setHeld(null);
  }, []);
  useEffect(() => drop, []);
  useEffect(() => {
    if (held && !held.isSent && held.question !== question) drop(); // It answered another question.
  }, [question]);

  const latest = useRef({ state, question, isReady, leave });
  latest.current = { state, question, isReady, leave };
  // Boards keep it for as long as the same is asked; what it knows must not be what was so when it was made.
  const act = useCallback((move: string): void => {
    const { state, isReady, leave } = latest.current;
    const choice = state.choices[state.moves.indexOf(move)];
    if (!isReady || !choice) return;
    if (!undo || !game?.isSlip?.(choice)) {
      leave(move);
      return;
    }
    clearTimeout(timer.current);
    setHeld({ move, question: latest.current.question, isSent: false });
    timer.current = window.setTimeout(() => latest.current.leave(move), undo);
  }, [undo, game]);

  const [only, ...others] = state.moves;
  const self = isAsked(state) && !held ? selfMade() : null;
  function selfMade(): string | null {
    if (isForced && only !== undefined && !others.length) return only;
    return (passing && game?.passing?.(state)) || null;
  }
  useEffect(() => {
    if (!self) return undefined;
    const soon = setTimeout(() => leave(self), FORCED_AFTER);
    return () => clearTimeout(soon);
  }, [self, question]);

  const offered = game?.inAdvance?.(state) ?? [];
  useEffect(() => {
    if (!chosen.move) return;
    const isMeant = chosen.news === news; // What happens meanwhile may change anybody's mind.
    const isNow = state.moves.includes(chosen.move) && isAsked(state);
    if (isMeant && isNow) leave(chosen.move);
    if (!isMeant || isNow || !offered.includes(chosen.move)) choose(NONE);
  }, [state.version, question]);
  const choosing = (move: string): void => choose(move === chosen.move ? NONE : { move, news });
  const offer = offered.length && !isAsked(state) ? { chosen: chosen.move, choose: choosing } : null;

  return {
    act: mayAct ? act : null,
    held: held && { move: held.move, lasts: held.isSent ? 0 : undo, undo: held.isSent ? null : drop },
    forced: self ? { move: self, lasts: FORCED_AFTER } : null,
    advance: offer,
    isReady,
  };
}
