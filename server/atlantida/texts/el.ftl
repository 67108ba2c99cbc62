# Όσα λένε οι κανόνες της Ατλαντίδας στους ανθρώπους, στα ελληνικά.

format-unknown = Αυτό το τραπέζι γράφτηκε στη μορφή { $format }· αυτό το πρόγραμμα διαβάζει ως τη { $last }.
told-together = { $lines }
and-then = { $before } { $next }

stock-stone = πέτρα
stock-gold = χρυσός
stock-wood = ξύλο
stock-knowledge = γνώση
stock-arms = όπλα
place-home = πόλη
place-theatre = Μέγα Θέατρο
place-hex = { $hex }

# Why a stock is what it is.
cause-start = στην αρχή
cause-site = { $what }
cause-theatre = Μέγα Θέατρο
cause-building = { $what }
cause-statue = { $what }
cause-advance = { $what }
cause-code-of-laws = Κώδικας Νόμων
cause-creature = πλάσματα που σκοτώθηκαν
cause-battle = ξοδεύτηκαν σε μάχη
cause-hunt = ξοδεύτηκαν στο κυνήγι
cause-plunder-of = λεηλασία από: { $who }
cause-plundered-by = λεηλατήθηκαν από: { $who }
cause-hermes-of = τα πήρε ο Ερμής για: { $who }
cause-leader = διορισμός αρχηγών
cause-learned = μάθηση: { $what }
cause-built = χτίσιμο: { $what }
cause-arms = έγιναν όπλα
cause-ship = πλοία
cause-risen = επιστροφή από τον Άδη
cause-europa = αποστολή από την Ευρώπη
cause-tribute = φόρος
cause-reward = αμοιβή του Δία
cause-fleet = Χαμένος Στόλος
cause-raid = επιδρομή
cause-flood = πλημμύρα
cause-zeus = παράκληση στον Δία
cause-seaquake = ναοί που βυθίστηκαν
cause-gave-up = εγκατάλειψη
cause-control = Συντονισμός: { $reason }
cause-earlier = παλαιότερα
cause-earlier-by-control = παλαιότερα, από τον Συντονισμό

# Food.
food-empty-squares = { $food } από { $of } άδεια τετράγωνα
food-farms = { $food } από { $of } Αγροκτήματα και Κήπους
food-workers = { $food } από { $of } εργαζόμενους
food-demeter = { $food } από τον Ναό της Δήμητρας
food-poseidon = { $food } από ψάρεμα στον Ναό του Ποσειδώνα
food-cloth-making = { $food } από ψάρεμα με την Υφαντική
food-prairie = { $food } από το Λιβάδι { $hex }
forecast-excess = { $food } τροφή, { $pops ->
    [one] τρώει 1 άτομο
   *[other] τρώνε { $pops } άτομα
  }: { $excess } περίσσεια τροφή.
forecast-hunger = { $food } τροφή, { $pops ->
    [one] τρώει 1 άτομο
   *[other] τρώνε { $pops } άτομα
  }: { $short ->
    [one] ένας θα πεθάνει από πείνα
   *[other] { $short } θα πεθάνουν από πείνα
  }.

# The log.
log-begun = Το παιχνίδι αρχίζει. Την Πυξίδα κρατά: { $who }.
log-turn = Αρχίζει ο γύρος { $turn }.
log-compass = Την Πυξίδα κρατά: { $who }· παίζουμε δεξιόστροφα.
log-compass-back = Την Πυξίδα κρατά: { $who }· παίζουμε αριστερόστροφα.
log-moved = { $who }: ένας αρχηγός με { $pops ->
    [one] έναν άνθρωπο
   *[other] { $pops } ανθρώπους
  } πηγαίνει ({ $from } → { $to }).
log-died-sacrificed = { $who }: { $pops ->
    [one] θυσιάζεται ένας
   *[other] θυσιάζονται { $pops }
  } ({ $place }).
log-died-fighting = { $who }: { $pops ->
    [one] ένας πέφτει
   *[other] { $pops } πέφτουν
  } στη μάχη ({ $place }).
log-died-hungry = { $who }: { $pops ->
    [one] ένας πεθαίνει
   *[other] { $pops } πεθαίνουν
  } από πείνα ({ $place }).
log-died-punished = { $who }: { $pops ->
    [one] ένας πεθαίνει
   *[other] { $pops } πεθαίνουν
  } από την οργή του Δία.
log-died-event = { $who }: { $pops ->
    [one] χάνεται ένας
   *[other] χάνονται { $pops }
  } ({ $place }).
log-died-drowned = { $who }: { $pops ->
    [one] ένας πνίγεται
   *[other] { $pops } πνίγονται
  } ({ $place }).
log-died-collapse = { $who }: { $pops ->
    [one] ένας χάνεται
   *[other] { $pops } χάνονται
  } μαζί με το νησί.
log-turned = Ένας αλλάζει στρατόπεδο: { $who } → { $whom }.
log-shipped = { $who }: { $pops ->
    [one] ένας σαλπάρει
   *[other] { $pops } σαλπάρουν
  } για την ήπειρο ({ $place }).
log-grown = { $who }: τα άτομα αυξάνονται κατά { $pops }.
log-risen = { $who }: { $pops ->
    [one] ένας γυρίζει
   *[other] { $pops } γυρίζουν
  } από τον Άδη.
log-appointed = { $who }: διορίζεται αρχηγός ({ $place }).
log-creature-killed = Το πλάσμα του { $hex } σκοτώθηκε.
log-creature-returned = Το πλάσμα του { $hex } γύρισε.
log-sunk = Το { $hex } βυθίζεται στη θάλασσα.
log-learned = { $who } μαθαίνει: { $what }.
log-forgotten = { $who } χάνει: { $what }.
log-ships = { $who }: ο στόλος μεγαλώνει κατά { $ships }.
log-built = { $who } χτίζει: { $what }.
log-destroyed = { $who }: πέφτει το κτίριο στη στήλη { $column }, σειρά { $row }.
log-stopped = Ο Δίας σταματά το γεγονός αυτού του γύρου.
log-spared = Ο Δίας γλιτώνει από το γεγονός αυτού του γύρου: { $who }.
log-attack = Επίθεση: { $who } → { $whom } ({ $place }).
log-attack-city = Επίθεση σε πόλη: { $who } → { $whom }.
log-battle-won = { $who } νικά, { $attack } προς { $defence }. Ηττημένοι: { $whom }.
log-battle-held = { $whom } αντέχει, { $defence } προς { $attack }. Επιτέθηκαν: { $who }.
log-battle-retreat = { $whom } υποχωρεί. Επιτέθηκαν: { $who }.
log-battle-forced = { $whom } δεν μπορεί να αντέξει σε δύναμη { $attack } και υποχωρεί. Επιτέθηκαν: { $who }.
log-battle-called-off = { $who } ματαιώνει την επίθεση. Αμύνονταν: { $whom }.
log-offer = { $who } { $gold }
log-tribute = Οι προσφορές: { $offers }.
log-fleet = Οι προσφορές: { $offers }. Ο Χαμένος Στόλος σαλπάρει για: { $who }.
log-fleet-empty = Οι προσφορές: { $offers }. Ο Χαμένος Στόλος σαλπάρει άδειος.
log-gave-up = { $who } τα παρατά.
log-absent = Απαντά ο οικονόμος για: { $who }.
log-present = { $who }: είναι πάλι εδώ.
log-corrected = Ο Συντονισμός διορθώνει: { $reason }
log-stock-set = { $who }: { $what } { $from } → { $to }
log-units-set = { $who }, { $place }: { $pops } άνθρωποι και { $leaders ->
    [one] 1 αρχηγός
   *[other] { $leaders } αρχηγοί
  }
log-counts-set = { $who }: χώρος για { $ships }, { $saved } σωσμένοι, { $dead } νεκροί
log-setting = Άλλαξε μια ρύθμιση. { $what }: { $to }.
log-time = Ο χρόνος τελείωσε.
log-won-race = Η νίκη: { $who }. Όλα τα άτομα είναι στην ήπειρο.
log-won-points = Το νησί βυθίστηκε. Η νίκη: { $who }.
log-won-advances = Το νησί βυθίστηκε και δεν σώθηκε κανείς. Με τις προόδους η νίκη: { $who }.
log-won-left = Δεν έμεινε κανείς άλλος. Η νίκη: { $who }.

# The steward's reasons.
steward-first-statue = Παίρνει το πρώτο ελεύθερο άγαλμα, στο πρώτο ελεύθερο τετράγωνο.
steward-keeps-compass = Αφήνει την Πυξίδα όπως είναι.
steward-leaves-zeus = Δεν ζητά τίποτα από τον Δία.
steward-hermes = Παίρνει το πρώτο από χρυσό, ξύλο, πέτρα και όπλα που έχει κάποιος αντίπαλος.
steward-stays = Δεν μετακινεί κανέναν.
steward-holds-site = Αντέχει χωρίς να διαθέσει τίποτα, γιατί είναι τόσο δυνατός όσο ο επιτιθέμενος.
steward-retreats = Υποχωρεί, γιατί ο επιτιθέμενος είναι δυνατότερος.
steward-defends-city = Υπερασπίζεται την πόλη με όπλα, ως δύο για τον καθένα.
steward-commits-nothing = Δεν διαθέτει τίποτα.
steward-calls-off = Ματαιώνει, γιατί χωρίς τίποτα δεν νικά.
steward-hunts = Σκοτώνει το πλάσμα με τα λιγότερα όπλα.
steward-withdraws = Αποσύρεται, γιατί τα όπλα μόνα δεν φτάνουν.
steward-places = Βάζει από έναν σε Αγροκτήματα, Κήπους και Λατομεία, και τους άλλους στην Κατοικία.
steward-one-farm = Χτίζει ένα Αγρόκτημα, γιατί θα έμενε λίγη τροφή.
steward-housing = Χτίζει πρώτα Κατοικία.
steward-quarry = Χτίζει Λατομείο, ώσπου να μπορεί να πληρώσει Κατοικία.
steward-grows = Μεγαλώνει όσο επιτρέπεται.
steward-dies = Πρώτα πεθαίνουν όσοι είναι στην πόλη, μετά στο Θέατρο, μετά στα εξάγωνα.
steward-offers = Προσφέρει 3 χρυσά, ή όσα έχει αν είναι λιγότερα.
steward-bids-nothing = Δεν προσφέρει τίποτα.
steward-raid = Διαθέτει τα λιγότερα όπλα που αποκρούουν την επιδρομή, αν μπορεί.
steward-keeps-statue = Κρατά το πρώτο άγαλμα.
steward-earthquake = Δίνει το ακριβότερο κτίριο, Κατοικίες και αγάλματα τελευταία.
steward-flood = Σώζει όσους μπορεί, με πέτρα πριν από ξύλο.
steward-sinks = Βυθίζει το πρώτο εξάγωνο χωρίς ναό.
steward-passes = Δεν μένει τίποτα που θα βύθιζε.
steward-sails = Στέλνει πέντε, πρώτα από την πόλη.
steward-ships = Στέλνει με τα πλοία όσους μπορεί, πρώτα από την πόλη.
steward-finishes = Προχωρά.
steward-calls-leaders = Καλεί τους αρχηγούς του πίσω για να οδηγήσουν κι άλλους.
steward-settles = Πηγαίνει στον τόπο όπου στηρίζεται το σχέδιό του, κι ύστερα σε ό,τι είναι κοντά.
steward-places-to-build = Τοποθετεί πρώτα όσους χτίζουν, μετά ναυπηγούς, Λατομεία και Αγροκτήματα.
steward-appoints = Διορίζει δεύτερο αρχηγό.
steward-learns = Μαθαίνει ό,τι χρειάζεται ένας στόλος, μετά το φθηνότερο.
steward-builds-ships = Μεγαλώνει τον στόλο του.
steward-makes-arms = Κάνει όπλα τον χρυσό που του περισσεύει.
steward-takes-compass = Παίρνει την Πυξίδα, γιατί ο πρώτος κερδίζει τις ισοπαλίες.
steward-outbids = Προσφέρει όσα περιμένει ο Δίας, και το ένα τρίτο από τα υπόλοιπα.
steward-statue-that-serves = Παίρνει το άγαλμα που εξυπηρετεί καλύτερα το σχέδιό του, στο πρώτο ελεύθερο τετράγωνο.
steward-offers-nothing = Δεν προσφέρει τίποτα, γιατί ο Διόνυσος φυλάει τις Κατοικίες του.
steward-builds = Χτίζει ό,τι δίνει τροφή, γνώση και χρυσό.

# Settings.
settings-text = { $ruling }
setting-on = ναι
setting-off = όχι
setting-game = Ποιο παιχνίδι παίζεται
setting-game-basic = το βασικό παιχνίδι
setting-game-advanced = το προχωρημένο, με αγάλματα, κοινωνικές προόδους και γεγονότα
setting-race-victory = Όποιος έχει όλα τα άτομα στην ήπειρο και κανέναν νεκρό κερδίζει αμέσως
setting-extra-leader = Όλοι αρχίζουν με δύο αρχηγούς
setting-no-plunder = Ούτε Φανατισμός ούτε Ερμής στο προχωρημένο παιχνίδι
setting-island = Πώς στρώνεται το νησί
setting-island-shuffled = τα πλακίδια ανακατεύονται
setting-island-printed = όπως είναι τυπωμένο
setting-city-columns = Στήλες της πόλης, περιττός αριθμός
setting-city-rows = Σειρές της πόλης, περιττός αριθμός
setting-third-forest = Ένα Πετρωρυχείο δίνει τη θέση του σε τρίτο Δάσος
setting-compass = Αν η Πυξίδα μετακινείται μόνη της
setting-compass-stays = μένει
setting-compass-passes = περνά στον επόμενο στο τέλος κάθε γύρου
setting-advanced-order = Τι αποφασίζει όποιος διαλέγει άγαλμα τελευταίος
setting-advanced-order-start = ποιος αρχίζει, και τη φορά
setting-advanced-order-any = όποια σειρά θέσεων
setting-improvement = Η φάση βελτίωσης
setting-improvement-in-turn = ο ένας μετά τον άλλο
setting-improvement-together = όλοι μαζί
setting-battle = Ποιος διαθέτει πρώτος σε μάχη
setting-battle-attacker-first = ο επιτιθέμενος, σφραγισμένα με την επίθεση
setting-battle-at-once = και οι δύο μαζί
setting-relay = Όσους οδήγησε ένας αρχηγός μπορεί να τους οδηγήσει παραπέρα άλλος στην ίδια φάση
setting-tribute-due = Χρυσός που περιμένει ο Δίας
setting-tribute-reward = Γνώση για την υψηλότερη προσφορά
setting-europa-cap = Η υψηλότερη τιμή και ο μεγαλύτερος αριθμός του Ναού της Ευρώπης
setting-europa-from = Ο πρώτος γύρος που στέλνει η Ευρώπη
setting-flood-reach = Ποιους απειλεί μια Πλημμύρα
setting-flood-reach-city = όσους είναι στην πόλη
setting-flood-reach-island = όσους είναι στο νησί
setting-flood-engineering = Άνθρωποι που σώζει μια πέτρα ή ένα ξύλο με τη Μηχανική
setting-temple-knowledge = Γνώση από κάθε ναό που κατέχεται, στην Παραγωγή
setting-hades-points = Πόσο μετρά ένας νεκρός στο τέλος
setting-hades-points-less = δύο λιγότερο
setting-hades-points-more = δύο περισσότερο
setting-hades-points-none = τίποτα
setting-steward = Πώς παίζει ο οικονόμος μια θέση
setting-steward-keeper = με σταθερές επιλογές: γείτονας, όχι αντίπαλος
setting-steward-rival = για να κερδίσει
setting-move-seconds = Δευτερόλεπτα για την κίνηση κάθε αρχηγού· 0 χωρίς ρολόι
setting-answer-seconds = Δευτερόλεπτα για απάντηση σε επίθεση· 0 χωρίς ρολόι
setting-improve-seconds = Δευτερόλεπτα για μια φάση βελτίωσης· 0 χωρίς ρολόι
setting-decide-seconds = Δευτερόλεπτα για κάθε άλλη απόφαση· 0 χωρίς ρολόι
setting-take-back = Αν οι θέσεις μπορούν να ζητήσουν ανάκληση
setting-take-back-vote = με ψήφο όλων όσοι είναι εδώ
setting-take-back-off = καθόλου
setting-take-back-seconds = Δευτερόλεπτα για αυτή την ψηφοφορία
setting-board = Πώς στέκει το ταμπλό
setting-board-wall = στον τοίχο
setting-board-table = είναι πάνω στο τραπέζι

# Refusals.
refused-control-only = Αυτό το κάνει μόνο ο Συντονισμός.
refused-seat-only = Αυτό το κάνει μόνο μια θέση.
refused-over = Το παιχνίδι τελείωσε.
refused-begun = Το παιχνίδι έχει ήδη αρχίσει.
refused-not-begun = Το παιχνίδι δεν έχει αρχίσει.
refused-players = Παίζουν δύο ως πέντε από τις παρατάξεις, καθεμιά μία φορά.
refused-no-such-faction = Αυτή η παράταξη δεν παίζει.
refused-not-yours = Τώρα παίζει: { $who }.
refused-not-asked = Αυτό δεν σου ζητείται τώρα.
refused-no-phase = Γίνεται μόνο στη δική σου φάση.
refused-not-moving = Ανήκει στη φάση κίνησης.
refused-not-improving = Ανήκει στη φάση βελτίωσης.
refused-step-over = Αυτό το βήμα πέρασε.
refused-last-step = Αυτό είναι το τελευταίο βήμα.
refused-battle-over = Αυτή η μάχη τελείωσε.
refused-nothing-to-undo = Δεν υπάρχει τίποτα να ανακληθεί.
refused-not-finished = Η φάση σου δεν έχει τελειώσει.
refused-nothing = Αυτό δεν θα έκανε τίποτα.
refused-not-there = Είναι εκεί το πολύ { $most }.
refused-too-little = Κοστίζει { $needed } ({ $what }). Έχεις { $have }.
refused-no-such-setting = Δεν υπάρχει τέτοια ρύθμιση.
refused-setting-fixed = Αυτή η ρύθμιση δεν αλλάζει αφού αρχίσει το παιχνίδι.
refused-setting-odd = Μια πόλη έχει περιττό αριθμό στηλών και σειρών.
refused-bad-text = Ένας λόγος έχει 1 ως 200 ορατούς χαρακτήρες.
refused-bad-seal = Η σφραγίδα δεν ανήκει σε αυτή την επιλογή.
refused-already-so = Έτσι είναι ήδη.
refused-correction = Αυτό θα έσπαγε ένα όριο του παιχνιδιού.
refused-in-battle = Μια μάχη βρίσκεται σε εξέλιξη.
refused-give-up = Τα παρατά κανείς μόνο στην αρχή της φάσης του.
refused-ring = Όλοι όσοι παίζουν ονομάζονται μία φορά, όπου οι ρυθμίσεις επιτρέπουν άλλη σειρά.
refused-square-taken = Αυτό το τετράγωνο δεν είναι ελεύθερο.
refused-no-leader = Κανένας αρχηγός εκεί δεν μπορεί πια να κινηθεί.
refused-too-many-led = Ένας αρχηγός παίρνει το πολύ { $most } μαζί του.
refused-not-so-many-led = Από εκεί οδηγούνται το πολύ { $most }.
refused-too-far = Είναι μακριά.
refused-stays = Μια κίνηση δεν τελειώνει εκεί που αρχίζει.
refused-sunken = Αυτό το εξάγωνο βυθίστηκε.
refused-is-an-attack = Άλλος κρατά αυτό το μέρος: το να πας εκεί είναι επίθεση.
refused-no-attack = Κανείς δεν κρατά αυτό το μέρος απέναντί σου.
refused-no-commitment = Μια επίθεση σφραγίζεται με όσα διατίθενται.
refused-commits-later = Με τη Στρατηγική διαθέτεις μετά τον αμυνόμενο.
refused-arms = Διατίθενται το πολύ { $most } όπλα.
refused-sacrifices = Θυσιάζονται το πολύ { $most }.
refused-no-fanaticism = Πόλεις λεηλατεί μόνο όποιος έχει Φανατισμό.
refused-plunder-alone = Αρχηγός χωρίς ανθρώπους δεν λεηλατεί.
refused-no-such-city = Δεν υπάρχει τέτοια πόλη για λεηλασία.
refused-shift-after-moves = Οι μετακινήσεις αυτές γίνονται πριν από την πρώτη κίνηση.
refused-theatre-not-held = Δεν κρατάς το Μέγα Θέατρο.
refused-summon-turn-1 = Στον πρώτο γύρο κανείς δεν καλείται πίσω.
refused-summon-late = Η κλήση γίνεται μία φορά, πριν κινηθεί οτιδήποτε.
refused-summon-pops = Χωρίς Επιμελητεία καλούνται μόνο αρχηγοί.
refused-no-hermes = Δεν έχεις το άγαλμα του Ερμή.
refused-hermes-late = Ο Ερμής παίρνει μία φορά, στην αρχή της φάσης κίνησης.
refused-hermes-knowledge = Η γνώση δεν παίρνεται.
refused-hermes-nobody = Κανένας αντίπαλος δεν έχει από αυτό.
refused-no-creature = Εκεί δεν υπάρχει ζωντανό πλάσμα για κυνήγι.
refused-hunt-too-weak = Αυτό κάνει { $most }, και δεν φτάνει.
refused-hunt-first = Σε μέρος που κρατάς ζει ένα πλάσμα: σκότωσέ το ή αποσύρσου.
refused-placed = Οι άνθρωποι έχουν τοποθετηθεί.
refused-place-first = Τοποθέτησε πρώτα τους ανθρώπους σου στην πόλη.
refused-no-building = Σε αυτό το τετράγωνο δεν στέκει τίποτα.
refused-forum-used = Αυτό το μέρος χρησιμοποιήθηκε σε αυτόν τον γύρο.
refused-forum-empty = Χρειάζονται εκεί ένας αρχηγός και δύο άνθρωποι.
refused-leaders = Κανείς δεν έχει πάνω από τέσσερις αρχηγούς.
refused-not-in-the-game = Δεν υπάρχει σε αυτό το παιχνίδι.
refused-learned = Το έχεις μάθει.
refused-advance-needs = Λείπει κάτι που χρειάζεται.
refused-social-where = Μια κοινωνική πρόοδος μαθαίνεται στην Αγορά ή στο Θέατρο.
refused-scientific-where = Μια επιστημονική πρόοδος δεν χρειάζεται μέρος.
refused-craft-order = Αυτό προηγείται στο βήμα, ή έγινε.
refused-temple = Δεν κατέχεις αυτόν τον ναό.
refused-change = Πέτρα, χρυσός και ξύλο αλλάζουν μεταξύ τους.
refused-raise = Γυρίζουν ένας ή δύο.
refused-forge = Τα Σιδηρουργεία δουλεύουν το πολύ { $most } χρυσά.
refused-navigation = Χρειάζεται Ναυσιπλοΐα.
refused-capacity = Ο στόλος σου μεγαλώνει το πολύ κατά { $most }.
refused-shipwrights = Όσοι δουλεύουν εκεί χτίζουν το πολύ { $most } πλοία.
refused-physics = Χρυσός αντί για ξύλο μόνο με την Ανώτερη Φυσική.
refused-no-builder = Δεν έμεινε κανείς να το κάνει.
refused-garden = Οι Κήποι έρχονται από τον Ναό της Γαίας.
refused-which-statue = Πες ποιο άγαλμα.
refused-statue-taken = Κάποιος έχει αυτό το άγαλμα.
refused-outside = Δεν χωρά στην πόλη.
refused-shore = Βρίσκεται στην ακτή.
refused-farm = Ένα Αγρόκτημα θέλει άδειο τετράγωνο, χωρίς ερείπια.
refused-over-new = Τίποτα δεν μπαίνει πάνω σε ό,τι χτίστηκε σε αυτή τη φάση.
refused-over-units = Στέκουν άνθρωποι εκεί.
refused-limit = Μια πόλη έχει το πολύ { $most } από αυτά.
refused-arms-homeless = Χωρίς Κατοικία ο χρυσός δεν γίνεται όπλα.
refused-housing-first = Πρώτα μια Κατοικία.
refused-keep-first = Πες πρώτα ποιο άγαλμα κρατάς.
refused-keep-none = Δεν υπάρχει τίποτα να διαλέξεις.
refused-keep-which = Δεν έχεις αυτό το άγαλμα.
refused-deaths-first = Πες πρώτα ποιοι πεθαίνουν.
refused-deaths = Εννοούνται ακριβώς { $most }.
refused-no-deaths = Κανείς δεν χρειάζεται να πεθάνει.
refused-growth = Προστίθενται το πολύ { $most }.
refused-no-offer = Σε αυτόν τον γύρο δεν ζητείται χρυσός.
refused-no-event = Δεν είναι αυτό το γεγονός του γύρου.
refused-react-first = Το γεγονός του γύρου δεν αντιμετωπίστηκε ακόμη.
refused-quake = Πέφτουν μόνο κτίρια που κοστίζουν πέτρα, καθένα μία φορά.
refused-quake-number = Δεν πέφτουν τόσα κτίρια.
refused-flood = Φτάνουν { $most }.
refused-europa = Η Ευρώπη στέλνει σε αυτόν τον γύρο το πολύ { $most } ακόμη.
refused-ships = Με τα πλοία φεύγουν το πολύ { $most }.
refused-fleet = Ο στόλος παίρνει το πολύ { $most }.
refused-sink = Αυτό το εξάγωνο δεν επιτρέπεται να βυθιστεί.
refused-pass = Κάποιο εξάγωνο βυθίζεται χωρίς πληρωμή.

# Τι αναμένεται, και τι αφήνει ένα σχέδιο.
forecast-out = Αν τέλειωνε τώρα: κανείς δεν σώθηκε, { $dead } νεκροί ή ακόμη στο νησί: { $points } βαθμοί. Όποιος σώσει έστω έναν είναι μπροστά σου.
forecast-ended = Αν τέλειωνε τώρα: { $saved } σώθηκαν, { $dead } νεκροί ή ακόμη στο νησί: { $points } βαθμοί.
race-won = Όλοι σώθηκαν και κανείς δεν χάθηκε: κερδίζεις αμέσως.
race-near = { $left ->
    [one] Μένει 1 άνθρωπος: πέρασέ τον απέναντι και κερδίζεις αμέσως.
   *[other] Μένουν { $left } άνθρωποι: πέρασέ τους απέναντι και κερδίζεις αμέσως.
  }
race-dead = Χωρίς αγώνα δρόμου: { $dead ->
    [one] 1 άνθρωπος είναι στον Άδη.
   *[other] { $dead } άνθρωποι είναι στον Άδη.
  }
growth-homeless = Χωρίς Κατοικία μια παράταξη φτάνει ως πέντε άτομα.
growth-pairs = Χρειάζονται δύο άνθρωποι για κάθε καινούριο.
growth-food = { $cost } περίσσεια τροφή για κάθε καινούριο.
ships-fleet = στόλος
price-whole = τιμή
price-known = την ξέρουν άλλοι
unused-leaders = { $number ->
    [one] 1 αρχηγός δεν κινήθηκε.
   *[other] { $number } αρχηγοί δεν κινήθηκαν.
  }
unused-builders = { $number ->
    [one] 1 άνθρωπος δεν χτίζει τίποτα.
   *[other] { $number } άνθρωποι δεν χτίζουν τίποτα.
  }
unused-food = Χάνεται περίσσεια τροφή: { $number }.
unused-ships = { $number ->
    [one] Στα πλοία μένει άδεια θέση για 1 άνθρωπο.
   *[other] Στα πλοία μένουν άδειες θέσεις για { $number } ανθρώπους.
  }
work-housing = Χτίζει κάτι, ή κάνει όπλα.
work-farm = +{ $food } τροφή
work-garden = +{ $food } τροφή, +{ $wood } ξύλο
work-quarry = +1 πέτρα
work-forge = { $gold } χρυσός σε { $arms } όπλα ο καθένας
work-shipyard = Χτίζει ένα πλοίο με 5 ξύλα.
work-agora = Δύο και ένας αρχηγός: διόρισε αρχηγό ή μάθε κάτι κοινωνικό.
refused-creature-bars = Ένα πλάσμα φράζει τον δρόμο.
refused-no-room = Δεν χωρά πουθενά στην πόλη.
out-gave-up = εγκατέλειψε
out-nobody-saved = κανείς δεν σώθηκε

# Σε τι συμφωνούν οι θέσεις.
point-movement = πριν από την κίνηση στον γύρο { $turn } ({ $who })
point-improvement = πριν από τη φάση βελτίωσης στον γύρο { $turn } ({ $who })
point-together = πριν από τη φάση βελτίωσης του γύρου { $turn }
point-attack = πριν από την επίθεση: { $who } εναντίον { $whom } ({ $place })
point-plunder = πριν από την επίθεση στην πόλη: { $who } εναντίον { $whom }
point-zeus = πριν ερωτηθεί ο Δίας στον γύρο { $turn }
point-compass = πριν οριστεί η Πυξίδα στον γύρο { $turn }
point-sinking = πριν από τη βύθιση στον γύρο { $turn } ({ $who })
point-boarding = πριν φύγει ο Χαμένος Στόλος ({ $who })
ask-back = { $who }: παράκληση για επιστροφή, { $what }.
ask-back-gone = { $who }: παράκληση για επιστροφή.
ask-steward = { $who }: παράκληση να παίξει ο οικονόμος στη θέση { $whom }.
ask-on = { $who }: παράκληση να συνεχιστεί το παιχνίδι.
log-agreed = Συμφωνούν όλοι.
log-refused = { $who }: όχι.
log-unanswered = Δεν συμφώνησαν όλοι εγκαίρως.
log-went-back = Το παιχνίδι γύρισε πίσω, { $what }. Όσα μαθεύτηκαν μένουν γνωστά· τα σφραγισμένα διαλέγονται ξανά.
log-held = { $who }: παύση του παιχνιδιού.
log-held-by-control = Ο Συντονισμός σταματά το παιχνίδι.
log-goes-on = Το παιχνίδι συνεχίζεται.
log-hosts = Οικοδεσπότης από εδώ και πέρα: { $who }.
refused-stands = Το παιχνίδι στέκεται αυτή τη στιγμή.
refused-question-open = Μια ερώτηση είναι ανοιχτή.
refused-question-over = Αυτή η ερώτηση τελείωσε.
refused-take-back-off = Σε αυτό το τραπέζι τίποτα δεν παίρνεται πίσω.
refused-no-point = Το παιχνίδι δεν γυρίζει πια ως εκεί.
refused-point-refused = Αυτό απορρίφθηκε.
refused-asked-twice = Ρώτησες δύο φορές σε αυτόν τον γύρο.
refused-no-vote = Δεν έχεις ψήφο εδώ, ή ψήφισες ήδη.
refused-not-held = Το παιχνίδι δεν στέκεται.
refused-held-by-another = Συνεχίζει όποιος το σταμάτησε, ή συμφωνούν όλοι.
refused-hosted = Ο οικοδεσπότης είναι εδώ, ή έχει σειρά κάποιος πριν από εσένα.

# Τι μπορεί ο Συντονισμός.
desk-clock = Ρολόι στο ένα λεπτό
desk-clock-says = Το ρολόι αυτού του βήματος τελειώνει σε ένα λεπτό.
desk-more-time = Ένα λεπτό ακόμα
desk-more-time-says = Το ρολόι αυτού του βήματος τελειώνει ένα λεπτό αργότερα.
desk-stop-clock = Σταμάτημα ρολογιού
desk-stop-clock-says = Αυτό το βήμα δεν έχει πια ρολόι.
desk-present = Κάποιος είναι εδώ
desk-present-says = Η θέση ερωτάται ξανά.
desk-absent = Δεν είναι κανείς
desk-absent-says = Παίζει ο οικονόμος, ώσπου να γυρίσει κάποιος.
desk-play-for = Ας το κάνει ο οικονόμος
desk-play-for-says = Ο οικονόμος απαντά σε ό,τι ζητιέται τώρα, από εδώ και πέρα.
desk-nobody-boards = Δεν επιβιβάζεται κανείς
desk-nobody-boards-says = Ο στόλος φεύγει άδειος.
desk-give-up = Εγκατάλειψη
desk-give-up-says = Αυτή η παράταξη φεύγει οριστικά από το παιχνίδι.
desk-finish = Τέλος της φάσης
desk-finish-says = Ό,τι δοκιμάστηκε ισχύει· τα υπόλοιπα δεν γίνονται.
desk-fight = Μάχη χωρίς τίποτα
desk-fight-says = Χωρίς όπλα, χωρίς ζωές.
desk-retreat = Υποχώρηση
desk-retreat-says = Ο αμυνόμενος υποχωρεί και δεν χάνει τίποτα.
desk-call-off = Ματαίωση
desk-call-off-says = Ο επιτιθέμενος αποσύρεται και δεν ξοδεύει τίποτα.
desk-zeus-none = Τίποτα από τον Δία
desk-zeus-none-says = Το γεγονός έρχεται.
desk-zeus-stop = Να σταματήσει το γεγονός
desk-zeus-spare = Να γλιτώσει μόνο αυτή η θέση
desk-zeus-says = Κοστίζει { $gold } χρυσό.
desk-compass = Η Πυξίδα μένει
desk-compass-says = Κάτοχος και φορά μένουν.
desk-pass = Τίποτε άλλο
desk-pass-says = Ο σεισμός τελειώνει.
desk-sink = Βύθιση: { $hex }
desk-sink-says = Κοστίζει { $gold } χρυσό.
refused-seconds = Το ρολόι έχει το πολύ { $most } δευτερόλεπτα.

## What stands ready on Control’s screen, sent by its name

usual-atl-why-mistake = Πατήθηκε κατά λάθος
usual-atl-why-agreed = Συμφώνησαν όλοι
usual-atl-why-rule = Παραβλέφθηκε κανόνας
usual-atl-say-decide = Παρακαλώ αποφασίστε.
usual-atl-say-come = Παρακαλώ ελάτε στο τραπέζι.
