/** Somebody takes a lesson: all moves so far are sent, and what came of the last one is shown bit by bit. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { LessonState } from "../generated/wire";
import { announce, complain } from "../components/notice";
import { api } from "../core/api";
import { t } from "../core/words";
import { fromSnapshot, withUpdate, type TableState } from "../table/state";
import { finish } from "./progress";

/** The others take so long over a move, so that one can follow. */
const THOUGHT = 1_100;

export interface Taken {
  lesson: LessonState | null;
  table: TableState | null;
  /** The learner's moves. */
  moves: readonly string[];
  busy: boolean;
  error: string;
  act: (move: string) => void;
  /** The last move is taken back. */
  back: () => void;
  restart: () => void;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

interface Stand {
  lesson: LessonState | null;
  table: TableState | null;
  moves: readonly string[];
}

/** No coach stands behind a lesson, which says itself what is good; its figures would take the eye off the cards. */
function tableOf({ snapshot }: LessonState): TableState {
  const table = fromSnapshot(snapshot, null);
  return { ...table, table: { ...table.table, coach: false } };
}

const NOTHING: Stand = { lesson: null, table: null, moves: [] };

export function useLesson(game: string, number: number): Taken {
  const [stand, setStand] = useState<Stand>(NOTHING);
  const [busy, setBusy] = useState(true);
  const [error, setError] = useState("");
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Shows each update for a while, and the lesson's words after the last. */
  const follow = useCallback(async (lesson: LessonState, before: TableState, moves: readonly string[]) => {
    let table = before;
    const told: string[] = [];
    for (const [place, update] of lesson.updates.entries()) {
      if (place > 0) await pause(THOUGHT);
      if (!here.current) return;
      table = withUpdate(table, update);
      told.push(...(update.aid?.told ?? []));
      setStand((shown) => ({ ...shown, table }));
    }
    setStand({ lesson, table, moves });
    announce([...told, lesson.text].join(" "));
    if (lesson.state === "done") finish(game, number);
  }, []);

  const begin = useCallback(async (moves: readonly string[]): Promise<void> => {
    setBusy(true);
    setError("");
    try {
      const lesson = await api.lesson(game, number, moves);
      if (!here.current) return;
      setStand({ lesson, table: tableOf(lesson), moves });
      announce(`${lesson.title}. ${lesson.text}`);
    } catch (failure) {
      const isTold = failure instanceof Error && failure.name !== "TypeError";
      if (here.current) setError(isTold ? failure.message : t("web-unreachable"));
    } finally {
      setBusy(false);
    }
  }, []);

  useEffect(() => void begin([]), []);

  const act = (move: string): void => {
    if (busy || !stand.table) return;
    const moves = [...stand.moves, move];
    const before = stand.table;
    setBusy(true);
    api
      .lesson(game, number, moves)
      .then((lesson) => follow(lesson, before, moves))
      .catch(complain)
      .finally(() => setBusy(false));
  };
  const back = (): void => void begin(stand.moves.slice(0, -1));
  return { ...stand, busy, error, act, back, restart: () => void begin([]) };
}
