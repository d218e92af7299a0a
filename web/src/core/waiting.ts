/** At which of one's tables it is one's own turn: asked for while somebody looks at anything but a table. */
import type { Listing, Me } from "../generated/wire";
import { api } from "./api";
import { session } from "./me";
import { Store } from "./store";

/** One's tables that are not over, those first that wait for oneself; null before they are known. */
export const myTables = new Store<readonly Listing[] | null>(null);

/** Whether a match waits for this person. */
export function isMyTurn({ seats, waits_for = [] }: Listing, { player }: Me): boolean {
  return waits_for.some((seat) => player !== "" && seats[seat]?.player === player);
}

/** Those that wait for this person first; the others stay in the order in which they came. */
export function byTurn(tables: readonly Listing[], who: Me): readonly Listing[] {
  const mine = (listing: Listing): boolean => isMyTurn(listing, who);
  return [...tables.filter(mine), ...tables.filter((listing) => !mine(listing))];
}

export async function lookAtMyTables(): Promise<readonly Listing[]> {
  const who = await session();
  const tables = byTurn((await api.myTables()).tables, who);
  myTables.set(tables);
  return tables;
}
