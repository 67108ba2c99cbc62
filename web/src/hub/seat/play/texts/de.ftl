### Was die Seite eines Sitzes sagt, während gespielt wird, was immer es ist.

sealed-unsent = Noch nicht abgeschickt
sealed-unsent-says = Das geschieht von selbst, sobald die Verbindung wieder da ist.
sealed-sending = Wird versiegelt …
sealed-replaced = Ein anderes Gerät deines Sitzes oder die Spielleitung hat geändert, was du hier festgelegt hast.
sealed-taken-back = Was du hier festgelegt hattest, zählt nicht mehr, seit die Spielleitung das Spiel zurückgenommen hat: Wähle neu.
sealed-called-off = Was du hier festgelegt hattest, zählt nicht mehr, und niemand hat es gesehen: Wähle neu.
sealed-change = Ändern
sealed-tally = { $done } von { $all }
anew = Neu wählen
anew-says = Bis dahin gilt, was du festgelegt hast.
glossary-rule = Die Regel
glossary-back = ← Zurück

## Was der ganze Saal wissen soll

strips = Ansagen
pause-server = Der Tisch steht still
pause-control = Von der Spielleitung angehalten
pause-break = Pause
strip-then = Danach: { $next }
strip-over = { $minutes } min zu lang
strip-ends = Ende: { $round }
returned-forgotten = Was du begonnen hattest, ist vergessen.
understood = Verstanden
round-minutes = { $minutes } min
