/** A kind of goods in a display: its sum, its cards, and whether it scores. A kind has the same column everywhere. */
import { GoodFace, Icon } from "./faces";
import type { Choice } from "./choices";
import { scores, tally, type Worth } from "./scores";
import { t } from "./words";

interface TileProps {
  seat: number;
  kind: string;
  worth: Worth | undefined;
  /** What touching it does; nothing where it is empty. */
  choices: readonly Choice[];
  chosen: boolean;
  /** The kind that a theft has just brought here, by a name of its own for its flight. */
  arrived: string | undefined;
  onTouch: (() => void) | null;
}

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

function TileBody({ worth, arrived }: { worth: Worth; arrived: string | undefined }) {
  const flight = arrived ? { "data-card": arrived } : {};
  return (
    <>
      <span class="dolores-tile-head" {...flight}>
        <Icon name={`goods-${worth.kind}`} class="dolores-tile-icon" />
        <span class="dolores-tile-sum">{worth.total}</span>
        <Mark worth={worth} />
      </span>
      <span class="dolores-tile-values">{tally(worth.values)}</span>
      <span class="dolores-tile-fan" aria-hidden="true" style={{ "--cards": worth.values.length }}>
        {worth.values.map((value, place) => (
          <GoodFace key={place} card={`${worth.kind} ${value}`} />
        ))}
      </span>
      <span class="dolores-tile-word">{shortWord(worth)}</span>
    </>
  );
}

export function Tile({ seat, kind, worth, choices, chosen, arrived, onTouch }: TileProps) {
  const place = `kind-${seat}-${kind}`;
  if (!worth) {
    return (
      <li class="dolores-slot" data-place={place}>
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
  const name = t("web-dolores-tile", {
    kind: t(`kind-${kind}`),
    sum: worth.total,
    values: tally(worth.values),
    mark: markWords(worth),
  });
  const shared = { "data-kind": kind, "data-card": `tile-${seat}-${kind}`, "data-topic": `good-${kind}` };
  const look = `dolores-tile good ${scores(worth) ? "dolores-tile-scores" : ""}`;
  if (!onTouch) {
    return (
      <li class="dolores-slot" data-place={place}>
        <span class={look} role="img" aria-label={name} {...shared}>
          <TileBody worth={worth} arrived={arrived} />
        </span>
      </li>
    );
  }
  const [only] = choices;
  const label = choices.length === 1 && only ? only.words : t("web-dolores-tile-several", { tile: name });
  return (
    <li class="dolores-slot" data-place={place}>
      <button
        type="button"
        class={`${look} dolores-lit ${chosen ? "dolores-chosen" : ""}`}
        aria-label={label}
        aria-pressed={chosen}
        data-move={only?.move}
        onClick={onTouch}
        {...shared}
      >
        <TileBody worth={worth} arrived={arrived} />
      </button>
    </li>
  );
}
