# Was Spieler über die Balance eines Spiels wissen wollen.

balance-title = Die Balance von { $game }
balance-caution = Jede Zahl steht mit der Hälfte ihres 95-%-Intervalls (±). Ein geteilter Sieg zählt in Teilen. Die Zahlen gelten unter Gleichen, die nach einer Strategie spielen; Menschen spielen anders.
balance-played = Etwa { $games } Partien je Frage; Strategie: { $policy }; Kartenverteilungen ab Seed { $seed }.
balance-speed = { $games } Partien, { $speed } je Sekunde auf { $cores } { $cores ->
        [one] Kern
       *[other] Kernen
    }.
balance-written = Die Seite steht in { $file }.
balance-interrupted = Unterbrochen nach { $done } von { $all } Fragen; { $kept ->
        [yes] derselbe Befehl macht hier weiter.
       *[no] mit --to ORDNER würde derselbe Befehl hier weitermachen.
    }
balance-compiling = Was die Partien spielt, wird kompiliert (einmalig)
balance-made = Was gespielt wurde

## Wörter mehrerer Tabellen

balance-players = Spieler
balance-at-the-table = { $players } Spieler
balance-fair = gerechter Anteil
balance-win-share = Siegquote
balance-points = Punkte
balance-winner = Punkte des Siegers
balance-place = Platz in der Reihenfolge
balance-gain = mehr Siege als der gerechte Anteil

## Ablehnungen

error-balance-policy = Die Strategie „{ $name }“ gibt es in diesem Spiel nicht; die Strategien sind { $names }.
error-balance-question = Die Frage „{ $name }“ gibt es in diesem Spiel nicht; die Fragen sind { $names }.
error-balance-folder = Im Ordner { $folder } liegt etwas anderes; wähl einen leeren oder einen neuen.
