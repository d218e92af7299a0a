/** A game of which nothing is known but what the server tells: the sea, and cards that lie face down. */
import { ArtworkFrame, FanFrame, LessonFanFrame } from "../components/artwork";
import { CardBack } from "../components/card";
import { Icon } from "../components/icon";

export { Icon };

export const sign = "signs-flag";
export const lessonSigns: readonly string[] = [];

export function Artwork() {
  return (
    <ArtworkFrame>
      <Fan />
    </ArtworkFrame>
  );
}

export function Fan() {
  return (
    <FanFrame>
      <CardBack />
      <CardBack />
      <CardBack />
      <CardBack />
      <CardBack />
    </FanFrame>
  );
}

export function LessonFan() {
  return (
    <LessonFanFrame>
      <CardBack />
      <CardBack />
      <CardBack />
    </LessonFanFrame>
  );
}
