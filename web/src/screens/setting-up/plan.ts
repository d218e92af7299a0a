/** A table that is being set up: what was chosen so far, and what it becomes when it is sent. */
import type { Clock, NewSeat, NewTable, Rules } from "../../generated/wire";
import type { OfferedGame } from "../../table/game-module";

/** What a seat can be: `person` is whoever sets the table up, a bot is named by its level. */
export type SeatPlan = { kind: "person" } | { kind: "open" } | { kind: "outside" } | { kind: "bot"; bot: string };

export interface Plan {
  game: string;
  seats: readonly SeatPlan[];
  edition: string;
  /** Options chosen otherwise than usual. */
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

/** What is to be chosen for a clock of each kind, and between what. */
export const AMOUNTS = {
  casual: [],
  live: [
    { name: "minutes", least: 1, most: 120 },
    { name: "increment", least: 0, most: 600 },
  ],
  correspondence: [{ name: "days", least: 1, most: 30 }],
} as const;

/** What every part of the form is given. */
export interface PartProps {
  plan: Plan;
  info: OfferedGame;
  /** The rules of the game in words; null until they have come. */
  rules: Rules | null;
  onChange: (plan: Plan) => void;
}

/** Three make a game lively, where it allows so many; whoever sets a table up sits first. */
const USUAL_PLAYERS = 3;

export function usualPlan(info: OfferedGame): Plan {
  const players = Math.max(info.fewest, Math.min(info.most, USUAL_PLAYERS));
  const bots = Array.from({ length: players - 1 }, (_, place) => botAt(info, place));
  return {
    game: info.name,
    seats: [{ kind: "person" }, ...bots],
    edition: info.usual.edition ?? "",
    switches: {},
    clock: { kind: "casual", minutes: 10, increment: 10, days: 3 },
    isPublic: false,
    rated: false,
    coach: true,
    standIn: "",
  };
}

function botAt(info: OfferedGame, place: number): SeatPlan {
  return { kind: "bot", bot: info.usual_bots[place % info.usual_bots.length] ?? info.bots[0] ?? "" };
}

/** Another game: the people and everything about the table stay, its rules and bots are the other game's. */
export function withGame(plan: Plan, info: OfferedGame): Plan {
  const usual = usualPlan(info);
  const count = Math.max(info.fewest, Math.min(info.most, plan.seats.length));
  const kept = Array.from({ length: count }, (_, place): SeatPlan => {
    const seat = plan.seats[place];
    return !seat || seat.kind === "bot" ? botAt(info, place) : seat;
  });
  const { clock, isPublic, rated, coach } = plan;
  return { ...usual, seats: kept, clock, isPublic, rated, coach };
}

/** More or fewer seats; new ones are like the last. */
export function withPlayers(plan: Plan, info: OfferedGame, count: number): Plan {
  const last = plan.seats.at(-1) ?? { kind: "open" };
  const added = last.kind === "person" ? ({ kind: "open" } as const) : last;
  const seats = Array.from({ length: count }, (_, place) => plan.seats[place] ?? added);
  const { byPlayers = {} } = info.setUp; // What the number of players asks for is chosen anew.
  const switches = Object.entries(plan.switches).filter(([name]) => !(name in byPlayers));
  return { ...plan, seats, switches: Object.fromEntries(switches) };
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
export function withOthers(plan: Plan, info: OfferedGame, kind: "open" | "bot"): Plan {
  const seats = plan.seats.map((seat, place): SeatPlan => {
    if (seat.kind === "person") return seat;
    return kind === "open" ? { kind } : botAt(info, place - 1 < 0 ? 0 : place - 1);
  });
  return { ...plan, seats };
}

/** What a switch has at the table that is planned. */
export function valueOf(plan: Plan, info: OfferedGame, name: string): string {
  return plan.switches[name] ?? usualOf(plan, info, name);
}

/** What a switch has unless the table decides otherwise. */
export function usualOf(plan: Plan, info: OfferedGame, name: string): string {
  const asked = info.setUp.byPlayers?.[name]?.(plan.seats.length);
  return asked ?? info.editions[plan.edition]?.[name] ?? info.usual[name] ?? "";
}

export function withSwitch(plan: Plan, info: OfferedGame, name: string, value: string): Plan {
  const { [name]: _, ...others } = plan.switches;
  return { ...plan, switches: value === usualOf(plan, info, name) ? others : { ...others, [name]: value } };
}

/** An edition decides all its switches anew. */
export function withEdition(plan: Plan, info: OfferedGame, edition: string): Plan {
  const decided = info.editions[edition] ?? {};
  const kept = Object.entries(plan.switches).filter(([name]) => !(name in decided));
  return { ...plan, edition, switches: Object.fromEntries(kept) };
}

/** Everything that a table with this plan states, as its options. */
export function optionsOf(plan: Plan, info: OfferedGame): Record<string, string> {
  const chosen = plan.edition ? { ...plan.switches, edition: plan.edition } : { ...plan.switches };
  return info.setUp.stated?.(chosen, plan) ?? chosen;
}

export function clockOf({ kind, minutes, increment, days }: ClockPlan): Clock {
  if (kind === "live") return { kind, bank: Math.round(60 * minutes), increment };
  return kind === "correspondence" ? { kind, days } : { kind };
}

/** Whether nobody has to be waited for. */
export function canStart(plan: Plan): boolean {
  return plan.seats.every(({ kind }) => kind === "bot" || kind === "person");
}

export function wishOf(plan: Plan, info: OfferedGame): NewTable {
  const { game, isPublic, rated, coach, clock, standIn } = plan;
  const seats: NewSeat[] = plan.seats.map((seat) => ({ ...seat }));
  const options = optionsOf(plan, info);
  return { game, seats, options, public: isPublic, rated, coach, clock: clockOf(clock), stand_in: standIn };
}
