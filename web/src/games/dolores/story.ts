/**
 * What the board knows beyond the picture it shows: which card is which, where they travel, and the hands of this duel
 * and of the one before. It follows from the scenes alone, one after the other.
 */
import { useRef } from "preact/hooks";
import type { DoloresView, Happened } from "../../generated/wire";
import type { Scene } from "../../table/scenes";
import { followEvents, freshLayout, type Layout, sameLayout, type Ways } from "./layout";

/** The hands of a duel, once they are shown. */
export interface Count {
  dealer: number;
  neighbour: number;
  /** By seat; a two-hand trick shows two. */
  hands: Readonly<Record<number, readonly string[]>>;
}

/** A theft: whose, of whom, and which card. */
export interface Theft {
  thief: number;
  victim: number;
  card: string;
}

export interface Story {
  /** The picture it is about. */
  frame: number;
  layout: Layout;
  ways: Ways;
  /** The hands of the present duel. */
  count: Count | null;
  /** The hands of the duel before. */
  last: Count | null;
  theft: Theft | null;
}

const NO_WAYS: Ways = { from: {}, to: {} };

/** A picture without any history. */
export function blank(frame: number, view: DoloresView): Story {
  return { frame, layout: freshLayout(view), ways: NO_WAYS, count: null, last: null, theft: null };
}

/** The hands that are shown by some events, of a duel that is described by a view. */
function countOf(events: readonly Happened[], view: DoloresView, before: Count | null): Count | null {
  const hands: Record<number, readonly string[]> = {};
  for (const { event, seat, card, other } of events) {
    if (event === "showed") hands[seat ?? -1] = [String(other)];
    else if (event === "both") hands[seat ?? -1] = [String(card), String(other)];
  }
  if (!Object.keys(hands).length) return before;
  return { dealer: view.dealer, neighbour: view.neighbour, hands: { ...before?.hands, ...hands } };
}

function theftOf(events: readonly Happened[]): Theft | null {
  const theft = events.find(({ event }) => event === "robbed");
  return theft ? { thief: theft.seat ?? -1, victim: Number(theft.other), card: String(theft.card) } : null;
}

/** Where a stolen card comes from. */
function theftWay(theft: Theft | null, frame: number): Record<string, string> {
  return theft ? { [`theft-${frame}`]: `kind-${theft.victim}-${theft.card.split(" ")[0]}` } : {};
}

/** The story with one more scene. */
export function follow(before: Story, frame: number, scene: Scene, view: DoloresView): Story {
  const { events } = scene;
  const { layout, ways } = followEvents(before.layout, events, view);
  const isBegun = events.some(({ event }) => event === "duel");
  const isVoided = events.some(({ event, card }) => event === "played" && card === "void");
  const theft = theftOf(events);
  return {
    frame,
    layout,
    ways: { ...ways, from: { ...ways.from, ...theftWay(theft, frame) } },
    count: isBegun || isVoided ? null : countOf(events, view, before.count),
    last: isBegun ? (before.count ?? before.last) : before.last,
    theft,
  };
}

/** The story of another picture: with its scene; with nothing to see; or without what was missed in between. */
function carriedOn(before: Story, frame: number, scene: Scene | null, view: DoloresView): Story {
  const isNew = before.frame !== frame;
  if (scene && isNew) return follow(before, frame, scene, view);
  if (!sameLayout(before.layout, view)) return blank(frame, view);
  return isNew ? { ...before, frame, ways: NO_WAYS, theft: null } : before;
}

/** The story of the picture that is shown now. */
export function useStory(frame: number, scene: Scene | null, view: DoloresView): Story {
  const kept = useRef<{ story: Story; view: DoloresView } | null>(null);
  const before = kept.current;
  if (!before) kept.current = { story: blank(frame, view), view };
  else if (before.view !== view) {
    kept.current = { story: carriedOn(before.story, frame, scene, view), view };
  } else if (before.story.frame !== frame) kept.current = { story: { ...before.story, frame, ways: NO_WAYS }, view };
  return kept.current!.story;
}
