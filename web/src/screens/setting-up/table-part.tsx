/** How the table is kept: its clock, who may come, and what help there is. */
import { useId } from "preact/hooks";
import { change, settings } from "../../core/settings";
import { useStore } from "../../core/store";
import { t } from "../../core/words";
import { PACES } from "../../table/pace";
import { Choices, Switch } from "../choices";
import { levelName, levelWords } from "../naming";
import { AMOUNTS, type ClockPlan, type PartProps, type Plan } from "./plan";

const KINDS = ["casual", "live", "correspondence"] as const;

interface AmountProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

function Amount({ label, value, least, most, onChange }: AmountProps) {
  const input = useId();
  return (
    <div class="field amount">
      <label for={input}>{label}</label>
      <input
        id={input}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={Number.isNaN(value) ? "" : value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

export function ClockPart({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const { clock } = plan;
  const change = (part: Partial<ClockPlan>): void => onChange({ ...plan, clock: { ...clock, ...part } });
  return (
    <section class="panel form-part" aria-labelledby="part-clock">
      <h2 id="part-clock">{t("web-part-clock")}</h2>
      <Choices
        legend={<span class="unseen">{t("web-part-clock")}</span>}
        shape="list"
        value={clock.kind}
        choices={KINDS.map((value) => ({ value, label: t(`web-clock-${value}`), text: t(`web-clock-${value}-what`) }))}
        onChange={(kind) => change({ kind })}
      />
      <div class="row">
        {AMOUNTS[clock.kind].map(({ name, least, most }) => (
          <Amount
            key={name}
            label={t(`web-clock-${name}`)}
            value={clock[name]}
            least={least}
            most={most}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
    </section>
  );
}

function StandIn({ plan, info, onChange }: PartProps) {
  const list = useId();
  return (
    <details class="folded">
      <summary>{t("web-stand-in")}</summary>
      <div class="field">
        <label for={list}>{t("web-stand-in-level")}</label>
        <select
          id={list}
          value={plan.standIn}
          onChange={(event) => onChange({ ...plan, standIn: event.currentTarget.value })}
        >
          <option value="">{t("web-stand-in-usual")}</option>
          {info.bots.map((bot) => (
            <option key={bot} value={bot}>
              {levelName(plan.game, bot)}
            </option>
          ))}
        </select>
        <p class="small soft">{plan.standIn ? levelWords(plan.game, plan.standIn) : t("web-stand-in-what")}</p>
      </div>
    </details>
  );
}

/** How fast bots go; remembered for the next table, too. */
function PacePart() {
  const { pace } = useStore(settings);
  return (
    <Choices
      legend={t("web-pace")}
      value={pace}
      choices={PACES.map((value) => ({ value, label: t(`web-pace-${value}`) }))}
      onChange={(chosen) => change({ pace: chosen })}
    />
  );
}

export function TablePart(props: PartProps) {
  const { plan, onChange } = props;
  return (
    <section class="panel form-part" aria-labelledby="part-table">
      <h2 id="part-table">{t("web-part-table")}</h2>
      <Choices
        legend={t("web-visibility")}
        value={plan.isPublic ? "public" : "private"}
        choices={(["private", "public"] as const).map((value) => ({
          value,
          label: t(`web-visibility-${value}`),
          text: t(`web-visibility-${value}-what`),
        }))}
        onChange={(value) => onChange({ ...plan, isPublic: value === "public" })}
      />
      <Switch
        label={t("web-coach-allowed")}
        text={t("web-coach-allowed-what")}
        checked={plan.coach}
        onChange={(coach) => onChange({ ...plan, coach })}
      />
      <Switch
        label={t("web-rated-wanted")}
        text={t("web-rated-what")}
        checked={plan.rated}
        onChange={(rated) => onChange({ ...plan, rated })}
      />
      {plan.seats.some(({ kind }) => kind === "bot") && <PacePart />}
      <StandIn {...props} />
    </section>
  );
}
