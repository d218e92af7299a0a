# Chyby ve hře Dead Man's Draw: co je špatně a co s tím.

## Příprava stolu

error-variant = Karta varianty „{ $value }“ neexistuje. Na výběr: { $values }.
error-decks = Jedna sada stačí nejvýš pro { $most } { $most ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }. Pro víc hráčů použij dvě.
error-trait-unknown = Postava „{ $name }“ neexistuje. Na výběr: { $names }.
error-trait-twice = Postava { $name } je rozdána víckrát, než kolikrát ve hře je (kopií: { $copies }). Dej každému jinou.
error-trait-count = Pro { $players } { $players ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } { $traits ->
        [one] je uvedena { $traits } postava
        [few] jsou uvedeny { $traits } postavy
       *[other] je uvedeno { $traits } postav
    }. Uveď pro každého jednu.
error-siren = Siréna patří ke hře s efektem mořských panen. Hraj s „mermaids replay“, nebo zvol jinou postavu.

## Tahy

error-move-suit = Barva „{ $name }“ neexistuje. Na výběr: { $names }.
error-move-trait = Postava „{ $name }“ neexistuje. Na výběr: { $names }.
error-move-card = Karta „{ $card }“ v této hře není. Uveď barvu a některou z jejích hodnot, třeba „anchor 7“.

## Scénáře

error-scenario-row = { $card } nemůže ležet na hrací ploše vedle karty stejné barvy. Jednu z nich odeber.
error-scenario-owed = Dluh krakenovi musí být celé číslo od 0 do { $most }.
error-scenario-traits-or-draft = Postavy se buď přidělí, nebo vybírají. Jeden z obou klíčů vynech.
error-scenario-draft = K výběru musí každý dostat dvě postavy.
error-scenario-rival = { $name } nemá davy-jones-locker, a tedy ani soka. Jméno vynech.
error-scenario-own-rival = { $name } nemůže být vlastním sokem. Uveď někoho jiného.
