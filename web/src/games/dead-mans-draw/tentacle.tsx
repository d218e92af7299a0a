/** An arm of the kraken. */
export function Tentacle({ class: className = "" }: { class?: string }) {
  return (
    <svg class={`draw-tentacle ${className}`} viewBox="0 0 60 120" aria-hidden="true" focusable="false">
      <path
        d="M4 122 C2 92 10 78 24 64 C38 50 42 38 34 28 C28 21 18 24 19 32 C20 38 27 38 27 33 C34 36 29 46 20 44 C8 41 8 22 22 16 C40 9 56 26 50 48 C45 66 30 76 26 94 C24 104 25 112 26 122 Z"
        fill="#0d6468"
        stroke="#063538"
        stroke-width="2"
      />
      <g fill="#d3efe6" stroke="#063538" stroke-width="1">
        <circle cx="14" cy="104" r="4" />
        <circle cx="16" cy="91" r="3.8" />
        <circle cx="22" cy="79" r="3.5" />
        <circle cx="31" cy="68" r="3.2" />
        <circle cx="39" cy="57" r="3" />
        <circle cx="43" cy="45" r="2.7" />
        <circle cx="42" cy="33" r="2.4" />
      </g>
    </svg>
  );
}
