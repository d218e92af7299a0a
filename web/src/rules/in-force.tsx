/** Which edition a table plays, and what it has agreed on beside that. */
import type { RuleTopic } from "../generated/wire";
import { games } from "../core/me";
import { useLoaded } from "../core/loading";
import { t } from "../core/words";
import type { Options } from "./book";
import { completed, houseRules, settingOf } from "./switches";

export function InForce({ game, topics, options }: { game: string; topics: readonly RuleTopic[]; options: Options }) {
  const { value } = useLoaded(games, "games");
  const info = value?.games.find(({ name }) => name === game);
  if (!info) return null;
  const { edition } = completed(info, options);
  const agreed = houseRules(info, topics, options);
  return (
    <section class="in-force">
      <h3>{t("web-rules-in-force")}</h3>
      {edition && <p class="in-force-edition">{t(`edition-${edition}`)}</p>}
      {agreed.length === 0 && <p class="soft">{t("web-rules-no-house-rules")}</p>}
      {agreed.length > 0 && (
        <ul>
          {agreed.map((topic) => (
            <li key={topic.id}>
              <b>{topic.title}:</b> {settingOf(topic, options)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
