/**
 * Lights things on a board without the board's doing: whatever a selector finds, now or later, looks so.
 *
 * The rules are put into a sheet of their own; what they look like is said by the properties `--advised-…` and so on
 * in the styles of whoever lights them.
 */
import { useEffect } from "preact/hooks";

/** The looks there are: what the coach advises, and what a lesson speaks of. */
export type Look = "advised" | "taught";

const LOOKS: Readonly<Record<Look, string>> = {
  advised: "outline: 3px solid var(--good) !important; outline-offset: 2px;",
  taught: "outline: 4px solid var(--lit) !important; outline-offset: 3px; animation: taught 1.4s ease-in-out infinite;",
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
    sheet.replaceSync(all ? `:is(${all}) { ${LOOKS[look]} }` : "");
    return () => sheet.replaceSync("");
  }, [look, all]);
}
