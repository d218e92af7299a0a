# Lernumgebungen: was sie ablehnen, und was zu tun ist.

error-env-players = Mit „{ $players }“ Personen lässt sich nicht spielen. Gib eine ganze Zahl von { $fewest } bis { $most } an.
error-env-features = Das Spiel „{ $game }“ nennt { $declared } Merkmale und schreibt { $written }. Melde es denen, die es geschrieben haben, oder entferne es.
error-env-count = Es kann nicht „{ $count }“ Partien geben. Gib eine ganze Zahl ab 1 an.
error-env-which = „{ $which }“ wählt keine Partien aus. Gib eine Maske für { $count } oder Zahlen unter { $count } an.
error-env-seat = Den Platz „{ $seat }“ gibt es nicht. Gib eine ganze Zahl von 0 bis { $last } oder { $words } an.
error-env-opponents = Gegner: { $opponents }, Plätze: { $seats }. Nenne einen Bot oder einen für jeden Platz.
error-env-opponent = Der Bot „{ $name }“ kann nicht Tausende von Partien zugleich spielen. Zur Wahl stehen: { $names }.
error-env-shape = Aktionen können nicht die Form { $shape } haben. Gib für jede Partie eine ganze Zahl an ({ $count }).
error-env-dtype = Aktionen können nicht den Typ { $dtype } haben. Gib ganze Zahlen an.
error-env-action = „{ $action }“ ist keine Aktion dieses Spiels. Wähle eine ganze Zahl von 0 bis { $largest }.
error-env-not-now = Aktion { $action } ist jetzt nicht möglich. Möglich: { $legal }.
error-env-illegal-in = Aktion { $action } ist in Partie { $match } nicht möglich. Dort möglich: { $legal }.
error-env-over = Die Partie ist zu Ende. Setze die Umgebung vor dem nächsten Schritt zurück.
error-env-over-in = Partie { $match } ist zu Ende. Setze sie vor dem nächsten Schritt zurück.
error-env-not-begun = Noch hat keine Partie begonnen. Setze die Umgebung vor dem ersten Schritt zurück.
error-env-illegal-there = Partie { $match } lässt diese Aktion nicht zu. In keiner Partie wurde gespielt.
