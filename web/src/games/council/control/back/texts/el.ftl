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

## Αναμονή

waiting = Αναμονή
waiting-one = Αναμονή για { NAME($who, form: "accusative") } <time/>
waiting-some = Αναμονή για { $seats } θέσεις <time/>
absent-never = Ποτέ δεν ήρθε συσκευή για: { $who }.
absent-away = Δεν είναι συσκευή για: { $who }.
absent-mark = { $who }: απόντες
absent-mark-says = Κανείς δεν περιμένει πια για: { $who }. Απέχουν, δεν ποντάρουν και πάσο, ώσπου να το αλλάξετε.
waiting-nudge = Σκούντημα σε όλους
waiting-nudge-says = Δονούνται τα κινητά τους

## Πώς τελειώνει μόνο του ένα βήμα

ends-revealed = Αποκάλυψη
ends = Λήξη
ends-by-hand = με το χέρι
ends-all-in = όταν απαντήσουν όλοι
ends-at-time = όταν λήξει ο χρόνος
after-or = ή μετά από
after-revealed = Αποκάλυψη μετά από
after-time = Χρόνος
after-ends = Λήξη μετά από
after-passes = Πάσο μετά από
after-shown = Εμφάνιση μετά από
after-lot = Κλήρωση μετά από
clock-none = χωρίς όριο
clock-seconds = { $seconds } δευτ.
clock-minutes = { $minutes } λεπτά
rules-helper = Ένας βοηθός βλέπει τις ρυθμίσεις· τις αλλάζει πλήρης Διεύθυνση.
rules-running = { $ruling }. Ένα ρολόι που ήδη μετρά κρατά τον χρόνο του.
