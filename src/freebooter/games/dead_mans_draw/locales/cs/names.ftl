# Názvy všeho, co ve hře je.

game-title = Karty mrtvého muže

## Barvy

suit-anchor = Kotva
suit-hook = Hák
suit-cannon = Kanón
suit-key = Klíč
suit-chest = Truhla
suit-map = Mapa
suit-oracle = Křišťálová koule
suit-sword = Meč
suit-kraken = Kraken
suit-mermaid = Mořská panna

## Postavy

trait-golden-scales = Zlaté šupiny
trait-casanova = Casanova
trait-plunderer = Lupič
trait-treasure-hunter = Chamtivec
trait-navigator = Navigátor
trait-master-gunner = Dělmistr
trait-scavenger = Sup
trait-mystic = Jasnovidec
trait-swordsman = Šermířka
trait-miser = Lakomec
trait-captains-hook = Kapitán Hook
trait-safe-harbor = Bezpečný přístav
trait-fisherman = Rybář
trait-beastmaster = Pán nestvůr
trait-misfire = Střelba do vlastních řad
trait-parry = Živý štít
trait-davy-jones-locker = Truhla Davy Jonese
trait-siren = Siréna

## Vydání

edition-english = Anglické vydání (2015)
    .short = anglické
edition-german = Německé vydání
    .short = německé
edition-czech = České vydání
    .short = české
edition-japanese = Japonské vydání
    .short = japonské
edition-digital = Digitální vydání
    .short = digitální

## Karty variant

variant-none = Bez karty varianty
variant-thieves-island = Ostrov zlodějů
variant-pile-o-treasure = Hromada pokladů
variant-sudden-death = Náhlá smrt
variant-all-hands-on-deck = Všichni na palubu
variant-strange-lands = Podivné kraje
variant-beneath-the-waves = Pod vlnami
variant-bottom-feeder = Sběrač ze dna

## Domácí pravidla

switch-discard = Odhazovací balíček
switch-oracle = Křišťálovou kouli vidí
switch-mystic = Jasnovidcovu kouli vidí
switch-treasure-hunter = Chamtivec bere
switch-instant-banking = Rovnou do banku
switch-captains-hook = Kapitán Hook vykládá
switch-parry = Živý štít
switch-miser = Lakomec chrání
switch-casanova-replay = Casanova s efektem mořských panen
switch-forced-busts = Hák, meč a mapa mohou způsobit trop
switch-variant = Karta varianty
switch-mermaids = Mořské panny
switch-decks = Počet sad hry
switch-anchored-bonus = Bonus za chráněný klíč a truhlu
