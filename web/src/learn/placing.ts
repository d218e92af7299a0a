/** Where something small can stand beside the thing it speaks of, without covering what must stay free. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** The side of the thing on which it stands. */
  side: "below" | "above" | "right" | "left";
}

/** Between the thing and what stands beside it, and to the edges of the window. */
const GAP = 10;

/** How far along the thing it is moved at a time to find a free place. */
const STEP = 12;

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** From the middle outwards: 0, 1, -1, 2, -2, … steps, as long as something of the thing is beside it. */
function shifts(most: number): number[] {
  const found = [0];
  for (let shift = STEP; shift <= most; shift += STEP) found.push(shift, -shift);
  return found;
}

function* placesAround(thing: Box, { width, height }: Size): Generator<Placed> {
  const across = shifts((thing.width + width) / 2);
  const along = shifts((thing.height + height) / 2);
  const left = thing.left + thing.width / 2 - width / 2;
  const top = thing.top + thing.height / 2 - height / 2;
  for (const shift of across) yield { left: left + shift, top: thing.top - GAP - height, side: "above" };
  for (const shift of across) yield { left: left + shift, top: thing.top + thing.height + GAP, side: "below" };
  for (const shift of along) yield { left: thing.left + thing.width + GAP, top: top + shift, side: "right" };
  for (const shift of along) yield { left: thing.left - GAP - width, top: top + shift, side: "left" };
}

/** The first free place around a thing that lies within the window; null where there is none. */
export function placeBeside(thing: Box, size: Size, room: Box, taken: readonly Box[]): Placed | null {
  for (const place of placesAround(thing, size)) {
    const box = { ...place, ...size };
    const fits =
      box.left >= room.left + GAP &&
      box.top >= room.top + GAP &&
      box.left + box.width <= room.left + room.width - GAP &&
      box.top + box.height <= room.top + room.height - GAP;
    if (fits && !taken.some((each) => overlap(box, each))) return place;
  }
  return null;
}
