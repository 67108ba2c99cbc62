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
