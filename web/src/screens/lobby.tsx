/** The lobby: public tables that wait for players, and those that can be watched. */
import { useState } from "preact/hooks";
import type { Listing } from "../generated/wire";
import { api } from "../core/api";
import { Failed, useLoaded, Waiting } from "../core/loading";
import { games, me } from "../core/me";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";
import { Choices } from "./choices";
import { TableListing } from "./listing";
import { Nothing } from "./missing";
import { usePolled } from "./polled";
import { Shell } from "./shell";

const EVERY = 4_000;
/** No game is called so. */
const ALL = "";

/** `own` is this person's public id, empty before it is known. */
function Tables({ heading, tables, own }: { heading: string; tables: readonly Listing[]; own: string }) {
  if (!tables.length) return null;
  const isOwn = ({ seats }: Listing): boolean => own !== "" && seats.some(({ player }) => player === own);
  return (
    <section class="page-part">
      <h2>{heading}</h2>
      <ul class="listings">
        {tables.map((listing) => (
          <TableListing key={listing.table} listing={listing} own={isOwn(listing)} />
        ))}
      </ul>
    </section>
  );
}

export function Lobby() {
  const [wanted, setWanted] = useState(ALL);
  const own = useStore(me)?.player ?? "";
  const { value, error, again } = usePolled(api.tables, "", EVERY);
  const shown = (value?.tables ?? []).filter(({ game }) => wanted === ALL || game === wanted);
  const at = (wished: Listing["status"]): Listing[] => shown.filter(({ status }) => status === wished);
  const { value: offered } = useLoaded(games, "games");
  const choices = (offered?.games ?? []).map(({ name }) => ({ value: name, label: gameName(name) }));
  return (
    <Shell title={t("web-lobby")}>
      <p class="lead">{t("web-lobby-what")}</p>
      <div class="lobby-head">
        <Choices
          legend={<span class="unseen">{t("web-which-game")}</span>}
          shape="line"
          value={wanted}
          choices={[{ value: ALL, label: t("web-both-games") }, ...choices]}
          onChange={setWanted}
        />
        {shown.length > 0 && (
          <Link href="/new" class="button primary">
            {t("web-set-up")}
          </Link>
        )}
      </div>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && !shown.length && (
        <Nothing icon="signs-caravel" what={t("web-lobby-empty")} href="/new" way={t("web-set-up")} />
      )}
      <Tables heading={t("web-lobby-gathering")} tables={at("gathering")} own={own} />
      <Tables heading={t("web-lobby-playing")} tables={at("playing")} own={own} />
    </Shell>
  );
}
