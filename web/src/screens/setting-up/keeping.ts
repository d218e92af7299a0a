/** What was set up is kept while the tab is open: whoever comes back to it, or loads it anew, finds it as it was. */
import type { TableInfo } from "../../generated/wire";
import type { OfferedGame } from "../../table/game-module";
import { type Plan, type SeatPlan, usualPlan } from "./plan";

const keyOf = (game: string): string => `freebooter-plan-${game}`;

export function keepPlan(plan: Plan): void {
  try {
    sessionStorage.setItem(keyOf(plan.game), JSON.stringify(plan));
  } catch {
    // Without storage a plan lasts as long as its page.
  }
}

export function forgetPlan(game: string): void {
  try {
    sessionStorage.removeItem(keyOf(game));
  } catch {
    // Nothing was kept.
  }
}

/** Whether a plan can be one of this game as it is offered now; an older page may have kept another kind. */
function fits(plan: Partial<Plan>, info: OfferedGame): plan is Plan {
  const usual = usualPlan(info);
  const isWhole = (Object.keys(usual) as (keyof Plan)[]).every((name) => typeof plan[name] === typeof usual[name]);
  if (!isWhole || plan.game !== info.name || !Array.isArray(plan.seats)) return false;
  const seats = plan.seats as readonly SeatPlan[];
  const areKnown = seats.every((seat) => seat.kind !== "bot" || info.bots.includes(seat.bot));
  return areKnown && seats.length >= info.fewest && seats.length <= info.most;
}

/** The plan for a game as it was left, or the usual one. */
export function keptPlan(info: OfferedGame): Plan {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(info.name)) ?? "null");
    if (typeof kept === "object" && kept !== null && fits(kept, info)) {
      return { ...kept, edition: kept.edition || (info.usual.edition ?? "") };
    }
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote.
  }
  return usualPlan(info);
}

/** Keeps the plan of a table that there was, for somebody who wants another one like it. */
export function keepPlanOf(table: TableInfo, own: number | null): void {
  const seats = table.seats.map((seat, place): SeatPlan => {
    if (place === own) return { kind: "person" };
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot ?? "" };
    return { kind: seat.kind === "outside" ? "outside" : "open" };
  });
  const { kind = "casual", bank = 0, increment = 0, days = 0 } = table.clock;
  const clock = { kind, minutes: Math.round(bank / 60) || 10, increment: bank ? increment : 10, days: days || 3 };
  const { game, rated, coach, options, public: isPublic, stand_in: standIn } = table;
  const { edition = "", ...switches } = options; // A table states only what is not usual.
  keepPlan({ game, seats, edition, switches, clock, isPublic, rated, coach, standIn });
}
