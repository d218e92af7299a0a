/** The duel in the middle of the table: two players, their hands, and the cards before them. */
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import type { Scene } from "../../table/scenes";
import type { Arranging } from "./arrange";
import { PromiseBubble } from "./bubbles";
import { GESTURES, isDuellist, takeMove, type Choices } from "./choices";
import { DuelCard } from "./duel-card";
import { Icon } from "./faces";
import { gestureName, Hand } from "./hand";
import type { Laid } from "./layout";
import { Likeness } from "./likeness";
import { moodOf } from "./moods";
import type { Count, Story } from "./story";
import { list, t } from "./words";

export interface DuelProps {
  state: TableState;
  view: DoloresView;
  scene: Scene | null;
  story: Story;
  choices: Choices;
  arranging: Arranging | null;
  explain: (topic: string) => void;
}

/** The viewer's own choice, which nobody else sees. */
function ownHands(view: DoloresView, seat: number): string[] {
  if (seat !== view.seat || view.asks !== "gestures") return [];
  const words = view.own_move?.split(" ") ?? [];
  return GESTURES.filter((gesture) => words.includes(gesture));
}

function SideHand({ view, scene, story, seat }: Pick<DuelProps, "view" | "scene" | "story"> & { seat: number }) {
  const shown = view.gestures[seat];
  const hands = shown ? [shown] : (story.count?.hands[seat] ?? []);
  return (
    <Hand
      player={view.players[seat] ?? ""}
      shown={scene?.kind === "reveal" ? [] : hands} // The theatre shows them, and not before it is time.
      own={ownHands(view, seat)}
      hasChosen={view.asks === "gestures" && view.have_chosen.includes(seat)}
      isChoosing={view.asks === "gestures" && view.deciders.includes(seat)}
    />
  );
}

function Side(props: DuelProps & { seat: number }) {
  const { state, view, scene, story, choices, arranging, explain, seat } = props;
  const { layout } = story;
  const isNeighbour = seat === view.neighbour;
  const all: readonly Laid[] = [...layout.beforeNeighbour, ...layout.beforeDealer];
  const count = layout.beforeNeighbour.length;
  const asTheyLie = all.map((_, place) => place).filter((place) => place < count === isNeighbour);
  const places = arranging ? (isNeighbour ? arranging.before : arranging.after) : asTheyLie;
  const promise = view.records[seat]?.promise;
  const player = view.players[seat] ?? "";
  const isAsked = view.deciders.includes(seat) && view.asks !== "over";
  const role = isNeighbour ? "neighbour" : "dealer";
  return (
    <div
      class={`dolores-side-of ${isAsked ? "dolores-side-asked" : ""}`}
      role="group"
      aria-label={t("web-dolores-before", { player })}
    >
      <div class="dolores-side-head">
        <Likeness state={state} seat={seat} mood={moodOf(view, scene, seat)} />
        <p class="dolores-side-name">
          <b>{seat === view.seat ? t("web-dolores-you") : player}</b>
          <button
            type="button"
            class="dolores-side-role"
            title={t(`web-dolores-${role}-what`)}
            onClick={() => explain("duel")}
          >
            {t(`web-dolores-${role}`)}
          </button>
        </p>
        <SideHand view={view} scene={scene} story={story} seat={seat} />
        {promise && <PromiseBubble player={player} promise={promise} isOwn={seat === view.seat} />}
      </div>
      <div class="dolores-side-cards" style={{ "--laid": Math.max(2, places.length) }}>
        {places.map((place) => {
          const laid = all[place];
          if (!laid) return null;
          return (
            <DuelCard
              key={laid.key}
              laid={laid}
              place={place}
              player={player}
              faceDown={view.lantern !== null}
              isNew={laid.key in story.ways.from}
              take={takeMove(choices, view, place)}
              onArrange={arranging ? () => arranging.touch(place) : null}
              held={arranging?.held === place}
              explain={explain}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The bottles that act in this duel. */
function Signs({ view, explain }: Pick<DuelProps, "view" | "explain">) {
  const acting = [
    ["lantern", view.lantern],
    ["two-hand", view.two_hand],
    ["bet", view.bettor],
  ] as const;
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
            data-tip={bottle === "lantern" ? "lantern" : undefined}
            onClick={() => explain(`bottle-${bottle}`)}
          >
            <Icon name={`bottles-${bottle}`} />
            {t(`bottle-${bottle}`)}: {view.players[seat ?? 0]}
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
      {view.players[seat]}
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

export function Duel(props: DuelProps) {
  const { view, story } = props;
  const seats =
    isDuellist(view, view.seat) && view.seat === view.dealer
      ? [view.neighbour, view.dealer]
      : [view.dealer, view.neighbour];
  const isDark = view.lantern !== null && view.asks !== "over";
  if (view.winners.length) return <Finish state={props.state} view={view} />;
  return (
    <section class={`dolores-duel ${isDark ? "dolores-dark" : ""}`} aria-label={t("web-dolores-duel")}>
      {isDark && <Lantern />}
      <div class="dolores-sides" data-centre data-tip={view.before_dealer.length ? "duel" : undefined}>
        {seats.map((seat) => (
          <Side key={seat} {...props} seat={seat} />
        ))}
      </div>
      <div class="dolores-below">
        <Signs view={view} explain={props.explain} />
        {story.last && <LastDuel count={story.last} view={view} />}
      </div>
    </section>
  );
}

/** Those who have won, when everything is over. */
function Finish({ state, view }: Pick<DuelProps, "state" | "view">) {
  return (
    <section class="dolores-duel" aria-label={t("web-dolores-winner")}>
      <div class="dolores-finish" data-centre>
        <Icon name="signs-trophy" />
        <span class="dolores-finish-faces">
          {view.winners.map((seat) => (
            <Likeness key={seat} state={state} seat={seat} mood="glad" />
          ))}
        </span>
        <b>{list(view.winners.map((seat) => view.players[seat] ?? ""))}</b>
      </div>
    </section>
  );
}

/** A dark duel: one lantern over face-down cards. */
function Lantern() {
  return (
    <div class="dolores-lantern" aria-hidden="true">
      <span class="dolores-lantern-light" />
      <Icon name="bottles-lantern" />
    </div>
  );
}
