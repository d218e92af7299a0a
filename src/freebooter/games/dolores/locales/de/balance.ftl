# Der Bericht zur Balance von Dolores.

balance-usual-policy = gambler; bei den Gewohnheiten alle Charaktere gemischt

balance-question-gestures = Wie viel bringt jede Geste?
balance-about-gestures = Wie ein beendetes Duell die Punkte der beiden ändert, die es austragen, von beiden Seiten gesehen. Diebstähle und Wetten des Duells gehören dazu.
balance-gestures-players = Gesten, { $players } am Tisch
balance-pairs-of-gestures = Paare von Gesten, { $players } am Tisch
balance-picture-gestures = { $title }: wie sie die Punkte beider ändern, mit 95-%-Intervallen.
balance-gesture = Geste
balance-shown = gezeigt, %
balance-pays = Punkte steigen, %
balance-gesture-gain = Änderung der Punkte
balance-own = eigene Geste
balance-other = Geste gegenüber
balance-pair-share = wie oft, %
balance-own-gain = eigene Punkte
balance-other-gain = Punkte gegenüber

balance-question-habits = Wer gewinnt, die Friedlichen oder die Kämpferischen?
balance-about-habits = Alle am Tisch, danach geordnet, in welchem Anteil ihrer Duelle sie eine Geste zeigten. Es kommt darauf an, wer am Tisch sitzt; standardmäßig spielen alle Charaktere in jeder Sitzordnung.
balance-habits-players = Siegquote in % danach, wie oft eine Geste gezeigt wird, { $players } am Tisch
balance-picture-habits = { $title }, mit 95-%-Intervallen. Gestrichelt: der gerechte Anteil.
balance-characters = Siegquote nach Charakter in %, { $players } am Tisch
balance-character = Charakter

balance-question-dealer = Was ist es wert, zuerst zu geben?
balance-about-dealer = Wer zuerst gibt, wird ausgelost. Platz 1 gibt zuerst, Platz 2 sitzt daneben und so weiter.
balance-dealer-title = Siegquote nach Platz in %
balance-picture-dealer = Um wie viel mehr als den gerechten Anteil jeder Platz gewinnt, nach Größe des Tischs, mit 95-%-Intervallen.

balance-question-tables = Was ändern größere Tische und die Flaschenpost?
balance-about-tables = Dieselben Kartenverteilungen mit aller Flaschenpost und nur mit dem Sonnenaufgang.
balance-tables-title = Tische von Dolores
balance-table = Tisch
balance-table-name = { $players } am Tisch, { $bottles ->
        [none] nur Sonnenaufgang
       *[all] alle Flaschenpost
    }
balance-duels = Duelle
balance-decisions = Entscheidungen
balance-picture-tables = Verteilung der Punkte: die mittlere Hälfte und der Median.

balance-question-bottles = Welche Flaschenpost geht mit dem Sieg einher?
balance-about-bottles = Siegquote derer, die eine Flaschenpost je vor sich hatten, und derer, die sie spielten.
balance-bottles-players = Siegquote in % derer, die eine Flaschenpost hatten oder spielten, { $players } am Tisch
balance-bottles-caution = Das beweist keine Ursache: Wer viele Karten nimmt, gewinnt öfter und bekommt auch mehr Flaschenpost.
balance-picture-bottles = { $title }, mit 95-%-Intervallen. Gestrichelt: der gerechte Anteil.
balance-bottle = Flaschenpost
balance-held = gehabt
balance-used = gespielt

error-balance-editions = Dolores hat weder Ausgaben noch Meerjungfrauen. Lass diese Optionen weg.
