### Τι λέει η σελίδα μιας θέσης όσο παίζεται ένα παιχνίδι, όποιο κι αν είναι.

status-connecting = Σύνδεση
status-live = Συνδεδεμένο
status-lost = Η σύνδεση χάθηκε
status-closed = Αποσυνδεδεμένο
sealed-unsent = Δεν έχει σταλεί ακόμη
sealed-unsent-says = Θα σταλεί μόνο του μόλις επανέλθει η σύνδεση.
sealed-sending = Σφραγίζεται…
sealed-replaced = Άλλη συσκευή της θέσης σας, ή η Διεύθυνση, άλλαξε ό,τι είχατε κλειδώσει εδώ.
sealed-change = Αλλαγή
sealed-tally = { $done } από { $all }
anew = Επιλέξτε ξανά
anew-says = Μέχρι τότε ισχύει ό,τι κλειδώσατε.
