### Was die Spielleitung über Vergangenes, das Warten, die Aufzeichnungen und ihre eigenen Geräte liest.

## Der Tisch, wie er damals stand

past-arete = Arete
past-strength = Gewicht
past-horses = Pferde
past-tyche = Tyche
past-talents = Talente
past-doom = Verhängnis
past-prytanis = Prytanis
past-stasis = Stasis
past-wrath = Göttlicher Zorn
past-agenda = Tagesordnung
past-laws = Gesetze
past-docket = Vor dem Rat
past-race = Rennen
past-vote = Abstimmung
past-count = { $count } von { $full }
past-no-race = keines
past-no-vote = keine
past-nothing = nichts
past-nobody = niemand
past-vote-open = { $option }: { $count } von { $all } abgegeben
past-bids = { $count } festgelegt
past-turned-up = Aufgedeckt: { $cards }.
past-moment = Akt { $act }, Zyklus { $cycle }, { $phase }

## Das Ende des Tages, die Chronik

day-over = <b>Der Tag ist zu Ende.</b> Die Chronik erzählt ihn, und wie lange der Saal gewartet hat.
day-chronicle = Die Chronik …
