/** Frames for what shows a game before it is played: the drawing on the home page, and small fans of its cards. */
import type { ComponentChildren } from "preact";
import { CardBack } from "./card";
import "../styles/game-cards.css";

interface FrameProps {
  children: ComponentChildren;
  class?: string;
}

/** The drawing above a game on the home page: the sea, and whatever the game puts on it. */
export function ArtworkFrame({ children, class: className = "" }: FrameProps) {
  return (
    <div class={`artwork ${className}`} aria-hidden="true">
      <svg class="artwork-sea" viewBox="0 0 400 60" preserveAspectRatio="none" focusable="false">
        <path d="M0 20 q25 -14 50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 V60 H0 Z" class="wave-far" />
        <path d="M0 36 q20 -12 40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 t40 0 V60 H0 Z" class="wave-near" />
      </svg>
      {children}
    </div>
  );
}

/** Five cards side by side. */
export function FanFrame({ children }: FrameProps) {
  return (
    <div class="card-fan" aria-hidden="true">
      {children}
    </div>
  );
}

/** Three cards, small. */
export function LessonFanFrame({ children }: FrameProps) {
  return (
    <div class="learn-fan" aria-hidden="true">
      {children}
    </div>
  );
}

/** A draw pile beside a fan. */
export function Pile() {
  return (
    <div class="loose-pile">
      <CardBack />
      <CardBack />
      <CardBack />
    </div>
  );
}
