/** A game on the home page: what it is, and the ways into it. */
import { Icon } from "../components/icon";
import { useErrand } from "../components/notice";
import { Link } from "../core/router";
import { gameName, t, textOf } from "../core/words";
import type { GameInfo } from "../generated/wire";
import { usePart } from "../table/parts";
import { playAtOnce } from "./sitting-down";
import "../styles/game-cards.css";

export function GameCard({ game: info }: { game: GameInfo }) {
  const { name: game, fewest, most, minutes, lessons } = info;
  const { busy, run: play } = useErrand(() => playAtOnce(game));
  const { value: front } = usePart(game, "front");
  const name = gameName(game);
  const text = textOf(game);
  return (
    <article class="game-card" aria-labelledby={`game-${game}`}>
      {front ? <front.Artwork /> : <div class="artwork" />}
      <div class="game-card-body">
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
        <button
          type="button"
          class="primary play-now"
          disabled={busy}
          onClick={play}
          aria-label={t("web-play-game", { game: name })}
        >
          {t(busy ? "web-one-moment" : "web-play")}
        </button>
        <p class="small soft play-what">{text.or("play-what", "")}</p>
        <div class="game-ways">
          <Link href={`/new?game=${game}`} class="button" aria-label={t("web-set-up-game", { game: name })}>
            {t("web-set-up")}
          </Link>
          {lessons > 0 ? (
            <Link href={`/learn/${game}`} class="button">
              {t("web-learn-in", { count: lessons })}
            </Link>
          ) : (
            <Link href={`/rules/${game}`} class="button">
              {t("web-rules")}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
