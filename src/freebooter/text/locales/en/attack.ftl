# Attacks on one's own server, and what others notice of them.

attack-goes-on = Attacking: { $name }
attack-promises = A player promises without end, others have all of it told again and again, and come back to it.
attack-choices = A player changes a choice without end, while the other has not chosen.
attack-bots = Ever new guests of one address set up tables at which only bots play.
attack-reviews = Matches so long that their reviews would keep everybody else's waiting.
attack-fidgeting = A host arranges a table anew without end.
attack-talk = The longest lines, over as many sockets as one address may have.
attack-forgetting = So many commands that the server forgets another player's; then that one comes again.
attack-presence = A crowd comes to two tables and goes, again and again.
attack-hellos = Hellos without end, with words, with something missed, with tokens and tickets that are none.
attack-deaf = Sockets and requests whose answers nobody reads.
attack-slow = Requests that come a letter a second.
attack-connections = Connections that say nothing, as many as there may be.
attack-json = Bodies and messages that are deep, long or broken.
attack-frames = Frames that are too large, never end, or are none.
attack-head-name = attack
attack-head-moves = others' moves, p99 in ms
attack-head-answers = bots' answers, p99 in ms
attack-head-memory = memory, MB
attack-head-disk = disk, MB
attack-head-verdict = verdict
attack-held = held
attack-broken-moves = moves too slow
attack-broken-answers = bots too slow
attack-broken-memory = too much memory
attack-broken-disk = too much on the disk
attack-broken-doubled = a command counted twice
attack-broken-lost = moves or people lost
attack-broken-unserved = somebody was not served
attack-no-refusal = nothing
attack-line = { $name }: { $sent } sent, { $accepted } granted; { $frames } frames and { $received } MB came back; server's processor time { $cpu }; refused: { $refusals }

## Refusals

error-attack-unknown = There is no attack “{ $name }”; choose among { $names }.
error-attack-time = { $option } is { $value }; choose a number of seconds greater than 0 and at most { $most }.
error-attack-sockets = --most-sockets is { $value }; choose from 1 to { $most }.
error-attack-whose = { $url } is not on this machine; add --yes-it-is-mine if the server is yours and nobody else is disturbed.

## Help

help-attack = Attack your own server in every known way, a while each, and measure what others notice.
help-attack-only = Only this attack; may be given several times. “--list” names them.
help-attack-seconds = How long each attack lasts (20).
help-attack-calm = Seconds before and after each attack in which others play undisturbed (8).
help-attack-sockets = The most sockets an attack may have open (2000).
help-attack-pid = The server's process on this machine, to look at its memory and disk without asking it.
help-attack-mine = Attack a server on another machine, which is yours.
help-attack-list = Name the attacks.
