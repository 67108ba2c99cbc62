### Was der Bildschirm der Spielleitung über den Kampf in den Straßen sagt.

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
    [one] 1 Stasiskarte
   *[other] { $n } Stasiskarten
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
die-tyche-of = { $who }, Tychewürfel
die-tyche = Tychewürfel

## Ein Kampf

sides = Die Seiten
sides-side = Seite
sides-adds = Dazu
sides-dice = Würfel
sides-tyche = Tyche
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
