/** Which screen an address shows. Links are ordinary links; the browser's back and forward work. */
import type { AnchorHTMLAttributes, ComponentChildren, TargetedMouseEvent } from "preact";
import { Store } from "./store";

export interface Place {
  path: string;
  query: URLSearchParams;
  /** What follows `#`: the word of an invitation, which never reaches a server's log. */
  key: string;
}

function here(): Place {
  const { pathname, search, hash } = location;
  return { path: pathname, query: new URLSearchParams(search), key: hash.slice(1) };
}

export const place = new Store<Place>(here());

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  place.set(here());
  if (!replace) scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", () => place.set(here()));
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; children: ComponentChildren };

/** A link within the site; with a modifier key, or the middle button, the browser does what it always does. */
export function Link({ href, children, onClick, ...more }: LinkProps) {
  function follow(event: TargetedMouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(href);
  }
  return (
    <a href={href} onClick={follow} {...more}>
      {children}
    </a>
  );
}
