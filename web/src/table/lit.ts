/**
 * Lights things on a board without the board's doing: whatever a selector finds, now or later, looks so.
 *
 * The rules are put into a sheet of their own, so that they hold for whatever the board draws meanwhile.
 */
import { useEffect } from "preact/hooks";

/** The looks there are: what the coach advises, and what a lesson speaks of. */
export type Look = "advised" | "taught";

const ADVISED = "outline: 3px solid var(--good) !important; outline-offset: 2px;";
const TAUGHT =
  "--taught: var(--lit); outline: 4px solid var(--taught) !important; outline-offset: 3px; animation: taught 1.6s infinite;";
const QUIET = "filter: saturate(0.35); box-shadow: none;";

/** Beside what a lesson speaks of, everything else that can be touched is quiet. */
const LOOKS: Readonly<Record<Look, (things: string) => string>> = {
  advised: (things) => `:is(${things}) { ${ADVISED} }`,
  taught: (things) => `:is(${things}) { ${TAUGHT} } main [data-move]:not(:is(${things}), :is(${things}) *) { ${QUIET} }`,
};

const sheets = new Map<Look, CSSStyleSheet>();

function sheetOf(look: Look): CSSStyleSheet {
  const known = sheets.get(look);
  if (known) return known;
  const made = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
  sheets.set(look, made);
  return made;
}

/** For as long as the component is there. */
export function useLit(look: Look, selectors: readonly string[]): void {
  const all = selectors.join(", ");
  useEffect(() => {
    const sheet = sheetOf(look);
    sheet.replaceSync(all ? LOOKS[look](all) : "");
    return () => sheet.replaceSync("");
  }, [look, all]);
}
