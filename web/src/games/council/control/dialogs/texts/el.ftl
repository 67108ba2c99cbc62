### Τι διαβάζει και τι ρωτιέται η Διεύθυνση στους διαλόγους, και σε κάρτα που γράφει.


enter-and-reveal = Καταχώριση και αποκάλυψη
no-vote = Δεν γίνεται καμία ψηφοφορία.
article-title = Άρθρο { $number }. { $title }
hold-faction = { NAME($who, form: "the") }
hold-article = το άρθρο { $number }
hold-law = ο νόμος «{ $title }»


agenda-title = Ημερήσια διάταξη της Συνέλευσης
agenda-count = { $count } από { $full } προτάσεις.
agenda-count-reason = { $count } από { $full } προτάσεις ({ $reason }).
agenda-announced = Έχει αναγγελθεί Συνέλευση για τον επόμενο Γύρο διπλωματίας.
agenda-add = Προσθήκη πρότασης…
agenda-empty = Καμία πρόταση ακόμη. Έρχονται από κάρτες που υπερψηφίζονται, από Άρχοντες και από εσάς.


bids-title = Προσφορές από την αίθουσα
bids-how = Όλες οι προσφορές αποκαλύπτονται μόλις τις καταχωρίσετε. Ένα κενό πεδίο κρατά ό,τι κλείδωσε ο Άρχοντας στο κινητό του, ή μετρά για καμία.
bids-has = { $horses ->
    [one] 1 { CALLED("horses", "Άλογο") }
   *[other] { $horses } { CALLED("horses", "Άλογα") }
}
bids-locked-has = { $horses ->
    [one] κλειδωμένη· 1 { CALLED("horses", "Άλογο") }
   *[other] κλειδωμένη· { $horses } { CALLED("horses", "Άλογα") }
}


card-form-title = Γραφή κάρτας
card-go = Τοποθέτηση της κάρτας
card-deck = Τράπουλα
card-where = Πού. { $says }
card-title = Τίτλος
card-question = Τι ρωτιέται το Συμβούλιο
card-options = Επιλογές, 1 έως 4· η καθεμία ψηφίζεται χωριστά
card-add-option = Άλλη επιλογή
card-as-motion = Να γίνει πρόταση
card-put = Να τεθεί στη Συνέλευση
card-otherwise = Αν δεν εγκριθεί τίποτα
card-otherwise-hint = Μία πρόταση· κενό αν δεν συμβαίνει τίποτα
card-otherwise-label = Τι συμβαίνει αν δεν εγκριθεί τίποτα
card-preview = Όπως θα φαίνεται στο τραπέζι
option-hint = Λίγες λέξεις, σαν εντολή: Δελτίο στα πηγάδια
option-label = Επιλογή { $number }
option-remove = Αφαίρεση
option-text-hint = Μία πρόταση για το τι σημαίνει (προαιρετικά)
option-text-label = Τι σημαίνει η επιλογή { $number }


effect-kind = Αποτέλεσμα
effect-figure = Αριθμός
effect-amount = Κατά πόσο
effect-target = Ποιον πλήττει
effect-until = Μέχρι πότε
effect-source = Από πού προέρχεται η υποστήριξη
effect-title = Τίτλος
effect-task = Τι πρέπει να κάνει η Διεύθυνση
effect-text = Κείμενο
effect-remove = Αφαίρεση αυτού του αποτελέσματος
effect-add = Προσθήκη αποτελέσματος
kind-change = Αριθμός ανεβαίνει ή πέφτει
kind-stasis = Αριθμός Στάσης
kind-wrath = Θεϊκή Οργή
kind-support = Υποστήριξη για ένα διάστημα
kind-exile = Εξορία
kind-recall = Ανάκληση από την εξορία
kind-enfranchise = Απόδοση ιδιότητας πολίτη
kind-disenfranchise = Αφαίρεση ιδιότητας πολίτη
kind-supremacy = Απόδοση Υπεροχής
kind-motion = Πρόταση στην ημερήσια διάταξη
kind-article = Νέο άρθρο
kind-law = Ανακήρυξη νόμου
kind-task = Κάτι για τη Διεύθυνση
target-prytanis = τον Πρύτανη
target-highest-arete = όποιον έχει την υψηλότερη { CALLED("arete", "Αρετή") }
target-lowest-arete = όποιον έχει τη χαμηλότερη { CALLED("arete", "Αρετή") }
target-voted-yes = όσους ψήφισαν ΝΑΙ
target-voted-no = όσους ψήφισαν ΟΧΙ
target-abstained = όσους απείχαν
target-citizens = όλους τους πολίτες
target-non-citizens = όλους τους μη πολίτες
target-exiles = όλους τους εξόριστους
target-everyone = όλους
target-prytanis-chooses = μια παράταξη που ορίζει ο Πρύτανης
target-control-chooses = μια παράταξη που ορίζει η Διεύθυνση


preview-title = Τίτλος
preview-text = Τι ρωτιέται το Συμβούλιο.
preview-change = { $figure } { $amount } για { NAME($to, form: "accusative") }
preview-stasis = Στάση { $amount }
preview-wrath = Θεϊκή Οργή { $amount }
preview-support = Υποστήριξη { $amount } για { NAME($to, form: "accusative") }, { $until }
preview-exile = Εξορία για { NAME($to, form: "accusative") }
preview-recall = Επιστροφή από την εξορία για { NAME($to, form: "accusative") }
preview-enfranchise = Ιδιότητα του πολίτη για { NAME($to, form: "accusative") }
preview-disenfranchise = Απώλεια της ιδιότητας του πολίτη για { NAME($to, form: "accusative") }
preview-supremacy = Υπεροχή για { NAME($to, form: "accusative") }
preview-motion = Το «{ $title }» μπαίνει στην ημερήσια διάταξη της Συνέλευσης.
preview-article = Το «{ $title }» γίνεται άρθρο: { $text }
preview-law = Το «{ $title }» γίνεται νόμος: { $text }


change-title = Ένα άρθρο
change-go = Να ισχύσει
change-new-text = Το νέο κείμενο
change-own-text = Δικό σας κείμενο
change-unobeyed = Το πρόγραμμα δεν μπορεί να το εφαρμόσει: ό,τι όριζε το άρθρο περνά στη Διεύθυνση.
change-gone = Αυτό το άρθρο δεν υπάρχει πια στο Σύνταγμα.


constitution-title = Σύνταγμα και νόμοι
constitution-articles = Άρθρα
constitution-add = Προσθήκη άρθρου…
constitution-change = Αλλαγή…
constitution-repeal = Κατάργηση…
constitution-no-articles = Κανένα άρθρο.
constitution-laws = Νόμοι
constitution-proclaim = Ανακήρυξη νόμου…
constitution-no-laws = Δεν έχει ανακηρυχθεί νόμος.
repeal-article-title = Κατάργηση του άρθρου { $number }
repeal-article-says = Το «{ $title }» φεύγει από το Σύνταγμα· τα επόμενα άρθρα ανεβαίνουν. Ό,τι όριζε επιστρέφει σε όσα ίσχυαν πριν από αυτό.
repeal-article-go = Κατάργηση του άρθρου
repeal-law-title = Κατάργηση: «{ $title }»
repeal-law-says = Ο νόμος παύει αμέσως, μαζί με ό,τι εφάρμοζε από αυτόν το πρόγραμμα.
repeal-law-go = Κατάργηση του νόμου


correct-title = Διόρθωση των δρόμων
correct-what = Τι διορθώνεται
correct-units = Μονάδες
correct-hero = Ένας ήρωας
correct-colossus = Ο Κολοσσός


count-title = Ανάταση χεριών
count-how = { $title }: <b>{ $label }</b>. Καταχωρίστε την ισχύ που μετρήθηκε για το ΝΑΙ και για το ΟΧΙ· αποκαλύπτεται αμέσως, και ό,τι επιλέχθηκε στα κινητά δεν μετρά.
count-yes = ΝΑΙ
count-no = ΟΧΙ
count-above = Είναι περισσότερο από όσο ζυγίζουν όλοι όσοι ψηφίζουν: { $all }. Μετρήστε ξανά ή δηλώστε ότι είναι σωστό.
count-sure = Είναι σωστό, αν και είναι περισσότερο από { $all }


decks = Τράπουλες
deck-reason = Αιτιολογία, για το Ημερολόγιο
deck-shuffle = Ανακάτεμα
deck-reshuffle = Ανακάτεμα και των πεταμένων
deck-unsaid = Δώστε πρώτα αιτιολογία: μετά οι κάρτες μοιράζονται και μετακινούνται.
deck-usual = Συνηθισμένες αιτιολογίες
deck-find-hint = Αναζήτηση κάρτας με τον τίτλο ή με ό,τι κάνει
deck-find = Αναζήτηση κάρτας
deck-close = Κλείσιμο της τράπουλας


edit-wrong = Γράψτε έναν ακέραιο, από 0 και πάνω.
edit-why = Γιατί είναι έτσι
edit-history = Πώς άλλαξε
edit-set = Νέα τιμή
edit-set-influence = Νέα τιμή: ό,τι προστίθεται στην { CALLED("arete", "Αρετή") }
edit-five-less = Πέντε λιγότερα
edit-one-less = Ένα λιγότερο
edit-one-more = Ένα περισσότερο
edit-five-more = Πέντε περισσότερα
edit-value = Νέα τιμή
edit-leave = Να μείνει
edit-set-to = Ορισμός σε { $to }


figures-title = Όλοι οι αριθμοί
figures-lately = Τι άλλαξε πρόσφατα
counters-names = Ονόματα…
counters-title = Πώς λέγονται τα μεγέθη
counters-says = Το δικό σας όνομα εμφανίζεται από εδώ και πέρα σε όλες τις οθόνες· το κενό πεδίο σημαίνει το συνηθισμένο. Ό,τι δεν εμφανίζεται εξακολουθεί να μετρά στους κανόνες.
counters-shown = εμφανίζεται
counters-go = Χρήση των ονομάτων
figures-city = Στάση <stasis/> από { $threshold }, Θεϊκή Οργή <wrath/>
figures-of-all = Αριθμοί όλων των παρατάξεων
figures-influence = Επιρροή
figures-together = Σύνολο


give-title = Παράδοση μαρκών { NAME($who, form: "genitive") }
give-go = Παράδοση
give-to = Προς
give-what = Τι
give-most = { $what } (το πολύ { $most })
give-amount = Πόσα


law-title = Ανακήρυξη νόμου
law-go = Ανακήρυξη
law-by = Από ποιον Αξιωματούχο (κενό: Διεύθυνση)
article-new-title = Νέο άρθρο
article-go = Να μπει στο Σύνταγμα
article-place = Μπαίνει στο τέλος, ή στη θέση του άρθρου που ρυθμίζει το ίδιο.


motion-title = Μια πρόταση
motion-reworded = Με άλλα λόγια: η πρόταση { NAME($who, form: "genitive") }
motion-admit = Αποδοχή με αυτά τα λόγια
motion-go = Στην ημερήσια διάταξη
motion-kind = Τι γίνεται αν εγκριθεί
motion-kind-article = Άρθρο
motion-kind-alternative = Έτοιμο κείμενο
motion-kind-law = Νόμος
motion-kind-deed = Κάτι που πρέπει να γίνει
motion-place = Η θέση του στο Σύνταγμα
motion-new-place = Στο τέλος, ή στη θέση του άρθρου που ρυθμίζει το ίδιο
motion-in-place = Στη θέση του { $number }. { $title }
motion-deed = Αν εγκριθεί, το αναλαμβάνει η Διεύθυνση και το σημειώνει όταν γίνει.


office-prytanis = Ορισμός Πρύτανη
office-prytanis-says = Αυτή η παράταξη προεδρεύει ως το τέλος του κύκλου, όποια { CALLED("arete", "Αρετή") } κι αν έχει.
office-supremacy = Παράδοση της Υπεροχής
office-supremacy-says = Ο Άρχοντάς της επιλέγει Πρύτανη ανάμεσα στους ισόπαλους.
office-supremacy-nobody = Κανένας
office-tie-breaker = Ποιος λύνει τις ισοψηφίες
office-tie-breaker-says = Ο Άρχοντάς της αποφασίζει στην ισοψηφία· αν δεν οριστεί κανείς, η Διεύθυνση.
office-tie-breaker-nobody = Διεύθυνση


revise-title = Αλλαγή της γραμμής
revise-gone = Αυτή η γραμμή δεν υπάρχει πια.
revise-amount = Ποσό· αριθμός κάτω από 0 το μειώνει


reword-title = Αναδιατύπωση της πρότασης
reword-go = Αναδιατύπωση
reword-says = Ό,τι θα εφάρμοζε από αυτήν το πρόγραμμα μένει όπως γράφτηκε.


seat-prytanis = Πρύτανης
seat-supremacy = Υπεροχή
seat-breaks-ties = Λύνει ισοψηφίες
seat-share = Μοίρασμα των ζαριών τους…
seat-play = Παίξτε τη σειρά τους…
seat-give = Παράδοση μαρκών σε άλλη παράταξη…
seat-extra = Περισσότερος χρόνος
seat-extra-says = Όταν τελειώσει ο χρόνος και αυτή η θέση δεν έχει επιλέξει, το ρολόι συνεχίζει για τόσο, αλλά ποτέ περισσότερο απ’ όσο χρειάζεται. Το λέει μόνο το δικό της κινητό.
seat-extra-none = κανένας
seat-extra-s = +{ $seconds } δ
seat-streets = Στους δρόμους
seat-reserve = Σε εφεδρεία { $mobs ->
        [one] 1 όχλος
       *[other] { $mobs } όχλοι
    } και { $military ->
        [one] 1 μονάδα στρατιωτών
       *[other] { $military } μονάδες στρατιωτών
    }, { $placed } στους χάρτες, { $cards ->
        [one] 1 κάρτα
       *[other] { $cards } κάρτες
    }.
seat-correct = Διόρθωση των μονάδων τους…


split-title = Διαίρεση της πρότασης
split-go = Να γίνουν { $number } προτάσεις
split-says = Η πρώτη κρατά ό,τι θα εφάρμοζε το πρόγραμμα από το «{ $title }»· οι άλλες είναι κείμενα του ίδιου είδους.
split-how-many = Πόσες
split-part-title = Τίτλος του μέρους { $number }
split-part-text = Κείμενο του μέρους { $number }


heroes-title = Ήρωες { NAME($who, form: "genitive") }
heroes-which = Ποιος ήρωας
heroes-new = Νέος ήρωας
heroes-name = Το όνομά του
heroes-fate = Τύχη
heroes-alive = Ζωντανός
heroes-dead = Νεκρός
heroes-value = Αξία
heroes-owner = Σε ποιον ανήκει
heroes-go = Ορισμός: { $hero }
heroes-add = Προσθήκη του ήρωα
heroes-in-stasis = Σε μια Στάση οι ήρωες διορθώνονται στους δρόμους: σε έναν τόπο, σε εφεδρεία, ασφαλείς ή νεκροί.
standing-title = Θέση { NAME($who, form: "genitive") }
standing-go = Ορισμός
standing-says = Οι πολίτες ψηφίζουν, εκτός αν είναι εξόριστοι. Όποιος δεν ψηφίζει μπορεί να παραχωρήσει την επιρροή του.
standing-article = Ποιοι είναι πολίτες το ορίζει τώρα: { $article }.
standing-citizenship = Ιδιότητα του πολίτη
standing-citizens = Πολίτες
standing-no-citizens = Μη πολίτες
standing-exile = Εξορία
standing-in-city = Στην πόλη
standing-exiled = Εξόριστοι


support-title = Υποστήριξη για { NAME($who, form: "accusative") }
support-go = Παροχή υποστήριξης
support-amount = Πόση
support-until = Για πόσο
support-source = Από πού προέρχεται, όπως το λέει ο αριθμός


voters-title = Αρχείο ψήφων
voters-says = Όποιος απέχει συστηματικά δεν πρέπει να παίρνει { CALLED("arete", "Αρετή") }.
voters-faction = Παράταξη
voters-yes = Ναι
voters-no = Όχι
voters-abstain = Αποχή
voters-last = Τελευταίες ψήφοι, η πιο πρόσφατη δεξιά


votes-title = Ψήφοι από την αίθουσα
votes-how = { $title }: <b>{ $label }</b>. Όλες οι ψήφοι αποκαλύπτονται μόλις τις καταχωρίσετε. Μια κενή σειρά κρατά ό,τι επέλεξε ο Άρχοντας στο κινητό του, ή απέχει. Τα Ν, Ο και Α επιλέγουν και πάνε στην επόμενη σειρά.
votes-key-yes = ν
votes-key-no = ο
votes-key-abstain = α
votes-yes = Ναι
votes-no = Όχι
votes-abstain = Απέχουν
votes-in = ψήφισαν
