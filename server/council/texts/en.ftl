### What the rules say to people, in English. A seat needs no group marked (soon) at its first step, and none marked (late) for longer.

control = Control

## Why a command is refused (late)

refused-a-motion-is-split-into-2 = Split a motion into 2 to 6 parts.
refused-nobody-follows-itself = A seat cannot follow itself: choose another faction.
refused-it-would-be-turned-up-again = The deck is empty, so this card would be turned up again at once.
refused-no-stasis-card-is-left = No { CALLED("stasis_cards", "Stasis card") } is left.
refused-a-figure-is-at-most-1 = A figure goes up to 1,000,000.
refused-give-1-or-more = Give 1 or more.
refused-an-amount-is-at-most-100 = An amount goes up to 100,000.
refused-support-is-0-or-more = Support cannot be less than 0.
refused-no-stasis-card-is-left-no = No { CALLED("stasis_cards", "Stasis card") } is left; no { CALLED("tyche", "Tyche") } was taken.
refused-only-who-is-in-this-battle = Only factions in this battle buy { CALLED("tyche", "Tyche") } dice.
refused-nobody-has-fewer-than-0-victory = No faction can have fewer than 0 Victory Points.
refused-clock-too-long = A clock runs for at most { $most } seconds.
refused-round-too-long = A round lasts at most { $most } seconds.
refused-too-many-rounds = Plan at most { $most } rounds to come.
refused-act-of-round = Acts never go back: this round needs an Act from { $act } to { $acts }.
refused-round-too-many-minutes = A round lasts at most { $most } minutes.
refused-only-stasis-cards-to-a-hand = Only { CALLED("stasis_cards", "Stasis cards") } can be held in a hand.
refused-no-stasis-card-face-up = No { CALLED("stasis_cards", "Stasis card") } lies face up.
refused-cards-dealt = Deal or take from 1 to { $most } cards at once.
refused-no-card-held = { NAME($who, form: "the", start: "yes") } hold no { CALLED("stasis_cards", "Stasis card") }.
refused-card-exists = There is a card called { $card } already.
refused-stasis-below-act = The Stasis number is never below the Act number, now { $act }.
refused-hero-value = A Hero’s value is { $least } to { $most }.
refused-another-hero = Another Hero is called { $who }.
refused-support-bounds = Give support from 1 to { $most }.
refused-settings-at-once = Change from 1 to { $most } rulings at once.
refused-no-setting = There is no ruling called { $key }.
refused-has-horses = { $have ->
    [0] { NAME($who, form: "the", start: "yes") } have no { CALLED("horses", "Horses") }.
    [one] { NAME($who, form: "the", start: "yes") } have only 1 { CALLED("horses", "Horse") }.
   *[other] { NAME($who, form: "the", start: "yes") } have only { $have } { CALLED("horses", "Horses") }.
  }
refused-count-too-high = A count goes up to { $most }.
refused-dice-shared = Give { $needed } dice, each to a different faction.
refused-too-many-units = A faction has at most { $most } units of a kind.
refused-too-many-projects = A faction has at most { $most } { CALLED("projects", "megaprojects") }: a die is thrown for each.
refused-too-many-supports = A faction has at most { $most } supports at once. Take one away first.
refused-still-contested = Several factions still stand here; say who holds each place: { $places }.
refused-throws-missing = Enter { $number } throws, one for each faction.
refused-natural-13-holds = { NAME($who, form: "the", start: "yes") } threw a natural 13, so they do not hold the place.
refused-alone-left = { NAME($who, form: "the", start: "yes") } alone are left, so they hold the place.
refused-takes-no-part = { NAME($who, form: "the", start: "yes") } take no part in the battle for the { $place }.
refused-throw-misplaced = The throw of { NAME($who, form: "the") } is missing, or stands in the wrong place.
refused-dice = { NAME($who, form: "the", start: "yes") } throw { $needed } dice; { $given } were entered.
refused-tyche-dice = { NAME($who, form: "the", start: "yes") } throw { $needed } { CALLED("tyche", "Tyche") } dice; { $given } were entered.
refused-no-such-die = { NAME($who, form: "the", start: "yes") }: { $die } is on no die; a die shows 1 to 6.
refused-points-bounds = From 1 to { $most } Victory Points are given or taken.
refused-control-only = Only Control can do this.
refused-archon-only = Choose the seat to act for first.
refused-step-over = The game has moved on; look at where it stands now.
refused-not-now = This can be done { $when }.
refused-waits-for = First { NAME($who, form: "the") } must decide.
refused-not-yours = That is for { NAME($who, form: "the") } to decide.
refused-no-such-faction = There is no faction called { $id } at this table.
refused-not-playing = { NAME($who, form: "the", start: "yes") } do not play at this table.
refused-too-few-factions = At least { $least } factions play.
refused-horses-held = Your bid holds { CALLED("horses", "Horses") } until the reveal; { $free } are free.
refused-bid-locked = A bid is locked for this faction; its { CALLED("horses", "Horses") } are held until the reveal.
refused-has-vote = A faction with a vote of its own grants nothing.
refused-no-vote = { NAME($who, form: "the", start: "yes") } have no vote now.
refused-grant-fixed = This grant to { NAME($who, form: "the") } was made in this phase; it can move in the next one.
refused-to-oneself = That cannot go to oneself.
refused-tried-already = That option has failed already.
refused-turn-over = That turn is over; nothing was spent.
refused-not-your-turn = It is the turn of { NAME($who, form: "the") }.
refused-barricaded = The barricade of { NAME($who, form: "the") } keeps you out; the turn is still yours.
refused-no-such-target = That target is not there, or no longer; the turn is still yours.
refused-has-target = This card has a target: play it, or do something else.
refused-bad-seal = The seal is not on this choice, or something else is asked now. Choose again.
refused-not-in-deck = That card does not lie in this deck.
refused-before-the-council = That event is before the council; it stays there until it is settled.
refused-already-so = It is so already; nothing changed.
refused-wrong-number = { $needed ->
    [one] Choose exactly one event.
   *[other] Choose exactly { $needed } events.
  }
refused-wrong-units = { $needed ->
    [0] There is no unit left to place.
    [one] Place exactly one unit.
   *[other] Place exactly { $needed } units.
  }
not-offered-second-entry = The same entry stands there twice.
not-offered-proposal = That proposal cannot be chosen now.
not-offered-motion = That motion cannot be chosen now.
not-offered-text = That text cannot be chosen now.
not-offered-deck = That deck cannot be chosen now.
not-offered-support = That support cannot be chosen now.
not-offered-thing-to-give = That thing to give cannot be chosen now.
not-offered-counter-left-out = { CALLED("arete", "Arête") } and influence cannot be left out: votes are made of them.
not-offered-thing = That thing cannot be chosen now.
not-offered-law = That law cannot be chosen now.
not-offered-end-of-a-law = That end of a law cannot be chosen now.
not-offered-article = That article cannot be chosen now.
not-offered-hero = That Hero cannot be chosen now.
not-offered-faction = That faction cannot be chosen now.
not-offered-answer = That answer cannot be chosen now.
not-offered-event = That event cannot be chosen now.
not-offered-option = That option cannot be chosen now.
not-offered-choice = That choice cannot be chosen now.
not-offered-line = That line cannot be chosen now.
not-offered-amount = That amount cannot be chosen now.
not-offered-task = That task cannot be chosen now.
not-offered-candidate = That candidate cannot be chosen now.
not-offered-card = That card cannot be chosen now.
not-offered-map = That map cannot be chosen now.
not-offered-objective = That objective cannot be chosen now.
not-offered-battle = That battle cannot be chosen now.
bad-text-reason = The reason must be 1 to { $most } characters long.
bad-text-text = The text must be 1 to { $most } characters long.
bad-text-label = The label must be 1 to { $most } characters long.
bad-text-counter = The name of a counter must be 1 to { $most } characters long.
bad-text-announcement = The announcement must be 1 to { $most } characters long.
bad-text-name = The name must be 1 to { $most } characters long.
bad-text-title = The title must be 1 to { $most } characters long.
bad-text-line = This stands in one line. Take the line break out.
bad-text-turn = This has no sign that turns the direction of text around. Type it anew; do not paste it.
bad-text-unseen = This has only signs that can be seen. Type it anew; do not paste it.
bad-text-marks = This has no marks without a letter, and few on each. Type it anew.
too-many-horses = { $have ->
    [0] You have no { CALLED("horses", "Horses") }.
    [one] You have only 1 { CALLED("horses", "Horse") }.
   *[other] You have only { $have } { CALLED("horses", "Horses") }.
  }
too-many-mobs = { $have ->
    [0] You have no mobs left.
    [one] You have only 1 mob.
   *[other] You have only { $have } mobs.
  }
too-many-military-units = { $have ->
    [0] You have no military units left.
    [one] You have only 1 military unit.
   *[other] You have only { $have } military units.
  }
too-many-tyche = { $have ->
    [0] You have no { CALLED("tyche", "Tyche") }.
   *[other] You have only { $have } { CALLED("tyche", "Tyche") }.
  }
too-many-talents = { $have ->
    [0] You have no { CALLED("talents", "Talents") }.
    [one] You have only 1 { CALLED("talents", "Talent") }.
   *[other] You have only { $have } { CALLED("talents", "Talents") }.
  }
too-many-tyche-dice-to-buy = { $have ->
    [0] You can buy no { CALLED("tyche", "Tyche") } dice.
    [one] You can buy only 1 { CALLED("tyche", "Tyche") } die.
   *[other] You can buy only { $have } { CALLED("tyche", "Tyche") } dice.
  }
at-most-heroes = A faction has at most { $most } Heroes.
at-most-laws = There can be at most { $most } laws.
at-most-articles = There can be at most { $most } articles.
at-most-motions = There can be at most { $most } motions.

## When something can be done: the end of "This can be done …" (late)

when-between-two-rounds-or-between = between two rounds, or between two motions
when-during-an-action-round = during an Action Round
when-once-the-game-has-begun = once the game has begun
when-between-two-cycles = at the check that ends a cycle, or in the Diplomacy Round
when-before-the-game-begins = before the game begins
when-once-their-choices-are-shown = once what either of them has chosen in secret is shown
when-by-the-clock-alone = by the clock alone
when-while-fewer-than-three-of = while fewer than three of your proposals wait for Control
when-before-a-motion-is-put = before a motion is put to the vote
when-before-a-motion-is-read = before a motion is read
when-for-a-motion-that-waits = between two motions, for one that still waits
when-once-the-first-stasis-has = once the first stasis has broken out
when-when-two-cards-or-more = when two cards or more lie face down in the deck
when-when-the-deck-has-discards = when the deck has discards
when-in-a-stasis-until-its = in a stasis, until its deployment ends
when-once-something-is-held-up = once something is held up
when-in-a-step-that-can = in a step that can have a clock
when-during-a-phase-of-the = during a phase of the council
when-after-the-race-in-the = after the race, in the Support phase
when-from-the-prytanis-phase-to = from the Prytanis phase to the Vote phase, or for a motion
when-after-an-option-of-this = after an option of this event has failed
when-once-an-act-when-an = once an Act, after an event has passed, where an article allows it
when-while-the-prytanis-chooses-what = while the Prytanis chooses what is put to the vote
when-once-a-cycle-before-events = once a cycle, before the events are chosen, where an article allows it
when-in-a-debate = in a debate
when-during-a-cycle-of-the = during a cycle of the council
when-once-everybody-has-passed-for = once everybody has passed for two full turns
when-while-units-are-placed = while units are placed
when-while-stasis-cards-are-drawn = while { CALLED("stasis_cards", "Stasis cards") } are drawn
when-while-cards-are-drawn-and = while cards are drawn and while Heroes are committed
when-while-dice-are-shared-out = while dice are shared out
when-by-the-winner-of-a = by the winner of a stasis
when-outside-of-a-stasis = while there is no stasis
when-in-a-stasis-before-its = in a stasis, before its spoils
when-from-the-muster-of-a = from the muster of a stasis to the end of its battles
when-between-the-battles-of-a = between the battles of a stasis
when-when-dice-are-about-to = when dice are about to be thrown
when-after-a-battle = after a battle
when-while-a-battle-is-on = while a battle is on the table
when-before-the-dice-of-a = before the dice of a battle
when-after-the-deployment-of-a = after the deployment of a stasis
when-when-the-most-victory-points = when the most Victory Points are tied
when-from-the-spoils-of-a = from the spoils of a stasis until an article is changed
when-while-heroes-are-committed = while Heroes are committed

## Words that every room uses

nobody = nobody
told-together = { $lines }
and-then = { $before } { $next }
and-more = { $line }{ $more }
until-vote = for this vote
until-phase = for this phase
until-cycle = for this cycle
until-round = for this Action Round
until-act = for this Act
until-removed = until it is taken away
span-none = no time
span-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
span-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }
span-both = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  } { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }
and-comma = { $before }, { $next }

## Before the first cycle

day-action-round = Action Round { $id }
day-diplomacy-round = Diplomacy Round
day-assembly = Assembly
day-the-council-gathers = The council gathers.
day-the-council-begins-when-everybody = The council begins when everybody is here.
day-the-council-gathers-2 = The council gathers
step-everybody-takes-a-seat-your = Everybody takes a seat. Your brief says what your faction wants.

## Why a figure is what it is

figures-arete = Arête
figures-lasting-influence = lasting influence
figures-in-exile-no-vote = in exile: no vote
figures-not-a-citizen-no-vote = not a citizen: no vote{ $article }
cause-start = at the start
cause-earlier = at the start and later
cause-control = Control: { $reason }
cause-earlier-by-control = Control: earlier changes
cause-act-began = Act { $act } began
cause-given-to = given to { NAME($who, form: "the") }
cause-given-by = given by { NAME($who, form: "the") }
cause-comes-in = as they come in
cause-joined = gone to { NAME($who, form: "the") }
cause-joined-by = brought by { NAME($who, form: "the") }
cause-as-played = as it was played
cause-shown-in-a-race = shown in a race
cause-stasis-over = after the stasis
cause-drawn-in-a-stasis = drawn in a stasis
cause-paid-for-stasis-cards = paid for { CALLED("stasis_cards", "Stasis cards") }
cause-not-dealt-in-a-stasis = not dealt in a stasis
cause-battle-rolls = spent on battle rolls
cause-moved-by-a-card = moved by a card
cause-placed = placed
influence-granted = granted by { NAME($who, form: "the") }
support-race = the horse race
vote-hands-counted = hands counted in the room
muster-part-megaprojects = { CALLED("projects", "megaprojects") }
muster-part-act = the Act
battle-part-dice = dice
battle-part-mobs = { $number ->
    [one] 1 mob
   *[other] { $number } mobs
  }
battle-part-military = { $number ->
    [one] 1 military unit
   *[other] { $number } military units
  }
hero-fell-in-stasis = in stasis { $stasis }

## Where something comes from (late)

origin-assembly = the Assembly
origin-faction = { NAME($who, form: "the") }

## What is left to be done by hand (late)

task-play-by-article = Play by the new text of Article { $at }: { $text }
task-article-is-no-more = “{ $title }” was to take the place of an article that is no more. Add it as a new article, or leave it: { $text }
task-hand-over = Give { NAME($who, form: "the") }: { $by } × { $what }.

## Journals of older versions (late)

format-unknown = This journal is of format { $format }; this program reads 1 to { $last }.
format-taken-back-in-the-stasis = In a stasis of this journal an action was taken back in a way that this program no longer knows. The version that wrote the journal can still read it.

## Agenda (soon)

agenda-gone-text = The text does not stand ready any more.
agenda-gone-in-force = The article has this text now.
agenda-gone-article = The article is no more.
agenda-the-article-that-it-was = The article that it was to replace is no more.

## Agenda, in the log (late)

agenda-control-takes-off-the-agenda = Control takes “{ $motion }” off the agenda: { $reason }
agenda-quoted-old = “{ $old }”
agenda-now = “{ $old }”, now “{ $new }”
agenda-control-rewords = Control rewords { $name }: { $reason }
agenda-quoted = “{ $title }”
agenda-control-splits-into = Control splits “{ $motion }” into { $parts }.
agenda-control-puts-on-the-agenda = Control puts “{ $title }” on the agenda.
agenda-moved-by-joins-the-agenda = “{ $title }”, moved by { NAME($who, form: "the") }, joins the agenda.
agenda-propose-a-motion = { NAME($who, form: "the", start: "yes") } propose a motion.
agenda-control-declines-a-motion-of = Control declines a motion of { NAME($who, form: "the") }: { $reason }
agenda-control-moves-to-place = Control moves “{ $motion }” to place { $what }.
agenda-is-put-off-to-another = “{ $motion }” is put off to another Assembly.
agenda-waits-in-this-assembly-again = “{ $motion }” waits in this Assembly again.
agenda-the-motion-of-on-falls = The motion of { NAME($name, form: "the") } on “{ $title }” falls: { $why }

## Sitting (soon)

sitting-it-is-read-before-the = It is read before the others.
sitting-the-assembly-sits-2 = The Assembly sits
sitting-read-the-motion = Read the motion “{ $title }”
sitting-its-text-is-shown-and = Its text is shown and its debate begins.
sitting-debate = Debate
sitting-the-motion-is-put-to = The motion is put to the vote.
sitting-the-vote-may-be-called = The vote may be called once the time is up.
sitting-put-the-motion-to-the = Put the motion to the vote
sitting-the-debate-ends-the-factions = The debate ends; the factions vote.
sitting-the-assembly-votes = The Assembly votes
sitting-let-it-happen = Let it happen
sitting-what-is-shown-becomes-true = What is shown takes effect.
sitting-ended = “{ $title }”: { $ended }
sitting-the-assembly-sits-one-motion = The Assembly sits; one motion is before it.
sitting-the-assembly-sits-motions-are = The Assembly sits; { $many } motions are before it.
sitting-debated = Debated
sitting-adopted = Adopted
sitting-of-the-motion = { $what }: “{ $title }”.
sitting-you-may-grant-your-influence = {" "}You may grant your influence for this vote.
sitting-debated-and-grants = { $debated }{ $grants }

## Sitting, in the log (late)

sitting-is-rejected = “{ $title }” is rejected. { $verdict }
sitting-is-adopted = “{ $title }” is adopted. { $verdict }
sitting-the-agenda-is-full-with = The agenda is full with { $motions } motions{ $article }: an Assembly opens the next Diplomacy Round.
sitting-the-assembly-sits = The Assembly sits.
sitting-the-assembly-is-over = The Assembly is over.
sitting-before-the-assembly = Before the Assembly: “{ $title }”.

## Decks (late)

decks-the-discards-of-are-shuffled = The discards of “{ $name }” are shuffled back into it.
decks-reshuffle-2 = Reshuffle { $name }
decks-control-opens-and-looks-through = Control opens { $name } and looks through it.
decks-control-closes = Control closes { $name }.
decks-control-shuffles = Control shuffles { $deck }.
decks-concealed-anew = What lay hidden here has been in a file, so that somebody may know it. What was chosen in secret and not yet shown is chosen anew, and every deck is shuffled.
decks-stasis-card = { CALLED("stasis_cards", "Stasis card") }
decks-stasis-cards = { CALLED("stasis_cards", "Stasis cards") }
decks-control-takes-from = Control takes { $number } { $cards } from { NAME($name, form: "the") }: { $reason }
decks-control-wrote-the-card = Control wrote the card “{ $title }”.
decks-goes = “{ $title }” goes { $place }.
decks-control-puts-face-up-on = Control puts “{ $title }” face up on { $name }: { $reason }
decks-control-puts-on-the-discards = Control puts “{ $title }” on the discards of { $name }: { $reason }
decks-on-top-of = on top of { $name }
decks-to-the-bottom-of = to the bottom of { $name }
decks-into-at-random = into { $name }, at random
decks-control-takes-off-and-back = Control takes “{ $title }” off and back into { $name }: { $reason }
decks-control-moves-a-card-within = Control moves a card within { $name }: { $reason }
decks-control-gives-a-stasis-card = Control gives { NAME($name, form: "the") } a { CALLED("stasis_cards", "Stasis card") }: { $reason }
decks-are-given = { NAME($name, form: "the", start: "yes") } are given “{ $title }”.
decks-the-deck = the deck “{ $who }”
decks-the-deck-of-stasis-cards = the deck of { CALLED("stasis_cards", "Stasis cards") }

## Figures (late)

figures-stasis = Stasis
figures-divine-wrath = Divine Wrath
figures-counter-of = { $who }: { $counter }
figures-set-by-control = { $name } { $from } → { $what }, set by Control: { $reason }
figures-the-give-to-the = { $what }: the { $giver } give { $amount } to the { $taker }.
figures-not-citizens = not citizens
figures-in-exile = , in exile
figures-are-set-by-control = { NAME($name, form: "the", start: "yes") } are { $citizen }{ $exile }, set by Control: { $reason }
figures-control-gives-support = Control gives { NAME($name, form: "the") } { $by } support { $until }: { $label }
figures-control-takes-support-away = Control takes support away.
figures-tyche = Tyche
figures-horses = Horses
figures-talents = Talents
figures-counter-named = Control calls { $was } “{ $now }” from now on.
figures-counter-left-out = Control leaves { $was } out: no screen shows it any more.
figures-doom = Doom
figures-stasis-cards = Stasis cards

## Record (late)

record-what-was-chosen-in-secret = {" "}What was chosen in secret is chosen anew.
record-control-took-the-game-back = Control took the game back. { $headline }{ $again }

## Who plays (late)

roster-came-in = { NAME($who, form: "the", start: "yes") } come in, with { CALLED("arete", "Arête") } { $arete }.
roster-joined = The people of { NAME($who, form: "the") } join { NAME($whom, form: "the") }, with their tokens, their { CALLED("doom", "Doom") } and their living Heroes.
roster-returned = The people of { NAME($who, form: "the") } who had joined others sit at their own seat again.
roster-followed = The people of { NAME($who, form: "the") } sit with those whom they joined again.
roster-coming-figures = They begin with { CALLED("arete", "Arête") } { $arete }, { CALLED("tyche", "Tyche") } { $tyche }, { CALLED("horses", "Horses") } { $horses }, { CALLED("talents", "Talents") } { $talents } and { CALLED("doom", "Doom") } { $doom }.
roster-coming-heroes = { $n ->
    [one] With them comes 1 Hero: { $heroes }.
   *[other] With them come { $n } Heroes: { $heroes }.
  }
roster-coming-supremacy = { NAME($who, form: "the", start: "yes") } then hold supremacy.
roster-coming-ties = { NAME($who, form: "the", start: "yes") } then decide tied votes.
roster-joining-figures = With them go { CALLED("tyche", "Tyche") } { $tyche }, { CALLED("horses", "Horses") } { $horses }, { CALLED("talents", "Talents") } { $talents }, { CALLED("stasis_cards", "Stasis cards") } { $cards }, { CALLED("projects", "megaprojects") } { $projects } and { CALLED("doom", "Doom") } { $doom }.
roster-joining-heroes = { $n ->
    [one] 1 Hero goes along: { $heroes }.
   *[other] { $n } Heroes go along: { $heroes }.
  }
roster-joining-ends = Their { CALLED("arete", "Arête") } of { $arete }, their vote and their offices end.
roster-votes = { $n ->
    [one] 1 faction has a vote then.
   *[other] { $n } factions have a vote then.
  }
roster-votes-quorum = { $n ->
    [one] 1 faction has a vote then; the quorum is { $quorum }.
   *[other] { $n } factions have a vote then; the quorum is { $quorum }.
  }
roster-all-play = All { $n } factions play.
roster-play = { $n } factions play, without { NAME($others, form: "the") }.
roster-without-supremacy = { NAME($who, form: "the", start: "yes") } hold supremacy: without them, Control picks among those tied for Prytanis.
roster-without-ties = { NAME($who, form: "the", start: "yes") } decide tied votes: without them, Control does.
roster-without-garrison = “{ $name }” does not stand at “{ $place }”.
roster-without-cards = { $n ->
    [one] 1 card names them, and does nothing to them: { $titles }.
   *[other] { $n } cards name them, and do nothing to them: { $titles }.
  }
roster-without-many-cards = { $n } cards name them, and do nothing to them; the first are { $titles }.

## Seats (late)

seats-the-seat-of = The seat of { NAME($who, form: "the") }
seats-change-places = The people of { NAME($who, form: "the") } and { NAME($whom, form: "the") } change seats: each plays the other’s faction from now on.
seats-is-played-on-its-own = { $seat } is played on its own phone now.
seats-is-played-on-a-shared = { $seat } is played on a shared tablet now.
seats-is-played-on-paper-now = { $seat } is played on paper now; Control enters it.
seats-is-empty-now-it-abstains = { $seat } is empty now: it abstains, bids nothing and passes.
seats-is-empty-now-it-votes = { $seat } is empty now: it votes as { NAME($who, form: "the") } do.
seats-is-empty-now-control-decides = { $seat } is empty now: Control decides for it.
seats-is-played-by-the-program = { $seat } is played by the program now.
seats-on-paper = on paper
seats-by-controls-hand = by Control's hand
seats-by-the-program = by the program
seats-the = the { $who } { $how }
seats-by-whose-hand = {" "}({ $hands })
seats-control-opened-it-before-all = {" "}Control opened it before all were in: without { $names }.
seats-the-time-was-up-without = {" "}The time was up: without { $names }.
seats-control-for = Control { $did } for { NAME($who, form: "the") }.

## Stage (late)

stage-control-announces = Control announces: { $text }
stage-the-city = The city
stage-article = Article { $at }
stage-a-law-in-force = A law in force
stage-a-motion = A motion
stage-a-motion-of = A motion of { NAME($who, form: "the") }
stage-a-faction-of-citizens = A faction of citizens
stage-a-faction-in-exile = A faction in exile
stage-a-faction-without-citizenship = A faction without citizenship
stage-a-faction-without-citizenship-in = A faction without citizenship, in exile
stage-strength = Strength
stage-stasis = Stasis
stage-divine-wrath = Divine Wrath

## Check (soon)

check-both = { $stasis } { $assembly }
check-of-motions-an-assembly-opens = { $motions } of { $full } motions{ $article }: an Assembly opens the next Diplomacy Round.
check-of-motions-no-assembly-yet = { $motions } of { $full } motions{ $article }: no Assembly yet.
check-stasis-of-the-streets-are = Stasis { $number } of { $threshold }{ $article }: the streets are lost. Stasis breaks out.
check-stasis-of-the-city-holds = Stasis { $number } of { $threshold }{ $article }: the city holds.
check-the-agenda-and-the-streets = The agenda and the streets are looked at.
check-check = Check
check-it-is-fought-out-at = It is fought out at the table; Control names the winner.
check-stasis-cards-are-dealt-and = { CALLED("stasis_cards", "Stasis cards") } are dealt, and the factions muster.
check-stasis-breaks-out = Stasis breaks out
check-begin-the-next-cycle = Begin the next cycle
check-grants-and-the-horse-bonus = Grants and the horse bonus lapse.
check-stasis-is-fought-out-before = Stasis is fought out before anybody leaves for the Diplomacy Round.
check-the-stasis-phase-begins = The Stasis Phase begins.
check-the-diplomacy-round-begins = The Diplomacy Round begins.
check-the-next-cycle-begins = The next cycle begins.

## Debate (soon)

debate-you-leave-the-list-of = You leave the list of speakers.
debate-lower-hand = Lower hand
debate-you-join-the-list-of = You join the list of speakers.
debate-end-my-speech = End my speech
debate-raise-hand = Raise hand
debate-speak-everybody-sees-it = { NAME($who, form: "the", start: "yes") } speak; everybody sees it.
debate-nobody-has-the-floor-any = Nobody has the floor any more.
debate-nobody = Nobody
debate-have-the-floor = { NAME($who, form: "the", start: "yes") } have the floor.
debate-the-floor-is-open-to = The floor is open to everyone.
debate-speak-bargain-threaten-raise-a = Speak, bargain, threaten. Raise a hand if the room is loud.
debate-debate = Debate
debate-the-support-phase-begins = The Support phase begins.
debate-may-end-once-the-time-is-up = The debate may end once the time is up.
debate-end-the-debate-start-the = End the debate, start the race
debate-the-archons-conceal-their-horses = The Archons conceal their { CALLED("horses", "Horses") }.
debate-you-have-the-floor = You have the floor
debate-the-room-listens-to-you = The room listens to you.
debate-you-are-next-to-speak = You are next to speak.
debate-before-you-on-the-list = { $before } before you on the list of speakers.

## Events (soon)

events-called = { $titles }
events-these-go-to-the-vote = These go to the vote; the other events are discarded.
events-goes-under-its-deck-and = “{ $title }” goes under its deck and the next is turned up. Once a cycle{ $article }.
events-send-away = Send “{ $title }” away
events-quoted = “{ $title }”
events-the-choice-of-events-falls = The choice of events falls to { NAME($prytanis, form: "the") }{ $article }.
events-you-preside = You preside
events-events-2 = Events
events-to-choose-an-event = to choose an event
events-to-choose-the-events = to choose the events
events-the-debate-begins = The debate begins.
events-open-the-debate = Open the debate
events-the-clock-of-the-debate = The clock of the debate starts.
events-choose-the-event-that-goes = Choose the event that goes to the vote{ $article }.
events-choose-the-events-that-go = Choose the { $n } events that go to the vote{ $article }.
events-no-event-is-before-the = No event is before the council.
events-goes-to-the-vote = { $title } goes to the vote.
events-go-to-the-vote = { $titles } go to the vote.

## Events, in the log (late)

events-the-cards-of-act-are = The cards of Act { $act } are shuffled into
events-the-discards-are-shuffled-back = The discards are shuffled back into
events-the-deck = { $why } the deck “{ $name }”.
events-is-turned-up = “{ $title }” is turned up.
events-activated = Activated: { $titles }{ $article }.
events-the-prytanis-puts-under-its = The Prytanis puts “{ $title }” under its deck{ $article }.

## Grants (soon)

grants-no-longer-vote-with-your = { NAME($who, form: "the", start: "yes") } no longer vote with your { $amount }.
grants-withdraw = Withdraw
grants-send = Send { $who }
grants-call-back = Call back { $who }
grants-no-longer-supports-you = { $who } no longer supports you: −{ $hero }.
grants-strength-until-the-cycle-ends = +{ $what } strength until the cycle ends. { $name } stays in the council until then.
grants-to-what-you-grant-until = +{ $what } to what you grant, until the cycle ends. { $name } stays in the council.
grants-you-have-no-vote-to = You have no vote to add to: { $name } would do nothing here.
grants-would-vote-with-instead-of = { NAME($who, form: "the", start: "yes") } would vote with { $then } instead of { $now }.
grants-grant-to-you-and-neither = { NAME($name, form: "the", start: "yes") } grant to you, and neither of you has a vote: your { $amount } counts as 0.
grants-nobody-is-there = Nobody is there for { NAME($who, form: "the") }: while that is so, your { $amount } would not be cast.
grants-have-no-vote-your-counts = { NAME($who, form: "the", start: "yes") } have no vote: your { $amount } counts as 0.

## Grants, in the log (late)

grants-no-longer-supports = no longer supports
grants-hero-does = { $hero } { $does } { NAME($who, form: "the") }.
grants-grant-their-influence-to = { NAME($who, form: "the", start: "yes") } grant their influence to { NAME($who2, form: "the") }.
grants-withdraw-their-grant = { NAME($who, form: "the", start: "yes") } withdraw their grant.

## Outcome (soon)

outcome-are-named = { NAME($who, form: "the", start: "yes") } are named. { $what }.
outcome-nothing-passed-2 = Nothing passed
outcome-adopted = Adopted
outcome-stasis = Stasis
outcome-divine-wrath = Divine Wrath
outcome-for = { $what } { $by } for { NAME($whom, form: "the") }
outcome-stasis-2 = Stasis { $by }
outcome-divine-wrath-2 = Divine Wrath { $by }
outcome-support-for = Support +{ $by } for { NAME($whom, form: "the") }, { $end }
outcome-exile-for = Exile for { NAME($whom, form: "the") }
outcome-return-from-exile-for = Return from exile for { NAME($whom, form: "the") }
outcome-citizenship-for = Citizenship for { NAME($whom, form: "the") }
outcome-loss-of-citizenship-for = Loss of citizenship for { NAME($whom, form: "the") }
outcome-supremacy-for = Supremacy for { NAME($whom, form: "the") }
outcome-joins-the-assemblys-agenda = “{ $title }” joins the Assembly’s agenda. { $changes }
outcome-to-the-end-of-the = to the end of the Act
outcome-until = , { $end }
outcome-becomes-law = “{ $title }” becomes law{ $end }{ $obeyed }
outcome-the-prytanis = the Prytanis
outcome-the-highest-arete = the highest { CALLED("arete", "Arête") }
outcome-the-lowest-arete = the lowest { CALLED("arete", "Arête") }
outcome-each-that-voted-yes = each that voted YES
outcome-each-that-voted-no = each that voted NO
outcome-each-that-abstained = each that abstained
outcome-each-citizen = each citizen
outcome-each-non-citizen = each non-citizen
outcome-each-exile = each exile
outcome-one-faction-the-prytanis-names = one faction the Prytanis names
outcome-one-faction-control-names = one faction Control names
outcome-the-faction = { NAME($who, form: "the") }
outcome-control-names-whom = { $says }: Control names whom
outcome-strikes-nobody = { $effect }: strikes nobody
outcome-stasis-3 = Stasis { $from } → { $act }
outcome-divine-wrath-3 = Divine Wrath { $wrath } → { $by }
outcome-joins-the-assemblys-agenda-2 = “{ $title }” joins the Assembly’s agenda
outcome-support = { $whom }: support { $by }, { $end }
outcome-into-exile = into exile
outcome-back-from-exile = back from exile
outcome-now-citizens = now citizens
outcome-no-longer-citizens = no longer citizens
outcome-supremacy-to = Supremacy to { NAME($who, form: "the") }
outcome-standing = { $who }: { $becomes }
outcome-from-to = { $who } { $now } → { $then }
outcome-counters = { $what }: { $rows }
outcome-to-name-a-faction = to name a faction
outcome-it-becomes-true-until-then = It takes effect; until then the Prytanis may veto it.
outcome-what-is-shown-becomes-true = What is shown takes effect.
outcome-let-it-happen = Let it happen
outcome-passes = “{ $title }” passes: { $label }.
outcome-nothing-passed-on = Nothing passed on “{ $title }”.
outcome-is-adopted = “{ $title }” is adopted.
outcome-waiting-for-to-name-a = Waiting for { NAME($who, form: "the") } to name a faction.
outcome-the-verdict = The verdict
outcome-everyone = everyone

## Outcome, in the log (late)

outcome-nothing-passed-on-its-default = Nothing passed on “{ $title }”; the card’s last line happens next.
outcome-are-named-2 = { NAME($who, form: "the", start: "yes") } are named.
outcome-done = Done: { $text }
outcome-nothing-passed = nothing passed
outcome-is-settled = “{ $title }” is settled: { $way }.
outcome-by = { $says }, by “{ $title }”
outcome-struck-out-by-control = Struck out by Control: { $says }: { $reason }
outcome-by-changed-by-control = { $says }, by “{ $title }”; changed by Control: { $reason }

## Prytanis (soon)

prytanis-will-preside-over-this-cycle = { NAME($name, form: "the", start: "yes") } will preside over this cycle.
prytanis-locked-until-the-reveal-you = Locked until the reveal; you may change it until then.
prytanis-abstain = Abstain
prytanis-the-council-elects-its-prytanis = The council elects its Prytanis.
prytanis-got-the-most-of-all = { NAME($who, form: "the", start: "yes") } got the most of all who still have a vote: { $votes }.
prytanis-nobody-was-picked = Nobody was picked{ $article }.
prytanis-nobody-was-picked-with-any = No pick had any strength behind it{ $article }.
prytanis-are-elected-with = { NAME($name, form: "the", start: "yes") } are elected with { $votes }{ $article }.
prytanis-are-tied-at = { $names } are tied at { $votes }{ $article }.
prytanis-elect-the-prytanis = Elect the Prytanis
prytanis-whom-do-you-want-to = Whom do you want to preside{ $article }?
prytanis-to-elect-the-prytanis = to elect the Prytanis
prytanis-election = Election
prytanis-the-picks-are-revealed = The picks are revealed.
prytanis-all-picks-are-shown-at = All picks are shown at once.
prytanis-all-picks-are-shown-at-2 = All picks are shown at once; whoever is missing abstains.
prytanis-reveal-the-election = Reveal the election: { $votes_in }
prytanis-are-tied-for-prytanis-the = { $who } are tied for Prytanis. The choice falls to { NAME($who2, form: "the") }{ $by }.
prytanis-break-the-tie = Break the tie
prytanis-are-tied-pick-who-presides = { $tied } are tied. Pick who presides.
prytanis-waiting-for-to-pick-who = Waiting for { NAME($who, form: "the") } to pick who presides.
prytanis-a-tie = A tie
prytanis-to-pick-the-prytanis = to pick the Prytanis
prytanis-the-cycle = The cycle
prytanis-turn-to-the-events = Turn to the events
prytanis-no-event-lies-face-up = No event lies face up; the debate is next.
prytanis-the-prytanis-chooses-what-the = The Prytanis chooses what the council debates.
prytanis-control-chooses-what-the-council = Control chooses what the council debates.
prytanis-preside = { NAME($who, form: "the", start: "yes") } preside.
prytanis-nobody-can-preside-control-chooses = Nobody can preside; Control chooses in the Prytanis’s place.
prytanis-the-cycle-is-yours-the = The cycle is yours. The events come next.
prytanis-you-preside = You preside
prytanis-the-cycle-begins = The cycle begins
prytanis-the-council-elects = The council elects

## Prytanis, in the log (late)

prytanis-are-tied-for-prytanis = { $names } are tied for Prytanis{ $article }.
prytanis-have-joined-others = have joined others
prytanis-are-in-exile = are in exile
prytanis-are-no-citizens-any-more = are no longer citizens
prytanis-and-preside-no-longer = { NAME($who, form: "the", start: "yes") } { $why } and preside no longer.
prytanis-no-citizen-can-preside-control = No citizen can preside; Control chooses.
prytanis-locked-a-vote = locked a vote
prytanis-for = { $who } { $strength } for { $whom }
prytanis-the-election = The election: { $cast }{ $hands }.{ $early }
prytanis-preside-they-are-elected = { NAME($name, form: "the", start: "yes") } preside: they are elected{ $article }.
prytanis-preside-with-the-highest-arete = { NAME($name, form: "the", start: "yes") } preside with the highest { CALLED("arete", "Arête") }{ $article }.
prytanis-preside-with-the-lowest-arete = { NAME($name, form: "the", start: "yes") } preside with the lowest { CALLED("arete", "Arête") }{ $article }.
prytanis-preside-it-is-their-turn = { NAME($name, form: "the", start: "yes") } preside: it is their turn{ $article }.
prytanis-preside-the-lot-fell-on = { NAME($name, form: "the", start: "yes") } preside: the lot fell on them{ $article }.
prytanis-preside-the-hold-supremacy-and = { NAME($name, form: "the", start: "yes") } preside: the { $holder } hold supremacy{ $article } and broke the tie.
prytanis-preside-control-broke-the-tie = { NAME($name, form: "the", start: "yes") } preside: Control broke the tie.
prytanis-preside-appointed-by-control = { NAME($name, form: "the", start: "yes") } preside, appointed by Control: { $reason }
prytanis-the-presided-last-are-the = The { $last } presided last; { NAME($name, form: "the") } are the next with a vote, clockwise.
prytanis-are-the-first-with-a = { NAME($name, form: "the", start: "yes") } are the first with a vote, clockwise.
prytanis-the-lot-fell-on-one = The lot fell on { NAME($name, form: "the") }, one of { $all } with a vote.
prytanis-hold-supremacy-and-picked = { NAME($who, form: "the") } hold supremacy and picked
prytanis-nobody-holds-supremacy-so-control = nobody holds supremacy, so Control picked
prytanis-tie-names = { $tie }; { $who } { NAME($name, form: "the") }.
prytanis-control-appointed = Control appointed { NAME($name, form: "the") }: { $reason }
prytanis-hold-supremacy-and-pick = { NAME($who, form: "the") } hold supremacy and pick
prytanis-nobody-holds-supremacy-so-control-2 = nobody holds supremacy, so Control picks
prytanis-tie-who = { $tie }; { $who }.
prytanis-preside-nobody-else-has-a = { NAME($name, form: "the", start: "yes") } preside: nobody else has a vote.
prytanis-have-the-arete-of-all = { NAME($name, form: "the", start: "yes") } have the { $most } { CALLED("arete", "Arête") } of all with a vote, { $what }; then { $names } with { $next }.
prytanis-have-the-highest-arete-each = { $names } have the highest { CALLED("arete", "Arête") }, { $what } each
prytanis-have-the-lowest-arete-each = { $names } have the lowest { CALLED("arete", "Arête") }, { $what } each
prytanis-are-tied = { $names } are tied

## Race (soon)

race-you-have-no-vote-that = You have no vote that a win could add to. { $shown }
race-none = None
race-1-horse = 1 { CALLED("horses", "Horse") }
race-horses = { $more } { CALLED("horses", "Horses") }
race-you-stay-out-of-the = You stay out of the race.
race-you-may-change-it-until = You may change it until the reveal. { $shown }
race-win-the-race-and-gain = { NAME($who, form: "the", start: "yes") } win the race and gain { $bonus } support.
race-nobody = Nobody
race-nobody-wins-the-race = Nobody wins the race.
race-no-race-was-run-strengths = No race was run; strengths are announced.
race-no-horse-ran-nobody-wins = No { CALLED("horses", "Horse") } ran; nobody wins.
race-are-tied-nobody-wins-the = { $who } are tied; nobody wins the race.
race-are-tied-each-gains-support = { $who } are tied; each gains { $bonus } support.
race-on-a-tie-nobody-wins = on a tie nobody wins
race-on-a-tie-all-of = on a tie all of the tied win
race-on-a-tie-one-of = on a tie one of the tied is picked
race-the-most-horses-win-strength = The most { CALLED("horses", "Horses") } win +{ $bonus } strength for this cycle; { $tie }{ $article }.
race-you-keep-the-horses-that = You keep the { CALLED("horses", "Horses") } that you show{ $article }.
race-the-horses-that-you-show = The { CALLED("horses", "Horses") } that you show are spent{ $article }.
race-horses-are-being-concealed = { CALLED("horses", "Horses") } are being concealed.
race-the-race = The race
race-to-conceal-horses = to conceal { CALLED("horses", "Horses") }
race-bids = Bids
race-the-bids-are-revealed = The bids are revealed.
race-nobody-is-there = { $says } Nobody is there for { $who }: they bid nothing.
race-all-bids-are-shown-at = All bids are shown at once.
race-all-bids-are-shown-at-2 = All bids are shown at once; whoever is missing bids nothing.
race-reveal-the-bids = Reveal the bids: { $able }
race-the-race-is-tied-control = The race is tied; Control picks the winner.
race-to-pick-the-winner-of = to pick the winner of the race
race-you-have-no-horse = { $prize } You have no { CALLED("horses", "Horse") }.
race-strengths = Strengths
race-the-vote-comes-next = The vote comes next.
race-send-heroes-to-support-you = Send Heroes to support you: each adds its value to your strength for this cycle.
race-you-have-no-vote-grant = You have no vote. Grant your influence to somebody who has one, and it counts there.
race-the-vote-phase-is-left = The Vote phase is skipped; the check begins.
race-the-factions-vote-in-secret = The factions vote in secret, with the strengths as they are shown.
race-control-says-what-is-put = Control says what is put to the vote first.
race-the-prytanis-says-what-is = The Prytanis says what is put to the vote first.
race-nothing-to-vote-on-go = Nothing to vote on: go to the check
race-open-the-vote-on = Open the vote on “{ $title }”
race-open-the-vote = Open the vote

## Race, in the log (late)

race-locked-a-bid = locked a bid
race-bid-of = { $who } { $horses }
race-they-are-spent = {" "}They are spent{ $by }.
race-horses-shown = { CALLED("horses", "Horses") } shown: { $shown }{ $hands }.{ $spent } { $verdict }{ $early }
race-control-gives-the-tied-race = Control gives the tied race to { $who }.
race-nobody-showed-any = nobody showed any
race-the-bonus-is-the-stasis = {" "}The bonus is the Stasis number.
race-the-most-horses-win = The most { CALLED("horses", "Horses") } win: { $shown }. { $verdict }{ $bonus }

## Vote (soon)

vote-puts-to-the-vote = Puts “{ $title }” to the vote: { $label }.
vote-no-other-option-of-is = No other option of “{ $title }” is tried; the card’s last line happens.
vote-try-nothing-else = Try nothing else
vote-it-passes = It passes
vote-the-tie-is-decided-the = The tie is decided: the motion passes.
vote-it-fails = It fails
vote-the-tie-is-decided-the-2 = The tie is decided: the motion fails.
vote-locked-until-the-reveal-you = Locked until the reveal; you may change it until then.
vote-yes = YES
vote-no = NO
vote-abstain = Abstain
vote-what-was-picked-is-forgotten = What was picked is forgotten and the same vote is held again.
vote-void-the-vote = Void the vote
vote-what-has-passed-fails-as = What has passed fails, as if NO had won. Once an Act{ $article }.
vote-veto-it = Veto it
vote-a-law = A law
vote-a-resolution = A resolution
vote-a-change-of-the-constitution = A change of the constitution
vote-a-new-article = A new article
vote-passed-to-vetoed-by = Passed, { $yes } to { $no }; vetoed by { NAME($who, form: "the") }{ $article }.
vote-passed-to = Passed, { $yes } to { $no }.
vote-failed-to = Failed, { $yes } to { $no }{ $why }.
vote-tied-to-the-decision-falls = Tied, { $yes } to { $no }. The decision falls to { NAME($decider, form: "the") }{ $article }.
vote-tied-to-passed-by-word = Tied, { $yes } to { $no }; passed by the word of { NAME($by, form: "the") }.
vote-tied-to-failed-by-word = Tied, { $yes } to { $no }; failed by the word of { NAME($by, form: "the") }.
vote-passes-when-yes-outweighs-no = Passes when YES outweighs NO: { $least } of { $all } when all vote{ $article }.
vote-passes-with-two-thirds-of = Passes with two thirds of YES and NO: { $least } of { $all } when all vote{ $article }.
vote-three-quarters-of-yes-and-2 = three quarters of YES and NO
vote-passes-with-of-when-all = Passes with { $share }: { $least } of { $all } when all vote{ $article }.
vote-quorum-of-archons-must-vote = {" "}Quorum: { $least } of { $voters } Archons must vote{ $article }.
vote-a-tie-fails = {" "}A tie fails{ $by }.
vote-a-tie-goes-to = {" "}A tie goes to { NAME($who, form: "the") }{ $by }.
vote-nobody-is-there = { $says } Nobody is there for { $who }: their strength is not cast.
vote-abstentions-do-not-count = { $passes } Abstentions do not count.{ $tie }{ $quorum }
vote-quorum-not-met-of = : quorum not met, { $voted } of { $least }{ $by }
vote-a-tie-fails-2 = : a tie fails{ $by }
vote-two-thirds-are-needed = : two thirds are needed{ $by }
vote-three-quarters-are-needed = : three quarters are needed{ $by }
vote-what-comes-to-the-vote = What comes to the vote is for { NAME($prytanis, form: "the") } to say.
vote-you-preside = You preside
vote-say-what-is-put-to = Say what is put to the vote next.
vote-events = Events
vote-to-say-what-is-put = to say what is put to the vote
vote-the-council-votes = The council votes: “{ $title }”, { $label }.
vote-vote = Vote
vote-yes-or-no-nobody-sees = YES or NO? Nobody sees it before the reveal.
vote-the-council-votes-2 = The council votes
vote-to-vote = to vote
vote-the-votes-are-revealed = The votes are revealed.
vote-all-votes-are-shown-at = All votes are shown at once.
vote-all-votes-are-shown-at-2 = All votes are shown at once; whoever is missing abstains.
vote-reveal-the-votes = Reveal the votes: { $votes_in }
vote-a-tie-the-decision-falls = A tie. The decision falls to { NAME($decider, form: "the") }.
vote-decide-the-tie = Decide the tie
vote-the-vote-is-tied-it = The vote is tied. It is yours to decide.
vote-a-tie = A tie
vote-to-decide-the-tie = to decide the tie
vote-exiles-have-no-vote = Exiles have no vote.
vote-only-citizens-vote = Only citizens vote{ $by }.

## Law, where a vote says what it needs (soon)

law-article = Article { $at }
law-by-reason = {" "}({ $reason })

## Vote, in the log (late)

vote-put-to-the-vote = Put to the vote: “{ $title }”, { $label }.
vote-put-to-the-vote-2 = Put to the vote: “{ $title }”.
vote-locked-a-vote = locked a vote
vote-hands-counted-in-the-room = Hands counted in the room: { $yes } YES, { $no } NO: { $verdict }.
vote-veto-what-had-passed = { $as_ref } veto what had passed{ $article }.
vote-it-passes-2 = it passes
vote-it-fails-2 = it fails
vote-the-tie-fails = The tie fails: ties have come to fail{ $article }.
vote-decided-the-tie = { $as_ref } decided the tie: { $verdict }.
vote-control-voids-the-vote-it = Control voids the vote; it is held again: { $reason }
vote-control = Control
vote-who = { NAME($who, form: "the", start: "yes") }
vote-yes-no-abstained = { $yes } YES, { $no } NO, { $abstain } abstained
vote-counts-and-verdict = { $counts }: { $verdict }{ $hands }.{ $early }
vote-archons-must-vote-did = { $quorum } Archons must vote, { $voted } did
vote-abstained-and-do-not-count = ; { $sum } abstained and do not count
vote-needed-and-counts = { $needed }: { $yes }; { $no }{ $out }. { $ended }
vote-more-yes-than-no-passes = More YES than NO passes
vote-two-thirds-of-yes-and = Two thirds of YES and NO pass, { $all } of { $all2 }
vote-three-quarters-of-yes-and = Three quarters of YES and NO pass, { $all } of { $all2 }
vote-part = { $label } { $by }
vote-side = { $figure } { $name }
vote-side-with-parts = { $figure } { $name } = { $parts }

## Day (soon)

day-play-goes-on-after-this = Play goes on after this phase.
day-cancel-the-diplomacy-round = Cancel the Diplomacy Round
day-play-halts-at-the-end = Play halts at the end of this phase and the Archons may leave.
day-call-the-diplomacy-round = Call the Diplomacy Round
day-stasis-is-at-least-and = Stasis rises to at least { $act }, and the cards of Act { $act } join the decks.
day-begin-act = Begin Act { $act }
day-begin-act-action-round = Begin Act { $act }: Action Round { $number }
day-begin-action-round = Begin Action Round { $number }
day-begin-the-diplomacy-round = Begin the Diplomacy Round
day-open-the-assembly-1-motion = Open the Assembly: 1 motion
day-open-the-assembly-motions = Open the Assembly: { $many } motions
day-play-on = Play on: Action Round { $number }
day-play-on-says = The day is over by its plan. This begins one more Action Round.
day-play-resumes-where-it-halted = Play resumes where it halted.
day-the-council-meets-and-the = The council meets, and the next cycle begins.
day-the-archons-go-to-their = The Archons go to their factions; the council rests.
day-the-motions-of-the-agenda = The motions of the agenda are read, one after the other.
day-ends-soon = { $name } ends soon.
day-the-time-of-is-up = The time of { $name } is up.
day-the-decks-are-shuffled-three = The decks are shuffled, three events turned up, and the Prytanis is found.
day-begin-the-first-cycle = Begin the first cycle
day-is-over = The day is over: nothing is planned any more.
day-last-round = The last Diplomacy Round: the day ends with it.
day-ends = The end of the day
day-ends-says = Close the table; “Play on” begins one more round.
day-the-diplomacy-round-play-resumes = The Diplomacy Round. Play resumes with the { $resume } phase.
day-phase = { $label }: { $resume } phase
day-next = next

## Day, in the log (late)

day-action-round-begins = Action Round { $round } begins.
day-control-calls-the-diplomacy-round = Control calls the Diplomacy Round
day-the-bell-calls-the-diplomacy = The bell calls the Diplomacy Round
day-for-the-end-of-this = { $called } for the end of this phase.
day-the-diplomacy-round-is-called = The Diplomacy Round is called off.
day-the-diplomacy-round-begins-play = The Diplomacy Round begins. Play resumes with the { $resume } phase.
day-act-begins = Act { $act } begins.
day-the-bell-ends-soon = The bell: { $round } ends soon.
day-the-bell-the-time-of = The bell: the time of { $round } is up.
day-control-plans-the-rest-of = Control plans the rest of the day anew.
day-control-lets-the-round-end = Control lets the round end { $span } from now.
day-control-stops-the-clock-of = Control stops the clock of the round.

## Rulings (late)

rulings-what-is-only-shown-waits = Steps that only show something wait for Control, as do the reveals of bids and votes.
rulings-step-by-hand = Step by hand
rulings-what-is-only-shown-goes = Steps that only show something go on after { $rules } seconds; bids and votes are revealed when all are in.
rulings-let-the-council-run = Let the council run
rulings-allowed = { $ruling }: { $value }
rulings-presides = Presides
rulings-events = Events that the Prytanis activates
rulings-majority = Needed to pass
rulings-quorum = Archons who must vote
rulings-agenda = Motions on a full agenda
rulings-second-look = The Prytanis puts an event under its deck
rulings-veto = The Prytanis vetoes
rulings-ruling = Ruling { $rule }: { $ruling }. { $value }.
rulings-text = { $ruling }.

## Law (late)

law-brings-the-former-back = Brings the former text back.
law-ends = The law “{ $title }” ends, { $span } being over.
law-obeyed = { $lever }.
law-the-law-is-repealed = The law “{ $title }” is repealed: { $reason }
law-control-takes-article-out = Control takes Article { $number }, “{ $title }”, out: { $reason }
law-supremacy-set-by-control = Supremacy: { $who }, set by Control: { $reason }
law-control = Control
law-tied-votes-set-by-control = Tied votes: { $who }, set by Control: { $reason }
law-proclaims-the-law = { $by } proclaims the law “{ $title }”.
law-a-text-that-stood-ready = a ready text
law-a-text-of-its-own = a text of its own
law-control-gives-article = Control gives Article { $number }, “{ $title }”, { $how }: { $reason }
law-control-adds-the-article = Control adds the article “{ $title }”: { $reason }
law-the-law = the law “{ $title }”
law-quoted = “{ $title }”
law-control-2 = Control: { $reason }
law-nobody-holds-supremacy = Nobody holds supremacy
law-hold-supremacy = { NAME($who, form: "the", start: "yes") } hold supremacy
law-control-decides-tied-votes = Control decides tied votes
law-the-prytanis-decides-tied-votes = The Prytanis decides tied votes
law-a-tied-motion-fails = A tied motion fails
law-the-archon-of-decides-tied = The Archon of { NAME($who, form: "the") } decides tied votes
law-citizens = Citizens: { $who }
law-are-citizens = { NAME($who, form: "the", start: "yes") } are citizens
law-are-not-citizens = { NAME($who, form: "the", start: "yes") } are not citizens
law-colon = : { $lever }
law-article-in-place-of = Article { $at }, in place of “{ $title }”
law-article-2 = Article { $constitution }
law-was-to-replace-an-article = “{ $title }” was to replace an article that is no more: Control decides what becomes of it
law-becomes = “{ $title }” becomes { $place }{ $lever }
law-to-the-end-of-act = to the end of Act { $act }
law-to-the-end-of-the = to the end of the next Action Round
law-to-the-end-of-the-2 = to the end of the Action Round
law-to-the-end-of-the-3 = to the end of the cycle
law-the-vote = the vote
law-the-phase = the phase
law-the-cycle = the cycle
law-the-action-round = the Action Round
law-the-act = the Act

## Amend (late)

amend-article = Article { $number }, { $title }
amend-in-their-own-words = {" "}in their own words
amend-change-article = { NAME($name, form: "the", start: "yes") } change Article { $number }, “{ $title }”{ $own }.
amend-a-change-of-the-constitution = A change of the constitution falls to { NAME($who, form: "the") }.
amend-you-won = You won
amend-change-one-article-of-the = Change one article of the constitution.
amend-to-change-an-article = to change an article
amend-the-units-leave-the-city = The units leave the city; the Stasis number goes where its ruling says.
amend-end-the-stasis = End the stasis
amend-change-article-2 = { NAME($who, form: "the", start: "yes") } change Article { $number }.
amend-leave-it = Leave the constitution as it is
amend-leave-it-says = No article is changed.
amend-leave-the-constitution = { NAME($name, form: "the", start: "yes") } leave the constitution as it is.
amend-no-text-is-ready = No text stands ready to take an article’s place. The winner may still write one.
amend-the-stasis-is-over = The stasis is over.

## Battle (late)

battle-the-battle-for-is-fought = The battle for { NAME($name, form: "the") } is fought next.
battle-no-die = No die
battle-you-roll-three-dice = You roll three dice.
battle-1-tyche-die = 1 { CALLED("tyche", "Tyche") } die
battle-a-fourth-die-is-added = A fourth die is added, for 1 { CALLED("tyche", "Tyche") }.
battle-tyche-dice = { $dice } { CALLED("tyche", "Tyche") } dice
battle-dice-are-added-for-tyche = { $dice } dice are added, for { $dice } { CALLED("tyche", "Tyche") }.
battle-dies = { $hero } dies.
battle-goes-free = { $hero } goes free.
battle-label-and-hero = { $label } { $hero }
battle-spare = Spare
battle-execute = Execute
battle-dice-are-thrown-by-hand = Dice are thrown by hand for the { CALLED("projects", "megaprojects") }.
battle-dice-are-thrown-by-hand-2 = Dice are thrown by hand for “{ $title }”.
battle-the-battle-for-the = The battle for the { $place }: { $who }.
battle-chose-about-tyche = chose about { CALLED("tyche", "Tyche") }
battle-dice-of = { $who } { $dice }
battle-tyche-dice-2 = { CALLED("tyche", "Tyche") } dice: { $spent }{ $hands }.
battle-total-rolled = { $who } { $total } ({ $rolled })
battle-at-the = At the { $place }: { $verdict }
battle-at-the-2 = At the { $place }: { $rows }{ $hand }. { $verdict }
battle-of-is = { $hero } of { NAME($who, form: "the") } is { $fate }.
battle-the-highest-total-holds-the = The highest total holds the place: { $totals }. { $verdict }
battle-a-natural-13-out = { $name } a natural 13, out
battle-tyche-2 = { CALLED("tyche", "Tyche") } { $tyche }
battle-label-by = { $label } ({ $by })
battle-dice = dice { $dice }
battle-sum = { $name } { $sum } = { $parts }
battle-with-tyche-as-shown = with { CALLED("tyche", "Tyche") } as shown
battle-before-tyche = before { CALLED("tyche", "Tyche") }
battle-throw-a-natural-13-and = { NAME($who, form: "the", start: "yes") } throw a natural 13 and are gone.
battle-the-battle-for-the-2 = the battle for the { $objective }
battle-the-megaprojects = the { CALLED("projects", "megaprojects") }
battle-quoted = “{ $title }”
battle-hold-the = { NAME($who, form: "the", start: "yes") } hold the { $place }.
battle-a-natural-13-for-everybody = A natural 13 for everybody: nobody holds the { $place }.
battle-are-tied-the-is-empty = { $names } are tied: the { $place } is empty.
battle-fought-on-the-real-map = Fought on the real map.{" "}
battle-where-and-how = { $fought_where }{ $sentence }
battle-of-dies = { $hero } of { NAME($name, form: "the") } dies.
battle-lose-1-unit = { NAME($name, form: "the", start: "yes") } lose 1 unit.
battle-lose-units = { NAME($name, form: "the", start: "yes") } lose { $more } units.
battle-dice-are-thrown-at-the = Dice are thrown at the table.
battle-let-the-program-throw = Let the program throw
battle-they-fall-on-every-screen = They fall on every screen at once.
battle-nobody-contests-anything-no-battle = Nobody contests anything: no battle is fought.
battle-one-battle-is-to-be = One battle is to be fought.
battle-battles-are-to-be-fought = { $more } battles are to be fought.
battle-battles = Battles
battle-the-next-battle-begins = The next battle begins.
battle-tyche-4 = { CALLED("tyche", "Tyche") }?
battle-a-tyche-buys-a-die = A { CALLED("tyche", "Tyche") } buys a die for this roll. Nobody sees it yet.
battle-to-call-on-tyche-or = to decide about { CALLED("tyche", "Tyche") }
battle-the-tyche-dice-are-shown = The { CALLED("tyche", "Tyche") } dice are shown.
battle-show-the-tyche-dice = Show the { CALLED("tyche", "Tyche") } dice: { $buyers_in }
battle-all-choices-are-shown-at = All choices are shown at once and paid for.
battle-the-battle-for-the-the = The battle for the { $place }: the dice.
battle-dice-2 = Dice
battle-the-dice-are-thrown = The dice are thrown.
battle-throw-the-dice = Throw the dice
battle-the-program-throws-dice-of = The program throws; dice of the table can be entered instead.
battle-mercy = Mercy?
battle-beaten-heroes-are-in-your = Beaten Heroes are in your hands.
battle-to-judge-heroes = to judge Heroes
battle-battle-2 = Battle
battle-heroes-not-judged-are-spared = Heroes not judged are spared; the next battle begins.
battle-to-the-other-battles = To the other battles
battle-control-picks-which-is-fought = Control picks which is fought next.
battle-locked = Locked
battle-nobody-sees-it-before-all = Nobody sees it before all are shown.
battle-stasis = Stasis
battle-the-battle-for-the-who = The battle for the { $place }: who calls on { CALLED("tyche", "Tyche") }?
battle-its-sides-are-shown-tyche = Its sides are shown; { CALLED("tyche", "Tyche") } may be bought.
battle-it-is-settled-who-holds = It is settled who holds each place, and the city pays.
battle-heroes-that-are-not-judged = Heroes that are not judged are spared.
battle-battle-for = Battle for the { $place }
battle-settle-who-holds-the-city = Settle who holds the city

## Cards (late)

cards-draw = { NAME($name, form: "the", start: "yes") } draw { $number ->
    [one] 1 card
   *[other] { $number } cards
  }: { $why }.
cards-you-pay-1-of-tyche = You pay 1 of { $have } { CALLED("tyche", "Tyche") } and draw a card.
cards-one-more-card = One more card
cards-when-all-are-ready-it = When everybody is ready, the game goes on.
cards-i-am-ready = I am ready
cards-the-stasis-cards-are-shuffled = The { CALLED("stasis_cards", "Stasis cards") } are shuffled.
cards-kept-from-earlier = kept from earlier
cards-rank-of-arete = rank { $rank } of { CALLED("arete", "Arête") }
cards-beyond-their-rank = beyond their rank
cards-for-a-tyche = for a { CALLED("tyche", "Tyche") }
cards-by-the-card = by the card
cards-dealt-by-control = dealt by Control, { $reason }
cards-no-stasis-card-is-left = No { CALLED("stasis_cards", "Stasis card") } is left: { NAME($name, form: "the") } are owed { $missing }, { $why }.
cards-no-stasis-card-is-left-2 = No { CALLED("stasis_cards", "Stasis card") } is left: { NAME($name, form: "the") } go without { $missing }, { $why }.
cards-stasis-the-archons-draw-stasis = Stasis. The Archons draw { CALLED("stasis_cards", "Stasis cards") }.
cards-your-cards = Your cards
cards-pay-tyche-for-more-of = Pay { CALLED("tyche", "Tyche") } for more of them, or say that you are ready.
cards-look-at-them-where-nobody = Look at them where nobody else can.
cards-to-be-ready-with-the = to finish with the cards
cards-cards = Cards
cards-the-factions-muster = The factions muster.
cards-muster-the-factions = Muster the factions: { $choosers_in }
cards-units-are-mustered-no-more = Units are mustered; no more cards are bought.
cards-ready = Ready
cards-the-others-are-still-at = The others are not ready yet.

## Deploy (late)

deploy-the-turn-of-the-is = The turn of the { $mover } is over; they spend nothing.
deploy-pass-for-the = Pass for the { $mover }
deploy-everybody-has-passed-twice-one = Everybody has passed twice: one last action each, then the battles.
deploy-start-the-last-actions = Start the last actions
deploy-no-more-turns-all-cards = No more turns: all cards are discarded, and the battles begin.
deploy-end-the-deployment = End the deployment
deploy-begin-they-have-the-most = { NAME($name, form: "the", start: "yes") } begin: they have the most { CALLED("doom", "Doom") }.
deploy-are-tied-for-the-most = { $tied } are tied for the most { CALLED("doom", "Doom") }; the lot falls on { NAME($name, form: "the") }.
deploy-with = , with { $and }
deploy-place-at-the = { NAME($name, form: "the", start: "yes") } place { $units } at the { $place }{ $heroes }.
deploy-colon = : { $aims }
deploy-play = { NAME($name, form: "the", start: "yes") } play “{ $title }”{ $at }.
deploy-discard-it-has-no-target = { NAME($name, form: "the", start: "yes") } discard “{ $title }”: it has no target.
deploy-have-nothing-left-to-place = { NAME($name, form: "the", start: "yes") } have nothing left to place or to play.
deploy-pass-their-time-is-up = { NAME($name, form: "the", start: "yes") } pass: their time is up.
deploy-control-passes-the-turn-of = Control passes the turn of { NAME($name, form: "the") }.
deploy-pass-nobody-is-there = { NAME($name, form: "the", start: "yes") } pass: nobody is there.
deploy-every-objective-is-occupied-one = Every objective is occupied: one last action each.
deploy-nobody-has-a-unit-left = Nobody has a unit left: one last action each.
deploy-nobody-can-do-anything-more = Nobody can do anything more: the last actions pass.
deploy-control-begins-the-last-actions = Control begins the last actions.
deploy-no-battle-is-to-be = No battle is to be fought
deploy-one-battle-is-to-be = One battle is to be fought
deploy-battles-are-to-be-fought = { $more } battles are to be fought
deploy-the-deployment-is-over-all = The deployment is over; all cards are discarded. { $battles }.
deploy-your-turn = Your turn
deploy-place-units-or-play-a = Place units, or play a card.
deploy-the-streets = The streets
deploy-to-act = to act
deploy-turn = Turn
deploy-the-turn-is-passed = The turn is passed.
deploy-the-last-action-of-all = The last action of all: { NAME($name, form: "the") }.
deploy-one-last-action-each = One last action each: { NAME($name, form: "the") }.
deploy-in-the-streets-the-turn = In the streets: the turn of { NAME($name, form: "the") }.
deploy-then-the-battles-begin = Then the battles begin.
deploy-one-last-action-each-then = One last action each, then the battles.
deploy-once-no-place-is-empty = Once no place is empty, or no unit is left, everybody acts once more.
deploy-the-act-your-last-action = The { $mover } act. Your last action is done.
deploy-the-act-you-are-next = The { $mover } act. You are next.
deploy-the-act-you-are-in = { $away ->
    [one] The { $mover } act. Your turn comes in 1 turn.
   *[other] The { $mover } act. Your turn comes in { $away } turns.
  }

## Muster (late)

muster-to-every-throw-where-it = +{ $hero } to every throw where it stands. It dies there on a natural 13, and whoever beats it may execute it.
muster-commit = Commit { $who }
muster-keep-safe = Keep { $who } safe
muster-out-of-the-fight-and = Out of the fight and out of danger: it adds nothing, and cannot die.
muster-megaprojects-rolled = {" "}{ CALLED("projects", "Megaprojects") } rolled { $rolled }.
muster-muster = { NAME($name, form: "the", start: "yes") } muster { $military }.{ $dice }
muster-joins-the-fight = joins the fight
muster-is-sent-to-safety = is sent to safety
muster-of = { $hero } of { NAME($who, form: "the") } { $does }.
muster-no-unit = no unit
muster-muster-2 = Muster
muster-commit-heroes-to-the-fight = Commit Heroes to the fight or keep them safe; then say that you are ready.
muster-stasis = Stasis
muster-to-commit-heroes = to commit Heroes
muster-the-first-turn-begins = The first turn begins.
muster-begin-the-deployment = Begin the deployment: { $choosers_in }
muster-the-first-turn-begins-heroes = The first turn begins; Heroes that are not committed are safe.
muster-the-factions-muster-heroes-choose = The factions muster; Heroes choose the fight or safety.

## Powers (late)

powers-name-and-whose = { $name }: { $who }
powers-cards = { $name }: { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  }
powers-of-the = { $name } of the { $owner }
powers-dice-of = { $who } { $dice }
powers-dice = Dice: { $throws }{ $hand }.
powers-of-at-the-become-military = { $units } of { NAME($name, form: "the") } at the { $place } become military units.
powers-of-the-at-the-go = { $units } of the { $loser } at the { $place } go over to the { $winner }.
powers-of-dies = { $hero } of { NAME($name, form: "the") } dies.
powers-of-is-in-safety = { $hero } of { NAME($name, form: "the") } is in safety.
powers-of-waits-in-reserve = { $hero } of { NAME($name, form: "the") } waits in reserve.
powers-of-is-now-at = { $hero } of { NAME($name, form: "the") } is now at { NAME($who, form: "the") }.
powers-roll-with-at-the = { NAME($name, form: "the", start: "yes") } roll with { $by } at the { $place }.
powers-barricade-the = { NAME($name, form: "the", start: "yes") } barricade the { $place }.
powers-the-barricade-at-the-falls = The barricade at the { $place } falls.
powers-1-card = 1 card
powers-cards-2 = { $number } cards
powers-take-from-the = { NAME($who, form: "the", start: "yes") } take { $cards } from the { $loser }.
powers-the-discard = The { $loser } discard { $cards }.
powers-the-and-the-trade-hands = The { $one } and the { $other } trade hands.
powers-look-at-the-hand-of = { NAME($who, form: "the", start: "yes") } look at the hand of { NAME($who2, form: "the") }.
powers-of-join-at-the = { $units } of { NAME($name, form: "the") } join at the { $at }.
powers-of-stand-in-reserve = { $units } of { NAME($name, form: "the") } stand in reserve.
powers-lose-at-the = { NAME($name, form: "the", start: "yes") } lose { $units } at the { $at }.
powers-of-march-from-the-to = { $units } of { NAME($name, form: "the") } march from the { $from } to the { $there }.
powers-lose = { NAME($name, form: "the", start: "yes") } lose { $units }.
powers-where-you-have-units = where you have units
powers-up = { $count ->
    [one] { $units } rises { $at }.
   *[other] { $units } rise { $at }.
  }
powers-roll-a-die-as-many = Roll a die: that many mobs rise { $at }.
powers-roll-dice-as-many-mobs = Roll { $dice } dice: that many mobs rise { $at }.
powers-join-your-reserve = { $units } join your reserve.
powers-march-up-to-of-your = March up to { $units } of your units, and your Heroes with them, to any other objective.
powers-march-up-to-of-your-2 = March up to { $units } of your units, and your Heroes with them, within their map.
powers-place-up-to-units-of = { $units ->
    [one] Place 1 unit of your reserve at an objective.
   *[other] Place up to { $units } units of your reserve at one objective.
  }
powers-take-up-to-of-your = Take up to { $units } of your units at one objective back into reserve.
powers-up-to-of-your-mobs = { $mobs ->
    [one] One of your mobs becomes a military unit.
   *[other] Up to { $mobs } of your mobs at one objective become military units.
  }
powers-your-battle-roll-at-one = Your battle roll at one objective gains { $by }.
powers-a-rivals-battle-roll-at = A rival’s battle roll at one objective loses { $by }.
powers-nobody-else-may-enter-one = Nobody else may enter one objective while your units stand there.
powers-a-rivals-barricade-falls = A rival’s barricade falls.
powers-up-to-mobs-of-a = { $mobs ->
    [one] One mob of a rival runs back into its reserve.
   *[other] Up to { $mobs } mobs of a rival at one objective run back into its reserve.
  }
powers-everybody-at-one-objective-you = { $units ->
    [one] Everybody at one objective, you too, loses 1 unit, mobs first.
   *[other] Everybody at one objective, you too, loses up to { $units } units, mobs first.
  }
powers-everybody-with-mobs-at-one = Everybody with mobs at one objective rolls a die and loses that many.
powers-roll-a-die-at-a = Roll a die at a rival’s Hero in the streets: { $at_least } or more kills.
powers-a-rivals-hero-dies-where = A rival’s Hero dies where you have more units than its faction.
powers-one-of-your-heroes-in = One of your Heroes in the streets goes to safety.
powers-one-of-your-heroes-safe = One of your Heroes, safe or in reserve, appears at an objective.
powers-your-hero-fights-a-rivals = Your Hero fights a rival’s at the same objective: a die plus value each, and the lower dies.
powers-up-to-mobs-of-a-2 = { $mobs ->
    [one] One mob of a rival comes over to you.
   *[other] Up to { $mobs } mobs of a rival at one objective come over to you.
  }
powers-lead-the-colossus-to-another = Lead the Colossus to another objective.
powers-take-at-random-from-a = Take { $number } at random from a rival’s hand.
powers-a-rival-discards-at-random = A rival discards { $number } at random.
powers-look-at-a-rivals-hand = Look at a rival’s hand.
powers-trade-hands-with-a-rival = Trade hands with a rival.
powers-draw = Draw { $number }.
powers-from-where = From where?
powers-where-to = Where to?
powers-where = Where?
powers-whom = Whom?
powers-whose-hand = Whose hand?
powers-which-hero = Which Hero?
powers-your-hero = Your Hero?
powers-against-whom = Against whom?

## Score (late)

score-everything-is-fought-and-settled = Everything is fought and settled at once: no more { CALLED("tyche", "Tyche") } is asked for, Heroes are spared, dice are shared by lot.
score-skip-to-the-score-sheet = Skip to the score sheet
score-win-the-stasis = { NAME($who, form: "the", start: "yes") } win the stasis.
score-nobody-wins-no-article-is = Nobody wins; no article is changed.
score-nobody = Nobody
score-total-of = { $who } { $total }
score-nobody-has-any = nobody has any
score-victory-points = Victory Points: { $rows }. { $score }
score-sentence-end = { $rows }.{" "}
score-rows-and-winner = { $rows }{ $sentence }
score-source-points = { $source } { $points }
score-places-word = { $places ->
    [one] 1 place
   *[other] { $places } places
  }
score-sum = { $who } { $total } = { $parts }
score-are-tied-with-victory-points = { $who } are tied with { $most } Victory Points.
score-win-the-stasis-with-victory = { NAME($name, form: "the", start: "yes") } win the stasis with { $most } Victory Points.
score-hold-the-and-win = { $tied } { NAME($name, form: "the", start: "yes") } hold the { $place } and win.
score-win-the-stasis-control-decided = { NAME($name, form: "the", start: "yes") } win the stasis; Control decided.
score-nobody-wins-the-stasis-control = Nobody wins the stasis; Control decided.
score-control-decides = { $tied } Control decides.
score-the-colossus-stands-there = { $id }: the Colossus stands there
score-all-of-doubled = All of the { $map }: doubled
score-bonus = { $id }: bonus
score-and-military-units = { $at } and { $with }: military units
score-holder = { $who } { $whose }
score-military-units-on-the = { $who } military units { $units } on the { $map }
score-points-by = { $who } { $by }
score-the-winner-is-open = the winner is open
score-control-corrects-the-score = Control corrects the score, { $rows }: { $reason }
score-crown-the-winner = Crown the winner
score-the-winner-changes-an-article = The winner changes an article.
score-stasis-is-fought-out-at = Stasis is fought out at the table; Control names the winner.
score-to-name-the-winner-of = to name the winner of the stasis

## Spoils (late)

spoils-doom = { CALLED("doom", "Doom") }
spoils-tyche = { CALLED("tyche", "Tyche") }
spoils-the-dice-are-to-be = the dice are to be shared.
spoils-roll = { $place }: { NAME($name, form: "the") } roll { $rolled }{ $hand }. { $result }
spoils-the-lot-decided = {" "}The lot decided.
spoils-the-streets-are-decided = The streets are decided.
spoils-the-palace-takes-what-nobody = The palace takes what nobody holds: { $join }.
spoils-place-result = { $place }: { $result }
spoils-the-act-number = { $act } (the Act number)
spoils-its-holder-takes-every-objective = Its holder takes every objective that nobody holds.
spoils-divine-wrath = Divine Wrath +{ $by }.
spoils-bonus-victory-points = Bonus Victory Points: { $by }.
spoils-with-the-a-victory-point = With the { $with }: a Victory Point for each own military unit on the { $map }.
spoils-decides-a-tie-for-the = Decides a tie for the most Victory Points.
spoils-else-nothing = else nothing
spoils-else-as-many-talents = else as many { CALLED("talents", "Talents") }
spoils-else-each-die-is-doom = else each die is { CALLED("doom", "Doom") } for a different faction
spoils-else-each-die-is-tyche = else each die is { CALLED("tyche", "Tyche") } for a different faction
spoils-three-dice-a-13-brings = Three dice: a 13 brings { $doom } { CALLED("doom", "Doom") }, { $otherwise }.
spoils-stasis-cards-for-the-next = { CALLED("stasis_cards", "Stasis cards") } for the next stasis: { $by }.
spoils-goods = { $what }: { $by }.
spoils-keep-for-the-next-stasis = { NAME($name, form: "the", start: "yes") } keep { $by } for the next stasis.
spoils-gain-control-hands-over = { NAME($name, form: "the", start: "yes") } gain { $by } × { $what }; Control hands it over.
spoils-a-13-gain-doom = A 13: { NAME($name, form: "the") } gain { $doom } { CALLED("doom", "Doom") }.
spoils-nothing-stirs = { $sum }: nothing stirs.
spoils-gain-talents = { $sum }: { NAME($name, form: "the") } gain { $by } { CALLED("talents", "Talents") }.
spoils-given = { $who } { $by }
spoils-is-lost = { $by } is lost
spoils-shared = { $what }: { $given }.
spoils-the-city-pays-whoever-holds = The city pays whoever holds it.
spoils-spoils = Spoils
spoils-it-goes-on = The game goes on.
spoils-throw-for = Throw for { NAME($who, form: "the") }
spoils-the-program-throws-dice-of = The program throws; dice of the table can be entered instead.
spoils-draw-up-the-score-sheet = Draw up the score sheet
spoils-every-victory-point-is-counted = Every Victory Point is counted and shown with its rule.
spoils-share-out-the-dice = { $who }: { NAME($who2, form: "the") } share out the dice.
spoils-share-the-dice = Share the dice
spoils-each-die-goes-to-a = Each die goes to a different faction.
spoils-to-share-out-the-dice = to share out the dice
spoils-dice = Dice
spoils-the-dice-are-shared-out = The dice are shared out by lot.
spoils-each-die-goes-to-a-2 = Each die goes to a faction by chance; until then the holder may share them out.
spoils-share-the-dice-by-lot = Share the dice by lot
spoils-the-act-number-on-paper = the Act number

## Streets (late)

streets-the-cycle-ends-as-it = The cycle ends as it stands, and stasis breaks out.
streets-begin-a-stasis = Begin a stasis
streets-step-by-hand = Step by hand
streets-battles-and-spoils-wait-for = Battles and spoils wait for Control.
streets-every-s = Every { $seconds } s
streets-battles-and-spoils-go-on = Battles and spoils go on by themselves every { $seconds } seconds.
streets-show-the-odds = Show the odds
streets-everybody-sees-the-exact-odds = Everybody sees the exact odds.
streets-hide-the-odds = Hide the odds
streets-only-control-sees-the-exact = Only Control sees the exact odds.
streets-the-stasis-is-over-the = The stasis is over; the Stasis number stands at { $stasis }.
streets-at = at the { $place }
streets-in-reserve = in reserve
streets-control-sets-of = Control sets { $units } of { NAME($name, form: "the") } { $place }: { $reason }
streets-control-sets-of-2 = Control sets { $hero } of { NAME($who, form: "the") } { $at }: { $reason }
streets-stasis-breaks-out-at = Stasis breaks out at { $stasis }{ $article }.
streets-place-whose = { $place } { $whose }
streets-as-it-stands = as it stands
streets-no-turns-remain-all-cards = {" "}No turns remain; all cards are discarded.
streets-control-enters-who-holds-the = Control enters who holds the city after battles on the real map: { $rows }.{ $turns }
streets-in-safety = in safety
streets-among-the-dead = among the dead
streets-the-colossus-strides-to-the = The Colossus strides to the { $place }.
streets-control-leads-the-colossus-to = Control leads the Colossus to the { $place }: { $why }
streets-why = : { $why }
streets-the-colossus-leaves-the-city = The Colossus leaves the city{ $why }

## Stasis (late)

stasis-many-dice = { $sum } with { $dice } dice
stasis-by-hand = {" "}(by hand)

## Step (soon)

step-control-decides = Control decides
step-it-enters-what-your-seat = It enters what your seat chooses.
step-nobody-waits-for-you = Nobody waits for you
step-the-table-goes-on-without = The table goes on without you.
step-look-on = Look on
step-your-choices-are-made-for = Your choices are made for you.
step-waiting-for = Waiting for { NAME($who, form: "the") } { $what }
step-press-to-decide-in-their = Press to decide in their place.
step-control-is = Control is { $what }
step-nobody-else-can-press-to = Nobody else can; press to decide.
step-nothing-runs-out-until-the = Nothing runs out until the clock is set again.
step-stop = Stop
step-30-s = 30 s
step-the-clock-is-set-to = The clock is set to half a minute from now.
step-1-min = 1 min
step-the-clock-is-set-to-2 = The clock is set to a minute from now.
step-2-min = 2 min
step-the-clock-is-set-to-3 = The clock is set to two minutes from now.
step-phase-ends-as-it-stands = The { $phase } phase ends as it stands; what has not been done is left.
step-skip = Skip { $name }
step-one-archon-presides-over-the = One Archon presides over the cycle and chooses what is voted on, and in which order.
step-one-of-the-events-on = One of the events on the table goes to the vote; the others are discarded.
step-of-the-events-on-the = { $n } of the events on the table go to the vote; the others are discarded.
step-votes-are-won-with-words = Votes are won with words: argue, promise, threaten. With or without a vote, everybody may speak.
step-it-is-settled-how-much = It is settled how much each vote weighs: { CALLED("arete", "Arête") }, Heroes, grants and the race add up.
step-strengths-are-weighed-yes-against = Strengths are weighed, YES against NO; an abstention weighs nothing. What passes happens.
step-at-stasis-the-factions-fight = At Stasis { $stasis_threshold } the factions fight in the streets; { $agenda_full } motions call an Assembly.
step-the-factions-fight-for-the = The factions fight for the places of the city. Whoever has the most Victory Points changes one article of the constitution.
step-every-motion-on-the-agenda = Every motion on the agenda comes to the vote. What passes is in force at once.
step-nothing-is-voted-on-walk = Nothing is voted on. Walk about and make your deals before the council sits again.
step-how-long-it-runs-is = {" "}How long it runs is set by { $reason }.
step-then-and-length = { $then }{ $length }
step-more-time = { $label }, a little longer
step-by-controls-hand = { $what }, by Control's hand
step-you-preside = You preside
step-name-the-faction-that-is = Name the faction that is struck.
step-stasis = Stasis
step-to-decide = to decide
step-gathering = Gathering
step-prytanis = Prytanis
step-event = Event
step-debate = Debate
step-support = Support
step-vote = Vote
step-check = Check
step-assembly = Assembly
step-diplomacy-round = Diplomacy Round
step-locked = Locked
step-you-may-change-it-until = You may change it until the reveal.
step-waiting-for-to-choose = Waiting for { NAME($who, form: "the") } to choose.
step-all-are-in = all are in
step-of-in-missing = { $missing } of { $all } in, { $names } missing
step-of-in = { $many } of { $all } in

## Step, in the log (late)

step-cycle-begins = Cycle { $cycle } begins.
step-the-cycle-ends-grants-and = The cycle ends; grants and the horse bonus lapse.
step-control-ends-the-phase-as = Control ends the { $phase } phase as it stands.
step-the-debate-is-open = The debate is open.
step-horses-are-being-concealed = { CALLED("horses", "Horses") } are being concealed.

## Alarm (late)

alarm-warn-again-at = Warn again at { $next }
alarm-the-alarm-is-silent-until = The alarm is silent until the figure stands at { $next }.
alarm-warn-no-more = Warn no more
alarm-the-alarm-is-silent-until-2 = The alarm is silent until its ruling is set again.
alarm-divine-wrath = Divine Wrath
alarm-doom = { CALLED("doom", "Doom") }
alarm-stasis-number = Stasis number
alarm-agenda = Agenda
alarm-say-how-the-gods-answer = Say how the gods answer
alarm-say-what-the-city-suffers = Say what the city suffers
alarm-make-ready-for-a-stasis = Make ready for a stasis
alarm-make-ready-for-an-assembly = Make ready for an Assembly
alarm-and-is-the-mark-then = { $title }: { $what }; the mark is { $mark }. { $todo }, then set the mark higher.
alarm-name-and-what = { $who } { $what }
alarm-and-is-the-mark-see = { $title }: { $who }; the mark is { $mark }. See whether the table is still in balance, then set the mark higher.
alarm-stasis-stands-at-and-breaks = Stasis stands at { $stasis } and breaks out after the check. Have the { CALLED("stasis_cards", "Stasis cards") } and the dice at hand, or begin it now.
alarm-stasis = Stasis
alarm-the-agenda-is-full-open = The agenda is full: open the Assembly when the Archons are back.
alarm-the-agenda-is-full-the = The agenda is full: the Diplomacy Round that is called opens with the Assembly.
alarm-the-agenda-is-full-the-2 = The agenda is full: the next Diplomacy Round opens with it. Call it when the phase suits.
alarm-assembly = Assembly
alarm-end-it-or-give-it = End it, or give it more time.
alarm-call-the-diplomacy-round-or = Call the Diplomacy Round, or give it more time.
alarm-5-minutes-more = 5 minutes more
alarm-the-round-ends-five-minutes = The round ends five minutes from now.
alarm-the-bell = The bell
alarm-sentence-and-todo = { $sentence } { $todo }
alarm-propose-admit-it-or-decline = { NAME($who, form: "the", start: "yes") } propose “{ $title }”: admit it, or decline it.
alarm-motions-are-proposed-admit-each = { $many } motions are proposed: admit each, or decline it.
alarm-admit-2 = Admit “{ $title }”
alarm-it-joins-the-agenda-as = It joins the agenda as it was proposed.
alarm-proposals = Proposals
alarm-the-diplomacy-round-begins-at = The Diplomacy Round begins at the end of this phase. Finish what is under way.
alarm-diplomacy = Diplomacy
alarm-its-discards-are-before-the = Its discards are before the council: reshuffle it later, or write a card.
alarm-reshuffle-it-or-write-a = Reshuffle it, or write a card.
alarm-has-run-out-and-turns = “{ $name }” has run out and turns nothing up. { $todo }
alarm-empty-deck = Empty deck

## Fate (soon)

fate-you-are-in-exile = You are in exile
fate-your-vote-until-a-card = Your vote, until a card or a law calls you back.
fate-you-are-no-longer-citizens = You are no longer citizens
fate-your-vote-until-a-card-2 = Your vote, until a card or a law makes you citizens again.
fate-heroes-and-the-race-add = Heroes and the race add nothing as long as you have no vote.
fate-you-cannot-preside = You cannot preside.
fate-grant-your-influence-of-to = Grant your influence of { $amount } to somebody who has a vote: it counts there.
fate-speak-in-every-debate-and = Speak in every debate, and propose motions.
fate-deal-with-whom-you-like = Deal with whom you like: { CALLED("tyche", "Tyche") }, { CALLED("horses", "Horses") } and { CALLED("talents", "Talents") } change hands as before.
fate-fight-in-the-streets-like = Fight in the streets like everybody, should a stasis break out.
fate-more = { $who } +{ $other }
fate-no-hero-is-left-to = No Hero is left to you.
fate-still-with-you = Still with you: { $some }.
fate-is-dead = { $who } is dead
fate-fallen-in-the-council-and = Fallen ({ $how }): +{ $hero } in the council and in the streets, for good.

## Heroes (late)

heroes-set = Control sets { $hero } of { NAME($who, form: "the") }: { $what }. { $reason }
heroes-goes-over-to = goes over to { NAME($who, form: "the") }
heroes-is-worth = is worth { $value }
heroes-is-dead = is dead
heroes-lives-again = lives again
heroes-joins = { $hero }, a Hero worth { $value }, joins { NAME($who, form: "the") }. { $reason }

## Rulings: what each decides, and what it may be (late)

ruling-grant-carries = What a faction without a vote grants
ruling-grant-carries-influence = Its influence alone
ruling-grant-carries-influence-and-support = Its influence and its own support
ruling-grant-moves = When a grant can go to somebody else
ruling-grant-moves-next-phase = Not in the phase it was made in
ruling-grant-moves-any-time = At any time
ruling-grant-lasts = How long a grant lasts when it is not moved
ruling-grant-lasts-cycle = To the end of the cycle
ruling-grant-lasts-phase = To the end of the phase
ruling-presiding = Which of the citizens presides
ruling-presiding-highest-arete = The highest { CALLED("arete", "Arête") }
ruling-presiding-lowest-arete = The lowest { CALLED("arete", "Arête") }
ruling-presiding-in-turn = One after the other, clockwise
ruling-presiding-lot = One drawn by lot
ruling-presiding-elected = One elected in secret, each vote with its strength
ruling-chair-passes = When another presides for a Prytanis that is exiled or loses its citizenship in mid-cycle
ruling-chair-passes-at-once = At once, for the rest of the cycle
ruling-chair-passes-next-cycle = With the next cycle
ruling-election-seconds = Seconds to elect the Prytanis; 0 sets no clock. When they are over the votes are revealed
ruling-second-look = Whether the Prytanis may put a face-up event under its deck, once a cycle
ruling-second-look-no = No
ruling-second-look-once-a-cycle = Once a cycle
ruling-veto = Whether the Prytanis may veto what has passed in the council
ruling-veto-no = No
ruling-veto-once-an-act = Once an Act
ruling-floor = Who gives the floor in debates
ruling-floor-control = Control
ruling-floor-prytanis = The Prytanis
ruling-events-activated = How many events the Prytanis activates
ruling-events-activated-act = As many as the Act number
ruling-events-activated-one = One
ruling-events-activated-all = All that lie face up
ruling-show-seconds = For how many seconds screens show who presides, and later which events were chosen, before the council goes on by itself; 0 waits for Control
ruling-deck-runs-out = What happens when an event deck runs out
ruling-deck-runs-out-empty = Its place stays empty until Control reshuffles
ruling-deck-runs-out-reshuffled = Its discards are shuffled in
ruling-debate-seconds = Seconds of open debate
ruling-speaker-seconds = Seconds that a speech should last, as its clock shows; 0 for no mark
ruling-debate-ends = How the debate ends when its time is up
ruling-race-tie = Who wins a tied horse race
ruling-race-tie-nobody = Nobody
ruling-race-tie-all = All who are tied
ruling-race-tie-control-picks = Control picks
ruling-horses-shown = What becomes of the { CALLED("horses", "Horses") } shown in a race
ruling-horses-shown-kept = They are kept
ruling-horses-shown-spent = They are spent
ruling-race-bonus-counts = Where the bonus of the race counts, to the end of the cycle
ruling-race-bonus-counts-council = In the council, not in an Assembly before the cycle ends
ruling-race-bonus-counts-everywhere = In an Assembly too
ruling-bids-revealed = How bids are revealed once all are in
ruling-bid-seconds = Seconds to conceal { CALLED("horses", "Horses") }; 0 sets no clock. When they are over the bids are revealed
ruling-votes-revealed = How votes are revealed once all are in
ruling-vote-seconds = Seconds to vote; 0 sets no clock. When they are over the votes are revealed
ruling-majority = How much of YES and NO a motion needs to pass
ruling-majority-simple = More YES than NO
ruling-majority-two-thirds = Two thirds or more
ruling-majority-three-quarters = Three quarters or more
ruling-quorum = How many Archons must vote YES or NO for a motion to pass; 0 for no quorum
ruling-agenda-full = How many motions fill the agenda of the Assembly
ruling-motion-seconds = Seconds of debate on each motion of an Assembly
ruling-round-bell-seconds = Seconds before the end of a round at which everybody is warned
ruling-round-ends = What happens when the time of an Action Round is up
ruling-round-ends-by-control = Control is reminded, and calls the Diplomacy Round
ruling-round-ends-by-itself = The Diplomacy Round is called by itself
ruling-stasis-threshold = The Stasis number at which stasis breaks out
ruling-stasis-after = Where the Stasis number goes after a Stasis Phase
ruling-stasis-after-falls-to-act = It falls to the Act number
ruling-stasis-after-stays = It stays where it is
ruling-cards-not-dealt = What becomes of { CALLED("stasis_cards", "Stasis cards") } that are due to an Archon when the deck has none left
ruling-cards-not-dealt-kept = They stay on account for the next stasis
ruling-cards-not-dealt-lost = They are lost
ruling-cards-seconds = Seconds to buy { CALLED("stasis_cards", "Stasis cards") }; 0 sets no clock. When everybody is ready the game does not wait for it
ruling-muster-seconds = Seconds to commit Heroes; 0 sets no clock. When everybody is ready the game does not wait for it
ruling-turn-seconds = Seconds of a turn in the streets; 0 sets no clock. When they are over it is passed
ruling-battle-order = In what order battles are fought
ruling-battle-order-map-order = In the order of the maps
ruling-battle-order-control-picks = Control picks each
ruling-lone-holder = What becomes of an objective that one faction alone is at
ruling-lone-holder-holds = It is held without a roll
ruling-lone-holder-rolls = It is rolled for; a natural 13 loses it
ruling-tyche-most = How many { CALLED("tyche", "Tyche") } dice a faction may buy for one battle roll, at one { CALLED("tyche", "Tyche") } each
ruling-tyche-seconds = Seconds to choose { CALLED("tyche", "Tyche") } dice; 0 sets no clock. When they are over they are shown
ruling-tied-heroes = What becomes of Heroes when a tie for the highest roll empties an objective
ruling-tied-heroes-live = They live
ruling-tied-heroes-die = They die
ruling-mercy-seconds = Seconds to judge beaten Heroes when battles go on by themselves; then they are spared
ruling-colossus-ignores = What rests where the Colossus stands, beside the point of the place
ruling-colossus-ignores-all = All that bears on Victory Points: its bonus, units on it, the tie that the Water Springs break, what the Royal Palace takes
ruling-colossus-ignores-place = The bonus of the place alone
ruling-springs-decide = When the holder of the Water Springs wins a tie for the most Victory Points
ruling-springs-decide-whoever = Whoever that is
ruling-springs-decide-among-tied = Only if it is among the tied
ruling-doom-dice-to = To whom the { CALLED("doom", "Doom") } dice of the Monolith may be given
ruling-doom-dice-to-others = To others only
ruling-doom-dice-to-anyone = To oneself too
ruling-share-seconds = Seconds to share out dice when battles go on by themselves; then they go by lot
ruling-pace-seconds = Seconds after which battles and spoils go on by themselves; 0 waits for Control
ruling-dice-by = Who throws the dice of a stasis
ruling-dice-by-program = The program
ruling-dice-by-hand = Hands at the table; Control enters what the dice show
ruling-odds-shown = Who sees the exact odds of a battle before the dice
ruling-odds-shown-control = Control
ruling-odds-shown-everybody = Everybody
ruling-wrath-alarm = Divine Wrath at which Control is warned; 0 for never
ruling-doom-alarm = { CALLED("doom", "Doom") } of all factions together at which Control is warned; 0 for never
ruling-stasis-alarm = The Stasis number at which Control is warned; 0 for never
ruling-agenda-alarm = Motions on the agenda at which Control is warned; 0 for never
ruling-arete-alarm = { CALLED("arete", "Arête") } of a faction at which Control is warned; 0 for never
ruling-faction-doom-alarm = { CALLED("doom", "Doom") } of a faction at which Control is warned; 0 for never
ruling-tyche-alarm = { CALLED("tyche", "Tyche") } of a faction at which Control is warned; 0 for never
ruling-horses-alarm = { CALLED("horses", "Horses") } of a faction at which Control is warned; 0 for never
ruling-talents-alarm = { CALLED("talents", "Talents") } of a faction at which Control is warned; 0 for never
ruling-wait-alarm-seconds = Seconds for which an Archon may be awaited before Control is warned; 0 for never
ruling-script-seconds = Seconds that the program waits before it acts for a seat that it plays
ruling-ends-by-control = When Control says so
ruling-ends-by-itself = By itself
powers-anywhere = anywhere
muster-mobs = { $mobs ->
    [one] 1 mob
   *[other] { $mobs } mobs
  }
muster-military = { $military ->
    [one] 1 military unit
   *[other] { $military } military units
  }
muster-mobs-and-military = { $mobs ->
    [one] 1 mob
   *[other] { $mobs } mobs
  } and { $military ->
    [one] 1 military unit
   *[other] { $military } military units
  }
figures-citizens = citizens
figures-megaprojects = megaprojects
seats-absent = absent
grants-supports = supports
outcome-adopted-2 = adopted
race-no-horses = none
when-act = Act { $act }
when-cycle = Act { $act }, cycle { $cycle }
and-plus = { $before } + { $next }
and-semicolon = { $before }; { $next }
vote-passed = passed
vote-failed = failed
vote-tied = tied
and-control-in-its-place = {" "}(Control, in its place)
and-program-in-its-place = {" "}(the program, in its place)
battle-tyche-3 = { CALLED("tyche", "Tyche") }

## Sheets: what else is so of a faction from the start (soon)

sheet-cards = { $many ->
    [one] Draws one { CALLED("stasis_cards", "Stasis card") } more than its rank gives.
   *[other] Draws { $many } { CALLED("stasis_cards", "Stasis cards") } more than its rank gives.
  }
sheet-cards-of-the-act = Draws as many { CALLED("stasis_cards", "Stasis cards") } more than its rank gives as the Act number.
sheet-supremacy = Holds supremacy: settles ties for Prytanis.
sheet-ties = Its Archon decides tied votes.
sheet-garrison = { $military ->
    [one] { $name }: 1 military unit stands on the { $place } when a stasis begins.
   *[other] { $name }: { $military } military units stand on the { $place } when a stasis begins.
  }

## What stands ready on Control’s screen, sent by its name (late)

usual-correction = Correction
usual-by-hand = Done by hand at the table
usual-card = Card effect
usual-trade = Trade
usual-ruling = Control’s ruling
usual-drawn = Drawn by hand at the table
usual-quest = A quest
usual-story = The story needs it
usual-assembly = Vote of the Assembly
usual-archon-away = The Archon is away
usual-vote-mistake = A mistake in the vote
usual-could-not-vote = Somebody could not vote
usual-rule = A rule was overlooked
usual-agreed = Agreed at the table
usual-power = A power was used
usual-text = The text says otherwise
usual-withdrawn = Withdrawn
usual-merged = Merged with another
usual-settled = Settled already
usual-clearer = Made clearer
usual-debated = Agreed in the debate
usual-two-one = Two made one
usual-no-matter = Not a matter for the Assembly
usual-on-agenda = Already on the agenda
usual-say-clearly = Say it more clearly
usual-magistrate-first = It needs a Magistrate first
usual-magistrate = A Magistrate’s word
usual-misplaced = Misplaced
usual-gift = Control’s gift
usual-law = Law
usual-artefact = Artefact
usual-special = Special action
usual-oracle = Oracle
usual-announce-come = Please come to the council.
usual-announce-two-minutes = Two minutes left in the Diplomacy Round.
usual-announce-listen = Please listen to Control.
usual-announce-lunch = Lunch. We go on at half past one.
usual-say-come = Please come to Control.
usual-say-decide = Please decide; the council waits for you.
usual-say-break = A word with you in the break?
usual-say-yes = Yes.
usual-say-no = No.
