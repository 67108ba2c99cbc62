### What Control's desk says: bars, seats, counters, alarms, menus, and every act of the menus and the palette.

## The page

city = The city

## Where in the day one is

phase-row = Phase and clock
# $act: a Roman numeral.
act = Act { $act }
round = Round { $round }
cycle = Cycle { $cycle }
stage-0 = Cards
stage-1 = Muster
stage-2 = Deploy
stage-3 = Battles
stage-4 = Spoils
stage-5 = Score
stage-6 = Article

## Menus and parts of the palette

section-council = Council
section-figures = Figures

## Seats at the left

archon = Archon
# With its article.
archon-the = the Archon
archon-accusative = the Archon
archons = Archons
row-prytanis = Prytanis
row-exiled = in exile
row-foreign = not citizens
row-locked = bid locked
row-picked = has picked
row-voted = has voted
row-strength = Vote strength of { NAME($who, form: "the") }

## Counters at the right

counters = Counters
counters-stasis = Stasis
# After the Stasis number: "5 of 13".
counters-of = of { $threshold }
counters-set-stasis = Set the Stasis number
counters-set-wrath = Set Divine Wrath
counters-wrath = Divine Wrath
counters-doom = { CALLED("doom", "Doom") }
counters-city-doom = { CALLED("doom", "Doom") } of the city
counters-figures = All figures
counters-figures-says = All figures, and the { CALLED("doom", "Doom") } of each faction
counters-agenda = Agenda
counters-assembly = An Assembly is announced
counters-motions = Motions for the Assembly
counters-proposed = { $n } proposed
track = Stasis stands at { $value }; it breaks out at { $threshold }
office-supremacy = Supremacy
# Who decides tied votes.
office-ties = Ties
office-nobody = Nobody
office-control = Control
office-by = { $office }, by { $reason }

## The open chair

# $tied: the names of the factions.
chair-yours = <b>Nobody presides.</b> Tied for it: { $tied }. You pick.
chair-theirs = <b>Nobody presides.</b> Tied for it: { $tied }. { NAME($who, form: "the", start: "yes") } pick.
chair-pick = Pick…
chair-pick-for = Pick for them…

## The log

kind-phase = Phases
kind-council = Council
kind-race = Races
kind-vote = Votes
kind-stasis = Stasis
kind-figure = Figures
kind-control = Control

## Figures, and how long something lasts

counter-arete = Arête
counter-influence = Lasting influence
counter-tyche = Tyche
counter-horses = Horses
counter-talents = Talents
counter-doom = Doom
counter-stasis_cards = Stasis cards
counter-projects = Megaprojects
until-vote = this vote
until-phase = this phase
until-cycle = this cycle
until-round = this Action Round
until-act = this Act
until-removed = until removed
standing-citizens = Citizens
standing-foreign = Not citizens
standing-exiled = Citizens, in exile
standing-neither = Not citizens, in exile

## What the projector can show

scene-council = Council
scene-council-says = Factions round the table, their strengths
scene-cards = Events
scene-cards-says = The face-up cards and those activated
scene-debate = Debate
scene-debate-says = The clock, who asked to speak
scene-race = { CALLED("horses", "Horse") } race
scene-race-says = Who has locked a bid, then the race
scene-vote = Vote
scene-vote-says = What is put, who has voted, the reveal
scene-outcome = Outcome
scene-outcome-says = What is about to happen
scene-stasis = Stasis
scene-stasis-says = The track of civil strife
scene-city = City
scene-city-says = Who stands where, turn by turn
scene-battle = Battle
scene-battle-says = The sides, the dice, the verdict
scene-spoils = Spoils
scene-spoils-says = What special places bring
scene-score = Score
scene-score-says = The sheet, line by line
scene-amendment = Amendment
scene-amendment-says = The article that the winner changes
scene-agenda = Agenda
scene-agenda-says = The motions for the Assembly
scene-motion = Motion
scene-motion-says = Its text, the clock, who speaks
scene-election = Election
scene-election-says = Who has picked, then the Prytanis
scene-day = The day
scene-day-says = Its rounds and where it stands
scene-standings = Standings
scene-standings-says = { CALLED("arete", "Arête") } over the day, influence, alliances
scene-constitution = Constitution
scene-constitution-says = The articles and laws in force
scene-join = How to join
scene-join-says = The code and its QR
scene-message = Message
scene-message-says = The announcement, large
scene-spotlight = Held up
scene-spotlight-says = What Control holds up
scene-black = Black
scene-black-says = Nothing at all

## Held up before the room: one thing, large on the projector

subject-faction = { NAME($who, form: "the") }
subject-stasis = the Stasis number
subject-wrath = Divine Wrath
subject-article = Article { $number }, { $title }
subject-law = the law “{ $title }”
subject-motion = the motion “{ $title }”

## Where a new card goes

place-face_up = Face up
place-face_up-says = The card that lies there goes back on top of its deck.
place-on_top = On top
place-on_top-says = It is the next to be turned up.
place-into = Into the deck
place-into-says = It is shuffled in.

## Headings over what a seat can do

group-prytanis = Who presides
group-elect = Elect the Prytanis
group-second_look = A second look at the events
group-events = Activate events
group-put = Put to the vote
group-stop = Or stop trying
group-tie = Decide the tie
group-veto = Veto what has passed
group-target = Whom it strikes
group-winner = Who wins the race
group-name_winner = Who wins the stasis
group-tyche = { CALLED("tyche", "Tyche") } for this battle
group-mercy = The beaten Heroes
group-amend = Change an article
group-vote = Vote
group-bid = { CALLED("horses", "Horses") } concealed
group-grant = Grant of influence
group-commit = Heroes in the streets
group-buy = More { CALLED("stasis_cards", "Stasis cards") }
group-ready = Ready
group-hero = Heroes
group-floor = Give the floor to
group-speak = The floor in the debate
group-take_up = Read another motion
group-round = Rounds of the day

## Actions that are only the name of a place, a faction or a motion

label-battle = Fight next: { $label }
label-take_up = Read now: { $label }
label-floor = The floor: { $label }
label-name_winner = Name the winner of the stasis: { $label }

## What a form still lacks

form-horses = “{ $text }”: write how many { CALLED("horses", "Horses") }, such as 3, or leave the field empty.
form-support-label = Say what the support comes from: touch a source, or write one.
form-hero-name = Say what the Hero is called.
form-support-by = Write how much support: a whole number from 1 to 1000.
effect-by = Write by how much: 2 or −2. By 0 nothing happens.
effect-support-by = Write how much support: a whole number from 1 on.
effect-support-label = Say what the support comes from.
effect-motion = Write the title and the text of the motion.
effect-law = Write the title and the text of the law.
effect-article = Write the title and the text of the article.
effect-task = Say what Control is to do.
card-title = Write the title of the card.
card-text = Write what the council is asked.
card-option = Write what option { $number } is, in a few words.
# $option: its name as Control wrote it; $what: one of the sentences above.
card-option-lacks = { $option }: { $what }
card-otherwise-lacks = If nothing passes: { $what }
units-whose = Choose whose units they are.
units-number = Write how many units: 0 to { $most }.
hero-which = Choose a Hero.
share-lacking = { $n ->
    [one] One die is to be given.
   *[other] { $n } dice are to be given.
  }
amend-text = Write the new text.
# $letter: what was typed.
dice-no-such = A die shows 1 to 6, not { $letter }.
dice-too-many = There is no die left for that.

## Probabilities

odds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
odds-certain = { $share } %
odds-under = < { $share } %
odds-over = > { $share } %

## Questions before something is done

void-go = Void the vote

## Acts of the menus and the palette: a name, and what it does

act-votes = Enter votes from the room…
act-votes-says = Hands or pebbles counted by eye; reveals the vote.
act-count = Enter a count of hands…
act-count-says = The sums of YES and NO; reveals the vote.
act-bids = Enter bids from the room…
act-bids-says = { CALLED("horses", "Horses") } shown by hand; reveals the race.
act-card = Write a card…
act-card-says = Face up, on top of a deck or into it.
act-prytanis = Appoint the Prytanis…
act-prytanis-says = Any faction presides for the rest of the cycle.
act-supremacy = Hand over supremacy…
act-supremacy-says = Who picks among those tied for Prytanis.
act-tie_breaker = Name who breaks tied votes…
act-tie_breaker-says = Whose Archon decides a tied vote.
act-figures = All figures…
act-figures-says = Every number on one sheet: why it is so, and a new value.
act-roster = Who plays…
act-roster-says = Factions left out, taken in later, or joined to another.
seat-swap = { $who }: change seats with others…
seat-swap-says = Two teams sit at each other’s phones: each plays the other’s faction.
act-voters = Voting record
act-voters-says = Who voted how, and who keeps abstaining.
act-constitution = Constitution and laws
act-constitution-says = In force; change, repeal, proclaim.
act-log-says = What happened, in sentences: phases, council, races, votes, stasis, figures, control.

## Acts for one seat: its faction first, so that typing its name finds all of them

seat-heroes = { $who }: Heroes …
seat-heroes-says = A quest killed or raised one, it grew, changed sides, or a new one came.
seat-standing = { $who }: citizenship and exile…
seat-standing-says = Whether they have a vote.
seat-support = { $who }: add support…
seat-support-says = Support for a vote, a phase, a cycle or longer.
seat-units = { $who }: correct units…
seat-units-says = How many stand at a place or in the reserve.
edit-stasis = Set the Stasis number…
edit-wrath = Set Divine Wrath…
edit-seat = { $who }: set { $counter }…
edit-says = Why it is so, how it became so, and a new value with its reason.

## Acts in the streets

undo-move = Undo the move…
undo-move-title = Undo the move
correct-units = Correct units…
correct-units-says = How many units of a faction stand at a place or in its reserve; Heroes; the Colossus.
correct-hero = Correct a Hero…
correct-hero-says = At a place, in reserve, in safety or dead.
correct-colossus = Move the Colossus…
correct-colossus-says = To any place, or away from the city.
correct-score = Correct the score…
correct-score-says = Who holds a place, units on the real map, Victory Points; the sheet is drawn up anew.
enter-battle = Fought on the real map…
enter-battle-says = Who holds the place, and who threw 13; no dice are asked for.
enter-city = Enter the whole city…
enter-city-says = Who holds each place on the real map; play goes on with the spoils.
turn-play = Play for { NAME($who, form: "the") }…
turn-play-says = Place units or play a card in their place.
turn-share = Share dice for { NAME($who, form: "the") }…
turn-share-says = Give the dice to factions in their place.
dice-by-hand = Enter dice by hand
# $what: what they are thrown for, as the server says it.
dice-by-hand-says = The dice for { $what }, one digit for each die.

## The tour

tour-next = One button leads on
tour-next-says = The big button says what it will do next, and the line below it says what that means. Space presses it. Where somebody has to decide first, it opens that decision instead.
tour-next-try = Close this, read the button, and press Space when everybody is here.
tour-seats = The seats, at the left
tour-seats-says = Each row is a faction: who is connected, what the table waits for, and since when. Touch one to act for it, to show its code again, or to change how it is played.
tour-seats-try = Press 1. Set a seat to “Played by the program”, and it plays along.
tour-city = The city, at the right
tour-city-says = Stasis, Divine Wrath, the agenda, the questions of the room, and whatever needs attention, each with what helps against it. Any number says why it is so when it is touched.
tour-city-try = Touch the Stasis number. A new value needs a reason, which the log keeps.
tour-back = Nothing is final
tour-back-says = Ctrl Z takes back the last step and says first what that costs. The history takes back any other. P pauses everything at once and asks for the reason afterwards.
tour-back-try = Press P, then Space to go on.
tour-room = What the room sees
tour-room-says = The projector follows the phases by itself. S holds a scene, A announces a sentence to every screen, and Ctrl K finds every other action by its name.
tour-room-try = Press Ctrl K and type “hold up”.

## Alarms

remedy-call = Call the Diplomacy Round
remedy-answer = Answer it…
remedy-agenda = The agenda…
remedy-cancel = Cancel it
# Another figure at which Control is warned.
remedy-mark = Set another mark…
remedy-reshuffle = Reshuffle it

## Rulings

rulings-council = The council
rulings-stasis = Stasis
rulings-assembly = Assembly, articles and laws
rulings-figures = Figures
rulings-day = The day
rulings-table = The table
rulings-alarms = Alarms
# What is in quotes finds something in this language.
settings-find-hint = Find a ruling: “tie”, “alarm”, “C-16”

## Finding an action

# What is in quotes finds something in this language.
palette-hint = Find an action: “arete medes”, “void”, “projector black”

## What was decided

decision-prytanis = Who presides
decision-race = The race
decision-vote = The vote
decision-check = The check
decision-battle = The battle
decision-stasis = The stasis

## The table as it stood then

past-arete = { CALLED("arete", "Arête") }
past-strength = Strength
past-horses = { CALLED("horses", "Horses") }
past-tyche = { CALLED("tyche", "Tyche") }
past-talents = { CALLED("talents", "Talents") }
past-doom = { CALLED("doom", "Doom") }
past-prytanis = Prytanis
past-stasis = Stasis
past-wrath = Divine Wrath
past-agenda = Agenda
past-laws = Laws
past-docket = Before the council
past-race = Race
past-vote = Vote
# How many motions the agenda has, and how many make it full.
past-count = { $count } of { $full }
past-no-race = none
past-no-vote = none
past-nothing = nothing
past-nobody = nobody
# $option: what is voted on; of $all votes $count are there.
past-vote-open = { $option }: { $count } of { $all } in
past-bids = { $count } locked
# $cards: titles, as a list.
past-turned-up = Turned up: { $cards }.
# $act: in Roman numerals.
past-moment = Act { $act }, cycle { $cycle }, { $phase }

## The Assembly

assembly = Assembly
assembly-left = { $n ->
    [one] 1 motion
   *[other] { $n } motions
} to decide
# In the list of all acts.
act-agenda = Agenda of the Assembly
act-agenda-says = Its motions: add, reword, move, split, put off.
act-agenda-waiting = { $n ->
    [one] 1 proposal waits.
   *[other] { $n } proposals wait.
} Its motions: add, reword, move, split, put off.
act-add = Add a motion…
act-add-says = An article, a law or something to be done, for the agenda.
act-proclaim = Proclaim a law…
act-proclaim-says = For a Magistrate or by Control; in force at once.

## A motion

# What a motion is.
motion-article = Article
motion-law = Law
motion-deed = Resolution
# How far it is.
motion-now = Before the Assembly
motion-adopted = Adopted
motion-rejected = Rejected
motion-postponed = Put off
# $kind: Article, Law or Resolution. $source: a card's title, "Control", "the Medes".
motion-kind = { $kind }, from { $source }
# What is held up on the projector: "Hold up the motion “Of Goats” on the projector".
motion-named = the motion “{ $title }”
motion-earlier = “{ $title }” earlier
motion-later = “{ $title }” later
motion-read = Read it now
motion-reword = Reword…
motion-split = Split…
motion-put-off = Put it off
motion-take-in = Put it back on
motion-withdraw = Withdraw…
withdraw-title = Withdraw “{ $title }”
withdraw-says = The motion leaves the agenda. The log keeps the reason.
withdraw-says-now = The motion leaves the agenda and the floor. The log keeps the reason.
withdraw-go = Withdraw the motion

## What Archons propose

proposed = Proposed
# $kind: Article, Law or Resolution.
proposed-by = { $kind }, proposed by { NAME($who, form: "the") }
# $amiss: a sentence on why it cannot be admitted.
proposed-amiss = { $amiss } Reword it, or decline it.
proposed-admit = Admit it as it is
proposed-reword = Admit it reworded…
proposed-decline = Decline…
decline-title = Decline “{ $title }”
decline-says = The Archon of { NAME($who, form: "the") } reads your reason.
decline-go = Decline it

## Writing a text

text-title = Title
text = Text
# How long a text is, and may be.
text-room = { $n } of { $most }
end = How long it stands
end-removed = Until it is repealed
end-cycle = To the end of the cycle
end-round = To the end of the Action Round
end-act = To the end of the Act
ready = Ready texts
ready-article = Article
ready-in = { $number }. { $title }
ready-none-in = { $number }. { $title } (no text ready)
ready-none = There is no ready text for this article.
lacks-title = Write a title.
lacks-text = Write the text.
lacks-room = Shorten the text to at most { NUMBER($most, useGrouping: 0) } characters.
lacks-parts = Split the motion into 2 to 6 parts.
# $lacks: one of the sentences above, with a small letter.
lacks-in-part = Part { $number }: { $lacks }
lacks-sums = Write both sums; 0 where nobody raised a hand.

## What the program obeys of a text

lever = What the program obeys of it
lever-nothing = Nothing: people see to it themselves
# Over those that say who has a right.
lever-who = Who
lever-rulings = Rulings
lever-ties = How tied votes are decided
lever-ties-who = Who decides tied votes
lever-supremacy = Who holds supremacy
lever-nobody = Nobody
lever-citizen = Whether a faction has citizenship
lever-citizens = Who the citizens are
lever-chosen = Citizens
lever-faction = Which faction
lever-whether = Whether they are citizens
# Stands after the choice of a faction.
lever-are = are citizens
lever-are-not = are not citizens
tie-control = Control
tie-prytanis = The Prytanis
tie-fails = Nobody: the motion fails
tie-archon = The Archon of { NAME($who, form: "the") }
lever-says-nothing = People see to it themselves; the program does nothing about it.
lever-says-nobody-supreme = Nobody holds supremacy: Control picks among those tied for Prytanis.
lever-says-supreme = { NAME($who, form: "the", start: "yes") } hold supremacy.
lever-says-no-citizens = Nobody is a citizen.
# $who: a list of names.
lever-says-citizens = Citizens are { $who }, and nobody else.
lever-says-citizen = { NAME($who, form: "the", start: "yes") } are citizens.
lever-says-no-citizen = { NAME($who, form: "the", start: "yes") } are not citizens.
lever-says-tie-control = Control decides tied votes.
lever-says-tie-prytanis = The Prytanis decides tied votes.
lever-says-tie-fails = A tied motion fails.
lever-says-archon = The Archon of { NAME($who, form: "the") } decides tied votes.
lever-lacks = This ruling takes a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.

## Asking first

decline-reason = Reason, for the Archon

## Before the game begins

roster-open = Who plays: { $n } of { $all } factions…
