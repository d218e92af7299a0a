/** Everyone's chance to win over the match, as a drawing one can move along, and as a table. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { number, percent, t } from "../core/words";
import type { CurvePoint } from "../generated/wire";
import { lineOf } from "./markers";

const LEFT = 46;
const RIGHT = 10;
const TOP = 10;
const BOTTOM = 22;
const NARROWEST = 240;
const MARKERS = 6;

interface CurveProps {
  curve: readonly CurvePoint[];
  names: readonly string[];
  /** Of the moment that the replay shows. */
  version: number;
  show: (version: number) => void;
}

/** The width that there is, in pixels, so that letters and lines keep their size. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NARROWEST);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(NARROWEST, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

interface Scale {
  x: (place: number) => number;
  y: (chance: number) => number;
  width: number;
  height: number;
}

function scaleFor(width: number, count: number): Scale {
  const height = Math.round(Math.min(300, Math.max(170, width * 0.5)));
  const x = (place: number): number => LEFT + ((width - LEFT - RIGHT) * place) / Math.max(1, count - 1);
  const y = (chance: number): number => TOP + (height - TOP - BOTTOM) * (1 - chance);
  return { x, y, width, height };
}

function Grid({ scale, curve }: { scale: Scale; curve: readonly CurvePoint[] }) {
  const { x, y, width, height } = scale;
  const marks = [0, 0.5, 1].map((part) => Math.round(part * (curve.length - 1)));
  const anchors = ["start", "middle", "end"] as const;
  return (
    <g class="curve-grid">
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(chance)} y2={y(chance)} />
          <text x={LEFT - 6} y={y(chance) + 4} text-anchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      {marks.map((place, which) => (
        <text key={which} x={x(place)} y={height - 5} text-anchor={anchors[which]}>
          {number(curve[place]?.moves ?? 0)}
        </text>
      ))}
    </g>
  );
}

/** One player's line; markers here and there, because dashes alone are hard to follow. */
function Chances({ scale, curve, seat }: { scale: Scale; curve: readonly CurvePoint[]; seat: number }) {
  const { dash, marker } = lineOf(seat);
  const points = curve.map(({ chances }, place) => [scale.x(place), scale.y(chances[seat] ?? 0)] as const);
  const gap = Math.max(1, Math.floor(points.length / MARKERS));
  const first = Math.floor((gap * seat) / 8);
  const marked = points.filter((_, place) => place % gap === first);
  return (
    <g class="curve-line" data-line={seat % 8}>
      <polyline points={points.map((point) => point.join(",")).join(" ")} stroke-dasharray={dash} />
      {marked.map(([x, y]) => (
        <path key={x} d={marker(x, y)} />
      ))}
    </g>
  );
}

function Present({ scale, curve, place }: { scale: Scale; curve: readonly CurvePoint[]; place: number }) {
  const x = scale.x(place);
  return (
    <g class="curve-present">
      <line x1={x} x2={x} y1={TOP} y2={scale.height - BOTTOM} />
      {curve[place]?.chances.map((chance, seat) => (
        <path key={seat} data-line={seat % 8} d={lineOf(seat).marker(x, scale.y(chance))} />
      ))}
    </g>
  );
}

function Legend({ names, chances }: { names: readonly string[]; chances: readonly number[] }) {
  return (
    <ul class="curve-legend">
      {names.map((name, seat) => (
        <li key={seat} class="curve-line" data-line={seat % 8}>
          <svg width="36" height="14" aria-hidden="true" focusable="false">
            <polyline points="0,7 36,7" stroke-dasharray={lineOf(seat).dash} />
            <path d={lineOf(seat).marker(18, 7)} />
          </svg>
          <span class="curve-name">{name}</span>
          <b>{percent(chances[seat] ?? 0)}</b>
        </li>
      ))}
    </ul>
  );
}

function Figures({ curve, names }: { curve: readonly CurvePoint[]; names: readonly string[] }) {
  return (
    <details class="curve-figures">
      <summary>{t("web-review-as-table")}</summary>
      <div class="figures-frame" tabIndex={0} role="group" aria-label={t("web-review-curve")}>
        <table class="small">
          <thead>
            <tr>
              <th scope="col">{t("web-review-moves")}</th>
              {names.map((name, seat) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.map(({ moves, chances, version }) => (
              <tr key={version}>
                <th scope="row">{number(moves)}</th>
                {chances.map((chance, seat) => (
                  <td key={seat}>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function Curve({ curve, names, version, show }: CurveProps) {
  const { frame, width } = useWidth();
  const scale = scaleFor(width, curve.length);
  const place = Math.max(0, curve.findLastIndex((point) => point.version <= version));
  const chances = curve[place]?.chances ?? [];
  const told = names.map((name, seat) => `${name} ${percent(chances[seat] ?? 0)}`).join(", ");
  return (
    <figure class="curve">
      <figcaption class="small soft">{t("web-review-curve")}</figcaption>
      <div class="curve-frame" ref={frame}>
        <svg width={scale.width} height={scale.height} aria-hidden="true" focusable="false">
          <Grid scale={scale} curve={curve} />
          {names.map((_, seat) => (
            <Chances key={seat} scale={scale} curve={curve} seat={seat} />
          ))}
          <Present scale={scale} curve={curve} place={place} />
        </svg>
        <input
          type="range"
          class="curve-slider"
          style={{ left: `${LEFT}px`, width: `${scale.width - LEFT - RIGHT}px` }}
          min={0}
          max={curve.length - 1}
          value={place}
          aria-label={t("web-review-slider")}
          aria-valuetext={t("web-review-present", { moves: curve[place]?.moves ?? 0, chances: told })}
          onInput={(event) => show(curve[Number(event.currentTarget.value)]?.version ?? 0)}
        />
      </div>
      <Legend names={names} chances={chances} />
      <Figures curve={curve} names={names} />
    </figure>
  );
}
