/** A table that is being set up: what was chosen so far, and what it becomes when it is sent. */
import type { Clock, GameInfo, NewSeat, NewTable } from "../../generated/wire";

/** What a seat can be: `person` is whoever sets the table up, a bot is named by its level. */
export type SeatPlan = { kind: "person" } | { kind: "open" } | { kind: "outside" } | { kind: "bot"; bot: string };

/** `fixed`: each seat has the trait that was chosen for it. */
export type TraitWay = "none" | "draft" | "random" | "fixed";

export interface Plan {
  game: string;
  seats: readonly SeatPlan[];
  edition: string;
  traits: TraitWay;
  /** By seat, where they are fixed. */
  fixed: readonly string[];
  /** Switches set otherwise than usual. */
  switches: Readonly<Record<string, string>>;
  clock: ClockPlan;
  isPublic: boolean;
  rated: boolean;
  coach: boolean;
  /** The level that stands in; empty for the usual one. */
  standIn: string;
}

export interface ClockPlan {
  kind: "casual" | "live" | "correspondence";
  minutes: number;
  increment: number;
  days: number;
}

/** More players than these need two copies of Dead Man's Draw. */
export const ONE_COPY = 4;

/** Three make both games lively; whoever sets a table up sits first. */
const USUAL_PLAYERS = 3;

export const SIREN = "siren";

export function usualPlan(info: GameInfo): Plan {
  const bots = Array.from({ length: USUAL_PLAYERS - 1 }, (_, place) => botAt(info, place));
  return {
    game: info.name,
    seats: [{ kind: "person" }, ...bots],
    edition: info.usual.edition ?? "",
    traits: "none",
    fixed: [],
    switches: {},
    clock: { kind: "casual", minutes: 10, increment: 10, days: 3 },
    isPublic: false,
    rated: false,
    coach: true,
    standIn: "",
  };
}

function botAt(info: GameInfo, place: number): SeatPlan {
  return { kind: "bot", bot: info.usual_bots[place % info.usual_bots.length] ?? info.bots[0] ?? "" };
}

/** Another game: the people and everything about the table stay, its rules and bots are the other game's. */
export function withGame(plan: Plan, info: GameInfo): Plan {
  const usual = usualPlan(info);
  const kept = plan.seats.slice(0, info.most).map((seat, place) => (seat.kind === "bot" ? botAt(info, place) : seat));
  const { clock, isPublic, rated, coach } = plan;
  return { ...usual, seats: kept, clock, isPublic, rated, coach };
}

/** More or fewer seats; new ones are like the last. */
export function withPlayers(plan: Plan, count: number): Plan {
  const last = plan.seats.at(-1) ?? { kind: "open" };
  const added = last.kind === "person" ? ({ kind: "open" } as const) : last;
  const seats = Array.from({ length: count }, (_, place) => plan.seats[place] ?? added);
  const { decks: _, ...switches } = plan.switches; // What the number of players asks for is chosen anew.
  return { ...plan, seats, switches };
}

/** One seat given to somebody; there is only one of oneself. */
export function withSeat(plan: Plan, place: number, seat: SeatPlan): Plan {
  const seats = plan.seats.map((before, at): SeatPlan => {
    if (at === place) return seat;
    return seat.kind === "person" && before.kind === "person" ? (plan.seats[place] ?? before) : before;
  });
  return { ...plan, seats };
}

/** Everybody else's seat given to the same. */
export function withOthers(plan: Plan, info: GameInfo, kind: "open" | "bot"): Plan {
  const seats = plan.seats.map((seat, place): SeatPlan => {
    if (seat.kind === "person") return seat;
    return kind === "open" ? { kind } : botAt(info, place - 1 < 0 ? 0 : place - 1);
  });
  return { ...plan, seats };
}

/** What a switch has at the table that is planned. */
export function valueOf(plan: Plan, info: GameInfo, name: string): string {
  return plan.switches[name] ?? usualOf(plan, info, name);
}

/** What a switch has unless the table decides otherwise. */
export function usualOf(plan: Plan, info: GameInfo, name: string): string {
  if (name === "decks" && plan.seats.length > ONE_COPY) return "2";
  return info.editions[plan.edition]?.[name] ?? info.usual[name] ?? "";
}

export function withSwitch(plan: Plan, info: GameInfo, name: string, value: string): Plan {
  const { [name]: _, ...others } = plan.switches;
  return { ...plan, switches: value === usualOf(plan, info, name) ? others : { ...others, [name]: value } };
}

/** An edition decides all its switches anew. */
export function withEdition(plan: Plan, info: GameInfo, edition: string): Plan {
  const decided = info.editions[edition] ?? {};
  const kept = Object.entries(plan.switches).filter(([name]) => !(name in decided));
  return { ...plan, edition, switches: Object.fromEntries(kept) };
}

/** The traits by seat, where they are fixed; one that nobody has chosen yet is empty. */
export function fixedTraits(plan: Plan): string[] {
  return plan.seats.map((_, place) => plan.fixed[place] ?? "");
}

/** Everything that a table with this plan states, as its options. */
export function optionsOf(plan: Plan): Record<string, string> {
  const options: Record<string, string> = { ...plan.switches };
  if (plan.edition) options.edition = plan.edition;
  if (plan.traits === "fixed") options.traits = fixedTraits(plan).join(", ");
  else if (plan.traits !== "none") options.traits = plan.traits;
  return options;
}

export function clockOf({ kind, minutes, increment, days }: ClockPlan): Clock {
  if (kind === "live") return { kind, bank: Math.round(60 * minutes), increment };
  return kind === "correspondence" ? { kind, days } : { kind };
}

/** Whether nobody has to be waited for. */
export function canStart(plan: Plan): boolean {
  return plan.seats.every(({ kind }) => kind === "bot" || kind === "person");
}

export function wishOf(plan: Plan): NewTable {
  const { game, isPublic, rated, coach, clock, standIn } = plan;
  const seats: NewSeat[] = plan.seats.map((seat) => ({ ...seat }));
  const options = optionsOf(plan);
  return { game, seats, options, public: isPublic, rated, coach, clock: clockOf(clock), stand_in: standIn };
}
