# Texte, die nur der Browser zeigt.

line = Würfle, so oft du dich traust, und höre auf, bevor eine 1 kommt.
play-what = Gegen jemanden, der vorsichtig spielt, bis 50 Punkte.
learn-what = Eine Lektion: wann man aufhört.
level-careful = Vorsichtig
plays-careful = Hört bei 20 auf, wie es die Chancen raten.
