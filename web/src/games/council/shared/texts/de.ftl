### Was auf den Seiten des Rates überall gleich heißt.

## Eine Ereigniskarte

card-motion = Antrag
card-crisis = Krise
card-of-deck = { $deck } · { $kind }
option-failed = abgelehnt
if-nothing-passes = Wenn nichts angenommen wird

## Stasiskarten auf der Hand

hand-card = Karte { $n } von { $of }, verdeckt. Zum Ansehen gedrückt halten
hand-show = Nächste Karte { $seconds } Sekunden lang zeigen

## Die Stadt

whole-map = ganz
place-colossus = hier steht der Koloss
place-barricaded = verbarrikadiert
place-contested = umkämpft
place-empty = niemand ist dort
place-marks = ; { $marks }
units-mobs =
    { $n ->
        [one] { $n } Mob
       *[other] { $n } Mobs
    }
units-military =
    { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }
units-heroes =
    { $n ->
        [one] { $n } Held
       *[other] { $n } Helden
    }
units-none = keine Einheiten

## Von wessen Hand eine Wahl kam


## Phasen und Runden

phases = Phasen des Zyklus
phase-lobby = Vorhalle
phase-prytanis = Prytanis
phase-event = Ereignis
phase-debate = Debatte
phase-support = Unterstützung
phase-vote = Abstimmung
phase-check = Prüfung
phase-stasis = Stasis
phase-assembly = Volksversammlung
phase-diplomacy = Diplomatierunde
round-action = Ratsrunde
round-diplomacy = Diplomatierunde
round-assembly = Volksversammlung

## Was im Geheimen festgelegt wurde

locked-yes = JA
locked-no = NEIN
locked-abstain = Enthaltung
locked-horses =
    { $n ->
        [0] kein { CALLED("horses", "Pferd") }
        [one] { $n } { CALLED("horses", "Pferd") }
       *[other] { $n } { CALLED("horses", "Pferde") }
    }
locked-dice =
    { $n ->
        [one] { $n } { CALLED("tyche", "Tyche") }-Würfel
       *[other] { $n } { CALLED("tyche", "Tyche") }-Würfel
    }
locked-nobody = niemand
locked-faction = { NAME($who, form: "the") }
secret-race = das Rennen
secret-vote = die Abstimmung über „{ $title }“
secret-some-vote = eine Abstimmung
secret-election = die Wahl
secret-dice = die { CALLED("tyche", "Tyche") }-Würfel

## Zurück

went-back = Die Spielleitung hat das Spiel zurückgenommen.

## The clock of a speech

speech-lasts = So lange dauert diese Rede schon
speech-of = von { $length }
