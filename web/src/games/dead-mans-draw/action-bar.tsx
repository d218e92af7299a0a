/** Near the thumb: the question, and Draw and Collect, which never leave their places. */
import { useRef } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import type { DeadMansDrawView } from "../../generated/wire";
import { CoachAdvice } from "../../table/coach";
import { type Choice, COLLECT, DRAW } from "./choices";
import { Icon } from "./faces";
import { Fuse } from "./lit";
import { usePlay } from "./play";
import { t } from "./words";

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

interface SlotProps {
  verb: string;
  icon: string;
  label: string;
  /** What it comes with: the risk, the points. */
  hint: string;
  choice: Choice | undefined;
}

/** A button that has its place for the whole game, whether it can be used or not. */
function Slot({ verb, icon, label, hint, choice }: SlotProps) {
  const { choosing, held, forced } = usePlay();
  const isHeld = choice !== undefined && held?.move === choice.move;
  const isForced = choice !== undefined && forced?.move === choice.move;
  return (
    <button
      type="button"
      class={`draw-slot draw-slot-${verb} ${isHeld ? "draw-held" : ""}`}
      disabled={!choice}
      data-move={choice?.move}
      data-tip={verb === COLLECT && choice ? "collect" : undefined}
      onClick={() => choice && choosing.choose([choice])}
    >
      {isForced && forced && <span class="draw-filling" style={{ animationDuration: `${forced.lasts}ms` }} />}
      <Icon name={icon} />
      <span class="draw-slot-words">
        <b>{label}</b>
        <span class="draw-slot-hint">{hint}</span>
      </span>
      <kbd class="draw-slot-key" data-text={verb === DRAW ? "D" : "C"} aria-hidden="true" />
      {choice && <span class="unseen">{choice.words}</span>}
    </button>
  );
}

/** What collecting brings, unless the kraken forbids it. */
function collectHint(view: DeadMansDrawView): string {
  if (view.owed && view.draw_count) return t("web-draw-owed", { count: view.owed });
  return view.row.length ? t("web-draw-gain", { points: view.stakes.gain }) : "";
}

function Slots() {
  const { view, choosing, state } = usePlay();
  const find = (verb: string): Choice | undefined => choosing.choices.find((choice) => choice.verb === verb);
  const draw = find(DRAW);
  const isOwn = view.active === state.seat && view.asks !== "over";
  return (
    <div class="draw-slots">
      <Slot verb={DRAW} icon="signs-spyglass" label={t("web-draw-key-draw")} hint={draw?.busts ? t("web-draw-risk-sure") : ""} choice={draw} />
      <Slot
        verb={COLLECT}
        icon="signs-coins"
        label={t("web-draw-key-collect")}
        hint={isOwn ? collectHint(view) : ""}
        choice={find(COLLECT)}
      />
    </div>
  );
}

/** What is asked; while a choice can be taken back, that. */
function Question() {
  const { state, choosing, held } = usePlay();
  const words = choosing.choices.find(({ move }) => move === held?.move)?.words;
  if (held?.undo) {
    return (
      <p class="draw-question" data-question>
        <span>{words}</span>
        <button type="button" class="draw-undo" onClick={held.undo}>
          <Fuse lasts={held.lasts} />
          {t("web-draw-undo")}
        </button>
      </p>
    );
  }
  return (
    <p class="draw-question" data-question>
      <span>{state.aid?.question}</span>
    </p>
  );
}

export function ActionBar({ isListed, onList }: { isListed: boolean; onList: (shown: boolean) => void }) {
  const { state, view, act, held, choosing } = usePlay();
  const { choices } = choosing;
  const hasSlots = useRef(false); // Whoever only looks gets no buttons.
  hasSlots.current ||= act !== null || (held !== undefined && state.seat !== null);
  const isAsked = choices.length > 0 && view.deciders.includes(state.seat ?? -1);
  const others = choices.filter(({ verb }) => verb !== DRAW && verb !== COLLECT && verb !== "trait");
  return (
    <footer class={`draw-actions ${isAsked ? "draw-asked" : ""}`}>
      <Question />
      {hasSlots.current && <Slots />}
      {others.length > 1 && (
        <button type="button" class="draw-list-button" onClick={() => onList(true)} aria-haspopup="dialog">
          <Icon name="signs-rules" />
          <span class="draw-list-words">{t("web-draw-all-choices", { count: others.length })}</span>
        </button>
      )}
      {hasSlots.current && <div class="draw-coach">{act && <CoachAdvice state={state} class="draw-coach-button" />}</div>}
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
