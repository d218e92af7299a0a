/** Lines that can be told apart without colour: eight patterns, each with a marker of its own. */

export interface Line {
  /** The dashes, in pixels. */
  dash: string;
  /** The marker around a point. */
  marker: (x: number, y: number) => string;
}

const SIZE = 4.5;

/** A closed shape out of corners around a point. */
function shape(...corners: readonly (readonly [number, number])[]): Line["marker"] {
  return (x, y) => `M${corners.map(([right, down]) => `${x + right * SIZE},${y + down * SIZE}`).join("L")}Z`;
}

const circle: Line["marker"] = (x, y) =>
  `M${x - SIZE},${y}a${SIZE},${SIZE} 0 1 0 ${2 * SIZE},0a${SIZE},${SIZE} 0 1 0 ${-2 * SIZE},0Z`;

export const LINES: readonly Line[] = [
  { dash: "none", marker: circle },
  { dash: "7 4", marker: shape([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]) },
  { dash: "2 4", marker: shape([0, -1.2], [1.15, 0.9], [-1.15, 0.9]) },
  { dash: "10 4 2 4", marker: shape([0, -1.3], [1.3, 0], [0, 1.3], [-1.3, 0]) },
  { dash: "14 5", marker: shape([0, 1.2], [1.15, -0.9], [-1.15, -0.9]) },
  { dash: "5 3 2 3 2 3", marker: shape([-1.2, -0.6], [1.2, -0.6], [1.2, 0.6], [-1.2, 0.6]) },
  { dash: "1 3", marker: shape([-0.6, -1.2], [0.6, -1.2], [0.6, 1.2], [-0.6, 1.2]) },
  { dash: "3 3 9 3", marker: shape([-1.2, 0], [-0.6, -1.1], [0.6, -1.1], [1.2, 0], [0.6, 1.1], [-0.6, 1.1]) },
];

export function lineOf(seat: number): Line {
  return LINES[seat % LINES.length] ?? { dash: "none", marker: circle };
}
