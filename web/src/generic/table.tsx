/** The table of a game that has no board of its own. */
export function Board() {
  return null;
}
