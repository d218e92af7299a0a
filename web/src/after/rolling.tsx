/** A number that rolls up to what it has become. */
import { useEffect, useRef, useState } from "preact/hooks";
import { isReduced } from "../core/settings";

const LASTS = 260;

export function useRolling(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value || isReduced()) {
      from.current = value;
      setShown(value);
      return undefined;
    }
    const began = performance.now();
    let frame = 0;
    const roll = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / LASTS));
      from.current = Math.round(start + (value - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(roll);
    };
    frame = requestAnimationFrame(roll);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
