### Was in der Chronik von Atlantida um das steht, was die Regeln erzählen.

# $table: its name. The title of the browser's window.
atl-book-title = { $table } · Atlantida
atl-book-game = Atlantida
atl-book-end = Wie es ausging
atl-book-scores = Wie die Punkte wuchsen
atl-book-scores-says = Punkte am Ende jeder Runde, eine Linie für jede Fraktion.
atl-book-figures = Punkte Runde für Runde
atl-book-people = Fraktion
atl-book-island = Die Insel
atl-book-island-turn = Durch die Runden gehen
atl-book-story = Die Geschichte
atl-book-turn = Runde { $turn }
atl-book-setup = Aufbau
# $n: sentences of a turn.
atl-book-all = { $n ->
    [one] Alles, was geschah: 1 Satz
   *[other] Alles, was geschah: { $n } Sätze
  }
atl-book-by-race = Gewonnen im Wettlauf: Alle Leute sind in Sicherheit.
atl-book-by-points = Gewonnen nach Punkten: Gerettete, zwei weniger für jeden Toten.
atl-book-by-advances = Gewonnen nach Fortschritten: Niemand ist gerettet.
atl-book-by-left = Gewonnen, weil nur noch eines übrig blieb.
atl-book-sum = { $saved } gerettet, { $dead } tot, { $advances ->
    [one] 1 Fortschritt
   *[other] { $advances } Fortschritte
  }
atl-book-credits = Symbole von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0.
atl-book-atlas = Atlas
atl-book-ampheres = Ampheres
atl-book-mneseus = Mneseus
atl-book-mestor = Mestor
atl-book-azaes = Azaes
