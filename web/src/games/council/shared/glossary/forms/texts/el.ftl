### Οι όροι του παιχνιδιού: πώς λέγεται ο καθένας και με ποιες μορφές βρίσκεται σε ένα κείμενο.

## Πώς λέγεται κάθε όρος

name-abstention = Αποχή
name-act = Πράξη
name-agenda = Ημερήσια διάταξη
name-archon = Άρχοντας
name-arete = { CALLED("arete", "Αρετή") }
name-article = Άρθρο
name-assembly = Συνέλευση
name-citizen = Πολίτης
name-colossus = Κολοσσός
name-control = Διεύθυνση
name-crisis = Κρίση
name-cycle = Κύκλος
name-deployment = Ανάπτυξη
name-diplomacy = Γύρος διπλωματίας
name-doom = { CALLED("doom", "Όλεθρος") }
name-exile = Εξορία
name-grant = Παραχώρηση
name-hero = Ήρωας
name-horses = { CALLED("horses", "Άλογα") }
name-influence = Επιρροή
name-law = Νόμος
name-military = Στρατιώτες
name-mob = Όχλος
name-motion = Πρόταση
name-muster = Επιστράτευση
name-natural13 = Φυσικό 13
name-objective = Τόπος
name-project = { CALLED("projects", "Μεγάλο έργο") }
name-prytanis = Πρύτανης
name-race = Ιπποδρομία
name-stasis = Στάση
name-stasis-card = { CALLED("stasis_cards", "Κάρτα Στάσης") }
name-strength = Ισχύς ψήφου
name-supremacy = Υπεροχή
name-support = Υποστήριξη
name-talents = { CALLED("talents", "Τάλαντα") }
name-tyche = { CALLED("tyche", "Τύχη") }
name-victory-point = Πόντος νίκης
name-wrath = Θεϊκή Οργή

## Οι μορφές με τις οποίες ένας όρος βρίσκεται σε ένα κείμενο

forms-abstention = αποχή | αποχής | αποχές | απέχω | απέχει | απέχουν | απέχετε
forms-act = Πράξη | Πράξης | Πράξεις | Πράξεων
forms-agenda = ημερήσια διάταξη | ημερήσιας διάταξης
forms-archon = Άρχοντας | Άρχοντα | Άρχοντες | Αρχόντων
forms-arete = { CALLED("arete", "Αρετή") } | { CALLED("arete", "Αρετής") }
forms-article = άρθρο | άρθρου | άρθρα | άρθρων | Σύνταγμα | Συντάγματος
forms-assembly = Συνέλευση | Συνέλευσης | Συνελεύσεις
forms-citizen = πολίτης | πολίτη | πολίτες | πολιτών | ιδιότητα του πολίτη
forms-colossus = Κολοσσός | Κολοσσού | Κολοσσό
forms-control = Διεύθυνση | Διεύθυνσης
forms-crisis = Κρίση | Κρίσης | Κρίσεις
forms-cycle = κύκλος | κύκλου | κύκλο | κύκλοι | κύκλους | κύκλων
forms-deployment = ανάπτυξη | ανάπτυξης
forms-diplomacy =
    Γύρος διπλωματίας | Γύρου διπλωματίας | Γύρο διπλωματίας | Γύροι διπλωματίας
    | γύρος διπλωματίας | γύρου διπλωματίας | γύρο διπλωματίας
forms-doom = { CALLED("doom", "Όλεθρος") } | { CALLED("doom", "Ολέθρου") } | { CALLED("doom", "Όλεθρο") } | { CALLED("doom", "Όλεθρου") }
forms-exile = εξορία | εξορίας | εξόριστος | εξόριστη | εξόριστοι | εξόριστης | εξόριστες | εξορίστων | εξόριστους
forms-grant =
    παραχώρηση | παραχώρησης | παραχωρήσεις | παραχωρήσεων | παραχωρεί | παραχωρούν | παραχωρείτε
    | παραχωρήσει | παραχωρήσετε | παραχωρήσουν
forms-hero = ήρωας | ήρωα | ήρωες | ηρώων
forms-horses = { CALLED("horses", "άλογο") } | { CALLED("horses", "άλογα") } | { CALLED("horses", "αλόγου") } | { CALLED("horses", "αλόγων") }
forms-influence = επιρροή | επιρροής
forms-law = νόμος | νόμου | νόμο | νόμοι | νόμους | νόμων
forms-military = στρατιώτης | στρατιώτη | στρατιώτες | στρατιωτών
forms-mob = όχλος | όχλου | όχλο | όχλοι | όχλους | όχλων
forms-motion = πρόταση | πρότασης | προτάσεις | προτάσεων
forms-muster = επιστράτευση | επιστράτευσης
forms-natural13 = φυσικό 13 | φυσικού 13
forms-objective = τόπος | τόπου | τόπο | τόποι | τόπους | τόπων
forms-project = { CALLED("projects", "μεγάλο έργο") } | { CALLED("projects", "μεγάλου έργου") } | { CALLED("projects", "μεγάλα έργα") } | { CALLED("projects", "μεγάλων έργων") }
forms-prytanis = Πρύτανης | Πρύτανη | Πρυτάνεις
forms-race = ιπποδρομία | ιπποδρομίας | ιπποδρομίες
forms-stasis = Στάση | Στάσης | στάση | στάσης
forms-stasis-card = { CALLED("stasis_cards", "κάρτα Στάσης") } | { CALLED("stasis_cards", "κάρτας Στάσης") } | { CALLED("stasis_cards", "κάρτες Στάσης") } | { CALLED("stasis_cards", "καρτών Στάσης") }
forms-strength = ισχύς ψήφου | ισχύ ψήφου | ισχύος ψήφου | ισχύς | ισχύ
forms-supremacy = υπεροχή | υπεροχής
forms-support = υποστήριξη | υποστήριξης
forms-talents = { CALLED("talents", "τάλαντο") } | { CALLED("talents", "τάλαντα") } | { CALLED("talents", "ταλάντου") } | { CALLED("talents", "ταλάντων") }
forms-tyche = { CALLED("tyche", "Τύχη") } | { CALLED("tyche", "Τύχης") }
forms-victory-point = πόντος νίκης | πόντου νίκης | πόντο νίκης | πόντοι νίκης | πόντους νίκης | πόντων νίκης
forms-wrath = Θεϊκή Οργή | Θεϊκής Οργής
