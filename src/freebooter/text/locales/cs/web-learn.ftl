# Učení v prohlížeči: pravidla, co dělají karty, a lekce.

## Cards

web-key-card-text = Co dělá vybraná karta
web-card-text-more = Otevřít v pravidlech

## Rules

web-rules-in-force = U tohoto stolu platí
web-rules-no-house-rules = Žádná domácí pravidla.
web-rules-by-chance = Vylosuje se na začátku hry.
web-rules-holds = platí
web-rules-search = Hledat v pravidlech
web-rules-found = { $count ->
        [0] Nic se tak nejmenuje ani o tom nemluví.
        [one] { $count } místo
        [few] { $count } místa
       *[other] { $count } míst
    }
web-rules-contents = Obsah pravidel
rules-kind-section = Hra
rules-kind-switch = Domácí pravidla
web-rules-edition = Vydání
web-rules-edition-what = Vydání této hry se ve všem neshodují. Vyber to, které máš v krabici, a vše další se dočteš tak, jak se v něm hraje.
web-rules-differences = V čem se vydání liší

## Lessons

web-learn-title = Nauč se hrát
web-learn-lead = Nikdo nemusí nejdřív číst pravidla. Vezmi karty do ruky: každý krok ti ukáže jednu věc a hned si ji vyzkoušíš. Kdykoli můžeš přestat a pokračovat později.
web-learn-progress-of = Jak daleko jsi ve hře { $game }
web-learn-progress = Hotové kroky: { $done } z { $count }
web-learn-start = Začít
web-learn-continue = Pokračovat krokem { $number }
web-learn-more = Pro ty, kdo už hru znají
web-learn-again = Začít znovu
web-learn-done = hotovo
web-learn-play = Zahrát si doopravdy proti počítači
web-learn-other = Naučit se hru { $game }
web-lesson-leave = Odejít z lekce
web-lesson-guide = Lekce
web-lesson-steps = Kroky
web-lesson-step = Krok { $number } z { $count }
web-lesson-step-open = Krok { $number }
web-lesson-step-done = Krok { $number }, hotovo
web-lesson-asked = Co teď
web-lesson-watch = Sleduj …
web-lesson-astray = Skoro
web-lesson-done = Výborně!
web-lesson-restart = Od začátku
web-lesson-once-more = Ještě jednou
web-lesson-next = Další krok

## Tips

web-tip = Tip
web-tip-no-more = Už žádné tipy
web-tip-close = Jasně
tip-coach = Nevíš si rady? Zeptej se trenéra: odhadne tvou šanci na výhru a řekne proč.
tip-log = Co se stalo a co kdo řekl, najdeš tady.
tip-pace = Moc rychle, nebo pomalu? Tempo tu můžeš kdykoli změnit.
