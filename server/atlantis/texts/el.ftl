# Όσα λένε οι αναφορές και οι απαντήσεις σε όσους παίζουν με αρχεία διαταγών. Τα ονόματα ειδών, δεξιοτήτων και μονάδων
# μένουν στα αγγλικά και άκλιτα· κανένα άρθρο και καμία κατάληξη δεν εξαρτάται από αυτά.

atlantis-kind-number = ένας αριθμός
atlantis-kind-flag = 1 ή 0
atlantis-kind-unit = μια μονάδα
atlantis-kind-direction = μια κατεύθυνση
atlantis-kind-attitude = μια στάση
atlantis-kind-spoils = NONE, WALK, RIDE, FLY ή ALL
atlantis-kind-class = μια κατηγορία ειδών
atlantis-kind-item = ένα είδος
atlantis-kind-skill = μια δεξιότητα
atlantis-kind-spell = ένα ξόρκι
atlantis-kind-type = ένας τύπος κτίσματος
atlantis-kind-text = ένα κείμενο
atlantis-kind-address = μια διεύθυνση
atlantis-kind-name = ένα όνομα
atlantis-kind-password = ένας κωδικός
atlantis-kind-faction = ο αριθμός μιας παράταξης
atlantis-kind-structure = ο αριθμός ενός κτίσματος

atlantis-bad-flag = Δώστε 1 ή 0, όχι «{ $text }».
atlantis-bad-unit = Το «{ $text }» δεν δηλώνει μονάδα.
atlantis-bad-direction = Το «{ $text }» δεν είναι κατεύθυνση.
atlantis-bad-attitude = Το «{ $text }» δεν είναι στάση. Υπάρχουν οι εξής: HOSTILE, UNFRIENDLY, NEUTRAL, FRIENDLY και ALLY.
atlantis-bad-spoils = Το «{ $text }» δεν είναι κατηγορία λαφύρων. Υπάρχουν οι εξής: NONE, WALK, RIDE, FLY και ALL.
atlantis-unknown-class = Το «{ $text }» δεν είναι κατηγορία ειδών.
atlantis-unknown-item = Το «{ $text }» δεν είναι είδος που γνωρίζετε.
atlantis-unknown-skill = Το «{ $text }» δεν είναι δεξιότητα που γνωρίζετε.
atlantis-unknown-type = Το «{ $text }» δεν είναι τύπος κτίσματος που γνωρίζετε.
atlantis-bad-address = Το «{ $text }» δεν είναι διεύθυνση.
atlantis-bad-name = Το «{ $text }» δεν μπορεί να είναι όνομα: χρειάζεται ένα γράμμα και δεν επιτρέπονται παρενθέσεις ( ).
atlantis-bad-password = Ο κωδικός έχει από 3 έως 40 χαρακτήρες, χωρίς εισαγωγικά.

atlantis-alias-used = Το NEW { $alias } σχηματίζεται δύο φορές σε αυτή την περιοχή· η δεύτερη μονάδα παραλείπεται.
atlantis-not-one-leader = Μαγεία μαθαίνει μόνο μια μονάδα με έναν και μόνο ηγέτη.
atlantis-not-leader = Μόνο ηγέτες διδάσκουν.
atlantis-not-one-man = Αυτό το κάνει μόνο μονάδα με ένα άτομο.
atlantis-own-faction = Αυτή είναι η δική σας παράταξη.
atlantis-to-itself = Η μονάδα θα έδινε στον εαυτό της.
atlantis-not-visible = Ο στόχος δεν φαίνεται εδώ.
atlantis-in-nexus = Αυτό δεν γίνεται στο Nexus.
atlantis-at-sea = Αυτό δεν γίνεται στη θάλασσα.
atlantis-no-such-faction = Δεν υπάρχει τέτοια παράταξη.
atlantis-no-such-object = Δεν υπάρχει τέτοιο κτίσμα εδώ.
atlantis-no-such-exit = Δεν υπάρχει έξοδος προς αυτή την πλευρά.
atlantis-no-passage = Δεν υπάρχει πέρασμα εδώ.
atlantis-not-inside = Η μονάδα δεν είναι σε κανένα κτίσμα.
atlantis-not-owner = Ανήκει σε άλλη μονάδα: { $object }.
atlantis-not-in-there = Ο στόχος δεν είναι εκεί μέσα: { $object }.
atlantis-not-admitted = Ο ιδιοκτήτης δεν αφήνει τη μονάδα να μπει: { $object }.
atlantis-not-enterable = Κανείς δεν μπορεί να μπει: { $object }.
atlantis-not-nameable = Αυτό δεν μπορεί να αλλάξει εδώ.
atlantis-not-destroyable = Δεν καταστρέφεται: { $object }.
atlantis-structure-too-small = Η μετονομασία του οικισμού { $settlement } θέλει τουλάχιστον τέτοιο κτίσμα: { $type }.
atlantis-not-friendly = { $who }: δεν έχει φιλική στάση προς εσάς.
atlantis-no-trade-points = Η παράταξή σας δεν έχει πόντους στο εμπόριο.
atlantis-no-war-points = Η παράταξή σας δεν έχει πόντους στον πόλεμο.
atlantis-trade-quota = Η παράταξή σας εμπορεύεται ήδη σε όσες περιοχές τής επιτρέπεται.
atlantis-war-quota = Η παράταξή σας εισπράττει ήδη φόρους σε όσες περιοχές τής επιτρέπεται.
atlantis-skill-too-low = Απαιτείται { $skill }, επίπεδο { $level }.
atlantis-skill-not-known = Η μονάδα δεν έχει αυτή τη δεξιότητα: { $skill }.
atlantis-skill-maxed = Η μονάδα δεν μπορεί να μάθει περισσότερα από αυτό.
atlantis-second-skill = Μόνο ηγέτες μαθαίνουν δεύτερη δεξιότητα.
atlantis-needs-first = Προηγούνται: { $list }.
atlantis-not-studiable = Αυτό δεν μπορεί να το μελετήσει κανείς.
atlantis-too-many-points = { $points ->
    [one] Ζητήσατε 1 πόντο
   *[other] Ζητήσατε { $points } πόντους
  }· η παράταξή σας έχει { $most }.
atlantis-too-many-mages = { $most ->
    [0] Η παράταξή σας δεν επιτρέπεται να έχει μάγους.
    [one] Η παράταξή σας επιτρέπεται να έχει μόνο έναν μάγο.
   *[other] Η παράταξή σας επιτρέπεται να έχει μόνο { $most } μάγους.
  }
atlantis-too-many-apprentices = { $most ->
    [0] Η παράταξή σας δεν επιτρέπεται να έχει μαθητευόμενους.
    [one] Η παράταξή σας επιτρέπεται να έχει μόνο έναν μαθητευόμενο, και ένας μάγος δεν γίνεται μαθητευόμενος.
   *[other] Η παράταξή σας επιτρέπεται να έχει μόνο { $most } μαθητευόμενους, και ένας μάγος δεν γίνεται μαθητευόμενος.
  }
atlantis-mage-no-people = Ένας μάγος δεν παίρνει και δεν δίνει άτομα.
atlantis-leaders-apart = Ηγέτες και άλλα άτομα δεν μπαίνουν στην ίδια μονάδα.
atlantis-two-skills = Τα άτομα θα είχαν δύο δεξιότητες.
atlantis-no-material = Απαιτείται: { $item }.
atlantis-not-enough = { $has ->
    [0] Η μονάδα δεν έχει: { $item }
   *[other] Η μονάδα έχει μόνο { $has }: { $item }
  }.
atlantis-no-silver = { $silver ->
    [one] Απαιτείται 1 αργύριο.
   *[other] Απαιτούνται { $silver } αργύρια.
  }
atlantis-no-unclaimed = Το ταμείο της παράταξης έχει { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-not-for-sale = Δεν το πουλάει κανείς εδώ: { $item }.
atlantis-not-wanted = Δεν το αγοράζει κανείς εδώ: { $item }.
atlantis-not-basic = Δεν παρέχεται με WITHDRAW: { $item }.
atlantis-no-demand = Κανείς εδώ δεν πληρώνει για αυτό.
atlantis-nothing-to-tax = Δεν υπάρχουν φόροι να εισπραχθούν εδώ.
atlantis-not-produceable = Δεν παράγεται: { $item }.
atlantis-not-found-here = Δεν βρίσκεται εδώ: { $item }.
atlantis-not-buildable = Δεν χτίζεται: { $type }.
atlantis-finished = Είναι ήδη έτοιμο: { $object }.
atlantis-not-coastal = Εδώ δεν υπάρχει ακτή.
atlantis-road-exists = Προς αυτή την πλευρά υπάρχει ήδη δρόμος.
atlantis-too-many-structures = Η περιοχή δεν έχει χώρο για άλλο κτίσμα.
atlantis-not-giveable = Δεν δίνεται σε άλλους: { $item }.
atlantis-no-people-abroad = Τα άτομα πηγαίνουν σε άλλη παράταξη μόνο ως ολόκληρη μονάδα.
atlantis-no-people-traded = Τα άτομα δεν ανταλλάσσονται.
atlantis-no-people-stolen = Δεν κλέβεται: { $item }.
atlantis-not-answered = { $target }: δεν πρόσφερε αντίστοιχη ανταλλαγή.
atlantis-given-away-no-give = Η μονάδα άλλαξε παράταξη αυτόν τον μήνα και δεν δίνει τίποτα.
atlantis-cannot-tax = Κανείς στη μονάδα δεν είναι σε θέση να εισπράξει φόρους.
atlantis-cannot-tax-now = Κανείς στη μονάδα δεν είναι τώρα σε θέση να εισπράξει φόρους.
atlantis-guarded-by-others = Το εμποδίζει η φρουρά εδώ: { $guard }.
atlantis-too-few-to-pillage = Ικανά άτομα της παράταξής σας εδώ: { $has }· χρειάζονται { $needs }.
atlantis-pillaged = Η περιοχή λεηλατήθηκε· δεν έμειναν φόροι.
atlantis-denied = Η είσοδος σε { $to } δεν επιτρέπεται. Φρουρά: { $guards }.
atlantis-not-mage = Αυτό το κάνει μόνο μάγος.
atlantis-spell-unknown = Η μονάδα δεν γνωρίζει: { $skill }.
atlantis-not-castable = Με CAST δεν κάνει τίποτα: { $skill }.
atlantis-not-a-combat-spell = Στη μάχη δεν κάνει τίποτα: { $skill }.
atlantis-bad-spell-args = Το ξόρκι λέγεται έτσι: { $syntax }
atlantis-out-of-range = Το ξόρκι δεν φτάνει ως εκεί.
atlantis-too-heavy = Ζυγίζει { $weight }· το ξόρκι μεταφέρει { $most }.
atlantis-too-many-heads = { $heads ->
    [one] Είναι 1 άτομο
   *[other] Είναι { $heads } άτομα
  }· το ξόρκι κρύβει { $most }.
atlantis-not-own = Γίνεται μόνο με δικές σας μονάδες.
atlantis-wrong-land = Σε αυτή τη γη δεν ζουν τέτοια.
atlantis-limit-reached = Ο μάγος μπορεί να έχει το πολύ { $most }: { $item }.
atlantis-mind-closed = Ο νους μένει κλειστός: { $target }.
atlantis-no-gate = Δεν γίνεται εδώ χωρίς πύλη.
atlantis-gate-exists = Εδώ υπάρχει ήδη πύλη.
atlantis-no-shelter = { $object }: δεν είναι έτοιμο κτίριο που προφυλάσσει άτομα.
atlantis-no-answer = Κανείς δεν απαντά στο ξόρκι.
atlantis-not-armour = Δεν κάνει για πανοπλία: { $item }.
atlantis-not-weapon = Δεν κάνει για όπλο: { $item }.
atlantis-too-many-preferences = Μια μονάδα έχει το πολύ τέσσερις προτιμήσεις.
atlantis-not-studying = { $target }: δεν μελετά κάτι που μπορεί να διδαχθεί εδώ.
atlantis-teacher-too-low = { $target }: γνωρίζει ήδη όσα και ο δάσκαλος.
atlantis-overloaded = Η μονάδα ζυγίζει { $weight } και σηκώνει { $most }.
atlantis-out-of-points = Οι πόντοι κίνησης δεν φτάνουν για το βήμα { $step }.
atlantis-into-ocean = Η μονάδα δεν μπορεί να περάσει πάνω από νερό.
atlantis-sailed-already = Η μονάδα ταξίδεψε ήδη με πλοίο.
atlantis-not-on-ship = Η μονάδα δεν είναι πάνω σε πλοίο.
atlantis-ship-unfinished = Το πλοίο δεν είναι έτοιμο· εργασία που μένει: { $needs }.
atlantis-too-few-sailors = Οι ναύτες στο πλοίο δεν φτάνουν: { $has } από { $needs }.
atlantis-ship-overloaded = Το φορτίο του πλοίου ζυγίζει { $load }· το πλοίο σηκώνει { $carries }.
atlantis-not-sea-way = Τα πλοία πηγαίνουν από θάλασσα σε θάλασσα ή ανάμεσα σε θάλασσα και ακτή.
atlantis-wrong-password = Ο κωδικός είναι λάθος.
atlantis-not-known-yet = Η παράταξή σας δεν έχει αναφορά για αυτό.
atlantis-too-many = Είναι περισσότερα από όσα μπορεί να έχει μια μονάδα.
atlantis-no-people-coming = Η NEW { $alias } δεν παίρνει άτομα και διαλύεται.
atlantis-half-rate = Δεν υπάρχει θέση για μάγο εδώ: η μισή πρόοδος.
atlantis-gave-fewer = { $done } από { $wanted } { $item }: η μονάδα δεν έχει περισσότερα.
atlantis-claimed-fewer = { $done } από { $wanted } ασήμι: { $why ->
    [room] η μονάδα δεν χωρά περισσότερο
   *[unclaimed] δεν υπάρχει άλλο αδιάθετο
  }.
atlantis-bought-fewer = { $done } από { $wanted } { $item }: { $why ->
    [room] η μονάδα δεν χωρά περισσότερα
    [silver] το ασήμι της δεν φτάνει για περισσότερα
   *[shared] εδώ υπάρχουν μόνο { $pool } για όλους όσοι αγοράζουν
  }.
atlantis-sold-fewer = { $done } από { $wanted } { $item }: { $why ->
    [room] η μονάδα δεν χωρά περισσότερο ασήμι
    [goods] η μονάδα δεν έχει περισσότερα
   *[shared] εδώ ζητούνται μόνο { $pool } από όλους όσοι πουλούν
  }.
atlantis-produced-fewer = { $done } από { $wanted } { $item }: η γη δίνει μόνο { $pool } σε όλους όσοι την δουλεύουν.
atlantis-last-people = Η μονάδα μένει χωρίς άτομα.
atlantis-clears-guard = Αυτό αναιρεί το GUARD.
atlantis-clears-avoid = Αυτό αναιρεί το AVOID.
atlantis-diluted = { $pupils ->
    [one] 1 μαθητής
   *[other] { $pupils } μαθητές
  } για { $places ->
    [one] 1 θέση
   *[other] { $places } θέσεις
  }.
atlantis-ship-does-not-sail = Ο ιδιοκτήτης του πλοίου δεν δίνει πορεία.
atlantis-unsure = Το τι θα βγει από αυτό εξαρτάται από άλλους.
atlantis-by-chance = Πετυχαίνει σε { $percent } από 100 περιπτώσεις.

atlantis-will-starve = { $unit }: { $heads ->
    [one] 1 άτομο θα έμενε
   *[other] { $heads } άτομα θα έμεναν
  } χωρίς συντήρηση στο τέλος του μήνα.
atlantis-no-month-order = { $unit }: δεν έχει τίποτα να κάνει αυτόν τον μήνα.
atlantis-other-faction = Αυτές οι διαταγές είναι της παράταξης { $other }· εσείς έχετε την { $own }.

atlantis-event-formed = Σχηματίζεται ως NEW { $alias }.
atlantis-event-dissolved = { $heir ->
    [blank] Διαλύεται.
   *[other] Διαλύεται· ό,τι είχε πηγαίνει στη μονάδα { $heir }.
  }
atlantis-event-claimed = Παίρνει από το ταμείο της παράταξης { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-event-renamed = { $what ->
    [faction] Ονομάζει την παράταξη { $new }.
    [structure] Ονομάζει το κτίσμα { $new }.
    [settlement] Ονομάζει τον οικισμό { $new }.
   *[unit] Ονομάζεται τώρα { $new }.
  }
atlantis-event-described = Αλλάζει μια περιγραφή.
atlantis-event-faction-changed = Μοιράζει τους πόντους από εδώ και πέρα έτσι: πόλεμος { $war }, εμπόριο { $trade }, μαγεία { $magic }.
atlantis-event-declared = Νέα στάση προς { $who ->
    [others] όλους τους άλλους
   *[other] { $who }
  }: { $attitude ->
    [hostile] εχθρική
    [unfriendly] μη φιλική
    [neutral] ουδέτερη
    [friendly] φιλική
    [ally] συμμαχική
   *[other] { $attitude }
  }.
atlantis-event-found = { $who }: μπορείτε να στείλετε επιστολή.
atlantis-event-left = Φεύγει από { $object }.
atlantis-event-entered = Μπαίνει σε { $object }.
atlantis-event-promoted = Νέος ιδιοκτήτης: { $target }.
atlantis-event-evicted = Βγάζει έξω: { $target }.
atlantis-event-stole = Κλέβει από { $target }: { $item }.
atlantis-event-robbed = Κάποιος της έκλεψε: { $item }.
atlantis-event-theft-seen = { $who }{ $of ->
    [unknown] { "" }
   *[other] , { $of },
  } φαίνεται να κλέβει. Στόχος: { $target ->
    [unknown] κάποιος άγνωστος
   *[other] { $target }
  }.
atlantis-event-theft-failed = { $why ->
    [seen] Την είδαν να κλέβει από { $target } και δεν παίρνει τίποτα.
   *[nothing] Δεν βρίσκει τίποτα τέτοιο να κλέψει από { $target }.
  }
atlantis-event-destroyed = Καταστρέφει: { $object }.
atlantis-event-gave = Δίνει σε { $target }: { $item }.
atlantis-event-received = { $item ->
    [unit] Έρχεται από { $from }.
   *[other] Παίρνει από { $from }: { $item }.
  }
atlantis-event-discarded = Πετάει: { $item }.
atlantis-event-dismissed = Διώχνει: { $item }.
atlantis-event-changed-hands = Περνάει στην παράταξη { $who }.
atlantis-event-exchanged = Ανταλλάσσει με { $target }: δίνει { $item }, παίρνει { $for }.
atlantis-event-taxed = Εισπράττει από φόρους { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-event-pillaged = Λεηλατεί { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-event-tax-stopped = Εμποδίζει την είσπραξη φόρων: { $who ->
    [unknown] κάποιος άγνωστος
   *[other] { $who }
  }.
atlantis-event-spell-ended = Το ξόρκι τελειώνει: { $skill }{ $item ->
    [none] { "" }
   *[other] { " " }({ $item })
  }.
atlantis-event-cast = Ξόρκι: { $skill }{ $upon ->
    [blank] { "" }
   *[other] { " " }({ $upon })
  }.
atlantis-event-cast-failed = Ξόρκι χωρίς αποτέλεσμα: { $skill }.
atlantis-event-summoned = Καλεί: { $item }.
atlantis-event-made = Φτιάχνει: { $item }. Κόστος σε αργύρια: { $silver }.
atlantis-event-mind-read = Διαβάζει τον νου της μονάδας { $target }: { $of }.{ $skills ->
    [blank] { "" }
   *[other] { " " }Γνωρίζει: { $skills }. Έχει: { $item }.
  }
atlantis-event-jumped = { $gate ->
    [0] Περνά
   *[other] Περνά από την πύλη { $gate }
  } από { $from } προς { $to }{ $other ->
    [0] { "" }
   *[other] , πύλη { $other }
  }.
atlantis-event-teleported = Πηγαίνει με μαγεία από { $from } προς { $to }.
atlantis-event-broke-free = Ελευθερώνεται και περιπλανιέται: { $item }.
atlantis-event-forecast = Προβλέπει τον καιρό των επόμενων μηνών: { $months }.
atlantis-event-guard-on = Αναλαμβάνει φρουρά.
atlantis-event-guard-off = Δεν φρουρεί πια.
atlantis-event-denied = Απαγορεύει την είσοδο: { $who }{ $of ->
    [unknown] .
   *[other] , { $of }.
  }
atlantis-event-sold = Πουλάει: { $item }. Τιμή: { $price }· έσοδα σε αργύρια: { $silver }.
atlantis-event-bought = Αγοράζει: { $item }. Τιμή: { $price }· κόστος σε αργύρια: { $silver }.
atlantis-event-recruited = Στρατολογεί: { $item }. Τιμή: { $price }· κόστος σε αργύρια: { $silver }.
atlantis-event-quit = Διαλύει την παράταξη.
atlantis-event-forgot = Ξεχνά: { $skill }.
atlantis-event-withdrew = Παίρνει με WITHDRAW: { $item }. Κόστος σε αργύρια από το ταμείο της παράταξης: { $silver }.
atlantis-event-sailed = Ταξιδεύει με { $object } από { $from } προς { $to }.
atlantis-event-stopped = Σταματά: { $to }. Εκεί η φρουρά θα απαγόρευε την είσοδο: { $guards }.
atlantis-event-moved = Πηγαίνει από { $from } προς { $to }.
atlantis-event-drowned = { $heads ->
    [one] Πνίγεται: 1 άτομο.
   *[other] Πνίγεται: { $heads } άτομα.
  }
atlantis-event-built = Χτίζει: { $object }. Έγιναν: { $done }· μένουν: { $needs }.
atlantis-event-finished = Έτοιμο: { $object }.
atlantis-event-produced = Παράγει: { $item }.
atlantis-event-entertained = Κερδίζει από ψυχαγωγία { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-event-worked = Κερδίζει από εργασία { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-event-taught = Διδάσκει { $skill }. Μαθητές: { $target }.
atlantis-event-was-taught = Διδάσκεται { $skill }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
  } παραπάνω ανά άτομο.
atlantis-event-studied = Μελετά { $skill } με { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
  } ανά άτομο.
atlantis-event-level-gained = Φτάνει σε νέο επίπεδο: { $skill } { $level }.
atlantis-event-practised = Εξασκείται: { $skill }.
atlantis-event-paid = Πληρώνει για συντήρηση { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  }.
atlantis-event-fed = Τρώει από τις προμήθειες της μονάδας { $from }: { $item }.
atlantis-event-helped = Λαμβάνει για τη συντήρησή της { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  } από { $from ->
    [unclaimed] το ταμείο της παράταξης
   *[other] { $from }
  }.
atlantis-event-lent = Πληρώνει { $silver ->
    [one] 1 αργύριο
   *[other] { $silver } αργύρια
  } για τη συντήρηση της μονάδας { $target }.
atlantis-event-starved = { $unfed ->
    [one] 1 άτομο πεινά
   *[other] { $unfed } άτομα πεινούν
  }· { $heads ->
    [0] δεν πεθαίνει κανείς
    [one] πεθαίνει 1
   *[other] πεθαίνουν { $heads }
  }.
atlantis-event-faction-gone = { $who }: δεν υπάρχει πια.
atlantis-event-inherited = Παραλαμβάνει από { $from }: { $item }.
atlantis-event-lost-with-unit = Χάνεται: { $item }.
atlantis-ally = { $faction ->
    [unknown] Έχεις κηρύξει σύμμαχο την παράταξή της· ο διοικητής συγκρατείται.
   *[other] Έχεις κηρύξει σύμμαχο την παράταξη { $faction }· ο διοικητής συγκρατείται.
  }
atlantis-already-fought = Η μονάδα { $unit } πολέμησε αυτόν τον μήνα και δεν μπορεί να επιτεθεί ξανά.
atlantis-battle-attackers = Επιτιθέμενοι:
atlantis-battle-attacks = { $attacker }: επίθεση εναντίον { $target }, { $place }!
atlantis-battle-behind = πίσω
atlantis-battle-casualties = Απώλειες συνολικά:
atlantis-battle-defenders = Αμυνόμενοι:
atlantis-battle-drawn = Κανείς δεν νικά.
atlantis-battle-free = { $leader }: ένας ελεύθερος γύρος.
atlantis-battle-loses = { $leader }: απώλειες { $lost }.
atlantis-battle-lost = { $healed ->
    [0] { $leader }: απώλειες { $lost } από { $soldiers }.
   *[other] { $leader }: απώλειες { $lost } από { $soldiers }· θεραπεύτηκαν { $healed }.
  }
atlantis-battle-no-spoils = Λάφυρα: κανένα.
atlantis-battle-round = Γύρος { $n }:
atlantis-battle-spell = { $unit }: ξόρκι { $spell }, επίπεδο { $level }: χτυπήματα { $blows }, βρίσκουν { $hits }, σκοτώνουν { $killed }.
atlantis-battle-spell-met = { $unit }: ξόρκι { $spell }, επίπεδο { $level }: το σταματά ασπίδα επιπέδου { $shield }.
atlantis-battle-spoils = Λάφυρα: { $goods }.
atlantis-battle-won = { $leader }: νίκη.
atlantis-cannot-catch = Η μονάδα { $unit } ξεφεύγει καλπάζοντας.
atlantis-event-battle = Πολεμά, { $place }, και { $outcome ->
    [won] νικά
    [lost] ηττάται
   *[drawn] δεν νικά ούτε ηττάται
  }.{ $dead ->
    [blank] {""}
   *[other] {" "}Νεκροί: { $dead }.
  }{ $healed ->
    [0] {""}
   *[other] {" "}Θεραπεύτηκαν: { $healed }.
  }{ $herbs ->
    [blank] {""}
   *[other] {" "}Για τη θεραπεία χρησιμοποιήθηκαν: { $herbs }.
  }{ $gone ->
    [blank] {""}
   *[other] {" "}Χάθηκαν με τους νεκρούς: { $gone }.
  }{ $found ->
    [blank] {""}
   *[other] {" "}Λάφυρα: { $found }.
  }
atlantis-fought-no-move = Η μονάδα { $unit } πολέμησε αυτόν τον μήνα και δεν μπορεί να μετακινηθεί.

atlantis-about-makes = Παράγει: { $list }.
atlantis-about-builds = Χτίζει: { $list }.
atlantis-about-fee = Ένας μήνας μάθησης κοστίζει { $silver } ασήμι ανά άτομο.
atlantis-about-needs = Χρειάζεται πρώτα { $list }.
atlantis-about-level = Επίπεδο { $level }: { $what }
atlantis-about-limits = { $races } φτάνουν το επίπεδο { $special }, όλοι οι άλλοι το { $other }.
atlantis-about-limit = Όλοι φτάνουν το επίπεδο { $other }.
atlantis-about-leaders = Οι αρχηγοί φτάνουν το επίπεδο { $level } σε κάθε δεξιότητα.
atlantis-about-weight = Βάρος { $weight }.
atlantis-about-carries = Μεταφέρει { $list }.
atlantis-about-walking = { $most } με τα πόδια
atlantis-about-riding = { $most } καβάλα
atlantis-about-flying = { $most } πετώντας
atlantis-about-swimming = { $most } κολυμπώντας
atlantis-about-learns-all = Μαθαίνει κάθε δεξιότητα ως το επίπεδο { $other }.
atlantis-about-learns = Μαθαίνει { $list } ως το επίπεδο { $special }, όλα τα άλλα ως το { $other }.
atlantis-about-upkeep = Συντήρηση { $silver } ασήμι τον μήνα.
atlantis-about-made = Γίνεται με { $skill } { $level } από { $from } σε { $months ->
    [one] 1 ανθρωπομήνα
   *[other] { $months } ανθρωπομήνες
  }.
atlantis-about-land = τη γη
atlantis-about-tool = { $item } βοηθούν κατά { $more }.
atlantis-about-withdraw = Το WITHDRAW το δίνει για { $silver } ασήμι.
atlantis-about-work = Δουλειά { $work } με άλλο τόσο { $list }.
atlantis-about-or = { $before } ή { $next }
atlantis-about-skill = Χρειάζεται { $skill } { $level }.
atlantis-about-size = Στεγάζει { $size }.
atlantis-about-mages = Θέσεις για { $mages ->
    [one] 1 μάγο
   *[other] { $mages } μάγους
  }.
atlantis-about-ship = Μεταφέρει { $carries }, χρειάζεται { $sailors } ναύτες.
atlantis-about-raises = Αυξάνει { $item } της περιοχής.
atlantis-about-cost = { $cost ->
    [one] Η είσοδος θέλει 1 πόντο.
   *[other] Η είσοδος θέλει { $cost } πόντους.
  }
atlantis-about-closed = Κανείς δεν μπαίνει με τα πόδια.
atlantis-about-gives = Δίνει { $list }.
atlantis-about-lives = Εκεί ζουν: { $list }.
atlantis-about-comma = { $before }, { $next }
atlantis-about-and = { $before } και { $next }

atlantis-rules-orders = Διαταγές
atlantis-rules-races = Φυλές
atlantis-rules-items = Αντικείμενα
atlantis-rules-skills = Δεξιότητες
atlantis-rules-structures = Κτίσματα
atlantis-rules-terrains = Εδάφη
atlantis-rules-month = Παίρνει τον μήνα.
atlantis-rules-first = Ένα σύνολο διαταγών: μια γραμμή #ATLANTIS με αριθμό και κωδικό της φατρίας, για κάθε μονάδα μια γραμμή UNIT με τον αριθμό της, από κάτω μια γραμμή για κάθε διαταγή, και #END. Κάθε μονάδα κάνει ένα που παίρνει τον μήνα, και όσα άλλα θέλετε.
atlantis-rules-signs = Στις μορφές τα κεφαλαία γράφονται όπως είναι· από τα ( | ) παίρνετε ένα· ό,τι είναι σε [ ] μπορεί να λείπει· ό,τι είναι σε { "{" } { "}" } επαναλαμβάνεται. Τα άλλα είναι:
atlantis-rules-learned = Ό,τι δεν είναι εδώ το μαθαίνει η φατρία σας στον δρόμο.
atlantis-rules-subjects = Ρωτήστε για ένα από αυτά, ή για οτιδήποτε με το όνομα ή τη συντομογραφία του: { $list }.

atlantis-order-address = Οι αναφορές πάνε σε αυτή τη διεύθυνση από αυτόν τον γύρο.
atlantis-order-advance = Όπως το MOVE, αλλά επιτίθεται σε όποιον φράζει τον δρόμο.
atlantis-order-armor = Πανοπλίες με τη σειρά επιλογής· μόνο του: η συνηθισμένη.
atlantis-order-assassinate = Προσπαθεί να σκοτώσει ένα άτομο μιας μονάδας.
atlantis-order-attack = Αρχίζει μάχη με αυτές τις μονάδες και την πλευρά τους.
atlantis-order-autotax = 1: TAX κάθε μήνα χωρίς διαταγή· 0: όχι πια.
atlantis-order-avoid = 1: μένει έξω από ξένες μάχες· 0: όχι πια.
atlantis-order-behind = 1: πολεμά πίσω· 0: μπροστά.
atlantis-order-build = Χτίζει το κτίσμα όπου βρίσκεται η μονάδα, ένα νέο, ή άλλης μονάδας.
atlantis-order-buy = Αγοράζει αγαθά ή στρατολογεί ανθρώπους της περιοχής.
atlantis-order-cast = Κάνει ένα ξόρκι αυτόν τον μήνα.
atlantis-order-claim = Παίρνει αδιάθετο ασήμι της φατρίας.
atlantis-order-combat = Το ξόρκι κάθε μάχης· μόνο του: κανένα.
atlantis-order-consume = Τρώει πρώτα δική της τροφή, ή της φατρίας εδώ· μόνο του: πληρώνει πρώτα ασήμι.
atlantis-order-declare = Η στάση σας προς μια φατρία, ή με DEFAULT προς όλες τις άλλες· χωρίς στάση ανακαλείται.
atlantis-order-describe = Περιγράφει τη μονάδα ή το κτίσμα της· χωρίς κείμενο φεύγει το παλιό.
atlantis-order-destroy = Γκρεμίζει το κτίσμα της μονάδας.
atlantis-order-enter = Μπαίνει σε ένα κτίσμα.
atlantis-order-entertain = Κερδίζει 20 ασήμι ανά άτομο και επίπεδο, όσο πληρώνει η περιοχή.
atlantis-order-evict = Βγάζει μονάδες από το κτίσμα της μονάδας.
atlantis-order-exchange = Ανταλλάσσει αγαθά με μονάδα που προσφέρει ακριβώς αυτό: τόσα από το πρώτο για τόσα από το δεύτερο.
atlantis-order-faction = Μοιράζει τους πόντους της φατρίας· ό,τι δεν ονομάζεται δεν παίρνει.
atlantis-order-find = Ζητά τη διεύθυνση μιας φατρίας.
atlantis-order-forget = Χάνει όλους τους πόντους μιας δεξιότητας.
atlantis-order-form = Σχηματίζει νέα μονάδα· οι γραμμές ως το END είναι οι διαταγές της. Δώστε της ανθρώπους ή ας αγοράσει.
atlantis-order-give = Δίνει αγαθά, ανθρώπους ή όλη τη μονάδα σε άλλη· στο 0: τα πετά.
atlantis-order-giveunit = Δίνει όλη τη μονάδα στη φατρία μιας άλλης.
atlantis-order-guard = 1: φρουρεί· 0: όχι πια.
atlantis-order-hold = 1: δεν μπαίνει σε μάχες άλλων περιοχών· 0: μπαίνει.
atlantis-order-leave = Βγαίνει από το κτίσμα.
atlantis-order-move = Πηγαίνει βήμα βήμα· αριθμός: μπαίνει σε κτίσμα, IN: περνά ένα πέρασμα.
atlantis-order-name = Νέο όνομα για μονάδα, φατρία, κτίσμα ή οικισμό.
atlantis-order-noaid = 1: δεν θέλει βοήθεια από άλλες περιοχές· 0: θέλει.
atlantis-order-nocross = 1: δεν περνά νερό· 0: περνά.
atlantis-order-option = Πώς είναι οι αναφορές: με Times ή χωρίς, μορφή του υποδείγματος, γλώσσα.
atlantis-order-password = Νέος κωδικός από τον επόμενο γύρο· μόνο του: κανένας.
atlantis-order-pillage = Παίρνει με βία διπλό φόρο· η περιοχή υποφέρει.
atlantis-order-produce = Παράγει όσα επιτρέπουν η δουλειά, τα υλικά και η γη.
atlantis-order-promote = Κάνει άλλη μονάδα μέσα ιδιοκτήτη.
atlantis-order-quit = Τελειώνει τη φατρία· θέλει τον κωδικό, ή χωρίς κωδικό τον αριθμό της.
atlantis-order-restart = Όπως το QUIT, και αρχίζει άλλη φατρία.
atlantis-order-reveal = UNIT: τη βλέπουν όλοι· FACTION: ξέρουν και τίνος είναι· μόνο του: τίποτα.
atlantis-order-sail = Η πορεία πλοίου από τον ιδιοκτήτη· μόνο του: βοηθά στο ταξίδι.
atlantis-order-sell = Πουλά αγαθά στον οικισμό.
atlantis-order-show = Επαναλαμβάνει αναφορά για δεξιότητα, αντικείμενο ή είδος κτίσματος.
atlantis-order-spoils = Ποια λάφυρα μάχης μαζεύει η μονάδα.
atlantis-order-steal = Προσπαθεί να κλέψει ασήμι ή ένα πράγμα.
atlantis-order-study = Μαθαίνει μια δεξιότητα για έναν μήνα, με πληρωμή.
atlantis-order-tax = Εισπράττει φόρους: τόσο για κάθε ικανό άτομο.
atlantis-order-teach = Οι μαθητές μαθαίνουν ως δύο φορές πιο γρήγορα.
atlantis-order-turn = Οι γραμμές ως το ENDTURN είναι διαταγές επόμενου μήνα.
atlantis-order-unit = Οι διαταγές από κάτω είναι αυτής της μονάδας.
atlantis-order-weapon = Όπλα με τη σειρά επιλογής· μόνο του: τα συνηθισμένα.
atlantis-order-withdraw = Βασικά αγαθά με αδιάθετο ασήμι.
atlantis-order-work = Κερδίζει το μεροκάματο της περιοχής για κάθε άτομο.
atlantis-event-retreated = Υποχωρεί προς { $to }.
atlantis-given-away-no-advance = Άλλαξε χέρια αυτόν τον μήνα και δεν μπορεί να προελάσει.
atlantis-event-murder-done = Σκοτώνει έναν της μονάδας { $target }.{ $found ->
    [blank] {""}
   *[other] {" "}Παίρνει { $found }.
  }
atlantis-event-murder-failed = Θέλει να σκοτώσει έναν της μονάδας { $target }, αλλά { $why ->
    [nobody] δεν βρίσκει εκεί ανθρώπους
    [seen] τον βλέπουν
    [died] πεθαίνει από το χέρι του θύματος
   *[fled] αναγκάζεται να φύγει
  }.
atlantis-event-murder-seen = { $who }{ $of ->
    [unknown] {""}
   *[other] {" "}της παράταξης { $of }
  }: θέλησε να σκοτώσει έναν της μονάδας{ $outcome ->
    [seen] {" "}και τον είδαν εγκαίρως.
    [fled] {" "}και έφυγε.
   *[died] {" "}και σκοτώθηκε.
  }{ $found ->
    [blank] {""}
   *[other] {" "}Από τον νεκρό: { $found }.
  }
atlantis-event-murdered = Δολοφονήθηκε από τη μονάδα: { $dead }.{ $gone ->
    [blank] {""}
   *[other] {" "}Χάθηκαν: { $gone }.
  }
atlantis-peace-city = Σε αυτή την πόλη επικρατεί ειρήνη: εδώ δεν πολεμά κανείς.
atlantis-odds-attackers = Οι επιτιθέμενοι χάνουν κατά μέσο όρο { $dead } από { $soldiers }.
atlantis-odds-defenders = Οι αμυνόμενοι χάνουν κατά μέσο όρο { $dead } από { $soldiers }.
atlantis-odds-drawn = Δεν νικά κανείς: { $share } % (± { $within }).
atlantis-odds-fought = Δοκιμάστηκε { $battles } φορές, με όσα λέει η αναφορά σου:
atlantis-odds-lost = Νικούν οι αμυνόμενοι: { $share } % (± { $within }).
atlantis-odds-no-unit = Η αναφορά σου δεν δείχνει μονάδα { $unit }.
atlantis-odds-nobody = Μια μάχη θέλει κάποιον και στις δύο πλευρές.
atlantis-odds-won = Νικούν οι επιτιθέμενοι: { $share } % (± { $within }).
