/** The sea behind a table, for those who want to hear it. */
import { useEffect } from "preact/hooks";
import { settings } from "./settings";
import { keepSurf } from "./sound";

export function useSurf(): void {
  useEffect(() => {
    const keep = (): void => keepSurf(!document.hidden);
    const unwatch = settings.watch(keep);
    addEventListener("pointerdown", keep); // Before the first touch nothing may be heard.
    document.addEventListener("visibilitychange", keep);
    keep();
    return () => {
      unwatch();
      removeEventListener("pointerdown", keep);
      document.removeEventListener("visibilitychange", keep);
      keepSurf(false);
    };
  }, []);
}
