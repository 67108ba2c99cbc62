### What Control is told of the past, of waiting, of the record and of its own devices.

## The table as it stood then

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
# $act: in Roman numerals.
past-moment = Act { $act }, cycle { $cycle }, { $phase }

## The end of the day, the chronicle

day-over = <b>The day is over.</b> The chronicle tells its story, and how long the room waited.
day-chronicle = The chronicle…

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
