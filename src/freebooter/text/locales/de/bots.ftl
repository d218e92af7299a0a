# Bots, die nachdenken, eigene Bots und der Trainer.

## Wie lange nachgedacht wird

error-budget-twice = Zeit und Probepartien können das Nachdenken nicht beide begrenzen. Gib entweder --think oder --playouts an.
error-playouts = Diese Anzahl von Probepartien ({ $playouts }) geht nicht. Wähle von 1 bis { $most }.
error-think = „{ $text }“ ist keine Bedenkzeit. Schreibe sie als 50ms oder 1.5s, höchstens eine Stunde.

## Eigene Bots

error-think-interpreted = Vorausdenken braucht kompilierte Regeln. Entferne NUMBA_DISABLE_JIT aus der Umgebung oder wähle einen Bot, der nicht sucht.
error-bots = „{ $bots }“ kann diese Partie nicht spielen. Gib für jeden Platz einen Bot an oder einzelne mit Platznummer.
error-bot-view = Der Bot { $name } versteht „{ $view }“ nicht. Zeige ihm die Ansicht einer Partie.
error-bot-made = Der Bot { $name } lässt sich nicht erzeugen ({ $problem }). Seine Klasse muss einen Seed, einen Seed und ein Budget oder gar nichts nehmen.
error-bot-class = In { $file } gibt es keine Klasse { $name } mit einer Methode choose(view, moves). Ergänze sie oder nenne eine andere.
error-bot-file = Die Datei { $file } lässt sich nicht laden ({ $problem }). Berichtige sie oder nenne eine andere.
error-bot-raised = Der Bot { $name } ist gescheitert ({ $problem }). Berichtige ihn und spiele noch einmal.
error-bot-move = Der Bot { $name } hat „{ $move }“ geantwortet, was jetzt nicht erlaubt ist. Er muss einen erlaubten Spielzug zurückgeben: { $legal }.
error-bot-promise = Der Bot { $name } hat etwas versprochen, was er nicht versprechen kann: { $problem }

## Der Trainer

coach-help = { $odds }; dazu das Urteil des Trainers über jede Möglichkeit
coach-thinks = Der Trainer denkt nach …
coach-one-more-card = { $than ->
        [more] Noch eine Karte ist etwa { $points } Punkte mehr wert, als die Beute jetzt einzuholen.
        [less] Noch eine Karte ist etwa { $points } Punkte weniger wert, als die Beute jetzt einzuholen.
       *[same] Noch eine Karte ist etwa so viel wert, wie die Beute jetzt einzuholen.
    }
coach-title = Geschätzte Siegchance bei jeder Möglichkeit, mit 95-%-Fehlerspanne:
coach-choice = { $choice }: { $chance } { $margin }
coach-marked = { $choice }, { $mark }
coach-best = am besten
coach-close = etwa gleich gut
