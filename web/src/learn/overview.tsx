/** What there is to learn, and how far one has come. */
import type { LessonTitle } from "../generated/wire";
import { Icon } from "../components/icon";
import { complain } from "../components/notice";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { taughtGames } from "../core/me";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { gameName, t, textOf } from "../core/words";
import { Missing } from "../screens/missing";
import { Shell } from "../screens/shell";
import { playAtOnce } from "../screens/sitting-down";
import type { GameFront } from "../table/game-module";
import { usePart } from "../table/parts";
import { finished, nextOf } from "./progress";
import { TourButton } from "./tour";
import "../styles/learn.css";

interface StepsProps {
  game: string;
  lessons: readonly LessonTitle[];
  front: GameFront | null;
  done: readonly number[];
  next: number;
}

function Steps({ game, lessons, front, done, next }: StepsProps) {
  return (
    <ol class="learn-steps">
      {lessons.map(({ number, title }) => (
        <li key={number} class={done.includes(number) ? "done" : ""}>
          <Link href={`/learn/${game}/${number}`} class={number === next ? "next" : ""}>
            <span class="learn-sign" aria-hidden="true">
              {front && <front.Icon name={front.lessonSigns[number - 1] ?? "signs-scroll"} />}
            </span>
            <span>
              <span class="learn-number">{number}</span> {title}
            </span>
            {done.includes(number) && <Icon name="signs-check" label={t("web-learn-done")} class="learn-check" />}
          </Link>
        </li>
      ))}
    </ol>
  );
}

interface WaysProps {
  game: string;
  done: number;
  count: number;
  next: number;
  /** Whether somebody has learnt enough to play. */
  ready: boolean;
}

function Ways({ game, done, count, next, ready }: WaysProps) {
  const all = done >= count;
  const start = done ? t("web-learn-continue", { number: next }) : t("web-learn-start");
  return (
    <p class="row">
      {ready && (
        <button type="button" class="primary" onClick={() => playAtOnce(game).catch(complain)}>
          {t("web-learn-play")}
        </button>
      )}
      <Link href={`/learn/${game}/${next}`} class={`button ${ready ? "" : "primary"}`}>
        {all ? t("web-learn-again") : start}
      </Link>
      <TourButton game={game} />
    </p>
  );
}

function Course({ game }: { game: string }) {
  const { value, error, again } = useLoaded(() => api.lessons(game), game);
  const done = useStore(finished)[game] ?? [];
  const count = value?.lessons.length ?? 0;
  const past = done.filter((number) => number <= count).length;
  const next = nextOf(done, count);
  const { value: front } = usePart(game, "front");
  const what = textOf(game).or("learn-what", "");
  const first = value?.lessons.filter(({ more }) => !more) ?? [];
  const more = value?.lessons.filter((lesson) => lesson.more) ?? [];
  const ready = first.every(({ number }) => done.includes(number));
  const shared = { game, front, done, next: past < count ? next : 0 };
  return (
    <section class="panel learn-course" aria-labelledby={`learn-${game}`}>
      {front && <front.LessonFan />}
      <h2 id={`learn-${game}`}>{gameName(game)}</h2>
      {what && <p>{what}</p>}
      {!value && (error ? <Failed error={error} again={again} /> : <Waiting />)}
      {value && (
        <>
          <div class="learn-progress">
            <progress value={past} max={count} aria-label={t("web-learn-progress-of", { game: gameName(game) })} />
            <span class="small">{t("web-learn-progress", { done: past, count })}</span>
          </div>
          <Ways game={game} done={past} count={count} next={next} ready={ready} />
          <Steps lessons={first} {...shared} />
          {more.length > 0 && (
            <>
              <h3 class="learn-more">{t("web-learn-more")}</h3>
              <Steps lessons={more} {...shared} />
            </>
          )}
        </>
      )}
      <p class="learn-rules">
        <Link href={`/rules/${game}`}>{t("web-rules-of", { game: gameName(game) })}</Link>
      </p>
    </section>
  );
}

/** All games that have lessons, or one of them. */
export function Learn({ game }: { game: string }) {
  const { value: taught, error, again } = useLoaded(taughtGames, "taught");
  const known = taught?.filter((each) => !game || each === game) ?? [];
  const others = taught?.filter((each) => game && each !== game) ?? [];
  if (taught && !known.length) return <Missing />;
  return (
    <Shell title={t("web-learn-title")}>
      <p class="learn-lead">{t("web-learn-lead")}</p>
      {!taught && (error ? <Failed error={error} again={again} /> : <Waiting />)}
      <div class={`learn-courses ${game ? "one" : ""}`}>
        {known.map((each) => (
          <Course key={each} game={each} />
        ))}
      </div>
      {others.map((other) => (
        <p key={other}>
          <Link href={`/learn/${other}`}>{t("web-learn-other", { game: gameName(other) })}</Link>
        </p>
      ))}
    </Shell>
  );
}
