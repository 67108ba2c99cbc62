### Which factions play, on Control's screen.

roster = Who plays
roster-not-now = Before the game begins you choose who plays. After that a faction comes in, or its people join another, at the check that ends a cycle and in the Diplomacy Round.
roster-choose = These play
roster-choose-says = Touch a faction to leave it out or take it back; at least { $least } play. Whoever is left out has no seat, no vote and no units. Until the game begins you can change it again.
roster-votes = plays, with a vote
roster-no-vote = plays, without a vote
roster-plays = plays
roster-out = does not play
roster-sums = { $n } factions play, { $without ->
    [0] all with a vote.
   *[other] { $votes ->
        [0] none with a vote.
        [one] 1 of them with a vote.
       *[other] { $votes } of them with a vote.
      }
  }
roster-quorum = The quorum is { $quorum }.
roster-nothing = Nothing else changes.
roster-too-few = At least { $least } factions play.
roster-change-says = A faction that does not play comes in, or the people of one join another. Touch it and read what follows.
roster-into = Whom do its people join?
roster-into-whom = Choose whom its people join.
roster-take-in = Take them in
roster-join = Let them join

swap-title = { NAME($who, form: "the", start: "yes") } change seats with…
swap-says = The people of the two seats play each other’s faction from now on. Their phones follow by themselves, without a new code. Tokens, cards, grants and offices stay with the faction, and so do its words with Control; whoever sits there now can read them.
swap-with-whom = Choose with whom they change.
swap-other = Choose another faction.
swap-go = They change seats
