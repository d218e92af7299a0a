/** For the host: what outside bots have to show to get their seats. */
import { api } from "../../core/api";
import { Failed, useLoaded } from "../../core/loading";
import { t } from "../../core/words";
import type { TableState } from "../../table/state";
import { seatName } from "../naming";
import { Copy } from "./copy";

export function OutsideTokens({ state }: { state: TableState }) {
  const { table } = state;
  const outside = table.seats.flatMap(({ kind }, place) => (kind === "outside" ? [place] : []));
  const { value, error, again } = useLoaded(() => api.tokens(table.table), `${table.table} ${outside.join(",")}`);
  return (
    <section class="panel" aria-labelledby="tokens-title">
      <h2 id="tokens-title">{t("web-tokens")}</h2>
      <p class="small">{t("web-tokens-what")}</p>
      {error && <Failed error={error} again={again} />}
      {outside.map((place) => {
        const seat = table.seats[place];
        const token = value?.tokens[place];
        return seat && token && <Copy key={place} label={t("web-token-of", { name: seatName(seat) })} text={token} />;
      })}
    </section>
  );
}
