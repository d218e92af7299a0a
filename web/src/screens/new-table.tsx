/** Setting a table up: who plays, what, and how; the simple things first. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Rules } from "../generated/wire";
import { GettingReady } from "../components/readiness";
import { Failed, type Loaded, useLoaded, Waiting } from "../core/loading";
import { games } from "../core/me";
import { isComing } from "../core/progress";
import { useReadiness, want } from "../core/readiness";
import { go, place } from "../core/router";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import { useRules } from "../rules/book";
import type { OfferedGame } from "../table/game-module";
import { partOf } from "../table/parts";
import { Choices } from "./choices";
import { forgetPlan, keepPlan, keptPlan } from "./setting-up/keeping";
import { canStart, optionsOf, type Plan, usualPlan, withGame, wishOf } from "./setting-up/plan";
import { Seats } from "./setting-up/seats";
import { Summary } from "./setting-up/summary";
import { ClockPart, TablePart } from "./setting-up/table-part";
import { Shell } from "./shell";
import { openTable } from "./sitting-down";
import "../styles/screens.css";

/** The rules as they are planned; until they have come, those of the plan before. */
function usePlannedRules(plan: Plan, info: OfferedGame): Loaded<Rules> {
  const told = new Set(["edition", ...info.options.map(({ name }) => name)]); // No text depends on other options.
  const options = Object.entries(optionsOf(plan, info)).filter(([name]) => told.has(name));
  const loaded = useRules(plan.game, Object.fromEntries(options));
  const last = useRef<{ game: string; rules: Rules } | null>(null);
  if (loaded.value) last.current = { game: plan.game, rules: loaded.value };
  const kept = last.current?.game === plan.game ? last.current.rules : null;
  return { ...loaded, value: loaded.value ?? kept };
}

/** All games on offer, with what can be chosen for each. */
async function offers(): Promise<OfferedGame[]> {
  const { games: known } = await games();
  return Promise.all(known.map(async (info) => ({ ...info, setUp: await partOf(info.name, "setUp") })));
}

function infoOf(offered: readonly OfferedGame[], game: string): OfferedGame | undefined {
  return offered.find(({ name }) => name === game) ?? offered[0];
}

function Form({ offered, first }: { offered: readonly OfferedGame[]; first: OfferedGame }) {
  const [plan, setPlan] = useState<Plan>(() => keptPlan(first));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState("");
  const info = infoOf(offered, plan.game) ?? first;
  const { value: rules, error, again } = usePlannedRules(plan, info);
  const change = (changed: Plan): void => {
    setRefusal("");
    setPlan(changed);
    keepPlan(changed);
  };
  const choose = (game: string): void => {
    change(withGame(plan, infoOf(offered, game) ?? info));
    go(`/new?game=${game}`, true);
  };
  const forget = (): void => {
    change(usualPlan(info));
    forgetPlan(info.name);
  };
  const isUsual = JSON.stringify(plan) === JSON.stringify(usualPlan(info));
  async function open(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await openTable(wishOf(plan, info), canStart(plan));
    } catch (error) {
      setRefusal(error instanceof Error && error.name !== "TypeError" ? error.message : t("web-unreachable"));
      setBusy(false);
    }
  }
  const progress = useReadiness()?.get(plan.game);
  const isWanted = progress !== undefined && isComing(progress);
  useEffect(() => {
    if (isWanted) want(plan.game);
  }, [isWanted, plan.game]);
  const part = { plan, info, rules, onChange: change };
  return (
    <form class="setting-up" onSubmit={(event) => void open(event)} noValidate>
      <div class="form-parts">
        <Choices
          legend={t("web-which-game")}
          shape="line"
          value={plan.game}
          choices={offered.map(({ name }) => ({ value: name, label: gameName(name) }))}
          onChange={choose}
        />
        <GettingReady key={plan.game} progress={progress}>
          <p class="small">{t(progress?.state === "ready" ? "web-ready-now-what" : "web-ready-not-yet-what")}</p>
        </GettingReady>
        {!isUsual && (
          <p class="as-usual">
            <button type="button" class="quiet small" onClick={forget}>
              {t("web-plan-usual")}
            </button>
          </p>
        )}
        <Seats {...part} />
        {error && <Failed error={error} again={again} />}
        <section class="panel form-part" aria-labelledby="part-rules">
          <h2 id="part-rules">{t("web-part-rules")}</h2>
          <info.setUp.RulesPart {...part} />
        </section>
        <ClockPart plan={plan} onChange={change} />
        <TablePart {...part} />
      </div>
      <Summary plan={plan} info={info} busy={busy} refusal={refusal} isFailed={progress?.state === "failed"} />
    </form>
  );
}

export function NewTable() {
  const { query } = useStore(place);
  const { value, error, again } = useLoaded(offers, "");
  const first = value && infoOf(value, query.get("game") ?? "");
  return (
    <Shell title={t("web-set-up")}>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && first && <Form offered={value} first={first} />}
    </Shell>
  );
}
