### What the shared parts of the screens say.

## The line to the server

connecting = Connecting…
line-lost-unsent = Connection lost. Not sent yet; it goes by itself.
line-lost-known = Connection lost. What you see is the last known state; this page comes back by itself.
line-lost = The server cannot be reached yet. Trying again.
# $farewell: what the server said before it went.
line-farewell = { $farewell } This page comes back by itself.

## Clocks

time-left = Time left
