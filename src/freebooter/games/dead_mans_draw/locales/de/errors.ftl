# Refusals of this game: one sentence that says what was wrong and what to do.

## Der Tisch

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

error-move-suit = Das Symbol „{ $name }“ gibt es nicht; die Symbole sind { $names }.
error-move-trait = Die Fähigkeit „{ $name }“ gibt es nicht; die Fähigkeiten sind { $names }.
error-move-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht; schreib ein Symbol und einen Wert, den es hat, etwa „anchor 7“.

## Szenarien

error-scenario-row = { $card } kann nicht neben der Karte im Spielbereich liegen, die sie wiederholt; nimm eine der beiden weg.
error-scenario-owed = Was dem Kraken geschuldet wird, muss eine ganze Zahl von 0 bis { $most } sein.
error-scenario-traits-or-draft = Fähigkeiten werden entweder vergeben oder ausgewählt; lass einen der beiden Schlüssel weg.
error-scenario-draft = Zur Auswahl muss jeder Spieler zwei Fähigkeiten bekommen.
error-scenario-rival = { $name } hat davy-jones-locker nicht und darum keinen Rivalen; lass den Namen weg.
error-scenario-own-rival = { $name } kann nicht der eigene Rivale sein; nenn jemand anderen.
