/** House rules: every switch with its values, each as the rules explain it. */
import { t } from "../../core/words";
import { Choices } from "../choices";
import { type PartProps, usualOf, valueOf, withSwitch } from "./plan";
import { switchText } from "./switch-text";

/** One switch; the value that holds unless somebody changes it is marked. */
export function SwitchChoice({ name, mark = "web-as-usual", ...part }: PartProps & { name: string; mark?: string }) {
  const { plan, info, rules, onChange } = part;
  const text = switchText(rules, name);
  const allowed = info.options.find((option) => option.name === name)?.values ?? [];
  const order = Object.keys(text.values); // A meaning may refer to the one before it.
  const values = [...allowed].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  const usual = usualOf(plan, info, name);
  if (!text.title) return null;
  return (
    <Choices
      legend={text.title}
      text={text.what}
      shape="sentences"
      value={valueOf(plan, info, name)}
      choices={values.map((value) => ({
        value,
        label: (
          <>
            {text.values[value] ?? value} {value === usual && <span class="badge">{t(mark)}</span>}
          </>
        ),
      }))}
      onChange={(value) => onChange(withSwitch(plan, info, name, value))}
    />
  );
}

export function HouseRules({ names, ...part }: PartProps & { names: readonly string[] }) {
  const { plan, info, onChange } = part;
  const printed = info.editions[plan.edition] ?? {};
  const changed = names.filter((name) => name in plan.switches);
  const { switches } = plan;
  const clear = (): void => {
    const kept = Object.entries(switches).filter(([name]) => !names.includes(name));
    onChange({ ...plan, switches: Object.fromEntries(kept) });
  };
  return (
    <details class="folded">
      <summary>
        {t("web-house-rules")}{" "}
        {changed.length > 0 && <span class="badge">{t("web-changed", { count: changed.length })}</span>}
      </summary>
      <p class="soft small">{t("web-house-rules-what")}</p>
      {changed.length > 0 && (
        <p>
          <button type="button" onClick={clear}>
            {t("web-house-rules-clear")}
          </button>
        </p>
      )}
      {names.map((name) => (
        <SwitchChoice key={name} name={name} {...part} mark={name in printed ? "web-as-in-edition" : "web-as-usual"} />
      ))}
    </details>
  );
}
