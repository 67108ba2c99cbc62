### Was der Arbeitsplatz der Spielleitung sagt, was immer gespielt wird.

## Die Seite

nobody = niemand
close = Schließen
back = Zurück
key-space = Leertaste
page-title = { $table } · Spielleitung · Prytaneion
stage = Auf dem Tisch
skip = Zu dem, was auf dem Tisch liegt
faction = Fraktion

## Warum etwas nicht geht

helper-only = Dieses Gerät hilft nur mit; frag eine volle Spielleitung.
hindered-away = Der Server ist gerade nicht zu erreichen.
hindered-closed = Der Tisch ist geschlossen.
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
section-round = Runde

## Gründe, fürs Protokoll. Was angetippt wird, steht im Feld und wird veröffentlicht.

reason-optional = { $label } (darf leer bleiben)
reason-label = Grund, fürs Protokoll
reason-usual = Übliche Gründe
reason-unsaid = Sag, warum: Tipp einen Grund an, oder schreib einen.

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
next-closed = Der Tisch ist geschlossen
next-closed-says = Hier wird nicht mehr gespielt. Die Chronik und alle Startwerte sind offen.
next-halted = Der Server steht still
next-resume-says = Der Tisch ist angehalten. Ein Druck, und die Uhr und alle Entscheidungen gehen weiter.

## Was Menüs und Suche anbieten: ein Name, und was es tut

act-pause = Anhalten
act-pause-says = Hält die Uhr und alle Entscheidungen sofort an; der Grund kann folgen.
act-resume = Weiter
act-resume-says = Die Uhr und das Spiel gehen weiter.
act-breaks = Pausen …
act-breaks-says = Mittagessen oder eine Pause mit Uhr auf allen Bildschirmen: sofort, nach diesem Schritt oder ab einer Uhrzeit.
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
act-announce = Ansage …
act-announce-says = Ein Satz auf jeden Bildschirm im Saal.
act-words = Nachrichten: Fragen und Antworten …
act-words-says = { $n ->
    [0] Keine Frage wartet.
    [one] { $n } Frage wartet.
   *[other] { $n } Fragen warten.
  }
act-say = Ein Wort an einen Sitz oder an alle …
act-say-says = Nur auf ihren Handys; du siehst, wer es gelesen hat.
act-ticker = Laufzeile …
act-ticker-says = Die Zeile am Fuß der Leinwand.
act-log = Das Protokoll
act-settings = Festlegungen …
act-settings-says = Jede Festlegung mit ihrem Text; auch mitten im Spiel zu ändern.
act-why = Warum so entschieden wurde
act-why-says = Die Regel, der Artikel und die Zahlen zum letzten Entscheid.
act-chronicle = Chronik …
act-chronicle-says = Die Geschichte bis jetzt als eigene Seite: für alle, für eine Fraktion, für die Spielleitung.
act-draws = Faires Spiel …
act-draws-says = Woraus gezogen wird und wie Entscheidungen versiegelt sind; den Tisch abschließen, damit alle es prüfen können.
act-ruling = Festlegung { $rule } …
act-palette = Aktion suchen
act-palette-says = Jede Aktion bei ihrem Namen (Strg+K).
act-help = Tasten
act-help-says = Alle Tasten auf einer Seite.
act-projector = Was die Leinwand zeigt …
act-projector-says = Eine Szene halten, oder die Phasen wählen lassen.
act-show = Leinwand: { $scene }
act-show-says = { $says }.
act-show-automatic = Leinwand: den Phasen folgen
act-show-automatic-says = Die Phase wählt wieder die Szene.

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

## Breaks

break-now = Pause
break-more = +{ $n } Min.
break-more-says = Die Pause dauert { $n } Minuten länger; alle Bildschirme zeigen es.
break-due = <b>{ $what }</b>, { $n } Min., beginnt von selbst am Ende eines Schritts, wenn dessen Ergebnis zu sehen war.
break-begin-now = Jetzt beginnen
break-drop = Weglassen
breaks-title = Pausen
breaks-says = Eine Pause hält alle Uhren an und bewahrt jede Entscheidung. Handys und Wand zählen herunter; zwei Minuten vor Schluss läutet es. Weiter geht es, wenn du „Weiter“ drückst.
breaks-none = Es ist keine Pause geplant.
breaks-row = { $what }, { $n } Min.
breaks-row-from = ab { $at } Uhr, sobald ein Schritt endet
breaks-row-step = am Ende dieses Schritts, wenn dessen Ergebnis zu sehen war
breaks-what = Wofür, für alle zu sehen
breaks-length = Wie lange
breaks-minutes = { $n } Min.
breaks-when = Wann
breaks-when-now = Sofort
breaks-when-step = Nach diesem Schritt
breaks-when-at = Zu einer Uhrzeit
breaks-at = Ab dieser Uhrzeit, sobald ein Schritt endet
breaks-go-now = Pause beginnen
breaks-go = Pause einplanen
breaks-full = Acht Pausen sind geplant; nimm erst eine heraus.
away = Ein anderer Server führt
away-says = Du kannst hier weitermachen. Öffne diese Seite unter { $address }, wenn es passt.
away-go = Dort öffnen
server = Der Server
seal-broken = Ein Siegel passt nicht
seal-broken-says = Was von { NAME($who, form: "dative") } für { $what } gezeigt wird, hat ihr Gerät so nicht versiegelt. Frag sie, was sie festgelegt haben, und prüfe das Journal mit „prytaneion verify“.
doubt = { NAME($who, form: "the", start: "yes") } bezweifeln, was gezeigt wird
doubt-says = Eines ihrer Geräte sagt: Für { $what } wurde etwas anderes gezeigt, als es festgelegt hatte. Das ist ihr Wort, prüfen kann es sonst niemand. Frag sie und sieh dir die Siegel unter <i>Faires Spiel</i> an.
doubt-settled = Geklärt
announcement-back = Zurücknehmen

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

## Das Protokoll

log-and-history = Protokoll und Verlauf
log-listed = Was aufgelistet wird
log-lines = Zeilen des Protokolls
log-empty = Noch nichts.
log-kinds = Art der Zeilen
log-about = Über wen
log-all = Alle
log-sought = Wörter im Protokoll
mode-log = Protokoll
mode-history = Verlauf
log-open = { "" }
open-log = Das Protokoll öffnen, mit allem, wonach man suchen kann
open-history = Den Verlauf öffnen, mit allem, wonach man suchen kann
back-deed = Nimmt zurück: { $deed } (Strg+Z). Fragt erst nach.
back-open = Zurück …
log-title = Das Protokoll

## Für einen Sitz: die Fraktion zuerst, damit ihr Name alles findet

seat-say = { $who }: ein Wort an sie …
seat-say-says = Nur auf ihren Handys; du siehst, ob sie es gelesen haben.
seat-open = { $who }: Sitz öffnen
seat-open-says = Für ihn handeln; seine Werte, Geräte und sein Code.
seat-nudge = { $who }: anstupsen
seat-nudge-says = Ihre Handys vibrieren und bitten um Aufmerksamkeit.
seat-replace = { $who }: Person austauschen …
seat-replace-says = Alle Geräte des Sitzes werden weggeschickt, und sein Code wird erneuert.
seat-mode = { $who }: wie der Sitz gespielt wird …
seat-mode-says = { $how }. Eigenes Handy, Tablet, Papier, abwesend oder das Programm.
seat-act = { $who }: { $action }
seat-act-says = An ihrer Stelle. { $says }

## Eine Ansage

announce-title = Ansage
announce-label = An jeden Bildschirm im Saal
announce-large = Groß auf der Leinwand, bis eine andere Szene gewählt wird
announce-take-back = Zurücknehmen

## Worte mit dem Saal

words-title = Nachrichten
words-questions = Fragen
words-questions-count = Fragen ({ $count })
words-say = Etwas sagen
words-said = Gesagt und beantwortet
words-ticker = An den Saal
words-no-questions = Keine Frage wartet. { $leaders } fragen über das Menü ihres Handys; <write>sag ihnen etwas</write>.

## Wie lange etwas wartet, und vor wie langer Zeit es war

waited-now = gerade eben
lapse-waited-minutes = seit { $minutes } min
lapse-waited-hours = seit { $hours } h
lapse-waited-hours-minutes = seit { $hours } h { $minutes } min
lapse-said-minutes = vor { $minutes } min
lapse-said-hours = vor { $hours } h
lapse-said-hours-minutes = vor { $hours } h { $minutes } min

## Fragen, die warten

asked = { NAME($who, form: "the", start: "yes") } fragen
asked-more = { NAME($who, form: "the", start: "yes") } fragen, { $more } weitere
question-answer-to = Antwort an { NAME($who, form: "accusative") }
question-answer = Antwort
question-send = Antworten
question-send-as-well = Auch das sagen
question-drop = Verwerfen
question-to-all = An alle, ohne zu sagen, wer fragt
question-by-mouth = Mündlich beantwortet
question-overtaken = Inzwischen hat ein anderes Gerät der Spielleitung geantwortet: „{ $answer }“. Was du geschrieben hast, steht noch hier.
question-overtaken-by-mouth = Inzwischen hat jemand von der Spielleitung mündlich geantwortet. Was du geschrieben hast, steht noch hier.

## Was gesagt und beantwortet wurde

said-find = Ein Wort suchen
said-whose = Wessen Worte
said-all-seats = Alle Sitze
said-none-found = Nichts gefunden.
said-none = Es wurde noch nichts gesagt.
said-asked = { NAME($who, form: "the", start: "yes") } fragten
said-to-all = Spielleitung an alle
said-to = Spielleitung an { NAME($who, form: "accusative") }
said-not-yet = Noch nicht: { $seats }
said-answer-to-all = an alle
said-read = Gelesen
said-unread = Noch nicht gelesen
said-read-by-all = Von allen gelesen
said-read-by = Von { $count } von { $all } gelesen

## Ein Wort an die Sitze

say-to = An
say-everybody = Alle { $leaders }
say-every-phone = An jedes Handy
say-only = Nur { NAME($who, form: "the") } lesen es; ihre Handys vibrieren
say-go-all = Allen sagen
say-go = { NAME($who, form: "dative", start: "yes") } sagen

## Der Fuß der Leinwand und Ansagen

ticker-label = Laufzeile: die Zeile unten auf der Leinwand
ticker-none = Dort läuft nichts
ticker-off = Wegnehmen
ticker-go = Zeigen
announcement = Ansage
announcement-none = Keine Ansage steht.
announcement-make = Ansagen …
announcement-change = Ändern …

## Wie lange, und vor wie langer Zeit

ago-now = gerade eben
ago-seconds = vor { $seconds } s
ago-minutes = vor { $minutes } min
ago-hours = vor { $hours } h
lasted-seconds = { $seconds } s

## Wer etwas getan hat

doer-clock = die Uhr
doer-control = Spielleitung
doer-for = { $device }, für { NAME($who, form: "accusative") }

## Zurücknehmen

back-helper = Dieses Gerät hilft nur: Es sieht den Verlauf, aber zurückgehen kann nur eine volle Spielleitung.
back-nothing = Es gibt nichts zurückzunehmen.
back-title = Zurücknehmen
back-undo-title = Das Zurückgehen aufheben
back-undo = Aufheben
back-undo-says = Stellt alles wieder so her, wie es vor dem Zurückgehen war.
back-close = Schließen
back-act = Letzten Schritt zurücknehmen …
back-act-says = Nimmt zurück: { $deed }. (Strg+Z)
back-act-nothing = Noch nichts zurückzunehmen.
back-meanwhile = Nichts wurde geändert: Inzwischen ist etwas geschehen.
back-meanwhile-label = Was inzwischen geschehen ist
back-meanwhile-line = { $words } ({ $doer })
back-stands = Der Tisch steht wieder wie damals: <then>{ $headline }</then>
back-undone = Zurückgenommen
back-undone-steps = Zurückgenommen: { $steps } Schritte
back-undone-label = Was zurückgenommen wird
back-seats = Was diese Fraktionen selbst getan haben, fällt auch weg: { $seats }.
back-seen = Schon gesehen wurde
back-seen-label = Was die Leute schon gesehen haben
back-seen-all = Alles davon.
back-seen-says = Vergessen machen kann das kein Programm: Sag es dem Saal.
back-unseen = Seither wurde nichts aufgedeckt.
back-opened = Damals verdeckte Entscheidungen sind inzwischen offen: Alle wählen sie neu.
back-kept = Nichts geht verloren: Es bleibt im Verlauf, und auch dies lässt sich zurücknehmen.
back-looking = Blick zurück …
back-failed = Der Tisch hat nicht geantwortet.

## Verdeckte Entscheidungen

seal-legend = Damals lagen Entscheidungen verdeckt
seal-anew = Neu wählen
seal-anew-says = Was versiegelt lag, wird zurückgegeben. Alle wählen noch einmal.
seal-keep = So lassen
seal-keep-says = Die Entscheidungen liegen versiegelt wie damals. Wer will, kann die eigene noch ändern.

## Der Verlauf

history-title = Der Verlauf
history-says = Jeder Schritt, und wer ihn getan hat; sieh den Tisch danach an, oder geh dorthin zurück.
history-earlier = Frühere Schritte …
history-by = Von wem
history-by-control = Spielleitung
history-by-seat = { $leaders }
history-by-clock = Die Uhr
history-seat = Welcher Sitz
history-all-seats = Alle Sitze
history-find = Wörter oder der Name eines Geräts
history-then = Der Tisch damals
history-now = So steht es jetzt.
history-steps =
    { $steps ->
        [one] Nimmt 1 Schritt zurück.
       *[other] Nimmt { $steps } Schritte zurück.
    }
history-go-title = Hierher zurückgehen
history-go = Hierher zurück …
history-go-says = Fragt erst und sagt, was zurückgenommen wird.
history-touch = Tippe einen Schritt an, um den Stand danach zu sehen.
history-taken-back = (zurückgenommen)
history-line = { $who }, { $when }
history-empty = Noch nichts.

## Der Tisch, wie er damals stand

past-now = jetzt { $now }
past-faction = Fraktion

## Worauf ein Entscheid beruht

because = <unseen>Warum? Regel </unseen>{ $rule }

## Warnungen

attention = Braucht Aufmerksamkeit
attention-resting = Ruhende Warnungen
alarm-rest = Ruhen lassen, bis sich etwas ändert
alarm-rest-named = { $alarm }: ruhen lassen, bis sich etwas ändert
remedy-open-anew = Neu öffnen
remedy-open-here = Hier öffnen
remedy-address = Adresse …
remedy-codes = Codes der Sitze …
remedy-devices = Geräte …
remedy-let-in = Weiteres Gerät einlassen …
room-covered = Die Leinwand ist verdeckt
room-covered-says = Ihre Seite ist da, aber ein anderes Fenster liegt darüber, oder ihr Bildschirm schläft. Hol die Seite nach vorn.
room-no-projector = Die Leinwand ist weg
room-no-projector-says = Keine Seite für die Leinwand ist verbunden. Weck ihren Rechner, oder öffne die Seite neu.
room-tablet = Ein Tablet schläft
room-tablet-says = Das gemeinsame Tablet ({ $whose }) ist nicht verbunden. Tipp auf seinen Bildschirm; bleibt es weg, kommt ein anderes Gerät mit den Codes der Sitze herein.
room-controls = { $n ->
    [one] Ein Gerät der Spielleitung ist weg
   *[other] Geräte der Spielleitung sind weg
  }
room-controls-says = { $n ->
    [one] { $who }: nicht verbunden. Es kommt zurück, sobald die Seite wieder offen ist; schick weg, was wegbleibt.
   *[other] { $who }: nicht verbunden. Sie kommen zurück, sobald die Seite wieder offen ist; schick weg, was wegbleibt.
  }
room-unnamed = ein Gerät der Spielleitung
room-leader = Keine volle Spielleitung ist da
room-leader-says = Dieses Gerät hilft nur mit: Werte, Karten und Festlegungen warten, bis wieder eine volle Spielleitung verbunden ist.

## Was von Hand zu tun ist

tasks = Von Hand
tasks-open = { $n } offen

## Die Chronik

chronicle-title = Chronik
chronicle-says = Die Geschichte bis jetzt, mit Abstimmungen, Rennen, Kämpfen und der Verfassung, wie sie wuchs. Jede Ausgabe ist eine Datei, die überall aufgeht, ohne Server. Die einer Fraktion erzählt auch, was nur sie wusste.
chronicle-read = In neuem Fenster lesen
chronicle-save-label = Ausgabe speichern: { $edition }
chronicle-saving = Wird erstellt …
chronicle-save = Speichern
chronicle-unsaved = Die Chronik konnte nicht gespeichert werden.

## Faires Spiel

draws-title = Faires Spiel
draws-rehearsal = Das ist eine Probe: Ihre Ziehungen kommen aus einer Zahl, die jemand gewählt hat.
draws-change = Startwert ändern …
draws-change-title = Startwert ändern
draws-change-says = Ab jetzt kommen Ziehungen aus einem neuen Startwert, und alle erfahren es. Der alte bleibt geheim, bis der Tisch geschlossen ist: Er würde die Reihenfolge der Stapel verraten.
draws-close = Tisch schließen …

## Festlegungen

setting-decided = Entschieden durch { $reason }.
setting-set = Setzen
setting-range = { $least } bis { $most }
settings-title = Festlegungen
settings-says = Wo die Regeln schweigen oder zweierlei heißen können, sagt eine Festlegung, wie dieser Tisch spielt. Eine Änderung gilt sofort und steht im Protokoll.
settings-find = Festlegung suchen
settings-none = Davon spricht keine Festlegung.
rulings-others = Andere Festlegungen

## Warum etwas so entschieden wurde

why-title = Warum es so entschieden wurde
why-by = durch { $reason }
why-nothing = Noch wurde nichts entschieden, was weiter zählt.

## Das Ende des Tages, die Chronik

edition-public = Für alle
edition-public-says = Was der Saal gesehen hat. Enthält kein Geheimnis.
edition-control = Für die Spielleitung
edition-control-says = Mit jedem Eingriff der Spielleitung und den Wartezeiten des Saals.
chronicle-unreachable = Der Server ist nicht zu erreichen.
chronicle-failed = Die Chronik konnte nicht erstellt werden.

## Die obere Leiste

top-join = <unseen>Mitmachen: Code </unseen>{ $code }
top-helper = Helfer
top-menus = Menüs
top-find = Aktion suchen <keys>Strg K</keys>
top-silent = Der Ton ist aus
top-loud = Der Ton ist an
room-projector = Was die Leinwand zeigt
room-words = Nachrichten: Fragen, Mitteilungen, Laufzeile (Q)
room-questions = { $n ->
    [0] Nachrichten und Fragen
    [one] Nachrichten, eine Frage wartet
   *[other] Nachrichten, { $n } Fragen warten
  }

## Was die Leinwand zeigen kann

scene-held = { $scene }, gehalten
held-up = Gezeigt: { $title }

## Dem Saal gezeigt: eines allein, groß auf der Leinwand

take-down = Abnehmen
take-down-named = „{ $title }“ abnehmen
take-down-key = „{ $title }“ abnehmen (,)
take-down-says = Die Leinwand folgt wieder den Phasen.
dark = Leinwand dunkel
dark-says = Gar nichts, bis dieselbe Taste kommt.
light = Leinwand wieder hell
hold-up = Zeigen
hold-up-named = Zeigen: { $name }
hold-up-there = Auf der Leinwand zeigen: { $name }
hold-up-says = Im Rampenlicht, groß auf der Leinwand, bis es abgenommen wird.
hold-take-down = Abnehmen: { $name }

## Tasten

keys-title = Tasten
keys-when = Die Tasten gelten, solange weder ein Feld noch ein Dialog die Tastatur hat. Für den ganzen Ablauf genügt die Leertaste: Wo erst jemand entscheiden muss, öffnet sie die Entscheidung, und Leertaste oder Eingabe nimmt die markierte Wahl.
keys-space = Leertaste
keys-enter = Eingabe
keys-ctrl = Strg
keys-esc = Esc
keys-next = Der nächste Schritt
keys-find = Jede Aktion über ihren Namen finden
keys-undo = Letzten Schritt zurücknehmen; fragt erst
keys-close = Schließen, was offen liegt
keys-seats = <first/> bis <last/>
keys-seat = Einen Sitz öffnen, in der Reihenfolge der Leiste

## Eine Aktion finden

palette-title = Aktion suchen
palette-actions = Aktionen
palette-none = So heißt nichts.

## Die Leinwand

projector-title = Was die Leinwand zeigt
projector-back = Zurück zur Wahl der Phasen
projector-phases = Die Phasen wählen
projector-open = Leinwand in neuem Fenster öffnen
projector-held = Gezeigt wird: <b>{ $title }</b>
projector-down = Abnehmen

## Die Sitze links

seats = Sitze
seats-present = { $all ->
    [0] keine Handys
   *[other] { $present } von { $all } verbunden
  }
row-free = Sitz ist frei
row-since = seit { $time }
row-away = nicht verbunden
row-open = { $who }: { $state }. Sitz öffnen.
# Where there is nothing to say of it.
row-open-plain = { $who }. Sitz öffnen.
row-enter = Für { NAME($who, form: "accusative") } eintragen
row-enter-says = Eintragen, was sie gewählt haben
row-nudge = { NAME($who, form: "accusative", start: "yes") } anstupsen
row-nudge-says = Anstupsen: ihre Handys vibrieren
armed = Noch einmal drücken: Das entscheidet für { NAME($who, form: "accusative") }.

## Die Uhr

clock-by = { $clock }, laut { $reason }
clock-more = +{ $seconds } s
clock-stop = Stopp
clock-end = Ende
clock-none = Keine Uhr läuft
clock-no-step = Keine Uhr in diesem Schritt

## Warten

waiting = Es wird gewartet
waiting-one = Warten auf { NAME($who, form: "accusative") } <time/>
waiting-some = Warten auf { $seats } Sitze <time/>
absent-never = Niemand sitzt für { $who }.
absent-free = Für { $who } sitzt niemand, und niemand wartet auf sie.
absent-away = Kein Gerät ist da für { $who }.
absent-mark = { $who } abwesend
absent-mark-says = Niemand wartet mehr auf { $who }: Sie enthalten sich, bieten nichts und passen, bis du es änderst.
waiting-nudge = Alle anstupsen
waiting-nudge-says = Ihre Handys vibrieren

## Wie ein Schritt von selbst endet

ends-revealed = Aufgedeckt
ends = Endet
ends-by-hand = von Hand
ends-all-in = wenn alle da sind
ends-at-time = wenn die Zeit um ist
after-or = oder nach
after-revealed = Aufgedeckt nach
after-time = Zeit
after-ends = Endet nach
after-passes = Passt nach
after-shown = Gezeigt nach
after-lot = Durch Los nach
clock-unset = ohne Uhr
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
rules-helper = Ein Helfer sieht die Festlegungen; ändern kann sie eine volle Spielleitung.
rules-running = { $ruling }. Eine Uhr, die schon läuft, behält ihre Zeit.

## Das Glossar

glossary-title = Wörter des Spiels
glossary-back = Zurück
act-glossary = Wörter des Spiels
act-glossary-says = Was jedes bedeutet, und wie es gerade damit steht.

## Über Prytaneion

about-title = Über Prytaneion
about-what = Prytaneion führt einen Saal voller Leute durch ein Spiel. Benannt ist es nach dem Rathaus einer griechischen Stadt. Lizenz: MIT oder Apache-2.0.
about-access = Tastatur, Vorleseprogramme, große Schrift, hoher Kontrast: Was versprochen wird und was fehlt, steht bei den Quellen in deploy/accessibility.md.
about-parts = Zeichen von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0. Schriften: Cinzel und Source Sans 3, unter der SIL Open Font License.
act-about = Über Prytaneion
act-about-says = Auf wessen Arbeit es steht.

## Der Tag

day = Der Tag
day-then = danach: <b>{ $next }</b>
day-first = zuerst <b>{ $next }</b>
day-ends = Tagesende { $at }
day-ends-off = Tagesende { $at }, { $by } Min.
day-rounds = Runden des Tages
day-round = { $round }, Akt { $act }, { $length }
day-round-from = { $round }, Akt { $act }, { $length }, ab { $from }
day-round-from-to = { $round }, Akt { $act }, { $length }, { $from } bis { $to }
day-round-is-ahead = geplant
day-round-is-now = jetzt
day-round-is-over = vorbei
day-round-is-skipped = ausgelassen
day-act = Der Tag: Runden und ihre Zeiten …
day-act-says = Wie lange diese Runde noch dauert, was auf sie folgt und wann der Tag enden würde.
day-act-more = { $round }: { $n } Minuten mehr
day-act-less = { $round }: { $n } Minuten weniger
day-act-stop = { $round }: ohne Uhr
day-act-time-says = Die Restzeit der laufenden Runde; alle sehen sie.

## Die Runden, die noch kommen

plan-nothing = Nach dieser Runde ist nichts geplant: Die Runden folgen so, wie die Spielleitung sie beginnt.
plan-end = Der Tag würde gegen <b>{ $at }</b> enden.
plan-end-later = Der Tag würde gegen <b>{ $at }</b> enden, { $n } Min. später als jetzt geplant.
plan-end-earlier = Der Tag würde gegen <b>{ $at }</b> enden, { $n } Min. früher als jetzt geplant.
plan-end-unknown = Eine Runde ohne Uhr: Das Ende lässt sich nicht vorhersagen.
plan-go = Als Plan übernehmen
plan-act = Akt { $act }
plan-act-of = { $round }: Akt
plan-shorter = { $round }: −5 Minuten
plan-longer = { $round }: +5 Minuten
plan-minutes-of = { $round }: Minuten; 0 für keine Uhr
plan-min = Min.
plan-no-clock = ohne Uhr
plan-earlier = { $round }: früher
plan-later = { $round }: später
plan-take-out = { $round }: herausnehmen

## Die Runden, die waren

past-rounds = { $n ->
    [one] Eine Runde ist
   *[other] { $n } Runden sind
} vorbei
past-left-out = ausgelassen
past-took = { $from } bis { $to }: { $length }
past-planned = geplant { $length }

## Die laufende Runde

round-plan = Der Tagesplan
round-time-left = Restzeit der Runde
round-no-clock = ohne Uhr
round-none = Der Tag hat nicht begonnen
round-five-more = Fünf Minuten mehr für diese Runde
round-minutes = { $by } Min.
round-left = Noch { $left }, bis { $until }. Tagesplan: { $late }.
round-words = { $words }. Tagesplan: { $late }.
round-stop = Ohne Uhr
day-title = Der Tag
day-over = <b>Mehr ist nicht geplant.</b> Die Chronik erzählt den Tag, und wie lange der Saal gewartet hat.
day-closed = <b>Der Abend ist zu Ende.</b> Danke fürs Leiten. Alle Startwerte liegen offen: Jede Ziehung lässt sich nachprüfen.
day-draws = Ziehungen prüfen …
day-chronicle = Die Chronik …

## Für einen Sitz handeln, und die Schublade eines Sitzes

acting-title = Für { NAME($who, form: "accusative") } handeln
acting-control = Die Spielleitung entscheidet
acting-stop-clock = Uhr anhalten
acting-nothing = Hier ist im Moment nichts zu entscheiden.
drawer-write = Ein Wort an sie …
drawer-act = An ihrer Stelle handeln
drawer-nothing = Im Moment nichts zu tun.
