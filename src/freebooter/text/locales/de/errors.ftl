# Jede Ablehnung: ein Satz, der sagt, was falsch war und was zu tun ist.

error-game = Das Spiel „{ $name }“ gibt es nicht; zur Wahl stehen { $names }.
error-game-broken = Das Spiel „{ $game }“ lässt sich nicht laden ({ $problem }); installiere es neu oder entferne es.
error-game-part = Dem Spiel „{ $game }“ fehlt { $part } ({ $problem }); installiere es neu oder entferne es.
error-game-kind = Was als Spiel „{ $game }“ installiert ist, ist kein Spiel, sondern ein { $kind }; sag es denen, die es geschrieben haben, oder entferne es.
error-game-contract = Das Spiel „{ $game }“ ist für Version { $version } der Schnittstelle geschrieben, und hier gilt Version { $ours }; installiere eine passende Version.
error-game-name = Das Spiel „{ $game }“ nennt sich selbst „{ $name }“; ein Spiel hat einen einzigen Namen aus Kleinbuchstaben, Ziffern und Bindestrichen.
error-game-missing = Das Spiel „{ $game }“ sagt nicht, was seine { $part } sind; sag es denen, die es geschrieben haben, oder entferne es.
error-source = „{ $source }“ kann nicht gelesen werden; gib einen Text oder den Pfad einer Datei an.
error-file = Die Datei lässt sich nicht lesen ({ $problem }); prüf ihren Namen und ob du sie lesen darfst.

## Der Tisch

error-players = Spieler können nicht „{ $players }“ sein; zähl ihre Namen in der Sitzreihenfolge auf.
error-options = Optionen können nicht „{ $options }“ sein; nenn jede mit ihrem Wert.
error-player-count = Mit { $players } { $players ->
        [one] Spieler
       *[other] Spielern
    } geht dieses Spiel nicht; es braucht { $fewest } bis { $most }.
error-player-name = „{ $name }“ kann kein Spielername sein; nimm 1 bis { $longest } druckbare Zeichen ohne Doppelpunkt, Komma und Raute und ohne Leerzeichen am Anfang oder Ende.
error-player-name-hidden = „{ $name }“ enthält Zeichen, die man nicht sieht; lass sie im Namen weg.
error-player-name-marks = „{ $name }“ türmt Zeichen auf einen Buchstaben oder setzt sie auf keinen; nimm höchstens { $most } auf jedem.
error-player-twice = Zwei Spieler heißen „{ $name }“; gib jedem einen eigenen Namen.
error-seed-range = Der Seed { $seed } liegt außerhalb des Erlaubten; wähl eine ganze Zahl von 0 bis { $largest }.
error-edition = Die Ausgabe „{ $name }“ gibt es nicht; die Ausgaben sind { $names }.
error-option = Die Option „{ $name }“ gibt es nicht; die Optionen sind { $names }.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein; möglich sind { $values }.

## Spielzüge

error-move-verb = „{ $move }“ ist kein Spielzug dieses Spiels; Spielzüge beginnen mit { $verbs }.
error-move-shape = „{ $move }“ ist nicht als Spielzug geschrieben; schreib ihn als „{ $shape }“.
error-move-player = An diesem Tisch heißt niemand „{ $name }“; die Spieler sind { $names }.
error-move-ambiguous = „{ $move }“ kann { $meanings } bedeuten; sag, was davon du meinst.
error-move-over = „{ $move }“ kommt zu spät, das Spiel ist aus.
error-move-turn = „{ $move }“ kann { $player } jetzt nicht spielen; am Zug ist { $deciding }.
error-move-illegal = „{ $move }“ geht jetzt nicht; möglich ist { $legal }.
error-move-kind = „{ $move }“ ist kein Spielzug; schreib einen in der Notation oder gib seine Nummer an.
error-move-seat = Den Platz { $seat } gibt es an diesem Tisch nicht; wähl einen seiner Spieler.

## Aufzeichnungen

error-record-title = Zeile { $line }: Das ist keine Aufzeichnung einer Partie; deren erste Zeile lautet „{ $title }“.
error-record-text = Zeile { $line }: Das ist keine Textdatei; eine Aufzeichnung ist Text in UTF-8.
error-record-size = Zeile { $line }: Die Datei ist größer als jede Aufzeichnung ({ $most } Bytes); prüf, ob sie eine ist.
error-record-cut = Zeile { $line }: Hier bricht die Aufzeichnung ab; besorg dir eine vollständige Kopie.
error-record-altered = Zeile { $line }: Diese Zeile ist nicht mehr so, wie sie geschrieben wurde; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-expected = Zeile { $line }: Hier müsste „{ $name }“ stehen; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-seed = Zeile { $line }: Der Seed ist keine ganze Zahl; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-setup = Zeile { $line }: Der Tisch lässt sich nicht aufbauen. { $problem }
error-record-number = Zeile { $line }: Hier müsste Spielzug { $number } stehen; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-move = Zeile { $line }: Der Spielzug wird abgelehnt. { $problem }
error-record-result = Zeile { $line }: Beim Nachspielen kommt anderes heraus, { $name } ist „{ $value }“; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-talk = Zeile { $line }: Hier müsste eine Zeile Gespräch stehen; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-rest = Zeile { $line }: Die Aufzeichnung ist vor dieser Zeile schon zu Ende; lösch, was danach kommt.

## Szenarien

error-scenario = { $file }: { $key }: { $problem }
error-scenario-size = Die Datei ist größer als jedes Szenario ({ $most } Bytes); prüf, ob sie eines ist.
error-scenario-text = Die Datei ist kein Text in UTF-8; speichere sie so ab.
error-scenario-yaml = Zeile { $line } ist kein YAML ({ $problem }); berichtige sie.
error-scenario-document = Die Datei enthält keine Schlüssel mit Werten; beginn sie mit „game:“.
error-scenario-game = Das Spiel fehlt; nenn es so: „game: NAME“.
error-scenario-key = Diesen Schlüssel gibt es nicht; die Schlüssel sind { $keys }.
error-scenario-players = Die Spieler fehlen; nenn ihre Namen in der Reihenfolge, in der sie sitzen.
error-scenario-player = Am Tisch heißt niemand „{ $name }“; die Spieler sind { $names }.
error-scenario-map = Hier muss zu Namen je ein Wert stehen; schreib es als „{ "{" }name: value{ "}" }“.
error-scenario-cards = Hier muss eine Liste von Karten stehen; schreib sie als „[KARTE, KARTE]“.
error-scenario-moves = Hier muss eine Liste von Spielzügen stehen; schreib sie als „[ZUG, ZUG]“.
error-scenario-seed = Der Seed muss eine ganze Zahl sein.
error-scenario-value = Der Wert ist nicht so geschrieben, wie dieser Schlüssel ihn braucht; lies auf der Seite über Szenarien nach.
error-scenario-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht; prüf Symbol und Wert.
error-scenario-card-twice = Die Karte { $card } liegt öfter auf dem Tisch, als sie vorhanden ist ({ $copies }); nimm eine weg.
error-scenario-too-many = Mehr als { $most } Karten können hier nicht liegen; nimm welche weg.
error-scenario-flag = Der Wert muss true oder false sein.

## Bots

error-bot = Den Bot „{ $name }“ gibt es nicht; die Bots sind { $names }, und pfad/zur/datei.py:Klasse ist ein eigener.

## Simulation und Dateien

error-games = { $games } Partien kann man nicht spielen; verlang mindestens eine.
error-seeds-range = Der Seed { $seed } lässt keinen Platz für { $games } Partien; wähl einen von 0 bis { $largest }.
error-cores = { $cores } Kerne können nicht arbeiten; verlang mindestens einen.
error-balance-none = Zum Spiel „{ $game }“ gibt es keine Fragen zur Balance; wähl ein anderes.
error-extra = { $part } fehlt; installier es mit „pip install 'freebooter[{ $extra }]'“.
error-file-exists = Die Datei { $file } gibt es schon; wähl einen anderen Namen oder lösch sie vorher.
error-file-write = Die Datei { $file } lässt sich nicht schreiben ({ $problem }); wähl einen anderen Ort.

## Gespräch

error-talk-line = Das kann man am Tisch nicht sagen; nimm 1 bis { $longest } druckbare Zeichen.
error-promise-none = In diesem Spiel lässt sich nichts versprechen; sag es einfach.
