/** What makes a score, part by part. */
import type { FunctionComponent } from "preact";
import { number, textOf } from "../core/words";
import type { ScorePart } from "../generated/wire";
import "../styles/parts.css";

interface ScorePartsProps {
  game: string;
  parts: readonly ScorePart[];
  /** The name of a part, or its drawing; its message where a game has nothing else. */
  PartName?: FunctionComponent<{ name: string }> | undefined;
}

/** Parts that count nothing are left out; what marks those that count is told once. */
export function ScoreParts({ game, parts, PartName }: ScorePartsProps) {
  const text = textOf(game);
  const counting = parts.filter(({ points }) => points !== 0);
  const marks = [...new Set(counting.flatMap((part) => part.marks ?? []))];
  return (
    <ul class="flow parts">
      {counting.map(({ name, points, values = [] }) => (
        <li key={name} class="part">
          {PartName ? <PartName name={name} /> : <span>{text.or(name, name)}</span>}
          <b>{number(points)}</b>
          {values.length > 1 && <span class="part-values">({values.join(" + ")})</span>}
        </li>
      ))}
      {marks.filter((mark) => text.has(`mark-${mark}`)).map((mark) => (
        <li key={mark} class={`part ${mark}`}>
          {text.t(`mark-${mark}`)}
        </li>
      ))}
    </ul>
  );
}
