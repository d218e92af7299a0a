/** Where a replay stands, and how it moves on. */
import { useCallback, useEffect, useState } from "preact/hooks";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const EACH_LASTS = 1_500;

export interface Playback {
  place: number;
  playing: boolean;
  speed: number;
  /** Go to a moment, and stay there. */
  show: (place: number) => void;
  toggle: () => void;
  setSpeed: (speed: number) => void;
}

/** A place that there is. */
export function within(place: number, last: number): number {
  return Math.max(0, Math.min(place, last));
}

export function usePlayback(count: number, first: number): Playback {
  const [place, setPlace] = useState(first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = count - 1;
  useEffect(() => {
    if (!playing) return undefined;
    if (place >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setPlace(place + 1), EACH_LASTS / speed);
    return () => clearTimeout(timer);
  }, [playing, place, speed, last]);
  const show = useCallback(
    (next: number) => {
      setPlaying(false);
      setPlace(within(next, last));
    },
    [last],
  );
  const toggle = (): void => {
    if (!playing && place >= last) setPlace(0);
    setPlaying(!playing);
  };
  return { place: within(place, last), playing, speed, show, toggle, setSpeed };
}

const OWN_SPACE = "button, a, summary, select, input, textarea";
const OWN_ARROWS = "select, input, textarea";

/** What a key does to a replay. */
export function deedOf(key: string, { place, show, toggle }: Playback, last: number): (() => void) | undefined {
  const deeds: Record<string, () => void> = {
    " ": toggle,
    ArrowLeft: () => show(place - 1),
    ArrowRight: () => show(place + 1),
    Home: () => show(0),
    End: () => show(last),
  };
  return deeds[key];
}

/** Space, arrows, Home and End, wherever nothing has the keyboard that needs them itself. */
export function usePlaybackKeys(playback: Playback, last: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const target = event.target instanceof Element ? event.target : null;
      const isIn = (elements: string): boolean => Boolean(target?.closest(elements));
      const deed = deedOf(event.key, playback, last);
      if (!deed || isIn(event.key === " " ? OWN_SPACE : OWN_ARROWS)) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
