# What a server replies: errors, goodbyes, and names for guests.

server-failed = Something went wrong on the server. It was logged; your game is unaffected.
server-stops = The server is shutting down. Come back in a moment.
server-table-moved = The table has moved. Connect again.
server-unavailable = The server can't save anything right now. Try again in a moment.
server-full = There's no room for new tables right now; games in progress go on. Try again later.
server-game-not-ready = { $game } is still getting ready. Try again in a moment.
server-game-failed = { $game } can't be played on this server ({ $problem }). Choose another game.
server-bot-not-ready = The bot { $bot } isn't ready yet. Try again in a moment.
server-bot-failed = The bot { $bot } can't play on this server. Choose another one.
server-coach-not-ready = The coach isn't ready yet. Ask again in a moment.
server-session = You're not signed in. Start a session first.
server-hasty = That was too much at once. Wait a moment and try again.
server-many-tables = You've opened many tables in a short time. Play at one of them first.
server-many-guests = Too many new guests have come from your address. Try again later.
server-much-talk = You've said a lot in a short time. Wait a moment.
server-origin = This page can't talk to this server. Open the server's own address.
server-host = This server doesn't go by that name. Open { $address }.
server-media = The body must be application/json.
server-too-large = { $most ->
        [one] The body can have at most { $most } byte.
       *[other] The body can have at most { $most } bytes.
    }
server-no-json = The body isn't valid JSON. Check it for a missing quote or comma.
server-unfit = The request isn't valid: { $problem }. See /api/openapi.json.
server-not-found = There's nothing here. Check the address.
server-method = This address doesn't take that method. See /api/openapi.json.
server-guest = Guest { $number }
server-start-open = The game can't start while a seat is open. Fill it with a bot, or wait for someone.
server-hello = The first message must be a hello. Send it as soon as you're connected.
server-frame = That message isn't valid: { $problem }. See /api/socket.json.
server-token = This token isn't for any seat at this table. Ask the host for the right one.
server-signed-out = You've signed out. Reload the page to come in as a new guest.
server-crowded = There's no room for more spectators. Watch the replay after the game.
