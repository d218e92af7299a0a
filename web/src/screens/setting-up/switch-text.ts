/** What a switch decides and what each of its values means, read off its text in the rules. */
import type { Rules } from "../../generated/wire";
import { topicOf } from "../../rules/book";
import { readSwitch } from "../../rules/switches";

export interface SwitchText {
  title: string;
  what: string;
  /** What each value means, by its name in the notation. */
  values: Readonly<Record<string, string>>;
}

export function switchText(rules: Rules | null, name: string): SwitchText {
  const topic = topicOf(rules, `switch-${name}`);
  if (!topic) return { title: "", what: "", values: {} };
  const [text = ""] = topic.text.split("\n\n"); // What editions say of it is shown beside the editions.
  const { what, choices } = readSwitch({ ...topic, text });
  return { title: topic.title, what, values: Object.fromEntries(choices.map((choice) => [choice.value, choice.text])) };
}
