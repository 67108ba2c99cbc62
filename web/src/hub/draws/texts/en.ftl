### What is said of the draws of a table and how they are checked.

## In a menu

fairness = Every shuffle and roll comes from a secret seed, fixed by this hash before the first, and from what your devices add. Note its beginning: when the table is closed, anybody can check all of them.
fairness-closed = The table is closed: every shuffle and roll can be checked now.
fairness-check = Check every draw
fairness-whole = The whole hash, and what devices added

## The page that checks them

draws = Draws
none = No draws here
none-what = This page checks the draws of a table. Open it from that table’s menu.
unread = The draws cannot be read.
fetched = The draws are being fetched.
every = Every draw
sealed = Every shuffle and roll comes from a secret seed with this hash, and from what the players’ devices add. Note the hash. When Control closes the table this page checks every draw.
rehearsal = This is a rehearsal: its draws come from a number that somebody chose.
checked-here = This device has computed them itself.
by-hand = { $n ->
    [one] 1 die was thrown by hand and typed in; for this one there is no draw.
   *[other] { $n } dice were thrown by hand and typed in; for these there are no draws.
  }
# Headings of lists.
committed = Committed to
added = Added by devices
added-none = Nothing yet.
drawn = Drawn
# Before a long row of letters and figures.
seed = Seed
# Behind a draw.
taken-back = taken back

## The verdict

draws-right = { $n ->
    [one] The one draw is right.
   *[other] All { $n } draws are right.
  }
wrong-seed = A seed is not the one that the table was committed to.
draw-missing = Draw { $draw } is missing.
draw-elsewhere = Draw { $draw } does not come from the seed of the table.
# $sides: of a die with so many sides, or of so many cards.
draw-wrong = Draw { $draw }, out of { $sides }, comes out as { $right }, not as { $value }.
