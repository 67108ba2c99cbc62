### What stands in Atlantida's chronicle around what the rules tell.

# $table: its name. The title of the browser's window.
atl-book-title = { $table } · Atlantida
atl-book-game = Atlantida
atl-book-end = How it ended
atl-book-scores = How the scores grew
atl-book-scores-says = Points at the end of each turn, a line for each faction.
atl-book-figures = Points turn by turn
atl-book-people = Faction
atl-book-island = The island
atl-book-island-turn = Go through the turns
atl-book-story = The story
atl-book-turn = Turn { $turn }
atl-book-setup = Setup
# $n: sentences of a turn.
atl-book-all = { $n ->
    [one] All that happened: 1 sentence
   *[other] All that happened: { $n } sentences
  }
atl-book-by-race = Won by the race: all its people are safe.
atl-book-by-points = Won by points: saved, less two for each dead.
atl-book-by-advances = Won by advances: nobody is saved.
atl-book-by-left = Won as the last who stayed.
atl-book-sum = { $saved } saved, { $dead } dead, { $advances ->
    [one] 1 advance
   *[other] { $advances } advances
  }
atl-book-credits = Icons from game-icons.net, by Lorc, Delapouite and others, under CC BY 3.0.
atl-book-atlas = Atlas
atl-book-ampheres = Ampheres
atl-book-mneseus = Mneseus
atl-book-mestor = Mestor
atl-book-azaes = Azaes
