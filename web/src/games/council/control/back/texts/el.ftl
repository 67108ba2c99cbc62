### Τι διαβάζει η Διεύθυνση για όσα έγιναν, για την αναμονή, για τα αρχεία και για τις συσκευές της.

## Το τραπέζι όπως ήταν τότε

past-arete = Αρετή
past-strength = Ισχύς
past-horses = Άλογα
past-tyche = Τύχη
past-talents = Τάλαντα
past-doom = Όλεθρος
past-prytanis = Πρύτανης
past-stasis = Στάση
past-wrath = Θεϊκή Οργή
past-agenda = Ημερήσια διάταξη
past-laws = Νόμοι
past-docket = Ενώπιον του Συμβουλίου
past-race = Ιπποδρομία
past-vote = Ψηφοφορία
past-count = { $count } από { $full }
past-no-race = καμία
past-no-vote = καμία
past-nothing = τίποτα
past-nobody = κανένας
past-vote-open = { $option }: { $count } από { $all } ψήφους
past-bids = { $count } κλειδωμένες
past-turned-up = Άνοιξαν: { $cards }.
past-moment = Πράξη { $act }, κύκλος { $cycle }, { $phase }

## Το τέλος της ημέρας, το Χρονικό

day-over = <b>Η ημέρα τελείωσε.</b> Το Χρονικό την αφηγείται, και πόσο περίμενε η αίθουσα.
day-chronicle = Το Χρονικό…
