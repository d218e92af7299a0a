/** Behind the table: a beach by night with a wreck before it. The sky pales with the risk that dawn comes. */
import type { DoloresView } from "../../generated/wire";
import type { Scene } from "../../table/scenes";
import { Icon } from "./faces";

interface SkyProps {
  view: DoloresView;
  scene: Scene | null;
  frame: number;
}

/** How bright the sky is, from 0 by night to 1 by day. */
export function brightnessOf(view: DoloresView, scene: Scene | null): number {
  const hasRisen = [...view.before_dealer, ...view.before_neighbour].includes("dawn") || scene?.kind === "dawn";
  if (hasRisen || view.asks === "over") return 1;
  return Math.round(80 * view.dawn_next) / 100;
}

const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [60, 60, 1.6], [140, 130, 1], [210, 40, 1.3], [290, 110, 0.9], [350, 50, 1.5], [430, 150, 1], [520, 70, 1.2],
  [600, 30, 1.7], [660, 120, 1], [760, 60, 1.2], [830, 150, 0.9], [900, 36, 1.5], [980, 100, 1.1], [1050, 170, 0.9],
  [1130, 60, 1.3], [1320, 200, 1], [1390, 70, 1.4], [1460, 140, 1], [1530, 50, 1.6], [90, 220, 0.9], [390, 230, 0.8],
  [720, 210, 1], [1010, 230, 0.8], [1500, 240, 0.9],
];

export function Sky({ view, scene, frame }: SkyProps) {
  const dawn = brightnessOf(view, scene);
  return (
    <div class="dolores-sky" style={{ "--dawn": dawn }} aria-hidden="true">
      <div class="dolores-sky-dawn" />
      {dawn === 1 && <div key={scene?.kind === "dawn" ? frame : 0} class={`dolores-sun ${scene?.kind === "dawn" ? "dolores-sun-rising" : ""}`} />}
      <svg class="dolores-heaven" viewBox="0 0 1600 300" preserveAspectRatio="xMidYMin slice" focusable="false">
        <g fill="#fff3cf">
          {STARS.map(([x, y, size]) => (
            <circle key={x} cx={x} cy={y} r={size} />
          ))}
        </g>
        <circle cx="1230" cy="110" r="90" fill="#fbe9b8" opacity="0.10" />
        <circle cx="1230" cy="110" r="62" fill="#fbe9b8" opacity="0.14" />
        <path d="M1244 66a46 46 0 1 0 32 62 40 40 0 0 1-32-62z" fill="#fbeac0" />
      </svg>
      <svg class="dolores-shore" viewBox="0 0 1600 420" preserveAspectRatio="xMidYMax slice" focusable="false">
        <path class="dolores-sea" d="M0 150H1600V420H0z" />
        <path class="dolores-glitter" d="M1120 170h120M1090 196h200M1130 226h110M1060 258h230M1120 292h150" />
        <path class="dolores-wave" d="M0 232q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V420H0z" />
        <path class="dolores-sand" d="M0 330q220-58 520-30t560 22 520-40V420H0z" />
      </svg>
      <Icon name="signs-caravel" class="dolores-wreck" />
    </div>
  );
}
