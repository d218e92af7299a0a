# Trenér u stolů serveru: rada během partie a rozbor po ní.

review-not-over = Rozbor přijde po partii. Nejdřív ji dohraj.
review-busy = Na rozbor už čeká hodně partií. Zeptej se znovu za pár minut.
review-failed = Rozbor se nepodařilo dokončit. Požádej o něj znovu.
advice-rated = U hodnoceného stolu trenér neradí. Rozbor přijde po partii.
advice-not-here = U tohoto stolu se hraje bez trenéra. Rozbor přijde po partii.
advice-turn = Teď nemáš o čem rozhodovat. Zeptej se, až budeš na tahu.
advice-one-move = Máš jen jeden tah. Udělej ho.
advice-later = Trenér má zrovna moc práce. Zeptej se znovu za minutu.

## Why the coach prefers a move

why-all-equal = Tady skoro nezáleží na tom, co uděláš. Žádná volba není měřitelně lepší.
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
