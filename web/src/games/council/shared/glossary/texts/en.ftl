### What the words of the game mean, and what its rules say.

## What each term is, and an example

says-abstention = Whoever picks neither YES nor NO abstains, and counts on neither side.
example-abstention = 13 YES, 12 NO and 27 abstaining: it passes.
says-act = The day has three Acts. The number of the Act is also how many events are chosen, how many military units muster and how many units are placed in a turn.
example-act = In Act 2 the Prytanis chooses two events, and two units are placed in a turn.
says-agenda = The motions that wait for the Assembly. When it is full, the Assembly is called.
example-agenda = The tenth motion fills it: the Assembly opens the next Diplomacy Round.
says-archon = The leader of a faction in the council, and the one who holds its phone.
example-archon = The Archon of the Medes may speak in every debate, even without a vote.
says-arete = How highly the city thinks of a faction. It is the floor of its influence, and sets how many mobs and { CALLED("stasis_cards", "Stasis cards") } it gets.
example-arete = With { CALLED("arete", "Arête") } 7 your influence is never below 7, and 7 mobs muster for you.
says-article = A numbered part of the constitution. Some change how the council works as soon as they are in force.
example-article = An article may give the decision of ties to somebody else.
says-assembly = Everybody comes together and votes on all motions of the agenda, one after the other.
example-assembly = A motion that passes there becomes an article or a law.
says-citizen = Only citizen factions vote and preside. The others may speak, and grant their influence to one that votes.
example-citizen = Amazons and Medes begin without citizenship.
says-colossus = The place where it stands gives no Victory Points, and its map can be complete without it.
example-colossus = With it on the Inner Ring, the other four places there count double together: 8.
says-control = The game masters. They run the clocks, answer questions and can set everything right.
example-control = Something is wrong on your phone? Ask Control: it can act for you and take steps back.
says-crisis = A kind of event. If nothing of it passes, something bad happens by itself.
example-crisis = Nobody votes money for the harbour: the card’s last line happens.
says-cycle = One pass through the council’s six phases: Prytanis, Event, Debate, Support, Vote, Check.
example-cycle = Grants and the bonus of the race last until the cycle ends.
says-deployment = In turns, units are placed in the city. Instead of placing one may play a { CALLED("stasis_cards", "Stasis card") }.
example-deployment = In Act 2 a turn places two units on one place; Heroes may go with them.
says-diplomacy = The council rests and everybody goes to talk. It resumes where it stopped.
example-diplomacy = The bell rings, and what was said in corners becomes grants and votes.
says-doom = A curse upon a faction. Whoever has the most deploys first, which shows its plan to all.
example-doom = A natural 13 at some temples brings 13 { CALLED("doom", "Doom") }.
says-exile = An exiled faction neither votes nor presides. It may still speak, grant its influence and fight.
example-exile = Exiled in mid-cycle, the Prytanis hands over at once.
says-grant = A faction without a vote gives its influence, all of it, to one faction that votes.
example-grant = Oligarchs with { CALLED("arete", "Arête") } 7 and a grant of 5 from the Amazons vote with 12.
says-hero = A person with a name and a value. A Hero supports you in the vote, or fights in the streets and may die there.
example-hero = A Hero of value 3 adds 3 to your vote strength, or 3 to a roll where it fights.
says-horses = Concealed in the race: the most { CALLED("horses", "Horses") } win support until the end of the cycle. You keep them.
example-horses = You show 4, nobody else more than 3: the bonus is yours.
says-influence = What a faction brings to a vote by itself: its { CALLED("arete", "Arête") } and what was added for good.
example-influence = { CALLED("arete", "Arête") } 7 and a lasting +1 from a card: influence 8.
says-law = A rule that Magistrates or the Assembly proclaim. While it stands it outranks the articles.
example-law = A law can name who decides ties, until it is repealed.
says-military = A trained unit in the streets: +3 to the roll where it stands. As many muster as the Act’s number.
example-military = Two military units and a mob: +7.
says-mob = People in the streets: +1 to the roll where they stand. As many muster as your { CALLED("arete", "Arête") }.
example-mob = { CALLED("arete", "Arête") } 5: five mobs come.
says-motion = A proposal for the Assembly. Archons propose, Control admits it to the agenda.
example-motion = “Let the Medes be citizens” waits on the agenda until the Assembly votes on it.
says-muster = Before the streets are fought over, mobs and military units gather and Heroes are committed or kept safe.
example-muster = { CALLED("arete", "Arête") } 6 in Act 2: six mobs and two military units.
says-natural13 = Three dice that show 13 before anything is added: all your units there are gone and your Heroes there die.
example-natural13 = 6, 5 and 2 make one, whatever { CALLED("tyche", "Tyche") }’s die shows.
says-objective = One of the places in the city that are fought over. Each that you hold is a Victory Point, and most give something more.
example-objective = The Great Library gives Research, the Stadium cards for the next stasis.
says-project = A great work of the city that a faction controls.
example-project = One of Architecture brings its faction d6 more mobs when the streets are fought over.
says-prytanis = The Archon who presides this cycle: chooses the events and the order of votes.
example-prytanis = The citizen faction with the highest { CALLED("arete", "Arête") } presides; supremacy decides ties.
says-race = Every Archon secretly conceals { CALLED("horses", "Horses") }. Whoever shows the most wins support for the rest of the cycle, as much as the Stasis number.
example-race = Stasis 4: the winner votes with 4 more until the cycle ends.
says-stasis = How near the city is to civil strife. When it reaches the threshold at the Check, the streets are fought over.
example-stasis = At 13 stasis breaks out; afterwards it falls to the number of the Act.
says-stasis-card = A card that is played in the streets instead of placing units. What is left in the hand is discarded after the deployment.
example-stasis-card = The highest { CALLED("arete", "Arête") } draws 8, the second 7; one { CALLED("tyche", "Tyche") } buys one more.
says-strength = What your YES or NO weighs: influence and support. Without a vote it is 0.
example-strength = { CALLED("arete", "Arête") } 7 and a grant of 5: strength 12.
says-supremacy = The faction with supremacy picks the Prytanis where several are first.
example-supremacy = Three are tied on { CALLED("arete", "Arête") }: its Archon names one of them, itself too if it is among them.
says-support = Strength for a time: grants, Heroes, the bonus of the race, and what cards and laws lend.
example-support = A Hero of 3 and a won race at Stasis 4: support 7.
says-talents = The money of Atlantis, to give and to bargain with.
example-talents = The Royal Tombs pay what three dice show.
says-tyche = Luck that can be spent: one buys a { CALLED("stasis_cards", "Stasis card") }, or one more die for a throw in battle.
example-tyche = Before a throw you trust one to { CALLED("tyche", "Tyche") }: a fourth die is added.
says-victory-point = What the places held in the streets are worth. Whoever has the most changes an article of the constitution.
example-victory-point = All five places of the Inner Ring count double: 10.
says-wrath = How angry the gods are with the whole city.
example-wrath = Holding the Temple of Poseidon or the Royal Tombs adds 1.

## How a term stands at the table

# The figure of the faction, the highest, and who has that.
now-compared = You have { $mine }; the most is { $most } ({ $who }).
now-most = The most is { $most } ({ $who }).
now-factions =
    { $n ->
        [one] { $n } faction
       *[other] { $n } factions
    }
now-act = It is Act { $act }.
now-agenda = { $n } of { $full } motions wait.
now-articles =
    { $n ->
        [one] The constitution has { $n } article.
       *[other] The constitution has { $n } articles.
    }
now-assembly = It is called for the next round.
now-not-citizens = Not citizens: { $who }.
now-all-citizens = All factions are citizens.
now-colossus = It stands at the { $place }.
now-cycle = It is cycle { $n }.
now-exiled = In exile: { $who }.
now-nobody-exiled = Nobody is in exile.
now-grants =
    { $n ->
        [one] { $n } grant stands.
       *[other] { $n } grants stand.
    }
now-no-grant = No grant stands.
now-heroes = Yours: { $who }.
now-no-hero = You have none.
now-laws =
    { $n ->
        [one] { $n } law in force.
       *[other] { $n } laws in force.
    }
now-no-law = No law is in force.
now-prytanis = { NAME($who, form: "the", start: "yes") } preside.
now-nobody-presides = Nobody presides yet.
now-race = The bonus is { $n } now.
now-stasis = It is { $n } of { $of }.
now-supremacy = { NAME($who, form: "the", start: "yes") } have it.
now-no-supremacy = Nobody has it.
now-wrath = It is { $n }.

## What the rules say whose numbers stand on a screen

rule-i-1 = Influence is { CALLED("arete", "Arête") } and what was added for good; it is never below { CALLED("arete", "Arête") }.
rule-i-2 = Support is temporary: grants, Heroes, the bonus of the race, and what cards, articles and laws lend.
rule-i-3 = A citizen faction that is not in exile votes with influence and support. Everybody else has strength 0.
rule-i-4 = Whoever has no vote may grant its influence, undivided, to one other faction. What is granted cannot be granted on.
rule-i-5 = A council grant stands for its phase and carries on until it is moved; all grants lapse with the cycle.
rule-i-6 = A grant in the Assembly counts for one vote.
rule-a-1 = Control advances the Act; a Stasis number that is lower rises to it.
rule-a-2 = Motions come from cards that passed, and from Archons where Control admits them.
rule-a-3 = The Assembly debates and votes motion by motion; what passes takes effect.
rule-a-4 = Of the articles, laws and cards that speak on a matter the one that spoke last decides, and a law goes before the articles.
rule-a-5 = Magistrates and Control proclaim laws and repeal them.
rule-a-6 = What the program cannot do by itself Control does, and ticks off.
rule-c-1 = When the Diplomacy Round is called the council stops after the phase under way, and goes on there later.
rule-c-2 = The citizen faction with the highest { CALLED("arete", "Arête") } that is not in exile presides.
rule-c-3 = Where several have the highest { CALLED("arete", "Arête") }, the Archon with supremacy picks one of them.
rule-c-4 = The Prytanis chooses as many of the events that lie face up as the number of the Act.
rule-c-5 = Events that were not chosen are discarded, and the next three are turned up.
rule-c-7 = A deck that has run out shows an empty place until Control shuffles its discards in.
rule-c-9 = Debate is open to all, exiles and those without citizenship too.
rule-c-10 = { CALLED("horses", "Horses") } are concealed in secret, and a bid can be changed until all are shown.
rule-c-11 = The most { CALLED("horses", "Horses") } win support as high as the Stasis number for the rest of the cycle. A tie for the most wins nothing unless this table rules otherwise.
rule-c-12 = { CALLED("horses", "Horses") } that are bid cannot be given away until they are shown.
rule-c-13 = Heroes are assigned; then every vote strength is fixed and shown.
rule-c-14 = The Prytanis chooses the order of the events, and which option is put.
rule-c-15 = Votes are secret, can be changed until they are shown, and are shown together. Whoever picks nothing abstains.
rule-c-16 = The strengths of YES against those of NO; abstentions do not count.
rule-c-17 = A tie is decided as the constitution says.
rule-c-18 = When an option fails another may be put, each once; when none is left the card’s last line happens.
rule-c-19 = What a card does is shown first, and happens when Control lets it.
rule-c-22 = A full agenda calls the Assembly for the start of the next Diplomacy Round.
rule-c-23 = When the Stasis number reaches the threshold, stasis breaks out.
rule-c-24 = Otherwise the next cycle begins; grants and the bonus of the race lapse.
rule-c-25 = After a stasis its number falls to that of the Act.
rule-c-26 = Nobody leaves for the Diplomacy Round before a stasis is resolved.
rule-s-1 = Cards that were kept from earlier are in hand when a stasis begins.
rule-s-2 = { CALLED("stasis_cards", "Stasis cards") } are drawn by the rank of { CALLED("arete", "Arête") }: 8 for the first, 7 for the second, and so on.
rule-s-3 = The Tyrants draw as many more as the number of the Act.
rule-s-4 = One { CALLED("tyche", "Tyche") } buys one more { CALLED("stasis_cards", "Stasis card") }.
rule-s-5 = When the deck has run out, its discards are shuffled in.
rule-s-6 = As many mobs muster as a faction has { CALLED("arete", "Arête") }, and as many military units as the number of the Act.
rule-s-7 = The Monarchists’ Palace Guard already stands in the Royal Palace.
rule-s-8 = Each Architecture { CALLED("projects", "megaproject") } brings its faction d6 more mobs.
rule-s-9 = Each Hero is committed to the fight or sent to safety.
rule-s-10 = The highest { CALLED("doom", "Doom") } deploys first; then it goes clockwise.
rule-s-11 = In its turn a faction places units on one place, as many as the number of the Act, or plays one card, or passes.
rule-s-12 = Units stay where they were placed unless a card moves them.
rule-s-13 = When every place has units, or nobody has any left, each faction acts once more.
rule-s-14 = { CALLED("stasis_cards", "Stasis cards") } that are left after the deployment are discarded.
rule-s-16 = Every place with units of two factions or more is fought over.
rule-s-17 = Each side rolls three dice, and adds 1 a mob, 3 a military unit, and the values of its Heroes there.
rule-s-18 = Before the throw one may pay { CALLED("tyche", "Tyche") } for one more die.
rule-s-19 = Three dice that show 13 remove all of that faction’s units there, and its Heroes there die.
rule-s-20 = A tie for the highest total removes everybody’s units from the place.
rule-s-21 = The highest total holds the place; the others’ units are removed, and the winner judges their Heroes.
rule-s-22 = A place held is 1 Victory Point. All places of a map count double together.
rule-s-23 = The place with the Colossus gives no Victory Points, and its map is complete without it.
rule-s-24 = Whoever holds the Royal Palace also holds every place that nobody holds.
rule-s-25 = The Temple of Poseidon: Divine Wrath rises by 1, and Victory Points as many as the number of the Act.
rule-s-26 = The Temple of Cleito: three dice are rolled, and a 13 brings 13 { CALLED("doom", "Doom") }.
rule-s-27 = Where the most Victory Points are tied, whoever holds the Water Springs wins; if nobody does, Control decides.
rule-s-28 = The Royal Tombs: Divine Wrath rises by 1, and three dice are rolled: a 13 brings 13 { CALLED("doom", "Doom") }, all else as many { CALLED("talents", "Talents") }.
rule-s-29 = The Naval Docks and the Canal Bridge together: 1 Victory Point for each own military unit on the Inner Ring.
rule-s-30 = The Monolith of Dyzan: three dice are rolled, and a 13 brings 13 { CALLED("doom", "Doom") }; else each die goes to another faction as { CALLED("doom", "Doom") }.
rule-s-31 = The Temple of Tyche: three dice are rolled, and a 13 brings 13 { CALLED("doom", "Doom") }; else each die goes to a different faction as { CALLED("tyche", "Tyche") }.
rule-s-32 = The Civic Docks give a Trade goal, the Great Library Research, the Stadium { CALLED("stasis_cards", "Stasis cards") } for the next time.
rule-s-33 = Dice that can be given to nobody are lost.
rule-s-34 = Whoever has the most Victory Points changes one article of the constitution, at once.
rule-s-35 = Afterwards all units leave the city.
rule-n-4 = Control can always act for a seat, skip, close and take back.
