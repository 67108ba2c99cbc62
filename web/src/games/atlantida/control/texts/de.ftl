### Was der Tisch der Spielleitung von Atlantida selbst sagt.

atl-desk-island = Die Insel
atl-desk-side = Nachrichten, Alarme und Verlauf
atl-desk-player = Person
# With its article.
atl-desk-player-the = die Person
atl-desk-player-accusative = die Person
atl-desk-players = Spielende
atl-desk-before = Aufbau
# $turn: of 13.
atl-desk-when = Runde { $turn }
atl-desk-turns = Runden und ihre Ereignisse
atl-desk-spared = { $event }: { $who } bleibt verschont
atl-desk-open = { $who } öffnen
atl-desk-clock-then = Was offen ist, entscheidet der Verwalter.

## The big button

atl-desk-begin = Spiel beginnen
atl-desk-begin-says = Die Insel wird für alle gelegt, die hier sitzen.
atl-desk-begin-few = Mindestens zwei nehmen Platz, oder der Verwalter für sie.
atl-desk-waits-says = Drücken öffnet den Platz, auf den gewartet wird.
atl-desk-over-says = Drücken öffnet die Geschichte.

## What somebody is awaited for, behind a time

atl-desk-awaits-statue = wählt eine Statue
atl-desk-awaits-order = stellt den Kompass
atl-desk-awaits-move = bewegt sich
atl-desk-awaits-zeus = darf Zeus bitten
atl-desk-awaits-compass = darf den Kompass stellen
atl-desk-awaits-improve = baut die Stadt aus
atl-desk-awaits-sink = wählt, was versinkt
atl-desk-awaits-board = wählt, wer fährt
atl-desk-awaits-battle = entscheidet einen Kampf

atl-desk-is-sealed = hat versiegelt
atl-desk-is-done = ist fertig
atl-desk-mark-compass = hält den Kompass
atl-desk-mark-gave-up = hat aufgegeben
# $locked: how many of the two have locked.
atl-desk-battle = { $attacker } greift { $defender } an: { $place }. { $locked } von 2 sind fest.

## In the place of a seat

atl-desk-group-answer = Antworten an seiner Stelle
atl-desk-group-phase = An seiner Stelle
atl-desk-group-leave = Das Spiel verlassen
atl-desk-not-asked = Gerade wird nichts gefragt.
atl-desk-steward-on = Verwalter spielen lassen
atl-desk-steward-off = Verwalter ablösen
atl-desk-play-here = In neuem Tab spielen
atl-desk-play-says = Die Hand ist geheim. Nur öffnen, wenn sonst niemand kann.
atl-desk-city = Die Stadt
atl-desk-advances = Fortschritte
atl-desk-no-advances = Noch keine

## Corrections

atl-desk-correct = Eine Zahl berichtigen
atl-desk-correct-says = Richtigstellen, was falsch steht; der Grund wird gezeigt.
atl-desk-correct-of = { $who } berichtigen
atl-desk-correct-go = Berichtigen
atl-desk-correct-what = Was falsch ist
atl-desk-correct-whose = Von wem
atl-desk-correct-where = Wo
atl-desk-correct-to = Richtig ist
atl-desk-correct-at-site = Sie halten den Ort
atl-desk-correct-whole = Nur ganze Zahlen ab 0.
atl-desk-correct-advance = Einen Fortschritt wählen.
atl-desk-correct-building = Ein Gebäude wählen.
atl-desk-figure-stock = Vorrat
atl-desk-figure-units = Leute und Anführer
atl-desk-figure-counts = Flotte, Gerettete, Tote
atl-desk-figure-learn = Fortschritt ergänzen
atl-desk-figure-destroy = Gebäude entfernen
atl-desk-figure-creature = Wesen
atl-desk-figure-compass = Kompass
atl-desk-count-capacity = Flotte
atl-desk-count-continent = Gerettet
atl-desk-count-hades = Im Hades
atl-desk-building-at = { $what } ({ $column }, { $row })
atl-desk-lives = Es lebt
atl-desk-is-dead = Es ist tot
atl-desk-clockwise = Im Uhrzeigersinn
atl-desk-against = Gegen den Uhrzeigersinn

## Seats among themselves

atl-desk-accord = Was die Plätze unter sich ausmachen
atl-desk-asks-all = { $who } fragt alle:
atl-desk-held = Der Tisch steht still.
atl-desk-held-by = Angehalten von { $who }.
atl-desk-go-on = Weiter

## Log, history, settings

atl-desk-kind-battle = Kämpfe
atl-desk-kind-offers = Gebote
atl-desk-kind-people = Leute
atl-desk-kind-city = Städte
atl-desk-kind-table = Tisch
atl-desk-kind-island = Insel
atl-desk-on-island = Auf der Insel
atl-desk-saved = Gerettet
atl-desk-dead = Im Hades
atl-desk-sunken = Versunkene Felder
atl-desk-seen-battle = Alle haben gesehen, wie der Kampf ausging.
atl-desk-seen-offers = Alle haben die Gebote gesehen.
atl-desk-secret-battle = eine Wahl im Kampf
atl-desk-secret-offer = ein Gebot
atl-desk-rules-clocks = Uhren
atl-desk-rules-table = Der Tisch
atl-desk-rules-end = Wie es endet
atl-desk-rules-setup = Aufbau und Städte
atl-desk-rules-events = Gebote und Ereignisse
atl-desk-hint-rulings = „Uhr“, „Tribut“, „Plündern“
atl-desk-hint-acts = „zurück“, „Verwalter“, „berichtigen“
atl-desk-log-says = Was auf der Insel geschah

## The tour

atl-desk-tour-next = Der große Knopf
atl-desk-tour-next-says = Er beginnt das Spiel. Später öffnet er, auf wen gewartet wird.
atl-desk-tour-next-try = Die Leertaste drücken.
atl-desk-tour-seats = Die Plätze
atl-desk-tour-seats-says = Wer da ist, auf wen gewartet wird, wie lange.
atl-desk-tour-seats-try = Einen antippen oder 1 drücken.
atl-desk-tour-back = Zurückgehen
atl-desk-tour-back-says = Jeder Schritt lässt sich zurücknehmen, mit Vorschau.
atl-desk-tour-back-try = Z drücken.
