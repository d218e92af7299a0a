/** The editions of a game: which one is read, and where they differ. */
import type { GameInfo, RuleTopic } from "../generated/wire";
import { t } from "../core/words";
import { editionName } from "../screens/naming";
import { nameIn } from "./book";
import { readSwitch } from "./switches";

interface EditionsProps {
  game: GameInfo;
  topics: readonly RuleTopic[];
  edition: string;
  onChoose: (edition: string) => void;
}

/** One rule on which the editions do not agree: each way to play it, and who plays it so. */
function Difference({ topic, game, edition }: { topic: RuleTopic; game: GameInfo; edition: string }) {
  const name = nameIn(topic);
  const { what, choices } = readSwitch(topic);
  return (
    <section class="difference">
      <h3>{topic.title}</h3>
      <p class="soft small">{what}</p>
      <ul>
        {choices.map(({ value, text }) => (
          <li key={value} class={game.editions[edition]?.[name] === value ? "holds" : ""}>
            <span>{text}</span>
            <span class="difference-editions">
              {Object.keys(game.editions)
                .filter((each) => game.editions[each]?.[name] === value)
                .map((each) => (
                  <span key={each} class={`badge ${each === edition ? "own" : ""}`}>
                    {editionName(game.name, each)}
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Editions({ game, topics, edition, onChoose }: EditionsProps) {
  const sets = Object.values(game.editions);
  const differing = topics.filter((topic) => {
    const values = new Set(sets.map((set) => set[nameIn(topic)]));
    return topic.kind === "switch" && values.size > 1;
  });
  if (!sets.length) return null;
  return (
    <div class="panel editions">
      <label class="editions-choice">
        <b>{t("web-rules-edition")}</b>
        <select value={edition} onChange={(event) => onChoose(event.currentTarget.value)}>
          {Object.keys(game.editions).map((each) => (
            <option key={each} value={each}>
              {editionName(game.name, each)}
            </option>
          ))}
        </select>
      </label>
      <p class="soft">{t("web-rules-edition-what")}</p>
      <details>
        <summary>{t("web-rules-differences")}</summary>
        <h2 class="unseen">{t("web-rules-differences")}</h2>
        <div class="differences">
          {differing.map((topic) => (
            <Difference key={topic.id} topic={topic} game={game} edition={edition} />
          ))}
        </div>
      </details>
    </div>
  );
}
