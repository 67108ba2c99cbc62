### What the middle of Control's screen says, with the decks, the figures, the seats and the streets.

## The agenda and the Assembly

# $kind: Article, Law or Resolution. $source: a card's title, "Control", "the Medes".
motion-kind = { $kind }, from { $source }
# A small button beside a motion of the agenda.
agenda-read-now = Read now
agenda-none = No motion on the agenda.
assembly-agenda = The agenda
assembly-sum = <b>{ $adopted }</b> adopted, <b>{ $rejected }</b> rejected, <b>{ $left }</b> to come
assembly-last-and-next = Last and next
assembly-read-next = Read next
assembly-all-decided = Every motion of this Assembly is decided.
# Between the Action Rounds.
away-assembly = The Archons are away. The agenda is full: an Assembly opens this round.
away-council = The Archons are away. The council sits again when Control begins the next Action Round.
away-agenda = Agenda of the Assembly

## An article is changed

amend-articles = Articles
amended-article = Article { $number }. { $title }
amended-unobeyed = The program obeys nothing of it: what the article decided falls to Control.

## The vote

# Over the urns, and beside their sums.
pick-yes = Yes
pick-no = No
pick-abstain = Abstained
strength-yes = Strength of Yes
strength-no = Strength of No
strength-abstain = Strength of those who abstained
vote-strength-of = Strength of { NAME($who, form: "the") }
# How many are in of those who are awaited.
locked-voted = <b>{ $locked }</b> of { $all } have voted
locked-picked = <b>{ $locked }</b> of { $all } have picked
locked-bid = <b>{ $locked }</b> of { $all } have locked a bid
# Follows at once on the number of those who are in.
locked-absent = , { $n } absent
locked-seat-in = { $who }: in. Open the seat.
locked-seat-absent = { $who }: absent. Open the seat.
locked-seat-missing = { $who }: missing. Open the seat.

## Battles

battle-number = Battle { $number } of { $of }
battle-on-map = Fought on the real map…
battle-on-map-says = Who holds the place, and who threw 13; no dice are asked for.
# The state of a battle in the list of all.
battle-now = next
battle-fought = fought
battle-adding = { $who }, adding { $n } to the dice
battle-fight-next = Fight it next
battle-none = Two factions meet nowhere: there is nothing to fight for.

## Before the deployment, and during it

camps = The camps
camps-faction = Faction
camps-cards = Cards
camps-mobs = Mobs
camps-military = Military
# Heads of a column that says where they come from. $left: cards left in the deck.
camps-cards-from = Cards from ({ $left } left)
camps-mobs-from = Mobs from
camps-heroes = Heroes
camps-ready = Ready
camps-act-ready = { $who }: ready. Act for them.
camps-act-not-ready = { $who }: not ready. Act for them.
camps-mobs-of = Mobs of { NAME($who, form: "the") }
camps-military-of = Military of { NAME($who, form: "the") }
deploy-stalled = Everybody has passed for two full turns.

## What will happen

outcome = What will happen
outcome-take-in-title = Restore the line
outcome-take-in-says = It will happen after all: { $says }
outcome-take-in-go = Restore it
outcome-strike-title = Strike the line out
outcome-strike-says = It will not happen: { $says }
outcome-strike-go = Strike it out
# $why: the reason that Control gave.
outcome-changed = Changed: { $why }
outcome-prytanis-names = The Prytanis names whom.
outcome-control-names = Control names whom.
outcome-change = Change
outcome-take-in = Restore
outcome-strike = Strike out
outcome-nothing = Nothing happens.

## The Check phase

check-assembly = Assembly
check-stasis = Stasis
check-next = What comes next

## Events and their decks

# $reason: "Article 4".
choose-events = { $n ->
    [one] 1 event
   *[other] { $n } events
} to choose, by { $reason }.
decks-open = Look through it, move cards, shuffle
decks-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down, { $discarded } discarded
decks-left = { $n } left
decks-empty-place = An empty place.
decks-run-out = An empty place. The deck has run out.
# How far an activated event is.
docket-waiting = Not yet called
docket-called = Before the council
docket-passed = Passed
docket-defaulted = Nothing passed
docket-dropped = Left undone
# What the card does if all its options fail.
card-default = If nothing passes
# Follows at once on the card's title, for those who cannot see its frame.
card-motion = , a motion
card-crisis = , a crisis
card-failed = failed
card-nothing = Nothing happens

## The Prytanis

election-secret = Each Archon with a vote picks the Prytanis in secret, with the strength of its faction.
election-secret-by = Each Archon with a vote picks the Prytanis in secret, with the strength of its faction ({ $reason }).
election = The election
election-votes-for = Votes for { NAME($who, form: "the") }
# Before the names of those who picked nobody.
election-abstained = Abstained:
presiding-tied = Tied
presiding-prytanis = Prytanis
# Stands under "Prytanis". $reason: "Article 3".
presiding-by = by { $reason }
# Before the number.
presiding-arete = { CALLED("arete", "Arête") }
presiding-arete-of = { CALLED("arete", "Arête") } of { NAME($who, form: "the") }
presiding-nobody = Nobody presides.

## The debate

speakers = Speakers
speakers-floor = The floor
speakers-given-by = given by { NAME($who, form: "the") }
speakers-has-spoken = Has spoken
speakers-give = Give the floor
speakers-lower-of = Lower the hand of { NAME($who, form: "the") }
speakers-lower = Lower the hand
speakers-none = Nobody asked to speak.
speakers-next = Call next
speakers-day = How long each has spoken today
# $length: "3:20", $n how often it had the floor.
speakers-sum = { $length }, { $n ->
    [one] once
   *[other] { $n } times
  }

## Strengths

strength-horses = { CALLED("horses", "Horses") }
# A grant: 5 to the Medes.
strength-grant = { $n } to { NAME($who, form: "the") }
strength-of = Vote strength of { NAME($who, form: "the") }
strength-now = Until the vote opens Archons send Heroes and grant influence.

## Spoils and score

# To whom a die went.
spoils-to = to { NAME($who, form: "the") }
spoils-none = No special place brings anything.
# $what: what is thrown for, "the Temple of Cleito".
spoils-dice = <b>{ $who }</b> for { $what }
score-rule = Rule { $rule }
score-winner = Who wins the stasis
score-name-winner = Name the winner:
score-wins = Wins the stasis
score-tied = tied

## An open deck

# $title: of a card.
card-goes = Where “{ $title }” goes
card-hand = “{ $title }” to a hand
card-to-hand = To a hand…
# Where a card may be put, each a small button; what it means below.
way-up = Face up
way-says-up = What lies there goes back on top.
way-top = On top
way-says-top = The next to be drawn.
way-bottom = To the bottom
way-says-bottom = The last to be drawn.
way-into = Shuffle in
way-says-into = Somewhere in the deck; nobody knows where.
way-discard = Discard
way-says-discard = To the discards.
deal = Deal
deal-cards = { $n ->
    [one] Deal 1 card
   *[other] Deal { $n } cards
}
deal-take = { $n ->
    [one] Take 1 card away
   *[other] Take { $n } cards away
}
deal-to = Deal to
deal-how-many = How many; a number below 0 takes them away
deal-fewer = A number below 0 takes cards away
deck-lies-open = <b>{ $deck }</b> is open
deck-close = Close it
deck-shut = The deck is closed.
deck-counts = { $n ->
    [one] 1 card
   *[other] { $n } cards
} face down, { $discarded } discarded.
deck-opening = Only this screen will show its cards. The log tells everybody that Control opened the deck, and what was moved and why.
deck-open = Open the deck
deck-stasis = { CALLED("stasis_cards", "Stasis cards") }
deck-act = Deck: { $deck }…
deck-act-says = One of the decks: look through it, move cards, shuffle, deal; the log says so.
pile-up = Face up
pile-draw = Face down: { $n }, the next first
pile-discard = Discarded: { $n }, the latest first
# Beside the card that is drawn next.
pile-next = Next
pile-not-found = No card of that name is in this deck.
pile-empty = The deck is empty.

## Figures

figure-stasis = Stasis number
figure-wrath = Divine Wrath
# $figure: "Arête".
figure-of = { $figure } of { NAME($who, form: "the") }
figure-why = { $figure }: { $value }. Why, and change it.
# Under the parts that a figure adds up from; the sum follows.
figure-stands-at = It stands at
history = How it changed
history-none = It has not changed lately.

## A seat's figures

seat-figures-of = Figures of { NAME($who, form: "the") }
seat-influence = Influence
seat-set = Set
# $figure: "Arête".
seat-set-of = Set { $figure }
seat-support = Support
seat-add = Add…
seat-take-away = Take away
seat-strength = Vote strength
seat-grants = Grants { $n } to { NAME($who, form: "the") }.
seat-grants-fixed = Grants { $n } to { NAME($who, form: "the") }, fixed for this phase.
seat-heroes = Heroes
seat-standing = Citizenship and exile…

## Forms in the streets

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
    [one] 1 { CALLED("stasis_cards", "Stasis card") }
   *[other] { $n } { CALLED("stasis_cards", "Stasis cards") }
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
die-tyche-of = { $who }, { CALLED("tyche", "Tyche") } die
die-tyche = { CALLED("tyche", "Tyche") } die

## A battle

sides = The sides
# Heads of narrow columns.
sides-side = Side
sides-adds = Adds
sides-dice = Dice
sides-tyche = { CALLED("tyche", "Tyche") }
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
