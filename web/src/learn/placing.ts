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

function isInside(box: Box, room: Box, gap: number): boolean {
  return (
    box.left >= room.left + gap &&
    box.top >= room.top + gap &&
    box.left + box.width <= room.left + room.width - gap &&
    box.top + box.height <= room.top + room.height - gap
  );
}

/** The first free place around a thing that lies within the window; null where there is none. */
export function placeBeside(thing: Box, size: Size, room: Box, taken: readonly Box[]): Placed | null {
  for (const place of placesAround(thing, size)) {
    const box = { ...place, ...size };
    if (isInside(box, room, GAP) && !taken.some((each) => overlap(box, each))) return place;
  }
  return null;
}

/** To the edges of the window, where it is looked for a place anywhere in it. */
const MARGIN = 4;

/** The free place anywhere in the window that is nearest to a thing; null where there is none. */
export function placeNear(thing: Box, size: Size, room: Box, taken: readonly Box[]): Pick<Box, "left" | "top"> | null {
  const { width, height } = size;
  const far = (left: number, top: number): number =>
    Math.hypot(left + width / 2 - thing.left - thing.width / 2, top + height / 2 - thing.top - thing.height / 2);
  let found: { left: number; top: number } | null = null;
  for (let top = room.top + MARGIN; top + height <= room.top + room.height - MARGIN; top += STEP / 2) {
    for (let left = room.left + MARGIN; left + width <= room.left + room.width - MARGIN; left += STEP) {
      if (found && far(left, top) >= far(found.left, found.top)) continue;
      if (!taken.some((each) => overlap({ left, top, width, height }, each))) found = { left, top };
    }
  }
  return found;
}
