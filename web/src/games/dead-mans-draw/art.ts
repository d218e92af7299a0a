/**
 * The illustrations of the cards, as pictures: the browser draws each once, however many faces show it.
 *
 * A face has layers: a ground in the colour of its suit with a little scene, the suit's drawing with shadow and light,
 * a corner for the value, and at its foot a sign of what the card does.
 */
import art from "./art.json";
import drawings from "../../generated/icons/dead-mans-draw.json";

const suits: Readonly<Record<string, { colour: string; scene: string; effect: string }>> = art;
const outlines: Readonly<Record<string, string>> = drawings.suits;

/** What all faces share. */
const SHARED = `
  <clipPath id="loot-panel"><rect x="4" y="4" width="92" height="132" rx="6"/></clipPath>
  <radialGradient id="loot-glow" cx=".5" cy=".46" r=".62"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <linearGradient id="loot-dusk" x2="0" y2="1"><stop offset=".35" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></linearGradient>
  <linearGradient id="loot-light" x2="0" y2="1"><stop stop-color="#fffdf2"/><stop offset=".55" stop-color="#f8e7bb"/><stop offset="1" stop-color="#d9b873"/></linearGradient>`;

function drawn(suit: string): string {
  const { colour, scene, effect } = suits[suit] ?? { colour: "#000", scene: "", effect: "" };
  const outline = outlines[suit] ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><defs>${SHARED}</defs>
    <g clip-path="url(#loot-panel)">
      <path d="M0 0 H100 V140 H0 Z" fill="${colour}"/>
      <path d="M0 0 H100 V140 H0 Z" fill="url(#loot-glow)"/>
      ${scene}
      <path d="M0 0 H100 V140 H0 Z" fill="url(#loot-dusk)"/>
    </g>
    <g transform="translate(20 37) scale(.1172)">
      <path d="${outline}" transform="translate(12 22)" opacity=".4"/>
      <path d="${outline}" fill="url(#loot-light)" stroke="#1a0f04" stroke-width="13" stroke-linejoin="round" paint-order="stroke"/>
    </g>
    <path d="M4 10 Q4 4 10 4 H35 Q36 31 27 41 Q20 48 4 49 Z" fill="#fbf3dc"/>
    <path d="M35 4 Q36 31 27 41 Q20 48 4 49" fill="none" stroke="#1a0f04" stroke-width="1.2" opacity=".55"/>
    <path d="${outline}" transform="translate(8.5 31.5) scale(.0254)" fill="${colour}"/>
    <path d="M25 117 H75 L71 126 L75 135 H25 L29 126 Z" fill="#fbf3dc" stroke="#1a0f04" stroke-width="1" stroke-opacity=".55"/>
    <g transform="translate(38 118)" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" color="${colour}">${effect}</g>
    <rect x="4" y="4" width="92" height="132" rx="6" fill="none" stroke="#1a0f04" stroke-opacity=".45" stroke-width="1.2"/>
  </svg>`;
}

const pictures = new Map<string, string>();

/** The address of a suit's picture. */
export function pictureOf(suit: string): string {
  const made = pictures.get(suit) ?? `data:image/svg+xml,${encodeURIComponent(drawn(suit).replace(/\s+/g, " "))}`;
  pictures.set(suit, made);
  return made;
}
