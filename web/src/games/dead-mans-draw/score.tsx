/** A player's points; when they change they roll to their new number, and the difference floats up from there. */
import { useEffect, useRef, useState } from "preact/hooks";
import { FloatingPoints } from "../../components/stage";
import { isReduced } from "../../core/settings";
import { Icon } from "./faces";
import { usePlay } from "./play";
import { number, t } from "./words";

const STEPS = 9;
const STEP = 45;

/** The number that is shown on its way to another one. */
function useRolling(points: number): number {
  const [shown, setShown] = useState(points);
  useEffect(() => {
    if (shown === points) return undefined;
    const left = points - shown;
    const step = isReduced() ? left : Math.sign(left) * Math.ceil(Math.abs(left) / STEPS);
    const timer = setTimeout(() => setShown(shown + step), isReduced() ? 0 : STEP);
    return () => clearTimeout(timer);
  }, [points, shown]);
  return shown;
}

export function Score({ seat }: { seat: number }) {
  const { view, frame, played } = usePlay();
  const points = view.points[seat] ?? 0;
  const shown = useRolling(points);
  const last = useRef({ frame, points, change: 0 });
  if (last.current.frame !== frame) {
    // A jump to another position pays nobody anything.
    last.current = { frame, points, change: played ? points - last.current.points : 0 };
  }
  const { change } = last.current;
  return (
    <span class="draw-score">
      <Icon name="signs-coins" />
      <span aria-hidden="true">{number(shown)}</span>
      <span class="unseen">{t("web-draw-points", { points })}</span>
      {change !== 0 && <FloatingPoints key={frame} points={change} />}
    </span>
  );
}
