# Zpráva o vyváženosti hry Dead Man's Draw.

balance-usual-policy = swift

balance-question-alone = Která postava vyhrává, když ji má jen jeden hráč?
balance-about-alone = Jeden hráč má postavu, ostatní žádnou. Každé rozdání se hraje jednou z každého místa. Nad rovným podílem postava pomáhá.
balance-alone-players = Postavu má jeden, hráčů u stolu { $players }: podíl výher v %
balance-question-everybody = Která postava vyhrává, když má každý nějakou?
balance-about-everybody = Každý dostane náhodnou postavu, takže každá potká i ty, které jí škodí.
balance-everybody-players = Postavu má každý, hráčů u stolu { $players }: podíl výher v %
balance-picture-traits = { $title }, s 95% intervaly. Čárkovaně: rovný podíl.
balance-trait = postava
balance-replay = { $edition }, mořské panny s efektem

balance-question-pairs = Která postava poráží kterou?
balance-about-pairs = Dva hráči, každý s jednou postavou, každé rozdání v obou rozesazeních.
balance-pairs-title = Podíl výher řádku proti sloupci v %, vydání: { $house }
balance-pairs-error = Průměr platí proti všem soupeřům. Ostatní čísla jsou přesná na ±{ $error } nebo lépe.
balance-picture-pairs = { $title }. Sloupce nesou čísla řádků.
balance-mean = průměr

balance-question-seat = Jakou cenu má začínat?
balance-about-seat = Kdo začíná, určí los, a nikdo nemá postavu. Místo 1 začíná, místo 2 sedí nalevo od něj a tak dále.
balance-seat-title = Podíl výher podle místa v %
balance-picture-seat = O kolik víc než rovný podíl vyhrává každé místo podle počtu hráčů, s 95% intervaly.

balance-question-variants = Co mění karty variant?
balance-about-variants = Všechny varianty se hrají na stejných rozdáních a nikdo nemá postavu.
balance-variants-players = Varianty, hráčů u stolu { $players }
balance-variants-changes = Změna proti hře bez karty varianty, hráčů u stolu { $players }
balance-picture-variants = Rozložení bodů, hráčů u stolu { $players }: prostřední polovina a medián.
balance-variant = varianta
balance-busts = trop na tah, %
balance-turns = tahy
balance-start = vyhrává, kdo začíná, %
balance-mermaids = Mořské panny s efektem
