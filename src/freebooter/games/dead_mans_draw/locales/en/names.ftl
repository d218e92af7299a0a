# The names of everything in the game.

game-title = Dead Man's Draw

## Suits

suit-anchor = Anchor
suit-hook = Hook
suit-cannon = Cannon
suit-key = Key
suit-chest = Chest
suit-map = Map
suit-oracle = Oracle
suit-sword = Sword
suit-kraken = Kraken
suit-mermaid = Mermaid

## Traits

trait-golden-scales = Golden Scales
trait-casanova = Casanova
trait-plunderer = Plunderer
trait-treasure-hunter = Treasure Hunter
trait-navigator = Navigator
trait-master-gunner = Master Gunner
trait-scavenger = Scavenger
trait-mystic = Mystic
trait-swordsman = Swordsman
trait-miser = Miser
trait-captains-hook = Captain's Hook
trait-safe-harbor = Safe Harbor
trait-fisherman = Fisherman
trait-beastmaster = Beastmaster
trait-misfire = Misfire
trait-parry = Parry
trait-davy-jones-locker = Davy Jones' Locker
trait-siren = Siren

## Editions

edition-english = English edition (2015)
    .short = English
edition-german = German edition
    .short = German
edition-czech = Czech edition
    .short = Czech
edition-japanese = Japanese edition
    .short = Japanese
edition-digital = Digital edition
    .short = Digital

## Variant cards

variant-none = No variant card
variant-thieves-island = Thieves Island
variant-pile-o-treasure = Pile o' Treasure
variant-sudden-death = Sudden Death
variant-all-hands-on-deck = All Hands on Deck
variant-strange-lands = Strange Lands
variant-beneath-the-waves = Beneath the Waves
variant-bottom-feeder = Bottom Feeder

## House rules

switch-discard = Discard Pile
switch-oracle = Oracle shown to
switch-mystic = Mystic's oracle shown to
switch-treasure-hunter = Treasure Hunter pays
switch-instant-banking = Straight to the bank
switch-captains-hook = Captain's Hook places
switch-parry = Parry
switch-miser = Miser protects
switch-casanova-replay = Casanova in the mermaid variant
switch-forced-busts = Hook, sword, and map can bust
switch-variant = Variant card
switch-mermaids = Mermaids
switch-decks = Copies of the game
switch-anchored-bonus = Protected Key & Chest pay on a bust
