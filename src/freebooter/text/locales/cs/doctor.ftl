# Co program řekne bez příkazu a co najde jeho doktor.

greeting = Freebooter: { $games }. Hraj proti botům nebo s přáteli.
greeting-serve = otevře stůl v prohlížeči
greeting-play = rozdá karty přímo tady v terminálu
greeting-rules = vysvětlí, jak se hra hraje
greeting-help = vypíše všechno ostatní; když něco nejde, pomůže „freebooter doctor“

## Instalace

doctor-version = Freebooter { $version }, { $python }, { $system }.
doctor-not-installed = Freebooter běží ze zdrojových kódů a není nainstalován, takže jeho balíčky nejde ověřit.
doctor-packages = Všechny balíčky potřebné ke hraní jsou nainstalovány ({ $count }).
doctor-packages-missing = Chybí balíčky potřebné ke hraní: { $packages }.
doctor-install-mend = Spusť „pip install --upgrade freebooter“, nebo „pip install --editable .“ v kopii zdrojových kódů.
doctor-extra = Doplněk „{ $extra }“ je nainstalován.
doctor-extra-missing = Doplněk „{ $extra }“ není úplný (chybí: { $packages }). Slouží pro { $use }.
doctor-extra-arena = zprávy s grafy, soubory Parquet a turnaje na více počítačích
doctor-extra-server = PostgreSQL a servery s mnoha stoly
doctor-extra-mend = Pokud ho chceš, spusť „pip install 'freebooter[{ $extra }]'“.
doctor-compiler = Překladač funguje: Numba { $numba }, NumPy { $numpy }.
doctor-compiler-broken = Překladač nejde načíst ({ $problem }).
doctor-compiler-mend = Spusť „pip install --upgrade --force-reinstall numba numpy“.
doctor-game-broken = { $problem }
doctor-game-mend = Aktualizuj balíček, ze kterého pochází, nebo ho odinstaluj.
doctor-web = Webové stránky jsou sestavené.
doctor-web-missing = Webové stránky ještě nejsou sestavené.
doctor-web-mend = Spusť „pip install --editable .“ ve své kopii zdrojových kódů.

## Jádra

doctor-interpreted = Pravidla běží nezkompilovaná a několiksetkrát pomaleji, protože je nastaveno NUMBA_DISABLE_JIT.
doctor-interpreted-mend = Zruš proměnnou NUMBA_DISABLE_JIT.
doctor-compiled = { $game }: zkompilováno, se všemi boty.
doctor-not-compiled = { $game }: ještě nezkompilováno. Před první partií to potrvá asi { $seconds } s.
doctor-partly-compiled = { $game }: hrát se dá. Kompilace ostatních botů a trenéra potrvá ještě asi { $seconds } s.
doctor-compile-mend = Stane se to samo; „freebooter compile { $name }“ to udělá hned.

## Kde jsou zkompilovaná pravidla

doctor-cache = Zkompilovaná pravidla jsou ve složce { $folder }: { $size }, z toho { $old } z jiných verzí. Volné místo na disku: { $free }.
doctor-cache-large = Zkompilovaná pravidla zabírají ve složce { $folder } { $size }, víc než zamýšlených { $most }; z toho { $old } z jiných verzí.
doctor-cache-clean = Uklízí se to samo; „freebooter compile --clean“ odstraní jiné verze hned.
doctor-cache-closed = Zkompilovaná pravidla nejde uložit do složky { $folder }, takže se kompilují při každém spuštění.
doctor-cache-full = Pro zkompilovaná pravidla je ve složce { $folder } málo místa: volno { $free }, potřeba { $room }.
doctor-cache-mend = Nastav FREEBOOTER_CACHE na složku, do které lze zapisovat a která má dost místa.
doctor-cache-open = Do složky { $folder } mohou zapisovat i ostatní na tomto počítači, takže se z ní nic nepoužívá.
doctor-cache-open-mend = Odstraň ji pomocí „rm -r { $folder }“; založí se znovu.

## Databáze

doctor-settings-refused = Nastavení serveru nejde použít: { $problem }
doctor-settings-mend = Oprav toto nastavení; „freebooter serve --show-config“ ukáže všechna.
doctor-database = Databáze { $database } jde otevřít a je aktuální.
doctor-database-used = Databáze { $database } je aktuální; používá ji běžící server.
doctor-database-new = Databáze { $database } ještě neexistuje. Založí ji první spuštění.
doctor-database-closed = Databázi nejde založit, protože do složky { $folder } nelze zapisovat.
doctor-database-closed-mend = Umožni do ní zapisovat, nebo zvol jiné místo pomocí --data či FREEBOOTER_DATA.
doctor-database-behind = Databáze { $database } je ze starší verze.
doctor-database-behind-mend = Při příštím spuštění ji server aktualizuje. Pokud na ní záleží, nejdřív si ji zálohuj.
doctor-database-newer = Databáze { $database } je z novější verze Freebooteru.
doctor-database-newer-mend = Spusť „pip install --upgrade freebooter“, nebo zvol jinou databázi pomocí --database.
doctor-database-refused = Databázi { $database } nejde otevřít.

## Terminál, písma, port

doctor-utf8 = Terminál zobrazí všechny znaky (UTF-8).
doctor-letters = Výstup je v kódování { $encoding }, kde mnoho znaků chybí.
doctor-letters-mend = Nastav PYTHONUTF8=1 a LANG na něco s UTF-8, třeba C.UTF-8.
doctor-no-terminal = Výstup není terminál, takže se partie vyprávějí v prostých větách.
doctor-size = Terminál je dost velký ({ $columns }×{ $lines }).
doctor-small = Terminál je malý ({ $columns }×{ $lines }). Tabulky potřebují asi { $least }.
doctor-small-mend = Zvětši okno, nebo hraj s --plain.
doctor-colour = Terminál zobrazuje barvy.
doctor-no-colour = Barvy nejsou, protože je nastaveno NO_COLOR nebo je terminál neumí.
doctor-no-colour-mend = Pokud je chceš, zruš NO_COLOR a nastav TERM podle svého terminálu, třeba xterm-256color.
doctor-nobody-types = Vstup není terminál, takže nemůžeš psát.
doctor-nobody-types-mend = Spusť „freebooter play“ bez roury, nebo se dívej s --watch.
doctor-fonts = Japonské písmo je nainstalované: { $font }.
doctor-no-fonts = Japonské písmo chybí, takže japonské stránky a obrázky ukazují prázdné rámečky.
doctor-no-fonts-mend = Pokud ho potřebuješ, nainstaluj ho, třeba pomocí „sudo apt install fonts-noto-cjk“.
doctor-fonts-unknown = Na tomto systému nejde zjistit, zda je tu japonské písmo.
doctor-port = Port { $port } na { $host } je volný.
doctor-port-ours = Freebooter { $version } už běží na { $url }.
doctor-port-next = Port { $port } používá jiný program ({ $who }); server by použil { $next }.
doctor-port-taken = Port { $port } používá jiný program ({ $who }).
doctor-port-refused = Na { $host } nemůže server naslouchat: { $problem }
doctor-port-mend = Zvol jiný port pomocí --port, nebo druhý program ukonči.
