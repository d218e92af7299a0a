/** How fast the table goes, for whoever may say so. */
import { me } from "../core/me";
import { change } from "../core/settings";
import { useStore } from "../core/store";
import { t } from "../core/words";
import type { Pace, TableInfo } from "../generated/wire";
import type { Wish } from "./connection";
import type { TableState } from "./state";

export const PACES: readonly Pace[] = ["relaxed", "normal", "quick", "instant", "step"];

/** Whether a seat is held by the only person at the table. */
export function isAlone({ table: { seats }, seat }: TableState): boolean {
  const people = seats.flatMap(({ kind, away }, place) => (kind === "person" && !away ? [place] : []));
  return people.length === 1 && people[0] === seat;
}

function hasBots({ seats }: TableInfo): boolean {
  return seats.some(({ kind, away }) => kind === "bot" || Boolean(away));
}

/** The paces side by side; nothing for those who have no say in it. */
export function PaceChoice({ state, send }: { state: TableState; send: (wish: Wish) => unknown }) {
  const known = useStore(me);
  const mayChoose = isAlone(state) || (known !== null && known.player === state.table.host);
  if (!mayChoose || !hasBots(state.table)) return null;
  const pace = state.table.pace ?? "normal";
  const choose = (chosen: Pace): void => {
    change({ pace: chosen }); // The next table goes as fast.
    void send({ type: "pace", pace: chosen });
  };
  return (
    <fieldset class="pace">
      <legend>{t("web-pace")}</legend>
      {PACES.map((each) => (
        <label key={each} class={`pace-choice ${each === pace ? "chosen" : ""}`}>
          <input
            type="radio"
            name="pace"
            checked={each === pace}
            onChange={() => choose(each)}
          />
          <span>{t(`web-pace-${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
