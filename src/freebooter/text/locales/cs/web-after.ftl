# Prohlížeč po partii: výsledek, přehrání, rozbor a kontrola rozdání.

## The result

web-after-won-you = Vítězíš!
web-after-won = Vítězí { $player }.
web-after-won-you-by = { $points ->
        [one] Vítězíš o { $points } bod!
        [few] Vítězíš o { $points } body!
        [many] Vítězíš o { $points } bodu!
       *[other] Vítězíš o { $points } bodů!
    }
web-after-won-by = { $points ->
        [one] { $player } vítězí o { $points } bod.
        [few] { $player } vítězí o { $points } body.
        [many] { $player } vítězí o { $points } bodu.
       *[other] { $player } vítězí o { $points } bodů.
    }
web-after-counting = Kořist se počítá…
web-after-once-more = Zkusit znovu
web-after-change = Změnit soupeře
web-after-home = Domů
web-after-tried = Byl to další pokus od stejné pozice. Nikam se nepočítá.
web-after-tried-back = Zpět k rozboru
web-after-shared = O vítězství se dělí: { $players }.
web-after-abandoned = Nikdo nevítězí.
web-after-abandoned-why = Partie po dohodě skončila předčasně. Toto jsou body z té chvíle.
web-after-resigned = { $count ->
        [one] { $players } partii vzdává. Z těch, kdo zůstali, vítězí hráč s nejvíce body.
        [few] { $players } partii vzdávají. Z těch, kdo zůstali, vítězí hráč s nejvíce body.
        [many] { $players } partii vzdávají. Z těch, kdo zůstali, vítězí hráč s nejvíce body.
       *[other] { $players } partii vzdávají. Z těch, kdo zůstali, vítězí hráč s nejvíce body.
    }
web-after-winner = vítězství
web-after-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
web-after-nothing = nic, co boduje
web-after-rated = Tato partie se počítá do hodnocení.
web-after-forfeit = Tvůj odchod z této partie se do hodnocení počítá jako vzdání.
web-after-unrated = Tato partie se do hodnocení nepočítá.
web-after-my-rating = Zobrazit své hodnocení
web-after-rematch = Odveta
web-after-rematch-waits = Čeká na tebe odveta.
web-after-join-rematch = Jít na odvetu
web-after-watch-rematch = Sledovat odvetu
web-after-review = Rozbor
web-after-replay = Přehrát
web-after-deal = Ověřit rozdání
web-after-share = Sdílet
web-after-share-title = Partie hry { $game }
web-after-copied = Odkaz zkopírován.
web-after-downloaded = { $file } je mezi staženými soubory.
web-after-shared-on = Sdíleno.
web-after-record = Stáhnout záznam
web-after-look = Prohlédnout stůl

## Replay

web-replay = Přehrání
web-replay-leave = Zpět k výsledku
web-replay-seat = Čí pohled
web-replay-spectator = Divák
web-replay-share = Sdílet tuto chvíli
web-replay-panel = Průběh, rozbor a rozdání
web-replay-tab-log = Průběh
web-replay-tab-review = Rozbor
web-replay-tab-deal = Rozdání
web-replay-title-log = Co se stalo
web-replay-title-review = Rozbor trenéra
web-replay-title-deal = Bylo rozdání poctivé?
web-replay-keys = Klávesy: mezerník spouští a zastavuje, ← a → jdou o krok zpět nebo vpřed, Home a End skočí na začátek nebo na konec.
web-replay-controls = Ovládání přehrání
web-replay-happened = Co se tu stalo
web-replay-begins = Partie začíná.
web-replay-silent = Tady není nic vidět.
web-replay-scrubber = Okamžik partie
web-replay-place = Okamžik { $move } z { $of }
web-replay-turn-back = O celý tah zpět
web-replay-turn-on = O celý tah vpřed
web-replay-back = O krok zpět
web-replay-on = O krok vpřed
web-replay-play = Spustit
web-replay-pause = Zastavit
web-replay-speed = Rychlost

## Review

web-review-working = Posouzená rozhodnutí: { $done } z { $of }.
web-review-waiting = Trenér za chvilku začne.
web-review-progress = Postup rozboru
web-review-curve = Šance všech na výhru od prvního rozhodnutí do posledního
web-review-slider = Posun po křivce
web-review-present = { $moves ->
        [one] Po { $moves } tahu: { $chances }
        [few] Po { $moves } tazích: { $chances }
        [many] Po { $moves } tahu: { $chances }
       *[other] Po { $moves } tazích: { $chances }
    }
web-review-as-table = Ukázat jako tabulku
web-review-moves = Tahy
web-review-costliest = Nejdražší rozhodnutí
web-review-no-mistakes = Nikdo se nedopustil zjevné chyby.
web-review-cost = −{ $cost } ± { $margin } p. b.
web-review-mine = Moje rozhodnutí ({ $count })
web-review-others = Ostatní ({ $count })
web-review-none-mine = Z tvé strany žádná zjevná chyba.
web-review-try = Zkusit odsud znovu
web-review-try-what = „Zkusit odsud znovu“ hraje z této pozice dál proti botům. Co tehdy z tohoto místa nebylo vidět, se rozdá nově.
web-review-odds = Výpočet
web-review-played = Hrálo se
web-review-better = Lepší
web-review-show = Ukázat tah { $number }
web-review-conduct = Jak se kdo rozhodoval
web-review-player = Jméno
web-review-decisions = Rozhodnutí
web-review-average = Průměrná ztráta
web-review-mistakes = Zjevné chyby
web-review-note = Trenér posuzuje rozhodnutí jen podle toho, co bylo z daného místa známo. Šance jsou odhady; ± je odchylka v procentních bodech s jistotou 95 % a menší rozdíl se za chybu nepokládá.

## The check of the deal

web-fair-how = Server se před partií zavázal k tajemství a všichni mohli přidat nonce, vlastní náhodné číslo. Z obojího plyne vše, co přinese náhoda, takže rozdání si nemohl nikdo vybrat. Tvůj prohlížeč ho umí přepočítat.
web-fair-check = Přepočítat rozdání
web-fair-checking = Přepočítává se…
web-fair-yes = Vše, co bylo přepočítáno, souhlasí.
web-fair-no = Něco nesouhlasí!
web-fair-holds = souhlasí
web-fair-fails = nesouhlasí
web-fair-open = nelze ověřit
web-fair-commitment-holds = Tajemství serveru odpovídá závazku tohoto stolu.
web-fair-commitment-fails = Tajemství serveru neodpovídá závazku tohoto stolu.
web-fair-noted-holds = Závazek je ten, který si tento prohlížeč uložil před partií.
web-fair-noted-fails = Závazek není ten, který si tento prohlížeč uložil před partií.
web-fair-noted-open = Tento prohlížeč stůl před partií neviděl, takže nemá uložený závazek k porovnání.
web-fair-key-holds = Klíč náhody plyne { $given ->
        [0] jen z tajemství. Nikdo u stolu nonce nepřidal, takže ho mohl vybrat server.
        [one] z tajemství a z nonce od { $given } hráče.
        [few] z tajemství a z nonce od { $given } hráčů.
        [many] z tajemství a z nonce od { $given } hráče.
       *[other] z tajemství a z nonce od { $given } hráčů.
    }
web-fair-key-fails = Klíč náhody neplyne z tajemství a z nonce hráčů.
web-fair-seed-holds = Seed plyne { $given ->
        [0] jen z tajemství. Nikdo u stolu nonce nepřidal, takže ho mohl vybrat server.
        [one] z tajemství a z nonce od { $given } hráče.
        [few] z tajemství a z nonce od { $given } hráčů.
        [many] z tajemství a z nonce od { $given } hráče.
       *[other] z tajemství a z nonce od { $given } hráčů.
    }
web-fair-seed-fails = Seed neplyne z tajemství a z nonce hráčů.
web-fair-nonce-holds = Tvoje nonce je mezi nimi: { $nonce }.
web-fair-nonce-fails = Tvoje nonce ({ $nonce }) nebyla pro tvé místo použita.
web-fair-nonce-open = Tento prohlížeč k tomuto rozdání žádnou nonce nepřidal.
web-fair-start-holds = Začíná { $player }, jak plyne z přepočítaného rozdání.
web-fair-start-fails = Podle přepočítaného rozdání má začínat { $player }.
web-fair-cards-holds = { $count ->
        [one] { $count } otočená karta souhlasí s přepočítaným balíčkem.
        [few] Všechny { $count } otočené karty souhlasí s přepočítaným balíčkem, i v pořadí.
        [many] Všech { $count } otočené karty souhlasí s přepočítaným balíčkem, i v pořadí.
       *[other] Všech { $count } otočených karet souhlasí s přepočítaným balíčkem, i v pořadí.
    }
web-fair-cards-fails = Karta číslo { $wrong } nesouhlasí s přepočítaným balíčkem.
web-fair-cards-open = Žádná karta nebyla otočena.
web-fair-unchecked-open = Tento prohlížeč neví, jak se v této hře rozdává, a nemůže přepočítat, co určila náhoda. Program freebooter to umí příkazem níže.
web-fair-record-holds = Každý řádek záznamu je takový, jak byl zapsán, a ukazuje stejné rozdání.
web-fair-record-fails = { $line ->
        [0] Záznam ukazuje jiné rozdání.
       *[other] Řádek { $line } záznamu byl změněn.
    }
web-fair-first = { $count ->
        [one] Vrchní karta přepočítaného balíčku vedle { $count } karty otočené v partii:
        [few] Přepočítaný balíček odshora vedle prvních { $count } karet otočených v partii:
        [many] Přepočítaný balíček odshora vedle prvních { $count } karty otočených v partii:
       *[other] Přepočítaný balíček odshora vedle prvních { $count } karet otočených v partii:
    }
web-fair-unseen = lícem dolů
web-fair-facts = Čísla
web-fair-fact-commitment = Závazek
web-fair-fact-secret = Tajemství
web-fair-fact-nonces = Nonce hráčů
web-fair-fact-key = Klíč náhody
web-fair-fact-seed = Hodnota seedu
web-fair-fact-log = Poslední článek protokolu serveru
web-fair-beyond = Co tvůj prohlížeč neověřuje
web-fair-beyond-what = Zda byl každý tah podle pravidel, co později určila náhoda a zda souhlasí body a vítězství: to vše ověří program freebooter, když celý záznam přehraje znovu. Server vede svůj protokol jako řetěz a po partii všem ukáže jeho poslední článek, aby nikdo nemohl nic dodatečně změnit.
web-fair-command = Příkaz, který záznam ověří
