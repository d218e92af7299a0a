/** What every part of the board needs to know. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { DeadMansDrawView } from "../../generated/wire";
import type { CardText } from "../../rules/card-text";
import type { BoardProps } from "../../table/board";
import type { Scene } from "../../table/scenes";
import type { Choosing } from "./choosing";
import type { Followed } from "./followed";
import type { Direct, Room } from "./room";

export interface Play extends BoardProps<DeadMansDrawView> {
  choosing: Choosing;
  /** The scene of this picture, also when it has ended: what it left to be seen stays until the next picture. */
  played: Scene | null;
  followed: Followed;
  room: Room;
  /** What is large enough to be touched where it lies; the rest is offered in the tray. */
  direct: Direct;
  /** Which of those that can be aimed at is shown in the tray, where not all are. */
  aimed: number | null;
  aim: (seat: number) => void;
  cardText: CardText["cardText"];
  /** Shows a player's whole bank. */
  inspect: (seat: number) => void;
}

export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (!play) throw new Error("A part of the board stands outside of it.");
  return play;
}
