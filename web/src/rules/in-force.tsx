/** Which edition a table plays, and what it has agreed on beside that. */
import type { GameInfo, RuleTopic } from "../generated/wire";
import { t } from "../core/words";
import { editionName } from "../screens/naming";
import type { Options } from "./book";
import { completed, houseRules, settingOf } from "./switches";

interface InForceProps {
  game: GameInfo;
  topics: readonly RuleTopic[];
  options: Options;
}

export function InForce({ game, topics, options }: InForceProps) {
  const { edition } = completed(game, options);
  const agreed = houseRules(game, topics, options);
  return (
    <section class="in-force">
      <h3>{t("web-rules-in-force")}</h3>
      {edition && <p class="in-force-edition">{editionName(game.name, edition)}</p>}
      {agreed.length === 0 && <p class="soft">{t("web-rules-no-house-rules")}</p>}
      {agreed.length > 0 && (
        <ul>
          {agreed.map((topic) => (
            <li key={topic.id}>
              <b>{topic.title}:</b> {settingOf(game.name, topic, options)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
