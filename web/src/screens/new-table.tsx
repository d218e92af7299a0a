/** Setting a table up: who plays, what, and how; the simple things first. */
import { useRef, useState } from "preact/hooks";
import type { GameInfo, Games, Rules } from "../generated/wire";
import { Failed, type Loaded, useLoaded, Waiting } from "../core/loading";
import { games } from "../core/me";
import { go, place } from "../core/router";
import { useStore } from "../core/store";
import { t } from "../core/words";
import { useRules } from "../rules/book";
import { Choices } from "./choices";
import { gameName } from "./naming";
import { canStart, optionsOf, type Plan, usualPlan, withGame, wishOf } from "./setting-up/plan";
import { RulesPart } from "./setting-up/rules-part";
import { Seats } from "./setting-up/seats";
import { Summary } from "./setting-up/summary";
import { ClockPart, TablePart } from "./setting-up/table-part";
import { Shell } from "./shell";
import { openTable } from "./sitting-down";
import "../styles/screens.css";

/** The rules as they are planned; until they have come, those of the plan before. */
function usePlannedRules(plan: Plan): Loaded<Rules> {
  const options = optionsOf({ ...plan, traits: "none" });
  delete options.variant; // No text depends on it, and it may be left to chance.
  const loaded = useRules(plan.game, options);
  const last = useRef<{ game: string; rules: Rules } | null>(null);
  if (loaded.value) last.current = { game: plan.game, rules: loaded.value };
  const kept = last.current?.game === plan.game ? last.current.rules : null;
  return { ...loaded, value: loaded.value ?? kept };
}

function infoOf(offered: Games, game: string): GameInfo | undefined {
  return offered.games.find(({ name }) => name === game) ?? offered.games[0];
}

function Form({ offered, first }: { offered: Games; first: GameInfo }) {
  const [plan, setPlan] = useState<Plan>(() => usualPlan(first));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const info = infoOf(offered, plan.game) ?? first;
  const { value: rules, error, again } = usePlannedRules(plan);
  const change = (changed: Plan): void => {
    setRefusal("");
    setPlan(changed);
  };
  const choose = (game: string): void => {
    change(withGame(plan, infoOf(offered, game) ?? info));
    go(`/new?game=${game}`, true);
  };
  async function open(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await openTable(wishOf(plan), canStart(plan));
    } catch (error) {
      setRefusal(error instanceof Error && error.name !== "TypeError" ? error.message : t("web-unreachable"));
      setBusy(false);
    }
  }
  const part = { plan, info, rules, onChange: change };
  return (
    <form class="setting-up" onSubmit={(event) => void open(event)} noValidate>
      <div class="form-parts">
        <Choices
          legend={t("web-which-game")}
          shape="line"
          value={plan.game}
          choices={offered.games.map(({ name }) => ({ value: name, label: gameName(name) }))}
          onChange={choose}
        />
        <Seats {...part} />
        {error && <Failed error={error} again={again} />}
        <RulesPart {...part} />
        <ClockPart plan={plan} onChange={change} />
        <TablePart {...part} />
      </div>
      <Summary plan={plan} info={info} busy={busy} refusal={refusal} />
    </form>
  );
}

export function NewTable() {
  const { query } = useStore(place);
  const { value, error, again } = useLoaded(games, "");
  const first = value && infoOf(value, query.get("game") ?? "");
  return (
    <Shell title={t("web-set-up")}>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && first && <Form offered={value} first={first} />}
    </Shell>
  );
}
