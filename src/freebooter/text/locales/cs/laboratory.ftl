# Kompilace, simulace a měření.

compile-progress = Kompiluje se { $game } (jen poprvé)
compile-left = zbývá asi { $seconds } s
error-not-compiled = { $game } se nedá zkompilovat ({ $part }: { $problem }). Napiš tvůrcům hry a zahraj si jinou.
compile-ready = { $game }: pravidla i boti jsou zkompilovaní.
compile-all-ready = { $game }: pravidla, boti i prostředí pro učení jsou zkompilované.
compile-environments = Kompiluje se { $game } pro učení (jen poprvé). Trvá to až minutu; „freebooter compile --all“ to udělá předem.
compile-not-kept = Zkompilovaná pravidla nešlo uložit do složky { $folder } a příště se zkompilují znovu. Nastav FREEBOOTER_CACHE na složku, do které lze zapisovat a která má dost místa.
compile-cleaned = Ze složky { $folder } odstraněno { $size } MB jiných verzí (složek: { $count }).

simulate-progress = Hraje se
simulate-title = { $game }: { $games } { $games ->
        [one] náhodná partie
        [few] náhodné partie
       *[other] náhodných partií
    }
simulate-seat = místo
simulate-wins = výhry
simulate-points = body
simulate-deviation = ±
simulate-range = nejméně … nejvíce
simulate-summary = Tahů na partii: { $moves }; dělených vítězství: { $shared } %; partií za sekundu: { $speed } na { $cores } { $cores ->
        [one] jádru
       *[other] jádrech
    }.
simulate-interrupted = Přerušeno. Odtud se pokračuje pomocí --seed { $seed } --games { $games }.

bench-title = Náhodné partie, jedno jádro, zkompilováno
bench-game = hra
bench-players = hráčů
bench-decision = ns/rozhodnutí
bench-games = partií/s
bench-yardstick = × měřítko
bench-base = × základ
bench-yes = ano
bench-no = ne
bench-state = { $game }: velikost datového záznamu partie v bajtech: { $bytes }.
bench-scaling = Se dvěma jádry místo jednoho je simulate { $factor }krát rychlejší.
bench-search-title = Prohledávání bota captain na začátku partie, jedno jádro
bench-playouts = zkušebních partií/s
bench-share = × náhoda
bench-envs-title = Prostředí k učení: { $matches } partií najednou s pozorováními a maskami, jedno jádro
bench-features = příznaků
bench-actions = akcí
bench-decisions = rozhodnutí/s
bench-bare = × samotná pravidla
bench-arena = Se dvěma jádry místo jednoho je arena { $factor }krát rychlejší (bez spouštění procesů { $playing }krát). Trvala { $seconds } s.
bench-ray = Přes Ray trvalo totéž { $seconds } s místo { $locally } s, z toho { $start } s před první partií.
bench-server-title = Stoly přes skutečné sockety, po čtyřech, u každého tah za sekundu
bench-server-tables = stolů
bench-server-moves = tahů/s
bench-server-median = medián, ms
bench-server-late = 99 %, ms
bench-server-memory = KiB na socket
bench-server-cpu = ms CPU/tah
bench-server-alone = × samotný stůl
