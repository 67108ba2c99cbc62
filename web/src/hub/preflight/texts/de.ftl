### Was vor einem Abend gesagt wird: ob Handys, Leinwand und Rechner bereit sind.

## Wie es um etwas steht

is-good = Gut
is-look = Sieh es dir an
is-bad = Nicht bereit
is-unknown = Nicht bekannt

## Die Lesetafel für die Leinwand

chart = Lesetafel
chart-corners = Sind alle vier Ecken zu sehen? Wenn nicht, stell die Bildgröße am Projektor oder am Bildschirm ein.
chart-whole = Vollbild
chart-line = NOMOS 3865
chart-line-far = Wer am weitesten weg sitzt, liest vor: NOMOS 3865
chart-last = Alles, was das Spiel zeigt, ist mindestens so groß wie die letzte Zeile. Wenn man sie aus der letzten Reihe nicht lesen kann: den Raum abdunkeln, das Bild vergrößern oder die Leute näher setzen.

## Ein Handy

phone-asking = Der Server wird gefragt …
phone-lost = Der Server antwortet nicht mehr. Ist das Handy noch im Netz?
phone-good = Dieses Handy kommt durch
phone-bad = Dieses Handy kommt nicht gut durch
phone-way = Der Weg
phone-clock = Die Uhr
phone-again = Noch einmal messen
phone-on = Zum Code des Tisches
trip-good = { $took } ms zum Server und zurück.
trip-look = { $took } ms zum Server und zurück: brauchbar. Näher am Router ist es besser.
trip-bad = { $took } ms zum Server und zurück: zu langsam, wenn es um Sekunden geht. Versuch ein anderes Netz.
clock-good = Die Uhren stimmen überein.
clock-ahead = Diese Uhr geht { $seconds } s vor; das Spiel gleicht das aus.
clock-behind = Diese Uhr geht { $seconds } s nach; das Spiel gleicht das aus.

## Die Adresse des Servers

address-local = Nur dieser Rechner erreicht sie.
address-none = Der Rechner hat in diesem Netz keine Adresse: Steckt das Kabel, ist das WLAN an?
address-vpn = Eine Adresse eines VPN: Handys außerhalb erreichen sie nicht.
address-good = Handys im selben Netz erreichen sie.
address-unknown = Erreichbar, wenn das Netz diesen Namen oder diese Adresse kennt. Probier es mit einem Handy.
hint-guests = Gastnetz
hint-guests-says = Viele trennen die Geräte voneinander. Nimm das eigene Netz des Hauses oder einen eigenen Router.
hint-firewall = Firewall
hint-firewall-says = Lass das Programm durch: unter Windows für private Netze, unter macOS bei Netzwerk, Firewall.
hint-vpn = VPN
hint-vpn-says = Schalte es auf diesem Rechner und auf dem Handy aus, solange ihr spielt.
hint-mobile = Mobile Daten
hint-mobile-says = Bevor ein Handy ein WLAN ohne Internet verlässt, fragt es: verbunden bleiben.

## Der Rechner

disk-none = In den Datenordner lässt sich nicht schreiben.
disk-good = { $took } ms für jede Entscheidung: schnell.
disk-look = { $took } ms für jede Entscheidung: Das geht.
disk-bad = { $took } ms für jede Entscheidung: langsam. Leg den Datenordner auf die eigene Platte des Rechners.
space-unknown = Dieses System sagt nicht, wie viel frei ist.
space-good = { $free } GB frei. Ein Abend braucht ein paar Megabyte.
space-bad = { $free } GB frei: Schaff Platz, bevor ihr anfangt.
backup-none = Keine. Starte das Programm mit --backup und dem Ordner eines USB-Sticks.
backup-good = Alle { $minutes } min nach { $folder }.
backup-bad = Alle { $minutes } min nach { $folder }. { $remark }
spare-none = Keiner. Ein zweiter Laptop kann den Abend mitschreiben, während er läuft.
projector-good = Ihre Seite ist offen und zu sehen.
projector-covered = Ihre Seite ist offen, aber verdeckt oder im Schlaf.
projector-gone = Ihre Seite war offen und ist weg.
projector-none = Ihre Seite ist noch nicht offen.
power-unknown = Dieser Browser sagt es nicht. Steckt das Netzteil, und hat die Steckdose Strom?
power-mains = Am Stromnetz, Akku bei { $level } %.
power-battery = Im Akkubetrieb, noch { $level } %. Steck das Netzteil ein.
awake-good = Der Bildschirm bleibt an, solange diese Seite vorn ist.
awake-refused = Der Browser weigert sich. Stell in den Energieoptionen des Rechners ein, dass er nie schläft.
awake-insecure = Seiten ohne https können nicht darum bitten. Stell in den Energieoptionen jedes Rechners ein, dass er nie schläft.
