/** What does not go together, in sentences, before the server has to refuse it. */
import { t } from "../../core/words";
import type { OfferedGame } from "../../table/game-module";
import { AMOUNTS, type Plan } from "./plan";

function aboutClock({ clock }: Plan): string[] {
  const isWrong = ({ name, least, most }: (typeof AMOUNTS)[keyof typeof AMOUNTS][number]): boolean =>
    !(clock[name] >= least && clock[name] <= most);
  const wrong = AMOUNTS[clock.kind].find(isWrong);
  return wrong ? [t(`web-problem-${wrong.name}`)] : [];
}

export function problemsOf(plan: Plan, info: OfferedGame): string[] {
  const people = plan.seats.filter(({ kind }) => kind === "open" || kind === "person").length;
  const rated = plan.rated && people < 2 ? [t("web-problem-rated")] : [];
  const isOutside = plan.seats.some(({ kind }) => kind === "outside");
  const outside = plan.rated && isOutside ? [t("web-problem-rated-outside")] : [];
  return [...(info.setUp.problems?.(plan, info) ?? []), ...aboutClock(plan), ...rated, ...outside];
}
