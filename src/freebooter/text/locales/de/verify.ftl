# Aufzeichnungen prüfen, und wie die Karten verteilt wurden.

help-verify = Aufzeichnungen prüfen: jede Zeile, wie die Kartenverteilung zustande kam, jeden Spielzug und das Ergebnis.
help-verify-records = Aufzeichnungen von Partien.
help-verify-commitment = Die Festlegung, die du dir vor der Partie notiert hast; die Aufzeichnung muss sie enthalten.
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
verify-whole = Jede Zeile ist so, wie sie geschrieben wurde, jeder Spielzug ist erlaubt, und Punkte, Gewinner und Endstellung folgen aus Kartenverteilung und Spielzügen.
verify-uncommitted = Niemand hat sich vorher auf diese Kartenverteilung festgelegt: Wer die Aufzeichnung schrieb, kann den Seed { $seed } selbst gewählt haben.
verify-committed = Das Geheimnis passt zur Festlegung { $commitment }; vergleich sie mit der, die du dir vor der Partie notiert hast (das macht --commitment).
verify-noted = Das Geheimnis passt zur Festlegung { $commitment }, und das ist die, die du notiert hast.
verify-nonce = { $player }: { $nonce }
verify-nonces = { $source ->
        [key] Der Schlüssel { $value } für ChaCha20, aus dem aller Zufall kommt,
       *[seed] Der Seed { $value }
    } folgt aus dem Geheimnis und diesen Zufallsbeiträgen: { $nonces }. Sieh nach, ob deiner dabei ist.
verify-no-nonces = { $source ->
        [key] Der Schlüssel { $value } für ChaCha20, aus dem aller Zufall kommt,
       *[seed] Der Seed { $value }
    } folgt allein aus dem Geheimnis: Niemand am Tisch hat einen Zufallsbeitrag gegeben, also konnte, wer das Geheimnis zog, die Kartenverteilung wählen.
verify-log = Das Protokoll des Servers zu dieser Partie endete mit { $link }; vergleich das mit dem, was der Server nach der Partie gezeigt hat.

## Ablehnungen

refusal-verify-commitment = Eine Festlegung besteht aus 64 Ziffern von 0 bis 9 und a bis f; gib --commitment so an, wie sie vor der Partie veröffentlicht wurde.
error-record-digest = Zeile { $line }: Der Wert von „{ $name }“ besteht nicht aus 64 Ziffern von 0 bis 9 und a bis f; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-uncommitted = Zeile { $line }: Für diese Partie wurde eine Festlegung notiert, aber die Aufzeichnung enthält keine; besorg dir die Aufzeichnung, die der Server herausgibt.
error-record-noted = Zeile { $line }: Die Festlegung ist { $commitment } und nicht die, die du notiert hast; falls du sie richtig notiert hast, sind die Karten nicht so verteilt, wie es festgelegt war.
error-record-secret = Zeile { $line }: Dieses Geheimnis passt nicht zur Festlegung; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-nonces = Zeile { $line }: Hier stehen Zufallsbeiträge: { $nonces }, Plätze gibt es aber: { $seats }, und zu jedem gehört einer (oder „-“); besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-nonce = Zeile { $line }: Ein Zufallsbeitrag besteht aus höchstens 64 Ziffern von 0 bis 9 und a bis f, „-“ steht für keinen; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-deal = Zeile { $line }: Geheimnis und Zufallsbeiträge ergeben den Seed { $seed } und nicht diesen; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-key = Zeile { $line }: Geheimnis und Zufallsbeiträge ergeben den Schlüssel { $made } und nicht diesen; besorg dir eine unveränderte Kopie der Aufzeichnung.
error-record-secretless = Zeile { $line }: Ein Schlüssel folgt aus einem Geheimnis, aber die Aufzeichnung enthält keines; besorg dir eine unveränderte Kopie der Aufzeichnung.
