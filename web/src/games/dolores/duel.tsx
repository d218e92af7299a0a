/** The duel in the middle of the table: two players, their hands, and the cards before them. */
import type { DoloresView } from "../../generated/wire";
import type { Arranging } from "./arrange";
import { DuelCard } from "./duel-card";
import { Icon } from "./faces";
import { gestureName, Hand } from "./hand";
import type { Laid } from "./layout";
import { GESTURES, isDuellist, takeMove, type Choices } from "./choices";
import { PromiseBubble } from "./promise-words";
import type { Count, Scene } from "./scene";
import { t } from "./words";

interface DuelProps {
  scene: Scene;
  /** The match as it is now: what can be touched. */
  view: DoloresView;
  choices: Choices;
  arranging: Arranging | null;
  act: ((move: string) => void) | null;
  explain: (topic: string) => void;
}

/** The viewer's own choice, which nobody else sees. */
function ownHands(view: DoloresView, seat: number): string[] {
  if (seat !== view.seat || view.asks !== "gestures") return [];
  const words = view.own_move?.split(" ") ?? [];
  return GESTURES.filter((gesture) => words.includes(gesture));
}

function SideHand({ scene, seat }: { scene: Scene; seat: number }) {
  const { view, count, counted } = scene;
  const shown = view.gestures[seat];
  return (
    <Hand
      player={view.players[seat] ?? ""}
      shown={shown ? [shown] : (count?.hands[seat] ?? [])}
      own={ownHands(view, seat)}
      hasChosen={view.asks === "gestures" && view.have_chosen.includes(seat)}
      isChoosing={view.asks === "gestures" && view.deciders.includes(seat)}
      counted={counted?.hands[seat] ? scene.number : null}
    />
  );
}

function Side({ scene, view, choices, arranging, act, explain, seat }: DuelProps & { seat: number }) {
  const shown = scene.view;
  const { layout } = scene;
  const isNeighbour = seat === shown.neighbour;
  const all: readonly Laid[] = [...layout.beforeNeighbour, ...layout.beforeDealer];
  const count = layout.beforeNeighbour.length;
  const asTheyLie = all.map((_, place) => place).filter((place) => place < count === isNeighbour);
  const places = arranging ? (isNeighbour ? arranging.before : arranging.after) : asTheyLie;
  const promise = shown.records[seat]?.promise;
  const player = shown.players[seat] ?? "";
  const isNow = scene.view.asks !== "revealed";
  const cut = view.asks === "over" && isNow;
  return (
    <div class="dolores-side-of" role="group" aria-label={t("web-dolores-before", { player })}>
      <div class="dolores-side-head">
        <SideHand scene={scene} seat={seat} />
        <p class="dolores-side-name">
          <b>{player}</b>
          <span class="dolores-side-role">
            {isNeighbour ? (
              <span class="dolores-role-neighbour">{t("web-dolores-neighbour")}</span>
            ) : (
              t("web-dolores-dealer")
            )}
            {promise && <PromiseBubble player={player} promise={promise} />}
          </span>
        </p>
      </div>
      <div class={`dolores-side-cards ${cut ? "dolores-side-cut" : ""}`}>
        {places.map((place) => {
          const laid = all[place];
          if (!laid) return null;
          return (
            <DuelCard
              key={laid.key}
              laid={laid}
              place={place}
              player={player}
              faceDown={shown.lantern !== null}
              take={isNow ? takeMove(choices, view, place) : undefined}
              onArrange={arranging && act ? () => arranging.touch(place) : null}
              held={arranging?.held === place}
              act={act}
              explain={explain}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The bottles that act in this duel. */
function Signs({ scene, explain }: Pick<DuelProps, "scene" | "explain">) {
  const { view, count } = scene;
  const acting = [
    ["lantern", view.lantern],
    ["two-hand", view.two_hand],
    ["bet", view.bettor],
  ] as const;
  const bet = count?.bet ?? [];
  const found = acting.filter(([, seat]) => seat !== null);
  if (!found.length) return null;
  return (
    <ul class="dolores-signs" aria-label={t("web-dolores-acting")}>
      {found.map(([bottle, seat]) => (
        <li key={bottle}>
          <button
            type="button"
            class="dolores-sign"
            data-topic={`bottle-${bottle}`}
            onClick={() => explain(`bottle-${bottle}`)}
          >
            <Icon name={`bottles-${bottle}`} />
            {t(`bottle-${bottle}`)}: {view.players[seat ?? 0]}
            {bottle === "bet" &&
              bet.map((gesture, place) => (
                <Icon key={place} name={`gestures-${gesture}`} label={gestureName(gesture)} />
              ))}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How the duel before ended, for those who blinked. */
function LastDuel({ count, view }: { count: Count; view: DoloresView }) {
  const shown = (seat: number) => (
    <span class="dolores-last-hand">
      <span class="dolores-last-name">{view.players[seat]}</span>
      {(count.hands[seat] ?? []).map((gesture) => (
        <Icon key={gesture} name={`gestures-${gesture}`} label={gestureName(gesture)} />
      ))}
    </span>
  );
  return (
    <p class="dolores-last-duel">
      <span>{t("web-dolores-last")}</span> {shown(count.dealer)} <span aria-hidden="true">·</span>{" "}
      {shown(count.neighbour)}
    </p>
  );
}

/** Behind the duel: the wreck and the sea. */
function Wreck() {
  return (
    <div class="dolores-wreck" aria-hidden="true">
      <Icon name="signs-caravel" />
      <svg viewBox="0 0 240 22" preserveAspectRatio="none" focusable="false">
        <path
          d="M0 9 q10 -8 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
        />
        <path
          d="M-10 16 q10 -7 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0"
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
        />
      </svg>
    </div>
  );
}

export function Duel(props: DuelProps) {
  const { scene } = props;
  const { view } = scene;
  const seats =
    isDuellist(view, view.seat) && view.seat === view.dealer
      ? [view.neighbour, view.dealer]
      : [view.dealer, view.neighbour];
  const ended = view.asks === "over" && !view.before_dealer.length && !view.before_neighbour.length;
  return (
    <section class="dolores-duel" aria-label={t("web-dolores-duel")}>
      <Wreck />
      {scene.last && <LastDuel count={scene.last} view={view} />}
      {ended ? (
        <Icon name="signs-trophy" class="dolores-laurels" />
      ) : (
        <div class="dolores-sides">
          {seats.map((seat) => (
            <Side key={seat} {...props} seat={seat} />
          ))}
        </div>
      )}
      <Signs {...props} />
    </section>
  );
}
