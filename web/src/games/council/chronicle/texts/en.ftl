### What the chronicle says around the story that it tells.

## The book

# $table: the table's name, as its people typed it. The title of the browser's window.
page-title = { $table } · Chronicle
written-by = Written by Prytaneion, which kept the council’s table.
credits = Icons from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0. Type: Cinzel, EB Garamond and Source Sans 3, under the SIL Open Font License.
contents = Contents
replay = Replay
chronicle-of = The Chronicle of
watch-again = Watch the day again
# Says after a colon what is seen, to those who hear the page.
see-it = See it

## The parts, as chapters of a book are called

part-story = The Story
part-day = The Course of the Day
part-votes = The Votes
part-races = The Races
part-streets = The Streets
part-law = The Constitution
part-desk = At Control’s Desk
part-keep = To Keep
own-control = What Control Did
own-faction = What { NAME($who, form: "the") } Knew
own-nobody = What This Faction Knew

## How they stood at the end

standing-list = The factions at the end, by { CALLED("arete", "Arête") }
standing-rank = Rank { $rank }, { CALLED("arete", "Arête") }
standing-won =
    { $n ->
        [one] 1 stasis won
       *[other] { $n } stases won
    }
standing-presided =
    { $n ->
        [1] presided once
        [2] presided twice
       *[other] presided { $n } times
    }
standing-doom = { CALLED("doom", "Doom") } { $n }
standing-arete = { CALLED("arete", "Arête") } at the end of the day
in-exile = in exile
not-citizens = not citizens

## The margin of the story. $when: "Act I, cycle 3"

see-lead = { $when }: see { $lead } in the replay
see-this = { $when }: see this in the replay

## When something was. $act: a Roman number

era-act = Act { $act }
era = Act { $act }, cycle { $cycle }
cycle = Cycle { $cycle }

## The course of the day

moments = Turning points
mark-act = Act
mark-round = Round
mark-cycle = Cycle
mark-vote = Vote
mark-law = Law
mark-exile = Exile
mark-stasis = Stasis
mark-winner = Victory
mark-assembly = Assembly
figure-arete = { CALLED("arete", "Arête") }
figure-influence = Influence
figure-doom = { CALLED("doom", "Doom") }
figure-stasis = Stasis
figure-wrath = Divine Wrath
figure-which = Which figure
# $figure: "Arête", "Divine Wrath"
figure-day = { $figure } over the day
figure-factions = { $figure } of the factions over the day
# $values: "Medes 7, Tyrants 5"
figure-end = At the end: { $values }. The same figures stand in the table below.
figure-table = { $figure } as a table
city-way = From { $first } to { $last }; the highest was { $most }.
city-limit-way = From { $first } to { $last }; the highest was { $most }. The streets rise at { $limit }.
city-limit = { $limit }: the streets rise
when = When
the-end = The end

## The votes

votes = The votes
votes-first = Vote
votes-show = Show
votes-find = Find
votes-order = Order
votes-oldest = Oldest first
votes-latest = Latest first
votes-count = { $shown } of { $all } votes
which-all = All votes
which-passed = What passed
which-failed = What failed
which-close = Close votes
which-hands = With votes cast for others
votes-legend = A white pebble with a solid axle is YES, a black one with a pierced axle NO, a broken ring an abstention; a dot means no vote. Beneath stands the strength.
# The letters are those of letter-control, letter-absent and letter-script.
votes-hands = <b>C</b> cast by Control, <b>A</b> for one who was absent, <b>S</b> by a scripted player.
all-paper = Every vote was cast on paper.
all-control = Control cast every vote.
all-absent = Every vote was cast for one who was absent.
all-script = Scripted players cast every vote.
# One letter at a pebble, for the hand that cast the vote.
letter-paper = P
letter-control = C
letter-absent = A
letter-script = S
hand-own = by its own seat
hand-paper = on paper
hand-control = cast by Control
hand-absent = for one who was absent
hand-script = by a scripted player
pick-yes = YES
pick-no = NO
pick-abstain = abstained
pick-none = none
# Before the number; for those who hear the page. $pick: "YES"; $hand: "on paper".
cell-strength = { $pick }, strength
cell-strength-hand = { $pick }, { $hand }, strength
cell-none = no vote
vote-see = : vote { $number }, { $title }
verdict-passed = passed
verdict-failed = failed
verdict-tied = tied
vote-counted = hands were counted in the room
faction = Faction
voters-silent = Whoever abstained more often than not is shown in red: { CALLED("arete", "Arête") } is not earned by silence.

## The races

races = The races
races-first = Race
races-nobody = Nobody won
# $who: one or more of races-winner, with "and" between them. Mind that an untranslated name
# comes as "the faction X", in the singular.
races-won = Won by the { $who }
races-winner = { $who }
races-legend = { CALLED("horses", "Horses") } shown; the winner’s stand in a wreath.

## Who sided with whom

sides = Who sided with whom
sides-pair = { NAME($one, form: "the") } and { NAME($other, form: "the") }
# $pairs: a sides-pair, or more of them.
sides-close = { $pairs } stood closest: alike in { $alike } of { $of } of their common votes.
sides-close-all = { $pairs } stood closest: alike in all { $of } of their common votes.
sides-far = Furthest apart were { $pairs }: alike in { $alike } of { $of }.
sides-far-none = Furthest apart were { $pairs }: alike in none of { $of }.
sides-two = { $one }, and also { $other }
sides-more =
    { $n ->
        [one] { $one }; { $other }; and 1 more pair
       *[other] { $one }; { $other }; and { $n } more pairs
    }
sides-caption = How often two factions voted alike, in per cent of the votes in which both said YES or NO
sides-itself = itself
sides-cell = { $one } and { $other }: alike in { $alike } of { $of }

## The streets

stasis-ordinal =
    { $n ->
        [1] The First Stasis
        [2] The Second Stasis
        [3] The Third Stasis
        [4] The Fourth Stasis
        [5] The Fifth Stasis
        [6] The Sixth Stasis
        [7] The Seventh Stasis
        [8] The Eighth Stasis
       *[other] Stasis { $n }
    }
stasis-open = Stasis { $n }, not ended
stasis-won = Won by { NAME($who, form: "the") }
stasis-nobody = Nobody won
stasis-see = See the score
stasis-see-of = of stasis { $n }
points = Victory Points
points-short = VP
# Stands beneath the holder's name. $places: one or more of held-place.
held-by = { NAME($who, form: "the", start: "yes") }
held = held { $places }
held-place = the { $place }
battles = The battles
mobs =
    { $n ->
        [one] 1 mob
       *[other] { $n } mobs
    }
military =
    { $n ->
        [one] 1 military unit
       *[other] { $n } military units
    }
nobody = nobody
natural = A natural thirteen
by-hand = Fought on the map in the room; the result was entered.

## The constitution

# Before an article's title; for those who hear the page.
law-article = Article { $number }:
law-out = Taken out:
law-no-longer = No longer:
law-taken-out = Taken out of the constitution.
laws = The laws

## At Control's desk

desk-lighter = What would make the next game lighter
desk-nothing = Nothing stood out.
desk-steps = Steps of Control
desk-waited = For whom the room waited
desk-voted = How each voted
load-steps = Steps
load-steps-part = of these for a seat
load-time = Time
load-time-part = of this waiting
load-longest = Longest for
# Follows a number of steps.
load-for-seat = { $n } for a seat
# Follows a time. $time: "6 min"
load-waited = waited { $time }
seconds = { $n } s
minutes = { $n } min
hours = { $hours } h { $minutes } min

## To keep

keep-votes = The votes
keep-votes-says = CSV, a row for each vote
keep-figures = The figures over time
keep-figures-says = CSV, a row for each change
keep-chronicle = The whole chronicle
keep-chronicle-says = JSON, for programs
keep-journal = The journal
keep-journal-says = JSON Lines, an entry in each; Control’s alone
keep-paper = On paper
keep-paper-says = A4, or a PDF
keep-public = This edition holds only what everybody in the room saw. Pass it on as you like.
keep-private = This edition holds what not everybody may know. Pass it on with care.

## Headings of the tables for spreadsheets

csv-number = Number
csv-when = When
csv-matter = Matter
csv-label = Put to the vote
csv-yes = Yes
csv-no = No
csv-verdict = Verdict
csv-reason = Reason
csv-strength = { $faction }: strength
csv-hand = { $faction }: hand
csv-seconds = Seconds
csv-time = Time
csv-figure = Figure
csv-whose = Whose
csv-value = Value
csv-city = The city

## The replay

replay-larger = A larger picture
replay-figures = With the figures
replay-back = Back to the book
replay-then = The council then
replay-stasis = Stasis
replay-wrath = Wrath
replay-doom = { CALLED("doom", "Doom") }
replay-lines = What had just happened
replay-arete = { CALLED("arete", "Arête") }
replay-vote = Vote
replay-presides = presides
step-chapter-back = The chapter before
step-back = A step back
step-play = Play
step-pause = Pause
step-on = A step on
step-chapter-on = The next chapter
replay-speed = How fast
replay-day = The day
