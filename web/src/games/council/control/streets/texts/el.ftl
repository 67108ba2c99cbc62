### Τι λέει η οθόνη της Διεύθυνσης για τη μάχη στους δρόμους.

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
    [one] 1 κάρτα Στάσης
   *[other] { $n } κάρτες Στάσης
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
die-tyche-of = { $who }, ζάρι Τύχης
die-tyche = Ζάρι Τύχης

## Μια μάχη

sides = Οι πλευρές
sides-side = Πλευρά
sides-adds = Συν
sides-dice = Ζάρια
sides-tyche = Τύχη
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
