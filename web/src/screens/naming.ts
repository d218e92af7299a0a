/** Tables in a few words: who sits where, what is played, how time is kept. */
import type { Clock, SeatInfo } from "../generated/wire";
import { list, t, textOf } from "../core/words";
import type { GameFront } from "../table/game-module";

/** The name of a bot's level; how it plays depends on the game. */
export function levelName(game: string, level: string): string {
  return textOf(game).or(`level-${level}`, level);
}

/** A bot in a list of those that can be chosen; those that are not ready yet may be, too. */
export function botName(game: string, level: string, unready: readonly string[]): string {
  const bot = t("web-seat-bot", { level: levelName(game, level) });
  return unready.includes(level) ? t("web-ready-bot", { bot }) : bot;
}

export function levelWords(game: string, level: string): string {
  return textOf(game).or(`plays-${level}`, "");
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

export function switchName(game: string, name: string): string {
  return textOf(game).or(`switch-${name}`, name);
}

export function editionName(game: string, edition: string): string {
  return textOf(game).or(`edition-${edition}`, edition);
}

type Options = Readonly<Record<string, string>>;

/** How a game tells the options that have words of their own. */
function namedBy(game: string, front: GameFront): NonNullable<GameFront["optionWords"]> {
  return { edition: (edition) => editionName(game, edition), ...front.optionWords };
}

/** The switches that a table has set otherwise than its edition. */
export function houseRules(game: string, front: GameFront | null, options: Options): string[] {
  if (!front) return [];
  const named = namedBy(game, front);
  return Object.keys(options).filter((name) => !(name in named));
}

/** What the options of a table mean, a few words each; they state only what differs from the usual. */
export function optionWords(game: string, front: GameFront | null, options: Options): string[] {
  if (!front) return [];
  const stated = Object.entries(namedBy(game, front)).map(([name, words]) =>
    options[name] === undefined ? "" : words(options[name]),
  );
  const own = houseRules(game, front, options).map((name) => switchName(game, name));
  return [...stated.filter(Boolean), ...(own.length ? [t("web-house-rules-are", { rules: list(own) })] : [])];
}
