# Όσα λέγονται σε όσους έστειλαν διαταγές. Καμία λέξη κάποιου παιχνιδιού δεν είναι εδώ.

orders-did-you-mean = { $said } Μήπως εννοείτε { $guess };
orders-or = { $before } ή { $next }

orders-set-too-large = Οι διαταγές ξεπερνούν το όριο: { $limit }.
orders-bytes = { $number } byte
orders-lines = { $number } γραμμές
orders-line-too-long = Η γραμμή { $number } είναι μεγαλύτερη από { $limit } byte.
orders-no-end = Λείπει το { $word }· οι διαταγές φτάνουν ως το τέλος του κειμένου.
orders-unclosed-quote = Ένα εισαγωγικό δεν κλείνει· το κείμενο τελειώνει με τη γραμμή.
orders-extra-text = Το «{ $text }» περισσεύει εδώ.
orders-text-cut = Κόπηκε στους { $most } χαρακτήρες.

orders-no-unit-line = Καμία γραμμή από πάνω δεν λέει για ποια μονάδα είναι αυτό.
orders-not-your-unit = Η μονάδα { $unit } δεν είναι δική σας: οι διαταγές ως την επόμενη μονάδα δεν λαμβάνονται υπόψη.
orders-unit-again = Η μονάδα { $unit } έχει ήδη διαταγές πιο πάνω· αυτές προστίθενται.
orders-block-open = Στο { $word } λείπει το { $end }· τελειώνει πριν από την πρώτη γραμμή που δεν μπορεί να ανήκει σε αυτό.
orders-block-nested = Το { $word } δεν μπορεί να βρίσκεται μέσα σε { $word }.
orders-formed-again = Το { $word } { $number } υπάρχει ήδη σε αυτό το μέρος· το δεύτερο παραλείπεται μαζί με ό,τι περιέχει.
orders-stray-end = Το { $word } δεν κλείνει τίποτα εδώ.

orders-unknown-order = Το «{ $text }» δεν είναι διαταγή.
orders-missing-argument = Στο { $order } λείπει: { $what }.
orders-bad-number = Το «{ $text }» δεν είναι αριθμός.
orders-number-between = Δώστε αριθμό από { $least } έως { $most }.
orders-bad-text = Το «{ $text }» δεν γίνεται δεκτό εδώ.
orders-unknown-name = Το «{ $text }» δεν είναι όνομα που γνωρίζετε.
orders-replaced = Το { $new } παίρνει τη θέση του { $old } στη γραμμή { $line }.
