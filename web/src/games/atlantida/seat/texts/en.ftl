### What a seat reads and presses on its phone: what is asked, what it costs, who is awaited.

## The frame

atl-menu = Menu
atl-turn = Turn { $turn }
atl-turn-phase = Turn { $turn } · { $phase }
atl-clock-ends = At 0:00 the steward decides what is still open.
atl-late =
    { $asked ->
        [statue] At 0:00 the first free statue goes up for you.
        [compass] At 0:00 the Compass stays as it is.
        [movement] At 0:00 your moves so far count. Other leaders stay.
        [answer] At 0:00 you fight with nothing if you match the strength shown, else you withdraw.
        [city] At 0:00 your city resists with arms, at most two for each person.
        [commit] At 0:00 you commit nothing.
        [commit-seen] At 0:00 you call it off, unless you win with nothing.
        [zeus] At 0:00 you ask nothing of Zeus: it comes.
        [hunting] At 0:00 arms alone kill it if they suffice, else your people step back.
        [production] At 0:00 each Farm, Garden and Quarry gets one, a Housing the rest.
        [development] At 0:00 nothing more is learned.
        [craft] At 0:00 nothing more is made.
        [building] At 0:00 a Farm goes up if food is short, or a first Housing.
        [feeding] At 0:00 as many join you as can.
        [keep] At 0:00 the first of them stays.
        [lose] At 0:00 those in the city go first.
        [tribute] At 0:00 you offer 3 gold, or all that you have.
        [fleet] At 0:00 you bid nothing.
        [raid] At 0:00 the fewest arms that hold are spent, or none.
        [flood] At 0:00 all who can be saved are, stone before wood.
        [earthquake] At 0:00 the dearest fall, Housings and statues last.
        [shipping] At 0:00 all who can sail do, from the city first.
        [sinking] At 0:00 the first coasts without a temple sink.
        [boarding] At 0:00 five sail, from the city first.
       *[other] At 0:00 the steward decides what is open.
    }
atl-late-rest = The steward plays the steps after it.
atl-status-connecting = Connecting
atl-status-live = Connected
atl-status-lost = Connection lost
atl-status-closed = Disconnected
atl-stage-lobby = Before the game
atl-stage-statues = Statues
atl-stage-order = The Compass
atl-stage-movement = Movement
atl-stage-zeus = Zeus
atl-stage-compass = The Compass
atl-stage-improvement = Improvement
atl-stage-sinking = Seaquake
atl-stage-boarding = Lost Fleet
atl-stage-over = The end
atl-path = The steps of this phase
atl-tip-away = Put the tip away
atl-went-back = The game was taken back.
atl-paused = Paused
atl-paused-says = The clocks stand still.
atl-steward = The steward plays for you
atl-steward-says = You are back at the next question.
atl-i-am-back = I am back
atl-held-by = Paused by { $who }
atl-go-on = Go on
atl-ask-on = Ask all to go on
atl-accord-undone = This would be undone. What was seen stays known.
atl-agree = Hold to agree
atl-refuse = No
atl-agreed = You have agreed. The others decide.
atl-accord-wait = All others decide.
atl-accord-late = At 0:00 it is as if somebody said no.
atl-at-table = At the table
atl-pause = Pause
atl-you-gave-up = You have left the island. You may look on.
atl-nudged = The table waits for you

## What others may hear of what is asked

atl-ask-lobby = The game has not begun
atl-ask-statue = You are asked: choose a statue
atl-ask-step = You are asked: { $step }
atl-ask-order = You are asked: set the Compass
atl-ask-movement = You are asked: move your leaders
atl-ask-answer = You are attacked
atl-ask-commit = You are asked: commit your strength
atl-ask-zeus = You are asked: Zeus listens
atl-ask-compass = You are asked: the Compass
atl-ask-keep = You are asked: which statue stays
atl-ask-lose = You are asked: who is lost
atl-ask-offer = You are asked: gold in secret
atl-ask-raid = You are asked: barbarians come
atl-ask-flood = You are asked: the water comes
atl-ask-earthquake = You are asked: the earth shakes
atl-ask-sinking = You are asked: which coast sinks
atl-ask-boarding = You are asked: who boards the fleet
atl-ask-waiting = You wait
atl-ask-over = The game is over

## Numbers and their things

atl-people = { $n ->
    [one] 1 person
   *[other] { $n } people
  }
atl-people-word = People
atl-leaders = Leaders
atl-arms = Arms
atl-arms-says = 1 strength each
atl-lives = Lives given
atl-lives-says = they die, { $n } strength each
atl-gold = { $n ->
    [one] 1 gold
   *[other] { $n } gold
  }
atl-gold-word = Gold
atl-stone = { $n ->
    [one] 1 stone
   *[other] { $n } stone
  }
atl-stone-word = Stone
atl-wood-word = Wood
atl-have = you have { $n }
atl-have-gold = You have { $n } gold.
atl-free = free
atl-fewer = Fewer: { $what }
atl-more = More: { $what }
atl-all-of = All { $most }
atl-all = All
atl-nobody = Nobody
atl-you = you
atl-you-named = { $who } (you)
atl-yours = Your strength
atl-at-most = at most { $most }
atl-part-pops = { $n ->
    [one] person
   *[other] people
  }
atl-part-led = led
atl-part-hades = Temple of Hades
atl-part-ares = Ares
atl-part-strategy = Strategy
atl-part-bastions = Bastions
atl-part-none = nothing
atl-pick-one = Pick one

## The dock and its sheets

atl-undo = Undo the last choice
atl-more-acts = More
atl-next = Next: { $step }
atl-finish = Finish
atl-first-this = Settle this first
atl-finish-title = That is your turn
atl-finish-ask = Finish it?
atl-finish-unused = Left unused
atl-finish-then = Everybody sees it then. It cannot be undone.
atl-finish-not-yet = Not yet
atl-finish-early = Finish the phase now
atl-finish-early-says = Steps that are left are passed over.
atl-reset = Back to the start
atl-reset-says = { $n ->
    [one] Takes back 1 choice, to the last thing that is final.
   *[other] Takes back { $n } choices, to the last thing that is final.
  }
atl-give-up = Give up
atl-give-up-when = Only at the start of your own phase.
atl-give-up-ask = Leave the island for good?
atl-give-up-says = Your city, people, stocks and advances are gone. You cannot win. With two players the other wins at once.
atl-give-up-type = Type { $name }
atl-give-up-now = Give up for good
atl-forecast = Forecast
atl-forecast-food = Food left over { $n }
atl-forecast-starve = { $n ->
    [one] one will starve
   *[other] { $n } will starve
  }
atl-forecast-grow = can grow { $n }
atl-forecast-ship = can ship { $n }
atl-forecast-ended = score if it ended now { $n }
atl-forecast-hunger = { $n ->
    [one] One will starve: feed, ship or save on people.
   *[other] { $n } will starve: feed, ship or lose them.
  }
atl-forecast-sum = If it ended now: { $saved } saved, { $dead } dead or still on the island: { $points } points.
atl-forecast-lost = Whoever is still on the island at the end is dead.
atl-food-sum = { $left } left over = { $food } food − { $people } people who eat
atl-figure-why = { $what }: { $n }. Why?
atl-covered = { $what }: covered while something is sealed
atl-covered-hold = Hold to see what is left
atl-covered-touch = Covered. Touch to go on.

## The map

atl-hex-ring = ring { $ring }
atl-hex-creature = creature { $strength }
atl-hex-sunk = sunken
atl-hex-lit = within reach
# $who: a name, or “you”.
atl-hex-holds = on the site: { $who }, { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  }
# $who: a name, or “you”.
atl-hex-around = around it: { $who }, { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  }
atl-city-mine = Your city
atl-city-of = The city of { $who }

## Before and between

atl-lobby-title = The game begins soon
atl-lobby-you = You lead { $who }.
atl-lobby-says = Anybody who sits here may begin.
atl-lobby-few = Two at least must sit down.
atl-lobby-here = Who sits at the table
atl-lobby-free = free
atl-lobby-steward = the steward
atl-lobby-touch = Touch a free faction to let the steward play it.
atl-lobby-begin = Hold to begin
atl-lobby-game = The island sinks in thirteen turns. Bring your people to the far coast.
atl-statue-title = Your patron
atl-statue-ask = Who shall stand in your city?
atl-statue-taken = { $who } has it
atl-statue-set = Put it there
atl-order-title = The Compass
atl-order-ask = Who begins, and which way round?
atl-compass-title = Poseidon’s Compass
atl-compass-ask = Who begins now?
atl-compass-first = Who begins
atl-compass-new = Then
atl-compass-old = Now
atl-compass-leave = Leave it
atl-compass-set = Set the Compass
atl-clockwise = Clockwise
atl-widdershins = The other way round
atl-zeus-title = Zeus listens
atl-zeus-ask = Shall it come: { $card }?
atl-zeus-none = Let it come
atl-zeus-none-says = Nothing is paid.
atl-zeus-stop = Stop it
atl-zeus-stop-says = It happens to nobody.
atl-zeus-spare = Spare me
atl-zeus-spare-says = It happens to all others.
atl-zeus-dear = You cannot pay that.

## Movement

atl-early = Before the first move
atl-early-move = Leaders
atl-early-hermes = Hermes
atl-early-summon = Call home
atl-early-shift = City and Theatre
atl-hermes-title = Hermes
atl-hermes-ask = Take one of what?
atl-hermes-loses = Loses one: { $who }. You get 1 in all.
atl-summon-title = Call home
atl-summon-ask = Who comes home?
atl-summon-once = Once a turn, before moving.
atl-summon-leaders = Leaders only. Once a turn, before moving.
atl-summon-now = Call them home
atl-shift-title = City and Theatre
atl-shift-ask = Who stands where?
atl-shift-counts = City { $home }, Theatre { $theatre }
atl-shift-to = Goes to { $to }
atl-shift-now = Shift { $n }
atl-move-title = Leader { $n } of { $all }
atl-move-ask = Where to? Touch a lit place.
atl-move-with = With how many?
atl-moved-title = All leaders have moved
atl-moved-ask = Finish, or undo.
atl-move-dark = That is out of reach.
atl-move-list = Places as a list
atl-move-city = Plunder: { $who }
atl-move-event = This turn: { $card }. { $text }
atl-move-other = Another place
atl-move-creature = A creature of { $strength } lives there. It is hunted after the moves.
atl-move-needs = Creature { $strength } needs more than { $strength }. You bring { $have }: { $short ->
    [0] enough.
   *[other] { $short } more.
  }
atl-move-held = { $who } holds the site.
atl-move-along = People
atl-move-also = From the other place
atl-move-stay = { $n } stay
atl-way = Land or sea
atl-way-land = Over land
atl-way-sea = Over sea
atl-enter = Enter
atl-enter-says = stay around it, never a battle
atl-invade = Invade
atl-invade-says = take the site
atl-home = Go home
atl-home-says = into your city
atl-attack-title = Attack: { $place }
atl-attack-ask = What do you commit?
atl-attack-final = All before this becomes final. What you commit is spent.
atl-attack-seal = Hold to seal the attack
atl-attack-declare = Hold to attack

## Battle

atl-answer-title = { $who } attacks: { $place }
atl-answer-ask = Fight or withdraw?
atl-answer-city = { $who } plunders your city
atl-answer-city-ask = Resist or open the gates?
atl-answer-stake = At stake: wood, stone and gold, one of each in a set.
atl-answer-tie = A tie is yours.
atl-answer-nothing = Fight with nothing
atl-answer-nothing-says = Your strength as it stands.
atl-answer-something = Fight with arms or lives
atl-answer-something-says = Up to { $most }. What you put in is spent.
atl-answer-withdraw = Withdraw
atl-answer-withdraw-says = You lose the site and nobody.
atl-answer-open = Open the gates
atl-answer-open-says = They take what they can carry. Nobody dies.
atl-commit-title = Your strength: { $place }
atl-commit-tie = A tie loses.
atl-call-off = Call the attack off
atl-side-attacks = { $who } attacks
atl-side-holds = { $who } defends
atl-seen = Hold to see: { $who }
atl-hold-seal = Hold to seal
atl-hold-again = Press again to confirm
atl-sealing = Sealing…
atl-sealed = Sealed
atl-sealed-hold = Hold to see what you sealed
atl-sealed-change = Change it
atl-locked-retreat = withdraw
atl-locked-nothing = fight with nothing
atl-locked-fight = { $arms } arms, { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  }
atl-locked-gold = { $n } gold
atl-secret-battle = the battle
atl-secret-offer = the offers
atl-the-city = the city
atl-outcome-attacker-wins = { $attacker } takes { $place }
atl-outcome-defender-wins = { $defender } holds { $place }
atl-outcome-retreated = { $defender } withdraws from { $place }
atl-outcome-forced-back = No answer could hold. { $defender } withdraws.
atl-outcome-called-off = { $attacker } calls the attack off
atl-opened-side = { $strength }: { $arms } arms, { $lives ->
    [one] 1 life
   *[other] { $lives } lives
  } given, { $losses } more lost
atl-opened-none = { $strength }: nothing committed
atl-opened-sets = { $n ->
    [one] 1 set is plundered.
   *[other] { $n } sets are plundered.
  }
atl-opened-offers = The offers are open
atl-opened-rewarded = rewarded
atl-opened-punished = punished: its Housings fall
atl-opened-fleet = wins the fleet
atl-opened-away = Touch to put it away.

## The steps of the improvement phase

atl-hunt-title = Creature { $strength }: { $place }
atl-hunt-ask = Kill it or step back?
atl-hunt-none = No creature to fight
atl-hunt-more = { $n ->
    [one] 1 creature waits.
   *[other] { $n } creatures wait, in any order.
  }
atl-hunt-have = A tie loses: you need { $needs }, you have { $have }.
atl-hunt-reward = The slayer gets 1 gold and 1 knowledge. Arms and lives are spent.
atl-hunt-kill = Kill it
atl-hunt-back = Step back
atl-hunt-weak = All that you have is not enough.
atl-work-ask = Who works where? { $n ->
    [one] 1 person
   *[other] { $n } people
  } and { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  } left.
atl-work-spread = Spread to work
atl-work-build = All as builders
atl-work-touch = Touch a building to add a person.
atl-work-room = { $n ->
    [one] room for 1
   *[other] room for { $n }
  }
atl-work-now = Start the work
atl-work-now-idle = { $n ->
    [one] Start, 1 stays idle
   *[other] Start, { $n } stay idle
  }
atl-worked-ask = The work is done, all has been produced.
atl-learn-ask = Learn, or raise a leader? You have { $n } knowledge.
atl-appoint = Raise a leader: { $place }
atl-appoint-says = Costs 2 gold. It may move in the next turn.
atl-appoint-none = A leader needs 2 gold, a leader and two people at the Agora or in the Theatre.
atl-forum-agora = the Agora
atl-forum-theatre = the Great Theatre
atl-learn-known = known
atl-learn-price = Price in knowledge
atl-learn-left = Knowledge left: { $n }
atl-learn-at = Learn it at: { $place }
atl-learn-now = Learn it
atl-learn-cannot = You cannot learn it now.
atl-craft-ask = Make something?
atl-craft-none = Nothing more can be made here.
atl-craft-change = Hecate’s change
atl-craft-change-says = One for one, each stock once.
atl-craft-into = Into what
atl-craft-to = into { $what }
atl-craft-change-now = Change them
atl-craft-raise = Persephone
atl-craft-raise-says = One of your dead for 2 gold, two for 6.
atl-craft-raise-how-many = Come back
atl-craft-raise-now = { $n ->
    [one] Bring one back
   *[other] Bring { $n } back
  }
atl-craft-forge = Forge
atl-craft-forge-says = Gold becomes arms.
atl-craft-forge-how-many = Gold
atl-craft-forge-now = Forge { $n } gold
atl-craft-restore = Ships of old
atl-craft-restore-says = 6 gold and 6 knowledge for each, by the people at Poseidon’s temple.
atl-craft-restore-how-many = Ships
atl-craft-restore-now = { $n ->
    [one] Restore one
   *[other] Restore { $n }
  }
atl-craft-ships = Shipyard
atl-craft-ships-says = 5 wood for each; as many as work there.
atl-craft-ships-how-many = Ships
atl-craft-by-gold = Wood paid with gold
atl-craft-fleet = Fleet { $now } → { $then } of 8
atl-craft-ships-now = { $n ->
    [one] Build one ship
   *[other] Build { $n } ships
  }
atl-craft-garden = Gaia’s Garden
atl-craft-garden-says = One a turn, free. Touch a square.
atl-craft-garden-now = Plant it there
atl-build-ask = What goes up? { $n ->
    [one] 1 builder is free.
   *[other] { $n } builders are free.
  }
atl-build-where = { $what }: touch a lit square.
atl-build-none = No builder is left. Builders stand in a Housing.
atl-palette = What can be built
atl-build-why = Why not?
atl-arms-gold = 1 gold
atl-arms-builders = Builders who make arms
atl-arms-each = { $n } arms for 1 gold
atl-arms-make = { $n ->
    [one] Turn 1 gold into arms
   *[other] Turn { $n } gold into arms
  }
atl-build-free = Free.
atl-build-cost = Costs { $stone } stone, { $left } left.
atl-build-gold = And { $gold } gold, { $left } left.
atl-build-food = Food { $by }.
atl-build-falls = It destroys: { $what }.
atl-build-turn = Turn
atl-build-now = Build: { $what }
atl-feed-ask = How many join you?
atl-feed-none = Nobody more joins you this turn.
atl-feed-how-many = New people
atl-feed-cost = { $food } food left over for each. What is not used is lost.
atl-feed-lost = Food left over is never kept.
atl-feed-now = { $n ->
    [one] One joins you
   *[other] { $n } join you
  }
atl-lose-hunger = { $n ->
    [one] One starves
   *[other] { $n } starve
  }
atl-lose-event = { $n ->
    [one] One is lost
   *[other] { $n } are lost
  }
atl-lose-ask = Who is lost? { $n } to go.
atl-lose-left = { $n } more to name
atl-lose-now = { $n ->
    [one] Let one go
   *[other] Let { $n } go
  }
atl-keep-title = Hera is gone
atl-keep-ask = Which statue stays?
atl-offer-tribute = The tribute
atl-offer-tribute-ask = What do you offer?
atl-offer-tribute-says = With 3 or more nobody is punished, and the highest gets 4 knowledge. Below 3 the lowest is punished, and 0 always is: { $game ->
    [basic] your Housings fall, and one in your city dies.
   *[advanced] your Housings fall.
  }
atl-offer-fleet = A fleet drifts by
atl-offer-fleet-ask = Your bid?
atl-offer-fleet-says = 0 wins nothing. Only the highest pays.
atl-offer-ties = Of equal offers the earlier in this order is the higher: { $order }.
atl-raid-title = Barbarians, strength { $strength }
atl-raid-ask = What do you commit?
atl-raid-short = You have { $have }, { $short } are missing.
atl-raid-holds = You have { $have }: the city holds.
atl-raid-now = Meet them so
atl-flood-title = The water comes
atl-flood-ask = How many do you save?
atl-flood-drowns = { $n } of { $all } drown.
atl-flood-now = Save them so
atl-quake-title = The earth shakes
atl-quake-ask = What falls? { $n ->
    [one] One building.
   *[other] { $n } buildings.
  }
atl-quake-left = { $n } more to name
atl-quake-now = Let them fall
atl-event-none = A quiet turn
atl-met = There is nothing to choose.
atl-ship-ask = Who sails?
atl-ship-none = Nobody more can sail this turn. A fleet takes ships, which a Shipyard builds, and Astronomy. Whoever holds Europa sends people for gold.
atl-ship-most = { $n ->
    [one] 1 can sail.
   *[other] { $n } can sail.
  }
atl-ship-score = Saved { $now } → { $then }
atl-ship-leaders = Leaders stay.
atl-ship-now = { $n ->
    [one] One sails
   *[other] { $n } sail
  }
atl-europa = Temple of Europa
atl-europa-says = Sends people from there for gold, without ships.
atl-europa-price = { $gold } gold for each, without ships.
atl-europa-now = Send { $n }
atl-sink-title = You gave most
atl-sink-ask = Which coast sinks?
atl-sink-touch = Touch a lit coast
atl-sink-hold = Hold to sink: { $place }
atl-sink-of = { $who } { $n }
atl-sink-drowns = People who drown: { $who }
atl-sink-nobody = Nobody drowns.
atl-sink-swims = Leaders swim home: { $who }
atl-sink-coasts = Becomes coast: { $places }
atl-sink-kept = Protected by { $who }.
atl-sink-gold = A temple: { $n } gold.
atl-sink-pass = No more
atl-board-title = The fleet is yours
atl-board-ask = Who sails? Up to { $n }.
atl-board-nobody = Send nobody

## Waiting and the end

atl-wait-lobby = The game begins soon
atl-wait-statues = { $who } chooses a statue
atl-wait-order = { $who } sets the Compass
atl-wait-movement = { $who } moves its leaders
atl-wait-zeus = { $who } speaks with Zeus
atl-wait-compass = { $who } holds the Compass
atl-wait-improvement = { $n ->
    [one] { $who } improves the city
   *[other] { $who } improve their cities
  }
atl-wait-sinking = { $who } sinks two coasts
atl-wait-boarding = { $who } boards the fleet
atl-wait-over = The game is over
atl-wait-battle = A battle: { $who } decides
atl-wait-together = { $done } of { $all } done
atl-wait-for = Your phone calls you when you are asked.
atl-wait-sealed = Your choice is sealed.
atl-wait-done = You are done. It stands until all are in.
atl-wait-reopen = Take mine back
atl-wait-last = What happened last
atl-others = Everybody
atl-is-awaited = awaited
atl-is-sealed = sealed
atl-is-done = done
atl-is-steward = steward
atl-is-gave-up = gave up
atl-is-saved = { $n } saved
atl-over-you = You win
atl-over-title = { $n ->
    [one] { $who } wins
   *[other] { $who } win
  }
atl-over-race = All its people are on the far coast.
atl-over-points = The island has sunk.
atl-over-advances = The island has sunk, and nobody is saved. Advances decide.
atl-over-left = Nobody else is left.
atl-over-sum = { $saved } saved, { $dead } dead, { $advances ->
    [one] 1 advance
   *[other] { $advances } advances
  }
atl-over-kept = Each saved counts 1, each dead costs 2.
atl-over-chronicle = Read how it all came about

## Looked up

atl-mine = My figures
atl-advances = Advances
atl-group = { $place }: { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  }
atl-group-holds = { $place }, held: { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  }

## One tip a thing, in turns 1 and 2

atl-tip-statue = Each statue has a power. It works from now on.
atl-tip-order = The Compass says who begins. Later ones see more, earlier ones take more.
atl-tip-movement = Enter shares a place in peace; Invade takes its site.
atl-tip-answer = Both sides seal in secret. The higher strength wins, and a tie is the defender’s.
atl-tip-compass = Whoever occupies Poseidon’s temple sets who begins.
atl-tip-hunting = A site works for you only when its creature is dead.
atl-tip-production = Put people to work. Those in a Housing will build.
atl-tip-development = Advances cost knowledge and are never lost.
atl-tip-craft = Here workers and temples change stocks and make ships.
atl-tip-building = Each person in a Housing puts up one building. Empty squares feed, too.
atl-tip-feeding = Each person eats 1 food. What is left over becomes new people.
atl-tip-offer = All offers are opened together at the end of the turn.
atl-tip-shipping = Whoever sails is safe for good and counts 1 point.
atl-tip-waiting = Meanwhile you may look everything up below, and plan your city.

## The words that a sentence may hold, with the forms in which they stand there

atl-term-people = People
atl-forms-people = people
atl-term-leader = Leader
atl-forms-leader = leader|leaders
atl-term-arms = Arms
atl-forms-arms = arms
atl-term-lives = Lives given
atl-forms-lives = lives given|lives
atl-term-around = Around
atl-forms-around = around
atl-term-site = The site
atl-forms-site = site|sites
atl-term-hold = Hold
atl-forms-hold = hold|holds|held
atl-term-occupy = Occupy
atl-forms-occupy = occupy|occupies|occupied
atl-term-fleet = Fleet
atl-forms-fleet = fleet|fleets
atl-term-saved = Saved
atl-forms-saved = saved
atl-term-hades = Hades
atl-forms-hades = Hades
atl-term-food = Food left over
atl-forms-food = food left over
atl-term-debris = Debris
atl-forms-debris = debris
atl-term-open = Open ground
atl-forms-open = open ground
atl-term-led = Led
atl-forms-led = led
atl-term-sealed = Sealed
atl-forms-sealed = sealed|seal
atl-term-steward = Steward
atl-forms-steward = steward
atl-term-compass = Compass
atl-forms-compass = Compass
atl-term-set = Set
atl-forms-set = in a set
