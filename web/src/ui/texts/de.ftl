### Was die gemeinsamen Teile der Seiten sagen.

## Die Leitung zum Server

connecting = Verbindung wird aufgebaut …
line = Verbindung
line-lost-unsent = Verbindung weg. Noch nicht abgeschickt; das geschieht von selbst.
line-lost-known = Verbindung weg. Hier steht der letzte bekannte Stand; die Seite kommt von selbst zurück.
line-back = Wieder verbunden.
line-lost = Der Server ist noch nicht zu erreichen. Neuer Versuch läuft.
line-farewell = { $farewell } Die Seite kommt von selbst zurück.
journal-end = Der Tisch ist geschlossen. Sein Journal endet mit { $end }

## Uhren

time-left = Restzeit
ten-seconds = Noch zehn Sekunden
time-up = Die Zeit ist um

## Zahlen, Listen und Würfel

listed = { $others } und { $last }
figure-why = { $label }: { $value }. Warum?
die-blank = ein Würfel, noch nicht geworfen

## Was an den Dateien nicht stimmt

faults-count = { $n ->
    [one] Eines stimmt nicht.
   *[other] { $n } Dinge stimmen nicht.
  }
faults-copy = Liste kopieren
faults-copied = Kopiert
faults-line = Zeile { $line }

## Teile der Seiten

covered = Verdeckt.
show-for = { $seconds } Sekunden lang zeigen
close = Schließen
touch-to-close = Zum Schließen berühren.
part-missing = Ein Teil dieser Seite ist nicht durch das Netz gekommen.
load-again = Seite neu laden
one-moment = Einen Moment …
