### Was auf der Leinwand steht: von ganz hinten zu lesen, also alles kurz.

## Wie eine Szene heißt, für alle, die die Seite hören

scene-agenda = Die Tagesordnung
scene-amendment = Die Änderung
scene-battle = Der Kampf
scene-black = Nichts wird gezeigt
scene-cards = Die Ereignisse
scene-carved = Angenommen
scene-check = Prüfung
scene-city = Die Stadt
scene-constitution = Verfassung und Gesetze
scene-council = Der Rat
scene-day = Der Tag
scene-debate = Die Debatte
scene-election = Die Wahl
scene-happened = Es geschieht
scene-join = An den Tisch kommen
scene-message = Ansage
scene-motion = Der Antrag
scene-outcome = Was geschieht
scene-race = Das Pferderennen
scene-score = Die Wertung
scene-spoils = Was die Orte bringen
scene-spotlight = Im Licht
scene-standings = Der Stand
scene-stasis = Die Stasis
scene-streets = Stasis
scene-vote = Die Abstimmung

## Was ein weiterer Projektor für sich allein zeigen kann

pin-none = Folgt der Spielleitung
pin-council = Der Rat
pin-cards = Die Ereignisse
pin-city = Die Stadt
pin-stasis = Die Stasis
pin-agenda = Die Tagesordnung
pin-constitution = Die Verfassung
pin-day = Der Tag
pin-standings = Der Stand
pin-join = Wie man mitspielt

## Über dem Titel einer Szene, deren Gegenstand noch fehlt

kicker-assembly = Die Volksversammlung
kicker-presiding = Der Prytanis
waiting-battle = Die Kämpfe beginnen, wenn alle Einheiten in den Straßen stehen
waiting-city = Die Straßen dieses Rates liegen auf dem Tisch
waiting-election = Der Prytanis wird zu Beginn eines Zyklus gewählt
waiting-motion = Anträge werden verlesen, wenn die Volksversammlung tagt
waiting-outcome = Was die nächste Abstimmung entscheidet, geschieht hier
waiting-score = Die Punkte werden nach den Kämpfen gezählt
waiting-spoils = Was die Orte bringen, folgt nach den Kämpfen
waiting-spotlight = Was alle sehen sollen, steht gleich hier
waiting-vote = Hier wird die nächste Abstimmung ausgezählt

## Das Band unter jeder Szene

band-act = Akt { $act }
band-cycle = Akt { $act } · Zyklus { $cycle }
band-time-left = Restzeit
band-join = Code
band-time-up = Zeit um

## Der Tag

day-act = Akt
day-ends = Der Tag endet gegen { $time }
day-act-and-round = Akt { $act }, { $round }
hour-under-way = Läuft
hour-time-up = Die Zeit ist um
hour-begins = Der Tag beginnt
hour-over = Der Tag ist zu Ende
hour-called-back = Alle zurück an den Tisch
hour-finish = Angefangenes wird zu Ende gebracht
hour-make-your-way = Kommt allmählich zurück an den Tisch
hour-end-near = Das Ende naht
hour-no-end = So lange es dauert
hour-until = bis etwa { $time }
hour-then = Danach
hour-motions =
    { $n ->
        [one] { $n } Antrag vor der Volksversammlung
       *[other] { $n } Anträge vor der Volksversammlung
    }

## Das Ende eines Akts, und des Tages

# $act is a Roman numeral.
standings-act-over = Das Ende von Akt { $act }
standings-day-over = Das Ende des Tages
standings-title = So stehen sie
# Heads of two columns of figures.
standings-arete = { CALLED("arete", "Arete") }
standings-influence = Einfluss
standings-alliances = Bündnisse
standings-alliances-in = Bündnisse in Akt { $act }
# Over the part of the chart that is this Act.
standings-act = Akt { $act }
# Under the chart; those after it are numbers alone.
standings-cycle = Zyklus { $cycle }
standings-more =
    { $n ->
        [one] und { $n } weiteres Bündnis
       *[other] und { $n } weitere Bündnisse
    }
standings-no-alliance = Noch hat niemand mit fremdem Einfluss abgestimmt. Wer kein Stimmrecht hat, kann seinen übertragen.
standings-none = Die Linien beginnen mit dem ersten Zyklus.

## Die drei Zahlen der Stadt

city-stasis = Stasis
city-wrath = Zorn
city-doom = { CALLED("doom", "Verhängnis") }

## Wie man mitspielt

join-open = Scannen oder öffnen:
join-code = Code { $code }
join-qr = QR-Code zum Mitspielen
join-all-here = Alle Fraktionen sind da
join-closed = Die Türen sind zu. Die Spielleitung lässt euch ein
join-free =
    { $n ->
        [one] Ein Sitz ist frei
       *[other] { $n } Sitze sind frei
    }
seat-here = da
seat-away = fort
seat-free = frei

## Der Rat an seinem Tisch

council-presides = führt den Vorsitz
council-grants = überträgt { $amount }
council-tied = gleichauf
council-no-vote = ohne Stimme
council-exile = Verbannt
council-prytanis = Prytanis
council-tied-for-prytanis = Gleichauf als Prytanis
council-together =
    { $n ->
        [one] 1 Stimme am Tisch
       *[other] { $n } Stimmen am Tisch
    }

## Die Ereignisse

cards-to-take =
    { $n ->
        [one] { $n } Ereignis zu wählen
       *[other] { $n } Ereignisse zu wählen
    }
cards-taken =
    { $n ->
        [one] { $n } Ereignis kommt zur Abstimmung
       *[other] { $n } Ereignisse kommen zur Abstimmung
    }
cards-next = Danach:
cards-none = Hier liegt keine Karte
cards-left =
    { $n ->
        [one] noch { $n } Karte im Stapel
       *[other] noch { $n } Karten im Stapel
    }
event-waiting = Kommt zur Abstimmung
event-called = Jetzt vor dem Rat
event-passed = Angenommen
event-defaulted = Nichts angenommen
event-dropped = Blieb liegen
event-next-cycle = Für den nächsten Zyklus

## Die Debatte

debate = Debatte
debate-failed = Abgelehnt
debate-nothing = Nichts liegt vor dem Rat. Der Prytanis greift die nächsten Ereignisse auf
debate-no-limit = Ohne Zeitgrenze
speakers = Wortmeldungen
speakers-floor = Hat das Wort
speakers-asked = Als Nächste
speakers-more = und { $n } weitere
speakers-none = Wer sprechen will, meldet sich

## Anträge und Tagesordnung

agenda-title = Die Tagesordnung
agenda-assembly = Die Volksversammlung
agenda-adopted = <n/> angenommen
agenda-rejected = <n/> abgelehnt
agenda-to-come = <n/> offen
agenda-filled = <n/> von { $full }
agenda-slots = <n/> von { $full } auf der Tagesordnung
agenda-empty = Die Tagesordnung ist leer. Anträge kommen von Karten und Archonten.
agenda-announced = Volksversammlung zu Beginn der nächsten Diplomatierunde
agenda-next = Als Nächstes vor der Volksversammlung
sealed-now = Vor der Volksversammlung
sealed-adopted = Angenommen
sealed-rejected = Abgelehnt
sealed-postponed = Vertagt
measure-article = Für die Verfassung
measure-law = Ein Gesetz
measure-deed = Ein Beschluss
motion-alone = Antrag
motion-place = Antrag { $place } von { $of }
motion-kicker = { $place } · { $kind }
motion-does = <b>Wenn angenommen:</b> { $effects }
motion-moved = Antrag <who>{ NAME($who, form: "genitive") }</who>
motion-brought = Eingebracht von: <who>{ $who }</who>
stone-law = Gesetz
stone-article = Artikel
stone-constitution = Die Verfassung
laws-title = Die Gesetze
constitution-page = { $page } von { $of }
constitution-empty = Noch steht nichts geschrieben. Was die Volksversammlung annimmt, wird hier eingemeißelt.

## Die Abstimmung

vote-does = Wenn angenommen: { $effects }
vote-yes = Ja
vote-no = Nein
vote-abstained = Enthalten <n/>
vote-counted = Im Saal wurden Hände gezählt
pebble-yes = JA
pebble-no = NEIN
tally-in = <n/> von { $voters } Stimmen sind da
tally-strength = Gewicht <cast/> von { $all }, <enough/> JA genügen
token-voted = gewählt
token-absent = abwesend
token-not-yet = noch nicht
verdict-passed = Angenommen
verdict-failed = Abgelehnt
verdict-tied = Gleichstand
verdict-vetoed = Veto
verdict-vetoed-by = { NAME($who, form: "genitive") }
verdict-decided = Entscheid { NAME($who, form: "genitive") }

## Die Wahl des Prytanis

election-by = Der Prytanis wird gewählt ({ $by })
election-title = Der Prytanis
election-asks = Wer soll den Vorsitz führen?
election-nobody = Für niemanden
election-count = <n/> von { $voters }
election-voted = <count/> haben gewählt

## Was geschieht

outcome-nothing = Nichts ändert sich.
outcome-faction-chooses = { NAME($who, form: "the", start: "yes") } wählen
outcome-prytanis-chooses = Der Prytanis wählt
outcome-control-chooses = Die Spielleitung wählt
outcome-revised = Von der Spielleitung geändert: { $reason }

## Die Prüfung

check-stasis = Stasis
check-threshold = von { $threshold }
check-breaks-out = Die Stasis bricht aus
check-to-stasis =
    { $n ->
        [one] noch { $n } Schritt bis zum Ausbruch
       *[other] noch { $n } Schritte bis zum Ausbruch
    }
check-agenda = Tagesordnung
check-assembly = Die nächste Diplomatierunde beginnt mit der Volksversammlung
check-to-assembly =
    { $n ->
        [one] noch { $n } Antrag bis zur Volksversammlung
       *[other] noch { $n } Anträge bis zur Volksversammlung
    }
stasis-title = Stasis
stasis-reached = { $threshold } ist erreicht
stasis-at = Sie bricht bei { $threshold } aus
streets-title = Stasis auf den Straßen

## Das Pferderennen

race-kicker = Unterstützung
race-title = Das Pferderennen
race-tied = Gleichstand im Rennen
race-won = { NAME($who, form: "the", start: "yes") } siegen
race-nobody = Niemand siegt
race-shared = Geteilter Sieg
race-then = Helden und Einfluss bis zur Abstimmung.
race-concealed = Verdeckt
race-gate = Am Start

## Die Lager

camps-cards = Die { CALLED("stasis_cards", "Stasiskarten") }
camps-muster = Das Aufgebot
camps-deck =
    { $n ->
        [one] noch { $n } Karte im Stapel
       *[other] noch { $n } Karten im Stapel
    }
camps-sizes = Groß: Soldaten · klein: Mobs
camps-ready = { $ready } von { $all } bereit
camp-ready = bereit
camp-no-hero = Kein Held dabei

## Die Stadt während der Aufstellung

place-contested = umkämpft
place-hero = mit einem Helden
place-more = { $n }<br/>mehr
place-barricade = Barrikade { NAME($who, form: "genitive") }
colossus = Der Koloss
leads-at = Führt an
leads-units = Einheiten übrig
leads-none = keine
turn-next = Dann
turn-then-battles = Dann die Kämpfe
turn-last-actions = Letzte Züge: noch { $n }
turn-none-empty = Kein Ort ist leer
turn-empty =
    { $n ->
        [one] noch { $n } Ort leer
       *[other] noch { $n } Orte leer
    }

## Die Kämpfe

battles-title = Die Kämpfe
battles-over = Die Kämpfe sind vorbei
battles-nobody = niemand
battle-count = Kampf { $number } von { $of }
battle-odds = Wer ihn hält, { $basis }; niemand: <share/>
fate-holds = Hält
fate-beaten = Besiegt
fate-tied = Gleich
fate-thirteen = Die 13
helmets-living = Helden
helmets-dead = tote Helden
hero-executed = hingerichtet
hero-spared = verschont
hero-judged = in Gnade
hero-fell = tot
heroes-all =
    { $n ->
        [one] { $n } Held
       *[other] { $n } Helden
    }
heroes-more =
    { $n ->
        [one] { $n } weiterer Held
       *[other] { $n } weitere Helden
    }

## Was die Orte bringen

spoil-held = gehalten von <who>{ NAME($who, form: "dative") }</who>
spoil-lost = verfällt

## Die Wertung

score-reckoning = Die Wertung
score-wins = gewinnen die Stasis
score-tied = Gleichstand
score-undecided = Unentschieden
score-nothing = keine Siegpunkte

## Der Sieger ändert einen Artikel

amend-article = Artikel { $number }
amend-kicker = Die Verfassung
amend-asks = Welcher Artikel fällt?
amend-written = Geschrieben von <who>{ NAME($who, form: "dative") }</who>, die die Stasis gewonnen haben
amend-may = <who>{ NAME($who, form: "the", start: "yes") }</who> haben die Stasis gewonnen und ändern einen Artikel ihrer Wahl

## Was die Spielleitung zeigt

held-more = und { $n } davor
