/** Which edition is played, and what that changes. */
import { EditionChoice } from "../../../generic/set-up";
import { switchName } from "../../../screens/naming";
import type { PartProps } from "../../../screens/setting-up/plan";
import { switchText } from "../../../screens/setting-up/switch-text";
import { t } from "../words";

/** The edition that the others are compared with. */
const FIRST = "english";

export function Edition(props: PartProps) {
  const { plan, info, rules } = props;
  const ours = info.editions[plan.edition] ?? {};
  const theirs = info.editions[FIRST] ?? {};
  const different = Object.keys(ours).filter((name) => ours[name] !== theirs[name]);
  return (
    <div class="field">
      <EditionChoice {...props} />
      {plan.edition === FIRST ? (
        <p class="small soft">{t("web-edition-first")}</p>
      ) : (
        <details class="small">
          <summary>{t("web-edition-differs", { count: different.length })}</summary>
          <ul>
            {different.map((name) => (
              <li key={name}>
                <b>{switchName(plan.game, name)}:</b> {switchText(rules, name).values[ours[name] ?? ""]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
