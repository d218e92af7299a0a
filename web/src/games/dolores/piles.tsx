/** The piles, and what is known of the cards to come: how near dawn is, and what nobody has seen yet. */
import { CardBack } from "../../components/card";
import { Dialog } from "../../components/dialog";
import type { DoloresView } from "../../generated/wire";
import { BottleList } from "./bottles";
import { GoodFace, Icon } from "./faces";
import { KINDS } from "./choices";
import { bottlesOf, tally, valuesOf } from "./scores";
import { list, percent, t } from "./words";

export type Pile = "discard" | "unseen";

interface PilesProps {
  view: DoloresView;
  odds: boolean;
  opened: Pile | null;
  onOpen: (pile: Pile | null) => void;
  explain: (topic: string) => void;
}

/** Cards sorted by kind: how many, and of which values; then the bottles, each with its text. */
function Sorted({ cards, explain }: { cards: readonly string[]; explain: PilesProps["explain"] }) {
  const kinds = KINDS.map((kind) => ({ kind, values: valuesOf(cards, kind) }));
  const bottles = bottlesOf(cards);
  return (
    <>
      <ul class="dolores-sorted">
        {kinds.map(({ kind, values }) => (
          <li key={kind} class="good dolores-sorted-kind" data-kind={kind}>
            <Icon name={`goods-${kind}`} />
            <span>{t(`kind-${kind}`)}</span>
            <b>{values.length}</b>
            <span class="soft">{tally(values)}</span>
          </li>
        ))}
      </ul>
      {bottles.length > 0 && <BottleList bottles={bottles} explain={explain} />}
    </>
  );
}

interface WindowProps {
  view: DoloresView;
  onClose: () => void;
  explain: PilesProps["explain"];
}

function Discard({ view, onClose, explain }: WindowProps) {
  return (
    <Dialog title={t("web-dolores-discard", { count: view.discard.length })} onClose={onClose}>
      {view.discard.length ? (
        <Sorted cards={view.discard} explain={explain} />
      ) : (
        <p class="soft">{t("web-dolores-discard-empty")}</p>
      )}
    </Dialog>
  );
}

/** When dawn may come, deal by deal. */
function DawnChances({ view }: { view: DoloresView }) {
  const chances = view.dawn_in_duels;
  if (!chances.length) return <p>{t("web-dolores-dawn-out")}</p>;
  const coming = chances.map((chance, place) => ({ chance, deal: place + 1 })).filter(({ chance }) => chance > 0);
  const told = coming.map(({ chance, deal }) => t("web-dolores-dawn-deal", { deal, chance: percent(chance) }));
  return (
    <>
      <p>{t("web-dolores-dawn-next", { chance: percent(view.dawn_next) })}</p>
      <p class="soft">{t("web-dolores-dawn-deals", { chances: list(told) })}</p>
    </>
  );
}

function Unseen({ view, onClose, explain }: WindowProps) {
  return (
    <Dialog title={t("web-dolores-unseen")} onClose={onClose}>
      <DawnChances view={view} />
      <p>{t("web-dolores-unseen-what", { count: view.unseen.length, draw: view.draw_count })}</p>
      <Sorted cards={view.unseen} explain={explain} />
    </Dialog>
  );
}

export function Piles({ view, odds, opened, onOpen, explain }: PilesProps) {
  const close = (): void => onOpen(null);
  const { draw_count: draw, discard } = view;
  const top = discard.at(-1);
  const drawn = (
    <>
      <span class="dolores-heap-cards" data-place="draw">
        {draw > 0 ? <CardBack /> : <span class="dolores-heap-bare" />}
      </span>
      <span class="dolores-heap-count" aria-hidden="true">
        {draw}
      </span>
    </>
  );
  const name = t("web-dolores-draw", { count: draw });
  const dawn = view.dawn_in_duels.length
    ? t("web-dolores-dawn-next", { chance: percent(view.dawn_next) })
    : t("web-dolores-dawn-out");
  return (
    <div class="dolores-heaps">
      {odds ? (
        <button type="button" class="dolores-heap" data-tip="dawn" onClick={() => onOpen("unseen")}>
          <span class="unseen">
            {name} {dawn}
          </span>
          {drawn}
          {view.dawn_in_duels.length > 0 && (
            <span class="dolores-heap-dawn" aria-hidden="true">
              <Icon name="bottles-dawn" />
              {percent(view.dawn_next)}
            </span>
          )}
        </button>
      ) : (
        <span class="dolores-heap" role="img" aria-label={name}>
          {drawn}
        </span>
      )}
      <button type="button" class="dolores-heap" onClick={() => onOpen("discard")}>
        <span class="unseen">{t("web-dolores-discard", { count: discard.length })}</span>
        <span class="dolores-heap-cards" data-place="discard" aria-hidden="true">
          {top ? <GoodFace card={top} /> : <span class="dolores-heap-bare" />}
        </span>
        <span class="dolores-heap-count" aria-hidden="true">
          {discard.length}
        </span>
      </button>
      {opened === "discard" && <Discard view={view} onClose={close} explain={explain} />}
      {opened === "unseen" && <Unseen view={view} onClose={close} explain={explain} />}
    </div>
  );
}
