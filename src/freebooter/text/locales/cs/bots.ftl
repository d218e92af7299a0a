# Boti, kteří přemýšlejí, vlastní boti a trenér.

## Jak dlouho přemýšlet

error-budget-twice = Přemýšlení nelze omezit časem i zkušebními partiemi zároveň. Uveď buď --think, nebo --playouts.
error-playouts = Počet zkušebních partií nemůže být { $playouts }. Zvol od 1 do { $most }.
error-think = „{ $text }“ není čas na přemýšlení. Napiš ho jako 50ms nebo 1.5s, nejvýš hodinu.

## Vlastní boti

error-think-interpreted = Přemýšlení dopředu potřebuje zkompilovaná pravidla. Zruš proměnnou NUMBA_DISABLE_JIT, nebo zvol bota, který dopředu nepřemýšlí.
error-bots = „{ $bots }“ nemůže hrát tuto partii. Zadej bota pro každé místo, nebo některé podle čísel míst.
error-bot-view = Bot { $name } nerozumí „{ $view }“. Ukaž mu pohled na partii.
error-bot-made = Bota { $name } nelze vytvořit ({ $problem }). Jeho třída musí brát seed, seed a rozpočet, nebo nic.
error-bot-class = V souboru { $file } není třída { $name } s metodou choose(view, moves). Doplň ji, nebo uveď jinou.
error-bot-file = Soubor { $file } nelze načíst ({ $problem }). Oprav ho, nebo uveď jiný.
error-bot-raised = Bot { $name } selhal ({ $problem }). Oprav ho a hraj znovu.
error-bot-move = Bot { $name } odpověděl „{ $move }“, což teď nejde. Musí vrátit jeden z možných tahů: { $legal }.
error-bot-promise = Bot { $name } slíbil něco, co slíbit nemůže: { $problem }

## Trenér

coach-help = { $odds }; a jak trenér hodnotí každou možnost
coach-thinks = Trenér přemýšlí…
coach-one-more-card = { $than ->
        [more] Další karta přinese asi o { $points } bodu víc, než když vezmeš kořist teď.
        [less] Další karta přinese asi o { $points } bodu méně, než když vezmeš kořist teď.
       *[same] Další karta přinese asi tolik, jako když vezmeš kořist teď.
    }
coach-title = Odhad šance na výhru po každé možnosti, ± s jistotou 95 %:
coach-choice = { $choice }: { $chance } { $margin }
coach-marked = { $choice }, { $mark }
coach-best = nejlepší
coach-close = asi stejně dobré
