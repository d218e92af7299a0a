/**
 * What a turn of a game is, in a few steps with its cards: for whoever waits until it is ready, or wants to know it.
 *
 *     <TourButton game={game} />
 *
 * opens it in a window above the page, which stays where it is. Nothing is asked of the server. The steps come from
 * the game's part `tour`; the words of each are its messages `tour-name-title` and `tour-name`.
 */
import { useState } from "preact/hooks";
import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { gameName, t, textOf } from "../core/words";
import type { TourStep } from "../table/game-module";
import { usePart } from "../table/parts";
import "../styles/tour.css";

interface StepProps {
  game: string;
  step: TourStep;
}

/** Whoever listens is told the words anew with every step, and can ask what the picture shows. */
function Step({ game, step: { name, Scene, shows } }: StepProps) {
  const text = textOf(game);
  return (
    <>
      <div key={name} class="tour-scene felt" role="img" aria-label={shows()}>
        <Scene />
      </div>
      <div class="tour-words" role="status">
        <h3>{text.t(`tour-${name}-title`)}</h3>
        <p>{text.t(`tour-${name}`)}</p>
      </div>
    </>
  );
}

interface TourProps {
  game: string;
  steps: readonly TourStep[];
  onClose: () => void;
}

function Tour({ game, steps, onClose }: TourProps) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const back = (): void => setAt(Math.max(0, at - 1));
  const next = (): void => (isLast ? onClose() : setAt(at + 1));
  function press(event: KeyboardEvent): void {
    if (event.key === "ArrowLeft") back();
    else if (event.key === "ArrowRight" && !isLast) next(); // Nobody leaves by one key too many.
    else return;
    event.preventDefault();
  }
  if (!step) return null;
  return (
    <Dialog title={t("web-tour-of", { game: gameName(game) })} onClose={onClose} class="tour">
      <div class="tour-body" onKeyDown={press}>
        <Step game={game} step={step} />
        <div class="tour-ways">
          <button type="button" onClick={back} aria-disabled={at === 0}>
            {t("web-tour-back")}
          </button>
          <span class="tour-count" role="img" aria-label={t("web-lesson-step", { number: at + 1, count: steps.length })}>
            {steps.map(({ name }, place) => (
              <span key={name} class={place === at ? "tour-dot here" : "tour-dot"} />
            ))}
          </span>
          <button type="button" class="primary" onClick={next} autofocus>
            {t(isLast ? "web-tour-end" : "web-tour-next")}
          </button>
        </div>
        <p class={`tour-skip ${isLast ? "last" : ""}`}>
          <button type="button" class="quiet small" onClick={onClose}>
            {t("web-tour-skip")}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

/** Nothing where a game has no tour. */
export function TourButton({ game }: { game: string }) {
  const { value: tour } = usePart(game, "tour");
  const [isOpen, setOpen] = useState(false);
  if (!tour?.steps.length) return null;
  return (
    <>
      <button type="button" class="tour-open" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon name="signs-spyglass" /> {t("web-tour")}
      </button>
      {isOpen && <Tour game={game} steps={tour.steps} onClose={() => setOpen(false)} />}
    </>
  );
}
