# Server: jeho nastavení a co říká při spuštění.

serve-address = Freebooter běží na { $url }
serve-network = Ostatní ve tvé síti se připojí na { $url }
serve-alone = Dostane se k němu jen tento počítač; s --host 0.0.0.0 se mohou přidat ostatní ve tvé síti.
serve-stop = Ctrl-C ho ukončí; nedohrané partie pokračují po dalším spuštění.
config-usual = obvyklé
config-environment = Prostředí

## Odmítnutí

refusal-no-server = Server není nainstalován; nainstaluj ho pomocí „pip install 'freebooter[server]'“.
refusal-not-built = Webová část ještě není sestavená; sestaví ji „pip install --editable .“ ve tvé kopii zdrojových kódů.
refusal-port-taken = Port { $port } na { $host } je obsazen; zvol jiný pomocí --port.
refusal-port-forbidden = Na portu { $port } adresy { $host } naslouchat nesmíš; zvol pomocí --port číslo nad 1023.
refusal-host = „{ $host }“ není adresa tohoto počítače; zvol ji pomocí --host, třeba 127.0.0.1 nebo 0.0.0.0.
refusal-config-file = Konfigurační soubor { $file } nelze přečíst ({ $problem }); oprav ho nebo zvol jiný pomocí --config.
refusal-setting-unknown = { $source }: nastavení „{ $name }“ neexistuje; všechna vypíše „freebooter serve --show-config“.
refusal-setting-text = { $source }: { $name } nemůže být „{ $value }“; je to řádek textu.
refusal-setting-whole = { $source }: { $name } nemůže být „{ $value }“; je to celé číslo.
refusal-setting-number = { $source }: { $name } nemůže být „{ $value }“; je to číslo.
refusal-setting-switch = { $source }: { $name } nemůže být „{ $value }“; je to true nebo false.
refusal-setting-list = { $source }: { $name } nemůže být „{ $value }“; je to seznam textů.
refusal-setting-choice = { $source }: { $name } je jedno z { $choices }.
refusal-setting-range = { $source }: { $name } je mimo meze; zvol číslo od { $low } do { $high }.
refusal-setting-form = { $source }: { $name } není zapsáno jako { $form }; zapiš to tak.
error-server-start = Server se nepodařilo spustit ({ $problem }); jeho záznam říká, na kterém místě.

## Nápověda

help-serve = Nabídnout stoly prohlížečům, přátelům a botům po síti.
help-serve-config = Soubor s nastavením (freebooter.toml ve tvé konfigurační složce).
help-serve-show-config = Ukázat všechna nastavení a odkud jsou, a skončit.
help-serve-host = Adresa, na které se naslouchá (127.0.0.1; 0.0.0.0 pro ostatní ve tvé síti).
help-serve-port = Port, na kterém se naslouchá (8000, nebo další volný).
help-serve-address = Kde ostatní server najdou, stojí-li za proxy.
help-serve-database = Kam se ukládají partie, třeba postgresql://… (soubor SQLite v datové složce).
help-serve-data = Složka pro soubory serveru.
help-serve-browser = Neotvírat prohlížeč.
help-serve-demo = Naplnit lobby stoly botů k dívání.
help-serve-limits = Nechat všechny ptát se, jak často chtějí (jen pro měření).
help-serve-requests-per-second = Požadavků za sekundu z jedné adresy (20).
help-serve-request-burst = Požadavků najednou z jedné adresy (100).
help-serve-sockets-per-second = Nových socketů za sekundu z jedné adresy (2).
help-serve-socket-burst = Nových socketů najednou z jedné adresy (40).
help-serve-sockets-per-address = Otevřených socketů jedné adresy (100).
help-serve-tables-per-hour = Stolů, které smí hráč založit za hodinu (60).
help-serve-address-tables-per-hour = Stolů, které smí všichni hráči z jedné adresy založit za hodinu (300).
help-serve-guests-per-hour = Nových hostů z jedné adresy za hodinu (200).
help-serve-unwatched-per-player = Stolů jednoho hráče, u kterých současně hrají jen boti a nikdo se nedívá (3).
help-serve-unwatched-per-address = Totéž pro všechny hráče z jedné adresy (12).
help-serve-talk-per-minute = Řádků, které smí hráč říct za minutu (60).
help-serve-address-talk-per-minute = Řádků, které smí všichni hráči z jedné adresy říct za minutu (600).
help-serve-table-entries = Položek v záznamu stolu, nad něž mají místo už jen tahy; polovina pro rozhovor (10000).
help-serve-table-bytes = Bajtů v záznamu stolu, nad něž mají místo už jen tahy; polovina pro rozhovor (2097152).
help-serve-messages-per-second = Zpráv za sekundu jedním socketem (10).
help-serve-message-burst = Zpráv najednou jedním socketem (40).
help-serve-frame-bytes = Největší zpráva socketem (16384).
help-serve-body-bytes = Největší tělo požadavku (65536).
help-serve-outbox-frames = Zpráv, které smějí čekat na pomalého čtenáře (256).
help-serve-outbox-bytes = Bajtů, které smějí čekat na pomalého čtenáře (1048576).
help-serve-grace = Jak dlouho smí být někdo pryč, než za něj hraje bot (60).
help-serve-bot-pace = Kolik sekund je při běžném tempu vidět tažená karta, než boti hrají dál (0.7); 0: bez přestávek.
help-serve-bot-workers = Procesů, ve kterých boti přemýšlejí (o jeden méně než jader).
help-serve-idle-minutes = Minut, po kterých stůl bez diváků opustí paměť (10).
help-serve-session-days = Dnů, po které platí relace (90).
help-serve-keep-empty = Dnů, po které se uchovává stůl, u kterého nikdo nesedí (1); 0: navždy.
help-serve-keep-unfinished = Dnů, po které se uchovává nedohraná partie od posledního tahu (90); 0: navždy.
help-serve-keep-finished = Dnů, po které se uchovává dohraná nehodnocená partie i se záznamem (30); 0: navždy.
help-serve-keep-results = Dnů, po které se uchovává výsledek nehodnocené partie (365); 0: navždy.
help-serve-keep-guests = Dnů, po které zůstane známý host, který přišel jednou a nikdy nehrál (7); 0: všichni navždy.
help-serve-archive = Složka pro záznamy dohraných partií, které se odstraňují.
help-serve-least-free = Odmítat nové stoly, dokud je na disku volno méně než tolik (500MB).
help-serve-most-disk = Odmítat nové stoly, dokud databáze zabírá víc než tolik, například 20GB (bez meze).
help-serve-patience = Jak dlouho smí trvat ukončení (10).
help-serve-proxy = Proxy, kterým se věří adresa klienta, oddělené čárkami.
help-serve-origins = Jiné stránky, které smějí mluvit s tímto serverem, oddělené čárkami.
help-serve-node = Jméno tohoto serveru mezi několika.
help-serve-log-level = Co se zaznamenává: debug, info, warning nebo error (info).
help-serve-log-format = Jak se zaznamenává: text nebo json (text).
