/** Drawings, in the colour of the text around them: the house's own, and those of a game beside them. */
import { memo } from "../core/memo";
import signs from "../generated/icons/components.json";

/** What the build makes of an `icons.json`: outlines in a box of 512 by 512, by family and name. */
export type Drawings = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface IconProps {
  /** Family and name, such as `signs-wheel`. */
  name: string;
  /** What it says to those who cannot see it; nothing where words stand beside it. */
  label?: string;
  class?: string;
}

/** An icon that draws something of the house or of a game. */
export function iconsWith(own: Drawings) {
  const drawings: Drawings = { ...signs, ...own };
  return memo(function Icon({ name, label, class: className = "" }: IconProps) {
    const [family = ""] = name.split("-", 1);
    const named = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
    return (
      <svg class={`icon ${className}`} viewBox="0 0 512 512" focusable="false" {...named}>
        <path d={drawings[family]?.[name.slice(family.length + 1)]} fill="currentColor" />
      </svg>
    );
  });
}

export const Icon = iconsWith({});
