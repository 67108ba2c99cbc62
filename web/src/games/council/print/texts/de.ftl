### Was auf den Bögen rund um die Texte des Szenarios steht, und auf der Seite, die sie druckt.


page-title = { $scenario } · Bögen
parts = Teile
part-cards = Ereigniskarten
part-balance = Ausgleich
part-street = { CALLED("stasis_cards", "Stasiskarten") }
part-factions = Fraktionen
part-articles = Verfassung
part-city = Stadt
part-rulings = Festlegungen
part-day = Tag
open-print = Drucken …
credits = Symbole von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0. Schriften: Cinzel, EB Garamond und Source Sans 3, unter der SIL Open Font License.
act = Akt { $act }


cards-deck = Stapel
cards-all-decks = Alle Stapel
cards-act = Akt
cards-all-acts = Alle Akte
cards-find = Ein Wort auf einer Karte suchen
cards-found =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
cards-none = Keine Karte passt.
card-default = Wenn nichts angenommen wird
card-motion = Antrag · Akt { $act }
card-crisis = Krise · Akt { $act }
copies =
    { $n ->
        [one] 1 Exemplar
       *[other] { $n } Exemplare
    }


balance-says = Jeder Ausgang jeder Karte zählt einmal, ob er je einträte oder nicht; ein Betrag, der mehrere Fraktionen trifft, zählt einmal.
balance-counter = Zähler
balance-outcomes =
    { $n ->
        [one] 1 Ausgang
       *[other] { $n } Ausgänge
    }
balance-untouched = unberührt


article = Artikel { $number }
articles-ready =
    { $n ->
        [one] 1 Text liegt bereit, ihn zu ersetzen
       *[other] { $n } Texte liegen bereit, ihn zu ersetzen
    }
constitution = Die Verfassung


city-plain = Seinen Siegpunkt wert und sonst nichts.


heroes = Helden
brief = Auftrag
figure-citizen = Bürger
figure-yes = ja
figure-no-vote = kein Stimmrecht
figure-arete = { CALLED("arete", "Arete") }
figure-tyche = { CALLED("tyche", "Tyche") }
figure-horses = { CALLED("horses", "Pferde") }
figure-talents = { CALLED("talents", "Talente") }
figure-doom = { CALLED("doom", "Verhängnis") }
figure-projects = { CALLED("projects", "Großbauten") }


ruling-rule = Regel
ruling-decides = Was sie entscheidet
ruling-value = Wert
ruling-key = Schlüssel


day-total = Zusammen { $time }, ohne die Pausen, die sich ein Tag immer selbst sucht.
time-none = ohne Uhr
time-hours = { $hours } h
time-minutes = { $minutes } min
time = { $hours } h { $minutes } min


kind-events = Ereigniskarten
kind-street = { CALLED("stasis_cards", "Stasiskarten") }
kind-seats = Namensschilder für die Sitze
kind-cards = Sitzkarten für den Einlass
kind-briefs = Aufträge der Fraktionen
kind-constitution = Die Verfassung
kind-archon = Leitfaden für Archonten, eine Seite
kind-control = Leitfaden für die Spielleitung, eine Seite
quoted = „{ $title }“
brief-of = der Auftrag { NAME($who, form: "genitive") }
guide-named = der Leitfaden „{ $guide }“


page-plates = Namensschilder, Bogen { $n } von { $all }
page-seat-cards = Sitzkarten
page-brief = Auftrag { NAME($who, form: "genitive") }
page-guide = Leitfaden: { $guide }
page-constitution = Die Verfassung, Seite { $n } von { $all }


back-stasis = Stasis


code-of = QR-Code für den Sitz { NAME($who, form: "genitive") }
plate-scan = Scanne den Code, um deinen Platz einzunehmen. Behalte diese Seite für dich.
plate-type = Ohne Kamera: <b>{ $address }</b> öffnen und <code/> eingeben.
seat-card-scan = Scannen und Platz nehmen, oder diese Adresse öffnen:
seat-card-type = Dort eingeben: <code/>


brief-start = Zu Beginn
brief-none = Kein Auftrag für { NAME($who, form: "accusative") }. Was sie wollen, müssen sie unter sich ausmachen.
brief-only = Nur für { NAME($who, form: "accusative") }.


guide-archon-title = Der Archon
guide-archon-for = Für alle, die für eine Fraktion sprechen
guide-archon-opening = Du sprichst und stimmst für deine Fraktion. Dein Handy ist dein Sitz: Es zeigt, was von dir gefragt ist, und hält geheim, was geheim ist. Alles andere geschieht zwischen Menschen.
guide-archon-phone = Dein Handy
guide-archon-phone-in = Hereinkommen
guide-archon-phone-in-says = Den Code auf deinem Schild scannen oder die fünf Buchstaben von der Leinwand eingeben.
guide-archon-phone-turn = Du bist dran
guide-archon-phone-turn-says = Es vibriert, und in der Mitte steht eine einzige Sache. Dort entscheidest du sie.
guide-archon-phone-secrets = Geheimes
guide-archon-phone-secrets-says = Was du wählst, ist verdeckt. Gedrückt halten zeigt es, loslassen verdeckt es.
guide-archon-phone-mind = Umentscheiden
guide-archon-phone-mind-says = Ein Gebot oder eine Stimme lässt sich ändern, bis alle gezeigt werden.
guide-archon-phone-figures = Zahlen
guide-archon-phone-figures-says = Jede Zahl antippen: Sie sagt, woraus sie besteht.
guide-archon-phone-question = Eine Frage
guide-archon-phone-question-says = Im Menü die Spielleitung fragen. Die Antwort kommt auf dein Handy.
guide-archon-cycle = Ein Zyklus des Rates
guide-archon-cycle-prytanis = 1 Prytanis
guide-archon-cycle-prytanis-says = Die Bürger mit der meisten { CALLED("arete", "Arete") } führen den Vorsitz. Bei Gleichstand entscheidet der Vorrang.
guide-archon-cycle-event = 2 Ereignis
guide-archon-cycle-event-says = Der Prytanis wählt so viele der offenen Ereignisse, wie der Akt zählt.
guide-archon-cycle-debate = 3 Debatte
guide-archon-cycle-debate-says = Alle dürfen sprechen, auch Verbannte und Nichtbürger. Melde dich auf dem Handy zu Wort.
guide-archon-cycle-support = 4 Unterstützung
guide-archon-cycle-support-says = Verdeckt { CALLED("horses", "Pferde") } ins Rennen schicken: Die meisten gewinnen Unterstützung in Höhe der Stasis. Helden zur eigenen Unterstützung schicken.
guide-archon-cycle-vote = 5 Abstimmung
guide-archon-cycle-vote-says = JA, NEIN oder nichts, geheim. Das größere Gewicht gewinnt, nicht die größere Zahl der Hände.
guide-archon-cycle-check = 6 Prüfung
guide-archon-cycle-check-says = Eine volle Tagesordnung ruft die Volksversammlung ein; zu viel Stasis trägt den Kampf auf die Straßen.
guide-archon-vote = Was deine Stimme wiegt
guide-archon-vote-influence = Einfluss
guide-archon-vote-influence-says = Deine { CALLED("arete", "Arete") } und was dauerhaft hinzukommt.
guide-archon-vote-support = Unterstützung
guide-archon-vote-support-says = Helden, das Rennen, Übertragungen anderer, Gesetze und Karten: auf Zeit.
guide-archon-vote-none = Kein Stimmrecht?
guide-archon-vote-none-says = Wer verbannt oder kein Bürger ist, überträgt seinen Einfluss auf eine andere Fraktion: Verkaufe ihn teuer.
guide-archon-vote-abstaining = Enthaltung
guide-archon-vote-abstaining-says = Zählt für niemanden. Wer sich immer enthält, verdient keine { CALLED("arete", "Arete") }.
guide-archon-streets = Wenn die Straßen sich erheben
guide-archon-streets-cards = Karten
guide-archon-streets-cards-says = Du ziehst nach deinem Rang in { CALLED("arete", "Arete") }. Jede weitere kostet eine { CALLED("tyche", "Tyche") }.
guide-archon-streets-turns = Züge
guide-archon-streets-turns-says = Ein Zug dauert wenige Sekunden: Einheiten aufstellen oder eine Karte spielen. Wer wartet, passt.
guide-archon-streets-battles = Kämpfe
guide-archon-streets-battles-says = Würfel und Einheiten entscheiden über dreizehn Orte. Wer den Tag gewinnt, schreibt einen Artikel neu.
guide-archon-last = Wird das Handy dunkel, ist nichts verloren: Jedes andere Handy übernimmt den Sitz mit dem Code auf deinem Schild.


guide-control-title = Die Spielleitung
guide-control-for = Für alle, die das Spiel leiten
guide-control-opening = Der große Knopf sagt immer, was er als Nächstes tut, und darunter, was das bedeutet. Die Leertaste drückt ihn. Alles andere ist eine Taste, ein Menü oder Strg K entfernt, und jeder Schritt lässt sich zurücknehmen.
guide-control-before = Bevor die Türen aufgehen
guide-control-before-check = Prüfen
guide-control-before-check-says = „Bevor du beginnst“ im Menü Tisch öffnen: Netz, Leinwand, Ton, Platte, Strom.
guide-control-before-projector = Leinwand
guide-control-before-projector-says = Ihre Seite am Rechner des Projektors im Vollbild öffnen. Danach braucht sie keine Hand mehr.
guide-control-before-seats = Sitze
guide-control-before-seats-says = Die Schilder aufstellen. Handys scannen sie; wer keines hat, spielt auf Papier oder am Tablet.
guide-control-before-rehearse = Proben
guide-control-before-rehearse-says = Das Programm einen Zyklus lang alle Sitze spielen lassen, dann zurücknehmen.
guide-control-keys = Tasten
guide-control-keys-space = Leertaste
guide-control-keys-space-says = Der nächste Schritt. Muss erst jemand entscheiden, öffnet sie die Entscheidung.
guide-control-keys-pause = P
guide-control-keys-pause-says = Sofort anhalten; sag danach, warum. Noch einmal P, und es geht weiter.
guide-control-keys-back = Strg Z
guide-control-keys-back-says = Den letzten Schritt zurücknehmen; vorher steht da, was verloren geht.
guide-control-keys-find = Strg K
guide-control-keys-find-says = Jede Aktion beim Namen finden.
guide-control-keys-seats = 1 bis 9
guide-control-keys-seats-says = Einen Sitz öffnen. A macht eine Ansage, Q beantwortet Fragen, S stellt die Leinwand ein.
guide-control-keys-all = ?
guide-control-keys-all-says = Alle Tasten.
guide-control-phases = In jeder Phase
guide-control-phases-prytanis = Prytanis, Ereignis
guide-control-phases-prytanis-says = Die Leertaste führt weiter. Entscheide anstelle derer, die fehlen.
guide-control-phases-debate = Debatte
guide-control-phases-debate-says = Das Wort nach der Liste erteilen; daneben die Uhr verlängern.
guide-control-phases-support = Unterstützung
guide-control-phases-support-says = Sieh, wer festgelegt hat, nie was. Aufdecken, wenn alle so weit sind.
guide-control-phases-vote = Abstimmung
guide-control-phases-vote-says = Die Möglichkeit vorlesen, auf die Siegel warten, aufdecken. Stattdessen lassen sich auch Hände zählen.
guide-control-phases-check = Prüfung
guide-control-phases-check-says = Sieh auf die Warnungen rechts: Bei jeder steht, was hilft.
guide-control-phases-streets = Straßen
guide-control-phases-streets-says = Die Züge laufen von selbst. Halte an, wenn der Saal lauter ist als die Uhr.
guide-control-wrong = Wenn etwas nicht stimmt
guide-control-wrong-phone = Ein Handy fällt aus
guide-control-wrong-phone-says = Den Sitz öffnen, seinen Code zeigen, ein anderes Handy scannen lassen.
guide-control-wrong-figure = Eine falsche Zahl
guide-control-wrong-figure-says = Antippen, richtig setzen, den Grund wählen.
guide-control-wrong-vote = Eine falsche Abstimmung
guide-control-wrong-vote-says = Die Abstimmung für ungültig erklären oder den Schritt zurücknehmen. Aus dem Protokoll wird nie etwas gestrichen.
guide-control-wrong-projector = Die Leinwand ist schwarz
guide-control-wrong-projector-says = Die Warnung sagt es: Ihre Seite nach vorn holen oder neu öffnen.
guide-control-wrong-laptop = Der Laptop stürzt ab
guide-control-wrong-laptop-says = Das Programm im selben Ordner neu starten, oder auf dem Ersatzgerät: Das Spiel geht weiter.
guide-control-last = Im Zweifel: anhalten, laut entscheiden, den Grund aufschreiben, weiter.
