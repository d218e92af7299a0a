# Tips that appear the first time something comes up at the table.

tip-bottles = You can play a bottle message now. If you pass, you keep it for later.
tip-take = First Choice: take one card before anyone else.
tip-lantern = The lantern is broken: this duel is played in the dark.
tip-duel = Two players duel over these cards, with two in front of each.
tip-gestures = Both choose in secret. Open hands share, a fist takes everything from an open hand, and a thumbs-up takes one card first.
tip-what-if = What if? See what each pair of gestures would bring you both.
tip-promised = A promise! It's not binding, but the table remembers who keeps their word.
tip-promise = Promise what you'll show, if you like. Nobody has to keep it.
tip-scoring = Only your most valuable kind (▲) and your least valuable kind (▼) score.
tip-display = Your cards, sorted by kind. The values in each kind are added up.
tip-dawn = Dawn hides among the last cards. When it comes, the game ends at once.
tip-record = Tap a player to see what they've shown and promised so far.
