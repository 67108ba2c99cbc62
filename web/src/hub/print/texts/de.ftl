### Was um gedruckte Blätter herum steht, nicht auf ihnen.

device = Gedruckte Blätter
none = Hier sind keine Blätter
none-what = Diese Seite druckt die Blätter eines Tisches. Öffne sie aus dem Menü des Tisches oder aus der Liste der Tische.
no-key = Dieses Gerät hat den Schlüssel der Spielleitung zu diesem Tisch nicht. Öffne die Seite dort, wo er ist.
unread = Die Blätter lassen sich nicht lesen.
fetched = Die Blätter sind unterwegs.

## Die Vorschau auf Dateien, an denen jemand schreibt

not-ready = Diese Dateien sind noch nicht so weit
mend = Bessere sie aus und speichere: Diese Seite sieht von selbst wieder nach.
stopped = Die Vorschau ist stehen geblieben: Das Programm im Terminal antwortet nicht. Was du siehst, ist sein letztes Wort.
as-before = Du siehst die Dateien, wie sie vorher waren. Diese Seite sieht von selbst wieder nach.
