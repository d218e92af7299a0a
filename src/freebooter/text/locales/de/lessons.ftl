# Lektionen: Ein Spiel lernt man beim Spielen, eins nach dem anderen. Jede Lektion sagt Schritt für Schritt, was zu tun ist, und was gelernt wurde.

lesson-ended = Diese Lektion ist zu Ende; fang sie von vorn an oder geh zur nächsten.
lesson-draw-first = Vorsichtig und vernünftig, aber so siehst du nie, was die nächste Karte tut. Noch einmal: Zieh.

## Dead Man's Draw

lesson-dead-mans-draw-draw = Ziehen und rechtzeitig aufhören
    .ask-1 = Du bist am Zug. Zieh die oberste Karte des Beutestapels.
    .ask-2 = Eine Meerjungfrau! Meerjungfrauen tun nichts, sind aber am meisten wert: 4 bis 9. Deine Reihe darf wachsen, solange du dich traust. Zieh noch eine Karte.
    .hint-2 = Sicher, aber eine einzelne Karte ist ein kleiner Fang. Noch einmal: Zieh eine zweite.
    .ask-3 = Zwei Karten liegen in deiner Reihe. Käme jetzt eine zweite Meerjungfrau oder ein zweiter Schlüssel, würde alles versenkt. Hör hier auf: Hol die Beute ein.
    .hint-3 = Eine zweite Meerjungfrau: versenkt! Ein Symbol, das schon daliegt, reißt die ganze Reihe in die Tiefe. Noch einmal: Hol rechtzeitig ein.
    .done = Deine Reihe liegt in deiner Auslage und gehört dir. { $mate } wollte mehr: Eine zweite Meerjungfrau kam, und alles war verloren. Am Ende zählt von jedem Symbol die höchste Karte deiner Auslage.

lesson-dead-mans-draw-anchor = Der Anker
    .ask-1 = Ein Anker hält fest, was links von ihm liegt, hier Meerjungfrau und Truhe: Versenkt werden können sie nicht. Also nur Mut, zieh.
    .hint-1 = Dagegen ist nichts zu sagen. Aber hinter einem Anker darfst du gierig sein. Noch einmal: Zieh.
    .done = Versenkt, und kaum etwas verloren: Meerjungfrau und Truhe liegen in deiner Auslage. Nur der Anker selbst und die zweite Truhe sind untergegangen.

lesson-dead-mans-draw-hook = Der Haken
    .ask-1 = In deiner Auslage liegen eine Meerjungfrau und ein Anker. Sieh, was ein Haken damit anfängt: Zieh.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Der Haken legt die oberste Karte eines deiner Stapel, als hättest du sie gerade gezogen. Wähl eine, deren Symbol noch nicht in der Reihe liegt.
    .hint-2 = Eine Meerjungfrau lag schon in der Reihe, also wurde alles versenkt, deine zweite dazu. Noch einmal, mit dem Anker.
    .ask-3 = Gut geangelt: Dein Anker sichert jetzt alles, was links von ihm liegt. Bring es heim: Hol ein.
    .hint-3 = Eine zweite Truhe. Der Anker hat gerettet, was links von ihm lag, aber er selbst ist weg. Noch einmal: Hol ein.
    .done = Der Anker liegt wieder in deiner Auslage und hat Gesellschaft mitgebracht. Mit einem Haken tut eine alte Karte noch einmal ihren Dienst.

lesson-dead-mans-draw-cannon = Die Kanone
    .ask-1 = { $mate } liegt vorn. Vielleicht hilft eine Kanone: Zieh.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Deine Kanone schießt die oberste Karte eines fremden Stapels auf den Ablagestapel. Von einem Stapel zählt nur die oberste Karte. Wo tut es am meisten weh?
    .hint-2 = Die Meerjungfrau 9 ist weg, aber darunter lag eine 8: ein Punkt weniger, mehr nicht. Noch einmal: Ziel auf den Stapel, unter dem nichts liegt.
    .done = Sieben Punkte weniger für { $mate }: Unter der Truhe lag nichts. Sieh nach, was darunterliegt, bevor du feuerst.

lesson-dead-mans-draw-key-and-chest = Schlüssel und Truhe
    .ask-1 = In deiner Reihe liegt ein Schlüssel. Er öffnet eine Truhe, wenn du beide zusammen heimbringst. Zieh.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Schlüssel und Truhe beieinander! Sie zahlen sich beim Einholen aus: so viele Karten vom Ablagestapel, wie du heimbringst. Hol ein.
    .hint-2 = Eine zweite Meerjungfrau: versenkt, und kein Bonus. Noch einmal: Hol ein, solange beide da sind.
    .done = Drei Karten aus der Reihe und noch drei vom Ablagestapel. Je länger die Reihe, desto voller die Truhe.

lesson-dead-mans-draw-map = Die Schatzkarte
    .ask-1 = Im Ablagestapel liegen gute Sachen. Eine Schatzkarte führt dich hin: Zieh.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Die Schatzkarte deckt drei Karten des Ablagestapels auf, und eine davon musst du legen. Nimm eine, deren Symbol noch nicht in deiner Reihe liegt.
    .hint-2 = Eine zweite Truhe: versenkt. Eine Karte musst du legen, auch wenn sie dich versenkt. Noch einmal, mit einer anderen.
    .ask-3 = Ein guter Fund, und die Reihe hält. Hol sie ein.
    .hint-3 = Eine zweite Truhe: versenkt. Noch einmal: Hol ein.
    .done = Was andere verloren haben, ist nicht für immer verloren: Eine Schatzkarte holt es zurück, und die Karte wirkt noch einmal.

lesson-dead-mans-draw-oracle = Das Orakel
    .ask-1 = Noch eine Karte oder nicht? Ein Orakel weiß es. Zieh.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Das Orakel zeigt die oberste Karte des Beutestapels: eine Meerjungfrau, und in deiner Reihe liegt schon eine. Was machst du daraus?
    .hint-2 = Das Orakel hatte es gezeigt: eine zweite Meerjungfrau, und die Reihe sinkt. Noch einmal: Hol ein.
    .done = Alles ist in Sicherheit, und die Meerjungfrau wartet oben auf dem Stapel. Was ein Orakel gezeigt hat, bleibt bekannt, bis es gezogen wird, auch in späteren Zügen.

lesson-dead-mans-draw-sword = Der Säbel
    .ask-1 = { $mate } hat Schätze, die du gern hättest. Zieh, und ein Säbel kommt.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Der Säbel stiehlt die oberste Karte eines fremden Stapels und legt sie in deine Reihe. Es muss ein Symbol sein, von dem in deiner Auslage nichts liegt, also kein Schlüssel. Und achte auf deine Reihe!
    .hint-2 = In deiner Auslage lag keine Kanone, stehlen durftest du sie also. Aber in deiner Reihe lag eine: versenkt. Noch einmal, mit der Meerjungfrau.
    .ask-3 = Die Meerjungfrau 9 liegt in deiner Reihe. Dir gehört sie, sobald du einholst.
    .hint-3 = Eine zweite Kanone: versenkt, und die Meerjungfrau ging mit unter. Noch einmal: Hol ein.
    .done = Dort neun Punkte weniger, hier neun mehr. Keine Karte wendet ein Spiel wie ein Säbel.

lesson-dead-mans-draw-kraken = Der Krake
    .ask-1 = Ein guter Anfang, aber in der Tiefe regt sich etwas. Zieh.
    .hint-1 = { lesson-draw-first }
    .ask-2 = Der Krake! Erst müssen zwei weitere Karten gelegt werden, komme, was wolle; vorher darfst du nicht einholen. Zieh.
    .ask-3 = Der Haken ist die erste der beiden, und die Karte, die er bringt, ist die zweite. Welche ist sicher?
    .hint-3 = Ein Krake lag schon in der Reihe, der zweite hat dich versenkt. Noch einmal, mit dem Anker.
    .ask-4 = Beide Karten liegen, der Krake lässt dich los. Hol ein.
    .hint-4 = Ein Säbel, und schon stiehlt er etwas: Früher oder später geht das schlecht aus. Noch einmal: Hol ein.
    .done = Auch Karten, die Haken, Säbel oder Schatzkarte legen, zählen für den Kraken. Ein Haken im richtigen Augenblick zahlt die halbe Schuld.

lesson-dead-mans-draw-finish = Auf eigene Faust
    .ask-1 = Die letzten Züge einer Partie, und { $mate } liegt deutlich vorn. Acht Karten sind noch im Beutestapel. Jetzt sagt dir niemand mehr, was du tun sollst: Gewinn!
    .hint-1 = Diesmal gewinnt { $mate }. Achte auf Schlüssel und Truhe, hör auf das Orakel und hör rechtzeitig auf. Noch einmal!
    .done = Gewonnen! Jetzt kennst du alle zehn Symbole: Such dir einen Tisch und stich in See.

## Dolores

lesson-dolores-peace = Frieden
    .ask-1 = Zwei Karten liegen vor dir, zwei vor { $mate }. Beide wählt ihr jetzt heimlich eine Geste. Zeig Frieden, die offene Hand: Wer sie zeigt, begnügt sich mit dem eigenen Anteil.
    .hint-1 = Auch das darfst du, und { $mate } wird sich daran erinnern. Aber sieh erst, wie Teilen geht. Noch einmal, mit Frieden.
    .done = Zwei offene Hände: Beide habt ihr genommen, was vor euch lag. Deine Karten liegen in deiner Auslage, nach Sorten geordnet.

lesson-dolores-fight = Kampf
    .ask-1 = Vor { $mate } liegen Goldbarren, und alles sieht friedlich aus. Zeig Kampf, die Faust: Sie nimmt einer offenen Hand alles weg.
    .hint-1 = { $mate } hat Frieden gezeigt: Die Faust hätte alle vier Karten genommen. Noch einmal, mit Kampf.
    .ask-2 = Alle vier gehören dir! Jetzt ist { $mate } wütend und zeigt sicher die Faust. Wer da Frieden zeigt, bekommt gar nichts. Halt mit der Faust dagegen.
    .hint-2 = So nicht: { $mate } bekommt immer noch Karten. Sieh, was zwei Fäuste anrichten. Noch einmal, mit Kampf.
    .done = Zwei Fäuste, und alles ist verloren: Alle vier Karten wurden abgeworfen. Eine Faust lohnt sich nur, wenn dir jemand vertraut.

lesson-dolores-choice = Erste Wahl
    .ask-1 = { $mate } wird sicher wieder kämpfen, und du brauchst die Goldbarren 3. Zeig Erste Wahl, den Daumen: Er nimmt eine Karte, bevor sonst jemand etwas nimmt.
    .hint-1 = So sind die Goldbarren 3 nichts für dich. Noch einmal, mit Erster Wahl.
    .ask-2 = Daumen gegen Faust: Du suchst dir eine Karte aus, { $mate } bekommt den Rest. Nimm die, die für dich am meisten wert ist.
    .hint-2 = Jetzt hat { $mate } die Goldbarren 3. Noch einmal: Nimm du sie.
    .done = Nur eine Karte, aber die richtige. Zeigt ihr allerdings beide den Daumen, sind alle Karten verloren, und jeder verliert noch eine ganze Sorte dazu.

lesson-dolores-scoring = Was am Ende zählt
    .ask-1 = Zähl deine Karten Sorte für Sorte zusammen: Wein 5, Goldbarren 4, Waffen 1. Nur deine wertvollste und deine wertloseste Sorte zählen, hier 5 + 1. { $mate } ballt schon die Faust: Zeig Erste Wahl.
    .hint-1 = So ist gegen eine Faust nichts zu holen. Noch einmal, mit Erster Wahl.
    .ask-2 = Sorten, die gleichauf die wertvollsten oder die wertlosesten sind, zählen alle. Welche Karte macht daraus am meisten?
    .hint-2 = Ein wenig mehr, aber eine der Karten war fünf Punkte wert. Noch einmal: Was macht die Goldbarren so wertvoll wie den Wein?
    .done = Wein 5 und Goldbarren 5 sind nun beide deine wertvollste Sorte: 5 + 5 + 1 macht 11. Und sind alle deine Sorten gleich viel wert, zählt ihre Summe doppelt.

lesson-dolores-bottles = Flaschenpost und Sonnenaufgang
    .ask-1 = Unter deinen Karten ist eine Flaschenpost, Der Zwei-Hand-Trick. Jetzt, vor den Gesten, ist ihre Zeit. Spiel sie.
    .hint-1 = Dann bleibt sie dir für später. Aber dieses Duell ist es wert. Noch einmal: Spiel den Zwei-Hand-Trick.
    .ask-2 = Du zeigst zwei Gesten und entscheidest, welche gilt, wenn du die andere gesehen hast. Halt dir Erste Wahl offen, zusammen mit Frieden oder Kampf.
    .hint-2 = Gegen eine Faust hilft keine von diesen beiden. Noch einmal, mit Erster Wahl als einer der zwei.
    .ask-3 = { $mate } zeigt die Faust. Welche deiner Hände gilt?
    .hint-3 = Diese Hand gewinnt gegen eine Faust nichts. Noch einmal: Der Daumen nimmt trotzdem eine Karte.
    .ask-4 = Nimm die Karte, die für dich am meisten wert ist.
    .hint-4 = Die Goldbarren 3 hätten es entschieden: Jetzt hat sie { $mate }. Noch einmal: Nimm die Goldbarren.
    .done = Gerade rechtzeitig: Die Sonne geht auf, die Partie ist sofort vorbei, und du hast gewonnen. Auf jeder Flaschenpost steht, wann sie gespielt werden darf. Jetzt an einen richtigen Tisch!
