/** The moves one may make, and which of them a touched card, tile or button means. */
import type { DoloresChoice, DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import tables from "./deal/tables.json";
import { readGood } from "./goods";

export const KINDS: readonly string[] = tables.kinds;
export const GESTURES = ["peace", "fight", "choice"] as const;

/** A legal move and how it is said. */
export interface Choice extends DoloresChoice {
  words: string;
  /** Its place among the moves, from 1: the key that makes it, up to nine. */
  number: number;
}

export type Choices = readonly Choice[];

export function choicesOf({ choices, aid }: TableState): Choices {
  return (choices as readonly DoloresChoice[]).map((choice, place) => {
    return { ...choice, words: aid?.choices?.[place] ?? choice.move, number: place + 1 };
  });
}

/** The choices of one verb, in their order. */
export function ofVerb(choices: Choices, verb: string): Choice[] {
  return choices.filter((choice) => choice.verb === verb);
}

/** A card of the duel by its name, or by its place where it lies face down: equal cards cannot be told apart. */
function nameAt(view: DoloresView, place: number): string {
  return [...view.before_neighbour, ...view.before_dealer][place] ?? `place ${place}`;
}

/** Taking a card of the duel, or one that is like it and lies before the same player. */
export function takeMove(choices: Choices, view: DoloresView, place: number): Choice | undefined {
  const side = (each: number): boolean => each < view.before_neighbour.length;
  const isAlike = (each: number): boolean => side(each) === side(place) && nameAt(view, each) === nameAt(view, place);
  return ofVerb(choices, "take").find((choice) => choice.place !== undefined && isAlike(choice.place));
}

/** What a theft may take of a kind from a display, the most valuable first. */
export function robMoves(choices: Choices, seat: number, kind: string): Choice[] {
  const good = ({ card }: Choice) => readGood(card ?? "");
  return ofVerb(choices, "rob")
    .filter((choice) => choice.seat === seat && good(choice).kind === kind)
    .sort((one, other) => (good(other).value ?? 0) - (good(one).value ?? 0));
}

/** The move that lays the cards of these places before the neighbour. */
export function arrangeMove(choices: Choices, view: DoloresView, places: readonly number[]): Choice | undefined {
  const named = (each: readonly number[]): string => each.map((place) => nameAt(view, place)).sort().join();
  const wanted = named(places);
  return ofVerb(choices, "arrange").find((choice) => choice.places && named(choice.places) === wanted);
}

/** The bet on what dealer and neighbour show. */
export function betMove(choices: Choices, dealer: string, neighbour: string): Choice | undefined {
  return ofVerb(choices, "bet").find(({ gestures }) => gestures?.[0] === dealer && gestures[1] === neighbour);
}

/** The gestures that a choice shows. */
export function gesturesOf({ gesture, gestures }: Choice): readonly string[] {
  return gestures ?? (gesture ? [gesture] : []);
}

export function isDuellist(view: DoloresView, seat: number | null): boolean {
  return seat !== null && (seat === view.dealer || seat === view.neighbour);
}
