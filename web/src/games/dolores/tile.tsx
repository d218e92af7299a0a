/** A kind of goods in a display: its sum, its cards, and whether it scores. */
import type { Choice } from "./choices";
import { GoodFace, Icon } from "./faces";
import { Press } from "./pressing";
import { scores, tally, type Worth } from "./scores";
import { t } from "./words";

/** ▲ for the most and ▼ for the least valuable kinds. */
export function Mark({ worth }: { worth: Worth }) {
  if (!scores(worth)) return null;
  return (
    <span class="dolores-tile-mark" aria-hidden="true">
      {worth.isMost && <span>▲</span>}
      {worth.isLeast && <span>▼</span>}
    </span>
  );
}

export function markWords({ isMost, isLeast, counts }: Worth): string {
  if (isMost && isLeast) return t("web-dolores-scores-both");
  if (isMost) return t("web-dolores-scores-most");
  if (isLeast) return t("web-dolores-scores-least");
  return t(counts ? "web-dolores-scores-not" : "web-dolores-too-few");
}

/** The mark in one word. */
function shortWord({ isMost, isLeast }: Worth): string {
  if (isMost && isLeast) return t("web-dolores-both");
  if (isMost) return t("web-dolores-most");
  return isLeast ? t("web-dolores-least") : "";
}

export function tileName(worth: Worth): string {
  const { kind, total, values } = worth;
  return t("web-dolores-tile", { kind: t(`kind-${kind}`), sum: total, values: tally(values), mark: markWords(worth) });
}

function Body({ worth, arrived }: { worth: Worth; arrived: string | undefined }) {
  const flight = arrived ? { "data-card": arrived } : {};
  return (
    <>
      <span class="dolores-tile-head" {...flight}>
        <Icon name={`goods-${worth.kind}`} class="dolores-tile-icon" />
        <span class="dolores-tile-sum">{worth.total}</span>
        <Mark worth={worth} />
      </span>
      <span class="dolores-tile-fan" aria-hidden="true" style={{ "--cards": worth.values.length }}>
        {worth.values.map((value, place) => (
          <GoodFace key={place} card={`${worth.kind} ${value}`} />
        ))}
      </span>
      <span class="dolores-tile-word">{shortWord(worth)}</span>
    </>
  );
}

interface TileProps {
  seat: number;
  kind: string;
  worth: Worth | undefined;
  /** The kind that a theft has just brought here, by a name of its own for its flight. */
  arrived: string | undefined;
}

/** A kind in its column of a display, where nothing is to be touched. */
export function Tile({ seat, kind, worth, arrived }: TileProps) {
  const place = `kind-${seat}-${kind}`;
  if (!worth) {
    return (
      <li class="dolores-slot dolores-slot-bare" data-place={place}>
        <span class="dolores-tile dolores-tile-empty" data-topic={`good-${kind}`}>
          <Icon
            name={`goods-${kind}`}
            class="dolores-tile-icon"
            label={t("web-dolores-no-cards", { kind: t(`kind-${kind}`) })}
          />
        </span>
      </li>
    );
  }
  return (
    <li class="dolores-slot" data-place={place}>
      <span
        class={`dolores-tile good ${scores(worth) ? "dolores-tile-scores" : ""}`}
        role="img"
        aria-label={tileName(worth)}
        data-kind={kind}
        data-card={`tile-${seat}-${kind}`}
        data-topic={`good-${kind}`}
      >
        <Body worth={worth} arrived={arrived} />
      </span>
    </li>
  );
}

interface TouchedTileProps {
  worth: Worth;
  /** What touching it may mean: one thing, or one of several. */
  choices: readonly Choice[];
  chosen?: boolean | undefined;
  onSeveral: (choices: readonly Choice[]) => void;
}

/** A kind that a theft takes from, or that is dropped: large enough for a finger. */
export function TouchedTile({ worth, choices, chosen, onSeveral }: TouchedTileProps) {
  const [first] = choices;
  const isOne = choices.length === 1;
  const label = isOne ? first?.words : t("web-dolores-tile-several", { tile: tileName(worth) });
  return (
    <Press
      move={first?.move}
      class={`dolores-tile dolores-target good dolores-lit ${scores(worth) ? "dolores-tile-scores" : ""}`}
      pressed={chosen}
      topic={`good-${worth.kind}`}
      onTouch={isOne ? undefined : () => onSeveral(choices)}
      data-kind={worth.kind}
    >
      <span class="unseen">{label}</span>
      <span class="dolores-tile-body" aria-hidden="true">
        <Body worth={worth} arrived={undefined} />
        {isOne && first?.points !== undefined && first.points !== null && (
          <span class="dolores-makes">{t("web-dolores-score", { points: first.points })}</span>
        )}
      </span>
    </Press>
  );
}
