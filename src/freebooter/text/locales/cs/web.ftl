# What the browser says everywhere: the house, a table's frame, keys, log and talk.

## The house

web-nav = Hlavní nabídka
web-nav-play = Hrát
web-nav-lobby = Stoly
web-nav-games = Moje hry
web-nav-learn = Naučit se
web-nav-settings = Nastavení
web-nav-turns = { $count ->
        [one] na tahu u { $count } stolu
       *[other] na tahu u { $count } stolů
    }
web-nav-settings-short = Nastavení
web-nav-lobby-short = Stoly
web-nav-games-short = Hry
web-about = O aplikaci a poděkování
web-rules-of = Pravidla hry { $game }
web-skip = Přejít k obsahu
web-close = Zavřít
web-announcements = Co se děje
web-loading = Okamžik …
web-try-again = Zkusit znovu
web-unreachable = Server není dostupný; zkontroluj připojení a zkus to znovu.
web-missing = Tady nic není
web-missing-what = Adresa je možná překlepnutá, nebo se stránka přestěhovala.

## A table

web-no-table = Takový stůl není
web-table-closed = Tento stůl byl zrušen dřív, než hra začala.
web-your-turn = Jsi na tahu
web-you = ty
web-bot = počítač
web-days = { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
web-time-left = Zbývající čas
web-away-clock = vypršel čas, hraje počítač
web-away-gone = pryč, hraje počítač
web-away-resigned = vzdal to
web-not-connected = nepřipojen
web-link-connecting = Připojuji …
web-link-open = Připojeno
web-link-lost = Spojení se ztratilo; zkouším to znovu …
web-link-open-waiting = Odesílá se …
web-link-lost-waiting = Spojení vypadlo; tvůj tah se odešle, jakmile se obnoví …
web-link-connecting-waiting = Navazuje se spojení; tvůj tah čeká …
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
        [one] { $count } nová poznámka
        [few] { $count } nové poznámky
       *[other] { $count } nových poznámek
    }
web-watching = díváš se
web-paused = pozastaveno
web-spectators = { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
web-leave = Odejít od stolu
web-rules = Pravidla
web-menu = Nabídka
web-show-odds = Ukazovat šance
web-no-coach = U tohoto stolu se hraje bez nápovědy: šance se neukazují.
web-return = Hrát dál sám
web-forfeited = Hrál za tebe bot: pro hodnocení to platí jako vzdání. Hrát dál ale můžeš.
web-resume = Pokračovat ve hře
web-pause = Požádat o přestávku
web-abandon = Navrhnout ukončení hry
web-vote-pause = { $count ->
        [one] { $count } hráč chce přestávku.
        [few] { $count } hráči chtějí přestávku.
       *[other] { $count } hráčů chce přestávku.
    }
web-vote-abandon = { $count ->
        [one] { $count } hráč chce hru ukončit.
        [few] { $count } hráči chtějí hru ukončit.
       *[other] { $count } hráčů chce hru ukončit.
    }
web-resign = Vzdát hru
web-resign-sure = Opravdu vzdát?
web-show-result = Ukázat výsledek

## Keys

web-keys = Klávesové zkratky
web-keys-more = Tabulátor přechází mezi volbami, Enter nebo mezerník volí, Escape zavírá okno.
web-key-rules = Otevřít pravidla
web-key-talk = Průběh a rozhovor

## Log and talk

web-side = Průběh a rozhovor vedle stolu
web-log = Průběh
web-talk = Rozhovor
web-talk-empty = Zatím nikdo nic neřekl.
web-say = Řekni něco ke stolu
web-send = Odeslat
web-mute = Ztlumit: { $name }
web-unmute = Znovu slyšet: { $name }
web-phrase-hello = Ahoj!
web-phrase-nice = Pěkně zahráno!
web-phrase-ouch = Au!
web-phrase-hurry = Odvahu a hraj!
web-phrase-thanks = Díky za hru!

## The coach

web-coach = Trenér
web-coach-ask = Zeptat se trenéra
web-coach-says = Co říká trenér
web-coach-what = Podíl na vítězství, který můžeš po každé volbě čekat:
web-coach-value = { $value } ± { $margin }
web-coach-thinks = Trenér se dívá …
web-coach-sharpens = Ještě přemýšlí …
web-coach-all-equal = Zhruba stejné
web-coach-equal = Zhruba stejné: { $choices }
web-coach-equal-many = Zhruba stejných voleb: { $count }
web-coach-all = Všechny volby

## A game without a board of its own

web-generic-table = Co leží na stole
web-generic-choices = Co můžeš udělat
web-generic-points = Body
web-generic-at-turn = na tahu
web-generic-busts = je trop
web-generic-then = { $points ->
        [one] potom { $points } bod
        [few] potom { $points } body
       *[other] potom { $points } bodů
    }
web-generic-odds = Pravděpodobnosti
web-generic-bust-chance = Příští tah je trop
web-generic-nothing = nic
web-generic-hidden = lícem dolů
web-generic-yes = ano
web-generic-no = ne

## Any game

card = { $suit } { $value }
