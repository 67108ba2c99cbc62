### Τι γράφουν τα φύλλα γύρω από τα κείμενα του σεναρίου, και η σελίδα που τα τυπώνει.


page-title = { $scenario } · Φύλλα
parts = Μέρη
part-cards = Κάρτες γεγονότων
part-balance = Ισορροπία
part-street = { CALLED("stasis_cards", "Κάρτες Στάσης") }
part-factions = Παρατάξεις
part-articles = Σύνταγμα
part-city = Πόλη
part-rulings = Ρυθμίσεις
part-day = Ημέρα
open-print = Εκτύπωση…
credits = Εικονίδια από το game-icons.net, των Lorc, Delapouite και άλλων, με άδεια CC BY 3.0. Γραμματοσειρές: Cinzel, EB Garamond και Source Sans 3, με άδεια SIL Open Font License.
act = Πράξη { $act }


cards-deck = Τράπουλα
cards-all-decks = Όλες οι τράπουλες
cards-act = Πράξη
cards-all-acts = Όλες οι Πράξεις
cards-find = Βρείτε μια λέξη σε κάρτα
cards-found =
    { $n ->
        [one] 1 κάρτα
       *[other] { $n } κάρτες
    }
cards-none = Καμία κάρτα δεν ταιριάζει.
card-default = Αν δεν εγκριθεί τίποτα
card-motion = Πρόταση · Πράξη { $act }
card-crisis = Κρίση · Πράξη { $act }
copies =
    { $n ->
        [one] 1 αντίτυπο
       *[other] { $n } αντίτυπα
    }


balance-says = Κάθε έκβαση κάθε κάρτας μετριέται μία φορά, είτε θα συνέβαινε ποτέ είτε όχι· ένα ποσό που αφορά πολλές παρατάξεις μετριέται μία φορά.
balance-counter = Μετρητής
balance-outcomes =
    { $n ->
        [one] 1 έκβαση
       *[other] { $n } εκβάσεις
    }
balance-untouched = ανέπαφος


article = Άρθρο { $number }
articles-ready =
    { $n ->
        [one] 1 έτοιμο κείμενο για να το αντικαταστήσει
       *[other] { $n } έτοιμα κείμενα για να το αντικαταστήσουν
    }
constitution = Το Σύνταγμα


city-plain = Αξίζει τον πόντο νίκης του και τίποτε άλλο.


heroes = Ήρωες
brief = Οδηγίες
figure-citizen = Πολίτες
figure-yes = ναι
figure-no-vote = χωρίς ψήφο
figure-arete = { CALLED("arete", "Αρετή") }
figure-tyche = { CALLED("tyche", "Τύχη") }
figure-horses = { CALLED("horses", "Άλογα") }
figure-talents = { CALLED("talents", "Τάλαντα") }
figure-doom = { CALLED("doom", "Όλεθρος") }
figure-projects = { CALLED("projects", "Μεγάλα έργα") }


ruling-rule = Κανόνας
ruling-decides = Τι ορίζει
ruling-value = Τιμή
ruling-key = Κλειδί


day-total = Συνολικά { $time }, χωρίς τα διαλείμματα που κάθε ημέρα βρίσκει μόνη της.
time-none = χωρίς χρονόμετρο
time-hours = { $hours } ώ.
time-minutes = { $minutes } λ.
time = { $hours } ώ. { $minutes } λ.


kind-events = Κάρτες γεγονότων
kind-street = { CALLED("stasis_cards", "Κάρτες Στάσης") }
kind-seats = Ταμπέλες για τις θέσεις
kind-cards = Κάρτες θέσης για την είσοδο
kind-briefs = Οδηγίες των παρατάξεων
kind-constitution = Το Σύνταγμα
kind-archon = Οδηγός για τους Άρχοντες, μία σελίδα
kind-control = Οδηγός για τη Διεύθυνση, μία σελίδα
quoted = «{ $title }»
brief-of = οι οδηγίες { NAME($who, form: "genitive") }
guide-named = ο οδηγός «{ $guide }»


page-plates = Ταμπέλες, φύλλο { $n } από { $all }
page-seat-cards = Κάρτες θέσης
page-brief = Οδηγίες { NAME($who, form: "genitive") }
page-guide = Οδηγός: { $guide }
page-constitution = Το Σύνταγμα, σελίδα { $n } από { $all }


back-stasis = Στάση


code-of = Κωδικός QR για τη θέση { NAME($who, form: "genitive") }
plate-scan = Σαρώστε τον κωδικό για να πάρετε τη θέση σας. Κρατήστε αυτή την όψη για εσάς.
plate-type = Χωρίς κάμερα: ανοίξτε το <b>{ $address }</b> και γράψτε <code/>.
seat-card-scan = Σαρώστε τον για να πάρετε τη θέση σας, ή ανοίξτε το
seat-card-type = και γράψτε <code/>


brief-start = Στην αρχή
brief-none = Καμία οδηγία για { NAME($who, form: "accusative") }. Τι θέλουν, θα πρέπει να το αποφασίσουν μεταξύ τους.
brief-only = Μόνο για { NAME($who, form: "accusative") }.


guide-archon-title = Ο Άρχοντας
guide-archon-for = Για όποιον μιλά εξ ονόματος μιας παράταξης
guide-archon-opening = Μιλάτε και ψηφίζετε για την παράταξή σας. Το κινητό σας είναι η θέση σας: δείχνει τι σας ζητείται και κρατά μυστικό ό,τι είναι μυστικό. Όλα τα άλλα γίνονται ανάμεσα σε ανθρώπους.
guide-archon-phone = Το κινητό σας
guide-archon-phone-in = Είσοδος
guide-archon-phone-in-says = Σαρώστε τον κωδικό στην ταμπέλα σας ή γράψτε τα πέντε γράμματα της οθόνης προβολής.
guide-archon-phone-turn = Η σειρά σας
guide-archon-phone-turn-says = Δονείται, και ένα μόνο πράγμα στέκει στη μέση. Εκεί το αποφασίζετε.
guide-archon-phone-secrets = Μυστικά
guide-archon-phone-secrets-says = Η επιλογή σας είναι καλυμμένη. Κρατήστε πατημένο για να τη δείτε· αφήστε για να καλυφθεί.
guide-archon-phone-mind = Αλλαγή γνώμης
guide-archon-phone-mind-says = Μια προσφορά ή μια ψήφος αλλάζει μέχρι να φανερωθούν όλες.
guide-archon-phone-figures = Αριθμοί
guide-archon-phone-figures-says = Αγγίξτε οποιονδήποτε αριθμό: λέει από τι αποτελείται.
guide-archon-phone-question = Μια ερώτηση
guide-archon-phone-question-says = Από το μενού ρωτήστε τη Διεύθυνση. Η απάντηση έρχεται στο κινητό σας.
guide-archon-cycle = Ένας κύκλος του Συμβουλίου
guide-archon-cycle-prytanis = 1 Πρύτανης
guide-archon-cycle-prytanis-says = Προεδρεύουν οι πολίτες με την περισσότερη { CALLED("arete", "Αρετή") }. Την ισοπαλία τη λύνει η υπεροχή.
guide-archon-cycle-event = 2 Γεγονός
guide-archon-cycle-event-says = Ο Πρύτανης επιλέγει τόσα από τα ανοιχτά γεγονότα όσος είναι ο αριθμός της Πράξης.
guide-archon-cycle-debate = 3 Συζήτηση
guide-archon-cycle-debate-says = Μιλούν όλοι, και οι εξόριστοι και όσοι δεν είναι πολίτες. Ζητήστε τον λόγο από το κινητό.
guide-archon-cycle-support = 4 Υποστήριξη
guide-archon-cycle-support-says = Κρύψτε { CALLED("horses", "Άλογα") } για την Ιπποδρομία: τα περισσότερα κερδίζουν υποστήριξη ίση με τη Στάση. Στείλτε ήρωες να σας υποστηρίξουν.
guide-archon-cycle-vote = 5 Ψηφοφορία
guide-archon-cycle-vote-says = ΝΑΙ, ΟΧΙ ή τίποτα, μυστικά. Νικά η μεγαλύτερη ισχύς, όχι τα περισσότερα χέρια.
guide-archon-cycle-check = 6 Έλεγχος
guide-archon-cycle-check-says = Γεμάτη ημερήσια διάταξη συγκαλεί τη Συνέλευση· η πολλή Στάση φέρνει τη μάχη στους δρόμους.
guide-archon-vote = Τι ζυγίζει η ψήφος σας
guide-archon-vote-influence = Επιρροή
guide-archon-vote-influence-says = Η { CALLED("arete", "Αρετή") } σας και ό,τι μόνιμο προστίθεται σε αυτήν.
guide-archon-vote-support = Υποστήριξη
guide-archon-vote-support-says = Ήρωες, η Ιπποδρομία, παραχωρήσεις άλλων, νόμοι και κάρτες: για κάποιο διάστημα.
guide-archon-vote-none = Χωρίς ψήφο;
guide-archon-vote-none-says = Όποιος είναι εξόριστος ή όχι πολίτης παραχωρεί την επιρροή του σε μία άλλη παράταξη: πουλήστε την ακριβά.
guide-archon-vote-abstaining = Αποχή
guide-archon-vote-abstaining-says = Δεν μετρά για κανέναν. Όποιος απέχει πάντα δεν κερδίζει { CALLED("arete", "Αρετή") }.
guide-archon-streets = Όταν ξεσηκώνονται οι δρόμοι
guide-archon-streets-cards = Κάρτες
guide-archon-streets-cards-says = Τραβάτε κατά τη θέση σας στην { CALLED("arete", "Αρετή") }. Κάθε επιπλέον κάρτα κοστίζει μία { CALLED("tyche", "Τύχη") }.
guide-archon-streets-turns = Σειρές
guide-archon-streets-turns-says = Μια σειρά κρατά λίγα δευτερόλεπτα: τοποθετήστε μονάδες ή παίξτε μια κάρτα. Όποιος καθυστερεί πάει πάσο.
guide-archon-streets-battles = Μάχες
guide-archon-streets-battles-says = Ζάρια και μονάδες κρίνουν δεκατρείς τόπους. Ο νικητής της ημέρας ξαναγράφει ένα άρθρο.
guide-archon-last = Αν σβήσει το κινητό, τίποτα δεν χάνεται: οποιοδήποτε άλλο παίρνει τη θέση με τον κωδικό στην ταμπέλα σας.


guide-control-title = Η Διεύθυνση
guide-control-for = Για όποιον διευθύνει το παιχνίδι
guide-control-opening = Το μεγάλο κουμπί λέει πάντα τι θα κάνει μετά και, από κάτω, τι σημαίνει αυτό. Το πατά το πλήκτρο διαστήματος. Όλα τα άλλα απέχουν ένα πλήκτρο, ένα μενού ή ένα Ctrl K, και κάθε βήμα αναιρείται.
guide-control-before = Πριν ανοίξουν οι πόρτες
guide-control-before-check = Έλεγχος
guide-control-before-check-says = Ανοίξτε το «Πριν ξεκινήσετε» στο μενού του τραπεζιού: δίκτυο, οθόνη προβολής, ήχος, δίσκος, ρεύμα.
guide-control-before-projector = Οθόνη προβολής
guide-control-before-projector-says = Ανοίξτε τη σελίδα της στον υπολογιστή του προβολέα, σε πλήρη οθόνη. Μετά δεν χρειάζεται χέρια.
guide-control-before-seats = Θέσεις
guide-control-before-seats-says = Βάλτε τις ταμπέλες στη θέση τους. Τα κινητά τις σαρώνουν· όποιος δεν έχει παίζει σε χαρτί ή τάμπλετ.
guide-control-before-rehearse = Πρόβα
guide-control-before-rehearse-says = Αφήστε το πρόγραμμα να παίξει όλες τις θέσεις για έναν κύκλο και μετά αναιρέστε τον.
guide-control-keys = Πλήκτρα
guide-control-keys-space = Διάστημα
guide-control-keys-space-says = Το επόμενο βήμα. Όπου πρέπει πρώτα να αποφασίσει κάποιος, ανοίγει την απόφαση.
guide-control-keys-pause = P
guide-control-keys-pause-says = Παύση αμέσως· πείτε μετά το γιατί. Ξανά P, και συνεχίζει.
guide-control-keys-back = Ctrl Z
guide-control-keys-back-says = Αναίρεση του τελευταίου βήματος· πρώτα λέει τι χάνεται.
guide-control-keys-find = Ctrl K
guide-control-keys-find-says = Βρείτε κάθε ενέργεια με το όνομά της.
guide-control-keys-seats = 1 έως 9
guide-control-keys-seats-says = Ανοίγουν μια θέση. Το A ανακοινώνει, το Q απαντά σε ερωτήσεις, το S ρυθμίζει την οθόνη προβολής.
guide-control-keys-all = ?
guide-control-keys-all-says = Όλα τα πλήκτρα.
guide-control-phases = Σε κάθε φάση
guide-control-phases-prytanis = Πρύτανης, Γεγονός
guide-control-phases-prytanis-says = Το διάστημα πάει παρακάτω. Αποφασίστε στη θέση όποιου λείπει.
guide-control-phases-debate = Συζήτηση
guide-control-phases-debate-says = Δώστε τον λόγο από τη λίστα· δίπλα παρατείνετε το χρονόμετρο.
guide-control-phases-support = Υποστήριξη
guide-control-phases-support-says = Βλέπετε ποιος κλείδωσε, ποτέ τι. Αποκαλύψτε όταν είναι όλοι έτοιμοι.
guide-control-phases-vote = Ψηφοφορία
guide-control-phases-vote-says = Διαβάστε την επιλογή δυνατά, περιμένετε τις σφραγίδες, αποκαλύψτε. Αντί γι’ αυτό μετριούνται και χέρια.
guide-control-phases-check = Έλεγχος
guide-control-phases-check-says = Κοιτάξτε τις προειδοποιήσεις δεξιά: καθεμία έχει και τι βοηθά.
guide-control-phases-streets = Δρόμοι
guide-control-phases-streets-says = Οι σειρές τρέχουν μόνες τους. Κάντε παύση αν η αίθουσα φωνάζει πιο δυνατά από το χρονόμετρο.
guide-control-wrong = Όταν κάτι πάει στραβά
guide-control-wrong-phone = Ένα κινητό χαλά
guide-control-wrong-phone-says = Ανοίξτε τη θέση, δείξτε τον κωδικό της, να τον σαρώσει άλλο κινητό.
guide-control-wrong-figure = Λάθος αριθμός
guide-control-wrong-figure-says = Αγγίξτε τον, διορθώστε τον, επιλέξτε την αιτία.
guide-control-wrong-vote = Λάθος ψηφοφορία
guide-control-wrong-vote-says = Ακυρώστε την ψηφοφορία ή αναιρέστε το βήμα. Από το ημερολόγιο δεν σβήνεται ποτέ τίποτα.
guide-control-wrong-projector = Η οθόνη προβολής είναι μαύρη
guide-control-wrong-projector-says = Το λέει η προειδοποίηση: φέρτε τη σελίδα της μπροστά ή ανοίξτε την ξανά.
guide-control-wrong-laptop = Ο φορητός σβήνει
guide-control-wrong-laptop-says = Ξεκινήστε το πρόγραμμα στον ίδιο φάκελο ή στον εφεδρικό υπολογιστή: το παιχνίδι συνεχίζεται.
guide-control-last = Στην αμφιβολία: παύση, απόφαση δυνατά, γράψτε την αιτία, συνέχεια.
