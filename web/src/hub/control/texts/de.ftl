### Was die Seite der Spielleitung sagt, bevor ein Tisch da ist, und wo Tische gepflegt werden.

device-control = Laptop der Spielleitung
to-the-tables = Zu den Tischen
a-table = Ein Tisch

## Auf dem Weg an einen Tisch

room-entering = Du betrittst den Saal
room-laid = Der Tisch wird gedeckt.
room-lost = Der Server ist noch nicht zu erreichen. Diese Seite versucht es von selbst weiter.
room-refused = Der Zutritt zum Tisch ist nicht möglich.
room-closed = Dieser Tisch ist dir verschlossen

## Zu Hause bei der Spielleitung

home-title = Spielleitung
home-key = Diese Seite gehört der Spielleitung. Der Server hat beim Start in seinem Terminalfenster einen Link dafür gezeigt: Öffne ihn, oder füge ihn (oder den Schlüssel an seinem Ende) hier ein. Wenn jemand anders den Server betreibt, nimm den Link, den du bekommen hast.
home-key-field = Schlüssel oder Link
home-enter = Eintreten
home-held = Tische dieses Geräts
home-house = Das Haus
home-tables = Die Tische
home-wait = Einen Moment.
home-look-after = Tische archivieren, kopieren oder löschen, andere veranstalten lassen
home-kept = Was hier wie lange aufbewahrt wird
sheets = Blätter drucken
sheets-of = Blätter von { $table } drucken

## Ein neuer Tisch

new-first = Den ersten Tisch anlegen
new = Einen neuen Tisch anlegen
new-no-scenario = Der Server hat kein Szenario gefunden. In seinem Terminal steht, in welchem Ordner er gesucht hat.
new-brought = Auf diesen Server mitgebracht
new-brought-seats = Auf diesen Server mitgebracht, { $n ->
    [one] 1 Fraktion
   *[other] { $n } Fraktionen
  }
new-remove = Dieses Szenario entfernen; Tische, die daraus entstanden sind, behalten es
new-not-removed = Es ließ sich nicht entfernen.
new-name = Name des Tisches
new-make = Tisch anlegen
new-language = Sprache seiner Bildschirme, wo niemand eine andere wählt
new-making = Der Tisch wird gedeckt
new-not-made = Der Tisch ließ sich nicht anlegen.

## Ein eigenes Szenario

bring = Eigenes mitbringen
bring-label = Ein eigenes Szenario mitbringen
bring-drop = Leg hier ein Szenario ab, als Ordner oder Zip.
bring-folder = Ordner wählen
bring-zip = Zip wählen
bring-reading = Der Server liest die Dateien.
bring-unread = Diese Dateien lassen sich nicht lesen.
bring-large = Das sind { $size } MB, und der Server nimmt 2 MB. Ein Szenario ist Text: Lass Bilder und alles andere weg.
bring-none = Darunter ist keine scenario.toml. Wähle den Ordner, in dem sie liegt, oder ein Zip davon.
bring-ending = Darunter ist { $file }: Nimm das Ende vom Namen weg, sodass sie scenario.toml heißt. Windows versteckt solche Endungen; der Explorer zeigt sie über Ansicht, dann Dateinamenerweiterungen.

## Wie es um einen Tisch steht

line-public = Öffentlich
line-open = Spielleitung öffnen
line-more = Mehr
line-more-about = Mehr zu { $table }
today = heute
yesterday = gestern
days-ago = vor { $days } Tagen
facts-made = Entstanden { $old }
facts-used = Entstanden { $old }, zuletzt benutzt { $used }
standing-archived = Archiviert, endgültig entfernt am { $day }
standing = { $here ->
    [elsewhere] Auf einem anderen Server dieses Hauses
    [0] Niemand ist da
    [one] 1 Bildschirm ist gerade da
   *[other] { $here } Bildschirme sind gerade da
  }
standing-over = Das Spiel ist aus, { $here ->
    [elsewhere] auf einem anderen Server dieses Hauses
    [0] niemand ist da
    [one] 1 Bildschirm ist gerade da
   *[other] { $here } Bildschirme sind gerade da
  }

## Tische, die gepflegt werden

house-used = Du hast { $have } von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
  }, zusammen { $taken } von { $megabytes } MB. An jedem dürfen { $onlookers } Bildschirme zuschauen.
house-yours = Deine Tische
house-all = Alle Tische
house-none = Es gibt keinen Tisch.
house-archived = Archivierte Tische
house-archived-what = Ein archivierter Tisch ist für alle geschlossen und wird { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } aufbewahrt. Dann wird er endgültig entfernt: Hier bleibt von ihm nur sein Code. Lade seine Datei herunter, um ihn für immer zu behalten oder auf einem anderen Server wiederherzustellen.

## Was sich mit einem Tisch machen lässt

archived-on = Archiviert am { $archived }. Endgültig entfernt wird er am <b>{ $purged }</b>.
download = Datei herunterladen
download-what = Die Datei enthält alles von diesem Tisch: das Spiel mit seinen Geheimnissen und die Namen, die Leute eingegeben haben. Behalte sie für dich. Hier oder auf einem anderen Server lässt er sich daraus wiederherstellen, wie er ist.
take-back = Zurückholen
take-back-what = Alles ist, wie es war, und jedes Gerät behält seinen Platz.
copy-name = { $table } (Kopie)
copy-called = Ein neuer Tisch mit demselben Aufbau, noch nicht gespielt, heißt
copy-make = Kopie anlegen
shown = Jeder findet diesen Tisch auf <page>der Seite der laufenden Tische</page> und darf zuschauen.
not-shown = Diesen Tisch findet nur, wer seinen Code kennt. Er kann mit seinem Namen und dem Weg zum Zuschauen auf <page>die Seite der laufenden Tische</page>.
show = Auf die Seite setzen
show-no-more = Von der Seite nehmen
archive = Archivieren
archive-what = Archivieren schließt den Tisch für alle{ $here ->
    [0] {""}
    [one] , auch für den 1 Bildschirm, der gerade da ist
   *[other] , auch für die { $here } Bildschirme, die gerade da sind
  }. Er wird { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } aufbewahrt, kann heruntergeladen und zurückgeholt werden und wird dann endgültig entfernt. Um ihn auf einen anderen Server zu bringen, archiviere ihn, lade seine Datei herunter und stelle ihn dort wieder her.
delete = Löschen …
delete-what = Löschen nimmt alles von diesem Tisch sofort und für immer weg.
delete-type = Niemand kann ihn zurückholen, außer du hast seine Datei. Um ihn zu löschen, gib seinen Namen ein: <table/>
delete-now = Jetzt löschen
restore = Tisch aus seiner Datei wiederherstellen
restoring = Die Datei wird gelesen
restored = Der Tisch { $code } ist wiederhergestellt, wie er war.
restore-unread = Diese Datei lässt sich nicht lesen.

## Wer noch veranstalten darf

organisers = Wer noch veranstalten darf
organisers-what = Ein Veranstalter legt mit einem eigenen Link Tische auf diesem Server an und ist die Spielleitung nur dieser Tische. Du bleibst die Spielleitung von allen.
organisers-unread = Die Veranstalter lassen sich nicht lesen.
organiser-used = { $have } von { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tischen
  } · { $taken } von { $megabytes } MB
organiser-more = Link und Grenzen
invite = Einladen
invite-name = Name des Veranstalters oder des Vereins
link = Der Link
link-code = Der Link von { $organiser } als Code
link-what = Wer diesen Link hat, legt Tische im Namen von { $organiser } an. Schick ihn sonst niemandem.
link-copy = Link kopieren
link-copied = Der Link ist kopiert.
link-by-hand = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn von Hand.
link-hidden = Dieser Link stammt vom Schlüssel eines anderen Betreibers, darum lässt er sich nicht zeigen. Er gilt weiter; erneuere ihn, um einen neuen zu haben.
organiser-name = Name
limit-tables = Tische, die nicht archiviert sind
limit-onlookers = Bildschirme, die an jedem zuschauen
limit-megabytes = Megabyte aller Tische zusammen
limit-scenarios = Mitgebrachte Szenarien
organiser-keep = Name und Grenzen speichern
organiser-kept = Gespeichert.
renew = Link erneuern …
renew-what = Der alte Link gilt sofort nicht mehr, auf keinem Gerät.
renew-now = Jetzt erneuern
renewed = Das ist der neue Link. Schick ihn ab.
revoke = Recht entziehen …
revoke-what = Der Link gilt sofort nicht mehr. Die Tische bleiben, wie sie sind, und gehören dir.
revoke-now = Jetzt entziehen
