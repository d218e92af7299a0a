# Útoky na vlastní server a co z nich ostatní poznají.

attack-goes-on = Útok: { $name }
attack-promises = Někdo slibuje bez konce; jiní se znovu a znovu připojují a chtějí to všechno od začátku.
attack-choices = Někdo stále mění svou volbu, dokud soupeř nezvolil.
attack-bots = Stále noví hosté z jedné adresy zakládají stoly, u kterých hrají jen boti.
attack-reviews = Velmi dlouhé partie, které mají zahltit frontu rozborů.
attack-fidgeting = Kdo stůl vede, pořád dokola ho přestavuje.
attack-talk = Nejdelší zprávy do chatu přes tolik socketů, kolik jich jedna adresa smí mít.
attack-forgetting = Záplava příkazů, aby server zapomněl cizí příkaz a po novém odeslání ho započítal dvakrát.
attack-presence = Dav přichází ke dvěma stolům a odchází, pořád dokola.
attack-hellos = Pozdravy bez konce: s texty, se zmeškanými událostmi, s falešnými tokeny a lístky.
attack-deaf = Sockety a požadavky, jejichž odpovědi nikdo nečte.
attack-slow = Požadavky, které chodí po písmenu za sekundu.
attack-connections = Tolik němých spojení, kolik jich server dovolí.
attack-json = Hluboká, dlouhá a rozbitá těla požadavků a zprávy.
attack-frames = Rámce, které jsou příliš velké, nikdy nekončí nebo rámci nejsou.
attack-head-name = útok
attack-head-moves = tahy ostatních, p99 v ms
attack-head-answers = odpovědi botů, p99 v ms
attack-head-memory = paměť, MB
attack-head-disk = na disku, MB
attack-head-verdict = verdikt
attack-held = server odolal
attack-broken-moves = tahy příliš pomalé
attack-broken-answers = boti příliš pomalí
attack-broken-memory = příliš mnoho paměti
attack-broken-disk = příliš mnoho místa na disku
attack-broken-doubled = příkaz platil dvakrát
attack-broken-lost = ztracené tahy nebo hráči
attack-broken-unserved = na někoho se nedostalo
attack-no-refusal = nic
attack-line = { $name }: posláno { $sent }, přijato { $accepted }; zpět přišlo { $frames } { $frames ->
        [one] rámec
        [few] rámce
       *[other] rámců
    } a { $received } MB; procesorový čas serveru { $cpu }; odmítnuto: { $refusals }

## Odmítnutí

error-attack-unknown = Útok „{ $name }“ neexistuje. Na výběr: { $names }.
error-attack-time = { $option } nemůže být { $value }. Zvol počet sekund větší než 0 a nejvýš { $most }.
error-attack-sockets = --most-sockets nemůže být { $value }. Zvol od 1 do { $most }.
error-attack-whose = { $url } není na tomto počítači. Pokud je server tvůj a nikdo jiný ho nepoužívá, přidej --yes-it-is-mine.

## Nápověda

help-attack = Zaútočit na vlastní server postupně všemi známými způsoby a měřit, co z toho ostatní poznají.
help-attack-only = Provést jen tento útok. Lze opakovat. Všechny vypíše „--list“.
help-attack-seconds = Nastavit, kolik sekund každý útok trvá. Výchozí: 20.
help-attack-calm = Nastavit, kolik sekund před každým útokem a po něm se hraje nerušeně. Výchozí: 8.
help-attack-sockets = Omezit, kolik socketů smí útok otevřít. Výchozí: 2000.
help-attack-pid = Sledovat tento proces serveru na tomto počítači, aby byla vidět paměť a disk bez ptaní.
help-attack-mine = Zaútočit na server na jiném počítači, který je tvůj.
help-attack-list = Vypsat útoky.
