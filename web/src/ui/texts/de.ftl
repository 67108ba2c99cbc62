### Was die gemeinsamen Teile der Seiten sagen.

## Die Leitung zum Server

connecting = Verbindung wird aufgebaut …
line-lost-unsent = Verbindung weg. Noch nicht abgeschickt; das geschieht von selbst.
line-lost-known = Verbindung weg. Hier steht der letzte bekannte Stand; die Seite kommt von selbst zurück.
line-lost = Der Server ist noch nicht zu erreichen. Neuer Versuch läuft.
line-farewell = { $farewell } Die Seite kommt von selbst zurück.

## Uhren

time-left = Restzeit
