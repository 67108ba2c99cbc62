### Όσα φαίνονται στην οθόνη προβολής: διαβάζονται από το βάθος της αίθουσας, άρα όλα σύντομα.

## Πώς λέγεται μια σκηνή, για όποιον ακούει τη σελίδα

scene-agenda = Η ημερήσια διάταξη
scene-amendment = Η τροποποίηση
scene-battle = Η μάχη
scene-black = Δεν προβάλλεται τίποτα
scene-cards = Τα γεγονότα
scene-carved = Εγκρίθηκε
scene-check = Έλεγχος
scene-city = Η πόλη
scene-constitution = Σύνταγμα και νόμοι
scene-council = Το Συμβούλιο
scene-day = Η ημέρα
scene-debate = Η συζήτηση
scene-election = Η εκλογή
scene-happened = Συμβαίνει
scene-join = Ελάτε στο τραπέζι
scene-message = Ανακοίνωση
scene-motion = Η πρόταση
scene-outcome = Τι συμβαίνει
scene-race = Η Ιπποδρομία
scene-score = Η βαθμολογία
scene-spoils = Τι φέρνουν οι τόποι
scene-spotlight = Στο φως
scene-standings = Η κατάταξη
scene-stasis = Η Στάση
scene-streets = Στάση
scene-vote = Η ψηφοφορία

## Τι μπορεί να δείχνει μόνη της μια δεύτερη οθόνη

pin-none = Ακολουθεί τη Διεύθυνση
pin-council = Το Συμβούλιο
pin-cards = Τα γεγονότα
pin-city = Η πόλη
pin-stasis = Η Στάση
pin-agenda = Η ημερήσια διάταξη
pin-constitution = Το Σύνταγμα
pin-day = Η ημέρα
pin-standings = Η κατάταξη
pin-join = Πώς συμμετέχετε

## Πάνω από τον τίτλο μιας σκηνής που το θέμα της λείπει ακόμη

kicker-assembly = Η Συνέλευση
kicker-presiding = Ο Πρύτανης
waiting-battle = Οι μάχες αρχίζουν όταν όλες οι μονάδες βρεθούν στους δρόμους
waiting-city = Οι δρόμοι αυτού του Συμβουλίου απλώνονται στο τραπέζι
waiting-election = Ο Πρύτανης εκλέγεται στην αρχή ενός κύκλου
waiting-motion = Οι προτάσεις διαβάζονται όταν συνεδριάζει η Συνέλευση
waiting-outcome = Ό,τι κρίνει η επόμενη ψηφοφορία συμβαίνει εδώ
waiting-score = Οι πόντοι μετριούνται μετά τις μάχες
waiting-spoils = Όσα φέρνουν οι τόποι έρχονται μετά τις μάχες
waiting-spotlight = Εδώ θα φανεί ό,τι πρέπει να δουν όλοι
waiting-vote = Εδώ μετριέται η επόμενη ψηφοφορία

## Η λωρίδα κάτω από κάθε σκηνή

band-act = Πράξη { $act }
band-cycle = Πράξη { $act } · Κύκλος { $cycle }
band-time-left = Χρόνος που απομένει
band-join = Κωδικός
band-time-up = Τέλος χρόνου

## Η ημέρα

day-act = Πράξη
day-ends = Η ημέρα τελειώνει γύρω στις { $time }
day-act-and-round = Πράξη { $act }, { $round }
hour-under-way = Σε εξέλιξη
hour-time-up = Τέλος χρόνου
hour-begins = Η ημέρα αρχίζει
hour-over = Η ημέρα τελείωσε
hour-called-back = Όλοι πίσω στο τραπέζι
hour-finish = Ό,τι άρχισε τελειώνει
hour-make-your-way = Επιστρέψτε σιγά σιγά στο τραπέζι
hour-end-near = Πλησιάζει το τέλος
hour-no-end = Όσο χρειαστεί
hour-until = ως περίπου τις { $time }
hour-then = Έπειτα
hour-motions =
    { $n ->
        [one] { $n } πρόταση ενώπιον της Συνέλευσης
       *[other] { $n } προτάσεις ενώπιον της Συνέλευσης
    }

## Το τέλος μιας Πράξης, και της ημέρας

# $act is a Roman numeral.
standings-act-over = Το τέλος της Πράξης { $act }
standings-day-over = Το τέλος της ημέρας
standings-title = Πώς στέκονται
# Heads of two columns of figures.
standings-arete = { CALLED("arete", "Αρετή") }
standings-influence = Επιρροή
standings-alliances = Συμμαχίες
standings-alliances-in = Συμμαχίες στην Πράξη { $act }
# Over the part of the chart that is this Act.
standings-act = Πράξη { $act }
# Under the chart; those after it are numbers alone.
standings-cycle = Κύκλος { $cycle }
standings-more =
    { $n ->
        [one] και { $n } ακόμη συμμαχία
       *[other] και { $n } ακόμη συμμαχίες
    }
standings-no-alliance = Κανείς δεν έχει ψηφίσει ακόμη με ξένη επιρροή. Όποιος δεν έχει ψήφο μπορεί να παραχωρήσει τη δική του.
standings-none = Οι γραμμές αρχίζουν με τον πρώτο κύκλο.

## Οι τρεις αριθμοί της πόλης

city-stasis = Στάση
city-wrath = Οργή
city-doom = { CALLED("doom", "Όλεθρος") }

## Πώς συμμετέχετε

join-open = Σαρώστε ή ανοίξτε:
join-code = Κωδικός { $code }
join-qr = Κωδικός QR για συμμετοχή
join-all-here = Ήρθαν όλες οι παρατάξεις
join-closed = Οι πόρτες έκλεισαν. Σας βάζει μέσα η Διεύθυνση
join-free =
    { $n ->
        [one] Μία θέση είναι ελεύθερη
       *[other] { $n } θέσεις είναι ελεύθερες
    }
seat-here = εδώ
seat-away = λείπει
seat-free = ελεύθερη

## Το Συμβούλιο γύρω από το τραπέζι του

council-presides = προεδρεύει
council-grants = παραχωρεί { $amount }
council-tied = ισοβαθμεί
council-no-vote = χωρίς ψήφο
council-exile = Στην εξορία
council-prytanis = Πρύτανης
council-tied-for-prytanis = Ισοβαθμούν για Πρύτανη
council-together =
    { $n ->
        [one] 1 ψήφος στο τραπέζι
       *[other] { $n } ψήφοι στο τραπέζι
    }

## Τα γεγονότα

cards-to-take =
    { $n ->
        [one] { $n } γεγονός προς επιλογή
       *[other] { $n } γεγονότα προς επιλογή
    }
cards-taken =
    { $n ->
        [one] { $n } γεγονός μπαίνει σε ψηφοφορία
       *[other] { $n } γεγονότα μπαίνουν σε ψηφοφορία
    }
cards-next = Μετά:
cards-none = Δεν υπάρχει κάρτα εδώ
cards-left =
    { $n ->
        [one] { $n } κάρτα ακόμη στην τράπουλα
       *[other] { $n } κάρτες ακόμη στην τράπουλα
    }
event-waiting = Πάει σε ψηφοφορία
event-called = Τώρα στο Συμβούλιο
event-passed = Εγκρίθηκε
event-defaulted = Δεν εγκρίθηκε τίποτα
event-dropped = Έμεινε στην άκρη
event-next-cycle = Για τον επόμενο κύκλο

## Η συζήτηση

debate = Συζήτηση
debate-failed = Απορρίφθηκε
debate-nothing = Τίποτα δεν συζητά το Συμβούλιο. Ο Πρύτανης επιλέγει τα επόμενα γεγονότα
debate-no-limit = Χωρίς όριο χρόνου
speakers = Ομιλητές
speakers-floor = Έχει τον λόγο
speakers-asked = Ζήτησαν τον λόγο
speakers-more = και άλλοι { $n }
speakers-none = Όποιος θέλει τον λόγο σηκώνει το χέρι

## Προτάσεις και ημερήσια διάταξη

agenda-title = Η ημερήσια διάταξη
agenda-assembly = Η Συνέλευση
agenda-adopted = <n/> εγκρίθηκαν
agenda-rejected = <n/> απορρίφθηκαν
agenda-to-come = <n/> μένουν
agenda-filled = <n/> από { $full }
agenda-slots = <n/> από { $full } στην ημερήσια διάταξη
agenda-empty = Η ημερήσια διάταξη είναι άδεια. Προτάσεις φέρνουν οι κάρτες και οι Άρχοντες.
agenda-announced = Συνέλευση στην αρχή του επόμενου Γύρου διπλωματίας
agenda-next = Επόμενη στη Συνέλευση
sealed-now = Τώρα στη Συνέλευση
sealed-adopted = Εγκρίθηκε
sealed-rejected = Απορρίφθηκε
sealed-postponed = Αναβλήθηκε
measure-article = Για το Σύνταγμα
measure-law = Νόμος
measure-deed = Ψήφισμα
motion-alone = Πρόταση
motion-place = Πρόταση { $place } από { $of }
motion-kicker = { $place } · { $kind }
motion-does = <b>Αν εγκριθεί:</b> { $effects }
motion-moved = Πρόταση <who>{ NAME($who, form: "genitive") }</who>
motion-brought = Από: <who>{ $who }</who>
stone-law = Νόμος
stone-article = Άρθρο
stone-constitution = Το Σύνταγμα
laws-title = Οι νόμοι
constitution-page = { $page } από { $of }
constitution-empty = Δεν έχει γραφτεί τίποτα ακόμη. Ό,τι εγκρίνει η Συνέλευση χαράσσεται εδώ.

## Η ψηφοφορία

vote-does = Αν εγκριθεί: { $effects }
vote-yes = Ναι
vote-no = Όχι
vote-abstained = Αποχή <n/>
vote-counted = Μετρήθηκαν χέρια στην αίθουσα
pebble-yes = ΝΑΙ
pebble-no = ΟΧΙ
tally-in = <n/> από { $voters } ψήφους
tally-strength = ισχύς <cast/> από { $all }, αρκούν <enough/> ΝΑΙ
token-voted = ψήφισε
token-absent = λείπει
token-not-yet = όχι ακόμη
verdict-passed = Εγκρίθηκε
verdict-failed = Απορρίφθηκε
verdict-tied = Ισοψηφία
verdict-vetoed = Βέτο
verdict-vetoed-by = { NAME($who, form: "genitive") }
verdict-decided = Έκριναν { NAME($who, form: "the") }

## Η εκλογή του Πρύτανη

election-by = Ο Πρύτανης εκλέγεται ({ $by })
election-title = Ο Πρύτανης
election-asks = Ποιος θα προεδρεύσει;
election-nobody = Για κανέναν
election-count = <n/> από { $voters }
election-voted = Ψήφισαν <count/>

## Τι συμβαίνει

outcome-nothing = Δεν αλλάζει τίποτα.
outcome-faction-chooses = Επιλέγουν { NAME($who, form: "the") }
outcome-prytanis-chooses = Επιλέγει ο Πρύτανης
outcome-control-chooses = Επιλέγει η Διεύθυνση
outcome-revised = Το άλλαξε η Διεύθυνση: { $reason }

## Ο Έλεγχος

check-stasis = Στάση
check-threshold = από { $threshold }
check-breaks-out = Η Στάση ξεσπά
check-to-stasis =
    { $n ->
        [one] { $n } βήμα ως το ξέσπασμα
       *[other] { $n } βήματα ως το ξέσπασμα
    }
check-agenda = Ημερήσια διάταξη
check-assembly = Ο επόμενος Γύρος διπλωματίας αρχίζει με Συνέλευση
check-to-assembly =
    { $n ->
        [one] { $n } πρόταση ως τη Συνέλευση
       *[other] { $n } προτάσεις ως τη Συνέλευση
    }
stasis-title = Στάση
stasis-reached = Έφτασε το { $threshold }
stasis-at = Ξεσπά στο { $threshold }
streets-title = Στάση στους δρόμους

## Η Ιπποδρομία

race-kicker = Υποστήριξη
race-title = Η Ιπποδρομία
race-tied = Ισοπαλία στην Ιπποδρομία
race-won = Νικούν { NAME($who, form: "the") }
race-nobody = Δεν νικά κανείς
race-shared = Μοιρασμένη νίκη
race-then = Ήρωες και παραχωρήσεις ώσπου να ανοίξει η ψηφοφορία.
race-concealed = Κρυφό
race-gate = Στην αφετηρία

## Τα στρατόπεδα

camps-cards = Οι { CALLED("stasis_cards", "κάρτες Στάσης") }
camps-muster = Η επιστράτευση
camps-deck =
    { $n ->
        [one] { $n } κάρτα ακόμη στην τράπουλα
       *[other] { $n } κάρτες ακόμη στην τράπουλα
    }
camps-sizes = Μεγάλοι: στρατιώτες · μικροί: όχλοι
camps-ready = έτοιμοι { $ready } από { $all }
camp-ready = έτοιμοι
camp-no-hero = Κανένας ήρωας

## Η πόλη κατά την ανάπτυξη

place-contested = διεκδικείται
place-hero = με ήρωα
place-more = και<br/>{ $n }
place-barricade = Οδόφραγμα { NAME($who, form: "genitive") }
colossus = Ο Κολοσσός
leads-at = Προηγείται
leads-units = Μονάδες
leads-none = καμία
turn-next = Μετά
turn-then-battles = Μετά οι μάχες
turn-last-actions = Τελευταίες κινήσεις: { $n }
turn-none-empty = Κανένας τόπος δεν είναι άδειος
turn-empty =
    { $n ->
        [one] { $n } τόπος ακόμη άδειος
       *[other] { $n } τόποι ακόμη άδειοι
    }

## Οι μάχες

battles-title = Οι μάχες
battles-over = Οι μάχες τελείωσαν
battles-nobody = κανείς
battle-count = Μάχη { $number } από { $of }
battle-odds = Ποιος τον κρατά, { $basis }· κανείς: <share/>
fate-holds = Κρατά
fate-beaten = Ηττήθηκε
fate-tied = Ισοπαλία
fate-thirteen = Το 13
helmets-living = ήρωες
helmets-dead = νεκροί ήρωες
hero-executed = εκτελέστηκε
hero-spared = χαρίστηκε
hero-judged = στο έλεος
hero-fell = νεκρός
heroes-all =
    { $n ->
        [one] { $n } ήρωας
       *[other] { $n } ήρωες
    }
heroes-more =
    { $n ->
        [one] { $n } ακόμη ήρωας
       *[other] { $n } ακόμη ήρωες
    }

## Τι φέρνουν οι τόποι

spoil-held = τον κρατούν <who>{ NAME($who, form: "the") }</who>
spoil-lost = χάνεται

## Η βαθμολογία

score-reckoning = Η βαθμολογία
score-wins = κερδίζουν τη Στάση
score-tied = Ισοβαθμία
score-undecided = Άκριτο
score-nothing = χωρίς πόντους νίκης

## Ο νικητής αλλάζει ένα άρθρο

amend-article = Άρθρο { $number }
amend-kicker = Το Σύνταγμα
amend-asks = Ποιο άρθρο πέφτει;
amend-written = Γράφτηκε από <who>{ NAME($who, form: "accusative") }</who>, που κέρδισαν τη Στάση
amend-may = <who>{ NAME($who, form: "the", start: "yes") }</who> κέρδισαν τη Στάση και αλλάζουν όποιο άρθρο θέλουν

## Όσα δείχνει η Διεύθυνση

held-more = και { $n } πριν από αυτά
