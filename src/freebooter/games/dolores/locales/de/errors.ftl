# Fehlermeldungen in Dolores: was nicht stimmt und was zu tun ist.

## Spielzüge

error-move-gesture = Die Geste „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-move-bottle = Die Flaschenpost „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-move-kind = Die Sorte „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-move-good = Die Karte „{ $name }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $names }.

## Szenarien

error-scenario-duellists = Die Karten eines Duells liegen vor den beiden, die es austragen. Nenne nur { $names }.

## Gespräch

error-promise-shape = „{ $text }“ ist kein Versprechen. Versprich peace, fight oder choice, oder eines davon unter einer Bedingung, etwa „peace if peace“.
error-promise-outsider = Eine Geste versprechen können nur die beiden im Duell, und { $player } gehört nicht dazu. Sage es einfach.
error-promise-late = Die Gesten dieses Duells sind schon gezeigt. Warte mit dem nächsten Versprechen auf das nächste Duell.
