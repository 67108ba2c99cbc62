### Τι λέει το μέσο της οθόνης της Διεύθυνσης, με τις τράπουλες, τους αριθμούς, τις θέσεις και τους δρόμους.

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
docket-defaulted = Δεν εγκρίθηκε τίποτα
docket-dropped = Εγκαταλείφθηκε
card-default = Αν δεν εγκριθεί τίποτα
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
presiding-arete = { CALLED("arete", "Αρετή") }
presiding-arete-of = { CALLED("arete", "Αρετή") } { NAME($who, form: "genitive") }
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
speakers-next = Επόμενοι
speakers-day = Πόσο μίλησε η καθεμία σήμερα
speakers-sum = { $length }, { $n ->
    [one] μία φορά
   *[other] { $n } φορές
  }

## Ισχύς ψήφου

strength-horses = { CALLED("horses", "Άλογα") }
strength-grant = { $n } { NAME($who, form: "dative") }
strength-of = Ισχύς ψήφου { NAME($who, form: "genitive") }
strength-now = Ώσπου να ανοίξει η ψηφοφορία οι Άρχοντες στέλνουν Ήρωες και παραχωρούν επιρροή.

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
deck-stasis = { CALLED("stasis_cards", "Κάρτες Στάσης") }
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

## Φόρμες στους δρόμους

back = Πίσω
nobody = Κανείς
correct-nothing = Τίποτα προς διόρθωση
correct-go = Διόρθωση

## Μονάδες και τόποι

units-mobs = { $n ->
    [one] 1 όχλος
   *[other] { $n } όχλοι
}
units-military = { $n ->
    [one] 1 στρατιώτης
   *[other] { $n } στρατιώτες
}
reserve-cards = Κάρτες
place-correct = { $place }: διόρθωση μονάδων
place-contested = Διεκδικείται
place-barricade = Οδόφραγμα
place-barricade-of = Οδόφραγμα { NAME($who, form: "genitive") }
place-colossus = Εδώ στέκεται ο Κολοσσός: κανένας πόντος νίκης
place-colossus-move = Ο Κολοσσός. Μετακίνηση.
place-held = Τον κρατούν
place-held-by = Τον κρατούν { NAME($who, form: "the") }
map-held-by = Τον κρατούν ολόκληρο { NAME($who, form: "the") }
stages = Η Στάση

## Η σειρά στην ανάπτυξη

turn-now = { $who }, παίζουν τώρα
turn-next = { $who }, επόμενοι
turn-is-next = μετά
turn-last-actions = { $n ->
    [one] Η τελευταία κίνηση
   *[other] { $n } τελευταίες κινήσεις
}
turn-units = <b>{ $n ->
    [one] 1 μονάδα
   *[other] { $n } μονάδες
}</b> ανά σειρά
turn-empty = <b>{ $n ->
    [one] 1 τόπος
   *[other] { $n } τόποι
}</b> { $n ->
    [one] άδειος
   *[other] άδειοι
}
place-units = Τοποθέτηση μονάδων
place-with = με: { $hero } { $value }
place-say-where = Επιλέξτε τόπο
place-go = { $units } → { $place }

## Ένα χέρι καρτών Στάσης

hand-cards = { $n ->
    [one] 1 { CALLED("stasis_cards", "κάρτα Στάσης") }
   *[other] { $n } { CALLED("stasis_cards", "κάρτες Στάσης") }
}
hand-show = Εμφάνιση
hand-cover = Κάλυψη
hand-covered = Καλυμμένες
hand-not-now = Δεν μπορεί να παιχτεί τώρα.
hand-play = Παίξτε την
hand-no-target = Δεν υπάρχει επιτρεπτός στόχος.
hand-discard = Απόρριψη ως κίνησή τους

## Ζάρια που ρίχτηκαν με το χέρι

dice-for = Ζάρια: { $what }
dice-all-in = Μπήκαν όλα τα ζάρια: το πλήκτρο Enter τα καταχωρίζει.
dice-type = Τα ρίξατε στο τραπέζι; Πληκτρολογήστε τι δείχνουν τα ζάρια (E).
dice-to-go = { $n ->
    [one] Απομένει 1 ζάρι.
   *[other] Απομένουν { $n } ζάρια.
}
dice-enter = Καταχώριση ζαριών
die-of = { $who }, ζάρι { $n }
die-tyche-of = { $who }, ζάρι { CALLED("tyche", "Τύχης") }
die-tyche = Ζάρι { CALLED("tyche", "Τύχης") }

## Μια μάχη

sides = Οι πλευρές
sides-side = Πλευρά
sides-adds = Συν
sides-dice = Ζάρια
sides-tyche = { CALLED("tyche", "Τύχη") }
sides-total = Σύνολο
sides-fate = Έκβαση
sides-odds = Κρατά τον τόπο, <i>{ $basis }</i>
sides-thirteen = Ένα 13
sides-what-add = Τι προσθέτουν { NAME($who, form: "the") }
sides-total-of = Σύνολο { NAME($who, form: "genitive") }
sides-nobody = Κανείς δεν τον κρατά
fate-holds = Τον κρατά
fate-beaten = Ηττήθηκε
fate-tied = Ισοπαλία
fate-thirteen = Έριξε 13
tyche-awaited = αναμένεται· επιλέξτε…
tyche-settled = κρίθηκε
tyche-none = καμία
captives = Αιχμάλωτοι
captive = <b>{ $hero }</b>, ήρωας { NAME($who, form: "genitive") }
captive-executed = εκτελέστηκε
captive-spared = του χαρίστηκε η ζωή
captive-judged-by = κρίνουν { NAME($who, form: "the") }

## Πώς προχωρούν οι μάχες και τα λάφυρα

pace = Ρυθμός
pace-step = Βήμα
pace-seconds = { $n } δ.
pace-waits = Οι μάχες και τα λάφυρα περιμένουν τη Διεύθυνση
pace-every = Οι μάχες και τα λάφυρα προχωρούν κάθε { $n } δευτερόλεπτα

## Μάχη ή πόλη από τον πραγματικό χάρτη

result = Η μάχη δόθηκε στον χάρτη
result-go = Καταχώριση αποτελέσματος
result-lacks = Αγγίξτε ποιος τον κρατά, ή «Κανείς».
result-says = Ποιος κρατά τον τόπο ({ $place }); Όλοι οι άλλοι φεύγουν· οι ήρωες των ηττημένων κρίνονται όπως πάντα, και το παιχνίδι συνεχίζεται από εκεί.
result-says-here = Ποιος κρατά τον τόπο; Όλοι οι άλλοι φεύγουν· οι ήρωες των ηττημένων κρίνονται όπως πάντα, και το παιχνίδι συνεχίζεται από εκεί.
result-holder = Ποιος κρατά τον τόπο
result-thirteen = Ποιος έριξε φυσικό 13; Οι ήρωές του εκεί πεθαίνουν.
city = Η πόλη όπως είναι στον πραγματικό χάρτη
city-go = Καταχώριση
city-go-places = { $n ->
    [one] Καταχώριση 1 τόπου
   *[other] Καταχώριση { $n } τόπων
}
city-says = Αγγίξτε ποιος κρατά κάθε τόπο. Ό,τι αφήσετε μένει όπως είναι· το παιχνίδι συνεχίζεται με το παλάτι και τα λάφυρα.
holder-nobody = κανείς
counts-on = Στρατιώτες εκεί όπου δίνουν πόντους νίκης: { $map }
lacks-units = Γράψτε πόσους στρατιώτες: 0 έως { NUMBER($most, useGrouping: 0) }.
lacks-holder = Αγγίξτε ποιος κρατά έναν τουλάχιστον τόπο.

## Η βαθμολογία

score = Διόρθωση βαθμολογίας
score-says = Αγγίξτε ποιος κρατά τελικά έναν τόπο. Ό,τι έχει ήδη αποφέρει μένει: τέτοιους αριθμούς διορθώστε τους με το χέρι. Η βαθμολογία καταρτίζεται ξανά και μπορεί να κερδίσει άλλος.
score-points = Πόντοι νίκης που προστίθενται ή αφαιρούνται: 2 ή -1
lacks-points = Γράψτε πόσοι πόντοι νίκης προστίθενται ή αφαιρούνται, έως { NUMBER($most, useGrouping: 0) }: 2 ή -1.
lines-of = Οι γραμμές { NAME($who, form: "genitive") }
lines-none = Δεν κρατούν τίποτα.
lines-points = Πόντοι νίκης

## Μοίρασμα ζαριών

share-die = Ζάρι { $n }: { $value }
share-to = σε …
share-value-to = { $value } { NAME($who, form: "dative") }
share-brings = Κάθε ζάρι δίνει όσο δείχνει: { $what }.
share-go = Μοίρασμα

## Διορθώσεις

colossus-there = Εκεί στέκεται ήδη
colossus-go = Μετακίνηση του Κολοσσού
colossus-stands = Στέκεται εδώ: { $place }. Ο τόπος όπου στέκεται δεν μετρά για κανέναν πόντο νίκης.
colossus-stands-away = Στέκεται έξω από την πόλη. Ο τόπος όπου στέκεται δεν μετρά για κανέναν πόντο νίκης.
colossus-away = Έξω από την πόλη
hero = Ήρωας
hero-say-which = Ποιος ήρωας;
hero-go = Διόρθωση: { $hero }
hero-in-reserve = Στην εφεδρεία
hero-in-safety = Ασφαλής
hero-is-dead = Νεκρός
hero-at-safe = ασφαλής
hero-at-reserve = στη μάχη
hero-at-dead = νεκρός
hero-at-place = τόπος: { $place }
hero-title = { $hero } ({ $value }), { $where }
hero-label = { $hero } { $value }, { $where }. Διόρθωση.
heroes-none = κανένας
units-name-mobs = Όχλοι
units-name-military = Στρατιώτες
units-fewer = Ένα λιγότερο
units-more = Ένα παραπάνω
units-reserve = Η εφεδρεία
units-now = Τώρα { $mobs } και { $military }.
undo-says = Αναιρεί: { $words }{ $since ->
    [0] { "" }
    [one] , και το βήμα που ακολούθησε
   *[other] , και { $since } βήματα που ακολούθησαν
}. Ρωτά πρώτα.

## Ένα άρθρο

article = Άρθρο { $number }
article-new = Το νέο κείμενο του Άρθρου { $number }
article-new-unobeyed = Το πρόγραμμα δεν μπορεί να το τηρήσει: ό,τι όριζε το άρθρο το αποφασίζει πλέον η Διεύθυνση.
article-unobeyed = Το φροντίζουν οι άνθρωποι μόνοι τους· το πρόγραμμα δεν κάνει τίποτα.
article-go = Θέση σε ισχύ
article-take = Επιλογή
article-write = Άλλο κείμενο…
