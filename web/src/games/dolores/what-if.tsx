/** What a gesture would bring, in sentences: against each that the other may show. The whole table comes on request. */
import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog";
import type { DoloresView } from "../../generated/wire";
import { GESTURES } from "./choices";
import { Icon } from "./faces";
import { gestureName } from "./hand";
import { Difference, findOutcome, type Outcome, OutcomeTable } from "./outcomes";
import { whatIfWords } from "./what-if-words";
import { t } from "./words";

export interface WhatIfProps {
  view: DoloresView;
  /** Points after each pair of gestures; nothing where the odds are not shown. */
  outcomes: readonly Outcome[];
}

/** The three things that may come of a gesture. */
export function WhatIf({ view, outcomes, gesture }: WhatIfProps & { gesture: string }) {
  const { seat } = view;
  if (seat === null) return null;
  const other = seat === view.dealer ? view.neighbour : view.dealer;
  const player = view.players[other] ?? "";
  return (
    <div class="dolores-what-if">
      <p class="dolores-what-if-head">
        <Icon name={`gestures-${gesture}`} /> {t("web-dolores-if-you-show", { gesture: gestureName(gesture) })}
      </p>
      <ul>
        {GESTURES.map((theirs) => {
          const found = findOutcome(view, outcomes, seat, gesture, theirs);
          return (
            <li key={theirs}>
              <Icon name={`gestures-${theirs}`} label={t("web-dolores-against-it", { gesture: gestureName(theirs) })} />
              <span>{whatIfWords(gesture, theirs, player)}</span>
              {found && <Difference value={found.of(seat) - (view.points[seat] ?? 0)} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** All sentences, and behind them the table of all points. */
export function WhatIfDialog({ view, outcomes, onClose }: WhatIfProps & { onClose: () => void }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Dialog title={t("web-dolores-outcomes")} onClose={onClose} class="dolores-what-ifs">
      {view.seat !== null && isDuellistOf(view) && GESTURES.map((gesture) => (
        <WhatIf key={gesture} view={view} outcomes={outcomes} gesture={gesture} />
      ))}
      {outcomes.length > 0 && (isWhole || !isDuellistOf(view) ? (
        <OutcomeTable view={view} outcomes={outcomes} />
      ) : (
        <button type="button" onClick={() => setWhole(true)}>
          {t("web-dolores-outcomes-whole")}
        </button>
      ))}
      {outcomes.length > 0 && <p class="soft small">{t("web-dolores-outcomes-what")}</p>}
    </Dialog>
  );
}

function isDuellistOf({ seat, dealer, neighbour }: DoloresView): boolean {
  return seat === dealer || seat === neighbour;
}
