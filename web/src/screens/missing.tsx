/** Where nothing is: behind an address, or in a list. */
import { Icon } from "../components/icon";
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

interface NothingProps {
  icon: string;
  what: string;
  /** The way to where there may be something, and its name. */
  href: string;
  way: string;
}

/** Instead of an empty list. */
export function Nothing({ icon, what, href, way }: NothingProps) {
  return (
    <div class="nothing-here">
      <Icon name={icon} />
      <p>{what}</p>
      <Link href={href} class="button primary">
        {way}
      </Link>
    </div>
  );
}
