/** Hats, and what else somebody is known by, in a box of 96 by 96. */
import type { ComponentChildren } from "preact";
import type { Extra, Hat, Recipe } from "./recipe";

const SHADE = "#1c0c06";

type Drawn = (colour: string, trim: string) => ComponentChildren;

const HATS: Readonly<Record<Exclude<Hat, "none">, Drawn>> = {
  tricorn: (colour, trim) => (
    <>
      <path d="M9 33c11-2 20-21 39-26 19 5 28 24 39 26-8 9-24 5-39 5s-31 4-39-5Z" fill={colour} />
      <path d="M48 7c19 5 28 24 39 26-8 9-24 5-39 5 8-8 8-21 0-31Z" fill={SHADE} opacity="0.22" />
      <path d="M9 33c8 9 24 5 39 5s31 4 39-5" fill="none" stroke={trim} stroke-width="2.6" stroke-linecap="round" />
      <path d="M14 31c10-4 18-17 34-21.5C64 14 72 27 82 31" fill="none" stroke={trim} stroke-width="1.2" />
    </>
  ),
  bicorne: (colour, trim) => (
    <>
      <path d="M11 38C14 16 32 9 48 9s34 7 37 29c-12-4-24-3-37-3s-25-1-37 3Z" fill={colour} />
      <path d="M48 9c16 0 34 7 37 29-12-4-24-3-37-3 10-6 10-18 0-26Z" fill={SHADE} opacity="0.2" />
      <path d="M11 38C14 16 32 9 48 9s34 7 37 29" fill="none" stroke={trim} stroke-width="2" />
      <circle cx="48" cy="22" r="5.6" fill={trim} />
      <circle cx="48" cy="22" r="3" fill="#8e2f24" />
    </>
  ),
  bandana: (colour, trim) => (
    <>
      <path d="M68 38q10-2 14 3-6 0-8 3 4 3 4 8-8-2-11-10Z" fill={colour} />
      <path d="M68 38q10-2 14 3-6 0-8 3 4 3 4 8-8-2-11-10Z" fill={SHADE} opacity="0.25" />
      <path d="M27 43C25 23 35 17 48 17s23 6 21 26c-11-7-31-7-42 0Z" fill={colour} />
      <path d="M48 17c13 0 23 6 21 26-2-1.5-5-2.7-7.5-3.6C61 30 56 22 48 17Z" fill={SHADE} opacity="0.18" />
      <g fill={trim}>
        <circle cx="37" cy="29" r="1.9" />
        <circle cx="48" cy="24" r="1.9" />
        <circle cx="59" cy="29" r="1.9" />
        <circle cx="42" cy="35" r="1.7" />
        <circle cx="54" cy="35" r="1.7" />
      </g>
    </>
  ),
  straw: (colour, trim) => (
    <>
      <path d="M8 37c6-8 22-10 40-10s34 2 40 10c-8 5-24 4-40 4s-32 1-40-4Z" fill={colour} />
      <path d="M31 32c0-13 5-20 17-20s17 7 17 20c-8 3-26 3-34 0Z" fill={colour} />
      <path d="M31 27.5c9 3 25 3 34 0v5c-8 3.5-26 3.5-34 0Z" fill={trim} />
      <path d="M8 37c8 5 24 4 40 4s32 1 40-4c-7 8-20 7-40 7S15 45 8 37Z" fill={SHADE} opacity="0.3" />
      <path d="M14 35l10-2M30 16l8 10M58 14l-6 12M72 32l10 3M40 12l3 12M12 38l-5 5M84 38l5 4M24 40l-3 5M66 41l4 5" stroke={SHADE} stroke-opacity="0.3" stroke-width="1.3" />
    </>
  ),
  plumed: (colour, trim) => (
    <>
      <path d="M64 28c-2-14 8-24 20-20 6 2 8 7 7 10-4-1-7 0-9 2 3 2 4 5 3 8-4-2-8-1-10 2-4 4-9 3-11-2Z" fill={trim} />
      <path d="M66 28c2-9 8-15 17-16" fill="none" stroke={SHADE} stroke-opacity="0.3" stroke-width="1.2" />
      <path d="M6 38c4-9 22-12 42-12s38 3 42 10c-10 7-26 3-42 4-16 0-32 5-42-2Z" fill={colour} />
      <path d="M30 32c0-14 6-20 18-20s18 6 18 20c-10 3-26 3-36 0Z" fill={colour} />
      <path d="M48 12c12 0 18 6 18 20-4 1.2-8 2-12 2.2 4-7 2-16-6-22.2Z" fill={SHADE} opacity="0.2" />
      <path d="M30 28c9 3.5 27 3.5 36 0v4.5c-10 3-26 3-36 0Z" fill={trim} />
    </>
  ),
  scarf: (colour, trim) => (
    <>
      <path d="M25 62C19 28 33 15 48 15s29 13 23 47c4 8 4 16 0 22-4-2-6-6-6-10 4-16 2-36-17-38-19 2-21 22-17 38 0 4-2 8-6 10-4-6-4-14 0-22Z" fill={colour} />
      <path d="M48 15c15 0 29 13 23 47 4 8 4 16 0 22-4-2-6-6-6-10 4-14 3-31-9-36 0-10-2-18-8-23Z" fill={SHADE} opacity="0.14" />
      <path d="M31 42c3-4.5 8-6 17-6s14 1.5 17 6" fill="none" stroke={trim} stroke-width="2.2" />
    </>
  ),
  knitted: (colour, trim) => (
    <>
      <path d="M28 38C27 20 37 13 48 13s21 7 20 25Z" fill={colour} />
      <path d="M48 13c11 0 21 7 20 25h-9c0-10-4-19-11-25Z" fill={SHADE} opacity="0.2" />
      <path d="M26 35q22-7 44 0v7q-22-7-44 0Z" fill={trim} />
      <circle cx="48" cy="12" r="5" fill={trim} />
    </>
  ),
  tall: (colour, trim) => (
    <>
      <path d="M30 34l2-24c6-5 26-5 32 0l2 24Z" fill={colour} />
      <path d="M54 6.6c4 0.6 8 1.6 10 3.4l2 24H56Z" fill={SHADE} opacity="0.25" />
      <path d="M30.7 25q17.3 5 34.6 0l0.7 7.5q-18 5-36 0Z" fill={trim} />
      <path d="M10 35c8-5 18-4 38-4s30-1 38 4c-6 8-22 6-38 6s-32 2-38-6Z" fill={colour} />
      <path d="M10 35c8 4 22 2.5 38 2.5S78 39 86 35c-6 8-22 6-38 6s-32 2-38-6Z" fill={SHADE} opacity="0.3" />
    </>
  ),
  hood: (colour, trim) => (
    <>
      <path d="M20 86C12 40 26 10 48 10s36 30 28 76c-6 2-10-2-11-8 6-20 4-46-17-47-21 1-23 27-17 47-1 6-5 10-11 8Z" fill={colour} />
      <path d="M48 10c22 0 36 30 28 76-6 2-10-2-11-8 5-18 4-38-9-45-1-9-3-16-8-23Z" fill={SHADE} opacity="0.25" />
      <path d="M30 74c-5-20-2-42 18-43 20 1 23 23 18 43" fill="none" stroke={trim} stroke-width="2" />
    </>
  ),
};

export function HatShape({ hat, hatColour, hatTrim }: Recipe) {
  return <>{hat !== "none" && HATS[hat](hatColour, hatTrim)}</>;
}

/** What lies on the face, below the hat. Made anew each time: an element that is kept keeps the page it was part of. */
const ON_FACE: Partial<Record<Extra, () => ComponentChildren>> = {
  freckles: () => (
    <g fill="#8a4a22" opacity="0.6">
      {[[35, 56], [38, 58], [41, 56], [55, 56], [58, 58], [61, 56]].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1" />
      ))}
    </g>
  ),
  rouge: () => (
    <g fill="#d2493c" opacity="0.35">
      <circle cx="35.5" cy="58" r="4.5" />
      <circle cx="60.5" cy="58" r="4.5" />
    </g>
  ),
  scar: () => (
    <path d="M63.5 34l-3.5 10M62.5 55.5l-4.5 9.5M60 38.5l4 1.5M58.5 60l4.5 2" fill="none" stroke="#8d2f22" stroke-opacity="0.85" stroke-width="1.6" stroke-linecap="round" />
  ),
  spectacles: () => (
    <g fill="#eef8fa" fill-opacity="0.16" stroke="#c79c3c" stroke-width="1.9">
      <circle cx="39.5" cy="49.5" r="7.2" />
      <circle cx="56.5" cy="49.5" r="7.2" />
      <path d="M46.5 48.5q1.5-1.5 3 0M32.5 48l-4-1M63.5 48l4-1" fill="none" />
    </g>
  ),
  monocle: () => (
    <g fill="#eef8fa" fill-opacity="0.16" stroke="#d9b04f" stroke-width="1.9">
      <circle cx="56.5" cy="49.5" r="7.4" />
      <path d="M62 55q5 8 3 20" fill="none" stroke-width="1" />
    </g>
  ),
  patch: () => (
    <>
      <path d="M68 33L45 45M34 50l-7 4" stroke="#17110e" stroke-width="2.2" />
      <path d="M32.5 44q7-4 14 1-0.5 10-7 10.5-6.5-1-7-11.5Z" fill="#17110e" />
      <path d="M34.5 46q5-2.5 9 0" fill="none" stroke="#55463c" stroke-width="1" />
    </>
  ),
};

/** What is before everything else. */
const BEFORE_ALL: Partial<Record<Extra, () => ComponentChildren>> = {
  earring: () => <circle cx="28.5" cy="58.5" r="3.2" fill="none" stroke="#f2c14e" stroke-width="1.9" />,
  skull: () => (
    <>
      <path d="M42.5 24a5.5 5.5 0 1 1 11 0q0 2-1.5 3v2.5h-8V27q-1.5-1-1.5-3Z" fill="#f4ead2" />
      <path d="M44.6 23.2h2.6v2.3h-2.6ZM48.8 23.2h2.6v2.3h-2.6Z" fill="#1c0c06" />
    </>
  ),
  card: () => <path d="M58 14l8 2-3 12-8-2Z" fill="#fbf5e4" stroke="#1c0c06" stroke-width="0.8" />,
  feather: () => (
    <>
      <path d="M60 30C60 14 70 4 84 6c1 9-6 20-20 25Z" fill="#f7f1e2" />
      <path d="M61 31C66 20 74 12 83 7" fill="none" stroke="#8a7a5c" stroke-width="1" />
    </>
  ),
  pipe: () => (
    <>
      <path d="M52 68l14 6" stroke="#3a1f10" stroke-width="2.6" stroke-linecap="round" />
      <path d="M63 68h9v7q-1 5-5 5t-4-5Z" fill="#5a2f16" />
      <path d="M68 65q-3-4 0-7t0-7" fill="none" stroke="#f4ead2" stroke-opacity="0.7" stroke-width="1.6" stroke-linecap="round" />
    </>
  ),
  parrot: () => (
    <>
      <path d="M72 92c-5-10-4-25 4-28 9-2 13 5 12 14-1 8-5 13-8 18Z" fill="#2f9a4f" />
      <path d="M80 72c6 2 8 12 3 22-5-6-6-15-3-22Z" fill="#1f6fb0" />
      <circle cx="77.5" cy="65.5" r="7" fill="#d8352a" />
      <path d="M71.5 63.5c-4 0-6 3-5 7 3 0 5-1.5 6-4Z" fill="#f2c14e" />
      <circle cx="76.5" cy="64" r="2.4" fill="#fffaf0" />
      <circle cx="76" cy="64" r="1.3" fill="#1c0c06" />
    </>
  ),
  dove: () => (
    <>
      <path d="M66 88c0-9 4-15 11-16 9-1 14 6 12 14-2 7-10 10-16 8Z" fill="#ffffff" stroke="#8fa3ad" stroke-width="0.9" />
      <circle cx="73" cy="69.5" r="6" fill="#ffffff" stroke="#8fa3ad" stroke-width="0.9" />
      <path d="M67.5 69l-4.5 2 5 1.6Z" fill="#e59a3c" />
      <circle cx="71.5" cy="68.5" r="1.2" fill="#1c0c06" />
      <path d="M77 79q6-3 10 2-4 6-9 5Z" fill="#d8e2e6" />
    </>
  ),
};

export function OnFace({ extras }: { extras: readonly Extra[] }) {
  return <>{extras.map((extra) => ON_FACE[extra]?.())}</>;
}

export function BeforeAll({ extras }: { extras: readonly Extra[] }) {
  return <>{extras.map((extra) => BEFORE_ALL[extra]?.())}</>;
}
