# Fehler der Datenbank.

error-store-scheme = Das ist keine Adresse einer Datenbank. Schreibe sie als sqlite:///DATEI oder postgresql://BENUTZER@SERVER/NAME.
error-store-address = Die PostgreSQL-Adresse ist nicht zu verstehen. Schreibe sie als postgresql://BENUTZER@SERVER/NAME.
error-store-not-writable = Im Ordner { $folder } lässt sich keine Datenbank schreiben. Wähle mit FREEBOOTER_DATA einen anderen.
error-store-not-a-database = { $file } ist keine Datenbank. Verschiebe die Datei oder wähle eine andere.
error-store-in-use = Ein anderer Server benutzt die Datenbank { $file }. Beende ihn oder wähle eine andere Datei.
error-archive = In den Ordner { $folder } lassen sich keine Aufzeichnungen schreiben ({ $problem }). Wähle mit --archive einen anderen.
error-store-newer = Die Datenbank ist von einer neueren Version von Freebooter. Aktualisiere diese Installation.
error-store-unreachable = PostgreSQL antwortet unter { $server } nicht. Prüfe die Adresse und ob es läuft.
error-store-login = PostgreSQL unter { $server } verweigert den Zugang. Prüfe Benutzernamen, Passwort und Datenbanknamen.
error-store-rights = PostgreSQL unter { $server } lässt keine Tabellen anlegen. Gib dem Benutzerkonto in dieser Datenbank das Recht dazu.
error-store-extra = Der Treiber für PostgreSQL fehlt. Installiere ihn mit „pip install 'freebooter[server]'“.
