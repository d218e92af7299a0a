/** Opening tables and sitting down at them. */
import type { NewTable } from "../generated/wire";
import { api } from "../core/api";
import { keepNonce, noteCommitment, randomHex } from "../core/ids";
import { games, session } from "../core/me";
import { go } from "../core/router";
import { settings } from "../core/settings";

/** Whoever plays alone against bots has so many of them, where the game allows it. */
const OPPONENTS = 2;

/** Take a seat and add digits of our own to the deal, to whose other part the server has committed itself before. */
async function sit(table: string, key: string, commitment: string): Promise<void> {
  noteCommitment(table, commitment);
  const nonce = randomHex();
  await api.command(table, { type: "sit", id: randomHex(8), nonce }, key);
  keepNonce(table, nonce);
}

/** Set a table up and go there; where nobody has to be waited for, the match begins. */
export async function openTable(wish: NewTable, starts: boolean): Promise<void> {
  await session();
  const { table, key, commitment } = await api.open({ pace: settings.value.pace, ...wish });
  if (wish.seats.some(({ kind }) => kind === "person")) await sit(table, key, commitment);
  if (starts) await api.command(table, { type: "start", id: randomHex(8) }, key);
  go(`/t/${table}`);
}

/** A match at once, against the bots that are usual. */
export async function playAtOnce(game: string): Promise<void> {
  const info = (await games()).games.find(({ name }) => name === game);
  const usual = info?.usual_bots ?? [];
  const count = info ? Math.max(info.fewest, Math.min(info.most, OPPONENTS + 1)) - 1 : OPPONENTS;
  const bots = Array.from({ length: count }, (_, place) => ({
    kind: "bot" as const,
    bot: usual[place % Math.max(1, usual.length)] ?? "",
  }));
  await openTable({ game, seats: [{ kind: "person" }, ...bots] }, true);
}

/** The next match against the same bots, running at once; the table is the rematch that was asked for. */
export async function playOn(table: string): Promise<void> {
  const { deal, status } = await api.table(table, "");
  if (status === "gathering") {
    await sit(table, "", deal.commitment);
    await api.command(table, { type: "start", id: randomHex(8) }, "");
  }
  go(`/t/${table}`);
}

/** Play on from a position of a finished match, at a table of one's own against bots. */
export async function tryAgain(table: string, key: string, version: number, seat: number): Promise<void> {
  await session();
  go(`/t/${(await api.tryAgain(table, key, version, seat)).table}`);
}

/** Take an open seat at a public table. */
export async function join(table: string): Promise<void> {
  await session();
  await sit(table, "", (await api.table(table, "")).deal.commitment);
  go(`/t/${table}`);
}
