# Chyby databáze.

error-store-scheme = Tohle není adresa databáze. Napiš ji jako sqlite:///SOUBOR nebo postgresql://UŽIVATEL@SERVER/JMÉNO.
error-store-address = Adrese PostgreSQL nelze rozumět. Napiš ji jako postgresql://UŽIVATEL@SERVER/JMÉNO.
error-store-not-writable = Do složky { $folder } nelze zapsat databázi. Zvol jinou pomocí FREEBOOTER_DATA.
error-store-not-a-database = { $file } není databáze. Přesuň soubor jinam, nebo zvol jiný.
error-store-in-use = Databázi { $file } používá jiný server. Ukonči ho, nebo zvol jiný soubor.
error-archive = Do složky { $folder } nelze zapisovat záznamy ({ $problem }). Zvol jinou pomocí --archive.
error-store-newer = Databáze je z novější verze Freebooteru. Aktualizuj tuto.
error-store-unreachable = PostgreSQL na adrese { $server } neodpovídá. Zkontroluj adresu a ověř, že běží.
error-store-login = PostgreSQL na adrese { $server } odmítl přístup. Zkontroluj uživatele, heslo a jméno databáze.
error-store-rights = PostgreSQL na adrese { $server } nám nedovolí založit tabulky. Dej k tomu uživateli v této databázi právo.
error-store-extra = Chybí ovladač pro PostgreSQL. Nainstaluj ho pomocí „pip install 'freebooter[server]'“.
