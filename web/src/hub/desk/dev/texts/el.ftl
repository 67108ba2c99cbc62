### Τι λέει το ίδιο το τραπέζι των κρυφών προσφορών, στα ελληνικά.

section = Οι προσφορές
bidder = παίκτης
bidders = Παίκτες
offered = έκανε προσφορά
group-offer = Προσφορά
group-clock = Ρολόι
kind-lot = Αντικείμενα
scene-lot = Το αντικείμενο
scene-lot-says = Τι βρίσκεται στο τραπέζι
moment = Αντικείμενο { $lot }
seen-since = Όλοι είδαν τι προσφέρθηκε για «{ $title }».
coins = Νομίσματα
lots = Αντικείμενα
figure-lots = Όσα δόθηκαν
rulings = Προσφορές
hint-rulings = «ισοπαλία», «δευτερόλεπτα»
hint-acts = «ρολόι», «πίσω»
log-says = Ποιος πήρε τι
secret = μια προσφορά
announce-usual-come = Ελάτε στο τραπέζι.
say-usual-decide = Κάνε την προσφορά σου.
tour-next = Το μεγάλο κουμπί
tour-next-says = Πάει το παιχνίδι παρακάτω.
tour-next-try = Πάτησέ το.
seat-act = Προσφορά στη θέση του
seat-nothing = Δεν υπάρχει τίποτα τώρα.
