// As much of a browser as modules without a screen of their own look at: an address, a language, a place to keep things.
const kept = new Map();
const here = new URL("https://table.example/");

function go(address) {
  here.href = new URL(address, here).href;
}

const browser = {
  document: {
    documentElement: { lang: "en", dataset: {} },
    hidden: false,
    cookie: "",
    title: "",
    querySelector: () => null,
    addEventListener: () => {},
    removeEventListener: () => {},
  },
  location: here,
  history: { pushState: (_state, _title, address) => go(address), replaceState: (_state, _title, address) => go(address) },
  localStorage: {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, String(value)),
  },
  matchMedia: () => ({ matches: false }),
  addEventListener: () => {},
  removeEventListener: () => {},
  scrollTo: () => {},
};

for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
