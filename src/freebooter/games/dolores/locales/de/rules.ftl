# Die Regeln von Dolores. Eine Zeile ist ein Absatz; alle Texte richten sich nach den Hausregeln der Partie.

rules-goal =
    Euer falsches Leuchtfeuer hat gewirkt: Die Dolores liegt zerschellt auf den Klippen, und ihre Ladung treibt an Land. Nun müsst ihr sie unter euch aufteilen, immer zu zweit und bevor die Sonne aufgeht.

    In jedem Duell zeigen zwei von euch gleichzeitig eine Geste: friedlich teilen, alles an sich reißen oder zuerst wählen. Redet vorher, so viel ihr wollt. Sein Wort halten muss niemand.

    Am Ende zählen nur deine wertvollste und deine wertloseste Warensorte. Wer die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels
rules-cards =
    Es gibt 70 **Waren** in sieben Sorten: Goldbarren, Geschmeide, Porzellan, Stoffe, Wein, Musikinstrumente und Waffen. Jede Sorte hat sieben Einsen, zwei Zweien und eine Drei.

    { $bottles ->
        [none] Eine weitere Karte, der **Sonnenaufgang**, beendet die Partie. Die übrige Flaschenpost bleibt in der Schachtel.
       *[all] Dazu kommen zehn Karten **Flaschenpost**, keine zwei gleich: der Sonnenaufgang, der die Partie beendet, und neun andere, jede mit ihrem eigenen Kniff. Im Duell werden sie aufgeteilt wie Waren.
    }

    Die Karten liegen an vier Orten:

    - Der **Zugstapel** liegt verdeckt.
    - Die **Karten des Duells** liegen auf dem Tisch, auf beiden Seiten einige, { $bottles ->
        [none] und zwar offen.
       *[all] und zwar offen, außer die Zerbrochene Laterne wurde gespielt.
    }
    - Deine **Auslage** enthält deine eigenen Karten, { $bottles ->
        [none] nach Sorten geordnet.
       *[all] die Waren nach Sorten geordnet, die Flaschenpost daneben.
    } Alle Auslagen sind für alle sichtbar.
    - Auf dem **Ablagestapel** liegt offen, was verloren oder verbraucht ist.
    .title = Karten und Orte
rules-setup =
    { $bottles ->
        [none] Nur die 70 Waren und der Sonnenaufgang sind im Spiel.
       *[all] Der Sonnenaufgang ist immer im Spiel. Von den anderen neun Flaschenpostkarten scheiden vier per Zufall aus; zu zweit ist die Wette stets darunter. Die übrigen fünf kommen zu den 70 Waren.
    } Der Sonnenaufgang kommt unter 15 dieser Karten; gemischt liegen diese 16 zuunterst im Zugstapel. Die anderen { $bottles ->
        [none] 55
       *[all] 60
    } liegen gemischt darüber.

    Teilt von oben offen Karten in die Auslagen aus:

    - zu zweit: je vier Karten
    - zu dritt: je drei Karten
    - zu viert: je zwei Karten

    Das Los bestimmt, wer zuerst gibt.{ $bottles ->
        [none] { "" }
       *[all] { " " }Ist der Diebstahl unter diesen Karten, wirkt er, sobald alle ihre Karten haben.
    }
    .title = Spielaufbau
rules-duel =
    In jedem Duell spielt die **Geberseite**, also wer gerade gibt, gegen die **Nachbarseite**, die Person links davon. Ein Duell läuft so ab:

    { $bottles ->
        [none]
            - **Austeilen.** Vier Karten werden einzeln vom Zugstapel aufgedeckt: die ersten zwei vor der Nachbarseite, die nächsten zwei vor der Geberseite. Der Sonnenaufgang bricht das Austeilen sofort ab.
            - **Gesten.** Beide wählen heimlich eine Geste und zeigen sie gleichzeitig auf drei.
            - **Ausgang.** Die beiden Gesten entscheiden, wer was nimmt.
       *[all]
            - **Vor dem Austeilen.** Die Zerbrochene Laterne darf gespielt werden.
            - **Austeilen.** Vier Karten werden einzeln vom Zugstapel aufgedeckt: die ersten zwei vor der Nachbarseite, die nächsten zwei vor der Geberseite. Nach einer Zerbrochenen Laterne liegen sie verdeckt. Der Sonnenaufgang bricht das Austeilen sofort ab; weiter geht es nur, wenn jemand „Schmiere stehen“ spielt.
            - **Vor dem Zählen.** Starker Wellengang, Strudel, Konvoi, Zwei-Hand-Trick und Wette dürfen gespielt werden.
            - **Gesten.** Beide wählen heimlich eine Geste und zeigen sie gleichzeitig auf drei. Wer wettet, nennt im selben Moment zwei Gesten. Wer den Zwei-Hand-Trick nutzt, sagt danach, welche Hand gilt.
            - **Nach dem Zählen.** Ungültig und Konvoi dürfen gespielt werden.
            - **Wette.** Wer beide Gesten richtig genannt hat, nimmt sich Karten.
            - **Ausgang.** Die beiden Gesten entscheiden, wer was nimmt.
            - **Diebstahl.** Hat ihn jemand genommen, wirkt er jetzt.
    }

    Danach wird die Nachbarseite zur Geberseite und tritt gegen die nächste Person zur Linken an. Liegen weniger als vier Karten im Zugstapel, gibt es kein weiteres Duell, und die Partie ist zu Ende{ $bottles ->
        [none] .
       *[all] , noch bevor jemand nach der Zerbrochenen Laterne gefragt wird.
    }
    .title = Ein Duell
rules-windows =
    { $bottles ->
        [none]
            Ihr spielt ohne Flaschenpost: Zwischen Austeilen, Gesten und Ausgang gibt es nichts zu spielen, und nur die beiden im Duell haben etwas zu entscheiden.

            Jede Entscheidung triffst du selbst, auch wenn nur eine Möglichkeit bleibt.
       *[all]
            Eine Flaschenpost lässt sich nur in ihrem eigenen Zeitfenster spielen. In einem Duell gibt es diese:

            - **Vor dem Austeilen:** Zerbrochene Laterne.
            - **Immer wenn der Sonnenaufgang erscheint:** Schmiere stehen.
            - **Vor dem Zählen:** Starker Wellengang, Strudel, Konvoi, Zwei-Hand-Trick, Wette.
            - **Nach dem Zählen:** Ungültig, Konvoi. Beim Zwei-Hand-Trick steht dann schon fest, welche Hand gilt; Wette und Ausgang kommen erst noch.

            Der Diebstahl wird nie gespielt. Er wirkt von selbst, wenn ihn jemand bekommt.

            { "" }**Wer wird gefragt?** In jedem Zeitfenster alle, die gerade eine spielbare Flaschenpost haben, im Uhrzeigersinn ab der Geberseite. Wer gefragt wird, spielt eine oder passt. Nach jeder gespielten Flaschenpost werden alle von Neuem gefragt, wieder ab der Geberseite und auch, wer schon gepasst hat. Das Zeitfenster schließt, sobald alle nacheinander gepasst haben. Wer nichts zu spielen hat, wird nicht gefragt.

            { "" }**Wer darf spielen?** Alle, ob am Duell beteiligt oder nicht. Zwei Ausnahmen: Den Zwei-Hand-Trick darf nur spielen, wer am Duell teilnimmt, die Wette nur, wer nicht daran teilnimmt.

            Eine Flaschenpost, die du in einem Duell nimmst, kannst du in diesem Duell nicht spielen. Verbrauchte Flaschenpost wird abgeworfen. Jede Entscheidung triffst du selbst, auch wenn nur eine Möglichkeit bleibt.
    }
    .title = Wann Flaschenpost gespielt wird
rules-gestures =
    Die beiden im Duell wählen heimlich je eine von drei Gesten:

    - **Frieden** (offene Hand): dich mit den Karten vor dir begnügen.
    - **Kampf** (Faust): alles an dich reißen.
    - **Erste Wahl** (Daumen hoch): eine Karte aussuchen, bevor dein Gegenüber etwas bekommt.

    Beide Gesten werden gleichzeitig gezeigt. Bis die letzte Wahl getroffen ist, darfst du deine noch ändern, und vorher sieht niemand etwas.{ $bottles ->
        [none] { "" }
       *[all] { " " }Wer wettet, wählt mit euch; auch die beiden genannten Gesten bleiben bis dahin geheim. Mit dem Zwei-Hand-Trick wählst du zwei verschiedene Gesten und sagst, sobald du die deines Gegenübers kennst, welche von deinen gilt.
    }
    .title = Gesten
rules-outcomes =
    { $bottles ->
        [none] Die beiden Gesten entscheiden, was mit den Karten geschieht:
       *[all] Wer gewettet und beide Gesten richtig genannt hat, nimmt sich zuerst beliebig viele Karten des Duells. Dann entscheiden die beiden Gesten, was mit den übrigen geschieht:
    }

    - **Frieden gegen Frieden:** Beide nehmen die Karten vor sich.
    - **Kampf gegen Frieden:** Wer kämpft, nimmt alle Karten.
    - **Kampf gegen Kampf:** Alle Karten werden abgeworfen.
    - **Erste Wahl gegen Frieden:** Wer Erste Wahl zeigt, nimmt eine beliebige Karte. Wer Frieden zeigt, nimmt, was dann noch auf der eigenen Seite liegt. Was auf der anderen Seite übrig ist, wird abgeworfen.
    - **Erste Wahl gegen Kampf:** Wer Erste Wahl zeigt, nimmt eine beliebige Karte. Wer kämpft, nimmt den Rest.
    - **Erste Wahl gegen Erste Wahl:** Alle Karten werden abgeworfen. Dann wählen beide heimlich eine Warensorte der eigenen Auslage und werfen alle Karten davon gleichzeitig ab. Wer keine Waren hat, verliert nichts und wird nicht gefragt.

    Was du nimmst, kommt offen in deine Auslage.{ $bottles ->
        [none] { "" }
       *[all] { " " }Ein Diebstahl wirkt, wenn der ganze Ausgang verteilt ist und auch alle Sorten abgeworfen sind. Andere Flaschenpost liegt offen in deiner Auslage, bis du sie nutzt; in dem Duell, in dem du sie nimmst, geht das noch nicht.
    }
    .title = Ausgang des Duells
rules-dawn =
    Die Partie endet in dem Augenblick, in dem der Sonnenaufgang gezogen wird. { $bottles ->
        [none] Das geschieht beim Austeilen.
       *[all] Dabei ist es gleich, ob er beim Austeilen, mit einem Konvoi oder durch Starken Wellengang kommt und ob ihn nur sieht, wer die Zerbrochene Laterne gespielt hat.
    } Er steckt immer unter den letzten 16 Karten des Zugstapels.

    Das Duell, in das er platzt, entfällt. Dessen Karten bekommt niemand: Sie bleiben auf dem Tisch liegen, in keiner Auslage und nicht auf dem Ablagestapel.{ $bottles ->
        [none] { "" }
       *[all] { " " }Flaschenpost, die darin schon gespielt wurde, bleibt verbraucht.
    }

    { $bottles ->
        [none] Die Partie endet auch, wenn für ein neues Duell weniger als vier Karten übrig sind, selbst wenn der Sonnenaufgang noch darunter ist.
       *[all] Die einzige Ausnahme: Wer „Schmiere stehen“ hat, darf den Sonnenaufgang ignorieren. Er liegt dann da wie eine gewöhnliche Karte ohne Wert, und die Partie geht weiter. Sie endet auch, wenn für ein neues Duell weniger als vier Karten übrig sind, ob der Sonnenaufgang nun ignoriert wurde oder nie kam.
    }
    .title = Sonnenaufgang und Spielende
rules-scoring =
    Zähle für jede Sorte zusammen, was deine Karten wert sind; es kommt auf die Werte an, nicht auf die Zahl der Karten. Deine wertvollste und deine wertloseste Sorte bringen ihren Wert als Punkte, die anderen nichts. Sind mehrere Sorten gleichauf die wertvollsten oder die wertlosesten, zählen sie alle.

    Sind alle deine Sorten gleich viel wert, ist jede zugleich die wertvollste und die wertloseste. Ihre Summe wird deshalb verdoppelt. Das gilt auch für eine einzige Sorte.

    { $smallest-set ->
        [two] Hausregel: Erst zwei Karten bilden eine Sorte. Hast du nur eine Karte einer Sorte, bleibt sie ganz außer Betracht: Sie bringt nichts und kann nicht deine wertloseste Sorte sein.
       *[one] Schon eine einzelne Karte ist eine Sorte wie jede andere.
    } Eine Sorte, von der du keine Karte hast, zählt nicht mit.{ $bottles ->
        [none] { "" }
       *[all] { " " }Flaschenpost ist nichts wert, auch der Sonnenaufgang nicht.
    }

    Beispiele, was deine Sorten wert sind und was sie dir bringen:

    - 2, 2, 4, 5, 6: 2 + 2 + 6 = 10 Punkte
    - 2, 2, 4, 6, 6: 2 + 2 + 6 + 6 = 16 Punkte
    - 3, 3, 3: zweimal 9 = 18 Punkte

    Wer die meisten Punkte hat, gewinnt. Wer gleich viele hat, teilt sich den Platz.
    .title = Wertung
rules-talk =
    Reden ist das halbe Spiel. Ob im Duell oder nicht: Alle dürfen jederzeit reden, versprechen und lügen. Nichts davon ist bindend.

    Neben dem freien Reden können die beiden im Duell förmliche Versprechen geben, bis die Gesten gezeigt sind: „Ich zeige Frieden“ (oder Kampf oder Erste Wahl) oder „Zeigst du dies, zeige ich das“.

    Der Tisch führt über alle öffentlich Buch: gegebene, gehaltene und gebrochene Versprechen. Ein Versprechen wird an der Geste gemessen, die am Ende gilt. Tritt seine Bedingung nicht ein oder wird das Duell abgebrochen, verfällt es. Das alles ändert weder Regeln noch Punkte, nur deinen guten Ruf.
    .title = Reden und Versprechen

## Gesten

rules-gesture-peace =
    Die offene Hand: Du begnügst dich mit deinem Anteil. Gegen Frieden nehmt ihr beide die Karten vor euch. Gegen Kampf gehst du leer aus. Gegen Erste Wahl nimmt dein Gegenüber eine beliebige Karte, und du nimmst, was dann noch vor dir liegt.
rules-gesture-fight =
    Die Faust: Du willst alles. Gegen Frieden nimmst du alle Karten. Gegen Kampf werden alle Karten abgeworfen, und niemand hat etwas davon. Gegen Erste Wahl nimmt dein Gegenüber eine beliebige Karte, und du nimmst den Rest.
rules-gesture-choice =
    Der erhobene Daumen: Du nimmst eine beliebige Karte, bevor dein Gegenüber etwas bekommt. Gegen Frieden nimmt dein Gegenüber danach, was noch vor ihm liegt, und was vor dir übrig ist, wird abgeworfen. Gegen Kampf nimmt dein Gegenüber den ganzen Rest. Gegen Erste Wahl werden alle Karten abgeworfen, und ihr müsst beide noch eine ganze Warensorte aus eurer Auslage abwerfen. Ihr wählt sie heimlich und werft sie gleichzeitig ab. Hast du keine Waren, verlierst du nichts und wirst nicht gefragt.

## Flaschenpost

rules-bottle-dawn =
    Sobald der Sonnenaufgang gezogen wird, ist die Partie zu Ende. { $bottles ->
        [none] Das Duell entfällt; seine Karten bleiben auf dem Tisch und gehören niemandem.
       *[all] Das ist auch so, wenn ein Konvoi oder Starker Wellengang ihn bringt oder wenn ihn nur sieht, wer die Zerbrochene Laterne gespielt hat. Das Duell entfällt; seine Karten bleiben auf dem Tisch und gehören niemandem. Verhindern kann das nur „Schmiere stehen“: Ein ignorierter Sonnenaufgang liegt da wie eine gewöhnliche Karte ohne Wert.
    } Er steckt immer unter den letzten 16 Karten des Zugstapels.
rules-bottle-lantern =
    Spiele sie vor dem Austeilen. Die Karten dieses Duells werden verdeckt hingelegt. Nur du siehst sie dir an, ohne sie zu bewegen, und darfst alles darüber sagen, ob wahr oder nicht. Wer sonst Karten wählt oder umlegt, tut es blind. Karten, die ein Konvoi bringt oder Starker Wellengang neu austeilt, liegen ebenfalls verdeckt, und du siehst sie. Nach Ungültig bleiben verdeckte Karten verdeckt. Genommene und abgeworfene Karten werden aufgedeckt. Wird der Sonnenaufgang gezogen, endet die Partie wie sonst, auch wenn nur du ihn gesehen hast.
rules-bottle-lookout =
    Spiele sie, wenn der Sonnenaufgang erscheint, ob beim Austeilen, durch Konvoi oder Starken Wellengang, ob offen oder verdeckt: Du darfst ihn ignorieren. Dann liegt er da wie eine gewöhnliche Karte, die niemandem nützt, und die Partie geht weiter, bis für ein Duell weniger als vier Karten übrig sind. Liegt „Schmiere stehen“ selbst noch unter den Karten des Duells, gehört die Karte noch niemandem und hilft nicht.
rules-bottle-theft =
    Er wirkt, sobald du ihn bekommst, ob du willst oder nicht, und auch beim Spielaufbau: Nimm eine beliebige Ware aus einer fremden Auslage und lege sie in deine. Von wem und welche, bestimmst du. Flaschenpost kann nicht gestohlen werden. Der Diebstahl wartet, bis beim Spielaufbau alle Karten ausgeteilt sind oder bis der ganze Ausgang des Duells verteilt ist und auch alle Sorten abgeworfen sind. Hat sonst niemand Waren, geschieht nichts. Abgeworfen wird der Diebstahl so oder so.
rules-bottle-swell =
    Spiele ihn vor dem Zählen. Alle Karten des Duells werden abgeworfen und vier neue ausgeteilt, zwei vor der Nachbarseite und zwei vor der Geberseite: immer vier, auch wenn durch einen Konvoi mehr dalagen. Der Zugstapel muss mindestens vier Karten haben. Nach einer Zerbrochenen Laterne liegen auch die neuen Karten verdeckt.
rules-bottle-whirlpool =
    Spiele ihn vor dem Zählen. Lege die Karten des Duells neu aus, wie es dir gefällt; auf beiden Seiten müssen danach so viele liegen wie zuvor. Siehst du verdeckte Karten nicht, tust du es blind.
rules-bottle-convoy =
    Spiele ihn vor oder nach dem Zählen, aber vor dem Ausgang. Vom Zugstapel kommen zwei Karten hinzu, eine vor der Nachbarseite, dann eine vor der Geberseite. Der Zugstapel muss mindestens zwei Karten haben. Nach einer Zerbrochenen Laterne liegen auch sie verdeckt. Wird das Duell nach Ungültig wiederholt, bleiben sie liegen.
rules-bottle-two-hand =
    Spiele ihn vor dem Zählen in einem Duell, an dem du teilnimmst. Auf drei zeigst du zwei verschiedene Gesten. Sobald du die deines Gegenübers gesehen hast, bestimmst du, welche von deinen gilt; erst danach dürfen Ungültig und Konvoi gespielt werden. Wird das Duell nach Ungültig wiederholt, ist der Trick verbraucht.
rules-bottle-bet =
    Spiele sie vor dem Zählen in einem Duell, an dem du nicht teilnimmst. Auf drei nennst du heimlich und zugleich mit den beiden im Duell für jede Seite eine Geste. Sind beide richtig, nimmst du dir noch vor dem Ausgang beliebig viele Karten des Duells; für den Ausgang bleibt nur der Rest. Beim Zwei-Hand-Trick musst du die Geste treffen, die am Ende gilt. Wird das Duell nach Ungültig wiederholt, wirkt die Wette nicht mehr. Zu zweit wird diese Karte immer herausgenommen.
rules-bottle-void =
    Spiele sie nach dem Zählen. Die Gesten gelten nicht mehr, und das Duell wird mit denselben zwei Personen und denselben Karten wiederholt, ab dem Zeitfenster vor dem Zählen. Schon genutzte Flaschenpost bleibt verbraucht: Ein Zwei-Hand-Trick oder eine Wette wirkt nicht mehr. Karten aus einem Konvoi bleiben liegen, und verdeckte Karten bleiben verdeckt.

## Waren

rules-kind =
    Waren sind es, die Punkte bringen. Jede der sieben Sorten hat zehn Karten: sieben Einsen, zwei Zweien und eine Drei. Die Sorten unterscheiden sich nur im Namen. Es zählt, was deine Karten einer Sorte zusammen wert sind, nicht, wie viele es sind. { $smallest-set ->
        [two] Hausregel: Eine einzelne Karte ist noch keine Sorte; dazu braucht es mindestens zwei.
       *[one] Schon eine einzelne Karte bildet eine Sorte.
    }

## Hausregeln

rules-switch-bottles =
    Ob ihr mit Flaschenpost spielt. **all**: mit dem Sonnenaufgang und fünf zufälligen der neun anderen. **none**: das einfache Spiel, nur mit dem Sonnenaufgang.
rules-switch-smallest-set =
    Wie viele Karten eine Sorte braucht, um am Ende zu zählen. **1**: Eine genügt. **2**: mindestens zwei; eine Sorte mit nur einer Karte bringt nichts und kann nicht deine wertloseste sein.
