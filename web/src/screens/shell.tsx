/** What is around every screen but the table: the name of the house, the ways through it, and who made what. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../components/icon";
import { entitle } from "../core/attention";
import { useLoaded } from "../core/loading";
import { games, me } from "../core/me";
import { Link, place } from "../core/router";
import { useStore } from "../core/store";
import { isMyTurn, lookAtMyTables, myTables } from "../core/waiting";
import { gameName, number, t } from "../core/words";
import { usePolled } from "./polled";
import "../styles/nav.css";

/** Words are short where they stand below their signs, at the foot of a phone. */
const WAYS = [
  { href: "/", label: "web-nav-play", short: "web-nav-play", sign: "signs-wheel" },
  { href: "/lobby", label: "web-nav-lobby", short: "web-nav-lobby-short", sign: "signs-caravel" },
  { href: "/games", label: "web-nav-games", short: "web-nav-games-short", sign: "signs-scroll" },
  { href: "/learn", label: "web-nav-learn", short: "web-nav-learn", sign: "signs-rules" },
  { href: "/settings", label: "web-nav-settings", short: "web-nav-settings-short", sign: "signs-compass" },
] as const;

const EVERY = 8_000;

/** Whether an address lies behind one of the ways, such as a lesson behind “Learn”. */
function isAt(path: string, href: string): boolean {
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}

/** At how many tables it is this person's turn. */
function useTurns(): number {
  usePolled(lookAtMyTables, "", EVERY);
  const tables = useStore(myTables);
  const who = useStore(me);
  return who && tables ? tables.filter((listing) => isMyTurn(listing, who)).length : 0;
}

function Ways() {
  const { path } = useStore(place);
  const turns = useTurns();
  return (
    <nav class="ways-through" aria-label={t("web-nav")}>
      {WAYS.map(({ href, label, short, sign }) => {
        const isCounted = href === "/games" && turns > 0;
        return (
          <Link key={href} href={href} aria-current={isAt(path, href) ? "page" : undefined}>
            <Icon name={sign} />
            <span class="way-word">{t(label)}</span>
            <span class="way-short">{t(short)}</span>
            {isCounted && (
              <>
                <b class="turn-count" aria-hidden="true">
                  {number(turns)}
                </b>
                <span class="unseen">({t("web-nav-turns", { count: turns })})</span>
              </>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

/** `title` goes to the browser's title and is the heading of the screen, unless the screen has its own. */
export function Shell({ title, heading = true, children }: { title: string; heading?: boolean; children: ComponentChildren }) {
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
        <Ways />
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
