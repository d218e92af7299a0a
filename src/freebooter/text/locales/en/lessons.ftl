# Lessons: a game is learnt by playing, one thing at a time. Each lesson says what to do, step by step, and what was learnt.

lesson-ended = This lesson is at its end; take it from the beginning, or go on to the next one.
