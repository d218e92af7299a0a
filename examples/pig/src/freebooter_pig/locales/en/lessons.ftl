# The lessons.

lesson-hold = Hold in time
    .ask-1 = Twenty points lie on your heap, and they win you the game. Hold.
    .hint-1 = Five times in six that goes well, but you had already won. Try again, and hold.
    .done = The heap is yours, and with fifty points you beat { $mate } to the goal.
