# Co říká terminál: u stolu, při přehrávání, jako rozhodčí a o chybném příkazovém řádku.

## Slova

comma = { ", " }
semicolon = { "; " }
you = ty
you-heading = Ty

## Chybný příkazový řádek

usage-no-such-option = Volba { $option } neexistuje; viz „{ $command } --help“.
usage-option-value = Volba { $option } se používá jinak; viz „{ $command } --help“.
usage-missing = Chybí { $option }; viz „{ $command } --help“.
usage-bad-value = { $option } nemůže mít tuto hodnotu; viz „{ $command } --help“.
usage-not-a-number = { $option } potřebuje celé číslo; viz „{ $command } --help“.
usage-no-such-command = Takový příkaz neexistuje; příkazy jsou { $commands }.
usage-too-much = Na tomto příkazovém řádku je víc, než příkaz umí použít; viz „{ $command } --help“.

## Odmítnutí

refusal-language = Jazyk „{ $name }“ neexistuje; jazyky jsou { $names }.
refusal-option-form = Domácí pravidlo „{ $rule }“ není úplné; zapiš ho jako NAME=VALUE.
refusal-file-exists = Soubor { $file } už existuje; zvol jiný název, nebo ho přepiš pomocí --force.
refusal-folder = { $file } je složka; uveď pro záznam soubor v ní.
refusal-no-folder = Složka { $folder } pro záznam neexistuje; vytvoř ji, nebo zvol jiné místo.
refusal-not-writable = Do souboru { $file } nesmíš zapisovat; zvol jiné místo.
refusal-record = { $file }: { $problem }
refusal-number = Možnost { $number } tu není; zvol číslo od 1 do { $most }.
refusal-topic-close = O „{ $topic }“ pravidla nic neříkají; nehledáš { $close }?

## Rozhodčí

referee-difference = { $file }: { $key }: očekáváno { $expected }, vyšlo { $got }

## Hra

play-default-name = Kapitán
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Volby: { $options }. Seed: { $seed }.
play-table-committed = Volby: { $options }. Závazek k rozdání: { $commitment }.
play-hint = Napiš číslo možnosti, nebo přímo akci. „?“ ukáže šance, „h“ další nápovědu.
play-help-table = celý stůl
play-help-log = co se zatím stalo
play-help-help = tato nápověda
play-help-quit = odejít ze hry
play-left = Hra tu končí nedohraná.
play-left-unsaved = Záznam nezůstane; chceš-li si ho příště nechat, začni s --save FILE.
play-offer-record = Soubor pro záznam této hry (Enter: neukládat): {""}
play-saved = Záznam je v souboru { $file }; přehraj ho pomocí „freebooter replay“.
play-saved-unfinished = Záznam nedohrané hry je v souboru { $file }.
play-again = Stejný stůl a stejné karty znovu: { $command }
play-again-anew = Takový stůl znovu, s novým rozdáním: { $command }

## Přehrávání

replay-title = { $game }: { $players }
replay-help = Enter: další akce. Číslo: přejít na ni (0 až { $moves }). b: zpět. e: konec. q: odejít.
replay-prompt = [{ $move } z { $moves }]
replay-unfinished = Záznam tu končí, hra je nedohraná.

## Pravidla

rulebook-switch = { $title } (domácí pravidlo { $name })
rulebook-switch-column = pravidlo
rulebook-by-edition = Podle vydání: { $values }.
rulebook-values = { $switch }: { $values }
rulebook-no-editions = Tato hra nemá žádná vydání, jen tato domácí pravidla; nastavíš je pomocí -o NÁZEV=HODNOTA. První hodnota je obvyklá.
rulebook-editions-hint = Každé domácí pravidlo nastavíš zvlášť pomocí -o NÁZEV=HODNOTA.
rulebook-more = „freebooter rules { $game } TÉMA“ ukáže jednu část pravidel nebo jedno domácí pravidlo.
refusal-topic = O „{ $topic }“ pravidla nic neříkají; ptej se na domácí pravidlo nebo na jeden z těchto oddílů: { $sections }.
play-help-moves = Napiš číslo volby nebo sám tah; stačí tolik, aby byl jednoznačný. Kde je jen jedna volba, stačí Enter. Dále:
play-help-odds = šance na to, co může přijít
play-help-rules = pravidla o X; bez X všechna

## The end of a game

table-points = body
table-cards = karty
ending-title = Konečné skóre
ending-name = hráč
ending-parts = z toho
ending-won = { $who ->
        [you] Vítězství je tvoje!
       *[other] Vítězí { $player }.
    }
ending-shared = O vítězství se dělí: { $players }.

## Každá hra, která nemá vlastní slova

asks-anything = Co uděláš?
decides = Na tahu: { $player }.
ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $parts }).
