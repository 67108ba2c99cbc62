### What stands on the wall: read from the back of the hall, so keep all of it short.

## What a scene is called, for whoever hears the page

scene-agenda = The agenda
scene-amendment = The amendment
scene-battle = The battle
scene-black = Nothing is shown
scene-cards = The events
scene-carved = Adopted
scene-check = Check
scene-city = The city
scene-constitution = Constitution and laws
scene-council = The council
scene-day = The day
scene-debate = The debate
scene-election = The election
scene-happened = It happens
scene-join = Join the table
scene-message = Announcement
scene-motion = The motion
scene-outcome = What happens
scene-race = The horse race
scene-score = The score
scene-spoils = What the places bring
scene-spotlight = Held up
scene-standings = Standings
scene-stasis = The Stasis number
scene-streets = Stasis
scene-vote = The vote

## What a further projector may show for itself, as a choice

pin-none = Follows Control
pin-council = The council
pin-cards = The events
pin-city = The city
pin-stasis = The Stasis number
pin-agenda = The agenda
pin-constitution = The constitution
pin-day = The day
pin-standings = Standings
pin-join = How to join

## Over a scene whose subject is not there yet, and what comes to stand there

kicker-assembly = The Assembly
kicker-presiding = The Prytanis
waiting-battle = The battles begin when all units stand in the streets
waiting-city = The streets of this council lie on the table
waiting-election = The Prytanis is elected at the beginning of a cycle
waiting-motion = Motions are read when the Assembly sits
waiting-outcome = What is decided by the next vote happens here
waiting-score = The points are counted after the battles
waiting-spoils = What the places bring comes after the battles
waiting-spotlight = What everybody shall see comes here
waiting-vote = The next vote is counted here

## The band beneath every scene

# $act is a Roman numeral.
band-act = Act { $act }
band-cycle = Act { $act } · Cycle { $cycle }
band-time-left = Time left
# Before the code of the table.
band-join = Join
band-time-up = Time is up

## The day

# The numeral stands large below it.
day-act = Act
day-ends = The day ends about { $time }
# The next round where another Act begins with it.
day-act-and-round = Act { $act }, { $round }
hour-under-way = Under way
hour-time-up = Time is up
hour-begins = The day begins
hour-over = The day is over
hour-called-back = Everybody is called back to the table
hour-finish = Finish what has begun
hour-make-your-way = Make your way back to the table
hour-end-near = The end is near
hour-no-end = As long as it takes
hour-until = until about { $time }
# Before the name of the round that comes next.
hour-then = Then
hour-motions =
    { $n ->
        [one] { $n } motion before the Assembly
       *[other] { $n } motions before the Assembly
    }

## The end of an Act, and of the day

# $act is a Roman numeral.
standings-act-over = The end of Act { $act }
standings-day-over = The end of the day
standings-title = How they stand
# Heads of two columns of figures.
standings-arete = { CALLED("arete", "Arête") }
standings-influence = Influence
standings-alliances = Alliances
standings-alliances-in = Alliances in Act { $act }
# Over the part of the chart that is this Act.
standings-act = Act { $act }
# Under the chart; those after it are numbers alone.
standings-cycle = Cycle { $cycle }
standings-more =
    { $n ->
        [one] and { $n } more alliance
       *[other] and { $n } more alliances
    }
standings-no-alliance = Nobody has voted with another’s influence yet. Whoever has no vote may grant theirs.
standings-none = The lines begin with the first cycle.

## The city's three figures, each beside a sign

city-stasis = Stasis
city-wrath = Wrath
city-doom = { CALLED("doom", "Doom") }

## How to join

join-open = Scan, or open
join-code = Code { $code }
join-qr = QR code to join
join-all-here = Every faction has come
join-closed = The doors are closed. Control lets you in
join-free =
    { $n ->
        [one] One seat is free
       *[other] { $n } seats are free
    }
seat-here = here
seat-away = away
seat-free = free

## The council round its table

council-presides = presides
council-grants = grants { $amount }
council-tied = tied
council-no-vote = no vote
council-exile = In exile
council-prytanis = Prytanis
council-tied-for-prytanis = Tied for Prytanis
council-together =
    { $n ->
        [one] 1 vote at the table
       *[other] { $n } votes at the table
    }

## The events

# What is asked of the Prytanis.
cards-to-take =
    { $n ->
        [one] { $n } event to choose
       *[other] { $n } events to choose
    }
cards-taken =
    { $n ->
        [one] { $n } event goes to the vote
       *[other] { $n } events go to the vote
    }
# The card that waits beneath the one taken up.
cards-next = Next:
cards-none = No card lies here
cards-left =
    { $n ->
        [one] { $n } card left in the deck
       *[other] { $n } cards left in the deck
    }
event-waiting = Goes to the vote
event-called = Before the council now
event-passed = Passed
event-defaulted = Nothing passed
event-dropped = Left undone
event-next-cycle = For the next cycle

## The debate

debate = Debate
debate-failed = Failed
debate-nothing = Nothing lies before the council. The Prytanis takes up the next events
debate-no-limit = No time limit
speakers = Speakers
speakers-floor = Has the floor
speakers-asked = Asked to speak
speakers-more = and { $n } more
speakers-none = Whoever wants the floor raises a hand

## Motions and the agenda

agenda-title = The agenda
agenda-assembly = The Assembly
# <n/> is how many, large.
agenda-adopted = <n/> adopted
agenda-rejected = <n/> rejected
agenda-to-come = <n/> to come
agenda-filled = <n/> of { $full }
agenda-slots = <n/> of { $full } on the agenda
agenda-empty = Nothing is on the agenda. Cards and Archons bring motions.
agenda-announced = The Assembly is announced for the next Diplomacy Round
agenda-next = Next before the Assembly
sealed-now = Before the Assembly
sealed-adopted = Adopted
sealed-rejected = Rejected
sealed-postponed = Postponed
# What adopting a motion makes of it.
measure-article = For the constitution
measure-law = A law
measure-deed = A resolution
motion-alone = Motion
motion-place = Motion { $place } of { $of }
# A motion's place on the agenda, and what it would become.
motion-kicker = { $place } · { $kind }
motion-does = <b>If it passes:</b> { $effects }
# <who>…</who> is set in bold.
motion-moved = Moved by the <who>{ $who }</who>
motion-brought = Brought by <who>{ $who }</who>
stone-law = Law
stone-article = Article
stone-constitution = The constitution
laws-title = The laws
constitution-page = { $page } of { $of }
constitution-empty = Nothing is written yet. What the Assembly adopts is cut in here.

## The vote

vote-does = If it passes: { $effects }
vote-yes = Yes
vote-no = No
vote-abstained = Abstained <n/>
vote-counted = Hands were counted in the room
# On a pebble.
pebble-yes = YES
pebble-no = NO
# How far the vote is, in two lines.
tally-in = <n/> of { $voters } votes are in
tally-strength = strength <cast/> of { $all }, <enough/> YES is enough
token-voted = voted
token-absent = absent
token-not-yet = not yet
verdict-passed = Passed
verdict-failed = Failed
verdict-tied = Tied
verdict-vetoed = Vetoed
verdict-vetoed-by = by { NAME($who, form: "the") }
verdict-decided = { NAME($who, form: "the", start: "yes") } decided

## The election of the Prytanis

# $by: the article or law by which there is an election.
election-by = The Prytanis is elected ({ $by })
election-title = The Prytanis
election-asks = Who shall preside?
election-nobody = For nobody
election-count = <n/> of { $voters }
# <count/> is the message above.
election-voted = <count/> have voted

## What happens

outcome-nothing = Nothing changes.
outcome-faction-chooses = { NAME($who, form: "the", start: "yes") } choose
outcome-prytanis-chooses = The Prytanis chooses
outcome-control-chooses = Control chooses
outcome-revised = Changed by Control: { $reason }

## The Check

check-stasis = Stasis
# After the Stasis number.
check-threshold = of { $threshold }
check-breaks-out = Stasis breaks out
check-to-stasis =
    { $n ->
        [one] { $n } step to stasis
       *[other] { $n } steps to stasis
    }
check-agenda = Agenda
check-assembly = An Assembly opens the next Diplomacy Round
check-to-assembly =
    { $n ->
        [one] { $n } motion to an Assembly
       *[other] { $n } motions to an Assembly
    }
stasis-title = Stasis
stasis-reached = { $threshold } is reached
stasis-at = It breaks out at { $threshold }
streets-title = Stasis in the streets

## The horse race

race-kicker = Support
race-title = The horse race
race-tied = The race is tied
race-won = { NAME($who, form: "the", start: "yes") } win
race-nobody = Nobody wins
race-shared = Shared victory
race-then = Heroes and grants until the vote opens.
race-concealed = Concealed
race-gate = At the gate

## The camps

camps-cards = The { CALLED("stasis_cards", "Stasis cards") }
camps-muster = The muster
camps-deck =
    { $n ->
        [one] { $n } card left in the deck
       *[other] { $n } cards left in the deck
    }
camps-sizes = Large: military · small: mobs
camps-ready = { $ready } of { $all } ready
camp-ready = ready
camp-no-hero = No Hero committed

## The city while units are deployed

place-contested = contested
place-hero = with a Hero
# Further sides at a place, in a narrow column; <br/> begins a new line.
place-more = { $n }<br/>more
place-barricade = Barricade of { NAME($who, form: "the") }
colossus = The Colossus
# Heads of two columns.
leads-at = Leads at
leads-units = Units left
leads-none = none
turn-next = Next
turn-then-battles = Then the battles
turn-last-actions = Last actions: { $n } left
turn-none-empty = No place is empty
turn-empty =
    { $n ->
        [one] { $n } place still empty
       *[other] { $n } places still empty
    }

## The battles

battles-title = The battles
battles-over = The battles are over
# A place that nobody holds.
battles-nobody = nobody
battle-count = Battle { $number } of { $of }
# $basis: what the odds are reckoned from, "with Tyche as shown". <share/> is how likely it is that nobody holds it.
battle-odds = Who holds it, { $basis }; nobody: <share/>
# Stamped on a side.
fate-holds = Holds
fate-beaten = Beaten
fate-tied = Tied
fate-thirteen = Natural 13
helmets-living = Heroes
helmets-dead = dead Heroes
hero-executed = executed
hero-spared = spared
hero-judged = at mercy
hero-fell = dead
heroes-all =
    { $n ->
        [one] { $n } Hero
       *[other] { $n } Heroes
    }
heroes-more =
    { $n ->
        [one] { $n } more Hero
       *[other] { $n } more Heroes
    }

## What the places bring

spoil-held = held by the <who>{ $who }</who>
# A die that nobody can be given.
spoil-lost = lost

## The score

score-reckoning = The reckoning
# Below the name of the faction: "Medes win the stasis".
score-wins = win the stasis
score-tied = Tied
score-undecided = Undecided
score-nothing = no Victory Points

## The victor changes an article

amend-article = Article { $number }
amend-kicker = The constitution
amend-asks = Which article falls?
amend-written = Written by the <who>{ $who }</who>, who won the stasis
amend-may = The <who>{ $who }</who> won the stasis and change one article at will

## What Control holds up

held-more = and { $n } before these
