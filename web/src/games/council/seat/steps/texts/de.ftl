### Was ein Sitz danach sagt: die Schritte des Rates, und was man daneben tun kann.

awaited = Es fehlen noch
awaited-none = Alle sind fertig
awaited-done = fertig

you = du

heroes = Helden
hero-supports = unterstützt dich mit { $value }, bis der Zyklus endet
hero-rests = ruht; { $value } wert

give-to = Wem?
give-what = Was?
give-tyche = { CALLED("tyche", "Tyche") }
give-horses = { CALLED("horses", "Pferde") }
give-talents = { CALLED("talents", "Talente") }
give-most = bis zu { $most }
give-fewer = Weniger
give-more = Mehr
give-pick = Wähle, wem und was
give-now = { $tokens } an { NAME($who, form: "accusative") } geben
give-amount-tyche = { $amount } { CALLED("tyche", "Tyche") }
give-amount-horses =
    { $amount ->
        [one] 1 { CALLED("horses", "Pferd") }
       *[other] { $amount } { CALLED("horses", "Pferde") }
    }
give-amount-talents =
    { $amount ->
        [one] 1 { CALLED("talents", "Talent") }
       *[other] { $amount } { CALLED("talents", "Talente") }
    }

grant-figure = Einfluss { NAME($who, form: "genitive") }
grant-nobody = Dein Einfluss zählt noch für niemanden.
grant-lent = Damit stimmen ab: <who/>.
grant-move = Verschieben
grant-make = Übertragen
grant-title = Einfluss übertragen
grant-title-vote = Einfluss für diese Abstimmung
grants-title = Dein Einfluss
grants-lent = Mit deinen { $amount } stimmen ab: <who/>.
grants-fixed = Er bleibt dort bis zur nächsten Phase.
grants-votes = Stimmgewicht { $strength }
grants-no-vote = kein Stimmrecht
grants-move-there = Dorthin verschieben
grants-move-pick = Übertragung verschieben
grants-pick = Wähle, wem du ihn überträgst

look-open = Zweiter Blick
look-title = Ein zweiter Blick
look-says = Welches Ereignis soll unter seinen Stapel? An seiner Stelle wird das nächste dieses Stapels aufgedeckt.
look-pick = Wähle ein Ereignis
look-do = Unter den Stapel
veto = Veto
veto-not = Gelten lassen

chair = Der Vorsitz
chair-who = Wer führt den Vorsitz?
chair-pick = Wähle, wer den Vorsitz führt
presiding-figure = Prytanis · { CALLED("arete", "Arete") } <figure/>
presiding-arete = { CALLED("arete", "Arete") } { NAME($who, form: "genitive") }
presiding-nobody = In diesem Zyklus führt niemand den Vorsitz.

election-title = Deine Wahl ist versiegelt
election-hold = Gedrückt halten, um deine Wahl zu sehen
election-tally = haben gewählt
election-whom = Wen wählst du?
election-says = Eine Berührung versiegelt die Wahl. Bis zum Aufdecken kannst du sie ändern.
election-keep = Versiegelte Wahl behalten
election-nobody = Niemand
election-votes = Stimmen für { NAME($who, form: "accusative") }
election-for = für { NAME($who, form: "accusative") }
abstained = enthalten

events-chosen = Gewählt
events-choose-this = Dieses wählen
# The button below them. $events: one title, or several.
events-confirm = Zur Abstimmung: { $events }
events-choose =
    { $count ->
        [one] Wähle 1 Ereignis
       *[other] Wähle { $count } Ereignisse
    }
docket-waiting = Wartet auf seine Abstimmung
docket-called = Jetzt vor dem Rat
docket-passed = Angenommen
docket-defaulted = Nichts angenommen
docket-dropped = Liegen geblieben

floor-held = { NAME($who, form: "the", start: "yes") } haben das Wort
floor-back = Das Wort zurücknehmen
floor-give = Wort geben
floor-open = Niemand meldet sich. Alle dürfen sprechen.
speakers = Rednerliste

race-title = Deine { CALLED("horses", "Pferde") } sind verdeckt
race-hold = Gedrückt halten, um dein Gebot zu sehen
race-tally = haben ihre { CALLED("horses", "Pferde") } verdeckt
race-how-many = Wie viele { CALLED("horses", "Pferde") } bietest du verdeckt?
race-none = Keine
race-keep = Gebot behalten
race-bid =
    { $horses ->
        [one] 1 { CALLED("horses", "Pferd") }
       *[other] { $horses } { CALLED("horses", "Pferde") }
    }
race-winner = Sieger
strength-votes = Stimmgewicht
strength-influence = Einfluss, ohne Stimmrecht
strengths = Stimmgewichte
strengths-figure = Stimmgewicht { NAME($who, form: "genitive") }

put-pick = Wähle, worüber abgestimmt wird
put-do = Zur Abstimmung stellen
ballot-otherwise = Wenn nichts angenommen wird: <what/>
ballot-read = Wortlaut lesen
vote-yes = JA
vote-no = NEIN
vote-abstain = Enthaltung
urn-title = Dein Stein liegt in der Urne
urn-hold = Gedrückt halten, um deine Stimme zu sehen
urn-tally = Steinen liegen in der Urne
urn-keep = Stein in der Urne lassen
tie-decide = Entscheide den Gleichstand

verdict-passed = Angenommen
verdict-failed = Abgelehnt
verdict-tied = Gleichstand
verdict-vetoed = Veto
verdict-by = eingelegt durch <who/>
verdict-hands = Im Saal wurden die Hände gezählt.

outcome-gain-for-you = Das kommt dir zugute.
outcome-loss-for-you = Das trifft dich.
outcome-neither-for-you = Das betrifft dich.
outcome-to-name = Wen es trifft, sagen { NAME($who, form: "the") }
outcome-to-name-control = Wen es trifft, sagt die Spielleitung
outcome-revised = Von der Spielleitung geändert: { $reason }
outcome-nothing = Nichts geschieht.
outcome-pick = Nenne eine Fraktion
outcome-do = { NAME($who, form: "accusative", start: "yes") } nennen

check-assembly = Volksversammlung
check-stasis = Stasis
check-next = Danach

motion-place = Antrag { $place } von { $all } · { $kind }
motion-article = Artikel
motion-law = Gesetz
motion-deed = Beschluss
motion-passes = Wenn er angenommen wird
motion-by = Antragsteller: <who/>
motion-from = Herkunft: { $source }
