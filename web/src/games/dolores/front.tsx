/** Dolores where it is not being played. */
import { ArtworkFrame, FanFrame, LessonFanFrame } from "../../components/artwork";
import { CardBack } from "../../components/card";
import { GoodFace, Icon } from "./faces";
import { t } from "./words";
import "./styles/front.css";

export { emblem } from "./emblem";
export { portraits } from "./portraits";
export { Icon };

export const sign = "bottles-lantern";

export const voyage = ["bottles-lantern", "signs-coins"] as const;

export const lessonSigns = [
  "gestures-peace", "gestures-fight", "gestures-choice", "signs-coins", "bottles-bottle", "signs-chat",
  "bottles-lantern",
];

export const credits = { people: "Bruno Faidutti, Eric M. Lang", publisher: "éditions «lui-même»" };

export const introduced = ["gesture"];

export const optionWords = {
  bottles: (value: string) => (value === "none" ? t("web-without-bottles") : ""),
  "smallest-set": (value: string) => (value === "2" ? t("web-pairs-count") : ""),
};

/** The shore with the lantern and the two hands. */
export function Artwork() {
  return (
    <ArtworkFrame class="dolores-artwork">
      <Icon name="gestures-fight" class="dolores-artwork-left" />
      <Icon name="gestures-peace" class="dolores-artwork-right" />
      <Icon name="bottles-lantern" class="dolores-artwork-lantern" />
      <Fan />
    </ArtworkFrame>
  );
}

export function Fan() {
  const cards = ["wine 1", "porcelain 2", "gold 3", "jewels 2", "arms 1"];
  return (
    <FanFrame>
      {cards.map((card) => (
        <GoodFace key={card} card={card} />
      ))}
    </FanFrame>
  );
}

export function LessonFan() {
  return (
    <LessonFanFrame>
      <GoodFace card="gold 3" />
      <CardBack />
      <GoodFace card="lantern" />
    </LessonFanFrame>
  );
}
