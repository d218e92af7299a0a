# What can be refused at a table.

table-damaged = The log of table { $table } is not as it was written, from entry { $number } on; restore it from a copy.
table-not-playing = No match is being played at this table now.
table-closed = This table was given up; open another one.
table-begun = The match has begun, so the seats can no longer be changed.
table-not-seated = You have no seat at this table; you can watch, or sit down at an open one.
table-not-host = Only whoever set the table up can do that.
table-not-pace = Only the host sets the pace where several people play.
table-moved-on = The table has moved on; look again before you choose.
table-no-seat = There is no seat { $seat } here; seats are numbered from 0 to { $last }.
table-seated = You already sit at seat { $seat }; stand up first.
table-full = Every seat is taken; you can watch.
table-seat-taken = Seat { $seat } is taken; choose an open one.
table-place-person = A person sits down by themselves; send them the invitation.
table-paused = The match is paused; resume it first.
table-not-paused = The match is not paused.
table-away = A bot is playing for you; come back first.
table-not-away = Nobody is playing for you; it is your own seat.
table-resigned = You have resigned this match.
table-no-vote = Only people who are at the table can vote.
table-not-over = A rematch can be asked for when the match is over.
table-rated = A rated match needs seats for at least two people.
table-one-person = Only one seat can be your own; leave the others open for your friends.
table-clock = A live clock needs a bank of seconds, a correspondence clock needs days, and a casual table needs neither.
table-secret = The record can be had when the match is over.
table-unknown = There is no such table, or the invitation is not for it.
