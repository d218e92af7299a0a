/** Everything that happened in a match, line by line; each leads to its moment. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../core/words";
import type { Moment } from "./moments";

interface LogProps {
  moments: readonly Moment[];
  place: number;
  show: (place: number) => void;
}

export function MomentLog({ moments, place, show }: LogProps) {
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: "nearest" }), [place]);
  return (
    <>
      <p class="small soft">{t("web-replay-keys")}</p>
      <ol class="moment-log">
        {moments.map((moment, number) =>
          moment.lines.length === 0 ? null : (
            <li key={moment.version} ref={number === place ? current : null}>
              <button
                type="button"
                class={`quiet ${number === place ? "now" : ""}`}
                aria-current={number === place ? "step" : undefined}
                onClick={() => show(number)}
              >
                {moment.lines.map(({ text, heading }, line) => (
                  <span key={line} class={heading ? "log-heading" : ""}>
                    {text}
                  </span>
                ))}
              </button>
            </li>
          ),
        )}
      </ol>
    </>
  );
}
