### Was die Spielleitung über Vergangenes, das Warten, die Aufzeichnungen und ihre eigenen Geräte liest.

## Wie lange, und vor wie langer Zeit

ago-now = gerade eben
ago-seconds = vor { $seconds } s
ago-minutes = vor { $minutes } min
ago-hours = vor { $hours } h
lasted-seconds = { $seconds } s

## Wer etwas getan hat

doer-clock = die Uhr
doer-control = Spielleitung
doer-for = { $device }, für { NAME($who, form: "accusative") }

## Zurücknehmen

back-helper = Dieses Gerät hilft nur: Es sieht den Verlauf, aber zurückgehen kann nur eine volle Spielleitung.
back-nothing = Es gibt nichts zurückzunehmen.
back-title = Zurücknehmen
back-undo-title = Das Zurückgehen aufheben
back-undo = Aufheben
back-undo-says = Stellt alles wieder so her, wie es vor dem Zurückgehen war.
back-close = Schließen
back-act = Letzten Schritt zurücknehmen …
back-act-says = Nimmt zurück: { $deed }. (Strg+Z)
back-act-nothing = Noch nichts zurückzunehmen.
back-meanwhile = Nichts wurde geändert: Inzwischen ist etwas geschehen.
back-meanwhile-label = Was inzwischen geschehen ist
back-meanwhile-line = { $words } ({ $doer })
back-stands = Der Tisch steht wieder wie damals: <then>{ $headline }</then>
back-undone = Zurückgenommen
back-undone-steps = Zurückgenommen: { $steps } Schritte
back-undone-label = Was zurückgenommen wird
back-seats = Was diese Fraktionen selbst getan haben, fällt auch weg: { $seats }.
back-seen = Schon gesehen wurde
back-seen-label = Was die Leute schon gesehen haben
back-seen-all = Alles davon.
back-seen-says = Vergessen machen kann das kein Programm: Sag es dem Saal.
back-unseen = Seither wurde nichts aufgedeckt.
back-opened = Damals verdeckte Entscheidungen sind inzwischen offen: Alle wählen sie neu.
back-kept = Nichts geht verloren: Es bleibt im Verlauf, und auch dies lässt sich zurücknehmen.
back-looking = Blick zurück …
back-failed = Der Tisch hat nicht geantwortet.

## Verdeckte Entscheidungen

seal-legend = Damals lagen Entscheidungen verdeckt
seal-anew = Neu wählen
seal-anew-says = Was versiegelt lag, wird zurückgegeben. Alle wählen noch einmal.
seal-keep = So lassen
seal-keep-says = Die Entscheidungen liegen versiegelt wie damals. Wer will, kann die eigene noch ändern.

## Der Verlauf

history-title = Der Verlauf
history-says = Jeder Schritt, und wer ihn getan hat; sieh den Tisch danach an, oder geh dorthin zurück.
history-earlier = Frühere Schritte …
history-by = Von wem
history-by-control = Spielleitung
history-by-seat = Archonten
history-by-clock = Die Uhr
history-seat = Welcher Sitz
history-all-seats = Alle Sitze
history-find = Wörter oder der Name eines Geräts
history-then = Der Tisch damals
history-now = So steht es jetzt.
history-steps =
    { $steps ->
        [one] Nimmt 1 Schritt zurück.
       *[other] Nimmt { $steps } Schritte zurück.
    }
history-go-title = Hierher zurückgehen
history-go = Hierher zurück …
history-go-says = Fragt erst und sagt, was zurückgenommen wird.
history-touch = Tippe einen Schritt an, um den Stand danach zu sehen.
history-taken-back = (zurückgenommen)
history-line = { $who }, { $when }
history-empty = Noch nichts.

## Der Tisch, wie er damals stand

past-moment = Akt { $act }, Zyklus { $cycle }, { $phase }
past-now = jetzt { $now }
past-faction = Fraktion
past-arete = Arete
past-strength = Gewicht
past-horses = Pferde
past-tyche = Tyche
past-talents = Talente
past-doom = Verhängnis
past-prytanis = Prytanis
past-stasis = Stasis
past-wrath = Göttlicher Zorn
past-agenda = Tagesordnung
past-laws = Gesetze
past-docket = Vor dem Rat
past-race = Rennen
past-vote = Abstimmung
past-count = { $count } von { $full }
past-no-race = keines
past-no-vote = keine
past-nothing = nichts
past-nobody = niemand
past-vote-open = { $option }: { $count } von { $all } abgegeben
past-bids = { $count } festgelegt
past-turned-up = Aufgedeckt: { $cards }.

## Das Ende des Tages, die Chronik

day-over = <b>Der Tag ist zu Ende.</b> Die Chronik erzählt ihn, und wie lange der Saal gewartet hat.
day-chronicle = Die Chronik …
edition-public = Für alle
edition-public-says = Was der Saal gesehen hat. Enthält kein Geheimnis.
edition-control = Für die Spielleitung
edition-control-says = Mit jedem Eingriff der Spielleitung und den Wartezeiten des Saals.
chronicle-unreachable = Der Server ist nicht zu erreichen.
chronicle-failed = Die Chronik konnte nicht erstellt werden.

## Was entschieden wurde

decision-prytanis = Wer den Vorsitz führt
decision-race = Das Rennen
decision-vote = Die Abstimmung
decision-check = Die Prüfung
decision-battle = Der Kampf
decision-stasis = Die Stasis

## Warten

waiting = Es wird gewartet
waiting-one = Warten auf { NAME($who, form: "accusative") } <time/>
waiting-some = Warten auf { $seats } Sitze <time/>
absent-never = Nie kam ein Gerät für { $who }.
absent-away = Kein Gerät ist da für { $who }.
absent-mark = { $who } abwesend
absent-mark-says = Niemand wartet mehr auf { $who }: Sie enthalten sich, bieten nichts und passen, bis du es änderst.
waiting-nudge = Alle anstupsen
waiting-nudge-says = Ihre Handys vibrieren

## Wie ein Schritt von selbst endet

ends-revealed = Aufgedeckt
ends = Endet
ends-by-hand = von Hand
ends-all-in = wenn alle da sind
ends-at-time = wenn die Zeit um ist
after-or = oder nach
after-revealed = Aufgedeckt nach
after-time = Zeit
after-ends = Endet nach
after-passes = Passt nach
after-shown = Gezeigt nach
after-lot = Durch Los nach
clock-none = ohne Uhr
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
rules-helper = Ein Helfer sieht die Festlegungen; ändern kann sie eine volle Spielleitung.
rules-running = { $ruling }. Eine Uhr, die schon läuft, behält ihre Zeit.
