### What every screen says at the end of an evening.

over = The day is over
closed = The evening has ended
thanks = Thank you for playing.
# While Control has not closed the table yet.
soon = Nothing more is planned. When Control closes the table, everybody can check every draw.
chronicle = Read the chronicle
chronicle-own = What happened, with what your side alone knew
chronicle-public = What happened, for everybody to read
draws = Check every draw
draws-says = All seeds are open now: each shuffle and roll can be checked.
# On the wall, above an address.
chronicle-at = The chronicle
draws-at = Every draw, to be checked
# On the wall, of a table that is archived: before its end, and after it.
put-away = This table is put away
kept-away = It is kept as it is, and closed to everybody. Whoever hosts it has the chronicle, and can take the table back.
kept-over = The table is put away and kept. Whoever hosts it has the chronicle: ask Control for it.
