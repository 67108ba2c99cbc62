### Was Tafel und Telefone von Atlantida gleich sagen.

## Places; 150 pixels of 28 hold them on the map

atl-at-poseidon = Poseidon
atl-at-hades = Hades
atl-at-persephone = Persephone
atl-at-aeolus = Äolus
atl-at-hecate = Hekate
atl-at-demeter = Demeter
atl-at-gaia = Gaia
atl-at-europa = Europa
atl-at-zeus = Zeus
atl-at-prairie = Prärie
atl-at-stone-pits = Steinbruch
atl-at-city-ruins = Ruinen
atl-at-mine = Mine
atl-at-forest = Wald
atl-harbour = Hafen
atl-home = die Stadt
atl-theatre = das Große Theater
# A site and the name of its hex: Mine A3
atl-place = { $site } { $hex }

## The steps of the improvement phase

atl-step-hunting = Jagd
atl-step-production = Produktion
atl-step-development = Rat
atl-step-craft = Werkstätten
atl-step-building = Bauen
atl-step-feeding = Ernte
atl-step-reaction = Ereignis
atl-step-shipping = Schiffe

## Stocks and figures of a people

atl-stock-stone = Stein
atl-stock-gold = Gold
atl-stock-wood = Holz
atl-stock-knowledge = Wissen
atl-stock-arms = Waffen
atl-figure-food = überzählige Nahrung
atl-figure-people = Leute
atl-figure-leader = Anführer
atl-figure-fleet = Flotte
atl-figure-saved = gerettet
atl-figure-hades = Hades

## A city, square by square

# Of a square of a city.
atl-square = Spalte { $column }, Reihe { $row }: { $what }
atl-square-open = freier Grund
atl-square-debris = Schutt
