### Was um eine Chronik herum steht, nicht in ihr.

none = Hier ist keine Chronik
none-what = Diese Seite erzählt die Geschichte eines Tisches. Öffne sie aus dem Menü des Tisches.
unread = Die Chronik lässt sich nicht lesen.
fetched = Die Chronik wird geschrieben.

## Welche Ausgabe gelesen wird

editions = Ausgaben
edition = Ausgabe
edition-public = Öffentliche Ausgabe
edition-control = Ausgabe der Spielleitung
edition-seat = Eigene Ausgabe { NAME($who, form: "genitive") }
save = Als eine Datei speichern
not-saved = Die Datei ließ sich nicht machen. Versuch es noch einmal.
