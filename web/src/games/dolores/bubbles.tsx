/** What players say, at their seats: talk for a while, a promise for as long as it is open. */
import { useEffect, useState } from "preact/hooks";
import { SpeechBubble } from "../../components/stage";
import { settings } from "../../core/settings";
import type { TableState } from "../../table/state";
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { promiseWords, readPromise } from "./promise-words";
import { t } from "./words";

/** How long words stay in the air. */
const LASTS = 6_000;

interface TalkProps {
  state: TableState;
  seat: number;
  side: "above" | "below";
}

/** The latest remark of a seat, once it has been made while somebody looks. */
export function Talk({ state, seat, side }: TalkProps) {
  const heard = state.talk.filter((remark) => remark.seat === seat && !remark.promise).length;
  const [first] = useState(heard);
  const [passed, pass] = useState(first);
  useEffect(() => {
    if (heard <= passed) return undefined;
    const timer = setTimeout(() => pass(heard), LASTS);
    return () => clearTimeout(timer);
  }, [heard]);
  const remark = heard > passed && state.talk.findLast((each) => each.seat === seat && !each.promise);
  if (!remark || settings.value.muted.includes(remark.name ?? "")) return null;
  return (
    <span key={heard} class="dolores-talk">
      <SpeechBubble side={side}>{remark.text}</SpeechBubble>
    </span>
  );
}

/** What somebody has said they will show in this duel; on a condition, the other's gesture comes first. */
export function PromiseBubble({ player, promise, isOwn }: { player: string; promise: string; isOwn: boolean }) {
  const { gesture, condition } = readPromise(promise);
  return (
    <span
      class="dolores-promise"
      role="img"
      aria-label={t("web-dolores-promised", { player, promise: promiseWords(promise) })}
      data-tip={isOwn ? undefined : "promised"}
    >
      <SpeechBubble side="below" promised>
        {condition && (
          <>
            <Icon name={`gestures-${condition}`} />
            {"→ "}
          </>
        )}
        <Icon name={`gestures-${gesture}`} /> {!condition && gestureName(gesture)}
      </SpeechBubble>
    </span>
  );
}
