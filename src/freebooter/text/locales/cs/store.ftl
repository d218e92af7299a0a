# Databáze.

error-store-scheme = Zadej databázi jako sqlite:///SOUBOR nebo postgresql://UŽIVATEL@SERVER/JMÉNO.
error-store-address = Adrese databáze PostgreSQL nelze rozumět; napiš ji jako postgresql://UŽIVATEL@SERVER/JMÉNO.
error-store-not-writable = Do složky { $folder } nelze databázi zapsat; zvol jinou pomocí FREEBOOTER_DATA.
error-store-not-a-database = { $file } není databáze; přesuň soubor jinam, nebo zvol jiný.
error-store-in-use = Databázi { $file } už používá jiný server; ukonči ho, nebo zvol jiný soubor.
error-archive = Do složky { $folder } nelze zapisovat záznamy ({ $problem }); uveď jinou pomocí --archive.
error-store-newer = Databázi vytvořila novější verze Freebooteru; aktualizuj tuto.
error-store-unreachable = PostgreSQL na adrese { $server } neodpovídá; zkontroluj adresu a zda běží.
error-store-login = PostgreSQL na adrese { $server } nás nepustí dovnitř; zkontroluj uživatele, heslo a jméno databáze.
error-store-rights = PostgreSQL na adrese { $server } nám nedovolí založit tabulky; dej uživateli v této databázi právo je vytvářet.
error-store-extra = Chybí části pro server; nainstaluj je pomocí „pip install 'freebooter[server]'“.
