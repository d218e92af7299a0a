/** What has just happened, in words; a bust stands there long enough to be read, and stops nobody. */
import { useEffect, useRef, useState } from "preact/hooks";
import { nameOf } from "../../components/player-tag";
import { isReduced } from "../../core/settings";
import { play, type Sound } from "../../core/sound";
import type { Card, Happened } from "../../generated/wire";
import { toldBy, type TableState } from "../../table/state";
import { isCard } from "./cards";
import { Face } from "./chips";
import { cardName } from "./faces";
import { usePlay } from "./play";
import { t } from "./words";

const SHOWN_FOR = 7_000;
const SHAKE = [0, -9, 8, -6, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 12}deg)` }));

const SOUNDS: readonly [Sound, readonly string[]][] = [
  ["win", ["won"]],
  ["bust", ["busted"]],
  ["collect", ["collected", "bonus", "plundered"]],
  ["reveal", ["trait-revealed", "offered", "peeked"]],
  ["card", ["drawn", "placed", "fired", "stolen", "hooked", "taken", "replayed", "pick-banked"]],
];

function soundOf(events: readonly Happened[]): Sound | null {
  const happened = new Set(events.map(({ event }) => event));
  return SOUNDS.find(([, names]) => names.some((name) => happened.has(name)))?.[0] ?? null;
}

interface Bust {
  version: number;
  /** `you`, or somebody else. */
  who: string;
  player: string;
  card: Card;
  lost: number;
  saved: number;
}

function bustIn(state: TableState): Bust | null {
  const busted = state.events.find(({ event }) => event === "busted");
  if (!busted || !isCard(busted.card)) return null;
  const count = (...names: string[]): number => state.events.filter(({ event }) => names.includes(event)).length;
  return {
    version: state.version,
    who: busted.seat === state.seat ? "you" : "other",
    player: nameOf(state, busted.seat ?? 0),
    card: busted.card,
    lost: count("lost", "lost-to"),
    saved: count("saved"),
  };
}

/** The last bust, for as long as it is shown; and what it does to ears. */
function useBust(state: TableState): Bust | null {
  const [bust, setBust] = useState<Bust | null>(null);
  useEffect(() => {
    const sound = soundOf(state.events);
    if (sound) play(sound);
    const happened = bustIn(state);
    if (happened) setBust(happened);
  }, [state.events]);
  useEffect(() => {
    if (!bust) return undefined;
    const timer = setTimeout(() => setBust(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [bust]);
  return bust;
}

function Banner({ bust: { who, player, card, lost, saved } }: { bust: Bust }) {
  const [suit, value] = card;
  return (
    <p class="draw-bust-banner">
      <span class="draw-bust-card">
        <Face suit={suit} value={value} />
      </span>
      <span>
        <b>{t("web-draw-bust", { who, player, card: cardName({ suit, value }) })}</b>{" "}
        <span class="small">
          {t("web-draw-bust-lost", { count: lost })} {saved > 0 && t("web-draw-bust-saved", { count: saved })}
        </span>
      </span>
    </p>
  );
}

export function News() {
  const { state } = usePlay();
  const bust = useBust(state);
  const place = useRef<HTMLDivElement>(null);
  const last = useRef("");
  last.current = toldBy(state) || last.current;
  useEffect(() => {
    if (!bust || isReduced()) return;
    place.current?.closest(".draw-middle")?.animate(SHAKE, { duration: 450, easing: "ease-out" });
  }, [bust]);
  return (
    <div ref={place} class="draw-news">
      {bust ? (
        <Banner key={bust.version} bust={bust} />
      ) : (
        <p class="draw-told soft small">{last.current}</p>
      )}
    </div>
  );
}
