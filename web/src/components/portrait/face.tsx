/** Eyes, brows and mouth: what a mood changes. Drawn in a box of 96 by 96, the nose at its middle. */
import type { Mood, Recipe } from "./recipe";

const INK = "#2a1712";
const EYES = [39.5, 56.5] as const;
const EYE = 49;

/** How open the eyes are, how large the pupils and where they look. */
const LOOKS: Readonly<Record<Exclude<Mood, "glad">, { open: number; pupil: number; x: number; y: number }>> = {
  calm: { open: 3.7, pupil: 2.8, x: 0, y: 0.2 },
  cross: { open: 3.6, pupil: 2.4, x: 0, y: 0.6 },
  shocked: { open: 6, pupil: 1.9, x: 0, y: 0 },
  sly: { open: 2.9, pupil: 2.5, x: 2, y: 0.2 },
};

function Eye({ x, mood, skin }: { x: number; mood: Mood; skin: string }) {
  if (mood === "glad") {
    return <path d={`M${x - 5} ${EYE + 1.6}q5 -7.4 10 0`} fill="none" stroke={INK} stroke-width="2.6" stroke-linecap="round" />;
  }
  const { open, pupil, x: aside, y: down } = LOOKS[mood];
  return (
    <>
      <ellipse cx={x} cy={EYE} rx={mood === "shocked" ? 5.4 : 5} ry={open} fill="#fffaf0" stroke={INK} stroke-width="0.9" />
      <circle cx={x + aside} cy={EYE + down} r={pupil} fill={INK} />
      <circle cx={x + aside + 0.9} cy={EYE + down - 0.9} r="0.8" fill="#fff" />
      {mood === "sly" && <path d={`M${x - 5.8} ${EYE - 0.6}q5.8 -4.6 11.6 0v-4h-11.6Z`} fill={skin} />}
      {mood !== "shocked" && (
        <path d={`M${x - 5.4} ${EYE - open * 0.35}q5.4 ${-open * 1.15} 10.8 0`} fill="none" stroke={INK} stroke-width="1.7" stroke-linecap="round" />
      )}
    </>
  );
}

/** How a brow lies: how far above its usual place, and how much it leans towards the nose. */
const BROWS: Readonly<Record<Mood, readonly [left: readonly [number, number], right: readonly [number, number]]>> = {
  calm: [[0, 0], [0, 0]],
  glad: [[2.4, -8], [2.4, -8]],
  cross: [[-2, 26], [-2, 26]],
  shocked: [[4.6, -14], [4.6, -14]],
  sly: [[-1.2, 14], [3.6, -12]],
};

function Brows({ mood, recipe }: { mood: Mood; recipe: Recipe }) {
  const thick = recipe.head === "soft" ? 2.2 : 3.2;
  return (
    <>
      {EYES.map((x, side) => {
        const [raised, lean] = BROWS[mood][side === 0 ? 0 : 1];
        const angle = (lean + (recipe.temper ?? 0)) * (side === 0 ? 1 : -1);
        const y = 41.5 - raised;
        return (
          <path
            key={x}
            d={`M${x - 5.6} ${y + 0.8}q5.6 -3.4 11.2 0`}
            transform={`rotate(${angle} ${x} ${y})`}
            fill="none"
            stroke={recipe.hair === "none" ? "#3a241a" : recipe.hairColour}
            stroke-width={thick}
            stroke-linecap="round"
          />
        );
      })}
    </>
  );
}

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: "M42 65.6q6 2.6 12 0",
  glad: "M39 63.2q9 3 18 0q-0.8 8.6 -9 8.8q-8.2 -0.2 -9 -8.8Z",
  cross: "M41.5 67.6q6.5 -5 13 0",
  shocked: "M48 62.4a4.4 5.2 0 1 1 -0.01 0Z",
  sly: "M41.5 66.4q8.6 2.6 14.6 -3.2",
};

function Mouth({ mood }: { mood: Mood }) {
  const isOpen = mood === "glad" || mood === "shocked";
  return (
    <>
      <path
        d={MOUTHS[mood]}
        fill={isOpen ? "#5a1a17" : "none"}
        stroke={INK}
        stroke-width={isOpen ? 1.2 : 2.2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {mood === "glad" && <path d="M41 64.3q7 2 14 0l-0.7 2.4q-6.3 1.6 -12.6 0Z" fill="#fffaf0" />}
      {mood === "glad" && <path d="M43.6 70.4q4.4 -2.6 8.8 0q-4.4 3 -8.8 0Z" fill="#d2685c" />}
    </>
  );
}

export function Face({ recipe, mood }: { recipe: Recipe; mood: Mood }) {
  return (
    <>
      {EYES.map((x) => (
        <Eye key={x} x={x} mood={mood} skin={recipe.skin} />
      ))}
      <Brows mood={mood} recipe={recipe} />
      <Mouth mood={mood} />
    </>
  );
}
