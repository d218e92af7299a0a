/** Tables in a few words: who sits where, what is played, how time is kept. */
import type { Clock, SeatInfo } from "../generated/wire";
import { list, t } from "../core/words";

export function gameName(game: string): string {
  return t(`game-${game}`);
}

/** The name of a bot's level; how it plays depends on the game. */
export function levelName(level: string): string {
  return t(`web-level-${level}`);
}

export function levelWords(game: string, level: string): string {
  return t(`web-plays-${game}-${level}`);
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("web-open-seat");
  return seat.name || t(`web-seat-${seat.kind}`);
}

export function clockWords({ kind = "casual", bank = 0, increment = 0, days = 0 }: Clock): string {
  if (kind === "live") return t("web-clock-is-live", { minutes: Math.round(bank / 6) / 10, increment });
  if (kind === "correspondence") return t("web-clock-is-correspondence", { days });
  return t("web-clock-is-casual");
}

const TRAIT_WAYS = ["draft", "random"];

/** What has a name of its own; every other option that a table states is a house rule. */
const NAMED = new Set(["edition", "traits", "variant", "mermaids", "decks", "bottles", "smallest-set"]);

function named(name: string, value: string): string {
  switch (`${name} ${value}`) {
    case "traits none":
    case "variant none":
    case "mermaids plain":
    case "decks 1":
    case "bottles all":
    case "smallest-set 1":
      return "";
    case "mermaids replay":
      return t("web-with-mermaids");
    case "decks 2":
      return t("web-two-copies");
    case "bottles none":
      return t("web-without-bottles");
    case "smallest-set 2":
      return t("web-pairs-count");
  }
  if (name === "edition") return t(`edition-${value}`);
  if (name === "variant") return value === "random" ? t("web-variant-random") : t(`variant-${value}`);
  return t(TRAIT_WAYS.includes(value) ? `web-traits-are-${value}` : "web-traits-are-fixed");
}

/** The switches that a table has set otherwise than its edition. */
export function houseRules(options: Readonly<Record<string, string>>): string[] {
  return Object.keys(options).filter((name) => !NAMED.has(name));
}

/** What the options of a table mean, a few words each; they state only what differs from the usual. */
export function optionWords(options: Readonly<Record<string, string>>): string[] {
  const stated = [...NAMED].map((name) => (options[name] === undefined ? "" : named(name, options[name])));
  const own = houseRules(options).map((name) => t(`switch-${name}`));
  return [...stated.filter(Boolean), ...(own.length ? [t("web-house-rules-are", { rules: list(own) })] : [])];
}
