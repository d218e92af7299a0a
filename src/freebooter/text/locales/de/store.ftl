# Die Datenbank.

error-store-scheme = Gib die Datenbank als sqlite:///DATEI oder postgresql://BENUTZER@SERVER/NAME an.
error-store-address = Die Adresse der PostgreSQL-Datenbank ist nicht zu verstehen; schreib sie als postgresql://BENUTZER@SERVER/NAME.
error-store-not-writable = Im Ordner { $folder } lässt sich die Datenbank nicht schreiben; nenne mit FREEBOOTER_DATA einen anderen.
error-store-not-a-database = { $file } ist keine Datenbank; verschieb die Datei oder nenne eine andere.
error-store-in-use = Ein anderer Server benutzt die Datenbank { $file } bereits; beende ihn oder nenne eine andere Datei.
error-archive = In den Ordner { $folder } lassen sich keine Aufzeichnungen schreiben ({ $problem }); nenne mit --archive einen anderen.
error-store-newer = Die Datenbank stammt von einem neueren Freebooter; aktualisiere diesen hier.
error-store-unreachable = PostgreSQL antwortet unter { $server } nicht; prüfe die Adresse und ob es läuft.
error-store-login = PostgreSQL unter { $server } lässt uns nicht hinein; prüfe Benutzer, Passwort und Namen der Datenbank.
error-store-rights = PostgreSQL unter { $server } lässt uns keine Tabellen anlegen; gib dem Benutzer in dieser Datenbank das Recht dazu.
error-store-extra = Die Teile für einen Server fehlen; installier sie mit „pip install 'freebooter[server]'“.
