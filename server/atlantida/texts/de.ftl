# Was die Regeln von Atlantida den Leuten sagen, auf Deutsch.

format-unknown = Dieser Tisch wurde in Format { $format } geschrieben; dieses Programm liest bis { $last }.
told-together = { $lines }
and-then = { $before } { $next }

stock-stone = Stein
stock-gold = Gold
stock-wood = Holz
stock-knowledge = Wissen
stock-arms = Waffen
place-home = Stadt
place-theatre = Großes Theater
place-hex = { $hex }

# Why a stock is what it is.
cause-start = zu Beginn
cause-site = { $what }
cause-theatre = Großes Theater
cause-building = { $what }
cause-statue = { $what }
cause-advance = { $what }
cause-code-of-laws = Gesetzbuch
cause-creature = erlegte Kreaturen
cause-battle = im Kampf verbraucht
cause-hunt = bei der Jagd verbraucht
cause-plunder-of = geplündert bei { $who }
cause-plundered-by = geplündert von { $who }
cause-hermes-of = von Hermes genommen für { $who }
cause-leader = Anführer ernannt
cause-learned = { $what } gelernt
cause-built = { $what } gebaut
cause-arms = zu Waffen gemacht
cause-ship = Schiffe
cause-risen = aus dem Hades geholt
cause-europa = von Europa geschickt
cause-tribute = Tribut
cause-reward = Lohn des Zeus
cause-fleet = Verlorene Flotte
cause-raid = Überfall
cause-flood = Flut
cause-zeus = von Zeus erbeten
cause-seaquake = Tempel versenkt
cause-gave-up = aufgegeben
cause-control = Spielleitung: { $reason }
cause-earlier = früher
cause-earlier-by-control = früher, durch die Spielleitung

# Food.
food-empty-squares = { $food } von { $of } leeren Feldern
food-farms = { $food } von { $of } Höfen und Gärten
food-workers = { $food } von { $of } Arbeitenden
food-demeter = { $food } vom Tempel der Demeter
food-poseidon = { $food } durch Fischfang beim Tempel des Poseidon
food-cloth-making = { $food } durch Fischfang mit Weberei
food-prairie = { $food } von der Prärie { $hex }
forecast-excess = { $food } Nahrung, { $pops ->
    [one] 1 Mensch isst
   *[other] { $pops } Leute essen
  }: { $excess } überzählige Nahrung.
forecast-hunger = { $food } Nahrung, { $pops ->
    [one] 1 Mensch isst
   *[other] { $pops } Leute essen
  }: { $short ->
    [one] einer wird verhungern
   *[other] { $short } werden verhungern
  }.

# The log.
log-begun = Das Spiel beginnt. Den Kompass hat { $who }.
log-turn = Runde { $turn } beginnt.
log-compass = Den Kompass hat { $who }; gespielt wird im Uhrzeigersinn.
log-compass-back = Den Kompass hat { $who }; gespielt wird gegen den Uhrzeigersinn.
log-moved = { $who }: Ein Anführer zieht mit { $pops ->
    [one] einer Person
   *[other] { $pops } Leuten
  }: { $from } → { $to }.
log-died-sacrificed = { $who } opfert { $pops ->
    [one] eine Person
   *[other] { $pops } Leute
  } ({ $place }).
log-died-fighting = { $who } verliert { $pops ->
    [one] eine Person
   *[other] { $pops } Leute
  } im Kampf ({ $place }).
log-died-hungry = { $who }: { $pops ->
    [one] Eine Person verhungert
   *[other] { $pops } Leute verhungern
  } ({ $place }).
log-died-punished = { $who }: { $pops ->
    [one] Eine Person stirbt
   *[other] { $pops } Leute sterben
  } durch den Zorn des Zeus.
log-died-event = { $who } verliert { $pops ->
    [one] eine Person
   *[other] { $pops } Leute
  } ({ $place }).
log-died-drowned = { $who }: { $pops ->
    [one] Eine Person ertrinkt
   *[other] { $pops } Leute ertrinken
  } ({ $place }).
log-died-collapse = { $who }: { $pops ->
    [one] Eine Person geht
   *[other] { $pops } Leute gehen
  } mit der Insel unter.
log-turned = Einer von { $who } läuft zu { $whom } über.
log-shipped = { $who }: { $pops ->
    [one] Eine Person fährt
   *[other] { $pops } Leute fahren
  } zum Festland ({ $place }).
log-grown = { $who } wächst um { $pops ->
    [one] eine Person
   *[other] { $pops } Leute
  }.
log-risen = { $who }: { $pops ->
    [one] Eine Person kommt
   *[other] { $pops } Leute kommen
  } aus dem Hades zurück.
log-appointed = { $who } ernennt einen Anführer ({ $place }).
log-creature-killed = Die Kreatur von { $hex } ist erlegt.
log-creature-returned = Die Kreatur von { $hex } ist zurück.
log-sunk = { $hex } versinkt im Meer.
log-learned = { $who } lernt { $what }.
log-forgotten = { $who } verliert { $what }.
log-ships = { $who } vergrößert die Flotte um { $ships }.
log-built = { $who } baut: { $what }.
log-destroyed = { $who }: Das Gebäude in Spalte { $column }, Reihe { $row } fällt.
log-stopped = Zeus verhindert das Ereignis dieser Runde.
log-spared = Zeus verschont { $who } vom Ereignis dieser Runde.
log-attack = { $who } greift { $whom } an ({ $place }).
log-attack-city = { $who } greift die Stadt von { $whom } an.
log-battle-won = { $who } besiegt { $whom }, { $attack } zu { $defence }.
log-battle-held = { $whom } hält stand gegen { $who }, { $defence } zu { $attack }.
log-battle-retreat = { $whom } weicht vor { $who } zurück.
log-battle-forced = { $whom } kann gegen { $who } mit { $attack } nicht standhalten und weicht zurück.
log-battle-called-off = { $who } bricht den Angriff auf { $whom } ab.
log-offer = { $who } { $gold }
log-tribute = Die Gaben: { $offers }.
log-fleet = Die Gebote: { $offers }. Die Verlorene Flotte fährt für { $who }.
log-fleet-empty = Die Gebote: { $offers }. Die Verlorene Flotte fährt leer.
log-gave-up = { $who } gibt auf.
log-absent = Für { $who } antwortet der Verwalter.
log-present = { $who } ist wieder da.
log-corrected = Die Spielleitung berichtigt: { $reason }
log-stock-set = { $who }: { $what } { $from } → { $to }
log-units-set = { $who }, { $place }: { $pops } Leute und { $leaders ->
    [one] 1 Anführer
   *[other] { $leaders } Anführer
  }
log-counts-set = { $who }: Platz für { $ships }, { $saved } gerettet, { $dead } tot
log-setting = Eine Einstellung ist geändert. { $what }: { $to }.
log-time = Die Zeit ist um.
log-won-race = Der Sieg geht an { $who }: Alle Leute sind auf dem Festland.
log-won-points = Die Insel ist versunken. Der Sieg geht an { $who }.
log-won-advances = Die Insel ist versunken, und niemand ist gerettet. Nach Errungenschaften geht der Sieg an { $who }.
log-won-left = Sonst ist niemand mehr da: Der Sieg geht an { $who }.

# The steward's reasons.
steward-first-statue = Er nimmt die erste freie Statue und stellt sie auf das erste freie Feld.
steward-keeps-compass = Er lässt den Kompass, wie er ist.
steward-leaves-zeus = Er bittet Zeus um nichts.
steward-hermes = Er nimmt das Erste von Gold, Holz, Stein und Waffen, das ein Gegner hat.
steward-stays = Er bewegt niemanden.
steward-holds-site = Er hält ohne Einsatz stand, denn er ist so stark wie der Angreifer.
steward-retreats = Er weicht zurück, denn der Angreifer ist stärker.
steward-defends-city = Er verteidigt die Stadt mit Waffen, bis zu zwei für jeden.
steward-commits-nothing = Er setzt nichts ein.
steward-calls-off = Er bricht ab, denn ohne Einsatz gewinnt er nicht.
steward-hunts = Er erlegt die Kreatur mit den wenigsten Waffen.
steward-withdraws = Er zieht sich zurück, denn Waffen allein genügen nicht.
steward-places = Er stellt je einen an Höfe, Gärten und Steinbrüche, den Rest ins Wohnhaus.
steward-one-farm = Er baut einen Hof, denn sonst bliebe zu wenig Nahrung.
steward-housing = Er baut zuerst ein Wohnhaus.
steward-quarry = Er baut einen Steinbruch, bis er ein Wohnhaus bezahlen kann.
steward-grows = Er wächst, so viel erlaubt ist.
steward-dies = Zuerst sterben die in der Stadt, dann die im Theater, dann die auf den Feldern der Insel.
steward-offers = Er gibt 3 Gold, oder alles, was er hat, wenn es weniger ist.
steward-bids-nothing = Er bietet nichts.
steward-raid = Er setzt die wenigsten Waffen ein, die den Überfall abwehren, wenn er kann.
steward-keeps-statue = Er behält die erste Statue.
steward-earthquake = Er gibt das teuerste Gebäude auf, Wohnhäuser und Statuen zuletzt.
steward-flood = Er rettet, so viele er kann, mit Stein vor Holz.
steward-sinks = Er versenkt das erste Feld ohne Tempel.
steward-passes = Es ist nichts mehr da, das er versenken würde.
steward-sails = Er schickt fünf, aus der Stadt zuerst.
steward-ships = Er verschifft alle, die er kann, aus der Stadt zuerst.
steward-finishes = Er geht weiter.
steward-calls-leaders = Er ruft seine Anführer heim, um andere hinauszuführen.
steward-settles = Er zieht zu der Stätte, auf der sein Plan beruht, dann zu dem, was nahe liegt.
steward-places-to-build = Er stellt zuerst Bauende auf, dann Schiffbauer, Steinbrüche und Höfe.
steward-appoints = Er ernennt einen zweiten Anführer.
steward-learns = Er lernt, was eine Flotte braucht, dann das Billigste.
steward-builds-ships = Er vergrößert seine Flotte.
steward-makes-arms = Er macht Waffen aus Gold, das er entbehren kann.
steward-takes-compass = Er nimmt den Kompass, denn wer zuerst kommt, gewinnt bei Gleichstand.
steward-outbids = Er opfert, was Zeus erwartet, und ein Drittel des Rests.
steward-statue-that-serves = Er nimmt die Statue, die seinem Plan am meisten nützt, und stellt sie auf das erste freie Feld.
steward-offers-nothing = Er bietet nichts, denn Dionysos schützt seine Wohnhäuser.
steward-builds = Er baut, was Nahrung, Wissen und Gold gibt.

# Settings.
settings-text = { $ruling }
setting-on = ja
setting-off = nein
setting-game = Welches Spiel gespielt wird
setting-game-basic = das Grundspiel
setting-game-advanced = das erweiterte Spiel mit Statuen, sozialen Errungenschaften und Ereignissen
setting-race-victory = Wer alle Leute auf dem Festland und keine Toten hat, gewinnt sofort
setting-extra-leader = Alle beginnen mit zwei Anführern
setting-no-plunder = Weder Fanatismus noch Hermes sind im erweiterten Spiel
setting-island = Wie die Insel gelegt wird
setting-island-shuffled = ihre Plättchen werden gemischt
setting-island-printed = wie gedruckt
setting-city-columns = Spalten einer Stadt, eine ungerade Zahl
setting-city-rows = Reihen einer Stadt, eine ungerade Zahl
setting-third-forest = Eine Steingrube weicht einem dritten Wald
setting-compass = Ob der Kompass von selbst wandert
setting-compass-stays = er bleibt
setting-compass-passes = er geht am Ende jeder Runde weiter
setting-advanced-order = Was entscheidet, wer zuletzt eine Statue wählt
setting-advanced-order-start = wer beginnt, und die Richtung
setting-advanced-order-any = jede Reihenfolge der Sitze
setting-improvement = Der Ausbau
setting-improvement-in-turn = einer nach dem anderen
setting-improvement-together = alle gleichzeitig
setting-battle = Wer im Kampf zuerst einsetzt
setting-battle-attacker-first = der Angreifer, mit dem Angriff versiegelt
setting-battle-at-once = beide gleichzeitig
setting-relay = Geführte Leute dürfen in derselben Phase von einem anderen Anführer weitergeführt werden
setting-tribute-due = Gold, das Zeus erwartet
setting-tribute-reward = Wissen für die höchste Gabe
setting-europa-cap = Höchster Preis und höchste Zahl des Tempels der Europa
setting-europa-from = Die erste Runde, in der Europa schickt
setting-flood-reach = Wen eine Flut bedroht
setting-flood-reach-city = wer in der Stadt ist
setting-flood-reach-island = wer auf der Insel ist
setting-flood-engineering = Leute, die ein Stein oder Holz mit Ingenieurskunst rettet
setting-temple-knowledge = Wissen jedes besetzten Tempels in der Produktion
setting-hades-points = Was ein Toter am Ende zählt
setting-hades-points-less = zwei weniger
setting-hades-points-more = zwei mehr
setting-hades-points-none = nichts
setting-steward = Wie der Verwalter einen Sitz spielt
setting-steward-keeper = nach festen Regeln: ein Nachbar, kein Rivale
setting-steward-rival = um zu gewinnen
setting-move-seconds = Sekunden für den Zug jedes Anführers; 0 für keine Uhr
setting-answer-seconds = Sekunden für die Antwort auf einen Angriff; 0 für keine Uhr
setting-improve-seconds = Sekunden für einen Ausbau; 0 für keine Uhr
setting-decide-seconds = Sekunden für jede einzelne Entscheidung; 0 für keine Uhr
setting-take-back = Ob Sitze bitten dürfen, zurückzunehmen
setting-take-back-vote = durch Abstimmung aller, die da sind
setting-take-back-off = gar nicht
setting-take-back-seconds = Sekunden für diese Abstimmung
setting-board = Wie das Brett steht
setting-board-wall = an der Wand
setting-board-table = es liegt auf dem Tisch

# Refusals.
refused-control-only = Das darf nur die Spielleitung.
refused-seat-only = Das darf nur ein Sitz.
refused-over = Das Spiel ist vorbei.
refused-begun = Das Spiel hat schon begonnen.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-players = Zwei bis fünf der Fraktionen spielen, jede einmal.
refused-no-such-faction = Diese Fraktion spielt nicht mit.
refused-not-yours = Jetzt ist { $who } an der Reihe.
refused-not-asked = Danach wirst du jetzt nicht gefragt.
refused-no-phase = Das geht nur in der eigenen Phase.
refused-not-moving = Das gehört zur Bewegungsphase.
refused-not-improving = Das gehört zum Ausbau.
refused-step-over = Dieser Schritt ist vorbei.
refused-last-step = Das ist der letzte Schritt.
refused-battle-over = Dieser Kampf ist vorbei.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-not-finished = Deine Phase ist nicht beendet.
refused-nothing = Das würde nichts bewirken.
refused-not-there = Es sind höchstens { $most } da.
refused-too-little = Es kostet { $needed } { $what }; du hast { $have }.
refused-no-such-setting = Diese Einstellung gibt es nicht.
refused-setting-fixed = Diese Einstellung steht fest, sobald das Spiel begonnen hat.
refused-setting-odd = Eine Stadt hat ungerade Zahlen von Spalten und Reihen.
refused-bad-text = Ein Grund hat 1 bis 200 sichtbare Zeichen.
refused-bad-seal = Das Siegel liegt nicht auf dieser Wahl.
refused-already-so = Das ist schon so.
refused-correction = Das bräche eine Grenze des Spiels.
refused-in-battle = Ein Kampf ist im Gange.
refused-give-up = Aufgeben kann man nur zu Beginn der eigenen Phase.
refused-ring = Alle, die spielen, werden einmal genannt, wo die Einstellungen eine andere Reihenfolge erlauben.
refused-square-taken = Dieses Feld ist nicht frei.
refused-no-leader = Kein Anführer dort darf noch ziehen.
refused-too-many-led = Ein Anführer nimmt höchstens { $most } Leute mit.
refused-not-so-many-led = Höchstens { $most } von dort dürfen geführt werden.
refused-too-far = Das ist außer Reichweite.
refused-stays = Ein Zug endet nicht, wo er beginnt.
refused-sunken = Dieses Feld ist versunken.
refused-is-an-attack = Ein anderer hält diesen Ort: Hinzugehen heißt angreifen.
refused-no-attack = Niemand hält diesen Ort gegen dich.
refused-no-commitment = Ein Angriff wird mit seinem Einsatz versiegelt.
refused-commits-later = Mit Strategie setzt du nach dem Verteidiger ein.
refused-arms = Höchstens { $most } Waffen können eingesetzt werden.
refused-sacrifices = Höchstens { $most } Leute können geopfert werden.
refused-no-fanaticism = Städte plündert man nur mit Fanatismus.
refused-plunder-alone = Ein Anführer ohne Leute plündert nichts.
refused-no-such-city = Diese Stadt gibt es nicht zu plündern.
refused-shift-after-moves = Umgestellt wird vor dem ersten Zug.
refused-theatre-not-held = Du hältst das Große Theater nicht.
refused-summon-turn-1 = In der ersten Runde wird niemand gerufen.
refused-summon-late = Gerufen wird einmal, bevor etwas zieht.
refused-summon-pops = Ohne Logistik werden nur Anführer gerufen.
refused-no-hermes = Du hast die Statue des Hermes nicht.
refused-hermes-late = Hermes nimmt einmal, wenn die Bewegungsphase beginnt.
refused-hermes-knowledge = Wissen kann nicht genommen werden.
refused-hermes-nobody = Kein Gegner hat davon etwas.
refused-no-creature = Dort ist keine lebende Kreatur zu jagen.
refused-hunt-too-weak = Das sind { $most }, und nicht genug.
refused-hunt-first = An einem Ort, den du hältst, lebt eine Kreatur: erlege sie oder zieh dich zurück.
refused-placed = Die Leute sind schon verteilt.
refused-place-first = Verteile zuerst deine Leute in der Stadt.
refused-no-building = Auf diesem Feld steht nichts.
refused-forum-used = Dieser Ort wurde in dieser Runde schon benutzt.
refused-forum-empty = Dort braucht es einen Anführer und zwei Leute.
refused-leaders = Niemand hat mehr als vier Anführer.
refused-not-in-the-game = Das gibt es in diesem Spiel nicht.
refused-learned = Das hast du schon gelernt.
refused-advance-needs = Etwas, das es braucht, fehlt.
refused-social-where = Eine soziale Errungenschaft lernt man auf der Agora oder im Theater.
refused-scientific-where = Eine wissenschaftliche Errungenschaft braucht keinen Ort.
refused-craft-order = Das kommt in diesem Schritt früher, oder ist getan.
refused-temple = Diesen Tempel hast du nicht besetzt.
refused-change = Stein, Gold und Holz werden ineinander verwandelt.
refused-raise = Einer oder zwei kommen zurück.
refused-forge = Die Schmieden verarbeiten höchstens { $most } Gold.
refused-navigation = Das braucht Seefahrt.
refused-capacity = Deine Flotte wächst höchstens um { $most }.
refused-shipwrights = Die dort arbeiten, können höchstens { $most } Schiffe bauen.
refused-physics = Nur mit Höherer Physik steht Gold für Holz.
refused-no-builder = Niemand ist mehr da, der das tut.
refused-garden = Gärten kommen vom Tempel der Gaia.
refused-which-statue = Sag, welche Statue.
refused-statue-taken = Jemand hat diese Statue.
refused-outside = Das passt nicht in die Stadt.
refused-shore = Das liegt am Ufer.
refused-farm = Ein Hof braucht ein leeres Feld ohne Trümmer.
refused-over-new = Nichts kommt über das, was in dieser Phase gebaut wurde.
refused-over-units = Dort stehen Leute.
refused-limit = Eine Stadt hat davon höchstens { $most }.
refused-arms-homeless = Ohne Wohnhaus wird kein Gold zu Waffen.
refused-housing-first = Zuerst kommt ein Wohnhaus.
refused-keep-first = Sag zuerst, welche Statue du behältst.
refused-keep-none = Es gibt nichts zu wählen.
refused-keep-which = Diese Statue hast du nicht.
refused-deaths-first = Sag zuerst, wer stirbt.
refused-deaths = Gemeint sind genau { $most }.
refused-no-deaths = Niemand muss sterben.
refused-growth = Höchstens { $most } können hinzukommen.
refused-no-offer = In dieser Runde wird kein Gold verlangt.
refused-no-event = Das ist nicht das Ereignis dieser Runde.
refused-react-first = Dem Ereignis dieser Runde ist noch zu begegnen.
refused-quake = Nur Gebäude fallen, die Stein kosten, jedes einmal.
refused-quake-number = So viele Gebäude fallen nicht.
refused-flood = { $most } sind genug.
refused-europa = Europa schickt in dieser Runde höchstens noch { $most }.
refused-ships = Höchstens { $most } können verschifft werden.
refused-fleet = Die Flotte nimmt höchstens { $most }.
refused-sink = Dieses Feld darf nicht versenkt werden.
refused-pass = Ein Feld lässt sich versenken, ohne zu zahlen.

# Was zu erwarten ist, und was ein Entwurf übrig lässt.
forecast-out = Endete es jetzt: niemand gerettet, { $dead } tot oder noch auf der Insel: { $points } Punkte. Wer einen rettet, liegt vor dir.
forecast-ended = Endete es jetzt: { $saved } gerettet, { $dead } tot oder noch auf der Insel: { $points } Punkte.
race-won = Alle sind gerettet, und niemand ist tot: du gewinnst sofort.
race-near = { $left ->
    [one] 1 Person übrig: bring sie hinüber, und du gewinnst sofort.
   *[other] { $left } Leute übrig: bring sie hinüber, und du gewinnst sofort.
  }
race-dead = Kein Wettlauf: { $dead ->
    [one] 1 Person ist im Hades.
   *[other] { $dead } Leute sind im Hades.
  }
growth-homeless = Ohne Wohnhaus wächst eine Fraktion auf höchstens fünf Leute.
growth-pairs = Für jede neue Person braucht es zwei.
growth-food = { $cost } überzählige Nahrung für jede neue Person.
ships-fleet = Flotte
price-whole = Preis
price-known = andere kennen es
unused-leaders = { $number ->
    [one] 1 Anführer ist nicht gezogen.
   *[other] { $number } Anführer sind nicht gezogen.
  }
unused-builders = { $number ->
    [one] 1 Person baut nichts.
   *[other] { $number } Leute bauen nichts.
  }
unused-food = { $number } überzählige Nahrung verfällt.
unused-ships = { $number ->
    [one] Auf den Schiffen bleibt Platz für 1 Person leer.
   *[other] Auf den Schiffen bleibt Platz für { $number } Leute leer.
  }
work-housing = Baut etwas oder macht Waffen.
work-farm = +{ $food } Nahrung
work-garden = +{ $food } Nahrung, +{ $wood } Holz
work-quarry = +1 Stein
work-forge = { $gold } Gold in je { $arms } Waffen
work-shipyard = Baut ein Schiff für 5 Holz.
work-agora = Zwei und ein Anführer: ernenne einen Anführer oder lerne Soziales.
refused-creature-bars = Ein Geschöpf versperrt den Weg.
refused-no-room = Es passt nirgends in die Stadt.
out-gave-up = hat aufgegeben
out-nobody-saved = niemand gerettet

# Worauf sich die Plätze einigen.
point-movement = vor die Bewegung in Runde { $turn } ({ $who })
point-improvement = vor den Ausbau in Runde { $turn } ({ $who })
point-together = vor den Ausbau von Runde { $turn }
point-attack = vor den Angriff: { $who } gegen { $whom } ({ $place })
point-plunder = vor den Angriff auf die Stadt: { $who } gegen { $whom }
point-zeus = vor die Frage an Zeus in Runde { $turn }
point-compass = vor die Frage nach dem Kompass in Runde { $turn }
point-sinking = vor das Versinken in Runde { $turn } ({ $who })
point-boarding = vor die Abfahrt der Verlorenen Flotte ({ $who })
ask-back = { $who } möchte zurück, { $what }.
ask-back-gone = { $who } wollte zurück.
ask-steward = { $who } bittet, dass der Verwalter vorerst für { $whom } spielt.
ask-on = { $who } bittet, weiterzuspielen.
log-agreed = Alle sind einverstanden.
log-refused = { $who } sagt nein.
log-unanswered = Nicht alle haben rechtzeitig zugestimmt.
log-went-back = Das Spiel ist zurück, { $what }. Was seither bekannt wurde, bleibt bekannt; Versiegeltes wird neu gewählt.
log-held = { $who } hält das Spiel an.
log-held-by-control = Die Spielleitung hält das Spiel an.
log-goes-on = Das Spiel geht weiter.
log-hosts = { $who } führt den Tisch von jetzt an.
refused-stands = Das Spiel steht gerade still.
refused-question-open = Eine Frage ist offen.
refused-question-over = Diese Frage ist vorbei.
refused-take-back-off = An diesem Tisch wird nichts zurückgenommen.
refused-no-point = Dorthin kann das Spiel nicht mehr zurück.
refused-point-refused = Das wurde abgelehnt.
refused-asked-twice = Du hast in dieser Runde zweimal gefragt.
refused-no-vote = Du hast hier keine Stimme, oder hast schon abgestimmt.
refused-not-held = Das Spiel steht nicht still.
refused-held-by-another = Wer angehalten hat, lässt weiterspielen, oder alle stimmen zu.
refused-hosted = Wer den Tisch führt, ist da, oder jemand kommt vor dir an die Reihe.

# Was die Spielleitung tun kann.
desk-clock = Uhr auf eine Minute stellen
desk-clock-says = Die Uhr dieses Schritts endet in einer Minute.
desk-more-time = Eine Minute mehr
desk-more-time-says = Die Uhr dieses Schritts läuft eine Minute länger.
desk-stop-clock = Uhr anhalten
desk-stop-clock-says = Dieser Schritt hat keine Uhr mehr.
desk-present = Jemand ist da
desk-present-says = Der Platz wird wieder gefragt.
desk-absent = Niemand ist da
desk-absent-says = Der Verwalter spielt, bis jemand zurück ist.
desk-play-for = Der Verwalter macht dies
desk-play-for-says = Der Verwalter beantwortet, was gerade gefragt ist, von hier an.
desk-nobody-boards = Niemand geht an Bord
desk-nobody-boards-says = Die Flotte fährt leer.
desk-give-up = Aufgeben
desk-give-up-says = Diese Fraktion verlässt das Spiel für immer.
desk-finish = Phase beenden
desk-finish-says = Was versucht wurde, gilt; der Rest bleibt ungetan.
desk-fight = Kämpfen ohne Einsatz
desk-fight-says = Keine Waffen, keine Leben.
desk-retreat = Rückzug
desk-retreat-says = Der Verteidiger weicht und verliert nichts.
desk-call-off = Abbrechen
desk-call-off-says = Der Angreifer zieht ab und gibt nichts aus.
desk-zeus-none = Zeus um nichts bitten
desk-zeus-none-says = Das Ereignis kommt.
desk-zeus-stop = Das Ereignis aufhalten
desk-zeus-spare = Nur diesen Platz verschonen
desk-zeus-says = Es kostet { $gold } Gold.
desk-compass = Kompass lassen
desk-compass-says = Halter und Richtung bleiben.
desk-pass = Nichts mehr versenken
desk-pass-says = Das Seebeben endet.
desk-sink = { $hex } versenken
desk-sink-says = Es kostet { $gold } Gold.
refused-seconds = Eine Uhr hat höchstens { $most } Sekunden.

## What stands ready on Control’s screen, sent by its name

usual-atl-why-mistake = Aus Versehen gedrückt
usual-atl-why-agreed = Alle sind einig
usual-atl-why-rule = Eine Regel wurde übersehen
usual-atl-say-decide = Bitte entscheide dich.
usual-atl-say-come = Bitte komm an den Tisch.
