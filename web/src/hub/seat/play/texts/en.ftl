### What a seat's page says while a game is played, whatever is played.

sealed-unsent = Not sent yet
sealed-unsent-says = It goes by itself as soon as the line is back.
sealed-sending = Sealing…
sealed-replaced = Another device of your seat, or Control, has changed what you locked here.
sealed-taken-back = What you had locked here no longer counts since Control took the game back: choose again.
sealed-called-off = What you had locked here no longer counts, and nobody has seen it: choose again.
sealed-change = Change
# Large, above what they have done: "3 of 8", "pebbles are in the urn".
sealed-tally = { $done } of { $all }
anew = Choose anew
anew-says = Until you do, what you locked stands.
glossary-rule = The rule
glossary-back = ← Back

## What the room should know

strips = Announcements
pause-server = The table stands still
pause-control = Paused by Control
pause-break = Break
strip-then = Then: { $next }
strip-over = { $minutes } min over
# The name of a clock. $round: "Action Round 2".
strip-ends = { $round } ends
returned-forgotten = What you had begun was not kept.
understood = Understood
# $minutes: "12", or "+3" when the round is over its time.
round-minutes = { $minutes } min
