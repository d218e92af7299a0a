"""The yardstick: how fast random games of the base game can be played by Numba on one core.

One fused kernel plays whole games of Dead Man's Draw (english rules, no traits, no variant; two decks from five
players on) with nothing a referee needs beside the rules: no events, no options, no views, no legal-move lists.
The engine is measured against it, and must agree with it in the mean statistics printed here.

    python -m freebooter.games.dead_mans_draw.benchmarks.fused

Representation. A zone (draw pile, discard pile, row, a bank) is one 60-bit set of cards for each deck in play: bit
``10 * rank + suit``, rank 0-5. Moving many cards is an OR, the top card of a stack is the highest bit of its column,
and a shuffle is a random member taken when it is needed. ``held`` keeps sixteen bits a seat (four seats a word): the
suits that seat's bank holds. The options of hook, sword and cannon are that word under three different masks.
"""

import time

import numpy as np
from llvmlite import binding, ir
from numba import njit, types
from numba.core import cgutils
from numba.cpython.unsafe.numbers import leading_zeros, trailing_zeros
from numba.extending import intrinsic

HOOK, SWORD, CANNON, MAP, ANCHOR, KRAKEN, KEY, CHEST, ORACLE, MERMAID = range(10)  # those with a choice first
KEY_AND_CHEST = 1 << KEY | 1 << CHEST
SUITS = (1 << 10) - 1  # one rank of all suits; also the lowest cards, which start in the discard pile
DECK = (1 << 60) - 1
STACK = sum(1 << 10 * rank for rank in range(6))  # the six cards of suit 0
SEAT = (1 << 16) - 1  # one seat's lane in a word of held suits
LANES = 1 | 1 << 16 | 1 << 32 | 1 << 48  # times a mask of suits: that mask in every lane

SUIT_OF = (np.arange(64) % 10).astype(np.uint8)
HAS_PDEP = bool(binding.get_host_cpu_features().get("bmi2"))


@intrinsic
def popcount(typingctx, x):
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def deposit(typingctx, source, mask):
    """Intel's PDEP: of a source with the single bit n, the n-th bit of the mask."""

    def codegen(context, builder, signature, args):
        function = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        return builder.call(cgutils.get_or_insert_function(builder.module, function, "llvm.x86.bmi.pdep.64"), args)

    return types.int64(types.int64, types.int64), codegen


@njit
def member(mask, n):
    """The n-th member of a set, as a set of one."""
    if HAS_PDEP:
        return deposit(1 << n, mask)
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


@njit
def below(state, n):
    """Lemire's unbiased number in 0..n-1 from SplitMix64: (new state, number)."""
    bound = np.uint64(n)
    while True:
        state += np.uint64(0x9E3779B97F4A7C15)
        z = state
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        product = ((z ^ (z >> np.uint64(31))) >> np.uint64(32)) * bound
        low = product & np.uint64(0xFFFFFFFF)
        if low >= bound or low >= (np.uint64(1 << 32) - bound) % bound:
            return state, np.int64(product >> np.uint64(32))


@njit
def suits_of(cards):
    """The suits that occur in a set of cards, and the set with everything below a member filled in."""
    cards |= cards >> 10
    cards |= cards >> 20
    cards |= cards >> 40
    return cards & SUITS, cards


@njit
def suit_of(card):
    return np.int64(SUIT_OF[np.uint64(trailing_zeros(card))])


def _kernel(two: bool):
    """Compile the kernel for one deck (up to four seats) or two (up to eight); ``two`` is a constant inside."""

    @njit
    def draw_from(state, a, b):
        """A random card of a pile given by its two decks: (new state, its bit in a, its bit in b)."""
        count = popcount(a)
        if not two:
            state, n = below(state, count)
            return state, member(a, n), 0
        state, n = below(state, count + popcount(b))
        in_b = n >= count  # no branch: it would be mispredicted every other time
        card = member(b if in_b else a, n - (count if in_b else 0))
        return state, 0 if in_b else card, card if in_b else 0

    @njit
    def play(players, games, state):
        decisions = points = busts = starter_wins = 0
        bank = np.zeros((8, 2), np.int64)
        for _ in range(games):
            bank[:] = 0
            held_a = held_b = 0
            pile_a, discard_a = DECK & ~SUITS, SUITS
            pile_b, discard_b = (pile_a, discard_a) if two else (0, 0)
            state, starter = below(state, players)
            seat = starter
            while pile_a | pile_b:
                row_a = row_b = row_suits = safe_a = safe_b = safe_suits = owed = 0
                lane = 16 * (seat & 3)
                high = two and seat > 3
                while True:
                    # Draw or collect.
                    decisions += 1
                    if row_suits:
                        if pile_a | pile_b == 0:
                            break
                        if owed == 0:
                            state, collects = below(state, 2)
                            if collects:
                                break
                    state, card_a, card_b = draw_from(state, pile_a, pile_b)
                    pile_a ^= card_a
                    pile_b ^= card_b

                    # Endpoint that card, then whatever card its effect brings.
                    bust = False
                    while True:
                        suit = suit_of(card_a | card_b)
                        if row_suits >> suit & 1:
                            bust = True
                            break
                        if suit == ANCHOR:
                            safe_a, safe_b, safe_suits = row_a, row_b, row_suits
                        row_a |= card_a
                        row_b |= card_b
                        row_suits |= 1 << suit
                        owed = max(owed - 1, 2 if suit == KRAKEN else 0)
                        if suit > MAP:
                            break

                        if suit == MAP:
                            count = popcount(discard_a) + popcount(discard_b)
                            if count == 0:
                                break
                            # Three cards, or all there are; equal ones are one option.
                            state, card_a, card_b = draw_from(state, discard_a, discard_b)
                            options = 1
                            if count > 1:
                                state, second_a, second_b = draw_from(state, discard_a ^ card_a, discard_b ^ card_b)
                                third_a, third_b = card_a, card_b
                                if count > 2:
                                    rest_a, rest_b = discard_a ^ card_a ^ second_a, discard_b ^ card_b ^ second_b
                                    state, third_a, third_b = draw_from(state, rest_a, rest_b)
                                first, second, third = card_a | card_b, second_a | second_b, third_a | third_b
                                if second == first:
                                    second_a, second_b = third_a, third_b
                                    options += third != first
                                else:
                                    options += 1 + (third != first and third != second)
                                state, choice = below(state, options)
                                if choice == 1:
                                    card_a, card_b = second_a, second_b
                                elif choice == 2:
                                    card_a, card_b = third_a, third_b
                            decisions += 1
                            discard_a ^= card_a
                            discard_b ^= card_b
                            continue

                        # Hook, sword and cannon take the top card of one stack.
                        own = (held_b if high else held_a) >> lane & SUITS
                        if suit == SWORD:
                            options_a, options_b = held_a & ~(own * LANES), held_b & ~(own * LANES)
                        else:
                            mine_a, mine_b = (0, SEAT << lane) if high else (SEAT << lane, 0)
                            if suit == CANNON:
                                mine_a, mine_b = ~mine_a, ~mine_b
                            options_a, options_b = held_a & mine_a, held_b & mine_b
                        if options_a | options_b == 0:
                            break
                        decisions += 1
                        state, stack_a, stack_b = draw_from(state, options_a, options_b)
                        number = trailing_zeros(stack_a | stack_b)
                        victim = number >> 4 | (4 if stack_b else 0)
                        column = STACK << (number & 15)
                        cards_a, cards_b = bank[victim, 0] & column, bank[victim, 1] & column
                        top = 1 << (63 - leading_zeros(cards_a | cards_b))
                        card_a, card_b = cards_a & top, 0
                        if two and card_a == 0:
                            card_b = top
                        bank[victim, 0] ^= card_a
                        bank[victim, 1] ^= card_b
                        if cards_a ^ card_a | cards_b ^ card_b == 0:
                            held_a ^= stack_a
                            held_b ^= stack_b
                        if suit == CANNON:
                            discard_a |= card_a
                            discard_b |= card_b
                            break

                    if bust:
                        busts += 1
                        discard_a |= row_a ^ safe_a | card_a
                        discard_b |= row_b ^ safe_b | card_b
                        row_a, row_b, row_suits = safe_a, safe_b, safe_suits
                        break

                # The turn is over: bank the row, after a bust what the anchor saved of it.
                if not bust and row_suits & KEY_AND_CHEST == KEY_AND_CHEST:
                    for _ in range(min(popcount(row_suits), popcount(discard_a) + popcount(discard_b))):
                        state, card_a, card_b = draw_from(state, discard_a, discard_b)
                        discard_a ^= card_a
                        discard_b ^= card_b
                        row_a |= card_a
                        row_b |= card_b
                    row_suits = suits_of(row_a | row_b)[0]
                bank[seat, 0] |= row_a
                bank[seat, 1] |= row_b
                held_a |= 0 if high else row_suits << lane
                held_b |= row_suits << lane if high else 0
                seat = seat + 1 if seat + 1 < players else 0

            best = starter_rank = 0
            for seat in range(players):
                suits, filled = suits_of(bank[seat, 0] | bank[seat, 1])
                score = popcount(filled) + popcount(suits) + 2 * (suits >> MERMAID & 1)
                points += score
                rank = score << 8 | popcount(bank[seat, 0]) + popcount(bank[seat, 1])  # ties: more cards
                best = max(best, rank)
                if seat == starter:
                    starter_rank = rank
            starter_wins += starter_rank == best
        return decisions, points, busts, starter_wins

    return play


_one_deck, _two_decks = _kernel(False), _kernel(True)


def fused_games(players: int, games: int, seed: int) -> tuple[int, int, int, int]:
    """Play random games: (decisions, points of all seats, busts, games won or shared by the start player)."""
    kernel = _one_deck if players < 5 else _two_decks
    decisions, points, busts, wins = kernel(players, games, np.uint64(seed & 0xFFFFFFFFFFFFFFFF))
    return decisions, points, busts, wins


def main(games: int = 50_000, repeats: int = 9) -> None:
    print("players  ns/decision   games/s  decisions/game  points/seat  busts/game  start player wins")
    for players in (2, 4, 8):
        fused_games(players, 10, 0)
        best = float("inf")
        totals = np.zeros(4)
        for seed in range(repeats):
            start = time.perf_counter()
            result = fused_games(players, games, seed)
            best = min(best, (time.perf_counter() - start) / result[0])
            totals += result
        decisions, points, busts, wins = totals / (games * repeats)
        print(
            f"{players:7}  {best * 1e9:11.1f}  {1 / (best * decisions):8,.0f}  {decisions:14.2f}"
            f"  {points / players:11.3f}  {busts:10.3f}  {wins:17.4f}"
        )


if __name__ == "__main__":
    main()
