# Zátěžový nástroj: mnoho stolů se skutečnými sockety na jednom serveru.

load-opening = Připravují se stoly
load-playing = Hraje se
load-settling = Dohrávají se partie
load-checking = Přehrávání a porovnávání
load-title = { $game }: { $tables } { $tables ->
        [one] stůl
        [few] stoly
        [many] stolu
       *[other] stolů
    }, { $sockets } { $sockets ->
        [one] socket
        [few] sockety
        [many] socketu
       *[other] socketů
    }, u každého stolu tah každých { $pace } s
load-words = požadované jazyky
load-no-words = žádné, jako pro boty
load-moves = tahů za sekundu
load-latency = od tahu ke všem, kdo ho vidí, v ms
load-latency-figures = medián { $half } · 99 % { $most } · nejdéle { $longest }
load-memory = paměť serveru na socket
load-server = procesorový čas serveru
load-clients = procesorový čas klientů
load-games = dohrané partie
load-checked = zprávy porovnané s přehráním
load-mismatches = neshody
load-errors = chyby
load-unknown = neznámo
load-error-kind = { $kind } (chyb: { $count })
load-seat = místo { $seat }
load-watcher = divák
load-differs-gap = Stůl { $table }: { $viewer } – verze { $version } nepřišla.
load-differs-view = Stůl { $table }, verze { $version }: { $viewer } – chybný pohled na stůl.
load-differs-moves = Stůl { $table }, verze { $version }: { $viewer } – chybné možné tahy.
load-differs-move = Stůl { $table }, verze { $version }: { $viewer } – ukázán chybný tah.
load-differs-events = Stůl { $table }, verze { $version }: { $viewer } – ukázány chybné události.
load-differs-missing = Stůl { $table }, verze { $version }: tah ({ $viewer }) byl potvrzen, ale v záznamu není.
load-differs-length = Stůl { $table }: počet tahů v záznamu a poslaných tahů se liší.
load-differs-record = Stůl { $table }: záznam nelze přehrát.
load-differs-commitment = Stůl { $table }: tajemství neodpovídá závazku.
load-differs-seed = Stůl { $table }: rozdání neplyne z tajemství a hodnot nonce.
load-more = další neshody: { $count }
load-interrupted = Přerušeno po { $seconds } s. Čísla platí do té chvíle.

## Odmítnutí

error-load-url = „{ $url }“ není adresa serveru. Napiš ji jako http://127.0.0.1:8000.
error-load-unreachable = Na { $url } nikdo neodpovídá ({ $problem }). Spusť server příkazem „freebooter serve --no-browser --no-limits“.
error-load-stranger = Server na { $url } není server Freebooteru. Zkontroluj adresu.
error-load-limits = Server omezuje požadavky na adresu. Pro měření ho spusť příkazem „freebooter serve --no-limits“.
error-load-not-ready = Server ještě není připraven ({ $games }). Zkus to znovu, až v jeho protokolu bude „game ready“.
error-load-sockets = --sockets je počet hráčů. Zvol od { $fewest } do { $most }.
error-load-at-least-one = { $option } nemůže být { $value }. Zvol 1 nebo víc.
error-load-negative = { $option } nemůže být { $value }. Zvol 0 nebo víc.
error-load-time = { $option } nemůže být { $value }. Zvol počet sekund větší než 0.
error-load-processes = --processes nemůže být { $processes }. Zvol nejvýš { $most }.
error-load-files = Sockety potřebují otevřené soubory v počtu { $needed }, systém jich dovoluje { $most }. Zvyš limit (ulimit -n), zmenši --tables, nebo zvětši --processes.
error-load-process = Proces klientů nečekaně skončil, možná pro nedostatek paměti. Zkus to znovu s menším --tables.
error-load-nothing = Nepodařilo se připravit žádný stůl ({ $kind }). Podívej se do protokolu serveru.

## Nápověda

help-load = Hrát celé partie u mnoha stolů serveru, měřit dobu odpovědí a kontrolovat vše, co posílá.
help-load-url = Adresa serveru, třeba http://127.0.0.1:8000.
help-load-tables = Nastavit počet stolů. Výchozí: 100.
help-load-pace = Nastavit počet sekund mezi dvěma tahy u stolu. Výchozí: 2.
help-load-seconds = Nastavit, kolik sekund hrát. Výchozí: 30.
help-load-sockets = Nastavit počet hráčů, a tedy socketů, u stolu. Výchozí: 4.
help-load-watchers = Nastavit počet diváků u stolu. Výchozí: 0.
help-load-seed = Nastavit seed tahů a hodnot nonce. Výchozí: 0.
help-load-processes = Nastavit, kolik procesů se dělí o stoly. Výchozí: 1.
help-load-check = Přehrát potom jen tolik stolů. Výchozí: všechny.
help-load-no-words = Nežádat texty, jako boti. Výchozí: texty ve čtyřech jazycích, jako prohlížeče.
help-load-json = Vypsat čísla jako JSON.
