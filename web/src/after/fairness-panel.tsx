/** The deal, recomputed in this browser at the press of a button; what a browser cannot check is named. */
import { useState } from "preact/hooks";
import { complain } from "../components/notice";
import { api } from "../core/api";
import { keptNonce, notedCommitment } from "../core/ids";
import { t, textOf } from "../core/words";
import type { Update } from "../generated/wire";
import type { DrawnCard, GameAfter } from "../table/game-module";
import { partOf } from "../table/parts";
import type { TableState } from "../table/state";
import { type Check, checkAll, type Findings, isSame } from "./checks";
import { downloadRecord, recordName, tableKey } from "./sharing";

const SIGNS = { holds: "✓", fails: "✗", open: "–" } as const;
const SHOWN_CARDS = 12;

interface Examined extends Findings {
  game: string;
  after: GameAfter;
}

/** Everything that is needed; cards that lay face down for this viewer are asked of those who saw them. */
async function examine(state: TableState): Promise<Examined> {
  const { table, game } = state.table;
  const after = await partOf(game, "after");
  const key = tableKey(state);
  const told = (seat: number | null): Promise<readonly Update[]> => api.history(table, key, seat);
  const [own, record] = await Promise.all([told(state.seat), api.record(table, key)]);
  const others = [];
  for (const seat of after.deal?.witnesses?.(own) ?? []) others.push(await told(seat));
  const evidence = {
    table: state.table,
    histories: [own, ...others],
    record,
    noted: notedCommitment(table),
    nonce: keptNonce(table),
    seat: state.seat,
  };
  return { game, after, ...checkAll(evidence, after.deal) };
}

function CheckLine({ game, name, verdict, values }: Check & { game: string }) {
  return (
    <li class={`check ${verdict}`}>
      <span class="check-sign" role="img" aria-label={t(`web-fair-${verdict}`)}>
        {SIGNS[verdict]}
      </span>
      <span>{textOf(game).t(`web-fair-${name}-${verdict}`, values)}</span>
    </li>
  );
}

/** The top of the recomputed pile, with what was really drawn. */
function FirstCards({ pile, drawn, after: { CardFace, cardName = String } }: Examined) {
  const nameOf = (card: DrawnCard): string => (card === null ? t("web-fair-unseen") : cardName(card));
  const count = Math.min(SHOWN_CARDS, drawn.length);
  return (
    <figure class="first-cards">
      <figcaption class="small soft">{t("web-fair-first", { count })}</figcaption>
      <ol>
        {pile.slice(0, count).map((card, place) => {
          const found = drawn[place] ?? null;
          const verdict = found === null ? "open" : isSame(card, found) ? "holds" : "fails";
          return (
            <li key={place} class={`check ${verdict}`}>
              {card !== null && CardFace && <CardFace card={card} />}
              <span class="unseen">{nameOf(card)}:</span>
              <span class="check-sign" role="img" aria-label={t(`web-fair-${verdict}`)}>
                {SIGNS[verdict]}
              </span>
              {verdict === "fails" && <span class="small">{nameOf(found)}</span>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** For everything else there is a program that plays the whole match again. */
function Beyond({ state }: { state: TableState }) {
  const command = `freebooter verify ${recordName(state)} --commitment ${state.table.deal.commitment}`;
  return (
    <section class="beyond">
      <h3>{t("web-fair-beyond")}</h3>
      <p class="small">{t("web-fair-beyond-what")}</p>
      <pre class="command" tabIndex={0} aria-label={t("web-fair-command")}>
        <code>{command}</code>
      </pre>
      <button type="button" onClick={() => void downloadRecord(state)}>
        {t("web-after-record")}
      </button>
    </section>
  );
}

function Facts({ state }: { state: TableState }) {
  const { commitment, secret = "", nonces = [], seed = "", key = "", log = "" } = state.table.deal;
  const given = state.table.seats.map(({ name = "" }, seat) => `${name}: ${nonces[seat] || "–"}`);
  const facts = [
    ["commitment", commitment], ["secret", secret], ["nonces", given.join("\n")],
    key ? ["key", key] : ["seed", seed], ["log", log],
  ] as const;
  return (
    <details>
      <summary>{t("web-fair-facts")}</summary>
      <dl class="facts small">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`web-fair-fact-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function FairnessPanel({ state }: { state: TableState }) {
  const [findings, setFindings] = useState<Examined | null>(null);
  const [busy, setBusy] = useState(false);
  const check = (): void => {
    setBusy(true);
    examine(state).then(setFindings, complain).finally(() => setBusy(false));
  };
  const isFair = findings?.checks.every(({ verdict }) => verdict !== "fails");
  return (
    <div class="fairness">
      <p>{t("web-fair-how")}</p>
      {!findings && (
        <button type="button" class="primary" disabled={busy} onClick={check}>
          {t(busy ? "web-fair-checking" : "web-fair-check")}
        </button>
      )}
      <div role="status">
        {findings && (
          <p class={`fair-verdict ${isFair ? "holds" : "fails"}`}>{t(isFair ? "web-fair-yes" : "web-fair-no")}</p>
        )}
      </div>
      {findings && (
        <>
          <ul class="checks">
            {findings.checks.map((each) => (
              <CheckLine key={each.name} game={findings.game} {...each} />
            ))}
          </ul>
          {findings.pile.length > 0 && <FirstCards {...findings} />}
        </>
      )}
      <Facts state={state} />
      <Beyond state={state} />
    </div>
  );
}
