### Was der Arbeitsplatz der Spielleitung sagt, was immer gespielt wird.

## Die Seite

nobody = niemand
close = Schließen
back = Zurück
key-space = Leertaste

## Warum etwas nicht geht

helper-only = Dieses Gerät hilft nur mit; frag eine volle Spielleitung.
hindered-away = Der Server ist gerade nicht zu erreichen.
hindered-halted = Der Server hat den Tisch angehalten.
hindered-paused = Der Tisch ist angehalten. Drück erst „Weiter“.
quicker = { $device } war schneller: { $what }. Nichts ist doppelt geschehen.
quicker-clock = Die Uhr war schneller: { $what }. Nichts ist doppelt geschehen.
quicker-control = Ein anderes Gerät der Spielleitung war schneller: { $what }. Nichts ist doppelt geschehen.

## Was geschrieben und nicht abgeschickt ist

unsent-overtaken = Das Spiel ging weiter, während du geschrieben hast: Dein Text ist nicht abgeschickt.
unsent = Was du geschrieben hast, ist nicht abgeschickt.
unsent-go-on = Weiterschreiben
unsent-throw-away = Verwerfen

## Menüs und Teile der Suche

section-now = Jetzt
section-room = Saal
section-table = Tisch
section-records = Akten
section-seats = Sitze
section-projector = Leinwand
section-rulings = Festlegungen

## Gründe, fürs Protokoll. Was angetippt wird, steht im Feld und wird veröffentlicht.

reason-optional = { $label } (darf leer bleiben)
reason-label = Grund, fürs Protokoll
reason-usual = Übliche Gründe
reason-unsaid = Sag, warum: Tipp einen Grund an, oder schreib einen.
reason-lunch = Mittagessen
reason-break = Kurze Pause
reason-rules = Eine Regelfrage
reason-listen = Bitte der Spielleitung zuhören

## Fragen, bevor etwas geschieht

pause-why-title = Der Tisch ist angehalten
pause-why-says = Die Uhr und alle Entscheidungen stehen still, bis die Spielleitung weitermacht. Warum? Alle sehen, was du schreibst.
pause-why-go = Grund zeigen
replace-title = Neue Person für { NAME($who, form: "accusative") }
replace-says = Jedes Gerät auf diesem Sitz wird sofort weggeschickt, und der alte QR-Code gilt nicht mehr. Gib der nächsten Person den neuen Code. Am Spiel ändert sich nichts.
replace-go = Person austauschen
kick-title = { $device } wegschicken
kick-title-unnamed = Dieses Gerät wegschicken
kick-says = Das Gerät verliert sofort seinen Platz{ $back }
kick-go = Wegschicken
kick-seat-code = Auch den Code { NAME($who, form: "genitive") } erneuern: Der alte gilt nicht mehr
kick-control-codes = Auch die Codes der Spielleitung erneuern: Die alten gelten nicht mehr

## Den Tisch schließen

close-title = Den Tisch schließen
close-says = Das beendet den Abend endgültig: Nichts kann mehr gespielt oder zurückgenommen werden. Dann sind alle Startwerte offen, und jeder kann jede Ziehung prüfen. Die Chronik bleibt.
close-code = Zur Sicherheit den Code des Tisches eingeben: { $code }
close-go = Endgültig schließen

## Erst fragen

ask-reason-public = Grund, für alle zu sehen

## Der große Knopf

next-lost = Keine Verbindung
next-lost-says = Die Seite kommt von selbst zurück.
next-halted = Der Server steht still
next-resume-says = Der Tisch ist angehalten. Ein Druck, und die Uhr und alle Entscheidungen gehen weiter.

## Was Menüs und Suche anbieten: ein Name, und was es tut

act-pause = Anhalten
act-pause-says = Hält die Uhr und alle Entscheidungen sofort an; der Grund kann folgen.
act-resume = Weiter
act-resume-says = Die Uhr und das Spiel gehen weiter.
lobby-open = Vorhalle öffnen
lobby-open-says = Freie Sitze sind mit dem Code wieder zu haben.
lobby-lock = Vorhalle sperren
lobby-lock-says = Freie Sitze sind nicht mehr zu haben; der QR eines Sitzes gilt weiter.
act-sheets = Blätter drucken
act-sheets-says = Karten, Auftragsblätter, Codes der Sitze und die Verfassung, auf einer eigenen Seite.
act-mute = Ton aus
act-unmute = Ton an
act-mute-says = Glocke, Trommel und Steine auf diesem Gerät.
act-theme-day = Helle Darstellung
act-theme-night = Dunkle Darstellung
act-theme-says = Für einen hellen Raum oder einen dunklen; nur auf diesem Gerät.
act-home = Andere Tische
act-home-says = Zurück zur Liste der Tische; dieser läuft weiter.
act-preflight = Bevor du beginnst …
act-preflight-says = Netz, Handys, Leinwand, Ton, Speicherplatz, Sicherungen und Strom, in einer Minute geprüft.
act-tour = Der Rundgang …
act-tour-says = Der Bildschirm der Spielleitung in fünf Schritten.
act-devices = Geräte …
act-devices-says = Wer verbunden ist, und womit; Namen und Wegschicken.
act-controls = Geräte der Spielleitung …
act-controls-says = Wer führt und wer mithilft; Links für ein weiteres Gerät; übergeben.
act-join = Mitmachen
act-join-says = Der Code, sein QR und die übrigen Links.
act-codes = Codes der Sitze
act-codes-says = Ein QR für jeden Sitz, auf einem Blatt zum Drucken.
act-open-projector = Leinwand öffnen
act-open-projector-says = Ihre Seite in einem eigenen Fenster: Zieh es auf den Beamer und mach es bildschirmfüllend.

## Wie man hereinkommt

join-qr = QR-Code zum Mitmachen an diesem Tisch
join-code = Code des Tisches
join-how = Den Code scannen oder <b>{ $address }</b> öffnen und <b>{ $code }</b> eingeben.
join-address = Adresse in den QR-Codes
join-free = { $n ->
    [0] Kein Sitz ist frei.
    [one] { $n } Sitz ist frei.
   *[other] { $n } Sitze sind frei.
  }
join-locked = Die Vorhalle ist gesperrt.
join-fill = Freie Sitze ans Programm
join-control = Weitere Spielleitung …
join-onlookers = Zuschauer: { $address }
join-title = Mitmachen
seat-free = frei
join-present = da
join-away = nicht verbunden

## Der Ersatzserver

spare-missing = Kein Ersatz
spare-copying = Ersatz: kopiert
spare-level = Ersatz: auf dem Stand
spare-behind = Ersatz: im Rückstand
spare-gone = Ersatz ist weg

## Bänder über dem Tisch

halted = Der Server hat den Tisch angehalten
paused = Angehalten
paused-why = Grund nennen
paused-other = Anderer Grund
away = Ein anderer Server führt
away-says = Du kannst hier weitermachen. Öffne diese Seite unter { $address }, wenn es passt.
away-go = Dort öffnen
server = Der Server

## Codes der Sitze

codes-title = Codes der Sitze
codes-says = Jeder Code nimmt seinen eigenen Sitz ein, auch wenn der besetzt oder die Vorhalle gesperrt ist. Gib jeden nur seinem { $leader }. Ein ersetzter Code gilt nicht mehr: Druck neu.
codes-print = Bogen drucken
codes-qr = QR-Code für den Sitz { NAME($who, form: "genitive") }
codes-address = { $address }, Code { $code }
codes-taken = Besetzt

## Die Geräte der Spielleitung

controls-title = Geräte der Spielleitung
controls-another = Ein weiteres Gerät
controls-mine = dieses Gerät
controls-role = { $device } leitet oder hilft
controls-full = Voll
controls-helps = Hilft
controls-hand-over = Übergeben …
controls-hand-over-title = An { $device } übergeben
controls-hand-over-says = { $device } leitet ab jetzt, und dieses Gerät hilft nur noch. Das Spiel geht unverändert weiter.
controls-hand-over-go = Übergeben
controls-kick = Wegschicken …
controls-comes-back = Mit einem Link für Spielleitung oder Helfer kommt es zurück.
controls-operator = Es kam mit dem Schlüssel dieses Servers und leitet immer.
controls-last = Eine volle Spielleitung muss bleiben. Mach erst ein anderes Gerät dazu.

## Geräte

devices-title = Geräte
devices-controls = Geräte der Spielleitung …
devices-table = Name des Tisches
devices-name-it = Benennen
devices-language = Sprache der Bildschirme, wo niemand eine andere wählt

## Bevor der Abend beginnt

check-title = Bevor du beginnst
check-looking = Wird geprüft …
check-network = Das Netz
check-qr = QR-Code, mit dem man ein Handy prüft
check-phone = <b>Ein Handy prüfen:</b> scanne dies oder öffne { $address }/?check.
check-phone-says = Es sagt, wie schnell es den Server erreicht und was seine Uhr zeigt. Prüfe dort, wo die Leute sitzen werden. Jetzt verbundene Handys von Sitzen: <b>{ $phones }</b>.
check-use-address = In allen Codes nutzen
check-not-through = Ein Handy kommt nicht durch?
check-room = Der Saal
check-projector = Leinwand
check-projector-page = Ihre Seite öffnen
check-chart = Bildgröße und Lesetafel
check-sound = Ton
check-sound-heard = In der letzten Reihe zu hören? Sonst dreh diesen Rechner lauter.
check-sound-off = Auf diesem Gerät ist der Ton aus.
check-sound-ring = Läute einmal die Glocke.
check-ring = Glocke läuten
check-awake = Bildschirme bleiben an
check-power = Strom
check-machine = Der Rechner
check-disk = Laufwerk
check-space = Platz
check-backups = Sicherungen
check-spare = Ersatz
check-again = Noch einmal prüfen

## Der Ersatzrechner

spare-title = Der Ersatz
spare-waits = Solange der Ersatz auf dem Stand ist, gilt nichts, bevor auch er es hat.
spare-when-gone = Wenn dieser Rechner ausfällt
spare-says = Auf dem Ersatzrechner: <code>prytaneion take-over</code>. Die Bildschirme kommen von selbst zu ihm. Wer nicht kommt oder später dazukommt, öffnet <b>{ $address }</b>.
spare-qr = QR-Code des Ersatzes
spare-until = Bis dahin sagt dieser Code nur, man soll warten.

## Wie ein Sitz gespielt wird

mode-title = Wie { NAME($who, form: "the") } spielen
mode-says = Alle dürfen es sehen. Was schon gewählt und festgelegt ist, bleibt so.
mode-label = Wie der Sitz gespielt wird
mode-follows = Abwesend: stimmt wie eine andere Fraktion
mode-phone = Eigenes Handy
mode-says-phone = { NAME($leader, form: "the", start: "yes") } wählt auf dem eigenen Gerät.
mode-tablet = Gemeinsames Tablet
mode-says-tablet = Mehrere { $leaders } teilen sich ein Gerät; es fragt, wer da ist, und verdeckt Geheimes.
mode-paper = Auf Papier
mode-says-paper = { NAME($leader, form: "the", start: "yes") } schreibt oder sagt es, die Spielleitung trägt es ein.
mode-absent = Abwesend
mode-says-absent = Niemand ist da.
mode-scripted = Vom Programm gespielt
mode-says-scripted = Das Programm wählt, in seinem eigenen Tempo.
mode-absent-abstains = Abwesend: enthält sich
mode-says-absent-abstains = Der Sitz enthält sich, bietet nichts und passt. Niemand wartet auf ihn.
mode-absent-control = Abwesend: Spielleitung entscheidet
mode-says-absent-control = Der Sitz wird wie immer erwartet, und die Spielleitung trägt ein, was er wählt.
mode-absent-follows = Abwesend: folgt { NAME($who, form: "dative") }
mode-sign = { $who }: { $mode }. Ändern, wie der Sitz gespielt wird.
mode-sign-title = { $mode }. Zum Ändern berühren.
hand-paper = auf Papier geschrieben, von der Spielleitung eingetragen
hand-control = von der Spielleitung eingetragen
hand-absent = abwesend
hand-script = vom Programm gewählt

## Der Rundgang

tour = Der Rundgang
tour-step = Schritt { $number } von { $all }
tour-try = <lead>Probier es:</lead> { $try }
tour-back = Zurück
tour-on = Weiter
tour-check = Bevor du beginnst …

## Menschen und Geräte an einem Sitz

people-how = Wie gespielt wird
people-change = Ändern …
people-here = An diesem Sitz
people-none = Noch niemand.
people-nudge = Anstupsen
people-code = Code des Sitzes
people-replace = Person ersetzen …
people-qr = QR-Code für den Sitz { NAME($who, form: "genitive") }
people-qr-says = Dieser Code nimmt den Sitz sofort ein, gescannt oder getippt, auch wenn die Vorhalle gesperrt ist. Zeig ihn sonst niemandem.
device-control = Spielleitung
device-seat = { $leader }
device-projector = Leinwand
device-onlooker = Zuschauer
device-mine = dieses Gerät
device-offline = nicht verbunden
device-unnamed = Ein Gerät ohne Namen
device-send-away = Wegschicken …
device-away-says = { " " }und muss neu beitreten. Im Spiel ändert sich nichts.
paper-code = { $address }, Code <b>{ $code }</b>

## Der Zugang für ein weiteres Gerät

key-unreadable = Dieser Browser lässt den Link nicht kopieren. Markiere und kopiere ihn von Hand.
key-renew-title = Neue Codes für die Spielleitung
key-renew-says = Bisher ausgegebene Links und QR-Codes lassen niemanden mehr ein. Geräte, die drin sind, bleiben drin.
key-renew-go = Neue Codes erstellen
key-renew = Neue Codes …
key-qr-helper = QR-Code für einen Helfer
key-qr-full = QR-Code für eine weitere volle Spielleitung
key-gives = Was der Link gibt
key-full = Volle Spielleitung
key-helper = Helfer
key-helper-says = Wer ihn scannt, führt das Spiel weiter, antwortet und handelt für Sitze, geht aber weder zurück noch ändert er Werte, Karten oder Festlegungen.
key-full-says = Wer ihn scannt, darf alles. Zeig ihn sonst niemandem.
key-copy = Link kopieren
key-copied = Kopiert
device-name = Name dieses Geräts, wie er im Protokoll steht
device-name-go = Benennen
