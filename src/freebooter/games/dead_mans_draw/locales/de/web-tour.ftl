# Was ein Zug ist, in fünf Bildern.

tour-draw-title = Ziehen
tour-draw = Bist du am Zug, ziehst du die oberste Karte des Beutestapels und legst sie in den Spielbereich. Dann noch eine, solange du dich traust.
tour-suits-title = Jedes Symbol tut etwas
tour-suits = Die Kanone trifft die Karte eines Gegners, der Säbel stiehlt eine, der Haken holt eine eigene zurück, und der Anker sichert, was links von ihm liegt.
tour-bust-title = Nicht zu gierig
tour-bust = Ein Symbol, das schon im Spielbereich liegt, und alles wird versenkt: Dein Zug ist vorbei, die Karten sind verloren.
tour-collect-title = Rechtzeitig aufhören
tour-collect = Höre auf, solange es gut geht, und hole die Beute ein. Die Karten liegen nun in deiner Auslage, ein Stapel für jedes Symbol.
tour-score-title = Was am Ende zählt
tour-score = Ist der Beutestapel leer, zählt von jedem Symbol die höchste Karte deiner Auslage. Wer die meisten Punkte hat, gewinnt.
