/** Cards, drawn in HTML and SVG, of any size (`--card` is the width). */
import back from "./back.svg";

/** The back that all cards share: a compass rose on the night sea. */
export function CardBack({ class: className = "" }: { class?: string }) {
  return <span class={`face back ${className}`} dangerouslySetInnerHTML={{ __html: back }} />;
}
