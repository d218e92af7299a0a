# Zprávy o vyváženosti: co mají tabulky všech her společné.

balance-title = Vyváženost hry { $game }
balance-caution = U každého čísla stojí polovina jeho 95% intervalu (±). Dělené vítězství se počítá po částech. Čísla platí mezi rovnými, kteří všichni hrají podle jedné strategie; lidé hrají jinak.
balance-played = Partií na otázku asi { $games }; strategie: { $policy }; rozdání od seedu { $seed }.
balance-speed = Partií: { $games }, za sekundu { $speed } na { $cores } { $cores ->
        [one] jádru
       *[other] jádrech
    }.
balance-written = Stránka je v souboru { $file }.
balance-interrupted = Přerušeno, zodpovězeno otázek: { $done } z { $all }. { $kept ->
        [yes] Stejný příkaz odtud pokračuje.
       *[no] S volbou --to SLOŽKA lze pokračovat.
    }
balance-compiling = Kompilují se boti, kteří hrají (jen poprvé)
balance-made = Uspořádání

## Slova více tabulek

balance-players = hráčů
balance-at-the-table = { $players } { $players ->
        [one] hráč
        [few] hráči
       *[other] hráčů
    }
balance-fair = rovný podíl
balance-win-share = podíl výher
balance-points = body
balance-winner = body při výhře
balance-place = místo v pořadí
balance-gain = výhry nad rovný podíl

## Odmítnutí

error-balance-policy = Strategie „{ $name }“ v této hře není. Na výběr: { $names }.
error-balance-question = Otázka „{ $name }“ v této hře není. Na výběr: { $names }.
error-balance-folder = Ve složce { $folder } je něco jiného. Zvol prázdnou nebo novou.
