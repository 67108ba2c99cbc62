### Was mehrere Seiten sagen.

## Die Wahl der Sprache

tongue = Sprache

## Seiten und das Netz

page-failed = Auf dieser Seite ist ein Fehler aufgetreten.
no-screens = Keine Bildschirme für diesen Tisch
no-screens-why = { $why } Lade die Seite neu.
load-again = Seite neu laden
game-unknown = Diese Seite kennt das Spiel „{ $game }“ nicht. Ihr Server ist vielleicht neuer.
screens-missing = Die Bildschirme dieses Spiels sind nicht durch das Netz gekommen.
unreachable = Der Server ist nicht zu erreichen. Ist dieses Gerät im richtigen Netz?
failed = Das konnte der Server nicht. Versuch es noch einmal.
did-not-work = Das hat nicht geklappt. Versuch es noch einmal.
try-again = Noch einmal
one-moment = Einen Moment

## Warum der Server die Verbindung beendet hat

closed-unauthorized = Dieses Gerät hat an diesem Tisch keinen Sitz mehr. Tritt neu bei.
closed-no-table = Es gibt keinen Tisch mit diesem Code.
closed-stale = Der Server wurde aktualisiert. Lade die Seite neu.
closed-kicked = Die Spielleitung hat dieses Gerät vom Tisch weggeschickt.
closed-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
reseated = Die Spielleitung hat dir einen anderen Sitz gegeben.
closed = Die Verbindung ist beendet.
left = Dieses Gerät hat den Tisch verlassen.

## Wo der Browser nichts behält

lasts-tab = Der Speicher deines Browsers ist voll oder gesperrt: Lass diesen Tab offen. Schließt du ihn, brauchst du einen Code oder Link der Spielleitung, um zurückzukommen.
lasts-page = Dein Browser behält nichts: Lass diese Seite offen und lade sie nicht neu. Sonst brauchst du einen Code oder Link der Spielleitung, um zurückzukommen.

## Tische und Sitze

seats-taken = { $taken } von { $seats } Sitzen besetzt
kept = Was hier aufbewahrt wird
icons = Symbole: game-icons.net (Lorc, Delapouite und weitere), CC BY 3.0
