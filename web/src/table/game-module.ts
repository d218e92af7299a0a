/**
 * What a game brings to the browser, beside what the server tells of every game.
 *
 * A module has five parts. Each is a script of its own that is fetched when it is first needed, and the fields of a
 * part are what its script exports; so a game's folder has a `front.tsx`, a `tour.tsx`, a `set-up`, a `board.tsx` and
 * an `after.tsx`. A game may leave out every part: `generic/` has one of each that knows nothing but what the server
 * sends.
 */
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Chance } from "../after/chance";
import type { IconProps } from "../components/icon";
import type { Recipe } from "../components/portrait/recipe";
import type { AnyChoice, GameInfo, RuleTopic, Update } from "../generated/wire";
import type { Tip } from "../learn/tip";
import type { PartProps, Plan } from "../screens/setting-up/plan";
import type { BoardProps } from "./board";
import type { Cut } from "./scenes";
import type { TableState, View } from "./state";

export interface GameModule {
  front: () => Promise<GameFront>;
  tour: () => Promise<GameTour>;
  setUp: () => Promise<GameSetUp>;
  table: () => Promise<GameTable>;
  after: () => Promise<GameAfter>;
}

/** How a game is shown where it is not being played: at home, in lists, among lessons and rules. Small. */
export interface GameFront {
  /** The drawing above it on the home page. */
  Artwork: FunctionComponent;
  /** A few of its cards side by side. */
  Fan: FunctionComponent;
  /** Three of its cards, beside its lessons. */
  LessonFan: FunctionComponent;
  /** Draws what `sign` and `lessonSigns` name. */
  Icon: FunctionComponent<IconProps>;
  /** Its sign in lists. */
  sign: string;
  /** What travels while the game is being made ready, and what it travels to. */
  voyage: readonly [traveller: string, goal: string];
  /** What each lesson is about, in their order. */
  lessonSigns: readonly string[];
  /** How its bots look, by their names. */
  portraits?: Readonly<Record<string, Recipe>>;
  /** Who made it, as the rulebook names them. */
  credits?: { people: string; publisher: string };
  /** What a topic of the rules looks like on the table; null where the house has a sign for it. */
  emblem?: (topic: RuleTopic) => ComponentChildren;
  /** The kinds of topics that belong to the section before them; others have a heading of their own. */
  introduced?: readonly string[];
  /**
   * What options of a table mean in a few words, by their names, in the order in which they are told. Nothing is said
   * of what goes without saying. Options that are not named here are house rules.
   */
  optionWords?: Readonly<Record<string, (value: string) => string>>;
  /** The topics of the rules that lie on a table with these options as cards, for all to see. */
  tableCards?: (options: Readonly<Record<string, string>>) => readonly string[];
}

/** What a turn is, in a few pictures that need no rules: they are there before the game is ready. */
export interface GameTour {
  steps: readonly TourStep[];
}

export interface TourStep {
  /** Its words are the messages `tour-name-title` and `tour-name`. */
  name: string;
  /** What lies on the table. */
  Scene: FunctionComponent;
  /** The same in words, for whoever cannot see it. */
  shows: () => string;
}

/** What can be chosen for a table of the game. */
export interface GameSetUp {
  /** The part of the form about rules. */
  RulesPart: FunctionComponent<PartProps>;
  /** Switches whose usual value depends on the number of players. */
  byPlayers?: Readonly<Record<string, (players: number) => string>>;
  /** What is to be said about a number of players; nothing where it goes without saying. */
  companyWords?: (players: number) => string;
  /** The options of a plan, as a table states them; they come as they were chosen. */
  stated?: (options: Readonly<Record<string, string>>, plan: Plan) => Record<string, string>;
  /** What does not go together, a sentence each. */
  problems?: (plan: Plan, info: OfferedGame) => string[];
}

/** A game that the server offers, with what can be chosen for a table of it. */
export interface OfferedGame extends GameInfo {
  setUp: GameSetUp;
}

export interface GameTable {
  Board: FunctionComponent<BoardProps<View>>;
  /** What is explained the first time it appears, the most important first. */
  tips?: readonly Tip[];
  /** Cuts what a move did into scenes; without it every move is one. */
  cut?: Cut;
  /** Whether a choice is easily made by a slip of the finger, and so can be taken back for a moment. */
  isSlip?: (choice: AnyChoice) => boolean;
  /** The move that passes up a chance which the viewer has hardly ever a use for; nothing where there is none. */
  passing?: (state: TableState) => string | undefined;
  /** The moves that can safely be chosen before they are asked for; dropped when anything happens meanwhile. */
  inAdvance?: (state: TableState) => readonly string[];
}

/** What is special about a match of the game when it is over. */
export interface GameAfter {
  /** What a match is made of, such as turns: the event with which each of them begins. */
  stretch: string;
  /** The name of a part of a score, or its drawing. */
  PartName?: FunctionComponent<{ name: string }>;
  /** What is said of a seat beside its score. */
  note?: (view: View, seat: number) => string;
  /** How the deal is recomputed; where a game has none, the browser checks all but the cards. */
  deal?: DealCheck;
  /** A card of the recomputed draw pile, and its name. */
  CardFace?: FunctionComponent<{ card: NonNullable<DrawnCard> }>;
  cardName?: (card: NonNullable<DrawnCard>) => string;
}

/** A card of the draw pile as views tell it; null where it lay face down. */
export type DrawnCard = string | readonly [string, number] | null;

/** What chance decides before the first move. */
export interface Deal {
  /** The draw pile, top first. */
  pile: readonly DrawnCard[];
  /** The seat that begins. */
  start: number;
  /** What else it deals, by the name of the check, and whether the players had that. */
  besides?: { name: string; holds: (last: View) => boolean };
}

export interface DealCheck {
  dealt: (chance: Chance, players: number, options: Readonly<Record<string, string>>) => Deal;
  /** The events with which a card comes off the draw pile. */
  draws: readonly string[];
  /** The seat that began. */
  began: (start: Update) => number | null | undefined;
  /** The seats that saw cards which lay face down for the viewer of a match. */
  witnesses?: (updates: readonly Update[]) => number[];
}
