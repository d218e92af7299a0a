# Stránky nápovědy příkazového řádku.

help-usage = Použití:
help-arguments = Argumenty
help-options = Volby
help-commands = Příkazy
help-default = [jinak: { $value }]
help-required = [povinné]
help-help = Ukázat tuto stránku.

help-freebooter = Pirátské karetní hry a další nainstalované: hraj, rozsuzuj spory o pravidla, přehrávej, simuluj.
help-lang = Jazyk všeho, co program říká (jinak rozhodne FREEBOOTER_LANG, LC_ALL nebo LANG).
help-no-color = Nepoužívat barvy (nebo nastav NO_COLOR).
help-version = Ukázat verzi.

## Příkazy

help-play = Hrát v terminálu proti botům.
help-referee = Posoudit scénáře: co musí platit po odehraných akcích, a platí to?
help-replay = Projít zaznamenanou partii krok za krokem.
help-review = Projít zaznamenanou partii s trenérem: šance a nejdražší rozhodnutí.
help-rules = Číst pravidla hry, nebo jen jedné karty, domácího pravidla či čehokoli, co hra má.
help-simulate = Odehrát spoustu náhodných partií na všech jádrech.
help-bench = Změřit rychlost.
help-compile = Zkompilovat pravidla a boty hned, aby později nikdo nečekal.

## Příprava stolu

help-game = Která hra: { $games } (jinak { $first }).
help-name = Tvoje jméno u stolu.
help-people = Více lidí u tohoto terminálu, jména oddělená čárkami; ostatní místa obsadí boti.
help-players = Kolik vás hraje, včetně tebe (jinak 3).
help-bots = Kdo hraje proti tobě, kolem stolu dokola, oddělení čárkami. Od nejslabšího: { $bots }.
help-bots-of = { $game }: { $bots }
help-bot = Vlastní bot jako cesta/k/souboru.py:Třída; lze uvést vícekrát.
help-watch = Přenechat všechna místa botům a dívat se.
help-option = Domácí pravidlo navíc k vydání; lze uvést vícekrát. Vypíše je „freebooter rules --editions“.
help-playouts = Zkušební partie na rozhodnutí; stejný seed pak dá znovu stejnou partii.
help-think-cores = Na kolika jádrech bot přemýšlí (jinak 1).
help-seed = Rozdání: stejný seed dá znovu stejnou partii (jinak náhodný).
help-save = Zapsat záznam partie do tohoto souboru.
help-force = Přepsat soubor, pokud existuje.
help-fast = Bez přestávek mezi akcemi botů.
help-plain = Prosté věty bez tabulek, pro čtečky obrazovky a protokoly.

## Další příkazy

help-referee-files = Soubory se scénáři, nebo složky s nimi.
help-referee-json = Vypsat pro každý soubor jeden objekt JSON.
help-replay-record = Záznam, který zapsal „freebooter play --save“.
help-replay-seat = Vidět partii očima tohoto hráče (jinak jako divák).
help-replay-all = Vypsat celou partii najednou.
help-review-seat = Uvést jen rozhodnutí tohoto hráče.
help-review-think = Čas na jednu sérii zkušebních partií, třeba 50ms; možná chyba dostane dvě.
help-review-playouts = Zkušební partie na sérii (jinak 12000, při mnoha možnostech více); stejný počet dá znovu stejný rozbor.
help-review-seed = Seed zkušebních partií (jinak 0).
help-review-html = Zapsat rozbor jako stránku do tohoto souboru.
help-review-json = Vypsat rozbor jako JSON.
help-topic = Hra, pak karta, domácí pravidlo, kapitola nebo cokoli, co hra má; bez nich celá pravidla.
help-editions = Ukázat, ve kterých pravidlech se vydání liší.
help-simulate-games = Kolik partií (jinak 100000).
help-simulate-players = Kolik hráčů (jinak 4).
help-simulate-seed = Seed první partie; každá další dostane následující číslo (jinak 0).
help-simulate-cores = Kolik jader použít (jinak všechna).
help-simulate-csv = Zapsat každou partii do tohoto souboru.
help-simulate-json = Vypsat souhrn jako JSON.
help-bench-json = Vypsat seznam řádků jako JSON.
help-bench-quick = Měřit jen krátce.
help-compile-games = Které hry (jinak všechny).

## Aréna

help-arena = Odehrát turnaj mezi boty se stejnými kartami ve všech rozesazeních.
help-arena-bots = Kdo hraje, oddělení čárkami; jméno se smí opakovat. Vlastní boti: cesta/k/souboru.py:Třída. Poslední obsadí zbylá místa; je-li botů víc než míst, hraje každý výběr.
help-arena-games = Kolik partií nejméně (jinak 100); zaokrouhlí se na celá rozdání, každé ve všech rozesazeních.
help-arena-players = Kolik míst má stůl (jinak jedno pro každého bota).
help-arena-think = Čas na rozhodnutí, třeba 50ms nebo 1s.
help-arena-playouts = Zkušební partie na rozhodnutí; stejný seed pak dá znovu stejné výsledky.
help-arena-seed = Seed prvního rozdání; každé další dostane následující číslo (jinak 0).
help-arena-to = Zapsat partie, výsledky a zprávu do této složky; po přerušení stejný příkaz pokračuje.
help-arena-ray = Hrát na clusteru Ray na této adrese; local ho spustí zde.
help-arena-json = Vypsat výsledky jako JSON.

## Laboratoř vyváženosti

help-balance = Ptát se, jakou cenu má karta, místo nebo rozhodnutí; odpoví mnoho partií.
help-balance-games = Přibližně kolik partií na každou otázku (jinak kolik hra potřebuje).
help-balance-players = Kolik hráčů (jinak několik počtů, jak potřebuje otázka).
help-balance-edition = Čí pravidla: jedno vydání, více oddělených čárkami, nebo all (výchozí).
help-balance-policy = Jak všichni hrají: některou ze strategií hry (jinak obvyklou); neznámé jméno ukáže, jaké jsou.
help-balance-question = Na co se ptát, odděleno čárkami (jinak na všechno); neznámé jméno ukáže, na co se lze ptát.
help-balance-html = Zapsat do tohoto souboru stránku s tabulkami a obrázky.
help-balance-to = Uchovat hotové odpovědi v této složce; po přerušení stejný příkaz pokračuje.
