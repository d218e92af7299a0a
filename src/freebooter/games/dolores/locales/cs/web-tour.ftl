# Co je souboj, v pěti obrázcích.

tour-deal-title = Dva hráči, čtyři karty
tour-deal = Dva z vás svedou souboj o čtyři karty. Každý má před sebou dvě.
tour-gestures-title = Tři gesta
tour-gestures = Oba si tajně zvolíte gesto a ukážete ho zároveň. Předem slibujte, co chcete; dodržet to nikdo nemusí.
tour-fight-title = Dělit se, nebo brát
tour-fight = Dvě otevřené dlaně se rozdělí. Pěst vezme otevřené dlani všechno. Při dvou pěstech všechny karty propadnou.
tour-choice-title = Vybrat si první
tour-choice = Palec nahoru vezme jednu kartu dřív, než si vezme kdokoli jiný. Když ho ukážete oba, všechny karty propadnou.
tour-score-title = Co se počítá na konci
tour-score = S Úsvitem partie končí. Boduje jen tvůj nejcennější a tvůj nejméně cenný druh.
