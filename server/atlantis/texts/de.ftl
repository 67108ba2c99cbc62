# Was Berichte und Antworten den Spielern eines Spiels mit Befehlsdateien sagen. Namen von Dingen, Talenten und
# Einheiten bleiben englisch und ungebeugt; kein Artikel und keine Endung darf von ihnen abhängen.

atlantis-kind-number = eine Zahl
atlantis-kind-flag = 1 oder 0
atlantis-kind-unit = eine Einheit
atlantis-kind-direction = eine Richtung
atlantis-kind-attitude = eine Haltung
atlantis-kind-spoils = NONE, WALK, RIDE, FLY oder ALL
atlantis-kind-class = eine Klasse von Gegenständen
atlantis-kind-item = ein Gegenstand
atlantis-kind-skill = ein Talent
atlantis-kind-spell = ein Zauber
atlantis-kind-type = eine Art von Bauwerk
atlantis-kind-text = ein Text
atlantis-kind-address = eine Adresse
atlantis-kind-name = ein Name
atlantis-kind-password = ein Passwort
atlantis-kind-faction = die Nummer einer Fraktion
atlantis-kind-structure = die Nummer eines Bauwerks

atlantis-bad-flag = Möglich ist 1 oder 0, nicht „{ $text }“.
atlantis-bad-unit = „{ $text }“ bezeichnet keine Einheit.
atlantis-bad-direction = „{ $text }“ ist keine Richtung.
atlantis-bad-attitude = „{ $text }“ ist keine Haltung. Es gibt HOSTILE, UNFRIENDLY, NEUTRAL, FRIENDLY und ALLY.
atlantis-bad-spoils = „{ $text }“ ist keine Art von Beute. Es gibt NONE, WALK, RIDE, FLY und ALL.
atlantis-unknown-class = „{ $text }“ ist keine Klasse von Gegenständen.
atlantis-unknown-item = „{ $text }“ ist kein Gegenstand, den du kennst.
atlantis-unknown-skill = „{ $text }“ ist kein Talent, das du kennst.
atlantis-unknown-type = „{ $text }“ ist keine Art von Bauwerk, die du kennst.
atlantis-bad-address = „{ $text }“ ist keine Adresse.
atlantis-bad-name = „{ $text }“ kann kein Name sein: Er braucht einen Buchstaben und darf keine Klammern ( ) enthalten.
atlantis-bad-password = Ein Passwort hat 3 bis 40 Zeichen und keine Anführungszeichen.

atlantis-alias-used = NEW { $alias } wird in dieser Region zweimal gebildet; die zweite Einheit entfällt.
atlantis-not-one-leader = Nur eine Einheit aus einem einzigen Anführer lernt Magie.
atlantis-not-leader = Nur Anführer lehren.
atlantis-not-one-man = Das tut nur eine Einheit aus einer einzigen Person.
atlantis-own-faction = Das ist deine eigene Fraktion.
atlantis-to-itself = Die Einheit würde sich selbst etwas geben.
atlantis-not-visible = Das Ziel ist hier nicht zu sehen.
atlantis-in-nexus = Das geht im Nexus nicht.
atlantis-at-sea = Das geht auf See nicht.
atlantis-no-such-faction = Diese Fraktion gibt es nicht.
atlantis-no-such-object = Dieses Bauwerk gibt es hier nicht.
atlantis-no-such-exit = Auf dieser Seite gibt es keinen Weg hinaus.
atlantis-no-passage = Hier gibt es keinen Durchgang.
atlantis-not-inside = Die Einheit ist in keinem Bauwerk.
atlantis-not-owner = { $object } gehört einer anderen Einheit.
atlantis-not-in-there = Das Ziel ist nicht in { $object }.
atlantis-not-admitted = Der Besitzer von { $object } lässt die Einheit nicht ein.
atlantis-not-enterable = { $object } kann niemand betreten.
atlantis-not-nameable = Das lässt sich hier nicht ändern.
atlantis-not-destroyable = { $object } lässt sich nicht zerstören.
atlantis-structure-too-small = Um { $settlement } umzubenennen, braucht man mindestens dieses Bauwerk: { $type }.
atlantis-not-friendly = { $who } ist dir nicht freundlich gesinnt.
atlantis-no-trade-points = Deine Fraktion hat keine Handelspunkte.
atlantis-no-war-points = Deine Fraktion hat keine Kriegspunkte.
atlantis-trade-quota = Deine Fraktion handelt schon in so vielen Regionen, wie sie darf.
atlantis-war-quota = Deine Fraktion treibt schon in so vielen Regionen Steuern ein, wie sie darf.
atlantis-skill-too-low = Dafür braucht man { $skill }, Stufe { $level }.
atlantis-skill-not-known = Dieses Talent hat die Einheit nicht: { $skill }.
atlantis-skill-maxed = Mehr kann die Einheit davon nicht lernen.
atlantis-second-skill = Nur Anführer lernen ein zweites Talent.
atlantis-needs-first = Zuerst braucht man: { $list }.
atlantis-not-studiable = Das kann niemand lernen.
atlantis-too-many-points = { $points ->
    [one] Das ist 1 Punkt
   *[other] Das sind { $points } Punkte
  }; deine Fraktion hat { $most }.
atlantis-too-many-mages = { $most ->
    [0] Deine Fraktion darf keinen Magier haben.
    [one] Deine Fraktion darf nur einen Magier haben.
   *[other] Deine Fraktion darf nur { $most } Magier haben.
  }
atlantis-too-many-apprentices = { $most ->
    [0] Deine Fraktion darf keinen Lehrling haben.
    [one] Deine Fraktion darf nur einen Lehrling haben, und ein Magier kann keiner sein.
   *[other] Deine Fraktion darf nur { $most } Lehrlinge haben, und ein Magier kann keiner sein.
  }
atlantis-mage-no-people = Ein Magier nimmt keine Personen auf und gibt keine ab.
atlantis-leaders-apart = Anführer und andere gehören nicht in dieselbe Einheit.
atlantis-two-skills = Die Personen hätten dann zwei Talente.
atlantis-no-material = Dafür braucht man: { $item }.
atlantis-not-enough = { $has ->
    [0] Das hat die Einheit nicht: { $item }
   *[other] Davon hat die Einheit nur { $has }: { $item }
  }.
atlantis-no-silver = Dafür braucht man { $silver } Silber.
atlantis-no-unclaimed = In der Kasse der Fraktion ist { $silver } Silber.
atlantis-not-for-sale = Das verkauft hier niemand: { $item }.
atlantis-not-wanted = Das kauft hier niemand: { $item }.
atlantis-not-basic = Das ist mit WITHDRAW nicht zu haben: { $item }.
atlantis-no-demand = Dafür zahlt hier niemand.
atlantis-nothing-to-tax = Hier sind keine Steuern zu holen.
atlantis-not-produceable = Das lässt sich nicht herstellen: { $item }.
atlantis-not-found-here = Das ist hier nicht zu finden: { $item }.
atlantis-not-buildable = Das lässt sich nicht bauen: { $type }.
atlantis-finished = { $object } ist schon fertig.
atlantis-not-coastal = Hier ist keine Küste.
atlantis-road-exists = Nach dieser Seite gibt es schon eine Straße.
atlantis-too-many-structures = In dieser Region ist kein Platz für ein weiteres Bauwerk.
atlantis-not-giveable = Das kann man nicht weggeben: { $item }.
atlantis-no-people-abroad = Zu einer anderen Fraktion gehen Personen nur als ganze Einheit.
atlantis-no-people-traded = Personen werden nicht getauscht.
atlantis-no-people-stolen = Das lässt sich nicht stehlen: { $item }.
atlantis-not-answered = { $target } hat keinen passenden Tausch angeboten.
atlantis-given-away-no-give = Die Einheit hat in diesem Monat die Fraktion gewechselt und gibt nichts ab.
atlantis-cannot-tax = Niemand in der Einheit ist imstande, Steuern einzutreiben.
atlantis-cannot-tax-now = Zurzeit ist niemand in der Einheit imstande, Steuern einzutreiben.
atlantis-guarded-by-others = Das verhindert die Wache hier: { $guard }.
atlantis-too-few-to-pillage = Dazu taugliche Personen deiner Fraktion hier: { $has }; nötig sind { $needs }.
atlantis-pillaged = Die Region wurde geplündert; Steuern sind keine mehr zu holen.
atlantis-denied = Der Zutritt zu { $to } wird verwehrt von: { $guards }.
atlantis-not-mage = Das tut nur ein Magier.
atlantis-spell-unknown = Diesen Zauber kann die Einheit nicht: { $skill }.
atlantis-not-castable = Mit CAST bewirkt man damit nichts: { $skill }.
atlantis-not-a-combat-spell = In einer Schlacht bewirkt das nichts: { $skill }.
atlantis-bad-spell-args = So wird es gezaubert: { $syntax }
atlantis-out-of-range = So weit reicht der Zauber nicht.
atlantis-too-heavy = Das wiegt { $weight }; der Zauber bewegt { $most }.
atlantis-too-many-heads = { $heads ->
    [one] Das ist 1 Person
   *[other] Das sind { $heads } Personen
  }; der Zauber verbirgt { $most }.
atlantis-not-own = Das geht nur mit eigenen Einheiten.
atlantis-wrong-land = In diesem Land leben keine davon.
atlantis-limit-reached = Davon kann der Magier höchstens { $most } haben: { $item }.
atlantis-mind-closed = Diese Gedanken bleiben verschlossen: { $target }.
atlantis-no-gate = Das geht hier nicht ohne ein Tor.
atlantis-gate-exists = Hier gibt es schon ein Tor.
atlantis-no-shelter = { $object } ist kein fertiges Gebäude, das Personen schützt.
atlantis-no-answer = Niemand antwortet auf den Zauber.
atlantis-not-armour = Das taugt nicht als Rüstung: { $item }.
atlantis-not-weapon = Das taugt nicht als Waffe: { $item }.
atlantis-too-many-preferences = Eine Einheit kann höchstens vier bevorzugen.
atlantis-not-studying = { $target } lernt nichts, was hier gelehrt werden kann.
atlantis-teacher-too-low = { $target } kann schon so viel wie der Lehrer.
atlantis-overloaded = Die Einheit wiegt { $weight } und trägt { $most }.
atlantis-out-of-points = Die Bewegungspunkte reichen nicht mehr für den Schritt { $step }.
atlantis-into-ocean = Die Einheit kommt nicht übers Wasser.
atlantis-sailed-already = Die Einheit ist schon auf einem Schiff gereist.
atlantis-not-on-ship = Die Einheit ist nicht an Bord eines Schiffs.
atlantis-ship-unfinished = Das Schiff ist nicht fertig; Arbeit, die noch fehlt: { $needs }.
atlantis-too-few-sailors = Zu wenige Seeleute an Bord: { $has } von { $needs }.
atlantis-ship-overloaded = Die Ladung des Schiffs wiegt { $load }; es trägt { $carries }.
atlantis-not-sea-way = Schiffe fahren von See zu See oder zwischen See und Küste.
atlantis-wrong-password = Das Passwort ist falsch.
atlantis-not-known-yet = Darüber hat deine Fraktion keinen Bericht.
atlantis-too-many = Das ist mehr, als eine Einheit haben kann.
atlantis-no-people-coming = NEW { $alias } bekommt keine Personen und wird aufgelöst.
atlantis-half-rate = Hier ist kein Platz für einen Magier: halber Fortschritt.
atlantis-gave-fewer = { $done } von { $wanted } { $item }: Mehr hat die Einheit nicht.
atlantis-claimed-fewer = { $done } von { $wanted } Silber: { $why ->
    [room] Mehr kann die Einheit nicht halten
   *[unclaimed] Mehr ist nicht verfügbar
  }.
atlantis-bought-fewer = { $done } von { $wanted } { $item }: { $why ->
    [room] Mehr kann die Einheit nicht halten
    [silver] Für mehr reicht ihr Silber nicht
   *[shared] Es gibt hier nur { $pool } für alle, die kaufen
  }.
atlantis-sold-fewer = { $done } von { $wanted } { $item }: { $why ->
    [room] Mehr Silber kann die Einheit nicht halten
    [goods] Mehr hat die Einheit nicht
   *[shared] Von allen, die verkaufen, werden hier nur { $pool } gewünscht
  }.
atlantis-produced-fewer = { $done } von { $wanted } { $item }: Das Land gibt nur { $pool } für alle, die es bearbeiten.
atlantis-last-people = Der Einheit bleiben keine Personen.
atlantis-clears-guard = Das hebt GUARD auf.
atlantis-clears-avoid = Das hebt AVOID auf.
atlantis-diluted = { $pupils ->
    [one] 1 Schüler
   *[other] { $pupils } Schüler
  } auf { $places ->
    [one] 1 Platz
   *[other] { $places } Plätze
  }.
atlantis-ship-does-not-sail = Der Besitzer des Schiffs gibt keinen Kurs vor.
atlantis-unsure = Was daraus wird, hängt von anderen ab.
atlantis-by-chance = Das gelingt in { $percent } von 100 Fällen.

atlantis-will-starve = { $unit }: { $heads ->
    [one] 1 Person wäre
   *[other] { $heads } Personen wären
  } am Monatsende unversorgt.
atlantis-no-month-order = { $unit } hat in diesem Monat nichts zu tun.
atlantis-other-faction = Dieser Zug gehört zu Fraktion { $other }; du führst Fraktion { $own }.

atlantis-event-formed = Wird als NEW { $alias } gebildet.
atlantis-event-dissolved = { $heir ->
    [blank] Wird aufgelöst.
   *[other] Wird aufgelöst; die Habe geht an { $heir }.
  }
atlantis-event-claimed = Nimmt { $silver } Silber aus der Kasse der Fraktion.
atlantis-event-renamed = { $what ->
    [faction] Nennt die Fraktion { $new }.
    [structure] Nennt das Bauwerk { $new }.
    [settlement] Nennt die Siedlung { $new }.
   *[unit] Heißt nun { $new }.
  }
atlantis-event-described = Ändert eine Beschreibung.
atlantis-event-faction-changed = Verteilt die Punkte ab jetzt so: Krieg { $war }, Handel { $trade }, Magie { $magic }.
atlantis-event-declared = Neue Haltung gegenüber { $who ->
    [others] allen anderen
   *[other] { $who }
  }: { $attitude ->
    [hostile] feindlich
    [unfriendly] unfreundlich
    [neutral] neutral
    [friendly] freundlich
    [ally] verbündet
   *[other] { $attitude }
  }.
atlantis-event-found = { $who } ist mit einem Brief zu erreichen.
atlantis-event-left = Verlässt { $object }.
atlantis-event-entered = Betritt { $object }.
atlantis-event-promoted = Macht { $target } zum neuen Besitzer.
atlantis-event-evicted = Setzt { $target } vor die Tür.
atlantis-event-stole = Stiehlt von { $target }: { $item }.
atlantis-event-robbed = Wurde bestohlen: { $item }.
atlantis-event-theft-seen = { $who }{ $of ->
    [unknown] { "" }
   *[other] , { $of },
  } wird bei einem Diebstahl gesehen. Ziel: { $target ->
    [unknown] jemand Unbekanntes
   *[other] { $target }
  }.
atlantis-event-theft-failed = { $why ->
    [seen] Wird beim Stehlen von { $target } gesehen und bekommt nichts.
   *[nothing] Findet bei { $target } nichts dieser Art zu stehlen.
  }
atlantis-event-destroyed = Zerstört { $object }.
atlantis-event-gave = Gibt an { $target }: { $item }.
atlantis-event-received = { $item ->
    [unit] Kommt von { $from } herüber.
   *[other] Erhält von { $from }: { $item }.
  }
atlantis-event-discarded = Wirft weg: { $item }.
atlantis-event-dismissed = Entlässt: { $item }.
atlantis-event-changed-hands = Schließt sich { $who } an.
atlantis-event-exchanged = Tauscht mit { $target }: gibt { $item }, erhält { $for }.
atlantis-event-taxed = Treibt { $silver } Silber Steuern ein.
atlantis-event-pillaged = Plündert { $silver } Silber.
atlantis-event-tax-stopped = { $who ->
    [unknown] Hindert einen Unbekannten
   *[other] Hindert { $who }
  } daran, Steuern einzutreiben.
atlantis-event-spell-ended = Der Zauber endet: { $skill }{ $item ->
    [none] { "" }
   *[other] { " " }({ $item })
  }.
atlantis-event-cast = Zaubert: { $skill }{ $upon ->
    [blank] { "" }
   *[other] { " " }({ $upon })
  }.
atlantis-event-cast-failed = Zaubert vergeblich: { $skill }.
atlantis-event-summoned = Ruft herbei: { $item }.
atlantis-event-made = Schafft für { $silver } Silber: { $item }.
atlantis-event-mind-read = Liest die Gedanken von { $target }: { $of }.{ $skills ->
    [blank] { "" }
   *[other] { " " }Talente: { $skills }. Habe: { $item }.
  }
atlantis-event-jumped = { $gate ->
    [0] Springt
   *[other] Springt durch Tor { $gate }
  } von { $from } nach { $to }{ $other ->
    [0] { "" }
   *[other] , Tor { $other }
  }.
atlantis-event-teleported = Gelangt durch Magie von { $from } nach { $to }.
atlantis-event-broke-free = Reißt sich los und streift umher: { $item }.
atlantis-event-forecast = Sieht das Wetter der nächsten Monate voraus: { $months }.
atlantis-event-guard-on = Hält ab jetzt Wache.
atlantis-event-guard-off = Hält nicht mehr Wache.
atlantis-event-denied = Verwehrt den Zutritt: { $who }{ $of ->
    [unknown] .
   *[other] , { $of }.
  }
atlantis-event-sold = Verkauft zu je { $price } Silber: { $item }. Erlös: { $silver } Silber.
atlantis-event-bought = Kauft zu je { $price } Silber: { $item }. Kosten: { $silver } Silber.
atlantis-event-recruited = Wirbt zu je { $price } Silber an: { $item }. Kosten: { $silver } Silber.
atlantis-event-quit = Löst die Fraktion auf.
atlantis-event-forgot = Vergisst: { $skill }.
atlantis-event-withdrew = Bezieht für { $silver } Silber aus der Kasse der Fraktion: { $item }.
atlantis-event-sailed = Fährt an Bord von { $object } von { $from } nach { $to }.
atlantis-event-stopped = Hält an: { $to }. Den Zutritt würde dort verwehren: { $guards }.
atlantis-event-moved = Zieht von { $from } nach { $to }.
atlantis-event-drowned = Ertrinkt: { $heads ->
    [one] 1 Person
   *[other] { $heads } Personen
  }.
atlantis-event-built = Baut: { $object }. Getan: { $done }; noch zu tun: { $needs }.
atlantis-event-finished = { $object } ist fertig.
atlantis-event-produced = Stellt her: { $item }.
atlantis-event-entertained = Verdient { $silver } Silber mit Unterhaltung.
atlantis-event-worked = Verdient { $silver } Silber mit Arbeit.
atlantis-event-taught = Lehrt { $target }: { $skill }.
atlantis-event-was-taught = Hat Unterricht: { $skill }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } mehr je Person.
atlantis-event-studied = Lernt für { $silver } Silber: { $skill }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } je Person.
atlantis-event-level-gained = Erreicht eine neue Stufe: { $skill } { $level }.
atlantis-event-practised = Gewinnt Übung: { $skill }.
atlantis-event-paid = Zahlt { $silver } Silber Unterhalt.
atlantis-event-fed = Isst von den Vorräten von { $from }: { $item }.
atlantis-event-helped = { $from ->
    [unclaimed] { $silver } Silber aus der Kasse der Fraktion
   *[other] { $silver } Silber von { $from }
  } gehen in den Unterhalt.
atlantis-event-lent = Zahlt { $silver } Silber Unterhalt für { $target }.
atlantis-event-starved = { $unfed ->
    [one] 1 Person hungert
   *[other] { $unfed } Personen hungern
  }; { $heads ->
    [0] niemand stirbt
    [one] 1 davon stirbt
   *[other] { $heads } davon sterben
  }.
atlantis-event-faction-gone = { $who } gibt es nicht mehr.
atlantis-event-inherited = Übernimmt von { $from }: { $item }.
atlantis-event-lost-with-unit = Verloren: { $item }.
atlantis-ally = { $faction ->
    [unknown] Ihre Fraktion ist von dir zum Verbündeten erklärt; der Anführer hält sich zurück.
   *[other] { $faction } ist von dir zum Verbündeten erklärt; der Anführer hält sich zurück.
  }
atlantis-already-fought = { $unit } hat diesen Monat gekämpft und darf nicht noch einmal angreifen.
atlantis-battle-attackers = Angreifer:
atlantis-battle-attacks = { $attacker } greift { $target } an, in { $place }!
atlantis-battle-behind = hinten
atlantis-battle-casualties = Verluste insgesamt:
atlantis-battle-defenders = Verteidiger:
atlantis-battle-drawn = Niemand gewinnt.
atlantis-battle-free = { $leader } hat eine freie Runde.
atlantis-battle-loses = { $leader } verliert { $lost }.
atlantis-battle-lost = { $healed ->
    [0] { $leader } verliert { $lost } von { $soldiers }.
   *[other] { $leader } verliert { $lost } von { $soldiers }; geheilt: { $healed }.
  }
atlantis-battle-no-spoils = Beute: keine.
atlantis-battle-round = Runde { $n }:
atlantis-battle-spell = { $unit } zaubert { $spell }, Stufe { $level }: { $blows } Schläge, { $hits } treffen, { $killed } töten.
atlantis-battle-spell-met = { $unit } zaubert { $spell }, Stufe { $level }: Ein Schild der Stufe { $shield } hält es auf.
atlantis-battle-spoils = Beute: { $goods }.
atlantis-battle-won = { $leader } gewinnt.
atlantis-cannot-catch = { $unit } reitet dir davon.
atlantis-event-battle = Kämpft in { $place } und { $outcome ->
    [won] siegt
    [lost] verliert
   *[drawn] siegt nicht und verliert nicht
  }.{ $dead ->
    [blank] {""}
   *[other] {" "}Tote: { $dead }.
  }{ $healed ->
    [0] {""}
   *[other] {" "}Geheilt: { $healed }.
  }{ $herbs ->
    [blank] {""}
   *[other] {" "}Zum Heilen verbraucht: { $herbs }.
  }{ $gone ->
    [blank] {""}
   *[other] {" "}Mit den Toten verloren: { $gone }.
  }{ $found ->
    [blank] {""}
   *[other] {" "}Beute: { $found }.
  }
atlantis-fought-no-move = { $unit } hat diesen Monat gekämpft und darf nicht ziehen.

atlantis-about-makes = Stellt her: { $list }.
atlantis-about-builds = Baut: { $list }.
atlantis-about-fee = Ein Monat Lernen kostet { $silver } Silber je Kopf.
atlantis-about-needs = Verlangt zuerst { $list }.
atlantis-about-level = Stufe { $level }: { $what }
atlantis-about-limits = { $races } erreichen Stufe { $special }, alle anderen { $other }.
atlantis-about-limit = Alle erreichen Stufe { $other }.
atlantis-about-leaders = Anführer erreichen in jeder Fertigkeit Stufe { $level }.
atlantis-about-weight = Gewicht { $weight }.
atlantis-about-carries = Trägt { $list }.
atlantis-about-walking = { $most } zu Fuß
atlantis-about-riding = { $most } reitend
atlantis-about-flying = { $most } fliegend
atlantis-about-swimming = { $most } schwimmend
atlantis-about-learns-all = Lernt jede Fertigkeit bis Stufe { $other }.
atlantis-about-learns = Lernt { $list } bis Stufe { $special }, alles andere bis { $other }.
atlantis-about-upkeep = Unterhalt { $silver } Silber im Monat.
atlantis-about-made = Gemacht mit { $skill } { $level } aus { $from } in { $months ->
    [one] 1 Mannmonat
   *[other] { $months } Mannmonaten
  }.
atlantis-about-land = dem Land
atlantis-about-tool = { $item } helfen um { $more }.
atlantis-about-withdraw = WITHDRAW gibt es für { $silver } Silber.
atlantis-about-work = Arbeit { $work } mit ebenso viel { $list }.
atlantis-about-or = { $before } oder { $next }
atlantis-about-skill = Verlangt { $skill } { $level }.
atlantis-about-size = Birgt { $size }.
atlantis-about-mages = Plätze für { $mages ->
    [one] 1 Magier
   *[other] { $mages } Magier
  }.
atlantis-about-ship = Trägt { $carries }, braucht { $sailors } Seeleute.
atlantis-about-raises = Mehrt { $item } der Region.
atlantis-about-cost = { $cost ->
    [one] Der Weg hinein kostet 1 Punkt.
   *[other] Der Weg hinein kostet { $cost } Punkte.
  }
atlantis-about-closed = Niemand geht hinein.
atlantis-about-gives = Gibt { $list }.
atlantis-about-lives = Dort leben: { $list }.
atlantis-about-comma = { $before }, { $next }
atlantis-about-and = { $before } und { $next }

atlantis-rules-orders = Befehle
atlantis-rules-races = Völker
atlantis-rules-items = Dinge
atlantis-rules-skills = Fertigkeiten
atlantis-rules-structures = Bauwerke
atlantis-rules-terrains = Gelände
atlantis-rules-month = Nimmt den Monat.
atlantis-rules-first = Ein Satz Befehle: eine Zeile #ATLANTIS mit Nummer und Passwort der Fraktion, für jede Einheit eine Zeile UNIT mit ihrer Nummer, darunter eine Zeile für jeden Befehl, und #END. Jede Einheit tut eines, das den Monat nimmt, und anderes, so viel du willst.
atlantis-rules-signs = In den Formen stehen große Wörter, wie sie sind; von denen in ( | ) gilt eines; was in [ ] steht, kann fehlen; was in { "{" } { "}" } steht, kann sich wiederholen. Die anderen sind:
atlantis-rules-learned = Was hier fehlt, erfährt deine Fraktion nach und nach.
atlantis-rules-subjects = Frag nach einem davon oder nach irgendetwas mit Namen oder Kürzel: { $list }.

atlantis-order-address = Berichte gehen ab diesem Zug an diese Adresse.
atlantis-order-advance = Wie MOVE, greift aber an, wer den Weg verwehrt.
atlantis-order-armor = Rüstungen in der Reihenfolge der Wahl; allein: die übliche.
atlantis-order-assassinate = Versucht, eine Person einer Einheit zu töten.
atlantis-order-attack = Beginnt eine Schlacht gegen diese Einheiten und ihre Seite.
atlantis-order-autotax = 1: jeden Monat TAX ohne Befehl; 0: nicht mehr.
atlantis-order-avoid = 1: hält sich aus fremden Kämpfen heraus; 0: nicht mehr.
atlantis-order-behind = 1: kämpft hinten; 0: vorn.
atlantis-order-build = Baut am Bauwerk, in dem die Einheit ist, an einem neuen oder an dem einer anderen.
atlantis-order-buy = Kauft Waren oder wirbt Leute der Region an.
atlantis-order-cast = Wirkt diesen Monat einen Zauber.
atlantis-order-claim = Nimmt verfügbares Silber der Fraktion.
atlantis-order-combat = Der Zauber, der in jeder Schlacht gewirkt wird; allein: keiner.
atlantis-order-consume = Isst zuerst eigene Nahrung oder die der Fraktion hier; allein: zahlt zuerst Silber.
atlantis-order-declare = Deine Haltung zu einer Fraktion, mit DEFAULT zu allen anderen; ohne Haltung wird sie zurückgenommen.
atlantis-order-describe = Beschreibt die Einheit oder ihr Bauwerk; ohne Text entfällt der alte.
atlantis-order-destroy = Reißt das Bauwerk der Einheit ab.
atlantis-order-enter = Geht in ein Bauwerk.
atlantis-order-entertain = Verdient 20 Silber je Kopf und Stufe, soweit die Region zahlt.
atlantis-order-evict = Weist Einheiten aus dem Bauwerk der Einheit.
atlantis-order-exchange = Tauscht mit einer Einheit, die genau das anbietet: so viel vom ersten gegen so viel vom zweiten.
atlantis-order-faction = Verteilt die Punkte der Fraktion; ein nicht genannter Bereich bekommt keine.
atlantis-order-find = Fragt nach der Adresse einer Fraktion.
atlantis-order-forget = Verliert alle Punkte einer Fertigkeit.
atlantis-order-form = Bildet eine neue Einheit; die Zeilen bis END sind ihre Befehle. Gib ihr Leute oder lass sie welche anwerben.
atlantis-order-give = Gibt Waren, Leute oder die ganze Einheit einer anderen; an 0: weg damit.
atlantis-order-giveunit = Gibt die ganze Einheit der Fraktion einer anderen.
atlantis-order-guard = 1: hält Wache; 0: nicht mehr.
atlantis-order-hold = 1: hilft nie in Schlachten anderer Regionen; 0: doch.
atlantis-order-leave = Verlässt das Bauwerk.
atlantis-order-move = Geht Schritt für Schritt; eine Nummer führt in ein Bauwerk, IN durch einen Durchgang.
atlantis-order-name = Ein neuer Name für Einheit, Fraktion, Bauwerk oder Siedlung.
atlantis-order-noaid = 1: will keine Hilfe aus anderen Regionen; 0: doch.
atlantis-order-nocross = 1: zieht nie über Wasser; 0: doch.
atlantis-order-option = Wie Berichte sind: mit Times oder ohne, Form der Vorlage, Sprache.
atlantis-order-password = Ein neues Passwort ab dem nächsten Zug; allein: keines.
atlantis-order-pillage = Nimmt mit Gewalt die doppelte Steuer; die Region leidet.
atlantis-order-produce = Stellt her, so viel Arbeit, Material und Land hergeben.
atlantis-order-promote = Macht eine andere Einheit darin zur Besitzerin.
atlantis-order-quit = Beendet die Fraktion; verlangt das Passwort oder ohne eines die Nummer.
atlantis-order-restart = Wie QUIT, und beginnt eine andere Fraktion.
atlantis-order-reveal = UNIT: für alle sichtbar; FACTION: auch bekannt; allein: keines.
atlantis-order-sail = Der Kurs des Schiffs durch seine Besitzerin; allein: hilft segeln.
atlantis-order-sell = Verkauft Waren an die Siedlung.
atlantis-order-show = Wiederholt den Bericht über eine Fertigkeit, eine Ware oder eine Art von Bauwerk.
atlantis-order-spoils = Welche Beute die Einheit nach einer Schlacht nimmt.
atlantis-order-steal = Versucht, Silber oder ein Ding zu stehlen.
atlantis-order-study = Lernt einen Monat lang eine Fertigkeit gegen ihre Gebühr.
atlantis-order-tax = Treibt Steuern ein: so viel je Kopf, der dazu taugt.
atlantis-order-teach = Schüler lernen bis zu doppelt so schnell.
atlantis-order-turn = Die Zeilen bis ENDTURN sind Befehle eines späteren Monats.
atlantis-order-unit = Die Befehle darunter gelten dieser Einheit.
atlantis-order-weapon = Waffen in der Reihenfolge der Wahl; allein: die üblichen.
atlantis-order-withdraw = Einfache Waren für verfügbares Silber.
atlantis-order-work = Verdient je Kopf den Lohn der Region.
atlantis-event-retreated = Zieht sich zurück nach { $to }.
atlantis-given-away-no-advance = Sie hat diesen Monat den Besitzer gewechselt und darf nicht vorrücken.
atlantis-event-murder-done = Tötet jemanden von { $target }.{ $found ->
    [blank] {""}
   *[other] {" "}Nimmt { $found }.
  }
atlantis-event-murder-failed = Will jemanden von { $target } töten, { $why ->
    [nobody] findet dort aber keine Menschen
    [seen] wird aber gesehen
    [died] stirbt aber durch die Hand des Opfers
   *[fled] muss aber fliehen
  }.
atlantis-event-murder-seen = { $who }{ $of ->
    [unknown] {""}
   *[other] {" "}von { $of }
  } wollte jemanden der Einheit töten{ $outcome ->
    [seen] {" "}und wurde rechtzeitig gesehen.
    [fled] {" "}und floh.
   *[died] {" "}und kam dabei um.
  }{ $found ->
    [blank] {""}
   *[other] {" "}Dem Toten abgenommen: { $found }.
  }
atlantis-event-murdered = Aus der Einheit ermordet: { $dead }.{ $gone ->
    [blank] {""}
   *[other] {" "}Fort: { $gone }.
  }
atlantis-peace-city = In dieser Stadt herrscht Frieden: Hier kämpft niemand.
atlantis-odds-attackers = Die Angreifer verlieren im Mittel { $dead } von { $soldiers }.
atlantis-odds-defenders = Die Verteidiger verlieren im Mittel { $dead } von { $soldiers }.
atlantis-odds-drawn = Niemand siegt: { $share } % (± { $within }).
atlantis-odds-fought = { $battles }-mal geschlagen, mit dem, was dein Bericht sagt:
atlantis-odds-lost = Die Verteidiger siegen: { $share } % (± { $within }).
atlantis-odds-no-unit = Dein Bericht zeigt keine Einheit { $unit }.
atlantis-odds-nobody = Zu einer Schlacht gehört auf beiden Seiten jemand.
atlantis-odds-won = Die Angreifer siegen: { $share } % (± { $within }).
