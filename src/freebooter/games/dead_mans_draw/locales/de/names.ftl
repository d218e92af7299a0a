# Die Namen von allem, was es im Spiel gibt.

game-title = Dead Man's Draw

## Symbole

suit-anchor = Anker
suit-hook = Haken
suit-cannon = Kanone
suit-key = Schlüssel
suit-chest = Truhe
suit-map = Schatzkarte
suit-oracle = Orakel
suit-sword = Säbel
suit-kraken = Krake
suit-mermaid = Meerjungfrau

## Fähigkeiten

trait-golden-scales = Hehler
trait-casanova = Casanova
trait-plunderer = Plünderer
trait-treasure-hunter = Schatzjäger
trait-navigator = Navigator
trait-master-gunner = Meisterschütze
trait-scavenger = Resteverwerter
trait-mystic = Mystiker
trait-swordsman = Säbelkämpfer
trait-miser = Geizhals
trait-captains-hook = Käpt'n Hook
trait-safe-harbor = Schmuggler
trait-fisherman = Fischer
trait-beastmaster = Monsterbändiger
trait-misfire = Saboteur
trait-parry = Verteidiger
trait-davy-jones-locker = Davy Jones
trait-siren = Sirene

## Ausgaben

edition-english = Englische Ausgabe (2015)
    .short = englisch
edition-german = Deutsche Ausgabe
    .short = deutsch
edition-czech = Tschechische Ausgabe
    .short = tschechisch
edition-japanese = Japanische Ausgabe
    .short = japanisch
edition-digital = Digitale Ausgabe
    .short = digital

## Spielvarianten

variant-none = Keine Spielvariante
variant-thieves-island = Insel der Diebe
variant-pile-o-treasure = Schatzhaufen
variant-sudden-death = Plötzlicher Tod
variant-all-hands-on-deck = Alle Mann an Deck
variant-strange-lands = Fremde Gestade
variant-beneath-the-waves = Unter den Wellen
variant-bottom-feeder = Grundfisch

## Hausregeln

switch-discard = Ablagestapel
switch-oracle = Orakel sichtbar für
switch-mystic = Orakel des Mystikers sichtbar für
switch-treasure-hunter = Schatzjäger bekommt
switch-instant-banking = Sofort in die Auslage
switch-captains-hook = Käpt'n Hook legt
switch-parry = Verteidiger
switch-miser = Geizhals sichert
switch-casanova-replay = Casanova bei Meerjungfrauen mit Effekt
switch-forced-busts = Haken, Säbel und Schatzkarte können versenken
switch-variant = Spielvariante
switch-mermaids = Meerjungfrauen
switch-decks = Exemplare des Spiels
switch-anchored-bonus = Schlüssel und Truhe: Bonus beim Versenken
