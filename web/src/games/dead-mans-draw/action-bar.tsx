/** At the bottom, near the thumb: the question, the odds, and what is not chosen by touching a card. */
import { Dialog } from "../../components/dialog";
import { CoachButton } from "../../table/coach";
import { type Choice, COLLECT, DRAW } from "./choices";
import { Icon } from "./faces";
import { Marks } from "./lit";
import { usePlay } from "./play";
import { RiskLine } from "./risk";
import { t } from "./words";

/** So many choices stand there in words; more are in a list. */
const FEW = 2;

/** Every choice in words, for those who would rather read than look. */
export function ChoiceList({ choices, onChoose }: { choices: readonly Choice[]; onChoose: (choice: Choice) => void }) {
  return (
    <ol class="draw-choice-list">
      {choices.map((choice) => (
        <li key={choice.move}>
          <button type="button" data-move={choice.move} onClick={() => onChoose(choice)}>
            {choice.words}
          </button>
        </li>
      ))}
    </ol>
  );
}

function ActionButton({ choice, icon }: { choice: Choice; icon: string }) {
  const { choosing } = usePlay();
  return (
    <button
      type="button"
      class={`draw-action ${choice.verb === DRAW ? "primary" : ""}`}
      data-move={choice.move}
      onClick={() => choosing.choose([choice])}
    >
      {icon && <Icon name={icon} />}
      <span>{choice.words}</span>
      <Marks choices={[{ ...choice, busts: false }]} />
    </button>
  );
}

export function ActionBar({ isListed, onList }: { isListed: boolean; onList: (shown: boolean) => void }) {
  const { state, view, act, choosing } = usePlay();
  const { choices } = choosing;
  const isAsked = choices.length > 0 && view.deciders.includes(state.seat ?? -1);
  const draw = choices.find(({ verb }) => verb === DRAW);
  const collect = choices.find(({ verb }) => verb === COLLECT);
  // Traits have cards with their text in the middle of the table.
  const others = choices.filter(({ verb }) => verb !== DRAW && verb !== COLLECT && verb !== "trait");
  return (
    <footer class={`draw-actions ${isAsked ? "draw-asked" : ""}`}>
      <p class="draw-question">{state.aid?.question}</p>
      <div class="draw-action-buttons">
        {draw && <ActionButton choice={draw} icon="signs-spyglass" />}
        {collect && <ActionButton choice={collect} icon="signs-coins" />}
        {others.length <= FEW && others.map((choice) => <ActionButton key={choice.move} choice={choice} icon="" />)}
        {others.length > FEW && (
          <button type="button" onClick={() => onList(true)} aria-haspopup="dialog">
            {t("web-draw-all-choices", { count: others.length })}
          </button>
        )}
        <RiskLine />
        {act && <CoachButton state={state} class="draw-coach-button" />}
      </div>
      {isListed && choices.length > 0 && (
        <Dialog title={state.aid?.question || t("web-draw-choices")} onClose={() => onList(false)}>
          <ChoiceList
            choices={choices}
            onChoose={(choice) => {
              onList(false);
              choosing.choose([choice]);
            }}
          />
        </Dialog>
      )}
    </footer>
  );
}

/** Asks which of several moves is meant, or whether one is. */
export function AskBack() {
  const { choosing } = usePlay();
  const { asked, dismiss, make } = choosing;
  if (!asked) return null;
  if (!asked.doubt) {
    return (
      <Dialog title={t("web-draw-which")} onClose={dismiss}>
        <ChoiceList choices={asked.choices} onChoose={make} />
      </Dialog>
    );
  }
  const [choice] = asked.choices;
  return (
    <Dialog title={t("web-draw-sure")} onClose={dismiss} class="draw-sure">
      <p>{t(asked.doubt)}</p>
      <div class="row">
        <button type="button" onClick={dismiss}>
          {t("web-draw-think-again")}
        </button>
        {choice && (
          <button type="button" class="danger" data-move={choice.move} onClick={() => make(choice)}>
            {choice.words}
          </button>
        )}
      </div>
    </Dialog>
  );
}
