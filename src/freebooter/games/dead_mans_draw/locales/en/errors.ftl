# Refusals of this game: one sentence that says what was wrong and what to do.

## Setting up a table

error-variant = There is no variant card “{ $value }”; choose one of { $values }.
error-decks = One deck is enough for { $most } players at most; use two decks for more.
error-trait-unknown = There is no trait “{ $name }”; the traits are { $names }.
error-trait-twice = The trait { $name } is given out more often than there are copies of it ({ $copies }); give each player another one.
error-trait-count = { $traits } { $traits ->
        [one] trait is
       *[other] traits are
    } named for { $players } players; name one for each.
error-siren = The siren belongs to the mermaid variant; play with “mermaids replay” or choose another trait.

## Moves

error-move-suit = There is no suit “{ $name }”; the suits are { $names }.
error-move-trait = There is no trait “{ $name }”; the traits are { $names }.
error-move-card = There is no card “{ $card }” in this game; write a suit and a value that it has, such as “anchor 7”.

## Scenarios

error-scenario-row = { $card } cannot lie in the row beside the card that it repeats; remove one of them.
error-scenario-owed = the Kraken is owed a whole number of cards from 0 to { $most }.
error-scenario-traits-or-draft = traits are either given or drafted; leave one of the two keys out.
error-scenario-draft = the draft must give two traits to every player.
error-scenario-rival = { $name } does not hold davy-jones-locker and has no rival; leave the name out.
error-scenario-own-rival = { $name } cannot be their own rival; name another player.
