/** The picture at the head of the home page: by day a chart with its compass rose, by night the harbour with its light. */
import { Icon } from "../components/icon";

const RHUMBS = Array.from({ length: 16 }, (_, place) => (place * 360) / 16);
const STARS = [
  [60, 30], [140, 62], [230, 24], [318, 48], [430, 20], [520, 70], [610, 34], [705, 58], [812, 22], [905, 66], [1120, 28],
] as const;
/** Houses along the quay: where each begins, how wide and how high it is. */
const HOUSES = [
  [905, 34, 46], [936, 26, 62], [960, 40, 40], [998, 30, 54],
] as const;

function Rose() {
  return (
    <g class="rose" transform="translate(620 78)">
      {RHUMBS.map((angle) => (
        <line key={angle} x1="0" y1="0" x2="900" y2="0" transform={`rotate(${angle})`} />
      ))}
      <circle r="46" />
      <circle r="40" />
      <path class="rose-star" d="M0 -58 L8 -8 L58 0 L8 8 L0 58 L-8 8 L-58 0 L-8 -8 Z" />
      <path class="rose-heart" d="M0 -34 L5 -5 L34 0 L5 5 L0 34 L-5 5 L-34 0 L-5 -5 Z" transform="rotate(45)" />
    </g>
  );
}

function Town() {
  return (
    <g class="town">
      <path class="cliff" d="M860 220 L880 172 L900 166 L1040 164 L1066 120 L1100 112 L1124 128 L1150 170 L1200 176 V220 Z" />
      {HOUSES.map(([x, width, height]) => (
        <g key={x}>
          <path class="house" d={`M${x} 168 v${-height} l${width / 2} -12 l${width / 2} 12 v${height} Z`} />
          <rect class="window" x={x + width / 2 - 4} y={168 - height + 12} width="7" height="9" />
        </g>
      ))}
      <path class="beam" d="M1092 46 L620 6 L620 96 Z" />
      <path class="tower" d="M1080 116 L1085 58 H1099 L1104 116 Z" />
      <path class="tower-band" d="M1083.4 76 H1100.6 L1102 92 H1082 Z" />
      <rect class="lamp" x="1085" y="42" width="14" height="14" />
      <path class="tower" d="M1081 42 L1092 30 L1103 42 Z" />
    </g>
  );
}

export function Harbour() {
  return (
    <div class="harbour" aria-hidden="true">
      <svg viewBox="0 0 1200 220" preserveAspectRatio="xMaxYMax slice" focusable="false">
        <Rose />
        <g class="stars">
          {STARS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={x % 3 ? 1.3 : 2} />
          ))}
        </g>
        <Town />
        <path class="sea-far" d="M0 176 q30 -10 60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 V220 H0 Z" />
        <path class="sea-near" d="M0 196 q25 -9 50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 t50 0 V220 H0 Z" />
      </svg>
      <Icon name="signs-caravel" class="harbour-ship" />
    </div>
  );
}
