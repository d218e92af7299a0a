# What only the browser says.

line = Roll as often as you dare, and hold before a 1 comes.
play-what = Against a careful player, to 50 points.
learn-what = One lesson: when to hold.
level-careful = Careful
plays-careful = Holds at twenty, as the odds advise.
