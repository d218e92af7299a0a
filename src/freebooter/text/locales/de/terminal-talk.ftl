# Reden im Terminal, geheime Antworten und mehrere Leute an einem Bildschirm.

talk-help-say = etwas zum Tisch sagen; alle hören es
talk-help-promises = wer was versprochen und wer Wort gehalten hat
talk-says = { $who ->
        [you] Du sagst: „{ $text }“
       *[other] { $player } sagt: „{ $text }“
    }
talk-promises = { $who ->
        [you] Du versprichst: { $promise }.
       *[other] { $player } verspricht: { $promise }.
    }

play-unseen = Was du jetzt tippst, bleibt verborgen.
play-asked = { $player }, du entscheidest.
play-alone = { $player }, was jetzt kommt, darfst nur du sehen. Drücke die Eingabetaste, sobald niemand sonst hinsieht:

refusal-people = --people braucht Namen, durch Kommas getrennt, etwa „Ann,Bob“. Es geht nicht zusammen mit --name oder --watch.
refusal-people-count = { $people } Leute passen nicht an einen Tisch für { $players }. Erhöhe --players.
