### What Control's desk says, whatever is played at it.

## The page

nobody = nobody
# Closes a dialog; read aloud, the button shows ×.
close = Close
# Leaves a dialog without doing anything.
back = Back
# The space bar, as it is printed on the big button.
key-space = Space
# The title of the browser's tab. $table: the table's name, typed by people.
page-title = { $table } · Control · Prytaneion
# Names the step's part of the page for those who hear it.
stage = On the table
# A link for the keyboard, past the menus.
skip = To what is on the table
# A label over the choice of a faction.
faction = Faction

## Why something cannot be done

helper-only = This device only helps; ask a full Control.
hindered-away = The server cannot be reached at the moment.
hindered-closed = The table is closed.
hindered-halted = The server has stopped the table.
hindered-paused = The table is paused. Resume it first.
# Somebody else did it first. $what: a sentence of the history without its full stop.
quicker = { $device } was quicker: { $what }. Nothing was done twice.
quicker-clock = The clock was quicker: { $what }. Nothing was done twice.
quicker-control = Another Control was quicker: { $what }. Nothing was done twice.

## What was written and not sent

unsent-overtaken = The play went on while you were writing: what you wrote has not been sent.
unsent = What you wrote has not been sent.
unsent-go-on = Go on writing
unsent-throw-away = Throw it away

## Menus and parts of the palette

section-now = Now
section-room = Room
section-table = Table
section-records = Records
section-seats = Seats
section-projector = Projector
section-rulings = Rulings
section-round = Round

## Reasons, for the log. What is touched is written into the field and published.

reason-optional = { $label } (may be empty)
reason-label = Reason, for the log
reason-usual = Usual reasons
reason-unsaid = Say why: touch a reason, or write one.

## Questions before something is done

pause-why-title = The table is paused
pause-why-says = The clock and all choices stand still until Control resumes. Why? Everybody will see what you write.
pause-why-go = Show the reason
replace-title = Replace whoever plays { NAME($who, form: "the") }
replace-says = Every device that holds this seat is sent away at once, and its old QR code stops working. Hand the new code to the next person. Nothing in the game changes.
replace-go = Replace the person
kick-title = Send away: { $device }
kick-title-unnamed = Send this device away
# $back: goes on with " and must join again. …" or ". It comes back …".
kick-says = The device loses its place at once{ $back }
kick-go = Send it away
kick-seat-code = Renew the code of { NAME($who, form: "the") } too: the old one stops working
kick-control-codes = Renew the codes for Control too: the old ones stop working

## Closing the table

close-title = Close the table
close-says = This ends the evening for good: nothing can be played or taken back any more. All seeds are then open, and everybody can check every draw. The chronicle stays.
close-code = To be sure, type the table’s code: { $code }
close-go = Close it for good

## Asking first

ask-reason-public = Reason, shown to everybody

## The big button

next-lost = Not connected
next-lost-says = This page comes back by itself.
next-closed = The table is closed
next-closed-says = Nothing is played any more. Its chronicle and all seeds are open.
next-halted = The server stands still
next-resume-says = The table is paused: press this, and the clock and all choices go on.

## Acts of the menus and the palette: a name, and what it does

act-pause = Pause
act-pause-says = Stops the clock and all choices at once; the reason can follow.
act-resume = Resume
act-resume-says = The clock and the game go on.
act-breaks = Breaks…
act-breaks-says = Lunch or a rest with a clock on every screen: at once, after this step, or from a time on.
lobby-open = Open the lobby
lobby-open-says = Free seats can be taken again with the code.
lobby-lock = Lock the lobby
lobby-lock-says = Free seats can no longer be taken; a seat’s own QR still works.
act-sheets = Print the sheets
act-sheets-says = Cards, briefs, seat codes and the constitution, on a page of their own.
act-mute = Mute sounds
act-unmute = Sounds on
act-mute-says = Bell, drum and pebbles on this device.
act-theme-day = Day theme
act-theme-night = Night theme
act-theme-says = For a bright room or a dark one; only on this device.
act-home = Other tables
act-home-says = Back to the list of tables; this one goes on.
act-preflight = Before you begin…
act-preflight-says = Network, phones, projector, sound, disk, backups and power, looked at in a minute.
act-tour = The tour…
act-tour-says = Control’s screen in five steps.
act-devices = Devices…
act-devices-says = Who is connected, and with what; names and sending away.
act-controls = Control’s devices…
act-controls-says = Who leads and who helps; links for another device; hand over.
act-join = How to join
act-join-says = The code, its QR and the other links.
act-codes = Codes of the seats
act-codes-says = One QR for each seat, on a sheet to print.
act-open-projector = Open the projector
act-open-projector-says = Its page in a window of its own: drag it to the projector and make it fill the screen.
act-announce = Announce…
act-announce-says = A sentence to every screen in the room.
act-words = Words: questions and answers…
# $n: how many questions wait.
act-words-says = { $n ->
    [0] No question waits.
    [one] 1 question waits.
   *[other] { $n } questions wait.
  }
act-say = A word to a seat or to all…
act-say-says = On their phones alone; you see who has read it.
act-ticker = Ticker…
act-ticker-says = The line at the foot of the projector.
act-log = The log
act-settings = Rulings…
act-settings-says = Every ruling with its text; change them during play.
act-why = Why it was decided so
act-why-says = The rule, the article and the numbers of what was decided last.
act-chronicle = Chronicle…
act-chronicle-says = The story so far, as a page of its own: for all, for a faction, for Control.
act-draws = Fair play…
act-draws-says = What draws come from, and how choices are sealed; close the table, so that all can check them.
# $rule: its number, "C-16".
act-ruling = Ruling { $rule }…
act-palette = Find an action
act-palette-says = Every action by its name (Ctrl+K).
act-help = Keyboard help
act-help-says = All keys on one page.
act-projector = What the projector shows…
act-projector-says = Hold a scene, or let the phases choose.
act-show = Projector: { $scene }
act-show-says = { $says }.
act-show-automatic = Projector: follow the phases
act-show-automatic-says = The phase chooses the scene again.

## How people get in

join-qr = QR code to join the table
join-code = Code of the table
join-how = Scan the code, or open <b>{ $address }</b> and type <b>{ $code }</b>.
join-address = Address in the QR codes
join-free = { $n ->
    [0] No seat is free.
    [one] { $n } seat is free.
   *[other] { $n } seats are free.
  }
join-locked = The lobby is locked.
join-fill = Free seats to the program
join-control = Another Control…
join-onlookers = Onlookers: { $address }
join-title = How to join
seat-free = free
join-present = present
join-away = not connected

## The spare server

spare-missing = No spare
spare-copying = Spare: copying
spare-level = Spare: up to date
spare-behind = Spare: behind
spare-gone = Spare is gone

## Bands over the table

halted = The server has stopped the table
paused = Paused
paused-why = Say why
paused-other = Another reason

## Breaks

break-now = Break
break-more = +{ $n } min
break-more-says = The break lasts { $n } minutes longer; every screen shows it.
break-due = <b>{ $what }</b>, { $n } min, begins by itself at the end of a step, once its result was seen.
break-begin-now = Begin now
break-drop = Leave it out
breaks-title = Breaks
breaks-says = A break stops every clock and keeps every choice. Phones and wall count down; a bell sounds two minutes before the end. You resume when the room is back.
breaks-none = No break is planned.
breaks-row = { $what }, { $n } min
breaks-row-from = from { $at }, when a step ends
breaks-row-step = at the end of this step, once its result was seen
breaks-what = What for, shown to everybody
breaks-length = How long
breaks-minutes = { $n } min
breaks-when = When
breaks-when-now = At once
breaks-when-step = After this step
breaks-when-at = At a time
breaks-at = From this time on, when a step ends
breaks-go-now = Begin the break
breaks-go = Plan the break
breaks-full = Eight breaks are planned; take one out first.
# A cluster of servers: another one has taken over.
away = Another server leads
away-says = You may go on here. Open this page at { $address } when it suits.
away-go = Open it there
# Before a notice of the server.
server = The server
seal-broken = A seal does not fit
# $what: "the race". prytaneion verify is a command to type.
seal-broken-says = What is shown of { NAME($who, form: "the") } for { $what } is not what their device sealed. Ask them what they locked, and check the journal with “prytaneion verify”.
doubt = { NAME($who, form: "the", start: "yes") } doubt what is shown
# "Fair play" is the name of a dialog: act-draws.
doubt-says = One of their devices says that for { $what } something else was shown than it had locked. That is their word alone; nobody else can check it. Ask them, and look at the seals in <i>Fair play</i>.
doubt-settled = Settled
announcement-back = Take it back

## Codes of the seats

codes-title = Codes of the seats
codes-says = Each code takes its own seat, even when the seat is taken or the lobby is locked. Hand each only to its { $leader }. A code that has been replaced no longer works: print again.
codes-print = Print the sheet
codes-qr = QR code of the seat of { NAME($who, form: "the") }
codes-address = { $address }, code { $code }
codes-taken = Taken

## Control’s devices

controls-title = Control’s devices
controls-another = Another device
controls-mine = this device
# For the buttons “Full” and “Helps”.
controls-role = { $device } leads or helps
controls-full = Full
controls-helps = Helps
controls-hand-over = Hand over…
controls-hand-over-title = Hand over to { $device }
controls-hand-over-says = { $device } leads from now on, and this device only helps. The game goes on as it is.
controls-hand-over-go = Hand over
controls-kick = Send away…
controls-comes-back = It comes back with a link for a Control or a helper.
controls-operator = It came in by the key of this server, and always leads.
controls-last = One full Control must remain. Make another one full first.

## Devices

devices-title = Devices
devices-controls = Control’s own devices…
devices-table = Name of the table
devices-name-it = Name it
devices-language = Language of the screens, where nobody chooses another

## Before the evening begins

check-title = Before you begin
check-looking = Looking…
check-network = The network
check-qr = QR code with which a phone is tried
# $address: of this server, without http://.
check-phone = <b>Try a phone:</b> scan this, or open { $address }/?check.
# $phones: how many phones of seats are connected.
check-phone-says = It says how quickly it reaches the server and what its clock says. Try it where people will sit. Phones of seats connected now: <b>{ $phones }</b>.
check-use-address = Use it in all codes
check-not-through = A phone does not get through?
check-room = The room
check-projector = Projector
check-projector-page = Open its page
check-chart = Picture size and reading chart
check-sound = Sound
check-sound-heard = Heard in the last row? Otherwise turn this machine up.
check-sound-off = Sounds are off on this device.
check-sound-ring = Ring the bell once.
check-ring = Ring the bell
check-awake = Screens stay on
check-power = Power
check-machine = The machine
check-disk = Disk
# Room on the disk.
check-space = Room
check-backups = Backups
# A second machine that takes over when this one is gone.
check-spare = Spare
check-again = Look again

## The spare machine

spare-title = The spare
spare-waits = While the spare is up to date, nothing counts until the spare has it too.
spare-when-gone = When this machine is gone
# <code>: what is typed there; $address: of the spare.
spare-says = On the spare’s machine: <code>prytaneion take-over</code>. Screens come to it by themselves. Whoever does not, and whoever comes later, opens <b>{ $address }</b>.
spare-qr = QR code of the spare
spare-until = Until then this code only says to wait.

## How a seat is played

mode-title = How { NAME($who, form: "the") } play
mode-says = Everybody can see it. What is already locked stays as it is.
mode-label = How the seat is played
mode-follows = Absent: votes as another does
mode-phone = Own phone
mode-says-phone = { NAME($leader, form: "the", start: "yes") } chooses on its own device.
mode-tablet = Shared tablet
mode-says-tablet = Several { $leaders } share a device; it asks who is there and covers what is secret.
mode-paper = On paper
mode-says-paper = { NAME($leader, form: "the", start: "yes") } writes or says it, and Control enters it.
mode-absent = Absent
mode-says-absent = Nobody is there.
mode-scripted = Played by the program
mode-says-scripted = The program chooses, at its own pace.
mode-absent-abstains = Absent: abstains
mode-says-absent-abstains = It abstains, bids nothing and passes. Nobody waits for it.
mode-absent-control = Absent: Control decides
mode-says-absent-control = It is awaited as usual, and Control enters its choices.
mode-absent-follows = Absent: follows { NAME($who, form: "the") }
mode-sign = { $who }: { $mode }. Change how the seat is played.
mode-sign-title = { $mode }. Touch to change.
# The sign of a choice that came from no player's own hand.

## The tour

tour = The tour
tour-step = Step { $number } of { $all }
tour-try = <lead>Try it:</lead> { $try }
tour-back = Back
tour-on = Next
tour-check = Before you begin…

## The people and devices at a seat

people-how = How they play
people-change = Change…
people-here = At this seat
people-none = Nobody yet.
# Makes the seat's devices ring and shake.
people-nudge = Nudge
people-code = Code of the seat
people-replace = Replace the person…
people-qr = QR code of the seat of { NAME($who, form: "the") }
people-qr-says = This code takes the seat at once, scanned or typed, even when the lobby is locked. Show it to nobody else.
# What a device is for.
device-control = Control
device-seat = { $leader }
device-projector = Projector
device-onlooker = Onlooker
device-mine = this device
device-offline = not connected
device-unnamed = A device without a name
device-send-away = Send away…
# Follows at once on "The device loses its place at once".
device-away-says = { " " }and must join again. Nothing in the game changes.
# On paper, under the seat's QR code.
paper-code = { $address }, code <b>{ $code }</b>

## The way in for another device

key-unreadable = This browser does not let the page copy the link. Mark it and copy it by hand.
key-renew-title = New codes for Control
key-renew-says = Links and QR codes that were handed out before let nobody in any more. Devices that are in stay in.
key-renew-go = Make new codes
key-renew = New codes…
key-qr-helper = QR code for a helper
key-qr-full = QR code for another full Control
key-gives = What the link gives
key-full = A full Control
key-helper = A helper
key-helper-says = Whoever scans it goes on with the game, answers and acts for seats, but neither goes back nor changes figures, cards or rulings.
key-full-says = Whoever scans it may do everything. Show it to nobody else.
key-copy = Copy the link
key-copied = Copied
device-name = Name of this device, as the log tells it
device-name-go = Name it

## The log

log-and-history = Log and history
log-listed = What is listed
log-lines = Log lines
log-empty = Nothing yet.
log-kinds = Kinds of line
log-about = About whom
# All factions.
log-all = All
log-sought = Words in the log
mode-log = Log
mode-history = History
# Before the key that opens it; left out where there is no room beside the names.
log-open = Open
open-log = Open the log, with all that can be looked for
open-history = Open the history, with all that can be looked for
# $deed: a sentence of the history without its full stop.
back-deed = Takes back: { $deed } (Ctrl+Z). Asks first.
back-open = Take back…
log-title = The log

## Acts for one seat: its faction first, so that typing its name finds all of them

seat-say = { $who }: a word to them…
seat-say-says = On their phones alone; you see whether they have read it.
seat-open = { $who }: open the seat
seat-open-says = Act for it, its figures, devices and code.
seat-nudge = { $who }: nudge
seat-nudge-says = Their phones vibrate and ask for attention.
seat-replace = { $who }: replace the person…
seat-replace-says = All devices of the seat are sent away and its code is renewed.
seat-mode = { $who }: how the seat is played…
# $how: how it is played now.
seat-mode-says = { $how }. Own phone, tablet, paper, absent, or the program.
seat-act = { $who }: { $action }
seat-act-says = In their place. { $says }

## An announcement

announce-title = Announce
announce-label = To every screen in the room
announce-large = Large on the projector, until another scene is chosen
announce-take-back = Take it back

## Words with the room

words-title = Words
words-questions = Questions
words-questions-count = Questions ({ $count })
words-say = Say something
words-said = Said and answered
words-ticker = To the room
# <write>: a button.
words-no-questions = No question waits. { $leaders } ask from the menu of their phones; <write>say something to them</write>.

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
say-everybody = All { $leaders }
say-every-phone = To every phone
say-only = Only { NAME($who, form: "the") } read it; their phones vibrate
say-go-all = Say it to all
say-go = Say it to { NAME($who, form: "the") }

## The foot of the projector, and announcements

ticker-label = Ticker: the line at the foot of the projector
ticker-none = Nothing runs there
ticker-off = Take it off
ticker-go = Show it
announcement = Announcement
announcement-none = Nothing is announced.
announcement-make = Announce…
announcement-change = Change it…

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
history-by-seat = { $leaders }
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

past-now = now { $now }
past-faction = Faction

## What a verdict rests on

# <unseen>: read aloud only.
because = <unseen>Why? Rule </unseen>{ $rule }

## Alarms

attention = Needs attention
attention-resting = Alarms at rest
alarm-rest = Put to rest until it changes
alarm-rest-named = { $alarm }: put to rest until it changes
remedy-open-anew = Open it anew
remedy-open-here = Open it here
remedy-address = Its address…
remedy-codes = Codes of the seats…
remedy-devices = Devices…
remedy-let-in = Let another device in…
room-covered = The projector is covered
room-covered-says = Its page is there, but another window lies over it or its screen sleeps. Bring that page to the front.
room-no-projector = The projector is gone
room-no-projector-says = No projector’s page is connected. Wake its machine, or open the page anew.
room-tablet = A tablet sleeps
# $whose: the names of the factions, as a list.
room-tablet-says = The shared tablet of the { $whose } is not connected. Touch its screen; if it stays away, another device comes in with the codes of the seats.
room-controls = { $n ->
    [one] A device of Control is gone
   *[other] Devices of Control are gone
  }
# $who: the names of the devices.
room-controls-says = { $n ->
    [one] { $who }: not connected. It comes back as soon as the page is open again; send away what stays away.
   *[other] { $who }: not connected. They come back as soon as the page is open again; send away what stays away.
  }
# Stands in the place of a device's name.
room-unnamed = a device of Control
room-leader = No full Control is here
room-leader-says = This device only helps: figures, cards and rulings wait until a full Control is connected again.

## To be done by hand

tasks = By hand
tasks-open = { $n } open

## The chronicle

chronicle-title = Chronicle
chronicle-says = The story so far, with its votes, races, battles and the constitution as it grew. Each edition is one file that opens anywhere, with no server. A faction’s own edition also tells what only it knew.
chronicle-read = Read it in a new window
chronicle-save-label = Save the edition: { $edition }
chronicle-saving = Being made…
chronicle-save = Save
chronicle-unsaved = The chronicle could not be saved.

## Fair play

draws-title = Fair play
draws-rehearsal = This is a rehearsal: its draws come from a number that somebody chose.
draws-change = Change the seed…
draws-change-title = Change the seed
draws-change-says = Draws come from a new seed from now on, and everybody is told. The old one stays secret until the table is closed: it would tell the order of the decks.
draws-close = Close the table…

## Rulings

# $reason: the article or law that decides instead of the ruling.
setting-decided = Decided by { $reason }.
setting-set = Set
setting-range = { $least } to { $most }
settings-title = Rulings
settings-says = Where the rules are silent or can be read two ways, a ruling says how this table plays. A change takes effect at once and is kept in the log.
settings-find = Find a ruling
settings-none = No ruling speaks of that.
rulings-others = Other rulings

## Why something was decided so

why-title = Why it was decided so
# $reason: the article or law.
why-by = by { $reason }
why-nothing = Nothing that still matters has been decided yet.

## The end of the day, the chronicle

edition-public = For everybody
edition-public-says = What the room saw. Holds no secret.
edition-control = Control’s
edition-control-says = With every hand of Control and how the room waited.
chronicle-unreachable = The server cannot be reached.
chronicle-failed = The chronicle could not be made.

## The top bar

# <unseen>: read aloud only, before the table's code.
top-join = <unseen>How to join: code </unseen>{ $code }
# This device only helps a full Control.
top-helper = Helper
top-menus = Menus
top-find = Find an action <keys>Ctrl K</keys>
top-silent = Sounds are off
top-loud = Sounds are on
room-projector = What the projector shows
room-words = Words: questions, messages, ticker (Q)
# Read aloud in place of the sign and the number beside it.
room-questions = { $n ->
    [0] Words and questions
    [one] Words, one question waits
   *[other] Words, { $n } questions wait
  }

## What the projector can show

# Control holds the scene: it does not change with the phases.
scene-held = { $scene }, held
held-up = Held up: { $title }

## Held up before the room: one thing, large on the projector

take-down = Take down
take-down-named = Take down “{ $title }”
# "," is the key that does it.
take-down-key = Take down “{ $title }” (,)
take-down-says = The projector follows the phases again.
dark = Projector dark
dark-says = Nothing at all, until the same key again.
light = Light the projector again
hold-up = Hold up
# $name: what is held up, as in “the law of goats”.
hold-up-named = Hold up { $name }
hold-up-there = Hold up { $name } on the projector
hold-up-says = In the spotlight, large on the projector, until it is taken down.
hold-take-down = Take down { $name }

## Keys

keys-title = Keys
keys-when = The keys work whenever neither a field nor a dialog has the keyboard. Space is enough for the whole loop: where somebody must decide first, it opens the decision, and Space or Enter takes the marked choice.
# As the keys of a keyboard are labelled.
keys-space = Space
keys-enter = Enter
keys-ctrl = Ctrl
keys-esc = Esc
keys-next = The next step
keys-find = Find any action by its name
keys-undo = Undo the last step; asks first
keys-close = Close what lies open
# <first/> and <last/>: keys, such as 1 and 8.
keys-seats = <first/> to <last/>
keys-seat = Open a seat, in the order of the rail

## Finding an action

palette-title = Find an action
palette-actions = Actions
palette-none = Nothing is called that.

## The projector

projector-title = What the projector shows
projector-back = Back to what the phases choose
projector-phases = The phases choose
projector-open = Open the projector in a new window
# What Control holds up before the room.
projector-held = Held up: <b>{ $title }</b>
projector-down = Take it down

## Seats at the left

seats = Seats
# $all: how many seats need a device.
seats-present = { $all ->
    [0] no phones
   *[other] { $present } of { $all } connected
  }
row-free = seat is free
row-since = waiting { $time }
row-away = not connected
# $state: what they are and what they are awaited for, "in exile, 9 s to vote".
row-open = { $who }: { $state }. Open the seat.
# Where there is nothing to say of it.
row-open-plain = { $who }. Open the seat.
row-enter = Enter for { NAME($who, form: "the") }
row-enter-says = Enter what they chose
row-nudge = Nudge { NAME($who, form: "the") }
row-nudge-says = Nudge: their phones vibrate
# A key chose an action of a seat; once more, and it is done.
armed = Press once more: this decides for { NAME($who, form: "the") }.

## The clock

# $clock: what the clock is for, as the server names it; $reason: "Article 3".
clock-by = { $clock }, by { $reason }
clock-more = +{ $seconds } s
clock-stop = Stop
clock-end = End
clock-none = No clock runs
clock-no-step = No clock in this step

## Waiting

waiting = Waiting
# <time/>: for how long, such as "1:14".
waiting-one = Waiting for { NAME($who, form: "the") } <time/>
waiting-some = Waiting for { $seats } seats <time/>
absent-never = Nobody sits for { $who }.
absent-free = Nobody sits for { $who }, and nobody waits for them.
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
clock-unset = no clock
clock-seconds = { $seconds } s
# $minutes: "2" or "2:30".
clock-minutes = { $minutes } min
rules-helper = A helper sees the rulings; a full Control changes them.
# $ruling: the text of the ruling.
rules-running = { $ruling }. A clock that is running already keeps its time.

## The glossary

glossary-title = Words of the game
glossary-back = Back
act-glossary = Words of the game
act-glossary-says = What each means, and how it stands here.

## About Prytaneion

about-title = About Prytaneion
about-what = Prytaneion runs a game for a room full of people. It is named after the town hall of a Greek city. Licensed under MIT or Apache-2.0.
about-access = Keyboards, screen readers, large letters, high contrast: what is claimed and what is missing stands in the sources, in deploy/accessibility.md.
about-parts = Icons from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0. Type: Cinzel and Source Sans 3, under the SIL Open Font License.
act-about = About Prytaneion
act-about-says = Whose work it stands on.

## The day

day = The day
# $next: "Diplomacy Round", what follows the round under way; or what the day begins with.
day-then = then <b>{ $next }</b>
day-first = first <b>{ $next }</b>
# $at: "17:40".
day-ends = Day ends { $at }
# $by: "+5", minutes later than planned.
day-ends-off = Day ends { $at }, { $by } min
day-rounds = Rounds of the day
# $round: "Action Round 2". $act: "II". $length: "45 min".
day-round = { $round }, Act { $act }, { $length }
day-round-from = { $round }, Act { $act }, { $length }, from { $from }
day-round-from-to = { $round }, Act { $act }, { $length }, { $from } to { $to }
# Ends the line above.
day-round-is-ahead = planned
day-round-is-now = now
day-round-is-over = over
day-round-is-skipped = skipped
# In the list of all acts.
day-act = The day: rounds and their times…
day-act-says = How long this round goes on, what follows it, and when the day would end.
day-act-more = { $round }: { $n } minutes more
day-act-less = { $round }: { $n } minutes less
day-act-stop = { $round }: no clock
day-act-time-says = The remaining time of the round under way; everybody sees it.

## The rounds ahead

plan-nothing = Nothing is planned after this round: rounds follow as Control begins them.
plan-end = The day would end about <b>{ $at }</b>.
plan-end-later = The day would end about <b>{ $at }</b>, { $n } min later than planned now.
plan-end-earlier = The day would end about <b>{ $at }</b>, { $n } min earlier than planned now.
plan-end-unknown = A round without a clock: the end cannot be foretold.
plan-go = Make this the plan
plan-act = Act { $act }
plan-act-of = Act of { $round }
plan-shorter = { $round }: −5 minutes
plan-longer = { $round }: +5 minutes
plan-minutes-of = Minutes of { $round }; 0 for no clock
plan-min = min
plan-no-clock = no clock
plan-earlier = { $round }: earlier
plan-later = { $round }: later
plan-take-out = { $round }: take out

## The rounds that were

past-rounds = { $n ->
    [one] One round is over
   *[other] { $n } rounds are over
}
past-left-out = left out
# $from, $to: "14:00". $length: "45 min".
past-took = { $from } to { $to }: { $length }
past-planned = planned { $length }

## The round under way

round-plan = The plan of the day
round-time-left = Time left in the round
round-no-clock = no clock
round-none = The day has not begun
round-five-more = Five more minutes for this round
# $by: "+5".
round-minutes = { $by } min
# $left: "12:05". $until: "17:40". $late: "on time", "6 minutes behind the plan".
round-left = { $left } left, until { $until }. The day is { $late }.
# $words: "time is up", "4 minutes over its time".
round-words = { $words }. The day is { $late }.
round-stop = No clock
day-title = The day
day-over = <b>Nothing more is planned.</b> The chronicle tells the day, and how long the room waited.
day-closed = <b>The evening has ended.</b> Thank you for leading it. All seeds are open: every draw can be checked.
day-draws = Check the draws…
day-chronicle = The chronicle…

## Acting for a seat, and a seat's drawer

acting-title = Acting for { NAME($who, form: "the") }
acting-control = Control decides
acting-stop-clock = Stop the clock
acting-nothing = There is nothing to decide here at the moment.
drawer-write = A word to them…
drawer-act = Act in their place
drawer-nothing = Nothing to do at the moment.
