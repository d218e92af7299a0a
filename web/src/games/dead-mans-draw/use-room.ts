/** Watches how much room the board has. */
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { type Room, roomFor } from "./room";

interface Size {
  width: number;
  height: number;
}

const USUAL: Size = { width: 1120, height: 820 };

export function useRoom(board: RefObject<HTMLElement | null>, players: number, isSeated: boolean): Room {
  const [size, setSize] = useState(USUAL);
  useLayoutEffect(() => {
    const shown = board.current;
    if (!shown) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = shown;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return roomFor(size.width || USUAL.width, size.height || USUAL.height, players, isSeated);
}
