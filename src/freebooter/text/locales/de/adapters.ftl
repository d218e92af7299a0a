# Was Lernumgebungen ablehnen.

error-env-reset = Es ist noch nichts ausgeteilt. Rufe zuerst reset auf.
error-env-render = Die Darstellung „{ $mode }“ gibt es nicht. Wähle { $modes }.
error-env-actions = „{ $actions }“ ist keine Zuordnung von Aktionen. Nenne zu jedem Agenten seine Aktion.
error-env-illegal = Dieser Spielzug geht jetzt nicht (Platz: Aktion): { $moves }. Wähle einen erlaubten.
error-env-chance = Ein Spielzug dieses Spiels braucht mehr als { $most } Zufallsereignisse, zu viele für OpenSpiel. Nimm PettingZoo oder Gymnasium.
error-env-endgame = „{ $game }“ hat keine kleine Fassung. Spiele die ganze Partie.
error-env-observer = Beobachter nehmen keine Parameter. Lass „{ $parameters }“ weg.
error-env-chance-choice = Der Zufall kann hier nicht { $choice } wählen. Gib eine ganze Zahl von 0 bis { $largest } an.
error-env-together = Hier wählen mehrere zugleich. Gib ihre Aktionen zusammen an, eine für jeden der { $players } Plätze.
error-env-alone = Hier wählt nur ein Platz. Gib eine einzige Aktion an.
error-env-horizon = Eine Partie kann nicht nach „{ $horizon }“ Entscheidungen enden. Gib eine ganze Zahl von 1 bis { $largest } an.
error-env-small-players = Die kleine Fassung von „{ $game }“ ist für { $fixed } Personen, nicht für { $players }. Ändere die Anzahl oder spiele die ganze Partie.
