# Hinweise, jeder beim ersten Mal, wenn etwas am Tisch erscheint.

tip-draft = Wähle eine dieser beiden Fähigkeiten. Niemand sieht sie, bis alle gewählt haben.
tip-steal = Der Säbel: Stiehl die oberste Karte eines Stapels, dessen Symbol in deiner Auslage fehlt. Sie kommt in den Spielbereich.
tip-fire = Die Kanone: Schieße die oberste Karte eines Stapels weg. Dann zählt die Karte darunter.
tip-hook = Der Haken: Lege die oberste Karte eines deiner Stapel, als hättest du sie gezogen.
tip-offer = Die Schatzkarte: Eine davon musst du legen, auch wenn sie alles versenkt.
tip-owed = Der Krake: Lege noch so viele Karten, bevor du einholen darfst.
tip-known-top = Du kennst die nächste Karte. Ziehen oder lieber nicht?
tip-key-and-chest = Schlüssel und Truhe! Holst du beide ein, gibt der Ablagestapel noch einmal so viele Karten dazu.
tip-protected = Ein Anker sichert, was links von ihm liegt: Versenkt wird es nicht.
tip-draw-pile = Hier ziehst du, solange du dich traust.
tip-collect = Einholen bringt den Spielbereich in deine Auslage und beendet deinen Zug.
tip-row = Kein Symbol zweimal: Das zweite versenkt alles.
tip-risk = So wahrscheinlich versenkt die nächste Karte alles. Tippen zeigt, was noch im Stapel ist.
tip-bust = Versenkt: Ein Symbol kam zweimal. Die Karten sind verloren, und es geht links herum weiter.
tip-bank = Deine Auslage. Von jedem Symbol zählt nur die höchste Karte.
tip-row-mermaid = Meerjungfrauen tun nichts, sind aber am meisten wert: 4 bis 9.
tip-trait = Deine Fähigkeit ändert eine Regel nur für dich. Tippen zeigt sie.
tip-variant = Diese Karte ändert eine Regel für alle. Tippen zeigt sie.
tip-rivals = Deine Gegner und ihre Auslagen. Kanonen und Säbel holen hier Karten weg.
