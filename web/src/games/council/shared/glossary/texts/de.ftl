### Was die Begriffe des Spiels bedeuten, und was seine Regeln sagen.

## Was jeder Begriff ist, und ein Beispiel

says-abstention = Wer weder JA noch NEIN wählt, enthält sich und zählt auf keiner Seite.
example-abstention = 13 JA, 12 NEIN und 27 Enthaltungen: angenommen.
says-act = Der Tag hat drei Akte. Die Zahl des Akts sagt auch, wie viele Ereignisse gewählt werden, wie viele Soldaten zum Aufgebot gehören und wie viele Einheiten man in einem Zug aufstellt.
example-act = Im 2. Akt wählt der Prytanis zwei Ereignisse, und pro Zug werden zwei Einheiten aufgestellt.
says-agenda = Die Anträge, die auf die Volksversammlung warten. Ist sie voll, wird die Volksversammlung einberufen.
example-agenda = Der zehnte Antrag füllt sie: Die nächste Diplomatierunde beginnt mit der Volksversammlung.
says-archon = Wer eine Fraktion im Rat führt und ihr Handy in der Hand hält.
example-archon = Der Archon der Meder darf in jeder Debatte sprechen, auch ohne Stimmrecht.
says-arete = Wie hoch die Stadt eine Fraktion schätzt. Der Einfluss fällt nie darunter, und von ihr hängt ab, wie viele Mobs und { CALLED("stasis_cards", "Stasiskarten") } es gibt.
example-arete = Mit { CALLED("arete", "Arete") } 7 ist dein Einfluss nie kleiner als 7, und 7 Mobs ziehen für dich auf.
says-article = Ein nummerierter Teil der Verfassung. Manche ändern, wie der Rat arbeitet, sobald sie in Kraft sind.
example-article = Ein Artikel kann bestimmen, dass jemand anders bei Gleichstand entscheidet.
says-assembly = Alle kommen zusammen und stimmen über jeden Antrag der Tagesordnung ab, einen nach dem anderen.
example-assembly = Ein Antrag, der dort angenommen wird, wird zum Artikel oder zum Gesetz.
says-citizen = Nur Bürgerfraktionen stimmen ab und führen den Vorsitz. Die anderen dürfen sprechen und ihren Einfluss einer stimmberechtigten Fraktion übertragen.
example-citizen = Amazonen und Meder beginnen ohne Bürgerrecht.
says-colossus = Der Ort, an dem er steht, bringt keine Siegpunkte; seine Karte kann auch ohne diesen Ort vollständig sein.
example-colossus = Steht er auf dem Inneren Ring, zählen die vier anderen Orte dort zusammen doppelt: 8.
says-control = Sie führt die Uhren, beantwortet Fragen und kann alles richtigstellen.
example-control = Stimmt auf deinem Handy etwas nicht? Frag die Spielleitung: Sie kann für dich handeln und Schritte zurücknehmen.
says-crisis = Eine Art von Ereignis. Wird nichts davon angenommen, geschieht von selbst etwas Schlimmes.
example-crisis = Niemand bewilligt Geld für den Hafen: Die letzte Zeile der Karte tritt ein.
says-cycle = Ein Durchgang durch die sechs Phasen des Rates: Prytanis, Ereignis, Debatte, Unterstützung, Abstimmung, Prüfung.
example-cycle = Übertragungen und der Bonus aus dem Rennen gelten, bis der Zyklus endet.
says-deployment = Reihum werden Einheiten in der Stadt aufgestellt. Statt aufzustellen kann man eine { CALLED("stasis_cards", "Stasiskarte") } spielen.
example-deployment = Im 2. Akt stellt man pro Zug zwei Einheiten an einem Ort auf; Helden dürfen mitgehen.
says-diplomacy = Der Rat ruht, und alle gehen verhandeln. Danach geht es weiter, wo er aufgehört hat.
example-diplomacy = Die Glocke läutet, und was in den Ecken gesagt wurde, wird zu Übertragungen und Stimmen.
says-doom = Ein Fluch über einer Fraktion. Wer am meisten davon hat, stellt als Erster auf und zeigt so allen seinen Plan.
example-doom = Eine natürliche 13 bringt in manchen Tempeln 13 { CALLED("doom", "Verhängnis") }.
says-exile = Eine verbannte Fraktion stimmt nicht ab und führt nicht den Vorsitz. Sprechen, Einfluss übertragen und kämpfen darf sie weiterhin.
example-exile = Wird der Prytanis mitten im Zyklus verbannt, gibt er den Vorsitz sofort ab.
says-grant = Eine Fraktion ohne Stimmrecht gibt ihren ganzen Einfluss einer Fraktion, die abstimmt.
example-grant = Die Oligarchen haben { CALLED("arete", "Arete") } 7 und von den Amazonen eine Übertragung von 5: Sie stimmen mit 12.
says-hero = Eine Person mit Namen und Wert. Ein Held unterstützt dich bei der Abstimmung, oder er kämpft auf den Straßen und kann dort sterben.
example-hero = Ein Held mit Wert 3 bringt 3 auf dein Stimmgewicht oder 3 auf einen Wurf, wo er kämpft.
says-horses = Verdeckt gesetzt im Rennen: Wer die meisten zeigt, gewinnt Unterstützung bis zum Ende des Zyklus. Man behält sie.
example-horses = Du zeigst 4, niemand sonst mehr als 3: Der Bonus gehört dir.
says-influence = Was eine Fraktion von sich aus in eine Abstimmung mitbringt: ihre { CALLED("arete", "Arete") } und was auf Dauer dazukam.
example-influence = { CALLED("arete", "Arete") } 7 und dauerhaft +1 durch eine Karte: Einfluss 8.
says-law = Eine Regel, die Magistrate oder die Volksversammlung verkünden. Solange sie gilt, geht sie den Artikeln vor.
example-law = Ein Gesetz kann bestimmen, wer bei Gleichstand entscheidet, bis es aufgehoben wird.
says-military = Ausgebildete Einheiten auf den Straßen: +3 auf den Wurf, wo sie stehen. Es kommen so viele, wie der Akt zählt.
example-military = Zwei Soldaten und ein Mob: +7.
says-mob = Leute auf den Straßen: +1 auf den Wurf, wo sie stehen. Es kommen so viele, wie du { CALLED("arete", "Arete") } hast.
example-mob = { CALLED("arete", "Arete") } 5: Fünf Mobs kommen.
says-motion = Ein Vorschlag für die Volksversammlung. Archonten stellen ihn, die Spielleitung nimmt ihn in die Tagesordnung auf.
example-motion = „Die Meder sollen Bürger sein“ steht auf der Tagesordnung, bis die Volksversammlung darüber abstimmt.
says-muster = Bevor um die Straßen gekämpft wird, sammeln sich Mobs und Soldaten; Helden ziehen mit oder bleiben in Sicherheit.
example-muster = { CALLED("arete", "Arete") } 6 im 2. Akt: sechs Mobs und zwei Soldaten.
says-natural13 = Drei Würfel zeigen zusammen 13, bevor etwas dazukommt: Alle deine Einheiten dort sind weg, und deine Helden dort sterben.
example-natural13 = 6, 5 und 2 ist eine, was immer der Würfel der { CALLED("tyche", "Tyche") } zeigt.
says-objective = Einer der Orte der Stadt, um die gekämpft wird. Jeder, den du hältst, ist ein Siegpunkt, und die meisten bringen noch mehr.
example-objective = Die Große Bibliothek bringt Forschung, das Stadion Karten für die nächste Stasis.
says-project = Ein großes Bauwerk der Stadt, das einer Fraktion untersteht.
example-project = Einer der Architektur bringt seiner Fraktion W6 Mobs mehr, wenn um die Straßen gekämpft wird.
says-prytanis = Der Archon, der in diesem Zyklus den Vorsitz führt: Er wählt die Ereignisse und die Reihenfolge der Abstimmungen.
example-prytanis = Den Vorsitz führt die Bürgerfraktion mit der höchsten { CALLED("arete", "Arete") }; bei Gleichstand entscheidet der Vorrang.
says-race = Jeder Archon setzt verdeckt { CALLED("horses", "Pferde") }. Wer die meisten zeigt, gewinnt Unterstützung für den Rest des Zyklus, so hoch wie die Stasis.
example-race = Stasis 4: Der Sieger stimmt mit 4 mehr, bis der Zyklus endet.
says-stasis = Wie nah die Stadt dem Bürgerkrieg ist. Erreicht sie bei der Prüfung die Schwelle, wird um die Straßen gekämpft.
example-stasis = Bei 13 bricht die Stasis aus; danach fällt sie auf die Zahl des Akts.
says-stasis-card = Eine Karte, die man auf den Straßen spielt, statt Einheiten aufzustellen. Was auf der Hand bleibt, wird nach der Aufstellung abgelegt.
example-stasis-card = Die höchste { CALLED("arete", "Arete") } zieht 8, die zweite 7; eine { CALLED("tyche", "Tyche") } kauft eine mehr.
says-strength = Was dein JA oder NEIN wiegt: Einfluss und Unterstützung. Ohne Stimmrecht ist es 0.
example-strength = { CALLED("arete", "Arete") } 7 und eine Übertragung von 5: Stimmgewicht 12.
says-supremacy = Die Fraktion mit dem Vorrang bestimmt den Prytanis, wenn mehrere an erster Stelle stehen.
example-supremacy = Drei liegen bei der { CALLED("arete", "Arete") } gleichauf: Ihr Archon nennt einen davon, auch sich selbst, wenn er dabei ist.
says-support = Gewicht auf Zeit: Übertragungen, Helden, der Bonus aus dem Rennen und was Karten und Gesetze leihen.
example-support = Ein Held mit 3 und ein gewonnenes Rennen bei Stasis 4: Unterstützung 7.
says-talents = Das Geld von Atlantis, zum Geben und zum Feilschen.
example-talents = Die Königsgräber zahlen so viel, wie drei Würfel zeigen.
says-tyche = Glück, das man ausgeben kann: Eines kauft eine { CALLED("stasis_cards", "Stasiskarte") } oder einen Würfel mehr für einen Kampfwurf.
example-tyche = Vor einem Wurf vertraust du eine der { CALLED("tyche", "Tyche") } an: Ein vierter Würfel kommt dazu.
says-victory-point = Was die Orte wert sind, die man auf den Straßen hält. Wer die meisten hat, ändert einen Artikel der Verfassung.
example-victory-point = Alle fünf Orte des Inneren Rings zählen doppelt: 10.
says-wrath = Wie zornig die Götter auf die ganze Stadt sind.
example-wrath = Wer den Tempel des Poseidon oder die Königsgräber hält, bringt 1 dazu.

## Wie ein Begriff am Tisch steht

now-compared = Du hast { $mine }; der höchste Stand ist { $most } ({ $who }).
now-most = Der höchste Stand ist { $most } ({ $who }).
now-factions =
    { $n ->
        [one] { $n } Fraktion
       *[other] { $n } Fraktionen
    }
now-act = Es läuft Akt { $act }.
now-agenda = { $n } von { $full } Anträgen warten.
now-articles =
    { $n ->
        [one] Die Verfassung hat { $n } Artikel.
       *[other] Die Verfassung hat { $n } Artikel.
    }
now-assembly = Sie ist für die nächste Runde einberufen.
now-not-citizens = Keine Bürger: { $who }.
now-all-citizens = Alle Fraktionen haben das Bürgerrecht.
now-colossus = Er steht hier: { $place }.
now-cycle = Es läuft Zyklus { $n }.
now-exiled = Verbannt: { $who }.
now-nobody-exiled = Niemand ist verbannt.
now-grants =
    { $n ->
        [one] { $n } Übertragung gilt.
       *[other] { $n } Übertragungen gelten.
    }
now-no-grant = Keine Übertragung gilt.
now-heroes = Deine: { $who }.
now-no-hero = Du hast keinen.
now-laws =
    { $n ->
        [one] { $n } Gesetz in Kraft.
       *[other] { $n } Gesetze in Kraft.
    }
now-no-law = Kein Gesetz ist in Kraft.
now-prytanis = { NAME($who, form: "the", start: "yes") } führen den Vorsitz.
now-nobody-presides = Noch führt niemand den Vorsitz.
now-race = Der Bonus beträgt jetzt { $n }.
now-stasis = Sie steht bei { $n } von { $of }.
now-supremacy = { NAME($who, form: "the", start: "yes") } haben ihn.
now-no-supremacy = Niemand hat ihn.
now-wrath = Er steht bei { $n }.

## Was die Regeln sagen, deren Nummern auf einer Seite stehen

rule-i-1 = Einfluss ist { CALLED("arete", "Arete") } und was auf Dauer dazukam; er fällt nie unter die { CALLED("arete", "Arete") }.
rule-i-2 = Unterstützung gilt auf Zeit: Übertragungen, Helden, der Bonus aus dem Rennen und was Karten, Artikel und Gesetze leihen.
rule-i-3 = Eine Bürgerfraktion, die nicht verbannt ist, stimmt mit Einfluss und Unterstützung. Alle anderen haben Stimmgewicht 0.
rule-i-4 = Wer kein Stimmrecht hat, darf seinen Einfluss ungeteilt einer anderen Fraktion übertragen. Übertragenes wird nicht weiter übertragen.
rule-i-5 = Eine Übertragung im Rat gilt für ihre Phase und bleibt bestehen, bis sie geändert wird; mit dem Zyklus verfallen alle.
rule-i-6 = In der Volksversammlung gilt eine Übertragung für eine Abstimmung.
rule-a-1 = Die Spielleitung ruft den nächsten Akt aus; ist die Stasis kleiner, steigt sie auf seine Zahl.
rule-a-2 = Anträge kommen von Karten, die angenommen wurden, und von Archonten, wenn die Spielleitung sie zulässt.
rule-a-3 = Die Volksversammlung berät über Antrag um Antrag und stimmt ab; was angenommen wird, tritt in Kraft.
rule-a-4 = Von den Artikeln, Gesetzen und Karten, die eine Sache regeln, entscheidet die jüngste, und ein Gesetz geht den Artikeln vor.
rule-a-5 = Magistrate und Spielleitung verkünden Gesetze und heben sie auf.
rule-a-6 = Was das Programm nicht selbst tun kann, tut die Spielleitung und hakt es ab.
rule-c-1 = Wird die Diplomatierunde ausgerufen, hält der Rat nach der laufenden Phase an und macht dort später weiter.
rule-c-2 = Den Vorsitz führt die Bürgerfraktion mit der höchsten { CALLED("arete", "Arete") }, die nicht verbannt ist.
rule-c-3 = Haben mehrere die höchste { CALLED("arete", "Arete") }, wählt der Archon mit dem Vorrang eine von ihnen.
rule-c-4 = Der Prytanis wählt so viele der offen liegenden Ereignisse, wie der Akt zählt.
rule-c-5 = Nicht gewählte Ereignisse werden abgelegt, und die nächsten drei werden aufgedeckt.
rule-c-7 = Ein leerer Stapel zeigt einen leeren Platz, bis die Spielleitung die abgelegten Karten einmischt.
rule-c-9 = Die Debatte steht allen offen, auch Verbannten und Fraktionen ohne Bürgerrecht.
rule-c-10 = { CALLED("horses", "Pferde") } werden geheim gesetzt, und ein Gebot lässt sich ändern, bis alle aufgedeckt werden.
rule-c-11 = Die meisten { CALLED("horses", "Pferde") } gewinnen für den Rest des Zyklus Unterstützung in Höhe der Stasis. Gleichstand an der Spitze gewinnt nichts, sofern an diesem Tisch nichts anderes gilt.
rule-c-12 = Gesetzte { CALLED("horses", "Pferde") } kann man nicht weggeben, bis sie aufgedeckt sind.
rule-c-13 = Helden werden zugeteilt; dann steht jedes Stimmgewicht fest und wird gezeigt.
rule-c-14 = Der Prytanis bestimmt die Reihenfolge der Ereignisse und welche Möglichkeit zur Abstimmung kommt.
rule-c-15 = Die Stimmen sind geheim, lassen sich bis zum Aufdecken ändern und werden gemeinsam gezeigt. Wer nichts wählt, enthält sich.
rule-c-16 = Die Gewichte für JA gegen die für NEIN; Enthaltungen zählen nicht.
rule-c-17 = Bei Gleichstand entscheidet, wen die Verfassung nennt.
rule-c-18 = Fällt eine Möglichkeit durch, kann eine andere zur Abstimmung kommen, jede einmal; ist keine mehr übrig, tritt die letzte Zeile der Karte ein.
rule-c-19 = Was eine Karte bewirkt, wird erst gezeigt und geschieht, wenn die Spielleitung es freigibt.
rule-c-22 = Eine volle Tagesordnung ruft die Volksversammlung zum Beginn der nächsten Diplomatierunde ein.
rule-c-23 = Erreicht die Stasis die Schwelle, bricht sie aus.
rule-c-24 = Sonst beginnt der nächste Zyklus; Übertragungen und der Bonus aus dem Rennen verfallen.
rule-c-25 = Nach dem Ausbruch fällt die Stasis auf die Zahl des Akts.
rule-c-26 = Niemand geht in die Diplomatierunde, bevor eine ausgebrochene Stasis entschieden ist.
rule-s-1 = Karten, die man von früher behalten hat, sind zu Beginn einer Stasis auf der Hand.
rule-s-2 = { CALLED("stasis_cards", "Stasiskarten") } werden nach dem Rang der { CALLED("arete", "Arete") } gezogen: 8 für die Ersten, 7 für die Zweiten und so weiter.
rule-s-3 = Die Tyrannen ziehen so viele mehr, wie der Akt zählt.
rule-s-4 = Eine { CALLED("tyche", "Tyche") } kauft eine { CALLED("stasis_cards", "Stasiskarte") } mehr.
rule-s-5 = Ist der Stapel leer, werden die abgelegten Karten eingemischt.
rule-s-6 = Zum Aufgebot gehören so viele Mobs, wie eine Fraktion { CALLED("arete", "Arete") } hat, und so viele Soldaten, wie der Akt zählt.
rule-s-7 = Die Palastwache der Monarchisten steht schon im Königspalast.
rule-s-8 = Jeder { CALLED("projects", "Großbau") } der Architektur bringt seiner Fraktion W6 Mobs mehr.
rule-s-9 = Jeder Held zieht in den Kampf oder wird in Sicherheit gebracht.
rule-s-10 = Wer das höchste { CALLED("doom", "Verhängnis") } hat, stellt zuerst auf; dann geht es im Uhrzeigersinn.
rule-s-11 = Wer am Zug ist, stellt so viele Einheiten an einem Ort auf, wie der Akt zählt, oder spielt eine Karte oder passt.
rule-s-12 = Einheiten bleiben, wo sie aufgestellt wurden, außer eine Karte bewegt sie.
rule-s-13 = Sobald an jedem Ort Einheiten stehen oder niemand mehr welche hat, ist jede Fraktion noch einmal am Zug.
rule-s-14 = { CALLED("stasis_cards", "Stasiskarten") }, die nach der Aufstellung übrig sind, werden abgelegt.
rule-s-16 = Um jeden Ort, an dem Einheiten von zwei oder mehr Fraktionen stehen, wird gekämpft.
rule-s-17 = Jede Seite wirft drei Würfel und zählt 1 je Mob, 3 je Soldat und die Werte ihrer Helden dort dazu.
rule-s-18 = Vor dem Wurf kann man mit { CALLED("tyche", "Tyche") } einen Würfel mehr kaufen.
rule-s-19 = Zeigen drei Würfel zusammen 13, werden alle Einheiten dieser Fraktion dort entfernt, und ihre Helden dort sterben.
rule-s-20 = Bei Gleichstand an der Spitze werden die Einheiten aller von dem Ort entfernt.
rule-s-21 = Die höchste Summe hält den Ort; die Einheiten der anderen werden entfernt, und der Sieger richtet über ihre Helden.
rule-s-22 = Ein gehaltener Ort ist 1 Siegpunkt. Alle Orte einer Karte zusammen zählen doppelt.
rule-s-23 = Der Ort mit dem Koloss bringt keine Siegpunkte, und seine Karte ist auch ohne ihn vollständig.
rule-s-24 = Wer den Königspalast hält, hält auch jeden Ort, den sonst niemand hält.
rule-s-25 = Der Tempel des Poseidon: Der Göttliche Zorn steigt um 1, und es gibt so viele Siegpunkte, wie der Akt zählt.
rule-s-26 = Der Tempel der Kleito: Drei Würfel werden geworfen, und eine 13 bringt 13 { CALLED("doom", "Verhängnis") }.
rule-s-27 = Haben mehrere die meisten Siegpunkte, gewinnt, wer die Wasserquellen hält; hält sie niemand, entscheidet die Spielleitung.
rule-s-28 = Die Königsgräber: Der Göttliche Zorn steigt um 1, und drei Würfel werden geworfen: Eine 13 bringt 13 { CALLED("doom", "Verhängnis") }, alles andere ebenso viele { CALLED("talents", "Talente") }.
rule-s-29 = Kriegshafen und Kanalbrücke zusammen: 1 Siegpunkt für jeden eigenen Soldaten auf dem Inneren Ring.
rule-s-30 = Der Monolith von Dyzan: Drei Würfel werden geworfen, und eine 13 bringt 13 { CALLED("doom", "Verhängnis") }; sonst geht jeder Würfel als { CALLED("doom", "Verhängnis") } an eine andere Fraktion.
rule-s-31 = Der Tempel der Tyche: Drei Würfel werden geworfen, und eine 13 bringt 13 { CALLED("doom", "Verhängnis") }; sonst geht jeder Würfel als { CALLED("tyche", "Tyche") } an eine andere Fraktion.
rule-s-32 = Der Handelshafen bringt ein Handelsziel, die Große Bibliothek Forschung, das Stadion { CALLED("stasis_cards", "Stasiskarten") } für das nächste Mal.
rule-s-33 = Würfel, die niemand bekommen kann, verfallen.
rule-s-34 = Wer die meisten Siegpunkte hat, ändert einen Artikel der Verfassung, sofort.
rule-s-35 = Danach verlassen alle Einheiten die Stadt.
rule-n-4 = Die Spielleitung kann jederzeit für einen Sitz handeln, überspringen, schließen und zurücknehmen.
