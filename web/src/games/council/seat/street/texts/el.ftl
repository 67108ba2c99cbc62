### Τι διαβάζει μια θέση σε μια Στάση, από τις κάρτες της μέχρι το άρθρο που αλλάζει ο νικητής.

you = εσείς
winner = Νικητές

## Κάρτες Στάσης και επιστράτευση

drawn = Κάρτες που τραβήξατε
drawn-figure = { CALLED("stasis_cards", "Κάρτες Στάσης") } που τραβήξατε
camps = Οι παρατάξεις
camps-cards = κάρτες
camps-ready = έτοιμοι
camps-said-ready = Είστε έτοιμοι.

mobs = Όχλοι
mobs-note = από +1
mobs-figure = Όχλοι { NAME($who, form: "genitive") }
military = Στρατιώτες
military-note = από +3
military-figure = Στρατιώτες { NAME($who, form: "genitive") }
heroes = Ήρωες
hero-safe = ασφαλής
hero-reserve = στη μάχη
hero-dead = νεκρός
hero-placed = στους δρόμους
hero-if-safe = Ασφαλής: { $says }
hero-if-committed = Στη μάχη: { $says }
hero-keep-safe = Ασφαλής<who>: { $hero }</who>
hero-commit = Στη μάχη<who>: { $hero }</who>

## Ποιος παίζει

turn-acts = Παίζουν { NAME($who, form: "the") }
turn-then = Μετά { NAME($who, form: "the") }.
turn-order = Ποιος παίζει μετά
turn-done = Παίξατε την τελευταία σας κίνηση
turn-yours-next = Ακολουθείτε εσείς
turn-yours-in =
    { $count ->
        [one] Σειρά σας σε 1
       *[other] Σειρά σας σε { $count }
    }
turn-last = Τελευταίες κινήσεις: μένουν { $count }
turn-stalled = Όλοι πήγαν πάσο δύο φορές
turn-none-empty = Κανένας κενός τόπος
turn-empty =
    { $count ->
        [one] 1 κενός τόπος
       *[other] { $count } κενοί τόποι
    }

## Ανάπτυξη μονάδων

sending = Στέλνεται…
place-nothing = Δεν έχετε μονάδες. Παίξτε κάρτα ή περιμένετε.
place-touch = Αγγίξτε έναν τόπο.
place-touch-left = Αγγίξτε τόπο: { $units }
place-not = Εκεί δεν μπορείτε τώρα. Αγγίξτε άλλον τόπο.
place-look = Αγγίξτε έναν τόπο: ποιοι είναι εκεί;
place-worth = 1 πόντος νίκης
place-nobody = Δεν είναι κανείς εκεί. Τι αξίζει;
place-who =
    { $count ->
        [one] 1 παράταξη εκεί: ποια και με τι;
       *[other] { $count } παρατάξεις εκεί: ποιες και με τι;
    }
mix-none = Καμία μονάδα
mix-mobs =
    { $count ->
        [one] 1 όχλος
       *[other] { $count } όχλοι
    }
mix-military =
    { $count ->
        [one] 1 στρατιώτης
       *[other] { $count } στρατιώτες
    }
mix-to = { $units } εδώ: { $place }
chips = Ήρωες που πάνε με τις μονάδες
chip-goes = ✓ πάει μαζί
chip-stays = μένει
chip-reserve = σε εφεδρεία

## Ένας τόπος

standing-nobody = Δεν είναι κανείς εκεί.
standing-colossus = Εδώ στέκεται ο Κολοσσός: ο τόπος δεν μετράει για κανέναν πόντο.
standing-barricade = Με οδόφραγμα από { NAME($who, form: "accusative") }.
standing-bonus = Τι προσθέτουν { NAME($who, form: "the") } στα ζάρια τους

## Το χέρι

tab-city = Πόλη
tab-cards =
    { $count ->
        [one] 1 κάρτα
       *[other] { $count } κάρτες
    }
hand-not-now = Κάρτες παίζετε στη σειρά σας.
hand-choose = Αγγίξτε την κάρτα για την επόμενη σειρά σας.
hand-ready = Μια κάρτα είναι έτοιμη. Θα ανοίξει μόλις έρθει η σειρά σας.
hand-make-ready = Ετοιμάστε μια κάρτα
hand-put-back = Πάρτε την πίσω
hand-covered = Οι κάρτες σας είναι κρυμμένες.
hand-touch = Αγγίξτε την κάρτα που παίζετε.
hand-discarding = Αν την πετάξετε, αυτή είναι η κίνησή σας.
hand-uncover = Δείτε τις κάρτες
hand-another = Άλλη κάρτα
hand-discard = Πετάξτε την
hand-play = Παίξτε την
hand-no-target = Χωρίς στόχο τώρα: μπορείτε μόνο να την πετάξετε.
hand-unplayable = Δεν μπορεί να παιχτεί τώρα.
hand-none = Δεν έχετε { CALLED("stasis_cards", "κάρτα Στάσης") }.
hand-hold = Κρατήστε πατημένη μια κάρτα για να τη δείτε· σύρετε για τις υπόλοιπες.
hand-seen = Το χέρι { NAME($who, form: "genitive") }, όπως το είδατε
hand-seen-hold = Κρατήστε πατημένο για να δείτε τι είχαν { NAME($who, form: "the") }.

## Μάχες

battles-now = τώρα
battles-none = Κανένας τόπος δεν διεκδικείται.
battle-place = Μάχη { $number } από { $all }
battle-colossus = Εδώ στέκεται ο Κολοσσός: κανένας πόντος.
battle-worth = 1 πόντος νίκης.
battle-dice-soon = Τα ζάρια πέφτουν σε λίγο.
battle-odds = Κανείς: { $share }. Πιθανότητες { $basis }.
side-odds = τον κρατά { $holds } · 13: { $thirteen }
side-holds = κρατούν τον τόπο
side-beaten = ηττήθηκαν
side-tied = ισοπαλία: φεύγουν όλοι
side-thirteen = φυσικό 13: πεθαίνουν όλοι
side-trusts = εμπιστεύονται την { CALLED("tyche", "Τύχη") }
side-thinks = σκέφτονται την { CALLED("tyche", "Τύχη") }…
side-total = Σύνολο { NAME($who, form: "genitive") }
side-bonus = Μπόνους { NAME($who, form: "genitive") }

tyche-title = Η επιλογή σας σφραγίστηκε
tyche-hold = Κρατήστε πατημένο για να τη δείτε
tyche-says = Ένα ζάρι κοστίζει 1 από την { CALLED("tyche", "Τύχη") } σας ({ $tyche }). Όλες οι επιλογές φαίνονται μαζί.
tyche-dice =
    { $dice ->
        [0] Κανένα ζάρι
        [one] 1 ζάρι { CALLED("tyche", "Τύχης") }
       *[other] { $dice } ζάρια { CALLED("tyche", "Τύχης") }
    }
tyche-keep = Να μείνει η επιλογή

captives = Αιχμάλωτοι ήρωες
captive-waits = στο έλεός τους
captive-executed = εκτελέστηκε
captive-spared = του χαρίστηκε η ζωή
judge-executed = Εκτέλεση
judge-spared = Έλεος
judge-executed-hero = Εκτέλεση: { $hero }
judge-spared-hero = Έλεος: { $hero }
judge-idle = Εκτέλεση ή έλεος: αγγίξτε και επιβεβαιώστε

## Ειδικοί τόποι και τα ζάρια τους

dice-wait = Τα ζάρια περιμένουν: <what>{ $what }</what>
spoils-none = Κανείς δεν κρατά ειδικό τόπο.
rule = Ποιος κανόνας;
share-dice = Τα ζάρια του τόπου: { $place }
share-die = Ζάρι { $number }: { $pips }
share-die-to = Ζάρι { $number }: { $pips }, { NAME($who, form: "dative") }
share-left =
    { $count ->
        [one] Μένει να δοθεί 1 ζάρι
       *[other] Μένουν να δοθούν { $count } ζάρια
    }
share-gives = { $pips } { NAME($who, form: "dative") }
share-do = Μοιράστε: { $what }

## Νίκη

score-how = Πώς κερδήθηκε
score-none = Δεν κρατούν τίποτα

amend-which = Ποιο άρθρο αλλάζετε;
amend-do = Αλλαγή του άρθρου
amend-other-text = Άλλο κείμενο
amend-compare = Δείτε πριν και μετά
amend-other-article = Άλλο άρθρο
amend-new = Το νέο κείμενο
amend-own = Δικό σας κείμενο
amend-own-says = Το πρόγραμμα δεν μπορεί να το εφαρμόσει: ό,τι όριζε το άρθρο περνά στη Διεύθυνση.
amend-own-text = Το νέο κείμενο του άρθρου
amend-count = { $count } από { $most }
amend-own-label = Το δικό σας κείμενο
amended-none = Κανένα άρθρο δεν αλλάζει.
change-before = Πριν
change-after = Μετά
