# Server: nastavení a hlášení při spuštění.

serve-address = Freebooter běží na { $url }
serve-network = Ostatní ve tvé síti se mohou přidat na { $url }
serve-alone = Dostane se k němu jen tento počítač. S --host 0.0.0.0 se mohou přidat ostatní ve tvé síti.
serve-stop = Ukončíš ho pomocí Ctrl-C. Nedohrané partie pokračují po dalším spuštění.
config-usual = výchozí
config-environment = Prostředí

## Odmítnutí

refusal-not-built = Webové stránky ještě nejsou sestavené. Spusť „pip install --editable .“ ve své kopii zdrojových kódů.
refusal-port-taken = Port { $port } na { $host } je obsazen. Zvol jiný pomocí --port.
refusal-port-forbidden = Port { $port } na { $host } nesmíš použít. Zvol pomocí --port číslo nad 1023.
refusal-host = „{ $host }“ není adresa tohoto počítače. Zvol ji pomocí --host, třeba 127.0.0.1 nebo 0.0.0.0.
refusal-config-file = Konfigurační soubor { $file } nelze přečíst ({ $problem }). Oprav ho, nebo zvol jiný pomocí --config.
refusal-setting-unknown = { $source }: Nastavení „{ $name }“ neexistuje. Všechna vypíše „freebooter serve --show-config“.
refusal-setting-text = { $source }: { $name } nemůže být „{ $value }“. Musí to být řádek textu.
refusal-setting-whole = { $source }: { $name } nemůže být „{ $value }“. Musí to být celé číslo.
refusal-setting-number = { $source }: { $name } nemůže být „{ $value }“. Musí to být číslo.
refusal-setting-switch = { $source }: { $name } nemůže být „{ $value }“. Musí to být true nebo false.
refusal-setting-list = { $source }: { $name } nemůže být „{ $value }“. Musí to být seznam textů.
refusal-setting-choice = { $source }: Pro { $name } je na výběr: { $choices }.
refusal-setting-range = { $source }: { $name } je mimo meze. Zvol číslo od { $low } do { $high }.
refusal-setting-form = { $source }: { $name } nemá správný tvar. Zapiš to jako { $form }.
error-server-start = Server se nepodařilo spustit ({ $problem }). Podrobnosti jsou v jeho protokolu.

## Nápověda

help-serve = Nabídnout stoly prohlížečům, přátelům a botům po síti.
help-serve-config = Číst nastavení z tohoto souboru. Výchozí: freebooter.toml ve tvé konfigurační složce.
help-serve-show-config = Ukázat všechna nastavení a odkud jsou, a skončit.
help-serve-host = Naslouchat na této adrese; s 0.0.0.0 se mohou přidat ostatní ve tvé síti. Výchozí: 127.0.0.1.
help-serve-port = Naslouchat na tomto portu. Výchozí: 8000, nebo další volný.
help-serve-address = Nastavit veřejnou adresu serveru za proxy.
help-serve-database = Ukládat partie do této databáze, třeba postgresql://… Výchozí: soubor SQLite v datové složce.
help-serve-data = Nastavit složku pro soubory serveru.
help-serve-browser = Neotvírat prohlížeč.
help-serve-demo = Zaplnit veřejné stoly boty, aby bylo na co se dívat.
help-serve-limits = Vypnout všechna omezení požadavků. Jen pro měření.
help-serve-requests-per-second = Omezit počet požadavků za sekundu z jedné adresy. Výchozí: 20.
help-serve-request-burst = Omezit počet požadavků najednou z jedné adresy. Výchozí: 100.
help-serve-sockets-per-second = Omezit počet nových socketů za sekundu z jedné adresy. Výchozí: 2.
help-serve-socket-burst = Omezit počet nových socketů najednou z jedné adresy. Výchozí: 40.
help-serve-sockets-per-address = Omezit počet otevřených socketů na adresu. Výchozí: 100.
help-serve-tables-per-hour = Omezit, kolik stolů smí hráč založit za hodinu. Výchozí: 60.
help-serve-address-tables-per-hour = Omezit, kolik stolů smějí všichni hráči z jedné adresy založit za hodinu. Výchozí: 300.
help-serve-guests-per-hour = Omezit počet nových hostů za hodinu z jedné adresy. Výchozí: 200.
help-serve-unwatched-per-player = Omezit počet stolů jednoho hráče, u kterých současně hrají jen boti a nikdo se nedívá. Výchozí: 3.
help-serve-unwatched-per-address = Omezit počet stolů všech hráčů z jedné adresy, u kterých současně hrají jen boti a nikdo se nedívá. Výchozí: 12.
help-serve-talk-per-minute = Omezit, kolik zpráv do chatu smí hráč poslat za minutu. Výchozí: 60.
help-serve-address-talk-per-minute = Omezit, kolik zpráv do chatu smějí všichni hráči z jedné adresy poslat za minutu. Výchozí: 600.
help-serve-commands-per-second = Omezit, kolik příkazů smí hráč zadat za sekundu všemi sockety dohromady. Výchozí: 50.
help-serve-command-burst = Omezit, kolik příkazů smí hráč zadat najednou. Výchozí: 160.
help-serve-address-commands-per-second = Omezit, kolik příkazů smějí všichni hráči z jedné adresy zadat za sekundu. Výchozí: 100.
help-serve-address-command-burst = Omezit, kolik příkazů smějí všichni hráči z jedné adresy zadat najednou. Výchozí: 300.
help-serve-table-entries = Omezit počet položek v protokolu stolu, polovina je pro chat; nad limit se vejdou už jen tahy. Výchozí: 10000.
help-serve-table-bytes = Omezit počet bajtů v protokolu stolu, polovina je pro chat; nad limit se vejdou už jen tahy. Výchozí: 2097152.
help-serve-messages-per-second = Omezit počet zpráv za sekundu jedním socketem. Výchozí: 10.
help-serve-message-burst = Omezit počet zpráv najednou jedním socketem. Výchozí: 40.
help-serve-frame-bytes = Omezit velikost zprávy socketem v bajtech. Výchozí: 16384.
help-serve-body-bytes = Omezit velikost těla požadavku v bajtech. Výchozí: 65536.
help-serve-outbox-frames = Omezit počet zpráv čekajících na pomalého příjemce. Výchozí: 256.
help-serve-outbox-bytes = Omezit počet bajtů čekajících na pomalého příjemce. Výchozí: 1048576.
help-serve-grace = Čekat na nepřítomného hráče tolik sekund, než ho zastoupí bot. Výchozí: 60.
help-serve-bot-pace = Ukazovat otočenou kartu při běžném tempu tolik sekund, než boti hrají dál; 0 znamená bez přestávek. Výchozí: 0.7.
help-serve-bot-workers = Nastavit, v kolika procesech boti přemýšlejí. Výchozí: o jeden méně než jader.
help-serve-idle-minutes = Uvolnit z paměti stůl, na který se tolik minut nikdo nedívá. Výchozí: 10.
help-serve-session-days = Nastavit, kolik dnů platí relace. Výchozí: 90.
help-serve-keep-empty = Uchovávat stoly, u kterých nikdo nesedí, po tolik dnů; 0 znamená navždy. Výchozí: 1.
help-serve-keep-unfinished = Uchovávat nedohrané partie po tolik dnů od posledního tahu; 0 znamená navždy. Výchozí: 90.
help-serve-keep-finished = Uchovávat dohrané nehodnocené partie i se záznamem po tolik dnů; 0 znamená navždy. Výchozí: 30.
help-serve-keep-results = Uchovávat výsledky nehodnocených partií po tolik dnů; 0 znamená navždy. Výchozí: 365.
help-serve-keep-guests = Uchovávat hosty, kteří přišli jednou a nikdy nehráli, po tolik dnů; 0 znamená navždy. Výchozí: 7.
help-serve-archive = Uložit záznamy dohraných partií do této složky, než se odstraní.
help-serve-least-free = Odmítat nové stoly, dokud je na disku volno méně než tolik. Výchozí: 500MB.
help-serve-most-disk = Odmítat nové stoly, dokud databáze zabírá víc než tolik, třeba 20GB. Výchozí: bez limitu.
help-serve-patience = Nastavit, kolik sekund smí trvat ukončení. Výchozí: 10.
help-serve-proxy = Důvěřovat těmto proxy, odděleným čárkami, pokud jde o adresy klientů.
help-serve-origins = Povolit těmto jiným stránkám, odděleným čárkami, přístup k serveru.
help-serve-node = Pojmenovat tento server mezi několika.
help-serve-log-level = Nastavit, co se zapisuje do protokolu: debug, info, warning nebo error. Výchozí: info.
help-serve-log-format = Nastavit formát protokolu: text nebo json. Výchozí: text.
