# Was die Prüfung an einer Umgebung oder an ihrem Aufruf findet.

error-check-unknown = Die Prüfung „{ $name }“ gibt es nicht. Wähle aus { $names }.
error-check-needs = Die Umgebung hat kein „{ $name }“. Gib es in der Sonde an oder nenne in „without“ die Prüfungen, die es brauchen.

fault-leak = { $agent } sieht bei { $place } etwas, das es nicht wissen kann (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-imagination = Neu verteilen ändert nichts (Versuche: { $count }), so lässt sich kein Leck finden. Teile die verdeckten Karten neu aus oder lass die Prüfung „secrets“ weg.
fault-accepted = { $agent } darf die unerlaubte Aktion { $action } ausführen (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-refusal-changes = Die unerlaubte Aktion { $action } wird abgelehnt, ändert aber etwas bei { $place } (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-legal-refused = Die Maske erlaubt Aktion { $action }, aber sie wird abgelehnt: { $problem } (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-no-move = { $agent } muss handeln, aber die Maske erlaubt nichts (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-mask-shape = Die Maske von { $agent } braucht { $size } Zahlen, jede 0 oder 1; ihre Form ist { $shape } (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-masks-differ = Beobachtung und infos zeigen { $agent } verschiedene Masken (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-cards = Karten verschwinden oder kommen aus dem Nichts: { $difference } (Seed { $seed }, nach Spielzug { $count }: { $moves }).
fault-replay = Derselbe Seed und dieselben Aktionen führen bei { $place } zu etwas anderem (Seed { $seed }, nach Spielzug { $count }: { $moves }).
