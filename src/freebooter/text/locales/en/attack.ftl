# Attacks on your own server, and what other players notice.

attack-goes-on = Attacking: { $name }
attack-promises = A player makes endless promises; others reconnect and ask for all of them again and again.
attack-choices = A player keeps changing a choice while the opponent hasn't chosen.
attack-bots = New guests from one address keep setting up bot-only tables.
attack-reviews = Very long games, to block the review queue.
attack-fidgeting = A host keeps rearranging a table.
attack-talk = The longest lines, over as many sockets as one address can have.
attack-forgetting = A flood of commands, to make the server forget another player's command and count it twice when it's resent.
attack-presence = A crowd joins and leaves two tables, over and over.
attack-hellos = Endless hellos: with text, with missed events, with fake tokens and tickets.
attack-deaf = Sockets and requests whose answers nobody reads.
attack-slow = Requests that arrive one letter per second.
attack-connections = As many silent connections as the server allows.
attack-json = Bodies and messages that are deep, long, or broken.
attack-frames = Frames that are too large, never end, or aren't frames.
attack-head-name = attack
attack-head-moves = others' moves, p99 in ms
attack-head-answers = bot answers, p99 in ms
attack-head-memory = memory, MB
attack-head-disk = disk, MB
attack-head-verdict = verdict
attack-held = held
attack-broken-moves = moves too slow
attack-broken-answers = bots too slow
attack-broken-memory = too much memory
attack-broken-disk = too much disk space
attack-broken-doubled = a command counted twice
attack-broken-lost = moves or players lost
attack-broken-unserved = somebody wasn't served
attack-no-refusal = nothing
attack-line = { $name }: sent { $sent }, accepted { $accepted }; received { $frames } { $frames ->
        [one] frame
       *[other] frames
    } and { $received } MB; server CPU time { $cpu }; refused: { $refusals }

## Refusals

error-attack-unknown = There's no attack “{ $name }”. Choose one of: { $names }.
error-attack-time = { $option } can't be { $value }. Choose a number of seconds greater than 0, up to { $most }.
error-attack-sockets = --most-sockets can't be { $value }. Choose from 1 to { $most }.
error-attack-whose = { $url } isn't on this machine. If the server is yours and nobody else is using it, add --yes-it-is-mine.

## Help

help-attack = Attack your own server in every known way, one after another, and measure what other players notice.
help-attack-only = Run only this attack. Can be repeated. “--list” shows them all.
help-attack-seconds = Set how many seconds each attack lasts. Default: 20.
help-attack-calm = Set the seconds of undisturbed play before and after each attack. Default: 8.
help-attack-sockets = Limit the sockets an attack can open. Default: 2000.
help-attack-pid = Watch this server process on this machine, to see its memory and disk use without asking it.
help-attack-mine = Attack a server on another machine that belongs to you.
help-attack-list = List the attacks.
