/** How loud it is: a slider that lets itself be heard, and a button that silences everything. */
import { useId } from "preact/hooks";
import { change, settings, USUAL } from "../core/settings";
import { play, turnVolume } from "../core/sound";
import { useStore } from "../core/store";
import { percent, t } from "../core/words";

export function Volume() {
  const { sound, volume } = useStore(settings);
  const id = useId();
  const shown = sound ? volume : 0;
  const turn = (chosen: number): void => {
    turnVolume(chosen);
    play("coins");
  };
  const silence = (): void => {
    change(sound ? { sound: false } : { sound: true, volume: volume || USUAL.volume });
    play("coins");
  };
  return (
    <div class="volume">
      <label for={id}>{t("web-volume")}</label>
      <button type="button" class="quiet" onClick={silence} aria-label={t(shown > 0 ? "web-sound-off" : "web-sound-on")}>
        <svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true" focusable="false">
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" fill="currentColor" stroke-linejoin="round" />
          {shown > 0 ? <path d="M15.5 9.2q2.3 2.8 0 5.600" /> : <path d="M16 9.5l5 5M21 9.5l-5 5" />}
          {shown > 0.5 && <path d="M18.3 6.8q4.400 5.2 0 10.400" />}
        </svg>
      </button>
      <input
        id={id}
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={shown}
        aria-valuetext={percent(shown)}
        onInput={(event) => turnVolume(event.currentTarget.valueAsNumber)}
        onChange={(event) => turn(event.currentTarget.valueAsNumber)}
      />
      <output class="volume-value" for={id} aria-hidden="true">
        {percent(shown)}
      </output>
    </div>
  );
}
