# Fehlermeldungen: was nicht stimmt und was zu tun ist, in höchstens zwei kurzen Sätzen.

error-game = Das Spiel „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-game-broken = Das Spiel „{ $game }“ lässt sich nicht laden ({ $problem }). Installiere es neu oder entferne es.
error-game-part = Dem Spiel „{ $game }“ fehlt { $part } ({ $problem }). Installiere es neu oder entferne es.
error-game-kind = Was als Spiel „{ $game }“ installiert ist, ist kein Spiel (Typ: { $kind }). Melde es denen, die es geschrieben haben, oder entferne es.
error-game-contract = Das Spiel „{ $game }“ braucht Version { $version } der Schnittstelle, hier gilt Version { $ours }. Installiere eine passende Version.
error-game-name = Das Spiel „{ $game }“ nennt sich selbst „{ $name }“. Beide Namen müssen gleich sein und aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen.
error-game-missing = Das Spiel „{ $game }“ legt { $part } nicht fest. Melde es denen, die es geschrieben haben, oder entferne es.
error-source = „{ $source }“ lässt sich nicht lesen. Gib einen Text oder einen Dateipfad an.
error-file = Die Datei lässt sich nicht lesen ({ $problem }). Prüfe ihren Namen und die Zugriffsrechte.

## Der Tisch

error-players = „{ $players }“ ist keine Liste von Namen. Nenne alle am Tisch in der Sitzreihenfolge.
error-options = „{ $options }“ sind keine Optionen. Nenne jede mit ihrem Wert.
error-player-count = Mit { $players } { $players ->
        [one] Person
       *[other] Personen
    } lässt sich dieses Spiel nicht spielen. Es braucht { $fewest } bis { $most }.
error-player-name = „{ $name }“ kann hier kein Name sein. Nimm druckbare Zeichen (1 bis { $longest }) ohne Doppelpunkt, Komma und Raute und ohne Leerzeichen am Anfang oder Ende.
error-player-name-hidden = „{ $name }“ enthält unsichtbare Zeichen. Lass sie im Namen weg.
error-player-name-marks = „{ $name }“ häuft zu viele Zusatzzeichen auf einen Buchstaben oder setzt sie auf keinen. Nimm höchstens { $most } je Buchstabe.
error-player-twice = Zwei am Tisch heißen „{ $name }“. Gib allen verschiedene Namen.
error-seed-range = Der Seed { $seed } liegt außerhalb des Erlaubten. Wähle eine ganze Zahl von 0 bis { $largest }.
error-edition = Die Ausgabe „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-option = Die Option „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Zur Wahl stehen: { $values }.

## Spielzüge

error-move-verb = „{ $move }“ ist kein Spielzug dieses Spiels. Spielzüge beginnen mit: { $verbs }.
error-move-shape = „{ $move }“ ist nicht als Spielzug geschrieben. Schreibe ihn als „{ $shape }“.
error-move-player = An diesem Tisch heißt niemand „{ $name }“. Es spielen: { $names }.
error-move-ambiguous = „{ $move }“ kann bedeuten: { $meanings }. Sage, was du meinst.
error-move-over = „{ $move }“ kommt zu spät. Die Partie ist zu Ende.
error-move-turn = { $player } kann „{ $move }“ jetzt nicht spielen. Jetzt entscheiden: { $deciding }.
error-move-illegal = „{ $move }“ ist jetzt nicht erlaubt. Erlaubte Spielzüge: { $legal }.
error-move-kind = „{ $move }“ ist kein Spielzug. Nenne einen in der Notation oder seine Nummer.
error-move-seat = Den Platz { $seat } gibt es an diesem Tisch nicht. Wähle jemanden, der dort spielt.

## Aufzeichnungen

error-record-title = Zeile { $line }: Das ist keine Aufzeichnung einer Partie. Die erste Zeile muss „{ $title }“ lauten.
error-record-text = Zeile { $line }: Das ist keine Textdatei. Eine Aufzeichnung ist Text in UTF-8.
error-record-size = Zeile { $line }: Die Datei ist zu groß für eine Aufzeichnung (Grenze in Bytes: { $most }). Prüfe, ob sie eine ist.
error-record-cut = Zeile { $line }: Hier bricht die Aufzeichnung ab. Besorge dir eine vollständige Kopie.
error-record-altered = Zeile { $line }: Diese Zeile wurde verändert. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-expected = Zeile { $line }: Hier müsste „{ $name }“ stehen. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-seed = Zeile { $line }: Der Seed ist keine ganze Zahl. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-setup = Zeile { $line }, Aufbau: { $problem }
error-record-number = Zeile { $line }: Hier müsste Spielzug { $number } stehen. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-move = Zeile { $line }, Spielzug: { $problem }
error-record-result = Zeile { $line }: Die Wiedergabe ergibt etwas anderes: { $name } ist „{ $value }“. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-talk = Zeile { $line }: Hier müsste eine Gesprächszeile stehen. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-rest = Zeile { $line }: Die Aufzeichnung ist vor dieser Zeile zu Ende. Lösche alles ab hier.

## Szenarien

error-scenario = { $file }: { $key }: { $problem }
error-scenario-size = Die Datei ist zu groß für ein Szenario (Grenze in Bytes: { $most }). Prüfe, ob sie eines ist.
error-scenario-text = Die Datei ist kein Text in UTF-8. Speichere sie als UTF-8.
error-scenario-yaml = Zeile { $line } ist kein gültiges YAML ({ $problem }). Berichtige sie.
error-scenario-document = Die Datei enthält keine Schlüssel mit Werten. Beginne sie mit „game:“.
error-scenario-game = Das Spiel fehlt. Nenne es so: „game: NAME“.
error-scenario-key = Diesen Schlüssel gibt es nicht. Zur Wahl stehen: { $keys }.
error-scenario-players = Es fehlt, wer spielt. Nenne die Namen in der Sitzreihenfolge.
error-scenario-player = Am Tisch heißt niemand „{ $name }“. Es spielen: { $names }.
error-scenario-map = Hier muss zu Namen je ein Wert stehen. Schreibe es als „{ "{" }name: value{ "}" }“.
error-scenario-cards = Hier muss eine Liste von Karten stehen. Schreibe sie als „[KARTE, KARTE]“.
error-scenario-moves = Hier muss eine Liste von Spielzügen stehen. Schreibe sie als „[SPIELZUG, SPIELZUG]“.
error-scenario-seed = Der Seed muss eine ganze Zahl sein.
error-scenario-value = Dieser Wert passt nicht zum Schlüssel. Lies auf der Seite über Szenarien nach.
error-scenario-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht. Prüfe Symbol und Wert.
error-scenario-card-twice = Die Karte { $card } kommt öfter vor, als es sie gibt (Exemplare: { $copies }). Nimm eine weg.
error-scenario-too-many = Hier liegen zu viele Karten (Grenze: { $most }). Nimm einige weg.
error-scenario-flag = Der Wert muss true oder false sein.

## Bots

error-bot = Den Bot „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }; oder ein eigener als pfad/zur/datei.py:Klasse.

## Simulation und Dateien

error-games = Diese Anzahl von Partien ({ $games }) geht nicht. Wähle 1 oder mehr.
error-seeds-range = Der Seed { $seed } ist zu hoch für so viele Partien ({ $games }). Wähle einen von 0 bis { $largest }.
error-cores = Diese Anzahl von Kernen ({ $cores }) geht nicht. Wähle 1 oder mehr.
error-balance-none = Zum Spiel „{ $game }“ gibt es keine Fragen zur Balance. Wähle ein anderes.
error-extra = { $part } fehlt. Installiere es mit „pip install 'freebooter[{ $extra }]'“.
error-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen oder lösche sie vorher.
error-file-write = Die Datei { $file } lässt sich nicht schreiben ({ $problem }). Wähle einen anderen Ort.

## Gespräch

error-talk-line = Das kannst du am Tisch nicht sagen. Nimm druckbare Zeichen (1 bis { $longest }).
error-promise-none = In diesem Spiel gibt es keine Versprechen. Sage es einfach.
