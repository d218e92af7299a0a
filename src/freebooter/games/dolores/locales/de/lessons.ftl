# The lessons.

## Dolores

lesson-peace = Frieden
    .ask-1 = Zwei Karten liegen vor dir, zwei vor { $mate }. Beide wählt ihr jetzt heimlich eine Geste. Zeig Frieden, die offene Hand: Wer sie zeigt, begnügt sich mit dem eigenen Anteil.
    .hint-1 = Auch das darfst du, und { $mate } wird sich daran erinnern. Aber sieh erst, wie Teilen geht. Noch einmal, mit Frieden.
    .done = Zwei offene Hände: Beide habt ihr genommen, was vor euch lag. Deine Karten liegen in deiner Auslage, nach Sorten geordnet.
lesson-fight = Kampf
    .ask-1 = Vor { $mate } liegen Goldbarren, und alles sieht friedlich aus. Zeig Kampf, die Faust: Sie nimmt einer offenen Hand alles weg.
    .hint-1 = { $mate } hat Frieden gezeigt: Die Faust hätte alle vier Karten genommen. Noch einmal, mit Kampf.
    .ask-2 = Alle vier gehören dir! Jetzt ist { $mate } wütend und zeigt sicher die Faust. Wer da Frieden zeigt, bekommt gar nichts. Halt mit der Faust dagegen.
    .hint-2 = So nicht: { $mate } bekommt immer noch Karten. Sieh, was zwei Fäuste anrichten. Noch einmal, mit Kampf.
    .done = Zwei Fäuste, und alles ist verloren: Alle vier Karten wurden abgeworfen. Eine Faust lohnt sich nur, wenn dir jemand vertraut.
lesson-choice = Erste Wahl
    .ask-1 = { $mate } wird sicher wieder kämpfen, und du brauchst die Goldbarren 3. Zeig Erste Wahl, den Daumen: Er nimmt eine Karte, bevor sonst jemand etwas nimmt.
    .hint-1 = So sind die Goldbarren 3 nichts für dich. Noch einmal, mit Erster Wahl.
    .ask-2 = Daumen gegen Faust: Du suchst dir eine Karte aus, { $mate } bekommt den Rest. Nimm die, die für dich am meisten wert ist.
    .hint-2 = Jetzt hat { $mate } die Goldbarren 3. Noch einmal: Nimm du sie.
    .done = Nur eine Karte, aber die richtige. Zeigt ihr allerdings beide den Daumen, sind alle Karten verloren, und jeder verliert noch eine ganze Sorte dazu.
lesson-scoring = Was am Ende zählt
    .ask-1 = Zähl deine Karten Sorte für Sorte zusammen: Wein 5, Goldbarren 4, Waffen 1. Nur deine wertvollste und deine wertloseste Sorte zählen, hier 5 + 1. { $mate } ballt schon die Faust: Zeig Erste Wahl.
    .hint-1 = So ist gegen eine Faust nichts zu holen. Noch einmal, mit Erster Wahl.
    .ask-2 = Sorten, die gleichauf die wertvollsten oder die wertlosesten sind, zählen alle. Welche Karte macht daraus am meisten?
    .hint-2 = Ein wenig mehr, aber eine der Karten war fünf Punkte wert. Noch einmal: Was macht die Goldbarren so wertvoll wie den Wein?
    .done = Wein 5 und Goldbarren 5 sind nun beide deine wertvollste Sorte: 5 + 5 + 1 macht 11. Und sind alle deine Sorten gleich viel wert, zählt ihre Summe doppelt.
lesson-bottles = Flaschenpost und Sonnenaufgang
    .ask-1 = Unter deinen Karten ist eine Flaschenpost, Der Zwei-Hand-Trick. Jetzt, vor den Gesten, ist ihre Zeit. Spiel sie.
    .hint-1 = Dann bleibt sie dir für später. Aber dieses Duell ist es wert. Noch einmal: Spiel den Zwei-Hand-Trick.
    .ask-2 = Du zeigst zwei Gesten und entscheidest, welche gilt, wenn du die andere gesehen hast. Halt dir Erste Wahl offen, zusammen mit Frieden oder Kampf.
    .hint-2 = Gegen eine Faust hilft keine von diesen beiden. Noch einmal, mit Erster Wahl als einer der zwei.
    .ask-3 = { $mate } zeigt die Faust. Welche deiner Hände gilt?
    .hint-3 = Diese Hand gewinnt gegen eine Faust nichts. Noch einmal: Der Daumen nimmt trotzdem eine Karte.
    .ask-4 = Nimm die Karte, die für dich am meisten wert ist.
    .hint-4 = Die Goldbarren 3 hätten es entschieden: Jetzt hat sie { $mate }. Noch einmal: Nimm die Goldbarren.
    .done = Gerade rechtzeitig: Die Sonne geht auf, die Partie ist sofort vorbei, und du hast gewonnen. Auf jeder Flaschenpost steht, wann sie gespielt werden darf. Jetzt an einen richtigen Tisch!
