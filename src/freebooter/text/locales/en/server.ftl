# The server: settings and startup messages.

serve-address = Freebooter is running at { $url }
serve-network = Others on your network can join at { $url }
serve-alone = Only this machine can reach it. Add --host 0.0.0.0 to let others on your network join.
serve-stop = Press Ctrl-C to stop. Unfinished games continue at the next start.
config-usual = default
config-environment = Environment

## Refusals

refusal-not-built = The web client hasn't been built. Run “pip install --editable .” in your copy of the repository.
refusal-port-taken = Port { $port } on { $host } is taken. Choose another with --port.
refusal-port-forbidden = You don't have permission to use port { $port } on { $host }. Choose one above 1023 with --port.
refusal-host = “{ $host }” isn't an address of this machine. Choose one with --host, such as 127.0.0.1 or 0.0.0.0.
refusal-config-file = Can't read the configuration file { $file } ({ $problem }). Correct it, or choose another with --config.
refusal-setting-unknown = { $source }: There's no setting “{ $name }”. “freebooter serve --show-config” lists them all.
refusal-setting-text = { $source }: { $name } can't be “{ $value }”. It must be one line of text.
refusal-setting-whole = { $source }: { $name } can't be “{ $value }”. It must be a whole number.
refusal-setting-number = { $source }: { $name } can't be “{ $value }”. It must be a number.
refusal-setting-switch = { $source }: { $name } can't be “{ $value }”. It must be true or false.
refusal-setting-list = { $source }: { $name } can't be “{ $value }”. It must be a list of texts.
refusal-setting-choice = { $source }: { $name } must be one of: { $choices }.
refusal-setting-range = { $source }: { $name } is out of range. Choose a number from { $low } to { $high }.
refusal-setting-form = { $source }: { $name } isn't in the right form. Write it as { $form }.
error-server-start = The server couldn't start ({ $problem }). See its log for details.

## Help

help-serve = Serve tables to browsers, friends, and bots over the network.
help-serve-config = Read settings from this file. Default: freebooter.toml in your configuration folder.
help-serve-show-config = Show all settings and where they come from, then exit.
help-serve-host = Listen on this address; 0.0.0.0 lets others on your network join. Default: 127.0.0.1.
help-serve-port = Listen on this port. Default: 8000, or the next free one.
help-serve-address = Set the public address of a server behind a proxy.
help-serve-database = Keep games in this database, such as postgresql://… Default: an SQLite file in the data folder.
help-serve-data = Set the folder for the server's files.
help-serve-browser = Don't open the browser.
help-serve-demo = Fill the lobby with bot tables to watch.
help-serve-limits = Turn off all request limits. For measurements only.
help-serve-requests-per-second = Limit requests per second from one address. Default: 20.
help-serve-request-burst = Limit requests at once from one address. Default: 100.
help-serve-sockets-per-second = Limit new sockets per second from one address. Default: 2.
help-serve-socket-burst = Limit new sockets at once from one address. Default: 40.
help-serve-sockets-per-address = Limit open sockets per address. Default: 100.
help-serve-tables-per-hour = Limit tables a player can set up per hour. Default: 60.
help-serve-address-tables-per-hour = Limit tables all players at one address can set up per hour. Default: 300.
help-serve-guests-per-hour = Limit new guests per hour from one address. Default: 200.
help-serve-unwatched-per-player = Limit a player's bot-only tables running unwatched at once. Default: 3.
help-serve-unwatched-per-address = Limit bot-only tables running unwatched at once for all players at one address. Default: 12.
help-serve-talk-per-minute = Limit lines a player can say per minute. Default: 60.
help-serve-address-talk-per-minute = Limit lines all players at one address can say per minute. Default: 600.
help-serve-commands-per-second = Limit commands per second from a player, over all sockets. Default: 50.
help-serve-command-burst = Limit commands at once from a player. Default: 160.
help-serve-address-commands-per-second = Limit commands per second from all players at one address. Default: 100.
help-serve-address-command-burst = Limit commands at once from all players at one address. Default: 300.
help-serve-table-entries = Limit log entries per table, half of them for talk; beyond it, only moves fit. Default: 10000.
help-serve-table-bytes = Limit log bytes per table, half of them for talk; beyond it, only moves fit. Default: 2097152.
help-serve-messages-per-second = Limit messages per second on one socket. Default: 10.
help-serve-message-burst = Limit messages at once on one socket. Default: 40.
help-serve-frame-bytes = Limit the size of a socket message in bytes. Default: 16384.
help-serve-body-bytes = Limit the size of a request body in bytes. Default: 65536.
help-serve-outbox-frames = Limit messages waiting for a slow reader. Default: 256.
help-serve-outbox-bytes = Limit bytes waiting for a slow reader. Default: 1048576.
help-serve-grace = Wait this many seconds for a missing player before a bot takes over. Default: 60.
help-serve-bot-pace = Show a drawn card for this many seconds at normal pace before bots go on; 0 means no pauses. Default: 0.7.
help-serve-bot-workers = Set how many processes bots think in. Default: one less than the number of cores.
help-serve-idle-minutes = Unload a table after this many minutes with nobody looking. Default: 10.
help-serve-session-days = Set how many days a session lasts. Default: 90.
help-serve-keep-empty = Keep tables where nobody sits for this many days; 0 means forever. Default: 1.
help-serve-keep-unfinished = Keep unfinished games for this many days after the last move; 0 means forever. Default: 90.
help-serve-keep-finished = Keep finished casual games and their records for this many days; 0 means forever. Default: 30.
help-serve-keep-results = Keep results of casual games for this many days; 0 means forever. Default: 365.
help-serve-keep-guests = Keep guests who came once and never played for this many days; 0 means forever. Default: 7.
help-serve-archive = Save the records of finished games in this folder before removing them.
help-serve-least-free = Refuse new tables while less than this is free on the disk. Default: 500MB.
help-serve-most-disk = Refuse new tables while the database is larger than this, such as 20GB. Default: no limit.
help-serve-patience = Set how many seconds stopping may take. Default: 10.
help-serve-proxy = Trust these proxies, separated by commas, to report client addresses.
help-serve-origins = Allow these other sites, separated by commas, to talk to this server.
help-serve-node = Name this server among several.
help-serve-log-level = Set what to log: debug, info, warning, or error. Default: info.
help-serve-log-format = Set the log format: text or json. Default: text.
