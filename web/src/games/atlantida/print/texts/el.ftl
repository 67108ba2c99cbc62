### Όσα στέκονται στα φύλλα της Ατλαντίδας γύρω από τα κείμενα.

atl-print-title = Ατλαντίδα · Φύλλα
atl-print-game = Ατλαντίδα
atl-print-open = Εκτύπωση…
atl-print-aids = Βοηθήματα
atl-print-events = Κάρτες γεγονότων
atl-print-tiles = Πλακίδια του νησιού
atl-print-aid-city = Κτίσματα και πρόοδοι
atl-print-aid-island = Τόποι και αγάλματα
atl-print-part-sites = Τόποι
atl-print-part-buildings = Κτίσματα
atl-print-part-advances = Πρόοδοι
atl-print-part-statues = Αγάλματα
atl-print-part-events = Γεγονότα
atl-print-free = δωρεάν
atl-print-stone = πέτρα { $stone }
atl-print-both = πέτρα { $stone }, χρυσός { $gold }
atl-print-knowledge = γνώση { $n }
atl-print-strength = Δύναμη { $n }
atl-print-temple = Μόνο για όποιον τον κατέχει
atl-print-gives = 1 για κάθε { $each } άτομα. Κατοχή: { $more } ακόμη.
atl-print-credits = Εικονίδια από το game-icons.net, των Lorc, Delapouite και άλλων, με άδεια CC BY 3.0.
