# Trenér u stolů serveru: rada během partie a rozbor po ní.

review-not-over = Rozbor přijde na řadu, až partie skončí; nejdřív ji dohrajte.
review-busy = Na rozbor jich už čeká hodně; zkus to znovu za pár minut.
review-failed = Rozbor se nepodařilo dokončit; požádej o něj znovu.
advice-rated = U hodnoceného stolu se každý rozhoduje sám; trenér počká s rozborem, až partie skončí.
advice-not-here = U tohohle stolu se hraje bez trenéra; rozbor přijde, až partie skončí.
advice-turn = Teď nemáš o čem rozhodovat; zeptej se, až budeš na tahu.
advice-one-move = Tady je možný jediný tah; udělej ho.
advice-later = Trenér má zrovna moc práce; zeptej se znovu za minutu.

## Why the coach prefers a move

why-all-equal = Tady skoro nezáleží na tom, co uděláš: žádný rozdíl se nedá změřit.
why-some-equal = Vyhrávají zhruba stejně často a aspoň o { $ahead ->
        [one] { $ahead } procentní bod
        [few] { $ahead } procentní body
        [many] { $ahead } procentního bodu
       *[other] { $ahead } procentních bodů
    } častěji než ostatní.
why-ahead = Vyhrává asi o { $ahead ->
        [one] { $ahead } procentní bod
        [few] { $ahead } procentní body
        [many] { $ahead } procentního bodu
       *[other] { $ahead } procentních bodů
    } častěji než druhá nejlepší volba.
