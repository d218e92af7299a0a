# Während Spiele noch vorbereitet werden: auf der Startseite, beim Einrichten, am Tisch, vor einer Lektion.

web-ready-waiting = In der Warteschlange
web-ready-compiling = Wird vorbereitet
web-ready-loading = Gleich bereit
web-ready-ready = Spielbereit
web-ready-left-soon = noch ein paar Sekunden
web-ready-left-seconds = noch etwa { $seconds } Sek.
web-ready-left-minutes = noch etwa { $minutes } Min.
web-ready-progress = { $game } wird vorbereitet
web-ready-failed = { $game } ließ sich nicht vorbereiten. Starte „freebooter doctor“ im Terminal, um den Grund zu erfahren.
web-ready-once = Auf einem neuen Rechner muss jedes Spiel einmal vorbereitet werden. Beim nächsten Mal geht es sofort los.

## Am Tisch und beim Einrichten

web-ready-starting = Die Partie beginnt automatisch
web-ready-starting-what = Die Karten werden ausgeteilt, sobald { $game } bereit ist. Lade bis dahin Freunde ein, lies die Regeln oder chatte.
web-ready-not-yet = { $game } ist noch nicht bereit
web-ready-not-yet-what = Richte jetzt schon alles ein; die Partie beginnt dann automatisch.
web-ready-now = { $game } ist bereit
web-ready-now-what = Du kannst die Karten austeilen.
web-ready-playing-what = Die Partie geht automatisch weiter, sobald { $game } bereit ist.
web-ready-deals-itself = Wird automatisch ausgeteilt …
web-ready-bots = Noch in Vorbereitung: { $bots }. Gleich danach werden die Karten ausgeteilt.
web-ready-bot = { $bot } (in Vorbereitung)
web-ready-bot-what = Noch in Vorbereitung. Spielt mit, sobald es geht.

## Vor einer Lektion

web-ready-lesson = Die Lektion beginnt automatisch
web-ready-lesson-what = Sie beginnt, sobald { $game } bereit ist. Die Regeln kannst du schon jetzt lesen.

## Laut gesagt

web-ready-told-begun = { $game } wird vorbereitet.
web-ready-told-half = { $game } ist zur Hälfte vorbereitet.
web-ready-told-ready = { $game } ist bereit.
