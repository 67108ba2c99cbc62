### What a seat looks up, and reads while it waits: figures, the agenda, the day, what one may do.


figure-arete = { CALLED("arete", "Arête") }
figure-influence = Influence
figure-support = Support
figure-strength = Strength
figure-vote-strength = Vote strength
figure-tyche = { CALLED("tyche", "Tyche") }
figure-horses = { CALLED("horses", "Horses") }
figure-talents = { CALLED("talents", "Talents") }
figure-doom = { CALLED("doom", "Doom") }
figure-stasis-cards = { CALLED("stasis_cards", "Stasis cards") }
figure-stasis = Stasis
figure-wrath = Divine Wrath
figure-city-doom = { CALLED("doom", "Doom") } of the city
# The name of a number for who cannot see where it stands. $figure: one of the above.
figure-of = { $figure } of { NAME($who, form: "genitive") }
figures-yours = Your figures


# $because: nothing, or the article in brackets, with a space before it.
standing-prytanis = Prytanis
standing-exiled = in exile
standing-no-citizen = not a citizen{ $because }
standing-supremacy = supremacy{ $because }
standing-grant = grants { $amount } to { NAME($who, form: "the") }


mine = My figures
brief = My brief
brief-gist = For your eyes only
cards = My { CALLED("stasis_cards", "Stasis cards") }
cards-gist =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
everybody = All factions
everybody-gist = Stasis { $stasis } of { $threshold }
table = On the table
table-gist =
    { $count ->
        [one] 1 event
       *[other] { $count } events
    }
table-activated = Activated
table-up = Face up
table-run-out = { $deck }: the deck has run out.
table-left = { $deck }: { $left } left, { $discarded } discarded
city = The city
constitution = Constitution
constitution-gist =
    { $count ->
        [one] 1 article
       *[other] { $count } articles
    }
constitution-none = There is no constitution.
article-in-force = In force
article-ends = Ends
article-from = From: { $source }
laws = Laws
laws-gist = { $count } in force
laws-gist-none = none
laws-none = No law has been proclaimed.


agenda = Agenda
agenda-gist = { $count } of { $full }
# $because: nothing, or the article in brackets, with a space before it.
agenda-full = An Assembly is called when { $full } motions wait{ $because }.
agenda-none = The agenda is empty.
agenda-motions = Motions
# Who moved a motion.
agenda-by = From: { NAME($who) }
agenda-from = From: { $source }
motion-now = Before the Assembly
motion-adopted = Adopted
motion-rejected = Rejected
motion-postponed = Postponed


propose = Propose a motion
propose-on = Go on with your motion
propose-waits = You may propose more once Control has answered.
proposals = Your proposals
proposal-waiting = Waits for Control
proposal-admitted = On the agenda
proposal-declined = Declined
proposal-withdraw = Withdraw

sort-alternative = A ready text of an article
sort-alternative-says = Each says what it would change.
sort-article = A new article
sort-article-says = In your own words, at the end of the constitution.
sort-law = A law
sort-law-says = In your own words; you say when it ends.
sort-deed = Something to be done
sort-deed-says = Once, if the Assembly says so.
propose-send = Propose it to Control
propose-sending = Sending…

ready-now = Now: { $text }
# $title: of an article.
ready-texts = Ready texts for { $title }

written-title = Title
# Examples of titles: of something to be done, of an article or a law.
written-title-deed = That the harbour be dredged
written-title-law = Of the harbour
written-text = Text
written-deed = What is to be done
written-own = People and Control see to it; the program does not act on your words.
# How many characters of how many.
written-count = { $count } of { $most }
written-until = How long it stands
until-removed = Until repealed
until-removed-says = It stands until somebody repeals it.
until-act = This Act
until-act-says = It ends with the Act in which it is adopted.
until-round = One round
until-round-says = It ends with the Action Round that comes next.
until-cycle = One cycle
until-cycle-says = It ends with the cycle that comes next.

# What is missing of a motion, on the button that would send it.
missing-sort = Choose what you propose
missing-alternative = Choose one of the ready texts
missing-title = Give it a title
missing-short-title = Shorten the title
missing-text = Write its text
missing-short-text = Shorten the text


assembly-next = Next
assembly-first = First
assembly-done = The agenda is done
assembly-count = { $adopted } adopted · { $rejected } rejected
assembly-count-left =
    { $left ->
        [one] { $adopted } adopted · { $rejected } rejected · 1 motion left
       *[other] { $adopted } adopted · { $rejected } rejected · { $left } motions left
    }
diplomacy-over = Time is up
# The name of a clock. $round: "Diplomacy Round 2".
diplomacy-ends = { $round } ends
diplomacy-says = Walk, talk, promise. You will be called when the council sits again.
diplomacy-late = Take your leave and come back: the council is about to go on.
diplomacy-then = Then: <b>{ $next }</b>


before-table = On the table


blow-lost = Lost
blow-still = Still yours
blow-heard = Understood
blow-read = Read it
# The title. $what: one or more of the next four, in a list.
blow-loss = You lose { $what }
blow-arete = { $amount } { CALLED("arete", "Arête") }
blow-tyche = { $amount } { CALLED("tyche", "Tyche") }
blow-horses =
    { $amount ->
        [one] 1 { CALLED("horses", "Horse") }
       *[other] { $amount } { CALLED("horses", "Horses") }
    }
blow-talents =
    { $amount ->
        [one] 1 { CALLED("talents", "Talent") }
       *[other] { $amount } { CALLED("talents", "Talents") }
    }
# Why it was lost. $card: what did it, a card or an article.
blow-by-card = Because of “{ $card }”.
blow-by-control = Control decided it: { $reason }
# What a figure was and is. $figure: one of the figures above.
blow-figure = { $figure }: { $from } before, { $to } now.


may = You may now
may-nothing = There is nothing for you to do right now. You will be called.
time-more = A clock runs. If it is too short for you, ask Control: it can give more time or stop the clock.
may-prytanis = Pick who presides
may-events = Choose what goes to the vote
may-bid = Conceal { CALLED("horses", "Horses") } for the race
may-hero = Send a Hero to support you, or call it back
may-grant = Grant your influence to somebody who has a vote
may-put = Say what is put to the vote
may-stop = Leave the event as it is
may-vote = Vote YES or NO, or abstain
may-tie = Decide the tie
may-target = Name whom it strikes
may-speak = Ask for the floor, or take the request back
may-buy = Buy { CALLED("stasis_cards", "Stasis cards") } with { CALLED("tyche", "Tyche") }
may-ready = Say that you are ready
may-commit = Commit Heroes to the fight, or keep them safe
may-tyche = Trust a throw to { CALLED("tyche", "Tyche") }
may-mercy = Judge captive Heroes
may-amend = Change an article of the constitution
may-elect = Elect who presides
may-second-look = Send an event under its deck
may-veto = Veto what has passed
may-floor = Give somebody the floor
may-place = Place units on one place of the city, with Heroes if you like
may-play = Play one { CALLED("stasis_cards", "Stasis card") }
may-share = Share out the dice
may-give = Give { CALLED("tyche", "Tyche") }, { CALLED("horses", "Horses") } or { CALLED("talents", "Talents") } to another faction
may-propose = Propose a motion for the Assembly (under “Agenda”)

# For who only looks on.
watch = You look on
watch-nothing = Nothing is asked of you: speak with the Archons, and watch the wall.
watch-figures = Touch a figure to see what it adds up from
watch-words = Touch an underlined word to read what it means
watch-look-up = Look up below who holds what: factions, cards, the city, agenda and laws
