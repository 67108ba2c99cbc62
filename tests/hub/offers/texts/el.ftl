### Τι λέει το παιχνίδι των κρυφών προσφορών, στα ελληνικά.

offers-cause-start = Στην αρχή
offers-cause-by-hand = Διεύθυνση: { $reason }
offers-cause-earlier = Παλαιότερες αλλαγές
offers-cause-earlier-by-hand = Παλαιότερες αλλαγές της διεύθυνσης
offers-cause-lot = Πληρωμή για «{ $title }»

offers-ruling-sentence = { $ruling }.
offers-ruling-tie = Ποιος παίρνει κάτι για το οποίο προσφέρουν πολλοί το ίδιο ποσό
offers-ruling-tie-nobody = κανείς
offers-ruling-tie-first = ο πρώτος στη σειρά των θέσεων
offers-ruling-offer-seconds = Δευτερόλεπτα για τις προσφορές, 0 χωρίς ρολόι

offers-refused-control-only = Αυτό το κάνει μόνο η διεύθυνση.
offers-refused-clock-only = Αυτό το κάνει το τραπέζι μόνο του.
offers-refused-seat-only = Διάλεξε πρώτα τη θέση για την οποία ενεργείς.
offers-refused-step-over = Το παιχνίδι προχώρησε· δες πού βρίσκεται τώρα.
offers-refused-not-now = Τίποτα δεν προσφέρεται τώρα.
offers-refused-too-many = { $have ->
    [0] Δεν έμεινε κανένα νόμισμα.
    [one] Υπάρχει μόνο 1 νόμισμα.
   *[other] Υπάρχουν μόνο { $have } νομίσματα.
  }
offers-refused-bad-seal = Η σφραγίδα δεν ταιριάζει με αυτή την προσφορά.
offers-refused-no-clock = Μόνο οι προσφορές έχουν ρολόι, έως { $most } δευτερόλεπτα.
offers-refused-over = Όλα έχουν δοθεί.
offers-refused-already-so = Είναι ήδη έτσι.
offers-refused-no-such-seat = Θέση { $id } δεν υπάρχει εδώ.
offers-refused-no-setting = Ρύθμιση { $key } δεν υπάρχει.
offers-refused-setup = Ένα παιχνίδι θέλει θέσεις, αντικείμενα και ρυθμίσεις μέσα στα όριά τους.
offers-refused-format = Αυτό το παιχνίδι δεν έχει μορφή { $format }.

offers-when-lot = { $lot ->
    [0] Πριν από το πρώτο αντικείμενο
   *[other] Αντικείμενο { $lot }
  }
offers-awaited-to-offer = να προσφέρει
offers-clock-offers = Προσφορές
offers-clock-then = Μετά ανοίγουν όλες οι προσφορές.
offers-clock-minute = 1 λεπτό
offers-clock-minute-says = Το ρολόι μπαίνει στο ένα λεπτό.
offers-ask-offer = Κρύψε τι προσφέρεις για «{ $title }».
offers-ask-locked = Η προσφορά σου είναι κρυμμένη· αλλάζει ώσπου να ανοίξουν όλες.
offers-ask-wait = Το επόμενο έρχεται σε λίγο.
offers-offer-says = { $coins ->
    [one] Προσφέρεις 1 νόμισμα για «{ $title }».
   *[other] Προσφέρεις { $coins } νομίσματα για «{ $title }».
  }
offers-next-open = { $missing ->
    [0] Άνοιγμα προσφορών: είναι όλες μέσα
    [one] Άνοιγμα προσφορών: λείπει 1
   *[other] Άνοιγμα προσφορών: λείπουν { $missing }
  }
offers-next-open-says = Όποιος προσέφερε τα περισσότερα το παίρνει και πληρώνει.
offers-next-lot = Προσφορά: «{ $title }»
offers-next-lot-says = Όλοι κρύβουν μια προσφορά γι’ αυτό.
offers-next-end = Τέλος του παιχνιδιού
offers-next-end-says = Όλα έχουν δοθεί.
offers-next-over = Το παιχνίδι τελείωσε
offers-next-over-says = Δεν έρχεται τίποτε άλλο.
offers-headline-gathering = Όλα είναι έτοιμα.
offers-headline-offers = Ποιος προσφέρει τι για «{ $title }»;
offers-headline-over = Όλα έχουν δοθεί· το παιχνίδι τελείωσε.
offers-verdict-sold = { $who }: παίρνει «{ $title }» για { $price }.
offers-verdict-nobody = Κανείς δεν παίρνει «{ $title }».

offers-told-together = { $lines }
offers-and-then = { $before } { $next }
offers-told-lot = Προσφέρεται «{ $title }».
offers-told-offered-for = Η διεύθυνση έκρυψε μια προσφορά για: { $who }.
offers-told-seat = Η θέση { $who } παίζεται τώρα { $how }.
offers-mode-phone = στο δικό της κινητό
offers-mode-tablet = σε κοινό τάμπλετ
offers-mode-paper = σε χαρτί
offers-mode-absent = από κανέναν
offers-mode-scripted = από το πρόγραμμα
offers-told-coins = { $who }: τώρα { $to } νομίσματα ({ $reason }).
offers-told-ruling = Νέα ρύθμιση του { $rule }: { $means }.
offers-told-anew = Οι προσφορές κρύβονται ξανά.
offers-told-back = Η διεύθυνση γύρισε το παιχνίδι πίσω: { $headline }
