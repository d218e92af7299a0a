# Bots, die nachdenken, eigene Bots und der Trainer.

## Wie lange nachgedacht wird

error-budget-twice = Zeit und Zahl der Probepartien können das Nachdenken nicht beide begrenzen; gib entweder --think oder --playouts an.
error-playouts = { $playouts } Probepartien lassen sich nicht spielen; verlang 1 bis { $most }.
error-think = „{ $text }“ ist keine Bedenkzeit; schreib sie als 50ms oder 1.5s, höchstens eine Stunde.

## Eigene Bots

error-think-interpreted = Vorausdenken braucht übersetzte Regeln; setz NUMBA_DISABLE_JIT nicht, oder lass einen Bot spielen, der nicht sucht.
error-bots = „{ $bots }“ kann diese Partie nicht spielen; gib für jeden Platz einen Bot an, oder für einige nach ihren Nummern.
error-bot-view = Der Bot { $name } weiß nicht, was „{ $view }“ ist; zeig ihm die Ansicht einer Partie.
error-bot-made = Der Bot { $name } lässt sich nicht erzeugen ({ $problem }); seine Klasse muss einen Seed, einen Seed und ein Budget oder gar nichts nehmen.
error-bot-class = In { $file } gibt es keine Klasse { $name } mit einer Methode choose(view, moves); schreib eine oder nenn eine andere.
error-bot-file = Die Datei { $file } lässt sich nicht laden ({ $problem }); verbessere sie oder nenn eine andere.
error-bot-raised = Der Bot { $name } ist gescheitert ({ $problem }); verbessere ihn und spiel noch einmal.
error-bot-move = Der Bot { $name } hat „{ $move }“ geantwortet, was er jetzt nicht spielen darf; er muss einen seiner Spielzüge zurückgeben: { $legal }.
error-bot-promise = Der Bot { $name } hat etwas versprochen, was er nicht versprechen kann: { $problem }

## Kompilieren

compile-minds = Die Bots von { $game } werden kompiliert (einmalig): { $mind }
compile-coach = Trainer

## Der Trainer

coach-help = { $odds }; dazu das Urteil des Trainers über jede Wahl
coach-thinks = Der Trainer denkt nach …
coach-one-more-card = { $than ->
        [more] Noch eine Karte ist etwa { $points } Punkte mehr wert, als jetzt einzuholen.
        [less] Noch eine Karte ist etwa { $points } Punkte weniger wert, als jetzt einzuholen.
       *[same] Noch eine Karte ist etwa so viel wert, wie jetzt einzuholen.
    }
coach-title = Geschätzte Siegchance nach jeder Wahl, ± mit 95 % Sicherheit:
coach-choice = { $choice }: { $chance } { $margin }
coach-marked = { $choice }, { $mark }
coach-best = am besten
coach-close = etwa gleich gut
