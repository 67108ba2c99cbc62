### What stands on Atlantida's board, on the wall and on the table.

# Which of the two a screen is, in the list of whoever stands at it.
atl-on-wall = On the wall
atl-on-table = Flat on the table

## The track and the parts of the board

atl-turn = Turn { $turn }
atl-turn-event = Turn { $turn }: { $event }
atl-before = Atlantida
atl-no-event = no event
atl-no-event-long = No event this turn
atl-continent = The Continent
# $order: the factions in play order.
atl-compass = Compass: { $order }
atl-city = City of { $who }
atl-done-of = { $done } of { $all } done
atl-join = Join { $code }

## Whose phase; short, under a name

atl-phase-lobby = Taking seats
atl-phase-statues = Statues
atl-phase-order = Compass
atl-phase-movement = Movement
atl-phase-zeus = Zeus
atl-phase-compass = Compass
atl-phase-improvement = Improvement
atl-phase-sinking = Seaquake
atl-phase-boarding = Lost Fleet
atl-phase-over = The end
atl-turn-end = The end of the turn

## How a player stands to what is asked: one word

atl-state-moving = moving
atl-state-asked = asked
atl-state-sealed = sealed
atl-state-done = done
atl-state-away = away
atl-state-steward = steward
atl-state-gave-up = gave up

## What is asked of whom: one sentence at the foot

atl-asks-lobby = Take a seat, then begin.
atl-asks-paused = The table is paused.
atl-asks-statues = { $who } chooses a statue.
atl-asks-order = { $who } decides who begins.
atl-asks-movement = { $who } moves its leaders.
atl-asks-zeus = { $who } may ask Zeus: { $event }.
atl-asks-compass = { $who } may set the Compass.
atl-asks-improvement = { $who } improves its city.
atl-asks-sinking = { $who } chooses which coast sinks.
atl-asks-boarding = { $who } chooses who sails.
atl-asks-together = All improve their cities: { $done } of { $all } done.
# $who: names; $n: how many of them.
atl-asks-battle = { $n ->
    [one] { $who } decides.
   *[other] { $who } decide.
  }
atl-asks-over = { $n ->
    [one] { $who } has won.
   *[other] { $who } have won.
  }

## A battle

# What is fought for.
atl-prize-city = The city of { $who }
atl-attacks = attacks
atl-holds = holds
atl-guards = guards
# Parts of strength, each behind its number.
atl-part-pops = people
atl-part-led = led
atl-part-hades = Hades
atl-part-ares = Ares
atl-part-strategy = Strategy
atl-part-bastions = bastions
atl-sealed = sealed
atl-decides = decides
atl-withdraws = withdraws
atl-arms = arms
atl-lives = lives given
atl-lost = { $lost ->
    [one] 1 person lost
   *[other] { $lost } people lost
  }
atl-takes = { $who } takes { $place }.
atl-keeps = { $who } holds { $place }.
atl-equal = Equal. The defender stays.
atl-retreats = { $who } withdraws.
atl-no-answer = No answer could hold.
atl-calls-off = { $who } calls the attack off.
# $sets: of one wood, one stone and one gold.
atl-plunders = { $who } plunders { $sets ->
    [one] 1 set.
   *[other] { $sets } sets.
  }
atl-opens = { $who } opens the gates: { $sets ->
    [one] 1 set is lost.
   *[other] { $sets } sets are lost.
  }

## Purses: a tribute, a Lost Fleet

atl-reward = best
atl-punished = punished
atl-tribute-best = Zeus thanks { $who }.
atl-tribute-none = Zeus thanks nobody.
atl-fleet-won = The fleet sails for { $who }.
atl-fleet-empty = The fleet sails empty.
atl-tie-order = Equal offers: earlier in play order.

## Seaquake, collapse, race, score

atl-sinks-by = { $who } chose.
atl-sinks = { $place } sinks.
atl-gone = { $place } is gone.
atl-drown = { $pops ->
    [one] 1 person of { $who } drowns.
   *[other] { $pops } people of { $who } drown.
  }
atl-race = All its people are safe: { $saved }.
atl-saved = saved
atl-dead = dead, two points each
atl-advances = { $count ->
    [one] 1 advance
   *[other] { $count } advances
  }

## How to join

atl-join-how = Join the table
atl-join-qr = The address to join by, as a QR code
atl-taken = taken
atl-free = free

## A tablet on the table

atl-turn-labels = Turn the labels
atl-hold-menu = Menu of the host: hold
atl-turn-card = Turn the card
atl-close = Close
atl-creature = A creature of strength { $strength } lives here.
# $pops: people; $leaders: their leaders.
atl-here = { $who } is around: { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  }.
atl-here-holds = { $who } holds it: { $pops ->
    [one] 1 person
   *[other] { $pops } people
  }, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
  }.
atl-collapse = The island sinks.

## What seats agree on

atl-stopped-by = Paused by { $who }.
atl-question = { $who } asks all:
atl-undone = What is undone:
