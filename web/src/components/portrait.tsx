/** The face of a player: every bot of a game has its own, everybody else gets one by the name. It is only seen. */
import { memo } from "../core/memo";
import type { TableState } from "../table/state";
import { usePart } from "../table/parts";
import { PortraitDrawing } from "./portrait/drawing";
import { botRecipe, COMMON, type Mood, personRecipe, type Recipe, sibling } from "./portrait/recipe";
import "../styles/portraits.css";

export type { Mood, Recipe };

export interface PortraitProps {
  name: string;
  game: string;
  /** The level of a bot; nothing for a person. */
  bot?: string | null | undefined;
  /** How many of the same level sit before it: no two of them look alike. */
  number?: number;
  mood?: Mood;
  /** Its width in pixels; without it the style of `class` decides. */
  size?: number;
  class?: string;
}

export function initialOf(name: string): string {
  for (const { segment } of new Intl.Segmenter().segment(name.trim())) return segment.toLocaleUpperCase();
  return "";
}

/** How a bot looks: as its game draws it, as every game knows it, or by its name. */
export function faceOf(bot: string, own: Readonly<Record<string, Recipe>> | undefined): Recipe {
  return own?.[bot] ?? COMMON[bot] ?? botRecipe(bot);
}

/** Drawn of many lines, at every seat, and hardly ever otherwise than before. */
export const Portrait = memo(function Portrait(props: PortraitProps) {
  const { name, game, bot, number = 0, mood = "calm", size, class: className = "" } = props;
  const front = usePart(game, "front").value;
  const recipe = bot ? front && sibling(faceOf(bot, front.portraits), number) : personRecipe(name);
  return (
    <svg
      class={`portrait ${bot ? "portrait-bot" : ""} ${className}`}
      viewBox="0 0 96 96"
      width={size}
      height={size}
      data-mood={mood}
      aria-hidden="true"
      focusable="false"
    >
      {recipe && <PortraitDrawing recipe={recipe} mood={mood} {...(bot ? {} : { initial: initialOf(name) })} />}
    </svg>
  );
});

interface SeatPortraitProps {
  state: TableState;
  seat: number;
  mood?: Mood;
  size?: number;
  class?: string;
}

/** Who sits at a seat of a table. */
export function SeatPortrait({ state, seat, ...more }: SeatPortraitProps) {
  const info = state.table.seats[seat];
  const name = state.view?.players[seat] ?? info?.name ?? "";
  const before = state.table.seats.slice(0, seat).filter(({ kind, bot }) => kind === "bot" && bot === info?.bot);
  const bot = info?.kind === "bot" ? info.bot || name : null;
  return <Portrait game={state.table.game} name={name} bot={bot} number={info?.bot ? before.length : 0} {...more} />;
}
