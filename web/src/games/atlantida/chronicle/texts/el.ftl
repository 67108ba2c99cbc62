### Όσα στέκονται στο χρονικό της Ατλαντίδας γύρω από την αφήγηση.

# $table: its name. The title of the browser's window.
atl-book-title = { $table } · Ατλαντίδα
atl-book-game = Ατλαντίδα
atl-book-end = Πώς τέλειωσε
atl-book-scores = Πώς μεγάλωσαν οι βαθμοί
atl-book-scores-says = Βαθμοί στο τέλος κάθε γύρου, μια γραμμή για κάθε παράταξη.
atl-book-figures = Βαθμοί γύρο με γύρο
atl-book-people = Παράταξη
atl-book-island = Το νησί
atl-book-island-turn = Μέσα από τους γύρους
atl-book-story = Η ιστορία
atl-book-turn = Γύρος { $turn }
atl-book-setup = Στήσιμο
# $n: sentences of a turn.
atl-book-all = { $n ->
    [one] Όλα όσα έγιναν: 1 πρόταση
   *[other] Όλα όσα έγιναν: { $n } προτάσεις
  }
atl-book-by-race = Νίκη στον αγώνα δρόμου: σώθηκαν όλα τα άτομα.
atl-book-by-points = Νίκη στους βαθμούς: σωσμένοι, μείον δύο για κάθε νεκρό.
atl-book-by-advances = Νίκη στις προόδους: κανείς δεν σώθηκε.
atl-book-by-left = Νίκη του τελευταίου που έμεινε.
atl-book-sum = { $saved } σώθηκαν, { $dead } νεκροί, { $advances ->
    [one] 1 πρόοδος
   *[other] { $advances } πρόοδοι
  }
atl-book-credits = Εικονίδια από το game-icons.net, των Lorc, Delapouite και άλλων, με άδεια CC BY 3.0.
atl-book-atlas = Άτλας
atl-book-ampheres = Αμφήρης
atl-book-mneseus = Μνησέας
atl-book-mestor = Μήστωρ
atl-book-azaes = Αζάης
