/** What scenes add to the picture: sounds, the aim of a thief, points that float up, the sun. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { play, type Sound } from "../../core/sound";
import type { DoloresView } from "../../generated/wire";
import type { Scene } from "../../table/scenes";
import type { Theft } from "./story";

/** The most telling sound of a scene; one is enough. */
function soundOf(scene: Scene, view: DoloresView): Sound | null {
  const has = (name: string, seat?: number | null): boolean =>
    scene.events.some((each) => each.event === name && (seat === undefined || each.seat === seat));
  if (has("won", view.seat)) return "win";
  if (scene.kind === "ending" || scene.kind === "dawn" || scene.kind === "bust") return "bust";
  if (scene.kind === "reveal") return "reveal";
  if (scene.kind === "collect") return has("took") ? "collect" : "bust";
  return scene.kind === "still" ? null : "card";
}

export function useSounds(scene: Scene | null, view: DoloresView): void {
  useEffect(() => {
    const sound = scene && soundOf(scene, view);
    if (sound) play(sound);
  }, [scene]);
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
