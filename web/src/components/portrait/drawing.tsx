/** A portrait, layer upon layer, in a round frame. */
import { useId } from "preact/hooks";
import { BeardShape, Clothes, HairBefore, HairBehind, HeadShape, NoseShape } from "./body";
import { Face } from "./face";
import { BeforeAll, HatShape, OnFace } from "./finery";
import type { Mood, Recipe } from "./recipe";

interface DrawingProps {
  recipe: Recipe;
  mood: Mood;
  /** A letter on a seal, for those who are known by their name and not by their face. */
  initial?: string;
}

export function PortraitDrawing({ recipe, mood, initial }: DrawingProps) {
  const round = useId();
  const { ground, skin, head, nose, extras } = recipe;
  return (
    <>
      <clipPath id={round}>
        <circle cx="48" cy="48" r="46" />
      </clipPath>
      <g clip-path={`url(#${round})`}>
        <path d="M0 0h96v96H0Z" fill={ground} />
        <path d="M0 62q8-5 16 0t16 0 16 0 16 0 16 0 16 0v34H0Z" fill="#06202b" opacity="0.2" />
        <circle cx="34" cy="30" r="30" fill="#fff" opacity="0.12" />
        <HairBehind {...recipe} />
        <Clothes {...recipe} />
        <HeadShape skin={skin} head={head} />
        <BeardShape {...recipe} />
        <OnFace extras={extras.filter((extra) => extra === "freckles" || extra === "rouge")} />
        <NoseShape nose={nose} skin={skin} />
        <Face recipe={recipe} mood={mood} />
        <OnFace extras={extras.filter((extra) => extra !== "freckles" && extra !== "rouge")} />
        <HairBefore {...recipe} />
        <HatShape {...recipe} />
        <BeforeAll extras={extras} />
      </g>
      <circle class="portrait-rim" cx="48" cy="48" r="45.5" fill="none" stroke-width="3.4" />
      {initial && (
        <>
          <circle class="portrait-seal" cx="76" cy="76" r="18.5" stroke-width="2.4" />
          <text class="portrait-initial" x="76" y="77" text-anchor="middle" dominant-baseline="central">
            {initial}
          </text>
        </>
      )}
    </>
  );
}
