/** A player's place: name, trait, score, and ten stacks of which the top cards show. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import { nameOf, PlayerTag } from "../../components/player-tag";
import { Kept } from "../../core/kept";
import { stackOf, SUITS } from "./cards";
import { ChipCard, StackList } from "./chips";
import { type Choice, targetOfPlayer, targetOfStack } from "./choices";
import { bankOf, keysAt, placeOf } from "./copies";
import { Icon } from "./faces";
import { Marks, wordsOf } from "./lit";
import { moodOf } from "./moods";
import { usePlay } from "./play";
import { Score } from "./score";
import { signOfTrait } from "./signs";
import { list, number, t } from "./words";

/** How thick a stack looks at most. */
const MOST_EDGES = 4;

interface StackProps {
  seat: number;
  suit: string;
  /** The highest first. */
  values: readonly number[];
  /** The name of the top card on its way over the table. */
  card: string | undefined;
  /** What can be done to it, and what of that by touching it here. */
  aimed: readonly Choice[];
  choices: readonly Choice[];
  touch: (choices: readonly Choice[]) => void;
}

function Stack({ seat, suit, values, card, aimed, choices, touch }: StackProps) {
  const place = placeOf(bankOf(seat), suit);
  const topic = { "data-topic": `suit-${suit}` };
  const [top] = values;
  if (top === undefined) {
    return (
      <span class="draw-stack draw-empty" data-place={place} data-suit={suit} {...topic}>
        <Icon name={`suits-${suit}`} />
      </span>
    );
  }
  const isLit = choices.length > 0;
  const hit = aimed[0]?.card?.[1] ?? top;
  const names = list(values.map((value) => number(value)));
  return (
    <button
      type="button"
      class={`draw-stack ${isLit ? "lit" : ""} ${choices[0]?.busts ? "draw-busting" : ""}`}
      data-place={place}
      data-move={choices[0]?.move}
      tabIndex={isLit ? 0 : -1}
      aria-label={isLit ? wordsOf(choices) : t("web-draw-stack", { suit: t(`suit-${suit}`), values: names })}
      onClick={() => touch(choices)}
      {...topic}
    >
      <ChipCard key={card} suit={suit} value={top} card={card} edges={Math.min(values.length - 1, MOST_EDGES)} />
      {values.length > 1 && (
        <span
          class="draw-stack-more"
          data-text={hit === top ? `×${values.length}` : `↓${hit}`}
          aria-hidden="true"
        />
      )}
      <Marks choices={choices} />
    </button>
  );
}

/** The ten stacks of a bank; drawn again only when something about them has changed, for most scenes are elsewhere. */
function Stacks({ seat, isDirect }: { seat: number; isDirect: boolean }) {
  const { view, choosing, followed, inspect } = usePlay();
  const touched = useRef<StackProps["touch"]>(() => {});
  touched.current = (choices) => (choices.length ? choosing.choose(choices) : inspect(seat));
  const stacks = SUITS.map((suit) => {
    const values = stackOf(view.banks[seat] ?? [], suit);
    const [top] = values;
    const aimed = top === undefined ? [] : choosing.at(targetOfStack(seat, suit));
    const [card] = top === undefined ? [] : keysAt(followed.copies, [suit, top], bankOf(seat));
    return { suit, values, card, aimed, choices: isDirect ? aimed : [] };
  });
  const draw = (): ComponentChildren => (
    <div class="draw-stacks">
      {stacks.map((stack) => (
        <Stack key={stack.suit} seat={seat} {...stack} touch={(choices) => touched.current(choices)} />
      ))}
    </div>
  );
  return <Kept of={JSON.stringify([seat, stacks])} draw={draw} />;
}

/** What somebody is, beside the name: the trait as a small card, the rival, and whether a trait is chosen. */
function Traits({ seat }: { seat: number }) {
  const { view, explain, cardText } = usePlay();
  const trait = view.traits[seat];
  const rival = view.rivals[seat];
  const isDraft = view.asks === "draft";
  const hasChosen = isDraft && view.have_chosen.includes(seat);
  if (!trait && !hasChosen && typeof rival !== "number") return null;
  return (
    <span class="draw-traits">
      {trait && (
        <button
          type="button"
          class="draw-tag draw-trait-tag"
          data-tip={seat === view.seat ? "trait" : undefined}
          onClick={() => explain(`trait-${trait}`)}
          {...cardText(`trait-${trait}`)}
        >
          <Icon name={signOfTrait(trait)} />
          <span>{t(`trait-${trait}`)}</span>
        </button>
      )}
      {typeof rival === "number" && view.players.length > 2 && (
        <span class="draw-tag draw-rival">
          <Icon name="signs-flag" label={t("web-draw-rival")} /> <span>{view.players[rival]}</span>
        </span>
      )}
      {hasChosen && <span class="draw-tag">✓ {t("web-draw-has-chosen")}</span>}
    </span>
  );
}

interface Standing {
  isActive: boolean;
  hasWon: boolean;
}

function useStanding(seat: number): Standing {
  const { view } = usePlay();
  const isBefore = view.asks === "draft" || view.asks === "rival"; // It is nobody's turn yet.
  const isActive = view.asks !== "over" && (isBefore ? view.deciders.includes(seat) : view.active === seat);
  return { isActive, hasWon: view.winners.includes(seat) };
}

function lookOf({ isActive, hasWon }: Standing, isOver: boolean): string {
  return `${isActive ? "draw-active" : isOver ? "" : "draw-waiting"} ${hasWon ? "draw-won" : ""}`;
}

function Signs({ isActive, hasWon }: Standing) {
  return (
    <>
      {isActive && <Icon name="signs-wheel" class="draw-turn-sign" label={t("web-draw-at-turn")} />}
      {hasWon && <Icon name="signs-trophy" class="draw-turn-sign" label={t("web-draw-winner")} />}
    </>
  );
}

export function Bank({ seat, own }: { seat: number; own: boolean }) {
  const { state, view, choosing, direct, inspect, played } = usePlay();
  const choices = direct.players && !own ? choosing.at(targetOfPlayer(seat)) : [];
  const isLit = choices.length > 0;
  const standing = useStanding(seat);
  const points = view.points[seat] ?? 0;
  return (
    <section
      class={`draw-bank ${own ? "draw-own" : ""} ${lookOf(standing, view.asks === "over")}`}
      data-place={bankOf(seat)}
      data-own={own || undefined}
      data-tip={own && view.banks[seat]?.length ? "bank" : undefined}
      aria-label={t("web-draw-bank-of", { player: nameOf(state, seat), points })}
      aria-current={standing.isActive ? "true" : undefined}
    >
      <div class="draw-bank-head">
        <Signs {...standing} />
        <button
          type="button"
          class={`draw-bank-name ${isLit ? "lit" : ""}`}
          data-move={choices[0]?.move}
          onClick={() => (isLit ? choosing.choose(choices) : inspect(seat))}
        >
          <PlayerTag state={state} seat={seat} mood={moodOf(played?.events ?? [], seat)} />
          {isLit && <span class="unseen">{wordsOf(choices)}</span>}
          <Marks choices={choices} />
        </button>
        <Traits seat={seat} />
        <Score seat={seat} />
      </div>
      <Stacks seat={seat} isDirect={own ? direct.own : direct.others} />
    </section>
  );
}

/** Somebody in the strip: who it is and what they have; a touch opens the bank. */
export function Seat({ seat }: { seat: number }) {
  const { state, view, choosing, inspect, aimed, aim, played } = usePlay();
  const choices = choosing.at(targetOfPlayer(seat));
  const isLit = choices.length > 0;
  const mayAim = aimed !== null && choosing.choices.some((choice) => choice.place === "bank" && choice.seat === seat);
  const touch = (): void => {
    if (isLit) choosing.choose(choices);
    else if (mayAim) aim(seat);
    else inspect(seat);
  };
  const standing = useStanding(seat);
  const trait = view.traits[seat];
  const points = view.points[seat] ?? 0;
  return (
    <section
      class={`draw-seat ${lookOf(standing, view.asks === "over")}`}
      data-place={bankOf(seat)}
      aria-label={t("web-draw-bank-of", { player: nameOf(state, seat), points })}
      aria-current={standing.isActive ? "true" : undefined}
    >
      <button
        type="button"
        class={`draw-bank-name ${isLit || mayAim ? "lit" : ""}`}
        data-move={choices[0]?.move}
        data-opens={mayAim ? `seat-${seat}` : undefined}
        aria-pressed={mayAim ? aimed === seat : undefined}
        onClick={touch}
      >
        <PlayerTag state={state} seat={seat} mood={moodOf(played?.events ?? [], seat)} />
        <span class="draw-seat-has">
          <Signs {...standing} />
          {trait && <Icon name={signOfTrait(trait)} label={t(`trait-${trait}`)} class="draw-seat-trait" />}
          {view.asks === "draft" && view.have_chosen.includes(seat) && <span aria-label={t("web-draw-has-chosen")}>✓</span>}
          <Score seat={seat} />
        </span>
        {isLit && <span class="unseen">{wordsOf(choices)}</span>}
        <Marks choices={choices} />
      </button>
    </section>
  );
}

/** The whole bank of a player, with everything that may be too long for the table. */
export function BankDialog({ seat, onClose }: { seat: number; onClose: () => void }) {
  const { state, view } = usePlay();
  const bank = view.banks[seat] ?? [];
  return (
    <Dialog title={nameOf(state, seat)} onClose={onClose}>
      <p class="row draw-bank-about">
        {t("web-draw-points", { points: view.points[seat] ?? 0 })}
        <Traits seat={seat} />
      </p>
      {bank.length ? <StackList cards={bank} /> : <p>{t("web-draw-bank-empty")}</p>}
    </Dialog>
  );
}
