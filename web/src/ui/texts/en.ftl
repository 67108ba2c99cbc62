### What the shared parts of the screens say.

## The line to the server

connecting = Connecting…
line = Connection
line-lost-unsent = Connection lost. Not sent yet; it goes by itself.
line-lost-known = Connection lost. What you see is the last known state; this page comes back by itself.
# Said aloud only.
line-back = Connected again.
line-lost = The server cannot be reached yet. Trying again.
# $farewell: what the server said before it went.
line-farewell = { $farewell } This page comes back by itself.
journal-end = The table is closed. Its journal ends with { $end }

## Clocks

time-left = Time left
ten-seconds = Ten seconds left
time-up = The time is up

## Numbers, lists and dice

# A list of more than two is "A, B" and then its last.
listed = { $others } and { $last }
# What a number is called, for a screen reader; a touch tells what it adds up from.
figure-why = { $label }: { $value }. Why?
die-blank = a die, not yet thrown

## What is wrong with a writer's files

faults-count = { $n ->
    [one] One thing is wrong.
   *[other] { $n } things are wrong.
  }
faults-copy = Copy the list
faults-copied = Copied
faults-line = line { $line }

## Parts of pages

# Said by a screen reader before something that is hidden until it is held.
covered = Covered.
# A button below something hidden, for whoever cannot press and hold.
show-for = Show it for { $seconds } seconds
close = Close
touch-to-close = Touch to close.
part-missing = A part of this page did not come through the network.
load-again = Load this page again
one-moment = One moment…
