### Τι διηγείται το Χρονικό, στα ελληνικά. Το φορτώνει μόνο η σελίδα του.

## Words that many sentences use

in-words = { $n ->
    [0] μηδέν
    [1] ένα
    [2] δύο
    [3] τρία
    [4] τέσσερα
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννέα
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
   *[other] { $n }
  }
in-words-gendered = { $n ->
    [1] μία
    [3] τρεις
    [4] τέσσερις
   *[other] { in-words }
  }
horses = { $n ->
    [0] κανένα { CALLED("horses", "Άλογο") }
    [1] ένα { CALLED("horses", "Άλογο") }
   *[other] { in-words } { CALLED("horses", "Άλογα") }
  }
stasis-cards = { $n ->
    [0] καμία { CALLED("stasis_cards", "κάρτα Στάσης") }
    [1] μία { CALLED("stasis_cards", "κάρτα Στάσης") }
   *[other] { in-words-gendered } { CALLED("stasis_cards", "κάρτες Στάσης") }
  }

## When it was

book-act = Πράξη { $act }
book-cycle = Πράξη { $act }, κύκλος { $cycle }
book-cycle-resumed = Πράξη { $act }, κύκλος { $cycle } (συνέχεια)
book-assembly = Πράξη { $act }, Συνέλευση
book-diplomacy = Πράξη { $act }, Γύρος διπλωματίας
book-stasis = Στάση { $number }

## Turning points

moment-act = Αρχίζει η Πράξη { $act }
moment-round = Γύρος συμβουλίου { $round }
moment-diplomacy = Γύρος διπλωματίας
moment-assembly = Συνεδριάζει η Συνέλευση
moment-cycle = Κύκλος { $cycle }: προεδρεύουν { NAME($who, form: "the") }
moment-stasis = Ξεσπά η Στάση { $number }
moment-won = { NAME($who, form: "the", start: "yes") } κερδίζουν τη Στάση { $number }
moment-won-by-nobody = Κανείς δεν κερδίζει τη Στάση
moment-law = Το «{ $title }» γίνεται νόμος
moment-article = Άρθρο { $at }: { $title }
moment-exiled = { NAME($who, form: "the", start: "yes") } φεύγουν στην εξορία
moment-recalled = { NAME($who, form: "the", start: "yes") } γυρίζουν από την εξορία
moment-enfranchised = { NAME($who, form: "the", start: "yes") } γίνονται πολίτες
moment-disenfranchised = { NAME($who, form: "the", start: "yes") } δεν είναι πια πολίτες
moment-vote-vetoed = Βέτο στο «{ $title }», { $yes } προς { $no }
moment-vote-passes-by-one-word = Το «{ $title }» περνά με έναν λόγο, { $yes } προς { $no }
moment-vote-falls-by-one-word = Το «{ $title }» πέφτει με έναν λόγο, { $yes } προς { $no }
moment-vote-passes = Το «{ $title }» περνά, { $yes } προς { $no }
moment-vote-fails = Το «{ $title }» απορρίπτεται, { $yes } προς { $no }
moment-vote-is-tied = Ισοψηφία για το «{ $title }», { $yes } προς { $no }

## The law as it grew

book-amended = Άρθρο { $at }, «{ $title }», από τότε: { $text }
came-at-the-start = Στην αρχή
came-as-found = όπως βρέθηκε
came-when-and-how = { $when }, { $how }
came-in-the-place-of = { $how }, στη θέση του «{ $title }»
came-by-the-winner = από { NAME($who, form: "accusative") } με τη νίκη στη Στάση
came-by-the-council = από το Συμβούλιο, για το «{ $title }»
came-by-the-assembly = από τη Συνέλευση
came-by-control = από τη Διεύθυνση
came-by-control-because = από τη Διεύθυνση: { $reason }
came-by = κήρυξη: { $who }
ended-repealed = καταργήθηκε: { $reason }
ended-with-the-cycle = όταν τελείωσε ο κύκλος
ended-with-the-act = όταν τελείωσε η Πράξη { $act }
ended-with-the-round = όταν τελείωσε ο Γύρος συμβουλίου
ended-with-its-time = όταν πέρασε η ώρα του

## What a faction alone knew

own-yes = ΝΑΙ
own-no = ΟΧΙ
own-abstention = αποχή
own-the-matter = το ζήτημα
own-the-motion = την πρόταση
own-quoted = το «{ $title }»
own-a-motion = την πρόταση «{ $title }»
own-another-text = άλλο κείμενο για το «{ $title }»
own-another-text-for-article = άλλο κείμενο για το Άρθρο { $at }, «{ $title }»
own-pick-changed = Πριν φανούν οι ψήφοι για { $title }, { NAME($who, form: "the") } άλλαξαν γνώμη: πρώτα κλείδωσαν { $first }, φάνηκε { $last }.
own-pick-never-shown = { NAME($who, form: "the", start: "yes") } είχαν κλειδώσει { $last } για { $title }· δεν φάνηκε ποτέ.
own-bid-changed = Για την ιπποδρομία { NAME($who, form: "the") } είχαν κρύψει πρώτα { horses }, και το ξανασκέφτηκαν.
own-bid-never-shown = { NAME($who, form: "the", start: "yes") } είχαν κρύψει { horses } για μια ιπποδρομία που δεν έγινε ποτέ.
own-proposed = Κατέθεσαν στη Διεύθυνση { $what }.
own-withdrawn = Πήραν πίσω { $what }.
own-declined = Η Διεύθυνση απέρριψε { $what }: { $reason }
own-card = { $n ->
    [1] «{ $title }»
    [2] «{ $title }» δύο φορές
   *[other] «{ $title }» { in-words-gendered } φορές
  }
own-cards-never-played = Όταν τελείωσε η τελευταία σειρά, { NAME($who, form: "the") } κρατούσαν ακόμη { $cards }· { $n ->
    [1] δεν παίχτηκε
   *[other] δεν παίχτηκαν
  } ποτέ.
own-hand-seen = { NAME($who, form: "the", start: "yes") } κοίταξαν στο χέρι { NAME($whose, form: "genitive") } και είδαν { $cards }.
own-hand-seen-empty = { NAME($who, form: "the", start: "yes") } κοίταξαν στο χέρι { NAME($whose, form: "genitive") } και δεν είδαν τίποτα.

## What Control did in the place of a seat

own-for = Για { NAME($who, form: "accusative") }
own-in-the-place-of = Η Διεύθυνση ενήργησε στη θέση { NAME($who, form: "genitive") }: { $what }.
own-for-seat-vote = { $n ->
    [1] μία φορά σε ψηφοφορία
   *[other] { in-words-gendered } φορές σε ψηφοφορία
  }
own-for-seat-bid = { $n ->
    [1] μία φορά σε προσφορά
   *[other] { in-words-gendered } φορές σε προσφορά
  }
own-for-seat-turn = { $n ->
    [1] μία φορά στη σειρά τους στους δρόμους
   *[other] { in-words-gendered } φορές στη σειρά τους στους δρόμους
  }
own-for-seat-events = { $n ->
    [1] μία φορά στην επιλογή γεγονότων
   *[other] { in-words-gendered } φορές στην επιλογή γεγονότων
  }
own-for-seat-tie = { $n ->
    [1] μία φορά σε ισοψηφία
   *[other] { in-words-gendered } φορές σε ισοψηφία
  }

## What Control did by hand

by-hand-voided = Η Διεύθυνση ακύρωσε την ψηφοφορία για { $title }: { $reason }
by-hand-outcome = Η Διεύθυνση άλλαξε μια γραμμή από όσα έκανε το «{ $title }»: { $reason }
by-hand-chair = Η Διεύθυνση έδωσε την προεδρία { NAME($who, form: "dative") }: { $reason }
by-hand-phase = Η Διεύθυνση έκλεισε τη φάση «{ $phase }» όπως βρισκόταν.
by-hand-score = Η Διεύθυνση διόρθωσε τη βαθμολογία: { $reason }
by-hand-back = Η Διεύθυνση γύρισε το παιχνίδι πίσω σε αυτό το σημείο.
by-hand-stasis = Η Διεύθυνση άλλαξε τον αριθμό Στάσης από { $from } σε { $to }: { $reason }
by-hand-wrath = Η Διεύθυνση άλλαξε τη Θεϊκή Οργή από { $from } σε { $to }: { $reason }
by-hand-counter = Αλλαγή από τη Διεύθυνση: { $what } { NAME($who, form: "genitive") }, { $to } αντί για { $from }. { $reason }
by-hand-citizens = Η Διεύθυνση έκανε πολίτες { NAME($who, form: "accusative") }: { $reason }
by-hand-citizens-in-exile = Η Διεύθυνση έκανε πολίτες, στην εξορία, { NAME($who, form: "accusative") }: { $reason }
by-hand-no-citizens = Η Διεύθυνση αφαίρεσε την ιδιότητα του πολίτη { NAME($who, form: "dative") }: { $reason }
by-hand-no-citizens-in-exile = Η Διεύθυνση έστειλε στην εξορία, χωρίς την ιδιότητα του πολίτη, { NAME($who, form: "accusative") }: { $reason }
by-hand-support = Η Διεύθυνση έδωσε { NAME($who, form: "dative") } { $by } υποστήριξη: { $reason }
by-hand-supremacy = Η Διεύθυνση έδωσε την Υπεροχή { NAME($who, form: "dative") }: { $reason }
by-hand-supremacy-of-nobody = Η Διεύθυνση δεν άφησε σε κανέναν την Υπεροχή: { $reason }
by-hand-ties = Η Διεύθυνση άφησε { NAME($who, form: "accusative") } να κρίνουν τις ισοψηφίες: { $reason }
by-hand-ties-itself = Η Διεύθυνση κράτησε για την ίδια την κρίση στις ισοψηφίες: { $reason }
by-hand-repealed = Η Διεύθυνση κατάργησε έναν νόμο: { $reason }
by-hand-article = Η Διεύθυνση έδωσε άλλο κείμενο στο Άρθρο { $at }: { $reason }
by-hand-declined = Η Διεύθυνση απέρριψε { $what }, από { NAME($who, form: "accusative") }: { $reason }
by-hand-struck = Η Διεύθυνση έβγαλε το «{ $title }» από την ημερήσια διάταξη: { $reason }
by-hand-units = Η Διεύθυνση διόρθωσε μονάδες { NAME($who, form: "genitive") }: { $reason }
by-hand-hero = Μετακίνηση ήρωα από τη Διεύθυνση ({ $hero }): { $reason }
by-hand-colossus = Η Διεύθυνση οδήγησε αλλού τον Κολοσσό: { $reason }
by-hand-real-map = Οι μάχες δόθηκαν στον χάρτη της αίθουσας, και η Διεύθυνση καταχώρισε ποιος κράτησε τι.
by-hand-ruled = Η Διεύθυνση όρισε κάτι αλλιώς. { $ruling }.
by-hand-card-written = Η Διεύθυνση έγραψε την κάρτα «{ $title }».
by-hand-deck-opened = Η Διεύθυνση κοίταξε { $deck }.
by-hand-deck-mixed = Η Διεύθυνση ανακάτεψε { $deck }.
by-hand-concealed = Ό,τι ήταν κρυφό είχε βρεθεί σε αρχείο: οι επιλογές έγιναν ξανά, και κάθε τράπουλα ανακατεύτηκε.
by-hand-card-moved = Η Διεύθυνση μετακίνησε μια κάρτα από { $deck }: { $reason }
by-hand-cards-taken = Η Διεύθυνση πήρε { stasis-cards } από { NAME($who, form: "accusative") }: { $reason }

## What would make the next game lighter

advice-waited-longest = Η αίθουσα περίμενε περισσότερο { NAME($who, form: "accusative") }: { $span } συνολικά. Καθίστε πιο κοντά τους, ή δώστε στη θέση τους και δεύτερη συσκευή.
advice-waiting-votes = Η μεγαλύτερη αναμονή ήταν για ψήφους: { $span }. Ένα ρολόι 60 δευτερολέπτων (vote_seconds) θα έβαζε όριο.
advice-waiting-bids = Η μεγαλύτερη αναμονή ήταν για προσφορές: { $span }. Ένα ρολόι 45 δευτερολέπτων (bid_seconds) θα έβαζε όριο.
advice-waiting-election = Η μεγαλύτερη αναμονή ήταν για την εκλογή: { $span }.
advice-waiting-ties = Η μεγαλύτερη αναμονή ήταν για την κρίση ισοψηφιών: { $span }.
advice-waiting-prytanis = Η μεγαλύτερη αναμονή ήταν για τον Πρύτανη: { $span }. Πείτε από πριν σε όποιον προεδρεύει τι θα ερωτηθεί.
advice-waiting-muster = Η μεγαλύτερη αναμονή ήταν για κάρτες και επιστράτευση: { $span }.
advice-waiting-turns = Η μεγαλύτερη αναμονή ήταν για τη σειρά του καθενός στους δρόμους: { $span }. Μια συντομότερη σειρά (turn_seconds) θα έβαζε όριο.
advice-waiting-tyche = Η μεγαλύτερη αναμονή ήταν για την { CALLED("tyche", "Τύχη") }: { $span }.
advice-waiting-others = Η μεγαλύτερη αναμονή ήταν για άλλες αποφάσεις: { $span }.
advice-reveals = Είχαν απαντήσει όλοι, και όμως { in-words-gendered } αποκαλύψεις περίμεναν το δικό σας πάτημα: με bids_revealed και votes_revealed στο by_itself δεν θα χρειαζόταν.
advice-for-seats = Από { $steps } βήματα τα { $n } έγιναν στη θέση κάποιου. Μια θέση που μένει συχνά άδεια μπορεί να οριστεί ως απούσα, και τότε δεν την περιμένει κανείς.
advice-heaviest-cycle = Ο πιο βαρύς κύκλος: { $cycle }, { $steps } βήματα.

## Words that sentences of the story share

subject = { NAME($subject, form: "the", start: "yes") }
who-first = { $within ->
    [1] { NAME($who, form: "the") }
   *[other] { NAME($who, form: "the", start: "yes") }
  }
nth = { $nth ->
    [1] πρώτη
    [2] δεύτερη
    [3] τρίτη
    [4] τέταρτη
    [5] πέμπτη
    [6] έκτη
    [7] έβδομη
    [8] όγδοη
    [9] ένατη
    [10] δέκατη
    [11] ενδέκατη
    [12] δωδέκατη
   *[other] { $nth }η
  }
nth-in-a-title = { nth }
quoted = «{ $title }»
the-place = «{ $place }»
sentence = { $clauses }.
horses-dative = { horses }
talents = { $n ->
    [1] ένα { CALLED("talents", "Τάλαντο") }
   *[other] { in-words } { CALLED("talents", "Τάλαντα") }
  }
tyche = { $n } { CALLED("tyche", "Τύχη") }
# A counter that Control has named: its name stands as it was given.
amount-called = { $n } { $name }
amount-of-arete = { $n } { CALLED("arete", "Αρετή") }
amount-of-influence = { $n } { CALLED("influence", "μόνιμη επιρροή") }
amount-of-doom = { $n } { CALLED("doom", "Όλεθρο") }
megaprojects = { $n ->
    [1] ένα { CALLED("projects", "μεγάλο έργο") }
   *[other] { in-words } { CALLED("projects", "μεγάλα έργα") }
  }
units = { $n ->
    [1] μία μονάδα
   *[other] { in-words-gendered } μονάδες
  }
motions = { $n ->
    [1] μία πρόταση
   *[other] { in-words-gendered } προτάσεις
  }
motions-dative = { motions }
victory-points = { $n ->
    [0] κανέναν πόντο νίκης
    [1] έναν πόντο νίκης
   *[other] { in-words-gendered } πόντους νίκης
  }

## Titles of chapters

title-round = Γύρος συμβουλίου { $nth }
title-round-resumed = Γύρος συμβουλίου { $nth }, η συνέχεια
title-diplomacy = { $turn ->
    [0] Οι Άρχοντες βγαίνουν
    [1] Στους διαδρόμους
    [2] Ο καθένας με τους δικούς του
    [3] Η αίθουσα μένει άδεια
   *[4] Λόγια χωρίς γραφέα
  }
title-assembly = Η Συνέλευση
title-another-assembly = Η { nth } Συνέλευση
title-first-stasis = Οι δρόμοι ξεσηκώνονται
title-stasis = Η { nth } Στάση
title-streets = Οι δρόμοι
title-last-page = Εκεί που τελειώνει η καταγραφή

## The day in short

cycles = { $n ->
    [1] έναν κύκλο
   *[other] { in-words-gendered } κύκλους
  }
acts = { $n ->
    [1] μία Πράξη
   *[other] { in-words-gendered } Πράξεις
  }
summary-nothing-yet = Το Συμβούλιο συγκεντρώθηκε με { in-words-gendered } Άρχοντες· τίποτα δεν έχει αποφασιστεί ακόμη.
summary-sat = Το Συμβούλιο, με { in-words-gendered } παρατάξεις, συνεδρίασε για { $cycles }.
summary-sat-for-acts = Το Συμβούλιο, με { in-words-gendered } παρατάξεις, συνεδρίασε για { $cycles } και { $acts }.
summary-no-votes = Δεν τέθηκε ούτε ένα ζήτημα σε ψηφοφορία.
summary-one-vote = Ένα μόνο ζήτημα τέθηκε σε ψηφοφορία.
summary-none-passed = Σε ψηφοφορία τέθηκαν { in-words } ζητήματα, και δεν εγκρίθηκε κανένα.
summary-all-passed = Σε ψηφοφορία τέθηκαν { in-words } ζητήματα, και εγκρίθηκαν όλα.
summary-some-passed = Σε ψηφοφορία τέθηκαν { in-words } ζητήματα· εγκρίθηκαν { $passed }.
summary-never-left-the-chair = { subject } δεν άφησαν ποτέ την προεδρία.
summary-had-the-chair = { subject } προέδρευσαν σε { in-words-gendered } από τους { $all } κύκλους.
summary-chair-went-round = Η προεδρία γύρισε ανάμεσα σε { in-words-gendered } παρατάξεις.
summary-tied = { $n ->
    [1] Μία ψηφοφορία βγήκε ισόψηφη.
   *[other] Ισόψηφες βγήκαν { in-words-gendered } ψηφοφορίες.
  }
summary-by-one = { $n ->
    [1] Μία ψηφοφορία κρίθηκε για έναν μόνο πόντο.
   *[other] Για έναν μόνο πόντο κρίθηκαν { in-words-gendered } ψηφοφορίες.
  }
summary-adopted = Η Συνέλευση ενέκρινε { motions }.
times = { $n ->
    [1] μία φορά
   *[other] { in-words-gendered } φορές
  }
summary-streets-once-won = Οι δρόμοι ξεσηκώθηκαν μία φορά, και επικράτησαν { NAME($who, form: "the") }.
summary-streets-not-won = Οι δρόμοι ξεσηκώθηκαν { times }, και δεν νίκησε κανείς.
summary-streets-same = Οι δρόμοι ξεσηκώθηκαν { times }, και { $n ->
    [2] και τις δύο
   *[other] κάθε φορά
  } νίκησαν { NAME($who, form: "the") }.
summary-streets = Οι δρόμοι ξεσηκώθηκαν { times }, και οι νίκες πήγαν { NAME($who, form: "dative") }.
summary-highest = Ψηλότερα στο τέλος στέκονταν { NAME($who, form: "the") } με { CALLED("arete", "Αρετή") } { $arete }.
summary-highest-and-doomed = Ψηλότερα στο τέλος στέκονταν { NAME($who, form: "the") } με { CALLED("arete", "Αρετή") } { $arete }· σήκωναν και τον βαρύτερο { CALLED("doom", "Όλεθρο") }, { $doom }.
summary-highest-others-doomed = Ψηλότερα στο τέλος στέκονταν { NAME($who, form: "the") } με { CALLED("arete", "Αρετή") } { $arete }· τον βαρύτερο { CALLED("doom", "Όλεθρο") }, { $doom }, τον σήκωναν { NAME($other, form: "the") }.

## Who presided

chair-nobody = Δεν είχε μείνει πολίτης που να μπορεί να προεδρεύσει.
chair-lowest = Την προεδρία πήραν, όπως το ήθελε το Σύνταγμα, { NAME($subject, form: "the") } με τη χαμηλότερη { CALLED("arete", "Αρετή") }: { $arete }.
chair-in-turn = { $turn ->
    [0] Ήταν η σειρά { NAME($subject, form: "genitive") } να προεδρεύσουν.
    [1] Η σειρά έφερε την προεδρία { NAME($subject, form: "dative") }.
    [2] Στη συνέχεια ήρθε η σειρά { NAME($subject, form: "genitive") }.
    [3] { subject } είχαν τη σειρά τους στην προεδρία.
   *[4] Η προεδρία πέρασε { NAME($subject, form: "dative") }.
  }
chair-lot = { $turn ->
    [0] Ο κλήρος έπεσε { NAME($subject, form: "dative") }.
    [1] Το κουκί που τραβήχτηκε έδωσε την προεδρία { NAME($subject, form: "dative") }.
   *[2] Η τύχη έβαλε στην προεδρία { NAME($subject, form: "accusative") }.
  }
chair-by-control = Η Διεύθυνση έδωσε την προεδρία { NAME($subject, form: "dative") }: { $reason }
chair-first = Πρώτα προέδρευσαν { NAME($subject, form: "the") }: κανείς πολίτης δεν στεκόταν πάνω από την { CALLED("arete", "Αρετή") } τους, { $arete }.
chair-kept = { subject } κράτησαν την προεδρία.
chair-third-time = Για τρίτη συνεχόμενη φορά προέδρευσαν { NAME($subject, form: "the") }.
chair-without-a-break = { subject } κρατούσαν πια την προεδρία για { cycles } στη σειρά.
chair-again = { $turn ->
    [0] { subject } προέδρευσαν ξανά.
    [1] Η προεδρία έμεινε εκεί που ήταν, { NAME($subject, form: "dative") }.
    [2] Κανείς δεν είχε φτάσει { NAME($subject, form: "accusative") }, και προέδρευσαν άλλη μια φορά.
   *[3] Και πάλι τα ζητήματα τα έβαζαν { NAME($subject, form: "the") }.
  }
chair-back = { $turn ->
    [0] Η προεδρία γύρισε { NAME($subject, form: "dative") }, που με { CALLED("arete", "Αρετή") } { $arete } στέκονταν πάλι ψηλότερα.
   *[1] { NAME($former, form: "the", start: "yes") } χρειάστηκε να δώσουν πίσω την προεδρία { NAME($subject, form: "dative") }.
  }
chair-passes = { $turn ->
    [0] Η προεδρία πέρασε από { NAME($former, form: "accusative") } { NAME($subject, form: "dative") }, που με { CALLED("arete", "Αρετή") } { $arete } στέκονταν πια πάνω από κάθε άλλο πολίτη.
   *[1] Με την ψηλότερη πια { CALLED("arete", "Αρετή") }, { $arete }, { NAME($subject, form: "the") } πήραν την προεδρία από { NAME($former, form: "accusative") }.
  }
chair-given-by-control = { NAME($tied, form: "the", start: "yes") } ισοβαθμούσαν, και η Διεύθυνση έδωσε την προεδρία { NAME($subject, form: "dative") }.
chair-chose-themselves = { $turn ->
    [0] { NAME($tied, form: "the", start: "yes") } ισοβαθμούσαν. Η επιλογή ανήκε { NAME($subject, form: "dative") }, που διάλεξαν τον εαυτό τους.
   *[1] Με την επιλογή ξανά στα χέρια τους, { NAME($subject, form: "the") } κράτησαν για τον εαυτό τους την προεδρία.
  }
chair-first-choice = Κανείς πολίτης δεν στεκόταν πάνω από { NAME($tied, form: "accusative") }, που ισοβαθμούσαν. Η επιλογή ανήκε { NAME($giver, form: "dative") }, που κατείχαν την Υπεροχή, και έδωσαν την προεδρία { NAME($who, form: "dative") }.
chair-same-choice = { $turn ->
    [0] Πάλι ισοβαθμούσαν οι πρώτοι οίκοι, και πάλι { NAME($giver, form: "the") } προτίμησαν { NAME($who, form: "accusative") }.
    [1] { NAME($giver, form: "the", start: "yes") } δεν είδαν λόγο να αλλάξουν γνώμη: προέδρευσαν { NAME($who, form: "the") }.
    [2] Με την εύνοια { NAME($giver, form: "genitive") } η προεδρία έμεινε { NAME($who, form: "dative") }.
   *[3] Η ισοβαθμία κρίθηκε όπως πριν, υπέρ { NAME($who, form: "genitive") }.
  }
chair-other-choice = { $turn ->
    [0] Αυτή τη φορά { NAME($giver, form: "the") } έκριναν αλλιώς την ισοβαθμία, και στη θέση { NAME($former, form: "genitive") } προέδρευσαν { NAME($who, form: "the") }.
    [1] { NAME($giver, form: "the", start: "yes") } στράφηκαν από { NAME($former, form: "accusative") } προς { NAME($who, form: "accusative") }.
   *[2] Πάλι ισοβαθμία· και { NAME($giver, form: "the") }, που την προηγούμενη φορά είχαν προτιμήσει { NAME($former, form: "accusative") }, τώρα όρισαν { NAME($who, form: "accusative") }.
  }
chair-elected = Το Συμβούλιο εξέλεξε { NAME($subject, form: "accusative") }.
their-own-votes = { $themselves ->
    [1] , μαζί με τις δικές τους
   *[other] {""}
  }
chair-elected-by = { $turn ->
    [0] Το Συμβούλιο ψήφισε για τον Πρύτανή του, και εκλέχτηκαν { NAME($subject, form: "the") } με { $own } από τις { $all } ψήφους{ their-own-votes }.
    [1] Στην εκλογή { $own } από τις { $all } ψήφους πήγαν { NAME($subject, form: "dative") }, που πήραν την προεδρία.
   *[2] Την εκλογή για την προεδρία την κέρδισαν { NAME($subject, form: "the") }, με { $own } από τις { $all } ψήφους{ their-own-votes }.
  }

## What was called up

called-second-look = Με τη δεύτερη ματιά τους έβαλαν { $cards } κάτω από την τράπουλα.
called-the-only-one = Στο τραπέζι βρισκόταν μόνο { $cards }.
called-all = { $turn ->
    [0] Ό,τι βρισκόταν ανοιχτό τέθηκε: { $cards }.
    [1] Δεν υπήρχε επιλογή· τέθηκαν το ένα μετά το άλλο: { $cards }.
    [2] Στο τραπέζι βρίσκονταν { $cards }.
    [3] Τέθηκαν όλα: { $cards }.
   *[4] Είχαν να ασχοληθούν με { $cards }.
  }
called-one = { $turn ->
    [0] Από όσα βρίσκονταν ανοιχτά έθεσαν { $cards } και άφησαν { $left }.
    [1] Έφεραν { $cards } μπροστά στο Συμβούλιο.
    [2] Το ζήτημα ήταν { $cards }. Δεν ακούστηκε τίποτα για { $left }.
    [3] Ήθελαν να ακούσουν για { $cards }, και τίποτα για { $left }.
    [4] Τέθηκε { $cards }.
    [5] Προσπέρασαν { $left } και έπιασαν { $cards }.
   *[6] Αυτό που διάλεξαν να θέσουν ήταν { $cards }.
  }
called-several = { $turn ->
    [0] Έθεσαν { $cards }, και άφησαν { $left } στη λήθη.
    [1] Μπροστά στο Συμβούλιο ήρθαν { $cards }.
   *[2] Από όσα βρίσκονταν ανοιχτά πήραν { $cards }· άφησαν { $left }.
  }
to-first = { $within ->
    [1] { NAME($to, form: "the") }
   *[other] { NAME($to, form: "the", start: "yes") }
  }
lent = { $turn ->
    [0] { who-first }, χωρίς δική τους ψήφο, δάνεισαν { NAME($to, form: "dative") } την επιρροή τους, { $amount }
    [1] { who-first } έβαλαν τα { $amount } τους πίσω από { NAME($to, form: "accusative") }
    [2] { to-first } μπορούσαν να υπολογίζουν στα { $amount } { NAME($who, form: "genitive") }
   *[3] { who-first } δάνεισαν { NAME($to, form: "dative") } τα { $amount } τους
  }

## What came of it

matter-ran-its-course = Δεν έγινε ψηφοφορία, και το ζήτημα πήρε τον δρόμο του.
matter-not-passed = { $turn ->
    [0] Τίποτα δεν εγκρίθηκε, και το ζήτημα πήρε τον δρόμο του.
    [1] Έτσι δεν έγινε τίποτα, κι αυτό είχε το τίμημά του.
    [2] Ό,τι δεν αποφασίζει κανείς αποφασίζεται μόνο του.
   *[3] Το Συμβούλιο το άφησε στην άκρη.
  }
matter-changed-nothing = { $turn ->
    [0] Δεν άλλαξε τίποτα που να μετριέται.
   *[1] Ό,τι βγήκε από αυτό δεν γράφεται σε καμία στήλη αριθμών.
  }
matter-dropped = { $turn ->
    [0] Το ζήτημα εγκαταλείφθηκε.
    [1] Δεν βγήκε τίποτα από αυτό.
   *[2] Εκεί έμεινε.
  }
matter-line-struck = Η Διεύθυνση διέγραψε μια γραμμή του: { $reason }
matter-line-changed = Η Διεύθυνση άλλαξε μια γραμμή του: { $reason }
cycle-cut-short = Εκεί η Διεύθυνση έκοψε την ψηφοφορία.
cycle-no-vote = Δεν έφτασε ποτέ σε ψηφοφορία: η Διεύθυνση έκλεισε τη φάση.
cycle-called-away = Πριν φτάσουν σε ψηφοφορία, οι Άρχοντες κλήθηκαν αλλού.
cycle-near-strife = Η πόλη απείχε μόλις { in-words } από την ανοιχτή διαμάχη.

## The race

race-no-horse = Κανείς δεν έδειξε { CALLED("horses", "Άλογο") }.
race-no-horse-again = Και πάλι δεν φάνηκε { CALLED("horses", "Άλογο") }.
race-dead-heat = { $turn ->
    [0] { NAME($tied, form: "the", start: "yes") } έδειξαν από { horses }, κι έτσι κανείς δεν κέρδισε την ιπποδρομία.
    [1] Η ιπποδρομία τελείωσε ισόπαλη ανάμεσα { NAME($tied, form: "dative") }.
   *[2] Με { horses } από κάθε πλευρά, { NAME($tied, form: "the") } δεν άφησαν νικητή στην ιπποδρομία.
  }
race-tie-given = Η ιπποδρομία ήταν ισόπαλη και δόθηκε { NAME($who, form: "dative") }.
race-alone = { $turn ->
    [0] Μόνο { NAME($subject, form: "the") } έδειξαν { CALLED("horses", "Άλογα") }, { in-words }, και η ιπποδρομία ήταν δική τους.
    [1] { subject } έτρεξαν χωρίς αντίπαλο και νίκησαν.
    [2] Με { horses } { NAME($subject, form: "the") } κέρδισαν μια ιπποδρομία όπου δεν έτρεξε κανείς άλλος.
   *[3] Η ιπποδρομία ανήκε { NAME($subject, form: "dative") }, ελλείψει αντιπάλων.
  }
race-by-a-neck = { $turn ->
    [0] { subject } κέρδισαν την ιπποδρομία για ένα μόνο { CALLED("horses", "Άλογο") }, μπροστά από { NAME($other, form: "accusative") }, { in-words } προς { $second }.
    [1] Για έναν λαιμό η ιπποδρομία πήγε { NAME($subject, form: "dative") }, μπροστά από { NAME($other, form: "accusative") }.
   *[2] { subject } έφτασαν στο τέρμα πριν από { NAME($other, form: "accusative") }, { in-words } προς { $second }.
  }
race-won = { $turn ->
    [0] Η ιπποδρομία πήγε { NAME($subject, form: "dative") } με { horses }· ακολούθησαν με { $second } { NAME($other, form: "the") }.
    [1] { subject } άφησαν πολύ πίσω { NAME($other, form: "accusative") } στην ιπποδρομία.
    [2] { subject } είχαν τον καλύτερο στάβλο εκείνη την ημέρα: { in-words } προς { $second }.
   *[3] Με { horses } { NAME($subject, form: "the") } πήραν την ιπποδρομία.
  }
race-without-a-vote = { subject } κέρδισαν την ιπποδρομία, χωρίς να έχουν ψήφο που να ωφεληθεί.

## The matter of a vote, by its word

matter = { $matter ->
    [motion] η πρόταση
    [proposal] η εισήγηση
    [it] το ζήτημα
    [question] το ερώτημα
    [text] το κείμενο
    [alternative] η εναλλακτική «{ $label }»
    [further] η { nth } πρόταση «{ $label }»
   *[title] η πρόταση «{ $label }»
  }
matter-first = { $matter ->
    [motion] Η πρόταση
    [proposal] Η εισήγηση
    [it] Το ζήτημα
    [question] Το ερώτημα
    [text] Το κείμενο
    [alternative] Η εναλλακτική «{ $label }»
    [further] Η { nth } πρόταση «{ $label }»
   *[title] Η πρόταση «{ $label }»
  }
matter-accusative = { $matter ->
    [motion] την πρόταση
    [proposal] την εισήγηση
    [it] το ζήτημα
    [question] το ερώτημα
    [text] το κείμενο
    [alternative] την εναλλακτική «{ $label }»
    [further] την { nth } πρόταση «{ $label }»
   *[title] την πρόταση «{ $label }»
  }
matter-dative = { matter-accusative }
score = { $yes } προς { $no }

## A vote that does not count, or was counted in the room

vote-voided = { $turn ->
    [0] Έγινε μια ψηφοφορία για { matter-accusative }, και η Διεύθυνση την κήρυξε άκυρη: { $reason }
   *[1] Μια πρώτη ψηφοφορία για { matter-accusative } δεν ίσχυσε. Η Διεύθυνση: { $reason }
  }
vote-hands-raised = Για { matter-accusative } σηκώθηκαν χέρια και μετρήθηκαν στην αίθουσα, { $yes } προς { $no }: { $verdict ->
    [passed] εγκρίθηκε
    [failed] απορρίφθηκε
   *[tied] ισοψηφία
  }.

## A tied vote

tie-silence = { $turn ->
    [0] Κανείς δεν μίλησε για { matter-accusative }, ούτε υπέρ ούτε κατά.
   *[1] Όταν τέθηκε { matter }, όλοι οι Άρχοντες σώπασαν.
  }
tie-weightless = Όσες ψήφοι δόθηκαν για { matter-accusative } δεν ζύγιζαν τίποτα.
tie-split = { $turn ->
    [0] { matter-first } χώρισε την αίθουσα στα δύο, { $yes } προς { $yes }: από τη μια { NAME($ayes, form: "the") }, από την άλλη { NAME($noes, form: "the") }.
   *[1] Για { matter-accusative } { NAME($ayes, form: "the") } στάθηκαν υπέρ και { NAME($noes, form: "the") } κατά, και η ζυγαριά ισορρόπησε στο { $yes }.
  }
tie-too-few = Όμως είχαν ψηφίσει πολύ λίγοι, κι έτσι έπεσε.
tie-no-votes = Έπεσε, γιατί έλειπαν ψήφοι.
tie-fails = Η ισοψηφία, όπως ίσχυε τότε το Σύνταγμα, σημαίνει απόρριψη.
tie-passed-by-control = Η κρίση έμεινε στη Διεύθυνση, που το άφησε να περάσει.
tie-failed-by-control = Η κρίση έμεινε στη Διεύθυνση, που το άφησε να πέσει.
tie-word = Ο λόγος έπεσε { NAME($subject, form: "dative") }, που { $how ->
    [no-passes] είχαν ψηφίσει κατά και τώρα το άφησαν να περάσει
    [yes-fails] είχαν ψηφίσει υπέρ και τώρα το άφησαν να πέσει
    [yes-passes] ήταν υπέρ από την αρχή και το πέρασαν
    [no-fails] δεν άλλαξαν γνώμη, κι έτσι έπεσε
    [out-passes] είχαν μείνει απέξω και το άφησαν να περάσει
   *[out-fails] είχαν μείνει απέξω και το άφησαν να πέσει
  }.

## A vote that passed

passed-unanimous = { $turn ->
    [0] Για { matter-accusative } όλες οι φωνές ήταν υπέρ: { $yes } προς μηδέν.
    [1] { matter-first } εγκρίθηκε με όλους μαζί, { $yes } προς μηδέν.
   *[2] Κανείς δεν ήταν κατά, και κανείς δεν σώπασε: { matter } εγκρίθηκε { $yes } προς μηδέν.
  }
passed-alone = { $turn ->
    [0] Μόνο { NAME($subject, form: "the") } νοιάστηκαν να ψηφίσουν για { matter-accusative }, και τα { $yes } τους έκριναν.
    [1] { matter-first } εγκρίθηκε μόνο με τον λόγο { NAME($subject, form: "genitive") }.
    [2] Κανείς εκτός από { NAME($subject, form: "accusative") } δεν ψήφισε για { matter-accusative }, κι έτσι εγκρίθηκε.
   *[3] { subject } ενέκριναν { matter-accusative } χωρίς βοήθεια, { score }.
  }
passed-unopposed = { $turn ->
    [0] Κανείς δεν μίλησε κατά· { NAME($ayes, form: "the") } ενέκριναν { matter-accusative } με { $yes }.
    [1] { matter-first } δεν συνάντησε αντίσταση: { NAME($ayes, form: "the") } υπέρ, οι άλλοι στη σιωπή.
   *[2] { NAME($ayes, form: "the", start: "yes") } ενέκριναν { matter-accusative } με { $yes }, ενώ οι υπόλοιποι κοιτούσαν.
  }
passed-heavy = Μόνο { NAME($subject, form: "the") } ήθελαν { matter-accusative }, και το βάρος τους αρκούσε: { score } απέναντι { NAME($noes, form: "dative") }.
passed-but-for-one = { $turn ->
    [0] Μόνο { NAME($noes, form: "the") } στάθηκαν κατά: { matter } εγκρίθηκε { score }.
    [1] { matter-first } εγκρίθηκε { score }, με μόνο { NAME($noes, form: "accusative") } στην άλλη πλευρά.
   *[2] Κατά ακούστηκε μία φωνή, η φωνή { NAME($noes, form: "genitive") }· { matter } εγκρίθηκε { score }.
  }
passed-outweighing = Οι λιγότεροι ζύγιζαν περισσότερο: { NAME($ayes, form: "the") } ενέκριναν { matter-accusative } { score } απέναντι { NAME($noes, form: "dative") }.
passed-by-one = { $turn ->
    [0] { matter-first } εγκρίθηκε για έναν μόνο πόντο, { score }: { NAME($ayes, form: "the") } υπέρ, { NAME($noes, form: "the") } κατά.
   *[1] Ένας πόντος έγειρε τη ζυγαριά για { matter-accusative }, { score }: { NAME($ayes, form: "the") } υπέρ, { NAME($noes, form: "the") } κατά.
  }
passed-close = { $turn ->
    [0] Ήταν οριακό, αλλά { NAME($ayes, form: "the") } ενέκριναν { matter-accusative }, { score }· { NAME($noes, form: "the") } είχαν αντισταθεί.
   *[1] { NAME($ayes, form: "the", start: "yes") } ενέκριναν { matter-accusative } με διαφορά { in-words }, { score }, παρά τις αντιρρήσεις { NAME($noes, form: "genitive") }.
  }
passed-by-far = { $turn ->
    [0] { matter-first } δεν κινδύνεψε ποτέ: { score }, και { NAME($noes, form: "the") } μόλις που ακούστηκαν.
   *[1] { NAME($ayes, form: "the", start: "yes") } ενέκριναν με συντριπτική διαφορά { matter-accusative }, { score }, πάνω από { NAME($noes, form: "accusative") }.
  }
passed = { $turn ->
    [0] { NAME($ayes, form: "the", start: "yes") } ήταν υπέρ και { NAME($noes, form: "the") } κατά: { matter } εγκρίθηκε { score }.
    [1] { matter-first } εγκρίθηκε, { score }, με τις ψήφους { NAME($ayes, form: "genitive") }· { NAME($noes, form: "the") } ψήφισαν ΟΧΙ.
    [2] { NAME($ayes, form: "the", start: "yes") } ενέκριναν { matter-accusative } { score } απέναντι { NAME($noes, form: "dative") }.
   *[3] Με { score } το Συμβούλιο δέχτηκε { matter-accusative }: { NAME($ayes, form: "the") } επικράτησαν απέναντι { NAME($noes, form: "dative") }.
  }

## A vote that failed

failed-majority = { matter-first } είχε το καλύτερο στην καταμέτρηση, { score }· χρειάζονταν όμως { $needed ->
    [two-thirds] τα δύο τρίτα
   *[three-quarters] τα τρία τέταρτα
  }, κι έτσι έπεσε.
failed-quorum = { $turn ->
    [0] { matter-first } είχε το καλύτερο στην καταμέτρηση, { score }· όμως είχαν ψηφίσει πολύ λίγοι, κι έτσι έπεσε.
    [1] { matter-first } θα περνούσε { score }, αν δεν σώπαιναν τόσο πολλοί.
   *[2] { matter-first } κέρδισε την καταμέτρηση, { score }, κι έπεσε παρ’ όλα αυτά, χωρίς απαρτία.
  }
failed-at-one = { $turn ->
    [0] Μόνο { NAME($subject, form: "the") } ψήφισαν για { matter-accusative }, και ψήφισαν κατά.
    [1] { matter-first } έπεσε από { NAME($subject, form: "accusative") } και από κανέναν άλλο.
    [2] Δεν χρειάστηκε τίποτα παραπάνω από { NAME($subject, form: "accusative") } για να πέσει { matter }.
   *[3] { matter-first } απορρίφθηκε: { NAME($subject, form: "the") } κατά, κανείς υπέρ.
  }
failed-refused = { $turn ->
    [0] Ούτε μία φωνή υπέρ: { matter } έπεσε, { $no } προς μηδέν.
   *[1] Ολόκληρο το Συμβούλιο απέρριψε { matter-accusative }, { $no } προς μηδέν.
  }
failed-friendless = { $turn ->
    [0] Κανείς δεν θέλησε να μιλήσει υπέρ· { NAME($noes, form: "the") } έθαψαν { matter-accusative } με { $no }.
   *[1] { matter-first } δεν βρήκε φίλο. { NAME($noes, form: "the", start: "yes") } ψήφισαν κατά, και οι άλλοι σήκωσαν τους ώμους.
  }
failed-one-friend = { $turn ->
    [0] Μόνο { NAME($subject, form: "the") } ήθελαν { matter-accusative }, που έπεσε { score }.
    [1] { subject } στάθηκαν χωρίς συμμάχους για { matter-accusative } και έχασαν, { score }.
   *[2] { matter-first } είχε για φίλους μόνο { NAME($subject, form: "accusative") }, και { in-words-gendered } εχθρούς· έπεσε { score }.
  }
failed-heavy = Το βάρος { NAME($subject, form: "genitive") } αρκούσε για να σταματήσει { matter-accusative }, { score }, αν και το ήθελαν { NAME($ayes, form: "the") }.
failed-lighter = { matter-first } είχε περισσότερους φίλους από εχθρούς, αλλά ελαφρύτερους: { NAME($ayes, form: "the") } έχασαν { score } από { NAME($noes, form: "accusative") }.
failed-by-one = { $turn ->
    [0] { matter-first } έπεσε για έναν μόνο πόντο, { score }: { NAME($noes, form: "the") } άντεξαν, και { NAME($ayes, form: "dative") } έλειψε ένας.
   *[1] Ένας πόντος ακόμη θα έφερνε ισοψηφία· έτσι όμως { matter } έπεσε { score } απέναντι { NAME($noes, form: "dative") }.
  }
failed-close = { $turn ->
    [0] { matter-first } έπεσε οριακά, { score }: { NAME($ayes, form: "the") } απέναντι { NAME($noes, form: "dative") }.
   *[1] { NAME($ayes, form: "dative", start: "yes") } έλειψαν μόνο { in-words } για να περάσουν { matter-accusative }· το σταμάτησαν { NAME($noes, form: "the") }, { score }.
  }
failed-by-far = { $turn ->
    [0] { matter-first } πετάχτηκε έξω, { score }· { NAME($ayes, form: "the") } είχαν κρίνει λάθος την αίθουσα.
   *[1] { NAME($noes, form: "the", start: "yes") } δεν ήθελαν ούτε να ακούσουν για { matter-accusative }, που έπεσε { score }.
  }
failed = { $turn ->
    [0] { matter-first } απορρίφθηκε, { score }: { NAME($ayes, form: "the") } υπέρ, { NAME($noes, form: "the") } κατά.
    [1] { NAME($noes, form: "the", start: "yes") } καταψήφισαν { matter-accusative }, { score }, ενάντια στη θέληση { NAME($ayes, form: "genitive") }.
    [2] { NAME($ayes, form: "the", start: "yes") } ζήτησαν { matter-accusative } και βρήκαν άρνηση από { NAME($noes, form: "accusative") }, { score }.
   *[3] { matter-first } δεν προχώρησε. Η καταμέτρηση ήταν { score }, και { NAME($noes, form: "the") } επικράτησαν απέναντι { NAME($ayes, form: "dative") }.
  }

## What is said besides of a vote

otherwise = { $winners ->
    [yes] απορριφθεί
   *[no] περάσει
  }
decided-by-a-grant = { $turn ->
    [0] Έκρινε ό,τι είχαν δανείσει { NAME($lender, form: "the") } { NAME($who, form: "dative") }: { in-words }.
   *[1] Χωρίς όσα είχαν δανείσει { NAME($lender, form: "the") } { NAME($who, form: "dative") } θα είχε { otherwise }.
  }
decided-by-the-race = { $turn ->
    [0] Το είχε κρίνει η ιπποδρομία: χωρίς τα { CALLED("horses", "Άλογά") } τους { NAME($who, form: "the") } θα είχαν χάσει.
   *[1] Αν { NAME($who, form: "the") } δεν είχαν κερδίσει την ιπποδρομία, θα είχε { otherwise }.
  }
decided-by-a-hero = { $turn ->
    [0] Τη διαφορά την έκανε ένας ήρωας { NAME($who, form: "genitive") }: { $hero }.
   *[1] Χωρίς τη δύναμη ενός ήρωα ({ $hero }) θα είχε { otherwise }.
  }
voted-against-oneself = Αν και το είχαν θέσει { NAME($subject, form: "the") }, ψήφισαν κατά.
called-to-vote-down = { subject } το είχαν θέσει για να το καταψηφίσουν.
vetoed = Δεν έγινε πράξη: { NAME($who, form: "the") } άσκησαν βέτο.
vetoed-by-control = Δεν έγινε πράξη: η Διεύθυνση άσκησε βέτο.
kept-silent = Σώπασαν { in-words-gendered } Άρχοντες.
silent-majority = Όσοι σώπασαν ήταν η πλειοψηφία: { NAME($who, form: "the") }.

## What a decision did

exiled = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } πήγαν στην εξορία, και μαζί έχασαν την ψήφο τους.
   *[1] { NAME($who, form: "the", start: "yes") } διώχτηκαν από την πόλη.
  }
recalled = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } γύρισαν από την εξορία.
   *[1] Οι πύλες άνοιξαν ξανά για { NAME($who, form: "accusative") }.
  }
enfranchised = { NAME($who, form: "the", start: "yes") } ήταν πολίτες από εκείνη την ώρα.
disenfranchised = { NAME($who, form: "the", start: "yes") } διαγράφηκαν από τον κατάλογο των πολιτών.
supremacy = { $turn ->
    [0] Η Υπεροχή, που κρίνει ποιος από τους ίσους προεδρεύει, πέρασε { NAME($subject, form: "dative") }.
   *[1] Η Υπεροχή πέρασε { NAME($subject, form: "dative") }.
  }
supremacy-of-nobody = Η Υπεροχή δεν ανήκε πια σε κανέναν.
motions-joined = Στη Συνέλευση κατατέθηκαν { $titles }.
motion-joined = { $turn ->
    [0] Με αυτό η πρόταση «{ $title }» πήγε στη Συνέλευση.
    [1] Η πρόταση «{ $title }» γράφτηκε στην ημερήσια διάταξη.
    [2] Η Συνέλευση θα είχε να ασχοληθεί με την πρόταση «{ $title }».
    [3] Έτσι «{ $title }» πήρε μια θέση ανάμεσα στις προτάσεις.
    [4] Το σχέδιο, «{ $title }», φυλάχτηκε για τη Συνέλευση.
   *[5] Η πρόταση «{ $title }» μπήκε κι αυτή στον κατάλογο.
  }
article-reworded = Το Άρθρο { $at }, «{ $title }», είχε από τότε άλλο κείμενο.
article-replaced = { $turn ->
    [0] Ως Άρθρο { $at } «{ $title }» πήρε τη θέση του «{ $former }».
   *[1] Το Άρθρο { $at } ήταν τώρα «{ $title }», και το «{ $former }» ανήκε στην ιστορία.
  }
article-added = { $turn ->
    [0] Ως Άρθρο { $at } μπήκε στο Σύνταγμα «{ $title }».
   *[1] Το Σύνταγμα είχε τώρα Άρθρο { $at }, «{ $title }».
  }
law-proclaimed = { $turn ->
    [0] Κηρύχθηκε νόμος: «{ $title }».
   *[1] Ο νόμος «{ $title }» ίσχυε πριν σβήσει η ηχώ.
  }
those = { $of ->
    [all] όλες οι παρατάξεις
    [but] όλες οι παρατάξεις εκτός από { NAME($who, form: "accusative") }
   *[these] { NAME($who, form: "the") }
  }
those-first = { $within ->
    [1] { those }
   *[other] { $of ->
        [all] Όλες οι παρατάξεις
        [but] Όλες οι παρατάξεις εκτός από { NAME($who, form: "accusative") }
       *[these] { NAME($who, form: "the", start: "yes") }
      }
  }
each = { $many ->
    [1] {""}
   *[other] από{" "}
  }
rose-to-an-arete = { those-first } ανέβηκαν σε { CALLED("arete", "Αρετή") } { $now }
sank-to-an-arete = { those-first } έπεσαν σε { CALLED("arete", "Αρετή") } { $now }
gained-arete = { those-first } κέρδισαν { each }{ $n } { CALLED("arete", "Αρετή") }
lost-arete = { those-first } έχασαν { each }{ $n } { CALLED("arete", "Αρετή") }
drew-doom = { $turn ->
    [0] { those-first } τράβηξαν πάνω τους { each }{ $n } { CALLED("doom", "Όλεθρο") }
   *[1] { those-first } φορτώθηκαν { each }{ $n } { CALLED("doom", "Όλεθρο") }
  }
lost-doom = { those-first } ξεφορτώθηκαν { each }{ $n } { CALLED("doom", "Όλεθρο") }
gained-influence = { those-first } κέρδισαν { each }{ $n } { CALLED("influence", "μόνιμη επιρροή") }
lost-influence = { those-first } έχασαν { each }{ $n } { CALLED("influence", "μόνιμη επιρροή") }
gained-goods = { $turn ->
    [0] { those-first } κέρδισαν { each }{ $goods }
    [1] { those-first } απέκτησαν { each }{ $goods }
   *[2] { those-first } πήραν { each }{ $goods }
  }
lost-goods = { $turn ->
    [0] { those-first } έχασαν { each }{ $goods }
    [1] { those-first } έδωσαν γι’ αυτό { each }{ $goods }
   *[2] { those-first } στερήθηκαν { each }{ $goods }
  }
wrath-rose = { $turn ->
    [0] Οι θεοί το πρόσεξαν: η Θεϊκή Οργή ανέβηκε στο { $to }.
    [1] Όταν έγινε, η Θεϊκή Οργή βρισκόταν στο { $to }.
   *[2] Πρόσθεσε { in-words } στη Θεϊκή Οργή, που έφτασε στο { $to }.
  }
wrath-sank = Η Θεϊκή Οργή έπεσε στο { $to }.
unrest-went-on = Ο αριθμός Στάσης συνέχισε ως το { $to }.
unrest-broke = Ο αριθμός Στάσης ανέβηκε στο { $to }, και η πόλη δεν ήθελε να περιμένει άλλο.
unrest-near = Η Στάση, το μέτρο της αναταραχής, ανέβηκε από { $from } σε { $to }, μόλις { in-words } πριν από την ανοιχτή διαμάχη.
unrest-first = Ο αριθμός Στάσης, με τον οποίο μετρούσαν την αναταραχή, ανέβηκε από { $from } σε { $to }.
unrest-rose = { $turn ->
    [0] Ο αριθμός Στάσης ανέβηκε από { $from } σε { $to }.
    [1] Στους δρόμους το συζητούσαν: η Στάση πήγε στο { $to }.
    [2] Η Στάση σκαρφάλωσε στο { $to }.
   *[3] Οι συνοικίες βοούσαν, και η Στάση βρισκόταν στο { $to }.
  }
unrest-fell = { $turn ->
    [0] Η πόλη ησύχασε κάπως: η Στάση έπεσε από { $from } σε { $to }.
    [1] Η Στάση έπεσε στο { $to }.
   *[2] Αυτό καλμάρισε τις συνοικίες, και η Στάση κατέβηκε στο { $to }.
  }

## The Assembly

assembly-decided-nothing = Η Συνέλευση συνεδρίασε, και δεν αποφάσισε τίποτα.
assembly-rejected-all = Η Συνέλευση άκουσε { motions } και δεν δέχτηκε τίποτα.
assembly-adopted-all = { $turn ->
    [0] Η Συνέλευση άκουσε { motions } και δεν έστειλε κανέναν με άδεια χέρια. Εγκρίθηκαν: { $titles }.
   *[1] Αυτή η Συνέλευση ενέκρινε ό,τι ήρθε μπροστά της: { $titles }.
  }
assembly-adopted-some = { $turn ->
    [0] Από { motions } η Συνέλευση ενέκρινε { $titles }· χωρίς πλειοψηφία: { $rejected }.
   *[1] Μπροστά στη Συνέλευση ήρθαν { motions }· όταν σηκώθηκε, στέκονταν όρθια { $titles }.
  }
a-measure = { $measure ->
    [article] άρθρο
    [law] νόμο
   *[resolution] ψήφισμα
  }
this-measure = { $measure ->
    [article] αυτό το άρθρο
    [law] αυτός ο νόμος
   *[resolution] αυτό το ψήφισμα
  }
motion-by = { $turn ->
    [0] { subject } πρότειναν { a-measure }.
   *[1] Η πρόταση { NAME($subject, form: "genitive") } αφορούσε { a-measure }.
  }
motion-by-control = Η Διεύθυνση είχε βάλει { a-measure } στην ημερήσια διάταξη.
motion-out-of = { $turn ->
    [0] Εδώ έφτασε { this-measure } όταν το Συμβούλιο ασχολήθηκε με «{ $source }».
    [1] Από «{ $source }» ήρθε { this-measure }.
   *[2] Από «{ $source }» είχε βγει { this-measure }.
  }
motion-wanted = { $turn ->
    [0] Με τα λόγια της ημερήσιας διάταξης: «{ $wanted }»
   *[1] Στην ημερήσια διάταξη γραφόταν έτσι: «{ $wanted }»
  }
motion-not-put = Δεν τέθηκε σε ψηφοφορία.

## Diplomacy, gifts, and what Control set

minutes = { $n ->
    [1] ένα λεπτό
   *[other] { in-words } λεπτά
  }
out-still = Οι Άρχοντες βγήκαν από την αίθουσα, και ήταν ακόμη έξω όταν γραφόταν αυτό.
out-for-a-moment = Οι Άρχοντες βγήκαν από την αίθουσα, και γύρισαν σχεδόν αμέσως.
out = { $turn ->
    [0] Για { minutes } η αίθουσα έμεινε άδεια. Όσα συμφωνήθηκαν στους διαδρόμους δεν γράφτηκαν πουθενά.
    [1] Οι Άρχοντες πήγαν στους δικούς τους για { minutes }.
    [2] Για { minutes } κράτησαν οι κουβέντες, και γραφέας δεν υπήρχε.
   *[3] Έμειναν έξω για { minutes }, και γύρισαν με ό,τι είχαν υποσχεθεί ο ένας στον άλλο.
  }
first-as-before = { $turn ->
    [0] Πρώτος οίκος της πόλης ήταν ακόμη { NAME($subject, form: "the") }, με { CALLED("arete", "Αρετή") } { $arete }.
   *[1] Στην κορυφή δεν είχε αλλάξει τίποτα: { NAME($subject, form: "the") }, { CALLED("arete", "Αρετή") } { $arete }.
  }
first-shared-as-before = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } μοιράζονταν ακόμη την πρώτη θέση.
   *[1] Κανείς δεν είχε προσπεράσει { NAME($who, form: "accusative") }.
  }
first-now = { $turn ->
    [0] Την ψηλότερη { CALLED("arete", "Αρετή") } εκείνη την ώρα την είχαν { NAME($subject, form: "the") }, με { $arete }.
   *[1] Στην κορυφή στέκονταν { NAME($subject, form: "the") }, με { CALLED("arete", "Αρετή") } { $arete }.
  }
first-shared = { NAME($who, form: "the", start: "yes") } μοιράζονταν την πρώτη θέση με { CALLED("arete", "Αρετή") } { $arete }.
most-doomed = { $turn ->
    [0] Ο βαρύτερος { CALLED("doom", "Όλεθρος") }, { $doom }, έπεφτε { NAME($subject, form: "dative") }.
    [1] { subject } σήκωναν τον περισσότερο { CALLED("doom", "Όλεθρο") }, { $doom }.
   *[2] Κανέναν δεν απειλούσε τόσος { CALLED("doom", "Όλεθρος") } όσο { NAME($subject, form: "accusative") }: { $doom }.
  }
lead-gifts = Ό,τι άλλαξε χέρια
handed-over = { who-first } έδωσαν { $goods } { NAME($to, form: "dative") }
lead-set = Από το χέρι της Διεύθυνσης
set-so = Έτσι το είχε ορίσει η Διεύθυνση: { $reason }
set-because = Ο λόγος που έδωσε η Διεύθυνση: { $reason }

## A stasis breaks out

lead-outbreak = Το ξέσπασμα
lead-deployment = Οι δρόμοι γεμίζουν
lead-held = Ποιοι κράτησαν την πόλη
lead-victory = Η νίκη
outbreak = { $turn ->
    [0] Με αριθμό Στάσης { $at } έσπασε η ειρήνη της πόλης, και οίκος πολέμησε οίκο στους δρόμους. Ήταν η { nth } Στάση της ημέρας.
    [1] Ο αριθμός Στάσης είχε φτάσει στο { $at }, και άρχισε η { nth } Στάση.
   *[2] Για { nth } φορά εκείνη την ημέρα το Συμβούλιο έμεινε μόνο του και οι δρόμοι γέμισαν· η Στάση βρισκόταν στο { $at }.
  }
outbreak-early = { $turn ->
    [0] Η πόλη θα άντεχε κι άλλο: η διαμάχη ξεσπά στο { $threshold }, και ο αριθμός Στάσης ήταν μόλις { $at }. Η Διεύθυνση κήρυξε παρ’ όλα αυτά την { nth } Στάση της ημέρας.
   *[1] Η { nth } Στάση της ημέρας ήρθε πριν από την ώρα της, με τον λόγο της Διεύθυνσης, και με τον αριθμό στο { $at }.
  }
cause-of-it = «{ $cause }» ({ in-words })
causes = { $turn ->
    [0] Τι την είχε ανεβάσει το έλεγαν σε κάθε γωνιά: { $causes }.
   *[1] Τα βαρύτερα στη ζυγαριά ήταν { $causes }.
  }
mobs = { $n ->
    [1] έναν όχλο
   *[other] { in-words-gendered } όχλους
  }
military = { $n ->
    [1] έναν στρατιώτη
   *[other] { in-words-gendered } στρατιώτες
  }
no-units = κανέναν
muster-of-hosts = { $turn ->
    [0] { NAME($strong, form: "the", start: "yes") } επιστράτευσαν το μεγαλύτερο πλήθος, { $many }· { NAME($weak, form: "the") } το μικρότερο, { $few }.
   *[1] { NAME($strong, form: "the", start: "yes") } είχαν { $many }, παραπάνω από κάθε άλλον· { NAME($weak, form: "the") } είχαν { $few }.
  }
heroes-none = Κανείς ήρωας δεν ρίχτηκε στη μάχη.
heroes-went = Από τους ήρωες βγήκαν στη μάχη: { $heroes }.
heroes-many = Στη μάχη βγήκαν όχι λιγότεροι από { in-words-gendered } ήρωες.
moves-first-by-lot = Κανείς δεν σήκωνε περισσότερο { CALLED("doom", "Όλεθρο") } από άλλον, και ο κλήρος έβαλε { NAME($subject, form: "accusative") } να αρχίσουν.
moves-first-of-equals = { NAME($tied, form: "the", start: "yes") } σήκωναν ίσο { CALLED("doom", "Όλεθρο") }, και ο κλήρος έβαλε { NAME($who, form: "accusative") } να αρχίσουν.
moves-first = { $turn ->
    [0] Η πρώτη κίνηση ανήκε { NAME($subject, form: "dative") }, που σήκωναν τον περισσότερο { CALLED("doom", "Όλεθρο") }.
   *[1] Πρώτα κινήθηκαν { NAME($subject, form: "the") }, με τον βαρύτερο { CALLED("doom", "Όλεθρο") } από όλους.
  }

## The streets fill

crowd = { $turn ->
    [0] Πουθενά δεν ήταν πιο πυκνό το πλήθος: στον τόπο «{ $place }» στέκονταν { $sides } παρατάξεις με { units }.
    [1] Το μεγαλύτερο πλήθος το τράβηξε ο τόπος «{ $place }»: { units } από { $sides } παρατάξεις.
   *[2] Οι περισσότεροι ήρθαν στον τόπο «{ $place }»: { $sides } παρατάξεις, { units }.
  }
staked = { NAME($who, form: "the", start: "yes") } έριξαν { units } στον τόπο «{ $place }».
staked-both = { NAME($who, form: "the", start: "yes") } έριξαν { units } στον τόπο «{ $place }» και { NAME($other, form: "the") } { $more } στον τόπο «{ $there }».
cards-none = Δεν παίχτηκε ούτε μία { CALLED("stasis_cards", "κάρτα Στάσης") }.
cards-by-most = Παίχτηκαν { stasis-cards }, { $most } από αυτές από { NAME($who, form: "accusative") }.
card-killed = { $turn ->
    [0] Από την κάρτα «{ $title }», που έπαιξαν { NAME($who, form: "the") }, { $n ->
        [1] χάθηκε ένας ήρωας
       *[other] χάθηκαν ήρωες
      }: { $heroes }.
   *[1] Η κάρτα «{ $title }» { NAME($who, form: "genitive") } κόστισε τη ζωή σε ήρωες: { $heroes }.
  }
card-moved-the-colossus = Με την κάρτα «{ $title }» { NAME($who, form: "the") } οδήγησαν αλλού τον Κολοσσό.
card-led-the-colossus = Με την κάρτα «{ $title }» { NAME($who, form: "the") } οδήγησαν τον Κολοσσό στον τόπο «{ $place }».
card-struck = { $turn ->
    [0] Η κάρτα «{ $title }», που έπαιξαν { NAME($who, form: "the") }, γύρισε ή έριξε { units }.
    [1] { NAME($who, form: "the", start: "yes") } έπαιξαν την κάρτα «{ $title }»: απώλεια ή αλλαγή πλευράς για { units }.
   *[2] Η κάρτα «{ $title }» { NAME($who, form: "genitive") } πήρε { units }.
  }
card-struck-there = { $turn ->
    [0] Η κάρτα «{ $title }», που έπαιξαν { NAME($who, form: "the") }, γύρισε ή έριξε { units } στον τόπο «{ $place }».
    [1] { NAME($who, form: "the", start: "yes") } έπαιξαν την κάρτα «{ $title }» στον τόπο «{ $place }»: απώλεια ή αλλαγή πλευράς για { units }.
   *[2] Η κάρτα «{ $title }» { NAME($who, form: "genitive") } πήρε { units } στον τόπο «{ $place }».
  }
deployed-full = { $turn ->
    [0] Όταν πιάστηκε ο τελευταίος ανοιχτός τόπος, όλοι είχαν ακόμη μία κίνηση.
   *[1] Τελικά δεν έμεινε ανοιχτός τόπος, και κάθε οίκος έκανε την τελευταία του κίνηση.
  }
deployed-with-places-empty = Όταν τοποθετήθηκε η τελευταία μονάδα, { $n ->
    [1] έμενε ακόμη άδειος ένας τόπος
   *[other] έμεναν ακόμη άδειοι { in-words-gendered } τόποι
  }.
deployed-to-the-last = Έτσι συνεχίστηκε, ώσπου δεν έμενε σε κανέναν μονάδα να τοποθετήσει.
deployed-to-a-halt = Τελείωσε όταν κανείς δεν μπορούσε να κάνει τίποτε άλλο.
deployed-until-called = Καθώς κανείς δεν κινούνταν πια, η Διεύθυνση ζήτησε τις τελευταίες ενέργειες.
deployed-cut-short = Η Διεύθυνση έκλεισε την ανάπτυξη πριν έρθουν όλοι.

## Battles

with-mobs = { mobs }
with-military = { military }
with-hero = έναν ήρωα ({ $hero })
stood-alone = { NAME($who, form: "the", start: "yes") } με { $came } δεν είχαν εκεί αντίπαλο.
met = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } με { $came } συνάντησαν { NAME($other, form: "accusative") } με { $against }.
    [1] Εδώ στέκονταν { NAME($who, form: "the") } με { $came }, εκεί { NAME($other, form: "the") } με { $against }.
   *[2] Απέναντι βρέθηκαν { NAME($who, form: "the") } με { $came } και { NAME($other, form: "the") } με { $against }.
  }
side = { who-first } με { $came }
three-met = { $sides }: τρεις πλευρές πολέμησαν για τον ίδιο τόπο.
many-met = Είχαν έρθει { in-words-gendered } παρατάξεις: { $sides }.
threw-thirteen = { $turn ->
    [0] Τότε τα ζάρια έδειξαν δεκατρία { NAME($who, form: "dative") }, και από όσα είχαν εκεί δεν έμεινε τίποτα.
    [1] { NAME($who, form: "the", start: "yes") } έριξαν δεκατρία και χάθηκαν.
    [2] Το άτυχο δεκατρία έπεσε { NAME($who, form: "dative") }, κι αυτό ήταν εκεί το τέλος τους.
   *[3] Ένα δεκατρία σάρωσε { NAME($who, form: "accusative") }.
  }
tyche-decided = { $turn ->
    [0] Το έκρινε η { CALLED("tyche", "Τύχη") }: { NAME($subject, form: "the") } είχαν πληρώσει για ένα ζάρι παραπάνω, κι εκείνο έδειξε { in-words }.
   *[1] Χωρίς ό,τι είχαν αγοράσει { NAME($subject, form: "the") } από την { CALLED("tyche", "Τύχη") }, { in-words }, θα είχε τελειώσει αλλιώς.
  }
battle-nobody-left = Δεν έμεινε κανείς να κρατήσει τον τόπο «{ $place }».
battle-destroyed = { NAME($who, form: "the", start: "yes") } αλληλοεξοντώθηκαν· ο τόπος «{ $place }» έμεινε άδειος.
battle-tied = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } έφτασαν από { $total } και αλληλοεξοντώθηκαν· ο τόπος «{ $place }» έμεινε άδειος.
   *[1] Με { $total } από κάθε πλευρά, { NAME($who, form: "the") } δεν άφησαν σε κανέναν τον τόπο «{ $place }».
  }
battle-held-in-the-end = Όταν τελείωσε, { NAME($subject, form: "the") } κρατούσαν τον τόπο «{ $place }».
battle-left-standing = { subject } έμειναν στη θέση τους και κράτησαν τον τόπο «{ $place }».
battle-upset = { $turn ->
    [0] Όλα ήταν κόντρα { NAME($subject, form: "dative") }, αλλά με { $dice } στα ζάρια έφτασαν { $total } προς { $second } και κράτησαν τον τόπο.
    [1] Νίκησε η πιο αδύναμη πλευρά: { NAME($subject, form: "the") }, { $total } προς { $second }.
   *[2] Μια ζαριά { $dice } έδωσε { NAME($subject, form: "dative") }, παρά τη λιγότερη δύναμή τους, τον τόπο «{ $place }»: { $total } προς { $second }.
  }
battle-by-one = { $turn ->
    [0] Μία κουκκίδα το έκρινε υπέρ { NAME($subject, form: "genitive") }, { $total } προς { $second }.
   *[1] { subject } κράτησαν τον τόπο για μία κουκκίδα, { $total } προς { $second }.
  }
battle-by-far = { $turn ->
    [0] Μάχη δεν ήταν: { $total } προς { $second } υπέρ { NAME($subject, form: "genitive") }.
   *[1] { subject } σάρωσαν τους άλλους, { $total } προς { $second }.
  }
battle-won = { $turn ->
    [0] { subject } επικράτησαν, { $total } προς { $second }.
    [1] { subject } πήραν τον τόπο, { $total } προς { $second }.
    [2] Όταν στάθηκαν τα ζάρια, { NAME($subject, form: "the") } είχαν { $total } και οι επόμενοι { $second }.
   *[3] Ο τόπος πέρασε { NAME($subject, form: "dative") }, { $total } προς { $second }.
  }
heroes-executed = { $turn ->
    [0] { $n ->
        [1] Έπεσε στα χέρια { NAME($who, form: "genitive") } και δεν γλίτωσε
       *[other] Έπεσαν στα χέρια { NAME($who, form: "genitive") } και δεν γλίτωσαν
      }: { $heroes }.
   *[1] Δεν { $n ->
        [1] βρήκε
       *[other] βρήκαν
      } έλεος: { $heroes }.
  }
heroes-spared = { $turn ->
    [0] { subject } χάρισαν τη ζωή σε ήρωες: { $heroes }.
   *[1] Με τη χάρη { NAME($subject, form: "genitive") } γλίτωσαν ήρωες: { $heroes }.
  }
heroes-died = Εκεί { $n ->
    [1] χάθηκε ένας ήρωας
   *[other] χάθηκαν ήρωες
  }: { $heroes }.
lead-elsewhere = Αλλού
place-first = { $within ->
    [1] ο τόπος «{ $place }»
   *[other] Ο τόπος «{ $place }»
  }
brief-to-nobody = { place-first } δεν έμεινε σε κανέναν
brief-stayed = { place-first } έμεινε { NAME($who, form: "dative") }
brief-took = { $turn ->
    [0] { who-first } πήραν τον τόπο «{ $place }» από { NAME($beaten, form: "accusative") }
    [1] { place-first } πέρασε { NAME($who, form: "dative") } από { NAME($beaten, form: "accusative") }
    [2] { who-first } νίκησαν στον τόπο «{ $place }» { NAME($beaten, form: "accusative") }
   *[3] { who-first } έδιωξαν από τον τόπο «{ $place }» { NAME($beaten, form: "accusative") }
  }

## Who held the city, and who won

fought-on-the-real-map = Κρίθηκε στον χάρτη της αίθουσας.
held-every-place = { subject } κρατούσαν κάθε τόπο της πόλης.
held-places = { $within ->
    [1] { NAME($who, form: "the") } { $places }
   *[other] { NAME($who, form: "the", start: "yes") } κράτησαν { $places }
  }
held-a-whole-map = { $turn ->
    [0] Ολόκληρη περιοχή στα χέρια { NAME($who, form: "genitive") }: { $maps }. Όποιος κρατά το όλο το μετρά διπλό.
   *[1] { NAME($who, form: "the", start: "yes") } κρατούσαν ολόκληρη περιοχή, που μέτρησε διπλά: { $maps }.
  }
spoil-thirteen = { $turn ->
    [0] Στον τόπο «{ $place }» { NAME($who, form: "the") } έριξαν δεκατρία, και μερίδιό τους ήταν { $n } { CALLED("doom", "Όλεθρος") }.
   *[1] Ο τόπος «{ $place }» έφερε { NAME($who, form: "dative") } ένα δεκατρία και μαζί { $n } { CALLED("doom", "Όλεθρο") }.
  }
spoil-talents = Ο τόπος «{ $place }» έφερε { NAME($who, form: "dative") } { talents }.
given = { in-words } { NAME($to, form: "dative") }
given-to-themselves = { in-words } στον εαυτό τους
spoil-doom = { $turn ->
    [0] Από τον τόπο «{ $place }» { NAME($who, form: "the") } μοίρασαν { CALLED("doom", "Όλεθρο") }: { $given }.
   *[1] Ο τόπος «{ $place }» έδωσε { NAME($who, form: "dative") } { CALLED("doom", "Όλεθρο") } για μοίρασμα: { $given }.
  }
spoil-tyche = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } μοίρασαν την { CALLED("tyche", "Τύχη") } από τον τόπο «{ $place }»: { $given }.
   *[1] Η τύχη από τον τόπο «{ $place }» μοιράστηκε από { NAME($who, form: "accusative") }: { $given }.
  }
won-by-nobody = Κανείς δεν μπόρεσε να πει τη νίκη δική του.
won-not-yet = Όταν γραφόταν αυτό, η μάχη συνεχιζόταν.
won-by-springs = { NAME($tied, form: "the", start: "yes") } ισοβαθμούσαν με { victory-points }· η νίκη πήγε { NAME($who, form: "dative") }, που κρατούσαν τις πηγές που κρίνουν τέτοια πράγματα.
won-by-springs-of-all = Όλοι οι οίκοι ισοβαθμούσαν με { victory-points }· η νίκη πήγε { NAME($who, form: "dative") }, που κρατούσαν τις πηγές που κρίνουν τέτοια πράγματα.
won-of-equals = { NAME($tied, form: "the", start: "yes") } ισοβαθμούσαν με { victory-points }· η νίκη πήγε { NAME($who, form: "dative") }, με απόφαση της Διεύθυνσης.
won-of-all = Όλοι οι οίκοι ισοβαθμούσαν με { victory-points }· η νίκη πήγε { NAME($who, form: "dative") }, με απόφαση της Διεύθυνσης.
won-by-control = Η Διεύθυνση έδωσε τη νίκη { NAME($who, form: "dative") }.
won-far-ahead = { $turn ->
    [0] { subject } κέρδισαν τη Στάση με { victory-points }.
   *[1] Η ημέρα ανήκε { NAME($subject, form: "dative") }, με { victory-points }.
  }
won-by-one = { $turn ->
    [0] Για έναν πόντο η Στάση πήγε { NAME($subject, form: "dative") }, με { victory-points } απέναντι στους { $next } { NAME($other, form: "genitive") }.
   *[1] { subject } την κέρδισαν για έναν μόνο πόντο, με { victory-points } απέναντι στους { $next } { NAME($other, form: "genitive") }.
  }
won-nobody-near = Κανείς δεν πλησίασε { NAME($subject, form: "accusative") }, με { victory-points }, και { $next } για { NAME($other, form: "accusative") }.
won = { $turn ->
    [0] { subject } κέρδισαν τη Στάση με { victory-points }· ακολούθησαν με { $next } { NAME($other, form: "the") }.
   *[1] Με { victory-points } η ημέρα ανήκε { NAME($subject, form: "dative") }, { $ahead } μπροστά από { NAME($other, form: "accusative") }.
  }
prize = { $turn ->
    [0] Όποιος κερδίζει μια Στάση μπορεί να αλλάξει ένα άρθρο του Συντάγματος και δεν ρωτά κανέναν. { NAME($subject, form: "the", start: "yes") } πήραν το Άρθρο { $at }, «{ $title }», και του έδωσαν το κείμενο «{ $text }»
   *[1] Το έπαθλο { NAME($subject, form: "genitive") } ήταν το Άρθρο { $at }, «{ $title }». Από τότε έγραφε «{ $text }»
  }
hero-of = { $hero } ({ $who })
fallen-one = Δεν γύρισε πίσω { $dead }.
fallen = Ανάμεσα στους νεκρούς ήταν { $dead }.
calm-again = { $turn ->
    [0] Ύστερα το πλήθος γύρισε στα σπίτια του, και μαζί του κι ο αριθμός Στάσης, κάτω στο { $to }.
   *[1] Οι δρόμοι άδειασαν, και η Στάση βρισκόταν πάλι στο { $to }.
  }

## The last page

lead-fortunes = Άνοδος και πτώση
lead-votes = Στις ψηφοφορίες
lead-law = Στο Σύνταγμα
lead-seats = Ποιοι κάθονταν εκεί
rose-most = Κανείς δεν ανέβηκε όπως { NAME($subject, form: "the") }, από { CALLED("arete", "Αρετή") } { $from } σε { $to }.
lost-most = { subject } έχασαν τα περισσότερα, από { $from } σε { $to }.
won-most-votes = Κανείς δεν βρέθηκε πιο συχνά στην πλευρά των νικητών από { NAME($subject, form: "accusative") }: { in-words-gendered } φορές σε σύνολο { $all }.
silent-most-often = { subject } άφησαν να περάσουν σιωπηλά { in-words-gendered } από τις { $all } ψηφοφορίες.
exiled-at-the-end = { NAME($who, form: "the", start: "yes") } ήταν στο τέλος στην εξορία.
one-text-changed = Ένα από τα { in-words } άρθρα είχε άλλο κείμενο από το πρωί.
all-texts-changed = Κανένα άρθρο δεν έγραφε πια ό,τι έγραφε το πρωί.
texts-changed = Από τα { in-words } άρθρα { $changed } έγραφαν άλλα από το πρωί.
program-played-all = Το πρόγραμμα έπαιξε κάθε θέση που είχε ψήφο.
program-played = Για { NAME($who, form: "accusative") } έπαιζε τις περισσότερες φορές το πρόγραμμα.
stood-empty = { $n ->
    [1] Η θέση { NAME($who, form: "genitive") } έμεινε άδεια
   *[other] Οι θέσεις { NAME($who, form: "genitive") } έμειναν άδειες
  } στις περισσότερες ψηφοφορίες.
