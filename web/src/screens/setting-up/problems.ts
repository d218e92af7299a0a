/** What does not go together, in sentences, before the server has to refuse it. */
import { t } from "../../core/words";
import type { OfferedGame } from "../../table/game-module";
import type { Plan } from "./plan";

function aboutClock({ clock }: Plan): string[] {
  const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;
  if (clock.kind === "live" && !between(clock.minutes, 1, 120)) return [t("web-problem-minutes")];
  if (clock.kind === "live" && !between(clock.increment, 0, 600)) return [t("web-problem-increment")];
  if (clock.kind === "correspondence" && !between(clock.days, 1, 30)) return [t("web-problem-days")];
  return [];
}

export function problemsOf(plan: Plan, info: OfferedGame): string[] {
  const people = plan.seats.filter(({ kind }) => kind === "open" || kind === "person").length;
  const rated = plan.rated && people < 2 ? [t("web-problem-rated")] : [];
  return [...(info.setUp.problems?.(plan, info) ?? []), ...aboutClock(plan), ...rated];
}
