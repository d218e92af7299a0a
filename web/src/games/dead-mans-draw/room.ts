/**
 * How the table is laid out in the room that there is: where the piles lie, and how much is shown of the others' banks.
 *
 * The rest follows in the style sheets: the middle takes what is left, and its cards are as large as that allows.
 */

/** Piles above the row, beside it, or beside it with players and buttons at both sides (a phone that lies). */
export type Shape = "stacked" | "line" | "side";

/**
 * The others' banks: ten stacks in a line or in two, large enough to be touched; ten small ones to be looked at; or a
 * strip of those who sit there, each of whom opens.
 */
export type Others = "whole" | "grid" | "small" | "strip";

export interface Room {
  shape: Shape;
  others: Others;
  /** How many of the others sit side by side. */
  columns: number;
  /** The size of a stack in their banks. */
  stack: { width: number; height: number };
  /** The size of a stack in the own bank. */
  own: { width: number; height: number };
  /** Whether there is so little height that words are small. */
  isTight: boolean;
  /** How many pixels the row is wide. */
  row: number;
}

const TARGET = 44;
const GAP = 8;
const STACKS = 10;
const SMALLEST = 24;

/** What a bank needs beside its stacks. */
const BANK_SIDES = 18;
const BANK_HEAD = 44;
const SMALL_HEAD = 30;
const SEAT = 46;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** A way to lay out the others, and the height it takes. */
interface Way {
  others: Others;
  columns: number;
  stack: { width: number; height: number };
  height: number;
  /** Whether stacks are as high as cards are, and not lower to save room. */
  isRoomy: boolean;
  /** How many places of its lines stay empty. */
  empty: number;
}

const RATIO = 1.28;

function ways(width: number, others: number): Way[] {
  const found: Way[] = [];
  const add = (kind: Others, columns: number, across: number, head: number, gap: number): void => {
    const cell = (width - (columns - 1) * GAP) / columns;
    const wide = Math.min((cell - BANK_SIDES - (across - 1) * gap) / across, 92);
    const isSmall = kind === "small";
    if (wide < (isSmall ? SMALLEST : TARGET)) return;
    const lines = STACKS / across;
    const rows = Math.ceil(others / columns);
    const low = isSmall ? between(34, wide * RATIO, 50) : between(46, wide * RATIO, 60);
    for (const [high, isRoomy] of [[wide * RATIO, true], [low, false]] as const) {
      const bank = head + lines * (high + 4) + (lines - 1) * gap + 10;
      const stack = { width: Math.min(wide, high), height: high };
      found.push({ others: kind, columns, stack, isRoomy, empty: rows * columns - others, height: rows * bank + (rows - 1) * 6 });
    }
  };
  for (let columns = Math.min(others, 4); columns >= 1; columns -= 1) {
    add("whole", columns, STACKS, BANK_HEAD, GAP);
    add("grid", columns, STACKS / 2, BANK_HEAD, GAP);
    add("small", columns, STACKS, SMALL_HEAD, 3);
  }
  return found.sort((one, other) => order(one) - order(other));
}

const LIKED: Readonly<Record<Others, number>> = { whole: 0, grid: 1, small: 2, strip: 3 };

/**
 * What can be touched comes first, and what looks like cards. Of that the largest is liked best, where there is room; else
 * what takes the least height. A line with a hole in it is not liked.
 */
function order({ others, isRoomy, stack, height, empty }: Way): number {
  const size = isRoomy ? height / 10 - 10 * stack.width : 10_000 + height;
  return (others === "small" ? 20_000 : 0) + size + 60 * empty;
}

function strip(width: number, others: number): Way {
  const across = Math.max(1, Math.floor((width + 4) / 78));
  const rows = Math.ceil(others / across);
  const columns = Math.ceil(others / rows);
  return { others: "strip", columns, stack: { width: 0, height: 0 }, isRoomy: false, empty: 0, height: rows * SEAT + (rows - 1) * 4 };
}

/** How wide a card of the row comes out where the middle is so high. */
function cardIn(shape: Shape, height: number, width: number): number {
  if (shape === "stacked") return Math.min((height - 40) / 2.6, (width - 24) / 3.2);
  return Math.min((height - 30) / 1.4, (width - 60) / 4.9);
}

export function roomFor(width: number, height: number, players: number, isSeated: boolean): Room {
  const others = isSeated ? players - 1 : players;
  if (height < 480 && width >= 560) return lying(width, height, others, isSeated);
  const shape: Shape = width > 1.15 * height && width >= 720 ? "line" : "stacked";
  const isNarrow = width < 600;
  const isTight = height < 620;
  const inner = width - (isNarrow ? 12 : 20);
  const own = ownStack(inner - (shape === "line" ? 200 : 0), height, isNarrow, isTight);
  const bank = !isSeated ? 0 : shape === "line" ? own.height + 22 : own.height + (isNarrow ? 46 : 58);
  const actions = shape === "line" ? 78 : isNarrow ? (isTight ? 100 : 118) : 132;
  const news = shape === "line" ? 34 : isTight ? 34 : 46;
  const left = height - bank - actions - news - (isNarrow ? 26 : 44);
  const wished = shape === "line" ? 124 : isNarrow ? 80 : 112;
  const folded = strip(inner, others);
  const fits = ({ height: taken, isRoomy }: Way): boolean =>
    cardIn(shape, left - taken, width) >= (isRoomy ? 1.3 * wished : wished);
  const way = ways(inner, others).find(fits) ?? folded;
  const card = cardIn(shape, left - way.height, width);
  const row = shape === "line" ? inner - 1.8 * Math.min(190, card) - 150 : inner - 10;
  return { shape, others: way.others, columns: way.columns, stack: way.stack, own, isTight, row };
}

function ownStack(width: number, height: number, isNarrow: boolean, isTight: boolean): { width: number; height: number } {
  const gap = isNarrow ? 3 : GAP;
  const wide = Math.floor((width - BANK_SIDES - (STACKS - 1) * gap) / STACKS);
  const most = isTight ? 62 : between(84, height * 0.13, 130);
  const high = between(36, wide * RATIO, most);
  return { width: Math.min(wide, Math.max(high / 1.1, Math.min(wide, TARGET))), height: high };
}

/** A phone that lies: the others at the left, the buttons at the right, everything else between them. */
function lying(width: number, height: number, others: number, isSeated: boolean): Room {
  const across = others > Math.floor((height - 12) / (TARGET + 4)) || others > 4 ? 2 : 1;
  const middle = width - (across > 1 ? 176 : 128) - 172 - 24;
  const own = { width: Math.floor((middle - 8 - 27) / STACKS), height: 44 };
  const row = middle - 1.44 * ((middle - 40) / 3.5) - 150;
  return {
    shape: "side", others: "strip", columns: across, stack: { width: 0, height: 0 },
    own: isSeated ? own : { width: 0, height: 0 }, isTight: true, row,
  };
}

/** Whether something on the table that makes a move is large enough to be touched where it lies. */
export interface Direct {
  others: boolean;
  own: boolean;
  players: boolean;
  row: boolean;
}

export function directIn(room: Room, inRow: number): Direct {
  const canTouch = LIKED[room.others] < LIKED.small;
  return {
    others: canTouch,
    own: room.own.width >= TARGET,
    players: room.others !== "small",
    row: room.row / Math.max(1, inRow) >= TARGET + 10,
  };
}
