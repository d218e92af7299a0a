# Chyby ve hře Dolores: co je špatně a co s tím.

## Tahy

error-move-gesture = Gesto „{ $name }“ neexistuje. Na výběr: { $names }.
error-move-bottle = Vzkaz v lahvi „{ $name }“ neexistuje. Na výběr: { $names }.
error-move-kind = Druh „{ $name }“ neexistuje. Na výběr: { $names }.
error-move-good = Karta „{ $name }“ v této hře není. Na výběr: { $names }.

## Scénáře

error-scenario-duellists = Karty souboje leží jen před oběma duelanty. Uveď pouze { $names }.

## Rozhovor

error-promise-shape = „{ $text }“ není slib. Slib peace, fight nebo choice, nebo některé z nich s podmínkou, třeba „peace if peace“.
error-promise-outsider = Gesto mohou slíbit jen ti dva v souboji a { $player } mezi ně nepatří. Prostě to řekni.
error-promise-late = Gesta tohoto souboje už byla ukázána. S dalším slibem počkej na další souboj.
