# Texts only the browser shows.

line = Roll as often as you dare, and hold before a 1 comes up.
play-what = Against a careful player, to 50 points.
learn-what = One lesson: when to hold.
level-careful = Careful
plays-careful = Holds at 20, as the odds advise.
