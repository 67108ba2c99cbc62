### What Control's desk says, whatever is played at it.

## The page

nobody = nobody

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

## Menus and parts of the palette

section-now = Now
section-room = Room
section-table = Table
section-records = Records
section-seats = Seats
section-projector = Projector
section-rulings = Rulings
