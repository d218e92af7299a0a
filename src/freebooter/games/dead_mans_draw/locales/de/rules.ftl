# Die Regeln von Dead Man's Draw. Eine Zeile ist ein Absatz. Die Texte richten sich nach Ausgabe und Hausregeln.

rules-goal =
    Ihr seid Piraten und teilt einen Schatz auf, Karte für Karte. In deinem Zug deckst du Karten in den Spielbereich auf, solange du dich traust. Hörst du rechtzeitig auf, gehört alles dir; kommt { $variant ->
        [strange-lands] eine Zahl, die
       *[other] ein Symbol, das
    } schon daliegt, geht die Beute unter.

    { $variant ->
        [pile-o-treasure] Ist der Beutestapel leer, zählt jede Karte in deiner Auslage, und der reichste Pirat gewinnt.
        [sudden-death] Wer zuerst 50 Punkte erreicht, gewinnt auf der Stelle. Schafft das niemand, gewinnt der reichste Pirat, sobald der Beutestapel leer ist.
        [all-hands-on-deck] Ist der Beutestapel leer, zählt von jedem Symbol die beste Karte deiner Auslage, jedes fehlende Symbol kostet Punkte, und der reichste Pirat gewinnt.
        [beneath-the-waves] Ist der Beutestapel leer, zählt von jedem Symbol die beste Karte deiner Auslage. Das höchste Ergebnis unter 60 gewinnt.
       *[other] Ist der Beutestapel leer, zählt von jedem Symbol die beste Karte deiner Auslage, und der reichste Pirat gewinnt.
    }
    .title = Ziel des Spiels
rules-cards =
    Die Beute trägt zehn Symbole: Anker, Haken, Kanone, Schlüssel, Truhe, Schatzkarte, Orakel, Säbel, Krake und Meerjungfrau. Jedes Symbol kommt sechsmal vor, { $mermaids ->
        [replay] mit den Werten 2 bis 7.
       *[plain] mit den Werten 2 bis 7; nur die Meerjungfrauen reichen von 4 bis 9.
    } { $decks ->
        [two] Ihr spielt mit zwei vollständigen Spielen: 120 Karten, jede doppelt.
       *[one] Das sind 60 Karten, keine zwei gleich.
    }

    Die Karten liegen an vier Arten von Orten:

    - Der **Beutestapel** liegt verdeckt. Zählen darf ihn jeder, jederzeit.
    - Der **Ablagestapel** { $discard ->
        [hidden] liegt verdeckt. Du darfst ihn zählen, aber nicht durchsehen; Einblick geben nur die Karten, die eine Schatzkarte aufdeckt, und die Suche des Navigators.
       *[open] liegt offen. Jeder darf ihn jederzeit durchsehen.
    }
    - Der **Spielbereich** in der Mitte ist eine Reihe, die von links nach rechts wächst, offen für alle.
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
    } Gemischt sind sie der erste Ablagestapel. Die anderen { $decks ->
        [two] 100
       *[one] 50
    } Karten mischt ihr zum Beutestapel. Alle Auslagen sind anfangs leer.

    Das Los bestimmt, wer beginnt; danach geht es links herum weiter.

    Fähigkeiten und eine Spielvariante sind freiwillig und werden vor dem ersten Zug festgelegt. In der ersten Partie fahrt ihr besser ohne.
    .title = Spielaufbau
rules-turn =
    { "" }**Ziehen.** Du musst deinen Zug damit beginnen, die oberste Karte des Beutestapels zu ziehen und zu legen. Ihr Effekt geschieht sofort und vollständig.

    { "" }**Weiterziehen oder einholen.** Nach jeder gelegten Karte, sobald ihr ganzer Effekt vorbei ist, entscheidest du: das Schicksal noch einmal herausfordern oder die Beute einholen. Solange du einem Kraken noch Karten schuldest, gibt es keine Wahl: Du musst ziehen.

    { "" }**Beute einholen.** Alle Karten des Spielbereichs kommen in deine Auslage. Waren ein Schlüssel und eine Truhe dabei, folgt der Bonus. Dein Zug ist zu Ende.

    { "" }**Versenkt.** Auch wenn deine Beute versenkt wird, endet dein Zug. So oder so ist danach an der Reihe, wer links von dir sitzt.

    Ist der Spielbereich nach dem Ziehen leer, etwa weil die Karte sofort in deine Auslage kam, darfst du trotzdem einholen: Du bekommst nichts weiter, und der Zug endet.
    .title = Dein Zug
rules-placing =
    Eine Karte kann vom Beutestapel, vom Ablagestapel (Schatzkarte) oder aus einer Auslage (Haken, Säbel) in den Spielbereich kommen. Immer gilt diese Reihenfolge:

    - **Sofort in die Auslage?** { $mermaids ->
        [replay] Hast du den Fischer, kommt ein Krake
       *[plain] Hast du Casanova, kommt eine Meerjungfrau, und hast du den Fischer, kommt ein Krake
    } unmittelbar in deine Auslage{ $instant-banking ->
        [draw-pile] , aber nur vom Beutestapel.
       *[anywhere] , ganz gleich woher.
    } Eine solche Karte wird nicht gelegt: Sie hat keinen Effekt, versenkt nichts und zählt nicht für einen Kraken.
    - **Versenkt?** Liegt im Spielbereich schon eine Karte { $variant ->
        [strange-lands] mit derselben Zahl („Fremde Gestade“: Symbole spielen keine Rolle),
       *[other] mit demselben Symbol,
    } ist deine Beute versenkt. Die neue Karte kommt nicht in den Spielbereich, ihr Effekt entfällt.
    - **Gelegt.** Sonst kommt sie ans rechte Ende der Reihe, zählt als eine Karte für das, was du einem Kraken schuldest, und ihr Effekt geschieht sofort und ganz.

    Effekte sind Pflicht. { $forced-busts ->
        [false] Haken, Säbel und Schatzkarte versenken deine Beute aber nie: Karten, die das täten, stehen nicht zur Wahl, und bleibt keine andere, entfällt der Effekt.
       *[true] Lassen dir Haken, Säbel oder Schatzkarte nur Karten, die deine Beute versenken, musst du trotzdem eine davon nehmen.
    }
    .title = Eine Karte legen
rules-bust =
    Deine Beute ist versenkt, wenn die Karte, die gelegt werden soll, { $variant ->
        [strange-lands] dieselbe Zahl
       *[other] dasselbe Symbol
    } hat wie eine Karte im Spielbereich. Dein Zug endet sofort.

    - Gesicherte Karten des Spielbereichs (durch einen Anker oder eine Fähigkeit) kommen in deine Auslage.
    - Alle übrigen Karten des Spielbereichs und die Karte, die das Unglück gebracht hat, kommen { $variant ->
        [thieves-island] in die Auslage deines linken Nachbarn.
       *[other] auf den Ablagestapel.
    } Hat dich jemand mit Davy Jones zum Rivalen bestimmt, bekommt sie stattdessen diese Person{ $variant ->
        [thieves-island] , noch vor deinem Nachbarn.
       *[other] .
    }
    - Die Karte, die versenkt, ist nie gesichert, woher sie auch kam. Auch eine Karte, die dein Haken aus deiner eigenen Auslage geholt hat, ist ungesichert verloren wie die anderen.

    { $anchored-bonus ->
        [true] Hausregel: Sind sowohl ein Schlüssel als auch eine Truhe gesichert, bringen sie so viele Bonuskarten, wie Karten gesichert waren, mit Schatzjäger und Plünderer wie üblich. Das geschieht, bevor die verlorenen Karten irgendwohin kommen.
       *[false] Schlüssel und Truhe bringen beim Versenken nichts, auch wenn beide gesichert waren.
    }
    .title = Versenkt
rules-end =
    Das Spiel endet nach dem Zug, in dem die letzte Karte des Beutestapels gezogen wurde. Wer sie gezogen hat, spielt diesen Zug zu Ende, bis die Beute eingeholt oder versenkt ist.

    Ist der Beutestapel leer, geschehen weiterhin alle Effekte, die ihn nicht brauchen. Gibt es nichts mehr zu wählen, bleibt nur das Einholen, und Karten, die du einem Kraken noch schuldest, sind erlassen.{ $variant ->
        [sudden-death] { " " }Plötzlicher Tod kann das Spiel früher beenden: 50 Punkte oder mehr nach irgendeiner Aktion gewinnen sofort.
       *[other] { "" }
    }
    .title = Spielende
rules-scoring =
    { $variant ->
        [pile-o-treasure] **Schatzhaufen:** Jede Karte in deiner Auslage zählt ihren Wert, nicht nur die obersten.
        [all-hands-on-deck] Von jedem Stapel deiner Auslage zählt nur die oberste Karte ihren Wert. **Alle Mann an Deck:** Zieh dann 5 Punkte ab für jedes der zehn Symbole, von dem du keine Karte hast.
       *[other] Von jedem Stapel deiner Auslage zählt nur die oberste Karte ihren Wert; die Karten darunter zählen nichts.
    } Mit dem Hehler ist eine Meerjungfrau 5 Punkte mehr wert.

    { $variant ->
        [sudden-death] **Plötzlicher Tod:** Wer nach irgendeiner Aktion 50 Punkte oder mehr hat, gewinnt sofort, auch wenn noch eine Entscheidung offen ist. Sind es mehrere, gewinnt von ihnen das höchste Ergebnis. Kommt niemand so weit, gewinnen am Ende die meisten Punkte.
        [beneath-the-waves] **Unter den Wellen:** Gewinnen kann nur, wer unter 60 Punkten bleibt; der Höchste davon gewinnt. Liegt niemand unter 60, teilen sich alle den Sieg.
       *[other] Wer die meisten Punkte hat, gewinnt.
    } Bei Gleichstand entscheidet unter den Gleichen die größere Zahl an Karten in der Auslage. Ist auch die gleich, wird der Sieg geteilt.
    .title = Wertung
rules-traits =
    Eine Fähigkeit ist eine besondere Kraft, die jemand das ganze Spiel über hat. Fähigkeiten liegen offen und sind freiwillig; die erste Partie gelingt besser ohne.

    { "" }**Auswahl.** Mischt { $mermaids ->
        [replay] { $decks ->
            [two] die 36 Fähigkeiten (mit der Sirene, jede zweimal)
           *[one] die 18 Fähigkeiten samt Sirene
        }
       *[plain] { $decks ->
            [two] die 34 Fähigkeiten (jede zweimal)
           *[one] die 17 Fähigkeiten
        }
    } und gebt allen je zwei. Jeder behält heimlich eine, alle werden zugleich aufgedeckt, der Rest scheidet aus. Ihr könnt auch jedem eine zufällige geben oder vorher ausmachen, wer welche hat. Zuletzt bestimmt, wer Davy Jones hat, einen Rivalen.

    Eine Fähigkeit zu nutzen ist keine Frage des Wollens: Sie wirkt, wann immer sie kann. Verändern mehrere Fähigkeiten denselben Effekt, wirken zuerst die der Gegner, dann die eigene.

    In der Partyspiel-Variante können zwei dieselbe Fähigkeit haben. Die Wirkungen addieren sich nicht. Wechselt eine Karte den Besitzer, bekommt sie der erste Inhaber im Uhrzeigersinn vom Spieler am Zug aus.
    .title = Fähigkeiten
rules-mermaids =
    In dieser Variante singen die Meerjungfrauen. Ihre 8 und 9 verlassen das Spiel, eine 2 und eine 3 kommen hinein, sodass der erste Ablagestapel nur aus Zweien besteht. Zu den Fähigkeiten kommt die Sirene.

    { "" }**Der Gesang.** Legst du eine Meerjungfrau, musst du eine Karte wählen, die schon im Spielbereich liegt, sofern es eine gibt. Sie wandert ans rechte Ende der Reihe, und ihr Effekt geschieht noch einmal. Wandern ist kein Legen: Es versenkt nichts und zählt nicht für einen Kraken. Bei „Fremde Gestade“ darfst du auch eine andere Meerjungfrau wählen; sie wandert nur, denn nur eine frisch gelegte Meerjungfrau wählt.

    { "" }**Schutz** liest man an der Reihe ab, wie sie gerade liegt. Ein ans Ende gewanderter Anker sichert alles, was jetzt links von ihm liegt; eine Karte, die rechts von einem Anker gelandet ist, hat seinen Schutz verlassen. Auch die neue Karte eines wiederholten Hakens ist beim Geizhals gesichert, und was sein Haken gebracht hat, bleibt gesichert, wohin es auch wandert, selbst wenn der Haken in eine Auslage kommt.{ $miser ->
        [anchor] { " " }Ebenso bleibt gesichert, was links von diesem Haken lag.
       *[pair] { "" }
    }

    { "" }**Casanova** holt keine Meerjungfrauen mehr ein. { $casanova-replay ->
        [optional] Stattdessen darf er die gewählte Karte in seine Auslage legen; ihr Effekt entfällt dann. Will er sie lieber wiederholen, nimmt sie die Sirene eines Gegners.
       *[compulsory] Stattdessen muss er die gewählte Karte in seine Auslage legen, und ihr Effekt entfällt. Er kommt vor der Sirene.
    }

    { "" }**Sirene.** Die Karte, die ein Gegner wählt, kommt in die Auslage der Sirene, und ihr Effekt entfällt.

    Ein Anker, der so in eine Auslage kommt, sichert weiter die Karten, die er in diesem Augenblick gesichert hat, wohin sie auch wandern. Ein Krake, der so in eine Auslage kommt, lässt seine Schuld zurück.
    .title = Meerjungfrauen mit Effekt
rules-party =
    Fünf bis acht Piraten brauchen zwei vollständige Spiele, zusammengemischt: 20 Karten liegen anfangs im Ablagestapel, 100 im Beutestapel, und jede Fähigkeit gibt es zweimal. Jeder bekommt weiterhin zwei Fähigkeiten und behält eine. Alles andere bleibt, wie es ist.

    Karten haben nun Zwillinge: In einer Auslage können zwei gleiche liegen. Zwei Piraten können dieselbe Fähigkeit haben; die Wirkungen addieren sich nicht, und wechselt eine Karte den Besitzer, bekommt sie der erste Inhaber im Uhrzeigersinn vom Spieler am Zug aus. Haben zwei Davy Jones, bestimmen sie ihre Rivalen im Uhrzeigersinn ab dem Startspieler.
    .title = Partyspiel
rules-variants =
    Eine Spielvariantenkarte ändert für die ganze Partie eine Regel. Spielt mit höchstens einer: Sucht sie gemeinsam aus, zieht sie zufällig oder lasst alle in der Schachtel. Sechs lagen dem Spiel bei, der Grundfisch kam später dazu. Meerjungfrauen mit Effekt und das Partyspiel stehen für sich und passen zu jeder von ihnen.
    .title = Spielvarianten

## Symbole

rules-suit-anchor =
    Alle Karten links vom Anker sind gesichert: Wird deine Beute versenkt, kommen sie trotzdem in deine Auslage. Der Anker selbst und alles, was danach kommt, ist nicht gesichert.{ $variant ->
        [strange-lands] { " " }Liegen zwei Anker im Spielbereich, ist alles links vom rechten der beiden gesichert, auch der andere Anker.
       *[other] { "" }
    }{ $mermaids ->
        [replay] { " " }Bewegt eine Meerjungfrau den Anker, sichert er, was jetzt links von ihm liegt. Kommt er in eine Auslage, sichert er weiter, was er in diesem Augenblick gesichert hat.
       *[plain] { "" }
    }
rules-suit-hook =
    Wähle einen Stapel deiner eigenen Auslage und leg seine oberste Karte. Sie wirkt, als hättest du sie gezogen, und zählt für einen Kraken. { $forced-busts ->
        [false] Wählen kannst du nur Karten, die deine Beute nicht versenken. Ist deine Auslage leer oder würde jede oberste Karte versenken, hat der Haken keinen Effekt.
       *[true] Das ist Pflicht, auch wenn die Karte deine Beute versenkt; sie ist dann mit verloren. Bei leerer Auslage hat der Haken keinen Effekt.
    }
rules-suit-cannon =
    Wähle einen Stapel eines Gegners. Seine { $variant ->
        [bottom-feeder] niedrigste Karte (Grundfisch)
       *[other] oberste Karte
    } kommt auf den Ablagestapel. Hat irgendein Gegner eine Karte, musst du schießen; hat keiner eine, hat die Kanone keinen Effekt.
rules-suit-key =
    Schlüssel und Truhe wirken gemeinsam, und nur beim Einholen. Lagen beide im Spielbereich, so mischst du, sobald die Beute in deiner Auslage ist, den Ablagestapel und nimmst daraus zufällig so viele Karten in deine Auslage, wie du eben eingeholt hast, Schlüssel und Truhe mitgezählt. Sind es weniger, nimmst du alle; ist er leer, gibt es keinen Bonus. Bonuskarten haben keinen Effekt.

    { $anchored-bonus ->
        [true] Hausregel: Beim Versenken bringen ein gesicherter Schlüssel und eine gesicherte Truhe so viele Karten, wie du gesichert hattest.
       *[false] Beim Versenken gibt es keinen Bonus, auch wenn Schlüssel und Truhe beide gesichert waren.
    }
rules-suit-chest = { rules-suit-key }
rules-suit-map =
    Misch den Ablagestapel und deck drei Karten daraus auf, { $forced-busts ->
        [false] und zwar nur solche, die deine Beute nicht versenken; gibt es davon weniger, dann alle. Leg eine davon. Die anderen sind wieder im Ablagestapel, bevor deine Karte gelegt wird. Findet sich im Ablagestapel keine Karte, die deine Beute nicht versenkt, hat die Schatzkarte keinen Effekt.
       *[true] oder alle, wenn es weniger sind. Eine davon musst du legen, auch wenn sie deine Beute versenkt. Die anderen sind wieder im Ablagestapel, bevor deine Karte gelegt wird. Bei leerem Ablagestapel hat die Schatzkarte keinen Effekt.
    } Die gelegte Karte wirkt wie üblich und zählt für einen Kraken.
rules-suit-oracle =
    { $oracle ->
        [player] Du allein siehst die oberste Karte des Beutestapels; sie bleibt verdeckt liegen.
       *[all] Die oberste Karte des Beutestapels wird allen gezeigt; sie bleibt auf dem Stapel.
    } Danach entscheidest du wie gewohnt. Wer sie gesehen hat, kennt sie, bis sie gezogen wird, auch in späteren Zügen. Bei leerem Beutestapel hat das Orakel keinen Effekt.
rules-suit-sword =
    Stiehl die { $variant ->
        [bottom-feeder] niedrigste Karte (Grundfisch)
       *[other] oberste Karte
    } vom Stapel eines Gegners und leg sie. Es muss ein Symbol sein, von dem du **keine Karte in deiner Auslage** hast; was im Spielbereich liegt, ist dafür gleichgültig. Die Karte wirkt wie üblich und zählt für einen Kraken. { $forced-busts ->
        [false] Stehlen kannst du nur Karten, die deine Beute nicht versenken. Gibt es keine solche, hat der Säbel keinen Effekt.
       *[true] Stehlen ist Pflicht, auch wenn die Karte deine Beute versenkt. Hat kein Gegner einen solchen Stapel, hat der Säbel keinen Effekt.
    }
rules-suit-kraken =
    Zwei weitere Karten müssen gelegt werden, ehe du einholen darfst; vier, wenn ein Gegner der Monsterbändiger ist. Karten, die Haken, Säbel oder Schatzkarte bringen, zählen mit; eine Karte, die sofort in eine Auslage kommt, zählt nicht. Hat ein Haken, ein Säbel oder eine Schatzkarte keinen Effekt, zählt nur diese Karte selbst.

    Wirkt ein Krake, während du noch Karten schuldest, laufen die Schulden nebeneinander: Es gilt die größere Zahl, der Rest oder die neue. Wird deine Beute versenkt, endet der Zug wie immer. Geht der Beutestapel zur Neige, ist der Rest der Schuld erlassen.{ $mermaids ->
        [replay] { " " }Eine von der Meerjungfrau bewegte Karte zählt nicht. Ein Krake, der aus dem Spielbereich in eine Auslage kommt, lässt seine Schuld zurück.
       *[plain] { "" }
    }
rules-suit-mermaid =
    { $mermaids ->
        [replay] Wähle eine Karte, die schon im Spielbereich liegt; gibt es eine, musst du. Sie wandert ans rechte Ende, und ihr Effekt geschieht noch einmal. Wandern ist kein Legen: Es versenkt nichts und zählt nicht für einen Kraken. Was gesichert ist, liest man an der Reihe ab, wie sie jetzt liegt. Eine Meerjungfrau, die selbst gewählt wird (möglich bei „Fremde Gestade“), wandert nur.
       *[plain] Kein Effekt, aber hohe Werte: Meerjungfrauen reichen von 4 bis 9.
    }

## Fähigkeiten

rules-trait-golden-scales =
    Jede Meerjungfrau in deiner Auslage ist 5 Punkte mehr wert{ $variant ->
        [pile-o-treasure] , und beim Schatzhaufen zählt jede von ihnen.
       *[other] . Da von einem Stapel nur die oberste Karte zählt, bringen dir deine Meerjungfrauen insgesamt 5 Punkte extra.
    }
rules-trait-casanova =
    { $mermaids ->
        [replay] Meerjungfrauen werden wie üblich gelegt. Wählt deine eine Karte, { $casanova-replay ->
            [optional] darfst du diese in deine Auslage nehmen, statt sie zu wiederholen; ihr Effekt entfällt dann. Willst du sie lieber wiederholen und ein Gegner ist die Sirene, bekommt sie die Sirene.
           *[compulsory] musst du diese in deine Auslage nehmen, statt sie zu wiederholen; ihr Effekt entfällt. Die Sirene eines Gegners geht dann leer aus.
        } Ein so genommener Anker sichert weiter, was er gesichert hat; ein so genommener Krake lässt seine Schuld zurück.
       *[plain] { $instant-banking ->
            [draw-pile] Eine Meerjungfrau, die du vom Beutestapel ziehst, kommt sofort in deine Auslage. Bringt Haken, Säbel oder Schatzkarte eine Meerjungfrau, wird sie wie üblich gelegt.
           *[anywhere] Jede Meerjungfrau, die in deinem Zug gelegt werden soll, kommt sofort in deine Auslage, ob vom Beutestapel, vom Ablagestapel oder aus einer Auslage.
        } So versenkt sie nichts und zählt nicht für einen Kraken. Danach geht es weiter wie nach jeder anderen Karte.
    }
rules-trait-plunderer =
    Dein Bonus aus Schlüssel und Truhe kommt aus fremdem Laderaum: Wähle einen Gegner und nimm die Bonuskarten zufällig aus seiner ganzen Auslage, nie vom Ablagestapel. Liegen dort weniger, nimmst du alle und sonst nirgendwoher etwas. Hat kein Gegner eine Karte, gibt es keinen Bonus.
rules-trait-treasure-hunter =
    Schlüssel und Truhe bringen dir { $treasure-hunter ->
        [three] dreimal
       *[two] zweimal
    } so viele Bonuskarten, wie du Karten eingeholt hast. Liegen im Ablagestapel weniger, nimmst du alle.
rules-trait-navigator =
    Mit deiner Schatzkarte wählst du aus dem ganzen Ablagestapel statt aus drei zufälligen Karten. { $discard ->
        [hidden] Nur du siehst ihn, während du wählst.
       *[open] Sehen kann ihn ohnehin jeder.
    } { $forced-busts ->
        [false] Karten, die deine Beute versenken, stehen nicht zur Wahl; gibt es keine andere, hat die Schatzkarte keinen Effekt.
       *[true] Eine musst du legen, auch wenn jede verbliebene deine Beute versenkt. Bei leerem Ablagestapel hat die Schatzkarte keinen Effekt.
    }
rules-trait-master-gunner =
    Deine Kanone schickt den ganzen gewählten Stapel auf den Ablagestapel, nicht nur eine Karte. Gegen den Saboteur hilft das nicht: Dann trifft deine Kanone eine Karte deiner eigenen Auslage.
rules-trait-scavenger =
    Die Karte, die deine Kanone trifft, kommt in deine Auslage statt auf den Ablagestapel. Gegen den Saboteur hilft das nicht: Dann trifft deine Kanone die eigene Auslage, und die Karte wird abgelegt.
rules-trait-mystic =
    Dein Orakel zeigt die obersten drei Karten des Beutestapels oder so viele, wie da sind. { $mystic ->
        [player] Nur du siehst sie.
       *[all] Alle sehen sie.
    } Die Reihenfolge bleibt, wie sie ist.
rules-trait-swordsman =
    Dein Säbel darf von jedem Stapel eines Gegners stehlen, auch von einem Symbol, das du schon in deiner Auslage hast. Der Verteidiger gilt auch für dich.
rules-trait-miser =
    { $miser ->
        [anchor] Dein Haken wirkt zugleich als Anker: Alles links von ihm ist gesichert, dazu der Haken selbst und die Karte, die er bringt.
       *[pair] Dein Haken und die Karte, die er bringt, sind gesichert.
    } Was diese Karte ihrerseits bringt, ist dadurch nicht gesichert, und eine Karte, die versenkt, kommt gar nicht in den Spielbereich und ist verloren.{ $mermaids ->
        [replay] { " " }Wiederholt eine Meerjungfrau den Haken, ist auch die neue Karte gesichert. Was dein Haken gebracht hat, bleibt gesichert, wohin es auch wandert, selbst wenn der Haken in eine Auslage kommt{ $miser ->
            [anchor] , und ebenso, was links von diesem Haken lag.
           *[pair] .
        }
       *[plain] { "" }
    }
rules-trait-captains-hook =
    Dein Haken legt zwei Karten aus deiner Auslage, eine nach der anderen. Die erste hat ihren ganzen Effekt, bevor du die zweite wählst. { $captains-hook ->
        [different] Sie müssen verschiedene Symbole haben; steht nur ein Symbol zur Wahl, bleibt es bei einer Karte.
       *[any] Beide dürfen vom selben Stapel kommen. Gibt es nur eine Karte, legst du eine.
    } Ist deine Beute versenkt, folgt keine zweite Karte.{ $forced-busts ->
        [false] { " " }Karten, die deine Beute versenken, stehen nicht zur Wahl.
       *[true] { "" }
    }
rules-trait-safe-harbor =
    Dein Anker sichert zusätzlich sich selbst und die nächsten zwei Karten nach ihm. Es zählen die zwei Plätze rechts vom Anker, woher die Karten auch kamen. Die Karte, die versenkt, erreicht keinen Platz in der Reihe und ist darum nicht gesichert.
rules-trait-fisherman =
    { $instant-banking ->
        [draw-pile] Ein Krake, den du vom Beutestapel ziehst, kommt sofort in deine Auslage. Bringt Haken, Säbel oder Schatzkarte einen Kraken, wird er wie üblich gelegt.
       *[anywhere] Jeder Krake, der in deinem Zug gelegt werden soll, kommt sofort in deine Auslage, ob vom Beutestapel, vom Ablagestapel oder aus einer Auslage.
    } So bringt er dir keine Schuld, versenkt nichts und zählt nicht für einen anderen Kraken. Danach geht es weiter wie nach jeder anderen Karte.
rules-trait-beastmaster =
    Deine Gegner schulden für einen Kraken vier Karten statt zwei. Deine eigenen Kraken verlangen wie üblich zwei.
rules-trait-misfire =
    Die Kanone eines Gegners geht nach hinten los: Statt ihres üblichen Effekts kommt die { $variant ->
        [bottom-feeder] niedrigste Karte (Grundfisch)
       *[other] oberste Karte
    } eines Stapels aus seiner eigenen Auslage auf den Ablagestapel. Den Stapel wählt er selbst. Meisterschütze und Resteverwerter bewirken dabei nichts. Ist seine Auslage leer, geschieht nichts.
rules-trait-parry =
    { $parry ->
        [holder] Von dir kann der Säbel eines Gegners nur einen Kraken stehlen; hast du keinen, ist bei dir nichts zu holen. Alle anderen Auslagen stehen ihm offen wie üblich.
        [any-kraken] Der Säbel eines Gegners muss einen Kraken stehlen, von dir oder von wem er sonst stehlen darf. Ist keiner zu holen, hat der Säbel keinen Effekt.
       *[discard-sword] Der Säbel eines Gegners muss einen Kraken stehlen, von dir oder von wem er sonst stehlen darf. Ist keiner zu holen, kommt der Säbel selbst ohne Effekt auf den Ablagestapel; für einen Kraken hat er trotzdem als Karte gezählt.
    } Der Krake muss auch sonst erlaubt sein: Vor einem Dieb, der schon Kraken in seiner Auslage hat, ist er sicher, außer vor dem Säbelkämpfer.{ $forced-busts ->
        [false] { " " }Auch ein Krake, der die Beute des Diebs versenken würde, kann nicht gestohlen werden.
       *[true] { "" }
    }
rules-trait-davy-jones-locker =
    Sobald die Fähigkeiten aufgedeckt sind, bestimmst du einen Gegner zum Rivalen für das ganze Spiel; zu zweit ist es einfach der andere. Was dein Rivale beim Versenken verliert, kommt in deine Auslage, auch die Karte, die versenkt hat. Gesicherte Karten behält er.{ $variant ->
        [thieves-island] { " " }Du kommst vor dem Nachbarn, den die Insel der Diebe beschenken würde.
       *[other] { "" }
    }{ $decks ->
        [two] { " " }Haben zwei denselben Rivalen, bekommt die Karten, wer von ihm aus im Uhrzeigersinn zuerst sitzt.
       *[one] { "" }
    }
rules-trait-siren =
    Nur bei Meerjungfrauen mit Effekt. Wählt die Meerjungfrau eines Gegners eine Karte, kommt diese in deine Auslage, und ihr Effekt entfällt. { $casanova-replay ->
        [optional] Ein Casanova, der die gewählte Karte in seine Auslage nimmt, behält sie; will er sie lieber wiederholen, bekommst du sie.
       *[compulsory] Casanova kommt zuerst: Was er wählt, kommt in seine eigene Auslage.
    } Ein so genommener Anker sichert weiter, was er in diesem Augenblick gesichert hat; ein so genommener Krake lässt seine Schuld zurück.

## Spielvarianten

rules-variant-thieves-island =
    Was du beim Versenken verlierst, auch die Karte, die versenkt hat, kommt in die Auslage deines linken Nachbarn statt auf den Ablagestapel. Gesicherte Karten bleiben dein. Hat dich jemand mit Davy Jones zum Rivalen bestimmt, geht das vor.
rules-variant-pile-o-treasure =
    Jede Karte in deiner Auslage zählt ihren Wert, nicht nur die oberste jedes Stapels.
rules-variant-sudden-death =
    Wer nach irgendeiner Aktion 50 Punkte oder mehr hat, gewinnt sofort, auch wenn noch eine Entscheidung offen ist (etwa, wer geplündert wird). Sind es mehrere, gewinnt von ihnen das höchste Ergebnis; bei Gleichstand entscheidet das Übliche. Punkte, die schon vor der ersten Aktion da sind, beenden nichts. Erreicht niemand 50, endet und zählt das Spiel wie üblich.
rules-variant-all-hands-on-deck =
    Am Ende verlierst du 5 Punkte für jedes der zehn Symbole, von dem keine Karte in deiner Auslage liegt.
rules-variant-strange-lands =
    Versenkt wird bei gleicher **Zahl** statt bei gleichem Symbol. Zwei Karten eines Symbols dürfen zusammen im Spielbereich liegen, und jede hat ihren Effekt. Bei zwei Ankern ist alles links vom rechten der beiden gesichert.
rules-variant-beneath-the-waves =
    Gewinnen kann nur, wer unter 60 Punkten bleibt; der Höchste davon gewinnt, bei Gleichstand entscheidet das Übliche. Liegt niemand unter 60, teilen sich alle den Sieg.
rules-variant-bottom-feeder =
    Kanone und Säbel treffen die niedrigste Karte eines Stapels statt der obersten, auch eine Kanone, die der Saboteur umlenkt. Der Haken nimmt weiterhin die oberste.

## Hausregeln

rules-switch-discard =
    Ob man den Ablagestapel durchsehen darf. **open**: jeder, jederzeit. **hidden**: niemand; man darf ihn nur zählen, und Einblick geben nur eine Schatzkarte oder der Navigator beim Wählen.
rules-switch-oracle =
    Wer die Karte sieht, die das Orakel zeigt. **all**: alle. **player**: nur, wer am Zug ist.
rules-switch-mystic =
    Wer die drei Karten sieht, die das Orakel dem Mystiker zeigt. **all**: alle. **player**: nur der Mystiker.
rules-switch-treasure-hunter =
    Wie viel Schlüssel und Truhe dem Schatzjäger bringen. **2**: doppelt so viele Karten, wie er eingeholt hat. **3**: dreimal so viele.
rules-switch-instant-banking =
    Welche Meerjungfrauen Casanovas und welche Kraken des Fischers sofort in die Auslage kommen. **draw-pile**: nur vom Beutestapel gezogene. **anywhere**: auch solche, die Haken, Säbel oder Schatzkarte bringen.
rules-switch-captains-hook =
    Welche zwei Karten Käpt'n Hook legt. **any**: zwei beliebige, auch vom selben Stapel. **different**: zwei mit verschiedenen Symbolen; steht nur ein Symbol zur Wahl, eine Karte.
rules-switch-parry =
    Was der Verteidiger gegen den Säbel eines Gegners ausrichtet. **discard-sword**: Der Säbel muss irgendwo einen Kraken stehlen; ist keiner zu holen, wird er abgelegt. **any-kraken**: ebenso, doch ist keiner zu holen, hat der Säbel nur keinen Effekt. **holder**: Geschützt ist nur der Verteidiger selbst, und er gibt nichts als Kraken her.
rules-switch-miser =
    Was der Haken des Geizhalses sichert. **pair**: den Haken und die Karte, die er bringt. **anchor**: diese beiden und alles links vom Haken.
rules-switch-casanova-replay =
    Ob Casanova bei Meerjungfrauen mit Effekt die gewählte Karte in die Auslage nehmen muss. **compulsory**: immer. **optional**: Er darf sie stattdessen wiederholen.
rules-switch-forced-busts =
    Ob Haken, Säbel und Schatzkarte deine Beute versenken können. **true**: ja, du musst eine Karte legen, auch wenn sie versenkt. **false**: nein, solche Karten stehen nie zur Wahl; bleibt keine andere, entfällt der Effekt.
rules-switch-variant =
    Welche Spielvariantenkarte für die ganze Partie gilt. **none**: keine. Sonst die genannte, etwa bottom-feeder.
rules-switch-mermaids =
    Ob Meerjungfrauen einen Effekt haben. **plain**: keinen, dafür die Werte 4 bis 9. **replay**: Meerjungfrauen mit Effekt und den Werten 2 bis 7; eine gelegte Meerjungfrau lässt eine Karte des Spielbereichs noch einmal wirken, und die Sirene kommt zu den Fähigkeiten.
rules-switch-decks =
    Wie viele Spiele zusammengemischt werden. **1**: eines, 60 Karten. **2**: zwei, 120 Karten und jede Fähigkeit zweimal, wie fünf bis acht Piraten sie brauchen.
rules-switch-anchored-bonus =
    Ob Schlüssel und Truhe beim Versenken etwas bringen können. **false**: nie. **true**: Sind beide gesichert, bringen sie so viele Karten, wie gesichert sind, bevor die verlorenen Karten irgendwohin kommen.
