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
