# The rules.

rules-aim =
    Be the first whose points reach the goal: { $goal }.
    .title = The aim
rules-turn =
    Roll the die as often as you dare. Every roll adds its pips to the heap.

    - A **1** loses the heap, and your turn is over.
    - **Hold**, and the heap is yours for good. Then the next player rolls.
    .title = A turn
rules-end =
    Whoever holds and has reached the goal wins at once.
    .title = The end
rules-switch-goal = How many points win: { $goal }.
