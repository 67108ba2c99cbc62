### The words of the game: what each is called, and by which forms it is found in a text.

## What each term is called

name-abstention = Abstention
name-act = Act
name-agenda = Agenda
name-archon = Archon
name-arete = { CALLED("arete", "Arête") }
name-article = Article
name-assembly = Assembly
name-citizen = Citizen
name-colossus = Colossus
name-control = Control
name-crisis = Crisis
name-cycle = Cycle
name-deployment = Deployment
name-diplomacy = Diplomacy Round
name-doom = { CALLED("doom", "Doom") }
name-exile = Exile
name-grant = Grant
name-hero = Hero
name-horses = { CALLED("horses", "Horses") }
name-influence = Influence
name-law = Law
name-military = Military unit
name-mob = Mob
name-motion = Motion
name-muster = Muster
name-natural13 = Natural 13
name-objective = Objective
name-project = { CALLED("projects", "Megaproject") }
name-prytanis = Prytanis
name-race = Race
name-stasis = Stasis number
name-stasis-card = { CALLED("stasis_cards", "Stasis card") }
name-strength = Vote strength
name-supremacy = Supremacy
name-support = Support
name-talents = { CALLED("talents", "Talents") }
name-tyche = { CALLED("tyche", "Tyche") }
name-victory-point = Victory Point
name-wrath = Divine Wrath

## The forms by which a term is found in a running text

# One or more, between them "|". A form that begins with a small letter is found with a capital, too; where two
# fit, the longer one counts. All cases and numbers in which the word stands in sentences belong here.

forms-abstention = abstention | abstentions | abstain | abstains
forms-act = Act
forms-agenda = agenda
forms-archon = Archon | Archons
forms-arete = { CALLED("arete", "Arête") }
forms-article = article | articles | constitution
forms-assembly = Assembly
forms-citizen = citizen | citizens | citizenship
forms-colossus = Colossus
forms-control = Control
forms-crisis = Crisis
forms-cycle = cycle
forms-deployment = deployment
forms-diplomacy = Diplomacy Round
forms-doom = { CALLED("doom", "Doom") }
forms-exile = exile | exiled | exiles
forms-grant = grant | grants | granted
forms-hero = Hero | Heroes
forms-horses = { CALLED("horses", "Horses") } | { CALLED("horses", "Horse") }
forms-influence = influence
forms-law = law | laws
forms-military = military unit | military units | military
forms-mob = mob | mobs
forms-motion = motion | motions
forms-muster = muster
forms-natural13 = natural 13 | natural thirteen
forms-objective = objective | objectives
forms-project = { CALLED("projects", "megaproject") } | { CALLED("projects", "megaprojects") }
forms-prytanis = Prytanis
forms-race = race
forms-stasis = Stasis number | Stasis
forms-stasis-card = { CALLED("stasis_cards", "Stasis card") } | { CALLED("stasis_cards", "Stasis cards") }
forms-strength = vote strength | strength
forms-supremacy = supremacy
forms-support = support
forms-talents = { CALLED("talents", "Talents") } | { CALLED("talents", "Talent") }
forms-tyche = { CALLED("tyche", "Tyche") }
forms-victory-point = Victory Point | Victory Points | VP
forms-wrath = Divine Wrath
