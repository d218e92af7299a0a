# Prostředí k učení: co odmítají a co dělat.

error-env-players = Počet hráčů nemůže být „{ $players }“. Zadej celé číslo od { $fewest } do { $most }.
error-env-features = Hra „{ $game }“ ohlašuje jiný počet příznaků ({ $declared }), než kolik zapisuje ({ $written }). Napiš jejím tvůrcům, nebo ji odeber.
error-env-count = Partií nemůže být „{ $count }“. Zadej celé číslo od 1 výš.
error-env-which = „{ $which }“ nevybírá žádné partie. Zadej masku pro { $count }, nebo čísla menší než { $count }.
error-env-seat = Místo „{ $seat }“ neexistuje. Zadej celé číslo od 0 do { $last }, nebo { $words }.
error-env-opponents = Soupeřů je { $opponents }, míst { $seats }. Uveď jednoho bota, nebo jednoho pro každé místo.
error-env-opponent = Bot „{ $name }“ nemůže hrát tisíce partií najednou. Na výběr: { $names }.
error-env-shape = Akce nemohou mít tvar { $shape }. Zadej pro každou partii jedno celé číslo (celkem { $count }).
error-env-dtype = Akce nemohou mít typ { $dtype }. Zadej celá čísla.
error-env-action = „{ $action }“ není akce této hry. Zvol celé číslo od 0 do { $largest }.
error-env-not-now = Akce { $action } teď není možná. Možné: { $legal }.
error-env-illegal-in = Akce { $action } není v partii { $match } možná. Možné tam: { $legal }.
error-env-over = Partie skončila. Před dalším krokem prostředí vrať na začátek.
error-env-over-in = Partie { $match } skončila. Před dalším krokem ji vrať na začátek.
error-env-not-begun = Žádná partie ještě nezačala. Před prvním krokem prostředí vrať na začátek.
error-env-illegal-there = Partie { $match } tuto akci nedovoluje. V žádné partii se nic nezahrálo.
