### What the game of hidden offers says, in English.

offers-cause-start = At the start
offers-cause-by-hand = Control: { $reason }
offers-cause-earlier = Earlier changes
offers-cause-earlier-by-hand = Earlier changes by Control
offers-cause-lot = Paid for “{ $title }”

offers-ruling-sentence = { $ruling }.
offers-ruling-tie = Who takes a lot for which several offer the most
offers-ruling-tie-nobody = nobody
offers-ruling-tie-first = the first in the order of the seats
offers-ruling-offer-seconds = Seconds in which offers can be hidden, 0 without a clock

offers-refused-control-only = Only Control can do this.
offers-refused-clock-only = The table does this by itself.
offers-refused-seat-only = Choose the seat that you act for first.
offers-refused-step-over = Play has gone on; see where it stands now.
offers-refused-not-now = No lot is on the table.
offers-refused-too-many = { $have ->
    [0] There are no coins left.
    [one] There is only 1 coin.
   *[other] There are only { $have } coins.
  }
offers-refused-bad-seal = The seal does not fit this offer.
offers-refused-no-clock = Only offers have a clock, of { $most } seconds at most.
offers-refused-over = All lots are gone.
offers-refused-already-so = It is so already.
offers-refused-no-such-seat = There is no seat { $id } here.
offers-refused-no-setting = There is no ruling { $key }.
offers-refused-setup = A game needs seats, lots, and rulings within their bounds.
offers-refused-format = This game has no format { $format }.

offers-when-lot = { $lot ->
    [0] Before the first lot
   *[other] Lot { $lot }
  }
offers-awaited-to-offer = to hide an offer
offers-clock-offers = Offers
offers-clock-then = Then all offers are opened.
offers-clock-minute = 1 min
offers-clock-minute-says = The clock is set to a minute.
offers-ask-offer = Hide what you offer for “{ $title }”.
offers-ask-locked = Your offer is hidden; you may change it until all are opened.
offers-ask-wait = The next lot comes soon.
offers-offer-says = { $coins ->
    [one] You offer 1 coin for “{ $title }”.
   *[other] You offer { $coins } coins for “{ $title }”.
  }
offers-next-open = { $missing ->
    [0] Open the offers: all are in
    [one] Open the offers: 1 is missing
   *[other] Open the offers: { $missing } are missing
  }
offers-next-open-says = Whoever offered the most takes the lot and pays.
offers-next-lot = Put up “{ $title }”
offers-next-lot-says = Everybody hides an offer for it.
offers-next-end = End the game
offers-next-end-says = All lots are gone.
offers-next-over = The game is over
offers-next-over-says = Nothing comes any more.
offers-headline-gathering = The lots lie ready.
offers-headline-offers = Who offers what for “{ $title }”?
offers-headline-over = All lots are gone; the game is over.
offers-verdict-sold = { $who } takes “{ $title }” for { $price }.
offers-verdict-nobody = Nobody takes “{ $title }”.

offers-told-together = { $lines }
offers-and-then = { $before } { $next }
offers-told-lot = “{ $title }” is put up.
offers-told-offered-for = Control hid an offer for { $who }.
offers-told-seat = The seat of { $who } is played { $how } now.
offers-mode-phone = on its own phone
offers-mode-tablet = on a shared tablet
offers-mode-paper = on paper
offers-mode-absent = by nobody
offers-mode-scripted = by the program
offers-told-coins = { $who } has { $to } coins ({ $reason }).
offers-told-ruling = { $rule } is ruled anew: { $means }.
offers-told-anew = Offers are hidden again.
offers-told-back = Control took the game back: { $headline }
