### What a seat reads in a stasis, from its cards to the article that the winner changes.

you = you
winner = Winner

## Stasis cards and muster

drawn = Cards drawn
drawn-figure = { CALLED("stasis_cards", "Stasis cards") } drawn
camps = The factions
camps-cards = cards
camps-ready = ready
camps-said-ready = You are ready.

mobs = Mobs
mobs-note = +1 each
mobs-figure = Mobs of { NAME($who, form: "genitive") }
military = Military
military-note = +3 each
military-figure = Military of { NAME($who, form: "genitive") }
heroes = Heroes
hero-safe = in safety
hero-reserve = committed to the fight
hero-dead = dead
hero-placed = in the streets
# What would come of the other choice, in the words of the rules.
hero-if-safe = In safety: { $says }
hero-if-committed = In the fight: { $says }
# Buttons; <who/> is read out only.
hero-keep-safe = Keep safe<who> { $hero }</who>
hero-commit = Commit<who> { $hero }</who>

## Whose turn it is

turn-acts = { NAME($who, form: "the", start: "yes") } act
turn-then = Then { NAME($who, form: "the") }.
turn-order = Who acts next
turn-done = Your last action is done
turn-yours-next = You are next
turn-yours-in =
    { $count ->
        [one] You act in 1 turn
       *[other] You act in { $count } turns
    }
turn-last = Last actions: { $count } left
turn-stalled = Everybody has passed twice
turn-none-empty = No place is empty
turn-empty =
    { $count ->
        [one] 1 place empty
       *[other] { $count } places empty
    }

## Placing units

sending = On its way…
place-nothing = You have nothing to place. Play a card, or let the clock run out.
place-touch = Touch a place.
# $units: "3 mobs + 1 military".
place-touch-left = Touch a place: { $units } left.
place-not = You cannot place there now. Touch another place.
place-look = Touch a place to see who stands there.
place-worth = 1 Victory Point
place-nobody = Nobody is there. What is it worth?
place-who =
    { $count ->
        [one] 1 faction there: who, and with what?
       *[other] { $count } factions there: who, and with what?
    }
mix-none = No units
mix-mobs =
    { $count ->
        [one] 1 mob
       *[other] { $count } mobs
    }
mix-military =
    { $count ->
        [one] 1 military unit
       *[other] { $count } military units
    }
# A button for who cannot see it. $units: "3 mobs + 1 military".
mix-to = { $units } to the { $place }
chips = Heroes that go with the units
chip-goes = ✓ goes with them
chip-stays = stays
chip-reserve = in reserve

## A place

standing-nobody = Nobody is there.
standing-colossus = The Colossus stands here: the place is ignored for all points.
standing-barricade = Barricaded by { NAME($who, form: "dative") }.
standing-bonus = What { NAME($who, form: "the") } add to their dice

## The hand

tab-city = City
tab-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
hand-not-now = You play cards in your own turn.
hand-choose = Touch the card for your next turn.
hand-ready = A card is ready. It lies open when your turn begins.
hand-make-ready = Make a card ready
hand-put-back = Put it back
hand-covered = Your cards are covered.
hand-touch = Touch the card that you play.
hand-discarding = Discarding it is your action in this turn.
hand-uncover = Uncover my cards
hand-another = Another card
hand-discard = Discard it
hand-play = Play it
hand-no-target = No target now: it can only be discarded.
hand-unplayable = It cannot be played now.
hand-none = You hold no { CALLED("stasis_cards", "Stasis card") }.
hand-hold = Press and hold a card to see it; slide to leaf through.
hand-seen = The hand of { NAME($who, form: "genitive") }, as you saw it
hand-seen-hold = Press and hold to see what { NAME($who, form: "the") } held.

## Battles

battles-now = now
battles-none = No place is fought for.
battle-place = Battle { $number } of { $all }
battle-colossus = The Colossus stands here: no points.
battle-worth = 1 Victory Point.
battle-dice-soon = The dice are about to be thrown.
# $share: a percentage. $basis: "before Tyche".
battle-odds = Nobody: { $share }. Odds { $basis }.
side-odds = holds it { $holds } · 13: { $thirteen }
side-holds = holds it
side-beaten = beaten
side-tied = tied: all leave
side-thirteen = natural 13: all die
side-trusts = trusts in { CALLED("tyche", "Tyche") }
side-thinks = thinking of { CALLED("tyche", "Tyche") }…
side-total = Total of { NAME($who, form: "genitive") }
side-bonus = Bonus of { NAME($who, form: "genitive") }

tyche-title = Your choice is sealed
tyche-hold = Press and hold to see it
tyche-says = A die costs 1 of your { $tyche } { CALLED("tyche", "Tyche") }. All choices are shown together.
tyche-dice =
    { $dice ->
        [0] No die
        [one] 1 { CALLED("tyche", "Tyche") } die
       *[other] { $dice } { CALLED("tyche", "Tyche") } dice
    }
tyche-keep = Keep what is chosen

captives = Captive Heroes
captive-waits = at their mercy
captive-executed = executed
captive-spared = spared
judge-executed = Execute
judge-spared = Spare
judge-executed-hero = Execute { $hero }
judge-spared-hero = Spare { $hero }
judge-idle = Execute or spare: touch, then confirm

## Special places and their dice

dice-wait = The dice wait: <what>{ $what }</what>
spoils-none = No special place is held.
rule = Which rule?
share-dice = The dice of the { $place }
share-die = Die { $number }: { $pips }
share-die-to = Die { $number }: { $pips }, to { NAME($who, form: "dative") }
share-left =
    { $count ->
        [one] 1 die still to give
       *[other] { $count } dice still to give
    }
# One die of several, in a list.
share-gives = { $pips } to { NAME($who, form: "dative") }
# $what: "Tyche" or "Doom".
share-do = Share out the { $what }

## Victory

score-how = How it was won
score-none = Nothing held

amend-which = Which article do you change?
amend-do = Change the article
amend-other-text = Another text
amend-compare = See before and after
amend-other-article = Another article
amend-new = The new text
amend-own = A text of your own
amend-own-says = The program cannot obey it: what the article decided falls to Control.
amend-own-text = The new text of the article
# How many characters of how many.
amend-count = { $count } of { $most }
amend-own-label = Your own text
amended-none = No article is changed.
change-before = Before
change-after = After
