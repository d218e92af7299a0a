/** The rules of a table: the edition where there are several, then every switch. */
import { useId } from "preact/hooks";
import { t } from "../core/words";
import { editionName } from "../screens/naming";
import { type PartProps, withEdition } from "../screens/setting-up/plan";
import { SwitchChoice } from "../screens/setting-up/switches";

/** Which edition is played. */
export function EditionChoice({ plan, info, onChange }: PartProps) {
  const list = useId();
  return (
    <>
      <label for={list}>{t("web-edition")}</label>
      <select
        id={list}
        value={plan.edition}
        onChange={(event) => onChange(withEdition(plan, info, event.currentTarget.value))}
      >
        {Object.keys(info.editions).map((edition) => (
          <option key={edition} value={edition}>
            {editionName(plan.game, edition)}
          </option>
        ))}
      </select>
    </>
  );
}

export function RulesPart(props: PartProps) {
  const { info } = props;
  return (
    <>
      {Object.keys(info.editions).length > 1 && (
        <div class="field">
          <EditionChoice {...props} />
        </div>
      )}
      {info.options.map(({ name }) => (
        <SwitchChoice key={name} name={name} {...props} />
      ))}
    </>
  );
}
