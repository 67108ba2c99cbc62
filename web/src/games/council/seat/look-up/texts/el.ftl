### Τι αναζητά μια θέση και τι διαβάζει όσο περιμένει: αριθμούς, την ημερήσια διάταξη, την ημέρα, τι επιτρέπεται.


figure-arete = { CALLED("arete", "Αρετή") }
figure-influence = Επιρροή
figure-support = Υποστήριξη
figure-strength = Ισχύς
figure-vote-strength = Ισχύς ψήφου
figure-tyche = { CALLED("tyche", "Τύχη") }
figure-horses = { CALLED("horses", "Άλογα") }
figure-talents = { CALLED("talents", "Τάλαντα") }
figure-doom = { CALLED("doom", "Όλεθρος") }
figure-stasis-cards = { CALLED("stasis_cards", "Κάρτες Στάσης") }
figure-stasis = Στάση
figure-wrath = Θεϊκή Οργή
figure-city-doom = { CALLED("doom", "Όλεθρος") } της πόλης
figure-of = { $figure } { NAME($who, form: "genitive") }
figures-yours = Οι αριθμοί σας


standing-prytanis = Πρύτανης
standing-exiled = εξόριστοι
standing-no-citizen = όχι πολίτες{ $because }
standing-supremacy = Υπεροχή{ $because }
standing-grant = παραχωρούν { $amount } { NAME($who, form: "dative") }


mine = Οι αριθμοί μου
brief = Οι οδηγίες μου
brief-gist = Μόνο για εσάς
cards = Οι { CALLED("stasis_cards", "κάρτες Στάσης") } μου
cards-gist =
    { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }
everybody = Όλες οι παρατάξεις
everybody-gist = Στάση { $stasis } από { $threshold }
table = Στο τραπέζι
table-gist =
    { $count ->
        [one] 1 γεγονός
       *[other] { $count } γεγονότα
    }
table-activated = Πάνε σε ψηφοφορία
table-up = Ανοιχτά
table-run-out = { $deck }: η τράπουλα τελείωσε.
table-left = { $deck }: μένουν { $left }, στην άκρη { $discarded }
city = Η πόλη
constitution = Σύνταγμα
constitution-gist =
    { $count ->
        [one] 1 άρθρο
       *[other] { $count } άρθρα
    }
constitution-none = Δεν υπάρχει Σύνταγμα.
article-in-force = Σε ισχύ
article-ends = Λήγει
article-from = Από: { $source }
laws = Νόμοι
laws-gist = { $count } σε ισχύ
laws-gist-none = κανένας
laws-none = Δεν έχει εκδοθεί κανένας νόμος.


agenda = Ημερήσια διάταξη
agenda-gist = { $count } από { $full }
agenda-full = Συνέλευση συγκαλείται όταν περιμένουν { $full } προτάσεις{ $because }.
agenda-none = Η ημερήσια διάταξη είναι κενή.
agenda-motions = Προτάσεις
agenda-by = Εισηγητές: { NAME($who) }
agenda-from = Από: { $source }
motion-now = Στη Συνέλευση
motion-adopted = Εγκρίθηκε
motion-rejected = Απορρίφθηκε
motion-postponed = Αναβλήθηκε


propose = Υποβάλετε πρόταση
propose-on = Συνεχίστε την πρότασή σας
propose-waits = Μπορείτε να υποβάλετε κι άλλες μόλις απαντήσει η Διεύθυνση.
proposals = Οι προτάσεις σας
proposal-waiting = Περιμένει τη Διεύθυνση
proposal-admitted = Στην ημερήσια διάταξη
proposal-declined = Δεν έγινε δεκτή
proposal-withdraw = Απόσυρση

sort-alternative = Έτοιμο κείμενο άρθρου
sort-alternative-says = Το καθένα λέει τι θα άλλαζε.
sort-article = Ένα νέο άρθρο
sort-article-says = Με δικά σας λόγια, στο τέλος του Συντάγματος.
sort-law = Ένας νόμος
sort-law-says = Με δικά σας λόγια και δική του λήξη.
sort-deed = Κάτι που να γίνει
sort-deed-says = Μία φορά, αν το πει η Συνέλευση.
propose-send = Υποβολή στη Διεύθυνση
propose-sending = Αποστολή…

ready-now = Τώρα: { $text }
ready-texts = Έτοιμα κείμενα για: { $title }

written-title = Τίτλος
written-title-deed = Να καθαριστεί το λιμάνι
written-title-law = Περί του λιμανιού
written-text = Κείμενο
written-deed = Τι πρέπει να γίνει
written-own = Γι’ αυτό φροντίζουν οι παίκτες και η Διεύθυνση· το πρόγραμμα δεν ενεργεί με βάση τα λόγια σας.
written-count = { $count } από { $most }
written-until = Πόσο ισχύει
until-removed = Μέχρι να καταργηθεί
until-removed-says = Ισχύει μέχρι να τον καταργήσει κάποιος.
until-act = Αυτή η Πράξη
until-act-says = Λήγει με την Πράξη στην οποία εγκρίνεται.
until-round = Ένας γύρος
until-round-says = Λήγει με τον επόμενο γύρο συμβουλίου.
until-cycle = Ένας κύκλος
until-cycle-says = Λήγει με τον επόμενο κύκλο.

missing-sort = Επιλέξτε τι προτείνετε
missing-alternative = Επιλέξτε ένα από τα έτοιμα κείμενα
missing-title = Δώστε έναν τίτλο
missing-short-title = Συντομεύστε τον τίτλο
missing-text = Γράψτε το κείμενο
missing-short-text = Συντομεύστε το κείμενο


assembly-next = Επόμενη
assembly-first = Πρώτη
assembly-done = Η ημερήσια διάταξη τελείωσε
assembly-count = { $adopted } εγκρίθηκαν · { $rejected } απορρίφθηκαν
assembly-count-left =
    { $left ->
        [one] { $adopted } εγκρίθηκαν · { $rejected } απορρίφθηκαν · μένει 1 πρόταση
       *[other] { $adopted } εγκρίθηκαν · { $rejected } απορρίφθηκαν · μένουν { $left } προτάσεις
    }
diplomacy-over = Τέλος χρόνου
diplomacy-ends = Λήξη: { $round }
diplomacy-says = Περπατήστε, μιλήστε, υποσχεθείτε. Θα σας καλέσουμε όταν ξανασυνεδριάσει το Συμβούλιο.
diplomacy-late = Αποχαιρετήστε και γυρίστε: το Συμβούλιο συνεχίζει σε λίγο.
diplomacy-then = Μετά: <b>{ $next }</b>


before-table = Στο τραπέζι


blow-lost = Χάσατε
blow-still = Σας μένουν
blow-heard = Κατάλαβα
blow-read = Διαβάστε
# Ο τίτλος. $what: ένα ή περισσότερα από τα επόμενα τέσσερα, ως κατάλογος.
blow-loss = Χάνετε { $what }
blow-arete = { $amount } { CALLED("arete", "Αρετή") }
blow-tyche = { $amount } { CALLED("tyche", "Τύχη") }
blow-horses =
    { $amount ->
        [one] 1 { CALLED("horses", "Άλογο") }
       *[other] { $amount } { CALLED("horses", "Άλογα") }
    }
blow-talents =
    { $amount ->
        [one] 1 { CALLED("talents", "Τάλαντο") }
       *[other] { $amount } { CALLED("talents", "Τάλαντα") }
    }
blow-by-card = Εξαιτίας: «{ $card }».
blow-by-control = Απόφαση της Διεύθυνσης: { $reason }
blow-figure = { $figure }: από { $from } σε { $to }.


may = Τώρα μπορείτε
may-nothing = Αυτή τη στιγμή δεν έχετε κάτι να κάνετε. Θα σας καλέσουμε.
time-more = Ένα χρονόμετρο τρέχει. Αν ο χρόνος δεν σας αρκεί, ρωτήστε τη Διεύθυνση: μπορεί να δώσει παράταση ή να σταματήσει το χρονόμετρο.
may-prytanis = Να επιλέξετε ποιος προεδρεύει
may-events = Να επιλέξετε τι πάει σε ψηφοφορία
may-bid = Να κρύψετε { CALLED("horses", "Άλογα") } για την Ιπποδρομία
may-hero = Να στείλετε έναν ήρωα να σας υποστηρίξει ή να τον ανακαλέσετε
may-grant = Να παραχωρήσετε την επιρροή σας σε κάποιον με δικαίωμα ψήφου
may-put = Να πείτε τι τίθεται σε ψηφοφορία
may-stop = Να αφήσετε το γεγονός όπως είναι
may-vote = Να ψηφίσετε ΝΑΙ ή ΟΧΙ ή να απέχετε
may-tie = Να λύσετε την ισοψηφία
may-target = Να ορίσετε ποιος πλήττεται
may-speak = Να ζητήσετε τον λόγο ή να αποσύρετε το αίτημα
may-buy = Να αγοράσετε { CALLED("stasis_cards", "κάρτες Στάσης") } με { CALLED("tyche", "Τύχη") }
may-ready = Να πείτε ότι είστε έτοιμοι
may-commit = Να στείλετε ήρωες στη μάχη ή να τους κρατήσετε ασφαλείς
may-tyche = Να εμπιστευτείτε μια ζαριά στην { CALLED("tyche", "Τύχη") }
may-mercy = Να κρίνετε αιχμάλωτους ήρωες
may-amend = Να αλλάξετε ένα άρθρο του Συντάγματος
may-elect = Να εκλέξετε ποιος προεδρεύει
may-second-look = Να στείλετε ένα γεγονός κάτω από την τράπουλά του
may-veto = Να ασκήσετε βέτο σε ό,τι εγκρίθηκε
may-floor = Να δώσετε σε κάποιον τον λόγο
may-place = Να βάλετε μονάδες σε έναν τόπο της πόλης, και ήρωες αν θέλετε
may-play = Να παίξετε μία { CALLED("stasis_cards", "κάρτα Στάσης") }
may-share = Να μοιράσετε τα ζάρια
may-give = Να δώσετε { CALLED("tyche", "Τύχη") }, { CALLED("horses", "Άλογα") } ή { CALLED("talents", "Τάλαντα") } σε άλλη παράταξη
may-propose = Να υποβάλετε πρόταση για τη Συνέλευση (στο «Ημερήσια διάταξη»)

# Για όσους μόνο παρακολουθούν.
watch = Παρακολουθείτε
watch-nothing = Δεν σας ζητείται τίποτα: μιλήστε με τους Άρχοντες και κοιτάξτε την οθόνη προβολής.
watch-figures = Αγγίξτε έναν αριθμό για να δείτε από τι προκύπτει
watch-words = Αγγίξτε μια υπογραμμισμένη λέξη για να διαβάσετε τι σημαίνει
watch-look-up = Δείτε παρακάτω ποιος έχει τι: παρατάξεις, κάρτες, πόλη, ημερήσια διάταξη και νόμους
