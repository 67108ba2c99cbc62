### Τι λέει το Χρονικό γύρω από την αφήγησή του.

## Το βιβλίο

page-title = { $table } · Χρονικό
written-by = Γράφτηκε από το Prytaneion, που κράτησε το τραπέζι του Συμβουλίου.
credits = Εικονίδια από το game-icons.net, των Lorc, Delapouite και άλλων, με άδεια CC BY 3.0. Γραμματοσειρές: Cinzel, EB Garamond και Source Sans 3, με άδεια SIL Open Font License.
contents = Περιεχόμενα
replay = Αναπαραγωγή
chronicle-of = Το Χρονικό
watch-again = Δείτε ξανά την ημέρα
see-it = Δείτε το

## Τα μέρη

part-story = Η ιστορία
part-day = Η πορεία της ημέρας
part-votes = Οι ψηφοφορίες
part-races = Οι Ιπποδρομίες
part-streets = Οι δρόμοι
part-law = Το Σύνταγμα
part-desk = Στο γραφείο της Διεύθυνσης
part-keep = Για φύλαξη
own-control = Τι έκανε η Διεύθυνση
own-faction = Τα μυστικά { NAME($who, form: "genitive") }
own-nobody = Τα μυστικά αυτής της παράταξης

## Πώς βρέθηκαν στο τέλος

standing-list = Οι παρατάξεις στο τέλος, κατά { CALLED("arete", "Αρετή") }
standing-rank = Θέση { $rank }, { CALLED("arete", "Αρετή") }
standing-won =
    { $n ->
        [one] νίκη σε 1 Στάση
       *[other] νίκη σε { $n } Στάσεις
    }
standing-presided =
    { $n ->
        [one] προεδρία μία φορά
        [2] προεδρία δύο φορές
       *[other] προεδρία { $n } φορές
    }
standing-doom = { CALLED("doom", "Όλεθρος") } { $n }
standing-arete = { CALLED("arete", "Αρετή") } στο τέλος της ημέρας
in-exile = στην εξορία
not-citizens = όχι πολίτες

## Στο περιθώριο της ιστορίας

see-lead = { $when }: δείτε «{ $lead }» στην αναπαραγωγή
see-this = { $when }: δείτε το στην αναπαραγωγή

## Πότε έγινε κάτι

era-act = Πράξη { $act }
era = Πράξη { $act }, κύκλος { $cycle }
cycle = Κύκλος { $cycle }

## Η πορεία της ημέρας

moments = Σημεία καμπής
mark-act = Πράξη
mark-round = Γύρος
mark-cycle = Κύκλος
mark-vote = Ψηφοφορία
mark-law = Νόμος
mark-exile = Εξορία
mark-stasis = Στάση
mark-winner = Νίκη
mark-assembly = Συνέλευση
figure-arete = { CALLED("arete", "Αρετή") }
figure-influence = Επιρροή
figure-doom = { CALLED("doom", "Όλεθρος") }
figure-stasis = Στάση
figure-wrath = Θεϊκή Οργή
figure-which = Ποιο μέγεθος
figure-day = { $figure } στη διάρκεια της ημέρας
figure-factions = { $figure } των παρατάξεων στη διάρκεια της ημέρας
figure-end = Στο τέλος: { $values }. Οι ίδιοι αριθμοί βρίσκονται στον πίνακα πιο κάτω.
figure-table = { $figure } σε πίνακα
city-way = Από { $first } σε { $last }· η υψηλότερη τιμή ήταν { $most }.
city-limit-way = Από { $first } σε { $last }· η υψηλότερη τιμή ήταν { $most }. Στο { $limit } ξεσηκώνονται οι δρόμοι.
city-limit = { $limit }: οι δρόμοι ξεσηκώνονται
when = Πότε
the-end = Το τέλος

## Οι ψηφοφορίες

votes = Οι ψηφοφορίες
votes-first = Ψηφοφορία
votes-show = Προβολή
votes-find = Αναζήτηση
votes-order = Σειρά
votes-oldest = Πρώτα οι παλαιότερες
votes-latest = Πρώτα οι πιο πρόσφατες
votes-count =
    { $all ->
        [one] { $shown } από { $all } ψηφοφορία
       *[other] { $shown } από { $all } ψηφοφορίες
    }
which-all = Όλες οι ψηφοφορίες
which-passed = Όσα εγκρίθηκαν
which-failed = Όσα απορρίφθηκαν
which-close = Οριακές ψηφοφορίες
which-hands = Με ψήφους που ρίχτηκαν για άλλους
votes-legend = Λευκή ψήφος με γεμάτο άξονα σημαίνει ΝΑΙ, μαύρη με τρύπιο άξονα ΟΧΙ, σπασμένος δακτύλιος αποχή· η τελεία δεν είχε δικαίωμα ψήφου. Από κάτω βρίσκεται η ισχύς ψήφου.
votes-hands = <b>Δ</b> ψήφος από τη Διεύθυνση, <b>Α</b> για κάποιον που έλειπε, <b>Υ</b> από παίκτη του υπολογιστή.
all-paper = Όλες οι ψήφοι δόθηκαν σε χαρτί.
all-control = Όλες τις ψήφους τις έδωσε η Διεύθυνση.
all-absent = Όλες οι ψήφοι δόθηκαν για κάποιον που έλειπε.
all-script = Όλες τις ψήφους τις έδωσαν παίκτες του υπολογιστή.
letter-paper = Χ
letter-control = Δ
letter-absent = Α
letter-script = Υ
hand-own = από την ίδια τη θέση
hand-paper = σε χαρτί
hand-control = από τη Διεύθυνση
hand-absent = για κάποιον που έλειπε
hand-script = από παίκτη του υπολογιστή
pick-yes = ΝΑΙ
pick-no = ΟΧΙ
pick-abstain = αποχή
pick-none = καμία
cell-strength = { $pick }, ισχύς
cell-strength-hand = { $pick }, { $hand }, ισχύς
cell-none = χωρίς ψήφο
vote-see = : ψηφοφορία { $number }, { $title }
verdict-passed = εγκρίθηκε
verdict-failed = απορρίφθηκε
verdict-tied = ισοψηφία
vote-counted = η καταμέτρηση έγινε με ανάταση των χεριών
faction = Παράταξη
voters-silent = Με κόκκινο όποιος απείχε συχνότερα απ’ όσο ψήφισε: η { CALLED("arete", "Αρετή") } δεν κερδίζεται με τη σιωπή.

## Οι Ιπποδρομίες

races = Οι Ιπποδρομίες
races-first = Ιπποδρομία
races-nobody = Δεν νίκησε κανείς
races-won = Νίκη { $who }
races-winner = { NAME($who, form: "genitive") }
races-legend = Τα { CALLED("horses", "Άλογα") } που φανερώθηκαν· του νικητή βρίσκονται μέσα σε στεφάνι.

## Ποιοι συμφώνησαν με ποιους

sides = Ποιοι συμφώνησαν με ποιους
sides-pair = { NAME($one, form: "the") } και { NAME($other, form: "the") }
sides-close = { $pairs } βρέθηκαν πιο κοντά: ίδια ψήφος σε { $alike } από τις { $of } κοινές ψηφοφορίες.
sides-close-all = { $pairs } βρέθηκαν πιο κοντά: ίδια ψήφος και στις { $of } κοινές ψηφοφορίες.
sides-far = Πιο μακριά βρέθηκαν { $pairs }: ίδια ψήφος σε { $alike } από τις { $of }.
sides-far-none = Πιο μακριά βρέθηκαν { $pairs }: ίδια ψήφος σε καμία από τις { $of }.
sides-two = { $one }, όπως και { $other }
sides-more =
    { $n ->
        [one] { $one }· { $other }· και 1 ακόμη ζεύγος
       *[other] { $one }· { $other }· και { $n } ακόμη ζεύγη
    }
sides-caption = Πόσο συχνά ψήφισαν το ίδιο δύο παρατάξεις, επί τοις εκατό των ψηφοφοριών όπου και οι δύο είπαν ΝΑΙ ή ΟΧΙ
sides-itself = η ίδια
sides-cell = { $one } και { $other }: ίδια ψήφος σε { $alike } από { $of }

## Οι δρόμοι

stasis-ordinal =
    { $n ->
        [1] Η πρώτη Στάση
        [2] Η δεύτερη Στάση
        [3] Η τρίτη Στάση
        [4] Η τέταρτη Στάση
        [5] Η πέμπτη Στάση
        [6] Η έκτη Στάση
        [7] Η έβδομη Στάση
        [8] Η όγδοη Στάση
       *[other] Η { $n }η Στάση
    }
stasis-open = Στάση { $n }, χωρίς τέλος
stasis-won = Νίκη { NAME($who, form: "genitive") }
stasis-nobody = Δεν νίκησε κανείς
stasis-see = Δείτε τη βαθμολογία
stasis-see-of = της Στάσης { $n }
points = Πόντοι νίκης
points-short = ΠΝ
held-by = { $who }
held = τόποι που κράτησαν: { $places }
held-place = { $place }
battles = Οι μάχες
mobs =
    { $n ->
        [one] 1 όχλος
       *[other] { $n } όχλοι
    }
military =
    { $n ->
        [one] 1 στρατιώτης
       *[other] { $n } στρατιώτες
    }
nobody = κανείς
natural = Φυσικό δεκατρία
by-hand = Η μάχη δόθηκε στον χάρτη της αίθουσας· το αποτέλεσμα καταχωρίστηκε.

## Το Σύνταγμα

law-article = Άρθρο { $number }:
law-out = Διαγράφηκε:
law-no-longer = Δεν ισχύει πια:
law-taken-out = Διαγράφηκε από το Σύνταγμα.
laws = Οι νόμοι

## Στο γραφείο της Διεύθυνσης

desk-lighter = Τι θα έκανε πιο ανάλαφρο το επόμενο παιχνίδι
desk-nothing = Δεν ξεχώρισε τίποτα.
desk-steps = Βήματα της Διεύθυνσης
desk-waited = Ποιους περίμενε η αίθουσα
desk-voted = Πώς ψήφισε ο καθένας
load-steps = Βήματα
load-steps-part = από αυτά για μια θέση
load-time = Χρόνος
load-time-part = από αυτόν σε αναμονή
load-longest = Μεγαλύτερη αναμονή
load-for-seat = { $n } για μια θέση
load-waited = αναμονή { $time }
seconds = { $n } δ.
minutes = { $n } λ.
hours = { $hours } ώ. { $minutes } λ.

## Για φύλαξη

keep-votes = Οι ψηφοφορίες
keep-votes-says = CSV, μια γραμμή για κάθε ψηφοφορία
keep-figures = Τα μεγέθη στον χρόνο
keep-figures-says = CSV, μια γραμμή για κάθε αλλαγή
keep-chronicle = Ολόκληρο το Χρονικό
keep-chronicle-says = JSON, για προγράμματα
keep-journal = Το αρχείο του παιχνιδιού
keep-journal-says = JSON Lines, μια εγγραφή στην καθεμία· μόνο για τη Διεύθυνση
keep-paper = Σε χαρτί
keep-paper-says = A4 ή PDF
keep-public = Αυτή η έκδοση περιέχει μόνο όσα είδε όλη η αίθουσα. Μοιραστείτε την ελεύθερα.
keep-private = Αυτή η έκδοση περιέχει όσα δεν επιτρέπεται να ξέρουν όλοι. Μοιραστείτε την με προσοχή.

## Επικεφαλίδες των πινάκων

csv-number = Αριθμός
csv-when = Πότε
csv-matter = Θέμα
csv-label = Τέθηκε σε ψηφοφορία
csv-yes = Ναι
csv-no = Όχι
csv-verdict = Αποτέλεσμα
csv-reason = Αιτία
csv-strength = { $faction }: ισχύς
csv-hand = { $faction }: χέρι
csv-seconds = Δευτερόλεπτα
csv-time = Χρόνος
csv-figure = Μέγεθος
csv-whose = Ποιανού
csv-value = Τιμή
csv-city = Η πόλη

## Η αναπαραγωγή

replay-larger = Μεγαλύτερη εικόνα
replay-figures = Μαζί με τους αριθμούς
replay-back = Πίσω στο βιβλίο
replay-then = Το Συμβούλιο εκείνη τη στιγμή
replay-stasis = Στάση
replay-wrath = Οργή
replay-doom = { CALLED("doom", "Όλεθρος") }
replay-lines = Τι είχε μόλις συμβεί
replay-arete = { CALLED("arete", "Αρετή") }
replay-vote = Ψήφος
replay-presides = προεδρεύει
step-chapter-back = Το προηγούμενο κεφάλαιο
step-back = Ένα βήμα πίσω
step-play = Αναπαραγωγή
step-pause = Παύση
step-on = Ένα βήμα μπροστά
step-chapter-on = Το επόμενο κεφάλαιο
replay-speed = Πόσο γρήγορα
replay-day = Η ημέρα
