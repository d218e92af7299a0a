# Řeči u terminálu, tajné odpovědi a víc lidí u jedné obrazovky.

talk-help-say = říct něco ke stolu; slyší to všichni
talk-help-promises = kdo co slíbil a zda to dodržel
talk-says = { $who ->
        [you] Říkáš: „{ $text }“
       *[other] { $player } říká: „{ $text }“
    }
talk-promises = { $who ->
        [you] Slibuješ: { $promise }.
       *[other] { $player } slibuje: { $promise }.
    }

play-unseen = Co teď napíšeš, se na obrazovce neukáže.
play-asked = { $player }, rozhodnutí je na tobě.
play-alone = { $player }, co teď přijde, je jen pro tvé oči. Enter, až se nikdo jiný nebude dívat:

refusal-people = --people potřebuje jména oddělená čárkami, třeba „Ann,Bob“, a nejde spojit s --name ani s --watch.
refusal-people-count = { $people } lidí se nevejde ke stolu pro { $players }; zvyš --players.
