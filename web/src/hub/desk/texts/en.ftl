### What Control's desk says, whatever is played at it.

## The page

nobody = nobody
# Closes a dialog; read aloud, the button shows ×.
close = Close
# Leaves a dialog without doing anything.
back = Back
# The space bar, as it is printed on the big button.
key-space = Space

## Why something cannot be done

helper-only = This device only helps; ask a full Control.
hindered-away = The server cannot be reached at the moment.
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

## Reasons, for the log. What is touched is written into the field and published.

reason-optional = { $label } (may be empty)
reason-label = Reason, for the log
reason-usual = Usual reasons
reason-unsaid = Say why: touch a reason, or write one.
reason-lunch = Lunch
reason-break = Short break
reason-rules = A question of rules
reason-listen = Please listen to Control

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
next-halted = The server stands still
next-resume-says = The table is paused: press this, and the clock and all choices go on.

## Acts of the menus and the palette: a name, and what it does

act-pause = Pause
act-pause-says = Stops the clock and all choices at once; the reason can follow.
act-resume = Resume
act-resume-says = The clock and the game go on.
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
# A cluster of servers: another one has taken over.
away = Another server leads
away-says = You may go on here. Open this page at { $address } when it suits.
away-go = Open it there
# Before a notice of the server.
server = The server

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
# The sign of a choice that came from no Archon's own hand.
hand-paper = written on paper, entered by Control
hand-control = entered by Control
hand-absent = absent
hand-script = chosen by the program

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
