/** Which edition is played, and what that changes. */
import { useId } from "preact/hooks";
import { t } from "../../core/words";
import type { PartProps } from "./parts";
import { withEdition } from "./plan";
import { switchText } from "./switch-text";

/** The edition that the others are compared with. */
const FIRST = "english";

export function Edition({ plan, info, rules, onChange }: PartProps) {
  const list = useId();
  const ours = info.editions[plan.edition] ?? {};
  const theirs = info.editions[FIRST] ?? {};
  const different = Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
  const choose = (edition: string): void => onChange(withEdition(plan, info, edition));
  return (
    <div class="field">
      <label for={list}>{t("web-edition")}</label>
      <select id={list} value={plan.edition} onChange={(event) => choose(event.currentTarget.value)}>
        {Object.keys(info.editions).map((edition) => (
          <option key={edition} value={edition}>
            {t(`edition-${edition}`)}
          </option>
        ))}
      </select>
      {plan.edition === FIRST ? (
        <p class="small soft">{t("web-edition-first")}</p>
      ) : (
        <details class="small">
          <summary>{t("web-edition-differs", { count: different.length })}</summary>
          <ul>
            {different.map((name) => {
              const text = switchText(rules, name);
              return (
                <li key={name}>
                  <b>{t(`switch-${name}`)}:</b> {text.values[ours[name] ?? ""]}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
