/** What scenes add to the picture: sounds, the aim of a thief, points that float up, the sun. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ribbon } from "../../components/stage";
import { play, type Sound } from "../../core/sound";
import type { DoloresView } from "../../generated/wire";
import type { Scene } from "../../table/scenes";
import { GoodFace, goodName } from "./faces";
import type { Theft } from "./story";

/** The most telling sound of a scene; one is enough. */
function soundOf({ kind, events }: Scene, view: DoloresView): Sound | null {
  const has = (name: string, seat?: number | null): boolean =>
    events.some((each) => each.event === name && (seat === undefined || each.seat === seat));
  const showed = (gesture: string): boolean => events.some(({ event, other }) => event === "showed" && other === gesture);
  if (kind === "ending") return view.seat === null || has("won", view.seat) ? "win" : "lose";
  if (kind === "dawn") return "dawn";
  if (kind === "reveal") return showed("fight") ? "fight" : showed("peace") ? "peace" : "drum";
  if (kind === "collect") return has("took") ? "collect" : "splash";
  if (kind === "bust") return "splash";
  if (kind === "attack") return has("robbed") ? "hook" : "slide";
  if (kind === "effect") return events.some(({ card }) => card === "lantern") ? "snuff" : "slide";
  return kind === "deal" ? "place" : null;
}

export function useSounds(scene: Scene | null, view: DoloresView): void {
  useEffect(() => {
    const sound = scene && soundOf(scene, view);
    if (sound) play(sound);
  }, [scene]);
}

/** What is put before everybody's eyes for a moment: a bottle that is played, or the sun. */
export function Spotlight({ scene, view, lasts, frame }: { scene: Scene; view: DoloresView; lasts: number; frame: number }) {
  const played = scene.events.find(({ event }) => event === "played");
  if (!played && scene.kind !== "dawn") return null;
  const card = played ? String(played.card) : "dawn";
  const player = view.players[played?.seat ?? -1];
  return (
    <div class="dolores-spotlight" key={frame} style={{ "--lasts": `${lasts}ms` }} aria-hidden="true">
      <GoodFace card={card} />
      <Ribbon calm={Boolean(played)}>{player ? `${player}: ${goodName(card)}` : goodName(card)}</Ribbon>
    </div>
  );
}

/** The way of a stolen good, from whose display to whose. */
export function Aim({ theft, frame }: { theft: Theft; frame: number }) {
  const line = useRef<SVGLineElement>(null);
  const tip = useRef<SVGCircleElement>(null);
  useLayoutEffect(() => {
    const drawing = line.current?.ownerSVGElement;
    if (!drawing || !line.current) return;
    const around = drawing.getBoundingClientRect();
    const middle = (seat: number): [number, number] => {
      const found = drawing.parentElement?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
      if (!found) return [0, 0];
      return [found.left + found.width / 2 - around.left, found.top + found.height / 2 - around.top];
    };
    const [x1, y1] = middle(theft.thief);
    const [x2, y2] = middle(theft.victim);
    for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) line.current.setAttribute(name, String(value));
    tip.current?.setAttribute("cx", String(x2));
    tip.current?.setAttribute("cy", String(y2));
  }, [frame]);
  return (
    <svg class="dolores-aim" key={frame} aria-hidden="true" focusable="false">
      <line ref={line} pathLength={1} />
      <circle ref={tip} r={22} />
    </svg>
  );
}
