/** What the viewer is asked, and what answers it: nearest to the thumb, everything in its own place. */
import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { Ribbon } from "../../components/stage";
import { change, settings } from "../../core/settings";
import { useStore } from "../../core/store";
import type { DoloresView } from "../../generated/wire";
import { toldBy, type TableState } from "../../table/state";
import type { Arranging } from "./arrange";
import { arrangeMove, isDuellist, ofVerb, type Choices } from "./choices";
import { Icon } from "./faces";
import { Bet, Gestures } from "./gestures";
import { Hint, Press, PressingContext } from "./pressing";
import { Promising } from "./promising";
import { list, t } from "./words";

interface AnswerProps {
  state: TableState;
  view: DoloresView;
  choices: Choices;
  arranging: Arranging | null;
  promise: ((promise: string) => void) | null;
  onLook: (gesture: string | null) => void;
  /** What a gesture would bring, where there is room for it. */
  children: ComponentChildren;
}

/** Bottles that may be played in this window; passing has its own place, always the last. */
function Window({ choices }: { choices: Choices }) {
  return (
    <div class="dolores-window" data-tip="bottles">
      {ofVerb(choices, "play").map((choice) => (
        <Press
          key={choice.move}
          move={choice.move}
          class="dolores-play-bottle"
          label={choice.words}
          topic={`bottle-${choice.bottle}`}
        >
          <Icon name={`bottles-${choice.bottle}`} />
          <span>{t(`bottle-${choice.bottle}`)}</span>
          {choice.number < 10 && <Hint text={choice.number} />}
        </Press>
      ))}
      {ofVerb(choices, "pass").map((choice) => (
        <Press key="pass" move={choice.move} class="dolores-pass">
          <span>{choice.words}</span>
          {choice.number < 10 && <Hint text={choice.number} />}
        </Press>
      ))}
    </div>
  );
}

function LayOut({ view, choices, arranging }: Pick<AnswerProps, "view" | "choices"> & { arranging: Arranging }) {
  const choice = arrangeMove(choices, view, arranging.before);
  return (
    <div class="dolores-window">
      <p class="dolores-say">{t(arranging.held === null ? "web-dolores-arrange-touch" : "web-dolores-arrange-change")}</p>
      <Press move={choice?.move} class="primary">
        {t("web-dolores-arrange-so")}
        <span class="unseen">{choice?.words}</span>
        <Hint text="L" />
      </Press>
    </div>
  );
}

/** Whether windows for bottles are passed without being asked; only for those who hold one is it worth saying. */
function PassingSwitch() {
  const { passing } = useStore(settings);
  return (
    <label class="dolores-passing">
      <input type="checkbox" checked={passing} onChange={() => change({ passing: !passing })} />
      <span>{t("web-dolores-passing")}</span>
    </label>
  );
}

/** What is answered beside the gestures, or can be said meanwhile. */
function Beside({ view, choices, arranging, promise }: Omit<AnswerProps, "state" | "onLook" | "children">) {
  if (arranging) return <LayOut view={view} choices={choices} arranging={arranging} />;
  if (view.asks === "window" && choices.length) return <Window choices={choices} />;
  if (promise && isDuellist(view, view.seat)) return <Promising view={view} promise={promise} />;
  const mayChange = view.asks === "gestures" && view.own_move && choices.length > 0;
  if (mayChange) return <p class="dolores-say">{t("web-dolores-may-change")}</p>;
  const isByTouch = ["rob", "drop", "winnings", "first_choice"].includes(view.asks) && choices.length > 0;
  if (isByTouch) {
    return (
      <div class="dolores-window">
        <p class="dolores-say">{t("web-dolores-touch-lit")}</p>
        {ofVerb(choices, "done").map((choice) => (
          <Press key={choice.move} move={choice.move} class="primary">
            {choice.words}
            {choice.number < 10 && <Hint text={choice.number} />}
          </Press>
        ))}
      </div>
    );
  }
  const isHolder = (view.displays[view.seat ?? -1] ?? []).some((card) => !card.includes(" ") && card !== "theft");
  return isHolder && view.asks !== "over" ? <PassingSwitch /> : null;
}

/** The question; while a choice can be taken back, that stands in its place. */
function Question({ state, view, isAsked }: Pick<AnswerProps, "state" | "view"> & { isAsked: boolean }) {
  // What a reveal leads to is not said before it has been seen.
  const news = view.asks === "shown" ? toldBy(state).join(" ") : "";
  const { held } = useContext(PressingContext);
  if (held?.undo) {
    return (
      <button
        type="button"
        class="dolores-undo"
        style={{ "--lasts": `${held.lasts}ms` }}
        onClick={held.undo}
        data-undo
      >
        <span class="dolores-undo-ring" aria-hidden="true" />
        {t("web-dolores-undo")}
      </button>
    );
  }
  const names = view.winners.map((seat) => view.players[seat] ?? "");
  const points = view.points[view.winners[0] ?? 0] ?? 0;
  return (
    <p class="dolores-question">
      {isAsked && (
        <span class="dolores-your-turn">
          <Ribbon>{t("web-your-turn")}</Ribbon>
        </span>
      )}
      {names.length > 0 ? (
        <span class="dolores-result">
          <Icon name="signs-trophy" />
          {t("web-dolores-won", { players: list(names), count: names.length, points })}
        </span>
      ) : (
        <span class="dolores-question-words">{held ? t("web-dolores-on-its-way") : state.aid?.question || news}</span>
      )}
    </p>
  );
}

export function Answer({ state, view, choices, arranging, promise, onLook, children }: AnswerProps) {
  const isAsked = view.deciders.includes(view.seat ?? -1) && choices.length > 0;
  const isBetting = view.asks === "gestures" && view.seat === view.bettor && choices.length > 0;
  return (
    <section class="dolores-decision" aria-label={t("web-dolores-actions")}>
      {view.seat !== null && <div class="dolores-weigh">{children}</div>}
      <div class={`dolores-panel ${isAsked ? "dolores-decision-asked" : ""}`}>
        <div class="dolores-question-place" data-question>
          <Question state={state} view={view} isAsked={isAsked} />
        </div>
        {isBetting && <Bet view={view} choices={choices} />}
        {view.seat !== null && !isBetting && (
          <>
            <div class="dolores-beside">
              <Beside view={view} choices={choices} arranging={arranging} promise={promise} />
            </div>
            <Gestures view={view} choices={choices} onLook={onLook} />
          </>
        )}
      </div>
    </section>
  );
}
