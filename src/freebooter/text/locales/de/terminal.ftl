# Das Terminal: Tisch, Wiedergaben, Schiedsgericht und Fehler in der Befehlszeile.

## Wörter

comma = { ", " }
semicolon = { "; " }
you = du
you-heading = Du

## Eine falsche Befehlszeile

usage-no-such-option = Die Option { $option } gibt es nicht. Siehe „{ $command } --help“.
usage-option-value = Die Option { $option } wird anders verwendet. Siehe „{ $command } --help“.
usage-missing = { $option } fehlt. Siehe „{ $command } --help“.
usage-bad-value = { $option } kann diesen Wert nicht haben. Siehe „{ $command } --help“.
usage-not-a-number = { $option } braucht eine ganze Zahl. Siehe „{ $command } --help“.
usage-no-such-command = Diesen Befehl gibt es nicht. Zur Wahl stehen: { $commands }.
usage-too-much = Das sind zu viele Argumente. Siehe „{ $command } --help“.

## Ablehnungen

refusal-language = Die Sprache „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
refusal-option-form = Die Hausregel „{ $rule }“ ist unvollständig. Schreibe sie als NAME=WERT.
refusal-file-exists = Die Datei { $file } gibt es schon. Wähle einen anderen Namen oder überschreibe sie mit --force.
refusal-folder = { $file } ist ein Ordner. Nenne für die Aufzeichnung eine Datei darin.
refusal-no-folder = Den Ordner { $folder } für die Aufzeichnung gibt es nicht. Lege ihn an oder wähle einen anderen Ort.
refusal-not-writable = In die Datei { $file } darfst du nicht schreiben. Wähle einen anderen Ort.
refusal-record = { $file }: { $problem }
refusal-number = Die Nummer { $number } steht nicht zur Wahl. Wähle eine von 1 bis { $most }.
refusal-topic-close = Zu „{ $topic }“ sagen die Regeln nichts. Meintest du { $close }?

## Das Schiedsgericht

referee-difference = { $file }: { $key }: erwartet { $expected }, erhalten { $got }

## Spielen

play-default-name = Kapitän
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Optionen: { $options }. Seed: { $seed }.
play-table-committed = Optionen: { $options }. Festlegung auf die Kartenverteilung: { $commitment }.
play-hint = Tippe die Nummer einer Möglichkeit oder den Spielzug selbst ein. „?“ zeigt die Chancen, „h“ mehr Hilfe.
play-help-table = der ganze Tisch
play-help-log = was bisher geschah
play-help-help = diese Hilfe
play-help-quit = die Partie verlassen
play-left = Die Partie endet hier unvollendet.
play-left-unsaved = Sie wurde nicht gespeichert. Mit --save DATEI behältst du nächstes Mal die Aufzeichnung.
play-offer-record = Datei für die Aufzeichnung dieser Partie (Eingabetaste: nicht speichern): {""}
play-saved = Die Aufzeichnung liegt in { $file }. Sieh sie dir mit „freebooter replay“ an.
play-saved-unfinished = Die Aufzeichnung der unvollendeten Partie liegt in { $file }.
play-again = Denselben Tisch mit denselben Karten noch einmal spielen: { $command }
play-again-anew = Diesen Tisch mit neuen Karten noch einmal spielen: { $command }

## Wiedergaben

replay-title = { $game }: { $players }
replay-help = Eingabetaste: nächster Spielzug. Eine Zahl: zu diesem Spielzug (0 bis { $moves }). b: zurück. e: Ende. q: verlassen.
replay-prompt = [{ $move } von { $moves }]
replay-unfinished = Hier endet die Aufzeichnung. Die Partie ist unvollendet.

## Die Regeln

rulebook-switch = { $title } (Hausregel { $name })
rulebook-switch-column = Hausregel
rulebook-by-edition = Je nach Ausgabe: { $values }.
rulebook-values = { $switch }: { $values }
rulebook-no-editions = Von diesem Spiel gibt es keine Ausgaben, nur diese Hausregeln. Setze sie mit -o NAME=WERT; der erste Wert ist der Standard.
rulebook-editions-hint = Jede Hausregel lässt sich mit -o NAME=WERT einzeln setzen.
rulebook-more = „freebooter rules { $game } THEMA“ zeigt einen Abschnitt oder eine Hausregel.
refusal-topic = Zu „{ $topic }“ sagen die Regeln nichts. Frage nach einer Hausregel oder einem dieser Abschnitte: { $sections }.
play-help-moves = Tippe die Nummer einer Möglichkeit oder den Spielzug selbst ein; so viel davon, dass er eindeutig ist, genügt. Gibt es nur eine Möglichkeit, reicht die Eingabetaste. Außerdem:
play-help-odds = die Chancen auf das, was kommen kann
play-help-rules = die Regeln zu X; ohne X alle

## Das Ende einer Partie

table-points = Punkte
table-cards = Karten
ending-title = Endstand
ending-name = Name
ending-parts = Zusammensetzung
ending-won = { $who ->
        [you] Du gewinnst!
       *[other] { $player } gewinnt.
    }
ending-shared = Geteilter Sieg: { $players }.

## Spiele ohne eigene Texte

asks-anything = Was tust du?
decides = Jetzt entscheidet: { $player }.
ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $parts }).
chance-line = { $what }: { $chance }
