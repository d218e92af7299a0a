/** What Freebooter is, and whose work is in it. */
import type { ComponentChildren } from "preact";
import { CardBack } from "../components/card";
import { useLoaded } from "../core/loading";
import { games } from "../core/me";
import { Link } from "../core/router";
import { gameName, t } from "../core/words";
import { usePart } from "../table/parts";
import { Shell } from "./shell";
import "../styles/screens.css";

const MADE_WITH = [
  { name: "Grenze", licence: "OFL 1.1", href: "https://www.omnibus-type.com", what: "web-credit-grenze" },
  { name: "Cabin", licence: "OFL 1.1", href: "https://github.com/impallari/Cabin", what: "web-credit-cabin" },
  { name: "Preact", licence: "MIT", href: "https://preactjs.com", what: "web-credit-preact" },
  { name: "Fluent", licence: "Apache 2.0", href: "https://projectfluent.org", what: "web-credit-fluent" },
  { name: "uqr", licence: "MIT", href: "https://github.com/unjs/uqr", what: "web-credit-uqr" },
  { name: "noble-hashes", licence: "MIT", href: "https://paulmillr.com/noble/", what: "web-credit-noble" },
] as const;

function Away({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <a href={href} rel="noreferrer" target="_blank">
      {children}
    </a>
  );
}

function Game({ game }: { game: string }) {
  const credits = usePart(game, "front").value?.credits;
  return (
    <div>
      <dt>{gameName(game)}</dt>
      <dd>
        {credits && t("web-about-by", credits)} <Link href={`/rules/${game}`}>{t("web-rules")}</Link>
      </dd>
    </div>
  );
}

function Games() {
  const { value } = useLoaded(games, "games");
  return (
    <section class="panel">
      <h2>{t("web-about-games")}</h2>
      <dl class="credits">
        {value?.games.map(({ name }) => <Game key={name} game={name} />)}
      </dl>
      <p>{t("web-about-independent")}</p>
    </section>
  );
}

function Credits() {
  return (
    <section class="panel">
      <h2>{t("web-about-credits")}</h2>
      <dl class="credits">
        <div>
          <dt>
            <Away href="https://game-icons.net">game-icons.net</Away>
          </dt>
          <dd>
            {t("web-credit-icons")} <Away href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Away>
          </dd>
        </div>
        {MADE_WITH.map(({ name, licence, href, what }) => (
          <div key={name}>
            <dt>
              <Away href={href}>{name}</Away>
            </dt>
            <dd>
              {t(what)} <span class="soft">{licence}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function About() {
  return (
    <Shell title={t("web-about")} heading={false}>
      <div class="about">
        <header class="about-head">
          <CardBack />
          <div>
            <h1>{t("web-about-title")}</h1>
            <p class="lead">{t("web-about-what")}</p>
          </div>
        </header>
        <section class="panel">
          <h2>{t("web-about-house")}</h2>
          <ul>
            <li>{t("web-about-fair")}</li>
            <li>{t("web-about-bots")}</li>
            <li>{t("web-about-coach")}</li>
            <li>{t("web-about-privacy")}</li>
          </ul>
        </section>
        <Games />
        <Credits />
        <section class="panel">
          <h2>{t("web-about-licence")}</h2>
          <p>{t("web-about-free")}</p>
          <p>
            <a href="/licences.txt">{t("web-about-licences")}</a>
          </p>
        </section>
      </div>
    </Shell>
  );
}
