### Was der Tisch der verdeckten Gebote selbst sagt, auf Deutsch.

section = Die Gebote
bidder = Bietende
bidders = Bietende
offered = hat geboten
group-offer = Gebot
group-clock = Uhr
kind-lot = Lose
scene-lot = Das Los
scene-lot-says = Was auf dem Tisch liegt
moment = Los { $lot }
seen-since = Alle haben gesehen, was für „{ $title }“ geboten wurde.
coins = Münzen
lots = Lose
figure-lots = Verkaufte Lose
rulings = Gebote
hint-rulings = „gleich“, „Sekunden“
hint-acts = „Uhr“, „zurück“
log-says = Welche Lose an wen gingen
secret = ein Gebot
announce-usual-come = Kommt an den Tisch.
say-usual-decide = Bitte biete.
tour-next = Der große Knopf
tour-next-says = Er bringt das Spiel weiter.
tour-next-try = Drück ihn.
seat-act = An seiner Stelle bieten
seat-nothing = Gerade ist nichts zu bieten.
