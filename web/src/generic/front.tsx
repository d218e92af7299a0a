/** A game of which nothing is known but what the server tells: the sea, and cards that lie face down. */
import { ArtworkFrame, FanFrame, LessonFanFrame } from "../components/artwork";
import { CardBack } from "../components/card";
import { Icon } from "../components/icon";

export { Icon };

export const sign = "signs-flag";
export const voyage = ["signs-caravel", "signs-flag"] as const;
export const lessonSigns: readonly string[] = [];

export function Artwork() {
  return (
    <ArtworkFrame>
      <Fan />
    </ArtworkFrame>
  );
}

/** So many cards, all face down. */
function backs(count: number) {
  return Array.from({ length: count }, (_, place) => <CardBack key={place} />);
}

export function Fan() {
  return <FanFrame>{backs(5)}</FanFrame>;
}

export function LessonFan() {
  return <LessonFanFrame>{backs(3)}</LessonFanFrame>;
}
