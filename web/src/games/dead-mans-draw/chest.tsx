/** The chest that a key opens. */
export function Chest() {
  return (
    <svg class="draw-chest" viewBox="0 0 160 150" aria-hidden="true" focusable="false">
      <g class="draw-chest-rays" fill="#ffe08a">
        {Array.from({ length: 9 }, (_, ray) => (
          <path key={ray} d="M80 78 L72 -30 L88 -30 Z" transform={`rotate(${(ray - 4) * 19} 80 78)`} opacity="0.55" />
        ))}
      </g>
      <g class="draw-chest-lid">
        <path d="M18 74 V52 C18 26 42 20 80 20 C118 20 142 26 142 52 V74 Z" fill="#8b4a1c" stroke="#3a1c08" stroke-width="4" />
        <path d="M18 62 H142" stroke="#d8a545" stroke-width="6" />
        <path d="M44 24 V74 M116 24 V74" stroke="#d8a545" stroke-width="8" />
      </g>
      <ellipse class="draw-chest-gold" cx="80" cy="78" rx="58" ry="13" fill="#ffd65c" stroke="#a8761c" stroke-width="3" />
      <path d="M14 76 H146 V132 C146 140 142 144 134 144 H26 C18 144 14 140 14 132 Z" fill="#7a3f17" stroke="#3a1c08" stroke-width="4" />
      <path d="M14 90 H146" stroke="#d8a545" stroke-width="7" />
      <path d="M42 78 V143 M118 78 V143" stroke="#d8a545" stroke-width="8" />
      <rect x="66" y="80" width="28" height="30" rx="4" fill="#e8bd5c" stroke="#6b430d" stroke-width="3" />
      <path d="M80 89 a5 5 0 0 1 3 9 l2 7 h-10 l2 -7 a5 5 0 0 1 3 -9 Z" fill="#3a1c08" />
    </svg>
  );
}
