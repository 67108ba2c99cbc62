### Was die Leinwand von sich selbst sagt.

projector = Leinwand
asking = Welcher Tisch soll gezeigt werden?
asking-code = Code
asking-show = Zeigen
connecting = Verbindung wird aufgebaut
reconnecting = Neue Verbindung wird gesucht

## Während der Tisch stillsteht, in großen Buchstaben

paused = Pause
break = Pause
table-waits = Der Tisch wartet
goes-on-by-itself = Der Server macht von selbst weiter

## Für den, der am Rechner steht

sound-wake = Einmal berühren für den Ton
sound-on = Ton an (M)
sound-off = Ton aus (M)
speaks = Ansagen vorlesen (S)
full-screen = Vollbild (F)
shows = Was diese Leinwand zeigt
