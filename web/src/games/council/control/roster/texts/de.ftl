### Welche Fraktionen spielen, auf dem Bildschirm der Spielleitung.

roster = Wer spielt
roster-not-now = Vor Spielbeginn legst du fest, wer spielt. Danach kommt eine Fraktion bei der Prüfung am Ende eines Zyklus oder in der Diplomatierunde hinzu, oder ihre Leute schließen sich einer anderen an.
roster-choose = Diese spielen
roster-choose-says = Tipp eine Fraktion an, um sie auszulassen oder zurückzuholen; mindestens { $least } spielen. Wer ausgelassen ist, hat keinen Sitz, keine Stimme und keine Einheiten. Bis das Spiel beginnt, lässt sich das wieder ändern.
roster-votes = spielt, mit Stimmrecht
roster-no-vote = spielt, ohne Stimmrecht
roster-plays = spielt
roster-out = spielt nicht
roster-sums = { $n } Fraktionen spielen, { $without ->
    [0] alle mit Stimmrecht.
   *[other] { $votes ->
        [0] keine davon mit Stimmrecht.
        [one] 1 davon mit Stimmrecht.
       *[other] { $votes } davon mit Stimmrecht.
      }
  }
roster-quorum = Das Quorum ist { $quorum }.
roster-nothing = Sonst ändert sich nichts.
roster-too-few = Es spielen mindestens { $least } Fraktionen.
roster-change-says = Eine Fraktion, die nicht spielt, kommt hinzu, oder die Leute einer Fraktion schließen sich einer anderen an. Tipp sie an und lies, was daraus folgt.
roster-into = Wem schließen sich ihre Leute an?
roster-into-whom = Wähle, wem sich ihre Leute anschließen.
roster-take-in = Dazuholen
roster-join = Anschließen lassen

swap-title = { NAME($who, form: "the", start: "yes") } tauschen den Sitz mit …
swap-says = Die Leute der beiden Sitze spielen ab jetzt die Fraktion der anderen. Ihre Handys folgen von selbst, ohne neuen Code. Marken, Karten, Übertragungen und Ämter bleiben bei der Fraktion, ebenso ihr Austausch mit der Spielleitung; wer jetzt dort sitzt, kann ihn lesen.
swap-with-whom = Wähle, mit wem sie tauschen.
swap-other = Wähle eine andere Fraktion.
swap-go = Sie tauschen die Sitze
