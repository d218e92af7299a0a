# Jede Ablehnung: ein Satz, der sagt, was falsch war und was zu tun ist.

error-game = Das Spiel „{ $name }“ gibt es nicht; zur Wahl stehen { $names }.
error-file = Die Datei lässt sich nicht lesen ({ $problem }); prüf ihren Namen und ob du sie lesen darfst.

## Der Tisch

error-player-count = Mit { $players } { $players ->
        [one] Spieler
       *[other] Spielern
    } geht dieses Spiel nicht; es braucht { $fewest } bis { $most }.
error-player-name = „{ $name }“ kann kein Spielername sein; nimm 1 bis { $longest } druckbare Zeichen ohne Doppelpunkt, Komma und Raute und ohne Leerzeichen am Anfang oder Ende.
error-player-twice = Zwei Spieler heißen „{ $name }“; gib jedem einen eigenen Namen.
error-seed-range = Der Seed { $seed } liegt außerhalb des Erlaubten; wähl eine ganze Zahl von 0 bis { $largest }.
error-edition = Die Ausgabe „{ $name }“ gibt es nicht; die Ausgaben sind { $names }.
error-option = Die Option „{ $name }“ gibt es nicht; die Optionen sind { $names }.
error-option-value = Die Option { $name } kann nicht „{ $value }“ sein; möglich sind { $values }.
error-variant = Die Spielvariante „{ $value }“ gibt es nicht; zur Wahl stehen { $values }.
error-decks = Ein Spiel reicht für höchstens { $most } Spieler; nehmt für mehr zwei Spiele.
error-trait-unknown = Die Fähigkeit „{ $name }“ gibt es nicht; die Fähigkeiten sind { $names }.
error-trait-twice = Die Fähigkeit { $name } ist öfter vergeben, als sie vorhanden ist ({ $copies }); gib jedem Spieler eine andere.
error-trait-count = Für { $players } Spieler { $traits ->
        [one] ist { $traits } Fähigkeit
       *[other] sind { $traits } Fähigkeiten
    } angegeben; nenn für jeden eine.
error-siren = Die Sirene gehört zu den Meerjungfrauen mit Effekt; spiel mit „mermaids replay“ oder wähl eine andere Fähigkeit.

## Spielzüge

error-move-verb = „{ $move }“ ist kein Spielzug dieses Spiels; Spielzüge beginnen mit { $verbs }.
error-move-shape = „{ $move }“ ist nicht als Spielzug geschrieben; schreib ihn als „{ $shape }“.
error-move-suit = Das Symbol „{ $name }“ gibt es nicht; die Symbole sind { $names }.
error-move-player = An diesem Tisch heißt niemand „{ $name }“; die Spieler sind { $names }.
error-move-trait = Die Fähigkeit „{ $name }“ gibt es nicht; die Fähigkeiten sind { $names }.
error-move-gesture = Die Geste „{ $name }“ gibt es nicht; die Gesten sind { $names }.
error-move-bottle = Die Flaschenpost „{ $name }“ gibt es nicht; zur Flaschenpost gehören { $names }.
error-move-kind = Die Warensorte „{ $name }“ gibt es nicht; die Sorten sind { $names }.
error-move-good = Die Karte „{ $name }“ gibt es in diesem Spiel nicht; die Karten sind { $names }.
error-move-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht; schreib ein Symbol und einen Wert, den es hat, etwa „anchor 7“.
error-move-ambiguous = „{ $move }“ kann { $meanings } bedeuten; sag, was davon du meinst.
error-move-over = „{ $move }“ kommt zu spät, das Spiel ist aus.
error-move-turn = „{ $move }“ kann { $player } jetzt nicht spielen; am Zug ist { $deciding }.
error-move-illegal = „{ $move }“ geht jetzt nicht; möglich ist { $legal }.
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
error-scenario-game = Das Spiel fehlt; nenn es, zum Beispiel „game: dead-mans-draw“.
error-scenario-key = Diesen Schlüssel gibt es nicht; die Schlüssel sind { $keys }.
error-scenario-players = Die Spieler fehlen; nenn ihre Namen in der Reihenfolge, in der sie sitzen.
error-scenario-player = Am Tisch heißt niemand „{ $name }“; die Spieler sind { $names }.
error-scenario-map = Hier muss zu Namen je ein Wert stehen; schreib es als „{ "{" }name: value{ "}" }“.
error-scenario-cards = Hier muss eine Liste von Karten stehen; schreib sie als „[anchor 7, map 3]“.
error-scenario-moves = Hier muss eine Liste von Spielzügen stehen; schreib sie als „[draw, collect]“.
error-scenario-seed = Der Seed muss eine ganze Zahl sein.
error-scenario-value = Der Wert ist nicht so geschrieben, wie dieser Schlüssel ihn braucht; lies auf der Seite über Szenarien nach.
error-scenario-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht; prüf Symbol und Wert.
error-scenario-card-twice = Die Karte { $card } liegt öfter auf dem Tisch, als sie vorhanden ist ({ $copies }); nimm eine weg.
error-scenario-too-many = Mehr als { $most } Karten können hier nicht liegen; nimm welche weg.
error-scenario-row = { $card } kann nicht neben der Karte im Spielbereich liegen, die sie wiederholt; nimm eine der beiden weg.
error-scenario-duellists = Die Karten eines Duells liegen vor den beiden Duellanten; nenn { $names } und sonst niemanden.
error-scenario-owed = Was dem Kraken geschuldet wird, muss eine ganze Zahl von 0 bis { $most } sein.
error-scenario-flag = Der Wert muss true oder false sein.
error-scenario-traits-or-draft = Fähigkeiten werden entweder vergeben oder ausgewählt; lass einen der beiden Schlüssel weg.
error-scenario-draft = Zur Auswahl muss jeder Spieler zwei Fähigkeiten bekommen.
error-scenario-rival = { $name } hat davy-jones-locker nicht und darum keinen Rivalen; lass den Namen weg.
error-scenario-own-rival = { $name } kann nicht der eigene Rivale sein; nenn jemand anderen.

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
error-promise-shape = „{ $text }“ ist kein Versprechen; versprich peace, fight oder choice oder eines davon unter einer Bedingung, etwa „peace if peace“.
error-promise-outsider = Nur die beiden Duellanten können eine Geste versprechen, und { $player } gehört nicht dazu; sag es einfach.
error-promise-late = Die Gesten dieses Duells sind schon gezeigt; versprich wieder etwas vor dem nächsten.
