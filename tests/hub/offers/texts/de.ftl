### Was das Spiel der verdeckten Gebote sagt, auf Deutsch.

offers-cause-start = Zu Beginn
offers-cause-by-hand = Spielleitung: { $reason }
offers-cause-earlier = Frühere Änderungen
offers-cause-earlier-by-hand = Frühere Änderungen der Spielleitung
offers-cause-lot = Bezahlt für „{ $title }“

offers-ruling-sentence = { $ruling }.
offers-ruling-tie = Wer ein Los bekommt, für das mehrere am meisten bieten
offers-ruling-tie-nobody = niemand
offers-ruling-tie-first = wer in der Reihe der Sitze zuerst kommt
offers-ruling-offer-seconds = Sekunden, in denen geboten werden kann, 0 ohne Uhr

offers-refused-control-only = Das kann nur die Spielleitung.
offers-refused-clock-only = Das tut der Tisch von selbst.
offers-refused-seat-only = Wähle zuerst den Sitz, für den du handelst.
offers-refused-step-over = Das Spiel ist weitergegangen; sieh nach, wo es jetzt steht.
offers-refused-not-now = Kein Los liegt auf dem Tisch.
offers-refused-too-many = { $have ->
    [0] Es sind keine Münzen mehr da.
    [one] Es ist nur 1 Münze da.
   *[other] Es sind nur { $have } Münzen da.
  }
offers-refused-bad-seal = Das Siegel passt nicht zu diesem Gebot.
offers-refused-no-clock = Nur Gebote haben eine Uhr, von höchstens { $most } Sekunden.
offers-refused-over = Alle Lose sind weg.
offers-refused-already-so = Das ist schon so.
offers-refused-no-such-seat = Einen Sitz { $id } gibt es hier nicht.
offers-refused-no-setting = Eine Festlegung namens { $key } gibt es nicht.
offers-refused-setup = Ein Spiel braucht Sitze, Lose und Festlegungen in ihren Grenzen.
offers-refused-format = Dieses Spiel hat kein Format { $format }.

offers-when-lot = { $lot ->
    [0] Vor dem ersten Los
   *[other] Los { $lot }
  }
offers-awaited-to-offer = zu bieten
offers-clock-offers = Gebote
offers-clock-then = Dann werden alle Gebote aufgedeckt.
offers-clock-minute = 1 Min.
offers-clock-minute-says = Die Uhr wird auf eine Minute gestellt.
offers-ask-offer = Verdecke, was du für „{ $title }“ bietest.
offers-ask-locked = Dein Gebot liegt verdeckt; du kannst es ändern, bis alle aufgedeckt werden.
offers-ask-wait = Das nächste Los kommt gleich.
offers-offer-says = { $coins ->
    [one] Du bietest 1 Münze für „{ $title }“.
   *[other] Du bietest { $coins } Münzen für „{ $title }“.
  }
offers-next-open = { $missing ->
    [0] Gebote aufdecken: alle sind da
    [one] Gebote aufdecken: 1 fehlt
   *[other] Gebote aufdecken: { $missing } fehlen
  }
offers-next-open-says = Wer am meisten bot, nimmt das Los und zahlt.
offers-next-lot = „{ $title }“ anbieten
offers-next-lot-says = Alle verdecken ein Gebot dafür.
offers-next-end = Spiel beenden
offers-next-end-says = Alle Lose sind weg.
offers-next-over = Das Spiel ist aus
offers-next-over-says = Es kommt nichts mehr.
offers-headline-gathering = Die Lose liegen bereit.
offers-headline-offers = Wer bietet was für „{ $title }“?
offers-headline-over = Alle Lose sind weg; das Spiel ist aus.
offers-verdict-sold = { $who } bekommt „{ $title }“ für { $price }.
offers-verdict-nobody = Niemand bekommt „{ $title }“.

offers-told-together = { $lines }
offers-and-then = { $before } { $next }
offers-told-lot = „{ $title }“ wird angeboten.
offers-told-offered-for = Die Spielleitung hat für { $who } geboten.
offers-told-seat = Der Sitz von { $who } wird jetzt { $how } gespielt.
offers-mode-phone = auf dem eigenen Telefon
offers-mode-tablet = auf einem gemeinsamen Tablet
offers-mode-paper = auf Papier
offers-mode-absent = von niemandem
offers-mode-scripted = vom Programm
offers-told-coins = { $who } hat { $to } Münzen ({ $reason }).
offers-told-ruling = { $rule } ist neu festgelegt: { $means }.
offers-told-anew = Es wird neu geboten.
offers-told-back = Die Spielleitung hat das Spiel zurückgenommen: { $headline }
