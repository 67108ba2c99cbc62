### Όσα λέει το γραφείο της Ατλαντίδας.

atl-desk-island = Το νησί
atl-desk-side = Μηνύματα, ειδοποιήσεις και ημερολόγιο
atl-desk-player = παίκτης
# With its article.
atl-desk-player-the = ο παίκτης
atl-desk-player-accusative = τον παίκτη
atl-desk-players = Παίκτες
atl-desk-before = Στήσιμο
# $turn: of 13.
atl-desk-when = Γύρος { $turn }
atl-desk-turns = Οι γύροι και τα γεγονότα τους
atl-desk-spared = { $event }: εξαιρείται { $who }
atl-desk-open = Άνοιγμα: { $who }
atl-desk-clock-then = Ό,τι μένει ανοιχτό το απαντά ο επίτροπος.

## The big button

atl-desk-begin = Αρχή του παιχνιδιού
atl-desk-begin-says = Το νησί στρώνεται για όσους κάθονται εδώ.
atl-desk-begin-few = Χρειάζονται δύο θέσεις, με παίκτη ή επίτροπο.
atl-desk-waits-says = Πατήστε για τη θέση που περιμένουμε.
atl-desk-over-says = Πατήστε για την ιστορία.

## What somebody is awaited for, behind a time

atl-desk-awaits-statue = διαλέγει άγαλμα
atl-desk-awaits-order = ορίζει την Πυξίδα
atl-desk-awaits-move = κινείται
atl-desk-awaits-zeus = μπορεί να ζητήσει από τον Δία
atl-desk-awaits-compass = μπορεί να γυρίσει την Πυξίδα
atl-desk-awaits-improve = βελτιώνει την πόλη
atl-desk-awaits-sink = διαλέγει τι βυθίζεται
atl-desk-awaits-board = διαλέγει ποιος σαλπάρει
atl-desk-awaits-battle = αποφασίζει για μάχη

atl-desk-is-sealed = σφράγισε
atl-desk-is-done = έτοιμο
atl-desk-mark-compass = έχει την Πυξίδα
atl-desk-mark-gave-up = παραιτήθηκε
# $locked: how many of the two have locked.
atl-desk-battle = Επίθεση: { $attacker } εναντίον { $defender }, { $place }. Κλειδωμένοι { $locked } από 2.

## In the place of a seat

atl-desk-group-answer = Απαντήσεις στη θέση του
atl-desk-group-phase = Στη θέση του
atl-desk-group-leave = Αποχώρηση
atl-desk-not-asked = Τώρα δεν του ζητείται τίποτε.
atl-desk-steward-on = Να παίξει ο επίτροπος
atl-desk-steward-off = Τέλος του επιτρόπου
atl-desk-play-here = Παιχνίδι σε νέα καρτέλα
atl-desk-play-says = Το χέρι είναι μυστικό. Ανοίξτε το μόνο σε ανάγκη.
atl-desk-city = Η πόλη
atl-desk-advances = Πρόοδοι
atl-desk-no-advances = Καμία ακόμη

## Corrections

atl-desk-correct = Διόρθωση αριθμού
atl-desk-correct-says = Διορθώστε το λάθος· ο λόγος δημοσιεύεται.
atl-desk-correct-of = Διόρθωση: { $who }
atl-desk-correct-go = Διόρθωση
atl-desk-correct-what = Τι είναι λάθος
atl-desk-correct-whose = Ποιανού
atl-desk-correct-where = Πού
atl-desk-correct-to = Το σωστό
atl-desk-correct-at-site = Κρατούν τον τόπο
atl-desk-correct-whole = Δώστε ακέραιους αριθμούς από 0.
atl-desk-correct-advance = Διαλέξτε μια πρόοδο.
atl-desk-correct-building = Διαλέξτε ένα κτίσμα.
atl-desk-figure-stock = Απόθεμα
atl-desk-figure-units = Άτομα και αρχηγοί
atl-desk-figure-counts = Στόλος, σωσμένοι, νεκροί
atl-desk-figure-learn = Νέα πρόοδος
atl-desk-figure-destroy = Αφαίρεση κτίσματος
atl-desk-figure-creature = Πλάσμα
atl-desk-figure-compass = Πυξίδα
atl-desk-count-capacity = Στόλος
atl-desk-count-continent = Σώθηκαν
atl-desk-count-hades = Στον Άδη
atl-desk-building-at = { $what } ({ $column }, { $row })
atl-desk-lives = Ζει
atl-desk-is-dead = Είναι νεκρό
atl-desk-clockwise = Δεξιόστροφα
atl-desk-against = Αριστερόστροφα

## Seats among themselves

atl-desk-accord = Τι συμφωνούν οι θέσεις
atl-desk-asks-all = { $who } ρωτά όλους:
atl-desk-held = Το τραπέζι στέκει.
atl-desk-held-by = Το σταμάτησε: { $who }.
atl-desk-go-on = Συνέχεια

## Log, history, settings

atl-desk-kind-battle = Μάχες
atl-desk-kind-offers = Προσφορές
atl-desk-kind-people = Άτομα
atl-desk-kind-city = Πόλεις
atl-desk-kind-table = Τραπέζι
atl-desk-kind-island = Νησί
atl-desk-on-island = Στο νησί
atl-desk-saved = Σώθηκαν
atl-desk-dead = Στον Άδη
atl-desk-sunken = Βυθισμένα πεδία
atl-desk-seen-battle = Όλοι είδαν πώς τέλειωσε η μάχη.
atl-desk-seen-offers = Όλοι είδαν τις προσφορές.
atl-desk-secret-battle = μια επιλογή στη μάχη
atl-desk-secret-offer = μια προσφορά
atl-desk-rules-clocks = Ρολόγια
atl-desk-rules-table = Το τραπέζι
atl-desk-rules-end = Πώς τελειώνει
atl-desk-rules-setup = Στήσιμο και πόλεις
atl-desk-rules-events = Προσφορές και γεγονότα
atl-desk-hint-rulings = «ρολόι», «φόρος», «λεηλασία»
atl-desk-hint-acts = «πίσω», «επίτροπος», «διόρθωση»
atl-desk-log-says = Τι συνέβη στο νησί

## The tour

atl-desk-tour-next = Το μεγάλο κουμπί
atl-desk-tour-next-says = Αρχίζει το παιχνίδι. Ύστερα ανοίγει όποιον περιμένουμε.
atl-desk-tour-next-try = Πατήστε το κενό.
atl-desk-tour-seats = Οι θέσεις
atl-desk-tour-seats-says = Ποιος είναι εδώ, ποιον περιμένουμε, πόση ώρα.
atl-desk-tour-seats-try = Αγγίξτε μία ή πατήστε 1.
atl-desk-tour-back = Πίσω
atl-desk-tour-back-says = Κάθε βήμα παίρνεται πίσω, με προεπισκόπηση.
atl-desk-tour-back-try = Πατήστε Z.
