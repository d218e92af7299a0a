/** The moves one may make, each with the thing on the table that is touched for it. */
import type { Card, DeadMansDrawView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { stackOf } from "./cards";
import { wouldBust } from "./scoring";

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
  busts: boolean;
}

export const DRAW = "draw";
export const COLLECT = "collect";
export const targetOfPlayer = (seat: number): string => `player-${seat}`;
export const targetOfStack = (seat: number, suit: string): string => `stack-${seat}-${suit}`;
export const targetInRow = (card: string): string => `row-${card}`;
export const targetInOffer = (card: string): string => `offer-${card}`;
export const targetOfTrait = (trait: string): string => `trait-${trait}`;

function named(words: string): Card {
  const [suit = "", value = ""] = words.split(" ");
  return [suit, Number(value)];
}

/** The card that a chosen stack would give. */
function cardOfStack(view: DeadMansDrawView, seat: number, suit: string, verb: string): Card | null {
  const values = stackOf(view.banks[seat] ?? [], suit);
  const lowest = view.options.variant === "bottom-feeder" && verb !== "hook";
  const value = lowest ? values.at(-1) : values[0];
  return value === undefined ? null : [suit, value];
}

function touched(view: DeadMansDrawView, verb: string, rest: string): { target: string; card: Card | null } {
  switch (verb) {
    case "rival":
    case "plunder":
      return { target: targetOfPlayer(view.players.indexOf(rest)), card: null };
    case "take":
      return { target: targetInOffer(rest), card: named(rest) };
    case "replay":
    case "bank":
      return { target: targetInRow(rest), card: named(rest) };
    case "trait":
      return { target: targetOfTrait(rest), card: null };
    case "hook":
      return { target: targetOfStack(view.active, rest), card: cardOfStack(view, view.active, rest, verb) };
    case "fire":
    case "steal": {
      const space = rest.lastIndexOf(" "); // Names may have spaces; suits have none.
      const [seat, suit] = [view.players.indexOf(rest.slice(0, space)), rest.slice(space + 1)];
      return { target: targetOfStack(seat, suit), card: cardOfStack(view, seat, suit, verb) };
    }
    default:
      return { target: verb, card: verb === DRAW ? (view.top[0] ?? null) : null };
  }
}

const PLACING = new Set([DRAW, "hook", "steal", "take"]);

export function readChoices({ moves, aid }: TableState, view: DeadMansDrawView): Choice[] {
  return moves.map((move, place) => {
    const [verb = ""] = move.split(" ");
    const { target, card } = touched(view, verb, move.slice(verb.length + 1));
    const busts = card !== null && PLACING.has(verb) && wouldBust(view, card, verb === DRAW);
    return { number: place + 1, move, verb, words: aid?.choices?.[place] ?? move, target, card, busts };
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
