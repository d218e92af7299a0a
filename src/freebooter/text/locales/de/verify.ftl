# Aufzeichnungen prüfen, und wie die Karten verteilt wurden.

help-verify = Aufzeichnungen prüfen: jede Zeile, das Zustandekommen der Kartenverteilung, jeden Spielzug und das Ergebnis.
help-verify-records = Aufzeichnungen von Partien.
help-verify-commitment = Mit der Festlegung vergleichen, die du vor der Partie notiert hast; die Aufzeichnung muss sie enthalten.
help-verify-json = Je Aufzeichnung ein JSON-Objekt ausgeben.

## Was stimmt

verify-holds = { $file }: Die Aufzeichnung stimmt.
verify-over = { $game } mit { $players }: eine beendete Partie mit { $moves } { $moves ->
        [one] Spielzug
       *[other] Spielzügen
    }, gewonnen von { $winners }.
verify-unfinished = { $game } mit { $players }: eine unvollendete Partie mit { $moves } { $moves ->
        [one] Spielzug
       *[other] Spielzügen
    }.
verify-whole = Jede Zeile ist unverändert, jeder Spielzug ist erlaubt, und Punkte, Sieg und Endstellung folgen aus Kartenverteilung und Spielzügen.
verify-uncommitted = Niemand hat sich vorher auf diese Kartenverteilung festgelegt: Wer die Aufzeichnung schrieb, kann den Seed { $seed } selbst gewählt haben.
verify-committed = Das Geheimnis passt zur Festlegung { $commitment }. Vergleiche sie mit der, die du vor der Partie notiert hast, oder gib deine mit --commitment an.
verify-noted = Das Geheimnis passt zur Festlegung { $commitment }, und das ist die, die du notiert hast.
verify-nonce = { $player }: { $nonce }
verify-nonces = { $source ->
        [key] Der ChaCha20-Schlüssel { $value }, aus dem aller Zufall kommt,
       *[seed] Der Seed { $value }
    } folgt aus dem Geheimnis und diesen Nonces: { $nonces }. Prüfe, ob deine dabei ist.
verify-no-nonces = { $source ->
        [key] Der ChaCha20-Schlüssel { $value }, aus dem aller Zufall kommt,
       *[seed] Der Seed { $value }
    } folgt allein aus dem Geheimnis. Niemand am Tisch hat eine Nonce beigesteuert, also hätte die Seite, die das Geheimnis zog, die Kartenverteilung wählen können.
verify-log = Das Protokoll des Servers zu dieser Partie endete mit { $link }. Vergleiche das mit dem, was der Server nach der Partie gezeigt hat.

## Ablehnungen

refusal-verify-commitment = Eine Festlegung hat 64 Ziffern (0–9, a–f). Gib --commitment so an, wie sie vor der Partie veröffentlicht wurde.
error-record-digest = Zeile { $line }: Der Wert von „{ $name }“ muss 64 Ziffern haben (0–9, a–f). Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-uncommitted = Zeile { $line }: Du hast für diese Partie eine Festlegung notiert, aber die Aufzeichnung enthält keine. Besorge dir die Aufzeichnung vom Server.
error-record-noted = Zeile { $line }: Die Festlegung ist { $commitment } und nicht die, die du notiert hast. Falls du sie richtig notiert hast, ist das nicht die festgelegte Kartenverteilung.
error-record-secret = Zeile { $line }: Das Geheimnis passt nicht zur Festlegung. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-nonces = Zeile { $line }: Zu jedem Platz gehört eine Nonce (oder „-“), hier aber Nonces: { $nonces }, Plätze: { $seats }. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-nonce = Zeile { $line }: Eine Nonce hat höchstens 64 Ziffern (0–9, a–f); „-“ steht für keine. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-deal = Zeile { $line }: Geheimnis und Nonces ergeben den Seed { $seed } und nicht diesen. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-key = Zeile { $line }: Geheimnis und Nonces ergeben den Schlüssel { $made } und nicht diesen. Besorge dir eine unveränderte Kopie der Aufzeichnung.
error-record-secretless = Zeile { $line }: Der Schlüssel muss aus einem Geheimnis folgen, aber die Aufzeichnung enthält keines. Besorge dir eine unveränderte Kopie der Aufzeichnung.
