### Τι λέει η σελίδα μιας θέσης όσο παίζεται ένα παιχνίδι, όποιο κι αν είναι.

sealed-unsent = Δεν έχει σταλεί ακόμη
sealed-unsent-says = Θα σταλεί μόνο του μόλις επανέλθει η σύνδεση.
sealed-sending = Σφραγίζεται…
sealed-replaced = Άλλη συσκευή της θέσης σας, ή η Διεύθυνση, άλλαξε ό,τι είχατε κλειδώσει εδώ.
sealed-taken-back = Ό,τι είχατε κλειδώσει εδώ δεν μετράει πια, αφού η Διεύθυνση γύρισε το παιχνίδι πίσω: επιλέξτε ξανά.
sealed-called-off = Ό,τι είχατε κλειδώσει εδώ δεν μετράει πια, και δεν το είδε κανείς: επιλέξτε ξανά.
sealed-change = Αλλαγή
sealed-tally = { $done } από { $all }
anew = Επιλέξτε ξανά
anew-says = Μέχρι τότε ισχύει ό,τι κλειδώσατε.
glossary-rule = Ο κανόνας
glossary-back = ← Πίσω

## Όσα πρέπει να ξέρει όλη η αίθουσα

strips = Ανακοινώσεις
pause-server = Το τραπέζι έχει σταματήσει
pause-control = Παύση από τη Διεύθυνση
pause-break = Διάλειμμα
strip-then = Μετά: { $next }
strip-over = { $minutes } λεπ. παραπάνω
strip-ends = Λήξη: { $round }
returned-forgotten = Ό,τι είχατε αρχίσει δεν κρατήθηκε.
understood = Κατάλαβα
round-minutes = { $minutes } λεπ.
