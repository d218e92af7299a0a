/** A game on the home page, as a poster: its drawing, what it is, and the ways into it. */
import { Icon } from "../components/icon";
import { useErrand } from "../components/notice";
import { Unplayable, useEverNeeded, Voyage } from "../components/readiness";
import { isComing, type Progress } from "../core/progress";
import { Link } from "../core/router";
import { gameName, t, textOf } from "../core/words";
import type { GameInfo } from "../generated/wire";
import { usePart } from "../table/parts";
import { playAtOnce } from "./sitting-down";
import "../styles/game-cards.css";

/** How far the game is, at the foot of its drawing; what was shown fades when it is over. */
function PosterReadiness({ progress }: { progress: Progress }) {
  if (!useEverNeeded(progress)) return null;
  return (
    <div class={`poster-readiness ${progress.state === "ready" ? "over" : ""}`} id={`readiness-${progress.game}`}>
      {progress.state === "failed" ? <Unplayable progress={progress} /> : <Voyage progress={progress} />}
    </div>
  );
}

interface GameCardProps {
  game: GameInfo;
  /** How far it is from being ready; nothing before that is known. */
  progress: Progress | undefined;
}

export function GameCard({ game: info, progress }: GameCardProps) {
  const { name: game, fewest, most, minutes, lessons } = info;
  const { busy, run: play } = useErrand(() => playAtOnce(game));
  const { value: front } = usePart(game, "front");
  const name = gameName(game);
  const text = textOf(game);
  const learning = lessons > 0 ? t("web-learn-in", { count: lessons }) : t("web-rules");
  return (
    <article class="poster" aria-labelledby={`game-${game}`}>
      <div class="poster-art">
        {front && <front.Artwork />}
        {progress && <PosterReadiness progress={progress} />}
      </div>
      <div class="poster-words">
        <h2 id={`game-${game}`}>{name}</h2>
        <p class="game-line">{text.or("line", "")}</p>
        <ul class="game-facts">
          <li>
            <Icon name="signs-captain" /> {t("web-fact-players", { fewest, most })}
          </li>
          <li>
            <Icon name="signs-hourglass" /> {t("web-fact-minutes", { minutes })}
          </li>
        </ul>
        <div class="poster-ways">
          <button
            type="button"
            class="primary play-now"
            disabled={busy || progress?.state === "failed"}
            onClick={play}
            aria-label={t("web-play-game", { game: name })}
            aria-describedby={progress && isComing(progress) ? `readiness-${game}` : undefined}
            title={text.or("play-what", "")}
          >
            {t(busy ? "web-one-moment" : "web-play")}
          </button>
          <Link href={`/new?game=${game}`} class="button" aria-label={t("web-set-up-game", { game: name })}>
            <Icon name="signs-captain" />
            <span class="way-word">{t("web-set-up")}</span>
          </Link>
          <Link href={lessons > 0 ? `/learn/${game}` : `/rules/${game}`} class="button" aria-label={learning}>
            <Icon name="signs-rules" />
            <span class="way-word">{t(lessons > 0 ? "web-nav-learn" : "web-rules")}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
