/** One gesture of three, where the choice is sent later: for bets and for promises on a condition. */
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { GESTURES } from "./choices";

interface GesturePickProps {
  legend: string;
  value: string;
  onChange: (gesture: string) => void;
}

export function GesturePick({ legend, value, onChange }: GesturePickProps) {
  return (
    <fieldset class="dolores-pick">
      <legend>{legend}</legend>
      {GESTURES.map((gesture) => (
        <button
          key={gesture}
          type="button"
          class={`dolores-pick-choice ${value === gesture ? "dolores-chosen" : ""}`}
          aria-pressed={value === gesture}
          data-topic={`gesture-${gesture}`}
          onClick={() => onChange(gesture)}
        >
          <Icon name={`gestures-${gesture}`} />
          <span>{gestureName(gesture)}</span>
        </button>
      ))}
    </fieldset>
  );
}
