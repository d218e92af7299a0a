/** What there is to learn, and how far one has come. */
import type { Lessons } from "../generated/wire";
import { CardBack, GoodFace, LootFace } from "../components/card";
import { Icon } from "../components/icon";
import { complain } from "../components/notice";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { t } from "../core/words";
import { Missing } from "../screens/missing";
import { Shell } from "../screens/shell";
import { playAtOnce } from "../screens/sitting-down";
import { GAMES, otherThan } from "./guide";
import { finished, nextOf } from "./progress";
import "../styles/learn.css";

/** What each step is about, in their order. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  "dead-mans-draw": [
    "signs-wheel", "suits-anchor", "suits-hook", "suits-cannon", "suits-chest", "suits-map", "suits-oracle",
    "suits-sword", "suits-kraken", "signs-trophy",
  ],
  dolores: ["gestures-peace", "gestures-fight", "gestures-choice", "signs-coins", "signs-bottle"],
};

function Fan({ game }: { game: string }) {
  return (
    <div class="learn-fan" aria-hidden="true">
      {game === "dolores" ? (
        <>
          <GoodFace card="gold 3" />
          <CardBack />
          <GoodFace card="lantern" />
        </>
      ) : (
        <>
          <LootFace suit="mermaid" value={9} />
          <LootFace suit="kraken" value={5} />
          <LootFace suit="anchor" value={7} />
        </>
      )}
    </div>
  );
}

function Steps({ lessons, done, next }: { lessons: Lessons; done: readonly number[]; next: number }) {
  const { game } = lessons;
  return (
    <ol class="learn-steps">
      {lessons.lessons.map(({ number, title }) => (
        <li key={number} class={done.includes(number) ? "done" : ""}>
          <Link href={`/learn/${game}/${number}`} class={number === next ? "next" : ""}>
            <span class="learn-sign" aria-hidden="true">
              <Icon name={SIGNS[game]?.[number - 1] ?? "signs-scroll"} />
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

function Ways({ game, done, count, next }: { game: string; done: number; count: number; next: number }) {
  const all = done >= count;
  const start = done ? t("web-learn-continue", { number: next }) : t("web-learn-start");
  return (
    <p class="row">
      {all && (
        <button type="button" class="primary" onClick={() => playAtOnce(game).catch(complain)}>
          {t("web-learn-play")}
        </button>
      )}
      <Link href={`/learn/${game}/${next}`} class={`button ${all ? "" : "primary"}`}>
        {all ? t("web-learn-again") : start}
      </Link>
    </p>
  );
}

function Course({ game }: { game: string }) {
  const { value, error, again } = useLoaded(() => api.lessons(game), game);
  const done = useStore(finished)[game] ?? [];
  const count = value?.lessons.length ?? 0;
  const past = done.filter((number) => number <= count).length;
  const next = nextOf(done, count);
  return (
    <section class="panel learn-course" aria-labelledby={`learn-${game}`}>
      <Fan game={game} />
      <h2 id={`learn-${game}`}>{t(`game-${game}`)}</h2>
      <p>{t(`web-learn-what-${game}`)}</p>
      {!value && (error ? <Failed error={error} again={again} /> : <Waiting />)}
      {value && (
        <>
          <div class="learn-progress">
            <progress value={past} max={count} aria-label={t("web-learn-progress-of", { game: t(`game-${game}`) })} />
            <span class="small">{t("web-learn-progress", { done: past, count })}</span>
          </div>
          <Ways game={game} done={past} count={count} next={next} />
          <Steps lessons={value} done={done} next={past < count ? next : 0} />
        </>
      )}
      <p class="learn-rules">
        <Link href={`/rules/${game}`}>{t("web-rules-of", { game: t(`game-${game}`) })}</Link>
      </p>
    </section>
  );
}

/** Both games, or one of them. */
export function Learn({ game }: { game: string }) {
  const known = GAMES.filter((each) => !game || each === game);
  if (!known.length) return <Missing />;
  const other = otherThan(game);
  return (
    <Shell title={t("web-learn-title")}>
      <p class="learn-lead">{t("web-learn-lead")}</p>
      <div class={`learn-courses ${game ? "one" : ""}`}>
        {known.map((each) => (
          <Course key={each} game={each} />
        ))}
      </div>
      {game && (
        <p>
          <Link href={`/learn/${other}`}>{t("web-learn-other", { game: t(`game-${other}`) })}</Link>
        </p>
      )}
    </Shell>
  );
}
