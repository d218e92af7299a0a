# Boti, kteří přemýšlejí, vlastní boti a trenér.

## Jak dlouho přemýšlet

error-budget-twice = Čas i počet zkušebních partií nemohou přemýšlení omezovat najednou; uveď buď --think, nebo --playouts.
error-playouts = Takový počet zkušebních partií ({ $playouts }) nelze odehrát; zadej 1 až { $most }.
error-think = „{ $text }“ není čas na přemýšlení; napiš ho jako 50ms nebo 1.5s, nejvýše hodinu.

## Vlastní boti

error-think-interpreted = Promýšlení dopředu potřebuje přeložená pravidla; nenastavuj NUMBA_DISABLE_JIT, nebo nech hrát bota, který neprohledává.
error-bots = „{ $bots }“ nemůže hrát tuto partii; zadej bota pro každé místo, nebo pro některá podle jejich čísel.
error-bot-view = Bot { $name } neví, co je „{ $view }“; ukaž mu pohled na partii.
error-bot-made = Bota { $name } nelze vytvořit ({ $problem }); jeho třída musí brát seed, seed a rozpočet, nebo nic.
error-bot-class = V souboru { $file } není třída { $name } s metodou choose(view, moves); napiš ji, nebo uveď jinou.
error-bot-file = Soubor { $file } nelze načíst ({ $problem }); oprav ho, nebo uveď jiný.
error-bot-raised = Bot { $name } selhal ({ $problem }); oprav ho a hraj znovu.
error-bot-move = Bot { $name } odpověděl „{ $move }“, což teď hrát nesmí; musí vrátit jednu ze svých akcí: { $legal }.
error-bot-promise = Bot { $name } slíbil něco, co slíbit nemůže: { $problem }

## Kompilace

compile-minds = Kompilují se boti hry { $game } (jen jednou): { $mind }
compile-coach = trenér

## Trenér

coach-help = { $odds }; a jak trenér hodnotí každou možnost
coach-thinks = Trenér přemýšlí …
coach-one-more-card = { $than ->
        [more] Ještě jedna karta má cenu asi o { $points } bodu vyšší než vzít kořist teď.
        [less] Ještě jedna karta má cenu asi o { $points } bodu nižší než vzít kořist teď.
       *[same] Ještě jedna karta má asi stejnou cenu jako vzít kořist teď.
    }
coach-title = Odhad šance na výhru po každé možnosti, ± s jistotou 95 %:
coach-choice = { $choice }: { $chance } { $margin }
coach-marked = { $choice }, { $mark }
coach-best = nejlepší
coach-close = asi stejně dobré
