# What the program says when run without a command, and what its doctor finds.

greeting = Freebooter: { $games }. Play against bots or with friends.
greeting-serve = opens a table in your browser
greeting-play = deals you in right here in the terminal
greeting-rules = explains how to play
greeting-help = lists everything else; if something doesn't work, try “freebooter doctor”

## Installation

doctor-version = Freebooter { $version } on { $python }, { $system }.
doctor-not-installed = Freebooter is running from source without being installed, so its packages can't be checked.
doctor-packages = All packages needed to play are installed ({ $count }).
doctor-packages-missing = Packages needed to play are missing: { $packages }.
doctor-install-mend = Run “pip install --upgrade freebooter”, or “pip install --editable .” in a copy of the source.
doctor-extra = The extra “{ $extra }” is installed.
doctor-extra-missing = The extra “{ $extra }” is incomplete (missing: { $packages }). It's for { $use }.
doctor-extra-arena = reports with charts, Parquet files, and tournaments on several machines
doctor-extra-server = PostgreSQL and servers with many tables
doctor-extra-mend = If you want it, run “pip install 'freebooter[{ $extra }]'”.
doctor-compiler = The compiler works: Numba { $numba }, NumPy { $numpy }.
doctor-compiler-broken = Can't load the compiler ({ $problem }).
doctor-compiler-mend = Run “pip install --upgrade --force-reinstall numba numpy”.
doctor-game-broken = { $problem }
doctor-game-mend = Update the package it comes from, or uninstall it.
doctor-web = The web pages are built.
doctor-web-missing = The web pages haven't been built.
doctor-web-mend = Run “pip install --editable .” in your copy of the source.

## Kernels

doctor-interpreted = The rules run uncompiled, hundreds of times slower, because NUMBA_DISABLE_JIT is set.
doctor-interpreted-mend = Unset NUMBA_DISABLE_JIT.
doctor-compiled = { $game } is compiled, including all its bots.
doctor-not-compiled = { $game } isn't compiled yet. It takes about { $seconds } s before the first game.
doctor-partly-compiled = { $game } is ready to play. Compiling its other bots and the coach takes about { $seconds } s more.
doctor-compile-mend = It happens automatically; run “freebooter compile { $name }” to do it now.

## Where compiled rules are kept

doctor-cache = Compiled rules are kept in { $folder }: { $size }, of which { $old } from other versions. Free disk space: { $free }.
doctor-cache-large = Compiled rules take up { $size } in { $folder }, over the { $most } limit; { $old } are from other versions.
doctor-cache-clean = They're cleaned up automatically; run “freebooter compile --clean” to remove other versions now.
doctor-cache-closed = Compiled rules can't be saved in { $folder }, so every start compiles them again.
doctor-cache-full = There's too little space for compiled rules in { $folder }: { $free } free, { $room } needed.
doctor-cache-mend = Set FREEBOOTER_CACHE to a writable folder with enough space.
doctor-cache-open = Others on this machine can write to { $folder }, so nothing in it is used.
doctor-cache-open-mend = Remove it with “rm -r { $folder }”; it will be created again.

## Database

doctor-settings-refused = The server settings don't work: { $problem }
doctor-settings-mend = Correct that setting; “freebooter serve --show-config” shows them all.
doctor-database = The database { $database } opens and is up to date.
doctor-database-used = The database { $database } is up to date and in use by a running server.
doctor-database-new = There's no database at { $database } yet. The first start creates it.
doctor-database-closed = Can't create a database because { $folder } isn't writable.
doctor-database-closed-mend = Make it writable, or choose another place with --data or FREEBOOTER_DATA.
doctor-database-behind = The database { $database } is from an older version.
doctor-database-behind-mend = The next server start updates it. Make a backup first if it matters to you.
doctor-database-newer = The database { $database } is from a newer version of Freebooter.
doctor-database-newer-mend = Run “pip install --upgrade freebooter”, or choose another database with --database.
doctor-database-refused = Can't open the database { $database }.

## Terminal, fonts, port

doctor-utf8 = The terminal can show all characters (UTF-8).
doctor-letters = The output encoding is { $encoding }, which lacks many characters.
doctor-letters-mend = Set PYTHONUTF8=1, and set LANG to a UTF-8 locale such as C.UTF-8.
doctor-no-terminal = The output isn't a terminal, so games are shown in plain sentences.
doctor-size = The terminal is large enough ({ $columns }×{ $lines }).
doctor-small = The terminal is small ({ $columns }×{ $lines }). Tables need about { $least }.
doctor-small-mend = Enlarge the window, or play with --plain.
doctor-colour = The terminal shows colors.
doctor-no-colour = There are no colors because NO_COLOR is set or the terminal doesn't support them.
doctor-no-colour-mend = If you want them, unset NO_COLOR and set TERM to match your terminal, such as xterm-256color.
doctor-nobody-types = The input isn't a terminal, so you can't type.
doctor-nobody-types-mend = Run “freebooter play” without a pipe, or watch with --watch.
doctor-fonts = A Japanese font is installed: { $font }.
doctor-no-fonts = There's no Japanese font, so Japanese pages and images show empty boxes.
doctor-no-fonts-mend = If you need one, install it, for example with “sudo apt install fonts-noto-cjk”.
doctor-fonts-unknown = Can't tell whether this system has a Japanese font.
doctor-port = Port { $port } on { $host } is free.
doctor-port-ours = Freebooter { $version } is already running at { $url }.
doctor-port-next = Port { $port } is taken by another program ({ $who }); a server would use { $next } instead.
doctor-port-taken = Port { $port } is taken by another program ({ $who }).
doctor-port-refused = Can't listen on { $host }: { $problem }
doctor-port-mend = Choose another port with --port, or quit the other program.
