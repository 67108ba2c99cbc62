### Τι λέει μια θέση στο πρώτο βήμα: ποιοι είμαστε, τι ζητείται.

me-onlooker = Θεατής
me-exiled = Εξόριστοι: χωρίς ψήφο
me-prytanis = Πρύτανης
me-citizen = Πολίτες
me-no-citizen = Όχι πολίτες{ $because }
me-menu = Μενού
where-act = Πράξη { $act }
where-cycle = Πράξη { $act } · Κύκλος { $cycle }

status-connecting = Σύνδεση
status-live = Συνδεδεμένο
status-lost = Η σύνδεση χάθηκε
status-closed = Αποσυνδεδεμένο
what-now = Τι μπορώ να κάνω τώρα;

strip-diplomacy = Το Συμβούλιο διακόπτει μετά από αυτή τη φάση.
strip-extra = Όταν τελειώσει ο χρόνος, έχετε ακόμη { $seconds } δευτερόλεπτα.
nudged = Η Διεύθυνση ζητά την προσοχή σας
nudged-now = Η Διεύθυνση σας περιμένει: { $ask }

mode-paper = Η θέση σας παίζεται σε χαρτί
mode-paper-says = Η Διεύθυνση καταχωρίζει για εσάς ό,τι γράφετε ή λέτε.
mode-scripted = Τη θέση σας την παίζει το πρόγραμμα
mode-scripted-says = Μέχρι να την πάρετε πίσω.
mode-absent = Η θέση σας θεωρείται απούσα
mode-absent-abstain = Απέχετε, δεν προσφέρετε τίποτα και πάτε πάσο.
mode-absent-control = Η Διεύθυνση αποφασίζει για εσάς.
mode-absent-follow = Η ψήφος σας ακολουθεί { NAME($who, form: "accusative") }.
mode-here = Είμαι εδώ

side-hero = Ήρωες
side-grant = Παραχώρηση επιρροής
side-give = Δώστε μάρκες

chair-do = Να προεδρεύσουν { NAME($who, form: "the") }

# A seat that nobody has taken, under its name.
seat-free = ελεύθερη

brief-read = Διαβάστε τις οδηγίες σας
brief-title = { NAME($who, start: "yes") }

deploy-began = Άρχισε η τοποθέτηση μονάδων.
