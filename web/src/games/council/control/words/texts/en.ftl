### Words between Control and the room.

## How long something has waited, and how long ago it was

waited-now = just now
lapse-waited-minutes = for { $minutes } min
lapse-waited-hours = for { $hours } h
lapse-waited-hours-minutes = for { $hours } h { $minutes } min
lapse-said-minutes = { $minutes } min ago
lapse-said-hours = { $hours } h ago
lapse-said-hours-minutes = { $hours } h { $minutes } min ago

## Questions that wait

# $who asked a question that waits.
asked = { NAME($who, form: "the", start: "yes") } ask
# $more: how many questions wait besides.
asked-more = { NAME($who, form: "the", start: "yes") } ask, { $more } more
question-answer-to = Answer to { NAME($who, form: "the") }
question-answer = Answer
question-send = Answer
question-send-as-well = Say it as well
question-drop = Discard it
question-to-all = To all, without saying who asked
question-by-mouth = Answered by word of mouth
# $answer: what another Control wrote.
question-overtaken = Another Control has answered meanwhile: “{ $answer }”. What you wrote is still here.
question-overtaken-by-mouth = Another Control has answered meanwhile, by word of mouth. What you wrote is still here.

## What was said and answered

said-find = Find a word
said-whose = Whose words
said-all-seats = All seats
said-none-found = Nothing is found.
said-none = Nothing has been said yet.
said-asked = { NAME($who, form: "the", start: "yes") } asked
said-to-all = Control to all
said-to = Control to { NAME($who, form: "the") }
# $seats: names of factions, as a list.
said-not-yet = Not yet: { $seats }
# Behind an answer that everybody was given.
said-answer-to-all = to all
said-read = Read
said-unread = Not read yet
said-read-by-all = Read by all
# $count of $all seats.
said-read-by = Read by { $count } of { $all }

## A word to the seats

say-to = To
say-everybody = All Archons
say-every-phone = To every phone
say-only = Only { NAME($who, form: "the") } read it; their phones vibrate
say-go-all = Say it to all
say-go = Say it to { NAME($who, form: "the") }
# What Control says often, each at a touch.
say-usual-come = Please come to Control.
say-usual-decide = Please decide; the council waits for you.
say-usual-break = A word with you in the break?
say-usual-yes = Yes.
say-usual-no = No.

## The foot of the projector, and announcements

ticker-label = Ticker: the line at the foot of the projector
ticker-none = Nothing runs there
ticker-off = Take it off
ticker-go = Show it
announcement = Announcement
announcement-none = Nothing is announced.
announcement-make = Announce…
announcement-change = Change it…
