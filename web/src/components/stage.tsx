/** What scenes at every table are made of (`styles/stage.css`). Words come from the caller; all of it is only seen, so
 *  whoever shows it lets it be heard elsewhere. */
import type { ComponentChildren } from "preact";
import { number } from "../core/words";

/** Points won or lost, floating up from where they belong to. */
export function FloatingPoints({ points, class: className = "" }: { points: number; class?: string }) {
  return (
    <span class={`floating-points ${points < 0 ? "loss" : ""} ${className}`} aria-hidden="true">
      {number(points, { signDisplay: "exceptZero" }).replace("-", "−")}
    </span>
  );
}

/** A band across the table, such as for whose turn it is; a calm one is about somebody else. */
export function Ribbon({ calm = false, children }: { calm?: boolean; children: ComponentChildren }) {
  return (
    <span class={`ribbon ${calm ? "calm" : ""}`} aria-hidden="true">
      {children}
    </span>
  );
}

/** A word struck onto the table. */
export function Stamp({ good = false, children }: { good?: boolean; children: ComponentChildren }) {
  return (
    <span class={`stamp ${good ? "good" : ""}`} aria-hidden="true">
      {children}
    </span>
  );
}

interface SpeechProps {
  /** Where the bubble is, seen from who speaks. */
  side?: "above" | "below" | "beside";
  /** Whether it is a promise. */
  promised?: boolean;
  children: ComponentChildren;
}

export function SpeechBubble({ side = "above", promised = false, children }: SpeechProps) {
  return (
    <span class={`speech-bubble ${side} ${promised ? "promised" : ""}`} aria-hidden="true">
      {children}
    </span>
  );
}
