### Was der Arbeitsplatz der Spielleitung sagt, was immer gespielt wird.

## Die Seite

nobody = niemand

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

## Menüs und Teile der Suche

section-now = Jetzt
section-room = Saal
section-table = Tisch
section-records = Akten
section-seats = Sitze
section-projector = Leinwand
section-rulings = Festlegungen
