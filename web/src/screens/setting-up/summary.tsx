/** What will be played, in a few lines, and the button that makes it so. */
import { gameName, list, t } from "../../core/words";
import type { OfferedGame } from "../../table/game-module";
import { usePart } from "../../table/parts";
import { clockWords, levelName, optionWords } from "../naming";
import { canStart, clockOf, optionsOf, type Plan, valueOf } from "./plan";
import { problemsOf } from "./problems";

/** Who plays, in one line: oneself, friends, bots by their levels. */
function company(plan: Plan): string {
  const count = (kind: string): number => plan.seats.filter((seat) => seat.kind === kind).length;
  const levels = new Map<string, number>();
  for (const seat of plan.seats) if (seat.kind === "bot") levels.set(seat.bot, (levels.get(seat.bot) ?? 0) + 1);
  const words = count("person") ? [t("web-sum-you")] : [];
  if (count("open")) words.push(t("web-sum-friends", { count: count("open") }));
  for (const [level, bots] of levels) words.push(t("web-sum-bots", { count: bots, level: levelName(plan.game, level) }));
  if (count("outside")) words.push(t("web-sum-outside", { count: count("outside") }));
  return list(words);
}

interface SummaryProps {
  plan: Plan;
  info: OfferedGame;
  busy: boolean;
  /** Why the server has refused. */
  refusal: string;
  /** Whether the game could not be made ready. */
  isFailed: boolean;
}

export function Summary({ plan, info, busy, refusal, isFailed }: SummaryProps) {
  const problems = problemsOf(plan, info);
  const { value: front } = usePart(plan.game, "front");
  const shown = optionsOf(plan, info);
  for (const name of Object.keys(info.setUp.byPlayers ?? {})) shown[name] = valueOf(plan, info, name);
  const rules = optionWords(plan.game, front, shown);
  const watching = plan.seats.every(({ kind }) => kind !== "person");
  const help = plan.coach ? t("web-sum-coach") : t("web-sum-no-coach");
  const kept = [t(plan.isPublic ? "web-sum-public" : "web-sum-private"), clockWords(clockOf(plan.clock)), help];
  if (plan.rated) kept.push(t("web-rated"));
  return (
    <div class="form-side">
      <aside class="plan-summary panel" aria-labelledby="summary-title">
        {front && <front.Fan />}
        <h2 id="summary-title">{t("web-summary")}</h2>
        <p>
          <b>{gameName(plan.game)}</b>
          <br />
          {company(plan)}
        </p>
        {rules.length > 0 && <p class="small">{rules.join(" · ")}</p>}
        <p class="small soft">{kept.join(" · ")}</p>
        {watching && <p class="small notice-line">{t("web-sum-watching")}</p>}
      </aside>
      <div class="form-foot">
        <div role="status">
          {[...problems, ...(refusal ? [refusal] : [])].map((problem) => (
            <p key={problem} class="problem">
              {problem}
            </p>
          ))}
        </div>
        <button class="primary" disabled={busy || problems.length > 0 || isFailed}>
          {t(busy ? "web-one-moment" : canStart(plan) ? "web-start-now" : "web-open-table")}
        </button>
      </div>
    </div>
  );
}
