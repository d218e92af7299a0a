/** One of several, with what each means. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "../styles/forms.css";

export interface Choice<Value extends string> {
  value: Value;
  label: ComponentChildren;
  /** What it means, in a sentence. */
  text?: ComponentChildren;
}

interface ChoicesProps<Value extends string> {
  legend: ComponentChildren;
  /** What is chosen here, under the legend. */
  text?: ComponentChildren;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  /** `line`: short ones side by side; `list`: one below the other; `sentences`: the same where labels are sentences. */
  shape?: "line" | "list" | "sentences" | "cards";
}

export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, text, value, choices, onChange, shape = "cards" } = props;
  const name = useId();
  return (
    <fieldset class={`choices ${shape}`}>
      <legend>{legend}</legend>
      {text && <p class="soft small">{text}</p>}
      <div class="choices-list">
        {choices.map((choice) => (
          <label key={choice.value} class="choice">
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
            <span>
              <span class="choice-label">{choice.label}</span>
              {choice.text && <span class="choice-text">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: ComponentChildren;
  text?: ComponentChildren;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no, with what it means. */
export function Switch({ label, text, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="choice switch">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <span class="choice-label">{label}</span>
        {text && <span class="choice-text">{text}</span>}
      </span>
    </label>
  );
}
