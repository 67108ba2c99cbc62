### Τι λέει το γραφείο της Διεύθυνσης: μπάρες, θέσεις, μετρητές, ειδοποιήσεις, μενού και κάθε ενέργεια των μενού και της αναζήτησης.

## Η σελίδα

city = Η πόλη

## Πού βρισκόμαστε μέσα στην ημέρα

phase-row = Φάση και ρολόι
act = Πράξη{ "\u00A0" }{ $act }
round = Γύρος{ "\u00A0" }{ $round }
cycle = Κύκλος{ "\u00A0" }{ $cycle }
stage-0 = Κάρτες
stage-1 = Επιστράτευση
stage-2 = Ανάπτυξη
stage-3 = Μάχες
stage-4 = Λάφυρα
stage-5 = Βαθμολογία
stage-6 = Άρθρο

## Μενού και μέρη της αναζήτησης

section-council = Συμβούλιο
section-figures = Αριθμοί

## Οι θέσεις αριστερά

archon = Άρχοντας
archon-the = ο Άρχοντας
archon-accusative = τον Άρχοντα
archons = Άρχοντες
row-prytanis = Πρύτανης
row-exiled = σε εξορία
row-foreign = μη πολίτες
row-locked = κλειδωμένη προσφορά
row-picked = έχει επιλέξει
row-voted = έχει ψηφίσει
row-strength = Ισχύς ψήφου { NAME($who, form: "genitive") }

## Οι μετρητές δεξιά

counters = Μετρητές
counters-stasis = Στάση
counters-of = στα { $threshold }
counters-set-stasis = Ορισμός της Στάσης
counters-set-wrath = Ορισμός της Θεϊκής Οργής
counters-wrath = Θεϊκή Οργή
counters-doom = { CALLED("doom", "Όλεθρος") }
counters-city-doom = { CALLED("doom", "Όλεθρος") } της πόλης
counters-figures = Όλοι οι αριθμοί
counters-figures-says = Όλοι οι αριθμοί, και ο { CALLED("doom", "Όλεθρος") } κάθε παράταξης
counters-agenda = Ημερήσια διάταξη
counters-assembly = Έχει αναγγελθεί Συνέλευση
counters-motions = Προτάσεις για τη Συνέλευση
counters-proposed = { $n ->
    [one] { $n } νέα
   *[other] { $n } νέες
  }
track = Η Στάση είναι στο { $value }· ξεσπά στο { $threshold }
office-supremacy = Υπεροχή
office-ties = Ισοψηφίες
office-nobody = Κανείς
office-control = Διεύθυνση
office-by = { $office } ({ $reason })

## Η κενή έδρα

chair-yours = <b>Κανείς δεν προεδρεύει.</b> Ισοβαθμούν: { $tied }. Επιλέγετε εσείς.
chair-theirs = <b>Κανείς δεν προεδρεύει.</b> Ισοβαθμούν: { $tied }. Η επιλογή ανήκει { NAME($who, form: "dative") }.
chair-pick = Επιλογή…
chair-pick-for = Επιλογή για λογαριασμό τους…

## Το ημερολόγιο

kind-phase = Φάσεις
kind-council = Συμβούλιο
kind-race = Ιπποδρομίες
kind-vote = Ψηφοφορίες
kind-stasis = Στάση
kind-figure = Αριθμοί
kind-control = Διεύθυνση

## Αριθμοί, και πόσο κρατά κάτι

counter-arete = Αρετή
counter-influence = Μόνιμη επιρροή
counter-tyche = Τύχη
counter-horses = Άλογα
counter-talents = Τάλαντα
counter-doom = Όλεθρος
counter-stasis_cards = Κάρτες Στάσης
counter-projects = Μεγάλα έργα
until-vote = για αυτή την ψηφοφορία
until-phase = για αυτή τη φάση
until-cycle = για αυτόν τον κύκλο
until-round = για αυτόν τον Γύρο συμβουλίου
until-act = για αυτή την Πράξη
until-removed = μέχρι να αφαιρεθεί
standing-citizens = Πολίτες
standing-foreign = Μη πολίτες
standing-exiled = Πολίτες, σε εξορία
standing-neither = Μη πολίτες, σε εξορία

## Τι μπορεί να δείξει η οθόνη προβολής

scene-council = Συμβούλιο
scene-council-says = Οι παρατάξεις γύρω από το τραπέζι, η ισχύς τους
scene-cards = Γεγονότα
scene-cards-says = Οι ανοιχτές κάρτες και όσες ενεργοποιήθηκαν
scene-debate = Συζήτηση
scene-debate-says = Το ρολόι, ποιοι ζήτησαν τον λόγο
scene-race = Ιπποδρομία
scene-race-says = Ποιοι κλείδωσαν προσφορά, έπειτα η ιπποδρομία
scene-vote = Ψηφοφορία
scene-vote-says = Τι τίθεται, ποιοι ψήφισαν, η αποκάλυψη
scene-outcome = Έκβαση
scene-outcome-says = Τι πρόκειται να γίνει
scene-stasis = Στάση
scene-stasis-says = Η κλίμακα της εμφύλιας διαμάχης
scene-city = Πόλη
scene-city-says = Ποιος στέκεται πού, σειρά με σειρά
scene-battle = Μάχη
scene-battle-says = Οι πλευρές, τα ζάρια, η έκβαση
scene-spoils = Λάφυρα
scene-spoils-says = Τι φέρνουν οι ξεχωριστοί τόποι
scene-score = Βαθμολογία
scene-score-says = Ο πίνακας, γραμμή προς γραμμή
scene-amendment = Τροποποίηση
scene-amendment-says = Το άρθρο που αλλάζει ο νικητής
scene-agenda = Ημερήσια διάταξη
scene-agenda-says = Οι προτάσεις για τη Συνέλευση
scene-motion = Πρόταση
scene-motion-says = Το κείμενό της, το ρολόι, ποιος μιλά
scene-election = Εκλογή
scene-election-says = Ποιοι επέλεξαν, έπειτα ο Πρύτανης
scene-day = Η ημέρα
scene-day-says = Οι γύροι της και πού βρίσκεται
scene-standings = Η κατάταξη
scene-standings-says = { CALLED("arete", "Αρετή") } μέσα στην ημέρα, επιρροή, συμμαχίες
scene-constitution = Σύνταγμα
scene-constitution-says = Τα άρθρα και οι νόμοι που ισχύουν
scene-join = Πώς συμμετέχετε
scene-join-says = Ο κωδικός και το QR του
scene-message = Ανακοίνωση
scene-message-says = Η ανακοίνωση, μεγάλη
scene-spotlight = Στο φως
scene-spotlight-says = Ό,τι προβάλλει η Διεύθυνση
scene-black = Μαύρο
scene-black-says = Απολύτως τίποτα

## Προβολή μπροστά στην αίθουσα: ένα πράγμα, μεγάλο στην οθόνη

subject-faction = { NAME($who, form: "the") }
subject-stasis = η Στάση
subject-wrath = Θεϊκή Οργή
subject-article = Άρθρο { $number }, { $title }
subject-law = ο νόμος «{ $title }»
subject-motion = η πρόταση «{ $title }»

## Πού πηγαίνει μια νέα κάρτα

place-face_up = Ανοιχτή
place-face_up-says = Η κάρτα που βρίσκεται εκεί γυρίζει στην κορυφή της τράπουλάς της.
place-on_top = Στην κορυφή
place-on_top-says = Είναι η επόμενη που θα ανοίξει.
place-into = Μέσα στην τράπουλα
place-into-says = Ανακατεύεται μαζί με τις άλλες.

## Επικεφαλίδες πάνω από όσα μπορεί να κάνει μια θέση

group-prytanis = Ποιος προεδρεύει
group-elect = Εκλογή του Πρύτανη
group-second_look = Δεύτερη ματιά στα γεγονότα
group-events = Ενεργοποίηση γεγονότων
group-put = Να τεθεί σε ψηφοφορία
group-stop = Ή να σταματήσει εδώ
group-tie = Λύση της ισοψηφίας
group-veto = Βέτο σε ό,τι εγκρίθηκε
group-target = Ποιον πλήττει
group-winner = Ποιος κερδίζει την ιπποδρομία
group-name_winner = Ποιος κερδίζει τη Στάση
group-tyche = { CALLED("tyche", "Τύχη") } για αυτή τη μάχη
group-mercy = Οι ηττημένοι ήρωες
group-amend = Αλλαγή ενός άρθρου
group-vote = Ψήφος
group-bid = Κρυμμένα { CALLED("horses", "Άλογα") }
group-grant = Παραχώρηση επιρροής
group-commit = Ήρωες στους δρόμους
group-buy = Κι άλλες { CALLED("stasis_cards", "κάρτες Στάσης") }
group-ready = Έτοιμοι
group-hero = Ήρωες
group-floor = Δώστε τον λόγο
group-speak = Ο λόγος στη συζήτηση
group-take_up = Ανάγνωση άλλης πρότασης
group-round = Γύροι της ημέρας

## Ενέργειες που είναι μόνο το όνομα ενός τόπου, μιας παράταξης ή μιας πρότασης

label-battle = Επόμενη μάχη: { $label }
label-take_up = Ανάγνωση τώρα: { $label }
label-floor = Ο λόγος: { $label }
label-name_winner = Νικητής της Στάσης: { $label }

## Τι λείπει ακόμη από μια φόρμα

form-horses = «{ $text }»: γράψτε πόσα { CALLED("horses", "Άλογα") }, για παράδειγμα 3, ή αφήστε το πεδίο κενό.
form-support-label = Πείτε από πού έρχεται η υποστήριξη: αγγίξτε μια πηγή ή γράψτε μία.
form-hero-name = Πείτε πώς λέγεται ο ήρωας.
form-support-by = Γράψτε πόση υποστήριξη: έναν ακέραιο από 1 έως 1000.
effect-by = Γράψτε κατά πόσο: 2 ή −2. Με 0 δεν γίνεται τίποτα.
effect-support-by = Γράψτε πόση υποστήριξη: έναν ακέραιο από 1 και πάνω.
effect-support-label = Πείτε από πού έρχεται η υποστήριξη.
effect-motion = Γράψτε τον τίτλο και το κείμενο της πρότασης.
effect-law = Γράψτε τον τίτλο και το κείμενο του νόμου.
effect-article = Γράψτε τον τίτλο και το κείμενο του άρθρου.
effect-task = Πείτε τι πρέπει να κάνει η Διεύθυνση.
card-title = Γράψτε τον τίτλο της κάρτας.
card-text = Γράψτε τι ερωτάται το Συμβούλιο.
card-option = Γράψτε με λίγα λόγια ποια είναι η επιλογή { $number }.
card-option-lacks = { $option }: { $what }
card-otherwise-lacks = Αν δεν εγκριθεί τίποτα: { $what }
units-whose = Επιλέξτε τίνος είναι οι μονάδες.
units-number = Γράψτε πόσες μονάδες: 0 έως { $most }.
hero-which = Επιλέξτε έναν ήρωα.
share-lacking = { $n ->
    [one] Μένει να δοθεί ένα ζάρι.
   *[other] Μένουν να δοθούν { $n } ζάρια.
  }
amend-text = Γράψτε το νέο κείμενο.
dice-no-such = Ένα ζάρι δείχνει από 1 έως 6, όχι { $letter }.
dice-too-many = Δεν μένει ζάρι για αυτό.

## Πιθανότητες

odds = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
odds-certain = { $share }%
odds-under = < { $share }%
odds-over = > { $share }%

## Ερωτήσεις πριν γίνει κάτι

void-go = Ακύρωση της ψηφοφορίας

## Ενέργειες των μενού και της αναζήτησης: ένα όνομα, και τι κάνει

act-votes = Καταχώριση ψήφων από την αίθουσα…
act-votes-says = Χέρια ή ψηφίδες, μετρημένα με το μάτι· αποκαλύπτει την ψηφοφορία.
act-count = Καταχώριση ανάτασης χεριών…
act-count-says = Τα αθροίσματα ΝΑΙ και ΟΧΙ· αποκαλύπτει την ψηφοφορία.
act-bids = Καταχώριση προσφορών από την αίθουσα…
act-bids-says = { CALLED("horses", "Άλογα") } που δείχθηκαν με το χέρι· αποκαλύπτει την ιπποδρομία.
act-card = Νέα κάρτα…
act-card-says = Ανοιχτή, στην κορυφή μιας τράπουλας ή μέσα της.
act-prytanis = Διορισμός του Πρύτανη…
act-prytanis-says = Οποιαδήποτε παράταξη προεδρεύει μέχρι το τέλος του κύκλου.
act-supremacy = Μεταβίβαση της υπεροχής…
act-supremacy-says = Ποιος επιλέγει όταν ισοβαθμούν για Πρύτανη.
act-tie_breaker = Ποιος λύνει τις ισοψηφίες…
act-tie_breaker-says = Τίνος ο Άρχοντας κρίνει μια ισοψηφία.
act-figures = Όλοι οι αριθμοί…
act-figures-says = Κάθε αριθμός σε ένα φύλλο: γιατί είναι έτσι, και νέα τιμή.
act-roster = Ποιοι παίζουν…
act-roster-says = Παρατάξεις που μένουν έξω, μπαίνουν αργότερα ή ενώνονται με άλλη.
seat-swap = { $who }: αλλαγή θέσης…
seat-swap-says = Δύο ομάδες κάθονται η μία στα κινητά της άλλης: παίζει καθεμία την παράταξη της άλλης.
act-voters = Αρχείο ψήφων
act-voters-says = Ποιος ψήφισε τι, και ποιος απέχει συνέχεια.
act-constitution = Σύνταγμα και νόμοι
act-constitution-says = Ό,τι ισχύει· αλλαγή, κατάργηση, ανακήρυξη.
act-log-says = Τι έγινε, με προτάσεις: φάσεις, συμβούλιο, ιπποδρομίες, ψηφοφορίες, Στάση, αριθμοί, Διεύθυνση.

## Για μία θέση: πρώτα η παράταξη, ώστε το όνομά της να τα βρίσκει όλα

seat-heroes = { $who }: ήρωες …
seat-heroes-says = Μια αποστολή σκότωσε ή επανέφερε κάποιον, δυνάμωσε, άλλαξε πλευρά ή ήρθε νέος.
seat-standing = { $who }: ιδιότητα του πολίτη και εξορία…
seat-standing-says = Αν έχουν δικαίωμα ψήφου.
seat-support = { $who }: προσθήκη υποστήριξης…
seat-support-says = Υποστήριξη για μια ψηφοφορία, μια φάση, έναν κύκλο ή περισσότερο.
seat-units = { $who }: διόρθωση μονάδων…
seat-units-says = Πόσες βρίσκονται σε έναν τόπο ή στην εφεδρεία.
edit-stasis = Ορισμός της Στάσης…
edit-wrath = Ορισμός της Θεϊκής Οργής…
edit-seat = { $who }: { $counter }, νέα τιμή…
edit-says = Γιατί είναι έτσι, πώς έγινε έτσι, και νέα τιμή με την αιτιολογία της.

## Στους δρόμους

undo-move = Αναίρεση της κίνησης…
undo-move-title = Αναίρεση της κίνησης
correct-units = Διόρθωση μονάδων…
correct-units-says = Πόσες μονάδες μιας παράταξης βρίσκονται σε έναν τόπο ή στην εφεδρεία της· ήρωες· ο Κολοσσός.
correct-hero = Διόρθωση ενός ήρωα…
correct-hero-says = Σε έναν τόπο, στην εφεδρεία, ασφαλής ή νεκρός.
correct-colossus = Μετακίνηση του Κολοσσού…
correct-colossus-says = Σε όποιον τόπο θέλετε, ή έξω από την πόλη.
correct-score = Διόρθωση της βαθμολογίας…
correct-score-says = Ποιος κρατά έναν τόπο, μονάδες στον πραγματικό χάρτη, πόντοι νίκης· ο πίνακας βγαίνει από την αρχή.
enter-battle = Η μάχη δόθηκε στον χάρτη…
enter-battle-says = Ποιος κρατά τον τόπο, και ποιος έφερε 13· ζάρια δεν ζητούνται.
enter-city = Καταχώριση όλης της πόλης…
enter-city-says = Ποιος κρατά κάθε τόπο στον πραγματικό χάρτη· το παιχνίδι συνεχίζεται με τα λάφυρα.
turn-play = Παίξτε για { NAME($who, form: "accusative") }…
turn-play-says = Τοποθετήστε μονάδες ή παίξτε μια κάρτα στη θέση τους.
turn-share = Μοιράστε ζάρια για { NAME($who, form: "accusative") }…
turn-share-says = Δώστε τα ζάρια σε παρατάξεις στη θέση τους.
dice-by-hand = Καταχώριση ζαριών με το χέρι
dice-by-hand-says = Ρίχνονται ζάρια: { $what }. Ένα ψηφίο για κάθε ζάρι.

## Η ξενάγηση

tour-next = Ένα κουμπί προχωρά το παιχνίδι
tour-next-says = Το μεγάλο κουμπί λέει τι θα κάνει, και η γραμμή από κάτω τι σημαίνει αυτό. Το πατάτε και με το πλήκτρο διαστήματος. Όπου πρέπει πρώτα να αποφασίσει κάποιος, ανοίγει αυτή την απόφαση.
tour-next-try = Κλείστε αυτό εδώ, διαβάστε το κουμπί και πατήστε το πλήκτρο διαστήματος όταν είναι όλοι εδώ.
tour-seats = Οι θέσεις, αριστερά
tour-seats-says = Κάθε γραμμή είναι μια παράταξη: ποιος είναι συνδεδεμένος, τι περιμένει το τραπέζι και από πότε. Αγγίξτε μία για να ενεργήσετε στη θέση της, να δείξετε ξανά τον κωδικό της ή να αλλάξετε το πώς παίζεται.
tour-seats-try = Πατήστε 1. Ορίστε σε μια θέση «Παίζει το πρόγραμμα», και παίζει κι αυτή μαζί σας.
tour-city = Η πόλη, δεξιά
tour-city-says = Η Στάση, η Θεϊκή Οργή, η ημερήσια διάταξη, οι ερωτήσεις της αίθουσας και ό,τι χρειάζεται προσοχή, το καθένα με ό,τι βοηθά. Κάθε αριθμός λέει γιατί είναι έτσι, αν τον αγγίξετε.
tour-city-try = Αγγίξτε τη Στάση. Η νέα τιμή θέλει αιτιολογία, που μένει στο ημερολόγιο.
tour-back = Τίποτα δεν είναι οριστικό
tour-back-says = Το Ctrl Z αναιρεί το τελευταίο βήμα και λέει πρώτα τι κοστίζει αυτό. Το ιστορικό αναιρεί οποιοδήποτε άλλο. Το P σταματά αμέσως τα πάντα και ρωτά το γιατί μετά.
tour-back-try = Πατήστε P και μετά το πλήκτρο διαστήματος για να συνεχίσετε.
tour-room = Τι βλέπει η αίθουσα
tour-room-says = Η οθόνη προβολής ακολουθεί μόνη της τις φάσεις. Το S κρατά μια σκηνή, το A στέλνει μια ανακοίνωση σε κάθε οθόνη, και το Ctrl K βρίσκει κάθε άλλη ενέργεια με το όνομά της.
tour-room-try = Πατήστε Ctrl K και γράψτε «προβολή».

## Ειδοποιήσεις

remedy-call = Κήρυξη Γύρου διπλωματίας
remedy-answer = Απάντηση…
remedy-agenda = Ημερήσια διάταξη…
remedy-cancel = Ακύρωση
remedy-mark = Ορισμός άλλου ορίου…
remedy-reshuffle = Νέο ανακάτεμα

## Ρυθμίσεις

rulings-council = Το Συμβούλιο
rulings-stasis = Στάση
rulings-assembly = Συνέλευση, άρθρα και νόμοι
rulings-figures = Αριθμοί
rulings-day = Η ημέρα
rulings-table = Το τραπέζι
rulings-alarms = Συναγερμοί
settings-find-hint = Αναζήτηση ρύθμισης: «ισοπαλία», «συναγερμός», «C-16»

## Εύρεση ενέργειας

palette-hint = Εύρεση ενέργειας: «αρετη μηδοι», «προταση», «οθονη μαυρη»

## Τι αποφασίστηκε

decision-prytanis = Ποιος προεδρεύει
decision-race = Η ιπποδρομία
decision-vote = Η ψηφοφορία
decision-check = Ο έλεγχος
decision-battle = Η μάχη
decision-stasis = Η Στάση

## Το τραπέζι όπως ήταν τότε

past-arete = { CALLED("arete", "Αρετή") }
past-strength = Ισχύς
past-horses = { CALLED("horses", "Άλογα") }
past-tyche = { CALLED("tyche", "Τύχη") }
past-talents = { CALLED("talents", "Τάλαντα") }
past-doom = { CALLED("doom", "Όλεθρος") }
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

## Η Συνέλευση

assembly = Συνέλευση
assembly-left = { $n ->
    [one] Απομένει 1 πρόταση
   *[other] Απομένουν { $n } προτάσεις
}
act-agenda = Ημερήσια διάταξη της Συνέλευσης
act-agenda-says = Οι προτάσεις της: προσθήκη, αναδιατύπωση, μετακίνηση, χωρισμός, αναβολή.
act-agenda-waiting = { $n ->
    [one] Περιμένει 1 εισήγηση.
   *[other] Περιμένουν { $n } εισηγήσεις.
} Οι προτάσεις της: προσθήκη, αναδιατύπωση, μετακίνηση, χωρισμός, αναβολή.
act-add = Νέα πρόταση…
act-add-says = Ένα άρθρο, ένας νόμος ή κάτι που πρέπει να γίνει, για την ημερήσια διάταξη.
act-proclaim = Ανακήρυξη νόμου…
act-proclaim-says = Από Αξιωματούχο ή από τη Διεύθυνση· ισχύει αμέσως.

## Μια πρόταση

motion-article = Άρθρο
motion-law = Νόμος
motion-deed = Ψήφισμα
motion-now = Ενώπιον της Συνέλευσης
motion-adopted = Εγκρίθηκε
motion-rejected = Απορρίφθηκε
motion-postponed = Αναβλήθηκε
motion-kind = { $kind } · { $source }
motion-named = πρόταση «{ $title }»
motion-earlier = «{ $title }» νωρίτερα
motion-later = «{ $title }» αργότερα
motion-read = Ανάγνωση τώρα
motion-reword = Αναδιατύπωση…
motion-split = Χωρισμός…
motion-put-off = Αναβολή
motion-take-in = Επαναφορά
motion-withdraw = Απόσυρση…
withdraw-title = Απόσυρση: «{ $title }»
withdraw-says = Η πρόταση φεύγει από την ημερήσια διάταξη. Ο λόγος μένει στο Ημερολόγιο.
withdraw-says-now = Η πρόταση φεύγει από την ημερήσια διάταξη και από τη συζήτηση. Ο λόγος μένει στο Ημερολόγιο.
withdraw-go = Απόσυρση της πρότασης

## Τι εισηγούνται οι Άρχοντες

proposed = Εισηγήσεις
proposed-by = { $kind }, εισήγηση { NAME($who, form: "genitive") }
proposed-amiss = { $amiss } Αναδιατυπώστε την ή απορρίψτε την.
proposed-admit = Δεκτή όπως είναι
proposed-reword = Δεκτή αναδιατυπωμένη…
proposed-decline = Απόρριψη…
decline-title = Απόρριψη: «{ $title }»
decline-says = Ο Άρχοντας { NAME($who, form: "genitive") } διαβάζει τον λόγο που δίνετε.
decline-go = Απόρριψη

## Γράφοντας ένα κείμενο

text-title = Τίτλος
text = Κείμενο
text-room = { $n } από { $most }
end = Πόσο ισχύει
end-removed = Μέχρι να καταργηθεί
end-cycle = Έως το τέλος του κύκλου
end-round = Έως το τέλος του Γύρου συμβουλίου
end-act = Έως το τέλος της Πράξης
ready = Έτοιμα κείμενα
ready-article = Άρθρο
ready-in = { $number }. { $title }
ready-none-in = { $number }. { $title } (χωρίς έτοιμο κείμενο)
ready-none = Δεν υπάρχει έτοιμο κείμενο για αυτό το άρθρο.
lacks-title = Γράψτε έναν τίτλο.
lacks-text = Γράψτε το κείμενο.
lacks-room = Συντομεύστε το κείμενο σε το πολύ { NUMBER($most, useGrouping: 0) } χαρακτήρες.
lacks-parts = Χωρίστε την πρόταση σε 2 έως 6 μέρη.
lacks-in-part = Μέρος { $number }: { $lacks }
lacks-sums = Γράψτε και τα δύο αθροίσματα· 0 όπου κανείς δεν σήκωσε χέρι.

## Τι τηρεί το πρόγραμμα από ένα κείμενο

lever = Τι τηρεί το πρόγραμμα από αυτό
lever-nothing = Τίποτα: το φροντίζουν οι άνθρωποι μόνοι τους
lever-who = Ποιος
lever-rulings = Ρυθμίσεις
lever-ties = Πώς κρίνεται η ισοψηφία
lever-ties-who = Ποιος αποφασίζει στην ισοψηφία
lever-supremacy = Ποιος έχει την Υπεροχή
lever-nobody = Κανείς
lever-citizen = Αν μια παράταξη έχει ιδιότητα πολίτη
lever-citizens = Ποιοι είναι πολίτες
lever-chosen = Πολίτες
lever-faction = Ποια παράταξη
lever-whether = Αν είναι πολίτες
lever-are = είναι πολίτες
lever-are-not = δεν είναι πολίτες
tie-control = Η Διεύθυνση
tie-prytanis = Ο Πρύτανης
tie-fails = Κανείς: η πρόταση απορρίπτεται
tie-archon = Ο Άρχοντας { NAME($who, form: "genitive") }
lever-says-nothing = Το φροντίζουν οι άνθρωποι μόνοι τους· το πρόγραμμα δεν κάνει τίποτα.
lever-says-nobody-supreme = Κανείς δεν έχει την Υπεροχή: ανάμεσα στους ισόβαθμους για Πρύτανη επιλέγει η Διεύθυνση.
lever-says-supreme = { NAME($who, form: "the", start: "yes") } έχουν την Υπεροχή.
lever-says-no-citizens = Κανείς δεν είναι πολίτης.
lever-says-citizens = Πολίτες είναι οι εξής και κανείς άλλος: { $who }.
lever-says-citizen = { NAME($who, form: "the", start: "yes") } είναι πολίτες.
lever-says-no-citizen = { NAME($who, form: "the", start: "yes") } δεν είναι πολίτες.
lever-says-tie-control = Στην ισοψηφία αποφασίζει η Διεύθυνση.
lever-says-tie-prytanis = Στην ισοψηφία αποφασίζει ο Πρύτανης.
lever-says-tie-fails = Στην ισοψηφία η πρόταση απορρίπτεται.
lever-says-archon = Στην ισοψηφία αποφασίζει ο Άρχοντας { NAME($who, form: "genitive") }.
lever-lacks = Αυτή η ρύθμιση δέχεται ακέραιο από { NUMBER($least, useGrouping: 0) } έως { NUMBER($most, useGrouping: 0) }.

## Πρώτα μια ερώτηση

decline-reason = Αιτιολογία, για τον Άρχοντα

## Πριν αρχίσει το παιχνίδι

roster-open = Ποιοι παίζουν: { $n } από { $all } παρατάξεις…
