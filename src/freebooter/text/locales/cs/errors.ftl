# Chyby: co je špatně a co s tím, nejvýš ve dvou krátkých větách.

error-game = Hra „{ $name }“ neexistuje. Na výběr: { $names }.
error-game-broken = Hru „{ $game }“ nelze načíst ({ $problem }). Nainstaluj ji znovu, nebo ji odeber.
error-game-part = Hře „{ $game }“ chybí { $part } ({ $problem }). Nainstaluj ji znovu, nebo ji odeber.
error-game-kind = To, co je nainstalováno jako hra „{ $game }“, není hra (typ: { $kind }). Napiš jejím tvůrcům, nebo ji odeber.
error-game-contract = Hra „{ $game }“ potřebuje rozhraní verze { $version }, tady je verze { $ours }. Nainstaluj verzi, která se hodí.
error-game-name = Hra „{ $game }“ si sama říká „{ $name }“. Obě jména musí být stejná a jen z malých písmen, číslic a spojovníků.
error-game-missing = Hra „{ $game }“ neurčuje { $part }. Napiš jejím tvůrcům, nebo ji odeber.
error-source = „{ $source }“ nelze přečíst. Zadej text nebo cestu k souboru.
error-file = Soubor nelze přečíst ({ $problem }). Zkontroluj jeho název a oprávnění.

## Příprava stolu

error-players = „{ $players }“ není seznam hráčů. Vypiš jejich jména v pořadí, v jakém sedí.
error-options = „{ $options }“ nejsou volby. Uveď každou jménem a s hodnotou.
error-player-count = Pro tolik hráčů ({ $players }) tato hra není. Je pro { $fewest } až { $most } { $most ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }.
error-player-name = „{ $name }“ nemůže být jméno hráče. Použij tisknutelné znaky (1 až { $longest }) bez dvojtečky, čárky a mřížky a bez mezer na krajích.
error-player-name-hidden = „{ $name }“ obsahuje neviditelné znaky. Ve jménu je vynech.
error-player-name-marks = „{ $name }“ vrší na jedno písmeno příliš mnoho znamének, nebo má znaménka bez písmene. Použij nejvýš { $most } na písmeno.
error-player-twice = Jméno „{ $name }“ se u stolu opakuje. Dej každému jiné.
error-seed-range = Seed { $seed } je mimo rozsah. Zvol celé číslo od 0 do { $largest }.
error-edition = Vydání „{ $name }“ neexistuje. Na výběr: { $names }.
error-option = Volba „{ $name }“ neexistuje. Na výběr: { $names }.
error-option-value = Volba { $name } nemůže být „{ $value }“. Na výběr: { $values }.

## Tahy

error-move-verb = „{ $move }“ není tah této hry. Tahy začínají slovy: { $verbs }.
error-move-shape = „{ $move }“ není zapsáno jako tah. Zapiš ho jako „{ $shape }“.
error-move-player = U tohoto stolu se nikdo nejmenuje „{ $name }“. Hrají: { $names }.
error-move-ambiguous = „{ $move }“ může znamenat: { $meanings }. Upřesni, co myslíš.
error-move-over = „{ $move }“ přichází pozdě. Partie už skončila.
error-move-turn = { $player } teď nemůže zahrát „{ $move }“. Teď rozhoduje: { $deciding }.
error-move-illegal = „{ $move }“ teď nejde. Možné tahy: { $legal }.
error-move-kind = „{ $move }“ není tah. Zadej ho v notaci, nebo jeho číslo.
error-move-seat = Místo { $seat } u tohoto stolu není. Zvol někoho, kdo u něj hraje.

## Záznamy

error-record-title = řádek { $line }: Tohle není záznam partie. První řádek musí být „{ $title }“.
error-record-text = řádek { $line }: Tohle není textový soubor. Záznam je text v UTF-8.
error-record-size = řádek { $line }: Soubor je na záznam příliš velký (limit v bajtech: { $most }). Zkontroluj, zda to záznam je.
error-record-cut = řádek { $line }: Záznam se tu přerušuje. Opatři si úplnou kopii.
error-record-altered = řádek { $line }: Tento řádek někdo změnil. Opatři si nezměněnou kopii záznamu.
error-record-expected = řádek { $line }: Tady mělo být „{ $name }“. Opatři si nezměněnou kopii záznamu.
error-record-seed = řádek { $line }: Seed není celé číslo. Opatři si nezměněnou kopii záznamu.
error-record-setup = řádek { $line }, příprava: { $problem }
error-record-number = řádek { $line }: Tady měl být tah { $number }. Opatři si nezměněnou kopii záznamu.
error-record-move = řádek { $line }, tah: { $problem }
error-record-result = řádek { $line }: Přehrání vychází jinak: { $name } je „{ $value }“. Opatři si nezměněnou kopii záznamu.
error-record-talk = řádek { $line }: Tady měl být řádek rozhovoru. Opatři si nezměněnou kopii záznamu.
error-record-rest = řádek { $line }: Záznam skončil už před tímto řádkem. Smaž všechno odtud dál.

## Scénáře

error-scenario = { $file }: { $key }: { $problem }
error-scenario-size = Soubor je na scénář příliš velký (limit v bajtech: { $most }). Zkontroluj, zda to scénář je.
error-scenario-text = Soubor není text v UTF-8. Ulož ho jako UTF-8.
error-scenario-yaml = Řádek { $line } není platný YAML ({ $problem }). Oprav ho.
error-scenario-document = Soubor neobsahuje klíče s hodnotami. Začni ho klíčem „game:“.
error-scenario-game = Chybí hra. Uveď ji takto: „game: NAME“.
error-scenario-key = Takový klíč neexistuje. Na výběr: { $keys }.
error-scenario-players = Chybějí hráči. Vypiš jejich jména v pořadí, v jakém sedí.
error-scenario-player = U stolu se nikdo nejmenuje „{ $name }“. Hrají: { $names }.
error-scenario-map = Sem patří jména s hodnotami. Zapiš je jako „{ "{" }name: value{ "}" }“.
error-scenario-cards = Sem patří seznam karet. Zapiš ho jako „[KARTA, KARTA]“.
error-scenario-moves = Sem patří seznam tahů. Zapiš ho jako „[TAH, TAH]“.
error-scenario-seed = Seed musí být celé číslo.
error-scenario-value = Tato hodnota ke klíči nepatří. Podívej se na stránku o scénářích.
error-scenario-card = Karta „{ $card }“ v této hře není. Zkontroluj barvu a hodnotu.
error-scenario-card-twice = Karta { $card } se tu opakuje víckrát, než kolikrát ve hře je (kopií: { $copies }). Jednu odeber.
error-scenario-too-many = Karet je tu příliš mnoho (limit: { $most }). Některé odeber.
error-scenario-flag = Hodnota musí být true nebo false.

## Boti

error-bot = Bot „{ $name }“ neexistuje. Na výběr: { $names }; nebo vlastní jako cesta/k/souboru.py:Třída.

## Simulace a soubory

error-games = Počet partií nemůže být { $games }. Zvol 1 nebo víc.
error-seeds-range = Seed { $seed } je pro tolik partií ({ $games }) příliš vysoký. Zvol číslo od 0 do { $largest }.
error-cores = Počet jader nemůže být { $cores }. Zvol 1 nebo víc.
error-balance-none = Hra „{ $game }“ nemá žádné otázky k vyváženosti. Zvol jinou.
error-extra = Chybí { $part }. Nainstaluj ho pomocí „pip install 'freebooter[{ $extra }]'“.
error-file-exists = Soubor { $file } už existuje. Zvol jiný název, nebo ho nejdřív smaž.
error-file-write = Soubor { $file } nelze zapsat ({ $problem }). Zvol jiné místo.

## Rozhovor

error-talk-line = Tohle u stolu říct nejde. Použij tisknutelné znaky (1 až { $longest }).
error-promise-none = V této hře sliby nejsou. Prostě to řekni.
