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
    }, an jedem Tisch alle { $pace } s ein Spielzug
load-words = angeforderte Sprachen
load-no-words = keine, wie für Bots
load-moves = Spielzüge pro Sekunde
load-latency = vom Spielzug bis zu allen, die ihn sehen, in ms
load-latency-figures = Median { $half } · 99 % { $most } · längstens { $longest }
load-memory = Speicher des Servers je Socket
load-server = CPU-Zeit des Servers
load-clients = CPU-Zeit der Clients
load-games = beendete Partien
load-checked = mit der Wiedergabe verglichene Nachrichten
load-mismatches = Abweichungen
load-errors = Fehler
load-unknown = unbekannt
load-error-kind = { $kind } (Fehler: { $count })
load-seat = Platz { $seat }
load-watcher = jemand, der zuschaut
load-differs-gap = Tisch { $table }: { $viewer } hat Version { $version } nie bekommen.
load-differs-view = Tisch { $table }, Version { $version }: { $viewer } sah den falschen Tisch.
load-differs-moves = Tisch { $table }, Version { $version }: { $viewer } bekam die falschen erlaubten Spielzüge.
load-differs-move = Tisch { $table }, Version { $version }: { $viewer } bekam den falschen Spielzug gezeigt.
load-differs-events = Tisch { $table }, Version { $version }: { $viewer } bekam die falschen Ereignisse gezeigt.
load-differs-missing = Tisch { $table }, Version { $version }: Ein Spielzug ({ $viewer }) wurde bestätigt, steht aber nicht in der Aufzeichnung.
load-differs-length = Tisch { $table }: Aufgezeichnete und gesendete Spielzüge stimmen in der Anzahl nicht überein.
load-differs-record = Tisch { $table }: Die Aufzeichnung lässt sich nicht wiedergeben.
load-differs-commitment = Tisch { $table }: Das Geheimnis passt nicht zur Festlegung.
load-differs-seed = Tisch { $table }: Die Kartenverteilung folgt nicht aus dem Geheimnis und den Nonces.
load-more = weitere Abweichungen: { $count }
load-interrupted = Unterbrochen nach { $seconds } s. Die Zahlen gelten bis dahin.

## Ablehnungen

error-load-url = „{ $url }“ ist keine Adresse eines Servers. Schreibe sie als http://127.0.0.1:8000.
error-load-unreachable = Unter { $url } antwortet niemand ({ $problem }). Starte einen Server mit „freebooter serve --no-browser --no-limits“.
error-load-stranger = Der Server unter { $url } ist kein Freebooter. Prüfe die Adresse.
error-load-limits = Der Server begrenzt die Anfragen je Adresse. Starte ihn zum Messen mit „freebooter serve --no-limits“.
error-load-not-ready = Der Server ist noch nicht so weit ({ $games }). Versuche es wieder, wenn sein Protokoll „game ready“ meldet.
error-load-sockets = --sockets sagt, wie viele am Tisch spielen. Wähle von { $fewest } bis { $most }.
error-load-at-least-one = { $option } kann nicht { $value } sein. Wähle 1 oder mehr.
error-load-negative = { $option } kann nicht { $value } sein. Wähle 0 oder mehr.
error-load-time = { $option } kann nicht { $value } sein. Wähle eine Anzahl von Sekunden größer als 0.
error-load-processes = --processes ist zu hoch ({ $processes }). Wähle höchstens { $most }.
error-load-files = Nötige offene Dateien für die Sockets: { $needed }, vom System erlaubt: { $most }. Erhöhe die Grenze (ulimit -n), verringere --tables oder erhöhe --processes.
error-load-process = Ein Clientprozess endete unerwartet, vielleicht aus Mangel an Speicher. Versuche es mit weniger --tables.
error-load-nothing = Kein Tisch ließ sich aufbauen ({ $kind }). Sieh ins Protokoll des Servers.

## Hilfe

help-load = An vielen Tischen eines Servers ganze Partien spielen, seine Antwortzeiten messen und alles prüfen, was er sendet.
help-load-url = Die Adresse des Servers, etwa http://127.0.0.1:8000.
help-load-tables = Anzahl der Tische festlegen. Standard: 100.
help-load-pace = Sekunden zwischen zwei Spielzügen an einem Tisch festlegen. Standard: 2.
help-load-seconds = Festlegen, wie viele Sekunden gespielt wird. Standard: 30.
help-load-sockets = Festlegen, wie viele an jedem Tisch spielen, jeweils über einen Socket. Standard: 4.
help-load-watchers = Festlegen, wie viele an jedem Tisch zuschauen. Standard: 0.
help-load-seed = Seed der Spielzüge und Nonces festlegen. Standard: 0.
help-load-processes = Anzahl der Prozesse festlegen, die sich die Tische teilen. Standard: 1.
help-load-check = Danach nur so viele Tische nachspielen. Standard: alle.
help-load-no-words = Keine Texte anfordern, wie Bots. Standard: Texte in vier Sprachen, wie Browser.
help-load-json = Zahlen als JSON ausgeben.
