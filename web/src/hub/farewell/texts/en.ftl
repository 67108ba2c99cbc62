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
