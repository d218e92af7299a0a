/** Choosing one of two traits in secret; it can be changed until everybody has chosen. */
import { targetOfTrait } from "./choices";
import { Icon } from "./faces";
import { Marks } from "./lit";
import { usePlay } from "./play";
import { signOfTrait } from "./signs";
import { t } from "./words";

function TraitCard({ trait }: { trait: string }) {
  const { view, choosing, explain } = usePlay();
  const choices = choosing.at(targetOfTrait(trait));
  const isLit = choices.length > 0;
  const isChosen = view.chosen_trait === trait;
  const name = t(`trait-${trait}`);
  // The words of the choice are the name, a colon and the text.
  const text = choices[0]?.words.slice(name.length + 1).trim() ?? "";
  return (
    <button
      type="button"
      class={`draw-trait-card ${isLit ? "lit" : ""} ${isChosen ? "draw-chosen" : ""}`}
      data-move={choices[0]?.move}
      aria-pressed={isLit ? isChosen : undefined}
      onClick={() => (isLit ? choosing.choose(choices) : explain(`trait-${trait}`))}
    >
      <span class="draw-trait-name">
        <Icon name={signOfTrait(trait)} />
        {name}
        {isChosen && <span class="badge">✓ {t("web-draw-chosen")}</span>}
      </span>
      <span class="draw-trait-text">{text}</span>
      <Marks choices={choices} />
    </button>
  );
}

export function Draft() {
  const { view } = usePlay();
  if (!view.choice_of_traits.length) return null;
  return (
    <div class="draw-draft">
      {view.choice_of_traits.map((trait) => (
        <TraitCard key={trait} trait={trait} />
      ))}
    </div>
  );
}
