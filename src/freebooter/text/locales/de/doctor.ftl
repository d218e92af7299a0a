# Was das Programm ohne Befehl sagt und was sein Doktor findet.

greeting = Freebooter: { $games }. Spiele gegen Bots oder mit Freunden.
greeting-serve = öffnet einen Tisch im Browser
greeting-play = teilt gleich hier im Terminal aus
greeting-rules = erklärt, wie ein Spiel geht
greeting-help = zeigt alles Weitere; wenn etwas nicht geht, hilft „freebooter doctor“

## Installation

doctor-version = Freebooter { $version } mit { $python }, { $system }.
doctor-not-installed = Freebooter läuft aus dem Quelltext und ist nicht installiert; seine Pakete lassen sich nicht prüfen.
doctor-packages = Alle zum Spielen nötigen Pakete sind installiert ({ $count }).
doctor-packages-missing = Zum Spielen nötige Pakete fehlen: { $packages }.
doctor-install-mend = Führe „pip install --upgrade freebooter“ oder in einer Kopie des Quelltexts „pip install --editable .“ aus.
doctor-extra = Das Extra „{ $extra }“ ist installiert.
doctor-extra-missing = Das Extra „{ $extra }“ ist unvollständig (es fehlt: { $packages }). Gebraucht wird es für { $use }.
doctor-extra-arena = Berichte mit Diagrammen, Parquet-Dateien und Turniere auf mehreren Rechnern
doctor-extra-server = PostgreSQL und Server mit vielen Tischen
doctor-extra-mend = Wenn du es brauchst, führe „pip install 'freebooter[{ $extra }]'“ aus.
doctor-compiler = Der Compiler funktioniert: Numba { $numba }, NumPy { $numpy }.
doctor-compiler-broken = Der Compiler lässt sich nicht laden ({ $problem }).
doctor-compiler-mend = Führe „pip install --upgrade --force-reinstall numba numpy“ aus.
doctor-game-broken = { $problem }
doctor-game-mend = Aktualisiere das Paket, zu dem es gehört, oder deinstalliere es.
doctor-web = Die Webseiten sind gebaut.
doctor-web-missing = Die Webseiten sind noch nicht gebaut.
doctor-web-mend = Führe „pip install --editable .“ in deiner Kopie des Quelltexts aus.

## Kernel

doctor-interpreted = Die Regeln laufen unkompiliert und hundertfach langsamer, weil NUMBA_DISABLE_JIT gesetzt ist.
doctor-interpreted-mend = Entferne NUMBA_DISABLE_JIT aus der Umgebung.
doctor-compiled = { $game } ist kompiliert, mit allen Bots.
doctor-not-compiled = { $game } ist noch nicht kompiliert. Das dauert vor der ersten Partie etwa { $seconds } s.
doctor-partly-compiled = { $game } ist spielbar. Die übrigen Bots und den Trainer zu kompilieren dauert noch etwa { $seconds } s.
doctor-compile-mend = Das geschieht von selbst; „freebooter compile { $name }“ erledigt es sofort.

## Wo kompilierte Regeln liegen

doctor-cache = Kompilierte Regeln liegen in { $folder }: { $size }, davon { $old } von anderen Versionen. Freier Speicherplatz: { $free }.
doctor-cache-large = Kompilierte Regeln belegen { $size } in { $folder }, mehr als die vorgesehenen { $most }; { $old } davon sind von anderen Versionen.
doctor-cache-clean = Aufgeräumt wird von selbst; „freebooter compile --clean“ entfernt andere Versionen sofort.
doctor-cache-closed = Kompilierte Regeln lassen sich nicht in { $folder } speichern; jeder Start kompiliert neu.
doctor-cache-full = Für kompilierte Regeln ist in { $folder } zu wenig Platz: { $free } frei, { $room } nötig.
doctor-cache-mend = Setze FREEBOOTER_CACHE auf einen beschreibbaren Ordner mit genug Platz.
doctor-cache-open = Andere auf diesem Rechner können in { $folder } schreiben; deshalb wird nichts daraus verwendet.
doctor-cache-open-mend = Entferne ihn mit „rm -r { $folder }“; er wird neu angelegt.

## Datenbank

doctor-settings-refused = Die Einstellungen des Servers lassen sich nicht verwenden: { $problem }
doctor-settings-mend = Berichtige diese Einstellung; „freebooter serve --show-config“ zeigt alle.
doctor-database = Die Datenbank { $database } lässt sich öffnen und ist aktuell.
doctor-database-used = Die Datenbank { $database } ist aktuell; ein laufender Server benutzt sie.
doctor-database-new = Unter { $database } gibt es noch keine Datenbank. Der erste Start legt sie an.
doctor-database-closed = Es lässt sich keine Datenbank anlegen, weil { $folder } nicht beschreibbar ist.
doctor-database-closed-mend = Mache den Ordner beschreibbar oder wähle mit --data oder FREEBOOTER_DATA einen anderen.
doctor-database-behind = Die Datenbank { $database } ist von einer älteren Version.
doctor-database-behind-mend = Der nächste Start des Servers aktualisiert sie. Lege vorher eine Kopie an, wenn sie dir wichtig ist.
doctor-database-newer = Die Datenbank { $database } ist von einer neueren Version von Freebooter.
doctor-database-newer-mend = Führe „pip install --upgrade freebooter“ aus oder wähle mit --database eine andere.
doctor-database-refused = Die Datenbank { $database } lässt sich nicht öffnen.

## Terminal, Schriften, Port

doctor-utf8 = Das Terminal kann alle Zeichen darstellen (UTF-8).
doctor-letters = Die Ausgabe ist in { $encoding } kodiert; dort fehlen viele Zeichen.
doctor-letters-mend = Setze PYTHONUTF8=1 und LANG auf eine UTF-8-Einstellung, etwa C.UTF-8.
doctor-no-terminal = Die Ausgabe ist kein Terminal; Partien werden in einfachen Sätzen erzählt.
doctor-size = Das Terminal ist groß genug ({ $columns }×{ $lines }).
doctor-small = Das Terminal ist klein ({ $columns }×{ $lines }). Tabellen brauchen etwa { $least }.
doctor-small-mend = Vergrößere das Fenster oder spiele mit --plain.
doctor-colour = Das Terminal zeigt Farben.
doctor-no-colour = Es gibt keine Farben, weil NO_COLOR gesetzt ist oder das Terminal keine kann.
doctor-no-colour-mend = Wenn du welche willst, entferne NO_COLOR und setze TERM passend zu deinem Terminal, etwa auf xterm-256color.
doctor-nobody-types = Die Eingabe ist kein Terminal; du kannst nichts eintippen.
doctor-nobody-types-mend = Starte „freebooter play“ ohne Pipe oder schaue mit --watch zu.
doctor-fonts = Eine japanische Schrift ist installiert: { $font }.
doctor-no-fonts = Es gibt keine japanische Schrift; japanische Seiten und Bilder zeigen leere Kästchen.
doctor-no-fonts-mend = Wenn du eine brauchst, installiere sie, etwa mit „sudo apt install fonts-noto-cjk“.
doctor-fonts-unknown = Ob es auf diesem System eine japanische Schrift gibt, lässt sich nicht feststellen.
doctor-port = Port { $port } auf { $host } ist frei.
doctor-port-ours = Freebooter { $version } läuft schon unter { $url }.
doctor-port-next = Port { $port } ist von einem anderen Programm belegt ({ $who }); ein Server würde { $next } nehmen.
doctor-port-taken = Port { $port } ist von einem anderen Programm belegt ({ $who }).
doctor-port-refused = Auf { $host } kann kein Server lauschen: { $problem }
doctor-port-mend = Wähle mit --port einen anderen Port oder beende das andere Programm.
