# Lekce: hra se učí hraním, jedno po druhém. Každá lekce krok za krokem říká, co udělat a co z toho plyne.

lesson-ended = Tahle lekce už skončila; začni ji znovu, nebo pokračuj další.
lesson-draw-first = Opatrné a rozumné, ale takhle neuvidíš, co dělá další karta. Zkus to znovu a otoč kartu.

## Karty mrtvého muže

lesson-dead-mans-draw-draw = Otáčet a včas přestat
    .ask-1 = Jsi na tahu. Otoč vrchní kartu doplňovacího balíčku.
    .ask-2 = Mořská panna! Mořské panny nic nedělají, zato mají nejvyšší hodnoty: 4 až 9. Řada smí růst, dokud máš odvahu. Otoč další kartu.
    .hint-2 = Jistota, ale jediná karta je malý úlovek. Zkus to znovu a otoč druhou.
    .ask-3 = V řadě leží dvě karty. Kdyby teď přišla druhá mořská panna nebo druhý klíč, jsi trop a přijdeš o obě. Přestaň: ber kořist.
    .hint-3 = Druhá mořská panna: trop! Barva, která už v řadě leží, potopí celou řadu. Zkus to znovu a ber kořist včas.
    .done = Řada leží ve tvém banku a je tvoje. { $mate } chce víc: přichází druhá mořská panna a všechno je pryč. Na konci se počítá nejvyšší karta každé barvy ve tvém banku.

lesson-dead-mans-draw-anchor = Kotva
    .ask-1 = Kotva drží, co leží vlevo od ní, tady mořskou pannu a truhlu: ani trop ti je nevezme. Tak se neboj a otoč kartu.
    .hint-1 = Nic proti tomu. Ale s kotvou si můžeš dovolit být nenasytný pirát. Zkus to znovu a otoč kartu.
    .done = Trop, a skoro žádná škoda: mořská panna i truhla jsou ve tvém banku. Ke dnu šla jen sama kotva a druhá truhla.

lesson-dead-mans-draw-hook = Hák
    .ask-1 = Ve tvém banku leží mořská panna a kotva. Podívej se, co s nimi udělá hák: otoč kartu.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Hák vyloží vrchní kartu jednoho z tvých vlastních balíčků, jako by byla právě otočená. Vyber takovou, jejíž barva v řadě ještě neleží.
    .hint-2 = Mořská panna už v řadě ležela, takže je to trop a přicházíš i o tu druhou. Zkus to znovu s kotvou.
    .ask-3 = Pěkný úlovek: kotva teď chrání všechno, co leží vlevo od ní. Odnes si to domů: ber kořist.
    .hint-3 = Druhá truhla. Kotva zachránila, co leželo vlevo od ní, ale sama je pryč. Zkus to znovu a ber kořist.
    .done = Kotva je zpátky v banku a nepřišla sama. S hákem stará karta zapůsobí ještě jednou.

lesson-dead-mans-draw-cannon = Kanón
    .ask-1 = { $mate } vede. Snad pomůže kanón: otoč kartu.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Kanón pošle vrchní kartu jednoho soupeřova balíčku na odhazovací balíček. Z každého balíčku boduje jen vrchní karta. Kde to bude bolet nejvíc?
    .hint-2 = Mořská panna 9 je pryč, ale pod ní ležela 8: jen o bod méně. Zkus to znovu a miř na balíček, pod kterým už nic není.
    .done = O sedm bodů méně, a { $mate } už tolik nevede: pod truhlou nic neleželo. Než vystřelíš, podívej se, co je vespod.

lesson-dead-mans-draw-key-and-chest = Klíč a truhla
    .ask-1 = Ve tvé řadě leží klíč. Otevře truhlu, když si domů odneseš obojí najednou. Otoč kartu.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Klíč a truhla pohromadě! Vyplatí se při braní kořisti: z odhazovacího balíčku dostaneš tolik karet, kolik si odnášíš. Ber kořist.
    .hint-2 = Druhá mořská panna: trop, a žádný bonus. Zkus to znovu a ber kořist, dokud tam leží obojí.
    .done = Tři karty z řady a tři další z odhazovacího balíčku. Čím delší řada, tím plnější truhla.

lesson-dead-mans-draw-map = Mapa
    .ask-1 = V odhazovacím balíčku leží dobré věci. Mapa tě k nim dovede: otoč kartu.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Mapa otočí tři karty odhazovacího balíčku a jednu z nich musíš vyložit. Vezmi takovou, jejíž barva ve tvé řadě ještě neleží.
    .hint-2 = Druhá truhla: trop. Kartu musíš vyložit, i když tě potopí. Zkus to znovu s jinou.
    .ask-3 = Dobrý nález a řada drží. Ber kořist.
    .hint-3 = Druhá truhla: trop. Zkus to znovu a ber kořist.
    .done = Co jiní ztratili, není ztraceno navždy: mapa to přinese zpátky a karta zapůsobí ještě jednou.

lesson-dead-mans-draw-oracle = Křišťálová koule
    .ask-1 = Ještě jednu kartu, nebo ne? Křišťálová koule to ví. Otoč kartu.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Křišťálová koule ukazuje vrchní kartu doplňovacího balíčku: mořskou pannu, a jedna už v tvé řadě leží. Co s tím?
    .hint-2 = Křišťálová koule to ukázala: druhá mořská panna a řada jde ke dnu. Zkus to znovu a ber kořist.
    .done = Všechno je v bezpečí a mořská panna čeká navrchu balíčku. Co křišťálová koule ukázala, to zůstává známé, dokud to někdo neotočí, i v dalších tazích.

lesson-dead-mans-draw-sword = Meč
    .ask-1 = { $mate } má poklady, které by se ti hodily. Otoč kartu, přijde meč.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Meč ukradne vrchní kartu soupeřova balíčku a vyloží ji do tvé řady. Musí to být barva, kterou v banku nemáš, takže žádný klíč. A pozor na svou řadu!
    .hint-2 = Kanón v banku nemáš, ukrást ho tedy šlo. Jenže jeden ležel v řadě: trop. Zkus to znovu s mořskou pannou.
    .ask-3 = Mořská panna 9 leží v tvé řadě. Tvoje bude, až vezmeš kořist.
    .hint-3 = Druhý kanón: trop, a mořská panna šla ke dnu s ostatními. Zkus to znovu a ber kořist.
    .done = Tam o devět bodů méně, tady o devět víc. Žádná karta nezvrátí hru tak jako meč.

lesson-dead-mans-draw-kraken = Kraken
    .ask-1 = Dobrý začátek, ale v hlubině se něco pohnulo. Otoč kartu.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Kraken! Dokud nebudou vyloženy ještě dvě karty, nesmíš brát kořist, děj se co děj. Otoč kartu.
    .ask-3 = Hák je první z těch dvou a karta, kterou vyloží, je druhá. Která je bezpečná?
    .hint-3 = Kraken už v řadě ležel, druhý znamená trop. Zkus to znovu s kotvou.
    .ask-4 = Obě karty leží a kraken tě pouští. Ber kořist.
    .hint-4 = Meč, a hned zase krade: dřív nebo později to skončí špatně. Zkus to znovu a ber kořist.
    .done = Krakenovi se počítají i karty, které vyloží hák, meč nebo mapa. Hák v pravou chvíli splatí polovinu dluhu.

lesson-dead-mans-draw-finish = Na vlastní pěst
    .ask-1 = Poslední tahy partie a { $mate } má pořádný náskok. V doplňovacím balíčku zbývá osm karet. Teď už ti nikdo neradí: vyhraj!
    .hint-1 = Tentokrát vítězí { $mate }. Hledej klíč a truhlu, poslouchej křišťálovou kouli a včas přestaň. Zkus to znovu!
    .done = Vítězství je tvoje! Teď znáš všech deset barev: vyber si stůl a vypluj na moře.

## Dolores

lesson-dolores-peace = Mír
    .ask-1 = Dvě karty leží před tebou, dvě má před sebou { $mate }. Oba si teď tajně zvolíte gesto. Ukaž Mír, otevřenou dlaň: kdo ji ukáže, spokojí se se svým dílem.
    .hint-1 = I to se smí a { $mate } si to bude pamatovat. Ale nejdřív se podívej, jaké je to dělit se. Zkus to znovu s Mírem.
    .done = Dvě otevřené dlaně: každý si bere, co leží před ním. Karty máš ve sbírce, seřazené podle druhů.

lesson-dolores-fight = Boj
    .ask-1 = { $mate } má před sebou zlato a tváří se mírumilovně. Ukaž Boj, pěst: otevřené dlani vezme všechno.
    .hint-1 = { $mate } ukazuje Mír: pěst by brala všechny čtyři karty. Zkus to znovu s Bojem.
    .ask-2 = Všechny čtyři jsou tvoje! Teď má { $mate } vztek a určitě ukáže pěst. Kdo proti ní ukáže Mír, nedostane vůbec nic. Odpověz taky pěstí.
    .hint-2 = Takhle ne: { $mate } si přece jen odnáší karty. Podívej se, co udělají dvě pěsti. Zkus to znovu s Bojem.
    .done = Dvě pěsti a všechno je ztraceno: všechny čtyři karty jsou odhozené. Pěst se vyplatí, jen když ti druhý věří.

lesson-dolores-choice = První volba
    .ask-1 = { $mate } bude jistě zase bojovat a ty potřebuješ zlato 3. Ukaž První volbu, palec nahoru: vezme jednu kartu dřív, než si vezme kdokoli jiný.
    .hint-1 = Takhle zlato 3 nezískáš. Zkus to znovu s První volbou.
    .ask-2 = Palec proti pěsti: ty si vybereš jednu kartu, zbytek dostane { $mate }. Vezmi tu, která má pro tebe největší cenu.
    .hint-2 = Zlato 3 má teď { $mate }. Zkus to znovu a vezmi si ho.
    .done = Jen jedna karta, ale ta pravá. Když ale ukážete palec oba, všechny karty propadnou a každý přijde ještě o celý jeden druh.

lesson-dolores-scoring = Co se počítá na konci
    .ask-1 = Sečti své karty druh po druhu: víno 5, zlato 4, zbraně 1. Boduje jen tvůj nejcennější a tvůj nejméně cenný druh, tady 5 + 1. { $mate } už zatíná pěst: ukaž První volbu.
    .hint-1 = Takhle se proti pěsti nedá nic získat. Zkus to znovu s První volbou.
    .ask-2 = Je-li nejcennějších nebo nejméně cenných druhů víc, bodují všechny. Která karta z toho vytěží nejvíc?
    .hint-2 = O něco víc, ale jedna z karet měla cenu pěti bodů. Zkus to znovu: co udělá zlato stejně cenným jako víno?
    .done = Víno 5 a zlato 5 jsou teď oba tvoje nejcennější druhy: 5 + 5 + 1 je 11. A mají-li všechny tvoje druhy stejnou hodnotu, jejich součet se zdvojnásobí.

lesson-dolores-bottles = Vzkazy v lahvi a Úsvit
    .ask-1 = Mezi tvými kartami je vzkaz v lahvi, Trik dvou rukou. Jeho chvíle je teď, před gesty. Zahraj ho.
    .hint-1 = Pak ti zůstane na později. Ale tenhle souboj za to stojí. Zkus to znovu a zahraj Trik dvou rukou.
    .ask-2 = Ukážeš dvě gesta a až uvidíš soupeřovo, rozhodneš, které z nich platí. Nech si v záloze První volbu, k ní Mír nebo Boj.
    .hint-2 = Proti pěsti nepomůže ani jedno z těch dvou. Zkus to znovu a První volbu ber jako jedno z nich.
    .ask-3 = { $mate } ukazuje pěst. Která tvoje ruka platí?
    .hint-3 = Tahle ruka proti pěsti nic nezíská. Zkus to znovu: palec si i tak vezme kartu.
    .ask-4 = Vezmi si kartu, která má pro tebe největší cenu.
    .hint-4 = Rozhodlo by zlato 3: teď ho má { $mate }. Zkus to znovu a vezmi si zlato.
    .done = V pravou chvíli: přichází Úsvit, hra okamžitě končí a vítězství je tvoje. U každého vzkazu stojí, kdy se smí hrát. A teď ke skutečnému stolu!
