/** One piece of the rules: what it is about, and what it says. */
import type { RuleTopic } from "../generated/wire";
import { t } from "../core/words";
import { nameIn, type Options } from "./book";
import { Emblem } from "./emblem";
import type { Entry } from "./entries";
import { Prose } from "./prose";
import { readSwitch, valueName } from "./switches";

/** Whose rules are read, and which options hold. */
export interface Reading {
  game: string;
  options: Options;
}

/** A house rule with all that it can be; what holds is marked. */
function SwitchText({ topic, game, options }: Reading & { topic: RuleTopic }) {
  const { what, choices } = readSwitch(topic);
  const name = valueName(game, nameIn(topic), options[nameIn(topic)] ?? "");
  if (name) {
    return (
      <p>
        {what} <b>{name}</b>
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

export function EntryText({ entry, ...reading }: Reading & { entry: Entry }) {
  const [first] = entry.topics;
  return first?.kind === "switch" ? <SwitchText topic={first} {...reading} /> : <Prose text={entry.text} />;
}

export function Emblems({ game, entry }: { game: string; entry: Entry }) {
  return (
    <span class="emblems">
      {entry.topics.map((topic) => (
        <Emblem key={topic.id} game={game} topic={topic} />
      ))}
    </span>
  );
}

/** A line of the contents that opens to the whole text. */
export function EntryFold({ entry, open, ...reading }: Reading & { entry: Entry; open: boolean }) {
  return (
    <details class="entry-fold" open={open}>
      <summary>
        <Emblems game={reading.game} entry={entry} />
        <span class="entry-title">{entry.title}</span>
      </summary>
      <EntryText entry={entry} {...reading} />
    </details>
  );
}
