# What the rules of Atlantida say to people.

format-unknown = This table was written in format { $format }, and this program reads up to { $last }.
told-together = { $lines }
and-then = { $before } { $next }

stock-stone = stone
stock-gold = gold
stock-wood = wood
stock-knowledge = knowledge
stock-arms = arms
place-home = the city
place-theatre = the Great Theatre
place-hex = { $hex }

# Why a stock is what it is.
cause-start = at the start
cause-site = { $what }
cause-theatre = the Great Theatre
cause-building = { $what }
cause-statue = { $what }
cause-advance = { $what }
cause-code-of-laws = Code of Laws
cause-creature = creatures slain
cause-battle = spent in battle
cause-hunt = spent hunting
cause-plunder-of = plundered from { $who }
cause-plundered-by = plundered by { $who }
cause-hermes-of = taken by Hermes for { $who }
cause-leader = leaders appointed
cause-learned = { $what } learned
cause-built = { $what } built
cause-arms = turned into arms
cause-ship = ships
cause-risen = brought back from Hades
cause-europa = sent by Europa
cause-tribute = tribute
cause-reward = Zeus's reward
cause-fleet = the Lost Fleet
cause-raid = the raid
cause-flood = the flood
cause-zeus = asked of Zeus
cause-seaquake = temples sunk
cause-gave-up = given up
cause-control = Control: { $reason }
cause-earlier = earlier
cause-earlier-by-control = earlier, by Control

# Food.
food-empty-squares = { $food } from { $of } empty squares
food-farms = { $food } from { $of } Farms and Gardens
food-workers = { $food } from { $of } workers
food-demeter = { $food } from the Temple of Demeter
food-poseidon = { $food } by fishing at the Temple of Poseidon
food-cloth-making = { $food } by fishing with Cloth Making
food-prairie = { $food } from the Prairie { $hex }
forecast-excess = { $food } food, { $pops ->
    [one] 1 person eats
   *[other] { $pops } people eat
  }: { $excess } food left over.
forecast-hunger = { $food } food, { $pops ->
    [one] 1 person eats
   *[other] { $pops } people eat
  }: { $short ->
    [one] one will starve
   *[other] { $short } will starve
  }.

# The log.
log-begun = The game begins. { $who } holds the Compass.
log-turn = Turn { $turn } begins.
log-compass = { $who } holds the Compass; play goes clockwise.
log-compass-back = { $who } holds the Compass; play goes the other way.
log-moved = { $who }: a leader with { $pops ->
    [one] 1 person
   *[other] { $pops } people
  } goes from { $from } to { $to }.
log-died-sacrificed = { $who } sacrifices { $pops ->
    [one] 1 person
   *[other] { $pops } people
  } at { $place }.
log-died-fighting = { $who } loses { $pops ->
    [one] 1 person
   *[other] { $pops } people
  } fighting at { $place }.
log-died-hungry = { $who }: { $pops ->
    [one] 1 person starves
   *[other] { $pops } people starve
  } at { $place }.
log-died-punished = { $who }: { $pops ->
    [one] 1 person dies
   *[other] { $pops } people die
  } by the wrath of Zeus.
log-died-event = { $who } loses { $pops ->
    [one] 1 person
   *[other] { $pops } people
  } at { $place }.
log-died-drowned = { $who }: { $pops ->
    [one] 1 person drowns
   *[other] { $pops } people drown
  } at { $place }.
log-died-collapse = { $who }: { $pops ->
    [one] 1 person goes
   *[other] { $pops } people go
  } down with the island.
log-turned = One of { $who } comes over to { $whom }.
log-shipped = { $who }: { $pops ->
    [one] 1 person sails
   *[other] { $pops } people sail
  } from { $place } to the continent.
log-grown = { $who } grows by { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }.
log-risen = { $who }: { $pops ->
    [one] 1 person comes
   *[other] { $pops } people come
  } back from Hades.
log-appointed = { $who } appoints a leader at { $place }.
log-creature-killed = The creature of { $hex } is slain.
log-creature-returned = The creature of { $hex } is back.
log-sunk = { $hex } sinks into the sea.
log-learned = { $who } learns { $what }.
log-forgotten = { $who } loses { $what }.
log-ships = { $who } adds { $ships } to the fleet.
log-built = { $who } builds: { $what }.
log-destroyed = { $who }: the building at column { $column }, row { $row } falls.
log-stopped = Zeus stops the event of this turn.
log-spared = Zeus spares { $who } from the event of this turn.
log-attack = { $who } attacks { $whom } at { $place }.
log-attack-city = { $who } attacks the city of { $whom }.
log-battle-won = { $who } defeats { $whom }, { $attack } to { $defence }.
log-battle-held = { $whom } holds against { $who }, { $defence } to { $attack }.
log-battle-retreat = { $whom } retreats before { $who }.
log-battle-forced = { $whom } cannot hold against { $who } with { $attack }, and retreats.
log-battle-called-off = { $who } calls the attack on { $whom } off.
log-offer = { $who } { $gold }
log-tribute = The offers: { $offers }.
log-fleet = The bids: { $offers }. The Lost Fleet sails for { $who }.
log-fleet-empty = The bids: { $offers }. The Lost Fleet sails empty.
log-gave-up = { $who } gives up.
log-absent = The steward answers for { $who }.
log-present = { $who } is there again.
log-corrected = Control corrects: { $reason }
log-stock-set = { $who }: { $what } { $from } → { $to }
log-units-set = { $who }: { $pops } people and { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  } at { $place }
log-counts-set = { $who }: room for { $ships }, { $saved } saved, { $dead } dead
log-setting = A setting is changed. { $what }: { $to }.
log-time = Time is up.
log-won-race = The victory goes to { $who }: all its people are on the continent.
log-won-points = The island has sunk. The victory goes to { $who }.
log-won-advances = The island has sunk, and nobody is saved. By advances the victory goes to { $who }.
log-won-left = Nobody else is left: the victory goes to { $who }.

# The steward's reasons.
steward-first-statue = It takes the first free statue, on the first free square.
steward-keeps-compass = It leaves the Compass as it is.
steward-leaves-zeus = It asks nothing of Zeus.
steward-hermes = It takes the first of gold, wood, stone and arms that an opponent has.
steward-stays = It moves nobody.
steward-holds-site = It holds without a commitment, as it is as strong as the attacker.
steward-retreats = It retreats, as the attacker is stronger.
steward-defends-city = It defends the city with arms, up to two for each person.
steward-commits-nothing = It commits nothing.
steward-calls-off = It calls off, as nothing committed does not win.
steward-hunts = It kills the creature with the fewest arms.
steward-withdraws = It withdraws, as arms alone do not suffice.
steward-places = It puts one person to each Farm, Garden and Quarry, and the rest into the Housing.
steward-one-farm = It builds a Farm, as too little food would be left.
steward-housing = It builds a Housing first.
steward-quarry = It builds a Quarry until it can pay for a Housing.
steward-grows = It grows as much as is allowed.
steward-dies = Those in the city die first, then those in the Theatre, then those in hexes.
steward-offers = It offers 3 gold, or all it has if that is less.
steward-bids-nothing = It bids nothing.
steward-raid = It commits the fewest arms that repel the raid, if it can.
steward-keeps-statue = It keeps the first statue.
steward-earthquake = It gives up the dearest building, Housings and statues last.
steward-flood = It saves all it can, with stone before wood.
steward-sinks = It sinks the first hex without a temple.
steward-passes = Nothing is left that it would sink.
steward-sails = It sends five, from the city first.
steward-ships = It ships all it can, from the city first.
steward-finishes = It goes on.
steward-calls-leaders = It calls its leaders home to lead others out.
steward-settles = It goes for the site that its plan rests on, then for what is near.
steward-places-to-build = It places builders first, then shipwrights, Quarries and Farms.
steward-appoints = It appoints a second leader.
steward-learns = It learns what a fleet needs, then whatever is cheapest.
steward-builds-ships = It adds to its fleet.
steward-makes-arms = It makes arms of gold that it can spare.
steward-takes-compass = It takes the Compass, as the first wins ties.
steward-outbids = It offers what Zeus expects, and a third of what is left.
steward-statue-that-serves = It takes the statue that serves its plan best, on the first free square.
steward-offers-nothing = It offers nothing, as Dionysus keeps its Housings.
steward-builds = It builds what gives food, knowledge and gold.

# Settings.
settings-text = { $ruling }
setting-on = yes
setting-off = no
setting-game = Which game is played
setting-game-basic = the basic game
setting-game-advanced = the advanced game, with statues, social advances and events
setting-race-victory = Whoever has all people on the continent, and no dead, wins at once
setting-extra-leader = Each faction begins with two leaders
setting-no-plunder = Neither Fanaticism nor Hermes is in the advanced game
setting-island = How the island is laid
setting-island-shuffled = its tiles are shuffled
setting-island-printed = as it is printed
setting-city-columns = Columns of a city, an odd number
setting-city-rows = Rows of a city, an odd number
setting-third-forest = One Stone Pits gives way to a third Forest
setting-compass = Whether the Compass moves by itself
setting-compass-stays = it stays
setting-compass-passes = it passes on at the end of each turn
setting-advanced-order = What the last to choose a statue decides
setting-advanced-order-start = who begins, and the direction
setting-advanced-order-any = any order of seats
setting-improvement = The improvement phase
setting-improvement-in-turn = one after the other
setting-improvement-together = all at the same time
setting-battle = Who commits first in a battle
setting-battle-attacker-first = the attacker, sealed with the attack
setting-battle-at-once = both at the same time
setting-relay = Pops that were led may be led on by another leader in the same phase
setting-tribute-due = Gold that Zeus expects
setting-tribute-reward = Knowledge for the highest offer
setting-europa-cap = The highest price, and number, of the Temple of Europa
setting-europa-from = The first turn in which Europa sends
setting-flood-reach = Whom a Flood threatens
setting-flood-reach-city = people in the home city
setting-flood-reach-island = all people on the island
setting-flood-engineering = Pops that a stone or a wood saves with Engineering
setting-temple-knowledge = Knowledge of each occupied temple in Production
setting-hades-points = What each of the dead counts at the end
setting-hades-points-less = two less
setting-hades-points-more = two more
setting-hades-points-none = nothing
setting-steward = How the steward plays a seat
setting-steward-keeper = by fixed choices: a neighbour, no rival
setting-steward-rival = to win
setting-move-seconds = Seconds for each leader's move; 0 for no clock
setting-answer-seconds = Seconds to answer an attack; 0 for no clock
setting-improve-seconds = Seconds for an improvement phase; 0 for no clock
setting-decide-seconds = Seconds for any single decision; 0 for no clock
setting-take-back = Whether seats may ask to take back
setting-take-back-vote = by a vote of all who are there
setting-take-back-off = not at all
setting-take-back-seconds = Seconds for that vote
setting-board = How the board stands
setting-board-wall = on a wall
setting-board-table = it lies on a table

# Refusals.
refused-control-only = Only Control may do this.
refused-seat-only = Only a seat may do this.
refused-over = The game is over.
refused-begun = The game has begun already.
refused-not-begun = The game has not begun.
refused-players = Two to five of the factions play, each once.
refused-no-such-faction = No such faction plays.
refused-not-yours = Now it is the turn of { $who }.
refused-not-asked = This is not asked of you now.
refused-no-phase = This can be done only in one's own phase.
refused-not-moving = This belongs to the movement phase.
refused-not-improving = This belongs to the improvement phase.
refused-step-over = That step is over.
refused-last-step = This is the last step.
refused-battle-over = That battle is over.
refused-nothing-to-undo = There is nothing to take back.
refused-not-finished = Your phase is not finished.
refused-nothing = That would do nothing.
refused-not-there = At most { $most } are there.
refused-too-little = It costs { $needed } { $what }; you have { $have }.
refused-no-such-setting = There is no such setting.
refused-setting-fixed = This setting is fixed once the game has begun.
refused-setting-odd = A city has odd numbers of columns and rows.
refused-bad-text = A reason has 1 to 200 characters that can be seen.
refused-bad-seal = The seal is not on this choice.
refused-already-so = It is so already.
refused-correction = That would break a bound of the game.
refused-in-battle = A battle is under way.
refused-give-up = One can give up only at the start of one's own phase.
refused-ring = All who play are named once, where the settings allow another order.
refused-square-taken = That square is not free.
refused-no-leader = No leader there may still move.
refused-too-many-led = A leader takes at most { $most } people along.
refused-not-so-many-led = At most { $most } people there may be led.
refused-too-far = That is out of reach.
refused-stays = A move does not end where it begins.
refused-sunken = That hex has sunk.
refused-is-an-attack = Another holds that place: to go there is to attack.
refused-no-attack = Nobody holds that place against you.
refused-no-commitment = An attack is sealed with what is committed.
refused-commits-later = With Strategy you commit after the defender.
refused-arms = At most { $most } arms can be committed.
refused-sacrifices = At most { $most } people can be sacrificed.
refused-no-fanaticism = Cities are plundered with Fanaticism alone.
refused-plunder-alone = A leader without people plunders nothing.
refused-no-such-city = There is no such city to plunder.
refused-shift-after-moves = Pops are shifted before the first move.
refused-theatre-not-held = You do not hold the Great Theatre.
refused-summon-turn-1 = Nobody is summoned in the first turn.
refused-summon-late = Units are summoned once, before anything moves.
refused-summon-pops = Only leaders are summoned, without Logistics.
refused-no-hermes = You do not have the Statue of Hermes.
refused-hermes-late = Hermes takes as the movement phase begins, once.
refused-hermes-knowledge = Knowledge cannot be taken.
refused-hermes-nobody = No opponent has any of that.
refused-no-creature = No living creature is to be hunted there.
refused-hunt-too-weak = That is { $most }, and not enough.
refused-hunt-first = A creature lives at a site that you hold: kill it, or withdraw.
refused-placed = Units have been placed.
refused-place-first = Place your units in the city first.
refused-no-building = Nothing stands on that square.
refused-forum-used = That place was used in this turn.
refused-forum-empty = It takes a leader and two people there.
refused-leaders = Nobody has more than four leaders.
refused-not-in-the-game = That is not in this game.
refused-learned = You have learned that.
refused-advance-needs = Something that it needs is missing.
refused-social-where = A social advance is learned at the Agora or in the Theatre.
refused-scientific-where = A scientific advance needs no place.
refused-craft-order = That comes earlier in this step, or was done.
refused-temple = You do not occupy that temple.
refused-change = Stone, gold and wood are changed into one another.
refused-raise = One person or two come back.
refused-forge = The Forges turn at most { $most } gold.
refused-navigation = That takes Navigation.
refused-capacity = Your fleet grows by at most { $most }.
refused-shipwrights = At most { $most } ships can be built by those who work there.
refused-physics = Gold stands for wood with Advanced Physics alone.
refused-no-builder = Nobody is left to do that.
refused-garden = Gardens come from the Temple of Gaia.
refused-which-statue = Say which statue.
refused-statue-taken = Somebody has that statue.
refused-outside = It does not fit into the city.
refused-shore = It lies at the shore.
refused-farm = A Farm needs an empty square, without debris.
refused-over-new = Nothing is put over what was built in this phase.
refused-over-units = Units stand there.
refused-limit = A city has at most { $most } of these.
refused-arms-homeless = Without a Housing no gold becomes arms.
refused-housing-first = A Housing comes first.
refused-keep-first = Say first which statue you keep.
refused-keep-none = There is nothing to choose.
refused-keep-which = You do not have that statue.
refused-deaths-first = Say first who dies.
refused-deaths = Exactly { $most } are meant.
refused-no-deaths = Nobody has to die.
refused-growth = At most { $most } can be added.
refused-no-offer = No gold is asked for in this turn.
refused-no-event = That is not this turn's event.
refused-react-first = This turn's event is still to be met.
refused-quake = Only buildings that cost stone fall, each once.
refused-quake-number = Not as many buildings as fall.
refused-flood = { $most } are enough.
refused-europa = Europa sends at most { $most } more in this turn.
refused-ships = At most { $most } can be shipped.
refused-fleet = The fleet takes at most { $most }.
refused-sink = That hex may not be sunk.
refused-pass = A hex can be sunk without paying.

# What is to be expected, and what a draft leaves.
forecast-out = If it ended now: nobody saved, { $dead } dead or still on the island: { $points } points. Whoever saves one is ahead of you.
forecast-ended = If it ended now: { $saved } saved, { $dead } dead or still on the island: { $points } points.
race-won = All are saved, and nobody is dead: you win at once.
race-near = { $left ->
    [one] 1 person left: ship him and you win at once.
   *[other] { $left } people left: ship them and you win at once.
  }
race-dead = No race: { $dead ->
    [one] 1 person is in Hades.
   *[other] { $dead } people are in Hades.
  }
growth-homeless = Without a Housing a faction grows to five people at most.
growth-pairs = Two people are needed for each new one.
growth-food = { $cost } food left over for each new one.
ships-fleet = fleet
price-whole = price
price-known = others know it
unused-leaders = { $number ->
    [one] 1 leader has not moved.
   *[other] { $number } leaders have not moved.
  }
unused-builders = { $number ->
    [one] 1 builder is idle.
   *[other] { $number } builders are idle.
  }
unused-food = { $number } food left over is lost.
unused-ships = { $number ->
    [one] Room for 1 person on the ships is empty.
   *[other] Room for { $number } people on the ships is empty.
  }
work-housing = Builds one thing, or makes arms.
work-farm = +{ $food } food
work-garden = +{ $food } food, +{ $wood } wood
work-quarry = +1 stone
work-forge = { $gold } gold into { $arms } arms each
work-shipyard = Builds one ship for 5 wood.
work-agora = Two and a leader: appoint a leader or learn a social advance.
refused-creature-bars = A creature bars the way.
refused-no-room = It fits nowhere in the city.
out-gave-up = gave up
out-nobody-saved = nobody saved

# What seats agree on.
point-movement = before the movement phase of { $who } in turn { $turn }
point-improvement = before the improvement phase of { $who } in turn { $turn }
point-together = before the improvement phase of turn { $turn }
point-attack = before { $who } attacked { $whom } at { $place }
point-plunder = before { $who } attacked the city of { $whom }
point-zeus = before Zeus was asked in turn { $turn }
point-compass = before the Compass was asked for in turn { $turn }
point-sinking = before { $who } sank a hex in turn { $turn }
point-boarding = before the Lost Fleet sailed for { $who }
ask-back = { $who } asks to go back to { $what }.
ask-back-gone = { $who } asked to go back.
ask-steward = { $who } asks for the steward to play { $whom } for now.
ask-on = { $who } asks to go on.
log-agreed = All agree.
log-refused = { $who } says no.
log-unanswered = Not all have agreed in time.
log-went-back = The game is back { $what }. What was learned since stays known; what was sealed is chosen anew.
log-held = { $who } pauses the table.
log-held-by-control = Control pauses the table.
log-goes-on = The table goes on.
log-hosts = { $who } hosts the table from now on.
refused-stands = The table is paused just now.
refused-question-open = A question is under way.
refused-question-over = That question is over.
refused-take-back-off = Nothing is taken back at this table.
refused-no-point = The game cannot go back to that any more.
refused-point-refused = That was refused.
refused-asked-twice = You have asked twice in this turn.
refused-no-vote = You have no vote on this, or have voted.
refused-not-held = The table is not paused.
refused-held-by-another = Who paused the table lets it go on, or all agree.
refused-hosted = The host is there, or somebody comes before you in order.

# What Control may do.
desk-clock = Set the clock to one minute
desk-clock-says = The clock of this step ends a minute from now.
desk-more-time = One minute more
desk-more-time-says = The clock of this step ends a minute later.
desk-stop-clock = Stop the clock
desk-stop-clock-says = This step has no clock any more.
desk-present = Somebody is there
desk-present-says = The seat is asked again.
desk-absent = Nobody is there
desk-absent-says = The steward plays until somebody is back.
desk-play-for = Let the steward do this
desk-play-for-says = The steward answers what is asked now, from where it stands.
desk-nobody-boards = Nobody boards
desk-nobody-boards-says = The fleet sails empty.
desk-give-up = Give up
desk-give-up-says = This faction leaves the game for good.
desk-finish = Finish the phase
desk-finish-says = What was tried out becomes so; the rest stays undone.
desk-fight = Fight with nothing
desk-fight-says = No arms, no lives.
desk-retreat = Retreat
desk-retreat-says = The defender gives way and loses nothing.
desk-call-off = Call off
desk-call-off-says = The attacker withdraws and spends nothing.
desk-zeus-none = Ask nothing of Zeus
desk-zeus-none-says = The event comes.
desk-zeus-stop = Stop the event
desk-zeus-spare = Spare this seat alone
desk-zeus-says = It costs { $gold } gold.
desk-compass = Leave the Compass
desk-compass-says = Holder and direction stay.
desk-pass = Sink no more
desk-pass-says = The Seaquake ends.
desk-sink = Sink { $hex }
desk-sink-says = It costs { $gold } gold.
refused-seconds = A clock has at most { $most } seconds.

## What stands ready on Control’s screen, sent by its name

usual-atl-why-mistake = A slip of the finger
usual-atl-why-agreed = All agreed
usual-atl-why-rule = A rule was overlooked
usual-atl-say-decide = Please decide.
usual-atl-say-come = Please come to the table.
