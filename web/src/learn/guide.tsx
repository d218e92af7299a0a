/** What stands beside the board of a lesson: how far one is, what to do, and how to go on. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LessonState } from "../generated/wire";
import { Icon } from "../components/icon";
import { complain } from "../components/notice";
import { useLoaded } from "../core/loading";
import { taughtGames } from "../core/me";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import { Prose } from "../rules/prose";
import { playAtOnce } from "../screens/sitting-down";
import { useLit } from "../table/lit";
import { selectorsOf, useFloating } from "./floating";
import { finished } from "./progress";
import type { Taken } from "./taking";

interface DotsProps {
  game: string;
  number: number;
  count: number;
}

/** One dot for each step; all can be gone to at any time. Where there is little room, the steps before and after. */
function Dots({ game, number, count }: DotsProps) {
  const done = useStore(finished)[game] ?? [];
  const turn = (step: number, sign: string) =>
    step >= 1 && step <= count ? (
      <Link href={`/learn/${game}/${step}`} class="lesson-turn" aria-label={t("web-lesson-step-open", { number: step })}>
        {sign}
      </Link>
    ) : (
      <span class="lesson-turn" />
    );
  return (
    <nav aria-label={t("web-lesson-steps")} class="lesson-steps">
      {turn(number - 1, "‹")}
      <span class="lesson-count" role="img" aria-label={t("web-lesson-step", { number, count })}>
        {number}/{count}
      </span>
      <ol class="lesson-dots">
        {Array.from({ length: count }, (_, place) => place + 1).map((step) => (
          <li key={step}>
            <Link
              href={`/learn/${game}/${step}`}
              class={done.includes(step) ? "done" : ""}
              aria-current={step === number ? "step" : undefined}
              aria-label={t(done.includes(step) ? "web-lesson-step-done" : "web-lesson-step-open", { number: step })}
            >
              {done.includes(step) && step !== number ? <Icon name="signs-check" /> : step}
            </Link>
          </li>
        ))}
      </ol>
      {turn(number + 1, "›")}
    </nav>
  );
}

function PlayNow({ game }: { game: string }) {
  return (
    <button type="button" class="primary" onClick={() => playAtOnce(game).catch(complain)}>
      <Icon name="signs-wheel" />
      {t("web-learn-play")}
    </button>
  );
}

/** Nothing more is to be learnt: now it is played. */
function Finish({ game }: { game: string }) {
  const { value: taught } = useLoaded(taughtGames, "taught");
  return (
    <div class="lesson-ways">
      <PlayNow game={game} />
      {taught
        ?.filter((other) => other !== game)
        .map((other) => (
          <Link key={other} href={`/learn/${other}`} class="button">
            {t("web-learn-other", { game: gameName(other) })}
          </Link>
        ))}
    </div>
  );
}

function Ways({ game, taken, lesson }: { game: string; taken: Taken; lesson: LessonState }) {
  if (lesson.state === "astray") {
    // Where the match is over, one move back may be too late.
    const isOver = lesson.snapshot.view?.winners.length !== 0;
    const again = isOver && taken.moves.length > 1 ? taken.restart : taken.back;
    return (
      <div class="lesson-ways">
        <button type="button" class="primary" onClick={again} disabled={taken.busy}>
          {t("web-try-again")}
        </button>
        {taken.moves.length > 1 && again === taken.back && (
          <button type="button" onClick={taken.restart} disabled={taken.busy}>
            {t("web-lesson-restart")}
          </button>
        )}
      </div>
    );
  }
  if (lesson.state !== "done") return null;
  if (lesson.number === lesson.count) return <Finish game={game} />;
  return (
    <div class="lesson-ways">
      {lesson.number === lesson.needed && <PlayNow game={game} />}
      <Link
        href={`/learn/${game}/${lesson.number + 1}`}
        class={`button ${lesson.number === lesson.needed ? "" : "primary"}`}
      >
        {t("web-lesson-next")}
      </Link>
      <button type="button" class="quiet" onClick={taken.restart} disabled={taken.busy}>
        {t("web-lesson-once-more")}
      </button>
    </div>
  );
}

const SIGNS = { asked: "compass", watch: "spyglass", astray: "flag", done: "trophy" } as const;

const NOTHING: readonly string[] = [];

export function Guide({ game, taken, lesson }: { game: string; taken: Taken; lesson: LessonState }) {
  const guide = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The board asks for nothing any more, so that the keyboard is taken to the way on: before anybody sees it.
    if (lesson.state === "asked" || taken.busy) return;
    guide.current?.querySelector<HTMLElement>(".lesson-ways .primary")?.focus();
  }, [lesson, taken.busy]);
  const state = lesson.state === "asked" && taken.busy ? "watch" : lesson.state;
  const light = state === "asked" ? lesson.light : NOTHING;
  useLit("taught", selectorsOf(light));
  const { words, isFloating, place } = useFloating(lesson.text, light);
  const [folded, setFolded] = useState("");
  const isFolded = isFloating && folded === lesson.text;
  const at = place ? { left: `${place.left}px`, top: `${place.top}px`, width: `min(${place.width}rem, calc(100vw - 20px))` } : {};
  const look = isFloating ? `lesson-floating ${place ? "" : "lesson-unplaced"}` : "";
  return (
    <aside ref={guide} class={`lesson-guide ${state}`} aria-label={t("web-lesson-guide")}>
      <Dots game={game} number={lesson.number} count={lesson.count} />
      <div ref={words} class={`lesson-words ${look}`} style={at}>
        <h2>
          <Icon name={`signs-${SIGNS[state]}`} /> {t(`web-lesson-${state}`)}
          {isFloating && (
            <button
              type="button"
              class="quiet lesson-fold"
              aria-expanded={!isFolded}
              aria-label={t(`web-lesson-${state}`)}
              onClick={() => setFolded(isFolded ? "" : lesson.text)}
            >
              <span aria-hidden="true">{isFolded ? "▾" : "▴"}</span>
            </button>
          )}
        </h2>
        {state !== "watch" && !isFolded && <Prose text={lesson.text} />}
        <Ways game={game} taken={taken} lesson={lesson} />
      </div>
    </aside>
  );
}
