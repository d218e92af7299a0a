# The server: its settings, and what it says when it starts.

serve-address = Freebooter is served at { $url }
serve-network = Others on your network join at { $url }
serve-alone = Only this machine can reach it; with --host 0.0.0.0 others on your network can join.
serve-stop = Ctrl-C ends it; unfinished games go on at the next start.
config-usual = usual
config-environment = The environment

## Refusals

refusal-no-server = The server is not installed; install it with “pip install 'freebooter[server]'”.
refusal-not-built = The web client has not been built; “pip install --editable .” in your copy of the repository builds it.
refusal-port-taken = Port { $port } of { $host } is taken; choose another one with --port.
refusal-port-forbidden = You may not listen at port { $port } of { $host }; choose one above 1023 with --port.
refusal-host = “{ $host }” is no address of this machine; choose one with --host, such as 127.0.0.1 or 0.0.0.0.
refusal-config-file = The configuration file { $file } cannot be read ({ $problem }); mend it or choose another one with --config.
refusal-setting-unknown = { $source }: there is no setting “{ $name }”; “freebooter serve --show-config” lists them all.
refusal-setting-text = { $source }: { $name } cannot be “{ $value }”; it is a line of text.
refusal-setting-whole = { $source }: { $name } cannot be “{ $value }”; it is a whole number.
refusal-setting-number = { $source }: { $name } cannot be “{ $value }”; it is a number.
refusal-setting-switch = { $source }: { $name } cannot be “{ $value }”; it is true or false.
refusal-setting-list = { $source }: { $name } cannot be “{ $value }”; it is a list of texts.
refusal-setting-choice = { $source }: { $name } is one of { $choices }.
refusal-setting-range = { $source }: { $name } is out of range; choose a number from { $low } to { $high }.
refusal-setting-form = { $source }: { $name } is not written as { $form }; write it so.
error-server-start = The server could not start ({ $problem }); its log says where.

## Help

help-serve = Serve tables to browsers, friends and bots over the network.
help-serve-config = A file with settings (freebooter.toml in your configuration folder).
help-serve-show-config = Show all settings and where they come from, and stop.
help-serve-host = The address to listen at (127.0.0.1; 0.0.0.0 for others on your network).
help-serve-port = The port to listen at (8000, or the next free one).
help-serve-address = Where others find this server, if it stands behind a proxy.
help-serve-database = Where to keep games, such as postgresql://… (an SQLite file in the data folder).
help-serve-data = The folder for the server's files.
help-serve-browser = Do not open the browser.
help-serve-demo = Fill the lobby with bots' tables to watch.
help-serve-limits = Let everybody ask as often as they like (for measuring only).
help-serve-requests-per-second = Requests a second from one address (20).
help-serve-request-burst = Requests at once from one address (100).
help-serve-sockets-per-second = New sockets a second from one address (2).
help-serve-socket-burst = New sockets at once from one address (40).
help-serve-sockets-per-address = Open sockets of one address (100).
help-serve-tables-per-hour = Tables that a player may set up in an hour (60).
help-serve-address-tables-per-hour = Tables that all players of one address may set up in an hour (300).
help-serve-guests-per-hour = New guests from one address in an hour (200).
help-serve-unwatched-per-player = A player's tables at which bots alone play at a time with nobody watching (3).
help-serve-unwatched-per-address = The same for all players of one address (12).
help-serve-talk-per-minute = Lines that a player may say in a minute (60).
help-serve-address-talk-per-minute = Lines that all players of one address may say in a minute (600).
help-serve-table-entries = Entries in the log of a table, half of them for talk; beyond, only moves have room (10000).
help-serve-table-bytes = Bytes in the log of a table, half of them for talk; beyond, only moves have room (2097152).
help-serve-messages-per-second = Messages a second over one socket (10).
help-serve-message-burst = Messages at once over one socket (40).
help-serve-frame-bytes = The largest message over a socket (16384).
help-serve-body-bytes = The largest body of a request (65536).
help-serve-outbox-frames = Messages that may wait for a slow reader (256).
help-serve-outbox-bytes = Bytes that may wait for a slow reader (1048576).
help-serve-grace = How long somebody may be gone before a bot plays on (60).
help-serve-bot-pace = Seconds that a drawn card is shown before bots go on, at the normal pace (0.7); 0: no pauses.
help-serve-bot-workers = Processes in which bots think (one less than there are cores).
help-serve-idle-minutes = Minutes after which a table that nobody looks at leaves the memory (10).
help-serve-session-days = Days that a session lasts (90).
help-serve-keep-empty = Days that a table is kept at which nobody sits (1); 0: for ever.
help-serve-keep-unfinished = Days that an unfinished match is kept after its last move (90); 0: for ever.
help-serve-keep-finished = Days that a finished casual match is kept with its record (30); 0: for ever.
help-serve-keep-results = Days that the result of a casual match is kept (365); 0: for ever.
help-serve-keep-guests = Days that a guest is kept who came once and never played (7); 0: all, for ever.
help-serve-archive = A folder for the records of finished matches that are removed.
help-serve-least-free = Refuse new tables while less than this is free on the disk (500MB).
help-serve-most-disk = Refuse new tables while the database takes more than this, such as 20GB (no bound).
help-serve-patience = How long stopping may take (10).
help-serve-proxy = Proxies whose word on a client's address is believed, with commas between them.
help-serve-origins = Other pages that may talk to this server, with commas between them.
help-serve-node = The name of this server among several.
help-serve-log-level = What is logged: debug, info, warning or error (info).
help-serve-log-format = How it is logged: text or json (text).
