### What a seat says after its first step: the steps of the council, and what one may do beside them.

awaited = Awaited
awaited-none = All are in
awaited-done = done

# Behind the name of a faction.
you = you

heroes = Heroes
hero-supports = supports you with { $value } until the cycle ends
hero-rests = rests; worth { $value }

give-to = To whom?
give-what = What?
give-tyche = { CALLED("tyche", "Tyche") }
give-horses = { CALLED("horses", "Horses") }
give-talents = { CALLED("talents", "Talents") }
give-most = up to { $most }
give-fewer = Fewer
give-more = More
give-pick = Pick whom and what
# The button. $tokens: one of the next three.
give-now = Give { $tokens } to { NAME($who, form: "dative") }
give-amount-tyche = { $amount } { CALLED("tyche", "Tyche") }
give-amount-horses =
    { $amount ->
        [one] 1 { CALLED("horses", "Horse") }
       *[other] { $amount } { CALLED("horses", "Horses") }
    }
give-amount-talents =
    { $amount ->
        [one] 1 { CALLED("talents", "Talent") }
       *[other] { $amount } { CALLED("talents", "Talents") }
    }

grant-figure = Influence of { NAME($who, form: "genitive") }
grant-nobody = Your influence counts for nobody yet.
# <who/>: a faction's name with its coin.
grant-lent = The <who/> vote with it.
grant-move = Move it
grant-make = Grant it
grant-title = Grant influence
grant-title-vote = Grant for this vote
grants-title = Your influence
grants-lent = The <who/> vote with your { $amount }.
grants-fixed = It stays there until the next phase.
# Below the name of a faction.
grants-votes = vote strength { $strength }
grants-no-vote = no vote
grants-move-there = Move it there
grants-move-pick = Move the grant
grants-pick = Pick a faction to grant it to

look-open = Second look
look-title = A second look
look-says = Which event should go under its deck? The next of that deck is turned up in its place.
look-pick = Pick an event
look-do = Send it away
veto = Veto
veto-not = Let it stand

chair = The chair
chair-who = Who presides?
chair-pick = Pick who presides
presiding-figure = Prytanis · { CALLED("arete", "Arête") } <figure/>
presiding-arete = { CALLED("arete", "Arête") } of { NAME($who, form: "genitive") }
presiding-nobody = Nobody presides in this cycle.

election-title = Your choice is sealed
election-hold = Press and hold to see your choice
# Below "3 of 8".
election-tally = have chosen
election-whom = Whom do you elect?
election-says = One touch seals it. You may change it until the reveal.
election-keep = Keep what is sealed
election-nobody = Nobody
election-votes = Votes for { NAME($who, form: "accusative") }
election-for = for { NAME($who, form: "accusative") }
abstained = abstained

events-chosen = Chosen
events-choose-this = Choose this
# The button below them. $events: one title, or several.
events-confirm = To the vote: { $events }
events-choose =
    { $count ->
        [one] Choose 1 event
       *[other] Choose { $count } events
    }
docket-waiting = Waits for its vote
docket-called = Before the council now
docket-passed = Passed
docket-defaulted = Nothing passed
docket-dropped = Left undone

floor-held = { NAME($who, form: "the", start: "yes") } have the floor
floor-back = Take the floor back
floor-give = Give the floor
floor-open = No hand is raised. Everyone may speak.
speakers = Speakers

race-title = Your { CALLED("horses", "Horses") } are concealed
race-hold = Press and hold to see your bid
# Below "3 of 8".
race-tally = have concealed their { CALLED("horses", "Horses") }
race-how-many = How many { CALLED("horses", "Horses") } do you conceal?
race-none = None
race-keep = Keep what is locked
race-bid =
    { $horses ->
        [one] 1 { CALLED("horses", "Horse") }
       *[other] { $horses } { CALLED("horses", "Horses") }
    }
race-winner = Winner
strength-votes = Vote strength
strength-influence = Influence, without a vote
strengths = Vote strengths
strengths-figure = Strength of { NAME($who, form: "genitive") }

put-pick = Pick what is put to the vote
put-do = Put it to the vote
ballot-otherwise = If nothing passes: <what/>
ballot-read = Read the text
vote-yes = YES
vote-no = NO
vote-abstain = Abstain
urn-title = Your pebble is in the urn
urn-hold = Press and hold to see your vote
# Below "3 of 8".
urn-tally = pebbles are in the urn
urn-keep = Keep what is in the urn
tie-decide = Decide the tie

verdict-passed = Passed
verdict-failed = Failed
verdict-tied = Tied
verdict-vetoed = Vetoed
verdict-by = by <who/>
verdict-hands = Hands were counted in the room.

outcome-gain-for-you = You gain by this.
outcome-loss-for-you = This strikes you.
outcome-neither-for-you = This concerns you.
outcome-to-name = { NAME($who, form: "the", start: "yes") } name whom it strikes
outcome-to-name-control = Control names whom it strikes
outcome-revised = Changed by Control: { $reason }
outcome-nothing = Nothing happens.
outcome-pick = Name a faction
outcome-do = Name { NAME($who, form: "the") }

check-assembly = Assembly
check-stasis = Stasis
check-next = Next

motion-place = Motion { $place } of { $all } · { $kind }
motion-article = Article
motion-law = Law
motion-deed = Resolution
motion-passes = If it passes
motion-by = Moved by <who/>
motion-from = From: { $source }
