# Berichte zur Balance: was die Tabellen aller Spiele gemeinsam haben.

balance-title = Die Balance von { $game }
balance-caution = Jede Zahl steht mit der Hälfte ihres 95-%-Intervalls (±). Ein geteilter Sieg zählt anteilig. Die Zahlen gelten unter Gleichen, die alle nach einer Strategie spielen; Menschen spielen anders.
balance-played = Partien je Frage: etwa { $games }; Strategie: { $policy }; Kartenverteilungen ab Seed { $seed }.
balance-speed = Partien: { $games }; pro Sekunde: { $speed } auf { $cores } { $cores ->
        [one] Kern
       *[other] Kernen
    }.
balance-written = Die Seite steht in { $file }.
balance-interrupted = Unterbrochen nach { $done } von { $all } { $all ->
        [one] Frage
       *[other] Fragen
    }. { $kept ->
        [yes] Derselbe Befehl setzt hier fort.
       *[no] Mit --to ORDNER lässt sich fortsetzen.
    }
balance-compiling = Die Bots, die spielen, werden kompiliert (nur beim ersten Mal)
balance-made = Aufbau

## Wörter mehrerer Tabellen

balance-players = am Tisch
balance-at-the-table = { $players } am Tisch
balance-fair = gerechter Anteil
balance-win-share = Siegquote
balance-points = Punkte
balance-winner = Punkte beim Sieg
balance-place = Platz in der Zugreihenfolge
balance-gain = Siege über dem gerechten Anteil

## Ablehnungen

error-balance-policy = Die Strategie „{ $name }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $names }.
error-balance-question = Die Frage „{ $name }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $names }.
error-balance-folder = Im Ordner { $folder } liegt etwas anderes. Wähle einen leeren oder einen neuen.
