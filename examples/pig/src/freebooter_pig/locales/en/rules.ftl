# Rules.

rules-aim =
    Be the first to reach { $goal } points.
    .title = Goal of the game
rules-turn =
    Roll the die as often as you dare. Every roll adds to your heap.

    - A **1** loses the heap and ends your turn.
    - **Hold**, and the heap is yours for good. Then the next player rolls.
    .title = Your turn
rules-end =
    If you hold and reach the goal, you win at once.
    .title = End of the game
rules-switch-goal = Points you need to win: { $goal }.
