/** How a match ended, in sentences. */
import { nameOf } from "../components/player-tag";
import { list, t } from "../core/words";
import type { TableState } from "../table/state";

/** The seats that have won, or share the victory. */
export function winnersOf(state: TableState): number[] {
  const shares = state.table.result?.shares ?? [];
  return shares.flatMap((share, seat) => (share > 0 ? [seat] : []));
}

export function pointsOf(state: TableState, seat: number): number {
  return state.table.result?.points[seat] ?? 0;
}

/** The seats in the order of the result: winners first, then by points, then as the game ranks them. */
export function ranked(state: TableState): number[] {
  const winners = winnersOf(state);
  const seats = state.table.seats.map((_, seat) => seat);
  const ranking = state.aid?.ranking ?? seats;
  const rank = (seat: number): number[] => [
    winners.includes(seat) ? 1 : 0, pointsOf(state, seat), -ranking.indexOf(seat),
  ];
  return seats.sort((one, other) => {
    const theirs = rank(other);
    return rank(one).reduce((order, value, place) => order || (theirs[place] ?? 0) - value, 0);
  });
}

/** Who has won. */
export function verdict(state: TableState): string {
  const winners = winnersOf(state);
  const [winner] = winners;
  if (winner === undefined) return t("web-after-abandoned");
  if (winners.length > 1) return t("web-after-shared", { players: list(winners.map((seat) => nameOf(state, seat))) });
  if (winner === state.seat) return t("web-after-won-you");
  return t("web-after-won", { player: nameOf(state, winner) });
}

/** Why, where it is not simply by points. */
export function reasons(state: TableState): readonly string[] {
  const { result, seats } = state.table;
  if (result?.ending === "abandoned") return [t("web-after-abandoned-why")];
  if (result?.ending === "resigned") {
    const resigned = seats.flatMap(({ away }, seat) => (away === "resigned" ? [nameOf(state, seat)] : []));
    return resigned.length ? [t("web-after-resigned", { count: resigned.length, players: list(resigned) })] : [];
  }
  return state.aid?.reasons ?? [];
}
