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

/** By how many points somebody has won who has won alone and by points; 0 otherwise. */
export function leadOf(state: TableState): number {
  const winners = winnersOf(state);
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || state.table.result?.ending !== "played") return 0;
  const others = state.table.seats.flatMap((_, seat) => (seat === winner ? [] : [pointsOf(state, seat)]));
  return Math.max(0, pointsOf(state, winner) - Math.max(...others));
}

/** Who has won, and by how much. */
export function verdict(state: TableState): string {
  const winners = winnersOf(state);
  const [winner] = winners;
  if (winner === undefined) return t("web-after-abandoned");
  if (winners.length > 1) return t("web-after-shared", { players: list(winners.map((seat) => nameOf(state, seat))) });
  const points = leadOf(state);
  const isOwn = winner === state.seat;
  const player = nameOf(state, winner);
  if (points) return isOwn ? t("web-after-won-you-by", { points }) : t("web-after-won-by", { player, points });
  return isOwn ? t("web-after-won-you") : t("web-after-won", { player });
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
