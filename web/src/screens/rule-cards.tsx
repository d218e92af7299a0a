/** Things of the rules as cards: name, drawing, a line of what each does; the whole text is a touch away. */
import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { t } from "../core/words";
import type { RuleTopic } from "../generated/wire";
import { Emblem } from "../rules/emblem";
import { Prose } from "../rules/prose";
import { firstSentence } from "./first-sentence";
import "../styles/rule-cards.css";

interface FaceProps {
  title: ComponentChildren;
  line: string;
  drawing: ComponentChildren;
}

function Face({ title, line, drawing }: FaceProps) {
  return (
    <>
      <span class="rule-card-drawing">{drawing}</span>
      <b class="rule-card-title">{title}</b>
      <span class="rule-card-line">{line}</span>
    </>
  );
}

function faceOf(game: string, topic: RuleTopic): FaceProps {
  return { title: topic.title, line: firstSentence(topic.text), drawing: <Emblem game={game} topic={topic} /> };
}

/** The whole text of a card. */
function Whole({ game, topic, onClose }: { game: string; topic: RuleTopic; onClose: () => void }) {
  return (
    <Dialog title={topic.title} onClose={onClose}>
      <div class="rule-card-whole">
        <Emblem game={game} topic={topic} />
        <Prose text={topic.text} />
      </div>
    </Dialog>
  );
}

/** A card to look at; a touch shows its whole text. */
export function RuleCard({ game, topic }: { game: string; topic: RuleTopic }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="rule-card" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Face {...faceOf(game, topic)} />
      </button>
      {isOpen && <Whole game={game} topic={topic} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Several of them side by side. */
export function RuleCards({ game, topics }: { game: string; topics: readonly RuleTopic[] }) {
  return (
    <ul class="rule-cards">
      {topics.map((topic) => (
        <li key={topic.id}>
          <RuleCard game={game} topic={topic} />
        </li>
      ))}
    </ul>
  );
}

/** A card that can be chosen: one of the rules, or one that stands for none or for any. */
export interface CardChoice {
  value: string;
  topic: RuleTopic | null;
  /** Where there is no topic. */
  title?: string;
  line?: string;
  sign?: string;
}

interface CardChoicesProps {
  game: string;
  legend: ComponentChildren;
  /** What is chosen here. */
  text?: string;
  value: string;
  choices: readonly CardChoice[];
  onChange: (value: string) => void;
}

/** One card of several; beside each the way to its whole text. */
export function CardChoices({ game, legend, text, value, choices, onChange }: CardChoicesProps) {
  const name = useId();
  const [whole, setWhole] = useState<RuleTopic | null>(null);
  return (
    <fieldset class="choices card-choices">
      <legend>{legend}</legend>
      {text && <p class="soft small">{text}</p>}
      <div class="rule-cards">
        {choices.map(({ value: each, topic, title = "", line = "", sign = "signs-scroll" }) => (
          <div key={each} class="rule-card-choice">
            <label class="rule-card">
              <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
              <Face {...(topic ? faceOf(game, topic) : { title, line, drawing: <Icon name={sign} /> })} />
            </label>
            {topic && (
              <button
                type="button"
                class="quiet rule-card-more"
                onClick={() => setWhole(topic)}
                aria-label={t("web-card-text", { card: topic.title })}
                title={t("web-card-text", { card: topic.title })}
              >
                <Icon name="signs-rules" />
              </button>
            )}
          </div>
        ))}
      </div>
      {whole && <Whole game={game} topic={whole} onClose={() => setWhole(null)} />}
    </fieldset>
  );
}
