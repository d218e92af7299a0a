/** Which of the legal moves a touched card, tile or button means. Moves are text, as the notation writes them. */
import type { DoloresView } from "../../generated/wire";
import tables from "./deal/tables.json";

export const KINDS: readonly string[] = tables.kinds;
export const GESTURES = ["peace", "fight", "choice"] as const;
export type Gesture = (typeof GESTURES)[number];

/** A legal move and how it is said. */
export interface Choice {
  move: string;
  words: string;
  /** Its place among the moves, from 1: the key that makes it, up to nine. */
  number: number;
}

export type Choices = ReadonlyMap<string, Choice>;

export function choicesOf(moves: readonly string[], words: readonly string[]): Choices {
  return new Map(moves.map((move, place) => [move, { move, words: words[place] ?? move, number: place + 1 }]));
}

/** The moves that begin with a word, in their order. */
export function beginning(choices: Choices, verb: string): Choice[] {
  return [...choices.values()].filter(({ move }) => move === verb || move.startsWith(`${verb} `));
}

/** Taking a card of the duel; places count the neighbour's cards first. */
export function takeMove(choices: Choices, view: DoloresView, place: number): Choice | undefined {
  const count = view.before_neighbour.length;
  const card = place < count ? view.before_neighbour[place] : view.before_dealer[place - count];
  const owner = view.players[place < count ? view.neighbour : view.dealer] ?? "";
  const names = [`take place ${place + 1}`, `take ${card} from ${owner}`, `take ${card}`];
  return names.map((name) => choices.get(name)).find((choice) => choice !== undefined);
}

/** What a theft may take of a kind from a display, the most valuable first. */
export function robMoves(choices: Choices, view: DoloresView, seat: number, kind: string): Choice[] {
  const player = view.players[seat] ?? "";
  const found = [3, 2, 1].map((value) => choices.get(`rob ${player} ${kind} ${value}`));
  return found.filter((choice) => choice !== undefined);
}

/** The names that an arrangement gives to the cards it lays before the neighbour. */
function arranged(move: string): string {
  return move.slice("arrange ".length).split(", ").sort().join();
}

/** The move that lays the cards of these places before the neighbour. Equal cards cannot be told apart. */
export function arrangeMove(choices: Choices, view: DoloresView, places: readonly number[]): Choice | undefined {
  const cards = [...view.before_neighbour, ...view.before_dealer];
  const named = (name: (place: number) => string): string => places.map(name).sort().join();
  const wanted = new Set([named((place) => `place ${place + 1}`), named((place) => cards[place] ?? "")]);
  return beginning(choices, "arrange").find(({ move }) => wanted.has(arranged(move)));
}

/** The bet on what dealer and neighbour show. */
export function betMove(choices: Choices, view: DoloresView, dealer: string, neighbour: string): Choice | undefined {
  const { players } = view;
  return choices.get(`bet ${players[view.dealer]} ${dealer} ${players[view.neighbour]} ${neighbour}`);
}

/** The move that the viewer has chosen in secret so far; it may still be changed. */
export function ownChoice(view: DoloresView): string | null {
  const { own_choice: own, seat } = view;
  if (own === null || seat === null) return null;
  if (view.asks === "drop") return `drop ${KINDS[own]}`;
  if (seat === view.bettor) {
    const [dealer, neighbour] = [GESTURES[Math.floor(own / GESTURES.length)], GESTURES[own % GESTURES.length]];
    return `bet ${view.players[view.dealer]} ${dealer} ${view.players[view.neighbour]} ${neighbour}`;
  }
  if (seat === view.two_hand) return `both ${GESTURES.filter((_, place) => place !== own).join(" ")}`;
  return GESTURES[own] ?? null;
}

/** The seats whose secret choice everybody waits for, those who have chosen among them. */
export function secretChoosers(view: DoloresView): number[] {
  if (view.asks !== "gestures" && view.asks !== "drop") return [];
  return [...new Set([...view.deciders, ...view.have_chosen])].sort((one, other) => one - other);
}

export function isDuellist(view: DoloresView, seat: number | null): boolean {
  return seat !== null && (seat === view.dealer || seat === view.neighbour);
}
