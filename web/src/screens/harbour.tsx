/** The head of the home page: by day a chart with its compass rose, by night the harbour with its light. */
import { Icon } from "../components/icon";

const WIDTH = 1200;
const HEIGHT = 220;
const RHUMBS = Array.from({ length: 16 }, (_, place) => (place * 360) / 16);
const STARS = [
  [520, 20], [588, 12], [690, 18], [742, 40], [812, 16], [868, 60], [930, 26], [1010, 44], [1032, 14], [1150, 30],
] as const;

/** Houses along the quay: where each begins, how wide and how high it is. */
const HOUSES = [
  [905, 34, 46], [936, 26, 62], [960, 40, 40], [998, 30, 54],
] as const;

const CLIFF = "M860 220 L880 172 L900 166 L1040 164 L1066 120 L1100 112 L1124 128 L1150 170 L1200 176 V220 Z";

/** The sea from a height downwards, with waves of a length. */
function sea(top: number, length: number, swell: number): string {
  const waves = `t${length} 0 `.repeat(Math.ceil(WIDTH / length) - 1);
  return `M0 ${top} q${length / 2} ${-swell} ${length} 0 ${waves}V${HEIGHT} H0 Z`;
}

function Rose() {
  return (
    <g class="rose" transform="translate(852 70)">
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
      <path class="cliff" d={CLIFF} />
      {HOUSES.map(([x, width, height]) => (
        <g key={x}>
          <path class="house" d={`M${x} 168 v${-height} l${width / 2} -12 l${width / 2} 12 v${height} Z`} />
          <rect class="pane" x={x + width / 2 - 4} y={168 - height + 12} width="7" height="9" />
        </g>
      ))}
      <path class="beam" d="M1092 49 L760 12 L760 86 Z" fill="url(#beam)" />
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
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMax slice" focusable="false">
        <linearGradient id="beam">
          <stop offset="0" class="beam-far" />
          <stop offset="1" class="beam-near" />
        </linearGradient>
        <Rose />
        <g class="stars">
          {STARS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r={x % 3 ? 1.3 : 2} />
          ))}
        </g>
        <Town />
        <path class="sea-far" d={sea(176, 60, 10)} />
        <path class="sea-near" d={sea(196, 50, 9)} />
      </svg>
      <Icon name="signs-caravel" class="harbour-ship" />
    </div>
  );
}
