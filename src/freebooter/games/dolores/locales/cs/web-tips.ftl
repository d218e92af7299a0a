# What is explained the first time it appears at a table.

tip-bottles = Teď se smí zahrát vzkaz v lahvi. Kdo pasuje, nechá si ho na později.
tip-take = První volba: vezmi si jednu kartu dřív než ostatní.
tip-lantern = Lucerna je rozbitá: o tyhle karty se hraje potmě.
tip-duel = Dva hrají o tyhle čtyři karty; před každým leží dvě.
tip-gestures = Oba volí tajně. Dlaně se dělí, pěst vezme dlani všechno, palec si vezme první jednu kartu.
tip-what-if = Co kdyby? Tady stojí, co by vám oběma přinesla každá dvojice gest.
tip-promised = Slib! Nikoho nezavazuje, ale stůl si pamatuje, kdo drží slovo.
tip-promise = Jestli chceš, slib, co ukážeš. Nikdo to nemusí dodržet.
tip-scoring = Boduje jen tvůj nejcennější druh (▲) a nejméně cenný (▼).
tip-display = Tvoje karty podle druhů. Hodnoty jednoho druhu se sčítají.
tip-dawn = Mezi posledními kartami se skrývá úsvit. Když přijde, hra hned končí.
tip-record = Co kdo zatím ukázal a slíbil, uvidíš po ťuknutí na hráče.
