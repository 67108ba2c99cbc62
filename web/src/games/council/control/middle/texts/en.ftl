### What the middle of Control's screen says, with the decks, the figures and the seats.

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
presiding-arete = Arête
presiding-arete-of = Arête of { NAME($who, form: "the") }
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

## Strengths

strength-horses = Horses
# A grant: 5 to the Medes.
strength-grant = { $n } to { NAME($who, form: "the") }
strength-of = Vote strength of { NAME($who, form: "the") }

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
deck-stasis = Stasis cards
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
