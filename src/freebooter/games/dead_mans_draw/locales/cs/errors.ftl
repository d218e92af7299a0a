# Refusals of this game: one sentence that says what was wrong and what to do.

## Příprava stolu

error-variant = Karta varianty „{ $value }“ neexistuje; na výběr jsou { $values }.
error-decks = Jedna sada stačí nejvýš pro { $most } { $most ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    }; pro více hráčů použij dvě.
error-trait-unknown = Postava „{ $name }“ neexistuje; postavy jsou { $names }.
error-trait-twice = Postava { $name } je rozdána vícekrát, než kolik jí je ve hře ({ $copies }); dej každému hráči jinou.
error-trait-count = Pro { $players } { $players ->
        [one] hráče
        [few] hráče
       *[other] hráčů
    } { $traits ->
        [one] je uvedena { $traits } postava
        [few] jsou uvedeny { $traits } postavy
       *[other] je uvedeno { $traits } postav
    }; uveď pro každého jednu.
error-siren = Siréna patří ke hře s efektem mořských panen; hraj s „mermaids replay“, nebo zvol jinou postavu.

## Akce

error-move-suit = Barva „{ $name }“ neexistuje; barvy jsou { $names }.
error-move-trait = Postava „{ $name }“ neexistuje; postavy jsou { $names }.
error-move-card = Karta „{ $card }“ v této hře není; napiš barvu a hodnotu, kterou má, třeba „anchor 7“.

## Scénáře

error-scenario-row = { $card } nemůže ležet v řadě vedle karty, kterou opakuje; jednu z nich odeber.
error-scenario-owed = dluh krakenovi musí být celé číslo od 0 do { $most }.
error-scenario-traits-or-draft = postavy se buď přidělí, nebo vybírají; jeden z obou klíčů vynech.
error-scenario-draft = k výběru musí každý hráč dostat dvě postavy.
error-scenario-rival = { $name } nemá davy-jones-locker, a tedy ani soka; jméno vynech.
error-scenario-own-rival = { $name } nemůže být vlastním sokem; uveď jiného hráče.
