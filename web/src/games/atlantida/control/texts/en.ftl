### What Atlantida's desk says of its own.

atl-desk-island = The island
atl-desk-side = Words, alarms and log
atl-desk-player = player
# With its article.
atl-desk-player-the = the player
atl-desk-player-accusative = the player
atl-desk-players = Players
atl-desk-before = Setup
# $turn: of 13.
atl-desk-when = Turn { $turn }
atl-desk-turns = Turns and their events
atl-desk-spared = { $event }: { $who } is spared
atl-desk-open = Open { $who }
atl-desk-clock-then = The steward answers what is still open.

## The big button

atl-desk-begin = Begin the game
atl-desk-begin-says = The island is laid for all who sit here.
atl-desk-begin-few = Two at least must take a seat, or the steward for them.
atl-desk-waits-says = Press this to open the seat that is awaited.
atl-desk-over-says = Press this to read the story.

## What somebody is awaited for, behind a time

atl-desk-awaits-statue = chooses a statue
atl-desk-awaits-order = sets the Compass
atl-desk-awaits-move = moves
atl-desk-awaits-zeus = may ask Zeus
atl-desk-awaits-compass = may set the Compass
atl-desk-awaits-improve = improves its city
atl-desk-awaits-sink = chooses what sinks
atl-desk-awaits-board = chooses who sails
atl-desk-awaits-battle = decides a battle

atl-desk-is-sealed = has sealed
atl-desk-is-done = is done
atl-desk-mark-compass = holds the Compass
atl-desk-mark-gave-up = gave up
# $locked: how many of the two have locked.
atl-desk-battle = { $attacker } attacks { $defender }: { $place }. { $locked } of 2 locked.

## In the place of a seat

atl-desk-group-answer = Answers in its place
atl-desk-group-phase = In its place
atl-desk-group-leave = Leave the game
atl-desk-not-asked = Nothing is asked of it now.
atl-desk-steward-on = Let the steward play
atl-desk-steward-off = End the steward’s turn
atl-desk-play-here = Play it in a new tab
atl-desk-play-says = Its hand is secret. Open it here only if nobody else can.
atl-desk-city = Its city
atl-desk-advances = Advances
atl-desk-no-advances = None yet

## Corrections

atl-desk-correct = Correct a figure
atl-desk-correct-says = Put right what stands wrongly; the reason is published.
atl-desk-correct-of = Correct { $who }
atl-desk-correct-go = Correct it
atl-desk-correct-what = What is wrong
atl-desk-correct-whose = Whose
atl-desk-correct-where = Where
atl-desk-correct-to = Should be
atl-desk-correct-at-site = They hold the site
atl-desk-correct-whole = Give whole numbers of 0 or more.
atl-desk-correct-advance = Choose an advance.
atl-desk-correct-building = Choose a building.
atl-desk-figure-stock = Stock
atl-desk-figure-units = People and leaders
atl-desk-figure-counts = Fleet, saved, dead
atl-desk-figure-learn = Add an advance
atl-desk-figure-destroy = Remove a building
atl-desk-figure-creature = Creature
atl-desk-figure-compass = Compass
atl-desk-count-capacity = Fleet
atl-desk-count-continent = Saved
atl-desk-count-hades = In Hades
atl-desk-building-at = { $what } ({ $column }, { $row })
atl-desk-lives = It lives
atl-desk-is-dead = It is dead
atl-desk-clockwise = Clockwise
atl-desk-against = Counterclockwise

## Seats among themselves

atl-desk-accord = What seats agree on
atl-desk-asks-all = { $who } asks all:
atl-desk-held = The table is paused.
atl-desk-held-by = Paused by { $who }.
atl-desk-go-on = Go on

## Log, history, settings

atl-desk-kind-battle = Battles
atl-desk-kind-offers = Offers
atl-desk-kind-people = People
atl-desk-kind-city = Cities
atl-desk-kind-table = Table
atl-desk-kind-island = Island
atl-desk-on-island = On the island
atl-desk-saved = Saved
atl-desk-dead = In Hades
atl-desk-sunken = Sunken hexes
atl-desk-seen-battle = All have seen how the battle ended.
atl-desk-seen-offers = All have seen the offers.
atl-desk-secret-battle = a choice in battle
atl-desk-secret-offer = an offer
atl-desk-rules-clocks = Clocks
atl-desk-rules-table = The table
atl-desk-rules-end = How it ends
atl-desk-rules-setup = Setup and cities
atl-desk-rules-events = Offers and events
atl-desk-hint-rulings = “clock”, “tribute”, “plunder”
atl-desk-hint-acts = “back”, “steward”, “correct”
atl-desk-log-says = What happened on the island

## The tour

atl-desk-tour-next = The big button
atl-desk-tour-next-says = It begins the game. Later it opens who is awaited.
atl-desk-tour-next-try = Press Space.
atl-desk-tour-seats = The seats
atl-desk-tour-seats-says = Who is there, who is awaited, how long.
atl-desk-tour-seats-try = Touch one, or press 1.
atl-desk-tour-back = Going back
atl-desk-tour-back-says = Every step can be taken back, with a preview.
atl-desk-tour-back-try = Press Z.
