# Der Server: seine Einstellungen, und was er beim Start sagt.

serve-address = Freebooter läuft unter { $url }
serve-network = Andere in deinem Netz kommen dazu unter { $url }
serve-alone = Nur dieser Rechner erreicht ihn; mit --host 0.0.0.0 können andere in deinem Netz mitspielen.
serve-stop = Strg-C beendet ihn; unfertige Partien gehen beim nächsten Start weiter.
config-usual = üblich
config-environment = Die Umgebung

## Ablehnungen

refusal-no-server = Der Server ist nicht installiert; installier ihn mit „pip install 'freebooter[server]'“.
refusal-not-built = Die Webseite ist noch nicht gebaut; „pip install --editable .“ in deiner Kopie des Quelltexts baut sie.
refusal-port-taken = Der Port { $port } von { $host } ist belegt; wähl mit --port einen anderen.
refusal-port-forbidden = Du darfst nicht am Port { $port } von { $host } lauschen; wähl mit --port einen über 1023.
refusal-host = „{ $host }“ ist keine Adresse dieses Rechners; wähl eine mit --host, etwa 127.0.0.1 oder 0.0.0.0.
refusal-config-file = Die Konfigurationsdatei { $file } lässt sich nicht lesen ({ $problem }); berichtig sie oder wähl mit --config eine andere.
refusal-setting-unknown = { $source }: Es gibt keine Einstellung „{ $name }“; „freebooter serve --show-config“ zeigt alle.
refusal-setting-text = { $source }: { $name } kann nicht „{ $value }“ sein; es ist eine Zeile Text.
refusal-setting-whole = { $source }: { $name } kann nicht „{ $value }“ sein; es ist eine ganze Zahl.
refusal-setting-number = { $source }: { $name } kann nicht „{ $value }“ sein; es ist eine Zahl.
refusal-setting-switch = { $source }: { $name } kann nicht „{ $value }“ sein; es ist true oder false.
refusal-setting-list = { $source }: { $name } kann nicht „{ $value }“ sein; es ist eine Liste von Texten.
refusal-setting-choice = { $source }: { $name } ist eines von { $choices }.
refusal-setting-range = { $source }: { $name } liegt außerhalb der Grenzen; wähl eine Zahl von { $low } bis { $high }.
refusal-setting-form = { $source }: { $name } ist nicht als { $form } geschrieben; schreib es so.
error-server-start = Der Server konnte nicht starten ({ $problem }); sein Protokoll sagt, an welcher Stelle.

## Hilfe

help-serve = Tische für Browser, Freunde und Bots im Netz anbieten.
help-serve-config = Eine Datei mit Einstellungen (freebooter.toml in deinem Konfigurationsordner).
help-serve-show-config = Alle Einstellungen und ihre Herkunft zeigen, dann aufhören.
help-serve-host = Die Adresse, an der gelauscht wird (127.0.0.1; 0.0.0.0 für andere in deinem Netz).
help-serve-port = Der Port, an dem gelauscht wird (8000 oder der nächste freie).
help-serve-address = Wo andere diesen Server finden, wenn er hinter einem Proxy steht.
help-serve-database = Wo Partien aufbewahrt werden, etwa postgresql://… (eine SQLite-Datei im Datenordner).
help-serve-data = Der Ordner für die Dateien des Servers.
help-serve-browser = Den Browser nicht öffnen.
help-serve-demo = Die Lobby mit Tischen von Bots zum Zuschauen füllen.
help-serve-limits = Alle fragen lassen, so oft sie wollen (nur zum Messen).
help-serve-requests-per-second = Anfragen pro Sekunde von einer Adresse (20).
help-serve-request-burst = Anfragen auf einmal von einer Adresse (100).
help-serve-sockets-per-second = Neue Sockets pro Sekunde von einer Adresse (2).
help-serve-socket-burst = Neue Sockets auf einmal von einer Adresse (40).
help-serve-sockets-per-address = Offene Sockets einer Adresse (100).
help-serve-tables-per-hour = Tische, die jemand in einer Stunde eröffnen darf (60).
help-serve-address-tables-per-hour = Tische, die alle Spieler einer Adresse in einer Stunde eröffnen dürfen (300).
help-serve-guests-per-hour = Neue Gäste von einer Adresse in einer Stunde (200).
help-serve-unwatched-per-player = Tische eines Spielers, an denen gleichzeitig nur Bots spielen und niemand zuschaut (3).
help-serve-unwatched-per-address = Dasselbe für alle Spieler einer Adresse (12).
help-serve-talk-per-minute = Zeilen, die jemand in einer Minute sagen darf (60).
help-serve-address-talk-per-minute = Zeilen, die alle Spieler einer Adresse in einer Minute sagen dürfen (600).
help-serve-table-entries = Einträge im Protokoll eines Tisches, ab denen nur noch Züge Platz haben; die Hälfte für Gespräch (10000).
help-serve-table-bytes = Bytes im Protokoll eines Tisches, ab denen nur noch Züge Platz haben; die Hälfte für Gespräch (2097152).
help-serve-messages-per-second = Nachrichten pro Sekunde über einen Socket (10).
help-serve-message-burst = Nachrichten auf einmal über einen Socket (40).
help-serve-frame-bytes = Die größte Nachricht über einen Socket (16384).
help-serve-body-bytes = Der größte Inhalt einer Anfrage (65536).
help-serve-outbox-frames = Nachrichten, die auf langsame Leser warten dürfen (256).
help-serve-outbox-bytes = Bytes, die auf langsame Leser warten dürfen (1048576).
help-serve-grace = Wie lange jemand fort sein darf, bevor ein Bot weiterspielt (60).
help-serve-bot-pace = Sekunden, die eine gezogene Karte beim normalen Tempo zu sehen ist, bevor Bots weiterspielen (0.7); 0: keine Pausen.
help-serve-bot-workers = Prozesse, in denen Bots denken (einer weniger als Kerne).
help-serve-idle-minutes = Minuten, nach denen ein Tisch ohne Zuschauer den Speicher verlässt (10).
help-serve-session-days = Tage, die eine Sitzung gilt (90).
help-serve-keep-empty = Tage, die ein Tisch aufbewahrt wird, an dem niemand sitzt (1); 0: für immer.
help-serve-keep-unfinished = Tage, die eine unbeendete Partie nach ihrem letzten Zug aufbewahrt wird (90); 0: für immer.
help-serve-keep-finished = Tage, die eine beendete ungewertete Partie samt Aufzeichnung aufbewahrt wird (30); 0: für immer.
help-serve-keep-results = Tage, die das Ergebnis einer ungewerteten Partie aufbewahrt wird (365); 0: für immer.
help-serve-keep-guests = Tage, die ein Gast bekannt bleibt, der einmal kam und nie gespielt hat (7); 0: alle, für immer.
help-serve-archive = Ein Ordner für die Aufzeichnungen beendeter Partien, die entfernt werden.
help-serve-least-free = Neue Tische ablehnen, solange auf der Platte weniger als das frei ist (500MB).
help-serve-most-disk = Neue Tische ablehnen, solange die Datenbank mehr als das belegt, etwa 20GB (keine Grenze).
help-serve-patience = Wie lange das Beenden dauern darf (10).
help-serve-proxy = Proxys, denen die Adresse eines Clients geglaubt wird, durch Kommas getrennt.
help-serve-origins = Andere Seiten, die mit diesem Server sprechen dürfen, durch Kommas getrennt.
help-serve-node = Der Name dieses Servers unter mehreren.
help-serve-log-level = Was protokolliert wird: debug, info, warning oder error (info).
help-serve-log-format = Wie protokolliert wird: text oder json (text).
