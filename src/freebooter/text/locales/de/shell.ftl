# Die Webseite, bevor ein Skript läuft: ihr Titel, und was sie zeigt, wenn der Server nicht erreichbar ist.

shell-title = Freebooter: Piraten-Kartenspiele
shell-description = Piraten-Kartenspiele im Browser: sofort gegen Bots oder mit Freunden. Mit genauen Chancen, und alle können nachprüfen, wie ausgeteilt wurde.
shell-no-script = Die Tische brauchen JavaScript. Erlaube es für diese Seite oder spiele im Terminal mit „freebooter play“.
shell-match = Eine Partie { $game }

## Nicht erreichbar

shell-offline-heading = Der Server ist nicht erreichbar
shell-offline-explanation = Der Server teilt die Karten aus, und dort denken die Bots; ohne ihn kannst du nicht spielen, auch nicht zum Üben. Deine Partien sind dort gut aufgehoben und warten auf dich.
shell-offline-waiting = Sobald der Server antwortet, geht es hier von selbst weiter.
shell-offline-again = Noch einmal versuchen
