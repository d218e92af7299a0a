# Angriffe auf den eigenen Server, und was andere davon merken.

attack-goes-on = Angriff: { $name }
attack-promises = Jemand verspricht ohne Ende, andere lassen sich alles immer wieder erzählen und kommen darauf zurück.
attack-choices = Jemand ändert eine Wahl ohne Ende, solange der andere nicht gewählt hat.
attack-bots = Immer neue Gäste einer Adresse bauen Tische auf, an denen nur Bots spielen.
attack-reviews = Partien, so lang, dass ihre Besprechung die aller anderen warten ließe.
attack-fidgeting = Wer einen Tisch aufbaut, ordnet ihn ohne Ende neu.
attack-talk = Die längsten Zeilen, über so viele Sockets, wie eine Adresse haben darf.
attack-forgetting = So viele Befehle, dass der Server den eines anderen vergisst; dann kommt dieser noch einmal.
attack-presence = Eine Menge kommt an zwei Tische und geht, immer wieder.
attack-hellos = Begrüßungen ohne Ende, mit Worten, mit Versäumtem, mit Marken und Scheinen, die keine sind.
attack-deaf = Sockets und Anfragen, deren Antworten niemand liest.
attack-slow = Anfragen, die einen Buchstaben in der Sekunde schicken.
attack-connections = Verbindungen, die nichts sagen, so viele es geben darf.
attack-json = Tiefe, lange und kaputte Anfragen und Nachrichten.
attack-frames = Frames, die zu groß sind, nie enden oder keine sind.
attack-head-name = Angriff
attack-head-moves = Züge anderer, p99 in ms
attack-head-answers = Antworten der Bots, p99 in ms
attack-head-memory = Speicher, MB
attack-head-disk = Platte, MB
attack-head-verdict = Urteil
attack-held = gehalten
attack-broken-moves = Züge zu langsam
attack-broken-answers = Bots zu langsam
attack-broken-memory = zu viel Speicher
attack-broken-disk = zu viel auf der Platte
attack-broken-doubled = ein Befehl zählte doppelt
attack-broken-lost = Züge oder Leute verloren
attack-broken-unserved = jemand wurde nicht bedient
attack-no-refusal = nichts
attack-line = { $name }: { $sent } gesendet, { $accepted } gewährt; { $frames } Frames und { $received } MB kamen zurück; Rechenzeit des Servers { $cpu }; abgelehnt: { $refusals }

## Ablehnungen

error-attack-unknown = Einen Angriff „{ $name }“ gibt es nicht; wähl aus { $names }.
error-attack-time = { $option } ist { $value }; wähl eine Zahl von Sekunden größer als 0 und höchstens { $most }.
error-attack-sockets = --most-sockets ist { $value }; wähl von 1 bis { $most }.
error-attack-whose = { $url } ist nicht auf diesem Rechner; füg --yes-it-is-mine hinzu, wenn der Server deiner ist und niemand anderes gestört wird.

## Hilfe

help-attack = Den eigenen Server auf jede bekannte Art angreifen, je eine Weile, und messen, was andere davon merken.
help-attack-only = Nur diesen Angriff; darf mehrmals stehen. „--list“ nennt sie.
help-attack-seconds = Wie lange jeder Angriff dauert (sonst 20).
help-attack-calm = Sekunden vor und nach jedem Angriff, in denen andere ungestört spielen (sonst 8).
help-attack-sockets = So viele Sockets darf ein Angriff höchstens offen haben (sonst 2000).
help-attack-pid = Der Prozess des Servers auf diesem Rechner, um Speicher und Platte zu sehen, ohne ihn zu fragen.
help-attack-mine = Einen Server auf einem anderen Rechner angreifen, der deiner ist.
help-attack-list = Die Angriffe nennen.
