/** Head, hair, beard and clothes of a portrait, in a box of 96 by 96. Shadows are laid over the colours of a recipe. */
import type { Beard, Hair, Head, Nose, Recipe } from "./recipe";

const SHADE = "#2b120a";

const HEADS: Readonly<Record<Head, string>> = {
  round: "M28 46C28 30 36 24 48 24s20 6 20 22c0 16-8 28-20 28S28 62 28 46Z",
  long: "M30 45C30 29 37 23 48 23s18 6 18 22c0 18-7 33-18 33S30 63 30 45Z",
  square: "M28 44c0-14 8-20 20-20s20 6 20 20l-1 16c-1 9-9 15-19 15s-18-6-19-15Z",
  soft: "M29 45c0-15 8-21 19-21s19 6 19 21c0 14-9 29-19 29S29 59 29 45Z",
};

/** The side of each head that is away from the light. */
const DARK_SIDES: Readonly<Record<Head, string>> = {
  round: "M60 26.5c5 3.5 8 10 8 19.5 0 16-8 28-20 28 9-5 15-16 15-28 0-8-1-14-3-19.5Z",
  long: "M59 25c5 4 7 11 7 20 0 18-7 33-18 33 8-6 13-20 13-33 0-8-0.5-14-2-20Z",
  square: "M60 26.5c5 3.5 8 9 8 17.5l-1 16c-1 9-9 15-19 15 9-3 13-9 14-17l1-14c0-7-1-12-3-17.5Z",
  soft: "M59 27c5 3.5 8 9.5 8 18 0 14-9 29-19 29 8-6 14-17 14-29 0-7-1-13-3-18Z",
};

export function HeadShape({ skin, head }: { skin: string; head: Head }) {
  return (
    <>
      <path d="M40 66h16v12q-8 7-16 0Z" fill={skin} />
      <path d="M40 70q8 10 16 0v6q-8 7-16 0Z" fill={SHADE} opacity="0.28" />
      <ellipse cx="28.5" cy="50" rx="4" ry="6" fill={skin} />
      <ellipse cx="67.5" cy="50" rx="4" ry="6" fill={skin} />
      <ellipse cx="67.5" cy="50" rx="4" ry="6" fill={SHADE} opacity="0.16" />
      <path d={HEADS[head]} fill={skin} />
      <path d={DARK_SIDES[head]} fill={SHADE} opacity="0.13" />
      <path d="M31.5 57.5a4.5 3.2 0 1 0 9 0a4.5 3.2 0 1 0-9 0ZM55.5 57.5a4.5 3.2 0 1 0 9 0a4.5 3.2 0 1 0-9 0Z" fill="#c2452f" opacity="0.2" />
    </>
  );
}

const NOSES: Readonly<Record<Nose, string>> = {
  small: "M47 53q-1.5 3.5-2 5.2q3 2.2 6 0",
  round: "M46.5 51.5q-1.5 3-3 5.2q0.5 4 4.7 3.6q4.2 0.2 4.8-3.4",
  long: "M46.5 48q-1 7-2.8 11q3.3 3 7.6 0.4",
  hooked: "M46 47q-0.5 5-4 10.5q2.8 1 4.4 3.3q3-0.3 5-2.6",
};

export function NoseShape({ nose, skin }: { nose: Nose; skin: string }) {
  return (
    <>
      <path d={`${NOSES[nose]}Z`} fill={skin} />
      <path d={NOSES[nose]} fill="none" stroke={SHADE} stroke-opacity="0.55" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" />
    </>
  );
}

/** What hangs behind the head. */
const BEHIND: Partial<Record<Hair, string>> = {
  long: "M25 48C23 24 35 17 48 17s25 7 23 31c0 16 5 26 3 36-8 4-44 4-52 0-2-10 3-20 3-36Z",
  curly: "M48 14c7-3 13 0 15 4 7 0 11 6 10 12 5 4 5 11 1 15 4 5 3 12-2 15 1 7-5 12-11 10H35c-6 2-12-3-11-10-5-3-6-10-2-15-4-4-4-11 1-15-1-6 3-12 10-12 2-4 8-7 15-4Z",
  tied: "M26 44C25 24 36 18 48 18s23 6 22 26c6 4 10 14 8 26-5 4-9 2-12-4Z",
  braids: "M26 46C25 24 36 18 48 18s23 6 22 28l-2 8H28Z",
};

/** What lies on the forehead. */
const BEFORE: Partial<Record<Hair, string>> = {
  short: "M27 49C24 27 35 19 48 19s24 8 21 30c-2-6-4-11-7-14-9 1-19 1-27-1-4 4-6 9-8 15Z",
  messy: "M26 50C22 34 28 26 33 24c0-3 3-5 5-6 1 2 3 2 5 1 2-3 6-4 9-3 0 2 2 3 5 3 4-1 6 1 7 3 7 4 9 15 6 28-1-5-3-9-5-11-2 1-4 0-6-3-3 2-6 2-9-1-4 3-8 3-11 0-3 3-6 3-8 2-2 4-4 8-5 13Z",
  long: "M27 52C25 30 34 21 48 21s23 9 21 31c-3-9-8-16-16-20-8 6-19 9-26 20Z",
  curly: "M28 44c-4-6 0-13 6-13 1-6 9-8 13-4 4-5 12-3 14 3 6 0 10 7 7 14-3-4-6-6-10-6-5 1-9 0-11-3-3 3-7 4-10 3-4 1-7 3-9 6Z",
  tied: "M27 48C25 28 35 20 48 20s23 8 21 28c-3-7-9-12-21-13-12 1-18 6-21 13Z",
  braids: "M27 50C25 28 35 20 48 20s23 8 21 30c-3-9-9-15-21-19-12 4-18 10-21 19Z",
  tufts: "M29 58c-6-2-8-9-5-15 3 1 5 4 5.5 8ZM67 58c6-2 8-9 5-15-3 1-5 4-5.5 8Z",
};

export function HairBehind({ hair, hairColour }: Recipe) {
  return (
    <>
      {BEHIND[hair] && <path d={BEHIND[hair]} fill={hairColour} />}
      {BEHIND[hair] && <path d={BEHIND[hair]} fill={SHADE} opacity="0.3" />}
      {hair === "tied" && <path d="M66 60l8-4 1 6 5 2-7 4Z" fill="#8e2f24" />}
    </>
  );
}

function Braid({ x, colour }: { x: number; colour: string }) {
  return (
    <>
      {[0, 1, 2, 3].map((knot) => (
        <ellipse key={knot} cx={x} cy={59 + knot * 7} rx={4.6 - knot * 0.4} ry="4.4" fill={colour} stroke={SHADE} stroke-opacity="0.4" />
      ))}
      <path d={`M${x - 3} 82h6l1 7h-8Z`} fill="#c9a04a" />
    </>
  );
}

export function HairBefore({ hair, hairColour }: Recipe) {
  return (
    <>
      {BEFORE[hair] && <path d={BEFORE[hair]} fill={hairColour} />}
      {hair === "braids" && <Braid x={27} colour={hairColour} />}
      {hair === "braids" && <Braid x={69} colour={hairColour} />}
    </>
  );
}

const BEARDS: Partial<Record<Beard, string>> = {
  moustache: "M48 60.5c-3-2.5-8-2-11 0-3 1.6-6 1-8-1 1 5 5 7 9 6 4-0.5 7-1.5 10-3 3 1.5 6 2.5 10 3 4 1 8-1 9-6-2 2-5 2.6-8 1-3-2-8-2.5-11 0Z",
  goatee: "M48 60.5c-3-2-8-1.5-12 1.5 3 1.5 8 1 12-0.5 4 1.5 9 2 12 0.5-4-3-9-3.5-12-1.5ZM41 70c2-1.5 12-1.5 14 0 0 8-4 14-7 19-3-5-7-11-7-19Z",
  whiskers: "M28 46c4 3 5 10 6 16 2 4 5 6 8 6-2 6-8 8-12 4-4-5-4-16-2-26ZM68 46c-4 3-5 10-6 16-2 4-5 6-8 6 2 6 8 8 12 4 4-5 4-16 2-26Z",
  full: "M27.5 48c4 5 4 10 8 12 4-2 9-3 12.5-1 3.5-2 8.5-1 12.5 1 4-2 4-7 8-12 2 22-5 40-20.5 40S25.5 70 27.5 48ZM41 65c0 5 3 7.5 7 7.5s7-2.5 7-7.5c-4-2-10-2-14 0Z",
  forked: "M27.5 48c4 5 4 10 8 12 4-2 9-3 12.5-1 3.5-2 8.5-1 12.5 1 4-2 4-7 8-12 2 16-1 26-7 31l-5 17-6-15h-5l-6 15-5-17c-6-5-9-15-7-31ZM41 65c0 5 3 7.5 7 7.5s7-2.5 7-7.5c-4-2-10-2-14 0Z",
};

export function BeardShape({ beard, hairColour }: Recipe) {
  if (beard === "none") return null;
  if (beard === "stubble") {
    return <path d="M29.5 55c2 5 8 7 11 5 5-2 10-2 15 0 3 2 9 0 11-5-1 13-9 19.5-18.5 19.5S30.5 68 29.5 55Z" fill="#3a2a20" opacity="0.25" />;
  }
  return (
    <>
      <path d={BEARDS[beard]} fill={hairColour} fill-rule="evenodd" />
      {beard === "forked" && <path d="M37 82h5v4h-5ZM54 82h5v4h-5Z" fill="#e0b659" />}
    </>
  );
}

const SHOULDERS = "M10 98c0-15 12-20 29-24h18c17 4 29 9 29 24Z";

export function Clothes({ coat, coatColour, trim }: Recipe) {
  return (
    <>
      <path d={SHOULDERS} fill={coatColour} />
      {coat === "striped" && (
        <path d="M15 84q33-8 66 0v4.5q-33-8-66 0ZM11 93q37-8 74 0v4.5q-37-8-74 0ZM27 77.5q6-2.5 12-3.5h18q6 1 12 3.5v3q-21-5-42 0Z" fill={trim} />
      )}
      {coat === "halves" && <path d="M48 74h9c17 4 29 9 29 24H48Z" fill={trim} />}
      {coat === "shirt" && <path d="M38 74l10 15 10-15 5 3-12 18h-6L33 77Z" fill={trim} />}
      {coat === "shawl" && <path d="M20 80q14-5 19-6l9 12 9-12q5 1 19 6L52 98h-8Z" fill={trim} opacity="0.9" />}
      {(coat === "coat" || coat === "halves") && (
        <>
          <path d="M39 74l9 17 9-17 4 1-8 23H43l-8-23Z" fill="#f4ead2" />
          <path d="M45 80l3 4 3-4 3 9-6 4-6-4Z" fill="#fffaf0" stroke={SHADE} stroke-opacity="0.25" />
          <path d="M39 73.5L30 77l10 21h5ZM57 73.5l9 3.5-10 21h-5Z" fill={coat === "coat" ? trim : coatColour} />
          {coat === "halves" && <path d="M39 73.5L30 77l10 21h5Z" fill={trim} />}
          <path d="M14 88q6-8 18-10l1 3q-11 2-17 10ZM82 88q-6-8-18-10l-1 3q11 2 17 10Z" fill="#e0b659" />
        </>
      )}
      {coat === "vest" && (
        <>
          <path d="M39 74l9 24 9-24-3-1H42Z" fill="#f4ead2" />
          <path d="M38 74l9 24h2l9-24 6 2-9 22H41l-9-22Z" fill={trim} />
        </>
      )}
      <path d="M57 74c17 4 29 9 29 24H66c0-10-2-18-9-24Z" fill={SHADE} opacity="0.18" />
    </>
  );
}
