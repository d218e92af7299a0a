/** Traits that are chosen seat by seat. As an option they are a list, in which one that nobody has chosen is empty. */
import type { Plan } from "../../../screens/setting-up/plan";
import { valueOf } from "../../../screens/setting-up/plan";
import type { OfferedGame } from "../../../table/game-module";
import { t } from "../words";

/** `fixed`: each seat has the trait that was chosen for it. */
export type TraitWay = "none" | "draft" | "random" | "fixed";

export const WAYS: readonly TraitWay[] = ["none", "draft", "random", "fixed"];

const SIREN = "siren";

/** How pirates come by their traits. */
export function wayOf({ switches }: Plan): TraitWay {
  const { traits = "none" } = switches;
  return WAYS.find((way) => way === traits) ?? "fixed";
}

/** The traits by seat, where they are fixed. */
export function fixedTraits({ seats, switches }: Plan): string[] {
  const listed = (switches.traits ?? "").split(",").map((trait) => trait.trim());
  return seats.map((_, place) => listed[place] ?? "");
}

export function withTraits(plan: Plan, traits: string): Plan {
  const { traits: _, ...others } = plan.switches;
  return { ...plan, switches: traits === "none" ? others : { ...others, traits } };
}

export function withFixedTrait(plan: Plan, place: number, trait: string): Plan {
  const traits = fixedTraits(plan).map((before, at) => (at === place ? trait : before));
  return withTraits(plan, traits.join(","));
}

/** A list has as many traits as there are seats. */
export function stated(options: Readonly<Record<string, string>>, plan: Plan): Record<string, string> {
  return wayOf(plan) === "fixed" ? { ...options, traits: fixedTraits(plan).join(", ") } : { ...options };
}

export function problems(plan: Plan, info: OfferedGame): string[] {
  if (wayOf(plan) !== "fixed") return [];
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
