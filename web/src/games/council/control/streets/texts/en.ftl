### What Control's screen says of the battle in the streets.

# A button that goes back within a form.
back = Back
nobody = Nobody
# In a list of all acts and in a form: nothing was changed yet.
correct-nothing = Nothing to correct
correct-go = Correct it

## Units and places

units-mobs = { $n ->
    [one] 1 mob
   *[other] { $n } mobs
}
units-military = { $n ->
    [one] 1 military unit
   *[other] { $n } military units
}
reserve-cards = Cards
place-correct = { $place }: correct its units
place-contested = Contested
place-barricade = Barricade
place-barricade-of = Barricade of { NAME($who, form: "the") }
place-colossus = The Colossus stands here: no Victory Points
place-colossus-move = The Colossus. Move it.
# Beside the sign of who holds it.
place-held = Held by
place-held-by = Held by { NAME($who, form: "the") }
map-held-by = All of it held by { NAME($who, form: "the") }
stages = The Stasis Phase

## The turns of the deployment

turn-now = { $who }, in turn
turn-next = { $who }, next
# A small sign on who is next.
turn-is-next = next
turn-last-actions = { $n ->
    [one] The last action
   *[other] { $n } last actions
}
turn-units = <b>{ $n ->
    [one] 1 unit
   *[other] { $n } units
}</b> a turn
turn-empty = <b>{ $n ->
    [one] 1 place
   *[other] { $n } places
}</b> empty
place-units = Place units
# A button: a Hero goes with the units.
place-with = with { $hero } { $value }
place-say-where = Say where
# $units: "2 mobs + 1 military unit". $place: the place's name without an article.
place-go = { $units } to the { $place }

## A hand of Stasis cards

hand-cards = { $n ->
    [one] 1 Stasis card
   *[other] { $n } Stasis cards
}
hand-show = Show hand
hand-cover = Cover
hand-covered = Covered
hand-not-now = It cannot be played now.
hand-play = Play it
hand-no-target = There is no legal target.
hand-discard = Discard it as their action

## Dice thrown by hand

# $what: "the battle for the Stadium".
dice-for = Dice for { $what }
dice-all-in = All dice are in: Enter takes them.
# E is the key that leads there.
dice-type = Thrown on the table? Type what the dice show (E).
dice-to-go = { $n ->
    [one] 1 die
   *[other] { $n } dice
} to go.
dice-enter = Enter these dice
die-of = { $who }, die { $n }
die-tyche-of = { $who }, Tyche die
die-tyche = Tyche die

## A battle

sides = The sides
# Heads of narrow columns.
sides-side = Side
sides-adds = Adds
sides-dice = Dice
sides-tyche = Tyche
sides-total = Total
sides-fate = Fate
# How likely it holds the place. $basis: "before Tyche".
sides-odds = Holds it, <i>{ $basis }</i>
# How likely it throws a natural 13.
sides-thirteen = A 13
sides-what-add = What { NAME($who, form: "the") } add
sides-total-of = Total of { NAME($who, form: "the") }
sides-nobody = Nobody holds it
fate-holds = Holds it
fate-beaten = Beaten
fate-tied = Tied
fate-thirteen = Threw 13
# How many Tyche dice a side has bought.
tyche-awaited = awaited; choose…
tyche-settled = settled
tyche-none = none
captives = Captives
captive = <b>{ $hero }</b> of { NAME($who, form: "the") }
captive-executed = executed
captive-spared = spared
captive-judged-by = { NAME($who, form: "the") } judge

## How battles and spoils go on

pace = Pace
# Control leads on, step by step.
pace-step = Step
pace-seconds = { $n } s
pace-waits = Battles and spoils wait for Control
pace-every = Battles and spoils go on every { $n } seconds

## A battle or the city from the real map

result = Fought on the real map
result-go = Enter the result
result-lacks = Touch who holds it, or Nobody.
result-says = Who holds { $place }? All others leave it; the Heroes of those beaten are judged as ever, and play goes on from there.
result-says-here = Who holds the place? All others leave it; the Heroes of those beaten are judged as ever, and play goes on from there.
result-holder = Who holds the place
result-thirteen = Who threw a natural 13? Their Heroes there die.
city = The city as it stands on the real map
city-go = Enter
city-go-places = { $n ->
    [one] Enter 1 place
   *[other] Enter { $n } places
}
city-says = Touch who holds each place. What you leave stays as it stands; play goes on with the palace and the spoils.
holder-nobody = nobody
# $map: the map's name without an article.
counts-on = Military units on the { $map }, where they give Victory Points
lacks-units = Write how many military units: 0 to { NUMBER($most, useGrouping: 0) }.
lacks-holder = Touch who holds at least one place.

## The score

score = Correct the score
score-says = Touch who should hold a place instead. What it has already brought stays: correct such figures by hand. The sheet is drawn up anew, and another may win.
score-points = Victory Points to add or take: 2 or -1
lacks-points = Write how many Victory Points to add or take, up to { NUMBER($most, useGrouping: 0) }: 2 or -1.
lines-of = The lines of { NAME($who, form: "the") }
lines-none = Nothing held.
lines-points = Victory Points

## Sharing out dice

share-die = Die { $n }: { $value }
# Nobody is chosen for a die yet.
share-to = to …
share-value-to = { $value } to { NAME($who, form: "the") }
# $what: "Doom".
share-brings = Each die brings as much { $what } as it shows.
share-go = Share them out

## Corrections

colossus-there = It stands there
colossus-go = Move the Colossus
colossus-stands = It stands at the { $place }. The place where it stands is ignored for all Victory Points.
colossus-stands-away = It stands away from the city. The place where it stands is ignored for all Victory Points.
colossus-away = Away from the city
hero = Hero
hero-say-which = Say which Hero
hero-go = Correct { $hero }
# Where a Hero is to be.
hero-in-reserve = In reserve
hero-in-safety = In safety
hero-is-dead = Dead
# Where a Hero is, within the two lines below.
hero-at-safe = in safety
hero-at-reserve = committed
hero-at-dead = dead
hero-at-place = at the { $place }
hero-title = { $hero } ({ $value }), { $where }
hero-label = { $hero } { $value }, { $where }. Correct.
heroes-none = none
units-name-mobs = Mobs
units-name-military = Military units
units-fewer = One fewer
units-more = One more
units-reserve = Its reserve
units-now = Now { $mobs } and { $military }.
# $words: what is taken back, "The Medes place 1 mob at the Stadium".
undo-says = Takes back: { $words }{ $since ->
    [0] { "" }
    [one] , and the step since
   *[other] , and { $since } steps since
}. Asks first.

## An article

article = Article { $number }
article-new = The new text of Article { $number }
article-new-unobeyed = The program cannot obey it: what the article decided falls to Control.
article-unobeyed = People see to it themselves; the program does nothing about it.
article-go = Put it in force
article-take = Choose it
article-write = Write another text…
