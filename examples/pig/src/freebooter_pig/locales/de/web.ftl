# Was nur der Browser sagt.

line = Würfle, so oft du dich traust, und hör auf, bevor eine 1 kommt.
play-what = Gegen jemanden, der vorsichtig spielt, bis 50 Punkte.
learn-what = Eine Lektion: wann man aufhört.
level-careful = Vorsichtig
plays-careful = Hört bei zwanzig auf, wie es die Chancen raten.
