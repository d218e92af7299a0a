# Nápověda příkazového řádku.

help-usage = { "Použití: " }
help-arguments = Argumenty
help-options = Volby
help-commands = Příkazy
help-default = [výchozí: { $value }]
help-required = [povinné]
help-help = Ukázat tuto nápovědu.

help-freebooter = Hrát pirátské karetní hry a další nainstalované, rozhodovat spory o pravidla, přehrávat partie a simulovat.
help-lang = Zvolit jazyk. Výchozí: podle FREEBOOTER_LANG, LC_ALL nebo LANG.
help-no-color = Vypnout barvy. Totéž udělá NO_COLOR.
help-version = Ukázat verzi.

## Příkazy

help-play = Hrát v terminálu proti botům.
help-referee = Zkontrolovat scénáře: odehrát jejich tahy a porovnat výsledek.
help-replay = Projít zaznamenanou partii krok za krokem.
help-review = Rozebrat zaznamenanou partii s trenérem: šance na výhru a nejdražší rozhodnutí.
help-rules = Číst pravidla hry, nebo jen k jedné kartě, domácímu pravidlu či jinému tématu.
help-simulate = Odehrát spoustu náhodných partií na všech jádrech.
help-bench = Změřit rychlost.
help-compile = Zkompilovat pravidla a boty hned, aby později nikdo nečekal.
help-doctor = Zkontrolovat instalaci, zkompilovaná pravidla, databázi, terminál, písma a port a navrhnout nápravu.

## Příprava stolu

help-game = Zvolit hru: { $games }. Výchozí: { $first }.
help-name = Nastavit si jméno u stolu.
help-people = Posadit k tomuto terminálu více lidí, jména oddělená čárkami. Ostatní místa obsadí boti.
help-players = Nastavit počet hráčů včetně tebe. Výchozí: 3.
help-bots = Zvolit soupeře, oddělené čárkami; seznam se kolem stolu opakuje. Od nejslabšího po nejsilnějšího: { $bots }.
help-bots-of = { $game }: { $bots }
help-bot = Přidat vlastního bota jako cesta/k/souboru.py:Třída. Lze opakovat.
help-watch = Přenechat všechna místa botům a dívat se.
help-option = Nastavit domácí pravidlo navíc k vydání. Lze opakovat. Všechna vypíše „freebooter rules --editions“.
help-playouts = Nastavit počet zkušebních partií na rozhodnutí. Stejný seed pak dá stejnou partii.
help-think-cores = Nastavit, na kolika jádrech bot přemýšlí. Výchozí: 1.
help-seed = Nastavit rozdání: stejný seed dá stejnou partii. Výchozí: náhodný.
help-save = Zapsat záznam partie do tohoto souboru.
help-force = Přepsat soubor, pokud existuje.
help-fast = Vynechat přestávky mezi tahy botů.
help-plain = Použít místo tabulek prosté věty, pro čtečky obrazovky a protokoly.

## Další příkazy

help-referee-files = Soubory se scénáři, nebo složky s nimi.
help-referee-json = Vypsat pro každý soubor jeden objekt JSON.
help-replay-record = Záznam, který zapsal „freebooter play --save“.
help-replay-seat = Ukázat partii očima tohoto hráče. Výchozí: očima diváka.
help-replay-all = Vypsat celou partii najednou.
help-review-seat = Uvést jen rozhodnutí tohoto hráče.
help-review-think = Nastavit čas na sérii zkušebních partií, třeba 50ms. Možné chyby dostanou dvě série.
help-review-playouts = Nastavit počet zkušebních partií v sérii. Stejný počet dá stejný rozbor. Výchozí: 12000, při mnoha možnostech více.
help-review-seed = Nastavit seed zkušebních partií. Výchozí: 0.
help-review-html = Zapsat rozbor jako webovou stránku do tohoto souboru.
help-review-json = Vypsat rozbor jako JSON.
help-topic = Hra, pak karta, domácí pravidlo, kapitola nebo jiné téma. Bez tématu: celá pravidla.
help-editions = Ukázat, ve kterých pravidlech se vydání liší.
help-simulate-games = Nastavit počet partií. Výchozí: 100000.
help-simulate-players = Nastavit počet hráčů. Výchozí: 4.
help-simulate-seed = Nastavit seed první partie; každá další dostane následující číslo. Výchozí: 0.
help-simulate-cores = Nastavit, kolik jader použít. Výchozí: všechna.
help-simulate-csv = Zapsat každou partii do tohoto souboru.
help-simulate-json = Vypsat souhrn jako JSON.
help-bench-json = Vypsat řádky jako seznam JSON.
help-bench-quick = Měřit jen krátce.
help-compile-games = Hry, které se zkompilují. Výchozí: všechny.
help-compile-jobs = Nastavit, kolik procesů kompiluje zároveň. Výchozí: jeden na jádro.
help-compile-all = Zkompilovat i prostředí pro učení.

## Aréna

help-arena = Uspořádat turnaj botů se stejnými rozdáními ve všech rozesazeních.
help-arena-bots = Zvolit boty, oddělené čárkami; jména se smějí opakovat. Vlastní bot: cesta/k/souboru.py:Třída. Je-li botů málo, poslední obsadí volná místa; je-li jich moc, hraje každý výběr.
help-arena-bot = Vyzkoušet jednoho bota: cesta/k/souboru.py:Třída. Potká boty z --bots jednoho po druhém, nebo stoupá po žebříčku, dokud ho někdo nezastaví. Trenér ukáže, proč prohrál.
help-arena-review = Nastavit, kolik prohraných partií trenér u --bot rozebere. Výchozí: 5; 0: žádnou.
help-arena-games = Nastavit nejmenší počet partií, zaokrouhlený nahoru na celá rozdání ve všech rozesazeních. Výchozí: 100.
help-arena-players = Nastavit počet míst u stolu. Výchozí: jedno na bota.
help-arena-think = Nastavit čas na rozhodnutí, třeba 50ms nebo 1s.
help-arena-playouts = Nastavit počet zkušebních partií na rozhodnutí. Stejný seed pak dá stejné výsledky.
help-arena-seed = Nastavit seed prvního rozdání; každé další dostane následující číslo. Výchozí: 0.
help-arena-to = Zapsat partie, výsledky a zprávu do této složky. Po přerušení stejný příkaz pokračuje.
help-arena-ray = Hrát na clusteru Ray na této adrese; „local“ ho spustí zde.
help-arena-json = Vypsat výsledky jako JSON.

## Laboratoř vyváženosti

help-balance = Zjistit z mnoha partií, jakou cenu má karta, místo nebo rozhodnutí.
help-balance-games = Nastavit přibližný počet partií na otázku. Výchozí: kolik hra potřebuje.
help-balance-players = Nastavit počet hráčů. Výchozí: jak potřebuje otázka.
help-balance-edition = Zvolit jedno vydání, více oddělených čárkami, nebo „all“. Výchozí: all.
help-balance-policy = Zvolit strategii, podle které všichni hrají. Výchozí: ta, kterou má hra. Neznámé jméno vypíše všechny.
help-balance-question = Zvolit otázky, oddělené čárkami. Výchozí: všechny. Neznámé jméno vypíše všechny.
help-balance-html = Zapsat do tohoto souboru webovou stránku s tabulkami a grafy.
help-balance-to = Uchovat hotové odpovědi v této složce. Po přerušení stejný příkaz pokračuje.
help-doctor-json = Vypsat nález jako JSON.
help-compile-clean = Nic nekompilovat, jen odstranit soubory jiných verzí.
