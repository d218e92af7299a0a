# Co lze u stolu odmítnout.

table-damaged = Záznam stolu { $table } od položky { $number } není takový, jak byl zapsán; obnov ho ze zálohy.
table-not-playing = U tohoto stolu se teď žádná partie nehraje.
table-closed = Tento stůl byl zrušen; otevři jiný.
table-begun = Partie už začala, místa se proto nedají měnit.
table-not-seated = U tohoto stolu nemáš místo; můžeš se dívat, nebo si sednout na volné.
table-not-host = To může jen ten, kdo stůl otevřel.
table-not-pace = Kde hraje víc lidí, určuje tempo ten, kdo stůl otevřel.
table-moved-on = U stolu se mezitím něco stalo; než zvolíš, podívej se znovu.
table-no-seat = Místo { $seat } tu není; místa jsou číslována od 0 do { $last }.
table-seated = Už sedíš na místě { $seat }; nejdřív vstaň.
table-full = Všechna místa jsou obsazena; můžeš se dívat.
table-seat-taken = Místo { $seat } je obsazeno; vyber si volné.
table-place-person = Člověk si sedá sám; pošli mu pozvánku.
table-paused = Partie je pozastavena; nejdřív ji obnov.
table-not-paused = Partie není pozastavena.
table-away = Hraje za tebe bot; nejdřív se vrať.
table-not-away = Nikdo za tebe nehraje; je to tvoje místo.
table-resigned = Tuto partii už máš vzdanou.
table-no-vote = Hlasovat mohou jen lidé, kteří jsou u stolu.
table-not-over = O odvetu lze požádat, až partie skončí.
table-rated = Hodnocená partie potřebuje místa aspoň pro dva lidi.
table-one-person = Tvoje může být jen jedno místo; ostatní nech volná pro přátele.
table-clock = Živé hodiny potřebují zásobu sekund, korespondenční potřebují dny a nezávazný stůl nepotřebuje nic z toho.
table-secret = Zápis bude k dispozici, až partie skončí.
table-unknown = Takový stůl není, nebo pozvánka není k němu.
