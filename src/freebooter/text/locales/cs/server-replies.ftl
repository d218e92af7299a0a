# Co říká server: odmítnutí, rozloučení, jména hostů.

server-failed = Tady se něco pokazilo; bylo to zaznamenáno a nic se nezměnilo.
server-stops = Server se zastavuje; za chvíli se vrať.
server-table-moved = Stůl se přestěhoval; připoj se znovu.
server-unavailable = Server teď nemůže nic zapsat; zkus to za chvíli znovu.
server-full = Pro nové stoly teď není místo; rozehrané partie pokračují. Zkus to později.
server-session = Nikdo neví, kdo jsi; nejdřív si vyžádej relaci.
server-hasty = To bylo příliš najednou; chvíli počkej a zkus to znovu.
server-many-tables = Za krátkou dobu odsud přibylo mnoho stolů; nejdřív si u některého zahraj.
server-many-guests = Z tvé adresy přišlo tolik nových hostů, že zatím nikdo další nesmí; zkus to později.
server-much-talk = Odsud toho v krátké době zaznělo tolik, že teď nic dalšího slyšet není; chvíli počkej.
server-origin = Tato stránka s tímto serverem mluvit nesmí; otevři adresu serveru.
server-host = Pod tímto jménem tento server není; otevři { $address }.
server-media = Tělo musí být application/json.
server-too-large = Tělo může mít nejvýše { $most } bajtů.
server-no-json = Tělo není JSON; zkontroluj, zda nechybí uvozovka nebo čárka.
server-unfit = Požadavek neodpovídá popisu: { $problem }; viz /api/openapi.json.
server-not-found = Tady nic není; zkontroluj adresu.
server-method = Takto se tato adresa dotázat nedá; viz /api/openapi.json.
server-guest = Host { $number }
server-start-open = Partie nemůže začít, dokud je některé místo volné; obsaď ho botem, nebo na někoho počkej.
server-hello = První zpráva musí být hello; pošli ji hned po připojení.
server-frame = Tato zpráva neodpovídá popisu: { $problem }; viz /api/socket.json.
server-token = Tento token neplatí pro žádné místo u tohoto stolu; požádej hostitele o správný.
server-signed-out = Proběhlo odhlášení; otevři stránku znovu a vstup jako nový host.
server-crowded = Dívá se už tolik lidí, že nikdo další nemůže; podívej se potom na zápis.
