/** Cards, drawn in HTML and SVG, of any size (`--card` is the width). */
import type { ComponentChildren } from "preact";

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
    <span class={`face ${className}`} {...more}>
      <span class="face-value">{value}</span>
      {children}
      <span class="face-value face-foot">{value}</span>
    </span>
  );
}

/** The back that all cards share: a compass rose on the night sea. */
export function CardBack({ class: className = "" }: { class?: string }) {
  return (
    <span class={`face back ${className}`}>
      <svg viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <rect x="6" y="6" width="88" height="128" rx="7" class="back-frame" />
        <circle cx="50" cy="70" r="30" class="back-ring" />
        <circle cx="50" cy="70" r="24" class="back-ring" />
        <path d="M50 32 L56 64 L88 70 L56 76 L50 108 L44 76 L12 70 L44 64 Z" class="back-rose" />
        <path d="M50 50 L53.5 66.5 L70 70 L53.5 73.5 L50 90 L46.5 73.5 L30 70 L46.5 66.5 Z" class="back-heart" transform="rotate(45 50 70)" />
        <path d="M12 20 q6 -6 12 0 t12 0 t12 0 t12 0 t12 0 t12 0" class="back-wave" />
        <path d="M12 124 q6 -6 12 0 t12 0 t12 0 t12 0 t12 0 t12 0" class="back-wave" />
      </svg>
    </span>
  );
}
