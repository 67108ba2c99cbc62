### What Control is told and asked in the dialogs, and in a card that it writes.


enter-and-reveal = Enter and reveal
no-vote = There is no vote under way.
# Long enough to be recognised; $number is the article's place.
article-title = Article { $number }. { $title }
# What is held up before the room: it goes into “Hold up … on the projector” and “Take down …”.
hold-faction = { NAME($who, form: "the") }
hold-article = Article { $number }
hold-law = the law “{ $title }”


agenda-title = Agenda of the Assembly
# How many motions there are, and how many make the agenda full.
agenda-count = { $count } of { $full } motions.
# $reason: the article or law that says how many make it full.
agenda-count-reason = { $count } of { $full } motions ({ $reason }).
agenda-announced = An Assembly is announced for the next Diplomacy Round.
agenda-add = Add a motion…
agenda-empty = No motion yet. They come from cards that pass, from Archons who propose one, and from you.


bids-title = Bids from the room
bids-how = All bids are revealed at once when you enter them. An empty field keeps what the Archon locked on its phone, or counts as none.
# How many Horses a faction has.
bids-has = { $horses ->
    [one] 1 { CALLED("horses", "Horse") }
   *[other] { $horses } { CALLED("horses", "Horses") }
}
bids-locked-has = { $horses ->
    [one] locked; 1 { CALLED("horses", "Horse") }
   *[other] locked; { $horses } { CALLED("horses", "Horses") }
}


card-form-title = Write a card
card-go = Put the card there
card-deck = Deck
# $says: a sentence on the place that is chosen, such as “On top”.
card-where = Where. { $says }
card-title = Title
card-question = What the council is asked
card-options = Options, 1 to 4; each is put to the vote by itself
card-add-option = Another option
card-as-motion = Make it a motion
# The option of a card that is a motion, as an order.
card-put = Put it before the Assembly
card-otherwise = If nothing passes
card-otherwise-hint = One sentence; empty when nothing happens
card-otherwise-label = What happens if nothing passes
card-preview = As it will lie on the table
option-hint = A few words, as an order: Ration the wells
option-label = Option { $number }
option-remove = Remove
option-text-hint = One sentence on what it means (may be empty)
option-text-label = What option { $number } means


effect-kind = Effect
effect-figure = Figure
effect-amount = By how much
effect-target = Whom it strikes
effect-until = Until when
effect-source = What the support comes from
effect-title = Title
effect-task = What Control is to do
effect-text = Text
effect-remove = Remove this effect
effect-add = Add an effect
kind-change = Figure rises or falls
kind-stasis = Stasis number
kind-wrath = Divine Wrath
kind-support = Support for a time
kind-exile = Exile
kind-recall = Recall from exile
kind-enfranchise = Make citizens
kind-disenfranchise = Take citizenship
kind-supremacy = Hand supremacy
kind-motion = Motion to the agenda
kind-article = A new article
kind-law = Proclaim a law
kind-task = Something for Control
# Targets stand in a list after “Whom it strikes”, and in “Doom +2 for …”.
target-prytanis = the Prytanis
target-highest-arete = the highest { CALLED("arete", "Arête") }
target-lowest-arete = the lowest { CALLED("arete", "Arête") }
target-voted-yes = those who voted YES
target-voted-no = those who voted NO
target-abstained = those who abstained
target-citizens = all citizens
target-non-citizens = all non-citizens
target-exiles = all exiles
target-everyone = everyone
target-prytanis-chooses = a faction that the Prytanis names
target-control-chooses = a faction that Control names


preview-title = A title
preview-text = What the council is asked.
# $amount: with its sign, “+2”.
preview-change = { $figure } { $amount } for { NAME($to, form: "accusative") }
preview-stasis = Stasis { $amount }
preview-wrath = Divine Wrath { $amount }
# $until: “this cycle”, “until removed”.
preview-support = Support { $amount } for { NAME($to, form: "accusative") }, { $until }
preview-exile = Exile for { NAME($to, form: "accusative") }
preview-recall = Return from exile for { NAME($to, form: "accusative") }
preview-enfranchise = Citizenship for { NAME($to, form: "accusative") }
preview-disenfranchise = Loss of citizenship for { NAME($to, form: "accusative") }
preview-supremacy = Supremacy for { NAME($to, form: "accusative") }
preview-motion = “{ $title }” joins the Assembly’s agenda.
preview-article = “{ $title }” becomes an article: { $text }
preview-law = “{ $title }” becomes law: { $text }


change-title = An article
change-go = Put it in force
change-new-text = The new text
change-own-text = A text of your own
change-unobeyed = The program cannot obey it: what the article decided falls to Control.
change-gone = That article is no longer in the constitution.


constitution-title = Constitution and laws
constitution-articles = Articles
constitution-add = Add an article…
constitution-change = Change…
constitution-repeal = Repeal…
constitution-no-articles = No articles.
constitution-laws = Laws
constitution-proclaim = Proclaim a law…
constitution-no-laws = No law has been proclaimed.
repeal-article-title = Repeal Article { $number }
repeal-article-says = “{ $title }” leaves the constitution; the articles after it move up. What it decided is again as it was without it.
repeal-article-go = Repeal the article
repeal-law-title = Repeal “{ $title }”
repeal-law-says = The law ends at once, and with it everything that the program obeyed of it.
repeal-law-go = Repeal the law


correct-title = Correct the streets
correct-what = What is corrected
correct-units = Units
correct-hero = A Hero
correct-colossus = The Colossus


count-title = A count of hands
# $title: the card; $label: its option that is put.
count-how = { $title }: <b>{ $label }</b>. Enter the strengths that were counted for YES and for NO; they are revealed at once, and what was picked on phones does not count.
count-yes = YES
count-no = NO
count-above = That is more than all who have a vote weigh, which is { $all }. Count again, or say that it is right.
count-sure = It is right although it is more than { $all }


decks = Decks
deck-reason = Reason, for the log
deck-shuffle = Shuffle
deck-reshuffle = Shuffle the discards in
deck-unsaid = Give a reason first: then cards can be dealt and moved.
deck-usual = Usual reasons
deck-find-hint = Find a card by its title or what it does
deck-find = Find a card
deck-close = Close the deck


edit-wrong = Write a whole number, 0 or more.
edit-why = Why it is so
edit-history = How it changed
edit-set = Set it
edit-set-influence = Set it: what comes on top of { CALLED("arete", "Arête") }
edit-five-less = Five less
edit-one-less = One less
edit-one-more = One more
edit-five-more = Five more
edit-value = New value
edit-leave = Leave it as it is
# $to: a number; “…” while there is none.
edit-set-to = Set to { $to }


figures-title = All figures
figures-lately = What changed lately
counters-names = Names…
counters-title = What the figures are called
counters-says = A name of your own stands on every screen from now on; an empty field is the usual one. What is not shown still counts in the rules.
counters-shown = shown
counters-go = Use these names
# <stasis/> and <wrath/>: the figures themselves; $threshold: at what Stasis number a Stasis Phase begins.
figures-city = Stasis <stasis/> of { $threshold }, Divine Wrath <wrath/>
figures-of-all = Figures of every faction
figures-influence = Influence
figures-together = All together


give-title = Hand over tokens of { NAME($who, form: "the") }
give-go = Hand over
give-to = To
give-what = What
# $what: “Horses”, “Tyche”.
give-most = { $what } (at most { $most })
give-amount = How many


law-title = Proclaim a law
law-go = Proclaim it
law-by = By which Magistrate (may be empty: Control)
article-new-title = A new article
article-go = Put it in the constitution
article-place = It goes to the end, or takes the place of the article that settles the same thing.


motion-title = A motion
motion-reworded = Reworded: the motion of { NAME($who, form: "the") }
motion-admit = Admit it in these words
motion-go = Put it on the agenda
motion-kind = What becomes of it when it passes
motion-kind-article = An article
motion-kind-alternative = A ready text
motion-kind-law = A law
motion-kind-deed = Something to be done
motion-place = Its place in the constitution
motion-new-place = At the end, or in place of the article that settles the same thing
motion-in-place = In place of { $number }. { $title }
motion-deed = When it passes, Control sees to it and ticks it off.


office-prytanis = Appoint the Prytanis
office-prytanis-says = This faction presides for the rest of the cycle, whatever its { CALLED("arete", "Arête") }.
office-supremacy = Hand over supremacy
office-supremacy-says = Its Archon picks among those tied for Prytanis.
office-supremacy-nobody = Nobody
office-tie-breaker = Who breaks tied votes
office-tie-breaker-says = Its Archon decides tied votes; if nobody is named, Control does.
office-tie-breaker-nobody = Control


revise-title = Change the line
revise-gone = This line is gone.
revise-amount = Amount; a number below 0 lowers it


reword-title = Reword the motion
reword-go = Reword it
reword-says = What the program would obey of it stays as it was drafted.


seat-prytanis = Prytanis
seat-supremacy = Supremacy
seat-breaks-ties = Breaks ties
seat-share = Share out their dice…
seat-play = Play their turn…
seat-give = Hand tokens to another faction…
seat-extra = More time
seat-extra-says = When a clock runs out and this seat has not chosen, it runs on so long, and no longer than the seat needs. Only its own phone says so.
seat-extra-none = none
seat-extra-s = +{ $seconds } s
seat-streets = In the streets
# Units in reserve, units on the maps, Stasis cards in hand.
seat-reserve = In reserve { $mobs ->
        [one] 1 mob
       *[other] { $mobs } mobs
    } and { $military ->
        [one] 1 military unit
       *[other] { $military } military units
    }, { $placed } on the maps, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
seat-correct = Correct their units…


split-title = Split the motion
split-go = Make { $number } motions of it
split-says = The first keeps what the program would obey of “{ $title }”; the others are texts of the same kind.
split-how-many = How many
split-part-title = Title of part { $number }
split-part-text = Text of part { $number }


heroes-title = Heroes of { NAME($who, form: "the") }
heroes-which = Which Hero
heroes-new = A new Hero
heroes-name = Its name
heroes-fate = Fate
heroes-alive = Alive
heroes-dead = Dead
heroes-value = Value
heroes-owner = Whose it is
heroes-go = Set { $hero }
heroes-add = Add the Hero
heroes-in-stasis = In a stasis, Heroes are corrected in the streets: at a place, in reserve, in safety or dead.
standing-title = Standing of { NAME($who, form: "the") }
standing-go = Set the standing
standing-says = Citizens vote unless they are in exile. Who has no vote may grant its influence.
# $article: “Article 3”.
standing-article = At the moment { $article } says who the citizens are.
standing-citizenship = Citizenship
standing-citizens = Citizens
standing-no-citizens = Not citizens
standing-exile = Exile
standing-in-city = In the city
standing-exiled = In exile


support-title = Support for { NAME($who, form: "the") }
support-go = Give the support
support-amount = How much
# Buttons follow: “this vote”, “this cycle”, “until removed”.
support-until = For how long
support-source = Where it comes from, as its figure will say


voters-title = Voting record
voters-says = Whoever keeps abstaining should not be given { CALLED("arete", "Arête") }.
voters-faction = Faction
voters-yes = Yes
voters-no = No
voters-abstain = Abstained
voters-last = Last votes, the latest at the right


votes-title = Votes from the room
# $title: the card; $label: its option that is put; the letters are those of votes-key-… below.
votes-how = { $title }: <b>{ $label }</b>. All votes are revealed at once when you enter them. A row left open keeps what the Archon picked on its phone, or abstains. Y, N and A pick and go to the next row.
# Small letters of the keyboard that pick.
votes-key-yes = y
votes-key-no = n
votes-key-abstain = a
votes-yes = Yes
votes-no = No
votes-abstain = Abstains
votes-in = has voted
