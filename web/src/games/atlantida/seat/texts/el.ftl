### Τι διαβάζει και πατά μια θέση στο κινητό της: τι ζητείται, τι κοστίζει, ποιος αναμένεται.

## The frame

atl-menu = Μενού
atl-turn = Γύρος { $turn }
atl-turn-phase = Γύρος { $turn } · { $phase }
atl-clock-ends = Στο 0:00 ο επίτροπος αποφασίζει ό,τι μένει ανοιχτό.
atl-late =
    { $asked ->
        [statue] Στο 0:00 στήνεται για σένα το πρώτο ελεύθερο άγαλμα.
        [compass] Στο 0:00 η Πυξίδα μένει όπως είναι.
        [movement] Στο 0:00 ισχύουν οι ως τότε κινήσεις. Οι άλλοι αρχηγοί μένουν.
        [answer] Στο 0:00 πολεμάς χωρίς τίποτα αν φτάνεις τη δύναμη που φαίνεται, αλλιώς υποχωρείς.
        [city] Στο 0:00 η πόλη σου αμύνεται με όπλα, το πολύ δύο ανά άτομο.
        [commit] Στο 0:00 δεν δεσμεύεις τίποτα.
        [commit-seen] Στο 0:00 ακυρώνεις, εκτός αν νικάς χωρίς τίποτα.
        [zeus] Στο 0:00 δεν ζητάς τίποτα από τον Δία: έρχεται.
        [hunting] Στο 0:00 το σκοτώνουν τα όπλα μόνα, αν φτάνουν, αλλιώς κάνεις πίσω.
        [production] Στο 0:00 Αγροκτήματα, Κήποι και Λατομεία παίρνουν από έναν, μια Κατοικία τους άλλους.
        [development] Στο 0:00 δεν μαθαίνεται τίποτε άλλο.
        [craft] Στο 0:00 δεν φτιάχνεται τίποτε άλλο.
        [building] Στο 0:00 χτίζεται Αγρόκτημα αν λείπει τροφή, ή μια πρώτη Κατοικία.
        [feeding] Στο 0:00 έρχονται όσοι μπορούν.
        [keep] Στο 0:00 μένει το πρώτο από αυτά.
        [lose] Στο 0:00 χάνονται πρώτα όσοι είναι στην πόλη.
        [tribute] Στο 0:00 προσφέρεις 3 χρυσό, ή όσο έχεις.
        [fleet] Στο 0:00 δεν προσφέρεις τίποτα.
        [raid] Στο 0:00 ξοδεύονται όσα όπλα αρκούν, ή κανένα.
        [flood] Στο 0:00 σώζονται όσοι μπορούν, με πέτρα πριν από ξύλο.
        [earthquake] Στο 0:00 πέφτουν τα ακριβότερα, τελευταία Κατοικίες και αγάλματα.
        [shipping] Στο 0:00 σαλπάρουν όσοι μπορούν, πρώτα από την πόλη.
        [sinking] Στο 0:00 βυθίζονται οι πρώτες ακτές χωρίς ναό.
        [boarding] Στο 0:00 σαλπάρουν πέντε, πρώτα από την πόλη.
       *[other] Στο 0:00 ό,τι μένει το αποφασίζει ο επίτροπος.
    }
atl-late-rest = Τα επόμενα βήματα τα παίζει ο επίτροπος.
atl-status-connecting = Συνδέεται
atl-status-live = Συνδεδεμένο
atl-status-lost = Χάθηκε η σύνδεση
atl-status-closed = Αποσυνδέθηκε
atl-stage-lobby = Πριν το παιχνίδι
atl-stage-statues = Αγάλματα
atl-stage-order = Η Πυξίδα
atl-stage-movement = Κίνηση
atl-stage-zeus = Δίας
atl-stage-compass = Η Πυξίδα
atl-stage-improvement = Βελτίωση
atl-stage-sinking = Θαλασσοσεισμός
atl-stage-boarding = Χαμένος Στόλος
atl-stage-over = Το τέλος
atl-path = Τα βήματα αυτής της φάσης
atl-tip-away = Κλείσε τη συμβουλή
atl-went-back = Το παιχνίδι γύρισε πίσω.
atl-paused = Σε παύση
atl-paused-says = Τα ρολόγια σταμάτησαν.
atl-steward = Παίζει για σένα ο επίτροπος
atl-steward-says = Παίζεις ξανά από την επόμενη ερώτηση.
atl-i-am-back = Γύρισα
atl-held-by = Παύση: { $who }
atl-go-on = Συνέχεια
atl-ask-on = Ζήτα να συνεχίσουμε
atl-accord-undone = Αυτά θα αναιρεθούν. Ό,τι φάνηκε μένει γνωστό.
atl-agree = Κράτα: συμφωνώ
atl-refuse = Όχι
atl-agreed = Συμφώνησες. Αποφασίζουν οι άλλοι.
atl-accord-wait = Αποφασίζουν οι άλλοι.
atl-accord-late = Στο 0:00 μετρά ως όχι.
atl-at-table = Στο τραπέζι
atl-pause = Παύση
atl-you-gave-up = Έφυγες από το νησί. Μπορείς να παρακολουθείς.
atl-nudged = Το τραπέζι σε περιμένει

## What others may hear of what is asked

atl-ask-lobby = Το παιχνίδι δεν άρχισε
atl-ask-statue = Σειρά σου: διάλεξε άγαλμα
atl-ask-step = Σειρά σου: { $step }
atl-ask-order = Σειρά σου: όρισε την Πυξίδα
atl-ask-movement = Σειρά σου: κίνησε τους αρχηγούς
atl-ask-answer = Σου επιτίθενται
atl-ask-commit = Σειρά σου: δέσμευσε δύναμη
atl-ask-zeus = Σειρά σου: ο Δίας ακούει
atl-ask-compass = Σειρά σου: η Πυξίδα
atl-ask-keep = Σειρά σου: ποιο άγαλμα μένει
atl-ask-lose = Σειρά σου: ποιοι χάνονται
atl-ask-offer = Σειρά σου: μυστικός χρυσός
atl-ask-raid = Σειρά σου: έρχονται βάρβαροι
atl-ask-flood = Σειρά σου: έρχεται το νερό
atl-ask-earthquake = Σειρά σου: σείεται η γη
atl-ask-sinking = Σειρά σου: ποια ακτή βυθίζεται
atl-ask-boarding = Σειρά σου: ποιοι επιβιβάζονται
atl-ask-waiting = Περιμένεις
atl-ask-over = Το παιχνίδι τελείωσε

## Numbers and their things

atl-people = { $n ->
    [one] 1 άτομο
   *[other] { $n } άτομα
  }
atl-people-word = Άτομα
atl-leaders = Αρχηγοί
atl-arms = Όπλα
atl-arms-says = δύναμη 1 το καθένα
atl-lives = Ζωές που δίνονται
atl-lives-says = πεθαίνουν, δύναμη { $n } η καθεμία
atl-gold = { $n } χρυσός
atl-gold-word = Χρυσός
atl-stone = { $n } πέτρα
atl-stone-word = Πέτρα
atl-wood-word = Ξύλο
atl-have = έχεις { $n }
atl-have-gold = Έχεις { $n } χρυσό.
atl-free = δωρεάν
atl-fewer = Λιγότερα: { $what }
atl-more = Περισσότερα: { $what }
atl-all-of = Όλα: { $most }
atl-all = Όλοι
atl-nobody = Κανένας
atl-you = εσύ
atl-you-named = { $who } (εσύ)
atl-yours = Η δύναμή σου
atl-at-most = το πολύ { $most }
atl-part-pops = { $n ->
    [one] άτομο
   *[other] άτομα
  }
atl-part-led = με αρχηγό
atl-part-hades = Ναός του Άδη
atl-part-ares = Άρης
atl-part-strategy = Στρατηγική
atl-part-bastions = Προμαχώνες
atl-part-none = τίποτα
atl-pick-one = Διάλεξε ένα

## The dock and its sheets

atl-undo = Αναίρεση τελευταίας επιλογής
atl-more-acts = Περισσότερα
atl-next = Επόμενο: { $step }
atl-finish = Τέλος φάσης
atl-first-this = Πρώτα αυτό
atl-finish-title = Αυτή είναι η σειρά σου
atl-finish-ask = Να τελειώσει;
atl-finish-unused = Μένουν αχρησιμοποίητα
atl-finish-then = Τότε το βλέπουν όλοι. Δεν αναιρείται.
atl-finish-not-yet = Όχι ακόμα
atl-finish-early = Τέλος φάσης τώρα
atl-finish-early-says = Τα βήματα που μένουν παραλείπονται.
atl-reset = Πίσω στην αρχή
atl-reset-says = { $n ->
    [one] Αναιρεί 1 επιλογή, ως το τελευταίο οριστικό.
   *[other] Αναιρεί { $n } επιλογές, ως το τελευταίο οριστικό.
  }
atl-give-up = Παραίτηση
atl-give-up-when = Μόνο στην αρχή της δικής σου φάσης.
atl-give-up-ask = Να φύγεις για πάντα από το νησί;
atl-give-up-says = Χάνονται πόλη, άτομα, αποθέματα και πρόοδοι. Δεν μπορείς να νικήσεις. Με δύο παίκτες νικά αμέσως ο άλλος.
atl-give-up-type = Γράψε { $name }
atl-give-up-now = Οριστική παραίτηση
atl-forecast = Πρόβλεψη
atl-forecast-food = Περίσσεια τροφή { $n }
atl-forecast-starve = { $n ->
    [one] ένας θα πεινάσει
   *[other] { $n } θα πεινάσουν
  }
atl-forecast-grow = μεγαλώνει { $n }
atl-forecast-ship = φεύγουν { $n }
atl-forecast-ended = βαθμοί αν τέλειωνε τώρα: { $n }
atl-forecast-hunger = { $n ->
    [one] Ένας θα πεινάσει: τάισε, στείλε ή χάσε τον.
   *[other] { $n } θα πεινάσουν: τάισε, στείλε ή χάσε τους.
  }
atl-forecast-sum = Αν τέλειωνε τώρα: { $saved } σώθηκαν, { $dead } νεκροί ή ακόμη στο νησί: { $points } βαθμοί.
atl-forecast-lost = Όποιος μένει στο νησί στο τέλος μετρά νεκρός.
atl-food-sum = { $left } περισσεύουν = { $food } τροφή − { $people } άτομα που τρώνε
atl-figure-why = { $what }: { $n }. Γιατί;
atl-covered = { $what }: κρυμμένο όσο κάτι είναι σφραγισμένο
atl-covered-hold = Κράτα για να δεις τι μένει
atl-covered-touch = Κρυμμένο. Άγγιξε για συνέχεια.

## The map

atl-hex-ring = δακτύλιος { $ring }
atl-hex-creature = πλάσμα { $strength }
atl-hex-sunk = βυθισμένο
atl-hex-lit = προσιτό
atl-hex-holds = στον τόπο: { $who }, { $pops } άτομα, { $leaders } αρχηγοί
atl-hex-around = γύρω: { $who }, { $pops } άτομα, { $leaders } αρχηγοί
atl-city-mine = Η πόλη σου
atl-city-of = Πόλη: { $who }

## Before and between

atl-lobby-title = Σε λίγο αρχίζουμε
atl-lobby-you = Οδηγείς: { $who }.
atl-lobby-says = Όποιος κάθεται εδώ μπορεί να αρχίσει.
atl-lobby-few = Πρέπει να καθίσουν τουλάχιστον δύο.
atl-lobby-here = Ποιος κάθεται στο τραπέζι
atl-lobby-free = ελεύθερη
atl-lobby-steward = ο επίτροπος
atl-lobby-touch = Άγγιξε μια ελεύθερη παράταξη για να την παίξει ο επίτροπος.
atl-lobby-begin = Κράτα για να αρχίσεις
atl-lobby-game = Σε δεκατρείς γύρους το νησί βυθίζεται. Πέρασε τους ανθρώπους σου απέναντι.
atl-statue-title = Ο προστάτης σου
atl-statue-ask = Ποιος θα στέκει στην πόλη σου;
atl-statue-taken = Το έχει: { $who }
atl-statue-set = Στήσε το εκεί
atl-order-title = Η Πυξίδα
atl-order-ask = Ποιος αρχίζει, και προς τα πού;
atl-compass-title = Η Πυξίδα του Ποσειδώνα
atl-compass-ask = Ποιος αρχίζει τώρα;
atl-compass-first = Ποιος αρχίζει
atl-compass-new = Τότε
atl-compass-old = Τώρα
atl-compass-leave = Άφησέ την
atl-compass-set = Όρισε την Πυξίδα
atl-clockwise = Δεξιόστροφα
atl-widdershins = Αντίστροφα
atl-zeus-title = Ο Δίας ακούει
atl-zeus-ask = Να έρθει: { $card };
atl-zeus-none = Ας έρθει
atl-zeus-none-says = Δεν πληρώνεις τίποτα.
atl-zeus-stop = Σταμάτα το
atl-zeus-stop-says = Δεν συμβαίνει σε κανέναν.
atl-zeus-spare = Γλίτωσέ με
atl-zeus-spare-says = Συμβαίνει σε όλους τους άλλους.
atl-zeus-dear = Δεν μπορείς να το πληρώσεις.

## Movement

atl-early = Πριν από την πρώτη κίνηση
atl-early-move = Αρχηγοί
atl-early-hermes = Ερμής
atl-early-summon = Κάλεσε πίσω
atl-early-shift = Πόλη και Θέατρο
atl-hermes-title = Ερμής
atl-hermes-ask = Τι να πάρεις;
atl-hermes-loses = Χάνει ένα: { $who }. Παίρνεις συνολικά 1.
atl-summon-title = Κάλεσε πίσω
atl-summon-ask = Ποιοι γυρίζουν;
atl-summon-once = Μία φορά τον γύρο, πριν την κίνηση.
atl-summon-leaders = Μόνο αρχηγοί. Μία φορά τον γύρο.
atl-summon-now = Κάλεσέ τους
atl-shift-title = Πόλη και Θέατρο
atl-shift-ask = Ποιος στέκει πού;
atl-shift-counts = Πόλη { $home }, Θέατρο { $theatre }
atl-shift-to = Προς: { $to }
atl-shift-now = Μετάφερε { $n }
atl-move-title = Αρχηγός { $n } από { $all }
atl-move-ask = Πού; Άγγιξε φωτισμένο τόπο.
atl-move-with = Με πόσους;
atl-moved-title = Όλοι οι αρχηγοί κινήθηκαν
atl-moved-ask = Τελείωσε ή αναίρεσε.
atl-move-dark = Δεν φτάνεις εκεί.
atl-move-list = Οι τόποι σε λίστα
atl-move-city = Λεηλασία: { $who }
atl-move-event = Αυτόν τον γύρο: { $card }. { $text }
atl-move-other = Άλλος τόπος
atl-move-creature = Εκεί ζει πλάσμα με { $strength }. Κυνηγιέται μετά τις κινήσεις.
atl-move-needs = Πλάσμα { $strength }: θέλει πάνω από { $strength }. Φέρνεις { $have }: { $short ->
    [0] αρκούν.
   *[other] άλλα { $short }.
  }
atl-move-held = { $who } κρατά τον τόπο.
atl-move-along = Άτομα
atl-move-also = Από τον άλλο τόπο
atl-move-stay = { $n } μένουν
atl-way = Στεριά ή θάλασσα
atl-way-land = Από στεριά
atl-way-sea = Από θάλασσα
atl-enter = Είσοδος
atl-enter-says = μένεις γύρω, ποτέ μάχη
atl-invade = Κατάληψη
atl-invade-says = παίρνεις τον τόπο
atl-home = Επιστροφή
atl-home-says = στην πόλη σου
atl-attack-title = Επίθεση: { $place }
atl-attack-ask = Τι δεσμεύεις;
atl-attack-final = Όλα τα πριν γίνονται οριστικά. Ό,τι δεσμεύεις ξοδεύεται.
atl-attack-seal = Κράτα: σφράγισε την επίθεση
atl-attack-declare = Κράτα: επίθεση

## Battle

atl-answer-title = { $who } επιτίθεται: { $place }
atl-answer-ask = Μάχη ή υποχώρηση;
atl-answer-city = { $who } λεηλατεί την πόλη σου
atl-answer-city-ask = Άμυνα ή ανοιχτές πύλες;
atl-answer-stake = Διακυβεύονται ξύλο, πέτρα, χρυσός, ένα σε κάθε σετ.
atl-answer-tie = Η ισοπαλία είναι δική σου.
atl-answer-nothing = Μάχη χωρίς τίποτα
atl-answer-nothing-says = Η δύναμή σου όπως είναι.
atl-answer-something = Μάχη με όπλα ή ζωές
atl-answer-something-says = Ως { $most }. Ό,τι βάζεις ξοδεύεται.
atl-answer-withdraw = Υποχώρηση
atl-answer-withdraw-says = Χάνεις τον τόπο, αλλά κανέναν.
atl-answer-open = Άνοιξε τις πύλες
atl-answer-open-says = Παίρνουν ό,τι σηκώνουν. Κανείς δεν πεθαίνει.
atl-commit-title = Η δύναμή σου: { $place }
atl-commit-tie = Η ισοπαλία χάνει.
atl-call-off = Ακύρωσε την επίθεση
atl-side-attacks = { $who } επιτίθεται
atl-side-holds = { $who } αμύνεται
atl-seen = Κράτα για να δεις: { $who }
atl-hold-seal = Κράτα για σφράγιση
atl-hold-again = Πάτα ξανά για επιβεβαίωση
atl-sealing = Σφραγίζεται…
atl-sealed = Σφραγισμένο
atl-sealed-hold = Κράτα για να δεις τι σφράγισες
atl-sealed-change = Άλλαξέ το
atl-locked-retreat = υποχώρηση
atl-locked-nothing = μάχη χωρίς τίποτα
atl-locked-fight = { $arms ->
    [one] 1 όπλο
   *[other] { $arms } όπλα
  }, { $lives ->
    [one] 1 ζωή
   *[other] { $lives } ζωές
  }
atl-locked-gold = { $n } χρυσός
atl-secret-battle = η μάχη
atl-secret-offer = οι προσφορές
atl-the-city = η πόλη
atl-outcome-attacker-wins = { $attacker } παίρνει: { $place }
atl-outcome-defender-wins = { $defender } κρατά: { $place }
atl-outcome-retreated = { $defender } υποχωρεί: { $place }
atl-outcome-forced-back = Καμία άμυνα δεν αρκούσε. { $defender } υποχωρεί.
atl-outcome-called-off = { $attacker } ακυρώνει την επίθεση
atl-opened-side = { $strength }: { $arms ->
    [one] 1 όπλο
   *[other] { $arms } όπλα
  }, { $lives ->
    [one] 1 ζωή
   *[other] { $lives } ζωές
  }, χάθηκαν ακόμα { $losses }
atl-opened-none = { $strength }: τίποτα δεσμευμένο
atl-opened-sets = { $n ->
    [one] Λεηλατείται 1 σετ.
   *[other] Λεηλατούνται { $n } σετ.
  }
atl-opened-offers = Οι προσφορές άνοιξαν
atl-opened-rewarded = ανταμείβεται
atl-opened-punished = τιμωρείται: πέφτουν οι κατοικίες
atl-opened-fleet = κερδίζει τον στόλο
atl-opened-away = Άγγιξε για να το κλείσεις.

## The steps of the improvement phase

atl-hunt-title = Πλάσμα { $strength }: { $place }
atl-hunt-ask = Σκότωσέ το ή κάνε πίσω;
atl-hunt-none = Κανένα πλάσμα για μάχη
atl-hunt-more = { $n ->
    [one] 1 πλάσμα περιμένει.
   *[other] { $n } πλάσματα περιμένουν, με όποια σειρά.
  }
atl-hunt-have = Η ισοπαλία χάνει: χρειάζεσαι { $needs }, έχεις { $have }.
atl-hunt-reward = Ο νικητής παίρνει 1 χρυσό και 1 γνώση. Όπλα και ζωές ξοδεύονται.
atl-hunt-kill = Σκότωσέ το
atl-hunt-back = Κάνε πίσω
atl-hunt-weak = Όλα όσα έχεις δεν φτάνουν.
atl-work-ask = Ποιος δουλεύει πού; Μένουν { $n ->
    [one] 1 άτομο
   *[other] { $n } άτομα
  }, { $leaders ->
    [one] 1 αρχηγός
   *[other] { $leaders } αρχηγοί
  }.
atl-work-spread = Μοίρασε στη δουλειά
atl-work-build = Όλοι χτίστες
atl-work-touch = Άγγιξε κτίριο για να βάλεις άτομο.
atl-work-room = { $n ->
    [one] χώρος για 1
   *[other] χώρος για { $n }
  }
atl-work-now = Άρχισε η δουλειά
atl-work-now-idle = { $n ->
    [one] Άρχισε, 1 αργός
   *[other] Άρχισε, { $n } αργοί
  }
atl-worked-ask = Η δουλειά έγινε, όλα παράχθηκαν.
atl-learn-ask = Μάθηση ή νέος αρχηγός; Έχεις { $n } γνώση.
atl-appoint = Νέος αρχηγός: { $place }
atl-appoint-says = Κοστίζει 2 χρυσό. Κινείται από τον επόμενο γύρο.
atl-appoint-none = Για αρχηγό: 2 χρυσός, αρχηγός και δύο άτομα σε Αγορά ή Θέατρο.
atl-forum-agora = η Αγορά
atl-forum-theatre = το Μεγάλο Θέατρο
atl-learn-known = γνωστό
atl-learn-price = Τιμή σε γνώση
atl-learn-left = Γνώση που μένει: { $n }
atl-learn-at = Μάθε το: { $place }
atl-learn-now = Μάθε το
atl-learn-cannot = Δεν μπορείς να το μάθεις τώρα.
atl-craft-ask = Να φτιάξεις κάτι;
atl-craft-none = Εδώ δεν φτιάχνεται τίποτε άλλο.
atl-craft-change = Η αλλαγή της Εκάτης
atl-craft-change-says = Ένα προς ένα, κάθε απόθεμα μία φορά.
atl-craft-into = Σε τι
atl-craft-to = σε { $what }
atl-craft-change-now = Άλλαξέ τα
atl-craft-raise = Περσεφόνη
atl-craft-raise-says = Ένας νεκρός σου για 2 χρυσό, δύο για 6.
atl-craft-raise-how-many = Γυρίζουν
atl-craft-raise-now = { $n ->
    [one] Φέρε έναν πίσω
   *[other] Φέρε { $n } πίσω
  }
atl-craft-forge = Σιδηρουργείο
atl-craft-forge-says = Ο χρυσός γίνεται όπλα.
atl-craft-forge-how-many = Χρυσός
atl-craft-forge-now = Σφυρηλάτησε { $n } χρυσό
atl-craft-restore = Παλιά πλοία
atl-craft-restore-says = 6 χρυσός και 6 γνώση για καθένα, στον ναό του Ποσειδώνα.
atl-craft-restore-how-many = Πλοία
atl-craft-restore-now = { $n ->
    [one] Επισκεύασε ένα
   *[other] Επισκεύασε { $n }
  }
atl-craft-ships = Ναυπηγείο
atl-craft-ships-says = 5 ξύλο για καθένα· όσα και οι εργάτες.
atl-craft-ships-how-many = Πλοία
atl-craft-by-gold = Ξύλο με χρυσό
atl-craft-fleet = Στόλος { $now } → { $then } από 8
atl-craft-ships-now = { $n ->
    [one] Φτιάξε ένα πλοίο
   *[other] Φτιάξε { $n } πλοία
  }
atl-craft-garden = Ο κήπος της Γαίας
atl-craft-garden-says = Ένας τον γύρο, δωρεάν. Άγγιξε τετράγωνο.
atl-craft-garden-now = Φύτεψέ τον εκεί
atl-build-ask = Τι χτίζεται; { $n ->
    [one] 1 χτίστης ελεύθερος.
   *[other] { $n } χτίστες ελεύθεροι.
  }
atl-build-where = { $what }: άγγιξε φωτισμένο τετράγωνο.
atl-build-none = Δεν έμεινε χτίστης. Οι χτίστες μένουν σε Κατοικία.
atl-palette = Τι χτίζεται
atl-build-why = Γιατί όχι;
atl-arms-gold = 1 χρυσός
atl-arms-builders = Χτίστες που φτιάχνουν όπλα
atl-arms-each = { $n } όπλα για 1 χρυσό
atl-arms-make = { $n ->
    [one] Κάνε 1 χρυσό όπλα
   *[other] Κάνε { $n } χρυσό όπλα
  }
atl-build-free = Δωρεάν.
atl-build-cost = Κοστίζει { $stone } πέτρα, μένει { $left }.
atl-build-gold = Και { $gold } χρυσό, μένει { $left }.
atl-build-food = Τροφή { $by }.
atl-build-falls = Καταστρέφει: { $what }.
atl-build-turn = Στρέψε
atl-build-now = Χτίσε: { $what }
atl-feed-ask = Πόσοι έρχονται μαζί σου;
atl-feed-none = Κανείς άλλος δεν έρχεται αυτόν τον γύρο.
atl-feed-how-many = Νέα άτομα
atl-feed-cost = { $food } περίσσεια τροφή για καθέναν. Η υπόλοιπη χάνεται.
atl-feed-lost = Η περίσσεια τροφή δεν φυλάγεται.
atl-feed-now = { $n ->
    [one] Έρχεται ένας
   *[other] Έρχονται { $n }
  }
atl-lose-hunger = { $n ->
    [one] Ένας πεθαίνει από πείνα
   *[other] { $n } πεθαίνουν από πείνα
  }
atl-lose-event = { $n ->
    [one] Χάνεται ένας
   *[other] Χάνονται { $n }
  }
atl-lose-ask = Ποιοι χάνονται; Ακόμα { $n }.
atl-lose-left = Ακόμα { $n }
atl-lose-now = { $n ->
    [one] Χάνεται ένας
   *[other] Χάνονται { $n }
  }
atl-keep-title = Η Ήρα έφυγε
atl-keep-ask = Ποιο άγαλμα μένει;
atl-offer-tribute = Ο φόρος
atl-offer-tribute-ask = Τι προσφέρεις;
atl-offer-tribute-says = Με 3 ή περισσότερα δεν τιμωρείται κανείς, και το μεγαλύτερο παίρνει 4 γνώση. Κάτω από 3 τιμωρείται το μικρότερο, και το 0 πάντα: { $game ->
    [basic] πέφτουν οι κατοικίες σου, και πεθαίνει ένας στην πόλη σου.
   *[advanced] πέφτουν οι κατοικίες σου.
  }
atl-offer-fleet = Ένας στόλος περνά
atl-offer-fleet-ask = Η προσφορά σου;
atl-offer-fleet-says = Το 0 δεν κερδίζει. Πληρώνει μόνο ο πρώτος.
atl-offer-ties = Σε ίσες προσφορές μετρά ως μεγαλύτερη η προηγούμενη στη σειρά: { $order }.
atl-raid-title = Βάρβαροι, δύναμη { $strength }
atl-raid-ask = Τι δεσμεύεις;
atl-raid-short = Έχεις { $have }, λείπουν { $short }.
atl-raid-holds = Έχεις { $have }: η πόλη αντέχει.
atl-raid-now = Αντιμετώπισέ τους έτσι
atl-flood-title = Έρχεται το νερό
atl-flood-ask = Πόσους σώζεις;
atl-flood-drowns = Πνίγονται { $n } από { $all }.
atl-flood-now = Σώσε τους έτσι
atl-quake-title = Σείεται η γη
atl-quake-ask = Τι πέφτει; { $n ->
    [one] Ένα κτίριο.
   *[other] { $n } κτίρια.
  }
atl-quake-left = Ακόμα { $n }
atl-quake-now = Ας πέσουν
atl-event-none = Ήσυχος γύρος
atl-met = Δεν υπάρχει κάτι να διαλέξεις.
atl-ship-ask = Ποιοι σαλπάρουν;
atl-ship-none = Κανείς άλλος δεν σαλπάρει αυτόν τον γύρο. Ένας στόλος θέλει πλοία, που τα χτίζει ένα ναυπηγείο, και Αστρονομία. Όποιος κρατά την Ευρώπη στέλνει ανθρώπους με χρυσό.
atl-ship-most = { $n ->
    [one] 1 μπορεί να φύγει.
   *[other] { $n } μπορούν να φύγουν.
  }
atl-ship-score = Σώθηκαν { $now } → { $then }
atl-ship-leaders = Οι αρχηγοί μένουν.
atl-ship-now = { $n ->
    [one] Σαλπάρει ένας
   *[other] Σαλπάρουν { $n }
  }
atl-europa = Ναός της Ευρώπης
atl-europa-says = Στέλνει άτομα από εκεί με χρυσό, χωρίς πλοία.
atl-europa-price = { $gold } χρυσός για καθέναν, χωρίς πλοία.
atl-europa-now = Στείλε { $n }
atl-sink-title = Έδωσες τα περισσότερα
atl-sink-ask = Ποια ακτή βυθίζεται;
atl-sink-touch = Άγγιξε φωτισμένη ακτή
atl-sink-hold = Κράτα: βύθισε { $place }
atl-sink-of = { $who } { $n }
atl-sink-drowns = Πνίγονται άτομα: { $who }
atl-sink-nobody = Κανείς δεν πνίγεται.
atl-sink-swims = Αρχηγοί γυρίζουν κολυμπώντας: { $who }
atl-sink-coasts = Γίνεται ακτή: { $places }
atl-sink-kept = Το προστατεύει: { $who }.
atl-sink-gold = Ναός: { $n } χρυσός.
atl-sink-pass = Καμία άλλη
atl-board-title = Ο στόλος είναι δικός σου
atl-board-ask = Ποιοι σαλπάρουν; Ως { $n }.
atl-board-nobody = Μη στείλεις κανέναν

## Waiting and the end

atl-wait-lobby = Σε λίγο αρχίζουμε
atl-wait-statues = { $who } διαλέγει άγαλμα
atl-wait-order = { $who } ορίζει την Πυξίδα
atl-wait-movement = { $who }: κινεί τους αρχηγούς
atl-wait-zeus = { $who } μιλά με τον Δία
atl-wait-compass = { $who } κρατά την Πυξίδα
atl-wait-improvement = { $n ->
    [one] { $who }: βελτιώνει την πόλη
   *[other] { $who }: βελτιώνουν τις πόλεις
  }
atl-wait-sinking = { $who } βυθίζει δύο ακτές
atl-wait-boarding = { $who } επιβιβάζεται
atl-wait-over = Το παιχνίδι τελείωσε
atl-wait-battle = Μάχη: αποφασίζει { $who }
atl-wait-together = { $done } από { $all } έτοιμοι
atl-wait-for = Το κινητό σε καλεί όταν είναι η σειρά σου.
atl-wait-sealed = Η επιλογή σου σφραγίστηκε.
atl-wait-done = Είσαι έτοιμος. Ισχύει ώσπου να τελειώσουν όλοι.
atl-wait-reopen = Πάρε πίσω το δικό μου
atl-wait-last = Τι έγινε τελευταία
atl-others = Όλοι
atl-is-awaited = αναμένεται
atl-is-sealed = σφραγισμένο
atl-is-done = έτοιμος
atl-is-steward = επίτροπος
atl-is-gave-up = παραιτήθηκε
atl-is-saved = { $n } σώθηκαν
atl-over-you = Νίκησες
atl-over-title = { $n ->
    [one] { $who } νικά
   *[other] { $who } νικούν
  }
atl-over-race = Όλα τα άτομα πέρασαν απέναντι.
atl-over-points = Το νησί βυθίστηκε.
atl-over-advances = Το νησί βυθίστηκε, κανείς δεν σώθηκε. Κρίνουν οι πρόοδοι.
atl-over-left = Δεν έμεινε κανείς άλλος.
atl-over-sum = { $saved } σώθηκαν, { $dead } νεκροί, { $advances } πρόοδοι
atl-over-kept = Κάθε σωσμένος μετρά 1, κάθε νεκρός κοστίζει 2.
atl-over-chronicle = Διαβάστε πώς έγιναν όλα

## Looked up

atl-mine = Τα νούμερά μου
atl-advances = Πρόοδοι
atl-group = { $place }: { $pops } άτομα, { $leaders } αρχηγοί
atl-group-holds = { $place }, σε κατοχή: { $pops } άτομα, { $leaders } αρχηγοί

## One tip a thing, in turns 1 and 2

atl-tip-statue = Κάθε άγαλμα έχει δύναμη. Ισχύει από τώρα.
atl-tip-order = Η Πυξίδα λέει ποιος αρχίζει. Οι τελευταίοι βλέπουν, οι πρώτοι παίρνουν.
atl-tip-movement = Η Είσοδος μοιράζεται έναν τόπο ειρηνικά, η Κατάληψη τον παίρνει.
atl-tip-answer = Και οι δύο σφραγίζουν κρυφά. Νικά η μεγαλύτερη δύναμη· ισοπαλία για την άμυνα.
atl-tip-compass = Όποιος κατέχει τον ναό του Ποσειδώνα ορίζει την αρχή.
atl-tip-hunting = Ο τόπος σού δουλεύει μόνο με νεκρό το πλάσμα του.
atl-tip-production = Βάλε άτομα στη δουλειά. Όσοι είναι σε Κατοικία χτίζουν.
atl-tip-development = Οι πρόοδοι κοστίζουν γνώση και δεν χάνονται.
atl-tip-craft = Εδώ εργάτες και ναοί αλλάζουν αποθέματα και φτιάχνουν πλοία.
atl-tip-building = Κάθε άτομο σε Κατοικία χτίζει ένα. Τρέφουν και τα άδεια τετράγωνα.
atl-tip-feeding = Καθένας τρώει 1 τροφή. Η περίσσεια γίνεται νέα άτομα.
atl-tip-offer = Όλες οι προσφορές ανοίγουν μαζί στο τέλος του γύρου.
atl-tip-shipping = Όποιος σαλπάρει σώθηκε για πάντα και μετρά 1 βαθμό.
atl-tip-waiting = Στο μεταξύ μπορείς να δεις τα πάντα παρακάτω και να σχεδιάσεις.

## The words that a sentence may hold, with the forms in which they stand there

atl-term-people = Άτομα
atl-forms-people = άτομα|άτομο
atl-term-leader = Αρχηγός
atl-forms-leader = αρχηγός|αρχηγοί|αρχηγούς|αρχηγό
atl-term-arms = Όπλα
atl-forms-arms = όπλα
atl-term-lives = Ζωές που δίνονται
atl-forms-lives = ζωές
atl-term-around = Γύρω
atl-forms-around = γύρω
atl-term-site = Ο τόπος
atl-forms-site = τόπος|τόπο|τόπου
atl-term-hold = Κρατώ
atl-forms-hold = κρατά|κρατώ
atl-term-occupy = Κατέχω
atl-forms-occupy = κατέχει|κατέχω
atl-term-fleet = Στόλος
atl-forms-fleet = στόλος|στόλο|στόλου
atl-term-saved = Σωσμένοι
atl-forms-saved = σώθηκαν|σώθηκε
atl-term-hades = Άδης
atl-forms-hades = Άδης|Άδη
atl-term-food = Περίσσεια τροφή
atl-forms-food = περίσσεια τροφή
atl-term-debris = Ερείπια
atl-forms-debris = ερείπια
atl-term-open = Ανοιχτή γη
atl-forms-open = ανοιχτή γη
atl-term-led = Με αρχηγό
atl-forms-led = με αρχηγό
atl-term-sealed = Σφραγισμένο
atl-forms-sealed = σφραγισμένο|σφραγίζουν
atl-term-steward = Επίτροπος
atl-forms-steward = επίτροπος
atl-term-compass = Πυξίδα
atl-forms-compass = Πυξίδα
atl-term-set = Σετ
atl-forms-set = σετ
