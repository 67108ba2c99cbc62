### What is said alike on the council's screens.

## An event card

card-motion = Motion
card-crisis = Crisis
# The deck that a card comes from and its kind: "Politics · Motion".
card-of-deck = { $deck } · { $kind }
# Beside an option that was put to the vote and did not pass.
option-failed = failed
if-nothing-passes = If nothing passes

## Stasis cards in hand

hand-card = Card { $n } of { $of }, covered. Press and hold to see it
hand-show = Show the next card for { $seconds } seconds

## The city

# Beside the name of a map whose places all belong to one faction.
whole-map = all of it
place-colossus = the Colossus stands here
place-barricaded = barricaded
place-contested = contested
place-empty = nobody is there
# For whoever hears the page: what signs tell beside a place's name.
place-marks = ; { $marks }
units-mobs =
    { $n ->
        [one] { $n } mob
       *[other] { $n } mobs
    }
units-military =
    { $n ->
        [one] { $n } military unit
       *[other] { $n } military units
    }
units-heroes =
    { $n ->
        [one] { $n } Hero
       *[other] { $n } Heroes
    }
units-none = no units

## Whose hand a choice came from


## Phases and rounds

phases = Phases of the cycle
phase-lobby = Lobby
phase-prytanis = Prytanis
phase-event = Event
phase-debate = Debate
phase-support = Support
phase-vote = Vote
phase-check = Check
phase-stasis = Stasis
phase-assembly = Assembly
phase-diplomacy = Diplomacy Round
round-action = Action Round
round-diplomacy = Diplomacy Round
round-assembly = Assembly

## What was locked in secret: shown in rows, and as what somebody locked

locked-yes = YES
locked-no = NO
locked-abstain = an abstention
locked-horses =
    { $n ->
        [0] no { CALLED("horses", "Horse") }
        [one] { $n } { CALLED("horses", "Horse") }
       *[other] { $n } { CALLED("horses", "Horses") }
    }
locked-dice =
    { $n ->
        [0] no { CALLED("tyche", "Tyche") } die
        [one] { $n } { CALLED("tyche", "Tyche") } die
       *[other] { $n } { CALLED("tyche", "Tyche") } dice
    }
locked-nobody = nobody
locked-faction = { NAME($who, form: "the") }
# What was asked in secret.
secret-race = the race
secret-vote = the vote on “{ $title }”
secret-some-vote = a vote
secret-election = the election
secret-dice = the { CALLED("tyche", "Tyche") } dice

## Going back

went-back = Control took the game back.

## The clock of a speech

speech-lasts = How long this speech has lasted
# $length: "1:00", how long it should last at most.
speech-of = of { $length }
