# The screens around the tables: home, setting up, waiting room, lobby, games, settings, players, about.

## Home

web-home-title = Pirátské karetní hry
web-home-lead = Zahraj si hned proti botům, nebo pošli přátelům odkaz. Bez účtu, bez okolků.
web-playing-as = Hraješ jako { $name }
web-change = Změnit
web-change-name = Změnit jméno
web-your-name = Tvoje jméno
web-save = Uložit
web-cancel = Zrušit
web-first-time-learn = Poprvé tady? Nauč se to hrou
web-continue = Tvoje stoly
web-plan-usual = Zase všechno jako obvykle
web-your-turn-at = Jsi na tahu: { $game }
web-continue-game = Hrát dál: { $game }
web-home-tables = U jiných stolů
web-all-games = Všechny tvoje hry
web-all-tables = Všechny stoly
web-fact-players = { $fewest }–{ $most } hráčů
web-fact-minutes = asi { $minutes } minut
web-play = Hrát
web-play-game = Hrát { $game }
web-set-up = Otevřít stůl
web-set-up-game = Otevřít stůl: { $game }
web-learn-in = { $count ->
        [one] Naučit se v { $count } kroku
       *[other] Naučit se v { $count } krocích
    }
web-one-moment = Okamžik …

## Bots

level-drifter = Trosečník

## Tables in lists

web-crew = U tohoto stolu
web-open-seat = volné místo
web-status-gathering = čeká se
web-status-playing = hraje se
web-status-over = dohráno
web-status-closed = zrušeno
web-join = Sednout si
web-watch = Dívat se
web-to-the-table = Ke stolu
web-play-on = Hrát dál
web-rated = hodnocená
web-clock-is-casual = bez hodin
web-clock-is-live = { $minutes } min. + { $increment } s.
web-clock-is-correspondence = { $days ->
        [one] { $days } den na rozhodnutí
        [few] { $days } dny na rozhodnutí
       *[other] { $days } dní na rozhodnutí
    }
web-house-rules-are = Domácí pravidla: { $rules }

## Lobby

web-lobby = Veřejné stoly
web-lobby-what = Sedni si, kde je volno, nebo se někomu podívej přes rameno. Seznam se obnovuje sám.
web-which-game = Která hra?
web-both-games = Všechny hry
web-lobby-gathering = Čeká se na hráče
web-lobby-playing = Hraje se
web-lobby-empty = Žádný stůl v dohledu. Otevři ho a ostatní ho tu najdou.

## My games

web-games-empty = Tvůj lodní deník je zatím prázdný. Tady zůstanou tvoje hry i s přehráním a rozborem.
web-games-running = Ještě nedohrané
web-games-finished = Dohrané
web-fate-won = výhra
web-fate-lost = prohra
web-fate-shared = dělené vítězství
web-fate-abandoned = předčasně ukončeno
web-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
web-to-replay = Přehrát
web-to-review = Výsledek a rozbor
web-no-longer-kept = Zůstal jen výsledek; záznam byl odstraněn, aby bylo místo.
web-own-page = Co o tobě vidí ostatní

## A player

web-player = Hráč
web-player-since = Na moři od { $date }
web-ratings = Hodnocení
web-ratings-none = Zatím žádné hodnocené partie.
web-rating-from = { $count ->
        [one] Z { $count } hodnocené partie.
       *[other] Z { $count } hodnocených partií.
    }
web-rating-estimate = Odhad je { $mean } ± { $deviation }; ukazuje se, co je skoro jistě dosaženo.
web-public-matches = Veřejné partie
web-public-matches-none = Zatím žádné veřejné partie.

## Settings

web-settings-what = Všechno si pamatuje jen tento prohlížeč; server zná pouze tvoje jméno.
web-settings-name = Tvoje jméno u stolu
web-settings-name-what = Toto jméno vidí ostatní. Partie, která už začala, si nechá staré.
web-settings-looks = Jazyk a vzhled
web-settings-language = Jazyk
web-settings-theme = Světlo
web-theme-system = Jako systém
web-theme-light = Ve dne
web-theme-dark = V noci
web-settings-motion = Pohyb
web-motion-system = Podle systému
web-motion-full = Karty létají
web-motion-reduced = Nic se nehýbe
web-settings-sounds = Zvuk
web-settings-sounds-what = Karty, mince a děla, a zvon, když jsi na tahu. Před prvním dotykem není nic slyšet.
web-volume = Hlasitost
web-sound-off = Vypnout zvuk
web-sound-on = Zapnout zvuk
web-settings-sea = Moře v pozadí
web-settings-sea-what = Tichý příboj, dokud sedíš u stolu.
web-settings-calls = Když jsi na tahu
web-settings-sound-try = Vyzkoušet
web-settings-notifications = Upozorňovat
web-settings-notifications-what = Když se díváš na jinou stránku, prohlížeč ti oznámí, že jsi na tahu.
web-notifications-missing = Tento prohlížeč pro tuto stránku upozornění nemá; potřebují zabezpečenou adresu (https) nebo přímo tento počítač.
web-notifications-blocked = Upozornění jsou pro tuto stránku zakázaná. Povol je v nastavení prohlížeče pro tuto adresu a pak se vrať.
web-settings-hands = Hraní
web-settings-undo = Vzít zpět přehmat
web-settings-undo-what = Volba, která někoho zasáhne, chvíli počká, než začne platit.
web-undo-off = Vypnuto
web-undo-on = 2 sekundy
web-settings-forced = Dělat vynucené tahy za mě
web-settings-forced-what = Kde je možný jediný tah, provede se po chvíli sám.
web-settings-passing = Pasovat za mě
web-settings-passing-what = Kde můžeš zasáhnout, ale skoro nikdy to neděláš, pasuješ bez ptaní.
web-settings-keys = Ukazovat klávesy na tlačítkách
web-settings-keys-what = Na zařízeních s klávesnicí.
web-settings-help = Nápověda u stolu
web-settings-odds-what = Jak snadno budeš trop a o co se hraje, u stolů, které to dovolují.
web-settings-tips = Ukazovat tipy
web-settings-tips-what = Na každou věc u stolu tě poprvé upozorníme.
web-settings-tips-again = Ukázat všechny tipy znovu
web-settings-tips-fresh = Všechny tipy se ukážou znovu.
web-settings-muted = Ztlumení hráči
web-sign-out = Odhlášení
web-sign-out-what = Kdo jsi, říká cookie v tomto prohlížeči; heslo neexistuje.
web-sign-out-here = Odhlásit zde
web-sign-out-everywhere = Odhlásit všude
web-sign-out-here-what = Tento prohlížeč zapomene, kdo jsi. Ostatní, ve kterých hraješ, zůstanou přihlášené.
web-sign-out-everywhere-what = Každý prohlížeč, ve kterém hraješ, zapomene, kdo jsi, a kdo má kopii tvého přihlášení, je venku.
web-sign-out-guest = Jsi host a nemáš heslo: jakmile za tebe není přihlášen žádný prohlížeč, vrátit se nemůžeš. Tvé jméno, místa a hodnocení zůstanou pozadu a začneš znovu jako někdo jiný.
web-sign-out-sure = Odhlásit navždy
web-sign-out-stay = Zůstat

## Setting up a table

web-part-seats = Kdo hraje
web-players = Počet hráčů
web-seat-number = Místo { $number }
web-seat-person = Já
web-seat-open = Přítel (volné místo)
web-seat-bots = Boti
web-seat-bot = Bot – { $level }
web-seat-outside = Cizí bot
web-seat-person-what = Tvoje vlastní místo.
web-seat-open-what = Pro toho, kdo přijde s odkazem; nepřijde-li nikdo, sedne si bot.
web-seat-outside-what = Vlastní program, který se připojí po síti.
web-others-are = Všichni ostatní:
web-others-friends = přátelé
web-others-bots = boti
web-part-rules = Co se hraje
web-edition = Vydání
web-house-rules = Domácí pravidla
web-house-rules-what = Každé pravidlo, ve kterém se vydání liší, lze nastavit zvlášť.
web-house-rules-clear = Zase všechno podle vydání
web-changed = { $count ->
        [one] { $count } změna
        [few] { $count } změny
       *[other] { $count } změn
    }
web-as-in-edition = jako ve vydání
web-as-usual = obvyklé
web-card-text = Celý text: { $card }
web-part-clock = Čas
web-clock-casual = Bez hodin
web-clock-casual-what = Každý má tolik času, kolik potřebuje.
web-clock-live = S hodinami
web-clock-live-what = Minuty na celou partii a několik vteřin zpět za každé rozhodnutí. Komu čas dojde, za toho hraje bot, dokud hru zase nepřevezme.
web-clock-correspondence = Na dálku
web-clock-correspondence-what = Dny na každé rozhodnutí. Přicházej a odcházej, jak chceš.
web-clock-minutes = Minut pro každého
web-clock-increment = Vteřin zpět
web-clock-days = Dní na rozhodnutí
web-part-table = Stůl
web-visibility = Kdo smí přijít
web-visibility-private = Soukromý
web-visibility-private-what = Stůl najde, sedne si k němu nebo se dívá jen ten, kdo má odkaz.
web-visibility-public = Veřejný
web-visibility-public-what = Stůl je v seznamu; kdokoli si může sednout nebo se dívat.
web-coach-allowed = Šance a trenér
web-coach-allowed-what = Všichni smějí vidět přesné šance. Jinak si je každý počítá sám.
web-rated-wanted = Hodnocená partie
web-rated-what = Výsledek se započítá do hodnocení, když si sednou aspoň dva lidé. Kdo odejde nebo se vzdá, v hodnocení prohraje, ať za něj dohrává kdokoli.
web-rated-leaving = Hodnoceno: kdo odejde, vzdá se nebo mu vyprší čas, ten se pro hodnocení vzdal, i když se vrátí
web-stand-in = Kdo zaskočí
web-stand-in-level = Hraje za toho, kdo je pryč
web-stand-in-usual = Obvyklý bot
web-stand-in-what = Převezme místo toho, kdo odešel, a na začátku volná místa.
web-problem-minutes = Hodiny potřebují 1 až 120 minut pro každého.
web-problem-increment = Za rozhodnutí lze vrátit nejvýše 600 vteřin.
web-problem-days = Na rozhodnutí lze dát 1 až 30 dní.
web-problem-rated = Hodnocená partie potřebuje místa aspoň pro dva lidi; nech jedno volné pro přítele, nebo hraj bez hodnocení.
web-problem-rated-outside = V hodnocené partii nesmí sedět cizí bot, protože nikdo neví, kdo za něj hraje; dej místo někomu jinému, nebo hraj bez hodnocení.
web-summary = Co se bude hrát
web-sum-you = ty
web-sum-friends = { $count ->
        [one] přítel
        [few] { $count } přátelé
       *[other] { $count } přátel
    }
web-sum-bots = { $count ->
        [one] bot ({ $level })
        [few] { $count } boti ({ $level })
       *[other] { $count } botů ({ $level })
    }
web-sum-outside = { $count ->
        [one] cizí bot
        [few] { $count } cizí boti
       *[other] { $count } cizích botů
    }
web-sum-private = soukromý
web-sum-public = veřejný
web-sum-coach = šance povoleny
web-sum-no-coach = bez šancí
web-sum-watching = Žádné místo není tvoje: budeš se dívat.
web-start-now = Začít hrát
web-open-table = Otevřít stůl

## The waiting room

web-gathering = { $game }: u stolu
web-gathering-missing = { $count ->
        [0] Všechna místa jsou obsazena.
        [one] Ještě { $count } místo je volné.
        [few] Ještě { $count } místa jsou volná.
       *[other] Ještě { $count } míst je volných.
    }
web-host = hostitel
web-here = přítomen
web-sit = Sednout si sem
web-stand = Vstát
web-seat-waits = Čeká, až si někdo sedne
web-seat-give = Kdo má místo { $number }
web-host-part = Hostíš ty
web-start-match = Rozdat karty
web-start-ready = Všichni mají místo.
web-start-with-bots = { $count ->
        [one] Volné místo pak převezme bot ({ $level }).
        [few] { $count } volná místa pak převezmou boti ({ $level }).
       *[other] { $count } volných míst pak převezmou boti ({ $level }).
    }
web-close-table = Zrušit stůl
web-close-sure = Opravdu zrušit?
web-welcome = Vítej na palubě
web-welcome-what = Sedni si na volné místo, nebo zůstaň a dívej se.
web-seated = Máš místo
web-wait-for = Partie začne, až { $name } rozdá karty.
web-wait-for-host = Partie začne, až hostitel rozdá karty.
web-invite = Pozvi přátele
web-invite-what = Pošli odkaz, nebo nech kód přečíst fotoaparátem.
web-invite-link = Zvací odkaz
web-invite-qr = Zvací odkaz jako QR kód
web-invite-this-machine = Tato adresa platí jen na tomto počítači. Přátelé v tvé síti potřebují adresu počítače a server spuštěný s --host 0.0.0.0.
web-invitation-text = U stolu hry { $game } je pro tebe volné místo.
web-copy = Kopírovat
web-copied = Zkopírováno
web-copy-yourself = Prohlížeč této stránce kopírovat nedovolí; text je označený, zkopíruj ho.
web-share = Sdílet …
web-read-rules = Přečíst pravidla
web-stands-in = zaskočí: { $level }
web-fair-deal = Poctivé rozdání
web-fair-deal-what = Server už svou část míchání určil; dokazuje to číslo níže. Kdo si sedne, přidá vlastní náhodné číslice. Karty tak nemůže nikdo vybrat a po partii si to každý může ověřit.
web-commitment = Závazek serveru
web-tokens = Cizí boti
web-tokens-what = Každý bot se při připojení prokáže svým tokenem; nech si je pro sebe.
web-token-of = Token pro { $name }

## About

web-about-title = O aplikaci Freebooter
web-about-what = Domov pirátských karetních her: rozhodčí pro každé vydání, stůl pro přátele i boty a poctivé šance.
web-about-house = Pravidla domu
web-about-fair = Rozdává se poctivě a po každé partii to prohlížeč umí ověřit.
web-about-bots = Boti vidí to, co je vidět z jejich místa, a nic jiného.
web-about-coach = Šance jsou přesné; trenér neví víc než ty.
web-about-privacy = Žádné účty, žádné reklamy a nic se nenačítá z jiných stránek.
web-about-games = Ty dvě hry
web-about-by = Autoři: { $people }. Vydavatel: { $publisher }.
web-about-independent = Freebooter je nezávislé zpracování s vlastními slovy a kresbami; autoři ani vydavatelé s ním nemají nic společného. Líbí-li se ti hra, kup si ji.
web-about-credits = Poděkování
web-credit-icons = Ikony na kartách i jinde, autoři Lorc, Delapouite a další;
web-credit-grenze = písmo nadpisů a čísel, autoři Renata Polastri a Omnibus-Type.
web-credit-cabin = písmo všeho ostatního, autor Pablo Impallari.
web-credit-preact = skládá stránky.
web-credit-fluent = mluví čtyřmi jazyky.
web-credit-uqr = kreslí QR kódy.
web-credit-noble = ověřuje rozdání.
web-about-licence = Licence programu
web-about-free = Freebooter je svobodný software pod licencí MIT: používej ho, měň ho, šiř ho dál.
web-about-licences = Licence všeho, co vytvořili jiní
