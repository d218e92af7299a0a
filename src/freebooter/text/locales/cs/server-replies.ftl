# Co server odpovídá: chyby, rozloučení a jména hostů.

server-failed = Na serveru se něco pokazilo. Je to v protokolu; tvé partie se to netýká.
server-stops = Server se vypíná. Za chvíli se vrať.
server-table-moved = Stůl se přestěhoval. Připoj se znovu.
server-unavailable = Server teď nemůže nic uložit. Zkus to za chvíli znovu.
server-full = Pro nové stoly teď není místo; rozehrané partie pokračují. Zkus to později.
server-game-not-ready = Hra { $game } se ještě připravuje. Zkus to za chvíli znovu.
server-game-failed = Hra { $game } se na tomto serveru nedá hrát ({ $problem }). Vyber jinou hru.
server-bot-not-ready = Bot { $bot } ještě není připraven. Zkus to za chvíli znovu.
server-bot-failed = Bot { $bot } na tomto serveru hrát nemůže. Vyber jiného.
server-coach-not-ready = Trenér ještě není připraven. Zeptej se za chvíli znovu.
server-session = Chybí přihlášení. Nejdřív začni relaci.
server-hasty = To bylo příliš najednou. Chvíli počkej a zkus to znovu.
server-many-tables = Za krátkou dobu od tebe přibylo mnoho stolů. Nejdřív si u některého zahraj.
server-many-guests = Z tvé adresy přišlo příliš mnoho nových hostů. Zkus to později.
server-much-talk = Za krátkou dobu od tebe přišlo mnoho zpráv. Chvíli počkej.
server-origin = Tato stránka nesmí s tímto serverem komunikovat. Otevři přímo adresu serveru.
server-host = Tento server takové jméno nemá. Otevři { $address }.
server-media = Tělo požadavku musí být application/json.
server-too-large = { $most ->
        [one] Tělo požadavku může mít nejvýše { $most } bajt.
        [few] Tělo požadavku může mít nejvýše { $most } bajty.
        [many] Tělo požadavku může mít nejvýše { $most } bajtu.
       *[other] Tělo požadavku může mít nejvýše { $most } bajtů.
    }
server-no-json = Tělo požadavku není platný JSON. Zkontroluj, zda nechybí uvozovka nebo čárka.
server-unfit = Požadavek není platný: { $problem }. Viz /api/openapi.json.
server-not-found = Tady nic není. Zkontroluj adresu.
server-method = Tato adresa takovou metodu nezná. Viz /api/openapi.json.
server-guest = Host { $number }
server-start-open = Partie nemůže začít, dokud je některé místo volné. Obsaď ho botem, nebo na někoho počkej.
server-hello = První zpráva musí být hello. Pošli ji hned po připojení.
server-frame = Tato zpráva není platná: { $problem }. Viz /api/socket.json.
server-token = Tento token neplatí pro žádné místo u tohoto stolu. O správný si řekni tomu, kdo stůl vede.
server-signed-out = Proběhlo odhlášení. Načti stránku znovu a vstup jako nový host.
server-crowded = Pro další diváky není místo. Podívej se po partii na přehrání.
