### Κουβέντες ανάμεσα στη Διεύθυνση και την αίθουσα.

## Πόση ώρα περιμένει κάτι, και πριν από πόση ώρα έγινε

waited-now = μόλις τώρα
lapse-waited-minutes = εδώ και { $minutes } λ.
lapse-waited-hours = εδώ και { $hours } ώρ.
lapse-waited-hours-minutes = εδώ και { $hours } ώρ. { $minutes } λ.
lapse-said-minutes = πριν από { $minutes } λ.
lapse-said-hours = πριν από { $hours } ώρ.
lapse-said-hours-minutes = πριν από { $hours } ώρ. { $minutes } λ.

## Ερωτήσεις που περιμένουν

asked = { NAME($who, form: "the", start: "yes") } ρωτούν
asked-more = { NAME($who, form: "the", start: "yes") } ρωτούν, { $more } ακόμη
question-answer-to = Απάντηση { NAME($who, form: "dative") }
question-answer = Απάντηση
question-send = Απάντηση
question-send-as-well = Πείτε το κι αυτό
question-drop = Απόρριψη
question-to-all = Σε όλους, χωρίς να φαίνεται ποιος ρώτησε
question-by-mouth = Απαντήθηκε προφορικά
question-overtaken = Στο μεταξύ απάντησε άλλη συσκευή της Διεύθυνσης: «{ $answer }». Ό,τι γράψατε είναι ακόμη εδώ.
question-overtaken-by-mouth = Στο μεταξύ κάποιος της Διεύθυνσης απάντησε προφορικά. Ό,τι γράψατε είναι ακόμη εδώ.

## Όσα ειπώθηκαν και απαντήθηκαν

said-find = Αναζήτηση λέξης
said-whose = Ποιου λόγια
said-all-seats = Όλες οι θέσεις
said-none-found = Δεν βρέθηκε τίποτα.
said-none = Δεν έχει ειπωθεί τίποτα ακόμη.
said-asked = { NAME($who, form: "the", start: "yes") } ρώτησαν
said-to-all = Διεύθυνση προς όλους
said-to = Διεύθυνση προς { NAME($who, form: "accusative") }
said-not-yet = Όχι ακόμη: { $seats }
said-answer-to-all = σε όλους
said-read = Διαβάστηκε
said-unread = Δεν διαβάστηκε ακόμη
said-read-by-all = Το διάβασαν όλοι
said-read-by = Το διάβασαν { $count } από { $all }

## Μήνυμα στις θέσεις

say-to = Προς
say-everybody = Όλοι οι Άρχοντες
say-every-phone = Σε κάθε κινητό
say-only = Το διαβάζουν μόνο { NAME($who, form: "the") }· τα κινητά τους δονούνται
say-go-all = Πείτε το σε όλους
say-go = Πείτε το { NAME($who, form: "dative") }
say-usual-come = Παρακαλώ ελάτε στη Διεύθυνση.
say-usual-decide = Παρακαλώ αποφασίστε· το Συμβούλιο σας περιμένει.
say-usual-break = Μια κουβέντα στο διάλειμμα;
say-usual-yes = Ναι.
say-usual-no = Όχι.

## Το κάτω μέρος της οθόνης και οι ανακοινώσεις

ticker-label = Κυλιόμενη γραμμή: στο κάτω μέρος της οθόνης προβολής
ticker-none = Δεν κυλά τίποτα εκεί
ticker-off = Αφαίρεση
ticker-go = Εμφάνιση
announcement = Ανακοίνωση
announcement-none = Καμία ανακοίνωση.
announcement-make = Ανακοίνωση…
announcement-change = Αλλαγή…
