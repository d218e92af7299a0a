# Terminál: stůl, přehrávání, rozhodčí a chyby v příkazovém řádku.

## Slova

comma = { ", " }
semicolon = { "; " }
you = ty
you-heading = Ty

## Chybný příkazový řádek

usage-no-such-option = Volba { $option } neexistuje. Viz „{ $command } --help“.
usage-option-value = Volba { $option } se používá jinak. Viz „{ $command } --help“.
usage-missing = Chybí { $option }. Viz „{ $command } --help“.
usage-bad-value = { $option } nemůže mít tuto hodnotu. Viz „{ $command } --help“.
usage-not-a-number = { $option } potřebuje celé číslo. Viz „{ $command } --help“.
usage-no-such-command = Takový příkaz neexistuje. Na výběr: { $commands }.
usage-too-much = Argumentů je příliš mnoho. Viz „{ $command } --help“.

## Odmítnutí

refusal-language = Jazyk „{ $name }“ neexistuje. Na výběr: { $names }.
refusal-option-form = Domácí pravidlo „{ $rule }“ není úplné. Zapiš ho jako NÁZEV=HODNOTA.
refusal-file-exists = Soubor { $file } už existuje. Zvol jiný název, nebo ho přepiš pomocí --force.
refusal-folder = { $file } je složka. Uveď pro záznam soubor v ní.
refusal-no-folder = Složka { $folder } pro záznam neexistuje. Vytvoř ji, nebo zvol jiné místo.
refusal-not-writable = Do souboru { $file } nesmíš zapisovat. Zvol jiné místo.
refusal-record = { $file }: { $problem }
refusal-number = Možnost { $number } tu není. Zvol číslo od 1 do { $most }.
refusal-topic-close = O „{ $topic }“ pravidla nic neříkají. Nehledáš tohle: { $close }?

## Rozhodčí

referee-difference = { $file }: { $key }: očekáváno { $expected }, vyšlo { $got }

## Hra

play-default-name = Kapitán
play-greeting = { $game }: { $players }
play-person = { $name }
play-bot = { $name } ({ $bot })
play-table = Volby: { $options }. Seed: { $seed }.
play-table-committed = Volby: { $options }. Závazek k rozdání: { $commitment }.
play-hint = Napiš číslo možnosti, nebo přímo tah. „?“ ukáže šance, „h“ další nápovědu.
play-help-table = celý stůl
play-help-log = co se zatím stalo
play-help-help = tato nápověda
play-help-quit = odejít z partie
play-left = Partie tu končí nedohraná.
play-left-unsaved = Neuložila se. Příště přidej --save SOUBOR a záznam ti zůstane.
play-offer-record = Soubor pro záznam této partie (Enter: neukládat): {""}
play-saved = Záznam je v souboru { $file }. Přehraj ho pomocí „freebooter replay“.
play-saved-unfinished = Záznam nedohrané partie je v souboru { $file }.
play-again = Hrát znovu stejné rozdání: { $command }
play-again-anew = Hrát znovu s novým rozdáním: { $command }

## Přehrávání

replay-title = { $game }: { $players }
replay-help = Enter: další tah. Číslo: přejít na ten tah (0 až { $moves }). b: zpět. e: konec. q: odejít.
replay-prompt = [{ $move } z { $moves }]
replay-unfinished = Záznam tu končí. Partie je nedohraná.

## Pravidla

rulebook-switch = { $title } (domácí pravidlo { $name })
rulebook-switch-column = domácí pravidlo
rulebook-by-edition = Podle vydání: { $values }.
rulebook-values = { $switch }: { $values }
rulebook-no-editions = Tato hra nemá žádná vydání, jen tato domácí pravidla. Nastavíš je pomocí -o NÁZEV=HODNOTA; první hodnota je výchozí.
rulebook-editions-hint = Každé domácí pravidlo nastavíš zvlášť pomocí -o NÁZEV=HODNOTA.
rulebook-more = „freebooter rules { $game } TÉMA“ ukáže jednu kapitolu nebo jedno domácí pravidlo.
refusal-topic = O „{ $topic }“ pravidla nic neříkají. Ptej se na domácí pravidlo nebo na jednu z těchto kapitol: { $sections }.
play-help-moves = Napiš číslo možnosti, nebo přímo tah; stačí tolik, aby byl jednoznačný. Je-li možnost jen jedna, stačí Enter. Dále:
play-help-odds = šance na to, co může přijít
play-help-rules = pravidla k X; bez X všechna pravidla

## Konec partie

table-points = body
table-cards = karty
ending-title = Konečné skóre
ending-name = jméno
ending-parts = rozpis
ending-won = { $who ->
        [you] Vítězství je tvoje!
       *[other] Vítězí { $player }.
    }
ending-shared = O vítězství se dělí: { $players }.

## Hry bez vlastních textů

asks-anything = Co uděláš?
decides = Teď rozhoduje: { $player }.
ending-player = { $player }: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $parts }).
chance-line = { $what }: { $chance }
