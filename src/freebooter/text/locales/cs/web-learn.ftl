# Učení v prohlížeči: pravidla, texty karet, lekce a tipy.

## Cards

web-key-card-text = Ukázat, co dělá vybraná karta
web-card-text-more = Otevřít v pravidlech

## Rules

web-rules-in-force = Pravidla u tohoto stolu
web-rules-no-house-rules = Žádná domácí pravidla.
web-rules-by-chance = Vylosuje se na začátku partie.
web-rules-holds = platí
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
        [0] Nic nenalezeno.
        [one] { $count } výsledek
        [few] { $count } výsledky
        [many] { $count } výsledku
       *[other] { $count } výsledků
    }
web-rules-contents = Obsah
rules-kind-section = Hra
rules-kind-switch = Domácí pravidla
web-rules-edition = Vydání
web-rules-edition-what = Vydání této hry se ve všem neshodují. Vyber to, které máš v krabici, a pravidla níže se jím budou řídit.
web-rules-differences = V čem se vydání liší

## Lessons

web-learn-title = Nauč se hrát
web-learn-lead = Nemusíš nejdřív číst pravidla. Každý krok ti ukáže jednu věc a hned si ji vyzkoušíš. Kdykoli můžeš přestat a pokračovat později.
web-learn-progress-of = Tvůj postup ve hře { $game }
web-learn-progress = Hotové kroky: { $done } z { $count }
web-learn-start = Začít
web-learn-continue = Pokračovat krokem { $number }
web-learn-more = Když už hru znáš
web-learn-again = Začít znovu
web-learn-done = hotovo
web-learn-play = Zahrát si opravdovou partii proti botům
web-learn-other = Naučit se hru { $game }
web-lesson-leave = Odejít z lekce
web-lesson-guide = Lekce
web-lesson-steps = Kroky
web-lesson-step = Krok { $number } z { $count }
web-lesson-step-open = Krok { $number }
web-lesson-step-done = Krok { $number }, hotovo
web-lesson-asked = Co teď
web-lesson-watch = Sleduj…
web-lesson-astray = Skoro
web-lesson-done = Výborně!
web-lesson-restart = Začít znovu
web-lesson-once-more = Zkusit ještě jednou
web-lesson-next = Další krok

## The tour

web-tour = Krátká prohlídka
web-tour-of = Prohlídka hry { $game }
web-tour-back = Zpět
web-tour-next = Další
web-tour-end = Hotovo
web-tour-skip = Přeskočit prohlídku

## Tips

web-tip = Tip
web-tip-no-more = Už žádné tipy
web-tip-close = Jasně
tip-coach = Nevíš si rady? Zeptej se trenéra: odhadne tvou šanci na výhru a řekne ti proč.
tip-log = Tady si přečteš, co se stalo a co kdo řekl.
tip-pace = Moc rychle, nebo moc pomalu? Tempo tu můžeš kdykoli změnit.
