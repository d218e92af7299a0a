/** A lesson: what to do, beside the real board. */
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../components/icon";
import { GettingReady } from "../components/readiness";
import { entitle } from "../core/attention";
import { useShortcuts } from "../core/keys";
import { Failed, Waiting } from "../core/loading";
import { isComing, type Progress } from "../core/progress";
import { isPlayable, readiness, useReadiness, want } from "../core/readiness";
import { Link } from "../core/router";
import { gameName, t } from "../core/words";
import { RulesDrawer } from "../rules/drawer";
import { Shell } from "../screens/shell";
import { Board, useFrames } from "../table/stage";
import type { TableState } from "../table/state";
import { Guide } from "./guide";
import { useLesson, type Taken } from "./taking";
import "../styles/table.css";
import "../styles/learn.css";

interface BarProps {
  game: string;
  title: string;
  step: string;
  onRules: () => void;
}

function LessonBar({ game, title, step, onRules }: BarProps) {
  return (
    <header class="table-bar">
      <Link href={`/learn/${game}`} class="button quiet" aria-label={t("web-lesson-leave")}>
        <Icon name="signs-wheel" />
      </Link>
      <h1 class="bar-title">
        <span class="lesson-title">{title}</span>
        <span class="badge">{step}</span>
      </h1>
      <button type="button" class="quiet" onClick={onRules} aria-label={t("web-rules")}>
        <Icon name="signs-rules" />
      </button>
    </header>
  );
}

/** The board, on which what happens is played before the next thing is asked. */
function LessonBoard({ taken, table, explain }: { taken: Taken; table: TableState; explain: (topic: string) => void }) {
  const { state, scene, lasts, number } = useFrames(table);
  if (!state.view) return null;
  const act = state.moves.length && !taken.busy && taken.lesson?.state === "asked" ? taken.act : null;
  const shown = { state, view: state.view, scene, lasts, frame: number };
  return (
    <div class="lesson-board" data-scene={scene?.kind}>
      <Board {...shown} act={act} promise={null} odds={taken.lesson?.odds ?? false} explain={explain} />
    </div>
  );
}

function Opened({ game, taken }: { game: string; taken: Taken }) {
  const { lesson, table } = taken;
  const [topic, setTopic] = useState<string | null>(null);
  const explain = useCallback((asked: string) => setTopic(asked), []);
  const keys = useMemo(() => [{ key: "r", label: t("web-key-rules"), run: () => setTopic("") }], []);
  useShortcuts(keys);
  useEffect(() => entitle(lesson?.title ?? ""), [lesson?.title]);
  if (!lesson || !table?.view) return <Waiting />;
  const step = t("web-lesson-step", { number: lesson.number, count: lesson.count });
  return (
    <div class="lesson-screen">
      <LessonBar game={game} title={lesson.title} step={step} onRules={() => setTopic("")} />
      <Guide game={game} taken={taken} lesson={lesson} />
      <main id="main" class="table-main" aria-label={lesson.title}>
        <LessonBoard taken={taken} table={table} explain={explain} />
      </main>
      {topic !== null && (
        <RulesDrawer game={game} options={table.table.options} topic={topic} onClose={() => setTopic(null)} />
      )}
    </div>
  );
}

/** A lesson whose game is not ready yet. */
function Later({ game, progress }: { game: string; progress: Progress }) {
  const name = gameName(game);
  return (
    <Shell title={t("web-learn-title")}>
      <GettingReady progress={progress} heading={t("web-ready-lesson")}>
        <p>{t("web-ready-lesson-what", { game: name })}</p>
      </GettingReady>
      <p class="row">
        <Link href={`/rules/${game}`} class="button">
          {t("web-rules-of", { game: name })}
        </Link>
      </p>
    </Shell>
  );
}

/** Until the game is ready. */
function Before({ game, onReady }: { game: string; onReady: () => void }) {
  const known = useReadiness();
  const progress = known?.get(game);
  const isReady = isPlayable(known, game);
  const isOnItsWay = progress !== undefined && isComing(progress);
  useEffect(() => {
    if (isReady) onReady();
    else if (isOnItsWay) want(game);
  }, [isReady, isOnItsWay]);
  return progress && !isReady ? <Later game={game} progress={progress} /> : <Waiting />;
}

/** The lesson, which begins by itself when its game is ready. */
export function LessonScreen({ game, number }: { game: string; number: number }) {
  const [hasBegun, setBegun] = useState(() => isPlayable(readiness.value, game));
  if (!hasBegun) return <Before game={game} onReady={() => setBegun(true)} />;
  return <Begun game={game} number={number} />;
}

function Begun({ game, number }: { game: string; number: number }) {
  const taken = useLesson(game, number);
  if (!taken.error) return <Opened game={game} taken={taken} />;
  return (
    <Shell title={t("web-learn-title")}>
      <Failed error={taken.error} again={taken.restart} />
    </Shell>
  );
}
