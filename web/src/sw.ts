/** The service worker. It keeps the files whose names change with their content, and a page that says that the server
 *  is out of reach. Everything else, above all what the server says about tables, always comes from the server. */
export {};

declare const self: ServiceWorkerGlobalScope;

/** The files that the offline page needs, and a word that differs from build to build. */
declare const KEPT: readonly string[];
declare const BUILD: string;

const FILES = "/web/";
const OFFLINE = "/offline";
const CACHE = `freebooter-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith(FILES)) event.respondWith(file(event.request));
});

async function prepare(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([OFFLINE, ...KEPT.map((name) => FILES + name)]);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page as the server sends it now; where it cannot, what we have kept for that. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (!isProxyWithoutServer(answer)) {
      event.waitUntil(keepLanguage(answer.headers.get("Content-Language")));
      return answer;
    }
  } catch {
    // Out of reach.
  }
  return (await caches.match(OFFLINE)) ?? Response.error();
}

function isProxyWithoutServer({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

/** The offline page speaks the language in which the last page came. */
async function keepLanguage(language: string | null): Promise<void> {
  const kept = await caches.match(OFFLINE);
  if (!language || kept?.headers.get("Content-Language") === language) return;
  const answer = await fetch(`${OFFLINE}?lang=${language}`);
  if (answer.ok) await (await caches.open(CACHE)).put(OFFLINE, answer);
}

/** A file never changes under its name. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
