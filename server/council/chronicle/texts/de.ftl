### Was die Chronik erzählt, auf Deutsch. Nur ihre Seite lädt es.

## Words that many sentences use

in-words = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
  }
in-words-gendered = { in-words }
horses = { $n ->
    [0] kein { CALLED("horses", "Pferd") }
    [1] ein { CALLED("horses", "Pferd") }
   *[other] { in-words } { CALLED("horses", "Pferde") }
  }
stasis-cards = { $n ->
    [0] keine { CALLED("stasis_cards", "Stasiskarte") }
    [1] eine { CALLED("stasis_cards", "Stasiskarte") }
   *[other] { in-words } { CALLED("stasis_cards", "Stasiskarten") }
  }

## When it was

book-act = Akt { $act }
book-cycle = Akt { $act }, Zyklus { $cycle }
book-cycle-resumed = Akt { $act }, Zyklus { $cycle } (fortgesetzt)
book-assembly = Akt { $act }, Volksversammlung
book-diplomacy = Akt { $act }, Diplomatierunde
book-stasis = Stasis { $number }

## Turning points

moment-act = Akt { $act } beginnt
moment-round = Ratsrunde { $round }
moment-diplomacy = Diplomatierunde
moment-assembly = Die Volksversammlung tagt
moment-cycle = Zyklus { $cycle }: Vorsitz { NAME($who, form: "genitive") }
moment-stasis = Stasis { $number } bricht aus
moment-won = { NAME($who, form: "the", start: "yes") } gewinnen Stasis { $number }
moment-won-by-nobody = Niemand gewinnt die Stasis
moment-law = „{ $title }“ wird Gesetz
moment-article = Artikel { $at }: { $title }
moment-exiled = { NAME($who, form: "the", start: "yes") } gehen in die Verbannung
moment-recalled = { NAME($who, form: "the", start: "yes") } kehren aus der Verbannung zurück
moment-enfranchised = { NAME($who, form: "the", start: "yes") } werden Bürger
moment-disenfranchised = { NAME($who, form: "the", start: "yes") } verlieren das Bürgerrecht
moment-vote-vetoed = Veto gegen „{ $title }“, { $yes } zu { $no }
moment-vote-passes-by-one-word = „{ $title }“ durch ein Machtwort angenommen, { $yes } zu { $no }
moment-vote-falls-by-one-word = „{ $title }“ durch ein Machtwort gefallen, { $yes } zu { $no }
moment-vote-passes = „{ $title }“ angenommen, { $yes } zu { $no }
moment-vote-fails = „{ $title }“ abgelehnt, { $yes } zu { $no }
moment-vote-is-tied = Gleichstand bei „{ $title }“, { $yes } zu { $no }

## The law as it grew

book-amended = Artikel { $at }, „{ $title }“, von da an: { $text }
came-at-the-start = Zu Beginn
came-as-found = wie vorgefunden
came-when-and-how = { $when }, { $how }
came-in-the-place-of = { $how }, an der Stelle von „{ $title }“
came-by-the-winner = durch { NAME($who, form: "accusative") }, die Sieger der Stasis
came-by-the-council = durch den Rat, bei „{ $title }“
came-by-the-assembly = durch die Volksversammlung
came-by-control = durch die Spielleitung
came-by-control-because = durch die Spielleitung: { $reason }
came-by = verkündet von: { $who }
ended-repealed = aufgehoben: { $reason }
ended-with-the-cycle = mit dem Ende des Zyklus
ended-with-the-act = mit dem Ende von Akt { $act }
ended-with-the-round = mit dem Ende der Ratsrunde
ended-with-its-time = als seine Zeit um war

## What a faction alone knew

own-yes = JA
own-no = NEIN
own-abstention = Enthaltung
own-the-matter = die Sache
own-the-motion = den Antrag
own-quoted = „{ $title }“
own-a-motion = einen Antrag, „{ $title }“
own-another-text = einen anderen Text für „{ $title }“
own-another-text-for-article = einen anderen Text für Artikel { $at }, „{ $title }“
own-pick-changed = Bevor die Stimmen über { $title } gezeigt wurden, überlegten es sich { NAME($who, form: "the") } anders: erst { $first }, gezeigt dann { $last }.
own-pick-never-shown = { NAME($who, form: "the", start: "yes") } hatten sich über { $title } schon festgelegt: { $last }. Gezeigt wurde es nie.
own-bid-changed = Für das Rennen hatten { NAME($who, form: "the") } zuerst { horses } verborgen und überlegten es sich dann anders.
own-bid-never-shown = { NAME($who, form: "the", start: "yes") } hatten { horses } verborgen, für ein Rennen, das nie gelaufen wurde.
own-proposed = Sie legten der Spielleitung { $what } vor.
own-withdrawn = Sie zogen { $what } zurück.
own-declined = Die Spielleitung lehnte { $what } ab: { $reason }
own-card = { $n ->
    [1] „{ $title }“
    [2] „{ $title }“ zweimal
   *[other] „{ $title }“ { $n }-mal
  }
own-cards-never-played = Als der letzte Zug vorbei war, hielten { NAME($who, form: "the") } noch { $cards } in der Hand; gespielt wurde davon nichts mehr.
own-hand-seen = { NAME($who, form: "the", start: "yes") } sahen { NAME($whose, form: "dative") } in die Karten und fanden { $cards }.
own-hand-seen-empty = { NAME($who, form: "the", start: "yes") } sahen { NAME($whose, form: "dative") } in die Hand und fanden keine Karte.

## What Control did in the place of a seat

own-for = Für { NAME($who, form: "accusative") }
own-in-the-place-of = Die Spielleitung handelte an Stelle { NAME($who, form: "genitive") }: { $what }.
own-for-seat-vote = { $n ->
    [1] einmal bei einer Abstimmung
    [2] zweimal bei einer Abstimmung
   *[other] { $n }-mal bei einer Abstimmung
  }
own-for-seat-bid = { $n ->
    [1] einmal bei einem Gebot
    [2] zweimal bei einem Gebot
   *[other] { $n }-mal bei einem Gebot
  }
own-for-seat-turn = { $n ->
    [1] einmal bei einem Zug auf den Straßen
    [2] zweimal bei einem Zug auf den Straßen
   *[other] { $n }-mal bei einem Zug auf den Straßen
  }
own-for-seat-events = { $n ->
    [1] einmal bei der Wahl der Ereignisse
    [2] zweimal bei der Wahl der Ereignisse
   *[other] { $n }-mal bei der Wahl der Ereignisse
  }
own-for-seat-tie = { $n ->
    [1] einmal bei einem Gleichstand
    [2] zweimal bei einem Gleichstand
   *[other] { $n }-mal bei einem Gleichstand
  }

## What Control did by hand

by-hand-voided = Die Spielleitung erklärte die Abstimmung über { $title } für ungültig: { $reason }
by-hand-outcome = Die Spielleitung änderte eine Zeile dessen, was „{ $title }“ bewirkte: { $reason }
by-hand-chair = Die Spielleitung gab { NAME($who, form: "dative") } den Vorsitz: { $reason }
by-hand-phase = Die Spielleitung beendete die Phase „{ $phase }“, wie sie stand.
by-hand-score = Die Spielleitung berichtigte die Wertung: { $reason }
by-hand-back = Die Spielleitung ging im Spiel dahin zurück.
by-hand-stasis = Die Spielleitung setzte die Stasis von { $from } auf { $to }: { $reason }
by-hand-wrath = Die Spielleitung setzte den Göttlichen Zorn von { $from } auf { $to }: { $reason }
by-hand-counter = Von der Spielleitung gesetzt: { $what } { NAME($who, form: "genitive") }, { $to } statt { $from }. { $reason }
by-hand-citizens = Die Spielleitung machte { NAME($who, form: "accusative") } zu Bürgern: { $reason }
by-hand-citizens-in-exile = Die Spielleitung machte { NAME($who, form: "accusative") } zu Bürgern in der Verbannung: { $reason }
by-hand-no-citizens = Die Spielleitung nahm { NAME($who, form: "dative") } das Bürgerrecht: { $reason }
by-hand-no-citizens-in-exile = Die Spielleitung schickte { NAME($who, form: "accusative") } ohne Bürgerrecht in die Verbannung: { $reason }
by-hand-support = Die Spielleitung gab { NAME($who, form: "dative") } { $by } Unterstützung: { $reason }
by-hand-supremacy = Die Spielleitung gab { NAME($who, form: "dative") } den Vorrang: { $reason }
by-hand-supremacy-of-nobody = Die Spielleitung gab niemandem den Vorrang: { $reason }
by-hand-ties = Die Spielleitung ließ { NAME($who, form: "accusative") } bei Gleichstand entscheiden: { $reason }
by-hand-ties-itself = Die Spielleitung entschied bei Gleichstand selbst: { $reason }
by-hand-repealed = Die Spielleitung hob ein Gesetz auf: { $reason }
by-hand-article = Die Spielleitung gab Artikel { $at } einen anderen Text: { $reason }
by-hand-declined = Ein Vorschlag { NAME($who, form: "genitive") }: Die Spielleitung lehnte { $what } ab. { $reason }
by-hand-struck = Die Spielleitung nahm „{ $title }“ von der Tagesordnung: { $reason }
by-hand-units = Die Spielleitung stellte Einheiten { NAME($who, form: "genitive") } richtig: { $reason }
by-hand-hero = Die Spielleitung versetzte { $hero }: { $reason }
by-hand-colossus = Die Spielleitung führte den Koloss weg: { $reason }
by-hand-real-map = Die Kämpfe wurden auf dem Plan im Saal ausgefochten, und die Spielleitung trug ein, wer was hielt.
by-hand-ruled = Die Spielleitung legte etwas anders fest. { $ruling }.
by-hand-card-written = Die Spielleitung schrieb die Karte „{ $title }“.
by-hand-deck-opened = Die Spielleitung sah den Stapel { $deck } durch.
by-hand-deck-mixed = Die Spielleitung mischte den Stapel { $deck }.
by-hand-concealed = Was verborgen lag, hatte in einer Datei gestanden: Alle wählten neu, und jeder Stapel wurde gemischt.
by-hand-card-moved = Die Spielleitung legte eine Karte aus dem Stapel { $deck } anderswohin: { $reason }
by-hand-cards-taken = Die Spielleitung nahm { NAME($who, form: "dative") } { stasis-cards } ab: { $reason }

## What would make the next game lighter

advice-waited-longest = Am längsten wartete der Saal auf { NAME($who, form: "accusative") }: { $span }, alles zusammen. Setz dich näher zu ihnen, oder lass ein zweites Gerät ihren Sitz teilen.
advice-waiting-votes = Am meisten wurde auf Stimmen gewartet: { $span }. Eine Uhr von 60 Sekunden (vote_seconds) setzt dem eine Grenze.
advice-waiting-bids = Am meisten wurde auf Gebote gewartet: { $span }. Eine Uhr von 45 Sekunden (bid_seconds) setzt dem eine Grenze.
advice-waiting-election = Am meisten wurde auf die Wahl des Prytanen gewartet: { $span }.
advice-waiting-ties = Am meisten wurde auf die Entscheidung bei Gleichstand gewartet: { $span }.
advice-waiting-prytanis = Am meisten wurde auf den Prytanen gewartet: { $span }. Wer als Nächstes den Vorsitz führt, sollte vorher hören, was gefragt werden wird.
advice-waiting-muster = Am meisten wurde auf Karten und Aufgebot gewartet: { $span }.
advice-waiting-turns = Am meisten wurde auf Züge auf den Straßen gewartet: { $span }. Ein kürzerer Zug (turn_seconds) setzt dem eine Grenze.
advice-waiting-tyche = Am meisten wurde auf { CALLED("tyche", "Tyche") } gewartet: { $span }.
advice-waiting-others = Am meisten wurde auf andere Entscheidungen gewartet: { $span }.
advice-reveals = Alle waren da, und doch wartete das Aufdecken { $n }-mal auf deinen Druck: Mit bids_revealed und votes_revealed auf by_itself wäre das nicht nötig gewesen.
advice-for-seats = Von { $steps } Schritten geschahen { $n } an Stelle eines Sitzes. Ein Sitz, der oft leer ist, lässt sich auf abwesend stellen; dann wartet niemand auf ihn.
advice-heaviest-cycle = Am meisten Arbeit machte { $cycle }: { $steps } Schritte.

## Words that sentences of the story share

subject = { $again ->
    [1] Sie
   *[other] { NAME($subject, form: "the", start: "yes") }
  }
who-first = { $within ->
    [1] { NAME($who, form: "the") }
   *[other] { NAME($who, form: "the", start: "yes") }
  }
nth = { $nth ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
    [11] elfte
    [12] zwölfte
   *[other] { $nth }.
  }
nth-in-a-title = { nth }
quoted = „{ $title }“
the-place = „{ $place }“
sentence = { $clauses }.
horses-dative = { $n ->
    [0] keinem { CALLED("horses", "Pferd") }
    [1] einem { CALLED("horses", "Pferd") }
   *[other] { in-words } { CALLED("horses", "Pferden") }
  }
talents = { $n ->
    [1] ein { CALLED("talents", "Talent") }
   *[other] { in-words } { CALLED("talents", "Talente") }
  }
tyche = { $n } { CALLED("tyche", "Tyche") }
# A counter that Control has named: its name stands as it was given.
amount-called = { $n } { $name }
amount-of-arete = { $n } { CALLED("arete", "Arete") }
amount-of-influence = { $n } { CALLED("influence", "dauerhaften Einfluss") }
amount-of-doom = { $n } { CALLED("doom", "Verhängnis") }
megaprojects = { $n ->
    [1] einen { CALLED("projects", "Großbau") }
   *[other] { in-words } { CALLED("projects", "Großbauten") }
  }
units = { $n ->
    [1] eine Einheit
   *[other] { in-words } Einheiten
  }
motions = { $n ->
    [1] einen Antrag
   *[other] { in-words } Anträge
  }
motions-dative = { $n ->
    [1] einem Antrag
   *[other] { in-words } Anträgen
  }
victory-points = { $n ->
    [0] keinem Siegpunkt
    [1] einem Siegpunkt
   *[other] { in-words } Siegpunkten
  }

## Titles of chapters

title-round = Die { nth } Ratsrunde
title-round-resumed = Die { nth } Ratsrunde, fortgesetzt
title-diplomacy = { $turn ->
    [0] Die Archonten gehen hinaus
    [1] In den Gängen
    [2] Jeder zu den Seinen
    [3] Der Saal steht leer
   *[4] Worte ohne Schreiber
  }
title-assembly = Die Volksversammlung
title-another-assembly = Die { nth } Volksversammlung
title-first-stasis = Die Straßen erheben sich
title-stasis = Die { nth } Stasis
title-streets = Die Straßen
title-last-page = Wo die Aufzeichnung endet

## The day in short

cycles = { $n ->
    [1] einen Zyklus
   *[other] { in-words } Zyklen
  }
acts = { $n ->
    [1] einen Akt
   *[other] { in-words } Akte
  }
summary-nothing-yet = Der Rat hat sich versammelt, { in-words } Archonten stark; entschieden ist noch nichts.
summary-sat = Der Rat, { in-words } Fraktionen stark, tagte { $cycles } lang.
summary-sat-for-acts = Der Rat, { in-words } Fraktionen stark, tagte { $cycles } und { $acts } lang.
summary-no-votes = Abgestimmt wurde nicht ein einziges Mal.
summary-one-vote = Abgestimmt wurde ein einziges Mal.
summary-none-passed = Zur Abstimmung kamen { in-words } Fragen, und keine wurde angenommen.
summary-all-passed = Zur Abstimmung kamen { in-words } Fragen, und alle wurden angenommen.
summary-some-passed = Zur Abstimmung kamen { in-words } Fragen; angenommen: { $passed }.
summary-never-left-the-chair = { subject } gaben den Vorsitz nie ab.
summary-had-the-chair = { subject } führten den Vorsitz in { in-words } von { $all } Zyklen.
summary-chair-went-round = Der Vorsitz wechselte unter { in-words } Fraktionen.
summary-tied = { $n ->
    [1] Eine Abstimmung endete gleich.
   *[other] Gleich endeten { in-words } Abstimmungen.
  }
summary-by-one = { $n ->
    [1] Eine Abstimmung entschied ein einziger Punkt.
   *[other] Ein einziger Punkt entschied { in-words } Abstimmungen.
  }
summary-adopted = Die Volksversammlung nahm { motions } an.
times = { $n ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $n }-mal
  }
summary-streets-once-won = Die Straßen erhoben sich einmal, und die Oberhand behielten { NAME($who, form: "the") }.
summary-streets-not-won = Die Straßen erhoben sich { times }, und niemand siegte.
summary-streets-same = Die Straßen erhoben sich { times }, und { $n ->
    [2] beide Male
   *[other] jedes Mal
  } siegten { NAME($who, form: "the") }.
summary-streets = Die Straßen erhoben sich { times }, und die Siege gingen an { NAME($who, form: "accusative") }.
summary-highest = Am höchsten standen am Ende { NAME($who, form: "the") } mit { CALLED("arete", "Arete") } { $arete }.
summary-highest-and-doomed = Am höchsten standen am Ende { NAME($who, form: "the") } mit { CALLED("arete", "Arete") } { $arete }; und auf ihnen lag das meiste { CALLED("doom", "Verhängnis") }, { $doom }.
summary-highest-others-doomed = Am höchsten standen am Ende { NAME($who, form: "the") } mit { CALLED("arete", "Arete") } { $arete }; das meiste { CALLED("doom", "Verhängnis") }, { $doom }, lag auf { NAME($other, form: "dative") }.

## Who presided

chair-nobody = Kein Bürger war mehr da, der den Vorsitz hätte führen können.
chair-lowest = Den Vorsitz bekamen, wie die Verfassung es wollte, { NAME($subject, form: "the") } mit der niedrigsten { CALLED("arete", "Arete") }: { $arete }.
chair-in-turn = { $turn ->
    [0] Der Reihe nach führten nun { NAME($subject, form: "the") } den Vorsitz.
    [1] Die Reihe brachte den Vorsitz zu { NAME($subject, form: "dative") }.
    [2] Als Nächste kamen { NAME($subject, form: "the") } an die Reihe.
    [3] { subject } waren an der Reihe, den Vorsitz zu führen.
   *[4] Der Vorsitz ging weiter an { NAME($subject, form: "accusative") }.
  }
chair-lot = { $turn ->
    [0] Das Los fiel auf { NAME($subject, form: "accusative") }.
    [1] Die gezogene Bohne gab { NAME($subject, form: "dative") } den Vorsitz.
   *[2] Der Zufall setzte { NAME($subject, form: "accusative") } auf den Stuhl.
  }
chair-by-control = Die Spielleitung gab { NAME($subject, form: "dative") } den Vorsitz: { $reason }
chair-first = Als Erste führten { NAME($subject, form: "the") } den Vorsitz: Kein Bürger stand höher als ihre { CALLED("arete", "Arete") } von { $arete }.
chair-kept = { subject } behielten den Vorsitz.
chair-third-time = Zum dritten Mal in Folge führten { NAME($subject, form: "the") } den Vorsitz.
chair-without-a-break = { subject } führten den Vorsitz nun schon { cycles } lang ohne Unterbrechung.
chair-again = { $turn ->
    [0] { subject } führten wieder den Vorsitz.
    [1] Der Vorsitz blieb, wo er war: bei { NAME($subject, form: "dative") }.
    [2] Niemand hatte { NAME($subject, form: "accusative") } eingeholt, und wieder führten sie den Vorsitz.
   *[3] Noch immer riefen { NAME($subject, form: "the") } die Geschäfte auf.
  }
chair-back = { $turn ->
    [0] Der Vorsitz kehrte zu { NAME($subject, form: "dative") } zurück, die mit { CALLED("arete", "Arete") } { $arete } wieder am höchsten standen.
   *[1] { NAME($former, form: "the", start: "yes") } mussten den Vorsitz an { NAME($subject, form: "accusative") } zurückgeben.
  }
chair-passes = { $turn ->
    [0] Der Vorsitz ging von { NAME($former, form: "dative") } an { NAME($subject, form: "accusative") }, die mit { CALLED("arete", "Arete") } { $arete } nun über allen anderen Bürgern standen.
   *[1] { NAME($subject, form: "the", start: "yes") }, nun mit { CALLED("arete", "Arete") } { $arete } am höchsten, nahmen { NAME($former, form: "dative") } den Vorsitz ab.
  }
chair-given-by-control = { NAME($tied, form: "the", start: "yes") } standen gleich, und die Spielleitung gab { NAME($subject, form: "dative") } den Vorsitz.
chair-chose-themselves = { $turn ->
    [0] { NAME($tied, form: "the", start: "yes") } standen gleich. Die Wahl unter ihnen hatten { NAME($subject, form: "the") }, und sie wählten sich selbst.
   *[1] Wieder frei in ihrer Wahl, nahmen { NAME($subject, form: "the") } selbst den Vorsitz.
  }
chair-first-choice = Keine Bürger standen höher als { NAME($tied, form: "the") }, alle gleichauf. Die Wahl lag bei { NAME($giver, form: "dative") }, die den Vorrang hatten, und sie gaben { NAME($who, form: "dative") } den Vorsitz.
chair-same-choice = { $turn ->
    [0] Wieder standen die ersten Häuser gleich, und wieder gaben { NAME($giver, form: "the") } { NAME($who, form: "dative") } den Vorzug.
    [1] { NAME($giver, form: "the", start: "yes") } sahen keinen Grund, es anders zu halten: Den Vorsitz führten { NAME($who, form: "the") }.
    [2] Von Gnaden { NAME($giver, form: "genitive") } blieb der Vorsitz bei { NAME($who, form: "dative") }.
   *[3] Der Gleichstand wurde entschieden wie zuvor, zugunsten { NAME($who, form: "genitive") }.
  }
chair-other-choice = { $turn ->
    [0] Diesmal entschieden { NAME($giver, form: "the") } den Gleichstand anders, und an Stelle { NAME($former, form: "genitive") } führten { NAME($who, form: "the") } den Vorsitz.
    [1] { NAME($giver, form: "the", start: "yes") } wandten sich von { NAME($former, form: "dative") } ab und { NAME($who, form: "dative") } zu.
   *[2] Wieder ein Gleichstand; und { NAME($giver, form: "the") }, zuletzt auf der Seite { NAME($former, form: "genitive") }, nannten nun { NAME($who, form: "accusative") }.
  }
chair-elected = Der Rat wählte { NAME($subject, form: "accusative") }.
their-own-votes = { $themselves ->
    [1] , ihre eigenen eingerechnet
   *[other] {""}
  }
chair-elected-by = { $turn ->
    [0] Der Rat wählte seinen Prytanen, und gewählt wurden { NAME($subject, form: "the") } mit { $own } von { $all } Stimmen{ their-own-votes }.
    [1] Bei der Wahl gingen { $own } von { $all } Stimmen an { NAME($subject, form: "accusative") }, und sie nahmen den Vorsitz.
   *[2] Die Wahl um den Vorsitz gewannen { NAME($subject, form: "the") }, mit { $own } von { $all } Stimmen{ their-own-votes }.
  }

## What was called up

called-second-look = Sie nutzten ihren zweiten Blick und legten { $cards } unter den Stapel.
called-the-only-one = Auf dem Tisch lag nichts als { $cards }.
called-all = { $turn ->
    [0] Alles, was offen lag, kam dran: { $cards }.
    [1] Zu wählen gab es nichts; eines nach dem anderen kam zur Sprache: { $cards }.
    [2] Auf dem Tisch lagen { $cards }.
    [3] Alles wurde aufgerufen: { $cards }.
   *[4] Zu tun hatten sie es mit { $cards }.
  }
called-one = { $turn ->
    [0] Von dem, was offen lag, riefen sie { $cards } auf und ließen { $left } fallen.
    [1] Sie legten dem Rat { $cards } vor.
    [2] Zu behandeln war { $cards }. Ungehört blieb: { $left }.
    [3] Von { $cards } wollten sie hören, von { $left } nichts.
    [4] Aufgerufen wurde { $cards }.
    [5] Über { $left } gingen sie hinweg und nahmen sich { $cards } vor.
   *[6] Was sie vorlegten, war { $cards }.
  }
called-several = { $turn ->
    [0] Sie riefen { $cards } auf und überließen { $left } dem Vergessen.
    [1] Vor den Rat kamen { $cards }.
   *[2] Aus dem, was offen lag, nahmen sie { $cards }; fallen ließen sie { $left }.
  }
to-first = { $within ->
    [1] { NAME($to, form: "the") }
   *[other] { NAME($to, form: "the", start: "yes") }
  }
lent = { $turn ->
    [0] { who-first }, ohne eigene Stimme, liehen { NAME($to, form: "dative") } ihren Einfluss von { $amount }
    [1] { who-first } stellten ihre { $amount } hinter { NAME($to, form: "accusative") }
    [2] { to-first } konnten auf die { $amount } { NAME($who, form: "genitive") } zählen
   *[3] { who-first } liehen { NAME($to, form: "dative") } ihre { $amount }
  }

## What came of it

matter-ran-its-course = Abgestimmt wurde nicht, und die Sache nahm ihren Lauf.
matter-not-passed = { $turn ->
    [0] Angenommen war nichts, und die Sache nahm ihren Lauf.
    [1] So geschah nichts, und das hatte seinen Preis.
    [2] Was niemand entscheidet, entscheidet sich selbst.
   *[3] Der Rat ließ es liegen.
  }
matter-changed-nothing = { $turn ->
    [0] Es änderte nichts, was sich zählen ließe.
   *[1] Was daraus wurde, steht in keiner Spalte.
  }
matter-dropped = { $turn ->
    [0] Die Sache wurde fallen gelassen.
    [1] Es wurde nichts daraus.
   *[2] Dabei blieb es.
  }
matter-line-struck = Die Spielleitung strich eine Zeile davon: { $reason }
matter-line-changed = Die Spielleitung änderte eine Zeile davon: { $reason }
cycle-cut-short = Da brach die Spielleitung die Abstimmung ab.
cycle-no-vote = Zur Abstimmung kam es nicht: Die Spielleitung beendete die Phase.
cycle-called-away = Ehe es zur Abstimmung kam, wurden die Archonten abgerufen.
cycle-near-strife = Zum offenen Streit fehlte der Stadt nur noch { in-words }.

## The race

race-no-horse = Niemand zeigte ein { CALLED("horses", "Pferd") }.
race-no-horse-again = Wieder wurde kein { CALLED("horses", "Pferd") } gezeigt.
race-dead-heat = { $turn ->
    [0] { NAME($tied, form: "the", start: "yes") } zeigten je { horses }, und so gewann niemand das Rennen.
    [1] Das Rennen endete unentschieden zwischen { NAME($tied, form: "dative") }.
   *[2] Mit je { horses-dative } verdarben { NAME($tied, form: "the") } einander das Rennen.
  }
race-tie-given = Das Rennen endete gleich und ging an { NAME($who, form: "accusative") }.
race-alone = { $turn ->
    [0] Nur { NAME($subject, form: "the") } zeigten { CALLED("horses", "Pferde") }, { in-words }, und das Rennen war ihres.
    [1] { subject } liefen allein und siegten.
    [2] Mit { horses-dative } gewannen { NAME($subject, form: "the") } ein Rennen, zu dem sonst niemand antrat.
   *[3] Das Rennen gehörte { NAME($subject, form: "dative") }, mangels Gegnern.
  }
race-by-a-neck = { $turn ->
    [0] { subject } gewannen das Rennen vor { NAME($other, form: "dative") } um ein einziges { CALLED("horses", "Pferd") }, { in-words } zu { $second }.
    [1] Um eine Halslänge ging das Rennen an { NAME($subject, form: "accusative") }, vor { NAME($other, form: "dative") }.
   *[2] { subject } waren vor { NAME($other, form: "dative") } im Ziel, { in-words } zu { $second }.
  }
race-won = { $turn ->
    [0] Das Rennen ging mit { horses-dative } an { NAME($subject, form: "accusative") }; die Nächsten, { NAME($other, form: "the") }, hatten { $second } gezeigt.
    [1] { subject } ließen { NAME($other, form: "accusative") } im Rennen weit hinter sich.
    [2] { subject } hatten an diesem Tag den besseren Stall: { in-words } gegen { $second }.
   *[3] Mit { horses-dative } holten sich { NAME($subject, form: "the") } das Rennen.
  }
race-without-a-vote = { subject } gewannen das Rennen, obwohl sie keine Stimme hatten, der es nützen konnte.

## The matter of a vote, by its word

matter = { $matter ->
    [motion] der Antrag
    [proposal] der Vorschlag
    [it] die Sache
    [question] die Vorlage
    [text] der Text
    [alternative] die Alternative „{ $label }“
    [further] der { nth } Vorschlag „{ $label }“
   *[title] „{ $label }“
  }
matter-first = { $matter ->
    [motion] Der Antrag
    [proposal] Der Vorschlag
    [it] Die Sache
    [question] Die Vorlage
    [text] Der Text
    [alternative] Die Alternative „{ $label }“
    [further] Der { nth } Vorschlag „{ $label }“
   *[title] „{ $label }“
  }
matter-accusative = { $matter ->
    [motion] den Antrag
    [proposal] den Vorschlag
    [text] den Text
    [further] den { nth }n Vorschlag „{ $label }“
   *[title] { matter }
  }
matter-dative = { $matter ->
    [motion] dem Antrag
    [proposal] dem Vorschlag
    [it] der Sache
    [question] der Vorlage
    [text] dem Text
    [alternative] der Alternative „{ $label }“
    [further] dem { nth }n Vorschlag „{ $label }“
   *[title] „{ $label }“
  }
score = { $yes } zu { $no }

## A vote that does not count, or was counted in the room

vote-voided = { $turn ->
    [0] Einmal wurde über { matter-accusative } abgestimmt, und die Spielleitung erklärte es für ungültig: { $reason }
   *[1] Eine erste Abstimmung über { matter-accusative } galt nicht. Die Spielleitung: { $reason }
  }
vote-hands-raised = Über { matter-accusative } wurde mit gehobenen Händen abgestimmt; gezählt wurde im Saal, { $yes } zu { $no }: { $verdict ->
    [passed] angenommen
    [failed] abgelehnt
   *[tied] Gleichstand
  }.

## A tied vote

tie-silence = { $turn ->
    [0] Niemand sprach für { matter-accusative }, und niemand dagegen.
   *[1] Als { matter } zur Abstimmung kam, schwiegen alle Archonten.
  }
tie-weightless = Die Stimmen, die über { matter-accusative } abgegeben wurden, wogen nichts.
tie-split = { $turn ->
    [0] { matter-first } teilte den Saal in zwei gleiche Hälften, { $yes } zu { $yes }: hier { NAME($ayes, form: "the") }, dort { NAME($noes, form: "the") }.
   *[1] { NAME($ayes, form: "the", start: "yes") } standen für { matter-accusative } und { NAME($noes, form: "the") } dagegen, und die Waage stand gleich bei { $yes }.
  }
tie-too-few = Doch hatten überhaupt zu wenige abgestimmt; so war es abgelehnt.
tie-no-votes = Abgelehnt, weil es an Stimmen fehlte.
tie-fails = Bei Gleichstand, so stand es damals in der Verfassung, ist abgelehnt.
tie-passed-by-control = Der Spielleitung blieb die Entscheidung, und sie ließ es durchgehen.
tie-failed-by-control = Der Spielleitung blieb die Entscheidung, und sie ließ es fallen.
tie-word = Das Wort hatten { NAME($subject, form: "the") }, { $how ->
    [no-passes] die dagegen gestimmt hatten und es nun durchgehen ließen
    [yes-fails] die dafür gestimmt hatten und es nun fallen ließen
    [yes-passes] die von Anfang an dafür gewesen waren und es durchbrachten
    [no-fails] die ihre Meinung nicht geändert hatten, und so fiel es
    [out-passes] die sich herausgehalten hatten und es durchgehen ließen
   *[out-fails] die sich herausgehalten hatten und es fallen ließen
  }.

## A vote that passed

passed-unanimous = { $turn ->
    [0] Alle Stimmen waren für { matter-accusative }: { $yes } zu null.
    [1] Über { matter-accusative } war man sich ganz einig, { $yes } zu null.
   *[2] Niemand war gegen { matter-accusative }, und niemand schwieg; angenommen mit { $yes } zu null.
  }
passed-alone = { $turn ->
    [0] Nur { NAME($subject, form: "the") } stimmten über { matter-accusative } ab, und ihre { $yes } gaben den Ausschlag.
    [1] { matter-first } kam allein auf das Wort { NAME($subject, form: "genitive") } durch.
    [2] Niemand außer { NAME($subject, form: "dative") } stimmte über { matter-accusative } ab; so war es angenommen.
   *[3] { subject } brachten { matter-accusative } allein durch, { score }.
  }
passed-unopposed = { $turn ->
    [0] Niemand sprach gegen { matter-accusative }; { NAME($ayes, form: "the") } brachten es mit { $yes } durch.
    [1] { matter-first } stieß auf keinen Widerstand: { NAME($ayes, form: "the") } dafür, die anderen stumm.
   *[2] { NAME($ayes, form: "the", start: "yes") } nahmen { matter-accusative } mit { $yes } an, während die anderen zusahen.
  }
passed-heavy = Nur { NAME($subject, form: "the") } wollten { matter-accusative }, und sie allein wogen schwer genug: { score } gegen { NAME($noes, form: "accusative") }.
passed-but-for-one = { $turn ->
    [0] Nur { NAME($noes, form: "the") } standen gegen { matter-accusative }; angenommen mit { score }.
    [1] { matter-first } kam mit { score } durch, auf der anderen Seite standen allein { NAME($noes, form: "the") }.
   *[2] Gegen { matter-accusative } gab es eine einzige Stimme, die { NAME($noes, form: "genitive") }; angenommen mit { score }.
  }
passed-outweighing = Die wenigeren wogen schwerer, { in-words } gegen { $many }: { NAME($ayes, form: "the") } brachten { matter-accusative } mit { score } gegen { NAME($noes, form: "accusative") } durch.
passed-by-one = { $turn ->
    [0] { matter-first } kam mit einem einzigen Punkt durch, { score }: { NAME($ayes, form: "the") } dafür, { NAME($noes, form: "the") } dagegen.
   *[1] Ein Punkt entschied über { matter-accusative }, { score }, für { NAME($ayes, form: "accusative") } und gegen { NAME($noes, form: "accusative") }.
  }
passed-close = { $turn ->
    [0] Es war knapp, aber { NAME($ayes, form: "the") } brachten { matter-accusative } durch, { score }; { NAME($noes, form: "the") } hatten sich gewehrt.
   *[1] { NAME($ayes, form: "the", start: "yes") } brachten { matter-accusative } mit { in-words } Punkten Vorsprung durch, { score }, gegen den Einspruch { NAME($noes, form: "genitive") }.
  }
passed-by-far = { $turn ->
    [0] { matter-first } war nie in Gefahr: { score }, und { NAME($noes, form: "the") } waren kaum zu hören.
   *[1] { NAME($ayes, form: "the", start: "yes") } fegten mit { matter-dative } über { NAME($noes, form: "accusative") } hinweg, { score }.
  }
passed = { $turn ->
    [0] { NAME($ayes, form: "the", start: "yes") } waren für { matter-accusative } und { NAME($noes, form: "the") } dagegen; angenommen mit { score }.
    [1] { matter-first } kam mit { score } durch, mit den Stimmen { NAME($ayes, form: "genitive") }; { NAME($noes, form: "the") } stimmten mit NEIN.
    [2] { NAME($ayes, form: "the", start: "yes") } setzten { matter-accusative } mit { score } gegen { NAME($noes, form: "accusative") } durch.
   *[3] Mit { score } stimmte der Rat { matter-dative } zu: { NAME($ayes, form: "the") } behielten gegen { NAME($noes, form: "accusative") } die Oberhand.
  }

## A vote that failed

failed-majority = { matter-first } hatte die Zählung für sich, { score }; nötig aber waren { $needed ->
    [two-thirds] zwei Drittel
   *[three-quarters] drei Viertel
  }, und so war es abgelehnt.
failed-quorum = { $turn ->
    [0] { matter-first } hatte die Zählung für sich, { score }; doch hatten überhaupt zu wenige abgestimmt, und so war es abgelehnt.
    [1] { matter-first } wäre mit { score } durchgekommen, hätten nicht zu viele geschwiegen.
   *[2] { matter-first } gewann die Zählung, { score }, und scheiterte doch am Quorum.
  }
failed-at-one = { $turn ->
    [0] Nur { NAME($subject, form: "the") } stimmten über { matter-accusative } ab, und zwar dagegen.
    [1] { matter-first } scheiterte an { NAME($subject, form: "dative") } und an sonst niemandem.
    [2] Mehr als { NAME($subject, form: "accusative") } brauchte es nicht, um { matter-accusative } loszuwerden.
   *[3] { matter-first } scheiterte: { NAME($subject, form: "the") } dagegen, niemand dafür.
  }
failed-refused = { $turn ->
    [0] Nicht eine Stimme war für { matter-accusative }: { $no } zu null dagegen.
   *[1] Der ganze Rat wies { matter-accusative } zurück, { $no } zu null.
  }
failed-friendless = { $turn ->
    [0] Niemand wollte für { matter-accusative } sprechen; { NAME($noes, form: "the") } begruben es mit { $no }.
   *[1] { matter-first } fand keinen Freund. { NAME($noes, form: "the", start: "yes") } stimmten dagegen, und die anderen zuckten die Achseln.
  }
failed-one-friend = { $turn ->
    [0] Nur { NAME($subject, form: "the") } wollten { matter-accusative }; abgelehnt mit { score }.
    [1] { subject } standen allein für { matter-accusative } und verloren, { score }.
   *[2] { matter-first } hatte nur { NAME($subject, form: "accusative") } zu Freunden und { in-words } Häuser zu Feinden; abgelehnt mit { score }.
  }
failed-heavy = { subject } allein wogen schwer genug, um { matter-accusative } aufzuhalten, { score }, obwohl { NAME($ayes, form: "the") } es wollten.
failed-lighter = { matter-first } hatte mehr Freunde als Feinde, aber leichtere: { NAME($ayes, form: "the") } verloren { score } gegen { NAME($noes, form: "accusative") }.
failed-by-one = { $turn ->
    [0] { matter-first } scheiterte an einem einzigen Punkt, { score }: { NAME($noes, form: "the") } hielten stand, und { NAME($ayes, form: "dative") } fehlte ein Punkt.
   *[1] Ein Punkt mehr, und es wäre Gleichstand gewesen; so scheiterte { matter } mit { score } an { NAME($noes, form: "dative") }.
  }
failed-close = { $turn ->
    [0] { matter-first } scheiterte knapp, { score }, { NAME($ayes, form: "the") } gegen { NAME($noes, form: "accusative") }.
   *[1] { NAME($ayes, form: "dative", start: "yes") } fehlten nur { in-words } Punkte, um { matter-accusative } durchzubringen; { NAME($noes, form: "the") } hielten es auf, { score }.
  }
failed-by-far = { $turn ->
    [0] { matter-first } flog hinaus, { score }; { NAME($ayes, form: "the") } hatten den Saal falsch eingeschätzt.
   *[1] { NAME($noes, form: "the", start: "yes") } wollten von { matter-dative } nichts hören; abgelehnt mit { score }.
  }
failed = { $turn ->
    [0] { matter-first } scheiterte, { score }: { NAME($ayes, form: "the") } dafür, { NAME($noes, form: "the") } dagegen.
    [1] { NAME($noes, form: "the", start: "yes") } stimmten { matter-accusative } nieder, { score }, gegen den Wunsch { NAME($ayes, form: "genitive") }.
    [2] { NAME($ayes, form: "the", start: "yes") } baten um { matter-accusative } und wurden von { NAME($noes, form: "dative") } abgewiesen, { score }.
   *[3] { matter-first } kam nicht weiter. Gezählt wurde { score }, und { NAME($noes, form: "the") } behielten die Oberhand über { NAME($ayes, form: "accusative") }.
  }

## What is said besides of a vote

otherwise = { $winners ->
    [yes] abgelehnt
   *[no] angenommen
  }
decided-by-a-grant = { $turn ->
    [0] Den Ausschlag gab, was { NAME($lender, form: "the") } { NAME($who, form: "dative") } geliehen hatten: { in-words }.
   *[1] Ohne das, was { NAME($lender, form: "the") } { NAME($who, form: "dative") } geliehen hatten, wäre es { otherwise } worden.
  }
decided-by-the-race = { $turn ->
    [0] Das Rennen hatte es entschieden: Ohne ihre { CALLED("horses", "Pferde") } hätten { NAME($who, form: "the") } verloren.
   *[1] Hätten { NAME($who, form: "the") } nicht das Rennen gewonnen, wäre es { otherwise } worden.
  }
decided-by-a-hero = { $turn ->
    [0] Den Unterschied machte { $hero } auf der Seite { NAME($who, form: "genitive") }.
   *[1] Ohne { $hero } wäre es { otherwise } worden.
  }
voted-against-oneself = { NAME($subject, form: "the", start: "yes") }, die es vorgelegt hatten, stimmten selbst dagegen.
called-to-vote-down = { subject } hatten es nur aufgerufen, um es niederzustimmen.
vetoed = Zur Tat wurde es nicht: { NAME($who, form: "the") } legten ihr Veto ein.
vetoed-by-control = Zur Tat wurde es nicht: Die Spielleitung legte ihr Veto ein.
kept-silent = Geschwiegen hatten { in-words } Archonten.
silent-majority = Die Schweigenden waren in der Mehrheit: { NAME($who, form: "the") }.

## What a decision did

exiled = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } gingen in die Verbannung und verloren damit ihr Stimmrecht.
   *[1] { NAME($who, form: "the", start: "yes") } wurden aus der Stadt gewiesen.
  }
recalled = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } kehrten aus der Verbannung heim.
   *[1] Für { NAME($who, form: "accusative") } öffneten sich die Tore wieder.
  }
enfranchised = { NAME($who, form: "the", start: "yes") } waren von Stund an Bürger.
disenfranchised = { NAME($who, form: "the", start: "yes") } wurden aus der Bürgerrolle gestrichen.
supremacy = { $turn ->
    [0] Der Vorrang, der unter Gleichen über den Vorsitz entscheidet, ging an { NAME($subject, form: "accusative") }.
   *[1] Der Vorrang ging an { NAME($subject, form: "accusative") }.
  }
supremacy-of-nobody = Der Vorrang gehörte von da an niemandem.
motions-joined = Vor die Volksversammlung kamen { $titles }.
motion-joined = { $turn ->
    [0] Damit ging „{ $title }“ an die Volksversammlung.
    [1] „{ $title }“ kam auf die Tagesordnung.
    [2] Mit „{ $title }“ würde sich die Volksversammlung befassen müssen.
    [3] So nahm „{ $title }“ seinen Platz unter den Anträgen ein.
    [4] Der Entwurf, „{ $title }“, wurde der Volksversammlung vorbehalten.
   *[5] „{ $title }“ kam zu den anderen auf die Liste.
  }
article-reworded = Artikel { $at }, „{ $title }“, hatte von da an einen anderen Text.
article-replaced = { $turn ->
    [0] „{ $title }“ trat als Artikel { $at } an die Stelle von „{ $former }“.
   *[1] Artikel { $at } war nun „{ $title }“, und „{ $former }“ war Geschichte.
  }
article-added = { $turn ->
    [0] „{ $title }“ kam als Artikel { $at } in die Verfassung.
   *[1] Die Verfassung hatte nun einen Artikel { $at }, „{ $title }“.
  }
law-proclaimed = { $turn ->
    [0] „{ $title }“ wurde als Gesetz verkündet.
   *[1] „{ $title }“ war Gesetz, ehe das Echo verklungen war.
  }
those = { $of ->
    [all] alle Fraktionen
    [but] alle außer { NAME($who, form: "dative") }
   *[these] { NAME($who, form: "the") }
  }
those-first = { $within ->
    [1] { those }
   *[other] { $of ->
        [all] Alle Fraktionen
        [but] Alle außer { NAME($who, form: "dative") }
       *[these] { NAME($who, form: "the", start: "yes") }
      }
  }
each = { $many ->
    [1] {""}
   *[other] je{" "}
  }
rose-to-an-arete = { those-first } stiegen auf eine { CALLED("arete", "Arete") } von { $now }
sank-to-an-arete = { those-first } sanken auf eine { CALLED("arete", "Arete") } von { $now }
gained-arete = { those-first } gewannen { each }{ $n } { CALLED("arete", "Arete") }
lost-arete = { those-first } verloren { each }{ $n } { CALLED("arete", "Arete") }
drew-doom = { $turn ->
    [0] { those-first } zogen sich { each }{ $n } { CALLED("doom", "Verhängnis") } zu
   *[1] { those-first } luden { each }{ $n } { CALLED("doom", "Verhängnis") } auf sich
  }
lost-doom = { those-first } wurden { each }{ $n } { CALLED("doom", "Verhängnis") } los
gained-influence = { those-first } gewannen { each }{ $n } { CALLED("influence", "dauerhaften Einfluss") }
lost-influence = { those-first } verloren { each }{ $n } { CALLED("influence", "dauerhaften Einfluss") }
gained-goods = { $turn ->
    [0] { those-first } gewannen { each }{ $goods }
    [1] { those-first } waren um { each }{ $goods } reicher
   *[2] { those-first } bekamen { each }{ $goods }
  }
lost-goods = { $turn ->
    [0] { those-first } verloren { each }{ $goods }
    [1] { those-first } gaben dafür { each }{ $goods } hin
   *[2] { those-first } waren um { each }{ $goods } ärmer
  }
wrath-rose = { $turn ->
    [0] Die Götter nahmen es zur Kenntnis: Der Göttliche Zorn stieg auf { $to }.
    [1] Als es getan war, stand der Göttliche Zorn bei { $to }.
   *[2] Es mehrte den Göttlichen Zorn um { in-words }, auf nun { $to }.
  }
wrath-sank = Der Göttliche Zorn sank auf { $to }.
unrest-went-on = Die Stasis stieg weiter auf { $to }.
unrest-broke = Die Stasis stieg auf { $to }, und länger wollte die Stadt nicht warten.
unrest-near = Die Stasis, das Maß der Unruhe, stieg von { $from } auf { $to }; zum offenen Streit fehlte noch { in-words }.
unrest-first = Die Stasis, an der man die Unruhe maß, stieg von { $from } auf { $to }.
unrest-rose = { $turn ->
    [0] Die Stasis stieg von { $from } auf { $to }.
    [1] Auf den Straßen redete man davon: Die Stasis ging auf { $to }.
    [2] Die Stasis kletterte auf { $to }.
   *[3] In den Vierteln wurde es lauter, und die Stasis stand bei { $to }.
  }
unrest-fell = { $turn ->
    [0] Danach war die Stadt ruhiger: Die Stasis fiel von { $from } auf { $to }.
    [1] Die Stasis sank auf { $to }.
   *[2] Das beruhigte die Viertel, und die Stasis ging auf { $to } zurück.
  }

## The Assembly

assembly-decided-nothing = Die Volksversammlung tagte und entschied nichts.
assembly-rejected-all = Die Volksversammlung hörte { motions } und wollte von alldem nichts wissen.
assembly-adopted-all = { $turn ->
    [0] Die Volksversammlung hörte { motions } und schickte niemanden mit leeren Händen heim. Angenommen: { $titles }.
   *[1] Diese Volksversammlung nahm an, was immer vor sie kam: { $titles }.
  }
assembly-adopted-some = { $turn ->
    [0] Von { motions-dative } nahm die Volksversammlung { $titles } an; ohne Mehrheit blieb: { $rejected }.
   *[1] Vor die Volksversammlung kamen { motions }; als sie sich erhob, stand davon noch: { $titles }.
  }
a-measure = { $measure ->
    [article] einen Artikel
    [law] ein Gesetz
   *[resolution] einen Beschluss
  }
this-measure = { $measure ->
    [article] dieser Artikel
    [law] dieses Gesetz
   *[resolution] dieser Beschluss
  }
motion-by = { $turn ->
    [0] { subject } beantragten { a-measure }.
   *[1] Gestellt wurde der Antrag auf { a-measure } von { NAME($subject, form: "dative") }.
  }
motion-by-control = Die Spielleitung hatte { a-measure } auf die Tagesordnung gesetzt.
motion-out-of = { $turn ->
    [0] Hierher kam { this-measure }, als der Rat sich mit „{ $source }“ befasste.
    [1] Von „{ $source }“ her kam { this-measure }.
   *[2] Aus „{ $source }“ war { this-measure } hervorgegangen.
  }
motion-wanted = { $turn ->
    [0] In den Worten der Tagesordnung: „{ $wanted }“
   *[1] Auf der Tagesordnung stand es so: „{ $wanted }“
  }
motion-not-put = Zur Abstimmung kam es nicht.

## Diplomacy, gifts, and what Control set

minutes = { $n ->
    [1] eine Minute
   *[other] { in-words } Minuten
  }
out-still = Die Archonten verließen den Saal und waren, als dies geschrieben wurde, noch draußen.
out-for-a-moment = Die Archonten verließen den Saal und waren fast im selben Augenblick zurück.
out = { $turn ->
    [0] Der Saal stand leer, { minutes } lang. Was in den Gängen vereinbart wurde, steht in keiner Aufzeichnung.
    [1] Die Archonten gingen für { minutes } zu den Ihren.
    [2] Es gab { minutes } lang Gespräche, und keinen Schreiber dabei.
   *[3] Sie waren { minutes } lang draußen und kamen zurück mit dem, was sie einander versprochen hatten.
  }
first-as-before = { $turn ->
    [0] { subject } waren noch immer das erste Haus der Stadt, mit { CALLED("arete", "Arete") } { $arete }.
   *[1] An der Spitze hatte sich nichts geändert: { NAME($subject, form: "the") }, { CALLED("arete", "Arete") } { $arete }.
  }
first-shared-as-before = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } teilten sich noch immer den ersten Platz.
   *[1] An { NAME($who, form: "dative") } war niemand vorbeigekommen.
  }
first-now = { $turn ->
    [0] Die höchste { CALLED("arete", "Arete") } hatten zu dieser Stunde { NAME($subject, form: "the") } mit { $arete }.
   *[1] An der Spitze standen { NAME($subject, form: "the") }, mit { CALLED("arete", "Arete") } { $arete }.
  }
first-shared = { NAME($who, form: "the", start: "yes") } teilten sich mit { CALLED("arete", "Arete") } { $arete } den ersten Platz.
most-doomed = { $turn ->
    [0] Das schwerste { CALLED("doom", "Verhängnis") }, { $doom }, lag auf { NAME($subject, form: "dative") }.
    [1] { subject } trugen das meiste { CALLED("doom", "Verhängnis") }, { $doom }.
   *[2] Niemandem drohte so viel { CALLED("doom", "Verhängnis") } wie { NAME($subject, form: "dative") }: { $doom }.
  }
lead-gifts = Was den Besitzer wechselte
handed-over = { who-first } übergaben { NAME($to, form: "dative") } { $goods }
lead-set = Von der Hand der Spielleitung
set-so = So hatte es die Spielleitung gesetzt: { $reason }
set-because = Der Grund, den die Spielleitung nannte: { $reason }

## A stasis breaks out

lead-outbreak = Der Ausbruch
lead-deployment = Die Straßen füllen sich
lead-held = Wer die Stadt hielt
lead-victory = Der Sieg
outbreak = { $turn ->
    [0] Bei einer Stasis von { $at } zerbrach der Friede der Stadt, und Haus kämpfte gegen Haus auf den Straßen. Es war die { nth } Stasis des Tages.
    [1] Die Stasis hatte { $at } erreicht, und der { nth } Kampf des Tages um die Straßen begann.
   *[2] Zum { nth }n Mal an diesem Tag blieb der Rat sich selbst überlassen, und die Straßen füllten sich; die Stasis stand bei { $at }.
  }
outbreak-early = { $turn ->
    [0] Die Stadt hätte mehr ertragen: Der Streit bricht bei einer Stasis von { $threshold } aus, und sie stand erst bei { $at }. Die Spielleitung rief die { nth } Stasis des Tages dennoch aus.
   *[1] Die { nth } Stasis des Tages kam vor ihrer Zeit, auf das Wort der Spielleitung, als der Wert bei { $at } stand.
  }
cause-of-it = „{ $cause }“ ({ in-words })
causes = { $turn ->
    [0] Was sie hinaufgetrieben hatte, erzählte man sich an jeder Ecke: { $causes }.
   *[1] Am schwersten hatten in der Waage gelegen: { $causes }.
  }
mobs = { $n ->
    [1] einen Mob
   *[other] { in-words } Mobs
  }
military = { $n ->
    [1] einen Soldaten
   *[other] { in-words } Soldaten
  }
no-units = niemanden
muster-of-hosts = { $turn ->
    [0] { NAME($strong, form: "the", start: "yes") } boten das größte Heer auf, { $many }; { NAME($weak, form: "the") } das kleinste, { $few }.
   *[1] { NAME($strong, form: "the", start: "yes") } hatten { $many }, mehr als alle anderen; { NAME($weak, form: "the") } hatten { $few }.
  }
heroes-none = Kein Held wurde gewagt.
heroes-went = Von den Helden zogen in den Kampf: { $heroes }.
heroes-many = In den Kampf zogen nicht weniger als { in-words } Helden.
moves-first-by-lot = Niemand trug mehr { CALLED("doom", "Verhängnis") } als ein anderer, und das Los ließ { NAME($subject, form: "accusative") } beginnen.
moves-first-of-equals = Auf { NAME($tied, form: "dative") } lag gleich viel { CALLED("doom", "Verhängnis") }, und das Los ließ { NAME($who, form: "accusative") } beginnen.
moves-first = { $turn ->
    [0] Der erste Zug gehörte { NAME($subject, form: "dative") }, auf denen das meiste { CALLED("doom", "Verhängnis") } lag.
   *[1] { NAME($subject, form: "the", start: "yes") }, vom { CALLED("doom", "Verhängnis") } am schwersten beladen, zogen zuerst.
  }

## The streets fill

crowd = { $turn ->
    [0] Nirgends war das Gedränge dichter als bei „{ $place }“: Dort standen { $sides } Fraktionen, { units }.
    [1] Die größte Menge zog „{ $place }“ an, { units } von { $sides } Fraktionen.
   *[2] Die meisten kamen zu „{ $place }“: { $sides } Fraktionen, { units }.
  }
staked = { NAME($who, form: "the", start: "yes") } setzten { units } auf „{ $place }“.
staked-both = { NAME($who, form: "the", start: "yes") } setzten { units } auf „{ $place }“ und { NAME($other, form: "the") } { $more } auf „{ $there }“.
cards-none = Nicht eine { CALLED("stasis_cards", "Stasiskarte") } wurde gespielt.
cards-by-most = Gespielt wurden { stasis-cards }, { $most } davon von { NAME($who, form: "dative") }.
card-killed = { $turn ->
    [0] Durch „{ $title }“, gespielt von { NAME($who, form: "dative") }, { $n ->
        [1] starb ein Held
       *[other] starben Helden
      }: { $heroes }.
   *[1] „{ $title }“, eine Karte { NAME($who, form: "genitive") }, kostete Helden das Leben: { $heroes }.
  }
card-moved-the-colossus = Mit „{ $title }“ führten { NAME($who, form: "the") } den Koloss fort.
card-led-the-colossus = Mit „{ $title }“ führten { NAME($who, form: "the") } den Koloss zu „{ $place }“.
card-struck = { $turn ->
    [0] „{ $title }“, gespielt von { NAME($who, form: "dative") }, wendete oder fällte { units }.
    [1] { NAME($who, form: "the", start: "yes") } spielten „{ $title }“: Verlust oder Seitenwechsel für { units }.
   *[2] „{ $title }“, eine Karte { NAME($who, form: "genitive") }, nahm { units }.
  }
card-struck-there = { $turn ->
    [0] „{ $title }“, gespielt von { NAME($who, form: "dative") }, wendete oder fällte { units } bei „{ $place }“.
    [1] { NAME($who, form: "the", start: "yes") } spielten „{ $title }“ bei „{ $place }“: Verlust oder Seitenwechsel für { units }.
   *[2] „{ $title }“, eine Karte { NAME($who, form: "genitive") }, nahm bei „{ $place }“ { units }.
  }
deployed-full = { $turn ->
    [0] Als der letzte offene Ort besetzt war, hatten alle noch einen Zug.
   *[1] Endlich lag kein Ort mehr offen, und jedes Haus tat seinen letzten Zug.
  }
deployed-with-places-empty = Als die letzte Einheit aufgestellt war, { $n ->
    [1] lag noch ein Ort leer
   *[other] lagen noch { in-words } Orte leer
  }.
deployed-to-the-last = So ging es, bis niemand mehr eine Einheit aufzustellen hatte.
deployed-to-a-halt = Es endete, als niemand mehr etwas tun konnte.
deployed-until-called = Da sich niemand mehr rührte, rief die Spielleitung die letzten Aktionen aus.
deployed-cut-short = Die Spielleitung beendete die Aufstellung, ehe alle gekommen waren.

## Battles

with-mobs = { $n ->
    [1] einem Mob
   *[other] { in-words } Mobs
  }
with-military = { $n ->
    [1] einem Soldaten
   *[other] { in-words } Soldaten
  }
with-hero = { $hero }
stood-alone = { NAME($who, form: "the", start: "yes") } mit { $came } standen dort allein.
met = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } mit { $came } trafen auf { NAME($other, form: "accusative") } mit { $against }.
    [1] Hier standen { NAME($who, form: "the") } mit { $came }, dort { NAME($other, form: "the") } mit { $against }.
   *[2] Gegeneinander standen { NAME($who, form: "the") } mit { $came } und { NAME($other, form: "the") } mit { $against }.
  }
side = { who-first } mit { $came }
three-met = { $sides }: Diese drei kämpften darum.
many-met = Gekommen waren { in-words } Fraktionen: { $sides }.
threw-thirteen = { $turn ->
    [0] Da zeigten die Würfel { NAME($who, form: "dative") } eine Dreizehn, und von allem, was sie dort hatten, blieb nichts.
    [1] { NAME($who, form: "the", start: "yes") } warfen dreizehn und waren fort.
    [2] Die unglückliche Dreizehn fiel { NAME($who, form: "dative") } zu, und das war dort ihr Ende.
   *[3] Eine Dreizehn fegte { NAME($who, form: "accusative") } hinweg.
  }
tyche-decided = { $turn ->
    [0] { CALLED("tyche", "Tyche") } entschied es: { NAME($subject, form: "the") } hatten für einen Würfel mehr bezahlt, und er zeigte { in-words }.
   *[1] Ohne das, was { NAME($subject, form: "the") } von { CALLED("tyche", "Tyche") } gekauft hatten, { in-words }, wäre es anders ausgegangen.
  }
battle-nobody-left = Niemand blieb übrig, um „{ $place }“ zu halten.
battle-destroyed = { NAME($who, form: "the", start: "yes") } vernichteten einander; „{ $place }“ lag leer.
battle-tied = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } kamen auf je { $total } und vernichteten einander; „{ $place }“ lag leer.
   *[1] Bei je { $total } überließen { NAME($who, form: "the") } „{ $place }“ niemandem.
  }
battle-held-in-the-end = Als es vorbei war, hielten { NAME($subject, form: "the") } „{ $place }“.
battle-left-standing = { subject } blieben stehen und hielten „{ $place }“.
battle-upset = { $turn ->
    [0] Es sprach alles gegen { NAME($subject, form: "accusative") }, aber mit { $dice } auf den Würfeln kamen sie auf { $total } gegen { $second } und hielten den Ort.
    [1] Die schwächere Seite gewann: { NAME($subject, form: "the") }, { $total } zu { $second }.
   *[2] Ein Wurf von { $dice } gab { NAME($subject, form: "dative") }, so unterlegen sie waren, „{ $place }“: { $total } zu { $second }.
  }
battle-by-one = { $turn ->
    [0] Ein Auge entschied es für { NAME($subject, form: "accusative") }, { $total } zu { $second }.
   *[1] { subject } hielten den Ort um ein einziges Auge, { $total } zu { $second }.
  }
battle-by-far = { $turn ->
    [0] Es war kein Kampf: { $total } zu { $second } für { NAME($subject, form: "accusative") }.
   *[1] { subject } fegten die anderen hinweg, { $total } zu { $second }.
  }
battle-won = { $turn ->
    [0] { subject } behielten die Oberhand, { $total } zu { $second }.
    [1] { subject } nahmen den Ort, { $total } zu { $second }.
    [2] Als die Würfel still lagen, hatten { NAME($subject, form: "the") } { $total } und die Nächsten { $second }.
   *[3] Der Ort ging an { NAME($subject, form: "accusative") }, { $total } zu { $second }.
  }
heroes-executed = { $turn ->
    [0] In die Hände { NAME($who, form: "genitive") } { $n ->
        [1] fiel und starb
       *[other] fielen und starben
      }: { $heroes }.
   *[1] Keine Gnade gab es für { $heroes }.
  }
heroes-spared = { $turn ->
    [0] { subject } verschonten { $heroes }.
   *[1] { subject } ließen { $heroes } laufen.
  }
heroes-died = Dort { $n ->
    [1] starb ein Held
   *[other] starben Helden
  }: { $heroes }.
lead-elsewhere = Anderswo
place-first = „{ $place }“
brief-to-nobody = { place-first } blieb niemandem
brief-stayed = { place-first } blieb bei { NAME($who, form: "dative") }
brief-took = { $turn ->
    [0] { who-first } nahmen { NAME($beaten, form: "dative") } „{ $place }“ ab
    [1] { place-first } fiel an { NAME($who, form: "accusative") }, gegen { NAME($beaten, form: "accusative") }
    [2] { who-first } schlugen bei „{ $place }“ { NAME($beaten, form: "accusative") }
   *[3] { who-first } vertrieben aus „{ $place }“ { NAME($beaten, form: "accusative") }
  }

## Who held the city, and who won

fought-on-the-real-map = Ausgefochten wurde es auf dem Plan im Saal.
held-every-place = { subject } hielten jeden Ort der Stadt.
held-places = { $within ->
    [1] { NAME($who, form: "the") } { $places }
   *[other] { NAME($who, form: "the", start: "yes") } hielten { $places }
  }
held-a-whole-map = { $turn ->
    [0] Ganz in der Hand { NAME($who, form: "genitive") } war { $maps }, und wer das Ganze hält, zählt es doppelt.
   *[1] { NAME($who, form: "the", start: "yes") } hatten { $maps } ganz, und das zählte doppelt.
  }
spoil-thirteen = { $turn ->
    [0] Bei „{ $place }“ warfen { NAME($who, form: "the") } dreizehn, und ihr Teil war { $n } { CALLED("doom", "Verhängnis") }.
   *[1] „{ $place }“ gab { NAME($who, form: "dative") } eine Dreizehn und damit { $n } { CALLED("doom", "Verhängnis") }.
  }
spoil-talents = „{ $place }“ brachte { NAME($who, form: "dative") } { talents }.
given = { in-words } an { NAME($to, form: "accusative") }
given-to-themselves = { in-words } an sich selbst
spoil-doom = { $turn ->
    [0] Von „{ $place }“ teilten { NAME($who, form: "the") } { CALLED("doom", "Verhängnis") } aus, { $given }.
   *[1] „{ $place }“ gab { NAME($who, form: "dative") } { CALLED("doom", "Verhängnis") } zum Weitergeben: { $given }.
  }
spoil-tyche = { $turn ->
    [0] { NAME($who, form: "the", start: "yes") } verteilten die { CALLED("tyche", "Tyche") } von „{ $place }“, { $given }.
   *[1] Das Glück von „{ $place }“ hatten { NAME($who, form: "the") } zu verteilen: { $given }.
  }
won-by-nobody = Niemand konnte den Sieg sein Eigen nennen.
won-not-yet = Als dies geschrieben wurde, dauerte der Kampf noch an.
won-by-springs = { NAME($tied, form: "the", start: "yes") } standen gleich mit { victory-points }; der Sieg ging an { NAME($who, form: "accusative") }, in deren Hand die Quellen lagen, die so etwas entscheiden.
won-by-springs-of-all = Alle Häuser standen gleich mit { victory-points }; der Sieg ging an { NAME($who, form: "accusative") }, in deren Hand die Quellen lagen, die so etwas entscheiden.
won-of-equals = { NAME($tied, form: "the", start: "yes") } standen gleich mit { victory-points }; der Sieg ging an { NAME($who, form: "accusative") }, so entschied es die Spielleitung.
won-of-all = Alle Häuser standen gleich mit { victory-points }; der Sieg ging an { NAME($who, form: "accusative") }, so entschied es die Spielleitung.
won-by-control = Die Spielleitung gab den Sieg { NAME($who, form: "dative") }.
won-far-ahead = { $turn ->
    [0] { subject } gewannen die Stasis mit { victory-points }.
   *[1] Der Tag gehörte { NAME($subject, form: "dative") }, mit { victory-points }.
  }
won-by-one = { $turn ->
    [0] Um einen Punkt ging die Stasis an { NAME($subject, form: "accusative") }, mit { victory-points } gegen { $next } { NAME($other, form: "genitive") }.
   *[1] { subject } gewannen sie um einen einzigen Punkt, mit { victory-points } gegen { $next } { NAME($other, form: "genitive") }.
  }
won-nobody-near = Niemand kam { NAME($subject, form: "dative") } nahe, mit { victory-points } gegen { $next } { NAME($other, form: "genitive") }.
won = { $turn ->
    [0] { subject } gewannen die Stasis mit { victory-points }; als Nächste kamen mit { $next } { NAME($other, form: "the") }.
   *[1] Mit { victory-points } gehörte der Tag { NAME($subject, form: "dative") }, { $ahead } vor { NAME($other, form: "dative") }.
  }
prize = { $turn ->
    [0] Wer eine Stasis gewinnt, darf einen Artikel der Verfassung ändern und fragt niemanden. { NAME($subject, form: "the", start: "yes") } nahmen Artikel { $at }, „{ $title }“, und gaben ihm den Text „{ $text }“
   *[1] Der Preis { NAME($subject, form: "genitive") } war Artikel { $at }, „{ $title }“. Von da an lautete er „{ $text }“
  }
hero-of = { $hero } ({ $who })
fallen-one = Nicht heim kam { $dead }.
fallen = Unter den Toten waren { $dead }.
calm-again = { $turn ->
    [0] Dann gingen die Leute heim, und die Stasis mit ihnen, hinunter auf { $to }.
   *[1] Die Straßen leerten sich, und die Stasis stand wieder bei { $to }.
  }

## The last page

lead-fortunes = Aufstieg und Fall
lead-votes = In den Abstimmungen
lead-law = In der Verfassung
lead-seats = Wer dort saß
rose-most = Niemand stieg so auf wie { NAME($subject, form: "the") }, von einer { CALLED("arete", "Arete") } von { $from } auf { $to }.
lost-most = { subject } verloren am meisten, von { $from } auf { $to }.
won-most-votes = Niemand war öfter auf der Seite der Sieger als { NAME($subject, form: "the") }: { $n } von { $all } Mal.
silent-most-often = { subject } ließen { in-words } von { $all } Abstimmungen schweigend vorübergehen.
exiled-at-the-end = { NAME($who, form: "the", start: "yes") } waren am Ende in der Verbannung.
one-text-changed = Einer der { in-words } Artikel hatte einen anderen Text als am Morgen.
all-texts-changed = Nicht ein Artikel lautete noch wie am Morgen.
texts-changed = Von den { in-words } Artikeln lauteten { $changed } anders als am Morgen.
program-played-all = Das Programm spielte jeden Sitz, der eine Stimme hatte.
program-played = Für { NAME($who, form: "accusative") } spielte meist das Programm.
stood-empty = { $n ->
    [1] Der Platz
   *[other] Die Plätze
  } { NAME($who, form: "genitive") } { $n ->
    [1] stand
   *[other] standen
  } bei den meisten Abstimmungen leer.
