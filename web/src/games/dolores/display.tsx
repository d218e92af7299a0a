/** A player with everything that lies before them: goods by kind, bottles, the score, and what their word is worth. */
import { PlayerTag } from "../../components/player-tag";
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { Icon } from "./faces";
import { KINDS, ofVerb, robMoves, type Choice, type Choices } from "./choices";
import type { Scene } from "./scene";
import { bottlesOf, worthsOf, type Worth } from "./scores";
import { Tile } from "./tile";
import { t } from "./words";

interface DisplayProps {
  state: TableState;
  scene: Scene;
  /** The match as it is, where the scene is still at the hands before. */
  view: DoloresView;
  seat: number;
  choices: Choices;
  act: ((move: string) => void) | null;
  /** Where a touched kind has cards of several values, all of which could be taken. */
  onSeveral: (choices: readonly Choice[]) => void;
  onSheet: () => void;
  explain: (topic: string) => void;
}

function Bottle({
  seat,
  bottle,
  lit,
  explain,
}: {
  seat: number;
  bottle: string;
  lit: boolean;
  explain: DisplayProps["explain"];
}) {
  return (
    <li>
      <button
        type="button"
        class={`dolores-vial ${lit ? "dolores-lit" : ""}`}
        data-card={`bottle-${seat}-${bottle}`}
        data-topic={`bottle-${bottle}`}
        onClick={() => explain(`bottle-${bottle}`)}
      >
        <span class="dolores-vial-icon" data-place={`bottle-${seat}-${bottle}`}>
          <Icon name={`bottles-${bottle}`} />
        </span>
        {t(`bottle-${bottle}`)}
        <span class="unseen">{t("web-dolores-read")}</span>
      </button>
    </li>
  );
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

function Head({
  state,
  scene,
  view,
  seat,
  onSheet,
}: Pick<DisplayProps, "state" | "scene" | "view" | "seat" | "onSheet">) {
  const points = scene.view.points[seat] ?? 0;
  const isWinner = view.winners.includes(seat);
  return (
    <h2 class="dolores-seat-head">
      <button type="button" class="quiet dolores-seat-button" onClick={onSheet}>
        {isWinner && <Icon name="signs-trophy" label={t("web-dolores-winner")} class="dolores-seat-crown" />}
        <PlayerTag state={state} seat={seat} />
        <Word view={scene.view} seat={seat} />
        <span class="dolores-seat-points">
          <b>{points}</b> <span class="dolores-seat-points-word">{t("web-dolores-points", { points })}</span>
        </span>
        <span class="unseen">{t("web-dolores-more")}</span>
      </button>
    </h2>
  );
}

/** What touching a kind of a display may mean now. */
function touches(choices: Choices, view: DoloresView, seat: number, kind: string): Choice[] {
  if (view.asks === "rob") return robMoves(choices, seat, kind);
  return seat === view.seat ? ofVerb(choices, "drop").filter((choice) => choice.kind === kind) : [];
}

export function Display(props: DisplayProps) {
  const { scene, view, seat, choices, act, onSeveral, explain } = props;
  const cards = scene.view.displays[seat] ?? [];
  const kinds = new Map<string, Worth>(worthsOf(scene.view, seat).map((worth) => [worth.kind, worth]));
  const bottles = bottlesOf(cards);
  const isOwn = seat === view.seat;
  const asked = view.deciders.includes(seat) && view.asks !== "over";
  const kept = view.own_move;
  const touch = (found: readonly Choice[]): (() => void) | null => {
    const [first] = found;
    if (!act || !first) return null;
    return found.length === 1 ? () => act(first.move) : () => onSeveral(found);
  };
  return (
    <section
      class={`dolores-seat ${isOwn ? "dolores-seat-own" : ""} ${asked ? "dolores-seat-asked" : ""}`}
      aria-label={view.players[seat]}
    >
      <div class="dolores-seat-line">
        <Head {...props} />
        {bottles.length > 0 && (
          <ul class="dolores-vials" aria-label={t("web-dolores-bottles")}>
            {bottles.map((bottle) => (
              <Bottle
                key={bottle}
                seat={seat}
                bottle={bottle}
                lit={isOwn && ofVerb(choices, "play").some((choice) => choice.bottle === bottle)}
                explain={explain}
              />
            ))}
          </ul>
        )}
      </div>
      <ul class="dolores-tiles" aria-label={t("web-dolores-goods")}>
        {KINDS.map((kind) => {
          const found = touches(choices, view, seat, kind);
          const { robbed, number } = scene;
          const arrived = robbed?.thief === seat && robbed.kind === kind ? `theft-${number}` : undefined;
          return (
            <Tile
              key={kind}
              seat={seat}
              kind={kind}
              worth={kinds.get(kind)}
              choices={found}
              chosen={isOwn && found.some(({ move }) => move === kept)}
              arrived={arrived}
              onTouch={touch(found)}
            />
          );
        })}
      </ul>
    </section>
  );
}
