# Co prohlížeč říká po hře: výsledek, přehrávání, rozbor a kontrola rozdání.

## The result

web-after-won-you = Vítězství je tvoje!
web-after-won = Vítězí { $player }.
web-after-won-you-by = { $points ->
        [one] Ty, o { $points } bod!
        [few] Ty, o { $points } body!
       *[other] Ty, o { $points } bodů!
    }
web-after-won-by = { $points ->
        [one] { $player } vítězí o { $points } bod.
        [few] { $player } vítězí o { $points } body.
       *[other] { $player } vítězí o { $points } bodů.
    }
web-after-counting = Kořist se počítá …
web-after-once-more = Zkusit to ještě jednou
web-after-change = Jiní soupeři
web-after-home = Domů
web-after-tried = Byla to pozice na zkoušku; nikam se nepočítá.
web-after-tried-back = Zpět k rozboru
web-after-shared = O vítězství se dělí: { $players }.
web-after-abandoned = Nikdo nevyhrál.
web-after-abandoned-why = Hráči se dohodli partii ukončit. Toto jsou body v té chvíli.
web-after-resigned = { $count ->
        [one] { $players } vzdává hru; vítězí ten, kdo zůstal a měl nejvíc bodů.
        [few] { $players } vzdávají hru; vítězí ten, kdo zůstal a měl nejvíc bodů.
       *[other] { $players } vzdávají hru; vítězí ten, kdo zůstal a měl nejvíc bodů.
    }
web-after-winner = vítězství
web-after-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-after-nothing = nic, co boduje
web-after-rated = Tato partie se počítá do hodnocení.
web-after-forfeit = Tuto partii za tebe hrál bot: pro hodnocení to platí jako vzdání.
web-after-unrated = Tato partie se do hodnocení nepočítá.
web-after-my-rating = Moje hodnocení
web-after-rematch = Odveta
web-after-rematch-waits = Čeká na tebe odveta.
web-after-join-rematch = K odvetě
web-after-watch-rematch = Sledovat odvetu
web-after-review = Rozbor
web-after-replay = Přehrát
web-after-deal = Zkontrolovat rozdání
web-after-share = Sdílet
web-after-share-title = Partie hry { $game }
web-after-copied = Odkaz je ve schránce.
web-after-downloaded = { $file } je mezi staženými soubory.
web-after-shared-on = Předáno dál.
web-after-record = Stáhnout záznam
web-after-look = Prohlédnout stůl

## Replay

web-replay = Přehrávání
web-replay-leave = Zpět k výsledku
web-replay-seat = Číma očima
web-replay-spectator = Divák
web-replay-share = Sdílet tuto chvíli
web-replay-panel = Průběh, rozbor a rozdání
web-replay-tab-log = Průběh
web-replay-tab-review = Rozbor
web-replay-tab-deal = Rozdání
web-replay-title-log = Co se stalo
web-replay-title-review = Rozbor trenéra
web-replay-title-deal = Bylo rozdání poctivé?
web-replay-keys = Klávesy: mezerník spouští a zastavuje, ← a → jdou o jednu akci, Home a End na začátek a na konec.
web-replay-controls = Ovládání přehrávání
web-replay-happened = Co se tu stalo
web-replay-begins = Partie začíná.
web-replay-silent = Tady nebylo nic vidět.
web-replay-scrubber = Okamžik partie
web-replay-place = Okamžik { $move } z { $of }
web-replay-turn-back = Předchozí tah
web-replay-turn-on = Další tah
web-replay-back = O akci zpět
web-replay-on = O akci dál
web-replay-play = Spustit
web-replay-pause = Zastavit
web-replay-speed = Rychlost

## Review

web-review-working = Trenér posoudil { $done } z { $of } rozhodnutí.
web-review-waiting = Trenér za chvilku začne.
web-review-progress = Jak daleko trenér je
web-review-curve = Šance všech na výhru od prvního rozhodnutí do posledního
web-review-slider = Jít podél křivky
web-review-present = Počet akcí { $moves }: { $chances }
web-review-as-table = Totéž jako tabulka
web-review-moves = Akce
web-review-costliest = Nejdražší rozhodnutí
web-review-no-mistakes = Žádné rozhodnutí nebylo zjevná chyba.
web-review-cost = −{ $cost } ± { $margin } procentního bodu
web-review-mine = Moje rozhodnutí ({ $count })
web-review-others = Ostatní ({ $count })
web-review-none-mine = Žádné tvoje rozhodnutí nebylo zjevná chyba.
web-review-try = Zkusit odsud znovu
web-review-try-what = „Zkusit odsud znovu“ hraje z této pozice dál proti botům; co se tehdy na tomto místě nemohlo vědět, se rozdá nově.
web-review-odds = Počty
web-review-played = Hrálo se
web-review-better = Lepší
web-review-show = Ukázat akci { $number }
web-review-conduct = Jak se kdo rozhodoval
web-review-player = Hráč
web-review-decisions = Rozhodnutí
web-review-average = Průměrná ztráta
web-review-mistakes = Zjevné chyby
web-review-note = Trenér posuzuje rozhodnutí podle toho, co jeho hráč mohl vědět, a podle ničeho jiného. Šance jsou odhady, ± je odchylka v procentních bodech s jistotou 95 % a rozdíl v jejích mezích se za chybu nepokládá.

## The check of the deal

web-fair-how = Server se před partií zavázal k tajemství a každý mohl přidat vlastní náhodný příspěvek. Z obojího plyne, co přinese náhoda, takže rozdání si nemohl nikdo vybrat. Tento prohlížeč ho umí přepočítat.
web-fair-check = Přepočítat rozdání
web-fair-checking = Přepočítávám …
web-fair-yes = Vše, co bylo přepočítáno, souhlasí.
web-fair-no = Něco nesouhlasí!
web-fair-holds = souhlasí
web-fair-fails = nesouhlasí
web-fair-open = nelze říct
web-fair-commitment-holds = Tajemství serveru odpovídá závazku tohoto stolu.
web-fair-commitment-fails = Tajemství serveru neodpovídá závazku tohoto stolu.
web-fair-noted-holds = Závazek je ten, který si tento prohlížeč poznamenal před partií.
web-fair-noted-fails = Závazek není ten, který si tento prohlížeč poznamenal před partií.
web-fair-noted-open = Tento prohlížeč stůl před partií neviděl, takže si nepoznamenal závazek k porovnání.
web-fair-key-holds = Klíč veškeré náhody plyne z tajemství { $given ->
        [0] a z ničeho jiného: nikdo u stolu nedal náhodný příspěvek, takže ho mohl vybrat sám server.
        [one] a z { $given } náhodného příspěvku.
        [few] a z { $given } náhodných příspěvků.
       *[other] a z { $given } náhodných příspěvků.
    }
web-fair-key-fails = Klíč veškeré náhody neplyne z tajemství a z náhodných příspěvků.
web-fair-seed-holds = Seed plyne z tajemství { $given ->
        [0] a z ničeho jiného: nikdo u stolu nedal náhodný příspěvek, takže ho mohl vybrat sám server.
        [one] a z { $given } náhodného příspěvku.
        [few] a z { $given } náhodných příspěvků.
       *[other] a z { $given } náhodných příspěvků.
    }
web-fair-seed-fails = Seed neplyne z tajemství a z náhodných příspěvků.
web-fair-nonce-holds = Tvůj náhodný příspěvek je mezi nimi: { $nonce }.
web-fair-nonce-fails = Tvůj náhodný příspěvek ({ $nonce }) nebyl pro tvé místo použit.
web-fair-nonce-open = Tento prohlížeč k tomuto rozdání žádný náhodný příspěvek nedal.
web-fair-start-holds = Začíná { $player }, jak plyne z přepočítaného rozdání.
web-fair-start-fails = Podle přepočítaného rozdání měl začínat hráč { $player }.
web-fair-cards-holds = { $count ->
        [one] { $count } dobraná karta je ta z přepočítaného balíčku.
        [few] Všechny { $count } dobrané karty jsou ty z přepočítaného balíčku, ve stejném pořadí.
       *[other] Všech { $count } dobraných karet je z přepočítaného balíčku, ve stejném pořadí.
    }
web-fair-cards-fails = Karta číslo { $wrong } nebyla ta z přepočítaného balíčku.
web-fair-cards-open = Žádná karta nebyla dobrána.
web-fair-unchecked-open = Jak se v této hře rozdává, tento prohlížeč neví; co v partii přinesla náhoda, proto nepřepočítal. Udělá to program freebooter příkazem níže.
web-fair-record-holds = Každý řádek záznamu je takový, jak byl zapsán, a vypráví o stejném rozdání.
web-fair-record-fails = { $line ->
        [0] Záznam vypráví o jiném rozdání.
       *[other] Řádek { $line } záznamu není takový, jak byl zapsán.
    }
web-fair-first = Přepočítaný balíček odshora vedle toho, co se v partii dobralo (prvních { $count }):
web-fair-unseen = lícem dolů
web-fair-facts = Čísla
web-fair-fact-commitment = Závazek
web-fair-fact-secret = Tajemství
web-fair-fact-nonces = Náhodné příspěvky
web-fair-fact-key = Klíč veškeré náhody
web-fair-fact-seed = Hodnota seedu
web-fair-fact-log = Poslední článek protokolu serveru
web-fair-beyond = Co prohlížeč nekontroluje
web-fair-beyond-what = Zda byla každá akce podle pravidel, co později přinesla náhoda a zda z toho plynou body a vítězství: program freebooter přehraje celý záznam znovu. Řetěz protokolu zůstává na serveru; jeho poslední článek se po partii ukáže všem, aby se příběh nedal později změnit.
web-fair-command = Příkaz, který záznam zkontroluje
