### What the desk of hidden offers says of its own, in English.

section = The offers
bidder = bidder
bidders = Bidders
offered = has offered
group-offer = Offer
group-clock = Clock
kind-lot = Lots
scene-lot = The lot
scene-lot-says = What is on the table
moment = Lot { $lot }
seen-since = All have seen what was offered for “{ $title }”.
coins = Coins
lots = Lots
figure-lots = Lots sold
rulings = Offers
hint-rulings = “tie”, “seconds”
hint-acts = “clock”, “back”
log-says = Which lots went to whom
secret = an offer
announce-usual-come = Come to the table.
say-usual-decide = Please make your offer.
tour-next = The big button
tour-next-says = It goes on.
tour-next-try = Press it.
seat-act = Offer in its place
seat-nothing = Nothing to offer now.
