/** What changes without us: asked for again every few seconds, while somebody looks. */
import { useEffect, useRef } from "preact/hooks";
import { type Loaded, useLoaded } from "../core/loading";

export function usePolled<Value>(load: () => Promise<Value>, key: string, every: number): Loaded<Value> {
  const loaded = useLoaded(load, key);
  const again = useRef(loaded.again);
  again.current = loaded.again;
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) again.current();
    };
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [every]);
  return loaded;
}
