### Was ein Sitz in einer Stasis liest, von den Karten bis zum Artikel, den der Sieger ändert.

you = du
winner = Sieger

## Stasiskarten und Aufgebot

drawn = Gezogene Karten
drawn-figure = Gezogene { CALLED("stasis_cards", "Stasiskarten") }
camps = Die Fraktionen
camps-cards = Karten
camps-ready = bereit
camps-said-ready = Du bist bereit.

mobs = Mobs
mobs-note = je +1
mobs-figure = Mobs { NAME($who, form: "genitive") }
military = Soldaten
military-note = je +3
military-figure = Soldaten { NAME($who, form: "genitive") }
heroes = Helden
hero-safe = in Sicherheit
hero-reserve = im Kampf
hero-dead = tot
hero-placed = auf den Straßen
hero-if-safe = In Sicherheit: { $says }
hero-if-committed = Im Kampf: { $says }
hero-keep-safe = Zurückhalten<who> { $hero }</who>
hero-commit = In den Kampf<who> { $hero }</who>

## Wer am Zug ist

turn-acts = Zug { NAME($who, form: "genitive") }
turn-then = Dann { NAME($who, form: "the") }.
turn-order = Wer als Nächstes am Zug ist
turn-done = Dein letzter Zug ist getan
turn-yours-next = Du bist als Nächstes dran
turn-yours-in =
    { $count ->
        [one] Du in 1 Zug
       *[other] Du in { $count } Zügen
    }
turn-last =
    { $count ->
        [one] Letzte Züge: noch 1
       *[other] Letzte Züge: noch { $count }
    }
turn-stalled = Alle haben zweimal gepasst
turn-none-empty = Kein Ort ist leer
turn-empty =
    { $count ->
        [one] 1 Ort leer
       *[other] { $count } Orte leer
    }

## Einheiten aufstellen

sending = Unterwegs …
place-nothing = Nichts aufzustellen. Spiel eine Karte oder warte.
place-touch = Berühre einen Ort.
place-touch-left = Berühre einen Ort. Noch { $units }.
place-not = Dort nicht. Berühre einen anderen Ort.
place-look = Berühre einen Ort: Wer steht dort?
place-worth = 1 Siegpunkt
place-nobody = Niemand ist dort. Was ist er wert?
place-who =
    { $count ->
        [one] 1 Fraktion ist dort: wer und womit?
       *[other] { $count } Fraktionen sind dort: wer und womit?
    }
mix-none = Keine Einheiten
mix-mobs =
    { $count ->
        [one] 1 Mob
       *[other] { $count } Mobs
    }
mix-military =
    { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
mix-to = { $units } hierher: { $place }
chips = Helden, die mit den Einheiten gehen
chip-goes = ✓ geht mit
chip-stays = bleibt
chip-reserve = in Reserve

## Ein Ort

standing-nobody = Niemand ist dort.
standing-colossus = Hier steht der Koloss: Der Ort zählt für keine Punkte.
standing-barricade = Verbarrikadiert von { NAME($who, form: "dative") }.
standing-bonus = Was { NAME($who, form: "the") } zu ihren Würfeln zählen

## Die Hand

tab-city = Stadt
tab-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
hand-not-now = Karten spielst du, wenn du am Zug bist.
hand-choose = Berühre die Karte für deinen nächsten Zug.
hand-ready = Eine Karte liegt bereit. Sie ist offen, sobald du am Zug bist.
hand-make-ready = Eine Karte bereitlegen
hand-put-back = Zurücklegen
hand-covered = Deine Karten sind verdeckt.
hand-touch = Berühre die Karte, die du spielst.
hand-discarding = Sie abzulegen ist dein Zug.
hand-uncover = Karten aufdecken
hand-another = Andere Karte
hand-discard = Ablegen
hand-play = Spielen
hand-no-target = Kein Ziel: Du kannst sie jetzt nur ablegen.
hand-unplayable = Sie kann jetzt nicht gespielt werden.
hand-none = Du hast keine { CALLED("stasis_cards", "Stasiskarte") }.
hand-hold = Halte eine Karte gedrückt, um sie zu sehen; wische, um zu blättern.
hand-seen = Die Hand { NAME($who, form: "genitive") }, wie du sie gesehen hast
hand-seen-hold = Gedrückt halten, um zu sehen, was { NAME($who, form: "the") } hatten.

## Kämpfe

battles-now = jetzt
battles-none = Um keinen Ort wird gekämpft.
battle-place = Kampf { $number } von { $all }
battle-colossus = Hier steht der Koloss: keine Punkte.
battle-worth = 1 Siegpunkt.
battle-dice-soon = Gleich fallen die Würfel.
battle-odds = Niemand: { $share }. Chancen { $basis }.
side-odds = hält ihn { $holds } · 13: { $thirteen }
side-holds = hält den Ort
side-beaten = geschlagen
side-tied = Gleichstand: alle weg
side-thirteen = natürliche 13: alle sterben
side-trusts = vertraut auf { CALLED("tyche", "Tyche") }
side-thinks = denkt an { CALLED("tyche", "Tyche") } …
side-total = Summe { NAME($who, form: "genitive") }
side-bonus = Bonus { NAME($who, form: "genitive") }

tyche-title = Deine Wahl ist versiegelt
tyche-hold = Gedrückt halten, um sie zu sehen
tyche-says = Ein Würfel kostet 1 von deinen { $tyche } { CALLED("tyche", "Tyche") }. Alle werden zugleich aufgedeckt.
tyche-dice =
    { $dice ->
        [0] Kein Würfel
        [one] 1 { CALLED("tyche", "Tyche") }-Würfel
       *[other] { $dice } { CALLED("tyche", "Tyche") }-Würfel
    }
tyche-keep = Wahl behalten

captives = Gefangene Helden
captive-waits = in ihrer Hand
captive-executed = hingerichtet
captive-spared = verschont
judge-executed = Hinrichten
judge-spared = Verschonen
judge-executed-hero = { $hero } hinrichten
judge-spared-hero = { $hero } verschonen
judge-idle = Hinrichten oder verschonen: berühren, dann bestätigen

## Besondere Orte und ihre Würfel

dice-wait = Die Würfel warten: <what>{ $what }</what>
spoils-none = Kein besonderer Ort wird gehalten.
rule = Welche Regel?
share-dice = Würfel für den Ort: { $place }
share-die = Würfel { $number }: { $pips }
share-die-to = Würfel { $number }: { $pips }, für { NAME($who, form: "accusative") }
share-left =
    { $count ->
        [one] Noch 1 Würfel zu vergeben
       *[other] Noch { $count } Würfel zu vergeben
    }
share-gives = { $pips } für { NAME($who, form: "accusative") }
share-do = { $what } verteilen

## Sieg

score-how = So wurde gesiegt
score-none = Nichts gehalten

amend-which = Welchen Artikel änderst du?
amend-do = Artikel ändern
amend-other-text = Anderer Text
amend-compare = Vorher und nachher ansehen
amend-other-article = Anderer Artikel
amend-new = Der neue Text
amend-own = Ein eigener Text
amend-own-says = Das Programm kann ihn nicht befolgen: Was der Artikel entschied, entscheidet dann die Spielleitung.
amend-own-text = Der neue Text des Artikels
amend-count = { $count } von { $most }
amend-own-label = Dein eigener Text
amended-none = Kein Artikel wird geändert.
change-before = Vorher
change-after = Nachher
