/** The strip below a replay: what happened, the scrubber, and the buttons of a player. */
import { number, t, type Text } from "../core/words";
import { beginning, type Moment } from "./moments";
import { type Playback, SPEEDS } from "./playback";

const GLYPHS = {
  play: "M7 4 L20 12 L7 20 Z",
  pause: "M6 4 H10 V20 H6 Z M14 4 H18 V20 H14 Z",
  back: "M17 4 L6 12 L17 20 Z",
  on: "M7 4 L18 12 L7 20 Z",
  backTurn: "M12 4 L2 12 L12 20 Z M22 4 L12 12 L22 20 Z",
  onTurn: "M2 4 L12 12 L2 20 Z M12 4 L22 12 L12 20 Z",
} as const;

interface ButtonProps {
  glyph: keyof typeof GLYPHS;
  label: string;
  onClick: () => void;
  disabled?: boolean;
  class?: string;
}

function GlyphButton({ glyph, label, onClick, disabled = false, class: className = "quiet" }: ButtonProps) {
  return (
    <button type="button" class={className} aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={GLYPHS[glyph]} />
      </svg>
    </button>
  );
}

/** What happened at the moment; long tales can be scrolled. */
function Words({ moment, isFirst }: { moment: Moment | undefined; isFirst: boolean }) {
  const lines = moment?.lines ?? [];
  return (
    <div class="replay-words" tabIndex={0} role="group" aria-label={t("web-replay-happened")}>
      {lines.map(({ text, heading }, place) => (
        <span key={place} class={heading ? "log-heading" : ""}>
          {text}{" "}
        </span>
      ))}
      {lines.length === 0 && <span class="soft">{t(isFirst ? "web-replay-begins" : "web-replay-silent")}</span>}
    </div>
  );
}

interface ControlsProps {
  /** The game's own words for what can be skipped. */
  text: Text;
  /** What can be skipped at a time, such as a turn. */
  stretch: string;
  moments: readonly Moment[];
  playback: Playback;
}

export function Controls({ text, stretch, moments, playback }: ControlsProps) {
  const { place, playing, speed, show, toggle, setSpeed } = playback;
  const last = moments.length - 1;
  const told = t("web-replay-place", { move: place, of: last });
  return (
    <section class="replay-controls" aria-label={t("web-replay-controls")}>
      <Words moment={moments[place]} isFirst={place === 0} />
      <div class="scrubber">
        <input
          type="range"
          min={0}
          max={last}
          value={place}
          aria-label={t("web-replay-scrubber")}
          aria-valuetext={told}
          onInput={(event) => show(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key !== " ") return;
            event.preventDefault();
            toggle();
          }}
        />
        <span class="small soft scrubber-place" aria-hidden="true">
          {number(place)}/{number(last)}
        </span>
      </div>
      <div class="replay-buttons">
        <GlyphButton
          glyph="backTurn"
          label={text.t(`web-replay-${stretch}-back`)}
          onClick={() => show(beginning(moments, place, -1))}
          disabled={place === 0}
        />
        <GlyphButton glyph="back" label={t("web-replay-back")} onClick={() => show(place - 1)} disabled={place === 0} />
        <GlyphButton
          glyph={playing ? "pause" : "play"}
          label={t(playing ? "web-replay-pause" : "web-replay-play")}
          onClick={toggle}
          class="primary"
        />
        <GlyphButton glyph="on" label={t("web-replay-on")} onClick={() => show(place + 1)} disabled={place === last} />
        <GlyphButton
          glyph="onTurn"
          label={text.t(`web-replay-${stretch}-on`)}
          onClick={() => show(beginning(moments, place, 1))}
          disabled={place === last}
        />
        <select
          aria-label={t("web-replay-speed")}
          value={speed}
          onChange={(event) => setSpeed(Number(event.currentTarget.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {number(each)}×
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
