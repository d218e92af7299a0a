/** Cards of one kind but of several values, of which a theft takes one. */
import { Dialog } from "../../components/dialog";
import type { Choice } from "./choices";
import { GoodFace } from "./faces";
import { t } from "./words";

interface SeveralProps {
  choices: readonly Choice[];
  act: (move: string) => void;
  onClose: () => void;
}

export function Several({ choices, act, onClose }: SeveralProps) {
  const take = (move: string): void => {
    act(move);
    onClose();
  };
  return (
    <Dialog title={t("web-dolores-which")} onClose={onClose}>
      <div class="dolores-several">
        {choices.map(({ move, words, card, points }) => (
          <button
            key={move}
            type="button"
            class="dolores-duel-card dolores-lit"
            aria-label={words}
            data-move={move}
            onClick={() => take(move)}
          >
            <GoodFace card={card ?? ""} />
            {points !== undefined && <span class="dolores-makes">{t("web-dolores-score", { points })}</span>}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
