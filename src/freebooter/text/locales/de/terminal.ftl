# Was das Terminal sagt: am Tisch, beim Ansehen, als Schiedsrichter und über eine falsche Befehlszeile.

## Wörter

comma = { ", " }
semicolon = { "; " }
you = du
you-heading = Du

## Eine falsche Befehlszeile

usage-no-such-option = Die Option { $option } gibt es nicht; siehe „{ $command } --help“.
usage-option-value = Die Option { $option } wird anders verwendet; siehe „{ $command } --help“.
usage-missing = { $option } fehlt; siehe „{ $command } --help“.
usage-bad-value = { $option } kann diesen Wert nicht haben; siehe „{ $command } --help“.
usage-not-a-number = { $option } braucht eine ganze Zahl; siehe „{ $command } --help“.
usage-no-such-command = Diesen Befehl gibt es nicht; die Befehle sind { $commands }.
usage-too-much = Auf dieser Befehlszeile steht mehr, als der Befehl brauchen kann; siehe „{ $command } --help“.

## Ablehnungen

refusal-language = Die Sprache „{ $name }“ gibt es nicht; die Sprachen sind { $names }.
refusal-option-form = Die Hausregel „{ $rule }“ ist nicht vollständig; schreib sie als NAME=VALUE.
refusal-file-exists = Die Datei { $file } gibt es schon; wähl einen anderen Namen oder ersetz sie mit --force.
refusal-folder = { $file } ist ein Ordner; nenn für die Aufzeichnung eine Datei darin.
refusal-no-folder = Den Ordner { $folder } für die Aufzeichnung gibt es nicht; leg ihn an oder wähl einen anderen Ort.
refusal-not-writable = In die Datei { $file } darfst du nicht schreiben; wähl einen anderen Ort.
refusal-record = { $file }: { $problem }
refusal-number = Die Nummer { $number } steht nicht zur Wahl; nimm eine von 1 bis { $most }.
refusal-topic-close = Über „{ $topic }“ sagen die Regeln nichts; meintest du { $close }?

## Der Schiedsrichter

referee-difference = { $file }: { $key }: erwartet { $expected }, erhalten { $got }

## Spielen

play-default-name = Kapitän
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Optionen: { $options }. Seed: { $seed }.
play-table-committed = Optionen: { $options }. Festlegung auf die Kartenverteilung: { $commitment }.
play-hint = Tipp die Nummer deiner Wahl ein oder den Spielzug selbst. „?“ zeigt die Chancen, „h“ mehr Hilfe.
play-help-table = der ganze Tisch
play-help-log = was bisher geschah
play-help-help = diese Hilfe
play-help-quit = die Partie verlassen
play-left = Hier endet die Partie, unvollendet.
play-left-unsaved = Sie wird nicht aufbewahrt; mit --save FILE behältst du die Aufzeichnung einer Partie.
play-offer-record = Datei für die Aufzeichnung dieser Partie (Eingabetaste: nicht aufbewahren): {""}
play-saved = Die Aufzeichnung liegt in { $file }; sieh sie dir mit „freebooter replay“ an.
play-saved-unfinished = Die Aufzeichnung der unvollendeten Partie liegt in { $file }.
play-again = Derselbe Tisch mit denselben Karten noch einmal: { $command }
play-again-anew = So ein Tisch noch einmal, mit neuen Karten: { $command }

## Partien ansehen

replay-title = { $game }: { $players }
replay-help = Eingabetaste: nächster Spielzug. Eine Zahl: dorthin (0 bis { $moves }). b: zurück. e: Ende. q: verlassen.
replay-prompt = [{ $move } von { $moves }]
replay-unfinished = Hier endet die Aufzeichnung, die Partie ist unvollendet.

## Die Regeln

rulebook-switch = { $title } (Hausregel { $name })
rulebook-switch-column = Hausregel
rulebook-by-edition = Je nach Ausgabe: { $values }.
rulebook-values = { $switch }: { $values }
rulebook-no-editions = Von diesem Spiel gibt es keine Ausgaben, nur diese Hausregeln; setze sie mit -o NAME=WERT. Der erste Wert ist der übliche.
rulebook-editions-hint = Jede Hausregel lässt sich mit -o NAME=WERT einzeln setzen.
rulebook-more = „freebooter rules { $game } THEMA“ zeigt einen Teil der Regeln oder eine Hausregel.
refusal-topic = Über „{ $topic }“ sagen die Regeln nichts; frag nach einer Hausregel oder nach einem dieser Abschnitte: { $sections }.
play-help-moves = Tippe die Nummer einer Möglichkeit oder den Zug selbst; so viel davon, dass er eindeutig ist, genügt. Wo es nur eine Möglichkeit gibt, reicht die Eingabetaste. Außerdem:
play-help-odds = die Chancen dessen, was kommen kann
play-help-rules = die Regeln zu X; ohne X alle

## The end of a game

table-points = Punkte
table-cards = Karten
ending-title = Endstand
ending-name = Spieler
ending-parts = und zwar
ending-won = { $who ->
        [you] Du hast gewonnen!
       *[other] { $player } hat gewonnen.
    }
ending-shared = Geteilter Sieg: { $players }.

## Jedes Spiel, das keine eigenen Worte hat

asks-anything = Was tust du?
decides = Entscheiden muss: { $player }.
ending-player = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $parts }).
