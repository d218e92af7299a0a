# Rozbor zaznamenané partie.

review-progress = Probíhá rozbor partie
review-title = Rozbor hry { $game }: { $players }
review-over = { $moves ->
        [one] Dohraná partie, { $moves } tah.
        [few] Dohraná partie, { $moves } tahy.
        [many] Dohraná partie, { $moves } tahu.
       *[other] Dohraná partie, { $moves } tahů.
    }
review-unfinished = { $moves ->
        [one] Nedohraná partie, zatím { $moves } tah.
        [few] Nedohraná partie, zatím { $moves } tahy.
        [many] Nedohraná partie, zatím { $moves } tahu.
       *[other] Nedohraná partie, zatím { $moves } tahů.
    }
review-curve = Šance všech na výhru od prvního rozhodnutí do posledního
review-curve-told = { $player }: { $values }
review-moves = tahy
review-chance = šance na výhru

## Rozhodnutí

review-costliest = Nejdražší rozhodnutí
review-no-mistakes = Nikdo se nedopustil zjevné chyby.
review-mistake = Tah { $number }: { $player } přichází o { $cost } procentního bodu.
review-seen = Co má { $player } před sebou:
review-played = Hrálo se: { $choice } ({ $chance }).
review-better = Lepší: { $choice } ({ $chance }).
review-move = tah
review-was-played = hrálo se
review-was-better = lepší
review-cost = ztráta v procentních bodech

## Hráči

review-summary = Jak se kdo rozhodoval
review-player = jméno
review-decisions = rozhodnutí
review-average = průměrná ztráta
review-mistakes = zjevné chyby
review-conduct = { $player }: { $decisions ->
        [one] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }, průměrná ztráta { $cost } procentního bodu, { $mistakes ->
        [one] { $mistakes } zjevná chyba
        [few] { $mistakes } zjevné chyby
        [many] { $mistakes } zjevné chyby
       *[other] { $mistakes } zjevných chyb
    }.
review-note = Trenér posuzuje rozhodnutí jen podle toho, co bylo z daného místa známo. Šance jsou odhady ze zkušebních partií; ± je odchylka v procentních bodech s jistotou 95 % a menší rozdíl se za chybu nepokládá.
review-made = Vytvořil freebooter { $version }; { $budget }.
review-budget = nejméně 12 000 zkušebních partií na rozhodnutí
review-written = Stránka je v souboru { $file }.

## Odmítnutí

refusal-review-empty = V tomto záznamu se ještě nikdo nerozhodoval. Hraj dál a rozbor si nech udělat potom.
refusal-page-folder = { $file } je složka. Uveď pro stránku soubor v ní.
refusal-page-no-folder = Složka { $folder } neexistuje. Vytvoř ji, nebo zvol pro stránku jiné místo.
