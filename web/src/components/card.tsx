/** Cards, drawn in HTML and SVG, of any size (`--card` is the width). */
import type { ComponentChildren } from "preact";
import back from "./back.svg";

interface FaceProps {
  class: string;
  value: number;
  [data: `data-${string}`]: string;
  /** The drawing in the middle. */
  children: ComponentChildren;
}

/** A card with its value in two corners. */
export function ValueFace({ value, children, class: className, ...more }: FaceProps) {
  return (
    <span class={`face illustrated ${className}`} {...more}>
      <span class="face-value">{value}</span>
      {children}
      <span class="face-value face-foot">{value}</span>
    </span>
  );
}

/** The back that all cards share: a compass rose on the night sea. */
export function CardBack({ class: className = "" }: { class?: string }) {
  return <span class={`face back ${className}`} dangerouslySetInnerHTML={{ __html: back }} />;
}
