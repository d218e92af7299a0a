/** Buttons that make moves. Each shows what becomes of a touch: held back for a moment, on its way, or made by itself. */
import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps } from "../../table/board";
import type { View } from "../../table/state";

export type Pressing = Pick<BoardProps<View>, "act" | "held" | "forced" | "advance">;

export const PressingContext = createContext<Pressing>({ act: null });

/** What a button looks like whose move is held, sent, or about to make itself. */
export function pressedLook({ held, forced }: Pressing, move: string | undefined): { class: string; style?: Record<string, string> } {
  if (move === undefined) return { class: "" };
  if (held?.move === move) {
    return held.undo ? { class: "dolores-kept", style: { "--lasts": `${held.lasts}ms` } } : { class: "dolores-sent" };
  }
  return forced?.move === move ? { class: "dolores-forced", style: { "--lasts": `${forced.lasts}ms` } } : { class: "" };
}

interface PressProps {
  move: string | undefined;
  class?: string;
  label?: string | undefined;
  pressed?: boolean | undefined;
  /** What it is about in the rules. */
  topic?: string | undefined;
  /** Where a touch leads elsewhere first. */
  onTouch?: (() => void) | undefined;
  children: ComponentChildren;
  [data: `data-${string}`]: string | undefined;
}

export function Press({ move, class: look = "", label, pressed, topic, onTouch, children, ...more }: PressProps) {
  const pressing = useContext(PressingContext);
  const { act } = pressing;
  const { class: state, style } = pressedLook(pressing, move);
  return (
    <button
      type="button"
      class={`${look} ${state}`}
      style={style}
      aria-label={label}
      aria-pressed={pressed}
      data-move={move}
      data-topic={topic}
      disabled={!act || move === undefined}
      onClick={onTouch ?? (() => move !== undefined && act?.(move))}
      {...more}
    >
      {children}
    </button>
  );
}

/** The key that makes a move, where there is a keyboard; the words of the button around it say more. */
export function Hint({ text }: { text: string | number }) {
  return <kbd class="dolores-hint" data-text={text} aria-hidden="true" />;
}
