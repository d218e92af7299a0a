# Turnaje botů.

arena-progress = Hraje se
arena-title = { $game }: { $games } { $games ->
        [one] partie
        [few] partie
       *[other] partií
    }, { $deals } { $deals ->
        [one] rozdání
       *[other] rozdání
    }
arena-bot = jméno
arena-wins = podíl výher
arena-interval = interval (95 %)
arena-rating = hodnocení
arena-points = body
arena-quantiles = 5 · 25 · 50 · 75 · 95 % bodů
arena-milliseconds = ms na rozhodnutí
arena-games = partie
arena-seats = místa
arena-summary = Každé rozdání se hrálo { $seatings ->
        [one] v jediném možném rozesazení
       *[other] ve všech rozesazeních (počet: { $seatings })
    }; { $budget }.
arena-budget-playouts = { $playouts } { $playouts ->
        [one] zkušební partie
        [few] zkušební partie
       *[other] zkušebních partií
    } na rozhodnutí
arena-budget-think = { $milliseconds } ms na rozhodnutí
arena-budget-own = každý bot přemýšlí, jak dlouho chce
arena-interrupted = Přerušeno, odehráno partií: { $games } z { $all }. { $kept ->
        [yes] Stejný příkaz odtud pokračuje.
       *[no] Nic se neuložilo; s volbou --to SLOŽKA lze pokračovat.
    }
arena-no-parquet = Soubor { $file } se nezapsal, protože chybí pyarrow. Nainstaluj ho pomocí „pip install 'freebooter[arena]'“ a spusť stejný příkaz znovu.

## Zkouška vlastního bota

arena-trial-progress = Hraje se proti: { $opponent }
arena-trial-title = { $game }: { $bot } a soupeři, jeden po druhém
arena-trial-told = Proti { $opponent }: { $values }
arena-trial-summary = Rovný podíl je { $fair }. Body: nejdřív vlastní bot, pak soupeř. Každé rozdání se hrálo ve všech rozesazeních; { $budget }.
arena-trial-stopped = Bot { $opponent } zastavil bota { $bot }, takže silnější boti na řadu nepřišli. Chceš-li je přesto vyzkoušet, uveď soupeře volbou --bots.
arena-trial-top = Bot { $bot } vyhrál proti každému jinému botovi víc než rovný podíl.
arena-trial-no-loss = Bot { $bot } neprohrál ani jednu partii.
arena-trial-review-progress = Probíhá rozbor prohraných partií
arena-trial-costliest = Proč bot { $bot } prohrál: nejdražší rozhodnutí
arena-trial-no-mistakes = V prohraných partiích bota { $bot } trenér nenašel žádnou zjevnou chybu.
arena-trial-game = Proti { $opponent }, seed { $seed }
arena-trial-different = Prohrané partie, které napodruhé dopadly jinak: { $games } z { $all }. Buď bot { $bot } nehraje se stejným seedem pokaždé stejně, nebo některý bot přemýšlí na čas.
arena-trial-reviewed = Prohrané partie: { $lost }; rozebrané: { $games }. Trenér posoudil rozhodnutí: { $judged } z { $decisions }; průměrná ztráta v procentních bodech: { $cost }.
arena-trial-interrupted = Přerušeno; tohle už je hotové.

## Zpráva

arena-report-title = { $game } – { $bots }
arena-report-played = { $games } { $games ->
        [one] partie
        [few] partie
       *[other] partií
    } u stolu pro { $players }: { $deals } { $deals ->
        [one] rozdání
       *[other] rozdání
    }, každé odehrané { $seatings ->
        [one] v jediném možném rozesazení
       *[other] ve všech rozesazeních (počet: { $seatings })
    }.
arena-report-interval = Dělené vítězství se počítá po částech. Intervaly vycházejí z rozdání, protože partie téhož rozdání spolu souvisejí. Hodnocení je z openskill (Plackett-Luce), střední hodnota a nejistota; všichni začínají na 25.
arena-report-pictures = Grafy
arena-picture-wins = Podíl výher na místo s 95% intervalem. Čárkovaně: rovný podíl.
arena-picture-points = Rozložení bodů: prostřední polovina partií a medián.
arena-picture-rating = Hodnocení, partii po partii.
arena-picture-time = Čas na rozhodnutí bez vynucených tahů.
arena-picture-pairs = Jak často, v procentech, bot v řádku skončil před botem ve sloupci; nerozhodně se počítá za půl.
arena-report-pairs = Vzájemné souboje
arena-first = jméno
arena-second = proti
arena-ahead = vpředu
arena-level = nerozhodně
arena-behind = vzadu
arena-meetings = setkání
arena-report-setup = Uspořádání
arena-setting = nastavení
arena-value = hodnota
arena-setting-bots = boti
arena-setting-options = volby
arena-setting-seed = seed prvního rozdání
arena-setting-budget = přemýšlení
arena-report-made = Vytvořil freebooter { $version }.

## Odmítnutí

error-arena-nobody = Není uveden žádný bot. Přidej --bots deckhand,drifter, nebo vyzkoušej vlastního pomocí --bot cesta/k/souboru.py:Třída.
error-arena-one-bot = Volba --bot zkouší vždy jen jednoho bota. Ostatní uveď volbou --bots.
error-arena-bot-folder = Volby --to a --ray nejdou dohromady s --bot. Vynech je, nebo uveď všechny boty volbou --bots.
error-arena-review = Trenér nemůže rozebrat tolik partií ({ $games }). Zvol 0 nebo víc.
error-arena-bots = Mezi boty chybí jméno. Napiš seznam jako „deckhand,drifter“.
error-arena-seatings = Pro tyto boty ({ $bots }) u stolu (míst: { $players }) je příliš mnoho rozesazení (limit: { $most }). Uveď méně botů nebo hráčů.
error-arena-seeds = Seed { $seed } je pro tolik rozdání ({ $deals }) příliš vysoký. Zvol číslo od 0 do { $largest }.
error-arena-game = Rozdání { $deal } v rozesazení { $seating } nešlo odehrát ({ $problem }). Oprav bota a spusť stejný příkaz znovu.
error-arena-worker = Pracovní proces nečekaně skončil, možná pro nedostatek paměti. Zkus to znovu s menším --cores.
error-arena-folder = Do složky { $folder } nelze zapisovat ({ $problem }). Zvol jiné místo.
error-arena-taken = Ve složce { $folder } leží { $file }, který nepatří k žádnému běhu. Zvol jinou složku.
error-arena-settings = Ve složce { $folder } je jiný běh (tam: { $there }; zde: { $here }). Zvol jinou složku, nebo stejné nastavení.
error-arena-program = Program se od začátku běhu ve složce { $folder } změnil. Dokonči běh s verzí, která ho začala, nebo zvol jinou složku.
error-arena-damaged = Soubor { $file } je změněný nebo poškozený. Zvol jinou složku.
error-arena-line = Řádek { $line } souboru { $file } není partie tohoto běhu. Smaž ho a spusť stejný příkaz znovu.
error-arena-busy = Ve složce { $folder } právě hraje jiný proces. Počkej na něj, nebo zvol jinou složku.
error-arena-ray-address = Na adrese { $address } není cluster Ray ({ $problem }). Zkontroluj adresu, nebo použij „local“.
error-arena-ray-program = Na clusteru běží jiná verze programu freebooter. Nainstaluj všude stejnou.
error-arena-ray = Cluster selhal ({ $problem }). Podívej se do jeho protokolů a spusť stejný příkaz znovu.
