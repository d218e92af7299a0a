# Turnaje mezi boty.

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
arena-interval = 95% interval
arena-rating = hodnocení
arena-points = body
arena-quantiles = 5 · 25 · 50 · 75 · 95 % bodů
arena-milliseconds = ms na rozhodnutí
arena-games = partie
arena-seats = místa
arena-summary = Každé rozdání se hrálo { $seatings ->
        [one] v jediném možném rozesazení
       *[other] ve všech rozesazeních, jichž je { $seatings }
    }; { $budget }.
arena-budget-playouts = { $playouts } { $playouts ->
        [one] zkušební partie
        [few] zkušební partie
       *[other] zkušebních partií
    } na rozhodnutí
arena-budget-think = { $milliseconds } ms na rozhodnutí
arena-budget-own = každý bot přemýšlí, jak dlouho chce
arena-interrupted = Přerušeno, odehráno partií: { $games } z { $all }; { $kept ->
        [yes] stejný příkaz odtud pokračuje.
       *[no] nic se neuchovalo, s volbou --to SLOŽKA by stejný příkaz odtud pokračoval.
    }
arena-no-parquet = Soubor { $file } se nezapsal, protože chybí pyarrow; nainstaluj ho pomocí „pip install 'freebooter[arena]'“ a spusť stejný příkaz znovu.

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
       *[other] ve všech rozesazeních, jichž je { $seatings }
    }.
arena-report-interval = Dělené vítězství se dělí i v číslech. Intervaly počítají rozdání, protože partie jednoho rozdání spolu souvisejí. Hodnocení je z openskill (Plackett-Luce), střední hodnota a nejistota; všichni začínají na 25.
arena-report-pictures = V obrázcích
arena-picture-wins = Podíl na vítězství na jedno místo s 95% intervalem; čárkovaně rovný podíl pro všechny.
arena-picture-points = Jak se rozdělují body: prostřední polovina partií a medián.
arena-picture-rating = Jak se vyvíjelo hodnocení, partii po partii.
arena-picture-time = Čas na rozhodnutí mezi více akcemi.
arena-picture-pairs = V kolika procentech setkání skončil bot v řádku před botem ve sloupci; nerozhodně se počítá za půl.
arena-report-pairs = Jeden proti druhému
arena-first = jméno
arena-second = proti
arena-ahead = vpředu
arena-level = nerozhodně
arena-behind = vzadu
arena-meetings = setkání
arena-report-setup = Co se hrálo
arena-setting = nastavení
arena-value = hodnota
arena-setting-bots = boti
arena-setting-options = volby
arena-setting-seed = seed prvního rozdání
arena-setting-budget = přemýšlení
arena-report-made = Vytvořil freebooter { $version }.

## Odmítnutí

error-arena-bots = Mezi boty chybí jméno; napiš je jako „deckhand,drifter“.
error-arena-seatings = Boty, kterých je { $bots }, lze u stolu pro { $players } rozesadit více než { $most } způsoby; uveď méně botů nebo méně hráčů.
error-arena-seeds = Seed { $seed } nenechává dost místa pro všechna rozdání ({ $deals }); zvol číslo od 0 do { $largest }.
error-arena-game = Rozdání { $deal } v rozesazení { $seating } nešlo odehrát ({ $problem }); oprav bota a spusť stejný příkaz znovu.
error-arena-worker = Proces, který hrál partie, náhle skončil, možná pro nedostatek paměti; zkus to znovu s menším --cores.
error-arena-folder = Do složky { $folder } nelze zapisovat ({ $problem }); zvol jiné místo.
error-arena-taken = Ve složce { $folder } leží { $file }, který nepatří k žádnému běhu; zvol jinou složku.
error-arena-settings = Ve složce { $folder } je jiný běh (tam: { $there }; zde: { $here }); zvol jinou složku, nebo stejné nastavení.
error-arena-program = Program se od začátku běhu ve složce { $folder } změnil; dokonči běh s verzí, která ho začala, nebo zvol jinou složku.
error-arena-damaged = Soubor { $file } není takový, jak byl zapsán; zvol jinou složku.
error-arena-line = Řádek { $line } souboru { $file } není partie tohoto běhu; smaž ho a spusť stejný příkaz znovu.
error-arena-busy = Ve složce { $folder } právě hraje jiný proces; počkej na něj, nebo zvol jinou složku.
error-arena-ray-address = Na adrese { $address } není žádný cluster Ray ({ $problem }); zkontroluj adresu, nebo použij „local“.
error-arena-ray-program = Na clusteru běží jiná verze programu freebooter; nainstaluj všude stejnou.
error-arena-ray = Cluster to vzdal ({ $problem }); podívej se do jeho protokolů a spusť stejný příkaz znovu.
