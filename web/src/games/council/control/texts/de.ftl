### Was der Arbeitsplatz der Spielleitung sagt: Leisten, Sitze, Zähler, Warnungen, Menüs und alles, was sie und die Suche anbieten.

## Die Seite

city = Die Stadt

## Wo man am Tag steht

phase-row = Phase und Uhr
act = Akt { $act }
round = Runde { $round }
cycle = Zyklus { $cycle }
stage-0 = Karten
stage-1 = Aufgebot
stage-2 = Aufstellung
stage-3 = Kämpfe
stage-4 = Beute
stage-5 = Wertung
stage-6 = Artikel

## Menüs und Teile der Suche

section-council = Rat
section-figures = Werte

## Die Sitze links

archon = Archon
archon-the = der Archon
archon-accusative = den Archon
archons = Archonten
row-prytanis = Prytanis
row-exiled = verbannt
row-foreign = keine Bürger
row-locked = Gebot festgelegt
row-picked = hat gewählt
row-voted = hat abgestimmt
row-strength = Stimmgewicht { NAME($who, form: "genitive") }

## Die Zähler rechts

counters = Zähler
counters-stasis = Stasis
counters-of = von { $threshold }
counters-set-stasis = Stasis setzen
counters-set-wrath = Göttlichen Zorn setzen
counters-wrath = Göttlicher Zorn
counters-doom = { CALLED("doom", "Verhängnis") }
counters-city-doom = { CALLED("doom", "Verhängnis") } der Stadt
counters-figures = Alle Werte
counters-figures-says = Alle Werte, auch das { CALLED("doom", "Verhängnis") } jeder Fraktion
counters-agenda = Tagesordnung
counters-assembly = Eine Volksversammlung ist angekündigt
counters-motions = Anträge für die Volksversammlung
counters-proposed = { $n ->
    [one] { $n } Vorschlag
   *[other] { $n } Vorschläge
  }
track = Die Stasis steht bei { $value }; bei { $threshold } bricht sie aus
office-supremacy = Vorrang
office-ties = Gleichstand
office-nobody = Niemand
office-control = Spielleitung
office-by = { $office } ({ $reason })

## Der leere Vorsitz

chair-yours = <b>Niemand führt den Vorsitz.</b> Gleichauf: { $tied }. Du bestimmst.
chair-theirs = <b>Niemand führt den Vorsitz.</b> Gleichauf: { $tied }. Die Wahl liegt bei { NAME($who, form: "dative") }.
chair-pick = Bestimmen …
chair-pick-for = Für sie bestimmen …

## Das Protokoll

kind-phase = Phasen
kind-council = Rat
kind-race = Rennen
kind-vote = Abstimmungen
kind-stasis = Stasis
kind-figure = Werte
kind-control = Spielleitung

## Werte, und wie lange etwas gilt

counter-arete = Arete
counter-influence = Bleibender Einfluss
counter-tyche = Tyche
counter-horses = Pferde
counter-talents = Talente
counter-doom = Verhängnis
counter-stasis_cards = Stasiskarten
counter-projects = Großbauten
until-vote = für diese Abstimmung
until-phase = für diese Phase
until-cycle = für diesen Zyklus
until-round = für diese Ratsrunde
until-act = für diesen Akt
until-removed = bis zum Widerruf
standing-citizens = Bürger
standing-foreign = Keine Bürger
standing-exiled = Bürger, verbannt
standing-neither = Keine Bürger, verbannt

## Was die Leinwand zeigen kann

scene-council = Rat
scene-council-says = Die Fraktionen am Tisch, ihr Gewicht
scene-cards = Ereignisse
scene-cards-says = Die aufgedeckten Karten und die aktivierten
scene-debate = Debatte
scene-debate-says = Die Uhr, und wer sich gemeldet hat
scene-race = Pferderennen
scene-race-says = Wer sein Gebot festgelegt hat, dann das Rennen
scene-vote = Abstimmung
scene-vote-says = Worum es geht, wer abgestimmt hat, das Aufdecken
scene-outcome = Ergebnis
scene-outcome-says = Was gleich geschieht
scene-stasis = Stasis
scene-stasis-says = Die Leiste des Bürgerzwists
scene-city = Stadt
scene-city-says = Wer wo steht, Zug um Zug
scene-battle = Kampf
scene-battle-says = Die Seiten, die Würfel, der Ausgang
scene-spoils = Beute
scene-spoils-says = Was besondere Orte einbringen
scene-score = Wertung
scene-score-says = Das Blatt, Zeile um Zeile
scene-amendment = Änderung
scene-amendment-says = Der Artikel, den die Sieger ändern
scene-agenda = Tagesordnung
scene-agenda-says = Die Anträge für die Volksversammlung
scene-motion = Antrag
scene-motion-says = Sein Text, die Uhr, wer spricht
scene-election = Wahl
scene-election-says = Wer gewählt hat, dann der Prytanis
scene-day = Der Tag
scene-day-says = Seine Runden, und wo er steht
scene-standings = Der Stand
scene-standings-says = { CALLED("arete", "Arete") } im Lauf des Tages, Einfluss, Bündnisse
scene-constitution = Verfassung
scene-constitution-says = Die geltenden Artikel und Gesetze
scene-join = Mitmachen
scene-join-says = Der Code und sein QR
scene-message = Ansage
scene-message-says = Die Ansage, groß
scene-spotlight = Im Rampenlicht
scene-spotlight-says = Was die Spielleitung zeigt
scene-black = Schwarz
scene-black-says = Gar nichts

## Dem Saal gezeigt: eines allein, groß auf der Leinwand

subject-faction = { NAME($who, form: "the") }
subject-stasis = die Stasis
subject-wrath = Göttlicher Zorn
subject-article = Artikel { $number }, { $title }
subject-law = das Gesetz „{ $title }“
subject-motion = der Antrag „{ $title }“

## Wohin eine neue Karte kommt

place-face_up = Aufgedeckt
place-face_up-says = Die Karte, die dort liegt, kommt zurück auf ihren Stapel.
place-on_top = Obenauf
place-on_top-says = Sie wird als nächste aufgedeckt.
place-into = In den Stapel
place-into-says = Sie wird eingemischt.

## Überschriften über dem, was ein Sitz tun kann

group-prytanis = Wer den Vorsitz führt
group-elect = Den Prytanis wählen
group-second_look = Zweiter Blick auf die Ereignisse
group-events = Ereignisse aktivieren
group-put = Zur Abstimmung stellen
group-stop = Oder es dabei belassen
group-tie = Den Gleichstand entscheiden
group-veto = Veto gegen den Beschluss
group-target = Wen es trifft
group-winner = Wer das Rennen gewinnt
group-name_winner = Wer die Stasis gewinnt
group-tyche = { CALLED("tyche", "Tyche") } für diesen Kampf
group-mercy = Die besiegten Helden
group-amend = Einen Artikel ändern
group-vote = Abstimmen
group-bid = Verdeckte { CALLED("horses", "Pferde") }
group-grant = Einfluss übertragen
group-commit = Helden auf der Straße
group-buy = Weitere { CALLED("stasis_cards", "Stasiskarten") }
group-ready = Fertig
group-hero = Helden
group-floor = Das Wort geben
group-speak = Wortmeldung in der Debatte
group-take_up = Einen anderen Antrag verlesen
group-round = Runden des Tages

## Aktionen, die nur ein Ort, eine Fraktion oder ein Antrag sind

label-battle = Nächster Kampf: { $label }
label-take_up = Jetzt verlesen: { $label }
label-floor = Das Wort: { $label }
label-name_winner = Sieg in der Stasis geht an: { $label }

## Was einem Formular noch fehlt

form-horses = „{ $text }“: Schreib, wie viele { CALLED("horses", "Pferde") }, etwa 3, oder lass das Feld leer.
form-support-label = Sag, woher die Unterstützung kommt: Tipp eine Quelle an, oder schreib eine.
form-hero-name = Sag, wie der Held heißt.
form-support-by = Schreib, wie viel Unterstützung: eine ganze Zahl von 1 bis 1000.
effect-by = Schreib, um wie viel: 2 oder −2. Mit 0 geschieht nichts.
effect-support-by = Schreib, wie viel Unterstützung: eine ganze Zahl ab 1.
effect-support-label = Sag, woher die Unterstützung kommt.
effect-motion = Schreib Titel und Text des Antrags.
effect-law = Schreib Titel und Text des Gesetzes.
effect-article = Schreib Titel und Text des Artikels.
effect-task = Sag, was die Spielleitung tun soll.
card-title = Schreib den Titel der Karte.
card-text = Schreib, was der Rat gefragt wird.
card-option = Schreib in wenigen Worten, was Möglichkeit { $number } ist.
card-option-lacks = { $option }: { $what }
card-otherwise-lacks = Wenn nichts angenommen wird: { $what }
units-whose = Wähle, wessen Einheiten es sind.
units-number = Schreib, wie viele Einheiten: 0 bis { $most }.
hero-which = Wähle einen Helden.
share-lacking = { $n ->
    [one] Ein Würfel ist noch zu vergeben.
   *[other] { $n } Würfel sind noch zu vergeben.
  }
amend-text = Schreib den neuen Text.
dice-no-such = Ein Würfel zeigt 1 bis 6, nicht { $letter }.
dice-too-many = Dafür ist kein Würfel mehr da.

## Wahrscheinlichkeiten

odds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-certain = { $share } %
odds-under = < { $share } %
odds-over = > { $share } %

## Fragen, bevor etwas geschieht

void-go = Abstimmung für ungültig erklären

## Was Menüs und Suche anbieten: ein Name, und was es tut

act-votes = Stimmen aus dem Saal eintragen …
act-votes-says = Hände oder Steine, mit dem Auge gezählt; deckt die Abstimmung auf.
act-count = Gezählte Hände eintragen …
act-count-says = Die Summen von JA und NEIN; deckt die Abstimmung auf.
act-bids = Gebote aus dem Saal eintragen …
act-bids-says = Von Hand gezeigte { CALLED("horses", "Pferde") }; deckt das Rennen auf.
act-card = Eine Karte schreiben …
act-card-says = Aufgedeckt, obenauf oder in einen Stapel.
act-prytanis = Den Prytanis ernennen …
act-prytanis-says = Irgendeine Fraktion führt bis zum Ende des Zyklus den Vorsitz.
act-supremacy = Den Vorrang übergeben …
act-supremacy-says = Wer bei Gleichstand den Prytanis auswählt.
act-tie_breaker = Wer bei Stimmengleichheit entscheidet …
act-tie_breaker-says = Wessen Archon eine unentschiedene Abstimmung entscheidet.
act-figures = Alle Werte …
act-figures-says = Jede Zahl auf einem Blatt: warum sie so ist, und ein neuer Wert.
act-roster = Wer spielt …
act-roster-says = Fraktionen auslassen, später hinzuholen oder zusammenlegen.
seat-swap = { $who }: Sitze tauschen …
seat-swap-says = Zwei Gruppen sitzen an den Handys der anderen: Jede spielt die Fraktion der anderen.
act-voters = Wer wie abgestimmt hat
act-voters-says = Jede Stimme, und wer sich ständig enthält.
act-constitution = Verfassung und Gesetze
act-constitution-says = Was gilt; ändern, aufheben, verkünden.
act-log-says = Was geschah, in Sätzen: Phasen, Rat, Rennen, Abstimmungen, Stasis, Werte, Spielleitung.

## Für einen Sitz: die Fraktion zuerst, damit ihr Name alles findet

seat-heroes = { $who }: Helden …
seat-heroes-says = Ein Abenteuer hat einen getötet oder zurückgebracht, er ist gewachsen, hat die Seite gewechselt, oder ein neuer kam.
seat-standing = { $who }: Bürgerrecht und Verbannung …
seat-standing-says = Ob sie ein Stimmrecht haben.
seat-support = { $who }: Unterstützung geben …
seat-support-says = Unterstützung für eine Abstimmung, eine Phase, einen Zyklus oder länger.
seat-units = { $who }: Einheiten korrigieren …
seat-units-says = Wie viele an einem Ort oder in der Reserve stehen.
edit-stasis = Stasis setzen …
edit-wrath = Göttlichen Zorn setzen …
edit-seat = { $who }: { $counter } setzen …
edit-says = Warum der Wert so ist, wie er so wurde, und ein neuer mit seinem Grund.

## Auf den Straßen

undo-move = Zug zurücknehmen …
undo-move-title = Zug zurücknehmen
correct-units = Einheiten korrigieren …
correct-units-says = Wie viele Einheiten einer Fraktion an einem Ort oder in ihrer Reserve stehen; Helden; der Koloss.
correct-hero = Einen Helden korrigieren …
correct-hero-says = An einem Ort, in Reserve, in Sicherheit oder tot.
correct-colossus = Den Koloss versetzen …
correct-colossus-says = An irgendeinen Ort, oder fort aus der Stadt.
correct-score = Die Wertung korrigieren …
correct-score-says = Wer einen Ort hält, Einheiten auf dem Stadtplan, Siegpunkte; das Blatt wird neu aufgestellt.
enter-battle = Auf dem Stadtplan ausgetragen …
enter-battle-says = Wer den Ort hält, und wer 13 warf; nach Würfeln wird nicht gefragt.
enter-city = Die ganze Stadt eintragen …
enter-city-says = Wer auf dem Stadtplan jeden Ort hält; weiter geht es mit der Beute.
turn-play = Für { NAME($who, form: "accusative") } spielen …
turn-play-says = An ihrer Stelle Einheiten setzen oder eine Karte spielen.
turn-share = Würfel für { NAME($who, form: "accusative") } verteilen …
turn-share-says = An ihrer Stelle die Würfel an Fraktionen geben.
dice-by-hand = Würfel von Hand eingeben
dice-by-hand-says = Gewürfelt wird: { $what }. Eine Ziffer je Würfel.

## Der Rundgang

tour-next = Ein Knopf führt weiter
tour-next-says = Der große Knopf sagt, was er als Nächstes tut, und die Zeile darunter, was das heißt. Die Leertaste drückt ihn. Muss erst jemand entscheiden, öffnet er stattdessen diese Entscheidung.
tour-next-try = Schließ das hier, lies den Knopf, und drück die Leertaste, wenn alle da sind.
tour-seats = Links die Sitze
tour-seats-says = Jede Zeile ist eine Fraktion: wer verbunden ist, worauf der Tisch wartet, und seit wann. Tipp eine an, um für sie zu handeln, ihren Code noch einmal zu zeigen oder zu ändern, wie sie gespielt wird.
tour-seats-try = Drück 1. Stell einen Sitz auf „Vom Programm gespielt“, und er spielt mit.
tour-city = Rechts die Stadt
tour-city-says = Stasis, Göttlicher Zorn, die Tagesordnung, die Fragen aus dem Saal und was sonst Aufmerksamkeit braucht, jeweils mit dem, was hilft. Jede Zahl sagt beim Antippen, warum sie so ist.
tour-city-try = Tipp auf die Stasis. Ein neuer Wert braucht einen Grund; das Protokoll bewahrt ihn auf.
tour-back = Nichts ist endgültig
tour-back-says = Strg Z nimmt den letzten Schritt zurück und sagt vorher, was das kostet. Der Verlauf nimmt jeden anderen zurück. P hält alles sofort an und fragt danach nach dem Grund.
tour-back-try = Drück P, dann die Leertaste, damit es weitergeht.
tour-room = Was der Saal sieht
tour-room-says = Die Leinwand folgt von selbst den Phasen. S hält eine Szene, A schickt einen Satz auf jeden Bildschirm, und Strg K findet jede andere Aktion bei ihrem Namen.
tour-room-try = Drück Strg K und tipp „zeigen“.

## Warnungen

remedy-call = Diplomatierunde ausrufen
remedy-answer = Beantworten …
remedy-agenda = Tagesordnung …
remedy-cancel = Absagen
remedy-mark = Andere Marke setzen …
remedy-reshuffle = Neu mischen

## Festlegungen

rulings-council = Der Rat
rulings-stasis = Stasis
rulings-assembly = Volksversammlung, Artikel und Gesetze
rulings-figures = Werte
rulings-day = Der Tag
rulings-table = Der Tisch
rulings-alarms = Alarme
settings-find-hint = Festlegung suchen: „gleichstand“, „alarm“, „C-16“

## Eine Aktion finden

palette-hint = Aktion suchen: „arete meder“, „antrag“, „leinwand schwarz“

## Was entschieden wurde

decision-prytanis = Wer den Vorsitz führt
decision-race = Das Rennen
decision-vote = Die Abstimmung
decision-check = Die Prüfung
decision-battle = Der Kampf
decision-stasis = Die Stasis

## Der Tisch, wie er damals stand

past-arete = { CALLED("arete", "Arete") }
past-strength = Gewicht
past-horses = { CALLED("horses", "Pferde") }
past-tyche = { CALLED("tyche", "Tyche") }
past-talents = { CALLED("talents", "Talente") }
past-doom = { CALLED("doom", "Verhängnis") }
past-prytanis = Prytanis
past-stasis = Stasis
past-wrath = Göttlicher Zorn
past-agenda = Tagesordnung
past-laws = Gesetze
past-docket = Vor dem Rat
past-race = Rennen
past-vote = Abstimmung
past-count = { $count } von { $full }
past-no-race = keines
past-no-vote = keine
past-nothing = nichts
past-nobody = niemand
past-vote-open = { $option }: { $count } von { $all } abgegeben
past-bids = { $count } festgelegt
past-turned-up = Aufgedeckt: { $cards }.
past-moment = Akt { $act }, Zyklus { $cycle }, { $phase }

## Die Volksversammlung

assembly = Volksversammlung
assembly-left = Noch { $n ->
    [one] 1 Antrag
   *[other] { $n } Anträge
} zu entscheiden
act-agenda = Tagesordnung der Volksversammlung
act-agenda-says = Ihre Anträge: hinzufügen, umformulieren, verschieben, teilen, vertagen.
act-agenda-waiting = { $n ->
    [one] 1 Vorschlag wartet.
   *[other] { $n } Vorschläge warten.
} Ihre Anträge: hinzufügen, umformulieren, verschieben, teilen, vertagen.
act-add = Antrag hinzufügen …
act-add-says = Ein Artikel, ein Gesetz oder etwas, was getan werden soll, für die Tagesordnung.
act-proclaim = Gesetz verkünden …
act-proclaim-says = Für einen Magistrat oder durch die Spielleitung; gilt sofort.

## Ein Antrag

motion-article = Artikel
motion-law = Gesetz
motion-deed = Beschluss
motion-now = Vor der Volksversammlung
motion-adopted = Angenommen
motion-rejected = Abgelehnt
motion-postponed = Vertagt
motion-kind = { $kind } · { $source }
motion-named = Antrag „{ $title }“
motion-earlier = „{ $title }“ früher
motion-later = „{ $title }“ später
motion-read = Jetzt verlesen
motion-reword = Umformulieren …
motion-split = Teilen …
motion-put-off = Vertagen
motion-take-in = Wieder auf die Tagesordnung
motion-withdraw = Zurückziehen …
withdraw-title = „{ $title }“ zurückziehen
withdraw-says = Der Antrag kommt von der Tagesordnung. Das Protokoll behält den Grund.
withdraw-says-now = Der Antrag kommt von der Tagesordnung und wird nicht weiter debattiert. Das Protokoll behält den Grund.
withdraw-go = Antrag zurückziehen

## Was Archonten vorschlagen

proposed = Vorgeschlagen
proposed-by = { $kind }, vorgeschlagen von { NAME($who, form: "dative") }
proposed-amiss = { $amiss } Formuliere den Vorschlag um oder lehne ihn ab.
proposed-admit = So zulassen
proposed-reword = Umformuliert zulassen …
proposed-decline = Ablehnen …
decline-title = „{ $title }“ ablehnen
decline-says = Der Archon { NAME($who, form: "genitive") } liest deine Begründung.
decline-go = Ablehnen

## Einen Text schreiben

text-title = Titel
text = Text
text-room = { $n } von { $most }
end = Wie lange es gilt
end-removed = Bis es aufgehoben wird
end-cycle = Bis zum Ende des Zyklus
end-round = Bis zum Ende der Ratsrunde
end-act = Bis zum Ende des Akts
ready = Fertige Texte
ready-article = Artikel
ready-in = { $number }. { $title }
ready-none-in = { $number }. { $title } (kein fertiger Text)
ready-none = Für diesen Artikel gibt es keinen fertigen Text.
lacks-title = Schreib einen Titel.
lacks-text = Schreib den Text.
lacks-room = Kürze den Text auf höchstens { NUMBER($most, useGrouping: 0) } Zeichen.
lacks-parts = Teil den Antrag in 2 bis 6 Teile.
lacks-in-part = Teil { $number } – { $lacks }
lacks-sums = Trag beide Summen ein; 0, wo niemand die Hand gehoben hat.

## Was das Programm von einem Text befolgt

lever = Was das Programm davon befolgt
lever-nothing = Nichts: Die Menschen achten selbst darauf
lever-who = Wer
lever-rulings = Festlegungen
lever-ties = Wie Stimmengleichheit entschieden wird
lever-ties-who = Wer bei Stimmengleichheit entscheidet
lever-supremacy = Wer den Vorrang hat
lever-nobody = Niemand
lever-citizen = Ob eine Fraktion das Bürgerrecht hat
lever-citizens = Wer die Bürger sind
lever-chosen = Bürger
lever-faction = Welche Fraktion
lever-whether = Ob sie Bürger sind
lever-are = sind Bürger
lever-are-not = sind keine Bürger
tie-control = Die Spielleitung
tie-prytanis = Der Prytanis
tie-fails = Niemand: Der Antrag ist abgelehnt
tie-archon = Der Archon { NAME($who, form: "genitive") }
lever-says-nothing = Die Menschen achten selbst darauf; das Programm tut dafür nichts.
lever-says-nobody-supreme = Niemand hat den Vorrang: Bei Gleichstand bestimmt die Spielleitung, wer von ihnen Prytanis wird.
lever-says-supreme = { NAME($who, form: "the", start: "yes") } haben den Vorrang.
lever-says-no-citizens = Niemand ist Bürger.
lever-says-citizens = Bürger sind { $who }, sonst niemand.
lever-says-citizen = { NAME($who, form: "the", start: "yes") } sind Bürger.
lever-says-no-citizen = { NAME($who, form: "the", start: "yes") } sind keine Bürger.
lever-says-tie-control = Bei Stimmengleichheit entscheidet die Spielleitung.
lever-says-tie-prytanis = Bei Stimmengleichheit entscheidet der Prytanis.
lever-says-tie-fails = Bei Stimmengleichheit ist ein Antrag abgelehnt.
lever-says-archon = Bei Stimmengleichheit entscheidet der Archon { NAME($who, form: "genitive") }.
lever-lacks = Diese Festlegung verlangt eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.

## Erst fragen

decline-reason = Grund, für den Archon

## Vor Spielbeginn

roster-open = Wer spielt: { $n } von { $all } Fraktionen …
