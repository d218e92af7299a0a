# Tipps, die erscheinen, wenn etwas zum ersten Mal am Tisch vorkommt.

tip-bottles = Jetzt kannst du eine Flaschenpost spielen. Passt du, behältst du sie für später.
tip-take = Erste Wahl: Nimm eine Karte, bevor sonst jemand nimmt.
tip-lantern = Die Laterne ist zerbrochen: Dieses Duell findet im Dunkeln statt.
tip-duel = Zwei spielen ein Duell um diese Karten; vor beiden liegen je zwei.
tip-gestures = Beide wählen heimlich. Offene Hände teilen, eine Faust nimmt der offenen Hand alles, ein erhobener Daumen nimmt zuerst eine Karte.
tip-what-if = Was wäre, wenn? Sieh, was jedes Paar von Gesten euch beiden brächte.
tip-promised = Ein Versprechen! Es bindet niemanden, aber der Tisch merkt sich, wer Wort hält.
tip-promise = Versprich, was du zeigen wirst, wenn du magst. Niemand muss es halten.
tip-scoring = Nur deine wertvollste Sorte (▲) und deine wertloseste Sorte (▼) zählen.
tip-display = Deine Karten, nach Sorten geordnet. Die Werte einer Sorte werden zusammengezählt.
tip-dawn = Unter den letzten Karten steckt der Sonnenaufgang. Kommt er, ist die Partie sofort zu Ende.
tip-record = Tippe auf einen Namen, um zu sehen, was diese Person bisher gezeigt und versprochen hat.
