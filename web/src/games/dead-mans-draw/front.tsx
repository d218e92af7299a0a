/** Dead Man's Draw where it is not being played. */
import { ArtworkFrame, FanFrame, LessonFanFrame, Pile } from "../../components/artwork";
import { Icon, LootFace } from "./faces";
import { t } from "./words";
import "./styles/front.css";

export { emblem } from "./emblem";
export { portraits } from "./portraits";
export { Icon };

export const sign = "suits-kraken";

export const voyage = ["signs-caravel", "suits-chest"] as const;

export const lessonSigns = [
  "signs-wheel", "suits-anchor", "suits-hook", "suits-cannon", "suits-chest", "suits-map", "suits-oracle",
  "suits-sword", "suits-kraken", "signs-trophy", "signs-captain", "suits-mermaid", "signs-scroll",
];

export const credits = {
  people: "Derek Paxton, Leo Li, Chris Bray",
  publisher: "Mayday Games, Stardock Entertainment",
};

export const introduced = ["trait", "variant"];

export const optionWords = {
  edition: (value: string) => t(`edition-${value}`),
  traits: traitWords,
  variant: variantWords,
  mermaids: (value: string) => (value === "replay" ? t("web-with-mermaids") : ""),
  decks: (value: string) => (value === "2" ? t("web-two-copies") : ""),
};

/** The variant card, and the traits that were chosen for the seats. */
export function tableCards({ variant = "none", traits = "none" }: Readonly<Record<string, string>>): string[] {
  const chosen = ["none", "draft", "random"].includes(traits) ? [] : traits.split(",").map((each) => each.trim());
  return [...(variant === "none" ? [] : [`variant-${variant}`]), ...chosen.filter(Boolean).map((each) => `trait-${each}`)];
}

function traitWords(value: string): string {
  if (value === "none") return "";
  return t(value === "draft" || value === "random" ? `web-traits-are-${value}` : "web-traits-are-fixed");
}

function variantWords(value: string): string {
  if (value === "none") return "";
  return value === "random" ? t("web-variant-random") : t(`variant-${value}`);
}

/** The sea with the hoard on it. */
export function Artwork() {
  return (
    <ArtworkFrame>
      <Pile />
      <Icon name="signs-caravel" class="draw-artwork-ship" />
      <Fan />
    </ArtworkFrame>
  );
}

/** Cards as `anchor 5`. */
function faces(cards: readonly string[]) {
  return cards.map((card) => {
    const [suit = "", value] = card.split(" ");
    return <LootFace key={card} suit={suit} value={Number(value)} />;
  });
}

export function Fan() {
  return <FanFrame>{faces(["anchor 5", "key 6", "kraken 7", "chest 4", "mermaid 9"])}</FanFrame>;
}

export function LessonFan() {
  return <LessonFanFrame>{faces(["mermaid 9", "kraken 5", "anchor 7"])}</LessonFanFrame>;
}
