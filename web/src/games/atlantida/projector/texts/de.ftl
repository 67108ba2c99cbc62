### Was auf der Tafel von Atlantida steht, an der Wand und auf dem Tisch.

# Which of the two a screen is, in the list of whoever stands at it.
atl-on-wall = An der Wand
atl-on-table = Flach auf dem Tisch

## The track and the parts of the board

atl-turn = Zug { $turn }
atl-turn-event = Zug { $turn }: { $event }
atl-before = Atlantida
atl-no-event = kein Ereignis
atl-no-event-long = Kein Ereignis in diesem Zug
atl-continent = Der Kontinent
# $order: the peoples in play order.
atl-compass = Kompass: { $order }
atl-city = Stadt von { $who }
atl-done-of = { $done } von { $all } fertig
atl-join = Code { $code }

## Whose phase; short, under a name

atl-phase-lobby = Platz nehmen
atl-phase-statues = Statuen
atl-phase-order = Kompass
atl-phase-movement = Bewegung
atl-phase-zeus = Zeus
atl-phase-compass = Kompass
atl-phase-improvement = Ausbau
atl-phase-sinking = Seebeben
atl-phase-boarding = Flotte
atl-phase-over = Das Ende
atl-turn-end = Das Ende der Runde

## How a player stands to what is asked: one word

atl-state-moving = zieht
atl-state-asked = gefragt
atl-state-sealed = versiegelt
atl-state-done = fertig
atl-state-away = weg
atl-state-steward = Verwalter
atl-state-gave-up = aufgegeben

## What is asked of whom: one sentence at the foot

atl-asks-lobby = Nehmt einen Platz, dann beginnt.
atl-asks-paused = Der Tisch ist angehalten.
atl-asks-statues = { $who } wählt eine Statue.
atl-asks-order = { $who } entscheidet, wer beginnt.
atl-asks-movement = { $who } bewegt die Anführer.
atl-asks-zeus = { $who } darf Zeus bitten: { $event }.
atl-asks-compass = { $who } darf den Kompass stellen.
atl-asks-improvement = { $who } baut die Stadt aus.
atl-asks-sinking = { $who } wählt, welche Küste sinkt.
atl-asks-boarding = { $who } wählt, wer fährt.
atl-asks-together = Alle bauen aus: { $done } von { $all } fertig.
# $who: names; $n: how many of them.
atl-asks-battle = { $n ->
    [one] { $who } entscheidet.
   *[other] { $who } entscheiden.
  }
atl-asks-over = { $n ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
  }

## A battle

# What is fought for.
atl-prize-city = Die Stadt von { $who }
atl-attacks = greift an
atl-holds = hält
atl-guards = wacht
# Parts of strength, each behind its number.
atl-part-pops = Leute
atl-part-led = geführt
atl-part-hades = Hades
atl-part-ares = Ares
atl-part-strategy = Strategie
atl-part-bastions = Bastionen
atl-sealed = versiegelt
atl-decides = entscheidet
atl-withdraws = weicht
atl-arms = Waffen
atl-lives = gegebene Leben
atl-lost = { $lost ->
    [one] 1 Mensch fällt
   *[other] { $lost } Menschen fallen
  }
atl-takes = { $who } nimmt: { $place }.
atl-keeps = { $who } hält: { $place }.
atl-equal = Gleich stark. Der Verteidiger bleibt.
atl-retreats = { $who } zieht sich zurück.
atl-no-answer = Keine Antwort hätte gehalten.
atl-calls-off = { $who } bricht den Angriff ab.
# $sets: of one wood, one stone and one gold.
atl-plunders = { $who } plündert { $sets ->
    [one] 1 Satz.
   *[other] { $sets } Sätze.
  }
atl-opens = { $who } öffnet die Tore: { $sets ->
    [one] 1 Satz ist verloren.
   *[other] { $sets } Sätze sind verloren.
  }

## Purses: a tribute, a Lost Fleet

atl-reward = am meisten
atl-punished = bestraft
atl-tribute-best = Zeus dankt { $who }.
atl-tribute-none = Zeus dankt niemandem.
atl-fleet-won = Die Flotte fährt für { $who }.
atl-fleet-empty = Die Flotte fährt leer.
atl-tie-order = Gleich viel: Wer früher am Zug ist, geht vor.

## Seaquake, collapse, race, score

atl-sinks-by = { $who } hat gewählt.
atl-sinks = { $place } sinkt.
atl-gone = { $place } ist versunken.
atl-drown = { $pops ->
    [one] 1 Mensch von { $who } ertrinkt.
   *[other] { $pops } Menschen von { $who } ertrinken.
  }
atl-race = Alle Leute sind in Sicherheit: { $saved }.
atl-saved = gerettet
atl-dead = tot, je zwei Punkte
atl-advances = { $count ->
    [one] 1 Fortschritt
   *[other] { $count } Fortschritte
  }

## How to join

atl-join-how = Kommt an den Tisch
atl-join-qr = Die Adresse zum Mitspielen als QR-Code
atl-taken = besetzt
atl-free = frei

## A tablet on the table

atl-turn-labels = Beschriftung drehen
atl-hold-menu = Menü des Gastgebers: halten
atl-turn-card = Karte drehen
atl-close = Schließen
atl-creature = Hier lebt ein Wesen der Stärke { $strength }.
# $pops: people; $leaders: their leaders.
atl-here = { $who } steht daneben: Leute { $pops }, Anführer { $leaders }.
atl-here-holds = { $who } hält den Ort: Leute { $pops }, Anführer { $leaders }.
atl-collapse = Die Insel versinkt.

## What seats agree on

atl-stopped-by = Angehalten von { $who }.
atl-question = { $who } fragt alle:
atl-undone = Zurückgenommen wird:
