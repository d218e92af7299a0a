/** What the viewer is asked, and what answers it: always at the bottom, nearest to the thumb. */
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import type { Arranging } from "./arrange";
import { Icon } from "./faces";
import { Bet, GestureButtons } from "./gestures";
import { arrangeMove, ofVerb, secretChoosers, type Choice, type Choices } from "./choices";
import { list, t } from "./words";

interface ActionsProps {
  state: TableState;
  view: DoloresView;
  choices: Choices;
  arranging: Arranging | null;
  act: ((move: string) => void) | null;
}

interface MoveButtonProps {
  choice: Choice;
  class: string;
  act: (move: string) => void;
  /** A drawing before the words. */
  icon?: string;
  /** What it is about in the rules. */
  topic?: string;
}

function MoveButton({ choice, class: className, act, icon, topic }: MoveButtonProps) {
  const { move, words, number } = choice;
  return (
    <button type="button" class={className} data-move={move} data-topic={topic} onClick={() => act(move)}>
      {icon && <Icon name={icon} />}
      <span>{words}</span>
      {number < 10 && <kbd class="dolores-hint" data-text={number} aria-hidden="true" />}
    </button>
  );
}

/** Bottles that may be played in this window, each with what it does. */
function Window({ choices, act }: { choices: Choices; act: (move: string) => void }) {
  return (
    <div class="dolores-window">
      {ofVerb(choices, "play").map((choice) => (
        <MoveButton
          key={choice.move}
          choice={choice}
          class="dolores-play-bottle"
          act={act}
          icon={`bottles-${choice.bottle}`}
          topic={`bottle-${choice.bottle}`}
        />
      ))}
      {ofVerb(choices, "pass").map((choice) => (
        <MoveButton key="pass" choice={choice} class="dolores-pass" act={act} />
      ))}
    </div>
  );
}

function LayOut({
  view,
  choices,
  arranging,
  act,
}: Omit<ActionsProps, "state" | "act" | "arranging"> & { arranging: Arranging; act: (move: string) => void }) {
  const choice = arrangeMove(choices, view, arranging.before);
  return (
    <div class="dolores-window">
      <p class="soft">{t(arranging.held === null ? "web-dolores-arrange-touch" : "web-dolores-arrange-change")}</p>
      <button
        type="button"
        class="primary"
        disabled={!choice}
        data-move={choice?.move}
        onClick={() => choice && act(choice.move)}
      >
        {t("web-dolores-arrange-so")}
        <span class="unseen">{choice?.words}</span>
        <kbd class="dolores-hint" data-text="L" aria-hidden="true" />
      </button>
    </div>
  );
}

/** How many secret choices are in, and that one's own can still be changed. */
function Secrets({ view }: { view: DoloresView }) {
  const choosers = secretChoosers(view);
  if (!choosers.length) return null;
  const chosen = view.have_chosen.length;
  return (
    <span class="dolores-secrets">
      {t("web-dolores-chosen-of", { chosen, all: choosers.length })} {view.own_move && t("web-dolores-may-change")}
    </span>
  );
}

function Answer({ view, choices, arranging, act }: Omit<ActionsProps, "state">) {
  if (!act || choices.length === 0) return null;
  if (arranging) return <LayOut view={view} choices={choices} arranging={arranging} act={act} />;
  if (view.asks === "window") return <Window choices={choices} act={act} />;
  if (view.asks === "gestures" && view.seat === view.bettor) return <Bet view={view} choices={choices} act={act} />;
  if (view.asks === "gestures" || view.asks === "show")
    return <GestureButtons view={view} choices={choices} act={act} />;
  return (
    <div class="dolores-window">
      <p class="soft">{t("web-dolores-touch-lit")}</p>
      {ofVerb(choices, "done").map((choice) => (
        <MoveButton key={choice.move} choice={choice} class="primary" act={act} />
      ))}
    </div>
  );
}

function Result({ view }: { view: DoloresView }) {
  const names = view.winners.map((seat) => view.players[seat] ?? "");
  const points = view.points[view.winners[0] ?? 0] ?? 0;
  return (
    <p class="dolores-result">
      <Icon name="signs-trophy" />
      {t("web-dolores-won", { players: list(names), count: names.length, points })}
    </p>
  );
}

export function Actions({ state, view, choices, arranging, act }: ActionsProps) {
  const isAsked = view.deciders.includes(view.seat ?? -1) && choices.length > 0;
  if (view.winners.length) {
    return (
      <section class="dolores-decision" aria-label={t("web-dolores-actions")}>
        <Result view={view} />
      </section>
    );
  }
  return (
    <section
      class={`dolores-decision ${isAsked ? "dolores-decision-asked" : ""}`}
      aria-label={t("web-dolores-actions")}
    >
      <p class="dolores-decision-question">
        {state.aid?.question} <Secrets view={view} />
      </p>
      <Answer view={view} choices={choices} arranging={arranging} act={act} />
    </section>
  );
}
