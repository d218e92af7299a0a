# The lessons.

## Dolores

lesson-peace = Mír
    .ask-1 = Dvě karty leží před tebou, dvě má před sebou { $mate }. Oba si teď tajně zvolíte gesto. Ukaž Mír, otevřenou dlaň: kdo ji ukáže, spokojí se se svým dílem.
    .hint-1 = I to se smí a { $mate } si to bude pamatovat. Ale nejdřív se podívej, jaké je to dělit se. Zkus to znovu s Mírem.
    .done = Dvě otevřené dlaně: každý si bere, co leží před ním. Karty máš ve sbírce, seřazené podle druhů.
lesson-fight = Boj
    .ask-1 = { $mate } má před sebou zlato a tváří se mírumilovně. Ukaž Boj, pěst: otevřené dlani vezme všechno.
    .hint-1 = { $mate } ukazuje Mír: pěst by brala všechny čtyři karty. Zkus to znovu s Bojem.
    .ask-2 = Všechny čtyři jsou tvoje! Teď má { $mate } vztek a určitě ukáže pěst. Kdo proti ní ukáže Mír, nedostane vůbec nic. Odpověz taky pěstí.
    .hint-2 = Takhle ne: { $mate } si přece jen odnáší karty. Podívej se, co udělají dvě pěsti. Zkus to znovu s Bojem.
    .done = Dvě pěsti a všechno je ztraceno: všechny čtyři karty jsou odhozené. Pěst se vyplatí, jen když ti druhý věří.
lesson-choice = První volba
    .ask-1 = { $mate } bude jistě zase bojovat a ty potřebuješ zlato 3. Ukaž První volbu, palec nahoru: vezme jednu kartu dřív, než si vezme kdokoli jiný.
    .hint-1 = Takhle zlato 3 nezískáš. Zkus to znovu s První volbou.
    .ask-2 = Palec proti pěsti: ty si vybereš jednu kartu, zbytek dostane { $mate }. Vezmi tu, která má pro tebe největší cenu.
    .hint-2 = Zlato 3 má teď { $mate }. Zkus to znovu a vezmi si ho.
    .done = Jen jedna karta, ale ta pravá. Když ale ukážete palec oba, všechny karty propadnou a každý přijde ještě o celý jeden druh.
lesson-scoring = Co se počítá na konci
    .ask-1 = Sečti své karty druh po druhu: víno 5, zlato 4, zbraně 1. Boduje jen tvůj nejcennější a tvůj nejméně cenný druh, tady 5 + 1. { $mate } už zatíná pěst: ukaž První volbu.
    .hint-1 = Takhle se proti pěsti nedá nic získat. Zkus to znovu s První volbou.
    .ask-2 = Je-li nejcennějších nebo nejméně cenných druhů víc, bodují všechny. Která karta z toho vytěží nejvíc?
    .hint-2 = O něco víc, ale jedna z karet měla cenu pěti bodů. Zkus to znovu: co udělá zlato stejně cenným jako víno?
    .done = Víno 5 a zlato 5 jsou teď oba tvoje nejcennější druhy: 5 + 5 + 1 je 11. A mají-li všechny tvoje druhy stejnou hodnotu, jejich součet se zdvojnásobí.
lesson-bottles = Vzkazy v lahvi a Úsvit
    .ask-1 = Mezi tvými kartami je vzkaz v lahvi, Trik dvou rukou. Jeho chvíle je teď, před gesty. Zahraj ho.
    .hint-1 = Pak ti zůstane na později. Ale tenhle souboj za to stojí. Zkus to znovu a zahraj Trik dvou rukou.
    .ask-2 = Ukážeš dvě gesta a až uvidíš soupeřovo, rozhodneš, které z nich platí. Nech si v záloze První volbu, k ní Mír nebo Boj.
    .hint-2 = Proti pěsti nepomůže ani jedno z těch dvou. Zkus to znovu a První volbu ber jako jedno z nich.
    .ask-3 = { $mate } ukazuje pěst. Která tvoje ruka platí?
    .hint-3 = Tahle ruka proti pěsti nic nezíská. Zkus to znovu: palec si i tak vezme kartu.
    .ask-4 = Vezmi si kartu, která má pro tebe největší cenu.
    .hint-4 = Rozhodlo by zlato 3: teď ho má { $mate }. Zkus to znovu a vezmi si zlato.
    .done = V pravou chvíli: přichází Úsvit, hra okamžitě končí a vítězství je tvoje. U každého vzkazu stojí, kdy se smí hrát. A teď ke skutečnému stolu!
