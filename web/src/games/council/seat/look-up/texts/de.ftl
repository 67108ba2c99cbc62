### Was ein Sitz nachschlägt und beim Warten liest: Zahlen, Tagesordnung, der Tag, was man tun darf.


figure-arete = { CALLED("arete", "Arete") }
figure-influence = Einfluss
figure-support = Unterstützung
figure-strength = Gewicht
figure-vote-strength = Stimmgewicht
figure-tyche = { CALLED("tyche", "Tyche") }
figure-horses = { CALLED("horses", "Pferde") }
figure-talents = { CALLED("talents", "Talente") }
figure-doom = { CALLED("doom", "Verhängnis") }
figure-stasis-cards = { CALLED("stasis_cards", "Stasiskarten") }
figure-stasis = Stasis
figure-wrath = Göttlicher Zorn
figure-city-doom = { CALLED("doom", "Verhängnis") } der Stadt
figure-of = { $figure } { NAME($who, form: "genitive") }
figures-yours = Deine Zahlen


standing-prytanis = Prytanis
standing-exiled = verbannt
standing-no-citizen = keine Bürger{ $because }
standing-supremacy = Vorrang{ $because }
standing-grant = { $amount } übertragen an { NAME($who, form: "accusative") }


mine = Meine Zahlen
brief = Mein Auftrag
brief-gist = Nur für dich
cards = Meine { CALLED("stasis_cards", "Stasiskarten") }
cards-gist =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
everybody = Alle Fraktionen
everybody-gist = Stasis { $stasis } von { $threshold }
table = Auf dem Tisch
table-gist =
    { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    }
table-activated = Zur Abstimmung gewählt
table-up = Aufgedeckt
table-run-out = { $deck }: Der Stapel ist leer.
table-left = { $deck }: noch { $left }, abgelegt { $discarded }
city = Die Stadt
constitution = Verfassung
constitution-gist =
    { $count ->
        [one] 1 Artikel
       *[other] { $count } Artikel
    }
constitution-none = Es gibt keine Verfassung.
article-in-force = In Kraft
article-ends = Endet
article-from = Herkunft: { $source }
laws = Gesetze
laws-gist = { $count } in Kraft
laws-gist-none = keine
laws-none = Kein Gesetz ist verkündet.


agenda = Tagesordnung
agenda-gist = { $count } von { $full }
agenda-full = Eine Volksversammlung wird einberufen, wenn { $full } Anträge warten{ $because }.
agenda-none = Die Tagesordnung ist leer.
agenda-motions = Anträge
agenda-by = Antragsteller: { NAME($who) }
agenda-from = Herkunft: { $source }
motion-now = Vor der Volksversammlung
motion-adopted = Angenommen
motion-rejected = Abgelehnt
motion-postponed = Vertagt


propose = Antrag vorschlagen
propose-on = Weiter am Antrag schreiben
propose-waits = Mehr kannst du vorschlagen, sobald die Spielleitung geantwortet hat.
proposals = Deine Vorschläge
proposal-waiting = Wartet auf die Spielleitung
proposal-admitted = Auf der Tagesordnung
proposal-declined = Abgelehnt
proposal-withdraw = Zurückziehen

sort-alternative = Fertiger Text für einen Artikel
sort-alternative-says = Jeder sagt, was er ändern würde.
sort-article = Ein neuer Artikel
sort-article-says = In deinen Worten, am Ende der Verfassung.
sort-law = Ein Gesetz
sort-law-says = In deinen Worten, mit eigener Geltungsdauer.
sort-deed = Etwas soll getan werden
sort-deed-says = Einmal, wenn die Volksversammlung es will.
propose-send = Der Spielleitung vorschlagen
propose-sending = Wird gesendet …

ready-now = Jetzt: { $text }
ready-texts = Fertige Texte für { $title }

written-title = Titel
written-title-deed = Der Hafen werde ausgebaggert
written-title-law = Vom Hafen
written-text = Text
written-deed = Was zu tun ist
written-own = Darum kümmern sich die Leute und die Spielleitung; das Programm richtet sich nicht nach deinen Worten.
written-count = { $count } von { $most }
written-until = Wie lange es gilt
until-removed = Bis zur Aufhebung
until-removed-says = Es gilt, bis jemand es aufhebt.
until-act = Dieser Akt
until-act-says = Es endet mit dem Akt, in dem es angenommen wird.
until-round = Eine Runde
until-round-says = Es endet mit der nächsten Ratsrunde.
until-cycle = Ein Zyklus
until-cycle-says = Es endet mit dem nächsten Zyklus.

missing-sort = Wähle, was du vorschlägst
missing-alternative = Wähle einen der fertigen Texte
missing-title = Gib ihm einen Titel
missing-short-title = Kürze den Titel
missing-text = Schreibe den Text
missing-short-text = Kürze den Text


assembly-next = Als Nächstes
assembly-first = Zuerst
assembly-done = Die Tagesordnung ist erledigt
assembly-count = { $adopted } angenommen · { $rejected } abgelehnt
assembly-count-left =
    { $left ->
        [one] { $adopted } angenommen · { $rejected } abgelehnt · noch 1 Antrag
       *[other] { $adopted } angenommen · { $rejected } abgelehnt · noch { $left } Anträge
    }
diplomacy-over = Die Zeit ist um
diplomacy-ends = Ende: { $round }
diplomacy-says = Geht umher, redet, versprecht. Ihr werdet gerufen, wenn der Rat wieder tagt.
diplomacy-late = Verabschiedet euch und kommt zurück: Der Rat macht gleich weiter.
diplomacy-then = Danach: <b>{ $next }</b>


before-table = Auf dem Tisch


blow-lost = Verloren
blow-still = Bleibt dir
blow-heard = Verstanden
blow-read = Lesen
# Der Titel. $what: eines oder mehrere der nächsten vier, als Aufzählung.
blow-loss = Du verlierst { $what }
blow-arete = { $amount } { CALLED("arete", "Arete") }
blow-tyche = { $amount } { CALLED("tyche", "Tyche") }
blow-horses =
    { $amount ->
        [one] 1 { CALLED("horses", "Pferd") }
       *[other] { $amount } { CALLED("horses", "Pferde") }
    }
blow-talents =
    { $amount ->
        [one] 1 { CALLED("talents", "Talent") }
       *[other] { $amount } { CALLED("talents", "Talente") }
    }
blow-by-card = Wegen „{ $card }“.
blow-by-control = Entscheidung der Spielleitung: { $reason }
blow-figure = { $figure }: vorher { $from }, jetzt { $to }.


may = Das darfst du jetzt
may-nothing = Im Augenblick hast du nichts zu tun. Du wirst gerufen.
time-more = Eine Uhr läuft. Reicht dir die Zeit nicht, frag die Spielleitung: Sie kann Zeit dazugeben oder die Uhr anhalten.
may-prytanis = Wählen, wer den Vorsitz führt
may-events = Wählen, was zur Abstimmung kommt
may-bid = { CALLED("horses", "Pferde") } für das Rennen verdecken
may-hero = Einen Helden zu deiner Unterstützung schicken oder zurückrufen
may-grant = Deinen Einfluss einer Fraktion mit Stimmrecht übertragen
may-put = Sagen, worüber abgestimmt wird
may-stop = Es beim Stand des Ereignisses belassen
may-vote = JA oder NEIN stimmen oder dich enthalten
may-tie = Den Gleichstand entscheiden
may-target = Nennen, wen es trifft
may-speak = Ums Wort bitten oder die Bitte zurücknehmen
may-buy = { CALLED("stasis_cards", "Stasiskarten") } mit { CALLED("tyche", "Tyche") } kaufen
may-ready = Sagen, dass du bereit bist
may-commit = Helden in den Kampf schicken oder in Sicherheit lassen
may-tyche = Einen Wurf der { CALLED("tyche", "Tyche") } anvertrauen
may-mercy = Über gefangene Helden urteilen
may-amend = Einen Artikel der Verfassung ändern
may-elect = Wählen, wer den Vorsitz führt
may-second-look = Ein Ereignis unter seinen Stapel schicken
may-veto = Gegen das Angenommene ein Veto einlegen
may-floor = Jemandem das Wort geben
may-place = Einheiten auf einen Ort der Stadt setzen, auf Wunsch mit Helden
may-play = Eine { CALLED("stasis_cards", "Stasiskarte") } spielen
may-share = Die Würfel verteilen
may-give = { CALLED("tyche", "Tyche") }, { CALLED("horses", "Pferde") } oder { CALLED("talents", "Talente") } einer anderen Fraktion geben
may-propose = Einen Antrag für die Volksversammlung vorschlagen (unter „Tagesordnung“)

# Für alle, die nur zuschauen.
watch = Du schaust zu
watch-nothing = Von dir wird nichts verlangt: Sprich mit den Archonten, und schau auf die Leinwand.
watch-figures = Eine Zahl antippen: woraus sie sich ergibt
watch-words = Ein unterstrichenes Wort antippen: was es bedeutet
watch-look-up = Unten nachschlagen, wer was hat: Fraktionen, Karten, Stadt, Tagesordnung und Gesetze
