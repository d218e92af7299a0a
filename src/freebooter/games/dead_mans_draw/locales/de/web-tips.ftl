# What is explained the first time it appears at a table.

tip-draft = Wähl eine dieser beiden Fähigkeiten; niemand sieht sie, bis alle gewählt haben.
tip-steal = Der Säbel: Stiehl eine oberste Karte, deren Symbol dir fehlt. Sie liegt dann in deiner Reihe.
tip-fire = Die Kanone: Schieß eine oberste Karte weg. Dann zählt, was darunter liegt.
tip-hook = Der Haken: Leg die oberste Karte eines deiner Stapel, als hättest du sie gezogen.
tip-offer = Die Schatzkarte: Eine davon musst du legen, auch wenn sie alles versenkt.
tip-owed = Der Krake: So viele Karten müssen noch liegen, bevor eingeholt werden darf.
tip-known-top = Die nächste Karte ist bekannt. Ziehen oder lieber nicht?
tip-key-and-chest = Schlüssel und Truhe! Holst du beide ein, gibt der Ablagestapel noch einmal so viele Karten dazu.
tip-protected = Ein Anker hält, was links von ihm liegt: Versenkt wird es nicht.
tip-draw-pile = Hier ziehst du, solange du dich traust.
tip-collect = Einholen bringt die Reihe in deine Auslage und beendet deinen Zug.
tip-row = Kein Symbol zweimal: Das zweite versenkt die ganze Reihe.
tip-risk = So wahrscheinlich versenkt die nächste Karte alles. Tippen zeigt, was noch im Stapel ist.
tip-bust = Versenkt: Ein Symbol kam zweimal. Die Reihe ist verloren, und die Nächsten sind dran.
tip-bank = Deine Auslage. Von jedem Symbol zählt nur die höchste Karte.
tip-row-mermaid = Meerjungfrauen tun nichts, sind aber am meisten wert: 4 bis 9.
tip-trait = Deine Fähigkeit ändert eine Regel nur für dich. Tippen zeigt sie.
tip-variant = Diese Karte ändert eine Regel für alle. Tippen zeigt sie.
tip-rivals = Die anderen und ihre Auslagen. Kanonen und Säbel holen hier Karten weg.
