# Řeči v terminálu, tajné odpovědi a víc lidí u jedné obrazovky.

talk-help-say = říct něco ke stolu; slyší to všichni
talk-help-promises = kdo co slíbil a kdo držel slovo
talk-says = { $who ->
        [you] Říkáš: „{ $text }“
       *[other] { $player } říká: „{ $text }“
    }
talk-promises = { $who ->
        [you] Slibuješ: { $promise }.
       *[other] { $player } slibuje: { $promise }.
    }

play-unseen = Co teď napíšeš, zůstane skryté.
play-asked = { $player }: rozhodnutí je na tobě.
play-alone = { $player }: co teď přijde, je jen pro tvé oči. Stiskni Enter, až se nikdo jiný nebude dívat:

refusal-people = --people potřebuje jména oddělená čárkami, třeba „Ann,Bob“. Nejde spojit s --name ani s --watch.
refusal-people-count = Tolik lidí ({ $people }) se ke stolu pro { $players } nevejde. Zvyš --players.
