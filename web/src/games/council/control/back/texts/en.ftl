### What Control is told of the past, of waiting, of the record and of its own devices.

## How long and how long ago

ago-now = just now
# Short: it stands behind every line of a list.
ago-seconds = { $seconds } s ago
ago-minutes = { $minutes } min ago
ago-hours = { $hours } h ago
lasted-seconds = { $seconds } s

## Who did something

doer-clock = the clock
# A device of Control without a name.
doer-control = Control
# $device: the name of a device of Control, which acted in the place of a seat.
doer-for = { $device }, for { NAME($who, form: "the") }

## Taking back

back-helper = This device helps: it sees the history, but going back is for a full Control.
back-nothing = There is nothing to take back.
back-title = Take back
back-undo-title = Undo going back
back-undo = Undo this
back-undo-says = Restores everything as it was before you went back.
back-close = Close
back-act = Undo the last step…
# $deed: the sentence of the step, without its full stop.
back-act-says = Takes back: { $deed }. (Ctrl+Z)
back-act-nothing = Nothing to take back yet.
back-meanwhile = Nothing was changed: something happened in the meantime.
back-meanwhile-label = What happened in the meantime
# $words: the sentence of a step; $doer: who did it.
back-meanwhile-line = { $words } ({ $doer })
# <then>: what the table was doing, as a headline.
back-stands = The table stands again as it did then: <then>{ $headline }</then>
back-undone = Taken back
back-undone-steps = Taken back: { $steps } steps
back-undone-label = What is taken back
# $seats: names of factions, as a list.
back-seats = What the { $seats } did themselves is undone as well.
back-seen = People have already seen
back-seen-label = What people have already seen
back-seen-all = All of it.
back-seen-says = No program can make them forget it: tell the room.
back-unseen = Nothing has been revealed since.
back-opened = Choices that were hidden then have been revealed since: everybody makes them again.
back-kept = Nothing is lost: it stays in the history, and this too can be taken back.
back-looking = Looking back…
back-failed = The table did not answer.

## Choices that lay hidden

seal-legend = Choices were hidden then
seal-anew = Choose anew
seal-anew-says = What was sealed is given back. Everybody chooses again.
seal-keep = Keep as they were
seal-keep-says = The choices are sealed as they were then. Whoever wants to may still change theirs.

## The history

history-title = The history
history-says = Every step, and who took it; look at the table after it, or go back to it.
history-earlier = Earlier steps…
history-by = By whom
history-by-control = Control
history-by-seat = Archons
history-by-clock = The clock
history-seat = Which seat
history-all-seats = All seats
history-find = Words or a device’s name
history-then = The table then
history-now = This is how it stands.
history-steps =
    { $steps ->
        [one] Takes back 1 step.
       *[other] Takes back { $steps } steps.
    }
history-go-title = Go back to here
history-go = Go back to here…
history-go-says = Asks first, and says what is taken back.
history-touch = Touch a step to see how the table stood after it.
history-taken-back = (taken back)
# $who: who did it; $when: how long ago.
history-line = { $who }, { $when }
history-empty = Nothing yet.

## The table as it stood then

# $act: in Roman numerals.
past-moment = Act { $act }, cycle { $cycle }, { $phase }
past-now = now { $now }
past-faction = Faction
past-arete = Arête
past-strength = Strength
past-horses = Horses
past-tyche = Tyche
past-talents = Talents
past-doom = Doom
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

## The end of the day, the chronicle

day-over = <b>The day is over.</b> The chronicle tells its story, and how long the room waited.
day-chronicle = The chronicle…
edition-public = For everybody
edition-public-says = What the room saw. Holds no secret.
edition-control = Control’s
edition-control-says = With every hand of Control and how the room waited.
chronicle-unreachable = The server cannot be reached.
chronicle-failed = The chronicle could not be made.

## What was decided

decision-prytanis = Who presides
decision-race = The race
decision-vote = The vote
decision-check = The check
decision-battle = The battle
decision-stasis = The stasis

## Waiting

waiting = Waiting
# <time/>: for how long, such as "1:14".
waiting-one = Waiting for { NAME($who, form: "the") } <time/>
waiting-some = Waiting for { $seats } seats <time/>
absent-never = No device ever came for { $who }.
absent-away = No device is there for { $who }.
absent-mark = { $who } absent
absent-mark-says = Nobody waits for { $who } any more: they abstain, bid nothing and pass until you change it.
waiting-nudge = Nudge all
waiting-nudge-says = Their phones vibrate

## How a step ends by itself

# Then two buttons to choose from: by hand, or what follows below.
ends-revealed = Revealed
ends = Ends
ends-by-hand = by hand
ends-all-in = when all are in
ends-at-time = when its time is up
# Then a length of time: "Revealed when all are in, or after 40 s".
after-or = or after
after-revealed = Revealed after
after-time = Time
after-ends = Ends after
after-passes = Passes after
after-shown = Shown after
after-lot = By lot after
clock-none = no clock
clock-seconds = { $seconds } s
# $minutes: "2" or "2:30".
clock-minutes = { $minutes } min
rules-helper = A helper sees the rulings; a full Control changes them.
# $ruling: the text of the ruling.
rules-running = { $ruling }. A clock that is running already keeps its time.
