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

## Was gedruckt werden kann, und worauf

print-back = ← Zurück zum Lesen
print = Drucken
print-sheets = Bögen
print-codes = QR-Codes gibt es mit einem Tisch: Öffne seine Bögen aus dem Menü der Spielleitung.
print-paper = Papier
paper-a4 = A4
paper-letter = Letter
print-ink = Tinte
print-colour = Farbe
print-saving = Tinte sparen
size-any = So groß, wie die Texte es brauchen
size-found = So groß, wie die Texte es brauchen: { $size }
size-of = { $name }, { $size }
size-poker = Poker
size-tarot = Tarot
size-jumbo = Jumbo
print-backs = Rückseiten
print-backs-too = Rückseiten mitdrucken
print-turn = Beidseitig drucken; der Drucker wendet das Papier über die lange Kante.
print-shortened = Damit sie lesbar bleiben, verzichten diese auf ihren Einleitungstext und die längsten auf die Erläuterungen ihrer Möglichkeiten: { $texts }.
print-cut = Zu lang für ihren Platz: { $texts }.
print-scale = Im Fenster des Browsers 100 Prozent wählen, nicht „an Seite anpassen“.
some-of = { $names } und { $n } mehr
# $name: of a kind of cards.
page-of = { $name }, Bogen { $n } von { $all }
page-backs = { $name }, Rückseiten von Bogen { $n }
