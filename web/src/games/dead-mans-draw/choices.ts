/** The moves one may make, each with the thing on the table that is touched for it. */
import type { Card, DeadMansDrawChoice, DeadMansDrawView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { written } from "./cards";

export interface Choice {
  /** From 1, in the order of the moves. */
  number: number;
  move: string;
  verb: string;
  words: string;
  /** What is touched for it. */
  target: string;
  /** The card that moves first. */
  card: Card | null;
  /** Where that card lies: `pile`, `offer`, `row` or `bank`. */
  place: string;
  /** Whom it is aimed at. */
  seat?: number | undefined;
  busts: boolean;
}

export const DRAW = "draw";
export const COLLECT = "collect";
export const targetOfPlayer = (seat: number): string => `player-${seat}`;
export const targetOfStack = (seat: number, suit: string): string => `stack-${seat}-${suit}`;
export const targetInRow = (card: string): string => `row-${card}`;
export const targetInOffer = (card: string): string => `offer-${card}`;
export const targetOfTrait = (trait: string): string => `trait-${trait}`;

/** What is touched for a choice; what lies nowhere on the table is touched by its words. */
function touched({ verb, card, place, seat, trait }: DeadMansDrawChoice): string {
  if (place === "pile") return DRAW;
  if (card && place === "row") return targetInRow(written(card));
  if (card && place === "offer") return targetInOffer(written(card));
  if (card && place === "bank" && seat !== undefined) return targetOfStack(seat, card[0]);
  if (trait) return targetOfTrait(trait);
  return seat === undefined ? verb : targetOfPlayer(seat);
}

export function readChoices({ choices, aid }: TableState): Choice[] {
  return (choices as readonly DeadMansDrawChoice[]).map((choice, place) => {
    const { move, verb, card = null, busts = false, seat, place: lies = "" } = choice;
    const words = aid?.choices?.[place] ?? move;
    return { number: place + 1, move, verb, words, target: touched(choice), card, place: lies, seat, busts };
  });
}

/** Why one might not mean it: the message that asks, or nothing. Asked only where there is something better to do. */
export function doubt(choice: Choice, choices: readonly Choice[], view: DeadMansDrawView): string {
  const others = choices.filter((other) => other !== choice);
  if (choice.busts && others.some((other) => !other.busts)) return "web-draw-sure-bust";
  if (choice.verb === COLLECT && !view.row.length && others.length) return "web-draw-sure-nothing";
  const isOwn = (each: Choice): boolean => each.verb === "fire" && each.target.startsWith(`stack-${view.active}-`);
  if (isOwn(choice) && others.some((other) => !isOwn(other))) return "web-draw-sure-own";
  return "";
}

/** Choices that hit somebody, and are made by one touch of a small thing. */
const SLIPS = new Set(["fire", "steal", "hook", "plunder"]);

export function isSlip({ verb }: { verb: string }): boolean {
  return SLIPS.has(verb);
}
