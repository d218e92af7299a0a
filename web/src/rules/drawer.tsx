/** The rules of the table one sits at, beside the board: one touch away at any time. */
import { useMemo, useState } from "preact/hooks";
import type { Rules } from "../generated/wire";
import { Dialog } from "../components/dialog";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { games } from "../core/me";
import { gameName, t } from "../core/words";
import { topicOf, useRules, type Options } from "./book";
import { entriesOf, found, grouped, kindName, type Entry } from "./entries";
import { Emblems, EntryFold, EntryText, type Reading } from "./entry";
import { InForce } from "./in-force";
import { completed } from "./switches";
import "../styles/rules.css";

interface DrawerProps {
  game: string;
  options: Options;
  /** What is shown first; the table of contents where it is empty. */
  topic: string;
  onClose: () => void;
}

/** What somebody asked for. */
function First({ entry, ...reading }: Reading & { entry: Entry }) {
  return (
    <article class="rules-first">
      <header>
        <Emblems game={reading.game} entry={entry} />
        <h3>{entry.title}</h3>
      </header>
      <EntryText entry={entry} {...reading} />
    </article>
  );
}

function Contents({ entries, ...reading }: Reading & { entries: readonly Entry[] }) {
  const [sought, setSought] = useState("");
  const hits = sought.trim() ? found(entries, sought) : null;
  return (
    <>
      <label class="rules-search">
        <span>{t("web-rules-search")}</span>
        <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      <p class="soft small" role="status">
        {hits && t("web-rules-found", { count: hits.length })}
      </p>
      {hits?.map((entry, place) => (
        <EntryFold key={`sought ${entry.topics[0]?.id}`} entry={entry} open={place === 0} {...reading} />
      ))}
      {!hits &&
        grouped(entries).map(([kind, group]) => (
          <section key={kind} class="rules-group">
            <h3>{kindName(reading.game, kind)}</h3>
            {group.map((entry) => (
              <EntryFold key={entry.topics[0]?.id} entry={entry} open={false} {...reading} />
            ))}
          </section>
        ))}
    </>
  );
}

function Book({ rules, game, options, topic }: Reading & { rules: Rules; topic: string }) {
  const entries = useMemo(() => entriesOf(game, rules.topics), [rules]);
  const { value } = useLoaded(games, "games");
  const info = value?.games.find(({ name }) => name === game);
  const all = info ? completed(info, options) : options; // A table may say only what it has chosen itself.
  const asked = topicOf(rules, topic);
  const first = asked && entries.find((entry) => entry.topics.includes(asked));
  return (
    <>
      {first && <First entry={first} game={game} options={all} />}
      {info && <InForce game={info} topics={rules.topics} options={options} />}
      <Contents entries={entries} game={game} options={all} />
    </>
  );
}

export function RulesDrawer({ game, options, topic, onClose }: DrawerProps) {
  const { value, error, again } = useRules(game, options);
  return (
    <Dialog title={t("web-rules-of", { game: gameName(game) })} onClose={onClose} class="rules-drawer">
      {value && <Book key={topic} rules={value} game={game} options={options} topic={topic} />}
      {!value && (error ? <Failed error={error} again={again} /> : <Waiting />)}
    </Dialog>
  );
}
