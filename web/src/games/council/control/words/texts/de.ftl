### Worte zwischen der Spielleitung und dem Saal.

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
say-everybody = Alle Archonten
say-every-phone = An jedes Handy
say-only = Nur { NAME($who, form: "the") } lesen es; ihre Handys vibrieren
say-go-all = Allen sagen
say-go = { NAME($who, form: "dative", start: "yes") } sagen
say-usual-come = Bitte kommt zur Spielleitung.
say-usual-decide = Bitte entscheidet; der Rat wartet auf euch.
say-usual-break = Auf ein Wort in der Pause?
say-usual-yes = Ja.
say-usual-no = Nein.

## Der Fuß der Leinwand und Ansagen

ticker-label = Laufzeile: die Zeile unten auf der Leinwand
ticker-none = Dort läuft nichts
ticker-off = Wegnehmen
ticker-go = Zeigen
announcement = Ansage
announcement-none = Keine Ansage steht.
announcement-make = Ansagen …
announcement-change = Ändern …
