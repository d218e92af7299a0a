# Na co se hráči ptají, když jde o vyváženost hry.

balance-title = Vyváženost hry { $game }
balance-caution = U každého čísla stojí polovina jeho 95% intervalu (±). Dělené vítězství se počítá po částech. Čísla platí mezi rovnými, kteří hrají podle jedné strategie; lidé hrají jinak.
balance-played = Na každou otázku přibližně tolik partií: { $games }; strategie: { $policy }; rozdání od seedu { $seed }.
balance-speed = Partií: { $games }, za sekundu { $speed } na { $cores } { $cores ->
        [one] jádru
       *[other] jádrech
    }.
balance-written = Stránka je v souboru { $file }.
balance-interrupted = Přerušeno, zodpovězeno otázek: { $done } z { $all }; { $kept ->
        [yes] stejný příkaz odtud pokračuje.
       *[no] s volbou --to SLOŽKA by stejný příkaz odtud pokračoval.
    }
balance-compiling = Kompiluje se to, co hraje partie (jen jednou)
balance-made = Co se hrálo

## Slova více tabulek

balance-players = hráčů
balance-at-the-table = hráčů: { $players }
balance-fair = rovný podíl
balance-win-share = podíl výher
balance-points = body
balance-winner = body vítěze
balance-place = místo v pořadí
balance-gain = o kolik víc výher než rovný podíl

## Odmítnutí

error-balance-policy = Strategie „{ $name }“ v této hře není; strategie jsou { $names }.
error-balance-question = Otázka „{ $name }“ v této hře není; otázky jsou { $names }.
error-balance-folder = Ve složce { $folder } je něco jiného; zvol prázdnou nebo novou.
