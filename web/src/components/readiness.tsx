/** How far a game is from being ready, as a course on a chart: something of the game travels along it to its goal. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isComing, type Progress, type Tiding, tidingAfter } from "../core/progress";
import { readiness } from "../core/readiness";
import { useStore } from "../core/store";
import { gameName, percent, t } from "../core/words";
import { usePart } from "../table/parts";
import { later } from "../core/loading";
import { announce } from "./notice";
import "../styles/readiness.css";

/** Only who waits needs it. */
const Tour = later(async () => (await import("../learn/tour")).TourButton);

/** What is left, in words; as long as nobody can say that, how much is done. */
export function leftWords({ done, left, state }: Progress): string {
  if (left === null) return state === "compiling" ? percent(done) : "";
  if (left <= 5) return t("web-ready-left-soon");
  if (left < 120) return t("web-ready-left-seconds", { seconds: left });
  return t("web-ready-left-minutes", { minutes: Math.round(left / 60) });
}

/** The line, with how far it is in words above it. */
export function Voyage({ progress }: { progress: Progress }) {
  const { game, state, done } = progress;
  const { value: front } = usePart(game, "front");
  const left = isComing(progress) ? leftWords(progress) : "";
  // Before it is known what has to be compiled, nothing is done, and nobody can say that it will not take long.
  const words = t(`web-ready-${state === "failed" || (state === "loading" && done < 1) ? "compiling" : state}`);
  return (
    <div
      class={`voyage voyage-${state}`}
      role="progressbar"
      aria-label={t("web-ready-progress", { game: gameName(game) })}
      aria-valuenow={Math.round(100 * done)}
      aria-valuetext={[words, left].filter(Boolean).join(", ")}
    >
      <p class="voyage-words" aria-hidden="true">
        <span>{words}</span>
        <span class="voyage-left">{left}</span>
      </p>
      <div class="voyage-course" aria-hidden="true">
        <span class="voyage-way">
          <span class="voyage-done" style={{ transform: `scaleX(${done})` }} />
        </span>
        <span class="voyage-place" style={{ transform: `translateX(${100 * done}%)` }}>
          {front && <front.Icon name={front.voyage[0]} class="voyage-traveller" />}
        </span>
        {front && <front.Icon name={front.voyage[1]} class="voyage-goal" />}
      </div>
    </div>
  );
}

/** Why a game cannot be played, and what to do about it. */
export function Unplayable({ progress }: { progress: Progress }) {
  return (
    <p class="unplayable" role="alert" title={progress.problem}>
      {t("web-ready-failed", { game: gameName(progress.game) })}
    </p>
  );
}

/** Whether there was anything to wait for since the component is there. */
export function useEverNeeded(progress: Progress | undefined): boolean {
  const wasNeeded = useRef(false);
  wasNeeded.current ||= progress !== undefined && progress.state !== "ready";
  return wasNeeded.current;
}

interface GettingReadyProps {
  /** How far it is; nothing before that is known. */
  progress: Progress | undefined;
  /** What happens when it is ready, in a few words; nothing where it stands beside other things. */
  heading?: string;
  /** The same at more length. */
  children: ComponentChildren;
}

/** A game that somebody waits for. Once shown it stays, so that nothing on the page moves when the game is ready. */
export function GettingReady({ progress, heading, children }: GettingReadyProps) {
  const isShown = useEverNeeded(progress);
  useTidings(progress ? [progress.game] : []);
  if (!progress || !isShown) return null;
  if (progress.state === "failed") {
    return (
      <section class="panel getting-ready">
        <Unplayable progress={progress} />
        {progress.problem && <p class="small soft">{progress.problem}</p>}
      </section>
    );
  }
  return (
    <section class="panel getting-ready">
      {heading && <h2>{heading}</h2>}
      {children}
      <Voyage progress={progress} />
      <Tour game={progress.game} />
      {heading && <p class="small soft">{t("web-ready-once")}</p>}
    </section>
  );
}

/** What was said aloud last of each game: whoever goes from one screen to the next does not hear it again. */
const said = new Map<string, Tiding>();

/** Tells those who listen that games are getting ready, that half is done, and that they are ready; no more than that. */
export function useTidings(games: readonly string[]): void {
  const known = useStore(readiness);
  useEffect(() => {
    const news = games.flatMap((game) => {
      const progress = known?.get(game);
      const tiding = progress && tidingAfter(said.get(game), progress);
      if (!tiding) return [];
      said.set(game, tiding);
      return tiding === "failed" ? [] : [t(`web-ready-told-${tiding}`, { game: gameName(game) })];
    });
    if (news.length) announce(news.join(" "));
  }, [known]);
}
