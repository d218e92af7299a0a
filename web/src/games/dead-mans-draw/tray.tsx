/**
 * What is chosen from, large enough to be touched: the cards that a map offers, players, and whatever lies too small or
 * too close on the table. Where there is more than fits, it is shown part by part.
 */
import { useState } from "preact/hooks";
import { nameOf } from "../../components/player-tag";
import type { Card } from "../../generated/wire";
import { SUITS, written } from "./cards";
import { Face } from "./chips";
import { type Choice, targetInOffer } from "./choices";
import { keysAt, OFFER } from "./copies";
import { cardName, Icon } from "./faces";
import { Marks, wordsOf } from "./lit";
import { usePlay } from "./play";
import type { Room } from "./room";
import { number, t } from "./words";

/** So many fit beside each other everywhere. */
const FEW = 10;

interface Item {
  key: string;
  choices: readonly Choice[];
  card: Card | null;
  /** Its name on its way over the table. */
  copy?: string | undefined;
  seat?: number;
}

interface Group {
  key: string;
  label: string;
  suit?: string;
  seat?: number | undefined;
  items: Item[];
}

function gathered<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) groups.set(keyOf(thing), [...(groups.get(keyOf(thing)) ?? []), thing]);
  return groups;
}

function TrayItem({ item }: { item: Item }) {
  const { state, view, choosing, explain, cardText } = usePlay();
  const { choices, card, seat } = item;
  const isLit = choices.length > 0;
  const look = `draw-tray-item ${isLit ? "lit" : ""} ${choices[0]?.busts ? "draw-busting" : ""}`;
  if (!card) {
    return (
      <button type="button" class={`${look} draw-tray-player`} data-move={choices[0]?.move} onClick={() => choosing.choose(choices)}>
        <b>{nameOf(state, seat ?? 0)}</b>
        <span class="draw-tray-score">
          <Icon name="signs-coins" />
          {number(view.points[seat ?? 0] ?? 0)}
        </span>
        <span class="unseen">{wordsOf(choices)}</span>
        <Marks choices={choices} />
      </button>
    );
  }
  const [suit, value] = card;
  const count = seat === undefined ? 0 : (view.banks[seat] ?? []).filter((each) => each[0] === suit).length;
  return (
    <button
      type="button"
      class={look}
      data-card={item.copy}
      data-move={choices[0]?.move}
      aria-label={isLit ? wordsOf(choices) : cardName({ suit, value })}
      onClick={() => (isLit ? choosing.choose(choices) : explain(`suit-${suit}`))}
      {...cardText(`suit-${suit}`)}
    >
      <Face suit={suit} value={value} />
      {count > 1 && <span class="draw-stack-more" data-text={`×${count}`} aria-hidden="true" />}
      <Marks choices={choices} />
    </button>
  );
}

/** What a map offers, by suit where it is much. */
function useOffered(): Group[] {
  const { view, choosing, followed } = usePlay();
  const seen = new Map<string, number>();
  const items = (view.offer ?? []).map((card): Item => {
    const name = written(card);
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { key: `${name} ${copy}`, card, choices: choosing.at(targetInOffer(name)), copy: keysAt(followed.copies, card, OFFER)[copy] };
  });
  if (items.length <= FEW) return items.length ? [{ key: OFFER, label: "", items }] : [];
  const bySuit = gathered(items, ({ card }) => card?.[0] ?? "");
  return SUITS.filter((suit) => bySuit.has(suit)).map((suit) => ({ key: suit, suit, label: t(`suit-${suit}`), items: bySuit.get(suit) ?? [] }));
}

/** The choices that cannot be touched where they lie, and those between players. */
function useBrought(): Group[] {
  const { state, choosing, direct, view } = usePlay();
  const brought = choosing.choices.filter(({ place, seat, verb }) => {
    if (verb === "plunder" || verb === "rival") return !direct.players;
    if (place === "row") return !direct.row;
    if (place !== "bank") return false;
    return seat === view.seat ? !direct.own : !direct.others;
  });
  const isPlace = (each: Choice): string => (each.place === "row" ? each.verb : each.place === "bank" ? `seat-${each.seat}` : "players");
  return [...gathered(brought, isPlace)].map(([key, choices]) => ({
    key,
    seat: key.startsWith("seat-") ? choices[0]?.seat : undefined,
    label: key === "players" ? "" : key.startsWith("seat-") ? nameOf(state, choices[0]?.seat ?? 0) : t(`web-draw-pick-${key}`),
    items: choices.map((choice) => ({
      key: choice.move,
      choices: [choice],
      card: choice.place ? choice.card : null,
      ...(choice.place === "row" || choice.seat === undefined ? {} : { seat: choice.seat }),
    })),
  }));
}

/** Where several can be aimed at, the one with the most points is shown first. */
function firstOf(groups: readonly Group[], points: readonly number[]): string {
  const worth = ({ items }: Group): number => points[items[0]?.seat ?? -1] ?? -1;
  return [...groups].sort((one, other) => worth(other) - worth(one))[0]?.key ?? "";
}

/** How many can be shown at once. */
function mostIn({ shape, isTight }: Room): number {
  if (shape === "side") return FEW / 2;
  return shape === "line" && !isTight ? 4 * FEW : FEW;
}

/** Whether the strip of players shows whom one can aim at, so that the tray need not. */
function isStrip(groups: readonly Group[], room: Room): boolean {
  return room.others === "strip" && groups.every(({ seat }) => seat !== undefined);
}

export function Tray() {
  const { view, room, aimed, aim } = usePlay();
  const offered = useOffered();
  const brought = useBrought();
  const groups = offered.length ? offered : brought;
  const [opened, setOpened] = useState<{ view: unknown; key: string } | null>(null);
  if (!groups.length) return null;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isParted = groups.length > 1 && count > mostIn(room);
  const chosen = opened?.view === view ? opened.key : aimed === null ? "" : `seat-${aimed}`;
  const shown = groups.some(({ key }) => key === chosen) ? chosen : firstOf(groups, view.points);
  const first = groups.find(({ key }) => key === shown)?.seat;
  if (isParted && isStrip(groups, room) && aimed === null && first !== undefined) aim(first);
  const isPaired = groups.length > 1 && !isParted;
  return (
    <section
      class={`draw-tray ${isParted ? "draw-tray-parted" : ""} ${isPaired ? "draw-tray-grouped" : ""}`}
      aria-label={offered.length ? t("web-draw-offer") : t("web-draw-choices")}
      data-place={offered.length ? OFFER : undefined}
      data-tip={offered.length ? "offer" : undefined}
    >
      {offered.length > 0 && <p class="draw-tray-title">{t("web-draw-offer")}</p>}
      {isParted && !isStrip(groups, room) && (
        <div class="draw-tray-tabs">
          {groups.map(({ key, label, suit }) => (
            <button key={key} type="button" data-opens={key} aria-pressed={key === shown} aria-label={label} onClick={() => setOpened({ view, key })}>
              {suit ? <span class="loot draw-tab-suit" data-suit={suit}><Icon name={`suits-${suit}`} /></span> : label}
            </button>
          ))}
        </div>
      )}
      <div class="draw-tray-groups">
        {groups.filter(({ key }) => !isParted || key === shown).map(({ key, label, items }) => (
          <div key={key} class="draw-tray-group" role={label ? "group" : undefined} aria-label={label || undefined}>
            {isPaired && label && <span class="draw-tray-label" aria-hidden="true">{label}</span>}
            <div class="draw-tray-items" style={{ "--items": items.length }}>
              {items.map((item) => <TrayItem key={item.key} item={item} />)}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
