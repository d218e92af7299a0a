/** Who is playing in this browser. A guest needs no account: the session is a cookie, the name can be changed. */
import type { Games, Me } from "../generated/wire";
import { api } from "./api";
import { Store } from "./store";

export const me = new Store<Me | null>(null);

let coming: Promise<Me> | null = null;

/** The session, begun where there is none yet. */
export function session(): Promise<Me> {
  coming ??= api.session().then(
    (known) => {
      me.set(known);
      return known;
    },
    (error: unknown) => {
      coming = null;
      throw error;
    },
  );
  return coming;
}

export async function rename(name: string): Promise<void> {
  me.set(await api.rename(name));
}

let asked: Promise<Games> | null = null;

/** What the server offers; asked for once. */
export function games(): Promise<Games> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The games that can be learnt. */
export async function taughtGames(): Promise<string[]> {
  return (await games()).games.filter(({ lessons }) => lessons > 0).map(({ name }) => name);
}
