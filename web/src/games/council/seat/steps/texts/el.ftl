### Τι λέει μια θέση μετά το πρώτο βήμα: τα βήματα του Συμβουλίου, και τι άλλο μπορεί να κάνει κανείς.

awaited = Αναμένονται
awaited-none = Όλοι έτοιμοι
awaited-done = έτοιμοι

you = εσείς

heroes = Ήρωες
hero-supports = σας υποστηρίζει με { $value } μέχρι το τέλος του κύκλου
hero-rests = ξεκουράζεται· αξίζει { $value }

give-to = Σε ποιους;
give-what = Τι;
give-tyche = { CALLED("tyche", "Τύχη") }
give-horses = { CALLED("horses", "Άλογα") }
give-talents = { CALLED("talents", "Τάλαντα") }
give-most = έως { $most }
give-fewer = Λιγότερα
give-more = Περισσότερα
give-pick = Επιλέξτε σε ποιους και τι
give-now = Δώστε { $tokens } { NAME($who, form: "dative") }
give-amount-tyche = { $amount } { CALLED("tyche", "Τύχη") }
give-amount-horses =
    { $amount ->
        [one] 1 { CALLED("horses", "Άλογο") }
       *[other] { $amount } { CALLED("horses", "Άλογα") }
    }
give-amount-talents =
    { $amount ->
        [one] 1 { CALLED("talents", "Τάλαντο") }
       *[other] { $amount } { CALLED("talents", "Τάλαντα") }
    }

grant-figure = Επιρροή { NAME($who, form: "genitive") }
grant-nobody = Η επιρροή σας δεν μετράει ακόμη για κανέναν.
grant-lent = Με αυτήν ψηφίζουν: <who/>.
grant-move = Μεταφορά
grant-make = Παραχώρηση
grant-title = Παραχώρηση επιρροής
grant-title-vote = Παραχώρηση για αυτή την ψηφοφορία
grants-title = Η επιρροή σας
grants-lent = Με τα δικά σας { $amount } ψηφίζουν: <who/>.
grants-fixed = Μένει εκεί μέχρι την επόμενη φάση.
grants-votes = ισχύς ψήφου { $strength }
grants-no-vote = χωρίς ψήφο
grants-move-there = Μεταφέρετέ την εκεί
grants-move-pick = Μεταφορά της παραχώρησης
grants-pick = Επιλέξτε σε ποια παράταξη

look-open = Δεύτερη ματιά
look-title = Δεύτερη ματιά
look-says = Ποιο γεγονός να πάει κάτω από την τράπουλά του; Στη θέση του ανοίγει το επόμενο αυτής της τράπουλας.
look-pick = Επιλέξτε γεγονός
look-do = Κάτω από την τράπουλα
veto = Βέτο
veto-not = Αφήστε το να ισχύσει

chair = Η έδρα
chair-who = Ποιος προεδρεύει;
chair-pick = Επιλέξτε ποιος προεδρεύει
presiding-figure = Πρύτανης · { CALLED("arete", "Αρετή") } <figure/>
presiding-arete = { CALLED("arete", "Αρετή") } { NAME($who, form: "genitive") }
presiding-nobody = Σε αυτόν τον κύκλο δεν προεδρεύει κανείς.

election-title = Η επιλογή σας σφραγίστηκε
election-hold = Κρατήστε πατημένο για να δείτε την επιλογή σας
election-tally = έχουν επιλέξει
election-whom = Ποιους εκλέγετε;
election-says = Ένα άγγιγμα τη σφραγίζει. Μπορείτε να την αλλάξετε μέχρι την αποκάλυψη.
election-keep = Να μείνει η σφραγισμένη
election-nobody = Κανένας
election-votes = Ψήφοι για { NAME($who, form: "accusative") }
election-for = για { NAME($who, form: "accusative") }
abstained = απείχαν

events-chosen = Επιλέχθηκε
events-choose-this = Επιλέξτε αυτό
# The button below them. $events: one title, or several.
events-confirm = Σε ψηφοφορία: { $events }
events-choose =
    { $count ->
        [one] Επιλέξτε 1 γεγονός
       *[other] Επιλέξτε { $count } γεγονότα
    }
docket-waiting = Περιμένει την ψηφοφορία του
docket-called = Τώρα στο Συμβούλιο
docket-passed = Εγκρίθηκε
docket-defaulted = Δεν εγκρίθηκε τίποτα
docket-dropped = Έμεινε στην άκρη

floor-held = { NAME($who, form: "the", start: "yes") } έχουν τον λόγο
floor-back = Πάρτε πίσω τον λόγο
floor-give = Δώστε τον λόγο
floor-open = Κανείς δεν σήκωσε χέρι. Μπορούν να μιλήσουν όλοι.
speakers = Ομιλητές

race-title = Τα { CALLED("horses", "Άλογά") } σας είναι κρυμμένα
race-hold = Κρατήστε πατημένο για να δείτε την προσφορά σας
race-tally = έκρυψαν τα { CALLED("horses", "Άλογά") } τους
race-how-many = Πόσα { CALLED("horses", "Άλογα") } κρύβετε;
race-none = Κανένα
race-keep = Να μείνει η προσφορά
race-bid =
    { $horses ->
        [one] 1 { CALLED("horses", "Άλογο") }
       *[other] { $horses } { CALLED("horses", "Άλογα") }
    }
race-winner = Νικητές
strength-votes = Ισχύς ψήφου
strength-influence = Επιρροή, χωρίς ψήφο
strengths = Ισχύς ψήφου όλων
strengths-figure = Ισχύς ψήφου { NAME($who, form: "genitive") }

put-pick = Επιλέξτε τι τίθεται σε ψηφοφορία
put-do = Θέστε το σε ψηφοφορία
ballot-otherwise = Αν δεν εγκριθεί τίποτα: <what/>
ballot-read = Διαβάστε το κείμενο
vote-yes = ΝΑΙ
vote-no = ΟΧΙ
vote-abstain = Αποχή
urn-title = Η ψήφος σας είναι στην κάλπη
urn-hold = Κρατήστε πατημένο για να δείτε την ψήφο σας
urn-tally = ψήφους είναι στην κάλπη
urn-keep = Να μείνει αυτή στην κάλπη
tie-decide = Λύστε την ισοψηφία

verdict-passed = Εγκρίθηκε
verdict-failed = Απορρίφθηκε
verdict-tied = Ισοψηφία
verdict-vetoed = Βέτο
verdict-by = από: <who/>
verdict-hands = Οι ψήφοι μετρήθηκαν στην αίθουσα, με ανάταση χεριών.

outcome-gain-for-you = Αυτό είναι κέρδος σας.
outcome-loss-for-you = Αυτό πλήττει εσάς.
outcome-neither-for-you = Αυτό σας αφορά.
outcome-to-name = Ποιους θα πλήξει, το λένε { NAME($who, form: "the") }
outcome-to-name-control = Ποιους θα πλήξει, το λέει η Διεύθυνση
outcome-revised = Αλλαγή από τη Διεύθυνση: { $reason }
outcome-nothing = Δεν συμβαίνει τίποτα.
outcome-pick = Ορίστε μια παράταξη
outcome-do = Να οριστούν { NAME($who, form: "the") }

check-assembly = Συνέλευση
check-stasis = Στάση
check-next = Μετά

motion-place = Πρόταση { $place } από { $all } · { $kind }
motion-article = Άρθρο
motion-law = Νόμος
motion-deed = Ψήφισμα
motion-passes = Αν εγκριθεί
motion-by = Εισηγητές: <who/>
motion-from = Από: { $source }
