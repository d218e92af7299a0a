# Lessons: learn a game by playing, one thing at a time.

lesson-ended = This lesson is over. Start it again, or go on to the next one.
