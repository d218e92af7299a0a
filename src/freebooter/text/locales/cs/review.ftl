# Rozbor zaznamenané partie.

review-progress = Trenér prochází partii
review-title = Rozbor hry { $game }: { $players }
review-over = Dohraná partie, { $moves } { $moves ->
        [one] akce
        [few] akce
       *[other] akcí
    }.
review-unfinished = Nedohraná partie, zatím { $moves } { $moves ->
        [one] akce
        [few] akce
       *[other] akcí
    }.
review-curve = Šance všech na výhru od prvního rozhodnutí do posledního
review-curve-told = { $player }: { $values }
review-moves = akce
review-chance = šance na výhru

## Rozhodnutí

review-costliest = Nejdražší rozhodnutí
review-no-mistakes = Žádné rozhodnutí nebylo zjevná chyba.
review-mistake = Akce { $number }: { $player } přichází o { $cost } procentního bodu.
review-seen = Co viděl hráč { $player }:
review-played = Hrálo se: { $choice } ({ $chance }).
review-better = Lepší: { $choice } ({ $chance }).
review-move = akce
review-was-played = hrálo se
review-was-better = lepší
review-cost = ztráta v procentních bodech

## Hráči

review-summary = Jak se kdo rozhodoval
review-player = hráč
review-decisions = rozhodnutí
review-average = průměrná ztráta
review-mistakes = zjevné chyby
review-conduct = { $player }: { $decisions } { $decisions ->
        [one] rozhodnutí
       *[other] rozhodnutí
    }, průměrná ztráta { $cost } procentního bodu, { $mistakes } { $mistakes ->
        [one] zjevná chyba
        [few] zjevné chyby
       *[other] zjevných chyb
    }.
review-note = Trenér posuzuje rozhodnutí podle toho, co jeho hráč mohl vědět, a podle ničeho jiného. Šance jsou odhady ze zkušebních partií, ± je odchylka v procentních bodech s jistotou 95 % a rozdíl v jejích mezích se za chybu nepokládá.
review-made = Vytvořil freebooter { $version }; { $budget }.
review-budget = nejméně 12 000 zkušebních partií na rozhodnutí
review-written = Stránka je v souboru { $file }.

## Odmítnutí

refusal-review-empty = V tomto záznamu se ještě nikdo nerozhodoval; hraj dál a nech ho rozebrat potom.
refusal-page-folder = { $file } je složka; uveď pro stránku soubor v ní.
refusal-page-no-folder = Složka { $folder } pro stránku neexistuje; vytvoř ji, nebo zvol jiné místo.
