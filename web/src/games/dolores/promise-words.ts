/** Promises as the notation writes them, in words. */
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
