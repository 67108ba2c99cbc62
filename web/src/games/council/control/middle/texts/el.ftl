### Τι λέει το μέσο της οθόνης της Διεύθυνσης, με τις τράπουλες, τους αριθμούς και τις θέσεις.

## Ημερήσια διάταξη και Συνέλευση

motion-kind = { $kind } · { $source }
agenda-read-now = Ανάγνωση τώρα
agenda-none = Καμία πρόταση στην ημερήσια διάταξη.
assembly-agenda = Η ημερήσια διάταξη
assembly-sum = <b>{ $adopted }</b> εγκρίθηκαν, <b>{ $rejected }</b> απορρίφθηκαν, <b>{ $left }</b> απομένουν
assembly-last-and-next = Προηγούμενη και επόμενη
assembly-read-next = Επόμενη πρόταση
assembly-all-decided = Όλες οι προτάσεις αυτής της Συνέλευσης έχουν κριθεί.
away-assembly = Οι Άρχοντες λείπουν. Η ημερήσια διάταξη γέμισε: σε αυτόν τον γύρο συνέρχεται η Συνέλευση.
away-council = Οι Άρχοντες λείπουν. Το Συμβούλιο συνεδριάζει ξανά όταν η Διεύθυνση ξεκινήσει τον επόμενο Γύρο συμβουλίου.
away-agenda = Ημερήσια διάταξη της Συνέλευσης

## Αλλάζει ένα άρθρο

amend-articles = Άρθρα
amended-article = Άρθρο { $number }. { $title }
amended-unobeyed = Το πρόγραμμα δεν τηρεί τίποτα από αυτό: ό,τι όριζε το άρθρο το αποφασίζει πλέον η Διεύθυνση.

## Η ψηφοφορία

pick-yes = Ναι
pick-no = Όχι
pick-abstain = Αποχή
strength-yes = Ισχύς του Ναι
strength-no = Ισχύς του Όχι
strength-abstain = Ισχύς όσων απείχαν
vote-strength-of = Ισχύς { NAME($who, form: "genitive") }
locked-voted = <b>{ $locked }</b> από { $all } έχουν ψηφίσει
locked-picked = <b>{ $locked }</b> από { $all } έχουν επιλέξει
locked-bid = <b>{ $locked }</b> από { $all } έχουν κλειδώσει προσφορά
locked-absent = , { $n ->
    [one] 1 απών
   *[other] { $n } απόντες
}
locked-seat-in = { $who }: έτοιμοι. Άνοιγμα της θέσης.
locked-seat-absent = { $who }: απόντες. Άνοιγμα της θέσης.
locked-seat-missing = { $who }: λείπουν ακόμη. Άνοιγμα της θέσης.

## Μάχες

battle-number = Μάχη { $number } από { $of }
battle-on-map = Η μάχη δόθηκε στον χάρτη…
battle-on-map-says = Ποιος κρατά τον τόπο και ποιος έριξε 13· δεν ζητούνται ζάρια.
battle-now = επόμενη
battle-fought = κρίθηκε
battle-adding = { $who }, +{ $n } στη ζαριά
battle-fight-next = Αυτή πρώτα
battle-none = Πουθενά δεν συναντιούνται δύο παρατάξεις: δεν υπάρχει μάχη να δοθεί.

## Πριν και κατά την ανάπτυξη

camps = Τα στρατόπεδα
camps-faction = Παράταξη
camps-cards = Κάρτες
camps-mobs = Όχλοι
camps-military = Στρατιώτες
camps-cards-from = Από πού οι κάρτες (απομένουν { $left })
camps-mobs-from = Από πού οι όχλοι
camps-heroes = Ήρωες
camps-ready = Έτοιμοι
camps-act-ready = { $who }: έτοιμοι. Ενεργήστε για λογαριασμό τους.
camps-act-not-ready = { $who }: όχι έτοιμοι. Ενεργήστε για λογαριασμό τους.
camps-mobs-of = Όχλοι { NAME($who, form: "genitive") }
camps-military-of = Στρατιώτες { NAME($who, form: "genitive") }
deploy-stalled = Όλοι πήγαν πάσο δύο φορές στη σειρά.

## Τι θα συμβεί

outcome = Τι θα συμβεί
outcome-take-in-title = Επαναφορά της γραμμής
outcome-take-in-says = Τελικά θα συμβεί: { $says }
outcome-take-in-go = Επαναφορά
outcome-strike-title = Διαγραφή της γραμμής
outcome-strike-says = Δεν θα συμβεί: { $says }
outcome-strike-go = Διαγραφή
outcome-changed = Άλλαξε: { $why }
outcome-prytanis-names = Ποιον αφορά το ορίζει ο Πρύτανης.
outcome-control-names = Ποιον αφορά το ορίζει η Διεύθυνση.
outcome-change = Αλλαγή
outcome-take-in = Επαναφορά
outcome-strike = Διαγραφή
outcome-nothing = Δεν συμβαίνει τίποτα.

## Ο Έλεγχος

check-assembly = Συνέλευση
check-stasis = Στάση
check-next = Τι ακολουθεί

## Τα γεγονότα και οι τράπουλές τους

choose-events = Προς επιλογή { $n ->
    [one] 1 γεγονός
   *[other] { $n } γεγονότα
}, βάσει: { $reason }.
decks-open = Δείτε την, μετακινήστε κάρτες, ανακατέψτε
decks-count = { $n ->
    [one] 1 κλειστή κάρτα
   *[other] { $n } κλειστές κάρτες
}, { $discarded ->
    [one] 1 πεταμένη
   *[other] { $discarded } πεταμένες
}
decks-left = ακόμη { $n }
decks-empty-place = Κενή θέση.
decks-run-out = Κενή θέση. Η τράπουλα εξαντλήθηκε.
docket-waiting = Δεν τέθηκε ακόμη
docket-called = Ενώπιον του Συμβουλίου
docket-passed = Εγκρίθηκε
docket-defaulted = Δεν πέρασε τίποτα
docket-dropped = Εγκαταλείφθηκε
card-default = Αν δεν περάσει τίποτα
card-motion = , πρόταση
card-crisis = , Κρίση
card-failed = απορρίφθηκε
card-nothing = Δεν συμβαίνει τίποτα

## Ο Πρύτανης

election-secret = Κάθε Άρχοντας με δικαίωμα ψήφου επιλέγει μυστικά τον Πρύτανη, με την ισχύ ψήφου της παράταξής του.
election-secret-by = Κάθε Άρχοντας με δικαίωμα ψήφου επιλέγει μυστικά τον Πρύτανη, με την ισχύ ψήφου της παράταξής του ({ $reason }).
election = Η εκλογή
election-votes-for = Ψήφοι για { NAME($who, form: "accusative") }
election-abstained = Αποχή:
presiding-tied = Ισοψηφία
presiding-prytanis = Πρύτανης
presiding-by = βάσει: { $reason }
presiding-arete = Αρετή
presiding-arete-of = Αρετή { NAME($who, form: "genitive") }
presiding-nobody = Κανείς δεν προεδρεύει.

## Η συζήτηση

speakers = Ομιλητές
speakers-floor = Ο λόγος
speakers-given-by = τον δίνουν { NAME($who, form: "the") }
speakers-has-spoken = Μίλησε
speakers-give = Δώστε τον λόγο
speakers-lower-of = Κατεβάστε το χέρι { NAME($who, form: "genitive") }
speakers-lower = Κατεβάστε το χέρι
speakers-none = Κανείς δεν ζήτησε τον λόγο.

## Ισχύς ψήφου

strength-horses = Άλογα
strength-grant = { $n } { NAME($who, form: "dative") }
strength-of = Ισχύς ψήφου { NAME($who, form: "genitive") }

## Λάφυρα και βαθμολογία

spoils-to = { NAME($who, form: "dative") }
spoils-none = Κανένας ειδικός τόπος δεν αποφέρει κάτι.
spoils-dice = <b>{ $who }</b>: { $what }
score-rule = Κανόνας { $rule }
score-winner = Ποιος κερδίζει τη Στάση
score-name-winner = Ορίστε νικητή:
score-wins = Κερδίζει τη Στάση
score-tied = ισοπαλία

## Ανοιχτή τράπουλα

card-goes = Πού πηγαίνει η κάρτα «{ $title }»
card-hand = «{ $title }» σε χέρι παίκτη
card-to-hand = Σε χέρι παίκτη…
way-up = Ανοιχτή
way-says-up = Ό,τι βρίσκεται εκεί επιστρέφει στην κορυφή.
way-top = Στην κορυφή
way-says-top = Τραβιέται πρώτη.
way-bottom = Στον πάτο
way-says-bottom = Τραβιέται τελευταία.
way-into = Ανακάτεμα
way-says-into = Κάπου μέσα στην τράπουλα· κανείς δεν ξέρει πού.
way-discard = Απόρριψη
way-says-discard = Στις πεταμένες.
deal = Μοίρασμα
deal-cards = { $n ->
    [one] Μοίρασμα 1 κάρτας
   *[other] Μοίρασμα { $n } καρτών
}
deal-take = { $n ->
    [one] Αφαίρεση 1 κάρτας
   *[other] Αφαίρεση { $n } καρτών
}
deal-to = Μοίρασμα σε
deal-how-many = Πόσες· αριθμός κάτω από 0 τις αφαιρεί
deal-fewer = Αριθμός κάτω από 0 αφαιρεί κάρτες
deck-lies-open = Ανοιχτή τράπουλα: <b>{ $deck }</b>
deck-close = Κλείσιμο
deck-shut = Η τράπουλα είναι κλειστή.
deck-counts = { $n ->
    [one] 1 κλειστή κάρτα
   *[other] { $n } κλειστές κάρτες
}, { $discarded ->
    [one] 1 πεταμένη
   *[other] { $discarded } πεταμένες
}.
deck-opening = Τις κάρτες της τις δείχνει μόνο αυτή η οθόνη. Το Ημερολόγιο λέει σε όλους ότι η Διεύθυνση άνοιξε την τράπουλα, τι μετακινήθηκε και γιατί.
deck-open = Άνοιγμα της τράπουλας
deck-stasis = Κάρτες Στάσης
deck-act = Τράπουλα: { $deck }…
deck-act-says = Μία από τις τράπουλες: δείτε την, μετακινήστε κάρτες, ανακατέψτε, μοιράστε· το Ημερολόγιο το καταγράφει.
pile-up = Ανοιχτή
pile-draw = Κλειστές: { $n }, πρώτα η επόμενη
pile-discard = Πεταμένες: { $n }, πρώτα η τελευταία
pile-next = Επόμενη
pile-not-found = Δεν υπάρχει τέτοια κάρτα σε αυτή την τράπουλα.
pile-empty = Η τράπουλα είναι άδεια.

## Αριθμοί

figure-stasis = Στάση
figure-wrath = Θεϊκή Οργή
figure-of = { $figure } { NAME($who, form: "genitive") }
figure-why = { $figure }: { $value }. Αιτιολόγηση και αλλαγή.
figure-stands-at = Τώρα
history = Πώς άλλαξε
history-none = Δεν άλλαξε τελευταία.

## Οι αριθμοί μιας θέσης

seat-figures-of = Αριθμοί { NAME($who, form: "genitive") }
seat-influence = Επιρροή
seat-set = Ορισμός
seat-set-of = Ορισμός: { $figure }
seat-support = Υποστήριξη
seat-add = Προσθήκη…
seat-take-away = Αφαίρεση
seat-strength = Ισχύς ψήφου
seat-grants = Παραχώρηση: { $n } { NAME($who, form: "dative") }.
seat-grants-fixed = Παραχώρηση: { $n } { NAME($who, form: "dative") }, κλειδωμένη για αυτή τη φάση.
seat-heroes = Ήρωες
seat-standing = Ιδιότητα πολίτη και εξορία…
