### Τι λένε η ημερήσια διάταξη, οι προτάσεις και οι νόμοι στην οθόνη της Διεύθυνσης.

## Η Συνέλευση

assembly = Συνέλευση
assembly-left = { $n ->
    [one] Απομένει 1 πρόταση
   *[other] Απομένουν { $n } προτάσεις
}
act-agenda = Ημερήσια διάταξη της Συνέλευσης
act-agenda-says = Οι προτάσεις της: προσθήκη, αναδιατύπωση, μετακίνηση, χωρισμός, αναβολή.
act-agenda-waiting = { $n ->
    [one] Περιμένει 1 εισήγηση.
   *[other] Περιμένουν { $n } εισηγήσεις.
} Οι προτάσεις της: προσθήκη, αναδιατύπωση, μετακίνηση, χωρισμός, αναβολή.
act-add = Νέα πρόταση…
act-add-says = Ένα άρθρο, ένας νόμος ή κάτι που πρέπει να γίνει, για την ημερήσια διάταξη.
act-proclaim = Ανακήρυξη νόμου…
act-proclaim-says = Από Δικαστή ή από τη Διεύθυνση· ισχύει αμέσως.

## Μια πρόταση

motion-article = Άρθρο
motion-law = Νόμος
motion-deed = Ψήφισμα
motion-now = Ενώπιον της Συνέλευσης
motion-adopted = Εγκρίθηκε
motion-rejected = Απορρίφθηκε
motion-postponed = Αναβλήθηκε
motion-kind = { $kind } · { $source }
motion-named = πρόταση «{ $title }»
motion-earlier = «{ $title }» νωρίτερα
motion-later = «{ $title }» αργότερα
motion-read = Ανάγνωση τώρα
motion-reword = Αναδιατύπωση…
motion-split = Χωρισμός…
motion-put-off = Αναβολή
motion-take-in = Επαναφορά
motion-withdraw = Απόσυρση…
withdraw-title = Απόσυρση: «{ $title }»
withdraw-says = Η πρόταση φεύγει από την ημερήσια διάταξη. Ο λόγος μένει στο Ημερολόγιο.
withdraw-says-now = Η πρόταση φεύγει από την ημερήσια διάταξη και από τη συζήτηση. Ο λόγος μένει στο Ημερολόγιο.
withdraw-go = Απόσυρση της πρότασης

## Τι εισηγούνται οι Άρχοντες

proposed = Εισηγήσεις
proposed-by = { $kind }, εισήγηση { NAME($who, form: "genitive") }
proposed-amiss = { $amiss } Αναδιατυπώστε την ή απορρίψτε την.
proposed-admit = Δεκτή όπως είναι
proposed-reword = Δεκτή αναδιατυπωμένη…
proposed-decline = Απόρριψη…
decline-title = Απόρριψη: «{ $title }»
decline-says = Ο Άρχοντας { NAME($who, form: "genitive") } διαβάζει τον λόγο που δίνετε.
decline-go = Απόρριψη

## Γράφοντας ένα κείμενο

text-title = Τίτλος
text = Κείμενο
text-room = { $n } από { $most }
end = Πόσο ισχύει
end-removed = Μέχρι να καταργηθεί
end-cycle = Έως το τέλος του κύκλου
end-round = Έως το τέλος του Γύρου συμβουλίου
end-act = Έως το τέλος της Πράξης
ready = Έτοιμα κείμενα
ready-article = Άρθρο
ready-in = { $number }. { $title }
ready-none-in = { $number }. { $title } (χωρίς έτοιμο κείμενο)
ready-none = Δεν υπάρχει έτοιμο κείμενο για αυτό το άρθρο.
lacks-title = Γράψτε έναν τίτλο.
lacks-text = Γράψτε το κείμενο.
lacks-room = Συντομεύστε το κείμενο σε το πολύ { NUMBER($most, useGrouping: 0) } χαρακτήρες.
lacks-parts = Χωρίστε την πρόταση σε 2 έως 6 μέρη.
lacks-in-part = Μέρος { $number }: { $lacks }
lacks-sums = Γράψτε και τα δύο αθροίσματα· 0 όπου κανείς δεν σήκωσε χέρι.

## Τι τηρεί το πρόγραμμα από ένα κείμενο

lever = Τι τηρεί το πρόγραμμα από αυτό
lever-nothing = Τίποτα: το φροντίζουν οι άνθρωποι μόνοι τους
lever-who = Ποιος
lever-rulings = Ρυθμίσεις
lever-ties = Πώς κρίνεται η ισοψηφία
lever-ties-who = Ποιος αποφασίζει στην ισοψηφία
lever-supremacy = Ποιος έχει την Υπεροχή
lever-nobody = Κανείς
lever-citizen = Αν μια παράταξη έχει ιδιότητα πολίτη
lever-citizens = Ποιοι είναι πολίτες
lever-chosen = Πολίτες
lever-faction = Ποια παράταξη
lever-whether = Αν είναι πολίτες
lever-are = είναι πολίτες
lever-are-not = δεν είναι πολίτες
tie-control = Η Διεύθυνση
tie-prytanis = Ο Πρύτανης
tie-fails = Κανείς: η πρόταση απορρίπτεται
tie-archon = Ο Άρχοντας { NAME($who, form: "genitive") }
lever-says-nothing = Το φροντίζουν οι άνθρωποι μόνοι τους· το πρόγραμμα δεν κάνει τίποτα.
lever-says-nobody-supreme = Κανείς δεν έχει την Υπεροχή: ανάμεσα στους ισόβαθμους για Πρύτανη επιλέγει η Διεύθυνση.
lever-says-supreme = { NAME($who, form: "the", start: "yes") } έχουν την Υπεροχή.
lever-says-no-citizens = Κανείς δεν είναι πολίτης.
lever-says-citizens = Πολίτες είναι οι εξής και κανείς άλλος: { $who }.
lever-says-citizen = { NAME($who, form: "the", start: "yes") } είναι πολίτες.
lever-says-no-citizen = { NAME($who, form: "the", start: "yes") } δεν είναι πολίτες.
lever-says-tie-control = Στην ισοψηφία αποφασίζει η Διεύθυνση.
lever-says-tie-prytanis = Στην ισοψηφία αποφασίζει ο Πρύτανης.
lever-says-tie-fails = Στην ισοψηφία η πρόταση απορρίπτεται.
lever-says-archon = Στην ισοψηφία αποφασίζει ο Άρχοντας { NAME($who, form: "genitive") }.
lever-lacks = Αυτή η ρύθμιση δέχεται ακέραιο από { NUMBER($least, useGrouping: 0) } έως { NUMBER($most, useGrouping: 0) }.

## Πρώτα μια ερώτηση

decline-reason = Αιτιολογία, για τον Άρχοντα
