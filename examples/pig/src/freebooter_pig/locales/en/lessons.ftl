# The lessons.

lesson-hold = Hold in time
    .ask-1 = You have 20 points on your heap, enough to win. Hold.
    .hint-1 = That works five times in six, but the game was already yours. Try again, and hold.
    .done = The heap is yours, and with 50 points you beat { $mate } to the goal.
