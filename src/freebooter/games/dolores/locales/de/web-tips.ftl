# What is explained the first time it appears at a table.

tip-bottles = Jetzt darf eine Flaschenpost gespielt werden. Wer passt, behält sie für später.
tip-take = Erste Wahl: Nimm eine Karte, bevor sonst jemand nimmt.
tip-lantern = Die Laterne ist zerbrochen: Um diese Karten geht es im Dunkeln.
tip-duel = Zwei spielen um diese vier Karten; vor jedem liegen zwei.
tip-gestures = Beide wählen heimlich. Offene Hände teilen, eine Faust nimmt der offenen Hand alles, der Daumen nimmt zuerst eine Karte.
tip-what-if = Was wäre, wenn? Hier steht, was jedes Paar von Gesten euch beiden bringt.
tip-promised = Ein Versprechen! Es bindet niemanden, aber der Tisch merkt sich, wer Wort hält.
tip-promise = Versprich, was du zeigen wirst, wenn du magst. Niemand muss es halten.
tip-scoring = Nur deine wertvollste Sorte (▲) und deine wertloseste (▼) zählen.
tip-display = Deine Karten, nach Sorten. Die Werte einer Sorte werden addiert.
tip-dawn = Unter den letzten Karten liegt der Sonnenaufgang. Kommt er, ist sofort Schluss.
tip-record = Was jemand bisher gezeigt und versprochen hat, siehst du, wenn du auf den Namen tippst.
