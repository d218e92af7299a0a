/** An address behind which nothing is. */
import { Link } from "../core/router";
import { t } from "../core/words";
import { Shell } from "./shell";

export function Missing() {
  return (
    <Shell title={t("web-missing")}>
      <p>{t("web-missing-what")}</p>
      <p>
        <Link href="/" class="button primary">
          {t("web-nav-play")}
        </Link>
      </p>
    </Shell>
  );
}
