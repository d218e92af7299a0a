# Der Server: Einstellungen und Meldungen beim Start.

serve-address = Freebooter läuft unter { $url }
serve-network = Andere in deinem Netz können mitspielen unter { $url }
serve-alone = Nur dieser Rechner erreicht den Server. Mit --host 0.0.0.0 können andere in deinem Netz mitspielen.
serve-stop = Strg-C beendet den Server. Laufende Partien gehen beim nächsten Start weiter.
config-usual = Standard
config-environment = Umgebung

## Ablehnungen

refusal-not-built = Die Webseiten sind noch nicht gebaut. Führe „pip install --editable .“ in deiner Kopie des Quelltexts aus.
refusal-port-taken = Port { $port } auf { $host } ist belegt. Wähle mit --port einen anderen.
refusal-port-forbidden = Du darfst Port { $port } auf { $host } nicht benutzen. Wähle mit --port einen über 1023.
refusal-host = „{ $host }“ ist keine Adresse dieses Rechners. Wähle mit --host eine, etwa 127.0.0.1 oder 0.0.0.0.
refusal-config-file = Die Konfigurationsdatei { $file } lässt sich nicht lesen ({ $problem }). Berichtige sie oder wähle mit --config eine andere.
refusal-setting-unknown = { $source }: Die Einstellung „{ $name }“ gibt es nicht. „freebooter serve --show-config“ zeigt alle.
refusal-setting-text = { $source }: { $name } kann nicht „{ $value }“ sein. Nötig ist eine Zeile Text.
refusal-setting-whole = { $source }: { $name } kann nicht „{ $value }“ sein. Nötig ist eine ganze Zahl.
refusal-setting-number = { $source }: { $name } kann nicht „{ $value }“ sein. Nötig ist eine Zahl.
refusal-setting-switch = { $source }: { $name } kann nicht „{ $value }“ sein. Nötig ist true oder false.
refusal-setting-list = { $source }: { $name } kann nicht „{ $value }“ sein. Nötig ist eine Liste von Texten.
refusal-setting-choice = { $source }: Für { $name } stehen zur Wahl: { $choices }.
refusal-setting-range = { $source }: { $name } liegt außerhalb der Grenzen. Wähle eine Zahl von { $low } bis { $high }.
refusal-setting-form = { $source }: { $name } hat nicht die richtige Form. Schreibe es als { $form }.
error-server-start = Der Server konnte nicht starten ({ $problem }). Näheres steht in seinem Protokoll.

## Hilfe

help-serve = Tische für Browser, Freunde und Bots im Netz anbieten.
help-serve-config = Einstellungen aus dieser Datei lesen. Standard: freebooter.toml in deinem Konfigurationsordner.
help-serve-show-config = Alle Einstellungen und ihre Herkunft zeigen, dann beenden.
help-serve-host = An dieser Adresse lauschen; mit 0.0.0.0 können andere in deinem Netz mitspielen. Standard: 127.0.0.1.
help-serve-port = An diesem Port lauschen. Standard: 8000 oder der nächste freie.
help-serve-address = Öffentliche Adresse eines Servers hinter einem Proxy festlegen.
help-serve-database = Partien in dieser Datenbank aufbewahren, etwa postgresql://… Standard: eine SQLite-Datei im Datenordner.
help-serve-data = Ordner für die Dateien des Servers festlegen.
help-serve-browser = Den Browser nicht öffnen.
help-serve-demo = Die Lobby mit Bot-Tischen zum Zuschauen füllen.
help-serve-limits = Alle Begrenzungen für Anfragen abschalten. Nur zum Messen.
help-serve-requests-per-second = Anfragen pro Sekunde von einer Adresse begrenzen. Standard: 20.
help-serve-request-burst = Anfragen auf einmal von einer Adresse begrenzen. Standard: 100.
help-serve-sockets-per-second = Neue Sockets pro Sekunde von einer Adresse begrenzen. Standard: 2.
help-serve-socket-burst = Neue Sockets auf einmal von einer Adresse begrenzen. Standard: 40.
help-serve-sockets-per-address = Offene Sockets je Adresse begrenzen. Standard: 100.
help-serve-tables-per-hour = Tische begrenzen, die jemand pro Stunde eröffnen darf. Standard: 60.
help-serve-address-tables-per-hour = Tische begrenzen, die alle an einer Adresse zusammen pro Stunde eröffnen dürfen. Standard: 300.
help-serve-guests-per-hour = Neue Gäste pro Stunde von einer Adresse begrenzen. Standard: 200.
help-serve-unwatched-per-player = Tische je Person begrenzen, an denen gleichzeitig nur Bots spielen und niemand zuschaut. Standard: 3.
help-serve-unwatched-per-address = Tische begrenzen, an denen gleichzeitig nur Bots spielen und niemand zuschaut, für alle an einer Adresse zusammen. Standard: 12.
help-serve-talk-per-minute = Zeilen begrenzen, die jemand pro Minute sagen darf. Standard: 60.
help-serve-address-talk-per-minute = Zeilen begrenzen, die alle an einer Adresse zusammen pro Minute sagen dürfen. Standard: 600.
help-serve-commands-per-second = Befehle pro Sekunde begrenzen, die jemand über alle Sockets zusammen geben darf. Standard: 50.
help-serve-command-burst = Befehle auf einmal begrenzen, die jemand geben darf. Standard: 160.
help-serve-address-commands-per-second = Befehle pro Sekunde begrenzen, die alle an einer Adresse zusammen geben dürfen. Standard: 100.
help-serve-address-command-burst = Befehle auf einmal begrenzen, die alle an einer Adresse zusammen geben dürfen. Standard: 300.
help-serve-table-entries = Einträge im Protokoll eines Tisches begrenzen, die Hälfte davon für Gespräch; darüber passen nur noch Spielzüge. Standard: 10000.
help-serve-table-bytes = Bytes im Protokoll eines Tisches begrenzen, die Hälfte davon für Gespräch; darüber passen nur noch Spielzüge. Standard: 2097152.
help-serve-messages-per-second = Nachrichten pro Sekunde über einen Socket begrenzen. Standard: 10.
help-serve-message-burst = Nachrichten auf einmal über einen Socket begrenzen. Standard: 40.
help-serve-frame-bytes = Größe einer Nachricht über einen Socket begrenzen, in Bytes. Standard: 16384.
help-serve-body-bytes = Größe des Inhalts einer Anfrage begrenzen, in Bytes. Standard: 65536.
help-serve-outbox-frames = Nachrichten begrenzen, die auf eine langsame Gegenseite warten. Standard: 256.
help-serve-outbox-bytes = Bytes begrenzen, die auf eine langsame Gegenseite warten. Standard: 1048576.
help-serve-grace = So viele Sekunden auf Abwesende warten, bevor ein Bot übernimmt. Standard: 60.
help-serve-bot-pace = Eine gezogene Karte bei normalem Tempo so viele Sekunden zeigen, bevor Bots weiterspielen; 0 heißt ohne Pausen. Standard: 0.7.
help-serve-bot-workers = Anzahl der Prozesse festlegen, in denen Bots nachdenken. Standard: einer weniger als Kerne.
help-serve-idle-minutes = Einen Tisch, den niemand ansieht, nach so vielen Minuten aus dem Speicher nehmen. Standard: 10.
help-serve-session-days = Dauer einer Sitzung in Tagen festlegen. Standard: 90.
help-serve-keep-empty = Tische, an denen niemand sitzt, so viele Tage aufbewahren; 0 heißt für immer. Standard: 1.
help-serve-keep-unfinished = Unvollendete Partien nach dem letzten Spielzug so viele Tage aufbewahren; 0 heißt für immer. Standard: 90.
help-serve-keep-finished = Beendete ungewertete Partien samt Aufzeichnung so viele Tage aufbewahren; 0 heißt für immer. Standard: 30.
help-serve-keep-results = Ergebnisse ungewerteter Partien so viele Tage aufbewahren; 0 heißt für immer. Standard: 365.
help-serve-keep-guests = Gäste, die einmal kamen und nie gespielt haben, so viele Tage behalten; 0 heißt für immer. Standard: 7.
help-serve-archive = Aufzeichnungen beendeter Partien in diesem Ordner sichern, bevor sie entfernt werden.
help-serve-least-free = Neue Tische ablehnen, solange weniger als dieser Speicherplatz frei ist. Standard: 500MB.
help-serve-most-disk = Neue Tische ablehnen, solange die Datenbank größer ist als dieser Wert, etwa 20GB. Standard: keine Grenze.
help-serve-patience = Festlegen, wie viele Sekunden das Beenden dauern darf. Standard: 10.
help-serve-proxy = Diesen Proxys, durch Kommas getrennt, die Adressen der Clients glauben.
help-serve-origins = Diesen anderen Seiten, durch Kommas getrennt, den Zugriff auf den Server erlauben.
help-serve-node = Diesen Server unter mehreren benennen.
help-serve-log-level = Festlegen, was protokolliert wird: debug, info, warning oder error. Standard: info.
help-serve-log-format = Format des Protokolls festlegen: text oder json. Standard: text.
