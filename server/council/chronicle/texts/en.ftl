### What the chronicle tells, in English. Its page alone fetches it.

## Words that many sentences use

in-words = { $n ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
  }
in-words-gendered = { in-words }
horses = { $n ->
    [0] no { CALLED("horses", "Horses") }
    [1] one { CALLED("horses", "Horse") }
   *[other] { in-words } { CALLED("horses", "Horses") }
  }
stasis-cards = { $n ->
    [0] no { CALLED("stasis_cards", "Stasis cards") }
    [1] one { CALLED("stasis_cards", "Stasis card") }
   *[other] { in-words } { CALLED("stasis_cards", "Stasis cards") }
  }

## When it was

book-act = Act { $act }
book-cycle = Act { $act }, cycle { $cycle }
book-cycle-resumed = Act { $act }, cycle { $cycle } (resumed)
book-assembly = Act { $act }, Assembly
book-diplomacy = Act { $act }, Diplomacy
book-stasis = Stasis { $number }

## Turning points

moment-act = Act { $act } begins
moment-round = Action Round { $round }
moment-diplomacy = Diplomacy Round
moment-assembly = The Assembly sits
moment-cycle = Cycle { $cycle }: { $who } preside
moment-stasis = Stasis { $number } breaks out
moment-won = { NAME($who, form: "the", start: "yes") } win stasis { $number }
moment-won-by-nobody = Nobody wins the stasis
moment-law = “{ $title }” becomes law
moment-article = Article { $at }: { $title }
moment-exiled = { NAME($who, form: "the", start: "yes") } go into exile
moment-recalled = { NAME($who, form: "the", start: "yes") } return from exile
moment-enfranchised = { NAME($who, form: "the", start: "yes") } become citizens
moment-disenfranchised = { NAME($who, form: "the", start: "yes") } are citizens no more
moment-vote-vetoed = “{ $title }” vetoed, { $yes } to { $no }
moment-vote-passes-by-one-word = “{ $title }” passes by one word, { $yes } to { $no }
moment-vote-falls-by-one-word = “{ $title }” falls by one word, { $yes } to { $no }
moment-vote-passes = “{ $title }” passes, { $yes } to { $no }
moment-vote-fails = “{ $title }” fails, { $yes } to { $no }
moment-vote-is-tied = “{ $title }” is tied, { $yes } to { $no }

## The law as it grew

book-amended = Article { $at }, “{ $title }”, from then on: { $text }
came-at-the-start = At the start
came-as-found = as it was found
came-when-and-how = { $when }, { $how }
came-in-the-place-of = { $how }, in the place of “{ $title }”
came-by-the-winner = by { NAME($who, form: "the") }, who won the stasis
came-by-the-council = by the council, on “{ $title }”
came-by-the-assembly = by the Assembly
came-by-control = by Control
came-by-control-because = by Control: { $reason }
came-by = by { $who }
ended-repealed = repealed: { $reason }
ended-with-the-cycle = when the cycle was over
ended-with-the-act = when Act { $act } was over
ended-with-the-round = when the Action Round was over
ended-with-its-time = when its time was over

## What a faction alone knew

own-yes = YES
own-no = NO
own-abstention = abstention
own-the-matter = the matter
own-the-motion = the motion
own-quoted = “{ $title }”
own-a-motion = a motion “{ $title }”
own-another-text = another text for “{ $title }”
own-another-text-for-article = another text for Article { $at }, “{ $title }”
own-pick-changed = Before the votes on { $title } were shown { NAME($who, form: "the") } changed their mind: locked first as { $first }, shown as { $last }.
own-pick-never-shown = { NAME($who, form: "the", start: "yes") } had locked { $last } on { $title }; it was never shown.
own-bid-changed = For the race { NAME($who, form: "the") } had first concealed { horses }, and thought again.
own-bid-never-shown = { NAME($who, form: "the", start: "yes") } had concealed { horses } for a race that was never run.
own-proposed = They laid { $what } before Control.
own-withdrawn = They took { $what } back.
own-declined = Control declined { $what }: { $reason }
own-card = { $n ->
    [1] “{ $title }”
    [2] “{ $title }” twice
   *[other] “{ $title }” { in-words } times
  }
own-cards-never-played = When the last turn was over { NAME($who, form: "the") } still held { $cards }; { $n ->
    [1] it was
   *[other] they were
  } never played.
own-hand-seen = { NAME($who, form: "the", start: "yes") } looked into the hand of { NAME($whose, form: "the") } and saw { $cards }.
own-hand-seen-empty = { NAME($who, form: "the", start: "yes") } looked into the hand of { NAME($whose, form: "the") } and saw nothing in it.

## What Control did in the place of a seat

own-for = For { NAME($who, form: "the") }
own-in-the-place-of = Control acted in the place of { NAME($who, form: "the") }: { $what }.
own-for-seat-vote = { $n ->
    [1] a vote once
    [2] a vote twice
   *[other] a vote { in-words } times
  }
own-for-seat-bid = { $n ->
    [1] a bid once
    [2] a bid twice
   *[other] a bid { in-words } times
  }
own-for-seat-turn = { $n ->
    [1] a turn in the streets once
    [2] a turn in the streets twice
   *[other] a turn in the streets { in-words } times
  }
own-for-seat-events = { $n ->
    [1] the choice of events once
    [2] the choice of events twice
   *[other] the choice of events { in-words } times
  }
own-for-seat-tie = { $n ->
    [1] a tie once
    [2] a tie twice
   *[other] a tie { in-words } times
  }

## What Control did by hand

by-hand-voided = Control voided the vote on { $title }: { $reason }
by-hand-outcome = Control changed a line of what “{ $title }” did: { $reason }
by-hand-chair = Control put { NAME($who, form: "the") } in the chair: { $reason }
by-hand-phase = Control ended the { $phase } phase as it stood.
by-hand-score = Control corrected the score: { $reason }
by-hand-back = Control took the game back to what was so then.
by-hand-stasis = Control set the Stasis number from { $from } to { $to }: { $reason }
by-hand-wrath = Control set Divine Wrath from { $from } to { $to }: { $reason }
by-hand-counter = Control set { $what } of { NAME($who, form: "the") } from { $from } to { $to }: { $reason }
by-hand-citizens = Control made { NAME($who, form: "the") } citizens: { $reason }
by-hand-citizens-in-exile = Control made { NAME($who, form: "the") } citizens, in exile: { $reason }
by-hand-no-citizens = Control made { NAME($who, form: "the") } no citizens: { $reason }
by-hand-no-citizens-in-exile = Control made { NAME($who, form: "the") } no citizens, in exile: { $reason }
by-hand-support = Control gave { NAME($who, form: "the") } a support of { $by }: { $reason }
by-hand-supremacy = Control gave supremacy to { NAME($who, form: "the") }: { $reason }
by-hand-supremacy-of-nobody = Control gave supremacy to nobody: { $reason }
by-hand-ties = Control let { NAME($who, form: "the") } decide tied votes: { $reason }
by-hand-ties-itself = Control let Control decide tied votes: { $reason }
by-hand-repealed = Control repealed a law: { $reason }
by-hand-article = Control gave Article { $at } another text: { $reason }
by-hand-declined = Control declined { $what } of { NAME($who, form: "the") }: { $reason }
by-hand-struck = Control took “{ $title }” off the agenda: { $reason }
by-hand-units = Control set units of { NAME($who, form: "the") } right: { $reason }
by-hand-hero = Control moved { $hero }: { $reason }
by-hand-colossus = Control led the Colossus away: { $reason }
by-hand-real-map = The battles were fought on the real map, and Control entered who held what.
by-hand-ruled = Control ruled otherwise. { $ruling }.
by-hand-card-written = Control wrote the card “{ $title }”.
by-hand-deck-opened = Control looked through { $deck }.
by-hand-deck-mixed = Control shuffled { $deck }.
by-hand-concealed = What lay hidden had been in a file: choices were made anew, and every deck was shuffled.
by-hand-card-moved = Control moved a card of { $deck }: { $reason }
by-hand-cards-taken = Control took { stasis-cards } from { NAME($who, form: "the") }: { $reason }

## What would make the next game lighter

advice-waited-longest = The room waited longest for { NAME($who, form: "the") }: { $span } in all. Sit nearer to them, or let a second device share their seat.
advice-waiting-votes = Most of the waiting was for votes: { $span }. A clock of 60 seconds (vote_seconds) would bound it.
advice-waiting-bids = Most of the waiting was for bids: { $span }. A clock of 45 seconds (bid_seconds) would bound it.
advice-waiting-election = Most of the waiting was for the election: { $span }.
advice-waiting-ties = Most of the waiting was for ties to be decided: { $span }.
advice-waiting-prytanis = Most of the waiting was for the Prytanis: { $span }. Tell whoever presides next what they will be asked.
advice-waiting-muster = Most of the waiting was for cards and muster: { $span }.
advice-waiting-turns = Most of the waiting was for turns in the streets: { $span }. A shorter turn (turn_seconds) would bound it.
advice-waiting-tyche = Most of the waiting was for { CALLED("tyche", "Tyche") }: { $span }.
advice-waiting-others = Most of the waiting was for other decisions: { $span }.
advice-reveals = Everybody was in, and still { in-words } reveals waited for a press of yours: bids_revealed and votes_revealed set to by_itself would have saved them.
advice-for-seats = Of { $steps } steps { $n } were taken in the place of a seat. A seat that is often empty can be set to absent, and is then not waited for.
advice-heaviest-cycle = The heaviest cycle was { $cycle }: { $steps } steps.

## Words that sentences of the story share

subject = { $again ->
    [1] They
   *[other] { NAME($subject, form: "the", start: "yes") }
  }
who-first = { $within ->
    [1] { NAME($who, form: "the") }
   *[other] { NAME($who, form: "the", start: "yes") }
  }
nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[other] { $nth }th
  }
nth-in-a-title = { $nth ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
    [7] Seventh
    [8] Eighth
    [9] Ninth
    [10] Tenth
    [11] Eleventh
    [12] Twelfth
   *[other] { $nth }th
  }
quoted = “{ $title }”
the-place = the { $place }
sentence = { $clauses }.
horses-dative = { horses }
talents = { $n ->
    [1] one { CALLED("talents", "Talent") }
   *[other] { in-words } { CALLED("talents", "Talents") }
  }
tyche = { in-words } { CALLED("tyche", "Tyche") }
# A counter that Control has named: its name stands as it was given.
amount-called = { in-words } { $name }
amount-of-arete = { in-words } { CALLED("arete", "Arête") }
amount-of-influence = { in-words } { CALLED("influence", "lasting influence") }
amount-of-doom = { in-words } { CALLED("doom", "Doom") }
megaprojects = { $n ->
    [1] one { CALLED("projects", "megaproject") }
   *[other] { in-words } { CALLED("projects", "megaprojects") }
  }
units = { $n ->
    [1] one unit
   *[other] { in-words } units
  }
motions = { $n ->
    [1] one motion
   *[other] { in-words } motions
  }
motions-dative = { motions }
victory-points = { $n ->
    [0] no Victory Points
    [1] one Victory Point
   *[other] { in-words } Victory Points
  }

## Titles of chapters

title-round = The { nth-in-a-title } Action Round
title-round-resumed = The { nth-in-a-title } Action Round, Resumed
title-diplomacy = { $turn ->
    [0] The Archons Go Out
    [1] In the Corridors
    [2] Each to Their Own
    [3] The Hall Stands Empty
   *[4] Words without a Scribe
  }
title-assembly = The Assembly
title-another-assembly = The { nth-in-a-title } Assembly
title-first-stasis = The Streets Rise
title-stasis = The { nth-in-a-title } Stasis
title-streets = The Streets
title-last-page = Where the Record Ends

## The day in short

cycles = { $n ->
    [1] one cycle
   *[other] { in-words } cycles
  }
acts = { $n ->
    [1] one Act
   *[other] { in-words } Acts
  }
summary-nothing-yet = The council gathered, { in-words } Archons strong; nothing has been decided yet.
summary-sat = The council, { in-words } factions strong, sat for { $cycles }.
summary-sat-for-acts = The council, { in-words } factions strong, sat for { $cycles } and { $acts }.
summary-no-votes = Not one question was put to the vote.
summary-one-vote = One question was put to the vote.
summary-none-passed = Of { in-words } questions that were put to the vote none passed.
summary-all-passed = Put to the vote were { in-words } questions, and every one of them passed.
summary-some-passed = Of { in-words } questions that were put to the vote { $passed } passed.
summary-never-left-the-chair = { subject } never left the chair.
summary-had-the-chair = { subject } had the chair in { in-words } of { $all } cycles.
summary-chair-went-round = The chair went round among { in-words } factions.
summary-tied = { $n ->
    [1] One vote was tied.
   *[other] As many as { in-words } votes were tied.
  }
summary-by-one = { $n ->
    [1] One vote was decided by a single point.
   *[other] A single point decided { in-words } votes.
  }
summary-adopted = The Assembly adopted { motions }.
times = { $n ->
    [1] once
    [2] twice
   *[other] { in-words } times
  }
summary-streets-once-won = The streets rose once, and { NAME($who, form: "the") } had the better of it.
summary-streets-not-won = The streets rose { times }, and nobody won.
summary-streets-same = The streets rose { times }, and { $n ->
    [2] both times
   *[other] each time
  } { NAME($who, form: "the") } won.
summary-streets = The streets rose { times }, and the victories went to { NAME($who, form: "the") }.
summary-highest = { NAME($who, form: "the", start: "yes") } stood highest at the end with { CALLED("arete", "Arête") } { $arete }.
summary-highest-and-doomed = { NAME($who, form: "the", start: "yes") } stood highest at the end with { CALLED("arete", "Arête") } { $arete }, and also bore the most { CALLED("doom", "Doom") }, { $doom }.
summary-highest-others-doomed = { NAME($who, form: "the", start: "yes") } stood highest at the end with { CALLED("arete", "Arête") } { $arete }; { NAME($other, form: "the") } bore the most { CALLED("doom", "Doom") }, { $doom }.

## Who presided

chair-nobody = No citizen was left who could preside.
chair-lowest = The chair went to { NAME($subject, form: "the") }, whose { CALLED("arete", "Arête") } of { $arete } was the lowest, as the constitution wished.
chair-in-turn = { $turn ->
    [0] It was the turn of { NAME($subject, form: "the") } to preside.
    [1] The rota brought the chair to { NAME($subject, form: "the") }.
    [2] Next in the round came { NAME($subject, form: "the") }.
    [3] { subject } had their turn in the chair.
   *[4] The chair moved on to { NAME($subject, form: "the") }.
  }
chair-lot = { $turn ->
    [0] The lot fell on { NAME($subject, form: "the") }.
    [1] The bean that was drawn gave { NAME($subject, form: "the") } the chair.
   *[2] Chance seated { NAME($subject, form: "the") }.
  }
chair-by-control = Control put { NAME($subject, form: "the") } in the chair: { $reason }
chair-first = The first to preside were { NAME($subject, form: "the") }: no citizen stood higher than their { CALLED("arete", "Arête") } of { $arete }.
chair-kept = { subject } kept the chair.
chair-third-time = For the third time running { NAME($subject, form: "the") } presided.
chair-without-a-break = { subject } had now held the chair for { cycles } without a break.
chair-again = { $turn ->
    [0] { subject } presided again.
    [1] The chair stayed where it was, with { NAME($subject, form: "the") }.
    [2] Nobody had caught up with { NAME($subject, form: "the") }, who presided once more.
   *[3] Still it was { NAME($subject, form: "the") } who called the business.
  }
chair-back = { $turn ->
    [0] The chair went back to { NAME($subject, form: "the") }, who with { CALLED("arete", "Arête") } { $arete } stood highest again.
   *[1] { NAME($former, form: "the", start: "yes") } had to give the chair back to { NAME($subject, form: "the") }.
  }
chair-passes = { $turn ->
    [0] The chair passed from { NAME($former, form: "the") } to { NAME($subject, form: "the") }, who with { CALLED("arete", "Arête") } { $arete } now stood above all other citizens.
   *[1] { NAME($subject, form: "the", start: "yes") }, now highest with { CALLED("arete", "Arête") } { $arete }, took the chair from { NAME($former, form: "the") }.
  }
chair-given-by-control = { NAME($tied, form: "the", start: "yes") } stood level, and Control gave the chair to { NAME($subject, form: "the") }.
chair-chose-themselves = { $turn ->
    [0] { NAME($tied, form: "the", start: "yes") } stood level. { NAME($subject, form: "the", start: "yes") } had the choice among them, and chose themselves.
   *[1] Free to choose once more, { NAME($subject, form: "the") } took the chair themselves.
  }
chair-first-choice = No citizens stood higher than { NAME($tied, form: "the") }, who were level. The choice was with { NAME($giver, form: "the") }, as the holders of supremacy, and they gave the chair to { NAME($who, form: "the") }.
chair-same-choice = { $turn ->
    [0] Again the first houses were level, and again { NAME($giver, form: "the") } preferred { NAME($who, form: "the") }.
    [1] { NAME($giver, form: "the", start: "yes") } saw no reason to change: { NAME($who, form: "the") } presided.
    [2] By grace of { NAME($giver, form: "the") } the chair stayed with { NAME($who, form: "the") }.
   *[3] The tie was broken as before, in favour of { NAME($who, form: "the") }.
  }
chair-other-choice = { $turn ->
    [0] This time { NAME($giver, form: "the") } broke the tie the other way, and { NAME($who, form: "the") } presided instead of { NAME($former, form: "the") }.
    [1] { NAME($giver, form: "the", start: "yes") } turned from { NAME($former, form: "the") } to { NAME($who, form: "the") }.
   *[2] Level once more; and { NAME($giver, form: "the") }, who had last favoured { NAME($former, form: "the") }, now named { NAME($who, form: "the") }.
  }
chair-elected = The council elected { NAME($subject, form: "the") }.
their-own-votes = { $themselves ->
    [1] , their own votes among them
   *[other] {""}
  }
chair-elected-by = { $turn ->
    [0] The council voted for its Prytanis, and { NAME($subject, form: "the") } were elected with { $own } of { $all }{ their-own-votes }.
    [1] In the election { $own } of { $all } went to { NAME($subject, form: "the") }, who took the chair.
   *[2] The ballot for the chair fell to { NAME($subject, form: "the") }, { $own } of { $all }{ their-own-votes }.
  }

## What was called up

called-second-look = They used their second look to put { $cards } under the deck.
called-the-only-one = There was nothing on the table but { $cards }.
called-all = { $turn ->
    [0] All that lay open came up: { $cards }.
    [1] There was no choosing; { $cards } were put one after the other.
    [2] On the table lay { $cards }.
    [3] Everything was called: { $cards }.
   *[4] They had to deal with { $cards }.
  }
called-one = { $turn ->
    [0] Of the matters that lay open they called { $cards } and let { $left } go.
    [1] They laid { $cards } before the council.
    [2] The business was { $cards }; { $left } went unheard.
    [3] They would hear { $cards }, and nothing of { $left }.
    [4] { $cards } was called.
    [5] Passing over { $left }, they took up { $cards }.
   *[6] What they chose to put was { $cards }.
  }
called-several = { $turn ->
    [0] They called { $cards }, and left { $left } to be forgotten.
    [1] { $cards } came before the council.
   *[2] Out of what lay open they took { $cards }; { $left } was dropped.
  }
to-first = { $within ->
    [1] { NAME($to, form: "the") }
   *[other] { NAME($to, form: "the", start: "yes") }
  }
lent = { $turn ->
    [0] { who-first }, who had no vote, lent their influence of { $amount } to { NAME($to, form: "the") }
    [1] { who-first } put their { $amount } behind { NAME($to, form: "the") }
    [2] { to-first } could count on the { $amount } of { NAME($who, form: "the") }
   *[3] { who-first } lent { NAME($to, form: "the") } their { $amount }
  }

## What came of it

matter-ran-its-course = No vote was taken, and the matter ran its own course.
matter-not-passed = { $turn ->
    [0] Nothing having passed, the matter ran its own course.
    [1] So nothing was done, and that had its price.
    [2] What nobody decides decides itself.
   *[3] The council let it lie.
  }
matter-changed-nothing = { $turn ->
    [0] It changed nothing that can be counted.
   *[1] What came of it stands in no column of figures.
  }
matter-dropped = { $turn ->
    [0] The matter was dropped.
    [1] Nothing came of it.
   *[2] There it rested.
  }
matter-line-struck = Control struck a line of it out: { $reason }
matter-line-changed = Control changed a line of it: { $reason }
cycle-cut-short = There Control cut the voting short.
cycle-no-vote = It never came to a vote: Control ended the phase.
cycle-called-away = Before it came to a vote the Archons were called away.
cycle-near-strife = The city stood { in-words } short of open strife.

## The race

race-no-horse = Nobody showed a { CALLED("horses", "Horse") }.
race-no-horse-again = Once more no { CALLED("horses", "Horse") } was shown.
race-dead-heat = { $turn ->
    [0] { NAME($tied, form: "the", start: "yes") } showed { horses } each, and so nobody won the race.
    [1] The race was a dead heat between { NAME($tied, form: "the") }.
   *[2] Level at { horses }, { NAME($tied, form: "the") } spoiled the race for each other.
  }
race-tie-given = The race was tied, and went to { NAME($who, form: "the") }.
race-alone = { $turn ->
    [0] Only { NAME($subject, form: "the") } showed { CALLED("horses", "Horses") }, { in-words }, and the race was theirs.
    [1] { subject } ran alone and won.
    [2] With { horses } { NAME($subject, form: "the") } won a race that nobody else entered.
   *[3] The race belonged to { NAME($subject, form: "the") }, for want of rivals.
  }
race-by-a-neck = { $turn ->
    [0] { subject } won the race by a single { CALLED("horses", "Horse") }, { in-words } to the { $second } of { NAME($other, form: "the") }.
    [1] By a neck the race went to { NAME($subject, form: "the") }, ahead of { NAME($other, form: "the") }.
   *[2] { subject } beat { NAME($other, form: "the") } to the post, { in-words } to { $second }.
  }
race-won = { $turn ->
    [0] The race went to { NAME($subject, form: "the") } with { horses }; the next, { NAME($other, form: "the") }, had shown { $second }.
    [1] { subject } left { NAME($other, form: "the") } well behind in the race.
    [2] { subject } had the better stable that day: { in-words } against { $second }.
   *[3] With { horses } { NAME($subject, form: "the") } took the race.
  }
race-without-a-vote = { subject } won the race, though no vote of theirs could use it.

## The matter of a vote, by its word

matter = { $matter ->
    [motion] the motion
    [proposal] the proposal
    [it] the matter
    [question] the question
    [text] the text
    [alternative] the alternative “{ $label }”
    [further] the { nth } proposal “{ $label }”
   *[title] “{ $label }”
  }
matter-first = { $matter ->
    [motion] The motion
    [proposal] The proposal
    [it] It
    [question] The question
    [text] The text
    [alternative] The alternative “{ $label }”
    [further] The { nth } proposal “{ $label }”
   *[title] “{ $label }”
  }
matter-accusative = { matter }
matter-dative = { matter }
score = { $yes ->
    [0] nothing
   *[other] { $yes }
  } to { $no ->
    [0] nothing
   *[other] { $no }
  }

## A vote that does not count, or was counted in the room

vote-voided = { $turn ->
    [0] { matter-first } was voted on once, and the vote was declared void by Control: { $reason }
   *[1] A first vote on { matter } did not stand. Control: { $reason }
  }
vote-hands-raised = Hands were raised for { matter } and counted in the room, { $yes } to { $no }; it { $verdict ->
    [passed] passed
    [failed] failed
   *[tied] was tied
  }.

## A tied vote

tie-silence = { $turn ->
    [0] Nobody spoke for { matter }, and nobody against it.
   *[1] When { matter } was put, every Archon kept silent.
  }
tie-weightless = Such votes as were given on { matter } weighed nothing.
tie-split = { $turn ->
    [0] { matter-first } split the hall evenly, { $yes } to { $yes }, with { NAME($ayes, form: "the") } on one side and { NAME($noes, form: "the") } on the other.
   *[1] { NAME($ayes, form: "the", start: "yes") } stood for { matter } and { NAME($noes, form: "the") } against it, and the scales were level at { $yes }.
  }
tie-too-few = But too few had voted at all, and it fell.
tie-no-votes = It fell for want of votes.
tie-fails = A tie, as the constitution then stood, fails.
tie-passed-by-control = Control was left to decide, and let it pass.
tie-failed-by-control = Control was left to decide, and let it fall.
tie-word = The word fell to { NAME($subject, form: "the") }, { $how ->
    [no-passes] who had voted against it and now let it pass
    [yes-fails] who had voted for it and now let it fall
    [yes-passes] who had been for it all along and carried it through
    [no-fails] who had not changed their minds, and it fell
    [out-passes] who had kept out of it, and let it pass
   *[out-fails] who had kept out of it, and let it fall
  }.

## A vote that passed

passed-unanimous = { $turn ->
    [0] Every voice was for { matter }: { $yes } to nothing.
    [1] { matter-first } passed with everybody behind it, { $yes } to nothing.
   *[2] Nobody was against { matter }, and nobody was silent; it passed { $yes } to nothing.
  }
passed-alone = { $turn ->
    [0] { subject } alone cared to vote on { matter }, and their { $yes } decided it.
    [1] { matter-first } passed on the word of { NAME($subject, form: "the") } alone.
    [2] Nobody but { NAME($subject, form: "the") } voted on { matter }, and so it passed.
   *[3] { subject } passed { matter } by themselves, { score }.
  }
passed-unopposed = { $turn ->
    [0] Nobody spoke against { matter }; { NAME($ayes, form: "the") } carried it with { $yes }.
    [1] { matter-first } met no resistance: { NAME($ayes, form: "the") } for it, the others silent.
   *[2] { NAME($ayes, form: "the", start: "yes") } passed { matter } with { $yes } while the rest looked on.
  }
passed-heavy = { subject } alone wanted { matter }, and alone they were heavy enough: { score } against { NAME($noes, form: "the") }.
passed-but-for-one = { $turn ->
    [0] Only { NAME($noes, form: "the") } stood against { matter }, which passed { score }.
    [1] { matter-first } passed { score }, with { NAME($noes, form: "the") } alone on the other side.
   *[2] Against { matter } there was one voice, that of { NAME($noes, form: "the") }; it passed { score }.
  }
passed-outweighing = The fewer were the heavier, { in-words } against { $many }: { NAME($ayes, form: "the") } carried { matter } { score } over { NAME($noes, form: "the") }.
passed-by-one = { $turn ->
    [0] { matter-first } passed by a single point, { score }: { NAME($ayes, form: "the") } for it, { NAME($noes, form: "the") } against.
   *[1] One point carried { matter }, { score }, for { NAME($ayes, form: "the") } over { NAME($noes, form: "the") }.
  }
passed-close = { $turn ->
    [0] It was close, but { NAME($ayes, form: "the") } brought { matter } through, { score }; { NAME($noes, form: "the") } had resisted.
   *[1] { NAME($ayes, form: "the", start: "yes") } carried { matter } by { in-words }, { score }, over the objections of { NAME($noes, form: "the") }.
  }
passed-by-far = { $turn ->
    [0] { matter-first } was never in danger: { score }, with { NAME($noes, form: "the") } hardly heard.
   *[1] { NAME($ayes, form: "the", start: "yes") } swept { matter } through, { score }, past { NAME($noes, form: "the") }.
  }
passed = { $turn ->
    [0] { NAME($ayes, form: "the", start: "yes") } were for { matter } and { NAME($noes, form: "the") } against it, and it passed { score }.
    [1] { matter-first } passed, { score }, on the votes of { NAME($ayes, form: "the") }; { NAME($noes, form: "the") } voted NO.
    [2] { NAME($ayes, form: "the", start: "yes") } carried { matter } { score } against { NAME($noes, form: "the") }.
   *[3] By { score } the council agreed to { matter }: { NAME($ayes, form: "the") } prevailed over { NAME($noes, form: "the") }.
  }

## A vote that failed

failed-majority = { matter-first } had the better of the count, { score }; but { $needed ->
    [two-thirds] two thirds
   *[three-quarters] three quarters
  } were needed, and it fell.
failed-quorum = { $turn ->
    [0] { matter-first } had the better of the count, { score }; but too few had voted at all, and it fell.
    [1] { matter-first } would have passed { score }, had not too many kept silent.
   *[2] { matter-first } won the count, { score }, and fell all the same, for want of a quorum.
  }
failed-at-one = { $turn ->
    [0] { subject } alone voted on { matter }, and voted it down.
    [1] { matter-first } fell to { NAME($subject, form: "the") }, and to nobody else.
    [2] It took no more than { NAME($subject, form: "the") } to be rid of { matter }.
   *[3] { matter-first } failed, with { NAME($subject, form: "the") } against it and nobody for it.
  }
failed-refused = { $turn ->
    [0] Not one voice was for { matter }: it fell, { $no } to nothing.
   *[1] The whole council rejected { matter }, { $no } to nothing.
  }
failed-friendless = { $turn ->
    [0] Nobody would speak for { matter }; { NAME($noes, form: "the") } buried it with { $no }.
   *[1] { matter-first } found no friend. { NAME($noes, form: "the", start: "yes") } voted it down and the others shrugged.
  }
failed-one-friend = { $turn ->
    [0] Only { NAME($subject, form: "the") } wanted { matter }, and it fell { score }.
    [1] { subject } stood alone for { matter } and lost, { score }.
   *[2] { matter-first } had one friend, { NAME($subject, form: "the") }, and { in-words } enemies; it fell { score }.
  }
failed-heavy = { subject } alone were heavy enough to stop { matter }, { score }, though { NAME($ayes, form: "the") } wanted it.
failed-lighter = { matter-first } had more friends than enemies, but lighter ones: { NAME($ayes, form: "the") } lost { score } to { NAME($noes, form: "the") }.
failed-by-one = { $turn ->
    [0] { matter-first } failed by a single point, { score }: { NAME($noes, form: "the") } held, and { NAME($ayes, form: "the") } fell one short.
   *[1] One point more would have tied it; as it was { matter } fell { score } to { NAME($noes, form: "the") }.
  }
failed-close = { $turn ->
    [0] { matter-first } failed narrowly, { score }, { NAME($ayes, form: "the") } against { NAME($noes, form: "the") }.
   *[1] { NAME($ayes, form: "the", start: "yes") } came within { in-words } of carrying { matter }; { NAME($noes, form: "the") } stopped it, { score }.
  }
failed-by-far = { $turn ->
    [0] { matter-first } was thrown out, { score }; { NAME($ayes, form: "the") } had misjudged the room.
   *[1] { NAME($noes, form: "the", start: "yes") } would not hear of { matter }, and it fell { score }.
  }
failed = { $turn ->
    [0] { matter-first } failed, { score }: { NAME($ayes, form: "the") } for it, { NAME($noes, form: "the") } against.
    [1] { NAME($noes, form: "the", start: "yes") } voted { matter } down, { score }, against the wishes of { NAME($ayes, form: "the") }.
    [2] { NAME($ayes, form: "the", start: "yes") } asked for { matter } and were refused by { NAME($noes, form: "the") }, { score }.
   *[3] { matter-first } went no further. The count was { score }, { NAME($noes, form: "the") } prevailing over { NAME($ayes, form: "the") }.
  }

## What is said besides of a vote

otherwise = { $winners ->
    [yes] failed
   *[no] passed
  }
decided-by-a-grant = { $turn ->
    [0] It was the { in-words } lent by { NAME($lender, form: "the") } to { NAME($who, form: "the") } that decided it.
   *[1] Without what { NAME($lender, form: "the") } had lent { NAME($who, form: "the") } it would have { otherwise }.
  }
decided-by-the-race = { $turn ->
    [0] The race had decided it: without their { CALLED("horses", "Horses") } { NAME($who, form: "the") } would have lost.
   *[1] Had { NAME($who, form: "the") } not won the race, it would have { otherwise }.
  }
decided-by-a-hero = { $turn ->
    [0] { $hero } of { NAME($who, form: "the") } made the difference.
   *[1] Without { $hero } it would have { otherwise }.
  }
voted-against-oneself = { NAME($subject, form: "the", start: "yes") }, who had put it, voted against it themselves.
called-to-vote-down = { subject } had called it up to vote it down.
vetoed = It did not become deed: { NAME($who, form: "the") } vetoed it.
vetoed-by-control = It did not become deed: Control vetoed it.
kept-silent = There were { in-words } Archons who kept silent.
silent-majority = The silent were the majority: { NAME($who, form: "the") }.

## What a decision did

exiled = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } went into exile, and with that lost their vote.
   *[1] { NAME($who, form: "the", start: "yes") } were sent out of the city.
  }
recalled = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } came home from exile.
   *[1] The gates opened again for { NAME($who, form: "the") }.
  }
enfranchised = { NAME($who, form: "the", start: "yes") } were citizens from that hour.
disenfranchised = { NAME($who, form: "the", start: "yes") } were struck from the roll of citizens.
supremacy = { $turn ->
    [0] Supremacy, which settles who of equals presides, passed to { NAME($subject, form: "the") }.
   *[1] Supremacy passed to { NAME($subject, form: "the") }.
  }
supremacy-of-nobody = Supremacy belonged to nobody from then on.
motions-joined = { $titles } were laid before the Assembly.
motion-joined = { $turn ->
    [0] With that “{ $title }” went to the Assembly.
    [1] “{ $title }” was written on the agenda.
    [2] The Assembly would have to deal with “{ $title }”.
    [3] So “{ $title }” took its place among the motions.
    [4] The draft, “{ $title }”, was put by for the Assembly.
   *[5] “{ $title }” joined the list.
  }
article-reworded = Article { $at }, “{ $title }”, had another text from then on.
article-replaced = { $turn ->
    [0] “{ $title }” took the place of “{ $former }” as Article { $at }.
   *[1] Article { $at } was now “{ $title }”, and “{ $former }” was history.
  }
article-added = { $turn ->
    [0] “{ $title }” entered the constitution as Article { $at }.
   *[1] The constitution had an Article { $at } now, “{ $title }”.
  }
law-proclaimed = { $turn ->
    [0] “{ $title }” was proclaimed a law.
   *[1] “{ $title }” was law before the echo had died.
  }
those = { $of ->
    [all] all the factions
    [but] all but { NAME($who, form: "the") }
   *[these] { NAME($who, form: "the") }
  }
those-first = { $within ->
    [1] { those }
   *[other] { $of ->
        [all] All the factions
        [but] All but { NAME($who, form: "the") }
       *[these] { NAME($who, form: "the", start: "yes") }
      }
  }
each = { $many ->
    [1] {""}
   *[other] {" "}each
  }
rose-to-an-arete = { those-first } rose to an { CALLED("arete", "Arête") } of { $now }
sank-to-an-arete = { those-first } sank to an { CALLED("arete", "Arête") } of { $now }
gained-arete = { those-first } gained { in-words } { CALLED("arete", "Arête") }{ each }
lost-arete = { those-first } lost { in-words } { CALLED("arete", "Arête") }{ each }
drew-doom = { $turn ->
    [0] { those-first } drew { in-words } { CALLED("doom", "Doom") }{ each } upon themselves
   *[1] { those-first } were burdened with { in-words } { CALLED("doom", "Doom") }{ each }
  }
lost-doom = { those-first } were relieved of { in-words } { CALLED("doom", "Doom") }{ each }
gained-influence = { those-first } gained { in-words } { CALLED("influence", "lasting influence") }{ each }
lost-influence = { those-first } lost { in-words } { CALLED("influence", "lasting influence") }{ each }
gained-goods = { $turn ->
    [0] { those-first } gained { $goods }{ each }
    [1] { those-first } were richer by { $goods }{ each }
   *[2] { those-first } came into { $goods }{ each }
  }
lost-goods = { $turn ->
    [0] { those-first } lost { $goods }{ each }
    [1] { those-first } paid for it with { $goods }{ each }
   *[2] { those-first } were the poorer by { $goods }{ each }
  }
wrath-rose = { $turn ->
    [0] The gods took note: Divine Wrath rose to { $to }.
    [1] Divine Wrath stood at { $to } when it was done.
   *[2] It added { in-words } to Divine Wrath, now { $to }.
  }
wrath-sank = Divine Wrath sank to { $to }.
unrest-went-on = The Stasis number went on to { $to }.
unrest-broke = The Stasis number rose to { $to }, and the city would not wait longer.
unrest-near = Stasis, the measure of unrest, rose from { $from } to { $to }, { in-words } short of open strife.
unrest-first = The Stasis number, by which one measured unrest, rose from { $from } to { $to }.
unrest-rose = { $turn ->
    [0] The Stasis number rose from { $from } to { $to }.
    [1] In the streets they talked of it: Stasis went to { $to }.
    [2] Stasis climbed to { $to }.
   *[3] The quarters grew louder, and Stasis stood at { $to }.
  }
unrest-fell = { $turn ->
    [0] The city was quieter for it: Stasis fell from { $from } to { $to }.
    [1] Stasis sank to { $to }.
   *[2] It calmed the quarters, and Stasis went down to { $to }.
  }

## The Assembly

assembly-decided-nothing = The Assembly sat, and decided nothing.
assembly-rejected-all = The Assembly heard { motions } and would have none of { $n ->
    [1] it
   *[other] them
  }.
assembly-adopted-all = { $turn ->
    [0] The Assembly heard { motions } and sent nobody home empty-handed. Adopted: { $titles }.
   *[1] This Assembly adopted whatever came before it: { $titles }.
  }
assembly-adopted-some = { $turn ->
    [0] Of { motions } the Assembly adopted { $adopted }, { $titles }; { $rejected } fell.
   *[1] Before the Assembly came { motions }, and { $adopted } of them stood when it rose: { $titles }.
  }
a-measure = { $measure ->
    [article] an article
    [law] a law
   *[resolution] a resolution
  }
this-measure = { $measure ->
    [article] this article
    [law] this law
   *[resolution] this resolution
  }
motion-by = { $turn ->
    [0] { subject } moved { a-measure }.
   *[1] What { NAME($subject, form: "the") } moved was { a-measure }.
  }
motion-by-control = Control had put { a-measure } on the agenda.
motion-out-of = { $turn ->
    [0] The council had sent { this-measure } up when it dealt with “{ $source }”.
    [1] It was “{ $source }” from which { this-measure } came.
   *[2] Out of “{ $source }” had come { this-measure }.
  }
motion-wanted = { $turn ->
    [0] In the words of the agenda, “{ $wanted }”
   *[1] The agenda had it as “{ $wanted }”
  }
motion-not-put = It was not put to the vote.

## Diplomacy, gifts, and what Control set

minutes = { $n ->
    [1] one minute
   *[other] { in-words } minutes
  }
out-still = The Archons left the hall, and were still out at this writing.
out-for-a-moment = The Archons left the hall, and were back almost at once.
out = { $turn ->
    [0] For { minutes } the hall stood empty. What was agreed in the corridors is in no record.
    [1] The Archons went among their people for { minutes }.
    [2] There were { minutes } of talk, and no scribe to it.
   *[3] They were out for { minutes }, and came back with whatever they had promised each other.
  }
first-as-before = { $turn ->
    [0] { subject } were still the first house of the city, with { CALLED("arete", "Arête") } { $arete }.
   *[1] The order at the top had not changed: { NAME($subject, form: "the") }, { CALLED("arete", "Arête") } { $arete }.
  }
first-shared-as-before = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } still shared the first place.
   *[1] Nobody had come past { NAME($who, form: "the") }.
  }
first-now = { $turn ->
    [0] Highest in { CALLED("arete", "Arête") } at that hour were { NAME($subject, form: "the") } with { $arete }.
   *[1] At the top stood { NAME($subject, form: "the") }, with { CALLED("arete", "Arête") } { $arete }.
  }
first-shared = { NAME($who, form: "the", start: "yes") } shared the first place with { CALLED("arete", "Arête") } { $arete }.
most-doomed = { $turn ->
    [0] The heaviest { CALLED("doom", "Doom") }, { $doom }, lay on { NAME($subject, form: "the") }.
    [1] { subject } carried the most { CALLED("doom", "Doom") }, { $doom }.
   *[2] Nobody was as doomed as { NAME($subject, form: "the") }, at { $doom }.
  }
lead-gifts = What changed hands
handed-over = { who-first } handed { $goods } to { NAME($to, form: "the") }
lead-set = By Control’s hand
set-so = Control had set it so: { $reason }
set-because = The reason that Control gave: { $reason }

## A stasis breaks out

lead-outbreak = The outbreak
lead-deployment = The streets fill
lead-held = Who held the city
lead-victory = Victory
outbreak = { $turn ->
    [0] At a Stasis number of { $at } the peace of the city broke, and house fought house in the streets. It was the { nth } stasis of the day.
    [1] The Stasis number had reached { $at }, and the { nth } stasis began.
   *[2] For the { nth } time that day the council was left to itself and the streets filled; Stasis stood at { $at }.
  }
outbreak-early = { $turn ->
    [0] The city would have borne more: strife breaks out at a Stasis number of { $threshold }, and this was only { $at }. Control called the { nth } stasis of the day all the same.
   *[1] The { nth } stasis of the day came before its time, by Control’s word, with the Stasis number at { $at }.
  }
cause-of-it = “{ $cause }” ({ in-words })
causes = { $turn ->
    [0] What had driven it up was told on every corner: { $causes }.
   *[1] The heaviest weights in the scale had been { $causes }.
  }
mobs = { $n ->
    [1] one mob
   *[other] { in-words } mobs
  }
military = { $n ->
    [1] one military unit
   *[other] { in-words } military units
  }
no-units = nobody
muster-of-hosts = { $turn ->
    [0] { NAME($strong, form: "the", start: "yes") } mustered the largest host, { $many }; { NAME($weak, form: "the") } the smallest, { $few }.
   *[1] { NAME($strong, form: "the", start: "yes") } came with { $many }, more than anybody; { NAME($weak, form: "the") } had { $few }.
  }
heroes-none = No Hero was risked.
heroes-went = Of the Heroes { $heroes } went out to fight.
heroes-many = As many as { in-words } Heroes went out to fight.
moves-first-by-lot = Nobody bore more { CALLED("doom", "Doom") } than another, and the lot let { NAME($subject, form: "the") } move first.
moves-first-of-equals = { NAME($tied, form: "the", start: "yes") } were equally doomed, and the lot let { NAME($who, form: "the") } move first.
moves-first = { $turn ->
    [0] The first move belonged to { NAME($subject, form: "the") }, on whom the most { CALLED("doom", "Doom") } lay.
   *[1] { NAME($subject, form: "the", start: "yes") }, most burdened with { CALLED("doom", "Doom") }, moved first.
  }

## The streets fill

crowd = { $turn ->
    [0] Nowhere was the press thicker than at the { $place }, where { $sides } factions stood with { units }.
    [1] The { $place } drew the largest crowd, { units } of { $sides } factions.
   *[2] Most came to the { $place }: { $sides } factions, { units }.
  }
staked = { NAME($who, form: "the", start: "yes") } staked { units } on the { $place }.
staked-both = { NAME($who, form: "the", start: "yes") } staked { units } on the { $place } and { NAME($other, form: "the") } { $more } on the { $there }.
cards-none = Not one { CALLED("stasis_cards", "Stasis card") } was played.
cards-by-most = In all { stasis-cards } were played, { $most } of them by { NAME($who, form: "the") }.
card-killed = { $turn ->
    [0] By “{ $title }”, which { NAME($who, form: "the") } played, { $heroes } died.
   *[1] “{ $title }” of { NAME($who, form: "the") } cost { $heroes } their { $n ->
        [1] life
       *[other] lives
      }.
  }
card-moved-the-colossus = With “{ $title }” { NAME($who, form: "the") } led the Colossus away.
card-led-the-colossus = With “{ $title }” { NAME($who, form: "the") } led the Colossus to the { $place }.
card-struck = { $turn ->
    [0] “{ $title }”, played by { NAME($who, form: "the") }, turned or felled { units }.
    [1] { NAME($who, form: "the", start: "yes") } played “{ $title }”; { units } fell or went over.
   *[2] “{ $title }”, a card of { NAME($who, form: "the") }, took { units }.
  }
card-struck-there = { $turn ->
    [0] “{ $title }”, played by { NAME($who, form: "the") }, turned or felled { units } at the { $place }.
    [1] { NAME($who, form: "the", start: "yes") } played “{ $title }” at the { $place }; { units } fell or went over.
   *[2] “{ $title }”, a card of { NAME($who, form: "the") }, took { units } at the { $place }.
  }
deployed-full = { $turn ->
    [0] When the last open place was taken, everybody had one move more.
   *[1] At last no place lay open, and each house made its final move.
  }
deployed-with-places-empty = When the last unit was placed, { $n ->
    [1] one place
   *[other] { in-words } places
  } still lay empty.
deployed-to-the-last = So it went until nobody had a unit left to place.
deployed-to-a-halt = It ended when nobody could do anything more.
deployed-until-called = As nobody moved any more, Control called for the last actions.
deployed-cut-short = Control ended the deployment before all had come.

## Battles

with-mobs = { mobs }
with-military = { military }
with-hero = { $hero }
stood-alone = { NAME($who, form: "the", start: "yes") } with { $came } stood there alone.
met = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } with { $came } met { NAME($other, form: "the") } with { $against }.
    [1] Here stood { NAME($who, form: "the") } with { $came }, there { NAME($other, form: "the") } with { $against }.
   *[2] It was { NAME($who, form: "the") } with { $came } against { NAME($other, form: "the") } with { $against }.
  }
side = { who-first } with { $came }
three-met = { $sides }: these three fought for it.
many-met = As many as { in-words } factions had come: { $sides }.
threw-thirteen = { $turn ->
    [0] Then the dice showed { NAME($who, form: "the") } a thirteen, and of all they had there nothing was left.
    [1] { NAME($who, form: "the", start: "yes") } threw thirteen and were gone.
    [2] The unlucky thirteen fell to { NAME($who, form: "the") }, and that was the end of them there.
   *[3] A thirteen swept { NAME($who, form: "the") } away.
  }
tyche-decided = { $turn ->
    [0] It was { CALLED("tyche", "Tyche") } who decided it: { NAME($subject, form: "the") } had paid for one die more, and it showed { in-words }.
   *[1] Without the { in-words } that { NAME($subject, form: "the") } had bought of { CALLED("tyche", "Tyche") } it would have ended otherwise.
  }
battle-nobody-left = Nobody was left to hold the { $place }.
battle-destroyed = { NAME($who, form: "the", start: "yes") } destroyed one another; the { $place } lay empty.
battle-tied = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } came to { $total } each and destroyed one another; the { $place } lay empty.
   *[1] At { $total } all, { NAME($who, form: "the") } left the { $place } to nobody.
  }
battle-held-in-the-end = When it was over { NAME($subject, form: "the") } held the { $place }.
battle-left-standing = { subject } were left standing, and held the { $place }.
battle-upset = { $turn ->
    [0] The odds were against { NAME($subject, form: "the") }, but with { $dice } on the dice they came to { $total } over { $second } and held the place.
    [1] The weaker side won: { NAME($subject, form: "the") }, { $total } to { $second }.
   *[2] A throw of { $dice } gave { NAME($subject, form: "the") }, outnumbered as they were, the { $place }: { $total } to { $second }.
  }
battle-by-one = { $turn ->
    [0] One pip decided it for { NAME($subject, form: "the") }, { $total } to { $second }.
   *[1] { subject } held it by one, { $total } to { $second }.
  }
battle-by-far = { $turn ->
    [0] It was no contest: { $total } to { $second } for { NAME($subject, form: "the") }.
   *[1] { subject } swept the others away, { $total } to { $second }.
  }
battle-won = { $turn ->
    [0] { subject } had the better of it, { $total } to { $second }.
    [1] { subject } took it, { $total } to { $second }.
    [2] When the dice lay still { NAME($subject, form: "the") } had { $total } and the next { $second }.
   *[3] The place went to { NAME($subject, form: "the") }, { $total } to { $second }.
  }
heroes-executed = { $turn ->
    [0] { $heroes } fell into the hands of { NAME($who, form: "the") } and { $n ->
        [1] was
       *[other] were
      } put to death.
   *[1] No mercy was shown to { $heroes }.
  }
heroes-spared = { $turn ->
    [0] { subject } spared { $heroes }.
   *[1] { subject } let { $heroes } go.
  }
heroes-died = { $heroes } died there{ $n ->
    [1] {""}
   *[other] {" "}together
  }.
lead-elsewhere = Elsewhere
place-first = { $within ->
    [1] the { $place }
   *[other] The { $place }
  }
brief-to-nobody = { place-first } was left to nobody
brief-stayed = { place-first } stayed with { NAME($who, form: "the") }
brief-took = { $turn ->
    [0] { who-first } took the { $place } from { NAME($beaten, form: "the") }
    [1] { place-first } fell to { NAME($who, form: "the") } over { NAME($beaten, form: "the") }
    [2] { who-first } beat { NAME($beaten, form: "the") } at the { $place }
   *[3] { who-first } drove { NAME($beaten, form: "the") } out of the { $place }
  }

## Who held the city, and who won

fought-on-the-real-map = It was fought out on the map in the room.
held-every-place = { subject } held every place of the city.
held-places = { $within ->
    [1] { NAME($who, form: "the") } { $places }
   *[other] { NAME($who, form: "the", start: "yes") } held { $places }
  }
held-a-whole-map = { $turn ->
    [0] All of { $maps } was in the hands of { NAME($who, form: "the") }, and whoever holds the whole counts it double.
   *[1] { NAME($who, form: "the", start: "yes") } had the whole of { $maps }, which counted double.
  }
spoil-thirteen = { $turn ->
    [0] At the { $place } { NAME($who, form: "the") } threw thirteen, and { in-words } { CALLED("doom", "Doom") } was their share.
   *[1] The { $place } gave { NAME($who, form: "the") } a thirteen and with it { in-words } { CALLED("doom", "Doom") }.
  }
spoil-talents = The { $place } yielded { talents } to { NAME($who, form: "the") }.
given = { in-words } to { NAME($to, form: "the") }
given-to-themselves = { in-words } to themselves
spoil-doom = { $turn ->
    [0] From the { $place } { NAME($who, form: "the") } dealt out { CALLED("doom", "Doom") }, { $given }.
   *[1] The { $place } gave { NAME($who, form: "the") } { CALLED("doom", "Doom") } to hand on: { $given }.
  }
spoil-tyche = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } shared out the { CALLED("tyche", "Tyche") } of the { $place }, { $given }.
   *[1] The luck of the { $place } was for { NAME($who, form: "the") } to share: { $given }.
  }
won-by-nobody = Nobody could call the victory their own.
won-not-yet = When this was written it was still being fought.
won-by-springs = { NAME($tied, form: "the", start: "yes") } were level with { victory-points }; the victory went to { NAME($who, form: "the") }, who held the springs that decide such things.
won-by-springs-of-all = All the houses were level with { victory-points }; the victory went to { NAME($who, form: "the") }, who held the springs that decide such things.
won-of-equals = { NAME($tied, form: "the", start: "yes") } were level with { victory-points }; the victory went to { NAME($who, form: "the") }, by Control’s decision.
won-of-all = All the houses were level with { victory-points }; the victory went to { NAME($who, form: "the") }, by Control’s decision.
won-by-control = Control gave the victory to { NAME($who, form: "the") }.
won-far-ahead = { $turn ->
    [0] { subject } won the stasis with { victory-points }.
   *[1] The day was that of { NAME($subject, form: "the") }, with { victory-points }.
  }
won-by-one = { $turn ->
    [0] By one point the stasis went to { NAME($subject, form: "the") }: { victory-points } against the { $next } of { NAME($other, form: "the") }.
   *[1] { subject } won it by a single point, { victory-points } to the { $next } of { NAME($other, form: "the") }.
  }
won-nobody-near = Nobody came near { NAME($subject, form: "the") }: { victory-points }, and { $next } for { NAME($other, form: "the") }.
won = { $turn ->
    [0] { subject } won the stasis with { victory-points }; next with { $next } came { NAME($other, form: "the") }.
   *[1] With { victory-points } the day was that of { NAME($subject, form: "the") }, { $ahead } ahead of { NAME($other, form: "the") }.
  }
prize = { $turn ->
    [0] The victor of a stasis may change one article of the constitution and asks nobody. { NAME($subject, form: "the", start: "yes") } took Article { $at }, “{ $title }”, and had it read “{ $text }”
   *[1] The prize of { NAME($subject, form: "the") } was Article { $at }, “{ $title }”. From then on it read “{ $text }”
  }
hero-of = { $hero } of { NAME($who, form: "the") }
fallen-one = { $dead } did not come home.
fallen = Among the dead were { $dead }.
calm-again = { $turn ->
    [0] Then the crowds went home, and the Stasis number with them, down to { $to }.
   *[1] The streets emptied, and Stasis stood at { $to } again.
  }

## The last page

lead-fortunes = Rise and fall
lead-votes = In the votes
lead-law = In the law
lead-seats = Who sat there
rose-most = Nobody rose as { NAME($subject, form: "the") } did, from an { CALLED("arete", "Arête") } of { $from } to { $to }.
lost-most = { subject } lost most, and went from { $from } to { $to }.
won-most-votes = Nobody was on the winning side more often than { NAME($subject, form: "the") }: { in-words } of { $all } times.
silent-most-often = { subject } let { in-words } of { $all } votes pass in silence.
exiled-at-the-end = { NAME($who, form: "the", start: "yes") } were in exile at the end.
one-text-changed = One of the { in-words } articles had another text than in the morning.
all-texts-changed = Not one article read as it had in the morning.
texts-changed = Of the { in-words } articles { $changed } read otherwise than in the morning.
program-played-all = The program played every seat that had a vote.
program-played = The { $n ->
    [1] seat of { NAME($who, form: "the") } was
   *[other] seats of { NAME($who, form: "the") } were
  } played by the program more often than not.
stood-empty = The { $n ->
    [1] seat
   *[other] seats
  } of { NAME($who, form: "the") } stood empty for most of the votes.
