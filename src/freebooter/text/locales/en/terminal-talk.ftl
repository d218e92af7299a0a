# Talk at the terminal, secret answers, and several people at one screen.

talk-help-say = say something to the table; everybody hears it
talk-help-promises = who has promised what, and kept it or not
talk-says = { $who ->
        [you] You say: “{ $text }”
       *[other] { $player } says: “{ $text }”
    }
talk-promises = { $who ->
        [you] You promise: { $promise }.
       *[other] { $player } promises: { $promise }.
    }

play-unseen = What you type now is not shown.
play-asked = { $player }, it is up to you.
play-alone = { $player }, what comes now is for your eyes only. Enter, once nobody else is looking:

refusal-people = --people needs names separated by commas, such as “Ann,Bob”, and goes neither with --name nor with --watch.
refusal-people-count = { $people } people cannot sit at a table for { $players }; raise --players.
