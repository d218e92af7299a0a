# Was ein Duell ist, in fünf Bildern.

tour-deal-title = Zu zweit um vier Karten
tour-deal = Zwei von euch duellieren sich um vier Karten. Vor beiden liegen je zwei.
tour-gestures-title = Drei Gesten
tour-gestures = Ihr wählt beide heimlich eine Geste und zeigt sie gleichzeitig. Versprecht vorher, was ihr wollt; halten muss es niemand.
tour-fight-title = Teilen oder alles nehmen
tour-fight = Zwei offene Hände teilen. Eine Faust nimmt einer offenen Hand alles weg. Bei zwei Fäusten sind alle Karten verloren.
tour-choice-title = Zuerst wählen
tour-choice = Ein erhobener Daumen nimmt eine Karte, bevor sonst jemand etwas nimmt. Zeigt ihr ihn beide, sind alle Karten verloren.
tour-score-title = Was am Ende zählt
tour-score = Bei Sonnenaufgang ist die Partie zu Ende. Nur deine wertvollste und deine wertloseste Sorte zählen.
