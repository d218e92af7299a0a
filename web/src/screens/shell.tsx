/** What is around every screen but the table: the name of the house, the ways through it, and who made what. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icon";
import { entitle } from "../core/attention";
import { useLoaded } from "../core/loading";
import { games } from "../core/me";
import { Link, place } from "../core/router";
import { useStore } from "../core/store";
import { gameName, t } from "../core/words";

const WAYS = [
  { href: "/", label: "web-nav-play" },
  { href: "/lobby", label: "web-nav-lobby" },
  { href: "/games", label: "web-nav-games" },
  { href: "/learn", label: "web-nav-learn" },
  { href: "/settings", label: "web-nav-settings" },
] as const;

/** Whether an address lies behind one of the ways, such as a lesson behind “Learn”. */
function isAt(path: string, href: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}

/** `title` goes to the browser's title and is the heading of the screen, unless the screen has its own. */
export function Shell({ title, heading = true, children }: { title: string; heading?: boolean; children: ComponentChildren }) {
  const { path } = useStore(place);
  const { value: offered } = useLoaded(games, "games");
  useEffect(() => entitle(title), [title]);
  return (
    <div class="shell">
      <a class="skip button" href="#main">
        {t("web-skip")}
      </a>
      <header class="shell-head">
        <Link href="/" class="brand">
          <Icon name="signs-wheel" /> Freebooter
        </Link>
        <nav aria-label={t("web-nav")}>
          {WAYS.map(({ href, label }) => (
            <Link key={href} href={href} aria-current={isAt(path, href) ? "page" : undefined}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {heading && <h1>{title}</h1>}
        {children}
      </main>
      <footer class="shell-foot small soft">
        <Link href="/about">{t("web-about")}</Link>
        {offered?.games.map(({ name }) => (
          <Link key={name} href={`/rules/${name}`}>
            {t("web-rules-of", { game: gameName(name) })}
          </Link>
        ))}
      </footer>
    </div>
  );
}
