/** The board of a game under its director: what happens is played there scene by scene. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Failed, Waiting } from "../core/loading";
import { games } from "../core/me";
import { useStore } from "../core/store";
import type { BoardProps } from "./board";
import { Director, type Frame } from "./director";
import { usePart } from "./parts";
import { uncut } from "./scenes";
import type { TableState, View } from "./state";

/** The board of the game that is played. */
export function Board(props: BoardProps<View>) {
  const { value: table, error, again } = usePart(props.state.table.game, "table");
  if (table) return <table.Board {...props} />;
  return error ? <Failed error={error} again={again} /> : <Waiting />;
}

/** Tells a director how the game is cut into scenes. */
export function useDirection(director: Director, game: string): void {
  const { value: table } = usePart(game, "table");
  useEffect(() => {
    if (!table) return;
    games().then(
      (told) => director.direct(table.cut ?? uncut, told.games.find(({ name }) => name === game)?.weights ?? {}),
      () => director.direct(table.cut ?? uncut, {}), // Everything then weighs the same.
    );
  }, [director, table]);
}

/** What happened is played; a touch or a key ends what is being played, and the animations with it. */
export function useHurry(director: Director): void {
  useEffect(() => {
    const hurry = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return; // Somebody writes.
      for (const each of document.getAnimations()) if (!isEndless(each)) each.finish();
      director.hurry();
    };
    addEventListener("pointerdown", hurry);
    addEventListener("keydown", hurry);
    return () => {
      removeEventListener("pointerdown", hurry);
      removeEventListener("keydown", hurry);
    };
  }, [director]);
}

function isEndless(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime === Infinity;
}

/** The pictures of a table that is played elsewhere than at a live one: in a replay, in a lesson. */
export function useFrames(state: TableState): Frame {
  const [director] = useState(() => new Director(state));
  useDirection(director, state.table.game);
  useHurry(director);
  useLayoutEffect(() => director.hear(state), [director, state]);
  useEffect(() => () => director.close(), [director]);
  return useStore(director.frame);
}
