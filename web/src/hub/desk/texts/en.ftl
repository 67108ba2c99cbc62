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
