### What a tablet says that several seats share.

device-tablet = Shared tablet
code-stands-any = The code of the seat is on Control’s screen.
who = Who are you?
who-first = Each seat stays covered until its coin is held. Add the first one; more can follow.
add-seat = Add a seat
add-seat-of = Add { $who }
add-which = Say first which seat it is.
add-all = This tablet holds every seat.
add-code = The code for { $who }, or its link
add-code-any = The code of the seat, or its link
add-scan = Or scan it with this tablet’s camera: the link comes back here.
another-table = Another table
# Below a seat's coin: $what is what the game waits for, as the game says it.
coin-awaited = You are asked { $what }
coin-nudged = Control waits for you
coin-hold = Hold to open
this-tablet = This tablet
covering = Covered in { $seconds } s. Touch to keep it open.
done = Done
