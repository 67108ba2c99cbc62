### Τι λένε οι κανόνες στους παίκτες, στα ελληνικά.

control = η Διεύθυνση

## Why a command is refused (late)

refused-a-motion-is-split-into-2 = Χωρίστε μια πρόταση σε 2 ως 6 μέρη.
refused-nobody-follows-itself = Μια θέση δεν μπορεί να ακολουθεί τον εαυτό της: επιλέξτε άλλη παράταξη.
refused-it-would-be-turned-up-again = Η τράπουλα είναι άδεια, οπότε αυτή η κάρτα θα άνοιγε αμέσως ξανά.
refused-no-stasis-card-is-left = Δεν απομένει { CALLED("stasis_cards", "κάρτα Στάσης") }.
refused-a-figure-is-at-most-1 = Ένας αριθμός φτάνει ως το 1.000.000.
refused-give-1-or-more = Δώστε 1 ή περισσότερα.
refused-an-amount-is-at-most-100 = Ένα ποσό φτάνει ως το 100.000.
refused-support-is-0-or-more = Η υποστήριξη δεν μπορεί να είναι κάτω από 0.
refused-no-stasis-card-is-left-no = Δεν απομένει { CALLED("stasis_cards", "κάρτα Στάσης") }· δεν αφαιρέθηκε { CALLED("tyche", "Τύχη") }.
refused-only-who-is-in-this-battle = Ζάρια { CALLED("tyche", "Τύχης") } αγοράζουν μόνο παρατάξεις που μετέχουν σε αυτή τη μάχη.
refused-nobody-has-fewer-than-0-victory = Καμία παράταξη δεν μπορεί να έχει λιγότερους από 0 πόντους νίκης.
refused-clock-too-long = Ένα ρολόι μετρά το πολύ { $most } δευτερόλεπτα.
refused-round-too-long = Ένας γύρος κρατά το πολύ { $most } δευτερόλεπτα.
refused-too-many-rounds = Προγραμματίστε το πολύ { $most } επόμενους γύρους.
refused-act-of-round = Οι Πράξεις δεν γυρίζουν πίσω: αυτός ο γύρος θέλει Πράξη από { $act } ως { $acts }.
refused-round-too-many-minutes = Ένας γύρος κρατά το πολύ { $most } λεπτά.
refused-only-stasis-cards-to-a-hand = Σε χέρι παίκτη πηγαίνουν μόνο { CALLED("stasis_cards", "κάρτες Στάσης") }.
refused-no-stasis-card-face-up = Καμία { CALLED("stasis_cards", "κάρτα Στάσης") } δεν είναι ανοιχτή.
refused-cards-dealt = Μοιράστε ή αφαιρέστε από 1 ως { $most } κάρτες μαζί.
refused-no-card-held = { NAME($who, form: "the", start: "yes") } δεν έχουν { CALLED("stasis_cards", "κάρτα Στάσης") }.
refused-card-exists = Υπάρχει ήδη κάρτα με το όνομα { $card }.
refused-stasis-below-act = Ο αριθμός Στάσης δεν πέφτει ποτέ κάτω από τον αριθμό της Πράξης, τώρα { $act }.
refused-hero-value = Η αξία ενός ήρωα είναι { $least } ως { $most }.
refused-another-hero = Άλλος ήρωας λέγεται { $who }.
refused-support-bounds = Δώστε υποστήριξη από 1 ως { $most }.
refused-settings-at-once = Αλλάξτε από 1 ως { $most } ρυθμίσεις μαζί.
refused-no-setting = Δεν υπάρχει ρύθμιση με το όνομα { $key }.
refused-has-horses = { $have ->
    [0] { NAME($who, form: "the", start: "yes") } δεν έχουν { CALLED("horses", "Άλογα") }.
    [one] { NAME($who, form: "the", start: "yes") } έχουν μόνο 1 { CALLED("horses", "Άλογο") }.
   *[other] { NAME($who, form: "the", start: "yes") } έχουν μόνο { $have } { CALLED("horses", "Άλογα") }.
  }
refused-count-too-high = Μια καταμέτρηση φτάνει ως { $most }.
refused-dice-shared = Δώστε { $needed } ζάρια, καθένα σε διαφορετική παράταξη.
refused-too-many-units = Μια παράταξη έχει το πολύ { $most } μονάδες ενός είδους.
refused-too-many-projects = Μια παράταξη έχει το πολύ { $most } { CALLED("projects", "μεγάλα έργα") }: για καθένα ρίχνεται ένα ζάρι.
refused-too-many-supports = Μια παράταξη έχει το πολύ { $most } υποστηρίξεις μαζί. Αφαιρέστε πρώτα μία.
refused-still-contested = Εδώ στέκουν ακόμη περισσότερες παρατάξεις· πείτε για κάθε τόπο ποιος τον κατέχει: { $places }.
refused-throws-missing = Εισαγάγετε { $number } ζαριές, μία για κάθε παράταξη.
refused-natural-13-holds = { NAME($who, form: "the", start: "yes") } έριξαν φυσικό 13, άρα δεν κατέχουν τον τόπο.
refused-alone-left = Δεν έμεινε κανείς άλλος, άρα τον τόπο τον κατέχουν { NAME($who, form: "the") }.
refused-takes-no-part = { NAME($who, form: "the", start: "yes") } δεν μετέχουν σε αυτή τη μάχη: { $place }.
refused-throw-misplaced = Η ζαριά { NAME($who, form: "genitive") } λείπει ή δεν είναι στη θέση της.
refused-dice = { NAME($who, form: "the", start: "yes") } ρίχνουν { $needed } ζάρια· δόθηκαν { $given }.
refused-tyche-dice = { NAME($who, form: "the", start: "yes") } ρίχνουν { $needed } ζάρια { CALLED("tyche", "Τύχης") }· δόθηκαν { $given }.
refused-no-such-die = { NAME($who, form: "the", start: "yes") }: το { $die } δεν υπάρχει σε ζάρι· ένα ζάρι δείχνει 1 ως 6.
refused-points-bounds = Δίνονται ή αφαιρούνται από 1 ως { $most } πόντοι νίκης.
refused-control-only = Αυτό το μπορεί μόνο η Διεύθυνση.
refused-archon-only = Επιλέξτε πρώτα για ποια θέση ενεργείτε.
refused-step-over = Το παιχνίδι προχώρησε· δείτε πού βρίσκεται τώρα.
refused-not-now = Αυτό γίνεται { $when }.
refused-waits-for = Πρώτα χρειάζεται μια απόφαση: { NAME($who, form: "the") }.
refused-not-yours = Η απόφαση δεν είναι δική σας: { NAME($who, form: "the") }.
refused-no-such-faction = Σε αυτό το τραπέζι δεν υπάρχει παράταξη με το όνομα { $id }.
refused-not-playing = { NAME($who, form: "the", start: "yes") } δεν παίζουν σε αυτό το τραπέζι.
refused-too-few-factions = Παίζουν τουλάχιστον { $least } παρατάξεις.
refused-horses-held = Η προσφορά σας κρατά { CALLED("horses", "Άλογα") } ως την αποκάλυψη· ελεύθερα είναι { $free }.
refused-bid-locked = Για αυτή την παράταξη υπάρχει κλειδωμένη προσφορά· τα { CALLED("horses", "Άλογά") } της κρατιούνται ως την αποκάλυψη.
refused-has-vote = Παράταξη με δική της ψήφο δεν παραχωρεί τίποτα.
refused-no-vote = { NAME($who, form: "the", start: "yes") } δεν έχουν τώρα ψήφο.
refused-grant-fixed = Αυτή η παραχώρηση { NAME($who, form: "dative") } έγινε σε αυτή τη φάση· μετακινείται στην επόμενη.
refused-to-oneself = Αυτό δεν πηγαίνει στον εαυτό σας.
refused-tried-already = Αυτή η επιλογή έχει ήδη απορριφθεί.
refused-turn-over = Η σειρά αυτή τελείωσε· δεν ξοδεύτηκε τίποτα.
refused-not-your-turn = Είναι η σειρά { NAME($who, form: "genitive") }.
refused-barricaded = Το οδόφραγμα { NAME($who, form: "genitive") } σας κρατά έξω· η σειρά είναι ακόμη δική σας.
refused-no-such-target = Ο στόχος αυτός δεν υπάρχει, ή δεν υπάρχει πια· η σειρά είναι ακόμη δική σας.
refused-has-target = Αυτή η κάρτα έχει στόχο: παίξτε την, ή κάντε κάτι άλλο.
refused-bad-seal = Η σφραγίδα δεν είναι πάνω σε αυτή την επιλογή, ή τώρα ζητείται κάτι άλλο. Επιλέξτε ξανά.
refused-not-in-deck = Η κάρτα αυτή δεν βρίσκεται σε αυτή την τράπουλα.
refused-before-the-council = Το γεγονός αυτό είναι ενώπιον του Συμβουλίου· μένει εκεί ώσπου να κριθεί.
refused-already-so = Ισχύει ήδη· δεν άλλαξε τίποτα.
refused-wrong-number = { $needed ->
    [one] Επιλέξτε ακριβώς ένα γεγονός.
   *[other] Επιλέξτε ακριβώς { $needed } γεγονότα.
  }
refused-wrong-units = { $needed ->
    [0] Δεν απομένει μονάδα για τοποθέτηση.
    [one] Τοποθετήστε ακριβώς μία μονάδα.
   *[other] Τοποθετήστε ακριβώς { $needed } μονάδες.
  }
not-offered-second-entry = Η ίδια εγγραφή υπάρχει δύο φορές.
not-offered-proposal = Αυτή η εισήγηση δεν μπορεί να επιλεγεί τώρα.
not-offered-motion = Αυτή η πρόταση δεν μπορεί να επιλεγεί τώρα.
not-offered-text = Αυτό το κείμενο δεν μπορεί να επιλεγεί τώρα.
not-offered-deck = Αυτή η τράπουλα δεν μπορεί να επιλεγεί τώρα.
not-offered-support = Αυτή η υποστήριξη δεν μπορεί να επιλεγεί τώρα.
not-offered-thing-to-give = Αυτό δεν μπορεί να επιλεγεί τώρα.
not-offered-counter-left-out = Η { CALLED("arete", "Αρετή") } και η επιρροή δεν μπορούν να μείνουν έξω: από αυτές βγαίνουν οι ψήφοι.
not-offered-thing = Αυτό δεν μπορεί να επιλεγεί τώρα.
not-offered-law = Αυτός ο νόμος δεν μπορεί να επιλεγεί τώρα.
not-offered-end-of-a-law = Αυτό το τέλος νόμου δεν μπορεί να επιλεγεί τώρα.
not-offered-article = Αυτό το άρθρο δεν μπορεί να επιλεγεί τώρα.
not-offered-hero = Αυτός ο ήρωας δεν μπορεί να επιλεγεί τώρα.
not-offered-faction = Αυτή η παράταξη δεν μπορεί να επιλεγεί τώρα.
not-offered-answer = Αυτή η απάντηση δεν μπορεί να επιλεγεί τώρα.
not-offered-event = Αυτό το γεγονός δεν μπορεί να επιλεγεί τώρα.
not-offered-option = Αυτή η επιλογή δεν μπορεί να επιλεγεί τώρα.
not-offered-choice = Αυτή η επιλογή δεν μπορεί να γίνει τώρα.
not-offered-line = Αυτή η γραμμή δεν μπορεί να επιλεγεί τώρα.
not-offered-amount = Αυτό το ποσό δεν μπορεί να επιλεγεί τώρα.
not-offered-task = Αυτή η εργασία δεν μπορεί να επιλεγεί τώρα.
not-offered-candidate = Αυτή η υποψηφιότητα δεν μπορεί να επιλεγεί τώρα.
not-offered-card = Αυτή η κάρτα δεν μπορεί να επιλεγεί τώρα.
not-offered-map = Αυτός ο χάρτης δεν μπορεί να επιλεγεί τώρα.
not-offered-objective = Αυτός ο τόπος δεν μπορεί να επιλεγεί τώρα.
not-offered-battle = Αυτή η μάχη δεν μπορεί να επιλεγεί τώρα.
bad-text-reason = Η αιτιολογία πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-text = Το κείμενο πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-label = Η ετικέτα πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-counter = Το όνομα ενός μετρητή πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-announcement = Η ανακοίνωση πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-name = Το όνομα πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-title = Ο τίτλος πρέπει να έχει από 1 ως { $most } χαρακτήρες.
bad-text-line = Αυτό γράφεται σε μία γραμμή. Αφαιρέστε την αλλαγή γραμμής.
bad-text-turn = Αυτό δεν έχει σημείο που αντιστρέφει τη φορά της γραφής. Πληκτρολογήστε το ξανά αντί να το επικολλήσετε.
bad-text-unseen = Αυτό έχει μόνο σημεία που φαίνονται. Πληκτρολογήστε το ξανά αντί να το επικολλήσετε.
bad-text-marks = Αυτό δεν έχει τόνους χωρίς γράμμα, ούτε πολλούς στο ίδιο γράμμα. Πληκτρολογήστε το ξανά.
too-many-horses = { $have ->
    [0] Δεν έχετε { CALLED("horses", "Άλογα") }.
    [one] Έχετε μόνο 1 { CALLED("horses", "Άλογο") }.
   *[other] Έχετε μόνο { $have } { CALLED("horses", "Άλογα") }.
  }
too-many-mobs = { $have ->
    [0] Δεν έχετε πια όχλους.
    [one] Έχετε μόνο 1 όχλο.
   *[other] Έχετε μόνο { $have } όχλους.
  }
too-many-military-units = { $have ->
    [0] Δεν έχετε πια στρατιώτες.
    [one] Έχετε μόνο 1 στρατιώτη.
   *[other] Έχετε μόνο { $have } στρατιώτες.
  }
too-many-tyche = { $have ->
    [0] Δεν έχετε { CALLED("tyche", "Τύχη") }.
   *[other] Έχετε μόνο { $have } { CALLED("tyche", "Τύχη") }.
  }
too-many-talents = { $have ->
    [0] Δεν έχετε { CALLED("talents", "Τάλαντα") }.
    [one] Έχετε μόνο 1 { CALLED("talents", "Τάλαντο") }.
   *[other] Έχετε μόνο { $have } { CALLED("talents", "Τάλαντα") }.
  }
too-many-tyche-dice-to-buy = { $have ->
    [0] Δεν μπορείτε να αγοράσετε ζάρια { CALLED("tyche", "Τύχης") }.
    [one] Μπορείτε να αγοράσετε μόνο 1 ζάρι { CALLED("tyche", "Τύχης") }.
   *[other] Μπορείτε να αγοράσετε μόνο { $have } ζάρια { CALLED("tyche", "Τύχης") }.
  }
at-most-heroes = Μια παράταξη έχει το πολύ { $most } ήρωες.
at-most-laws = Μπορούν να υπάρχουν το πολύ { $most } νόμοι.
at-most-articles = Μπορούν να υπάρχουν το πολύ { $most } άρθρα.
at-most-motions = Μπορούν να υπάρχουν το πολύ { $most } προτάσεις.

## When something can be done: the end of "This can be done …" (late)

when-between-two-rounds-or-between = ανάμεσα σε δύο γύρους, ή ανάμεσα σε δύο προτάσεις
when-during-an-action-round = στη διάρκεια ενός Γύρου συμβουλίου
when-once-the-game-has-begun = αφού αρχίσει το παιχνίδι
when-between-two-cycles = στον έλεγχο στο τέλος ενός κύκλου ή στον Γύρο διπλωματίας
when-before-the-game-begins = πριν αρχίσει το παιχνίδι
when-once-their-choices-are-shown = αφού αποκαλυφθεί ό,τι έχει επιλέξει κρυφά η μία από τις δύο
when-by-the-clock-alone = μόνο από το ρολόι
when-while-fewer-than-three-of = όσο λιγότερες από τρεις προτάσεις σας περιμένουν τη Διεύθυνση
when-before-a-motion-is-put = πριν μπει μια πρόταση σε ψηφοφορία
when-before-a-motion-is-read = πριν διαβαστεί μια πρόταση
when-for-a-motion-that-waits = ανάμεσα σε δύο προτάσεις, για μία που περιμένει ακόμη
when-once-the-first-stasis-has = αφού ξεσπάσει η πρώτη Στάση
when-when-two-cards-or-more = όταν στην τράπουλα υπάρχουν δύο ή περισσότερες κλειστές κάρτες
when-when-the-deck-has-discards = όταν η τράπουλα έχει πεταμένες κάρτες
when-in-a-stasis-until-its = σε μια Στάση, ως το τέλος της ανάπτυξης
when-once-something-is-held-up = αφού κρατηθεί κάτι
when-in-a-step-that-can = σε βήμα που μπορεί να έχει ρολόι
when-during-a-phase-of-the = στη διάρκεια μιας φάσης του Συμβουλίου
when-after-the-race-in-the = μετά την ιπποδρομία, στη φάση Υποστήριξη
when-from-the-prytanis-phase-to = από τη φάση Πρύτανης ως τη φάση Ψηφοφορία, ή για μια πρόταση
when-after-an-option-of-this = αφού απορριφθεί μια επιλογή αυτού του γεγονότος
when-once-an-act-when-an = μία φορά την Πράξη, αφού εγκριθεί ένα γεγονός, όπου το επιτρέπει άρθρο
when-while-the-prytanis-chooses-what = όσο ο Πρύτανης επιλέγει τι μπαίνει σε ψηφοφορία
when-once-a-cycle-before-events = μία φορά τον κύκλο, πριν επιλεγούν τα γεγονότα, όπου το επιτρέπει άρθρο
when-in-a-debate = σε μια συζήτηση
when-during-a-cycle-of-the = στη διάρκεια ενός κύκλου του Συμβουλίου
when-once-everybody-has-passed-for = αφού πάνε όλοι πάσο για δύο πλήρεις γύρους
when-while-units-are-placed = όσο τοποθετούνται μονάδες
when-while-stasis-cards-are-drawn = όσο τραβιούνται { CALLED("stasis_cards", "κάρτες Στάσης") }
when-while-cards-are-drawn-and = όσο τραβιούνται κάρτες και όσο ρίχνονται ήρωες στη μάχη
when-while-dice-are-shared-out = όσο μοιράζονται ζάρια
when-by-the-winner-of-a = από τον νικητή μιας Στάσης
when-outside-of-a-stasis = όσο δεν υπάρχει Στάση
when-in-a-stasis-before-its = σε μια Στάση, πριν από τα λάφυρα
when-from-the-muster-of-a = από την επιστράτευση μιας Στάσης ως το τέλος των μαχών της
when-between-the-battles-of-a = ανάμεσα στις μάχες μιας Στάσης
when-when-dice-are-about-to = όταν πρόκειται να ριχτούν ζάρια
when-after-a-battle = μετά από μια μάχη
when-while-a-battle-is-on = όσο μια μάχη είναι στο τραπέζι
when-before-the-dice-of-a = πριν από τα ζάρια μιας μάχης
when-after-the-deployment-of-a = μετά την ανάπτυξη μιας Στάσης
when-when-the-most-victory-points = όταν ισοβαθμούν οι περισσότεροι πόντοι νίκης
when-from-the-spoils-of-a = από τα λάφυρα μιας Στάσης ώσπου να αλλάξει ένα άρθρο
when-while-heroes-are-committed = όσο ρίχνονται ήρωες στη μάχη

## Words that every room uses

nobody = κανείς
told-together = { $lines }
and-then = { $before } { $next }
and-more = { $line }{ $more }
until-vote = σε αυτή την ψηφοφορία
until-phase = σε αυτή τη φάση
until-cycle = σε αυτόν τον κύκλο
until-round = σε αυτόν τον Γύρο συμβουλίου
until-act = σε αυτή την Πράξη
until-removed = ώσπου να αφαιρεθεί
span-none = καθόλου χρόνος
span-seconds = { $seconds ->
    [one] 1 δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
  }
span-minutes = { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
  }
span-both = { $minutes ->
    [one] 1 λεπτό
   *[other] { $minutes } λεπτά
  } και { $seconds ->
    [one] 1 δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
  }
and-comma = { $before }, { $next }

## Πριν από τον πρώτο κύκλο

day-action-round = Γύρος συμβουλίου { $id }
day-diplomacy-round = Γύρος διπλωματίας
day-assembly = Συνέλευση
day-the-council-gathers = Το Συμβούλιο συγκεντρώνεται.
day-the-council-begins-when-everybody = Το Συμβούλιο αρχίζει όταν έρθουν όλοι.
day-the-council-gathers-2 = Το Συμβούλιο συγκεντρώνεται
step-everybody-takes-a-seat-your = Όλοι παίρνουν μια θέση. Οι οδηγίες σας λένε τι θέλει η παράταξή σας.

## Why a figure is what it is

figures-arete = Αρετή
figures-lasting-influence = μόνιμη επιρροή
figures-in-exile-no-vote = εξορία: χωρίς ψήφο
figures-not-a-citizen-no-vote = μη πολίτης: χωρίς ψήφο{ $article }
cause-start = στην αρχή
cause-earlier = στην αρχή και αργότερα
cause-control = Διεύθυνση: { $reason }
cause-earlier-by-control = Διεύθυνση: παλαιότερες αλλαγές
cause-act-began = έναρξη Πράξης { $act }
cause-given-to = δόθηκαν { NAME($who, form: "dative") }
cause-given-by = από { NAME($who, form: "accusative") }
cause-comes-in = καθώς μπαίνουν στο παιχνίδι
cause-joined = πέρασαν { NAME($who, form: "dative") }
cause-joined-by = τα έφεραν { NAME($who, form: "the") }
cause-as-played = όπως παίχτηκε
cause-shown-in-a-race = δείχτηκαν σε ιπποδρομία
cause-stasis-over = μετά τη Στάση
cause-drawn-in-a-stasis = τραβήχτηκαν σε μια Στάση
cause-paid-for-stasis-cards = πληρώθηκαν για { CALLED("stasis_cards", "κάρτες Στάσης") }
cause-not-dealt-in-a-stasis = δεν μοιράστηκαν σε μια Στάση
cause-battle-rolls = ξοδεύτηκαν σε ζαριές μάχης
cause-moved-by-a-card = μετακίνηση από κάρτα
cause-placed = παρατάχθηκαν
influence-granted = παραχώρηση από { NAME($who, form: "accusative") }
support-race = η ιπποδρομία
vote-hands-counted = χέρια που μετρήθηκαν στην αίθουσα
muster-part-megaprojects = { CALLED("projects", "μεγάλα έργα") }
muster-part-act = η Πράξη
battle-part-dice = ζάρια
battle-part-mobs = { $number ->
    [one] 1 όχλος
   *[other] { $number } όχλοι
  }
battle-part-military = { $number ->
    [one] 1 στρατιωτική μονάδα
   *[other] { $number } στρατιωτικές μονάδες
  }
hero-fell-in-stasis = στη Στάση { $stasis }

## Where something comes from (late)

origin-assembly = η Συνέλευση
origin-faction = { NAME($who, form: "the") }

## What is left to be done by hand (late)

task-play-by-article = Παίζετε με το νέο κείμενο του Άρθρου { $at }: { $text }
task-article-is-no-more = Το «{ $title }» θα έπαιρνε τη θέση ενός άρθρου που δεν υπάρχει πια. Προσθέστε το ως νέο άρθρο ή αφήστε το: { $text }
task-hand-over = Δώστε { NAME($who, form: "dative") }: { $by } × { $what }.

## Journals of older versions (late)

format-unknown = Αυτό το ημερολόγιο έχει μορφή { $format }· αυτό το πρόγραμμα διαβάζει 1 ως { $last }.
format-taken-back-in-the-stasis = Σε μια Στάση αυτού του ημερολογίου μια ενέργεια πάρθηκε πίσω με τρόπο που αυτό το πρόγραμμα δεν γνωρίζει πια. Η έκδοση που έγραψε το ημερολόγιο μπορεί ακόμη να το διαβάσει.

## Agenda (soon)

agenda-gone-text = Το κείμενο δεν είναι πια έτοιμο.
agenda-gone-in-force = Το άρθρο έχει πια αυτό το κείμενο.
agenda-gone-article = Το άρθρο δεν υπάρχει πια.
agenda-the-article-that-it-was = Το άρθρο που θα αντικαθιστούσε δεν υπάρχει πια.

## Agenda, in the log (late)

agenda-control-takes-off-the-agenda = Η Διεύθυνση βγάζει από την ημερήσια διάταξη την πρόταση «{ $motion }»: { $reason }
agenda-quoted-old = «{ $old }»
agenda-now = «{ $old }», τώρα «{ $new }»
agenda-control-rewords = Η Διεύθυνση αλλάζει τη διατύπωση: { $name }: { $reason }
agenda-quoted = «{ $title }»
agenda-control-splits-into = Η Διεύθυνση χωρίζει την πρόταση «{ $motion }» σε { $parts }.
agenda-control-puts-on-the-agenda = Η Διεύθυνση βάζει στην ημερήσια διάταξη την πρόταση «{ $title }».
agenda-moved-by-joins-the-agenda = Στην ημερήσια διάταξη μπαίνει το «{ $title }», πρόταση { NAME($who, form: "genitive") }.
agenda-propose-a-motion = { NAME($who, form: "the", start: "yes") } υποβάλλουν πρόταση.
agenda-control-declines-a-motion-of = Η Διεύθυνση δεν δέχεται μια πρόταση { NAME($who, form: "genitive") }: { $reason }
agenda-control-moves-to-place = Η Διεύθυνση μεταφέρει την πρόταση «{ $motion }» στη θέση { $what }.
agenda-is-put-off-to-another = Η πρόταση «{ $motion }» αναβάλλεται για άλλη Συνέλευση.
agenda-waits-in-this-assembly-again = Η πρόταση «{ $motion }» περιμένει ξανά σε αυτή τη Συνέλευση.
agenda-the-motion-of-on-falls = Η πρόταση { NAME($name, form: "genitive") } για το «{ $title }» καταπίπτει: { $why }

## Sitting (soon)

sitting-it-is-read-before-the = Διαβάζεται πριν από τις άλλες.
sitting-the-assembly-sits-2 = Η Συνέλευση συνεδριάζει
sitting-read-the-motion = Ανάγνωση της πρότασης «{ $title }»
sitting-its-text-is-shown-and = Εμφανίζεται το κείμενό της και αρχίζει η συζήτηση.
sitting-debate = Συζήτηση
sitting-the-motion-is-put-to = Η πρόταση μπαίνει σε ψηφοφορία.
sitting-the-vote-may-be-called = Μόλις λήξει ο χρόνος, μπορεί να γίνει η ψηφοφορία.
sitting-put-the-motion-to-the = Η πρόταση σε ψηφοφορία
sitting-the-debate-ends-the-factions = Η συζήτηση τελειώνει· οι παρατάξεις ψηφίζουν.
sitting-the-assembly-votes = Η Συνέλευση ψηφίζει
sitting-let-it-happen = Ας συμβεί
sitting-what-is-shown-becomes-true = Ό,τι φαίνεται γίνεται.
sitting-ended = «{ $title }»: { $ended }
sitting-the-assembly-sits-one-motion = Η Συνέλευση συνεδριάζει· έχει μπροστά της μία πρόταση.
sitting-the-assembly-sits-motions-are = Η Συνέλευση συνεδριάζει· έχει μπροστά της { $many } προτάσεις.
sitting-debated = Σε συζήτηση
sitting-adopted = Εγκρίθηκε
sitting-of-the-motion = { $what }: «{ $title }».
sitting-you-may-grant-your-influence = {" "}Μπορείτε να παραχωρήσετε την επιρροή σας για αυτή την ψηφοφορία.
sitting-debated-and-grants = { $debated }{ $grants }

## Sitting, in the log (late)

sitting-is-rejected = Η πρόταση «{ $title }» απορρίφθηκε. { $verdict }
sitting-is-adopted = Η πρόταση «{ $title }» εγκρίθηκε. { $verdict }
sitting-the-agenda-is-full-with = Η ημερήσια διάταξη γέμισε με { $motions } προτάσεις{ $article }: ο επόμενος Γύρος διπλωματίας ανοίγει με Συνέλευση.
sitting-the-assembly-sits = Η Συνέλευση συνεδριάζει.
sitting-the-assembly-is-over = Η Συνέλευση τελείωσε.
sitting-before-the-assembly = Ενώπιον της Συνέλευσης: «{ $title }».

## Decks (late)

decks-the-discards-of-are-shuffled = Οι πεταμένες κάρτες ανακατεύονται πίσω στην τράπουλα «{ $name }».
decks-reshuffle-2 = Ανακάτεμα: { $name }
decks-control-opens-and-looks-through = Η Διεύθυνση ανοίγει και κοιτάζει { $name }.
decks-control-closes = Η Διεύθυνση κλείνει { $name }.
decks-control-shuffles = Η Διεύθυνση ανακατεύει { $deck }.
decks-concealed-anew = Ό,τι ήταν κρυφό εδώ βρισκόταν σε αρχείο, οπότε μπορεί κάποιος να το ξέρει. Ό,τι επιλέχθηκε μυστικά και δεν έχει φανεί επιλέγεται ξανά, και κάθε τράπουλα ανακατεύτηκε.
decks-stasis-card = { CALLED("stasis_cards", "κάρτα Στάσης") }
decks-stasis-cards = { CALLED("stasis_cards", "κάρτες Στάσης") }
decks-control-takes-from = Η Διεύθυνση παίρνει { $number } { $cards } από { NAME($name, form: "accusative") }: { $reason }
decks-control-wrote-the-card = Η Διεύθυνση έγραψε την κάρτα «{ $title }».
decks-goes = Η κάρτα «{ $title }» πηγαίνει { $place }.
decks-control-puts-face-up-on = Η Διεύθυνση βάζει την κάρτα «{ $title }» ανοιχτή πάνω από { $name }: { $reason }
decks-control-puts-on-the-discards = Η Διεύθυνση βάζει την κάρτα «{ $title }» στις πεταμένες από { $name }: { $reason }
decks-on-top-of = πάνω από { $name }
decks-to-the-bottom-of = κάτω από { $name }
decks-into-at-random = κάπου μέσα, με τυχαία θέση, για { $name }
decks-control-takes-off-and-back = Η Διεύθυνση αποσύρει την κάρτα «{ $title }» και την ξαναβάζει μαζί με { $name }: { $reason }
decks-control-moves-a-card-within = Η Διεύθυνση αλλάζει θέση σε μια κάρτα από { $name }: { $reason }
decks-control-gives-a-stasis-card = Η Διεύθυνση δίνει { NAME($name, form: "dative") } μια { CALLED("stasis_cards", "κάρτα Στάσης") }: { $reason }
decks-are-given = { NAME($name, form: "the", start: "yes") } παίρνουν την κάρτα «{ $title }».
decks-the-deck = την τράπουλα «{ $who }»
decks-the-deck-of-stasis-cards = την τράπουλα με τις { CALLED("stasis_cards", "κάρτες Στάσης") }

## Figures (late)

figures-stasis = Στάση
figures-divine-wrath = Θεϊκή Οργή
figures-counter-of = { $who }: { $counter }
figures-set-by-control = { $name } { $from } → { $what }, από τη Διεύθυνση: { $reason }
figures-the-give-to-the = { $what }: { $giver } → { $taker }, { $amount }.
figures-not-citizens = μη πολίτες
figures-in-exile = , στην εξορία
figures-are-set-by-control = { NAME($name, form: "the", start: "yes") } είναι { $citizen }{ $exile }, από τη Διεύθυνση: { $reason }
figures-control-gives-support = Η Διεύθυνση δίνει { NAME($name, form: "dative") } { $by } υποστήριξη { $until }: { $label }
figures-control-takes-support-away = Η Διεύθυνση αφαιρεί υποστήριξη.
figures-tyche = Τύχη
figures-horses = Άλογα
figures-talents = Τάλαντα
figures-counter-named = Η Διεύθυνση ονομάζει { $was } από εδώ και πέρα «{ $now }».
figures-counter-left-out = Η Διεύθυνση αφήνει έξω { $was }: καμία οθόνη δεν το δείχνει πια.
figures-doom = Όλεθρος
figures-stasis-cards = Κάρτες Στάσης

## Record (late)

record-what-was-chosen-in-secret = {" "}Ό,τι επιλέχθηκε μυστικά επιλέγεται από την αρχή.
record-control-took-the-game-back = Η Διεύθυνση γύρισε το παιχνίδι πίσω. { $headline }{ $again }

## Ποιοι παίζουν (late)

roster-came-in = { NAME($who, form: "the", start: "yes") } μπαίνουν στο παιχνίδι, με { CALLED("arete", "Αρετή") } { $arete }.
roster-joined = Οι παίκτες { NAME($who, form: "genitive") } περνούν { NAME($whom, form: "dative") }, με τις μάρκες, τον { CALLED("doom", "Όλεθρο") } και τους ζωντανούς ήρωές τους.
roster-returned = Οι παίκτες { NAME($who, form: "genitive") } που είχαν περάσει σε άλλη παράταξη είναι πάλι στη δική τους θέση.
roster-followed = Οι παίκτες { NAME($who, form: "genitive") } είναι πάλι με την παράταξη στην οποία πέρασαν.
roster-coming-figures = Αρχίζουν με { CALLED("arete", "Αρετή") } { $arete }, { CALLED("tyche", "Τύχη") } { $tyche }, { CALLED("horses", "Άλογα") } { $horses }, { CALLED("talents", "Τάλαντα") } { $talents } και { CALLED("doom", "Όλεθρο") } { $doom }.
roster-coming-heroes = { $n ->
    [one] Μαζί τους έρχεται 1 ήρωας: { $heroes }.
   *[other] Μαζί τους έρχονται { $n } ήρωες: { $heroes }.
  }
roster-coming-supremacy = Τότε την Υπεροχή την έχουν { NAME($who, form: "the") }.
roster-coming-ties = Τότε τις ισοψηφίες τις κρίνουν { NAME($who, form: "the") }.
roster-joining-figures = Μαζί τους πηγαίνουν { CALLED("tyche", "Τύχη") } { $tyche }, { CALLED("horses", "Άλογα") } { $horses }, { CALLED("talents", "Τάλαντα") } { $talents }, { CALLED("stasis_cards", "κάρτες Στάσης") } { $cards }, { CALLED("projects", "μεγάλα έργα") } { $projects } και { CALLED("doom", "Όλεθρο") } { $doom }.
roster-joining-heroes = { $n ->
    [one] Πηγαίνει μαζί 1 ήρωας: { $heroes }.
   *[other] Πηγαίνουν μαζί { $n } ήρωες: { $heroes }.
  }
roster-joining-ends = Η { CALLED("arete", "Αρετή") } τους, { $arete }, η ψήφος και τα αξιώματά τους παύουν.
roster-votes = { $n ->
    [one] Ψήφο έχει τότε 1 παράταξη.
   *[other] Ψήφο έχουν τότε { $n } παρατάξεις.
  }
roster-votes-quorum = { $n ->
    [one] Ψήφο έχει τότε 1 παράταξη· η απαρτία είναι { $quorum }.
   *[other] Ψήφο έχουν τότε { $n } παρατάξεις· η απαρτία είναι { $quorum }.
  }
roster-all-play = Παίζουν και οι { $n } παρατάξεις.
roster-play = Παίζουν { $n } παρατάξεις, χωρίς { NAME($others, form: "accusative") }.
roster-without-supremacy = { NAME($who, form: "the", start: "yes") } έχουν την Υπεροχή: αν λείψουν, ανάμεσα στους ισόβαθμους για Πρύτανη διαλέγει η Διεύθυνση.
roster-without-ties = { NAME($who, form: "the", start: "yes") } κρίνουν τις ισοψηφίες: αν λείψουν, τις κρίνει η Διεύθυνση.
roster-without-garrison = «{ $name }» δεν στέκει στον τόπο «{ $place }».
roster-without-cards = { $n ->
    [one] 1 κάρτα αναφέρεται σε αυτούς και δεν τους κάνει τίποτα: { $titles }.
   *[other] { $n } κάρτες αναφέρονται σε αυτούς και δεν τους κάνουν τίποτα: { $titles }.
  }
roster-without-many-cards = { $n } κάρτες αναφέρονται σε αυτούς και δεν τους κάνουν τίποτα, ανάμεσά τους: { $titles }.

## Seats (late)

seats-the-seat-of = Η θέση { NAME($who, form: "genitive") }
seats-change-places = Οι παίκτες { NAME($who, form: "genitive") } και { NAME($whom, form: "genitive") } αλλάζουν θέσεις: από τώρα παίζει καθένας την παράταξη του άλλου.
seats-is-played-on-its-own = { $seat } παίζεται τώρα από δικό της κινητό.
seats-is-played-on-a-shared = { $seat } παίζεται τώρα από κοινό τάμπλετ.
seats-is-played-on-paper-now = { $seat } παίζεται τώρα σε χαρτί· την εισάγει η Διεύθυνση.
seats-is-empty-now-it-abstains = { $seat } είναι τώρα κενή: απέχει, δεν προσφέρει τίποτα και πάει πάσο.
seats-is-empty-now-it-votes = { $seat } είναι τώρα κενή: ψηφίζει ό,τι ψηφίζουν { NAME($who, form: "the") }.
seats-is-empty-now-control-decides = { $seat } είναι τώρα κενή: αποφασίζει για αυτήν η Διεύθυνση.
seats-is-played-by-the-program = { $seat } παίζεται τώρα από το πρόγραμμα.
seats-on-paper = σε χαρτί
seats-by-controls-hand = με το χέρι της Διεύθυνσης
seats-by-the-program = από το πρόγραμμα
seats-the = { $who } { $how }
seats-by-whose-hand = {" "}({ $hands })
seats-control-opened-it-before-all = {" "}Η Διεύθυνση το άνοιξε πριν απαντήσουν όλοι, χωρίς: { $names }.
seats-the-time-was-up-without = {" "}Ο χρόνος τελείωσε χωρίς: { $names }.
seats-control-for = Η Διεύθυνση { $did } για { NAME($who, form: "accusative") }.

## Stage (late)

stage-control-announces = Η Διεύθυνση ανακοινώνει: { $text }
stage-the-city = Η πόλη
stage-article = Άρθρο { $at }
stage-a-law-in-force = Νόμος σε ισχύ
stage-a-motion = Πρόταση
stage-a-motion-of = Πρόταση { NAME($who, form: "genitive") }
stage-a-faction-of-citizens = Παράταξη πολιτών
stage-a-faction-in-exile = Εξόριστη παράταξη
stage-a-faction-without-citizenship = Παράταξη χωρίς την ιδιότητα του πολίτη
stage-a-faction-without-citizenship-in = Εξόριστη παράταξη χωρίς την ιδιότητα του πολίτη
stage-strength = Ισχύς
stage-stasis = Στάση
stage-divine-wrath = Θεϊκή Οργή

## Check (soon)

check-both = { $stasis } { $assembly }
check-of-motions-an-assembly-opens = { $motions } από { $full } προτάσεις{ $article }: ο επόμενος Γύρος διπλωματίας ανοίγει με Συνέλευση.
check-of-motions-no-assembly-yet = { $motions } από { $full } προτάσεις{ $article }: όχι ακόμη Συνέλευση.
check-stasis-of-the-streets-are = Στάση { $number } από { $threshold }{ $article }: οι δρόμοι χάθηκαν. Ξεσπά Στάση.
check-stasis-of-the-city-holds = Στάση { $number } από { $threshold }{ $article }: η πόλη κρατά.
check-the-agenda-and-the-streets = Ελέγχονται η ημερήσια διάταξη και οι δρόμοι.
check-check = Έλεγχος
check-it-is-fought-out-at = Κρίνεται στο τραπέζι· η Διεύθυνση ορίζει τον νικητή.
check-stasis-cards-are-dealt-and = Μοιράζονται { CALLED("stasis_cards", "κάρτες Στάσης") }, και οι παρατάξεις επιστρατεύουν.
check-stasis-breaks-out = Ξεσπά Στάση
check-begin-the-next-cycle = Έναρξη του επόμενου κύκλου
check-grants-and-the-horse-bonus = Λήγουν οι παραχωρήσεις και το έπαθλο της ιπποδρομίας.
check-stasis-is-fought-out-before = Η Στάση κρίνεται πριν φύγει κανείς για τον Γύρο διπλωματίας.
check-the-stasis-phase-begins = Αρχίζει η φάση Στάση.
check-the-diplomacy-round-begins = Αρχίζει ο Γύρος διπλωματίας.
check-the-next-cycle-begins = Αρχίζει ο επόμενος κύκλος.

## Debate (soon)

debate-you-leave-the-list-of = Φεύγετε από τη λίστα των ομιλητών.
debate-lower-hand = Κατεβάστε το χέρι
debate-you-join-the-list-of = Μπαίνετε στη λίστα των ομιλητών.
debate-end-my-speech = Τελείωσα
debate-raise-hand = Σηκώστε το χέρι
debate-speak-everybody-sees-it = Μιλούν { NAME($who, form: "the") }· το βλέπουν όλοι.
debate-nobody-has-the-floor-any = Κανείς δεν έχει πια τον λόγο.
debate-nobody = Κανείς
debate-have-the-floor = { NAME($who, form: "the", start: "yes") } έχουν τον λόγο.
debate-the-floor-is-open-to = Ο λόγος είναι ανοιχτός σε όλους.
debate-speak-bargain-threaten-raise-a = Μιλήστε, παζαρέψτε, απειλήστε. Αν η αίθουσα έχει θόρυβο, σηκώστε το χέρι.
debate-debate = Συζήτηση
debate-the-support-phase-begins = Αρχίζει η φάση Υποστήριξη.
debate-may-end-once-the-time-is-up = Μόλις λήξει ο χρόνος, η συζήτηση μπορεί να κλείσει.
debate-end-the-debate-start-the = Τέλος της συζήτησης, έναρξη της ιπποδρομίας
debate-the-archons-conceal-their-horses = Οι Άρχοντες κρύβουν τα { CALLED("horses", "Άλογά") } τους.
debate-you-have-the-floor = Έχετε τον λόγο
debate-the-room-listens-to-you = Η αίθουσα σας ακούει.
debate-you-are-next-to-speak = Μετά μιλάτε εσείς.
debate-before-you-on-the-list = Πριν από εσάς στη λίστα των ομιλητών: { $before }.

## Events (soon)

events-called = { $titles }
events-these-go-to-the-vote = Αυτά μπαίνουν σε ψηφοφορία· τα άλλα γεγονότα παραμερίζονται.
events-goes-under-its-deck-and = Το γεγονός «{ $title }» πηγαίνει κάτω από την τράπουλά του και ανοίγει το επόμενο. Μία φορά τον κύκλο{ $article }.
events-send-away = Διώξτε το «{ $title }»
events-quoted = «{ $title }»
events-the-choice-of-events-falls = Επιλογή των γεγονότων{ $article }: { NAME($prytanis, form: "the") }.
events-you-preside = Προεδρεύετε
events-events-2 = Γεγονότα
events-to-choose-an-event = επιλογή ενός γεγονότος
events-to-choose-the-events = επιλογή των γεγονότων
events-the-debate-begins = Αρχίζει η συζήτηση.
events-open-the-debate = Έναρξη της συζήτησης
events-the-clock-of-the-debate = Το ρολόι της συζήτησης ξεκινά.
events-choose-the-event-that-goes = Επιλέξτε το γεγονός που μπαίνει σε ψηφοφορία{ $article }.
events-choose-the-events-that-go = Επιλέξτε τα { $n } γεγονότα που μπαίνουν σε ψηφοφορία{ $article }.
events-no-event-is-before-the = Κανένα γεγονός δεν είναι ενώπιον του Συμβουλίου.
events-goes-to-the-vote = Σε ψηφοφορία μπαίνει: { $title }.
events-go-to-the-vote = Σε ψηφοφορία μπαίνουν: { $titles }.

## Events, in the log (late)

events-the-cards-of-act-are = Οι κάρτες της Πράξης { $act } ανακατεύονται με
events-the-discards-are-shuffled-back = Οι πεταμένες κάρτες ανακατεύονται ξανά με
events-the-deck = { $why } την τράπουλα «{ $name }».
events-is-turned-up = Ανοίγει το γεγονός «{ $title }».
events-activated = Επιλέχθηκαν: { $titles }{ $article }.
events-the-prytanis-puts-under-its = Ο Πρύτανης βάζει το γεγονός «{ $title }» κάτω από την τράπουλά του{ $article }.

## Grants (soon)

grants-no-longer-vote-with-your = { NAME($who, form: "the", start: "yes") } δεν ψηφίζουν πια με τα { $amount } σας.
grants-withdraw = Ανάκληση
grants-send = Στείλτε: { $who }
grants-call-back = Φωνάξτε πίσω: { $who }
grants-no-longer-supports-you = { $who } δεν σας υποστηρίζει πια: −{ $hero }.
grants-strength-until-the-cycle-ends = +{ $what } ισχύς ώσπου να τελειώσει ο κύκλος. Ως τότε στο Συμβούλιο μένει: { $name }.
grants-to-what-you-grant-until = +{ $what } σε ό,τι παραχωρείτε, ώσπου να τελειώσει ο κύκλος. Στο Συμβούλιο μένει: { $name }.
grants-you-have-no-vote-to = Δεν έχετε ψήφο που να μεγαλώνει: { $name } δεν θα πρόσφερε τίποτα εδώ.
grants-would-vote-with-instead-of = { NAME($who, form: "the", start: "yes") } θα ψήφιζαν με { $then } αντί για { $now }.
grants-grant-to-you-and-neither = { NAME($name, form: "the", start: "yes") } παραχωρούν σε εσάς, και κανείς από τους δύο δεν έχει ψήφο: τα { $amount } σας μετρούν 0.
grants-nobody-is-there = Δεν είναι κανείς για { NAME($who, form: "accusative") }: όσο ισχύει αυτό, η επιρροή σας ({ $amount }) δεν θα μετρούσε.
grants-have-no-vote-your-counts = { NAME($who, form: "the", start: "yes") } δεν έχουν ψήφο: τα { $amount } σας μετρούν 0.

## Grants, in the log (late)

grants-no-longer-supports = δεν υποστηρίζει πια
grants-hero-does = { $hero } { $does } { NAME($who, form: "accusative") }.
grants-grant-their-influence-to = { NAME($who, form: "the", start: "yes") } παραχωρούν την επιρροή τους { NAME($who2, form: "dative") }.
grants-withdraw-their-grant = { NAME($who, form: "the", start: "yes") } ανακαλούν την παραχώρησή τους.

## Outcome (soon)

outcome-are-named = Ορίστηκαν { NAME($who, form: "the") }. { $what }.
outcome-nothing-passed-2 = Δεν εγκρίθηκε τίποτα
outcome-adopted = Εγκρίθηκε
outcome-stasis = Στάση
outcome-divine-wrath = Θεϊκή Οργή
outcome-for = { $what } { $by } για { NAME($whom, form: "accusative") }
outcome-stasis-2 = Στάση { $by }
outcome-divine-wrath-2 = Θεϊκή Οργή { $by }
outcome-support-for = Υποστήριξη +{ $by } για { NAME($whom, form: "accusative") }, { $end }
outcome-exile-for = Εξορία για { NAME($whom, form: "accusative") }
outcome-return-from-exile-for = Επιστροφή από την εξορία για { NAME($whom, form: "accusative") }
outcome-citizenship-for = Ιδιότητα του πολίτη για { NAME($whom, form: "accusative") }
outcome-loss-of-citizenship-for = Απώλεια της ιδιότητας του πολίτη για { NAME($whom, form: "accusative") }
outcome-supremacy-for = Υπεροχή για { NAME($whom, form: "accusative") }
outcome-joins-the-assemblys-agenda = «{ $title }» μπαίνει στην ημερήσια διάταξη της Συνέλευσης. { $changes }
outcome-to-the-end-of-the = ως το τέλος της Πράξης
outcome-until = , { $end }
outcome-becomes-law = «{ $title }» γίνεται νόμος{ $end }{ $obeyed }
outcome-the-prytanis = τον Πρύτανη
outcome-the-highest-arete = την υψηλότερη { CALLED("arete", "Αρετή") }
outcome-the-lowest-arete = τη χαμηλότερη { CALLED("arete", "Αρετή") }
outcome-each-that-voted-yes = καθέναν που ψήφισε ΝΑΙ
outcome-each-that-voted-no = καθέναν που ψήφισε ΟΧΙ
outcome-each-that-abstained = καθέναν που απείχε
outcome-each-citizen = κάθε πολίτη
outcome-each-non-citizen = κάθε μη πολίτη
outcome-each-exile = κάθε εξόριστο
outcome-one-faction-the-prytanis-names = μία παράταξη που ορίζει ο Πρύτανης
outcome-one-faction-control-names = μία παράταξη που ορίζει η Διεύθυνση
outcome-the-faction = { NAME($who, form: "accusative") }
outcome-control-names-whom = { $says }: ποιον, το ορίζει η Διεύθυνση
outcome-strikes-nobody = { $effect }: δεν αφορά κανέναν
outcome-stasis-3 = Στάση { $from } → { $act }
outcome-divine-wrath-3 = Θεϊκή Οργή { $wrath } → { $by }
outcome-joins-the-assemblys-agenda-2 = «{ $title }» μπαίνει στην ημερήσια διάταξη της Συνέλευσης
outcome-support = { $whom }: υποστήριξη { $by }, { $end }
outcome-into-exile = στην εξορία
outcome-back-from-exile = πίσω από την εξορία
outcome-now-citizens = από τώρα πολίτες
outcome-no-longer-citizens = όχι πια πολίτες
outcome-supremacy-to = Η Υπεροχή { NAME($who, form: "dative") }
outcome-standing = { $who }: { $becomes }
outcome-from-to = { $who } { $now } → { $then }
outcome-counters = { $what }: { $rows }
outcome-to-name-a-faction = ορισμός παράταξης
outcome-it-becomes-true-until-then = Γίνεται· ως τότε ο Πρύτανης μπορεί να ασκήσει βέτο.
outcome-what-is-shown-becomes-true = Ό,τι φαίνεται γίνεται.
outcome-let-it-happen = Ας συμβεί
outcome-passes = «{ $title }» εγκρίθηκε: { $label }.
outcome-nothing-passed-on = Για το «{ $title }» δεν εγκρίθηκε τίποτα.
outcome-is-adopted = Η πρόταση «{ $title }» εγκρίθηκε.
outcome-waiting-for-to-name-a = Αναμονή για ορισμό παράταξης: { NAME($who, form: "the") }.
outcome-the-verdict = Η ετυμηγορία
outcome-everyone = όλους

## Outcome, in the log (late)

outcome-nothing-passed-on-its-default = Για το «{ $title }» δεν εγκρίθηκε τίποτα· ακολουθεί η τελευταία γραμμή της κάρτας.
outcome-are-named-2 = Ορίστηκαν { NAME($who, form: "the") }.
outcome-done = Έγινε: { $text }
outcome-nothing-passed = δεν εγκρίθηκε τίποτα
outcome-is-settled = Το «{ $title }» κρίθηκε: { $way }.
outcome-by = { $says }, λόγω «{ $title }»
outcome-struck-out-by-control = Διαγράφηκε από τη Διεύθυνση: { $says }: { $reason }
outcome-by-changed-by-control = { $says }, λόγω «{ $title }»· άλλαξε από τη Διεύθυνση: { $reason }

## Prytanis (soon)

prytanis-will-preside-over-this-cycle = { NAME($name, form: "the", start: "yes") } θα προεδρεύσουν σε αυτόν τον κύκλο.
prytanis-locked-until-the-reveal-you = Κλειδωμένο ως την αποκάλυψη· ως τότε μπορείτε να το αλλάξετε.
prytanis-abstain = Αποχή
prytanis-the-council-elects-its-prytanis = Το Συμβούλιο εκλέγει τον Πρύτανή του.
prytanis-got-the-most-of-all = { NAME($who, form: "the", start: "yes") } πήραν τα περισσότερα από όλους όσοι έχουν ακόμη ψήφο: { $votes }.
prytanis-nobody-was-picked = Δεν επιλέχθηκε κανείς{ $article }.
prytanis-nobody-was-picked-with-any = Καμία επιλογή δεν είχε ισχύ πίσω της{ $article }.
prytanis-are-elected-with = { NAME($name, form: "the", start: "yes") } εκλέγονται με { $votes }{ $article }.
prytanis-are-tied-at = Ισοψηφούν με { $votes }: { $names }{ $article }.
prytanis-elect-the-prytanis = Εκλογή του Πρύτανη
prytanis-whom-do-you-want-to = Ποιος θέλετε να προεδρεύσει{ $article };
prytanis-to-elect-the-prytanis = εκλογή του Πρύτανη
prytanis-election = Εκλογή
prytanis-the-picks-are-revealed = Οι επιλογές αποκαλύπτονται.
prytanis-all-picks-are-shown-at = Όλες οι επιλογές φαίνονται μαζί.
prytanis-all-picks-are-shown-at-2 = Όλες οι επιλογές φαίνονται μαζί· όποιος λείπει απέχει.
prytanis-reveal-the-election = Αποκάλυψη της εκλογής: { $votes_in }
prytanis-are-tied-for-prytanis-the = Ισοβαθμούν για Πρύτανη: { $who }. Επιλογή{ $by }: { NAME($who2, form: "the") }.
prytanis-break-the-tie = Λύστε την ισοβαθμία
prytanis-are-tied-pick-who-presides = Ισοβαθμούν: { $tied }. Διαλέξτε ποιος προεδρεύει.
prytanis-waiting-for-to-pick-who = Αναμονή για την επιλογή του Πρύτανη: { NAME($who, form: "the") }.
prytanis-a-tie = Ισοβαθμία
prytanis-to-pick-the-prytanis = επιλογή του Πρύτανη
prytanis-the-cycle = Ο κύκλος
prytanis-turn-to-the-events = Στα γεγονότα
prytanis-no-event-lies-face-up = Κανένα γεγονός δεν είναι ανοιχτό· ακολουθεί η συζήτηση.
prytanis-the-prytanis-chooses-what-the = Ο Πρύτανης επιλέγει τι συζητά το Συμβούλιο.
prytanis-control-chooses-what-the-council = Η Διεύθυνση επιλέγει τι συζητά το Συμβούλιο.
prytanis-preside = Προεδρεύουν { NAME($who, form: "the") }.
prytanis-nobody-can-preside-control-chooses = Κανείς δεν μπορεί να προεδρεύσει· στη θέση του Πρύτανη επιλέγει η Διεύθυνση.
prytanis-the-cycle-is-yours-the = Ο κύκλος είναι δικός σας. Ακολουθούν τα γεγονότα.
prytanis-you-preside = Προεδρεύετε
prytanis-the-cycle-begins = Ο κύκλος αρχίζει
prytanis-the-council-elects = Το Συμβούλιο εκλέγει

## Prytanis, in the log (late)

prytanis-are-tied-for-prytanis = Ισοβαθμούν για Πρύτανη: { $names }{ $article }.
prytanis-have-joined-others = έχουν ενωθεί με άλλους
prytanis-are-in-exile = βρίσκονται στην εξορία
prytanis-are-no-citizens-any-more = δεν είναι πια πολίτες
prytanis-and-preside-no-longer = { NAME($who, form: "the", start: "yes") } { $why } και δεν προεδρεύουν άλλο.
prytanis-no-citizen-can-preside-control = Κανένας πολίτης δεν μπορεί να προεδρεύσει· επιλέγει η Διεύθυνση.
prytanis-locked-a-vote = κλείδωσε ψήφο
prytanis-for = { $who } { $strength } υπέρ: { $whom }
prytanis-the-election = Η εκλογή: { $cast }{ $hands }.{ $early }
prytanis-preside-they-are-elected = Προεδρεύουν { NAME($name, form: "the") }: εκλέχθηκαν{ $article }.
prytanis-preside-with-the-highest-arete = Προεδρεύουν { NAME($name, form: "the") } με την υψηλότερη { CALLED("arete", "Αρετή") }{ $article }.
prytanis-preside-with-the-lowest-arete = Προεδρεύουν { NAME($name, form: "the") } με τη χαμηλότερη { CALLED("arete", "Αρετή") }{ $article }.
prytanis-preside-it-is-their-turn = Προεδρεύουν { NAME($name, form: "the") }: είναι η σειρά τους{ $article }.
prytanis-preside-the-lot-fell-on = Προεδρεύουν { NAME($name, form: "the") }: τους έπεσε ο κλήρος{ $article }.
prytanis-preside-the-hold-supremacy-and = Προεδρεύουν { NAME($name, form: "the") }: την ισοβαθμία την έλυσε όποιος κατέχει την Υπεροχή{ $article }: { $holder }.
prytanis-preside-control-broke-the-tie = Προεδρεύουν { NAME($name, form: "the") }: την ισοβαθμία την έλυσε η Διεύθυνση.
prytanis-preside-appointed-by-control = Προεδρεύουν { NAME($name, form: "the") }, με απόφαση της Διεύθυνσης: { $reason }
prytanis-the-presided-last-are-the = Τελευταία προεδρία: { $last }. Επόμενη παράταξη με ψήφο, δεξιόστροφα: { NAME($name, form: "the") }.
prytanis-are-the-first-with-a = Πρώτη παράταξη με ψήφο, δεξιόστροφα: { NAME($name, form: "the") }.
prytanis-the-lot-fell-on-one = Ο κλήρος έπεσε { NAME($name, form: "dative") }, ανάμεσα σε { $all } με ψήφο.
prytanis-hold-supremacy-and-picked = { NAME($who, form: "the") } κατέχουν την Υπεροχή και διάλεξαν
prytanis-nobody-holds-supremacy-so-control = κανείς δεν κατέχει την Υπεροχή, και η Διεύθυνση διάλεξε
prytanis-tie-names = { $tie }· { $who } { NAME($name, form: "accusative") }.
prytanis-control-appointed = Η Διεύθυνση όρισε { NAME($name, form: "accusative") }: { $reason }
prytanis-hold-supremacy-and-pick = { NAME($who, form: "the") } κατέχουν την Υπεροχή και διαλέγουν
prytanis-nobody-holds-supremacy-so-control-2 = κανείς δεν κατέχει την Υπεροχή, και διαλέγει η Διεύθυνση
prytanis-tie-who = { $tie }· { $who }.
prytanis-preside-nobody-else-has-a = Προεδρεύουν { NAME($name, form: "the") }: κανείς άλλος δεν έχει ψήφο.
prytanis-have-the-arete-of-all = { NAME($name, form: "the", start: "yes") } έχουν { $most ->
    [lowest] τη χαμηλότερη
   *[highest] την υψηλότερη
  } { CALLED("arete", "Αρετή") } από όλους με ψήφο, { $what }· ακολουθούν με { $next }: { $names }.
prytanis-have-the-highest-arete-each = Την υψηλότερη { CALLED("arete", "Αρετή") }, από { $what }, έχουν: { $names }
prytanis-have-the-lowest-arete-each = Τη χαμηλότερη { CALLED("arete", "Αρετή") }, από { $what }, έχουν: { $names }
prytanis-are-tied = Ισοβαθμούν: { $names }

## Race (soon)

race-you-have-no-vote-that = Δεν έχετε ψήφο που να μεγαλώνει με μια νίκη. { $shown }
race-none = Κανένα
race-1-horse = 1 { CALLED("horses", "Άλογο") }
race-horses = { $more } { CALLED("horses", "Άλογα") }
race-you-stay-out-of-the = Δεν παίρνετε μέρος στην ιπποδρομία.
race-you-may-change-it-until = Μπορείτε να το αλλάξετε ως την αποκάλυψη. { $shown }
race-win-the-race-and-gain = { NAME($who, form: "the", start: "yes") } κερδίζουν την ιπποδρομία και { $bonus } υποστήριξη.
race-nobody = Κανείς
race-nobody-wins-the-race = Κανείς δεν κερδίζει την ιπποδρομία.
race-no-race-was-run-strengths = Δεν έγινε ιπποδρομία· ανακοινώνονται οι ισχείς.
race-no-horse-ran-nobody-wins = Δεν έτρεξε { CALLED("horses", "Άλογο") }· κανείς δεν κερδίζει.
race-are-tied-nobody-wins-the = Ισοπαλία: { $who }. Κανείς δεν κερδίζει την ιπποδρομία.
race-are-tied-each-gains-support = Ισοπαλία: { $who }. Καθένας κερδίζει { $bonus } υποστήριξη.
race-on-a-tie-nobody-wins = σε ισοπαλία δεν κερδίζει κανείς
race-on-a-tie-all-of = σε ισοπαλία κερδίζουν όλοι οι ισόπαλοι
race-on-a-tie-one-of = σε ισοπαλία επιλέγεται ένας από τους ισόπαλους
race-the-most-horses-win-strength = Τα περισσότερα { CALLED("horses", "Άλογα") } κερδίζουν +{ $bonus } ισχύ για αυτόν τον κύκλο· { $tie }{ $article }.
race-you-keep-the-horses-that = Τα { CALLED("horses", "Άλογα") } που δείχνετε τα κρατάτε{ $article }.
race-the-horses-that-you-show = Τα { CALLED("horses", "Άλογα") } που δείχνετε ξοδεύονται{ $article }.
race-horses-are-being-concealed = Κρύβονται { CALLED("horses", "Άλογα") }.
race-the-race = Η ιπποδρομία
race-to-conceal-horses = απόκρυψη { CALLED("horses", "Αλόγων") }
race-bids = Προσφορές
race-the-bids-are-revealed = Οι προσφορές αποκαλύπτονται.
race-nobody-is-there = { $says } Δεν είναι κανείς για: { $who }. Δεν ποντάρουν τίποτα.
race-all-bids-are-shown-at = Όλες οι προσφορές φαίνονται μαζί.
race-all-bids-are-shown-at-2 = Όλες οι προσφορές φαίνονται μαζί· όποιος λείπει δεν προσφέρει τίποτα.
race-reveal-the-bids = Αποκάλυψη των προσφορών: { $able }
race-the-race-is-tied-control = Η ιπποδρομία είναι ισόπαλη· τον νικητή τον επιλέγει η Διεύθυνση.
race-to-pick-the-winner-of = επιλογή του νικητή της ιπποδρομίας
race-you-have-no-horse = { $prize } Δεν έχετε { CALLED("horses", "Άλογα") }.
race-strengths = Ισχείς
race-the-vote-comes-next = Ακολουθεί η ψηφοφορία.
race-send-heroes-to-support-you = Στείλτε ήρωες να σας υποστηρίξουν: καθένας προσθέτει την αξία του στην ισχύ σας για αυτόν τον κύκλο.
race-you-have-no-vote-grant = Δεν έχετε ψήφο. Παραχωρήστε την επιρροή σας σε κάποιον που έχει, και μετράει εκεί.
race-the-vote-phase-is-left = Η φάση Ψηφοφορία παραλείπεται· αρχίζει ο Έλεγχος.
race-the-factions-vote-in-secret = Οι παρατάξεις ψηφίζουν μυστικά, με τις ισχείς όπως φαίνονται.
race-control-says-what-is-put = Η Διεύθυνση λέει τι μπαίνει πρώτο σε ψηφοφορία.
race-the-prytanis-says-what-is = Ο Πρύτανης λέει τι μπαίνει πρώτο σε ψηφοφορία.
race-nothing-to-vote-on-go = Τίποτα για ψηφοφορία: στον Έλεγχο
race-open-the-vote-on = Έναρξη της ψηφοφορίας για το «{ $title }»
race-open-the-vote = Έναρξη της ψηφοφορίας

## Race, in the log (late)

race-locked-a-bid = κλείδωσε προσφορά
race-bid-of = { $who } { $horses }
race-they-are-spent = {" "}Ξοδεύονται{ $by }.
race-horses-shown = { CALLED("horses", "Άλογα") } που δείχτηκαν: { $shown }{ $hands }.{ $spent } { $verdict }{ $early }
race-control-gives-the-tied-race = Η Διεύθυνση δίνει την ισόπαλη ιπποδρομία: { $who }.
race-nobody-showed-any = κανείς δεν έδειξε
race-the-bonus-is-the-stasis = {" "}Το έπαθλο είναι ο αριθμός Στάσης.
race-the-most-horses-win = Κερδίζουν τα περισσότερα { CALLED("horses", "Άλογα") }: { $shown }. { $verdict }{ $bonus }

## Vote (soon)

vote-puts-to-the-vote = Μπαίνει σε ψηφοφορία «{ $title }»: { $label }.
vote-no-other-option-of-is = Από το «{ $title }» δεν δοκιμάζεται άλλη επιλογή· συμβαίνει η τελευταία γραμμή της κάρτας.
vote-try-nothing-else = Καμία άλλη επιλογή
vote-it-passes = Εγκρίνεται
vote-the-tie-is-decided-the = Η ισοψηφία κρίθηκε: η πρόταση εγκρίνεται.
vote-it-fails = Απορρίπτεται
vote-the-tie-is-decided-the-2 = Η ισοψηφία κρίθηκε: η πρόταση απορρίπτεται.
vote-locked-until-the-reveal-you = Κλειδωμένο ως την αποκάλυψη· ως τότε μπορείτε να το αλλάξετε.
vote-yes = ΝΑΙ
vote-no = ΟΧΙ
vote-abstain = Αποχή
vote-what-was-picked-is-forgotten = Ό,τι επιλέχθηκε ξεχνιέται και η ίδια ψηφοφορία επαναλαμβάνεται.
vote-void-the-vote = Ακύρωση της ψηφοφορίας
vote-what-has-passed-fails-as = Ό,τι εγκρίθηκε απορρίπτεται, σαν να είχαν νικήσει τα ΟΧΙ. Μία φορά την Πράξη{ $article }.
vote-veto-it = Βέτο
vote-a-law = Νόμος
vote-a-resolution = Ψήφισμα
vote-a-change-of-the-constitution = Αλλαγή του Συντάγματος
vote-a-new-article = Νέο άρθρο
vote-passed-to-vetoed-by = Εγκρίθηκε, { $yes } προς { $no }· βέτο{ $article }: { NAME($who, form: "the") }.
vote-passed-to = Εγκρίθηκε, { $yes } προς { $no }.
vote-failed-to = Απορρίφθηκε, { $yes } προς { $no }{ $why }.
vote-tied-to-the-decision-falls = Ισοψηφία, { $yes } προς { $no }. Αναμένεται απόφαση{ $article }: { NAME($decider, form: "the") }.
vote-tied-to-passed-by-word = Ισοψηφία, { $yes } προς { $no }· εγκρίθηκε. Απόφαση: { NAME($by, form: "the") }.
vote-tied-to-failed-by-word = Ισοψηφία, { $yes } προς { $no }· απορρίφθηκε. Απόφαση: { NAME($by, form: "the") }.
vote-passes-when-yes-outweighs-no = Εγκρίνεται όταν τα ΝΑΙ βαραίνουν περισσότερο από τα ΟΧΙ: { $least } από { $all } αν ψηφίσουν όλοι{ $article }.
vote-passes-with-two-thirds-of = Εγκρίνεται με τα δύο τρίτα των ΝΑΙ και ΟΧΙ: { $least } από { $all } αν ψηφίσουν όλοι{ $article }.
vote-three-quarters-of-yes-and-2 = τα τρία τέταρτα των ΝΑΙ και ΟΧΙ
vote-passes-with-of-when-all = Εγκρίνεται με { $share }: { $least } από { $all } αν ψηφίσουν όλοι{ $article }.
vote-quorum-of-archons-must-vote = {" "}Απαρτία: πρέπει να ψηφίσουν { $least } από { $voters } Άρχοντες{ $article }.
vote-a-tie-fails = {" "}Η ισοψηφία απορρίπτεται{ $by }.
vote-a-tie-goes-to = {" "}Απόφαση σε ισοψηφία{ $by }: { NAME($who, form: "the") }.
vote-nobody-is-there = { $says } Δεν είναι κανείς για: { $who }. Η δύναμή τους δεν μετρά.
vote-abstentions-do-not-count = { $passes } Οι αποχές δεν μετρούν.{ $tie }{ $quorum }
vote-quorum-not-met-of = : χωρίς απαρτία, { $voted } από { $least }{ $by }
vote-a-tie-fails-2 = : η ισοψηφία απορρίπτεται{ $by }
vote-two-thirds-are-needed = : χρειάζονται τα δύο τρίτα{ $by }
vote-three-quarters-are-needed = : χρειάζονται τα τρία τέταρτα{ $by }
vote-what-comes-to-the-vote = Επιλογή του τι μπαίνει σε ψηφοφορία: { NAME($prytanis, form: "the") }.
vote-you-preside = Προεδρεύετε
vote-say-what-is-put-to = Πείτε τι μπαίνει τώρα σε ψηφοφορία.
vote-events = Γεγονότα
vote-to-say-what-is-put = τι μπαίνει σε ψηφοφορία
vote-the-council-votes = Το Συμβούλιο ψηφίζει: «{ $title }», { $label }.
vote-vote = Ψηφίστε
vote-yes-or-no-nobody-sees = ΝΑΙ ή ΟΧΙ; Κανείς δεν το βλέπει πριν από την αποκάλυψη.
vote-the-council-votes-2 = Το Συμβούλιο ψηφίζει
vote-to-vote = ψήφος
vote-the-votes-are-revealed = Οι ψήφοι αποκαλύπτονται.
vote-all-votes-are-shown-at = Όλες οι ψήφοι φαίνονται μαζί.
vote-all-votes-are-shown-at-2 = Όλες οι ψήφοι φαίνονται μαζί· όποιος λείπει απέχει.
vote-reveal-the-votes = Αποκάλυψη των ψήφων: { $votes_in }
vote-a-tie-the-decision-falls = Ισοψηφία. Αναμένεται απόφαση: { NAME($decider, form: "the") }.
vote-decide-the-tie = Κρίνετε την ισοψηφία
vote-the-vote-is-tied-it = Η ψηφοφορία είναι ισόψηφη. Η απόφαση είναι δική σας.
vote-a-tie = Ισοψηφία
vote-to-decide-the-tie = κρίση της ισοψηφίας
vote-exiles-have-no-vote = Οι εξόριστοι δεν έχουν ψήφο.
vote-only-citizens-vote = Ψηφίζουν μόνο οι πολίτες{ $by }.

## Law, where a vote says what it needs (soon)

law-article = Άρθρο { $at }
law-by-reason = {" "}({ $reason })

## Vote, in the log (late)

vote-put-to-the-vote = Σε ψηφοφορία: «{ $title }», { $label }.
vote-put-to-the-vote-2 = Σε ψηφοφορία: «{ $title }».
vote-locked-a-vote = κλείδωσε ψήφο
vote-hands-counted-in-the-room = Χέρια μετρημένα στην αίθουσα: { $yes } ΝΑΙ, { $no } ΟΧΙ: { $verdict }.
vote-veto-what-had-passed = Βέτο σε ό,τι είχε εγκριθεί{ $article }: { $as_ref }.
vote-it-passes-2 = εγκρίνεται
vote-it-fails-2 = απορρίπτεται
vote-the-tie-fails = Η ισοψηφία απορρίπτεται: στο μεταξύ ορίστηκε ότι οι ισοψηφίες απορρίπτονται{ $article }.
vote-decided-the-tie = Η ισοψηφία κρίθηκε: { $verdict }. Απόφαση: { $as_ref }.
vote-control-voids-the-vote-it = Η Διεύθυνση ακυρώνει την ψηφοφορία· επαναλαμβάνεται: { $reason }
vote-control = Η Διεύθυνση
vote-who = { NAME($who, form: "the", start: "yes") }
vote-yes-no-abstained = { $yes } ΝΑΙ, { $no } ΟΧΙ, { $abstain } αποχή
vote-counts-and-verdict = { $counts }: { $verdict }{ $hands }.{ $early }
vote-archons-must-vote-did = Πρέπει να ψηφίσουν { $quorum } Άρχοντες, ψήφισαν { $voted }
vote-abstained-and-do-not-count = · { $sum } απέχουν και δεν μετρούν
vote-needed-and-counts = { $needed }: { $yes }· { $no }{ $out }. { $ended }
vote-more-yes-than-no-passes = Εγκρίνεται με περισσότερα ΝΑΙ από ΟΧΙ
vote-two-thirds-of-yes-and = Εγκρίνεται με τα δύο τρίτα των ΝΑΙ και ΟΧΙ, { $all } από { $all2 }
vote-three-quarters-of-yes-and = Εγκρίνεται με τα τρία τέταρτα των ΝΑΙ και ΟΧΙ, { $all } από { $all2 }
vote-part = { $label } { $by }
vote-side = { $figure } { $name }
vote-side-with-parts = { $figure } { $name } = { $parts }

## Day (soon)

day-play-goes-on-after-this = Το παιχνίδι συνεχίζεται μετά από αυτή τη φάση.
day-cancel-the-diplomacy-round = Ματαίωση του Γύρου διπλωματίας
day-play-halts-at-the-end = Το παιχνίδι σταματά στο τέλος αυτής της φάσης και οι Άρχοντες μπορούν να φύγουν.
day-call-the-diplomacy-round = Κήρυξη του Γύρου διπλωματίας
day-stasis-is-at-least-and = Η Στάση ανεβαίνει τουλάχιστον στο { $act }, και οι κάρτες της Πράξης { $act } μπαίνουν στις τράπουλες.
day-begin-act = Έναρξη της Πράξης { $act }
day-begin-act-action-round = Έναρξη της Πράξης { $act }: Γύρος συμβουλίου { $number }
day-begin-action-round = Έναρξη: Γύρος συμβουλίου { $number }
day-begin-the-diplomacy-round = Έναρξη του Γύρου διπλωματίας
day-open-the-assembly-1-motion = Έναρξη της Συνέλευσης: 1 πρόταση
day-open-the-assembly-motions = Έναρξη της Συνέλευσης: { $many } προτάσεις
day-play-on = Συνέχεια: Γύρος συμβουλίου { $number }
day-play-on-says = Κατά το πρόγραμμα η μέρα τελείωσε. Έτσι αρχίζει ένας ακόμη Γύρος συμβουλίου.
day-play-resumes-where-it-halted = Το παιχνίδι συνεχίζεται από εκεί που σταμάτησε.
day-the-council-meets-and-the = Το Συμβούλιο συνέρχεται, και αρχίζει ο επόμενος κύκλος.
day-the-archons-go-to-their = Οι Άρχοντες πάνε στις παρατάξεις τους· το Συμβούλιο αναπαύεται.
day-the-motions-of-the-agenda = Οι προτάσεις της ημερήσιας διάταξης διαβάζονται, η μία μετά την άλλη.
day-ends-soon = Τελειώνει σύντομα: { $name }.
day-the-time-of-is-up = Τέλος χρόνου: { $name }.
day-the-decks-are-shuffled-three = Οι τράπουλες ανακατεύονται, ανοίγουν τρία γεγονότα, και βρίσκεται ο Πρύτανης.
day-begin-the-first-cycle = Έναρξη του πρώτου κύκλου
day-is-over = Η ημέρα τελείωσε: δεν έχει προγραμματιστεί τίποτα άλλο.
day-last-round = Ο τελευταίος Γύρος διπλωματίας: μαζί του τελειώνει η μέρα.
day-ends = Το τέλος της ημέρας
day-ends-says = Κλείστε το τραπέζι· η «Συνέχεια» αρχίζει έναν ακόμη γύρο.
day-the-diplomacy-round-play-resumes = Ο Γύρος διπλωματίας. Το παιχνίδι συνεχίζεται με τη φάση: { $resume }.
day-phase = { $label }: φάση { $resume }
day-next = η επόμενη

## Day, in the log (late)

day-action-round-begins = Αρχίζει ο Γύρος συμβουλίου { $round }.
day-control-calls-the-diplomacy-round = Η Διεύθυνση κηρύσσει τον Γύρο διπλωματίας
day-the-bell-calls-the-diplomacy = Η καμπάνα κηρύσσει τον Γύρο διπλωματίας
day-for-the-end-of-this = { $called } για το τέλος αυτής της φάσης.
day-the-diplomacy-round-is-called = Ο Γύρος διπλωματίας ματαιώνεται.
day-the-diplomacy-round-begins-play = Αρχίζει ο Γύρος διπλωματίας. Το παιχνίδι θα συνεχιστεί με τη φάση: { $resume }.
day-act-begins = Αρχίζει η Πράξη { $act }.
day-the-bell-ends-soon = Η καμπάνα: τελειώνει σύντομα: { $round }.
day-the-bell-the-time-of = Η καμπάνα: τέλος χρόνου: { $round }.
day-control-plans-the-rest-of = Η Διεύθυνση σχεδιάζει από την αρχή την υπόλοιπη ημέρα.
day-control-lets-the-round-end = Η Διεύθυνση ορίζει τέλος του γύρου σε { $span } από τώρα.
day-control-stops-the-clock-of = Η Διεύθυνση σταματά το ρολόι του γύρου.

## Rulings (late)

rulings-what-is-only-shown-waits = Τα βήματα που μόνο δείχνουν κάτι περιμένουν τη Διεύθυνση, όπως και οι αποκαλύψεις προσφορών και ψήφων.
rulings-step-by-hand = Βήμα βήμα με το χέρι
rulings-what-is-only-shown-goes = Τα βήματα που μόνο δείχνουν κάτι προχωρούν μετά από { $rules } δευτερόλεπτα· προσφορές και ψήφοι αποκαλύπτονται όταν απαντήσουν όλοι.
rulings-let-the-council-run = Το Συμβούλιο να προχωρά μόνο του
rulings-allowed = { $ruling }: { $value }
rulings-presides = Προεδρεύει
rulings-events = Γεγονότα που επιλέγει ο Πρύτανης
rulings-majority = Για την έγκριση χρειάζονται
rulings-quorum = Άρχοντες που πρέπει να ψηφίσουν
rulings-agenda = Προτάσεις σε πλήρη ημερήσια διάταξη
rulings-second-look = Ο Πρύτανης βάζει ένα γεγονός κάτω από την τράπουλα
rulings-veto = Βέτο του Πρύτανη
rulings-ruling = Ρύθμιση { $rule }: { $ruling }. { $value }.
rulings-text = { $ruling }.

## Law (late)

law-brings-the-former-back = Επαναφέρει το προηγούμενο κείμενο.
law-ends = Ο νόμος «{ $title }» λήγει: { $span } τελείωσε.
law-obeyed = { $lever }.
law-the-law-is-repealed = Ο νόμος «{ $title }» καταργείται: { $reason }
law-control-takes-article-out = Η Διεύθυνση αφαιρεί το άρθρο { $number }, «{ $title }»: { $reason }
law-supremacy-set-by-control = Υπεροχή: { $who }, από τη Διεύθυνση: { $reason }
law-control = Η Διεύθυνση
law-tied-votes-set-by-control = Ισοψηφίες: { $who }, από τη Διεύθυνση: { $reason }
law-proclaims-the-law = Νέος νόμος, «{ $title }». Τον κηρύσσει: { $by }.
law-a-text-that-stood-ready = έτοιμο κείμενο
law-a-text-of-its-own = δικό της κείμενο
law-control-gives-article = Η Διεύθυνση δίνει στο άρθρο { $number }, «{ $title }», { $how }: { $reason }
law-control-adds-the-article = Η Διεύθυνση προσθέτει το άρθρο «{ $title }»: { $reason }
law-the-law = νόμος «{ $title }»
law-quoted = «{ $title }»
law-control-2 = Διεύθυνση: { $reason }
law-nobody-holds-supremacy = Κανείς δεν κατέχει την Υπεροχή
law-hold-supremacy = { NAME($who, form: "the", start: "yes") } κατέχουν την Υπεροχή
law-control-decides-tied-votes = Τις ισοψηφίες τις κρίνει η Διεύθυνση
law-the-prytanis-decides-tied-votes = Τις ισοψηφίες τις κρίνει ο Πρύτανης
law-a-tied-motion-fails = Μια πρόταση που ισοψηφεί απορρίπτεται
law-the-archon-of-decides-tied = Τις ισοψηφίες τις κρίνει ο Άρχοντας { NAME($who, form: "genitive") }
law-citizens = Πολίτες: { $who }
law-are-citizens = { NAME($who, form: "the", start: "yes") } είναι πολίτες
law-are-not-citizens = { NAME($who, form: "the", start: "yes") } δεν είναι πολίτες
law-colon = : { $lever }
law-article-in-place-of = άρθρο { $at }, στη θέση του «{ $title }»
law-article-2 = άρθρο { $constitution }
law-was-to-replace-an-article = Το «{ $title }» θα αντικαθιστούσε άρθρο που δεν υπάρχει πια: τι θα γίνει το αποφασίζει η Διεύθυνση
law-becomes = «{ $title }» γίνεται { $place }{ $lever }
law-to-the-end-of-act = ως το τέλος της Πράξης { $act }
law-to-the-end-of-the = ως το τέλος του επόμενου Γύρου συμβουλίου
law-to-the-end-of-the-2 = ως το τέλος του Γύρου συμβουλίου
law-to-the-end-of-the-3 = ως το τέλος του κύκλου
law-the-vote = η ψηφοφορία
law-the-phase = η φάση
law-the-cycle = ο κύκλος
law-the-action-round = ο Γύρος συμβουλίου
law-the-act = η Πράξη

## Amend (late)

amend-article = Άρθρο { $number }, { $title }
amend-in-their-own-words = {" "}με δικά τους λόγια
amend-change-article = { NAME($name, form: "the", start: "yes") } αλλάζουν το άρθρο { $number }, «{ $title }»{ $own }.
amend-a-change-of-the-constitution = Μια αλλαγή του Συντάγματος ανήκει { NAME($who, form: "dative") }.
amend-you-won = Νικήσατε
amend-change-one-article-of-the = Αλλάξτε ένα άρθρο του Συντάγματος.
amend-to-change-an-article = αλλαγή ενός άρθρου
amend-the-units-leave-the-city = Οι μονάδες φεύγουν από την πόλη· ο αριθμός Στάσης πηγαίνει εκεί που ορίζει η ρύθμισή του.
amend-end-the-stasis = Τέλος της Στάσης
amend-change-article-2 = { NAME($who, form: "the", start: "yes") } αλλάζουν το άρθρο { $number }.
amend-leave-it = Να μείνει το Σύνταγμα ως έχει
amend-leave-it-says = Κανένα άρθρο δεν αλλάζει.
amend-leave-the-constitution = { NAME($name, form: "the", start: "yes") } αφήνουν το Σύνταγμα ως έχει.
amend-no-text-is-ready = Κανένα έτοιμο κείμενο δεν υπάρχει για άρθρο. Όποιος νίκησε μπορεί ακόμη να γράψει ένα.
amend-the-stasis-is-over = Η Στάση τελείωσε.

## Battle (late)

battle-the-battle-for-is-fought = Η επόμενη μάχη που δίνεται: { $name }.
battle-no-die = Κανένα ζάρι
battle-you-roll-three-dice = Ρίχνετε τρία ζάρια.
battle-1-tyche-die = 1 ζάρι { CALLED("tyche", "Τύχης") }
battle-a-fourth-die-is-added = Προστίθεται τέταρτο ζάρι, για 1 { CALLED("tyche", "Τύχη") }.
battle-tyche-dice = { $dice } ζάρια { CALLED("tyche", "Τύχης") }
battle-dice-are-added-for-tyche = Προστίθενται { $dice } ζάρια, για { $dice } { CALLED("tyche", "Τύχη") }.
battle-dies = { $hero } πεθαίνει.
battle-goes-free = { $hero } αφήνεται να ζήσει.
battle-label-and-hero = { $label }: { $hero }
battle-spare = Χαρίστε τη ζωή
battle-execute = Εκτελέστε
battle-dice-are-thrown-by-hand = Για τα { CALLED("projects", "μεγάλα έργα") } ρίχνονται ζάρια με το χέρι.
battle-dice-are-thrown-by-hand-2 = Για την κάρτα «{ $title }» ρίχνονται ζάρια με το χέρι.
battle-the-battle-for-the = Μάχη, { $place }: { $who }.
battle-chose-about-tyche = αποφάσισε για την { CALLED("tyche", "Τύχη") }
battle-dice-of = { $who } { $dice }
battle-tyche-dice-2 = Ζάρια { CALLED("tyche", "Τύχης") }: { $spent }{ $hands }.
battle-total-rolled = { $who } { $total } ({ $rolled })
battle-at-the = { $place }: { $verdict }
battle-at-the-2 = { $place }: { $rows }{ $hand }. { $verdict }
battle-of-is = { $hero } { NAME($who, form: "genitive") }: { $fate ->
    [executed] εκτελείται
   *[spared] χαρίζεται η ζωή
  }.
battle-the-highest-total-holds-the = Το μεγαλύτερο σύνολο κατέχει τον τόπο: { $totals }. { $verdict }
battle-a-natural-13-out = { $name } φυσικό 13, εκτός
battle-tyche-2 = { CALLED("tyche", "Τύχη") } { $tyche }
battle-label-by = { $label } ({ $by })
battle-dice = ζάρια { $dice }
battle-sum = { $name } { $sum } = { $parts }
battle-with-tyche-as-shown = με την { CALLED("tyche", "Τύχη") } όπως φαίνεται
battle-before-tyche = πριν από την { CALLED("tyche", "Τύχη") }
battle-throw-a-natural-13-and = { NAME($who, form: "the", start: "yes") } ρίχνουν φυσικό 13 και χάνονται.
battle-the-battle-for-the-2 = η μάχη: { $objective }
battle-the-megaprojects = τα { CALLED("projects", "μεγάλα έργα") }
battle-quoted = «{ $title }»
battle-hold-the = { NAME($who, form: "the", start: "yes") } κατέχουν τον τόπο: { $place }.
battle-a-natural-13-for-everybody = Φυσικό 13 για όλους: κανείς δεν κατέχει τον τόπο: { $place }.
battle-are-tied-the-is-empty = Ισοπαλία: { $names }. Ο τόπος μένει άδειος: { $place }.
battle-fought-on-the-real-map = Η μάχη δόθηκε στον πραγματικό χάρτη.{" "}
battle-where-and-how = { $fought_where }{ $sentence }
battle-of-dies = { $hero } { NAME($name, form: "genitive") } πεθαίνει.
battle-lose-1-unit = { NAME($name, form: "the", start: "yes") } χάνουν 1 μονάδα.
battle-lose-units = { NAME($name, form: "the", start: "yes") } χάνουν { $more } μονάδες.
battle-dice-are-thrown-at-the = Τα ζάρια ρίχνονται στο τραπέζι.
battle-let-the-program-throw = Να τα ρίξει το πρόγραμμα
battle-they-fall-on-every-screen = Πέφτουν σε όλες τις οθόνες μαζί.
battle-nobody-contests-anything-no-battle = Κανείς δεν διεκδικεί τίποτα: δεν δίνεται μάχη.
battle-one-battle-is-to-be = Θα δοθεί μία μάχη.
battle-battles-are-to-be-fought = Θα δοθούν { $more } μάχες.
battle-battles = Μάχες
battle-the-next-battle-begins = Αρχίζει η επόμενη μάχη.
battle-tyche-4 = { CALLED("tyche", "Τύχη") };
battle-a-tyche-buys-a-die = Μία { CALLED("tyche", "Τύχη") } αγοράζει ένα ζάρι για αυτή τη ζαριά. Ακόμη δεν το βλέπει κανείς.
battle-to-call-on-tyche-or = απόφαση για την { CALLED("tyche", "Τύχη") }
battle-the-tyche-dice-are-shown = Φαίνονται τα ζάρια { CALLED("tyche", "Τύχης") }.
battle-show-the-tyche-dice = Εμφάνιση των ζαριών { CALLED("tyche", "Τύχης") }: { $buyers_in }
battle-all-choices-are-shown-at = Όλες οι επιλογές φαίνονται μαζί και πληρώνονται.
battle-the-battle-for-the-the = Μάχη, { $place }: τα ζάρια.
battle-dice-2 = Ζάρια
battle-the-dice-are-thrown = Ρίχνονται τα ζάρια.
battle-throw-the-dice = Ρίξιμο των ζαριών
battle-the-program-throws-dice-of = Ρίχνει το πρόγραμμα· μπορείτε να εισαγάγετε και ζάρια του τραπεζιού.
battle-mercy = Έλεος;
battle-beaten-heroes-are-in-your = Νικημένοι ήρωες είναι στα χέρια σας.
battle-to-judge-heroes = κρίση των ηρώων
battle-battle-2 = Μάχη
battle-heroes-not-judged-are-spared = Σε ήρωες που δεν κρίθηκαν χαρίζεται η ζωή· αρχίζει η επόμενη μάχη.
battle-to-the-other-battles = Στις άλλες μάχες
battle-control-picks-which-is-fought = Η Διεύθυνση επιλέγει ποια μάχη δίνεται μετά.
battle-locked = Κλειδωμένο
battle-nobody-sees-it-before-all = Κανείς δεν το βλέπει πριν φανούν όλα.
battle-stasis = Στάση
battle-the-battle-for-the-who = Μάχη, { $place }: ποιος καλεί την { CALLED("tyche", "Τύχη") };
battle-its-sides-are-shown-tyche = Φαίνονται οι πλευρές της· μπορεί να αγοραστεί { CALLED("tyche", "Τύχη") }.
battle-it-is-settled-who-holds = Κρίνεται ποιος κατέχει κάθε τόπο, και η πόλη πληρώνει.
battle-heroes-that-are-not-judged = Σε ήρωες που δεν κρίνονται χαρίζεται η ζωή.
battle-battle-for = Μάχη: { $place }
battle-settle-who-holds-the-city = Ποιος κατέχει την πόλη

## Cards (late)

cards-draw = { NAME($name, form: "the", start: "yes") } τραβούν { $number ->
    [one] 1 κάρτα
   *[other] { $number } κάρτες
  }: { $why }.
cards-you-pay-1-of-tyche = Πληρώνετε 1 από { $have } { CALLED("tyche", "Τύχη") } και τραβάτε μια κάρτα.
cards-one-more-card = Μία κάρτα ακόμη
cards-when-all-are-ready-it = Όταν είναι όλοι έτοιμοι, το παιχνίδι προχωρά.
cards-i-am-ready = Είμαστε έτοιμοι
cards-the-stasis-cards-are-shuffled = Οι { CALLED("stasis_cards", "κάρτες Στάσης") } ανακατεύονται.
cards-kept-from-earlier = κρατημένες από πριν
cards-rank-of-arete = κατάταξη { CALLED("arete", "Αρετής") }: { $rank }
cards-beyond-their-rank = πέρα από την κατάταξή τους
cards-for-a-tyche = για μία { CALLED("tyche", "Τύχη") }
cards-by-the-card = από την κάρτα
cards-dealt-by-control = από τη Διεύθυνση, { $reason }
cards-no-stasis-card-is-left = Δεν απομένει { CALLED("stasis_cards", "κάρτα Στάσης") }: { NAME($name, form: "the") } έχουν να λαμβάνουν { $missing }, { $why }.
cards-no-stasis-card-is-left-2 = Δεν απομένει { CALLED("stasis_cards", "κάρτα Στάσης") }: { NAME($name, form: "the") } χάνουν { $missing }, { $why }.
cards-stasis-the-archons-draw-stasis = Στάση. Οι Άρχοντες τραβούν { CALLED("stasis_cards", "κάρτες Στάσης") }.
cards-your-cards = Οι κάρτες σας
cards-pay-tyche-for-more-of = Πληρώστε { CALLED("tyche", "Τύχη") } για περισσότερες, ή πείτε ότι είστε έτοιμοι.
cards-look-at-them-where-nobody = Δείτε τες εκεί που δεν τις βλέπει κανείς άλλος.
cards-to-be-ready-with-the = τέλος με τις κάρτες
cards-cards = Κάρτες
cards-the-factions-muster = Οι παρατάξεις επιστρατεύουν.
cards-muster-the-factions = Επιστράτευση: { $choosers_in }
cards-units-are-mustered-no-more = Επιστρατεύονται μονάδες· δεν αγοράζονται άλλες κάρτες.
cards-ready = Έτοιμοι
cards-the-others-are-still-at = Οι άλλοι δεν είναι ακόμη έτοιμοι.

## Deploy (late)

deploy-the-turn-of-the-is = Η σειρά τελείωσε: { $mover }. Δεν ξοδεύεται τίποτα δικό τους.
deploy-pass-for-the = Πάσο για λογαριασμό: { $mover }
deploy-everybody-has-passed-twice-one = Όλοι πήγαν πάσο δύο φορές: μία τελευταία ενέργεια ο καθένας, ύστερα οι μάχες.
deploy-start-the-last-actions = Έναρξη των τελευταίων ενεργειών
deploy-no-more-turns-all-cards = Τέλος οι σειρές: όλες οι κάρτες πετιούνται, και αρχίζουν οι μάχες.
deploy-end-the-deployment = Τέλος της ανάπτυξης
deploy-begin-they-have-the-most = Αρχίζουν { NAME($name, form: "the") }: έχουν τον περισσότερο { CALLED("doom", "Όλεθρο") }.
deploy-are-tied-for-the-most = Ισοβαθμούν στον περισσότερο { CALLED("doom", "Όλεθρο") }: { $tied }. Ο κλήρος πέφτει { NAME($name, form: "dative") }.
deploy-with = , μαζί: { $and }
deploy-place-at-the = { NAME($name, form: "the", start: "yes") } τοποθετούν, { $place }: { $units }{ $heroes }.
deploy-colon = : { $aims }
deploy-play = { NAME($name, form: "the", start: "yes") } παίζουν «{ $title }»{ $at }.
deploy-discard-it-has-no-target = { NAME($name, form: "the", start: "yes") } πετούν «{ $title }»: δεν έχει στόχο.
deploy-have-nothing-left-to-place = { NAME($name, form: "the", start: "yes") } δεν έχουν πια τίποτα να τοποθετήσουν ή να παίξουν.
deploy-pass-their-time-is-up = { NAME($name, form: "the", start: "yes") } πάνε πάσο: ο χρόνος τους τελείωσε.
deploy-control-passes-the-turn-of = Η Διεύθυνση πάει πάσο στη σειρά { NAME($name, form: "genitive") }.
deploy-pass-nobody-is-there = { NAME($name, form: "the", start: "yes") } πάνε πάσο: δεν είναι κανείς εκεί.
deploy-every-objective-is-occupied-one = Όλοι οι τόποι είναι πιασμένοι: μία τελευταία ενέργεια ο καθένας.
deploy-nobody-has-a-unit-left = Κανείς δεν έχει πια μονάδα: μία τελευταία ενέργεια ο καθένας.
deploy-nobody-can-do-anything-more = Κανείς δεν μπορεί να κάνει τίποτε άλλο: οι τελευταίες ενέργειες γίνονται πάσο.
deploy-control-begins-the-last-actions = Η Διεύθυνση αρχίζει τις τελευταίες ενέργειες.
deploy-no-battle-is-to-be = Δεν θα δοθεί μάχη
deploy-one-battle-is-to-be = Θα δοθεί μία μάχη
deploy-battles-are-to-be-fought = Θα δοθούν { $more } μάχες
deploy-the-deployment-is-over-all = Η ανάπτυξη τελείωσε· όλες οι κάρτες πετιούνται. { $battles }.
deploy-your-turn = Η σειρά σας
deploy-place-units-or-play-a = Τοποθετήστε μονάδες, ή παίξτε μια κάρτα.
deploy-the-streets = Οι δρόμοι
deploy-to-act = ενέργεια
deploy-turn = Σειρά
deploy-the-turn-is-passed = Η σειρά γίνεται πάσο.
deploy-the-last-action-of-all = Η τελευταία ενέργεια από όλες: { NAME($name, form: "the") }.
deploy-one-last-action-each = Μία τελευταία ενέργεια ο καθένας: { NAME($name, form: "the") }.
deploy-in-the-streets-the-turn = Στους δρόμους: η σειρά { NAME($name, form: "genitive") }.
deploy-then-the-battles-begin = Ύστερα αρχίζουν οι μάχες.
deploy-one-last-action-each-then = Μία τελευταία ενέργεια ο καθένας, ύστερα οι μάχες.
deploy-once-no-place-is-empty = Μόλις δεν μείνει άδειος τόπος, ή δεν μείνει μονάδα, όλοι ενεργούν άλλη μία φορά.
deploy-the-act-your-last-action = Ενεργούν: { $mover }. Η τελευταία σας ενέργεια έγινε.
deploy-the-act-you-are-next = Ενεργούν: { $mover }. Μετά είναι η σειρά σας.
deploy-the-act-you-are-in = Ενεργούν: { $mover }. Η σειρά σας έρχεται σε { $away }.

## Muster (late)

muster-to-every-throw-where-it = +{ $hero } σε κάθε ζαριά εκεί που στέκει. Με φυσικό 13 πεθαίνει εκεί, και όποιος τον νικήσει μπορεί να τον εκτελέσει.
muster-commit = Στη μάχη: { $who }
muster-keep-safe = Σε ασφαλές μέρος: { $who }
muster-out-of-the-fight-and = Έξω από τη μάχη και έξω από τον κίνδυνο: δεν προσθέτει τίποτα, και δεν μπορεί να πεθάνει.
muster-megaprojects-rolled = {" "}Τα { CALLED("projects", "μεγάλα έργα") } έφεραν { $rolled }.
muster-muster = { NAME($name, form: "the", start: "yes") } επιστρατεύουν: { $military }.{ $dice }
muster-joins-the-fight = μπαίνει στη μάχη
muster-is-sent-to-safety = στέλνεται σε ασφαλές μέρος
muster-of = { $hero } { NAME($who, form: "genitive") } { $does }.
muster-no-unit = καμία μονάδα
muster-muster-2 = Επιστράτευση
muster-commit-heroes-to-the-fight = Ρίξτε ήρωες στη μάχη ή κρατήστε τους ασφαλείς· ύστερα δηλώστε έτοιμοι.
muster-stasis = Στάση
muster-to-commit-heroes = απόφαση για τους ήρωες
muster-the-first-turn-begins = Αρχίζει η πρώτη σειρά.
muster-begin-the-deployment = Έναρξη της ανάπτυξης: { $choosers_in }
muster-the-first-turn-begins-heroes = Αρχίζει η πρώτη σειρά· ήρωες που δεν ρίχτηκαν στη μάχη είναι ασφαλείς.
muster-the-factions-muster-heroes-choose = Οι παρατάξεις επιστρατεύουν· οι ήρωες διαλέγουν μάχη ή ασφάλεια.

## Powers (late)

powers-name-and-whose = { $name }: { $who }
powers-cards = { $name }: { $hand ->
    [one] 1 κάρτα
   *[other] { $hand } κάρτες
  }
powers-of-the = { $name } ({ $owner })
powers-dice-of = { $who } { $dice }
powers-dice = Ζάρια: { $throws }{ $hand }.
powers-of-at-the-become-military = { $place }: γίνονται στρατιώτες { NAME($name, form: "genitive") }: { $units }.
powers-of-the-at-the-go = { $place }: { $loser } → { $winner }: { $units }.
powers-of-dies = { $hero } { NAME($name, form: "genitive") } πεθαίνει.
powers-of-is-in-safety = { $hero } { NAME($name, form: "genitive") } είναι σε ασφαλές μέρος.
powers-of-waits-in-reserve = { $hero } { NAME($name, form: "genitive") } περιμένει στην εφεδρεία.
powers-of-is-now-at = { $hero } { NAME($name, form: "genitive") } βρίσκεται τώρα εδώ: { $who }.
powers-roll-with-at-the = { $place }: { NAME($name, form: "the") } ρίχνουν με { $by }.
powers-barricade-the = { NAME($name, form: "the", start: "yes") } στήνουν οδόφραγμα: { $place }.
powers-the-barricade-at-the-falls = Πέφτει το οδόφραγμα: { $place }.
powers-1-card = 1 κάρτα
powers-cards-2 = { $number } κάρτες
powers-take-from-the = { NAME($who, form: "the", start: "yes") } παίρνουν { $cards }. Χάνουν: { $loser }.
powers-the-discard = Πετούν { $cards }: { $loser }.
powers-the-and-the-trade-hands = Ανταλλάσσουν χέρια: { $one } και { $other }.
powers-look-at-the-hand-of = { NAME($who, form: "the", start: "yes") } βλέπουν το χέρι { NAME($who2, form: "genitive") }.
powers-of-join-at-the = { $at }: έρχονται { NAME($name, form: "the") }: { $units }.
powers-of-stand-in-reserve = Στην εφεδρεία { NAME($name, form: "genitive") }: { $units }.
powers-lose-at-the = { $at }: απώλειες { NAME($name, form: "genitive") }: { $units }.
powers-of-march-from-the-to = { $from } → { $there }: μετακινούνται { NAME($name, form: "the") }: { $units }.
powers-lose = Απώλειες { NAME($name, form: "genitive") }: { $units }.
powers-where-you-have-units = όπου έχετε μονάδες
powers-up = { $count ->
    [one] { $units } ξεσηκώνεται { $at }.
   *[other] { $units } ξεσηκώνονται { $at }.
  }
powers-roll-a-die-as-many = Ρίξτε ένα ζάρι: τόσοι όχλοι ξεσηκώνονται { $at }.
powers-roll-dice-as-many-mobs = Ρίξτε { $dice } ζάρια: τόσοι όχλοι ξεσηκώνονται { $at }.
powers-join-your-reserve = { $units } στην εφεδρεία σας.
powers-march-up-to-of-your = Μετακινήστε ως { $units } μονάδες σας, μαζί και τους ήρωές σας, σε οποιονδήποτε άλλον τόπο.
powers-march-up-to-of-your-2 = Μετακινήστε ως { $units } μονάδες σας, μαζί και τους ήρωές σας, μέσα στον χάρτη τους.
powers-place-up-to-units-of = { $units ->
    [one] Τοποθετήστε 1 μονάδα της εφεδρείας σας σε έναν τόπο.
   *[other] Τοποθετήστε ως { $units } μονάδες της εφεδρείας σας σε έναν τόπο.
  }
powers-take-up-to-of-your = Πάρτε ως { $units } μονάδες σας από έναν τόπο πίσω στην εφεδρεία.
powers-up-to-of-your-mobs = { $mobs ->
    [one] Ένας όχλος σας γίνεται στρατιώτης.
   *[other] Ως { $mobs } όχλοι σας σε έναν τόπο γίνονται στρατιώτες.
  }
powers-your-battle-roll-at-one = Η ζαριά μάχης σας σε έναν τόπο κερδίζει { $by }.
powers-a-rivals-battle-roll-at = Η ζαριά μάχης ενός αντιπάλου σε έναν τόπο χάνει { $by }.
powers-nobody-else-may-enter-one = Κανείς άλλος δεν μπορεί να μπει σε έναν τόπο όσο στέκουν εκεί μονάδες σας.
powers-a-rivals-barricade-falls = Πέφτει ένα οδόφραγμα αντιπάλου.
powers-up-to-mobs-of-a = { $mobs ->
    [one] Ένας όχλος ενός αντιπάλου τρέχει πίσω στην εφεδρεία του.
   *[other] Ως { $mobs } όχλοι ενός αντιπάλου σε έναν τόπο τρέχουν πίσω στην εφεδρεία του.
  }
powers-everybody-at-one-objective-you = { $units ->
    [one] Όλοι σε έναν τόπο, και εσείς, χάνουν 1 μονάδα, πρώτα τους όχλους.
   *[other] Όλοι σε έναν τόπο, και εσείς, χάνουν ως { $units } μονάδες, πρώτα τους όχλους.
  }
powers-everybody-with-mobs-at-one = Όποιος έχει όχλους σε έναν τόπο ρίχνει ένα ζάρι και χάνει τόσους.
powers-roll-a-die-at-a = Ρίξτε ένα ζάρι κατά ενός ήρωα αντιπάλου στους δρόμους: με { $at_least } ή περισσότερο πεθαίνει.
powers-a-rivals-hero-dies-where = Ένας ήρωας αντιπάλου πεθαίνει εκεί όπου έχετε περισσότερες μονάδες από την παράταξή του.
powers-one-of-your-heroes-in = Ένας ήρωάς σας στους δρόμους πηγαίνει σε ασφαλές μέρος.
powers-one-of-your-heroes-safe = Ένας ήρωάς σας, ασφαλής ή στην εφεδρεία, εμφανίζεται σε έναν τόπο.
powers-your-hero-fights-a-rivals = Ήρωάς σας μονομαχεί με ήρωα αντιπάλου στον ίδιο τόπο: ένα ζάρι συν την αξία του ο καθένας, και ο χαμηλότερος πεθαίνει.
powers-up-to-mobs-of-a-2 = { $mobs ->
    [one] Ένας όχλος ενός αντιπάλου περνά σε εσάς.
   *[other] Ως { $mobs } όχλοι ενός αντιπάλου σε έναν τόπο περνούν σε εσάς.
  }
powers-lead-the-colossus-to-another = Οδηγήστε τον Κολοσσό σε άλλον τόπο.
powers-take-at-random-from-a = Πάρτε { $number } στην τύχη από το χέρι ενός αντιπάλου.
powers-a-rival-discards-at-random = Ένας αντίπαλος πετάει { $number } στην τύχη.
powers-look-at-a-rivals-hand = Δείτε το χέρι ενός αντιπάλου.
powers-trade-hands-with-a-rival = Ανταλλάξτε χέρια με έναν αντίπαλο.
powers-draw = Τραβήξτε { $number }.
powers-from-where = Από πού;
powers-where-to = Προς τα πού;
powers-where = Πού;
powers-whom = Ποιον;
powers-whose-hand = Ποιανού το χέρι;
powers-which-hero = Ποιον ήρωα;
powers-your-hero = Ποιος ήρωάς σας;
powers-against-whom = Εναντίον ποιανού;

## Score (late)

score-everything-is-fought-and-settled = Όλα κρίνονται μονομιάς: δεν ζητείται άλλη { CALLED("tyche", "Τύχη") }, στους ήρωες χαρίζεται η ζωή, τα ζάρια μοιράζονται με κλήρο.
score-skip-to-the-score-sheet = Κατευθείαν στη βαθμολογία
score-win-the-stasis = { NAME($who, form: "the", start: "yes") } κερδίζουν τη Στάση.
score-nobody-wins-no-article-is = Δεν κερδίζει κανείς· κανένα άρθρο δεν αλλάζει.
score-nobody = Κανείς
score-total-of = { $who } { $total }
score-nobody-has-any = κανείς δεν έχει
score-victory-points = Πόντοι νίκης: { $rows }. { $score }
score-sentence-end = { $rows }.{" "}
score-rows-and-winner = { $rows }{ $sentence }
score-source-points = { $source } { $points }
score-places-word = { $places ->
    [one] 1 τόπος
   *[other] { $places } τόποι
  }
score-sum = { $who } { $total } = { $parts }
score-are-tied-with-victory-points = Ισοβαθμούν με { $most } πόντους νίκης: { $who }.
score-win-the-stasis-with-victory = { NAME($name, form: "the", start: "yes") } κερδίζουν τη Στάση με { $most } πόντους νίκης.
score-hold-the-and-win = { $tied } { NAME($name, form: "the", start: "yes") } κατέχουν τον κρίσιμο τόπο ({ $place }) και κερδίζουν.
score-win-the-stasis-control-decided = { NAME($name, form: "the", start: "yes") } κερδίζουν τη Στάση· αποφάσισε η Διεύθυνση.
score-nobody-wins-the-stasis-control = Κανείς δεν κερδίζει τη Στάση· αποφάσισε η Διεύθυνση.
score-control-decides = { $tied } Αποφασίζει η Διεύθυνση.
score-the-colossus-stands-there = { $id }: εκεί στέκει ο Κολοσσός
score-all-of-doubled = { $map }, ολόκληρος χάρτης: διπλά
score-bonus = { $id }: επιπλέον
score-and-military-units = { $at } και { $with }: στρατιώτες
score-holder = { $who } { $whose }
score-military-units-on-the = { $who }, στρατιώτες: { $units } ({ $map })
score-points-by = { $who } { $by }
score-the-winner-is-open = ο νικητής μένει ανοιχτός
score-control-corrects-the-score = Η Διεύθυνση διορθώνει τη βαθμολογία, { $rows }: { $reason }
score-crown-the-winner = Στέψη του νικητή
score-the-winner-changes-an-article = Ο νικητής αλλάζει ένα άρθρο.
score-stasis-is-fought-out-at = Η Στάση κρίνεται στο τραπέζι· η Διεύθυνση ορίζει τον νικητή.
score-to-name-the-winner-of = ορισμός του νικητή της Στάσης

## Spoils (late)

spoils-doom = { CALLED("doom", "Όλεθρος") }
spoils-tyche = { CALLED("tyche", "Τύχη") }
spoils-the-dice-are-to-be = τα ζάρια πρέπει να μοιραστούν.
spoils-roll = { $place }: { NAME($name, form: "the") } ρίχνουν { $rolled }{ $hand }. { $result }
spoils-the-lot-decided = {" "}Αποφάσισε ο κλήρος.
spoils-the-streets-are-decided = Οι δρόμοι κρίθηκαν.
spoils-the-palace-takes-what-nobody = Το παλάτι παίρνει ό,τι δεν κατέχει κανείς: { $join }.
spoils-place-result = { $place }: { $result }
spoils-the-act-number = { $act } (ο αριθμός της Πράξης)
spoils-its-holder-takes-every-objective = Όποιος τον κατέχει παίρνει κάθε τόπο που δεν τον κατέχει κανείς.
spoils-divine-wrath = Θεϊκή Οργή +{ $by }.
spoils-bonus-victory-points = Επιπλέον πόντοι νίκης: { $by }.
spoils-with-the-a-victory-point = Μαζί με τον τόπο { $with }: ένας πόντος νίκης για κάθε δικό σας στρατιώτη σε αυτόν τον χάρτη: { $map }.
spoils-decides-a-tie-for-the = Κρίνει την ισοπαλία για τους περισσότερους πόντους νίκης.
spoils-else-nothing = αλλιώς τίποτα
spoils-else-as-many-talents = αλλιώς τόσα { CALLED("talents", "Τάλαντα") } όσο το αποτέλεσμα
spoils-else-each-die-is-doom = αλλιώς κάθε ζάρι είναι { CALLED("doom", "Όλεθρος") } για διαφορετική παράταξη
spoils-else-each-die-is-tyche = αλλιώς κάθε ζάρι είναι { CALLED("tyche", "Τύχη") } για διαφορετική παράταξη
spoils-three-dice-a-13-brings = Τρία ζάρια: το 13 φέρνει { $doom } { CALLED("doom", "Όλεθρο") }, { $otherwise }.
spoils-stasis-cards-for-the-next = { CALLED("stasis_cards", "Κάρτες Στάσης") } για την επόμενη Στάση: { $by }.
spoils-goods = { $what }: { $by }.
spoils-keep-for-the-next-stasis = { NAME($name, form: "the", start: "yes") } κρατούν { $by } για την επόμενη Στάση.
spoils-gain-control-hands-over = { NAME($name, form: "the", start: "yes") } κερδίζουν { $by } × { $what }· το παραδίδει η Διεύθυνση.
spoils-a-13-gain-doom = Ένα 13: { NAME($name, form: "the") } κερδίζουν { $doom } { CALLED("doom", "Όλεθρο") }.
spoils-nothing-stirs = { $sum }: τίποτα δεν σαλεύει.
spoils-gain-talents = { $sum }: { NAME($name, form: "the") } κερδίζουν { $by } { CALLED("talents", "Τάλαντα") }.
spoils-given = { $who } { $by }
spoils-is-lost = το { $by } χάνεται
spoils-shared = { $what }: { $given }.
spoils-the-city-pays-whoever-holds = Η πόλη πληρώνει όποιον την κατέχει.
spoils-spoils = Λάφυρα
spoils-it-goes-on = Το παιχνίδι συνεχίζεται.
spoils-throw-for = Ζαριά για { NAME($who, form: "accusative") }
spoils-the-program-throws-dice-of = Ρίχνει το πρόγραμμα· μπορείτε να εισαγάγετε και ζάρια του τραπεζιού.
spoils-draw-up-the-score-sheet = Σύνταξη της βαθμολογίας
spoils-every-victory-point-is-counted = Κάθε πόντος νίκης μετριέται και φαίνεται με τον κανόνα του.
spoils-share-out-the-dice = { $who }: { NAME($who2, form: "the") } μοιράζουν τα ζάρια.
spoils-share-the-dice = Μοιράστε τα ζάρια
spoils-each-die-goes-to-a = Κάθε ζάρι πηγαίνει σε διαφορετική παράταξη.
spoils-to-share-out-the-dice = μοίρασμα των ζαριών
spoils-dice = Ζάρια
spoils-the-dice-are-shared-out = Τα ζάρια μοιράζονται με κλήρο.
spoils-each-die-goes-to-a-2 = Κάθε ζάρι πηγαίνει σε μια παράταξη στην τύχη· ως τότε μπορεί να τα μοιράσει όποιος κατέχει τον τόπο.
spoils-share-the-dice-by-lot = Μοίρασμα των ζαριών με κλήρο
spoils-the-act-number-on-paper = όσο ο αριθμός της Πράξης

## Streets (late)

streets-the-cycle-ends-as-it = Ο κύκλος τελειώνει όπως είναι, και ξεσπά Στάση.
streets-begin-a-stasis = Έναρξη Στάσης
streets-step-by-hand = Βήμα βήμα με το χέρι
streets-battles-and-spoils-wait-for = Μάχες και λάφυρα περιμένουν τη Διεύθυνση.
streets-every-s = Κάθε { $seconds } δ.
streets-battles-and-spoils-go-on = Μάχες και λάφυρα προχωρούν μόνα τους κάθε { $seconds } δευτερόλεπτα.
streets-show-the-odds = Εμφάνιση των πιθανοτήτων
streets-everybody-sees-the-exact-odds = Όλοι βλέπουν τις ακριβείς πιθανότητες.
streets-hide-the-odds = Απόκρυψη των πιθανοτήτων
streets-only-control-sees-the-exact = Τις ακριβείς πιθανότητες τις βλέπει μόνο η Διεύθυνση.
streets-the-stasis-is-over-the = Η Στάση τελείωσε· ο αριθμός Στάσης είναι { $stasis }.
streets-at = στον τόπο { $place }
streets-in-reserve = στην εφεδρεία
streets-control-sets-of = Η Διεύθυνση ορίζει μονάδες { NAME($name, form: "genitive") } { $place }: { $units }: { $reason }
streets-control-sets-of-2 = Η Διεύθυνση βάζει ήρωα { NAME($who, form: "genitive") } ({ $hero }) { $at }: { $reason }
streets-stasis-breaks-out-at = Ξεσπά Στάση στο { $stasis }{ $article }.
streets-place-whose = { $place } { $whose }
streets-as-it-stands = όπως έχει
streets-no-turns-remain-all-cards = {" "}Δεν απομένουν σειρές· όλες οι κάρτες πετιούνται.
streets-control-enters-who-holds-the = Η Διεύθυνση εισάγει ποιος κατέχει την πόλη μετά τις μάχες στον πραγματικό χάρτη: { $rows }.{ $turns }
streets-in-safety = σε ασφαλές μέρος
streets-among-the-dead = στους νεκρούς
streets-the-colossus-strides-to-the = Ο Κολοσσός βαδίζει στον τόπο { $place }.
streets-control-leads-the-colossus-to = Η Διεύθυνση οδηγεί τον Κολοσσό στον τόπο { $place }: { $why }
streets-why = : { $why }
streets-the-colossus-leaves-the-city = Ο Κολοσσός φεύγει από την πόλη{ $why }

## Stasis (late)

stasis-many-dice = { $sum } με { $dice } ζάρια
stasis-by-hand = {" "}(με το χέρι)

## Step (soon)

step-control-decides = Αποφασίζει η Διεύθυνση
step-it-enters-what-your-seat = Εισάγει ό,τι επιλέγει η θέση σας.
step-nobody-waits-for-you = Κανείς δεν σας περιμένει
step-the-table-goes-on-without = Το τραπέζι συνεχίζει χωρίς εσάς.
step-look-on = Παρακολουθήστε
step-your-choices-are-made-for = Οι επιλογές σας γίνονται για λογαριασμό σας.
step-waiting-for = Αναμονή για { NAME($who, form: "accusative") }: { $what }
step-press-to-decide-in-their = Πατήστε για να αποφασίσετε στη θέση τους.
step-control-is = Σειρά της Διεύθυνσης: { $what }
step-nobody-else-can-press-to = Κανείς άλλος δεν μπορεί· πατήστε για να αποφασίσετε.
step-nothing-runs-out-until-the = Τίποτα δεν λήγει ώσπου να ξαναμπεί το ρολόι.
step-stop = Στοπ
step-30-s = 30 δ.
step-the-clock-is-set-to = Το ρολόι μπαίνει στο μισό λεπτό από τώρα.
step-1-min = 1 λ.
step-the-clock-is-set-to-2 = Το ρολόι μπαίνει στο ένα λεπτό από τώρα.
step-2-min = 2 λ.
step-the-clock-is-set-to-3 = Το ρολόι μπαίνει στα δύο λεπτά από τώρα.
step-phase-ends-as-it-stands = Η φάση { $phase } τελειώνει όπως είναι· ό,τι δεν έγινε μένει ως έχει.
step-skip = Παράλειψη: { $name }
step-one-archon-presides-over-the = Ένας Άρχοντας προεδρεύει στον κύκλο. Επιλέγει τι ψηφίζεται, και με ποια σειρά.
step-one-of-the-events-on = Ένα από τα γεγονότα στο τραπέζι μπαίνει σε ψηφοφορία· τα άλλα παραμερίζονται.
step-of-the-events-on-the = { $n } από τα γεγονότα στο τραπέζι μπαίνουν σε ψηφοφορία· τα άλλα παραμερίζονται.
step-votes-are-won-with-words = Οι ψηφοφορίες κερδίζονται με λόγια: επιχειρηματολογήστε, τάξτε, απειλήστε. Με ψήφο ή χωρίς, μπορούν να μιλήσουν όλοι.
step-it-is-settled-how-much = Κρίνεται πόσο ζυγίζει κάθε ψήφος: αθροίζονται { CALLED("arete", "Αρετή") }, ήρωες, παραχωρήσεις και ιπποδρομία.
step-strengths-are-weighed-yes-against = Ζυγίζονται οι ισχείς, ΝΑΙ απέναντι σε ΟΧΙ· μια αποχή δεν ζυγίζει τίποτα. Ό,τι εγκρίνεται συμβαίνει.
step-at-stasis-the-factions-fight = Στη Στάση { $stasis_threshold } οι παρατάξεις πολεμούν στους δρόμους· { $agenda_full } προτάσεις συγκαλούν Συνέλευση.
step-the-factions-fight-for-the = Οι παρατάξεις πολεμούν για τους τόπους της πόλης. Όποιος έχει τους περισσότερους πόντους νίκης αλλάζει ένα άρθρο του Συντάγματος.
step-every-motion-on-the-agenda = Κάθε πρόταση της ημερήσιας διάταξης μπαίνει σε ψηφοφορία. Ό,τι εγκρίνεται ισχύει αμέσως.
step-nothing-is-voted-on-walk = Δεν ψηφίζεται τίποτα. Κυκλοφορήστε και κλείστε τις συμφωνίες σας πριν συνεδριάσει ξανά το Συμβούλιο.
step-how-long-it-runs-is = {" "}Πόσο κρατά ορίζεται εδώ: { $reason }.
step-then-and-length = { $then }{ $length }
step-more-time = { $label }, λίγο ακόμη
step-by-controls-hand = { $what }, με το χέρι της Διεύθυνσης
step-you-preside = Προεδρεύετε
step-name-the-faction-that-is = Ορίστε ποια παράταξη αφορά.
step-stasis = Στάση
step-to-decide = απόφαση
step-gathering = Συγκέντρωση
step-prytanis = Πρύτανης
step-event = Γεγονός
step-debate = Συζήτηση
step-support = Υποστήριξη
step-vote = Ψηφοφορία
step-check = Έλεγχος
step-assembly = Συνέλευση
step-diplomacy-round = Γύρος διπλωματίας
step-locked = Κλειδωμένο
step-you-may-change-it-until = Μπορείτε να το αλλάξετε ως την αποκάλυψη.
step-waiting-for-to-choose = Αναμονή για επιλογή: { NAME($who, form: "the") }.
step-all-are-in = απάντησαν όλοι
step-of-in-missing = { $missing } από { $all }, λείπουν: { $names }
step-of-in = { $many } από { $all }

## Step, in the log (late)

step-cycle-begins = Αρχίζει ο κύκλος { $cycle }.
step-the-cycle-ends-grants-and = Ο κύκλος τελειώνει· λήγουν οι παραχωρήσεις και το έπαθλο της ιπποδρομίας.
step-control-ends-the-phase-as = Η Διεύθυνση τελειώνει τη φάση { $phase } όπως είναι.
step-the-debate-is-open = Η συζήτηση είναι ανοιχτή.
step-horses-are-being-concealed = Κρύβονται { CALLED("horses", "Άλογα") }.

## Alarm (late)

alarm-warn-again-at = Νέα προειδοποίηση στο { $next }
alarm-the-alarm-is-silent-until = Η ειδοποίηση σωπαίνει ώσπου ο αριθμός να φτάσει στο { $next }.
alarm-warn-no-more = Καμία άλλη προειδοποίηση
alarm-the-alarm-is-silent-until-2 = Η ειδοποίηση σωπαίνει ώσπου να ξαναοριστεί η ρύθμισή της.
alarm-divine-wrath = Θεϊκή Οργή
alarm-doom = { CALLED("doom", "Όλεθρος") }
alarm-stasis-number = Αριθμός Στάσης
alarm-agenda = Ημερήσια διάταξη
alarm-say-how-the-gods-answer = Πείτε πώς απαντούν οι θεοί
alarm-say-what-the-city-suffers = Πείτε τι παθαίνει η πόλη
alarm-make-ready-for-a-stasis = Ετοιμαστείτε για Στάση
alarm-make-ready-for-an-assembly = Ετοιμαστείτε για Συνέλευση
alarm-and-is-the-mark-then = { $title }: { $what }, με όριο { $mark }. { $todo }, και ύστερα ανεβάστε το όριο.
alarm-name-and-what = { $who } { $what }
alarm-and-is-the-mark-see = { $title }: { $who }, με όριο { $mark }. Δείτε αν το τραπέζι ισορροπεί ακόμη, και ύστερα ανεβάστε το όριο.
alarm-stasis-stands-at-and-breaks = Η Στάση είναι { $stasis } και ξεσπά μετά τον Έλεγχο. Έχετε πρόχειρα τις { CALLED("stasis_cards", "κάρτες Στάσης") } και τα ζάρια, ή αρχίστε την τώρα.
alarm-stasis = Στάση
alarm-the-agenda-is-full-open = Η ημερήσια διάταξη γέμισε: ανοίξτε τη Συνέλευση όταν γυρίσουν οι Άρχοντες.
alarm-the-agenda-is-full-the = Η ημερήσια διάταξη γέμισε: ο Γύρος διπλωματίας που έχει κηρυχθεί ανοίγει με τη Συνέλευση.
alarm-the-agenda-is-full-the-2 = Η ημερήσια διάταξη γέμισε: ο επόμενος Γύρος διπλωματίας ανοίγει με αυτήν. Κηρύξτε τον όταν βολεύει η φάση.
alarm-assembly = Συνέλευση
alarm-end-it-or-give-it = Τελειώστε τον, ή δώστε του κι άλλον χρόνο.
alarm-call-the-diplomacy-round-or = Κηρύξτε τον Γύρο διπλωματίας, ή δώστε κι άλλον χρόνο.
alarm-5-minutes-more = Άλλα 5 λεπτά
alarm-the-round-ends-five-minutes = Ο γύρος τελειώνει πέντε λεπτά από τώρα.
alarm-the-bell = Η καμπάνα
alarm-sentence-and-todo = { $sentence } { $todo }
alarm-propose-admit-it-or-decline = { NAME($who, form: "the", start: "yes") } υποβάλλουν το «{ $title }»: δεχτείτε το, ή απορρίψτε το.
alarm-motions-are-proposed-admit-each = Υποβλήθηκαν { $many } προτάσεις: δεχτείτε ή απορρίψτε καθεμιά.
alarm-admit-2 = Αποδοχή του «{ $title }»
alarm-it-joins-the-agenda-as = Μπαίνει στην ημερήσια διάταξη όπως υποβλήθηκε.
alarm-proposals = Εισηγήσεις
alarm-the-diplomacy-round-begins-at = Ο Γύρος διπλωματίας αρχίζει στο τέλος αυτής της φάσης. Τελειώστε ό,τι βρίσκεται σε εξέλιξη.
alarm-diplomacy = Διπλωματία
alarm-its-discards-are-before-the = Οι πεταμένες της κάρτες είναι ενώπιον του Συμβουλίου: ανακατέψτε την αργότερα, ή γράψτε μια κάρτα.
alarm-reshuffle-it-or-write-a = Ανακατέψτε την ξανά, ή γράψτε μια κάρτα.
alarm-has-run-out-and-turns = Η τράπουλα «{ $name }» εξαντλήθηκε και δεν ανοίγει τίποτα. { $todo }
alarm-empty-deck = Άδεια τράπουλα

## Fate (soon)

fate-you-are-in-exile = Είστε στην εξορία
fate-your-vote-until-a-card = Η ψήφος σας, ώσπου να σας ανακαλέσει μια κάρτα ή ένας νόμος.
fate-you-are-no-longer-citizens = Δεν είστε πια πολίτες
fate-your-vote-until-a-card-2 = Η ψήφος σας, ώσπου μια κάρτα ή ένας νόμος να σας ξανακάνει πολίτες.
fate-heroes-and-the-race-add = Οι ήρωες και η ιπποδρομία δεν προσθέτουν τίποτα όσο δεν έχετε ψήφο.
fate-you-cannot-preside = Δεν μπορείτε να προεδρεύσετε.
fate-grant-your-influence-of-to = Παραχωρήστε την επιρροή σας, { $amount }, σε κάποιον που έχει ψήφο: μετράει εκεί.
fate-speak-in-every-debate-and = Μιλήστε σε κάθε συζήτηση, και υποβάλετε προτάσεις.
fate-deal-with-whom-you-like = Κλείστε συμφωνίες με όποιον θέλετε: { CALLED("tyche", "Τύχη") }, { CALLED("horses", "Άλογα") } και { CALLED("talents", "Τάλαντα") } αλλάζουν χέρια όπως πριν.
fate-fight-in-the-streets-like = Πολεμήστε στους δρόμους όπως όλοι, αν ξεσπάσει Στάση.
fate-more = { $who } +{ $other }
fate-no-hero-is-left-to = Δεν σας απομένει ήρωας.
fate-still-with-you = Είναι ακόμη μαζί σας: { $some }.
fate-is-dead = Νεκρός ήρωας: { $who }
fate-fallen-in-the-council-and = Έπεσε ({ $how }): +{ $hero } στο Συμβούλιο και στους δρόμους, για πάντα.

## Heroes (late)

heroes-set = Η Διεύθυνση ορίζει: { $hero } ({ $who }) { $what }. { $reason }
heroes-goes-over-to = πηγαίνει με { NAME($who, form: "accusative") }
heroes-is-worth = έχει αξία { $value }
heroes-is-dead = είναι νεκρός
heroes-lives-again = ζει ξανά
heroes-joins = Νέος ήρωας για { NAME($who, form: "accusative") }: { $hero }, αξία { $value }. { $reason }

## Rulings: what each decides, and what it may be (late)

ruling-grant-carries = Τι παραχωρεί μια παράταξη χωρίς ψήφο
ruling-grant-carries-influence = Μόνο την επιρροή της
ruling-grant-carries-influence-and-support = Την επιρροή της και τη δική της υποστήριξη
ruling-grant-moves = Πότε μπορεί μια παραχώρηση να πάει σε άλλον
ruling-grant-moves-next-phase = Όχι στη φάση που έγινε
ruling-grant-moves-any-time = Οποιαδήποτε στιγμή
ruling-grant-lasts = Πόσο κρατά μια παραχώρηση αν δεν μετακινηθεί
ruling-grant-lasts-cycle = Ως το τέλος του κύκλου
ruling-grant-lasts-phase = Ως το τέλος της φάσης
ruling-presiding = Ποιος πολίτης προεδρεύει
ruling-presiding-highest-arete = Η υψηλότερη { CALLED("arete", "Αρετή") }
ruling-presiding-lowest-arete = Η χαμηλότερη { CALLED("arete", "Αρετή") }
ruling-presiding-in-turn = Ο ένας μετά τον άλλον, δεξιόστροφα
ruling-presiding-lot = Ένας με κλήρο
ruling-presiding-elected = Ένας που εκλέγεται μυστικά, καθένας με την ισχύ του
ruling-chair-passes = Πότε προεδρεύει άλλος στη θέση Πρύτανη που εξορίζεται ή παύει να είναι πολίτης στη μέση του κύκλου
ruling-chair-passes-at-once = Αμέσως, για τον υπόλοιπο κύκλο
ruling-chair-passes-next-cycle = Με τον επόμενο κύκλο
ruling-election-seconds = Δευτερόλεπτα για την εκλογή του Πρύτανη· 0 για κανένα ρολόι. Όταν περάσουν, αποκαλύπτονται οι ψήφοι
ruling-second-look = Αν ο Πρύτανης μπορεί να βάλει ένα ανοιχτό γεγονός κάτω από την τράπουλά του, μία φορά τον κύκλο
ruling-second-look-no = Όχι
ruling-second-look-once-a-cycle = Μία φορά τον κύκλο
ruling-veto = Αν ο Πρύτανης μπορεί να ασκήσει βέτο σε ό,τι εγκρίθηκε στο Συμβούλιο
ruling-veto-no = Όχι
ruling-veto-once-an-act = Μία φορά την Πράξη
ruling-floor = Ποιος δίνει τον λόγο στις συζητήσεις
ruling-floor-control = Η Διεύθυνση
ruling-floor-prytanis = Ο Πρύτανης
ruling-events-activated = Πόσα γεγονότα επιλέγει ο Πρύτανης
ruling-events-activated-act = Όσα ο αριθμός της Πράξης
ruling-events-activated-one = Ένα
ruling-events-activated-all = Όλα τα ανοιχτά
ruling-show-seconds = Πόσα δευτερόλεπτα δείχνουν οι οθόνες ποιος προεδρεύει, και αργότερα ποια γεγονότα επιλέχθηκαν, πριν το Συμβούλιο συνεχίσει μόνο του· με 0 περιμένει τη Διεύθυνση
ruling-deck-runs-out = Τι γίνεται όταν εξαντλείται μια τράπουλα γεγονότων
ruling-deck-runs-out-empty = Η θέση της μένει κενή ώσπου να την ανακατέψει ξανά η Διεύθυνση
ruling-deck-runs-out-reshuffled = Οι πεταμένες κάρτες της ανακατεύονται μέσα
ruling-debate-seconds = Δευτερόλεπτα ανοιχτής συζήτησης
ruling-speaker-seconds = Δευτερόλεπτα που πρέπει να κρατά μια ομιλία, όπως δείχνει το ρολόι της· 0 για κανένα όριο
ruling-debate-ends = Πώς τελειώνει η συζήτηση όταν λήξει ο χρόνος της
ruling-race-tie = Ποιος κερδίζει μια ισόπαλη ιπποδρομία
ruling-race-tie-nobody = Κανείς
ruling-race-tie-all = Όλοι οι ισόπαλοι
ruling-race-tie-control-picks = Επιλέγει η Διεύθυνση
ruling-horses-shown = Τι γίνονται τα { CALLED("horses", "Άλογα") } που δείχνονται σε ιπποδρομία
ruling-horses-shown-kept = Κρατιούνται
ruling-horses-shown-spent = Ξοδεύονται
ruling-race-bonus-counts = Πού μετράει το έπαθλο της ιπποδρομίας, ως το τέλος του κύκλου
ruling-race-bonus-counts-council = Στο Συμβούλιο, όχι σε Συνέλευση πριν τελειώσει ο κύκλος
ruling-race-bonus-counts-everywhere = Και σε Συνέλευση
ruling-bids-revealed = Πώς αποκαλύπτονται οι προσφορές αφού απαντήσουν όλοι
ruling-bid-seconds = Δευτερόλεπτα για την απόκρυψη { CALLED("horses", "Αλόγων") }· 0 για κανένα ρολόι. Όταν περάσουν, αποκαλύπτονται οι προσφορές
ruling-votes-revealed = Πώς αποκαλύπτονται οι ψήφοι αφού απαντήσουν όλοι
ruling-vote-seconds = Δευτερόλεπτα για την ψηφοφορία· 0 για κανένα ρολόι. Όταν περάσουν, αποκαλύπτονται οι ψήφοι
ruling-majority = Πόσα από τα ΝΑΙ και ΟΧΙ χρειάζεται μια πρόταση για να εγκριθεί
ruling-majority-simple = Περισσότερα ΝΑΙ από ΟΧΙ
ruling-majority-two-thirds = Δύο τρίτα ή περισσότερα
ruling-majority-three-quarters = Τρία τέταρτα ή περισσότερα
ruling-quorum = Πόσοι Άρχοντες πρέπει να ψηφίσουν ΝΑΙ ή ΟΧΙ για να εγκριθεί μια πρόταση· 0 για καμία απαρτία
ruling-agenda-full = Πόσες προτάσεις γεμίζουν την ημερήσια διάταξη της Συνέλευσης
ruling-motion-seconds = Δευτερόλεπτα συζήτησης για κάθε πρόταση μιας Συνέλευσης
ruling-round-bell-seconds = Πόσα δευτερόλεπτα πριν από το τέλος ενός γύρου προειδοποιούνται όλοι
ruling-round-ends = Τι γίνεται όταν λήξει ο χρόνος ενός Γύρου συμβουλίου
ruling-round-ends-by-control = Υπενθύμιση στη Διεύθυνση, που κηρύσσει τον Γύρο διπλωματίας
ruling-round-ends-by-itself = Ο Γύρος διπλωματίας κηρύσσεται μόνος του
ruling-stasis-threshold = Ο αριθμός Στάσης στον οποίο ξεσπά Στάση
ruling-stasis-after = Πού πηγαίνει ο αριθμός Στάσης μετά τη φάση Στάση
ruling-stasis-after-falls-to-act = Πέφτει στον αριθμό της Πράξης
ruling-stasis-after-stays = Μένει εκεί που είναι
ruling-cards-not-dealt = Τι γίνονται οι { CALLED("stasis_cards", "κάρτες Στάσης") } που δικαιούται ένας Άρχοντας όταν η τράπουλα δεν έχει άλλες
ruling-cards-not-dealt-kept = Μένουν οφειλόμενες για την επόμενη Στάση
ruling-cards-not-dealt-lost = Χάνονται
ruling-cards-seconds = Δευτερόλεπτα για αγορά { CALLED("stasis_cards", "καρτών Στάσης") }· 0 για κανένα ρολόι. Όταν είναι όλοι έτοιμοι, το παιχνίδι δεν το περιμένει
ruling-muster-seconds = Δευτερόλεπτα για την απόφαση για τους ήρωες· 0 για κανένα ρολόι. Όταν είναι όλοι έτοιμοι, το παιχνίδι δεν το περιμένει
ruling-turn-seconds = Δευτερόλεπτα μιας σειράς στους δρόμους· 0 για κανένα ρολόι. Όταν περάσουν, η σειρά γίνεται πάσο
ruling-battle-order = Με ποια σειρά δίνονται οι μάχες
ruling-battle-order-map-order = Με τη σειρά των χαρτών
ruling-battle-order-control-picks = Καθεμιά την επιλέγει η Διεύθυνση
ruling-lone-holder = Τι γίνεται με τόπο όπου βρίσκεται μία μόνο παράταξη
ruling-lone-holder-holds = Τον κατέχει χωρίς ζαριά
ruling-lone-holder-rolls = Ρίχνει γι’ αυτόν· ένα φυσικό 13 τον χάνει
ruling-tyche-most = Πόσα ζάρια { CALLED("tyche", "Τύχης") } μπορεί να αγοράσει μια παράταξη για μία ζαριά μάχης, με μία { CALLED("tyche", "Τύχη") } το καθένα
ruling-tyche-seconds = Δευτερόλεπτα για την επιλογή ζαριών { CALLED("tyche", "Τύχης") }· 0 για κανένα ρολόι. Όταν περάσουν, φαίνονται
ruling-tied-heroes = Τι γίνονται οι ήρωες όταν ισοπαλία στη μεγαλύτερη ζαριά αδειάζει έναν τόπο
ruling-tied-heroes-live = Ζουν
ruling-tied-heroes-die = Πεθαίνουν
ruling-mercy-seconds = Δευτερόλεπτα για την κρίση νικημένων ηρώων όταν οι μάχες προχωρούν μόνες τους· ύστερα τους χαρίζεται η ζωή
ruling-colossus-ignores = Τι αργεί εκεί όπου στέκεται ο Κολοσσός, πέρα από τον πόντο του τόπου
ruling-colossus-ignores-all = Ό,τι αφορά πόντους νίκης: το δώρο του τόπου, οι μονάδες πάνω του, η ισοπαλία που λύνουν οι Πηγές, όσα παίρνει το Παλάτι
ruling-colossus-ignores-place = Μόνο το δώρο του τόπου
ruling-springs-decide = Πότε όποιος κατέχει τις Πηγές κερδίζει μια ισοπαλία για τους περισσότερους πόντους νίκης
ruling-springs-decide-whoever = Όποιος και να είναι
ruling-springs-decide-among-tied = Μόνο αν είναι ανάμεσα στους ισόπαλους
ruling-doom-dice-to = Σε ποιους μπορούν να δοθούν τα ζάρια { CALLED("doom", "Ολέθρου") } του Μονόλιθου
ruling-doom-dice-to-others = Μόνο σε άλλους
ruling-doom-dice-to-anyone = Και στον εαυτό του
ruling-share-seconds = Δευτερόλεπτα για το μοίρασμα ζαριών όταν οι μάχες προχωρούν μόνες τους· ύστερα μοιράζονται με κλήρο
ruling-pace-seconds = Δευτερόλεπτα ύστερα από τα οποία μάχες και λάφυρα προχωρούν μόνα τους· με 0 περιμένουν τη Διεύθυνση
ruling-dice-by = Ποιος ρίχνει τα ζάρια μιας Στάσης
ruling-dice-by-program = Το πρόγραμμα
ruling-dice-by-hand = Χέρια στο τραπέζι· η Διεύθυνση εισάγει τι δείχνουν τα ζάρια
ruling-odds-shown = Ποιος βλέπει τις ακριβείς πιθανότητες μιας μάχης πριν από τα ζάρια
ruling-odds-shown-control = Η Διεύθυνση
ruling-odds-shown-everybody = Όλοι
ruling-wrath-alarm = Θεϊκή Οργή στην οποία προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-doom-alarm = { CALLED("doom", "Όλεθρος") } όλων των παρατάξεων μαζί στον οποίο προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-stasis-alarm = Ο αριθμός Στάσης στον οποίο προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-agenda-alarm = Προτάσεις στην ημερήσια διάταξη στις οποίες προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-arete-alarm = { CALLED("arete", "Αρετή") } μιας παράταξης στην οποία προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-faction-doom-alarm = { CALLED("doom", "Όλεθρος") } μιας παράταξης στον οποίο προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-tyche-alarm = { CALLED("tyche", "Τύχη") } μιας παράταξης στην οποία προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-horses-alarm = { CALLED("horses", "Άλογα") } μιας παράταξης στα οποία προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-talents-alarm = { CALLED("talents", "Τάλαντα") } μιας παράταξης στα οποία προειδοποιείται η Διεύθυνση· 0 για ποτέ
ruling-wait-alarm-seconds = Δευτερόλεπτα αναμονής για έναν Άρχοντα πριν προειδοποιηθεί η Διεύθυνση· 0 για ποτέ
ruling-script-seconds = Δευτερόλεπτα που περιμένει το πρόγραμμα πριν ενεργήσει για μια θέση που παίζει
ruling-ends-by-control = Όταν το πει η Διεύθυνση
ruling-ends-by-itself = Από μόνο του
powers-anywhere = όπου θέλετε
muster-mobs = { $mobs ->
    [one] 1 όχλος
   *[other] { $mobs } όχλοι
  }
muster-military = { $military ->
    [one] 1 στρατιώτης
   *[other] { $military } στρατιώτες
  }
muster-mobs-and-military = { $mobs ->
    [one] 1 όχλος
   *[other] { $mobs } όχλοι
  } και { $military ->
    [one] 1 στρατιώτης
   *[other] { $military } στρατιώτες
  }
figures-citizens = πολίτες
figures-megaprojects = μεγάλα έργα
seats-absent = απουσία
grants-supports = υποστηρίζει
outcome-adopted-2 = εγκρίθηκε
race-no-horses = κανένα
when-act = Πράξη { $act }
when-cycle = Πράξη { $act }, κύκλος { $cycle }
and-plus = { $before } + { $next }
and-semicolon = { $before }· { $next }
vote-passed = εγκρίθηκε
vote-failed = απορρίφθηκε
vote-tied = ισοψήφησε
and-control-in-its-place = {" "}(η Διεύθυνση, για λογαριασμό τους)
and-program-in-its-place = {" "}(το πρόγραμμα, για λογαριασμό τους)
battle-tyche-3 = { CALLED("tyche", "Τύχη") }

## Φύλλα: τι άλλο ισχύει για μια παράταξη από την αρχή (soon)

sheet-cards = { $many ->
    [one] Τραβά μία { CALLED("stasis_cards", "κάρτα Στάσης") } παραπάνω από όσες δίνει η σειρά της.
   *[other] Τραβά { $many } { CALLED("stasis_cards", "κάρτες Στάσης") } παραπάνω από όσες δίνει η σειρά της.
  }
sheet-cards-of-the-act = Τραβά παραπάνω από όσες δίνει η σειρά της τόσες { CALLED("stasis_cards", "κάρτες Στάσης") } όσος ο αριθμός της Πράξης.
sheet-supremacy = Έχει την Υπεροχή: λύνει τις ισοβαθμίες για τον Πρύτανη.
sheet-ties = Ο Άρχοντάς της κρίνει τις ισοψηφίες.
sheet-garrison = { $military ->
    [one] { $name }: όταν αρχίζει Στάση, στέκεται εκεί 1 στρατιώτης (τόπος: { $place }).
   *[other] { $name }: όταν αρχίζει Στάση, στέκονται εκεί { $military } στρατιώτες (τόπος: { $place }).
  }

## What stands ready on Control’s screen, sent by its name (late)

usual-correction = Διόρθωση
usual-by-hand = Έγινε με το χέρι στο τραπέζι
usual-card = Επίδραση κάρτας
usual-trade = Εμπόριο
usual-ruling = Απόφαση της Διεύθυνσης
usual-drawn = Τραβήχτηκε με το χέρι στο τραπέζι
usual-quest = Μια αποστολή
usual-story = Το θέλει η ιστορία
usual-assembly = Ψήφος της Συνέλευσης
usual-archon-away = Ο Άρχοντας λείπει
usual-vote-mistake = Λάθος στην ψηφοφορία
usual-could-not-vote = Κάποιος δεν μπόρεσε να ψηφίσει
usual-rule = Ξέφυγε ένας κανόνας
usual-agreed = Συμφωνήθηκε στο τραπέζι
usual-power = Χρησιμοποιήθηκε μια εξουσία
usual-text = Το κείμενο λέει αλλιώς
usual-withdrawn = Αποσύρθηκε
usual-merged = Ενώθηκε με άλλη
usual-settled = Έχει ήδη λυθεί
usual-clearer = Έγινε σαφέστερη
usual-debated = Συμφωνήθηκε στη συζήτηση
usual-two-one = Οι δύο έγιναν μία
usual-no-matter = Δεν είναι θέμα της Συνέλευσης
usual-on-agenda = Είναι ήδη στην ημερήσια διάταξη
usual-say-clearly = Πείτε το πιο καθαρά
usual-magistrate-first = Χρειάζεται πρώτα Αξιωματούχος
usual-magistrate = Λόγος Αξιωματούχου
usual-misplaced = Μπήκε σε λάθος σημείο
usual-gift = Δώρο της Διεύθυνσης
usual-law = Νόμος
usual-artefact = Ιερό αντικείμενο
usual-special = Ειδική ενέργεια
usual-oracle = Μαντείο
usual-announce-come = Παρακαλώ ελάτε στο Συμβούλιο.
usual-announce-two-minutes = Απομένουν δύο λεπτά στον Γύρο διπλωματίας.
usual-announce-listen = Παρακαλώ ακούστε τη Διεύθυνση.
usual-announce-lunch = Μεσημεριανό. Συνεχίζουμε στη μιάμιση.
usual-say-come = Παρακαλώ ελάτε στη Διεύθυνση.
usual-say-decide = Παρακαλώ αποφασίστε· το Συμβούλιο σας περιμένει.
usual-say-break = Μια κουβέντα στο διάλειμμα;
usual-say-yes = Ναι.
usual-say-no = Όχι.
