# What is explained the first time it appears at a table.

tip-bottles = A bottle message can be played now. Whoever passes keeps it for later.
tip-take = First choice: take one card before anybody else.
tip-lantern = The lantern is broken: these cards are played for in the dark.
tip-duel = Two players duel for these four cards; two lie before each.
tip-gestures = Both choose in secret. Open hands share, a fist takes all from an open hand, a thumb takes one card first.
tip-what-if = What if? This tells what each pair of gestures would bring you both.
tip-promised = A promise! It binds nobody, but the table remembers who keeps their word.
tip-promise = Promise what you will show, if you like. Nobody has to keep it.
tip-scoring = Only your most valuable kind (▲) and your least valuable one (▼) score.
tip-display = Your cards, sorted by kind. The values of a kind are added up.
tip-dawn = Dawn hides among the last cards. When it comes, the game is over at once.
tip-record = What somebody has shown and promised so far: tap a player to see it.
