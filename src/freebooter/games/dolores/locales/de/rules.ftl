# Die Regeln von Dolores. Eine Zeile ist ein Absatz. Die Texte richten sich nach den Hausregeln.

rules-goal =
    Euer falsches Leuchtfeuer hat gewirkt: Die Dolores liegt zerschellt auf den Klippen, und ihre Ladung treibt an Land. Nun müsst ihr Strandpiraten sie teilen, immer zu zweit und bevor die Sonne aufgeht.

    In jedem Duell zeigen zwei von euch im selben Augenblick eine Geste: friedlich teilen, alles an sich reißen oder als Erster wählen. Redet vorher, so viel ihr wollt; sein Wort halten muss niemand.

    Am Ende zählen nur deine wertvollste und deine wertloseste Warensorte. Wer die meisten Punkte hat, gewinnt.
    .title = Ziel des Spiels
rules-cards =
    Es gibt 70 **Waren**. Ihre sieben Sorten sind Waffen, Wein, Geschmeide, Stoffe, Porzellan, Musikinstrumente und Goldbarren. Jede Sorte hat sieben Einsen, zwei Zweien und eine Drei.

    { $bottles ->
        [none] Eine weitere Karte, der **Sonnenaufgang**, beendet das Spiel. Die übrige Flaschenpost bleibt in der Schachtel.
       *[all] Zehn weitere Karten sind **Flaschenpost**, keine zwei gleich: der Sonnenaufgang, der das Spiel beendet, und neun andere, jede mit ihrem eigenen Kniff. Im Duell werden sie verteilt wie Waren.
    }

    Die Karten liegen an vier Arten von Orten:

    - Der **Zugstapel** liegt verdeckt.
    - Die **Karten des Duells** liegen auf dem Tisch, vor jedem der beiden Duellanten einige, { $bottles ->
        [none] und zwar offen.
       *[all] und zwar offen, solange nicht die Zerbrochene Laterne gespielt wurde.
    }
    - Deine **Auslage** enthält, was du bisher bekommen hast, { $bottles ->
        [none] nach Sorten geordnet.
       *[all] die Waren nach Sorten geordnet, die Flaschenpost daneben.
    } Alle Auslagen sind offen.
    - Auf den **Ablagestapel** kommt offen, was verloren oder verbraucht ist.
    .title = Karten und Orte
rules-setup =
    { $bottles ->
        [none] Legt den Sonnenaufgang beiseite und mischt die 70 Waren.
       *[all] Legt den Sonnenaufgang beiseite. Mischt die anderen neun Flaschenpostkarten und nehmt vier zufällige heraus; in dieser Partie fehlen sie. Zu zweit ist die Wette immer eine der vier. Die übrigen fünf mischt ihr unter die 70 Waren.
    } Zählt 15 Karten ab und mischt den Sonnenaufgang darunter: Diese 16 liegen im Zugstapel zuunterst, die anderen { $bottles ->
        [none] 55
       *[all] 60
    } kommen obenauf.

    Gebt allen offen Karten von oben in die Auslage:

    - zu zweit jedem vier
    - zu dritt jedem drei
    - zu viert jedem zwei

    Das Los bestimmt den ersten Kartengeber.{ $bottles ->
        [none] { "" }
       *[all] { " " }Ist der Diebstahl unter den ausgeteilten Karten, wirkt er, sobald alle die ihren haben.
    }
    .title = Spielaufbau
rules-duel =
    Jedes Duell findet zwischen dem **Kartengeber** und seinem linken **Nachbarn** statt. Es läuft in dieser Reihenfolge ab:

    { $bottles ->
        [none]
            - **Austeilen.** Vier Karten werden einzeln vom Zugstapel aufgedeckt: die ersten zwei vor den Nachbarn, die nächsten zwei vor den Kartengeber. Der Sonnenaufgang bricht das Austeilen sofort ab.
            - **Gesten.** Beide wählen heimlich eine Geste und zeigen sie, sobald bis drei gezählt ist, im selben Augenblick.
            - **Ausgang.** Die beiden Gesten entscheiden, wer was nimmt.
       *[all]
            - **Vor dem Austeilen.** Die Zerbrochene Laterne darf gespielt werden.
            - **Austeilen.** Vier Karten werden einzeln vom Zugstapel aufgedeckt: die ersten zwei vor den Nachbarn, die nächsten zwei vor den Kartengeber. Unter der Laterne liegen sie verdeckt. Der Sonnenaufgang bricht das Austeilen sofort ab, sofern nicht jemand Schmiere steht.
            - **Vor dem Zählen.** Starker Wellengang, Strudel, Konvoi, Zwei-Hand-Trick und Wette dürfen gespielt werden.
            - **Gesten.** Beide wählen heimlich eine Geste und zeigen sie, sobald bis drei gezählt ist, im selben Augenblick. Wer wettet, nennt im selben Moment zwei Gesten. Wer den Zwei-Hand-Trick nutzt, sagt danach, welche Hand gilt.
            - **Nach dem Zählen.** Ungültig und Konvoi dürfen gespielt werden.
            - **Wette.** Wer richtig gewettet hat, nimmt sich Karten.
            - **Ausgang.** Die beiden Gesten entscheiden, wer was nimmt.
            - **Diebstahl.** Hat ihn jemand bekommen, wirkt er jetzt.
    }

    Danach wird der Nachbar Kartengeber und tritt gegen den Nächsten zu seiner Linken an. Liegen weniger als vier Karten im Zugstapel, gibt es kein weiteres Duell, und das Spiel ist aus{ $bottles ->
        [none] .
       *[all] , noch bevor jemand nach der Laterne gefragt wird.
    }
    .title = Ein Duell
rules-windows =
    { $bottles ->
        [none]
            Ihr spielt ohne Flaschenpost: Zwischen Austeilen, Gesten und Ausgang gibt es nichts zu spielen, und gefragt werden nur die beiden Duellanten.

            Jede Entscheidung triffst du selbst, auch wenn nur eine Möglichkeit bleibt.
       *[all]
            Eine Flaschenpost lässt sich nur in ihrem eigenen Zeitfenster spielen. Im Lauf eines Duells sind das:

            - **Vor dem Austeilen:** Zerbrochene Laterne.
            - **Sobald der Sonnenaufgang erscheint:** Schmiere stehen.
            - **Vor dem Zählen:** Starker Wellengang, Strudel, Konvoi, Zwei-Hand-Trick, Wette.
            - **Nach dem Zählen:** Ungültig, Konvoi. Dieses Fenster kommt nach der Entscheidung beim Zwei-Hand-Trick und vor Wette und Ausgang.

            Der Diebstahl wird nie gespielt: Er wirkt von selbst, sobald ihn jemand bekommt.

            { "" }**Wer wird gefragt?** Alle, die gerade eine spielbare Flaschenpost haben, im Uhrzeigersinn ab dem Kartengeber. Jeder spielt eine oder passt. Wurde eine gespielt, werden alle von neuem gefragt, wieder ab dem Kartengeber und auch, wer schon gepasst hat. Das Fenster schließt, sobald sie alle nacheinander gepasst haben. Wer nichts zu spielen hat, wird nicht gefragt.

            { "" }**Wer darf spielen?** Jeder, ob am Duell beteiligt oder nicht. Nur der Zwei-Hand-Trick ist den Duellanten vorbehalten und die Wette denen, die nicht am Duell teilnehmen.

            Eine Flaschenpost, die du in einem Duell bekommst, kannst du in diesem Duell nicht spielen. Verbrauchte Flaschenpost wird abgeworfen. Jede Entscheidung triffst du selbst, auch wenn nur eine Möglichkeit bleibt.
    }
    .title = Wann Flaschenpost gespielt wird
rules-gestures =
    Die beiden Duellanten wählen heimlich eine von drei Gesten:

    - **Frieden** (offene Hand): sich mit dem begnügen, was vor einem liegt.
    - **Kampf** (Faust): alles an sich reißen.
    - **Erste Wahl** (Daumen hoch): eine Karte aussuchen, bevor der andere etwas bekommt.

    Beide werden im selben Augenblick gezeigt. Bis die letzte Wahl getroffen ist, darfst du deine noch ändern, und vorher sieht niemand etwas.{ $bottles ->
        [none] { "" }
       *[all] { " " }Wer wettet, wählt mit euch: Auch die beiden genannten Gesten bleiben bis dahin geheim. Mit dem Zwei-Hand-Trick wählst du zwei verschiedene Gesten und sagst, sobald die des anderen bekannt ist, welche davon gilt.
    }
    .title = Gesten
rules-outcomes =
    { $bottles ->
        [none] Die beiden Gesten entscheiden, was mit den Karten geschieht:
       *[all] Wer gewettet und beide Gesten richtig genannt hat, nimmt sich zuerst beliebig viele Karten des Duells. Dann entscheiden die beiden Gesten, was mit den übrigen geschieht:
    }

    - **Frieden und Frieden:** Jeder nimmt die Karten, die vor ihm liegen.
    - **Kampf und Frieden:** Wer kämpft, nimmt alle Karten.
    - **Kampf und Kampf:** Alle Karten werden abgeworfen.
    - **Erste Wahl und Frieden:** Wer die erste Wahl hat, nimmt eine beliebige Karte. Der andere nimmt, was dann noch vor ihm liegt. Was vor dem Wählenden übrig ist, wird abgeworfen.
    - **Erste Wahl und Kampf:** Wer die erste Wahl hat, nimmt eine beliebige Karte; wer kämpft, nimmt den Rest.
    - **Zweimal Erste Wahl:** Alle Karten werden abgeworfen. Dann bestimmen beide heimlich eine Warensorte ihrer eigenen Auslage und werfen sie zur gleichen Zeit ganz ab. Wer keine Waren hat, verliert nichts und wird nicht gefragt.

    Was du nimmst, kommt offen in deine Auslage.{ $bottles ->
        [none] { "" }
       *[all] { " " }Ein Diebstahl wirkt, wenn der ganze Ausgang verteilt ist, auch erst nach dem Abwerfen von Sorten. Andere Flaschenpost liegt offen bei dir, bis du sie nutzt; in dem Duell, in dem du sie bekommst, geht das noch nicht.
    }
    .title = Ausgang des Duells
rules-dawn =
    Das Spiel endet in dem Augenblick, in dem der Sonnenaufgang gezogen wird. { $bottles ->
        [none] Er kommt beim Austeilen.
       *[all] Ob er beim Austeilen, mit einem Konvoi oder durch Starken Wellengang kommt, ist gleich, und es genügt, dass ihn der Besitzer der Laterne sieht.
    } Er steckt immer unter den untersten 16 Karten des Zugstapels.

    Das Duell, in das er platzt, entfällt. Dessen Karten bekommt niemand: Sie bleiben auf dem Tisch liegen, in keiner Auslage und nicht auf dem Ablagestapel.{ $bottles ->
        [none] { "" }
       *[all] { " " }Flaschenpost, die darin schon gespielt wurde, bleibt verbraucht.
    }

    { $bottles ->
        [none] Das Spiel endet auch, wenn für ein neues Duell weniger als vier Karten übrig sind, selbst wenn der Sonnenaufgang noch darunter ist.
       *[all] Nur wer „Schmiere stehen“ hat, darf den Sonnenaufgang ignorieren. Der liegt dann da wie eine gewöhnliche, wertlose Karte, und das Spiel geht weiter. Es endet auch, wenn für ein neues Duell weniger als vier Karten übrig sind, ob der Sonnenaufgang nun ignoriert wurde oder nie kam.
    }
    .title = Sonnenaufgang und Spielende
rules-scoring =
    Zähle für jede Sorte zusammen, was deine Karten wert sind: die Werte, nicht die Zahl der Karten. Deine wertvollste und deine wertloseste Sorte bringen ihren Wert als Punkte, die anderen nichts. Sind mehrere Sorten gleichauf die wertvollsten oder die wertlosesten, zählen sie alle.

    Sind alle deine Sorten gleich viel wert, ist jede zugleich die wertvollste und die wertloseste: Ihre Summe wird verdoppelt. Das gilt auch für eine einzige Sorte.

    { $smallest-set ->
        [two] Hausregel: Erst zwei Karten bilden eine Sorte. Eine Sorte, von der du nur eine Karte hast, bleibt ganz außer Betracht: Sie bringt nichts und kann nicht deine wertloseste sein.
       *[one] Schon eine Karte bildet eine Sorte wie jede andere.
    } Sorten, von denen du keine Karte hast, zählen nicht mit.{ $bottles ->
        [none] { "" }
       *[all] { " " }Flaschenpost ist nichts wert, auch der Sonnenaufgang nicht.
    }

    Was die Sorten wert sind und was sie bringen:

    - 2, 2, 4, 5, 6: du bekommst 2 + 2 + 6 = 10
    - 2, 2, 4, 6, 6: du bekommst 2 + 2 + 6 + 6 = 16
    - 3, 3, 3: du bekommst zweimal 9 = 18

    Wer die meisten Punkte hat, gewinnt. Wer gleich viele hat, teilt sich den Platz.
    .title = Wertung
rules-talk =
    Reden ist das halbe Spiel. Ob im Duell oder nicht: Ihr alle dürft jederzeit reden, versprechen und lügen. Gebunden ist niemand an das, was gesagt wurde.

    Neben dem freien Reden gibt es Versprechen in fester Form: „Ich zeige Frieden“ oder Kampf oder Erste Wahl, und „zeig du dies, dann zeige ich das“.

    Der Tisch führt über jeden öffentlich Buch: gegebene, gehaltene und gebrochene Versprechen. Das ändert weder Regeln noch Punkte, nur deinen guten Ruf.
    .title = Reden und Versprechen

## Gesten

rules-gesture-peace =
    Die offene Hand: Du bist mit deinem Anteil zufrieden. Gegen Frieden nimmt jeder von euch, was vor ihm liegt. Gegen Kampf gehst du leer aus. Gegen Erste Wahl nimmt der andere eine beliebige Karte, und du nimmst, was dann noch vor dir liegt.
rules-gesture-fight =
    Die Faust: Du willst alles. Gegen Frieden nimmst du alle Karten. Gegen einen zweiten Kampf werden alle abgeworfen, und niemand hat etwas davon. Gegen Erste Wahl nimmt der andere eine beliebige Karte, und du nimmst den Rest.
rules-gesture-choice =
    Der Daumen hoch: Du suchst dir eine Karte aus, gleich welche, bevor der andere etwas bekommt. Gegen Frieden nimmt er danach, was noch vor ihm liegt, und was vor dir übrig ist, wird abgeworfen. Gegen Kampf nimmt er den ganzen Rest. Gegen eine zweite Erste Wahl werden alle Karten abgeworfen, und jeder von euch muss dazu eine ganze Warensorte seiner Auslage abwerfen, die er heimlich selbst bestimmt; ohne Waren verlierst du nichts.

## Flaschenpost

rules-bottle-dawn =
    Wird der Sonnenaufgang gezogen, ist das Spiel sofort zu Ende. { $bottles ->
        [none] Das Duell entfällt; seine Karten bleiben auf dem Tisch und gehören niemandem.
       *[all] So ist es auch, wenn ein Konvoi oder der Starke Wellengang ihn bringt oder ihn bloß der Besitzer der Laterne sieht. Das Duell entfällt; seine Karten bleiben auf dem Tisch und gehören niemandem. Verhindern kann das nur „Schmiere stehen“: Ein ignorierter Sonnenaufgang liegt da wie eine gewöhnliche, wertlose Karte.
    } Er steckt immer unter den untersten 16 Karten des Zugstapels.
rules-bottle-lantern =
    Spiel sie vor dem Austeilen. Die Karten dieses Duells werden verdeckt hingelegt. Nur du siehst sie an, ohne sie zu bewegen, und darfst darüber sagen, was dir beliebt, ob wahr oder nicht. Wer sonst Karten wählt oder umlegt, tut es blind. Karten, die ein Konvoi bringt oder der Starke Wellengang neu austeilt, liegen ebenfalls verdeckt, und du siehst sie; nach Ungültig bleiben alle verdeckt. Genommene und abgeworfene Karten werden aufgedeckt. Ist der Sonnenaufgang dabei, endet das Spiel wie sonst, auch wenn nur du ihn siehst.
rules-bottle-lookout =
    Spiel sie, wenn der Sonnenaufgang erscheint, ob beim Austeilen, durch Konvoi oder Starken Wellengang, ob offen oder verdeckt: Du darfst ihn ignorieren. Dann liegt er da wie eine gewöhnliche Karte, die niemandem nützt, und das Spiel geht weiter, bis für ein Duell weniger als vier Karten übrig sind. Liegt „Schmiere stehen“ selbst noch unter den Karten des Duells, gehört es niemandem und hilft nicht.
rules-bottle-theft =
    Er wirkt von selbst und sofort, wenn du ihn bekommst, auch beim Spielaufbau: Nimm eine beliebige Ware aus der Auslage eines anderen und leg sie in deine; von wem und welche, bestimmst du. Flaschenpost kann nicht gestohlen werden. Zuerst werden alle Karten des Spielaufbaus oder der ganze Ausgang des Duells verteilt, samt dem Abwerfen von Sorten; erst dann wirkt der Diebstahl. Hat kein anderer Waren, geschieht nichts. Abgeworfen wird der Diebstahl so oder so.
rules-bottle-swell =
    Spiel ihn vor dem Zählen. Alle Karten des Duells werden abgeworfen und vier neue ausgeteilt, zwei vor den Nachbarn und zwei vor den Kartengeber: immer vier, auch wenn durch einen Konvoi mehr dalagen. Der Zugstapel muss mindestens vier Karten haben. Unter der Laterne liegen auch die neuen verdeckt.
rules-bottle-whirlpool =
    Spiel ihn vor dem Zählen. Leg die Karten des Duells neu aus, wie es dir gefällt; vor jedem Duellanten müssen danach so viele liegen wie zuvor. Siehst du verdeckte Karten nicht, tust du es blind.
rules-bottle-convoy =
    Spiel ihn vor oder nach dem Zählen, aber vor dem Ausgang. Vom Zugstapel kommen zwei Karten hinzu, eine vor den Nachbarn, dann eine vor den Kartengeber. Der Zugstapel muss mindestens zwei Karten haben. Unter der Laterne liegen auch sie verdeckt. Wird das Duell nach Ungültig wiederholt, bleiben sie liegen.
rules-bottle-two-hand =
    Spiel ihn vor dem Zählen, in einem Duell, an dem du teilnimmst. Auf drei zeigst du zwei verschiedene Gesten. Hast du die des anderen gesehen, bestimmst du, welche von deinen gilt; erst danach dürfen Ungültig und Konvoi gespielt werden. Wird das Duell nach Ungültig wiederholt, ist der Trick verbraucht.
rules-bottle-bet =
    Spiel sie vor dem Zählen in einem Duell, an dem du nicht teilnimmst. Auf drei nennst du, geheim und zugleich mit den Duellanten, für jeden von beiden eine Geste. Sind beide richtig, nimmst du dir noch vor dem Ausgang beliebig viele Karten des Duells; die Duellanten teilen nur, was übrig ist. Beim Zwei-Hand-Trick musst du die Geste treffen, die am Ende gilt. Wird das Duell nach Ungültig wiederholt, wirkt die Wette nicht mehr. Zu zweit ist diese Karte nie dabei.
rules-bottle-void =
    Spiel sie nach dem Zählen. Die Gesten sind hinfällig, und das Duell beginnt mit denselben Spielern und Karten von neuem, beim Fenster vor dem Zählen. Schon genutzte Flaschenpost bleibt verbraucht: Ein Zwei-Hand-Trick oder eine Wette wirkt nicht mehr. Karten aus einem Konvoi bleiben liegen, und verdeckte Karten bleiben verdeckt.

## Waren

rules-kind =
    Waren sind es, die Punkte bringen. Jede der sieben Sorten hat zehn Karten: sieben Einsen, zwei Zweien und eine Drei. Die Sorten unterscheiden sich nur im Namen. Es zählt, was deine Karten einer Sorte zusammen wert sind, nicht wie viele es sind. { $smallest-set ->
        [two] Hausregel: Eine einzelne Karte ist noch keine Sorte; erst ab zweien zählt sie.
       *[one] Schon eine einzelne Karte bildet eine Sorte.
    }

## Hausregeln

rules-switch-bottles =
    Ob Flaschenpost im Spiel ist. **all**: der Sonnenaufgang und fünf zufällige der neun anderen. **none**: das einfache Spiel, nur mit dem Sonnenaufgang.
rules-switch-smallest-set =
    Wie viele Karten eine Sorte braucht, um am Ende zu zählen. **1**: Eine genügt. **2**: mindestens zwei; eine Sorte mit nur einer Karte bringt nichts und gilt auch nicht als deine wertloseste.
