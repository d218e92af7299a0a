# Tipy, které se ukážou, když se u stolu něco objeví poprvé.

tip-bottles = Teď můžeš zahrát vzkaz v lahvi. Když pasuješ, zůstane ti na později.
tip-take = První volba: vezmi si jednu kartu dřív než ostatní.
tip-lantern = Lucerna je rozbitá: tenhle souboj se hraje potmě.
tip-duel = Dva se utkají o tyhle karty; před každým leží dvě.
tip-gestures = Oba volí tajně. Otevřené dlaně se dělí, pěst vezme otevřené dlani všechno, palec nahoru si jako první vezme jednu kartu.
tip-what-if = Co kdyby? Podívej se, co by vám oběma přinesla každá dvojice gest.
tip-promised = Slib! Nikoho nezavazuje, ale stůl si pamatuje, kdo drží slovo.
tip-promise = Jestli chceš, slib, co ukážeš. Nikdo to nemusí dodržet.
tip-scoring = Boduje jen tvůj nejcennější druh (▲) a nejméně cenný druh (▼).
tip-display = Tvoje karty, seřazené podle druhů. Hodnoty jednoho druhu se sčítají.
tip-dawn = Mezi posledními kartami se skrývá Úsvit. Když přijde, partie hned končí.
tip-record = Klepni na hráče a uvidíš jeho dosavadní gesta a sliby.
