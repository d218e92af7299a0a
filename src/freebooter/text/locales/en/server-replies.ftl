# What a server says: refusals, goodbyes, names of guests.

server-failed = Something went wrong here; it was noted, and nothing has changed.
server-stops = The server is being stopped; come back in a moment.
server-table-moved = The table has moved; connect again.
server-unavailable = The server cannot write anything down now; try again in a moment.
server-full = There is no room for new tables at the moment; matches that have begun go on. Try again later.
server-session = Nobody knows who you are; ask for a session first.
server-hasty = That was too much at once; wait a moment and try again.
server-many-tables = Many tables have been set up from here in a short time; play at one of them first.
server-many-guests = So many new guests have come from your address that no more are let in for now; try again later.
server-much-talk = So much has been said from here in a short time that no more is heard for now; wait a moment.
server-origin = This page may not talk to this server; open the server's own address.
server-host = This server does not go by that name; open { $address }.
server-media = The body has to be application/json.
server-too-large = The body may have at most { $most } bytes.
server-no-json = The body is not JSON; check it for a missing quote or comma.
server-unfit = The request is not as described: { $problem }; see /api/openapi.json.
server-not-found = There is nothing here; check the address.
server-method = This address cannot be asked like that; see /api/openapi.json.
server-guest = Guest { $number }
server-start-open = A match cannot start while a seat is open; fill it with a bot, or wait for somebody.
server-hello = The first message has to be a hello; send it as soon as you are connected.
server-frame = That message is not as described: { $problem }; see /api/socket.json.
server-token = This token is for no seat at this table; ask the host for the right one.
server-signed-out = You have signed out; open the page anew to come in as a new guest.
server-crowded = So many are watching that nobody else can; look at the record afterwards.
