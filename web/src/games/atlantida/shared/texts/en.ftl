### What the board and the phones of Atlantida say alike.

## Places; 150 pixels of 28 hold them on the map

atl-at-poseidon = Poseidon
atl-at-hades = Hades
atl-at-persephone = Persephone
atl-at-aeolus = Aeolus
atl-at-hecate = Hecate
atl-at-demeter = Demeter
atl-at-gaia = Gaia
atl-at-europa = Europa
atl-at-zeus = Zeus
atl-at-prairie = Prairie
atl-at-stone-pits = Stone Pits
atl-at-city-ruins = City Ruins
atl-at-mine = Mine
atl-at-forest = Forest
atl-harbour = Harbour
atl-home = the city
atl-theatre = the Great Theatre
# A site and the name of its hex: Mine A3
atl-place = { $site } { $hex }

## The steps of the improvement phase

atl-step-hunting = Hunting
atl-step-production = Production
atl-step-development = Council
atl-step-craft = Workshops
atl-step-building = Building
atl-step-feeding = Harvest
atl-step-reaction = Event
atl-step-shipping = Ships

## Stocks and figures of a faction

atl-stock-stone = stone
atl-stock-gold = gold
atl-stock-wood = wood
atl-stock-knowledge = knowledge
atl-stock-arms = arms
atl-figure-food = food left over
atl-figure-people = people
atl-figure-leader = leaders
atl-figure-fleet = fleet
atl-figure-saved = saved
atl-figure-hades = Hades

## A city, square by square

# Of a square of a city.
atl-square = Column { $column }, row { $row }: { $what }
atl-square-open = open ground
atl-square-debris = debris
