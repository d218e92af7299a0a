# Das Lastwerkzeug: viele Tische mit echten Sockets an einem Server.

load-opening = Tische werden aufgebaut
load-playing = Es wird gespielt
load-settling = Partien werden beendet
load-checking = Nachspielen und vergleichen
load-title = { $game }: { $tables } { $tables ->
        [one] Tisch
       *[other] Tische
    }, { $sockets } { $sockets ->
        [one] Socket
       *[other] Sockets
    }, an jedem Tisch alle { $pace } s ein Zug
load-words = verlangte Worte
load-no-words = keine, wie für Bots
load-moves = Züge pro Sekunde
load-latency = vom Zug bis zu allen, die ihn sehen, in ms
load-latency-figures = die Hälfte { $half } · 99 % { $most } · längstens { $longest }
load-memory = Speicher des Servers je Socket
load-server = Rechenzeit des Servers
load-clients = Rechenzeit der Clients
load-games = zu Ende gespielte Partien
load-checked = mit dem Nachspielen verglichene Nachrichten
load-mismatches = Abweichungen
load-errors = Fehler
load-unknown = nicht verraten
load-error-kind = { $kind } (Fehler: { $count })
load-seat = Platz { $seat }
load-watcher = jemand, der zusieht
load-differs-gap = Tisch { $table }: { $viewer } hat Version { $version } nicht bekommen.
load-differs-view = Tisch { $table }, Version { $version }: { $viewer } sah einen anderen Tisch, als es sein sollte.
load-differs-moves = Tisch { $table }, Version { $version }: { $viewer } bekam andere erlaubte Züge, als es gab.
load-differs-move = Tisch { $table }, Version { $version }: { $viewer } erfuhr einen anderen Zug als den gemachten.
load-differs-events = Tisch { $table }, Version { $version }: { $viewer } erfuhr andere Ereignisse als die geschehenen.
load-differs-missing = Tisch { $table }, Version { $version }: ein Zug ({ $viewer }) wurde bestätigt, steht aber nicht in der Aufzeichnung.
load-differs-length = Tisch { $table }: die Aufzeichnung hat mehr oder weniger Züge, als gesendet wurden.
load-differs-record = Tisch { $table }: die Aufzeichnung lässt sich nicht nachspielen.
load-differs-commitment = Tisch { $table }: das Geheimnis passt nicht zu seiner Festlegung.
load-differs-seed = Tisch { $table }: die Karten folgen nicht aus dem Geheimnis und den Beiträgen der Spieler.
load-more = und weitere Abweichungen: { $count }
load-interrupted = Unterbrochen nach { $seconds } s; die Zahlen gelten bis dahin.

## Ablehnungen

error-load-url = „{ $url }“ ist keine Adresse eines Servers; schreib sie als http://127.0.0.1:8000.
error-load-unreachable = Unter { $url } antwortet niemand ({ $problem }); starte einen Server mit „freebooter serve --no-browser --no-limits“.
error-load-stranger = Was unter { $url } antwortet, ist kein Freebooter-Server; prüf die Adresse.
error-load-limits = Der Server begrenzt, wie viel eine Adresse fragen darf; starte ihn zum Messen mit „freebooter serve --no-limits“.
error-load-sockets = --sockets ist die Zahl der Spieler, von { $fewest } bis { $most }.
error-load-at-least-one = { $option } ist { $value }; wähl 1 oder mehr.
error-load-negative = { $option } ist { $value }; wähl 0 oder mehr.
error-load-time = { $option } ist { $value }; wähl eine Zahl von Sekunden größer als 0.
error-load-processes = --processes ist { $processes }; wähl höchstens { $most }.
error-load-files = Die Sockets brauchen { $needed } offene Dateien, das System erlaubt { $most }; erhöh die Grenze (ulimit -n) oder wähl weniger --tables oder mehr --processes.
error-load-process = Ein Prozess, der spielte, hat plötzlich geendet, vielleicht aus Mangel an Speicher; versuch es mit weniger --tables.
error-load-nothing = Kein Tisch ließ sich aufbauen ({ $kind }); sieh ins Protokoll des Servers.

## Hilfe

help-load = An vielen Tischen eines Servers ganze Partien spielen, messen, wie schnell er antwortet, und alles prüfen, was er sendet.
help-load-url = Die Adresse des Servers, etwa http://127.0.0.1:8000.
help-load-tables = Wie viele Tische (sonst 100).
help-load-pace = Sekunden zwischen zwei Zügen an einem Tisch (sonst 2).
help-load-seconds = Wie lange gespielt wird (sonst 30).
help-load-sockets = Spieler, und damit Sockets, an jedem Tisch (sonst 4).
help-load-watchers = Zuschauer an jedem Tisch (sonst 0).
help-load-seed = Seed der Züge und Beiträge (sonst 0).
help-load-processes = Wie viele Prozesse sich die Tische teilen (sonst 1).
help-load-check = Nur so viele Tische danach nachspielen (sonst alle).
help-load-no-words = Keine Worte verlangen, wie Bots; sonst werden sie an jedem Tisch in vier Sprachen verlangt, wie von Browsern.
help-load-json = Die Zahlen als JSON ausgeben.
