### Όσα λένε το ίδιο ο πίνακας και τα τηλέφωνα της Ατλαντίδας.

## Places; 150 pixels of 28 hold them on the map

atl-at-poseidon = Ποσειδώνας
atl-at-hades = Άδης
atl-at-persephone = Περσεφόνη
atl-at-aeolus = Αίολος
atl-at-hecate = Εκάτη
atl-at-demeter = Δήμητρα
atl-at-gaia = Γαία
atl-at-europa = Ευρώπη
atl-at-zeus = Δίας
atl-at-prairie = Λιβάδι
atl-at-stone-pits = Λατομείο
atl-at-city-ruins = Ερείπια
atl-at-mine = Ορυχείο
atl-at-forest = Δάσος
atl-harbour = Λιμάνι
atl-home = η πόλη
atl-theatre = το Μεγάλο Θέατρο
# A site and the name of its hex: Mine A3
atl-place = { $site } { $hex }

## The steps of the improvement phase

atl-step-hunting = Κυνήγι
atl-step-production = Παραγωγή
atl-step-development = Συμβούλιο
atl-step-craft = Εργαστήρια
atl-step-building = Χτίσιμο
atl-step-feeding = Σοδειά
atl-step-reaction = Γεγονός
atl-step-shipping = Πλοία

## Stocks and figures of a people

atl-stock-stone = πέτρα
atl-stock-gold = χρυσός
atl-stock-wood = ξύλο
atl-stock-knowledge = γνώση
atl-stock-arms = όπλα
atl-figure-food = περίσσεια τροφή
atl-figure-people = άτομα
atl-figure-leader = αρχηγοί
atl-figure-fleet = στόλος
atl-figure-saved = σώθηκαν
atl-figure-hades = Άδης

## A city, square by square

# Of a square of a city.
atl-square = Στήλη { $column }, σειρά { $row }: { $what }
atl-square-open = ελεύθερο έδαφος
atl-square-debris = συντρίμμια
