# Names of things in this game.

game-title = Pig
switch-goal = Goal
part-held = Rolled and held
field-goal = Goal
field-heap = On the heap
field-rolled = Last roll
odds-lose = The next roll loses the heap
odds-gain = The next roll adds to it
