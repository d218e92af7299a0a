# Fehlermeldungen in Dead Man's Draw: was nicht stimmt und was zu tun ist.

## Der Tisch

error-variant = Die Spielvariante „{ $value }“ gibt es nicht. Zur Wahl stehen: { $values }.
error-decks = Ein Exemplar des Spiels reicht nicht für so viele Personen (Grenze: { $most }). Nimm zwei Exemplare.
error-trait-unknown = Die Fähigkeit „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-trait-twice = Die Fähigkeit { $name } ist öfter vergeben, als es sie gibt (Exemplare: { $copies }). Gib jeder Person eine andere.
error-trait-count = Für { $players } { $players ->
        [one] Person
       *[other] Personen
    } { $traits ->
        [one] ist { $traits } Fähigkeit
       *[other] sind { $traits } Fähigkeiten
    } angegeben. Nenne für alle je eine.
error-siren = Die Sirene gehört zu den Meerjungfrauen mit Effekt. Spiele mit „mermaids replay“ oder wähle eine andere Fähigkeit.

## Spielzüge

error-move-suit = Das Symbol „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-move-trait = Die Fähigkeit „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-move-card = Die Karte „{ $card }“ gibt es in diesem Spiel nicht. Nenne ein Symbol und einen seiner Werte, etwa „anchor 7“.

## Szenarien

error-scenario-row = { $card } kann nicht im Spielbereich neben einer Karte desselben Symbols liegen. Nimm eine der beiden weg.
error-scenario-owed = Was dem Kraken geschuldet wird, muss eine ganze Zahl sein (0 bis { $most }).
error-scenario-traits-or-draft = Fähigkeiten werden entweder vergeben oder ausgewählt. Lass einen der beiden Schlüssel weg.
error-scenario-draft = Zur Auswahl müssen alle zwei Fähigkeiten bekommen.
error-scenario-rival = { $name } hat davy-jones-locker nicht und darum keinen Rivalen. Lass den Namen weg.
error-scenario-own-rival = { $name } kann nicht der eigene Rivale sein. Nenne jemand anderen.
