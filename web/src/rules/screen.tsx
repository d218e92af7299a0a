/** The whole rules of a game as a page, without any table: by edition, with an address for each topic. */
import { useEffect, useMemo } from "preact/hooks";
import type { GameInfo, Rules } from "../generated/wire";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { games } from "../core/me";
import { go, place } from "../core/router";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import { Missing } from "../screens/missing";
import { Shell } from "../screens/shell";
import { usePart } from "../table/parts";
import { useRules, type Options } from "./book";
import { Editions } from "./editions";
import { entriesOf, kindName, type Entry } from "./entries";
import { Emblems, EntryText, type Reading } from "./entry";
import { completed } from "./switches";
import "../styles/rules.css";
import "../styles/rules-page.css";

/** A section and what is read under it. Kinds that no section introduces have a heading of their own. */
interface Chapter {
  title: string;
  id: string;
  section: Entry | null;
  entries: Entry[];
}

function ownChapter(game: string, kind: string): Omit<Chapter, "entries"> {
  return { title: kindName(game, kind), id: `kind-${kind}`, section: null };
}

/** Topics of an introduced kind belong to the section before them. */
function chaptersOf(game: string, entries: readonly Entry[], introduced: readonly string[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const entry of entries) {
    const last = chapters.at(-1);
    const id = entry.topics[0]?.id ?? "";
    const goesOn = last?.entries.length ? last.entries[0]?.kind === entry.kind : introduced.includes(entry.kind);
    if (entry.kind === "section") chapters.push({ title: entry.title, id, section: entry, entries: [] });
    else if (last && goesOn) last.entries.push(entry);
    else chapters.push({ ...ownChapter(game, entry.kind), entries: [entry] });
  }
  return chapters;
}

function Article({ entry, alone, ...reading }: Reading & { entry: Entry; alone: boolean }) {
  const [first, ...others] = entry.topics;
  return (
    <article class={`rules-entry ${others.length > 1 ? "many" : ""}`} id={first?.id}>
      {others.map(({ id }) => (
        <span key={id} id={id} />
      ))}
      <Emblems game={reading.game} entry={entry} />
      <div>
        {!alone && <h3>{entry.title}</h3>}
        <EntryText entry={entry} {...reading} />
      </div>
    </article>
  );
}

function ChapterText({ chapter, ...reading }: Reading & { chapter: Chapter }) {
  const { section, entries, title, id } = chapter;
  return (
    <section class="rules-chapter">
      <h2 id={id}>{title}</h2>
      {section && <EntryText entry={section} {...reading} />}
      {entries.map((entry) => (
        <Article key={entry.topics[0]?.id} entry={entry} alone={entry.title === title} {...reading} />
      ))}
    </section>
  );
}

function Book({ game, rules, options }: { game: GameInfo; rules: Rules; options: Options }) {
  const { key } = useStore(place);
  const introduced = usePart(game.name, "front").value?.introduced ?? [];
  const chapters = useMemo(
    () => chaptersOf(game.name, entriesOf(game.name, rules.topics), introduced),
    [rules, introduced.join()],
  );
  useEffect(() => {
    if (key) document.getElementById(decodeURIComponent(key))?.scrollIntoView();
  }, [key, rules]);
  return (
    <div class="rules-book">
      <nav class="rules-contents" aria-label={t("web-rules-contents")}>
        <ul class="flow">
          {chapters.map(({ title, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="rules-text">
        <Editions
          game={game}
          topics={rules.topics}
          edition={options.edition ?? ""}
          onChoose={(edition) => go(`/rules/${game.name}?edition=${edition}`, true)}
        />
        {chapters.map((chapter) => (
          <ChapterText key={chapter.id} chapter={chapter} game={game.name} options={options} />
        ))}
      </div>
    </div>
  );
}

function Known({ game }: { game: GameInfo }) {
  const { query } = useStore(place);
  const edition = query.get("edition") ?? "";
  const options = useMemo(() => completed(game, edition in game.editions ? { edition } : {}), [game, edition]);
  const asked: Options = options.edition ? { edition: options.edition } : {};
  const { value, error, again } = useRules(game.name, asked);
  if (!value) return error ? <Failed error={error} again={again} /> : <Waiting />;
  return <Book game={game} rules={value} options={options} />;
}

export function RulesScreen({ game }: { game: string }) {
  const { value, error, again } = useLoaded(games, "games");
  const info = value?.games.find(({ name }) => name === game);
  if (value && !info) return <Missing />;
  return (
    <Shell title={info ? t("web-rules-of", { game: gameName(game) }) : t("web-rules")}>
      {info && <Known game={info} />}
      {!info && (error ? <Failed error={error} again={again} /> : <Waiting />)}
    </Shell>
  );
}
