/** Waiting for something: what to show meanwhile, and when it fails. */
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./words";

export interface Loaded<Value> {
  value: Value | null;
  error: string;
  /** Ask again, keeping what is shown. */
  again: () => void;
}

/** What a promise brings; asked for anew when `key` changes. */
export function useLoaded<Value>(load: () => Promise<Value>, key: string): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ key: string; value: Value | null; error: string }>({ key, value: null, error: "" });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setLoaded({ key, value, error: "" }),
      (error: unknown) => {
        const message = error instanceof Error && error.name !== "TypeError" ? error.message : t("web-unreachable");
        if (current) setLoaded((before) => ({ key, value: before.key === key ? before.value : null, error: message }));
      },
    );
    return () => {
      current = false;
    };
  }, [key, turn]);
  const shown = loaded.key === key ? loaded : { value: null, error: "" };
  return { value: shown.value, error: shown.error, again: () => setTurn((before) => before + 1) };
}

export function Waiting() {
  return (
    <p class="waiting soft" role="status">
      {t("web-loading")}
    </p>
  );
}

export function Failed({ error, again }: { error: string; again: () => void }) {
  return (
    <div class="panel failed" role="alert">
      <p>{error}</p>
      <button type="button" onClick={again}>
        {t("web-try-again")}
      </button>
    </div>
  );
}

/** A screen whose script is fetched when it is first shown. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  let ready: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const { value, error, again } = useLoaded(
      async () => {
        ready = await load();
        return { screen: ready };
      },
      "",
    );
    const Screen = ready ?? value?.screen;
    if (Screen) return <Screen {...props} />;
    return error ? <Failed error={error} again={again} /> : <Waiting />;
  };
}
