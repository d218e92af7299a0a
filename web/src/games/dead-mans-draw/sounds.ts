/** What a scene sounds like. */
import type { Sound } from "../../core/sound";
import type { Happened } from "../../generated/wire";

/** The loudest first. */
const SOUNDS: readonly [Sound, readonly string[]][] = [
  ["bust", ["busted"]],
  ["splash", ["lost", "lost-to"]],
  ["chest", ["bonus"]],
  ["boom", ["fired", "scavenged"]],
  ["blade", ["stolen", "sword-discarded"]],
  ["coins", ["plundered"]],
  ["hook", ["hooked"]],
  ["beast", ["owes"]],
  ["collect", ["collected", "saved", "banked-at-once", "pick-banked"]],
  ["reveal", ["trait-revealed", "peeked"]],
  ["slide", ["offered", "taken", "replayed"]],
  ["draw", ["drawn"]],
];

export function soundOf(events: readonly Happened[], seat: number | null): Sound | null {
  const happened = new Set(events.map(({ event }) => event));
  if (happened.has("over")) {
    const hasWon = events.some(({ event, seat: winner }) => event === "won" && winner === seat);
    return hasWon || seat === null ? "win" : "lose";
  }
  return SOUNDS.find(([, names]) => names.some((name) => happened.has(name)))?.[0] ?? null;
}
