/** One piece of the rules: what it is about, and what it says. */
import type { RuleTopic } from "../generated/wire";
import { t } from "../core/words";
import { nameIn, type Options } from "./book";
import { Emblem } from "./emblem";
import type { Entry } from "./entries";
import { Prose } from "./prose";
import { readSwitch, settingOf } from "./switches";

/** A house rule with all that it can be; what holds is marked. */
function SwitchText({ topic, options }: { topic: RuleTopic; options: Options }) {
  const { what, choices } = readSwitch(topic);
  if (topic.id === "switch-variant") {
    return (
      <p>
        {what} <b>{settingOf(topic, options)}</b>
      </p>
    );
  }
  return (
    <div class="switch-text">
      <p>{what}</p>
      <ul class="switch-choices">
        {choices.map(({ value, text }) => {
          const holds = options[nameIn(topic)] === value;
          return (
            <li key={value} class={holds ? "holds" : ""}>
              {text} {holds && <span class="badge">{t("web-rules-holds")}</span>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function EntryText({ entry, options }: { entry: Entry; options: Options }) {
  const [first] = entry.topics;
  return first?.kind === "switch" ? <SwitchText topic={first} options={options} /> : <Prose text={entry.text} />;
}

export function Emblems({ entry }: { entry: Entry }) {
  return (
    <span class="emblems">
      {entry.topics.map((topic) => (
        <Emblem key={topic.id} topic={topic} />
      ))}
    </span>
  );
}

/** A line of the contents that opens to the whole text. */
export function EntryFold({ entry, options, open }: { entry: Entry; options: Options; open: boolean }) {
  return (
    <details class="entry-fold" open={open}>
      <summary>
        <Emblems entry={entry} />
        <span class="entry-title">{entry.title}</span>
      </summary>
      <EntryText entry={entry} options={options} />
    </details>
  );
}
