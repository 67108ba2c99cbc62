### Τι διαβάζει η Διεύθυνση για όσα έγιναν, για την αναμονή, για τα αρχεία και για τις συσκευές της.

## Πόση ώρα και πριν από πόση ώρα

ago-now = μόλις τώρα
ago-seconds = πριν από { $seconds } δευτ.
ago-minutes = πριν από { $minutes } λεπτά
ago-hours = πριν από { $hours } ώρες
lasted-seconds = { $seconds } δευτ.

## Ποιος έκανε κάτι

doer-clock = το ρολόι
doer-control = Διεύθυνση
doer-for = { $device }, για { NAME($who, form: "accusative") }

## Αναίρεση

back-helper = Αυτή η συσκευή είναι βοηθητική: βλέπει το ιστορικό, αλλά μόνο πλήρης Διεύθυνση γυρίζει πίσω.
back-nothing = Δεν υπάρχει τίποτα για αναίρεση.
back-title = Αναίρεση
back-undo-title = Ακύρωση της επιστροφής
back-undo = Ακύρωση
back-undo-says = Τα επαναφέρει όλα όπως ήταν πριν από την επιστροφή.
back-close = Κλείσιμο
back-act = Αναίρεση του τελευταίου βήματος…
back-act-says = Αναιρεί: { $deed }. (Ctrl+Z)
back-act-nothing = Τίποτα για αναίρεση ακόμη.
back-meanwhile = Δεν άλλαξε τίποτα: στο μεταξύ συνέβη κάτι.
back-meanwhile-label = Τι συνέβη στο μεταξύ
back-meanwhile-line = { $words } ({ $doer })
back-stands = Το τραπέζι επιστρέφει σε εκείνη τη στιγμή: <then>{ $headline }</then>
back-undone = Αναιρείται
back-undone-steps = Αναιρούνται: { $steps } βήματα
back-undone-label = Τι αναιρείται
back-seats = Αναιρείται και ό,τι έκαναν οι ίδιοι: { $seats }.
back-seen = Έχουν ήδη δει όλοι
back-seen-label = Τι έχουν ήδη δει όλοι
back-seen-all = Όλα αυτά.
back-seen-says = Κανένα πρόγραμμα δεν τα σβήνει από τη μνήμη τους: πείτε το στην αίθουσα.
back-unseen = Από τότε δεν αποκαλύφθηκε τίποτα.
back-opened = Επιλογές που τότε ήταν κρυφές έχουν πια ανοιχτεί: όλοι τις κάνουν ξανά.
back-kept = Τίποτα δεν χάνεται: μένει στο ιστορικό, και αναιρείται κι αυτό.
back-looking = Ανάκτηση της στιγμής…
back-failed = Το τραπέζι δεν απάντησε.

## Κρυφές επιλογές

seal-legend = Τότε υπήρχαν κρυφές επιλογές
seal-anew = Νέα επιλογή
seal-anew-says = Ό,τι ήταν σφραγισμένο επιστρέφεται. Όλοι επιλέγουν ξανά.
seal-keep = Να μείνουν ως έχουν
seal-keep-says = Οι επιλογές μένουν σφραγισμένες όπως τότε. Όποιος θέλει αλλάζει ακόμη τη δική του.

## Το ιστορικό

history-title = Το ιστορικό
history-says = Κάθε βήμα και ποιος το έκανε· δείτε το τραπέζι μετά από αυτό, ή γυρίστε εκεί.
history-earlier = Παλαιότερα βήματα…
history-by = Από ποιον
history-by-control = Διεύθυνση
history-by-seat = Άρχοντες
history-by-clock = Το ρολόι
history-seat = Ποια θέση
history-all-seats = Όλες οι θέσεις
history-find = Λέξεις ή όνομα συσκευής
history-then = Το τραπέζι τότε
history-now = Αυτή είναι η τωρινή κατάσταση.
history-steps =
    { $steps ->
        [one] Αναιρεί 1 βήμα.
       *[other] Αναιρεί { $steps } βήματα.
    }
history-go-title = Επιστροφή εδώ
history-go = Επιστροφή εδώ…
history-go-says = Ρωτά πρώτα και λέει τι αναιρείται.
history-touch = Αγγίξτε ένα βήμα για να δείτε πώς ήταν το τραπέζι μετά.
history-taken-back = (αναιρέθηκε)
history-line = { $who }, { $when }
history-empty = Τίποτα ακόμη.

## Το τραπέζι όπως ήταν τότε

past-moment = Πράξη { $act }, κύκλος { $cycle }, { $phase }
past-now = τώρα { $now }
past-faction = Παράταξη
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

## Το τέλος της ημέρας, το Χρονικό

day-over = <b>Η ημέρα τελείωσε.</b> Το Χρονικό την αφηγείται, και πόσο περίμενε η αίθουσα.
day-chronicle = Το Χρονικό…
edition-public = Για όλους
edition-public-says = Ό,τι είδε η αίθουσα. Χωρίς κανένα μυστικό.
edition-control = Της Διεύθυνσης
edition-control-says = Με κάθε παρέμβαση της Διεύθυνσης και τις αναμονές της αίθουσας.
chronicle-unreachable = Ο διακομιστής δεν απαντά.
chronicle-failed = Το Χρονικό δεν μπόρεσε να δημιουργηθεί.

## Τι αποφασίστηκε

decision-prytanis = Ποιος προεδρεύει
decision-race = Η ιπποδρομία
decision-vote = Η ψηφοφορία
decision-check = Ο έλεγχος
decision-battle = Η μάχη
decision-stasis = Η Στάση

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
