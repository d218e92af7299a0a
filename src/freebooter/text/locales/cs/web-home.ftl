# Stránky kolem stolů: úvod, příprava stolu, čekárna, seznam stolů, partie, nastavení, profily, o aplikaci.

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
web-plan-usual = Vrátit vše na výchozí
web-your-turn-at = Jsi na tahu: { $game }
web-continue-game = Hrát dál: { $game }
web-home-tables = Jiné stoly
web-all-games = Zobrazit všechny své partie
web-all-tables = Zobrazit všechny stoly
web-fact-players = { $most ->
        [one] { $fewest }–{ $most } hráč
        [few] { $fewest }–{ $most } hráči
        [many] { $fewest }–{ $most } hráče
       *[other] { $fewest }–{ $most } hráčů
    }
web-fact-minutes = asi { $minutes } min
web-play = Hrát
web-play-game = Hrát { $game }
web-set-up = Připravit stůl
web-set-up-game = Připravit stůl: { $game }
web-learn-in = { $count ->
        [one] Výuka: { $count } krok
        [few] Výuka: { $count } kroky
        [many] Výuka: { $count } kroku
       *[other] Výuka: { $count } kroků
    }
web-one-moment = Okamžik…

## Bots

level-drifter = Trosečník

## Tables in lists

web-crew = U tohoto stolu
web-open-seat = volné místo
web-status-gathering = čeká se na hráče
web-status-playing = hraje se
web-status-over = dohráno
web-status-closed = zavřeno
web-join = Sednout si
web-watch = Dívat se
web-to-the-table = Jít ke stolu
web-play-on = Hrát dál
web-rated = hodnocená
web-clock-is-casual = bez hodin
web-clock-is-live = { $minutes } min + { $increment } s
web-clock-is-correspondence = { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
        [many] { $days } dne na tah
       *[other] { $days } dní na tah
    }
web-house-rules-are = Domácí pravidla: { $rules }

## Lobby

web-lobby = Veřejné stoly
web-lobby-what = Sedni si na volné místo, nebo se někomu podívej přes rameno. Seznam se obnovuje sám.
web-which-game = Která hra?
web-both-games = Všechny hry
web-lobby-gathering = Čeká se na hráče
web-lobby-playing = Hraje se
web-lobby-empty = Žádný stůl v dohledu. Připrav vlastní a ostatní ho tu najdou.

## My games

web-games-empty = Tvůj lodní deník je zatím prázdný. Tady najdeš své partie i s přehráním a rozborem.
web-games-running = Rozehrané
web-games-finished = Dohrané
web-fate-won = výhra
web-fate-lost = prohra
web-fate-shared = dělené vítězství
web-fate-abandoned = předčasně ukončeno
web-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
web-to-replay = Přehrát
web-to-review = Zobrazit výsledek a rozbor
web-no-longer-kept = Zůstal jen výsledek. Záznam byl smazán, aby se ušetřilo místo.
web-own-page = Zobrazit svůj veřejný profil

## A player

web-player = Profil
web-player-since = Na moři od { $date }
web-ratings = Hodnocení
web-ratings-none = Zatím žádné hodnocené partie.
web-rating-from = { $count ->
        [one] Podle { $count } hodnocené partie.
       *[other] Podle { $count } hodnocených partií.
    }
web-rating-estimate = Odhad: { $mean } ± { $deviation }. Ukazuje se opatrná dolní mez.
web-public-matches = Veřejné partie
web-public-matches-none = Zatím žádné veřejné partie.

## Settings

web-settings-what = Uloženo v tomto prohlížeči. Server zná jen tvoje jméno.
web-settings-name = Tvoje jméno u stolu
web-settings-name-what = Toto jméno vidí všichni. V rozehraných partiích zůstane staré.
web-settings-looks = Jazyk a vzhled
web-settings-language = Jazyk
web-settings-theme = Motiv
web-theme-system = Podle systému
web-theme-light = Světlý
web-theme-dark = Tmavý
web-settings-motion = Animace
web-motion-system = Podle systému
web-motion-full = Plné
web-motion-reduced = Omezené
web-settings-sounds = Zvuk
web-settings-sounds-what = Karty, mince a zvon, když jsi na tahu. Ozve se po prvním klepnutí nebo kliknutí.
web-volume = Hlasitost
web-sound-off = Vypnout zvuk
web-sound-on = Zapnout zvuk
web-settings-sea = Moře v pozadí
web-settings-sea-what = Tichý příboj, dokud sedíš u stolu.
web-settings-calls = Když jsi na tahu
web-settings-sound-try = Vyzkoušet
web-settings-notifications = Upozorňovat mě
web-settings-notifications-what = Prohlížeč oznámí, že jsi na tahu, i když máš otevřenou jinou stránku.
web-notifications-missing = Tento prohlížeč tu upozornění posílat nemůže. Použij zabezpečenou adresu (https), nebo stránku otevři přímo na počítači se serverem.
web-notifications-blocked = Upozornění jsou pro tuto stránku zakázaná. Povol je v nastavení prohlížeče a pak se vrať.
web-settings-hands = Ovládání hry
web-settings-undo = Čas na vrácení tahu
web-settings-undo-what = Volba, která zasáhne jiné hráče, chvíli počká, než začne platit.
web-undo-off = Vypnuto
web-undo-on = 2 sekundy
web-settings-forced = Hrát vynucené tahy za mě
web-settings-forced-what = Je-li možný jediný tah, provede se po chvíli sám.
web-settings-passing = Pasovat za mě
web-settings-passing-what = Kde můžeš zasáhnout, ale skoro nikdy to neděláš, pasuješ bez ptaní.
web-settings-keys = Ukazovat klávesy na tlačítkách
web-settings-keys-what = Na zařízeních s klávesnicí.
web-settings-help = Nápověda u stolu
web-settings-odds-what = Jaká je šance, že budeš trop, a o co přijdeš, u stolů, které to dovolují.
web-settings-tips = Ukazovat tipy
web-settings-tips-what = Vysvětlí každou část stolu, když ji poprvé uvidíš.
web-settings-tips-again = Ukázat všechny tipy znovu
web-settings-tips-fresh = Všechny tipy uvidíš znovu.
web-settings-muted = Ztlumení hráči
web-sign-out = Odhlášení
web-sign-out-what = Přihlášení drží cookie v tomto prohlížeči. Heslo neexistuje.
web-sign-out-here = Odhlásit zde
web-sign-out-everywhere = Odhlásit všude
web-sign-out-here-what = Tento prohlížeč zapomene, kdo jsi. V ostatních prohlížečích přihlášení zůstane.
web-sign-out-everywhere-what = Každý prohlížeč, ve kterém hraješ, zapomene, kdo jsi. Odhlásí se i každý, kdo má kopii tvého přihlášení.
web-sign-out-guest = Jsi host bez hesla. Až se odhlásíš v posledním prohlížeči, už se vrátit nemůžeš: tvé jméno, místa a hodnocení tu zůstanou a začneš znovu jako nový host.
web-sign-out-sure = Odhlásit natrvalo
web-sign-out-stay = Neodhlašovat

## Setting up a table

web-part-seats = Kdo hraje
web-players = Počet hráčů
web-seat-number = Místo { $number }
web-seat-person = Já
web-seat-open = Pro přátele (volné místo)
web-seat-bots = Boti
web-seat-bot = Bot: { $level }
web-seat-outside = Externí bot
web-seat-person-what = Tvoje vlastní místo.
web-seat-open-what = Pro kohokoli s odkazem. Když nikdo nepřijde, hraje bot.
web-seat-outside-what = Tvůj vlastní program, který se připojí po síti.
web-others-are = Ostatní místa obsadit:
web-others-friends = přáteli
web-others-bots = boty
web-part-rules = Co se hraje
web-edition = Vydání
web-house-rules = Domácí pravidla
web-house-rules-what = Každé pravidlo, ve kterém se vydání liší, si nastav zvlášť.
web-house-rules-clear = Vrátit pravidla vydání
web-changed = { $count ->
        [one] { $count } změna
        [few] { $count } změny
        [many] { $count } změny
       *[other] { $count } změn
    }
web-as-in-edition = jako ve vydání
web-as-usual = výchozí
web-card-text = Celý text: { $card }
web-part-clock = Hodiny
web-clock-casual = Bez hodin
web-clock-casual-what = Všichni mají tolik času, kolik potřebují.
web-clock-live = S hodinami
web-clock-live-what = Minuty na celou partii a k tomu pár sekund za každý tah. Když ti dojde čas, hraje bot, dokud své místo zase nepřevezmeš.
web-clock-correspondence = Na dálku
web-clock-correspondence-what = Dny na každý tah. Přicházej a odcházej, jak chceš.
web-clock-minutes = Minut na hráče
web-clock-increment = Přídavek (sekundy)
web-clock-days = Dní na tah
web-part-table = Stůl
web-visibility = Kdo se smí přidat
web-visibility-private = Soukromý
web-visibility-private-what = Najít stůl, sednout si k němu nebo se dívat může jen ten, kdo má odkaz.
web-visibility-public = Veřejný
web-visibility-public-what = Stůl je v seznamu „Stoly“. Kdokoli si může sednout nebo se dívat.
web-coach-allowed = Šance a trenér
web-coach-allowed-what = Všichni vidí přesné šance a mohou se ptát trenéra. Jinak je to jen na tobě.
web-rated-wanted = Hodnocená partie
web-rated-what = Počítá se do hodnocení, když hrají aspoň dva lidé. Když odejdeš nebo partii vzdáš, tvoje hodnocení klesne, i kdyby za tebe bot vyhrál.
web-rated-leaving = Hodnoceno: odchod nebo vypršení času platí jako vzdání, i když se vrátíš
web-stand-in = Náhradní bot
web-stand-in-level = Hraje za každého, kdo je pryč
web-stand-in-usual = Výchozí bot
web-stand-in-what = Převezme místo, když někdo odejde, a na začátku obsadí volná místa.
web-problem-minutes = Nastav na hodinách 1 až 120 minut na hráče.
web-problem-increment = Přídavek může být nejvýše 600 sekund.
web-problem-days = Zvol 1 až 30 dní na tah.
web-problem-rated = Hodnocená partie potřebuje místa aspoň pro dva lidi. Nech jedno volné pro přátele, nebo hraj bez hodnocení.
web-problem-rated-outside = Externí boti nesmějí hrát hodnocené partie. Dej místo někomu jinému, nebo hraj bez hodnocení.
web-summary = Tvůj stůl
web-sum-you = ty
web-sum-friends = { $count ->
        [one] místo pro přátele
        [few] { $count } místa pro přátele
        [many] { $count } místa pro přátele
       *[other] { $count } míst pro přátele
    }
web-sum-bots = { $count ->
        [one] bot ({ $level })
        [few] { $count } boti ({ $level })
        [many] { $count } bota ({ $level })
       *[other] { $count } botů ({ $level })
    }
web-sum-outside = { $count ->
        [one] externí bot
        [few] { $count } externí boti
        [many] { $count } externího bota
       *[other] { $count } externích botů
    }
web-sum-private = soukromý
web-sum-public = veřejný
web-sum-coach = šance viditelné
web-sum-no-coach = šance skryté
web-sum-watching = Nemáš místo, budeš se tedy dívat.
web-start-now = Začít hrát
web-open-table = Otevřít stůl

## The waiting room

web-gathering = Partie hry { $game }
web-gathering-missing = { $count ->
        [0] Všechna místa jsou obsazena.
        [one] Ještě { $count } místo je volné.
        [few] Ještě { $count } místa jsou volná.
        [many] Ještě { $count } místa je volné.
       *[other] Ještě { $count } míst je volných.
    }
web-host = vede stůl
web-here = u stolu
web-sit = Sednout si sem
web-stand = Vstát
web-seat-waits = Čeká, až si někdo sedne
web-seat-give = Kdo dostane místo { $number }
web-host-part = Vedeš tento stůl
web-start-match = Rozdat karty
web-start-ready = Všichni mají místo.
web-start-with-bots = { $count ->
        [one] Volné místo převezme bot ({ $level }).
        [few] { $count } volná místa převezmou boti ({ $level }).
        [many] { $count } volného místa převezmou boti ({ $level }).
       *[other] { $count } volných míst převezmou boti ({ $level }).
    }
web-close-table = Zavřít stůl
web-close-sure = Opravdu zavřít?
web-welcome = Vítej na palubě
web-welcome-what = Sedni si na volné místo, nebo zůstaň a dívej se.
web-seated = Máš místo
web-wait-for = Partie začne, až { $name } rozdá karty.
web-wait-for-host = Partie začne, až se rozdají karty.
web-invite = Pozvat přátele
web-invite-what = Pošli jim odkaz, nebo jim dej naskenovat kód.
web-invite-link = Odkaz s pozvánkou
web-invite-qr = Odkaz s pozvánkou jako QR kód
web-invite-this-machine = Tato adresa platí jen na tomto počítači. Chceš-li pozvat přátele ze své sítě, spusť server s --host 0.0.0.0 a pošli jim adresu počítače.
web-invitation-text = V partii hry { $game } je pro tebe volné místo.
web-copy = Kopírovat
web-copied = Zkopírováno
web-copy-yourself = Prohlížeč této stránce kopírovat nedovolí. Text je označený, zkopíruj ho ručně.
web-share = Sdílet…
web-read-rules = Přečíst pravidla
web-stands-in = náhradník: { $level }
web-fair-deal = Poctivé rozdání
web-fair-deal-what = Server už svou část míchání určil; dokazuje to číslo níže. Kdo si sedne, přidá vlastní náhodné číslo, nonce. Karty tak nemůže nikdo vybrat a po partii si to každý může ověřit.
web-commitment = Závazek serveru
web-tokens = Externí boti
web-tokens-what = Každý bot se při připojení prokáže svým tokenem. Tokeny si nech pro sebe.
web-token-of = Token pro { $name }

## About

web-about-title = O aplikaci Freebooter
web-about-what = Domov pirátských karetních her: rozhodčí pro každé vydání, stůl pro přátele i boty a poctivé šance.
web-about-house = Co slibujeme
web-about-fair = Rozdává se poctivě a po každé partii to prohlížeč umí ověřit.
web-about-bots = Boti vidí to, co je vidět z jejich místa, a nic jiného.
web-about-coach = Šance jsou přesné. Trenér neví víc než ty.
web-about-privacy = Žádné účty, žádné reklamy a nic se nenačítá z jiných stránek.
web-about-games = Hry
web-about-by = Autoři: { $people }. Vydavatel: { $publisher }.
web-about-independent = Freebooter je nezávislé zpracování s vlastními texty a kresbami. Autoři ani vydavatelé her se na něm nepodílejí. Líbí-li se ti hra, kup si ji.
web-about-credits = Poděkování
web-credit-icons = Ikony na kartách i jinde, autoři Lorc, Delapouite a další.
web-credit-grenze = Písmo pro nadpisy a čísla, autoři Renata Polastri a Omnibus-Type.
web-credit-cabin = Písmo pro všechno ostatní, autor Pablo Impallari.
web-credit-preact = Skládá stránky.
web-credit-fluent = Mluví čtyřmi jazyky.
web-credit-uqr = Kreslí QR kódy.
web-credit-noble = Ověřuje rozdání.
web-about-licence = Licence programu
web-about-free = Freebooter je svobodný software pod licencí MIT: používej ho, měň ho, šiř ho dál.
web-about-licences = Licence třetích stran
