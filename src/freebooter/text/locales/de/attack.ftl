# Angriffe auf den eigenen Server, und was andere davon merken.

attack-goes-on = Angriff: { $name }
attack-promises = Jemand verspricht ohne Ende; andere verbinden sich immer wieder neu und fordern alles noch einmal an.
attack-choices = Jemand ändert ständig seine Wahl, solange die Gegenseite nicht gewählt hat.
attack-bots = Immer neue Gäste einer Adresse eröffnen Tische, an denen nur Bots spielen.
attack-reviews = Sehr lange Partien, um die Warteschlange der Analysen zu verstopfen.
attack-fidgeting = Wer einen Tisch eröffnet hat, ordnet ihn immer wieder um.
attack-talk = Die längsten Zeilen, über so viele Sockets, wie eine Adresse haben darf.
attack-forgetting = Eine Flut von Befehlen, damit der Server einen fremden Befehl vergisst und ihn beim nächsten Senden doppelt zählt.
attack-presence = Eine Menschenmenge kommt an zwei Tische und geht wieder, immer von vorn.
attack-hellos = Begrüßungen ohne Ende: mit Texten, mit verpassten Ereignissen, mit falschen Token und Tickets.
attack-deaf = Sockets und Anfragen, deren Antworten niemand liest.
attack-slow = Anfragen, die mit einem Buchstaben pro Sekunde eintreffen.
attack-connections = Stumme Verbindungen, so viele der Server erlaubt.
attack-json = Tief verschachtelte, lange und kaputte Anfragen und Nachrichten.
attack-frames = Frames, die zu groß sind, nie enden oder keine sind.
attack-head-name = Angriff
attack-head-moves = Spielzüge anderer, p99 in ms
attack-head-answers = Antworten der Bots, p99 in ms
attack-head-memory = Speicher, MB
attack-head-disk = Platte, MB
attack-head-verdict = Urteil
attack-held = standgehalten
attack-broken-moves = Spielzüge zu langsam
attack-broken-answers = Bots zu langsam
attack-broken-memory = zu viel Speicher
attack-broken-disk = zu viel Platz auf der Platte
attack-broken-doubled = ein Befehl zählte doppelt
attack-broken-lost = Spielzüge oder Personen verloren
attack-broken-unserved = jemand wurde nicht bedient
attack-no-refusal = nichts
attack-line = { $name }: gesendet { $sent }, angenommen { $accepted }; empfangen { $frames } { $frames ->
        [one] Frame
       *[other] Frames
    } und { $received } MB; CPU-Zeit des Servers { $cpu }; abgelehnt: { $refusals }

## Ablehnungen

error-attack-unknown = Den Angriff „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-attack-time = { $option } kann nicht { $value } sein. Wähle eine Anzahl von Sekunden größer als 0 und höchstens { $most }.
error-attack-sockets = --most-sockets kann nicht { $value } sein. Wähle von 1 bis { $most }.
error-attack-whose = { $url } ist nicht auf diesem Rechner. Wenn der Server dir gehört und ihn sonst niemand benutzt, füge --yes-it-is-mine hinzu.

## Hilfe

help-attack = Den eigenen Server nacheinander auf jede bekannte Art angreifen und messen, was andere davon merken.
help-attack-only = Nur diesen Angriff ausführen. Mehrfach möglich. „--list“ zeigt alle.
help-attack-seconds = Dauer jedes Angriffs in Sekunden festlegen. Standard: 20.
help-attack-calm = Sekunden ungestörten Spiels vor und nach jedem Angriff festlegen. Standard: 8.
help-attack-sockets = Anzahl der Sockets begrenzen, die ein Angriff öffnen darf. Standard: 2000.
help-attack-pid = Diesen Serverprozess auf diesem Rechner beobachten, um Speicher und Platte zu sehen, ohne ihn zu fragen.
help-attack-mine = Einen Server auf einem anderen Rechner angreifen, der dir gehört.
help-attack-list = Angriffe auflisten.
