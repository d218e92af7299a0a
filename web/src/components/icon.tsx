/** One drawing of the set in `icons.json`, in the colour of the text around it. */
import { icons } from "icons";

interface IconProps {
  /** Family and name, such as `suits-anchor` or `signs-wheel`. */
  name: string;
  /** What it says to those who cannot see it; nothing where words stand beside it. */
  label?: string;
  class?: string;
}

export function Icon({ name, label, class: className = "" }: IconProps) {
  const named = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
  return (
    <svg class={`icon ${className}`} viewBox="0 0 512 512" focusable="false" {...named}>
      <path d={icons[name]} fill="currentColor" />
    </svg>
  );
}
