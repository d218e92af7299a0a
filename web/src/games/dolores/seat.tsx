/** A player at the table: the face, the score, what their word is worth, their goods by kind, and their bottles. */
import { useRef } from "preact/hooks";
import { PlayerTag } from "../../components/player-tag";
import { FloatingPoints } from "../../components/stage";
import { isReduced } from "../../core/settings";
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { Talk } from "./bubbles";
import { isDuellist, KINDS } from "./choices";
import { Icon } from "./faces";
import { Likeness } from "./likeness";
import { moodOf } from "./moods";
import { bottlesOf, worthsOf, type Worth } from "./scores";
import type { Story } from "./story";
import { Tile } from "./tile";
import { t } from "./words";
import type { Scene } from "../../table/scenes";

export interface SeatProps {
  state: TableState;
  view: DoloresView;
  scene: Scene | null;
  story: Story;
  seat: number;
  /** Bottles that can be played now. */
  playable: readonly string[];
  onSheet: (seat: number) => void;
  explain: (topic: string) => void;
}

/** Kept and broken promises, once there are any. */
function Word({ view, seat }: { view: DoloresView; seat: number }) {
  const record = view.records[seat];
  if (!record || record.kept + record.broken === 0) return null;
  const { kept, broken } = record;
  return (
    <span class="dolores-word" role="img" aria-label={t("web-dolores-word", { kept, broken })}>
      <span class="dolores-word-kept">✓{kept}</span>
      <span class="dolores-word-broken">✗{broken}</span>
    </span>
  );
}

/** Points that have just come or gone float up from the score. */
function Gained({ points }: { points: number }) {
  const before = useRef(points);
  const change = useRef({ by: 0, number: 0 });
  if (before.current !== points) {
    change.current = { by: points - before.current, number: change.current.number + 1 };
    before.current = points;
  }
  const { by, number } = change.current;
  return number > 0 && !isReduced() ? <FloatingPoints key={number} points={by} class="dolores-gained" /> : null;
}

function Head({ state, view, scene, seat, onSheet }: SeatProps) {
  const points = view.points[seat] ?? 0;
  const isWinner = view.winners.includes(seat);
  const bottles = bottlesOf(view.displays[seat] ?? []).length;
  return (
    <h2 class="dolores-seat-head">
      <button
        type="button"
        class="quiet dolores-seat-button"
        data-tip={seat === view.seat ? undefined : "record"}
        onClick={() => onSheet(seat)}
      >
        <Likeness state={state} seat={seat} mood={moodOf(view, scene, seat)} />
        <span class="dolores-seat-who">
          <PlayerTag state={state} seat={seat} />
          <Word view={view} seat={seat} />
        </span>
        {bottles > 0 && (
          <span class="dolores-bottle-count">
            <Icon name="bottles-bottle" label={t("web-dolores-bottles")} />
            {bottles}
          </span>
        )}
        <span class="dolores-seat-points" data-tip={seat === view.seat ? "scoring" : undefined}>
          {isWinner && <Icon name="signs-trophy" label={t("web-dolores-winner")} class="dolores-seat-crown" />}
          <b key={points}>{points}</b>
          <Gained points={points} />
          <span class="dolores-seat-points-word">{t("web-dolores-points", { points })}</span>
        </span>
        <span class="unseen">{t("web-dolores-more")}</span>
      </button>
    </h2>
  );
}

function Bottles({ view, seat, playable, explain }: SeatProps) {
  const bottles = bottlesOf(view.displays[seat] ?? []);
  if (!bottles.length) return null;
  return (
    <ul class="dolores-vials" aria-label={t("web-dolores-bottles")} style={{ "--bottles": bottles.length }}>
      {bottles.map((bottle) => (
        <li key={bottle}>
          <button
            type="button"
            class={`dolores-vial ${playable.includes(bottle) ? "dolores-glows" : ""}`}
            title={t(`bottle-${bottle}`)}
            data-card={`bottle-${seat}-${bottle}`}
            data-place={`bottle-${seat}-${bottle}`}
            data-topic={`bottle-${bottle}`}
            onClick={() => explain(`bottle-${bottle}`)}
          >
            <Icon name={`bottles-${bottle}`} />
            <span class="dolores-vial-name">{t(`bottle-${bottle}`)}</span>
            <span class="unseen">{t("web-dolores-read")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Goods({ view, story, seat }: SeatProps) {
  const kinds = new Map<string, Worth>(worthsOf(view, seat).map((worth) => [worth.kind, worth]));
  const { theft, frame } = story;
  const arrived = (kind: string): string | undefined =>
    theft?.thief === seat && theft.card.split(" ")[0] === kind ? `theft-${frame}` : undefined;
  const isOwn = seat === view.seat && kinds.size > 0;
  return (
    <ul class="dolores-tiles" aria-label={t("web-dolores-goods")} data-tip={isOwn ? "display" : undefined}>
      {KINDS.map((kind) => (
        <Tile key={kind} seat={seat} kind={kind} worth={kinds.get(kind)} arrived={arrived(kind)} />
      ))}
    </ul>
  );
}

export function Seat(props: SeatProps) {
  const { state, view, seat } = props;
  const isOwn = seat === view.seat;
  const isActive = view.asks !== "over" && (isDuellist(view, seat) || view.deciders.includes(seat));
  const looks = [
    "dolores-seat",
    isOwn ? "dolores-seat-own" : "",
    isActive ? "dolores-seat-active" : "dolores-seat-idle",
    view.deciders.includes(seat) && view.asks !== "over" ? "dolores-seat-asked" : "",
  ];
  return (
    <section class={looks.join(" ")} aria-label={view.players[seat]} data-seat={seat}>
      <Head {...props} />
      <Goods {...props} />
      <Bottles {...props} />
      <Talk state={state} seat={seat} side={isOwn ? "above" : "below"} />
    </section>
  );
}
