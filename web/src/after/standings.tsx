/** The final scores with what made them. */
import { Icon } from "../components/icon";
import { nameOf } from "../components/player-tag";
import { number, t } from "../core/words";
import type { TableState, View } from "../table/state";
import type { ScorePart } from "../dead-mans-draw/scoring";
import { scoreOf, total } from "./parts";
import { pointsOf, ranked, winnersOf } from "./verdict";

/** A suit or kind is shown by its drawing; everything else by its name. */
function PartName({ name }: { name: string }) {
  const [, family = "", which = ""] = /^(suit|kind)-(.+)$/.exec(name) ?? [];
  if (family === "suit") {
    return (
      <span class="part-icon loot" data-suit={which}>
        <Icon name={`suits-${which}`} label={t(name)} />
      </span>
    );
  }
  if (family === "kind") {
    return (
      <span class="part-icon good" data-kind={which}>
        <Icon name={`goods-${which}`} label={t(name)} />
      </span>
    );
  }
  return <span>{t(name)}</span>;
}

function Chip({ part }: { part: ScorePart }) {
  return (
    <li class="part">
      <PartName name={part.name} />
      <b>{number(part.points)}</b>
      {part.values.length > 1 && <span class="part-values">({part.values.join(" + ")})</span>}
    </li>
  );
}

/** Nothing where the parts do not make the points: a match that was given up counts what was there. */
function Parts({ view, seat, points }: { view: View; seat: number; points: number }) {
  const score = scoreOf(view, seat);
  if (total(score) !== points) return null;
  const cards = "banks" in view ? view.banks[seat]?.length : undefined;
  return (
    <ul class="parts">
      {score.parts.map((part) => (
        <Chip key={part.name} part={part} />
      ))}
      {score.doubled && score.parts.length > 0 && <li class="part doubled">{t("web-after-doubled")}</li>}
      {score.parts.length === 0 && <li class="soft small">{t("web-after-nothing")}</li>}
      {cards !== undefined && <li class="soft small">{t("web-after-cards", { cards })}</li>}
    </ul>
  );
}

function Standing({ state, seat }: { state: TableState; seat: number }) {
  const info = state.table.seats[seat];
  const points = pointsOf(state, seat);
  const won = winnersOf(state).includes(seat);
  return (
    <li class={`standing ${won ? "won" : ""}`}>
      <p class="standing-head">
        {won && <Icon name="signs-trophy" label={t("web-after-winner")} />}
        {info?.kind === "bot" && <Icon name="signs-robot" label={t("web-bot")} />}
        <b class="standing-name">{nameOf(state, seat)}</b>
        {state.seat === seat && <span class="badge own">{t("web-you")}</span>}
        {info?.away && <span class="badge">{t(`web-away-${info.away}`)}</span>}
        <b class="standing-points">{t("web-after-points", { points })}</b>
      </p>
      {state.view && <Parts view={state.view} seat={seat} points={points} />}
    </li>
  );
}

export function Standings({ state }: { state: TableState }) {
  return (
    <ol class="standings">
      {ranked(state).map((seat) => (
        <Standing key={seat} state={state} seat={seat} />
      ))}
    </ol>
  );
}
