# Prohlížeč všude: navigace, rámec kolem stolu, klávesy, průběh, chat a trenér.

## The house

web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-lobby = Stoly
web-nav-games = Moje partie
web-nav-learn = Výuka
web-nav-settings = Nastavení
web-nav-turns = { $count ->
        [one] jsi na tahu u { $count } stolu
       *[other] jsi na tahu u { $count } stolů
    }
web-nav-settings-short = Nastavení
web-nav-lobby-short = Stoly
web-nav-games-short = Partie
web-about = O aplikaci a poděkování
web-rules-of = Pravidla hry { $game }
web-skip = Přejít k obsahu
web-close = Zavřít
web-announcements = Oznámení
web-loading = Okamžik…
web-try-again = Zkusit znovu
web-unreachable = Server není dostupný. Zkontroluj připojení a zkus to znovu.
web-missing = Stránka nenalezena
web-missing-what = Zkontroluj adresu; stránka se možná přestěhovala.

## A table

web-no-table = Stůl nenalezen
web-table-closed = Tento stůl byl zavřen dřív, než partie začala.
web-your-turn = Jsi na tahu
web-you = ty
web-bot = bot
web-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dní
    }
web-time-left = Zbývající čas
web-away-clock = vypršel čas, hraje bot
web-away-gone = pryč, hraje bot
web-away-resigned = vzdáno
web-not-connected = bez připojení
web-link-connecting = Připojování…
web-link-open = Připojeno
web-link-lost = Spojení přerušeno. Obnovuje se…
web-link-open-waiting = Odesílání…
web-link-lost-waiting = Spojení přerušeno. Po obnovení se tvůj tah odešle…
web-link-connecting-waiting = Připojování… Tvůj tah je uložený.
web-since = Od tvého posledního tahu
web-since-read = Jasně
web-next = Dál
web-pace = Tempo
web-pace-relaxed = Pohodové
web-pace-normal = Běžné
web-pace-quick = Svižné
web-pace-instant = Okamžité
web-pace-step = Krok za krokem
web-unread = { $count ->
        [one] { $count } nová zpráva
        [few] { $count } nové zprávy
        [many] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
web-watching = díváš se
web-paused = pozastaveno
web-spectators = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
        [many] { $count } diváka
       *[other] { $count } diváků
    }
web-leave = Odejít od stolu
web-rules = Pravidla
web-menu = Nabídka
web-show-odds = Ukazovat šance
web-no-coach = U tohoto stolu se šance neukazují a trenér neradí.
web-return = Převzít zpět své místo
web-forfeited = Hrál za tebe bot, což se do hodnocení počítá jako vzdání. Hrát dál ale můžeš.
web-resume = Pokračovat v partii
web-pause = Hlasovat pro přestávku
web-abandon = Hlasovat pro ukončení
web-vote-pause = { $count ->
        [one] { $count } hlas pro přestávku.
        [few] { $count } hlasy pro přestávku.
        [many] { $count } hlasu pro přestávku.
       *[other] { $count } hlasů pro přestávku.
    }
web-vote-abandon = { $count ->
        [one] { $count } hlas pro ukončení partie.
        [few] { $count } hlasy pro ukončení partie.
        [many] { $count } hlasu pro ukončení partie.
       *[other] { $count } hlasů pro ukončení partie.
    }
web-resign = Vzdát partii
web-resign-sure = Opravdu vzdát?
web-show-result = Ukázat výsledek

## Keys

web-keys = Klávesové zkratky
web-keys-more = Tabulátor přejde na další volbu, Enter nebo mezerník ji vybere, Escape zavře okno.
web-key-rules = Otevřít pravidla
web-key-talk = Ukázat nebo skrýt průběh a chat

## Log and chat

web-side = Průběh a chat
web-log = Průběh
web-talk = Chat
web-talk-empty = Zatím žádné zprávy.
web-say = Zpráva ke stolu
web-send = Odeslat
web-mute = Ztlumit: { $name }
web-unmute = Zrušit ztlumení: { $name }
web-phrase-hello = Ahoj!
web-phrase-nice = Pěkně zahráno!
web-phrase-ouch = Au!
web-phrase-hurry = Tak hraj, posádka čeká!
web-phrase-thanks = Díky za partii!

## The coach

web-coach = Trenér
web-coach-ask = Zeptat se trenéra
web-coach-says = Rada trenéra
web-coach-what = Tvoje odhadovaná šance na výhru při každé volbě:
web-coach-value = { $value } ± { $margin }
web-coach-thinks = Trenér si to prohlíží…
web-coach-sharpens = Ještě přemýšlí…
web-coach-all-equal = Zhruba stejné
web-coach-equal = Zhruba stejné: { $choices }
web-coach-equal-many = Zhruba stejných voleb: { $count }
web-coach-all = Všechny volby
web-coach-one-more = { $than ->
        [more] Další karta přinese asi o { $points ->
                [one] { $points } bod
                [few] { $points } body
                [many] { $points } bodu
               *[other] { $points } bodů
            } víc, než když vezmeš kořist teď.
        [less] Další karta přinese asi o { $points ->
                [one] { $points } bod
                [few] { $points } body
                [many] { $points } bodu
               *[other] { $points } bodů
            } méně, než když vezmeš kořist teď.
       *[same] Další karta přinese asi tolik, jako když vezmeš kořist teď.
    }

## A game without a board of its own

web-generic-table = Na stole
web-generic-choices = Tvoje možnosti
web-generic-points = Body
web-generic-at-turn = na tahu
web-generic-busts = trop
web-generic-then = { $points ->
        [one] potom { $points } bod
        [few] potom { $points } body
        [many] potom { $points } bodu
       *[other] potom { $points } bodů
    }
web-generic-odds = Šance
web-generic-bust-chance = Šance, že příště budeš trop
web-generic-nothing = nic
web-generic-hidden = lícem dolů
web-generic-yes = ano
web-generic-no = ne

## Any game

card = { $suit } { $value }
