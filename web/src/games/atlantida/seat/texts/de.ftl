### Was ein Sitz auf seinem Telefon liest und drückt: was gefragt ist, was es kostet, wer erwartet wird.

## The frame

atl-menu = Menü
atl-turn = Runde { $turn }
atl-turn-phase = Runde { $turn } · { $phase }
atl-clock-ends = Bei 0:00 entscheidet der Verwalter, was noch offen ist.
atl-late =
    { $asked ->
        [statue] Bei 0:00 wird die erste freie Statue für dich aufgestellt.
        [compass] Bei 0:00 bleibt der Kompass, wie er ist.
        [movement] Bei 0:00 gelten deine Züge bis dahin. Andere Anführer bleiben.
        [answer] Bei 0:00 kämpfst du ohne Einsatz, wenn du die gezeigte Stärke erreichst, sonst weichst du.
        [city] Bei 0:00 wehrt sich deine Stadt mit Waffen, höchstens zwei je Mensch.
        [commit] Bei 0:00 setzt du nichts ein.
        [commit-seen] Bei 0:00 brichst du ab, außer du gewinnst ohne Einsatz.
        [zeus] Bei 0:00 bittest du Zeus um nichts: Es kommt.
        [hunting] Bei 0:00 töten es Waffen allein, wenn sie reichen, sonst weichen deine Leute.
        [production] Bei 0:00 bekommt jeder Hof, Garten und Steinbruch einen, ein Wohnhaus den Rest.
        [development] Bei 0:00 wird nichts mehr gelernt.
        [craft] Bei 0:00 wird nichts mehr hergestellt.
        [building] Bei 0:00 kommt ein Hof, wenn Nahrung knapp ist, oder ein erstes Wohnhaus.
        [feeding] Bei 0:00 kommen so viele dazu, wie es geht.
        [keep] Bei 0:00 bleibt die erste davon.
        [lose] Bei 0:00 trifft es zuerst die Leute in der Stadt.
        [tribute] Bei 0:00 gibst du 3 Gold, oder alles, was du hast.
        [fleet] Bei 0:00 bietest du nichts.
        [raid] Bei 0:00 werden so wenige Waffen eingesetzt, wie reichen, oder keine.
        [flood] Bei 0:00 werden alle gerettet, für die es reicht, Stein vor Holz.
        [earthquake] Bei 0:00 fällt das Teuerste, Wohnhäuser und Statuen zuletzt.
        [shipping] Bei 0:00 fahren alle, die können, zuerst aus der Stadt.
        [sinking] Bei 0:00 versinken die ersten Küsten ohne Tempel.
        [boarding] Bei 0:00 fahren fünf, zuerst aus der Stadt.
       *[other] Bei 0:00 entscheidet der Verwalter, was offen ist.
    }
atl-late-rest = Die Schritte danach spielt der Verwalter.
atl-status-connecting = Verbindet
atl-status-live = Verbunden
atl-status-lost = Verbindung weg
atl-status-closed = Getrennt
atl-stage-lobby = Vor dem Spiel
atl-stage-statues = Statuen
atl-stage-order = Der Kompass
atl-stage-movement = Bewegung
atl-stage-zeus = Zeus
atl-stage-compass = Der Kompass
atl-stage-improvement = Ausbau
atl-stage-sinking = Seebeben
atl-stage-boarding = Verlorene Flotte
atl-stage-over = Das Ende
atl-path = Die Schritte dieser Phase
atl-tip-away = Hinweis schließen
atl-went-back = Das Spiel wurde zurückgenommen.
atl-paused = Angehalten
atl-paused-says = Die Uhren stehen.
atl-steward = Der Verwalter spielt für dich
atl-steward-says = Ab der nächsten Frage spielst du wieder.
atl-i-am-back = Ich bin da
atl-held-by = Angehalten: { $who }
atl-go-on = Weiter
atl-ask-on = Um Fortsetzung bitten
atl-accord-undone = Das würde zurückgenommen. Gesehenes bleibt bekannt.
atl-agree = Gedrückt halten: einverstanden
atl-refuse = Nein
atl-agreed = Du bist einverstanden. Die anderen entscheiden.
atl-accord-wait = Alle anderen entscheiden.
atl-accord-late = Bei 0:00 gilt es als Nein.
atl-at-table = Am Tisch
atl-pause = Anhalten
atl-you-gave-up = Du hast die Insel verlassen. Du darfst zusehen.
atl-nudged = Der Tisch wartet auf dich

## What others may hear of what is asked

atl-ask-lobby = Das Spiel hat noch nicht begonnen
atl-ask-statue = Du bist gefragt: wähle eine Statue
atl-ask-step = Du bist gefragt: { $step }
atl-ask-order = Du bist gefragt: stelle den Kompass
atl-ask-movement = Du bist gefragt: bewege deine Anführer
atl-ask-answer = Du wirst angegriffen
atl-ask-commit = Du bist gefragt: setze deine Stärke
atl-ask-zeus = Du bist gefragt: Zeus hört zu
atl-ask-compass = Du bist gefragt: der Kompass
atl-ask-keep = Du bist gefragt: welche Statue bleibt
atl-ask-lose = Du bist gefragt: wer verloren geht
atl-ask-offer = Du bist gefragt: Gold im Geheimen
atl-ask-raid = Du bist gefragt: Barbaren kommen
atl-ask-flood = Du bist gefragt: das Wasser kommt
atl-ask-earthquake = Du bist gefragt: die Erde bebt
atl-ask-sinking = Du bist gefragt: welche Küste versinkt
atl-ask-boarding = Du bist gefragt: wer an Bord geht
atl-ask-waiting = Du wartest
atl-ask-over = Das Spiel ist aus

## Numbers and their things

atl-people = { $n ->
    [one] 1 Mensch
   *[other] { $n } Leute
  }
atl-people-word = Leute
atl-leaders = Anführer
atl-arms = Waffen
atl-arms-says = je 1 Stärke
atl-lives = Geopferte Leben
atl-lives-says = sie sterben, je { $n } Stärke
atl-gold = { $n } Gold
atl-gold-word = Gold
atl-stone = { $n } Stein
atl-stone-word = Stein
atl-wood-word = Holz
atl-have = du hast { $n }
atl-have-gold = Du hast { $n } Gold.
atl-free = frei
atl-fewer = Weniger: { $what }
atl-more = Mehr: { $what }
atl-all-of = Alle { $most }
atl-all = Alle
atl-nobody = Niemand
atl-you = du
atl-you-named = { $who } (du)
atl-yours = Deine Stärke
atl-at-most = höchstens { $most }
atl-part-pops = { $n ->
    [one] Mensch
   *[other] Leute
  }
atl-part-led = geführt
atl-part-hades = Hadestempel
atl-part-ares = Ares
atl-part-strategy = Strategie
atl-part-bastions = Bastionen
atl-part-none = nichts
atl-pick-one = Wähle eins

## The dock and its sheets

atl-undo = Letzte Wahl zurücknehmen
atl-more-acts = Mehr
atl-next = Weiter: { $step }
atl-finish = Abschließen
atl-first-this = Zuerst dies
atl-finish-title = Das ist dein Zug
atl-finish-ask = Abschließen?
atl-finish-unused = Bleibt ungenutzt
atl-finish-then = Dann sehen es alle. Zurück geht es nicht.
atl-finish-not-yet = Noch nicht
atl-finish-early = Phase jetzt abschließen
atl-finish-early-says = Übrige Schritte fallen weg.
atl-reset = Zurück zum Anfang
atl-reset-says = { $n ->
    [one] Nimmt 1 Entscheidung zurück, bis zum letzten Endgültigen.
   *[other] Nimmt { $n } Entscheidungen zurück, bis zum letzten Endgültigen.
  }
atl-give-up = Aufgeben
atl-give-up-when = Nur am Anfang deiner Phase.
atl-give-up-ask = Die Insel für immer verlassen?
atl-give-up-says = Stadt, Leute, Vorräte und Fortschritte sind weg. Du kannst nicht gewinnen. Zu zweit gewinnt sofort der andere.
atl-give-up-type = Tippe { $name }
atl-give-up-now = Endgültig aufgeben
atl-forecast = Vorschau
atl-forecast-food = Überzählige Nahrung { $n }
atl-forecast-starve = { $n ->
    [one] einer verhungert
   *[other] { $n } verhungern
  }
atl-forecast-grow = Wachstum { $n }
atl-forecast-ship = Schiffe { $n }
atl-forecast-ended = Punkte, wenn es jetzt endete: { $n }
atl-forecast-hunger = { $n ->
    [one] Einer verhungert: ernähren, verschiffen oder verlieren.
   *[other] { $n } verhungern: ernähren, verschiffen oder verlieren.
  }
atl-forecast-sum = Endete es jetzt: { $saved } gerettet, { $dead } tot oder noch auf der Insel: { $points } Punkte.
atl-forecast-lost = Wer am Ende noch auf der Insel ist, zählt als tot.
atl-food-sum = { $left } überzählig = { $food } Nahrung − { $people } Leute, die essen
atl-figure-why = { $what }: { $n }. Warum?
atl-covered = { $what }: verdeckt, solange etwas versiegelt ist
atl-covered-hold = Halten, um den Rest zu sehen
atl-covered-touch = Verdeckt. Tippe, um weiterzumachen.

## The map

atl-hex-ring = Ring { $ring }
atl-hex-creature = Untier { $strength }
atl-hex-sunk = versunken
atl-hex-lit = erreichbar
atl-hex-holds = am Ort: { $who }, { $pops } Leute, { $leaders } Anführer
atl-hex-around = ringsum: { $who }, { $pops } Leute, { $leaders } Anführer
atl-city-mine = Deine Stadt
atl-city-of = Stadt: { $who }

## Before and between

atl-lobby-title = Bald geht es los
atl-lobby-you = Du führst { $who }.
atl-lobby-says = Wer hier sitzt, darf beginnen.
atl-lobby-few = Mindestens zwei müssen Platz nehmen.
atl-lobby-here = Wer am Tisch sitzt
atl-lobby-free = frei
atl-lobby-steward = der Verwalter
atl-lobby-touch = Tippe eine freie Fraktion an, damit der Verwalter sie spielt.
atl-lobby-begin = Zum Beginnen halten
atl-lobby-game = In dreizehn Runden versinkt die Insel. Bring deine Leute ans andere Ufer.
atl-statue-title = Dein Schutzgott
atl-statue-ask = Wer soll in deiner Stadt stehen?
atl-statue-taken = Hat schon: { $who }
atl-statue-set = Dort aufstellen
atl-order-title = Der Kompass
atl-order-ask = Wer beginnt, und wie herum?
atl-compass-title = Poseidons Kompass
atl-compass-ask = Wer beginnt jetzt?
atl-compass-first = Wer beginnt
atl-compass-new = Dann
atl-compass-old = Jetzt
atl-compass-leave = So lassen
atl-compass-set = Kompass stellen
atl-clockwise = Im Uhrzeigersinn
atl-widdershins = Anders herum
atl-zeus-title = Zeus hört zu
atl-zeus-ask = Soll es kommen: { $card }?
atl-zeus-none = Es soll kommen
atl-zeus-none-says = Es kostet nichts.
atl-zeus-stop = Aufhalten
atl-zeus-stop-says = Es trifft niemanden.
atl-zeus-spare = Verschone mich
atl-zeus-spare-says = Es trifft alle anderen.
atl-zeus-dear = Das kannst du nicht bezahlen.

## Movement

atl-early = Vor dem ersten Zug
atl-early-move = Anführer
atl-early-hermes = Hermes
atl-early-summon = Heimrufen
atl-early-shift = Stadt und Theater
atl-hermes-title = Hermes
atl-hermes-ask = Wovon eins nehmen?
atl-hermes-loses = Verliert eins: { $who }. Du bekommst insgesamt 1.
atl-summon-title = Heimrufen
atl-summon-ask = Wer kommt heim?
atl-summon-once = Einmal je Runde, vor dem Bewegen.
atl-summon-leaders = Nur Anführer. Einmal je Runde, vor dem Bewegen.
atl-summon-now = Heimrufen
atl-shift-title = Stadt und Theater
atl-shift-ask = Wer steht wo?
atl-shift-counts = Stadt { $home }, Theater { $theatre }
atl-shift-to = Nach: { $to }
atl-shift-now = { $n } verlegen
atl-move-title = Anführer { $n } von { $all }
atl-move-ask = Wohin? Tippe einen hellen Ort an.
atl-move-with = Mit wie vielen?
atl-moved-title = Alle Anführer sind gezogen
atl-moved-ask = Schließe ab, oder nimm zurück.
atl-move-dark = Das ist außer Reichweite.
atl-move-list = Orte als Liste
atl-move-city = Plündern: { $who }
atl-move-event = Diese Runde: { $card }. { $text }
atl-move-other = Anderer Ort
atl-move-creature = Dort lebt ein Untier mit { $strength }. Gejagt wird nach den Zügen.
atl-move-needs = Untier { $strength }: nötig sind mehr als { $strength }. Du bringst { $have }: { $short ->
    [0] das reicht.
   *[other] noch { $short }.
  }
atl-move-held = { $who } hält den Ort.
atl-move-along = Leute
atl-move-also = Vom anderen Ort
atl-move-stay = { $n } bleiben
atl-way = Land oder Meer
atl-way-land = Über Land
atl-way-sea = Über Meer
atl-enter = Betreten
atl-enter-says = bleib ringsum, nie ein Kampf
atl-invade = Einnehmen
atl-invade-says = nimm den Ort
atl-home = Heimkehren
atl-home-says = in deine Stadt
atl-attack-title = Angriff: { $place }
atl-attack-ask = Was setzt du ein?
atl-attack-final = Alles davor wird endgültig. Dein Einsatz ist verbraucht.
atl-attack-seal = Gedrückt halten: Angriff versiegeln
atl-attack-declare = Gedrückt halten: angreifen

## Battle

atl-answer-title = { $who } greift an: { $place }
atl-answer-ask = Kämpfen oder weichen?
atl-answer-city = { $who } plündert deine Stadt
atl-answer-city-ask = Wehren oder Tore öffnen?
atl-answer-stake = Es geht um Holz, Stein und Gold, je eins im Satz.
atl-answer-tie = Bei Gleichstand hältst du.
atl-answer-nothing = Ohne Einsatz kämpfen
atl-answer-nothing-says = Deine Stärke, wie sie ist.
atl-answer-something = Mit Waffen oder Leben kämpfen
atl-answer-something-says = Bis zu { $most }. Der Einsatz ist verbraucht.
atl-answer-withdraw = Weichen
atl-answer-withdraw-says = Du verlierst den Ort und niemanden.
atl-answer-open = Tore öffnen
atl-answer-open-says = Sie nehmen, was sie tragen. Niemand stirbt.
atl-commit-title = Deine Stärke: { $place }
atl-commit-tie = Bei Gleichstand verlierst du.
atl-call-off = Angriff abbrechen
atl-side-attacks = { $who } greift an
atl-side-holds = { $who } verteidigt
atl-seen = Halten und sehen: { $who }
atl-hold-seal = Gedrückt halten: versiegeln
atl-hold-again = Noch einmal drücken
atl-sealing = Wird versiegelt …
atl-sealed = Versiegelt
atl-sealed-hold = Halten, um es zu sehen
atl-sealed-change = Ändern
atl-locked-retreat = weichen
atl-locked-nothing = Kampf ohne Einsatz
atl-locked-fight = { $arms ->
    [one] 1 Waffe
   *[other] { $arms } Waffen
  }, { $lives } Leben
atl-locked-gold = { $n } Gold
atl-secret-battle = der Kampf
atl-secret-offer = die Gebote
atl-the-city = die Stadt
atl-outcome-attacker-wins = { $attacker } nimmt: { $place }
atl-outcome-defender-wins = { $defender } hält: { $place }
atl-outcome-retreated = { $defender } weicht: { $place }
atl-outcome-forced-back = Keine Antwort hätte gehalten. { $defender } weicht.
atl-outcome-called-off = { $attacker } bricht den Angriff ab
atl-opened-side = { $strength }: { $arms ->
    [one] 1 Waffe
   *[other] { $arms } Waffen
  }, { $lives } geopfert, { $losses } weitere verloren
atl-opened-none = { $strength }: ohne Einsatz
atl-opened-sets = { $n ->
    [one] 1 Satz wird geplündert.
   *[other] { $n } Sätze werden geplündert.
  }
atl-opened-offers = Die Gebote sind offen
atl-opened-rewarded = belohnt
atl-opened-punished = bestraft: die Wohnhäuser fallen
atl-opened-fleet = gewinnt die Flotte
atl-opened-away = Antippen, um es wegzulegen.

## The steps of the improvement phase

atl-hunt-title = Untier { $strength }: { $place }
atl-hunt-ask = Töten oder zurückweichen?
atl-hunt-none = Kein Untier zu bekämpfen
atl-hunt-more = { $n ->
    [one] 1 Untier wartet.
   *[other] { $n } Untiere warten, in beliebiger Folge.
  }
atl-hunt-have = Gleichstand verliert: Du brauchst { $needs }, du hast { $have }.
atl-hunt-reward = Wer tötet, bekommt 1 Gold und 1 Wissen. Waffen und Leben sind verbraucht.
atl-hunt-kill = Töten
atl-hunt-back = Zurückweichen
atl-hunt-weak = Alles, was du hast, reicht nicht.
atl-work-ask = Wer arbeitet wo? Übrig: { $n ->
    [one] 1 Mensch
   *[other] { $n } Leute
  }, { $leaders } Anführer.
atl-work-spread = Auf die Arbeit verteilen
atl-work-build = Alle als Erbauer
atl-work-touch = Tippe ein Gebäude an, um jemanden hinzustellen.
atl-work-room = { $n ->
    [one] Platz für 1
   *[other] Platz für { $n }
  }
atl-work-now = Arbeit beginnen
atl-work-now-idle = { $n ->
    [one] Beginnen (1 untätig)
   *[other] Beginnen ({ $n } untätig)
  }
atl-worked-ask = Die Arbeit ist getan, alles ist erzeugt.
atl-learn-ask = Lernen oder Anführer ernennen? Du hast { $n } Wissen.
atl-appoint = Anführer ernennen: { $place }
atl-appoint-says = Kostet 2 Gold. Er zieht ab der nächsten Runde.
atl-appoint-none = Für einen Anführer: 2 Gold, dazu Anführer und zwei Leute an Agora oder Theater.
atl-forum-agora = die Agora
atl-forum-theatre = das Große Theater
atl-learn-known = bekannt
atl-learn-price = Preis in Wissen
atl-learn-left = Wissen danach: { $n }
atl-learn-at = Dort lernen: { $place }
atl-learn-now = Lernen
atl-learn-cannot = Das kannst du jetzt nicht lernen.
atl-craft-ask = Etwas herstellen?
atl-craft-none = Hier ist nichts mehr herzustellen.
atl-craft-change = Hekates Wandel
atl-craft-change-says = Eins zu eins, jeder Vorrat einmal.
atl-craft-into = In was
atl-craft-to = zu { $what }
atl-craft-change-now = Verwandeln
atl-craft-raise = Persephone
atl-craft-raise-says = Einer deiner Toten für 2 Gold, zwei für 6.
atl-craft-raise-how-many = Kehren zurück
atl-craft-raise-now = { $n ->
    [one] Einen zurückholen
   *[other] { $n } zurückholen
  }
atl-craft-forge = Schmiede
atl-craft-forge-says = Gold wird zu Waffen.
atl-craft-forge-how-many = Gold
atl-craft-forge-now = { $n } Gold schmieden
atl-craft-restore = Schiffe von einst
atl-craft-restore-says = Je 6 Gold und 6 Wissen, durch die Leute am Tempel Poseidons.
atl-craft-restore-how-many = Schiffe
atl-craft-restore-now = { $n ->
    [one] Eins erneuern
   *[other] { $n } erneuern
  }
atl-craft-ships = Werft
atl-craft-ships-says = Je 5 Holz; so viele, wie dort arbeiten.
atl-craft-ships-how-many = Schiffe
atl-craft-by-gold = Holz mit Gold bezahlt
atl-craft-fleet = Flotte { $now } → { $then } von 8
atl-craft-ships-now = { $n ->
    [one] Ein Schiff bauen
   *[other] { $n } Schiffe bauen
  }
atl-craft-garden = Gaias Garten
atl-craft-garden-says = Einer je Runde, kostenlos. Tippe ein Feld an.
atl-craft-garden-now = Dort pflanzen
atl-build-ask = Was wird gebaut? { $n ->
    [one] 1 Erbauer ist frei.
   *[other] { $n } Erbauer sind frei.
  }
atl-build-where = { $what }: Tippe ein helles Feld an.
atl-build-none = Kein Erbauer übrig. Erbauer stehen im Wohnhaus.
atl-palette = Was gebaut werden kann
atl-build-why = Warum nicht?
atl-arms-gold = 1 Gold
atl-arms-builders = Erbauer, die Waffen machen
atl-arms-each = { $n } Waffen für 1 Gold
atl-arms-make = { $n ->
    [one] 1 Gold zu Waffen machen
   *[other] { $n } Gold zu Waffen machen
  }
atl-build-free = Kostet nichts.
atl-build-cost = Kostet { $stone } Stein, { $left } bleibt.
atl-build-gold = Und { $gold } Gold, { $left } bleibt.
atl-build-food = Nahrung { $by }.
atl-build-falls = Dafür fällt: { $what }.
atl-build-turn = Drehen
atl-build-now = Bauen: { $what }
atl-feed-ask = Wie viele kommen dazu?
atl-feed-none = In dieser Runde kommt niemand mehr dazu.
atl-feed-how-many = Neue Leute
atl-feed-cost = Je { $food } überzählige Nahrung. Was übrig bleibt, verfällt.
atl-feed-lost = Überzählige Nahrung hält sich nie.
atl-feed-now = { $n ->
    [one] Einer kommt dazu
   *[other] { $n } kommen dazu
  }
atl-lose-hunger = { $n ->
    [one] Einer verhungert
   *[other] { $n } verhungern
  }
atl-lose-event = { $n ->
    [one] Einer geht verloren
   *[other] { $n } gehen verloren
  }
atl-lose-ask = Wer geht verloren? Noch { $n }.
atl-lose-left = Noch { $n } zu nennen
atl-lose-now = { $n ->
    [one] Einen verlieren
   *[other] { $n } verlieren
  }
atl-keep-title = Hera ist fort
atl-keep-ask = Welche Statue bleibt?
atl-offer-tribute = Der Tribut
atl-offer-tribute-ask = Was gibst du?
atl-offer-tribute-says = Ab 3 wird niemand bestraft, und wer am meisten gibt, bekommt 4 Wissen. Unter 3 wird bestraft, wer am wenigsten gibt, bei 0 immer: { $game ->
    [basic] Deine Wohnhäuser fallen, und eine Person in deiner Stadt stirbt.
   *[advanced] Deine Wohnhäuser fallen.
  }
atl-offer-fleet = Eine Flotte treibt vorbei
atl-offer-fleet-ask = Dein Gebot?
atl-offer-fleet-says = 0 gewinnt nichts. Nur das höchste Gebot zahlt.
atl-offer-ties = Bei gleichen Geboten gilt das frühere in dieser Reihenfolge als höher: { $order }.
atl-raid-title = Barbaren, Stärke { $strength }
atl-raid-ask = Was setzt du ein?
atl-raid-short = Du hast { $have }, { $short } fehlen.
atl-raid-holds = Du hast { $have }: die Stadt hält.
atl-raid-now = So empfangen
atl-flood-title = Das Wasser kommt
atl-flood-ask = Wie viele rettest du?
atl-flood-drowns = { $n } von { $all } ertrinken.
atl-flood-now = So retten
atl-quake-title = Die Erde bebt
atl-quake-ask = Was fällt? { $n ->
    [one] Ein Gebäude.
   *[other] { $n } Gebäude.
  }
atl-quake-left = Noch { $n } zu nennen
atl-quake-now = So fallen lassen
atl-event-none = Eine stille Runde
atl-met = Es gibt nichts zu wählen.
atl-ship-ask = Wer fährt?
atl-ship-none = In dieser Runde kann niemand mehr fahren. Eine Flotte braucht Schiffe, die eine Werft baut, und Astronomie. Wer Europa hält, schickt Leute für Gold.
atl-ship-most = { $n ->
    [one] 1 kann fahren.
   *[other] { $n } können fahren.
  }
atl-ship-score = Gerettet { $now } → { $then }
atl-ship-leaders = Anführer bleiben.
atl-ship-now = { $n ->
    [one] Einer fährt
   *[other] { $n } fahren
  }
atl-europa = Tempel der Europa
atl-europa-says = Bringt Leute von dort für Gold hinüber, ohne Schiffe.
atl-europa-price = Je { $gold } Gold, ohne Schiffe.
atl-europa-now = { $n } senden
atl-sink-title = Du gabst am meisten
atl-sink-ask = Welche Küste versinkt?
atl-sink-touch = Tippe eine helle Küste an
atl-sink-hold = Gedrückt halten: { $place } versenken
atl-sink-of = { $who } { $n }
atl-sink-drowns = Es ertrinken Leute: { $who }
atl-sink-nobody = Niemand ertrinkt.
atl-sink-swims = Anführer schwimmen heim: { $who }
atl-sink-coasts = Wird Küste: { $places }
atl-sink-kept = Geschützt von { $who }.
atl-sink-gold = Ein Tempel: { $n } Gold.
atl-sink-pass = Keine mehr
atl-board-title = Die Flotte ist dein
atl-board-ask = Wer fährt? Bis zu { $n }.
atl-board-nobody = Niemanden senden

## Waiting and the end

atl-wait-lobby = Bald geht es los
atl-wait-statues = { $who } wählt eine Statue
atl-wait-order = { $who } stellt den Kompass
atl-wait-movement = { $who } bewegt die Anführer
atl-wait-zeus = { $who } spricht mit Zeus
atl-wait-compass = { $who } hält den Kompass
atl-wait-improvement = { $n ->
    [one] { $who } baut die Stadt aus
   *[other] { $who } bauen ihre Städte aus
  }
atl-wait-sinking = { $who } versenkt zwei Küsten
atl-wait-boarding = { $who } geht an Bord
atl-wait-over = Das Spiel ist aus
atl-wait-battle = Ein Kampf: { $who } entscheidet
atl-wait-together = { $done } von { $all } fertig
atl-wait-for = Dein Handy ruft dich, wenn du gefragt bist.
atl-wait-sealed = Deine Wahl ist versiegelt.
atl-wait-done = Du bist fertig. Es gilt, bis alle fertig sind.
atl-wait-reopen = Meins zurücknehmen
atl-wait-last = Was zuletzt geschah
atl-others = Alle
atl-is-awaited = wird erwartet
atl-is-sealed = versiegelt
atl-is-done = fertig
atl-is-steward = Verwalter
atl-is-gave-up = aufgegeben
atl-is-saved = { $n } gerettet
atl-over-you = Du gewinnst
atl-over-title = { $n ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
  }
atl-over-race = Alle Leute sind am anderen Ufer.
atl-over-points = Die Insel ist versunken.
atl-over-advances = Die Insel ist versunken, niemand gerettet. Fortschritte entscheiden.
atl-over-left = Niemand sonst ist übrig.
atl-over-sum = { $saved } gerettet, { $dead } tot, { $advances ->
    [one] 1 Fortschritt
   *[other] { $advances } Fortschritte
  }
atl-over-kept = Jeder Gerettete zählt 1, jeder Tote kostet 2.
atl-over-chronicle = Nachlesen, wie es dazu kam

## Looked up

atl-mine = Meine Zahlen
atl-advances = Fortschritte
atl-group = { $place }: { $pops } Leute, { $leaders } Anführer
atl-group-holds = { $place }, gehalten: { $pops } Leute, { $leaders } Anführer

## One tip a thing, in turns 1 and 2

atl-tip-statue = Jede Statue hat eine Macht. Sie wirkt ab jetzt.
atl-tip-order = Der Kompass sagt, wer beginnt. Spätere sehen mehr, Frühere nehmen mehr.
atl-tip-movement = Betreten teilt einen Ort in Frieden, Einnehmen nimmt ihn.
atl-tip-answer = Beide versiegeln im Geheimen. Die höhere Stärke gewinnt, Gleichstand hält.
atl-tip-compass = Wer Poseidons Tempel besetzt, sagt, wer beginnt.
atl-tip-hunting = Ein Ort nützt dir erst, wenn sein Untier tot ist.
atl-tip-production = Stell Leute an die Arbeit. Wer im Wohnhaus steht, baut.
atl-tip-development = Fortschritte kosten Wissen und bleiben dir.
atl-tip-craft = Hier wandeln Arbeiter und Tempel Vorräte und machen Schiffe.
atl-tip-building = Jeder im Wohnhaus baut eines. Auch leere Felder ernähren.
atl-tip-feeding = Jeder isst 1 Nahrung. Was übrig ist, wird zu neuen Leuten.
atl-tip-offer = Alle Gebote öffnen sich zusammen am Ende der Runde.
atl-tip-shipping = Wer fährt, ist für immer sicher und zählt 1 Punkt.
atl-tip-waiting = Inzwischen kannst du unten alles nachsehen und planen.

## The words that a sentence may hold, with the forms in which they stand there

atl-term-people = Leute
atl-forms-people = Leute|Leuten
atl-term-leader = Anführer
atl-forms-leader = Anführer|Anführern
atl-term-arms = Waffen
atl-forms-arms = Waffen
atl-term-lives = Geopferte Leben
atl-forms-lives = geopferte Leben|Leben
atl-term-around = Ringsum
atl-forms-around = ringsum
atl-term-site = Der Ort
atl-forms-site = Ort|Orts
atl-term-hold = Halten
atl-forms-hold = hält|halten|gehalten
atl-term-occupy = Besetzen
atl-forms-occupy = besetzt|besetzen
atl-term-fleet = Flotte
atl-forms-fleet = Flotte|Flotten
atl-term-saved = Gerettet
atl-forms-saved = gerettet|Gerettete
atl-term-hades = Hades
atl-forms-hades = Hades
atl-term-food = Überzählige Nahrung
atl-forms-food = überzählige Nahrung
atl-term-debris = Trümmer
atl-forms-debris = Trümmer|Trümmern
atl-term-open = Offener Grund
atl-forms-open = offener Grund|offenem Grund
atl-term-led = Geführt
atl-forms-led = geführt
atl-term-sealed = Versiegelt
atl-forms-sealed = versiegelt|versiegeln
atl-term-steward = Verwalter
atl-forms-steward = Verwalter
atl-term-compass = Kompass
atl-forms-compass = Kompass
atl-term-set = Satz
atl-forms-set = im Satz
