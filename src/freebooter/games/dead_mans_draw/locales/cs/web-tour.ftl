# Co je tah, v pěti obrázcích.

tour-draw-title = Otáčet karty
tour-draw = Když jsi na tahu, otočíš vrchní kartu doplňovacího balíčku a vyložíš ji na hrací plochu. Pak další, dokud máš odvahu.
tour-suits-title = Každá barva něco umí
tour-suits = Kanón zasáhne kartu soupeře, meč nějakou ukradne, hák vrátí do hry tvoji vlastní a kotva chrání, co leží vlevo od ní.
tour-bust-title = Nebuď trop
tour-bust = Přijde barva, která už na hrací ploše leží, a jsi trop: tah končí a karty jsou ztracené.
tour-collect-title = Včas přestat
tour-collect = Přestaň, dokud to jde dobře, a ber kořist. Karty teď leží ve tvém banku, pro každou barvu jeden balíček.
tour-score-title = Co se počítá na konci
tour-score = Když dojde doplňovací balíček, počítá se tvoje nejvyšší karta každé barvy. Vyhrává, kdo má nejvíc bodů.
