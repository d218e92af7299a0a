/** Everything about one player: what makes the score, what they showed to whom, and what their word is worth. */
import { Dialog } from "../../components/dialog";
import type { DoloresView } from "../../generated/wire";
import type { TableState } from "../../table/state";
import { BottleList } from "./bottles";
import { GoodFace, goodName, Icon } from "./faces";
import { gestureName } from "./hand";
import { GESTURES } from "./choices";
import { promiseWords } from "./promise-words";
import { bottlesOf, scores, worthsOf } from "./scores";
import { Mark, markWords } from "./tile";
import { list, t } from "./words";

interface SheetProps {
  state: TableState;
  view: DoloresView;
  seat: number;
  explain: (topic: string) => void;
  onClose: () => void;
}

function Goods({ view, seat }: { view: DoloresView; seat: number }) {
  const kinds = worthsOf(view, seat);
  const parts = kinds.filter(scores).sort((one, other) => other.total - one.total);
  const told = list(parts.map(({ kind, total }) => t("card", { suit: t(`kind-${kind}`), value: total })));
  const isDoubled = parts.some((part) => part.isDoubled);
  const points = view.points[seat] ?? 0;
  return (
    <section>
      <h3>{t("web-dolores-score", { points })}</h3>
      {parts.length > 0 && (
        <p>{t(isDoubled ? "web-dolores-made-of-doubled" : "web-dolores-made-of", { parts: told })}</p>
      )}
      <ul class="dolores-sheet-kinds">
        {kinds.map((worth) => (
          <li key={worth.kind} class={scores(worth) ? "dolores-scores" : ""}>
            <span class="dolores-sheet-kind">
              <b>
                {t(`kind-${worth.kind}`)} {worth.total}
              </b>
              <span class="soft">
                <Mark worth={worth} /> {markWords(worth)}
              </span>
            </span>
            <span class="dolores-sheet-cards">
              {worth.values.map((value, place) => (
                <span key={place} role="img" aria-label={goodName(`${worth.kind} ${value}`)}>
                  <GoodFace card={`${worth.kind} ${value}`} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p class="soft small">{t("web-dolores-scoring")}</p>
    </section>
  );
}

function Bottles({ view, seat, explain }: Pick<SheetProps, "view" | "seat" | "explain">) {
  const bottles = bottlesOf(view.displays[seat] ?? []);
  if (!bottles.length) return null;
  return (
    <section>
      <h3>{t("web-dolores-bottles")}</h3>
      <BottleList bottles={bottles} explain={explain} />
    </section>
  );
}

/** How often each gesture was shown to each opponent. */
function Shown({ view, seat }: { view: DoloresView; seat: number }) {
  const record = view.records[seat];
  const met = (record?.shown ?? [])
    .map((shown, other) => ({ shown, other }))
    .filter(({ shown }) => Object.values(shown).some((count) => count > 0));
  return (
    <section>
      <h3>{t("web-dolores-shown")}</h3>
      {met.length === 0 ? (
        <p class="soft">{t("web-dolores-shown-nothing")}</p>
      ) : (
        <table class="dolores-record">
          <thead>
            <tr>
              <th scope="col">{t("web-dolores-against")}</th>
              {GESTURES.map((gesture) => (
                <th key={gesture} scope="col">
                  <Icon name={`gestures-${gesture}`} /> {gestureName(gesture)}
                </th>
              ))}
              <th scope="col">{t("web-dolores-latest")}</th>
            </tr>
          </thead>
          <tbody>
            {met.map(({ shown, other }) => {
              const latest = record?.last[other];
              return (
                <tr key={other}>
                  <th scope="row">{view.players[other]}</th>
                  {GESTURES.map((gesture) => (
                    <td key={gesture}>{shown[gesture] ?? 0}</td>
                  ))}
                  <td>{latest && <Icon name={`gestures-${latest}`} label={gestureName(latest)} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

const FATES: Readonly<Record<string, string>> = { kept: "✓", broken: "✗", lapsed: "–", open: "…" };

function Promises({ state, view, seat }: Pick<SheetProps, "state" | "view" | "seat">) {
  const made = state.promises.filter((promise) => promise.seat === seat);
  const record = view.records[seat];
  return (
    <section>
      <h3>{t("web-dolores-promises")}</h3>
      <p>{t("web-dolores-word", { kept: record?.kept ?? 0, broken: record?.broken ?? 0 })}</p>
      {made.length > 0 && (
        <ul class="dolores-promises">
          {made.map(({ promise, round, fate }, place) => (
            <li key={place} class={`dolores-fate-${fate}`}>
              <span class="dolores-fate-sign" aria-hidden="true">
                {FATES[fate]}
              </span>
              {t("web-dolores-promise-fate", {
                duel: round,
                promise: promiseWords(promise),
                fate: t(`web-dolores-fate-${fate}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Sheet({ state, view, seat, explain, onClose }: SheetProps) {
  return (
    <Dialog title={view.players[seat] ?? ""} onClose={onClose} class="dolores-sheet">
      <Goods view={view} seat={seat} />
      <Bottles view={view} seat={seat} explain={explain} />
      <Shown view={view} seat={seat} />
      <Promises state={state} view={view} seat={seat} />
    </Dialog>
  );
}
