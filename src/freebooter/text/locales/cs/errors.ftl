# Každé odmítnutí: jedna věta, která řekne, co bylo špatně a co s tím.

error-game = Hra „{ $name }“ neexistuje; na výběr jsou { $names }.
error-game-broken = Hru „{ $game }“ nelze načíst ({ $problem }); nainstaluj ji znovu, nebo ji odeber.
error-game-part = Hře „{ $game }“ chybí { $part } ({ $problem }); nainstaluj ji znovu, nebo ji odeber.
error-game-kind = To, co je nainstalováno jako hra „{ $game }“, není hra, ale { $kind }; napiš jejím tvůrcům, nebo ji odeber.
error-game-contract = Hra „{ $game }“ je napsána pro verzi { $version } rozhraní, ale tady platí verze { $ours }; nainstaluj verzi, která se hodí.
error-game-name = Hra „{ $game }“ si sama říká „{ $name }“; hra má jediné jméno z malých písmen, číslic a spojovníků.
error-game-missing = Hra „{ $game }“ neříká, co jsou její { $part }; napiš jejím tvůrcům, nebo ji odeber.
error-source = „{ $source }“ nelze přečíst; zadej text nebo cestu k souboru.
error-file = Soubor nelze přečíst ({ $problem }); zkontroluj jeho název a zda ho smíš číst.

## Příprava stolu

error-players = Hráči nemohou být „{ $players }“; vyjmenuj jejich jména v pořadí, jak sedí.
error-options = Volby nemohou být „{ $options }“; uveď každou i s hodnotou.
error-player-count = Pro { $players } { $players ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } tato hra není; je pro { $fewest } až { $most } { $most ->
        [few] hráče
       *[other] hráčů
    }.
error-player-name = „{ $name }“ nemůže být jméno hráče; použij 1 až { $longest } tisknutelných znaků bez dvojtečky, čárky a mřížky a bez mezer na krajích.
error-player-name-hidden = „{ $name }“ obsahuje znaky, které nejsou vidět; ve jménu je vynech.
error-player-name-marks = „{ $name }“ vrší znaménka na jedno písmeno, nebo je klade na žádné; použij nejvýš { $most } na každém.
error-player-twice = Dva hráči se jmenují „{ $name }“; dej každému vlastní jméno.
error-seed-range = Seed { $seed } je mimo rozsah; zvol celé číslo od 0 do { $largest }.
error-edition = Vydání „{ $name }“ neexistuje; na výběr jsou { $names }.
error-option = Volba „{ $name }“ neexistuje; volby jsou { $names }.
error-option-value = Volba { $name } nemůže být „{ $value }“; možnosti jsou { $values }.

## Akce

error-move-verb = „{ $move }“ není akce této hry; akce začínají slovy { $verbs }.
error-move-shape = „{ $move }“ není zapsáno jako akce; zapiš ji jako „{ $shape }“.
error-move-player = U tohoto stolu se nikdo nejmenuje „{ $name }“; hráči jsou { $names }.
error-move-ambiguous = „{ $move }“ může znamenat { $meanings }; upřesni, co myslíš.
error-move-over = „{ $move }“ přichází pozdě, hra už skončila.
error-move-turn = „{ $move }“ teď { $player } zahrát nemůže; na řadě je { $deciding }.
error-move-illegal = „{ $move }“ teď nejde; zahrát lze { $legal }.
error-move-kind = „{ $move }“ není akce; zapiš ji v notaci, nebo uveď její číslo.
error-move-seat = Místo { $seat } u tohoto stolu není; zvol některého z jeho hráčů.

## Záznamy

error-record-title = řádek { $line }: tohle není záznam partie; ten začíná řádkem „{ $title }“.
error-record-text = řádek { $line }: tohle není textový soubor; záznam je text v UTF-8.
error-record-size = řádek { $line }: soubor je větší než jakýkoli záznam ({ $most } bajtů); zkontroluj, zda to záznam je.
error-record-cut = řádek { $line }: záznam se tu přerušuje; opatři si jeho úplnou kopii.
error-record-altered = řádek { $line }: tento řádek není takový, jak byl zapsán; opatři si nezměněnou kopii záznamu.
error-record-expected = řádek { $line }: tady mělo být „{ $name }“; opatři si nezměněnou kopii záznamu.
error-record-seed = řádek { $line }: seed není celé číslo; opatři si nezměněnou kopii záznamu.
error-record-setup = řádek { $line }: stůl nelze připravit. { $problem }
error-record-number = řádek { $line }: tady měla být akce { $number }; opatři si nezměněnou kopii záznamu.
error-record-move = řádek { $line }: akce se odmítá. { $problem }
error-record-result = řádek { $line }: přehrání říká něco jiného, { $name } je „{ $value }“; opatři si nezměněnou kopii záznamu.
error-record-talk = řádek { $line }: tady měl být řádek řečí; opatři si nezměněnou kopii záznamu.
error-record-rest = řádek { $line }: záznam skončil už před tímto řádkem; smaž, co následuje.

## Scénáře

error-scenario = { $file }: { $key }: { $problem }
error-scenario-size = soubor je větší než jakýkoli scénář ({ $most } bajtů); zkontroluj, zda to scénář je.
error-scenario-text = soubor není text v UTF-8; ulož ho tak.
error-scenario-yaml = řádek { $line } není YAML ({ $problem }); oprav ho.
error-scenario-document = soubor neobsahuje klíče s hodnotami; začni ho „game:“.
error-scenario-game = chybí hra; uveď ji takto: „game: NAME“.
error-scenario-key = takový klíč neexistuje; klíče jsou { $keys }.
error-scenario-players = chybějí hráči; vypiš jejich jména v pořadí, v jakém sedí.
error-scenario-player = nikdo u stolu se nejmenuje „{ $name }“; hráči jsou { $names }.
error-scenario-map = tady patří jména s hodnotami; zapiš je jako „{ "{" }name: value{ "}" }“.
error-scenario-cards = tady patří seznam karet; zapiš ho jako „[KARTA, KARTA]“.
error-scenario-moves = tady patří seznam akcí; zapiš ho jako „[AKCE, AKCE]“.
error-scenario-seed = seed musí být celé číslo.
error-scenario-value = hodnota není zapsána tak, jak ji tento klíč potřebuje; podívej se na stránku o scénářích.
error-scenario-card = karta „{ $card }“ v této hře není; zkontroluj barvu a hodnotu.
error-scenario-card-twice = karta { $card } leží na stole vícekrát, než kolik jí je ve hře ({ $copies }); jednu odeber.
error-scenario-too-many = víc karet než { $most } tu ležet nemůže; některé odeber.
error-scenario-flag = hodnota musí být true nebo false.

## Boti

error-bot = Bot „{ $name }“ neexistuje; na výběr jsou { $names }, a vlastní bot je cesta/k/souboru.py:Třída.

## Simulace a soubory

error-games = Počet partií { $games } odehrát nelze; zadej aspoň jednu.
error-seeds-range = Seed { $seed } nenechává místo pro tolik partií ({ $games }); zvol číslo od 0 do { $largest }.
error-cores = Počet jader { $cores } pracovat nemůže; zadej aspoň jedno.
error-balance-none = Hra „{ $game }“ nemá žádné otázky k vyváženosti; vyber jinou.
error-extra = Chybí { $part }; nainstaluj ho pomocí „pip install 'freebooter[{ $extra }]'“.
error-file-exists = Soubor { $file } už existuje; zvol jiný název, nebo ho nejdřív smaž.
error-file-write = Soubor { $file } nelze zapsat ({ $problem }); zvol jiné místo.

## Řeči

error-talk-line = Tohle u stolu říct nejde; použij 1 až { $longest } tisknutelných znaků.
error-promise-none = V této hře se nedá nic slíbit; prostě to řekni.
