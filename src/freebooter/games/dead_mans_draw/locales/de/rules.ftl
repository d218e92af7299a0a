# Die Regeln von Dead Man's Draw, je Zeile ein Absatz. Die Texte richten sich nach Ausgabe und Hausregeln.

rules-goal =
    Ihr seid Piraten und teilt einen Schatz auf, Karte für Karte. In deinem Zug ziehst du Karten in den Spielbereich, solange du dich traust. Hörst du rechtzeitig auf, gehört alles dir. Ziehst du { $variant ->
        [strange-lands] eine Zahl, die
       *[other] ein Symbol, das
    } schon daliegt, wird deine Beute versenkt.

    { $variant ->
        [pile-o-treasure] Ist der Beutestapel leer, zählt jede Karte in deiner Auslage. Wer die meisten Punkte hat, gewinnt.
        [sudden-death] Wer 50 Punkte erreicht, gewinnt auf der Stelle; schaffen es mehrere zugleich, gewinnt, wer von ihnen die meisten Punkte hat. Schafft es niemand, gewinnt bei leerem Beutestapel, wer die meisten Punkte hat.
        [all-hands-on-deck] Ist der Beutestapel leer, zählt von jedem Symbol die beste Karte deiner Auslage, und jedes fehlende Symbol kostet Punkte. Wer die meisten Punkte hat, gewinnt.
        [beneath-the-waves] Ist der Beutestapel leer, zählt von jedem Symbol die beste Karte deiner Auslage. Das höchste Ergebnis unter 60 gewinnt.
       *[other] Ist der Beutestapel leer, zählt von jedem Symbol die beste Karte deiner Auslage. Wer die meisten Punkte hat, gewinnt.
    }
    .title = Ziel des Spiels
rules-cards =
    Es gibt Beute mit zehn Symbolen: Anker, Haken, Kanone, Schlüssel, Truhe, Schatzkarte, Orakel, Säbel, Krake und Meerjungfrau. Jedes Symbol kommt sechsmal vor, { $mermaids ->
        [replay] mit den Werten 2 bis 7.
       *[plain] mit den Werten 2 bis 7; nur die Meerjungfrauen reichen von 4 bis 9.
    } { $decks ->
        [two] Ihr spielt mit zwei vollständigen Exemplaren des Spiels: 120 Karten, jede doppelt.
       *[one] Das sind 60 Karten, keine zwei gleich.
    }

    Die Karten liegen an vier Arten von Orten:

    - Der **Beutestapel** liegt verdeckt. Zählen dürfen ihn alle jederzeit.
    - Der **Ablagestapel** { $discard ->
        [hidden] liegt verdeckt. Du darfst ihn zählen, aber nicht durchsehen. Zu sehen sind nur die Karten, die eine Schatzkarte aufdeckt, und für den Navigator beim Wählen der ganze Stapel.
       *[open] liegt offen. Alle dürfen ihn jederzeit durchsehen.
    }
    - Der **Spielbereich** liegt in der Mitte. Dort liegen die Karten von links nach rechts, offen für alle.
    - Deine **Auslage** ist die Beute, die dir sicher ist: bis zu zehn Stapel, einer je Symbol, die höchste Karte obenauf. Alle Auslagen sind offen.
    .title = Karten und Orte
rules-setup =
    Sucht von jedem Symbol die niedrigste Karte heraus: { $mermaids ->
        [replay] { $decks ->
            [two] die zwanzig Zweien, von jedem Symbol zwei.
           *[one] die zehn Zweien.
        }
       *[plain] { $decks ->
            [two] je zweimal die neun Zweien und die Meerjungfrau 4, zusammen zwanzig Karten.
           *[one] die neun Zweien und die Meerjungfrau 4.
        }
    } Gemischt bilden sie den ersten Ablagestapel. Die anderen { $decks ->
        [two] 100
       *[one] 50
    } Karten mischt ihr zum Beutestapel. Alle Auslagen sind anfangs leer.

    Das Los bestimmt, wer beginnt; danach geht es links herum weiter.

    Fähigkeiten und eine Spielvariante sind freiwillig. Legt beides vor dem ersten Zug fest. In der ersten Partie spielt ihr besser ohne.
    .title = Spielaufbau
rules-turn =
    { "" }**Ziehen.** Du musst deinen Zug damit beginnen, die oberste Karte des Beutestapels zu ziehen und zu legen. Ihr Effekt wird sofort und vollständig ausgeführt.

    { "" }**Weiterziehen oder einholen.** Nach jeder gelegten Karte, sobald ihr Effekt ganz ausgeführt ist, entscheidest du: weiterziehen oder die Beute einholen. Solange du einem Kraken noch Karten schuldest, hast du keine Wahl: Du musst ziehen.

    { "" }**Beute einholen.** Alle Karten des Spielbereichs kommen in deine Auslage. Waren ein Schlüssel und eine Truhe dabei, folgt der Bonus. Dein Zug ist zu Ende.

    { "" }**Versenkt.** Auch wenn deine Beute versenkt wird, endet dein Zug. So oder so ist danach am Zug, wer links von dir sitzt.

    Ist der Spielbereich nach dem Ziehen leer (etwa weil die Karte sofort in deine Auslage kam), darfst du trotzdem einholen. Du bekommst nichts weiter, und dein Zug endet.
    .title = Dein Zug
rules-placing =
    Eine Karte kann vom Beutestapel, vom Ablagestapel (Schatzkarte) oder aus einer Auslage (Haken, Säbel) in den Spielbereich kommen. Immer gilt diese Reihenfolge:

    - **Sofort in die Auslage?** { $mermaids ->
        [replay] Hast du den Fischer, kommt ein Krake
       *[plain] Hast du Casanova, kommt eine Meerjungfrau, und hast du den Fischer, kommt ein Krake
    } unmittelbar in deine Auslage{ $instant-banking ->
        [draw-pile] , aber nur, wenn du die Karte vom Beutestapel ziehst.
       *[anywhere] , ganz gleich woher.
    } Eine solche Karte wird nicht gelegt: Sie hat keinen Effekt, versenkt nichts und zählt nicht für einen Kraken.
    - **Versenkt?** Liegt im Spielbereich schon eine Karte { $variant ->
        [strange-lands] mit derselben Zahl („Fremde Gestade“: Symbole spielen keine Rolle),
       *[other] mit demselben Symbol,
    } ist deine Beute versenkt. Die neue Karte kommt nicht in den Spielbereich, ihr Effekt entfällt.
    - **Gelegt.** Sonst kommt sie ans rechte Ende des Spielbereichs, zählt als eine Karte für das, was du einem Kraken schuldest, und ihr Effekt wird sofort und vollständig ausgeführt.

    Effekte sind Pflicht. { $forced-busts ->
        [false] Haken, Säbel und Schatzkarte versenken deine Beute aber nie: Karten, die das täten, stehen nicht zur Wahl, und gibt es keine andere, entfällt der Effekt.
       *[true] Lassen dir Haken, Säbel oder Schatzkarte nur Karten, die deine Beute versenken, musst du trotzdem eine davon nehmen.
    }{ $parry ->
        [discard-sword] { " " }Gegen den Verteidiger eines Gegners gilt: Ein Säbel, für den kein Krake zu stehlen ist, kommt auf den Ablagestapel.
       *[other] { "" }
    }
    .title = Eine Karte legen
rules-bust =
    Deine Beute ist versenkt, wenn die Karte, die gelegt werden soll, { $variant ->
        [strange-lands] dieselbe Zahl
       *[other] dasselbe Symbol
    } hat wie eine Karte im Spielbereich. Dein Zug endet sofort.

    - Gesicherte Karten des Spielbereichs (durch einen Anker oder eine Fähigkeit) kommen in deine Auslage.
    - Alle übrigen und die Karte, die deine Beute versenkt hat, kommen { $variant ->
        [thieves-island] in die Auslage der Person links von dir.
       *[other] auf den Ablagestapel.
    } Hat dich jemand mit Davy Jones zum Rivalen bestimmt, bekommt sie stattdessen diese Person{ $variant ->
        [thieves-island] , noch vor der Person links von dir.
       *[other] .
    }
    - Die Karte, die deine Beute versenkt hat, ist nie gesichert, woher sie auch kam. Auch wenn dein Haken sie aus deiner eigenen Auslage geholt hat, ist sie verloren.

    { $anchored-bonus ->
        [true] Hausregel: Sind ein Schlüssel und eine Truhe gesichert, bringen sie so viele Bonuskarten, wie du gesicherte Karten hattest. Schatzjäger und Plünderer gelten wie üblich. Den Bonus nimmst du, bevor die verlorenen Karten irgendwohin kommen.
       *[false] Schlüssel und Truhe bringen beim Versenken nichts, auch wenn beide gesichert sind.
    }
    .title = Versenkt
rules-end =
    Wer die letzte Karte des Beutestapels zieht, spielt diesen Zug zu Ende, bis die Beute eingeholt oder versenkt ist. Dann ist die Partie zu Ende.

    Ist der Beutestapel leer, werden alle Effekte, die ihn nicht brauchen, weiterhin ausgeführt. Gibt es nichts mehr zu wählen, bleibt nur das Einholen, und Karten, die du einem Kraken noch schuldest, sind erlassen.{ $variant ->
        [sudden-death] { " " }„Plötzlicher Tod“ kann die Partie früher beenden: Wer nach irgendeinem Spielzug 50 Punkte oder mehr hat, gewinnt sofort.
       *[other] { "" }
    }
    .title = Spielende
rules-scoring =
    { $variant ->
        [pile-o-treasure] **Schatzhaufen:** Jede Karte in deiner Auslage zählt mit ihrem Wert, nicht nur die obersten.
        [all-hands-on-deck] Von jedem Stapel deiner Auslage zählt nur der Wert der obersten Karte. **Alle Mann an Deck:** Ziehe dann 5 Punkte ab für jedes der zehn Symbole, von dem du keine Karte hast.
       *[other] Von jedem Stapel deiner Auslage zählt nur der Wert der obersten Karte. Die Karten darunter zählen nichts.
    } Mit dem Hehler ist eine Meerjungfrau 5 Punkte mehr wert.

    { $variant ->
        [sudden-death] **Plötzlicher Tod:** Wer nach irgendeinem Spielzug 50 Punkte oder mehr hat, gewinnt sofort, auch wenn noch eine Entscheidung offen ist. Haben mehrere 50 oder mehr, gewinnt, wer von ihnen die meisten Punkte hat. Kommt niemand so weit, gewinnt, wer am Ende die meisten Punkte hat.
        [beneath-the-waves] **Unter den Wellen:** Gewinnen kann nur, wer unter 60 Punkten bleibt; das höchste dieser Ergebnisse gewinnt. Liegt niemand unter 60, teilen sich alle den Sieg, egal mit wie vielen Punkten.
       *[other] Wer die meisten Punkte hat, gewinnt.
    } Bei Gleichstand an der Spitze gewinnt, wer mehr Karten in der Auslage hat. Herrscht auch dann noch Gleichstand, wird der Sieg geteilt.
    .title = Wertung
rules-traits =
    Eine Fähigkeit ist eine besondere Kraft, die du die ganze Partie über hast. Fähigkeiten liegen offen und sind freiwillig. Lasst sie in der ersten Partie weg.

    { "" }**Auswahl.** Mischt { $mermaids ->
        [replay] { $decks ->
            [two] die 36 Fähigkeiten (jede zweimal, mit der Sirene)
           *[one] die 18 Fähigkeiten (mit der Sirene)
        }
       *[plain] { $decks ->
            [two] die 34 Fähigkeiten (jede zweimal)
           *[one] die 17 Fähigkeiten
        }
    } und gebt allen je zwei. Alle behalten heimlich eine. Deckt sie zugleich auf; der Rest scheidet aus. Ihr könnt auch allen eine zufällige geben oder vorher ausmachen, wer welche bekommt. Zuletzt bestimmt, wer Davy Jones hat, einen Rivalen.

    Fähigkeiten sind im Spiel Pflicht: Sie wirken, wann immer sie können. Verändern mehrere Fähigkeiten denselben Effekt, wirken zuerst die deiner Gegner, dann deine eigene.

    In der Partyspiel-Variante können zwei dieselbe Fähigkeit haben. Die Wirkungen addieren sich nicht. Kommt eine Karte in andere Hände, bekommt sie, wer die Fähigkeit hat und im Uhrzeigersinn als Nächstes nach der Person am Zug sitzt.
    .title = Fähigkeiten
rules-mermaids =
    In dieser Variante singen die Meerjungfrauen. Ihre 8 und 9 verlassen das Spiel, eine 2 und eine 3 kommen hinein, sodass der erste Ablagestapel nur aus Zweien besteht. Zu den Fähigkeiten kommt die Sirene.

    { "" }**Der Gesang.** Legst du eine Meerjungfrau, musst du eine Karte wählen, die schon im Spielbereich liegt, sofern es eine gibt. Sie wandert ans rechte Ende, und ihr Effekt wird noch einmal ausgeführt. Wandern ist kein Legen: Es versenkt nichts und zählt nicht für einen Kraken. Bei „Fremde Gestade“ darfst du auch eine andere Meerjungfrau wählen; sie wandert nur, denn nur eine gerade gelegte Meerjungfrau wählt eine Karte.

    { "" }**Schutz** hängt davon ab, wie die Karten gerade liegen. Ein ans Ende gewanderter Anker sichert alles, was jetzt links von ihm liegt; eine Karte, die rechts von einem Anker gelandet ist, verliert seinen Schutz. Wirkt der Haken des Geizhalses noch einmal, ist auch die neue Karte gesichert. Eine Karte, die der Haken des Geizhalses gelegt hat, bleibt gesichert, wohin sie auch wandert, selbst wenn der Haken in eine Auslage kommt.{ $miser ->
        [anchor] { " " }Karten links vom Haken des Geizhalses sind nur gesichert, solange sie dort liegen. Kommt der Haken aber in eine Auslage, bleiben die Karten, die er in diesem Augenblick gesichert hat, gesichert, wohin sie auch wandern.
       *[pair] { "" }
    }

    { "" }**Casanova** holt Meerjungfrauen nicht mehr sofort ein. { $casanova-replay ->
        [optional] Stattdessen darf Casanova die gewählte Karte in die eigene Auslage nehmen; ihr Effekt entfällt dann. Lässt Casanova sie lieber noch einmal wirken, bekommt sie ein Gegner mit der Sirene.
       *[compulsory] Stattdessen muss Casanova die gewählte Karte in die eigene Auslage nehmen, und ihr Effekt entfällt. Casanova kommt vor der Sirene.
    }

    { "" }**Sirene.** Die Karte, die ein Gegner wählt, kommt in die Auslage der Sirene, und ihr Effekt entfällt.

    Ein Anker, der so in eine Auslage kommt, sichert weiter die Karten, die er in diesem Augenblick gesichert hat, wohin sie auch wandern. Kommt ein Krake so in eine Auslage, schuldest du seine Karten weiterhin.
    .title = Meerjungfrauen mit Effekt
rules-party =
    Fünf bis acht Piraten brauchen zwei vollständige Exemplare des Spiels, zusammengemischt: 20 Karten liegen anfangs im Ablagestapel, 100 im Beutestapel, und jede Fähigkeit gibt es zweimal. Alle bekommen weiterhin zwei Fähigkeiten und behalten eine. Alles andere bleibt, wie es ist.

    Jede Karte hat nun einen Zwilling, und beide können in derselben Auslage liegen. Zwei können dieselbe Fähigkeit haben, doch die Wirkungen addieren sich nicht. Kommt eine Karte in andere Hände, bekommt sie, wer die Fähigkeit hat und im Uhrzeigersinn als Nächstes nach der Person am Zug sitzt. Haben zwei Davy Jones, bestimmen sie ihre Rivalen im Uhrzeigersinn, angefangen bei der Person, die beginnt.
    .title = Partyspiel-Variante
rules-variants =
    Eine Spielvariante ändert für die ganze Partie eine Regel. Spielt mit höchstens einer: Sucht sie gemeinsam aus, zieht eine zufällig oder lasst alle in der Schachtel. Sechs lagen dem Spiel bei, der Grundfisch erschien später. Meerjungfrauen mit Effekt und die Partyspiel-Variante stehen für sich und passen zu jeder von ihnen.
    .title = Spielvarianten

## Symbole

rules-suit-anchor =
    Alle Karten links vom Anker sind gesichert: Wird deine Beute versenkt, kommen sie trotzdem in deine Auslage. Der Anker selbst und die Karten nach ihm sind nicht gesichert, außer eine Fähigkeit regelt es anders.{ $variant ->
        [strange-lands] { " " }Liegen zwei Anker im Spielbereich, ist alles links vom rechten der beiden gesichert, auch der andere Anker.
       *[other] { "" }
    }{ $mermaids ->
        [replay] { " " }Bewegt eine Meerjungfrau den Anker, sichert er, was jetzt links von ihm liegt. Kommt der Anker in eine Auslage, sichert er weiter, was er in diesem Augenblick gesichert hat.
       *[plain] { "" }
    }
rules-suit-hook =
    Wähle einen Stapel deiner eigenen Auslage und lege seine oberste Karte. Ihr Effekt wird wie üblich ausgeführt, und sie zählt für einen Kraken. { $forced-busts ->
        [false] Wählen kannst du nur Karten, die deine Beute nicht versenken. Ist deine Auslage leer oder würde jede oberste Karte deine Beute versenken, hat der Haken keinen Effekt.
       *[true] Das ist Pflicht, auch wenn die Karte deine Beute versenkt; sie ist dann mit den anderen verloren. Ist deine Auslage leer, hat der Haken keinen Effekt.
    }
rules-suit-cannon =
    Wähle einen Stapel eines Gegners. Seine { $variant ->
        [bottom-feeder] niedrigste Karte (Grundfisch)
       *[other] oberste Karte
    } kommt auf den Ablagestapel. Hat irgendein Gegner eine Karte, musst du schießen. Hat keiner eine, hat die Kanone keinen Effekt.
rules-suit-key =
    Schlüssel und Truhe wirken gemeinsam, und nur beim Einholen. Liegen beide im Spielbereich, nimmst du zuerst alles in deine Auslage, mischst dann den Ablagestapel und nimmst daraus zufällig so viele Karten, wie du eben eingeholt hast, Schlüssel und Truhe mitgezählt. Sind es weniger, nimmst du alle. Ist er leer, gibt es keinen Bonus. Bonuskarten haben keinen Effekt.

    { $anchored-bonus ->
        [true] Hausregel: Beim Versenken bringen ein gesicherter Schlüssel und eine gesicherte Truhe so viele Karten, wie du gesichert hattest.
       *[false] Beim Versenken gibt es keinen Bonus, auch wenn Schlüssel und Truhe beide gesichert sind.
    }
rules-suit-chest = { rules-suit-key }
rules-suit-map =
    Aus dem gemischten Ablagestapel kommen drei Karten zur Wahl{ $forced-busts ->
        [false] , und zwar nur solche, die deine Beute nicht versenken, oder so viele, wie es davon gibt. Lege eine davon. Die anderen sind wieder im Ablagestapel, bevor deine Karte gelegt wird. Gibt es im Ablagestapel keine Karte, die deine Beute nicht versenkt, hat die Schatzkarte keinen Effekt.
       *[true] { " " }oder so viele, wie da sind. Eine davon musst du legen, auch wenn sie deine Beute versenkt. Die anderen sind wieder im Ablagestapel, bevor deine Karte gelegt wird. Bei leerem Ablagestapel hat die Schatzkarte keinen Effekt.
    } Ihr Effekt wird wie üblich ausgeführt, und sie zählt für einen Kraken.
rules-suit-oracle =
    { $oracle ->
        [player] Du allein siehst die oberste Karte des Beutestapels. Sie bleibt verdeckt liegen.
       *[all] Alle sehen die oberste Karte des Beutestapels. Sie bleibt auf dem Stapel.
    } Danach entscheidest du wie üblich. Wer die Karte gesehen hat, kennt sie, bis sie gezogen wird, auch in späteren Zügen. Bei leerem Beutestapel hat das Orakel keinen Effekt.
rules-suit-sword =
    Stiehl die { $variant ->
        [bottom-feeder] niedrigste Karte (Grundfisch)
       *[other] oberste Karte
    } vom Stapel eines Gegners und lege sie. Es muss ein Symbol sein, von dem du **keine Karte in deiner Auslage** hast. Ihr Effekt wird wie üblich ausgeführt, und sie zählt für einen Kraken. { $forced-busts ->
        [false] Stehlen kannst du nur Karten, die deine Beute nicht versenken. Gibt es keine solche, hat der Säbel keinen Effekt.
       *[true] Was im Spielbereich liegt, spielt keine Rolle: Stehlen ist Pflicht, auch wenn die Karte deine Beute versenkt. Hat kein Gegner einen solchen Stapel, hat der Säbel keinen Effekt.
    } Der Verteidiger eines Gegners schränkt ein, was du stehlen kannst.
rules-suit-kraken =
    Zwei weitere Karten müssen gelegt werden, bevor du einholen darfst; vier, wenn ein Gegner den Monsterbändiger hat. Karten, die durch Haken, Säbel oder Schatzkarte gelegt werden, zählen mit. Karten, die sofort in eine Auslage kommen, zählen nicht. Hat ein Haken, ein Säbel oder eine Schatzkarte keinen Effekt, zählt nur diese Karte selbst.

    Wirkt ein Krake, während du noch Karten schuldest, addieren sich die Schulden nicht: Es gilt die größere Zahl, der Rest oder die neue. Wird deine Beute versenkt, endet dein Zug wie immer. Ist der Beutestapel leer, wird dir der Rest erlassen.{ $mermaids ->
        [replay] { " " }Eine von einer Meerjungfrau bewegte Karte zählt nicht. Kommt ein Krake aus dem Spielbereich in eine Auslage, schuldest du seine Karten weiterhin.
       *[plain] { "" }
    }
rules-suit-mermaid =
    { $mermaids ->
        [replay] Wähle eine Karte, die schon im Spielbereich liegt; gibt es eine, musst du. Sie wandert ans rechte Ende, und ihr Effekt wird noch einmal ausgeführt. Wandern ist kein Legen: Es versenkt nichts und zählt nicht für einen Kraken. Schutz hängt davon ab, wie die Karten gerade liegen. Eine Meerjungfrau, die selbst gewählt wird (möglich bei „Fremde Gestade“), wandert nur.
       *[plain] Kein Effekt, aber hohe Werte: Meerjungfrauen reichen von 4 bis 9.
    }

## Fähigkeiten

rules-trait-golden-scales =
    Jede Meerjungfrau in deiner Auslage ist 5 Punkte mehr wert{ $variant ->
        [pile-o-treasure] , und beim Schatzhaufen zählt jede von ihnen.
       *[other] . Da von einem Stapel nur die oberste Karte zählt, sind das insgesamt 5 Punkte mehr.
    }
rules-trait-casanova =
    { $mermaids ->
        [replay] Meerjungfrauen werden wie üblich gelegt. Wählt deine eine Karte, { $casanova-replay ->
            [optional] darfst du diese in deine Auslage nehmen, statt sie noch einmal wirken zu lassen; ihr Effekt entfällt dann. Lässt du sie lieber noch einmal wirken und ein Gegner hat die Sirene, bekommt er die Karte.
           *[compulsory] musst du diese in deine Auslage nehmen, statt sie noch einmal wirken zu lassen; ihr Effekt entfällt. Die Sirene eines Gegners geht leer aus.
        } Ein so genommener Anker sichert weiter, was er in diesem Augenblick gesichert hat. Nimmst du so einen Kraken, schuldest du seine Karten weiterhin.
       *[plain] { $instant-banking ->
            [draw-pile] Eine Meerjungfrau, die du vom Beutestapel ziehst, kommt sofort in deine Auslage. Bringt Haken, Säbel oder Schatzkarte eine Meerjungfrau, wird sie wie üblich gelegt.
           *[anywhere] Jede Meerjungfrau, die in deinem Zug gelegt werden soll, kommt sofort in deine Auslage, ob vom Beutestapel, vom Ablagestapel oder aus einer Auslage.
        } So versenkt sie nichts und zählt nicht für einen Kraken. Danach geht es weiter wie nach jeder anderen Karte.
    }
rules-trait-plunderer =
    Dein Bonus aus Schlüssel und Truhe kommt aus fremdem Laderaum: Wähle einen Gegner und nimm die Bonuskarten zufällig aus der ganzen Auslage dieses Gegners, nie vom Ablagestapel. Liegen dort weniger, nimmst du alle und sonst nirgendwoher etwas. Hat kein Gegner eine Karte, gibt es keinen Bonus.
rules-trait-treasure-hunter =
    Schlüssel und Truhe bringen dir { $treasure-hunter ->
        [three] dreimal
       *[two] doppelt
    } so viele Bonuskarten, wie du Karten aus dem Spielbereich eingeholt hast. Liegen im Ablagestapel weniger, nimmst du alle.
rules-trait-navigator =
    Mit deiner Schatzkarte wählst du aus dem ganzen Ablagestapel statt aus drei zufälligen Karten. { $discard ->
        [hidden] Nur du siehst ihn, während du wählst.
       *[open] Sehen können ihn ohnehin alle.
    } { $forced-busts ->
        [false] Karten, die deine Beute versenken, stehen nicht zur Wahl. Gibt es keine anderen, hat die Schatzkarte keinen Effekt.
       *[true] Eine musst du legen, auch wenn jede deine Beute versenkt. Bei leerem Ablagestapel hat die Schatzkarte keinen Effekt.
    }
rules-trait-master-gunner =
    Deine Kanone schickt den ganzen gewählten Stapel auf den Ablagestapel, nicht nur eine Karte. Gegen den Saboteur hilft das nicht: Dann trifft deine Kanone eine Karte deiner eigenen Auslage.
rules-trait-scavenger =
    Die Karte, die deine Kanone trifft, kommt in deine Auslage statt auf den Ablagestapel. Gegen den Saboteur hilft das nicht: Dann trifft deine Kanone deine eigene Auslage, und die Karte wird abgelegt.
rules-trait-mystic =
    Dein Orakel zeigt die obersten drei Karten des Beutestapels oder so viele, wie da sind. { $mystic ->
        [player] Nur du siehst sie.
       *[all] Alle sehen sie.
    } Die Reihenfolge bleibt, wie sie ist.
rules-trait-swordsman =
    Dein Säbel darf von jedem Stapel eines Gegners stehlen, auch von einem Symbol, das du schon in deiner Auslage hast. Der Verteidiger gilt auch für dich.
rules-trait-miser =
    { $miser ->
        [anchor] Dein Haken wirkt zugleich als Anker: Alles links von ihm ist gesichert, dazu der Haken selbst und die Karte, die er legt.
       *[pair] Dein Haken und die Karte, die er legt, sind gesichert.
    } Was diese Karte ihrerseits bringt, ist dadurch nicht gesichert. Eine Karte, die deine Beute versenkt, kommt gar nicht in den Spielbereich und ist verloren.{ $mermaids ->
        [replay] { " " }Lässt eine Meerjungfrau den Haken noch einmal wirken, ist auch die neue Karte gesichert. Eine Karte, die dein Haken gelegt hat, bleibt gesichert, wohin sie auch wandert, selbst wenn der Haken in eine Auslage kommt.{ $miser ->
            [anchor] { " " }Karten links vom Haken sind nur gesichert, solange sie dort liegen; kommt der Haken aber in eine Auslage, bleiben die Karten, die er in diesem Augenblick gesichert hat, gesichert, wohin sie auch wandern.
           *[pair] { "" }
        }
       *[plain] { "" }
    }
rules-trait-captains-hook =
    Dein Haken legt zwei Karten aus deiner Auslage, eine nach der anderen. Der Effekt der ersten wird ganz ausgeführt, bevor du die zweite wählst. { $captains-hook ->
        [different] Sie müssen verschiedene Symbole haben. Steht nur ein Symbol zur Wahl, legst du eine Karte.
       *[any] Beide dürfen vom selben Stapel kommen. Gibt es nur eine Karte, legst du eine.
    } Wird deine Beute versenkt, folgt keine zweite Karte.{ $forced-busts ->
        [false] { " " }Karten, die deine Beute versenken, stehen nicht zur Wahl.
       *[true] { "" }
    }
rules-trait-safe-harbor =
    Dein Anker sichert zusätzlich sich selbst und die nächsten zwei Karten nach ihm. Es zählen die zwei Plätze rechts vom Anker, woher die Karten dort auch kamen. Die Karte, die deine Beute versenkt, erreicht keinen Platz im Spielbereich und ist darum nicht gesichert.
rules-trait-fisherman =
    { $instant-banking ->
        [draw-pile] Ein Krake, den du vom Beutestapel ziehst, kommt sofort in deine Auslage. Bringt Haken, Säbel oder Schatzkarte einen Kraken, wird er wie üblich gelegt.
       *[anywhere] Jeder Krake, der in deinem Zug gelegt werden soll, kommt sofort in deine Auslage, ob vom Beutestapel, vom Ablagestapel oder aus einer Auslage.
    } Für einen solchen Kraken schuldest du nichts. Er versenkt nichts und zählt nicht für einen anderen Kraken. Danach geht es weiter wie nach jeder anderen Karte.
rules-trait-beastmaster =
    Deine Gegner schulden für einen Kraken vier Karten statt zwei. Für deine eigenen Kraken schuldest du wie üblich zwei.
rules-trait-misfire =
    Die Kanone eines Gegners geht nach hinten los: Statt ihres üblichen Effekts kommt die { $variant ->
        [bottom-feeder] niedrigste Karte (Grundfisch)
       *[other] oberste Karte
    } eines Stapels aus der eigenen Auslage dieses Gegners auf den Ablagestapel. Den Stapel wählt der Gegner selbst. Meisterschütze und Resteverwerter bewirken dabei nichts. Ist diese Auslage leer, passiert nichts.
rules-trait-parry =
    { $parry ->
        [holder] Von dir kann der Säbel eines Gegners nur einen Kraken stehlen; hast du keinen, kann er dir nichts stehlen. Von allen anderen stiehlt er wie üblich.
        [any-kraken] Der Säbel eines Gegners muss einen Kraken stehlen, von dir oder von wem er sonst stehlen darf. Ist keiner zu holen, hat der Säbel keinen Effekt.
       *[discard-sword] Der Säbel eines Gegners muss einen Kraken stehlen, von dir oder von wem er sonst stehlen darf. Ist keiner zu holen, kommt der Säbel selbst ohne Effekt auf den Ablagestapel. Für einen Kraken hat er trotzdem als Karte gezählt.
    } Die übliche Grenze gilt auch hier: Wer schon einen Kraken in der Auslage hat, kann keinen stehlen, außer mit dem Säbelkämpfer.{ $forced-busts ->
        [false] { " " }Auch ein Krake, der die Beute versenken würde, kann nicht gestohlen werden.
       *[true] { "" }
    }
rules-trait-davy-jones-locker =
    Sobald die Fähigkeiten aufgedeckt sind, bestimmst du einen Gegner zum Rivalen für die ganze Partie. Zu zweit ist es einfach die andere Person. Was dein Rivale beim Versenken verliert, kommt in deine Auslage, auch die Karte, die versenkt hat. Gesicherte Karten bleiben beim Rivalen.{ $variant ->
        [thieves-island] { " " }Du kommst vor der Person, der die Insel der Diebe die Karten geben würde.
       *[other] { "" }
    }{ $decks ->
        [two] { " " }Bestimmen zwei denselben Rivalen, bekommt die Karten, wer von ihm aus im Uhrzeigersinn zuerst sitzt.
       *[one] { "" }
    }
rules-trait-siren =
    Nur bei Meerjungfrauen mit Effekt. Wählt die Meerjungfrau eines Gegners eine Karte, kommt diese in deine Auslage, und ihr Effekt entfällt. { $casanova-replay ->
        [optional] Nimmt Casanova die gewählte Karte in die eigene Auslage, gehst du leer aus; lässt Casanova sie lieber noch einmal wirken, bekommst du sie.
       *[compulsory] Casanova kommt zuerst: Was Casanova wählt, kommt in Casanovas eigene Auslage.
    } Ein so genommener Anker sichert weiter, was er in diesem Augenblick gesichert hat. Die Karten eines so genommenen Kraken schuldet der Gegner weiterhin.

## Spielvarianten

rules-variant-thieves-island =
    Was du beim Versenken verlierst, auch die Karte, die versenkt hat, kommt in die Auslage der Person links von dir statt auf den Ablagestapel. Gesicherte Karten behältst du. Hat dich jemand mit Davy Jones zum Rivalen bestimmt, kommt diese Person zuerst.
rules-variant-pile-o-treasure =
    Jede Karte in deiner Auslage zählt mit ihrem Wert, nicht nur die oberste jedes Stapels.
rules-variant-sudden-death =
    Wer nach irgendeinem Spielzug 50 Punkte oder mehr hat, gewinnt sofort, auch wenn noch eine Entscheidung offen ist (etwa, wer geplündert wird). Haben mehrere 50 oder mehr, gewinnt, wer von ihnen die meisten Punkte hat; bei Gleichstand wird wie üblich entschieden. Punkte, die schon vor dem ersten Spielzug da sind, beenden die Partie nicht. Erreicht niemand 50, endet und zählt die Partie wie üblich.
rules-variant-all-hands-on-deck =
    Am Ende verlierst du 5 Punkte für jedes der zehn Symbole, das in deiner Auslage fehlt.
rules-variant-strange-lands =
    Versenkt wird bei gleicher **Zahl** statt bei gleichem Symbol. Zwei Karten eines Symbols dürfen zusammen im Spielbereich liegen, und jede von ihnen wirkt. Bei zwei Ankern ist alles links vom rechten der beiden gesichert.
rules-variant-beneath-the-waves =
    Gewinnen kann nur, wer unter 60 Punkten bleibt. Das höchste dieser Ergebnisse gewinnt; bei Gleichstand wird wie üblich entschieden. Liegt niemand unter 60, teilen sich alle den Sieg, egal mit wie vielen Punkten.
rules-variant-bottom-feeder =
    Kanone und Säbel treffen die niedrigste Karte eines Stapels statt der obersten, auch eine Kanone, die der Saboteur umlenkt. Der Haken nimmt weiterhin die oberste.

## Hausregeln

rules-switch-discard =
    Darf man den Ablagestapel durchsehen? **open**: ja, alle, jederzeit. **hidden**: nein, nur zählen. Zu sehen sind nur die Karten, die eine Schatzkarte aufdeckt, und für den Navigator beim Wählen der ganze Stapel.
rules-switch-oracle =
    Wer sieht die Karte, die das Orakel zeigt? **all**: alle. **player**: nur, wer am Zug ist.
rules-switch-mystic =
    Wer sieht die drei Karten, die das Orakel dem Mystiker zeigt? **all**: alle. **player**: nur der Mystiker.
rules-switch-treasure-hunter =
    Wie viel bringen Schlüssel und Truhe dem Schatzjäger? **2**: doppelt so viele Karten, wie aus dem Spielbereich eingeholt wurden. **3**: dreimal so viele.
rules-switch-instant-banking =
    Welche Meerjungfrauen Casanovas und welche Kraken des Fischers kommen sofort in die Auslage? **draw-pile**: nur vom Beutestapel gezogene. **anywhere**: auch solche, die Haken, Säbel oder Schatzkarte bringen.
rules-switch-captains-hook =
    Welche zwei Karten legt Käpt'n Hook? **any**: zwei beliebige, auch vom selben Stapel. **different**: zwei mit verschiedenen Symbolen; steht nur ein Symbol zur Wahl, eine Karte.
rules-switch-parry =
    Was richtet der Verteidiger gegen den Säbel eines Gegners aus? **discard-sword**: Der Säbel muss irgendwo einen Kraken stehlen; ist keiner zu holen, wird er abgelegt. **any-kraken**: ebenso, doch ist keiner zu holen, hat der Säbel nur keinen Effekt. **holder**: Nur das Stehlen vom Verteidiger selbst ist beschränkt: ein Krake oder nichts.
rules-switch-miser =
    Was sichert der Haken des Geizhalses? **pair**: den Haken und die Karte, die er legt. **anchor**: diese beiden und alles links vom Haken.
rules-switch-casanova-replay =
    Muss Casanova bei Meerjungfrauen mit Effekt die gewählte Karte in die Auslage nehmen? **compulsory**: immer. **optional**: Casanova darf sie stattdessen noch einmal wirken lassen.
rules-switch-forced-busts =
    Können Haken, Säbel und Schatzkarte deine Beute versenken? **true**: ja; du musst eine Karte legen, auch wenn sie versenkt. **false**: nein; solche Karten stehen nie zur Wahl, und gibt es keine andere, entfällt der Effekt. Steht parry auf discard-sword, wird ein Säbel, dem der Verteidiger nichts zu stehlen lässt, in jedem Fall abgelegt.
rules-switch-variant =
    Welche Spielvariante gilt für die ganze Partie? **none**: keine. Sonst die genannte, etwa bottom-feeder.
rules-switch-mermaids =
    Haben Meerjungfrauen einen Effekt? **plain**: nein, dafür die Werte 4 bis 9. **replay**: ja, das sind die Meerjungfrauen mit Effekt. Sie haben die Werte 2 bis 7, eine gelegte Meerjungfrau lässt eine Karte im Spielbereich noch einmal wirken, und die Sirene kommt zu den Fähigkeiten.
rules-switch-decks =
    Wie viele Exemplare des Spiels werden zusammengemischt? **1**: eines, 60 Karten. **2**: zwei, 120 Karten und jede Fähigkeit zweimal, wie fünf bis acht Piraten sie brauchen.
rules-switch-anchored-bonus =
    Können Schlüssel und Truhe beim Versenken etwas bringen? **false**: nie. **true**: Sind beide gesichert, bringen sie so viele Karten, wie gesichert sind, bevor die verlorenen Karten irgendwohin kommen.
