### Die Begriffe des Spiels: wie jeder heißt, und in welchen Formen er in einem Text steht.

## Wie jeder Begriff heißt

name-abstention = Enthaltung
name-act = Akt
name-agenda = Tagesordnung
name-archon = Archon
name-arete = { CALLED("arete", "Arete") }
name-article = Artikel
name-assembly = Volksversammlung
name-citizen = Bürger
name-colossus = Koloss
name-control = Spielleitung
name-crisis = Krise
name-cycle = Zyklus
name-deployment = Aufstellung
name-diplomacy = Diplomatierunde
name-doom = { CALLED("doom", "Verhängnis") }
name-exile = Verbannung
name-grant = Übertragung
name-hero = Held
name-horses = { CALLED("horses", "Pferde") }
name-influence = Einfluss
name-law = Gesetz
name-military = Soldaten
name-mob = Mob
name-motion = Antrag
name-muster = Aufgebot
name-natural13 = Natürliche 13
name-objective = Ort
name-project = { CALLED("projects", "Großbau") }
name-prytanis = Prytanis
name-race = Rennen
name-stasis = Stasis
name-stasis-card = { CALLED("stasis_cards", "Stasiskarte") }
name-strength = Stimmgewicht
name-supremacy = Vorrang
name-support = Unterstützung
name-talents = { CALLED("talents", "Talente") }
name-tyche = { CALLED("tyche", "Tyche") }
name-victory-point = Siegpunkt
name-wrath = Göttlicher Zorn

## Die Formen, in denen ein Begriff in einem Text steht

forms-abstention = Enthaltung | Enthaltungen | enthält sich | enthalten sich | sich enthält | sich enthalten
forms-act = Akt | Akts | Aktes | Akte | Akten
forms-agenda = Tagesordnung
forms-archon = Archon | Archons | Archonten
forms-arete = { CALLED("arete", "Arete") }
forms-article = Artikel | Artikels | Artikeln | Verfassung
forms-assembly = Volksversammlung | Volksversammlungen
forms-citizen = Bürger | Bürgern | Bürgers | Bürgerrecht | Bürgerrechts | Bürgerfraktion | Bürgerfraktionen
forms-colossus = Koloss | Kolosses | Kolosse
forms-control = Spielleitung
forms-crisis = Krise | Krisen
forms-cycle = Zyklus | Zyklen
forms-deployment = Aufstellung
forms-diplomacy = Diplomatierunde | Diplomatierunden
forms-doom = { CALLED("doom", "Verhängnis") } | { CALLED("doom", "Verhängnisses") }
forms-exile = Verbannung | verbannt | verbannte | verbannten | verbannter | Verbannte | Verbannten
forms-grant =
    Übertragung | Übertragungen | Einfluss übertragen | Einfluss überträgt | überträgt | übertragen | übertrage
forms-hero = Held | Helden
forms-horses = { CALLED("horses", "Pferd") } | { CALLED("horses", "Pferde") } | { CALLED("horses", "Pferden") } | { CALLED("horses", "Pferdes") }
forms-influence = Einfluss | Einflusses
forms-law = Gesetz | Gesetze | Gesetzen | Gesetzes
forms-military = Soldaten | Soldat
forms-mob = Mob | Mobs
forms-motion = Antrag | Antrags | Antrages | Anträge | Anträgen
forms-muster = Aufgebot | Aufgebots
forms-natural13 = natürliche 13 | natürlichen 13 | natürlicher 13
forms-objective = Ort | Orte | Orten | Ortes | Orts
forms-project = { CALLED("projects", "Großbau") } | { CALLED("projects", "Großbaus") } | { CALLED("projects", "Großbauten") }
forms-prytanis = Prytanis
forms-race = Rennen | Rennens
forms-stasis = Stasis | Stasiszahl
forms-stasis-card = { CALLED("stasis_cards", "Stasiskarte") } | { CALLED("stasis_cards", "Stasiskarten") }
forms-strength = Stimmgewicht | Stimmgewichts | Stimmgewichte | Stimmgewichten
forms-supremacy = Vorrang | Vorrangs
forms-support = Unterstützung
forms-talents = { CALLED("talents", "Talent") } | { CALLED("talents", "Talente") } | { CALLED("talents", "Talenten") } | { CALLED("talents", "Talents") }
forms-tyche = { CALLED("tyche", "Tyche") }
forms-victory-point = Siegpunkt | Siegpunkte | Siegpunkten | Siegpunkts
forms-wrath = Göttlicher Zorn | Göttlichen Zorn | Göttlichem Zorn | Göttliche Zorn | Göttlichen Zorns | Zorn der Götter
