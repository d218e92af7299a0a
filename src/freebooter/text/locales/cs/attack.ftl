# Útoky na vlastní server a co z nich ostatní poznají.

attack-goes-on = Útok: { $name }
attack-promises = Někdo bez konce slibuje, jiní si to celé nechávají znovu a znovu vyprávět a vracejí se k tomu.
attack-choices = Někdo bez konce mění svou volbu, dokud druhý nezvolil.
attack-bots = Stále noví hosté z jedné adresy zakládají stoly, u kterých hrají jen boti.
attack-reviews = Partie tak dlouhé, že by na jejich rozbor čekali všichni ostatní.
attack-fidgeting = Kdo stůl založil, bez konce ho přestavuje.
attack-talk = Nejdelší řádky přes tolik soketů, kolik jedna adresa smí mít.
attack-forgetting = Tolik příkazů, že server zapomene příkaz někoho jiného; ten pak přijde znovu.
attack-presence = Dav přichází ke dvěma stolům a odchází, pořád dokola.
attack-hellos = Pozdravy bez konce, se slovy, se zmeškaným, s neplatnými tokeny a lístky.
attack-deaf = Sokety a požadavky, jejichž odpovědi nikdo nečte.
attack-slow = Požadavky, které chodí po písmenu za sekundu.
attack-connections = Spojení, která nic neříkají, tolik, kolik jich smí být.
attack-json = Hluboká, dlouhá a rozbitá těla požadavků a zprávy.
attack-frames = Rámce, které jsou příliš velké, nikdy nekončí nebo žádnými nejsou.
attack-head-name = útok
attack-head-moves = tahy ostatních, p99 v ms
attack-head-answers = odpovědi botů, p99 v ms
attack-head-memory = paměť, MB
attack-head-disk = na disku, MB
attack-head-verdict = verdikt
attack-held = odolal
attack-broken-moves = tahy příliš pomalé
attack-broken-answers = boti příliš pomalí
attack-broken-memory = příliš mnoho paměti
attack-broken-disk = příliš mnoho na disku
attack-broken-doubled = příkaz platil dvakrát
attack-broken-lost = ztracené tahy nebo lidé
attack-broken-unserved = na někoho se nedostalo
attack-no-refusal = nic
attack-line = { $name }: posláno { $sent }, vyhověno { $accepted }; zpět přišlo rámců { $frames } a { $received } MB; procesorový čas serveru { $cpu }; odmítnuto: { $refusals }

## Odmítnutí

error-attack-unknown = Útok „{ $name }“ neexistuje; vyber si z těchto: { $names }.
error-attack-time = { $option } je { $value }; zvol počet sekund větší než 0 a nejvýše { $most }.
error-attack-sockets = --most-sockets je { $value }; zvol od 1 do { $most }.
error-attack-whose = { $url } není na tomto počítači; přidej --yes-it-is-mine, pokud je server tvůj a nikoho jiného to nevyruší.

## Nápověda

help-attack = Zaútočit na vlastní server všemi známými způsoby, každým chvíli, a měřit, co z toho ostatní poznají.
help-attack-only = Jen tento útok; lze zadat vícekrát. „--list“ je vyjmenuje.
help-attack-seconds = Jak dlouho každý útok trvá (jinak 20).
help-attack-calm = Sekundy před každým útokem a po něm, kdy ostatní hrají nerušeně (jinak 8).
help-attack-sockets = Nejvíce soketů, které smí mít útok otevřené (jinak 2000).
help-attack-pid = Proces serveru na tomto počítači, aby bylo vidět paměť a disk bez ptaní.
help-attack-mine = Zaútočit na server na jiném počítači, který je tvůj.
help-attack-list = Vyjmenovat útoky.
