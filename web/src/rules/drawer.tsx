/** The rules of the table one sits at, beside the board: one touch away at any time. */
import { useMemo, useState } from "preact/hooks";
import type { Rules } from "../generated/wire";
import { Dialog } from "../components/dialog";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { games } from "../core/me";
import { t } from "../core/words";
import { topicOf, useRules, type Options } from "./book";
import { entriesOf, found, grouped, type Entry } from "./entries";
import { Emblems, EntryFold, EntryText } from "./entry";
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
function First({ entry, options }: { entry: Entry; options: Options }) {
  return (
    <article class="rules-first">
      <header>
        <Emblems entry={entry} />
        <h3>{entry.title}</h3>
      </header>
      <EntryText entry={entry} options={options} />
    </article>
  );
}

function Contents({ entries, options }: { entries: readonly Entry[]; options: Options }) {
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
        <EntryFold key={`sought ${entry.topics[0]?.id}`} entry={entry} options={options} open={place === 0} />
      ))}
      {!hits &&
        grouped(entries).map(([kind, group]) => (
          <section key={kind} class="rules-group">
            <h3>{t(`web-rules-kind-${kind}`)}</h3>
            {group.map((entry) => (
              <EntryFold key={entry.topics[0]?.id} entry={entry} options={options} open={false} />
            ))}
          </section>
        ))}
    </>
  );
}

function Book({ rules, game, options, topic }: { rules: Rules; game: string; options: Options; topic: string }) {
  const entries = useMemo(() => entriesOf(rules.topics), [rules]);
  const { value } = useLoaded(games, "games");
  const info = value?.games.find(({ name }) => name === game);
  const all = info ? completed(info, options) : options; // A table may say only what it has chosen itself.
  const asked = topicOf(rules, topic);
  const first = asked && entries.find((entry) => entry.topics.includes(asked));
  return (
    <>
      {first && <First entry={first} options={all} />}
      {info && <InForce game={info} topics={rules.topics} options={options} />}
      <Contents entries={entries} options={all} />
    </>
  );
}

export function RulesDrawer({ game, options, topic, onClose }: DrawerProps) {
  const { value, error, again } = useRules(game, options);
  return (
    <Dialog title={t("web-rules-of", { game: t(`game-${game}`) })} onClose={onClose} class="rules-drawer">
      {value && <Book key={topic} rules={value} game={game} options={options} topic={topic} />}
      {!value && (error ? <Failed error={error} again={again} /> : <Waiting />)}
    </Dialog>
  );
}
