/** What does not go together, in sentences, before the server has to refuse it. */
import type { GameInfo } from "../../generated/wire";
import { t } from "../../core/words";
import { fixedTraits, type Plan, SIREN, valueOf } from "./plan";

function aboutTraits(plan: Plan, info: GameInfo): string[] {
  if (plan.traits !== "fixed") return [];
  const traits = fixedTraits(plan);
  const found: string[] = [];
  if (traits.includes("")) found.push(t("web-problem-trait-missing"));
  const copies = Number(valueOf(plan, info, "decks"));
  const often = traits.find((trait) => trait && traits.filter((each) => each === trait).length > copies);
  if (often) found.push(t("web-problem-trait-twice", { trait: t(`trait-${often}`), copies }));
  if (traits.includes(SIREN) && valueOf(plan, info, "mermaids") !== "replay") {
    found.push(t("web-problem-siren", { trait: t(`trait-${SIREN}`) }));
  }
  return found;
}

function aboutClock({ clock }: Plan): string[] {
  const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;
  if (clock.kind === "live" && !between(clock.minutes, 1, 120)) return [t("web-problem-minutes")];
  if (clock.kind === "live" && !between(clock.increment, 0, 600)) return [t("web-problem-increment")];
  if (clock.kind === "correspondence" && !between(clock.days, 1, 30)) return [t("web-problem-days")];
  return [];
}

export function problemsOf(plan: Plan, info: GameInfo): string[] {
  const people = plan.seats.filter(({ kind }) => kind === "open" || kind === "person").length;
  const rated = plan.rated && people < 2 ? [t("web-problem-rated")] : [];
  return [...aboutTraits(plan, info), ...aboutClock(plan), ...rated];
}
