/** Promises as the notation writes them, in words and as a chip. */
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { t } from "./words";

export function readPromise(promise: string): { gesture: string; condition: string } {
  const [gesture = "", condition = ""] = promise.split(" if ");
  return { gesture, condition };
}

export function promiseWords(promise: string): string {
  const { gesture, condition } = readPromise(promise);
  if (!condition) return gestureName(gesture);
  return t("web-dolores-promise-if", { gesture: gestureName(gesture), condition: gestureName(condition) });
}

/** What somebody has said they will show in this duel; on a condition, the other's gesture comes first. */
export function PromiseBubble({ player, promise }: { player: string; promise: string }) {
  const { gesture, condition } = readPromise(promise);
  const words = promiseWords(promise);
  return (
    <span
      class="dolores-bubble"
      role="img"
      aria-label={t("web-dolores-promised", { player, promise: words })}
      title={words}
    >
      {condition && (
        <>
          <Icon name={`gestures-${condition}`} />
          <span aria-hidden="true">→</span>
        </>
      )}
      <Icon name={`gestures-${gesture}`} />
      {!condition && (
        <span class="dolores-bubble-word" aria-hidden="true">
          {gestureName(gesture)}
        </span>
      )}
    </span>
  );
}
