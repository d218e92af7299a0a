/** A game on the home page: what it is, and the ways into it. */
import { useState } from "preact/hooks";
import { Icon } from "../components/icon";
import { complain } from "../components/notice";
import { Link } from "../core/router";
import { t } from "../core/words";
import { Fan, Pile } from "./fan";
import { gameName } from "./naming";
import { playAtOnce } from "./sitting-down";

/** How many play, how long it takes, and in how many steps it is learnt. */
const FACTS = {
  "dead-mans-draw": { fewest: 2, most: 8, minutes: 15, steps: 10 },
  dolores: { fewest: 2, most: 4, minutes: 20, steps: 5 },
} as const;

export type GameOnOffer = keyof typeof FACTS;
export const ON_OFFER: readonly GameOnOffer[] = ["dead-mans-draw", "dolores"];

/** The sea with the hoard on it; the shore with the lantern and the two hands. */
function Artwork({ game }: { game: GameOnOffer }) {
  return (
    <div class="artwork" data-game={game} aria-hidden="true">
      <svg class="artwork-sea" viewBox="0 0 400 60" preserveAspectRatio="none" focusable="false">
        <path d="M0 20 q25 -14 50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 V60 H0 Z" class="wave-far" />
        <path d="M0 36 q20 -12 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V60 H0 Z" class="wave-near" />
      </svg>
      {game === "dolores" ? (
        <>
          <Icon name="gestures-fight" class="artwork-left" />
          <Icon name="gestures-peace" class="artwork-right" />
          <Icon name="bottles-lantern" class="artwork-lantern" />
        </>
      ) : (
        <>
          <Pile />
          <Icon name="signs-caravel" class="artwork-ship" />
        </>
      )}
      <Fan game={game} />
    </div>
  );
}

export function GameCard({ game }: { game: GameOnOffer }) {
  const [busy, setBusy] = useState(false);
  const { fewest, most, minutes, steps } = FACTS[game];
  const name = gameName(game);
  async function play(): Promise<void> {
    setBusy(true);
    try {
      await playAtOnce(game);
    } catch (error) {
      complain(error);
      setBusy(false);
    }
  }
  return (
    <article class="game-card" aria-labelledby={`game-${game}`}>
      <Artwork game={game} />
      <div class="game-card-body">
        <h2 id={`game-${game}`}>{name}</h2>
        <p class="game-line">{t(`web-line-${game}`)}</p>
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
          onClick={() => void play()}
          aria-label={t("web-play-game", { game: name })}
        >
          {t(busy ? "web-one-moment" : "web-play")}
        </button>
        <p class="small soft play-what">{t(`web-play-what-${game}`)}</p>
        <div class="game-ways">
          <Link href={`/new?game=${game}`} class="button" aria-label={t("web-set-up-game", { game: name })}>
            {t("web-set-up")}
          </Link>
          <Link href={`/learn/${game}`} class="button">
            {t("web-learn-in", { count: steps })}
          </Link>
        </div>
      </div>
    </article>
  );
}
