# Talking in the terminal, secret answers, and several people at one screen.

talk-help-say = say something to the table; everyone hears it
talk-help-promises = who promised what, and who kept their word
talk-says = { $who ->
        [you] You say: “{ $text }”
       *[other] { $player } says: “{ $text }”
    }
talk-promises = { $who ->
        [you] You promise: { $promise }.
       *[other] { $player } promises: { $promise }.
    }

play-unseen = What you type now stays hidden.
play-asked = { $player }, it's up to you.
play-alone = { $player }, the next screen is for your eyes only. Press Enter once nobody else is looking:

refusal-people = --people needs names separated by commas, such as “Ann,Bob”. It doesn't work with --name or --watch.
refusal-people-count = { $people } people don't fit at a table for { $players }. Raise --players.
