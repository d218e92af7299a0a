# Refusals of this game: one sentence that says what was wrong and what to do.

## Spielzüge

error-move-gesture = Die Geste „{ $name }“ gibt es nicht; die Gesten sind { $names }.
error-move-bottle = Die Flaschenpost „{ $name }“ gibt es nicht; zur Flaschenpost gehören { $names }.
error-move-kind = Die Warensorte „{ $name }“ gibt es nicht; die Sorten sind { $names }.
error-move-good = Die Karte „{ $name }“ gibt es in diesem Spiel nicht; die Karten sind { $names }.

## Szenarien

error-scenario-duellists = Die Karten eines Duells liegen vor den beiden Duellanten; nenn { $names } und sonst niemanden.

## Gespräch

error-promise-shape = „{ $text }“ ist kein Versprechen; versprich peace, fight oder choice oder eines davon unter einer Bedingung, etwa „peace if peace“.
error-promise-outsider = Nur die beiden Duellanten können eine Geste versprechen, und { $player } gehört nicht dazu; sag es einfach.
error-promise-late = Die Gesten dieses Duells sind schon gezeigt; versprich wieder etwas vor dem nächsten.
