# Zátěžový nástroj: mnoho stolů se skutečnými sockety na jednom serveru.

load-opening = Připravují se stoly
load-playing = Hraje se
load-settling = Ukončují se partie
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
load-words = vyžádaná slova
load-no-words = žádná, jako pro boty
load-moves = tahů za sekundu
load-latency = od tahu ke všem, kdo ho vidí, v ms
load-latency-figures = polovina { $half } · 99 % { $most } · nejdéle { $longest }
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
load-differs-gap = Stůl { $table }: { $viewer } – verze { $version } nebyla poslána.
load-differs-view = Stůl { $table }, verze { $version }: { $viewer } – viděn jiný stůl, než měl být.
load-differs-moves = Stůl { $table }, verze { $version }: { $viewer } – nabídnuty jiné tahy, než byly možné.
load-differs-move = Stůl { $table }, verze { $version }: { $viewer } – sdělen jiný tah, než byl zahrán.
load-differs-events = Stůl { $table }, verze { $version }: { $viewer } – sděleny jiné události, než nastaly.
load-differs-missing = Stůl { $table }, verze { $version }: tah ({ $viewer }) byl potvrzen, ale v záznamu není.
load-differs-length = Stůl { $table }: záznam má více nebo méně tahů, než bylo posláno.
load-differs-record = Stůl { $table }: záznam nelze přehrát.
load-differs-commitment = Stůl { $table }: tajemství neodpovídá svému závazku.
load-differs-seed = Stůl { $table }: rozdání neplyne z tajemství a z příspěvků hráčů.
load-more = a další neshody: { $count }
load-interrupted = Přerušeno po { $seconds } s; čísla platí do té chvíle.

## Odmítnutí

error-load-url = „{ $url }“ není adresa serveru; napiš ji jako http://127.0.0.1:8000.
error-load-unreachable = Na { $url } nikdo neodpovídá ({ $problem }); spusť server příkazem „freebooter serve --no-browser --no-limits“.
error-load-stranger = To, co odpovídá na { $url }, není server Freebooter; zkontroluj adresu.
error-load-limits = Server omezuje, kolik toho smí jedna adresa žádat; pro měření ho spusť příkazem „freebooter serve --no-limits“.
error-load-sockets = --sockets je počet hráčů, od { $fewest } do { $most }.
error-load-at-least-one = { $option } je { $value }; zvol 1 nebo víc.
error-load-negative = { $option } je { $value }; zvol 0 nebo víc.
error-load-time = { $option } je { $value }; zvol počet sekund větší než 0.
error-load-processes = --processes je { $processes }; zvol nejvýše { $most }.
error-load-files = Sockety potřebují otevřené soubory v počtu { $needed } a systém jich dovoluje { $most }; zvyš limit (ulimit -n), nebo zvol menší --tables či větší --processes.
error-load-process = Proces, který hrál, náhle skončil, možná pro nedostatek paměti; zkus to znovu s menším --tables.
error-load-nothing = Nepodařilo se připravit žádný stůl ({ $kind }); podívej se do protokolu serveru.

## Nápověda

help-load = Hrát celé partie u mnoha stolů serveru, měřit, jak rychle odpovídá, a kontrolovat vše, co posílá.
help-load-url = Adresa serveru, třeba http://127.0.0.1:8000.
help-load-tables = Kolik stolů (jinak 100).
help-load-pace = Sekundy mezi dvěma tahy u stolu (jinak 2).
help-load-seconds = Jak dlouho hrát (jinak 30).
help-load-sockets = Hráči, a tedy sockety, u každého stolu (jinak 4).
help-load-watchers = Diváci u každého stolu (jinak 0).
help-load-seed = Seed tahů a příspěvků (jinak 0).
help-load-processes = Kolik procesů se dělí o stoly (jinak 1).
help-load-check = Přehrát potom jen tolik stolů (jinak všechny).
help-load-no-words = Nežádat slova, jako boti; jinak si je u stolu žádají ve čtyřech jazycích, jako prohlížeče.
help-load-json = Vypsat čísla jako JSON.
