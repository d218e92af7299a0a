/** Promising a gesture, plainly or on a condition. Nobody is bound by it; the table remembers. */
import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import type { DoloresView } from "../../generated/wire";
import { GESTURES } from "./choices";
import { Icon } from "./faces";
import { GesturePick } from "./gesture-pick";
import { gestureName } from "./hand";
import { promiseWords } from "./promise-words";
import { t } from "./words";

interface PromisingProps {
  view: DoloresView;
  promise: (promise: string) => void;
}

interface ConditionalProps {
  other: string;
  promise: PromisingProps["promise"];
  onClose: () => void;
}

function Conditional({ other, promise, onClose }: ConditionalProps) {
  const [gesture, setGesture] = useState("peace");
  const [condition, setCondition] = useState("peace");
  const made = `${gesture} if ${condition}`;
  return (
    <Dialog title={t("web-dolores-promise-on-condition")} onClose={onClose}>
      <div class="column">
        <GesturePick
          legend={t("web-dolores-if-other-shows", { player: other })}
          value={condition}
          onChange={setCondition}
        />
        <GesturePick legend={t("web-dolores-i-show")} value={gesture} onChange={setGesture} />
        <p class="soft">{t("web-dolores-not-bound")}</p>
        <button
          type="button"
          class="primary"
          onClick={() => {
            promise(made);
            onClose();
          }}
        >
          {t("web-dolores-promise-this", { promise: promiseWords(made) })}
        </button>
      </div>
    </Dialog>
  );
}

export function Promising({ view, promise }: PromisingProps) {
  const [asking, setAsking] = useState(false);
  const other = view.players[view.seat === view.dealer ? view.neighbour : view.dealer] ?? "";
  return (
    <div class="dolores-promising" role="group" aria-label={t("web-dolores-promise")} data-tip="promise">
      <span class="dolores-promising-title" title={t("web-dolores-not-bound")}>
        <Icon name="signs-chat" />
        <span>{t("web-dolores-promise")}</span>
      </span>
      {GESTURES.map((gesture) => (
        <button
          key={gesture}
          type="button"
          class="dolores-chip"
          aria-label={t("web-dolores-promise-this", { promise: gestureName(gesture) })}
          onClick={() => promise(gesture)}
        >
          <Icon name={`gestures-${gesture}`} />
        </button>
      ))}
      <button type="button" class="dolores-chip" onClick={() => setAsking(true)}>
        {t("web-dolores-if")}
        <span class="unseen">{t("web-dolores-promise-on-condition")}</span>
      </button>
      {asking && <Conditional other={other} promise={promise} onClose={() => setAsking(false)} />}
    </div>
  );
}
