### What stands on the sheets around the texts of the scenario, and on the page that prints them.


# $scenario: its name. The title of the browser's window.
page-title = { $scenario } · Sheets
parts = Parts
part-cards = Event cards
part-balance = Balance
part-street = { CALLED("stasis_cards", "Stasis cards") }
part-factions = Factions
part-articles = Constitution
part-city = City
part-rulings = Rulings
part-day = Day
open-print = Print…
credits = Icons from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0. Type: Cinzel, EB Garamond and Source Sans 3, under the SIL Open Font License.
# $act: a Roman number
act = Act { $act }


cards-deck = Deck
cards-all-decks = All decks
cards-act = Act
cards-all-acts = All Acts
cards-find = Find a word on a card
cards-found =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
cards-none = No card matches.
card-default = If nothing passes
# At the foot of a card. $act: a Roman number
card-motion = Motion · Act { $act }
card-crisis = Crisis · Act { $act }
copies =
    { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }


balance-says = Each outcome of each card counted once, whether or not it would ever happen; an amount that strikes several factions counts once.
balance-counter = Counter
balance-outcomes =
    { $n ->
        [one] 1 outcome
       *[other] { $n } outcomes
    }
balance-untouched = untouched


article = Article { $number }
articles-ready =
    { $n ->
        [one] 1 text ready to take its place
       *[other] { $n } texts ready to take its place
    }
constitution = The Constitution


city-plain = Worth its Victory Point and no more.


heroes = Heroes
brief = Brief
figure-citizen = Citizen
figure-yes = yes
figure-no-vote = no vote
figure-arete = { CALLED("arete", "Arête") }
figure-tyche = { CALLED("tyche", "Tyche") }
figure-horses = { CALLED("horses", "Horses") }
figure-talents = { CALLED("talents", "Talents") }
figure-doom = { CALLED("doom", "Doom") }
figure-projects = { CALLED("projects", "Megaprojects") }


ruling-rule = Rule
ruling-decides = What it decides
ruling-value = Value
ruling-key = Key


# $time: "6 h 20 min"
day-total = In all { $time }, without the breaks that a day always finds for itself.
time-none = no clock
time-hours = { $hours } h
time-minutes = { $minutes } min
time = { $hours } h { $minutes } min


kind-events = Event cards
kind-street = { CALLED("stasis_cards", "Stasis cards") }
kind-seats = Name plates for the seats
kind-cards = Seat cards for the door
kind-briefs = Briefs of the factions
kind-constitution = The constitution
kind-archon = Guide for Archons, one page
kind-control = Guide for Control, one page
quoted = “{ $title }”
brief-of = the brief of { NAME($who, form: "the") }
# $guide: guide-archon-title or guide-control-title
guide-named = the guide for { $guide }


page-plates = Name plates, sheet { $n } of { $all }
page-seat-cards = Seat cards
page-brief = Brief of { NAME($who, form: "the") }
page-guide = Guide: { $guide }
page-constitution = The constitution, page { $n } of { $all }


back-stasis = Stasis


code-of = QR code of { NAME($who, form: "the") }’s seat
plate-scan = Scan the code to take your seat. Keep this side to yourself.
# $address: of the table's page; <code/>: the table's code, in large letters.
plate-type = Without a camera: open <b>{ $address }</b> and type <code/>.
# These three lines stand below each other; the address and the code lie between them.
seat-card-scan = Scan it to take your seat, or open
seat-card-type = and type <code/>


brief-start = At the start
brief-none = { NAME($who, form: "the", start: "yes") } were given no brief. What they want, they will have to decide among themselves.
brief-only = For { NAME($who, form: "the") } only.


guide-archon-title = The Archon
guide-archon-for = For everybody who speaks for a faction
guide-archon-opening = You speak and vote for your faction. Your phone is your seat: it shows what is asked of you, and keeps secret what is secret. Everything else happens between people.
guide-archon-phone = Your phone
guide-archon-phone-in = Come in
guide-archon-phone-in-says = Scan the code on your plate, or type the five letters on the projector.
guide-archon-phone-turn = Your turn
guide-archon-phone-turn-says = It vibrates, and one thing stands in the middle. Decide it there.
guide-archon-phone-secrets = Secrets
guide-archon-phone-secrets-says = What you choose is covered. Press and hold to see it; let go to cover it.
guide-archon-phone-mind = A change of mind
guide-archon-phone-mind-says = A bid or a vote may be changed until all are shown.
guide-archon-phone-figures = Figures
guide-archon-phone-figures-says = Touch any number: it says what it is made of.
guide-archon-phone-question = A question
guide-archon-phone-question-says = Menu, then Ask Control. The answer comes to your phone.
guide-archon-cycle = A cycle of the council
guide-archon-cycle-prytanis = 1 Prytanis
guide-archon-cycle-prytanis-says = The citizens with the most { CALLED("arete", "Arête") } preside. A tie is broken by supremacy.
guide-archon-cycle-event = 2 Event
guide-archon-cycle-event-says = The Prytanis chooses as many of the open events as the number of the Act.
guide-archon-cycle-debate = 3 Debate
guide-archon-cycle-debate-says = Anybody may speak, exiles and non-citizens too. Ask for the floor on your phone.
guide-archon-cycle-support = 4 Support
guide-archon-cycle-support-says = Conceal { CALLED("horses", "Horses") } for the race: the most win support equal to the Stasis number. Send Heroes to support you.
guide-archon-cycle-vote = 5 Vote
guide-archon-cycle-vote-says = YES, NO or nothing, in secret. The greater strength wins, not the greater number of hands.
guide-archon-cycle-check = 6 Check
guide-archon-cycle-check-says = A full agenda calls an Assembly; too much Stasis brings the fight into the streets.
guide-archon-vote = What your vote weighs
guide-archon-vote-influence = Influence
guide-archon-vote-influence-says = Your { CALLED("arete", "Arête") } and whatever lasts on top of it.
guide-archon-vote-support = Support
guide-archon-vote-support-says = Heroes, the race, grants of others, laws and cards: for a time.
guide-archon-vote-none = No vote?
guide-archon-vote-none-says = An exile or a non-citizen grants its influence to one other faction: sell it dearly.
guide-archon-vote-abstaining = Abstaining
guide-archon-vote-abstaining-says = Counts for nobody. Whoever always abstains earns no { CALLED("arete", "Arête") }.
guide-archon-streets = When the streets rise
guide-archon-streets-cards = Cards
guide-archon-streets-cards-says = You draw by your rank in { CALLED("arete", "Arête") }. More cost { CALLED("tyche", "Tyche") }, one each.
guide-archon-streets-turns = Turns
guide-archon-streets-turns-says = A turn lasts a few seconds: place units or play a card. Whoever waits passes.
guide-archon-streets-battles = Battles
guide-archon-streets-battles-says = Dice and units decide thirteen places. The winner of the day rewrites an article.
guide-archon-last = If the phone goes dark, nothing is lost: any other phone takes the seat with the code on your plate.


guide-control-title = Control
guide-control-for = For everybody who runs the game
guide-control-opening = The big button always says what it will do next, and below it what that means. Space presses it. Everything else is a key, a menu or Ctrl K away, and every step can be taken back.
guide-control-before = Before the doors open
guide-control-before-check = Check
guide-control-before-check-says = Open “Before you begin” in the Table menu: network, projector, sound, disk, power.
guide-control-before-projector = Projector
guide-control-before-projector-says = Open its page on the projector’s machine, full screen. It needs no hands after that.
guide-control-before-seats = Seats
guide-control-before-seats-says = Put the plates out. Phones scan them; whoever has none plays on paper or a tablet.
guide-control-before-rehearse = Rehearse
guide-control-before-rehearse-says = Let the program play all seats for one cycle, then take it back.
guide-control-keys = Keys
guide-control-keys-space = Space
guide-control-keys-space-says = The next step. Where somebody must decide first, it opens the decision.
guide-control-keys-pause = P
guide-control-keys-pause-says = Pause at once; say why afterwards. P again goes on.
guide-control-keys-back = Ctrl Z
guide-control-keys-back-says = Take the last step back; it says first what is lost.
guide-control-keys-find = Ctrl K
guide-control-keys-find-says = Find any action by its name.
guide-control-keys-seats = 1 to 9
guide-control-keys-seats-says = Open a seat. A announces, Q answers questions, S sets the projector.
guide-control-keys-all = ?
guide-control-keys-all-says = All keys.
guide-control-phases = In every phase
guide-control-phases-prytanis = Prytanis, Event
guide-control-phases-prytanis-says = Space leads on. Decide in the place of whoever is away.
guide-control-phases-debate = Debate
guide-control-phases-debate-says = Give the floor from the list; lengthen the clock beside it.
guide-control-phases-support = Support
guide-control-phases-support-says = See who has locked, never what. Reveal when all are in.
guide-control-phases-vote = Vote
guide-control-phases-vote-says = Read the option aloud, wait for the seals, reveal. Hands can be counted instead.
guide-control-phases-check = Check
guide-control-phases-check-says = Look at the alarms at the right: each has what helps against it.
guide-control-phases-streets = Streets
guide-control-phases-streets-says = The turns run by themselves. Pause if the room is louder than the clock.
guide-control-wrong = When something is wrong
guide-control-wrong-phone = A phone fails
guide-control-wrong-phone-says = Open the seat, show its code, let another phone scan it.
guide-control-wrong-figure = A wrong figure
guide-control-wrong-figure-says = Touch it, set it, choose the reason.
guide-control-wrong-vote = A wrong vote
guide-control-wrong-vote-says = Void the vote, or take the step back. Nothing is ever cut from the record.
guide-control-wrong-projector = The projector is black
guide-control-wrong-projector-says = The alarm says so: bring its page to the front, or open it anew.
guide-control-wrong-laptop = The laptop dies
guide-control-wrong-laptop-says = Start the program again on the same folder, or on the spare: play goes on.
guide-control-last = When in doubt: pause, decide aloud, write the reason down, go on.
