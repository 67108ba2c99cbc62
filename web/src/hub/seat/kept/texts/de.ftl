### Was von wem aufbewahrt wird: wo, wie lange und durch wen.

kept-by = Von wem
kept-keeper = Von { $keeper }. Die Macher des Programms bekommen nichts: Es schickt niemandem etwas.
kept-keeper-unknown = Von dem, der diesen Server betreibt. Wer das ist, sagt dir, wer dich eingeladen hat, oder die Spielleitung. Die Macher des Programms bekommen nichts: Es schickt niemandem etwas.
kept-what = Was
kept-record = Von jedem Tisch sein Protokoll: jede Entscheidung und ihr Zeitpunkt, was daraus wurde, die Worte zwischen Sitzen und Spielleitung und die Namen, die Leute ihren Geräten und dem Tisch gegeben haben. Damit kann der Tisch nach einem Stromausfall weitergehen, als Chronik erzählt und nachgeprüft werden. Von den Schlüsseln, mit denen Geräte zurückfinden, werden nur Hashes aufbewahrt. Von denen, die hier Tische anlegen, bleibt der Name, unter dem sie eingeladen wurden.
kept-nothing = Niemand braucht ein Konto. Keine Adresse, keine Mail, kein Cookie und kein Bild von irgendwem wird aufbewahrt, und die Logs des Servers nennen weder Personen noch Entscheidungen. Dein Gerät behält den Schlüssel zu deinem Sitz, damit es zurückfindet; „Sitz auf diesem Gerät aufgeben“ im Menü der Seite löscht ihn.
kept-where = Wo
kept-places = Im Journal auf dem Server und in den Sicherungen, die sein Betreiber davon macht. Wer einen Tisch leitet, kann dessen Chronik und Datei speichern und behält damit, was darin steht.
kept-how-long = Wie lange
kept-time = Ein Tisch bleibt, bis ihn jemand, der ihn leitet, archiviert oder löscht. Ein archivierter Tisch ist für alle geschlossen und wird nach { $days ->
    [some] einigen Tagen
    [one] 1 Tag
   *[other] { $days } Tagen
  } endgültig entfernt, ein gelöschter sofort. Dann bleibt von ihm nur sein Code, damit kein anderer Tisch ihn bekommt. Sicherungen enthalten ihn, bis neuere sie ersetzen.
kept-wishes = Deine Wünsche
kept-ask = Um einen Namen ändern zu lassen, frag die Spielleitung deines Tisches. Um einen Tisch löschen zu lassen, frag, wer ihn leitet oder wer diesen Server betreibt.
