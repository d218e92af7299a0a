/** The lobby: public tables that wait for players, and those that can be watched. */
import { useState } from "preact/hooks";
import type { Listing } from "../generated/wire";
import { Icon } from "../components/icon";
import { api } from "../core/api";
import { Failed, Waiting } from "../core/loading";
import { me } from "../core/me";
import { Link } from "../core/router";
import { useStore } from "../core/store";
import { t } from "../core/words";
import { Choices } from "./choices";
import { TableListing } from "./listing";
import { gameName } from "./naming";
import { usePolled } from "./polled";
import { Shell } from "./shell";

const EVERY = 4_000;
const GAMES = ["dead-mans-draw", "dolores"] as const;
type Wanted = "all" | (typeof GAMES)[number];

function Nobody() {
  return (
    <div class="nothing-here">
      <Icon name="signs-caravel" />
      <p>{t("web-lobby-empty")}</p>
      <Link href="/new" class="button primary">
        {t("web-set-up")}
      </Link>
    </div>
  );
}

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
  const [wanted, setWanted] = useState<Wanted>("all");
  const own = useStore(me)?.player ?? "";
  const { value, error, again } = usePolled(api.tables, "", EVERY);
  const shown = (value?.tables ?? []).filter(({ game }) => wanted === "all" || game === wanted);
  const at = (wished: Listing["status"]): Listing[] => shown.filter(({ status }) => status === wished);
  const games = GAMES.map((game) => ({ value: game, label: gameName(game) }));
  return (
    <Shell title={t("web-lobby")}>
      <p class="lead">{t("web-lobby-what")}</p>
      <div class="lobby-head">
        <Choices
          legend={<span class="unseen">{t("web-which-game")}</span>}
          shape="line"
          value={wanted}
          choices={[{ value: "all", label: t("web-both-games") }, ...games]}
          onChange={(chosen: Wanted) => setWanted(chosen)}
        />
        {shown.length > 0 && (
          <Link href="/new" class="button primary">
            {t("web-set-up")}
          </Link>
        )}
      </div>
      {error && <Failed error={error} again={again} />}
      {!value && !error && <Waiting />}
      {value && !shown.length && <Nobody />}
      <Tables heading={t("web-lobby-gathering")} tables={at("gathering")} own={own} />
      <Tables heading={t("web-lobby-playing")} tables={at("playing")} own={own} />
    </Shell>
  );
}
