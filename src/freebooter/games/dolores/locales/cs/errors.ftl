# Refusals of this game: one sentence that says what was wrong and what to do.

## Akce

error-move-gesture = Gesto „{ $name }“ neexistuje; gesta jsou { $names }.
error-move-bottle = Vzkaz v lahvi „{ $name }“ neexistuje; vzkazy jsou { $names }.
error-move-kind = Druh zboží „{ $name }“ neexistuje; druhy jsou { $names }.
error-move-good = Karta „{ $name }“ v této hře není; karty jsou { $names }.

## Scénáře

error-scenario-duellists = karty souboje leží před oběma duelanty; uveď { $names } a nikoho jiného.

## Řeči

error-promise-shape = „{ $text }“ není slib; slib peace, fight nebo choice, nebo některé z nich s podmínkou, třeba „peace if peace“.
error-promise-outsider = Gesto mohou slíbit jen oba duelanti a { $player } mezi ně nepatří; prostě to řekni.
error-promise-late = Gesta tohoto souboje už byla ukázána; slibuj zase před příštím.
