### Was die Mitte des Bildschirms der Spielleitung sagt, mit Stapeln, Zahlen, Sitzen und Straßen.

## Tagesordnung und Volksversammlung

motion-kind = { $kind } · { $source }
agenda-read-now = Jetzt verlesen
agenda-none = Kein Antrag auf der Tagesordnung.
assembly-agenda = Die Tagesordnung
assembly-sum = <b>{ $adopted }</b> angenommen, <b>{ $rejected }</b> abgelehnt, <b>{ $left }</b> noch offen
assembly-last-and-next = Zuletzt und als Nächstes
assembly-read-next = Als Nächstes
assembly-all-decided = Über alle Anträge dieser Volksversammlung ist entschieden.
away-assembly = Die Archonten sind unterwegs. Die Tagesordnung ist voll: In dieser Runde tritt die Volksversammlung zusammen.
away-council = Die Archonten sind unterwegs. Der Rat tagt wieder, sobald die Spielleitung die nächste Ratsrunde beginnt.
away-agenda = Tagesordnung der Volksversammlung

## Ein Artikel wird geändert

amend-articles = Artikel
amended-article = Artikel { $number }. { $title }
amended-unobeyed = Das Programm befolgt davon nichts: Was der Artikel entschied, entscheidet jetzt die Spielleitung.

## Die Abstimmung

pick-yes = Ja
pick-no = Nein
pick-abstain = Enthaltung
strength-yes = Stimmgewicht für Ja
strength-no = Stimmgewicht für Nein
strength-abstain = Stimmgewicht der Enthaltungen
vote-strength-of = Stimmgewicht { NAME($who, form: "genitive") }
locked-voted = <b>{ $locked }</b> von { $all } haben abgestimmt
locked-picked = <b>{ $locked }</b> von { $all } haben gewählt
locked-bid = <b>{ $locked }</b> von { $all } haben ihr Gebot festgelegt
locked-absent = , { $n } abwesend
locked-seat-in = { $who }: fertig. Sitz öffnen.
locked-seat-absent = { $who }: abwesend. Sitz öffnen.
locked-seat-missing = { $who }: fehlt noch. Sitz öffnen.

## Kämpfe

battle-number = Kampf { $number } von { $of }
battle-on-map = Auf dem Stadtplan ausgetragen …
battle-on-map-says = Wer den Ort hält und wer eine 13 geworfen hat; nach Würfeln wird nicht gefragt.
battle-now = als Nächstes
battle-fought = entschieden
battle-adding = { $who }, +{ $n } auf den Wurf
battle-fight-next = Diesen zuerst
battle-none = Nirgends treffen zwei Fraktionen aufeinander: Es gibt nichts zu kämpfen.

## Vor und während der Aufstellung

camps = Die Lager
camps-faction = Fraktion
camps-cards = Karten
camps-mobs = Mobs
camps-military = Soldaten
camps-cards-from = Woher die Karten (noch { $left } im Stapel)
camps-mobs-from = Woher die Mobs
camps-heroes = Helden
camps-ready = Bereit
camps-act-ready = { $who }: bereit. An ihrer Stelle handeln.
camps-act-not-ready = { $who }: nicht bereit. An ihrer Stelle handeln.
camps-mobs-of = Mobs { NAME($who, form: "genitive") }
camps-military-of = Soldaten { NAME($who, form: "genitive") }
deploy-stalled = Alle haben zwei volle Umläufe lang gepasst.

## Was geschehen wird

outcome = Was geschehen wird
outcome-take-in-title = Zeile wiederherstellen
outcome-take-in-says = Das geschieht nun doch: { $says }
outcome-take-in-go = Wiederherstellen
outcome-strike-title = Zeile streichen
outcome-strike-says = Das geschieht nicht: { $says }
outcome-strike-go = Streichen
outcome-changed = Geändert: { $why }
outcome-prytanis-names = Wen es trifft, bestimmt der Prytanis.
outcome-control-names = Wen es trifft, bestimmt die Spielleitung.
outcome-change = Ändern
outcome-take-in = Wiederherstellen
outcome-strike = Streichen
outcome-nothing = Nichts geschieht.

## Die Prüfung

check-assembly = Volksversammlung
check-stasis = Stasis
check-next = Was jetzt folgt

## Ereignisse und ihre Stapel

choose-events = { $n ->
    [one] 1 Ereignis
   *[other] { $n } Ereignisse
} auszuwählen, laut { $reason }.
decks-open = Durchsehen, Karten verschieben, mischen
decks-count = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt, { $discarded } abgelegt
decks-left = noch { $n }
decks-empty-place = Ein leerer Platz.
decks-run-out = Ein leerer Platz. Der Stapel ist aufgebraucht.
docket-waiting = Noch nicht aufgerufen
docket-called = Vor dem Rat
docket-passed = Angenommen
docket-defaulted = Nichts angenommen
docket-dropped = Fallen gelassen
card-default = Wenn nichts angenommen wird
card-motion = , ein Antrag
card-crisis = , eine Krise
card-failed = abgelehnt
card-nothing = Nichts geschieht

## Der Prytanis

election-secret = Jeder stimmberechtigte Archon wählt geheim den Prytanis, mit dem Stimmgewicht seiner Fraktion.
election-secret-by = Jeder stimmberechtigte Archon wählt geheim den Prytanis, mit dem Stimmgewicht seiner Fraktion ({ $reason }).
election = Die Wahl
election-votes-for = Stimmen für { NAME($who, form: "accusative") }
election-abstained = Enthaltungen:
presiding-tied = Gleichstand
presiding-prytanis = Prytanis
presiding-by = laut { $reason }
presiding-arete = { CALLED("arete", "Arete") }
presiding-arete-of = { CALLED("arete", "Arete") } { NAME($who, form: "genitive") }
presiding-nobody = Niemand führt den Vorsitz.

## Die Debatte

speakers = Wortmeldungen
speakers-floor = Das Wort
speakers-given-by = erteilt von { NAME($who, form: "dative") }
speakers-has-spoken = Hat gesprochen
speakers-give = Wort erteilen
speakers-lower-of = Hand { NAME($who, form: "genitive") } senken
speakers-lower = Hand senken
speakers-none = Keine Wortmeldungen.
speakers-next = Als Nächstes
speakers-day = So lange hat heute jede Fraktion gesprochen
speakers-sum = { $length }, { $n ->
    [one] einmal
   *[other] { $n }-mal
  }

## Stimmgewichte

strength-horses = { CALLED("horses", "Pferde") }
strength-grant = { $n } an { NAME($who, form: "accusative") }
strength-of = Stimmgewicht { NAME($who, form: "genitive") }
strength-now = Bis zur Abstimmung schicken die Archonten Helden und übertragen Einfluss.

## Beute und Wertung

spoils-to = an { NAME($who, form: "accusative") }
spoils-none = Kein besonderer Ort bringt etwas ein.
spoils-dice = <b>{ $who }</b>: { $what }
score-rule = Regel { $rule }
score-winner = Wer die Stasis gewinnt
score-name-winner = Sieger bestimmen:
score-wins = Gewinnt die Stasis
score-tied = gleichauf

## Ein offener Stapel

card-goes = Wohin mit „{ $title }“
card-hand = „{ $title }“ auf eine Hand
card-to-hand = Auf eine Hand …
way-up = Offen hinlegen
way-says-up = Was dort liegt, kommt zurück obenauf.
way-top = Obenauf
way-says-top = Wird als Nächste gezogen.
way-bottom = Zuunterst
way-says-bottom = Wird als Letzte gezogen.
way-into = Einmischen
way-says-into = Irgendwo im Stapel; niemand weiß, wo.
way-discard = Ablegen
way-says-discard = Auf die Ablage.
deal = Austeilen
deal-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} austeilen
deal-take = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} wegnehmen
deal-to = Austeilen an
deal-how-many = Wie viele; eine Zahl unter 0 nimmt sie weg
deal-fewer = Eine Zahl unter 0 nimmt Karten weg
deck-lies-open = <b>{ $deck }</b> liegt offen
deck-close = Schließen
deck-shut = Der Stapel ist geschlossen.
deck-counts = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} verdeckt, { $discarded } abgelegt.
deck-opening = Nur dieser Bildschirm zeigt dann seine Karten. Das Protokoll sagt allen, dass die Spielleitung den Stapel geöffnet hat, was verschoben wurde und warum.
deck-open = Stapel öffnen
deck-stasis = { CALLED("stasis_cards", "Stasiskarten") }
deck-act = Stapel: { $deck } …
deck-act-says = Einer der Stapel: durchsehen, Karten verschieben, mischen, austeilen; das Protokoll vermerkt es.
pile-up = Offen
pile-draw = Verdeckt: { $n }, die nächste zuerst
pile-discard = Abgelegt: { $n }, die letzte zuerst
pile-next = Nächste
pile-not-found = In diesem Stapel ist keine solche Karte.
pile-empty = Der Stapel ist leer.

## Zahlen

figure-stasis = Stasis
figure-wrath = Göttlicher Zorn
figure-of = { $figure } { NAME($who, form: "genitive") }
figure-why = { $figure }: { $value }. Begründung zeigen und ändern.
figure-stands-at = Stand
history = Wie es sich geändert hat
history-none = Zuletzt keine Änderung.

## Die Zahlen eines Sitzes

seat-figures-of = Zahlen { NAME($who, form: "genitive") }
seat-influence = Einfluss
seat-set = Setzen
seat-set-of = { $figure } setzen
seat-support = Unterstützung
seat-add = Hinzufügen …
seat-take-away = Wegnehmen
seat-strength = Stimmgewicht
seat-grants = Übertragung: { $n } an { NAME($who, form: "accusative") }.
seat-grants-fixed = Übertragung: { $n } an { NAME($who, form: "accusative") }, fest für diese Phase.
seat-heroes = Helden
seat-standing = Bürgerrecht und Verbannung …

## Formulare in den Straßen

back = Zurück
nobody = Niemand
correct-nothing = Nichts zu korrigieren
correct-go = Korrigieren

## Einheiten und Orte

units-mobs = { $n ->
    [one] 1 Mob
   *[other] { $n } Mobs
}
units-military = { $n ->
    [one] 1 Soldat
   *[other] { $n } Soldaten
}
reserve-cards = Karten
place-correct = { $place }: Einheiten korrigieren
place-contested = Umkämpft
place-barricade = Barrikade
place-barricade-of = Barrikade { NAME($who, form: "genitive") }
place-colossus = Hier steht der Koloss: keine Siegpunkte
place-colossus-move = Der Koloss. Versetzen.
place-held = Gehalten von
place-held-by = Gehalten von { NAME($who, form: "dative") }
map-held-by = Ganz gehalten von { NAME($who, form: "dative") }
stages = Die Stasis

## Die Züge der Aufstellung

turn-now = { $who }, am Zug
turn-next = { $who }, als Nächste
turn-is-next = danach
turn-last-actions = { $n ->
    [one] Der letzte Zug
   *[other] { $n } letzte Züge
}
turn-units = <b>{ $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}</b> je Zug
turn-empty = <b>{ $n ->
    [one] 1 Ort
   *[other] { $n } Orte
}</b> leer
place-units = Einheiten aufstellen
place-with = mit { $hero } { $value }
place-say-where = Ort wählen
place-go = { $units } → { $place }

## Eine Hand Stasiskarten

hand-cards = { $n ->
    [one] 1 { CALLED("stasis_cards", "Stasiskarte") }
   *[other] { $n } { CALLED("stasis_cards", "Stasiskarten") }
}
hand-show = Hand zeigen
hand-cover = Verdecken
hand-covered = Verdeckt
hand-not-now = Sie lässt sich jetzt nicht spielen.
hand-play = Spielen
hand-no-target = Es gibt kein erlaubtes Ziel.
hand-discard = Als ihren Zug ablegen

## Von Hand geworfene Würfel

dice-for = Würfel: { $what }
dice-all-in = Alle Würfel sind eingetragen: Die Eingabetaste übernimmt sie.
dice-type = Am Tisch gewürfelt? Tipp ein, was die Würfel zeigen (E).
dice-to-go = Noch { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}.
dice-enter = Würfel eintragen
die-of = { $who }, Würfel { $n }
die-tyche-of = { $who }, { CALLED("tyche", "Tyche") }-Würfel
die-tyche = { CALLED("tyche", "Tyche") }-Würfel

## Ein Kampf

sides = Die Seiten
sides-side = Seite
sides-adds = Dazu
sides-dice = Würfel
sides-tyche = { CALLED("tyche", "Tyche") }
sides-total = Summe
sides-fate = Ausgang
sides-odds = Hält den Ort, <i>{ $basis }</i>
sides-thirteen = Eine 13
sides-what-add = Zuschlag { NAME($who, form: "genitive") }
sides-total-of = Summe { NAME($who, form: "genitive") }
sides-nobody = Niemand hält den Ort
fate-holds = Hält den Ort
fate-beaten = Geschlagen
fate-tied = Gleichstand
fate-thirteen = Warf 13
tyche-awaited = offen; wählen …
tyche-settled = entschieden
tyche-none = keine
captives = Gefangene
captive = <b>{ $hero }</b>, Held { NAME($who, form: "genitive") }
captive-executed = hingerichtet
captive-spared = verschont
captive-judged-by = { NAME($who, form: "the") } richten

## Wie Kämpfe und Beute weitergehen

pace = Tempo
pace-step = Schritt
pace-seconds = { $n } s
pace-waits = Kämpfe und Beute warten auf die Spielleitung
pace-every = Kämpfe und Beute gehen alle { $n } Sekunden weiter

## Ein Kampf oder die Stadt vom echten Stadtplan

result = Auf dem Stadtplan ausgetragen
result-go = Ergebnis eintragen
result-lacks = Berühr, wer den Ort hält, oder „Niemand“.
result-says = Wer hält den Ort ({ $place })? Alle anderen ziehen ab; über die Helden der Geschlagenen wird wie immer gerichtet, und von da an geht es weiter.
result-says-here = Wer hält den Ort? Alle anderen ziehen ab; über die Helden der Geschlagenen wird wie immer gerichtet, und von da an geht es weiter.
result-holder = Wer den Ort hält
result-thirteen = Wer hat eine natürliche 13 geworfen? Deren Helden am Ort sterben.
city = Die Stadt, wie sie auf dem echten Stadtplan steht
city-go = Eintragen
city-go-places = { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
} eintragen
city-says = Berühr bei jedem Ort, wer ihn hält. Was du auslässt, bleibt, wie es ist; weiter geht es mit dem Palast und der Beute.
holder-nobody = niemand
counts-on = Soldaten, wo sie Siegpunkte geben: { $map }
lacks-units = Schreib, wie viele Soldaten: 0 bis { NUMBER($most, useGrouping: 0) }.
lacks-holder = Berühr bei mindestens einem Ort, wer ihn hält.

## Die Wertung

score = Wertung korrigieren
score-says = Berühr, wer einen Ort stattdessen hält. Was der Ort schon eingebracht hat, bleibt: Solche Zahlen korrigierst du von Hand. Die Wertung wird neu aufgestellt, und jemand anders kann gewinnen.
score-points = Siegpunkte dazu oder weg: 2 oder -1
lacks-points = Schreib, wie viele Siegpunkte dazukommen oder wegfallen, bis { NUMBER($most, useGrouping: 0) }: 2 oder -1.
lines-of = Die Zeilen { NAME($who, form: "genitive") }
lines-none = Kein Ort gehalten.
lines-points = Siegpunkte

## Würfel verteilen

share-die = Würfel { $n }: { $value }
share-to = an …
share-value-to = { $value } an { NAME($who, form: "accusative") }
share-brings = Jeder Würfel bringt seine Augen als { $what }.
share-go = Verteilen

## Berichtigungen

colossus-there = Dort steht er schon
colossus-go = Koloss versetzen
colossus-stands = Er steht hier: { $place }. Der Ort, an dem er steht, zählt für keine Siegpunkte.
colossus-stands-away = Er steht außerhalb der Stadt. Der Ort, an dem er steht, zählt für keine Siegpunkte.
colossus-away = Außerhalb der Stadt
hero = Held
hero-say-which = Welcher Held?
hero-go = { $hero } korrigieren
hero-in-reserve = In Reserve
hero-in-safety = In Sicherheit
hero-is-dead = Tot
hero-at-safe = in Sicherheit
hero-at-reserve = im Einsatz
hero-at-dead = tot
hero-at-place = Ort: { $place }
hero-title = { $hero } ({ $value }), { $where }
hero-label = { $hero } { $value }, { $where }. Korrigieren.
heroes-none = keine
units-name-mobs = Mobs
units-name-military = Soldaten
units-fewer = Eins weniger
units-more = Eins mehr
units-reserve = Die Reserve
units-now = Jetzt { $mobs } und { $military }.
undo-says = Nimmt zurück: { $words }{ $since ->
    [0] { "" }
    [one] ; dazu den Schritt danach
   *[other] ; dazu { $since } Schritte danach
}. Fragt vorher nach.

## Ein Artikel

article = Artikel { $number }
article-new = Der neue Text von Artikel { $number }
article-new-unobeyed = Das Programm kann ihn nicht befolgen: Was der Artikel entschied, entscheidet dann die Spielleitung.
article-unobeyed = Die Menschen achten selbst darauf; das Programm tut dafür nichts.
article-go = In Kraft setzen
article-take = Wählen
article-write = Anderen Text schreiben …
