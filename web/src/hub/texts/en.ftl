### What several of the hub's screens say.

## The choice of a language

# Said by a screen reader before the names of the languages.
tongue = Language

## Pages and the network

page-failed = This page has failed.
no-screens = No screens for this table
# $why is a sentence.
no-screens-why = { $why } Load this page again.
load-again = Load this page again
game-unknown = This page does not know the game “{ $game }”. Its server may be newer.
screens-missing = The screens of this game did not come through the network.
unreachable = The server cannot be reached. Is this device in the right network?
failed = The server could not do that. Try again.
did-not-work = That did not work. Try again.
try-again = Try again
one-moment = One moment

## Why the server ended the connection

closed-unauthorized = This device no longer holds a seat at this table. Join again.
closed-no-table = There is no table with this code.
closed-stale = The server has been updated. Load this page again.
closed-kicked = Control has sent this device away from the table.
closed-malformed = The server did not understand this page. Load it again.
reseated = Control has given you another seat.
closed = The connection has ended.
left = This device has left the table.

## Where the browser keeps nothing

lasts-tab = Your browser’s storage is full or closed, so leave this tab open. Once you close it, you need a code or link from Control to come back.
lasts-page = Your browser keeps nothing, so leave this page open and do not load it again. Otherwise you need a code or link from Control to come back.

## Tables and seats

seats-taken = { $taken } of { $seats } seats taken
kept = What is kept here
icons = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0
