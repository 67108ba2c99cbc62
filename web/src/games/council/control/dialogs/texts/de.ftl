### Was die Spielleitung in den Dialogen liest und gefragt wird, und in einer Karte, die sie schreibt.


enter-and-reveal = Eintragen und aufdecken
no-vote = Es läuft keine Abstimmung.
article-title = Artikel { $number }. { $title }
hold-faction = { NAME($who, form: "the") }
hold-article = Artikel { $number }
hold-law = das Gesetz „{ $title }“


agenda-title = Tagesordnung der Volksversammlung
agenda-count = { $count } von { $full } Anträgen.
agenda-count-reason = { $count } von { $full } Anträgen ({ $reason }).
agenda-announced = Für die nächste Diplomatierunde ist eine Volksversammlung angekündigt.
agenda-add = Antrag hinzufügen …
agenda-empty = Noch kein Antrag. Sie kommen aus angenommenen Karten, von Archonten und von dir.


bids-title = Gebote aus dem Saal
bids-how = Alle Gebote werden sofort aufgedeckt, wenn du sie einträgst. Ein leeres Feld lässt, was der Archon auf dem Handy festgelegt hat, oder zählt als kein Gebot.
bids-has = { $horses ->
    [one] 1 { CALLED("horses", "Pferd") }
   *[other] { $horses } { CALLED("horses", "Pferde") }
}
bids-locked-has = { $horses ->
    [one] festgelegt; 1 { CALLED("horses", "Pferd") }
   *[other] festgelegt; { $horses } { CALLED("horses", "Pferde") }
}


card-form-title = Karte schreiben
card-go = Karte dorthin legen
card-deck = Stapel
card-where = Wohin. { $says }
card-title = Titel
card-question = Was der Rat gefragt wird
card-options = Möglichkeiten, 1 bis 4; über jede wird einzeln abgestimmt
card-add-option = Weitere Möglichkeit
card-as-motion = Zum Antrag machen
card-put = Der Volksversammlung vorlegen
card-otherwise = Wenn nichts angenommen wird
card-otherwise-hint = Ein Satz; leer, wenn nichts geschieht
card-otherwise-label = Was geschieht, wenn nichts angenommen wird
card-preview = So wird sie auf dem Tisch liegen
option-hint = Wenige Worte, als Auftrag: Die Brunnen rationieren
option-label = Möglichkeit { $number }
option-remove = Entfernen
option-text-hint = Ein Satz, was sie bedeutet (darf leer sein)
option-text-label = Was Möglichkeit { $number } bedeutet


effect-kind = Wirkung
effect-figure = Wert
effect-amount = Um wie viel
effect-target = Wen sie trifft
effect-until = Bis wann
effect-source = Woher die Unterstützung kommt
effect-title = Titel
effect-task = Was die Spielleitung tun soll
effect-text = Text
effect-remove = Diese Wirkung entfernen
effect-add = Wirkung hinzufügen
kind-change = Wert steigt oder fällt
kind-stasis = Stasiszahl
kind-wrath = Göttlicher Zorn
kind-support = Unterstützung auf Zeit
kind-exile = Verbannung
kind-recall = Rückruf aus der Verbannung
kind-enfranchise = Zu Bürgern machen
kind-disenfranchise = Bürgerrecht nehmen
kind-supremacy = Vorrang geben
kind-motion = Antrag auf die Tagesordnung
kind-article = Neuer Artikel
kind-law = Gesetz verkünden
kind-task = Etwas für die Spielleitung
target-prytanis = den Prytanis
target-highest-arete = wer die höchste { CALLED("arete", "Arete") } hat
target-lowest-arete = wer die niedrigste { CALLED("arete", "Arete") } hat
target-voted-yes = alle, die JA gestimmt haben
target-voted-no = alle, die NEIN gestimmt haben
target-abstained = alle, die sich enthalten haben
target-citizens = alle Bürger
target-non-citizens = alle Nichtbürger
target-exiles = alle Verbannten
target-everyone = alle
target-prytanis-chooses = eine Fraktion, die der Prytanis nennt
target-control-chooses = eine Fraktion, die die Spielleitung nennt


preview-title = Ein Titel
preview-text = Was der Rat gefragt wird.
preview-change = { $figure } { $amount } für { NAME($to, form: "accusative") }
preview-stasis = Stasis { $amount }
preview-wrath = Göttlicher Zorn { $amount }
preview-support = Unterstützung { $amount } für { NAME($to, form: "accusative") }, { $until }
preview-exile = Verbannung für { NAME($to, form: "accusative") }
preview-recall = Rückkehr aus der Verbannung für { NAME($to, form: "accusative") }
preview-enfranchise = Bürgerrecht für { NAME($to, form: "accusative") }
preview-disenfranchise = Verlust des Bürgerrechts für { NAME($to, form: "accusative") }
preview-supremacy = Vorrang für { NAME($to, form: "accusative") }
preview-motion = „{ $title }“ kommt auf die Tagesordnung der Volksversammlung.
preview-article = „{ $title }“ wird ein Artikel: { $text }
preview-law = „{ $title }“ wird Gesetz: { $text }


change-title = Ein Artikel
change-go = In Kraft setzen
change-new-text = Der neue Text
change-own-text = Ein eigener Text
change-unobeyed = Das Programm kann ihm nicht folgen: Was der Artikel entschied, fällt an die Spielleitung.
change-gone = Dieser Artikel steht nicht mehr in der Verfassung.


constitution-title = Verfassung und Gesetze
constitution-articles = Artikel
constitution-add = Artikel hinzufügen …
constitution-change = Ändern …
constitution-repeal = Aufheben …
constitution-no-articles = Keine Artikel.
constitution-laws = Gesetze
constitution-proclaim = Gesetz verkünden …
constitution-no-laws = Es wurde kein Gesetz verkündet.
repeal-article-title = Artikel { $number } aufheben
repeal-article-says = „{ $title }“ fällt aus der Verfassung; die Artikel danach rücken auf. Was er entschied, gilt wieder, wie es vor ihm galt.
repeal-article-go = Artikel aufheben
repeal-law-title = „{ $title }“ aufheben
repeal-law-says = Das Gesetz endet sofort, samt allem, worin das Programm ihm folgt.
repeal-law-go = Gesetz aufheben


correct-title = Straßen korrigieren
correct-what = Was korrigiert wird
correct-units = Einheiten
correct-hero = Ein Held
correct-colossus = Der Koloss


count-title = Gezählte Hände
count-how = { $title }: <b>{ $label }</b>. Trag die Stimmgewichte ein, die für JA und für NEIN gezählt wurden; sie werden sofort aufgedeckt, und was auf Handys gewählt wurde, zählt nicht.
count-yes = JA
count-no = NEIN
count-above = Das ist mehr, als alle mit Stimme wiegen: { $all }. Zähl noch einmal, oder sag, dass es stimmt.
count-sure = Es stimmt, obwohl es mehr ist als { $all }


decks = Stapel
deck-reason = Grund, fürs Protokoll
deck-shuffle = Mischen
deck-reshuffle = Ablage einmischen
deck-unsaid = Gib erst einen Grund an: Dann lassen sich Karten geben und bewegen.
deck-usual = Übliche Gründe
deck-find-hint = Karte suchen, nach Titel oder Wirkung
deck-find = Karte suchen
deck-close = Stapel schließen


edit-wrong = Schreib eine ganze Zahl ab 0.
edit-why = Warum er so ist
edit-history = Wie er sich änderte
edit-set = Neu setzen
edit-set-influence = Neu setzen: was zur { CALLED("arete", "Arete") } hinzukommt
edit-five-less = Fünf weniger
edit-one-less = Eins weniger
edit-one-more = Eins mehr
edit-five-more = Fünf mehr
edit-value = Neuer Wert
edit-leave = So lassen
edit-set-to = Auf { $to } setzen


figures-title = Alle Werte
figures-lately = Was sich zuletzt änderte
counters-names = Namen …
counters-title = Wie die Werte heißen
counters-says = Ein eigener Name steht von nun an auf allen Bildschirmen; ein leeres Feld meint den üblichen. Was nicht gezeigt wird, zählt in den Regeln weiter.
counters-shown = gezeigt
counters-go = So nennen
figures-city = Stasis <stasis/> von { $threshold }, Göttlicher Zorn <wrath/>
figures-of-all = Werte aller Fraktionen
figures-influence = Einfluss
figures-together = Zusammen


give-title = Marken { NAME($who, form: "genitive") } übergeben
give-go = Übergeben
give-to = An
give-what = Was
give-most = { $what } (höchstens { $most })
give-amount = Wie viele


law-title = Gesetz verkünden
law-go = Verkünden
law-by = Von welchem Magistrat (leer: Spielleitung)
article-new-title = Ein neuer Artikel
article-go = In die Verfassung setzen
article-place = Er kommt ans Ende oder an die Stelle des Artikels, der dasselbe regelt.


motion-title = Ein Antrag
motion-reworded = Umformuliert: der Antrag { NAME($who, form: "genitive") }
motion-admit = In diesen Worten zulassen
motion-go = Auf die Tagesordnung
motion-kind = Was daraus wird, wenn er angenommen wird
motion-kind-article = Ein Artikel
motion-kind-alternative = Ein fertiger Text
motion-kind-law = Ein Gesetz
motion-kind-deed = Etwas, das zu tun ist
motion-place = Seine Stelle in der Verfassung
motion-new-place = Am Ende oder an der Stelle des Artikels, der dasselbe regelt
motion-in-place = Anstelle von { $number }. { $title }
motion-deed = Wird er angenommen, kümmert sich die Spielleitung darum und hakt ab, was getan ist.


office-prytanis = Den Prytanis ernennen
office-prytanis-says = Diese Fraktion führt den Vorsitz für den Rest des Zyklus, gleich mit welcher { CALLED("arete", "Arete") }.
office-supremacy = Den Vorrang übergeben
office-supremacy-says = Ihr Archon wählt bei Gleichstand, wer Prytanis wird.
office-supremacy-nobody = Niemand
office-tie-breaker = Wer bei Stimmengleichheit entscheidet
office-tie-breaker-says = Ihr Archon entscheidet bei Stimmengleichheit; ist niemand benannt, die Spielleitung.
office-tie-breaker-nobody = Spielleitung


revise-title = Zeile ändern
revise-gone = Diese Zeile ist weg.
revise-amount = Menge; eine Zahl unter 0 senkt sie


reword-title = Antrag umformulieren
reword-go = Umformulieren
reword-says = Worin das Programm ihm folgen würde, bleibt wie entworfen.


seat-prytanis = Prytanis
seat-supremacy = Vorrang
seat-breaks-ties = Entscheidet bei Gleichstand
seat-share = Ihre Würfel verteilen …
seat-play = Ihren Zug spielen …
seat-give = Marken an eine andere Fraktion geben …
seat-extra = Mehr Zeit
seat-extra-says = Ist eine Uhr abgelaufen und dieser Platz hat noch nicht gewählt, läuft sie so lange weiter, aber nie länger als nötig. Das steht nur auf dem Handy dieses Platzes.
seat-extra-none = keine
seat-extra-s = +{ $seconds } s
seat-streets = In den Straßen
seat-reserve = In Reserve { $mobs ->
        [one] 1 Mob
       *[other] { $mobs } Mobs
    } und { $military ->
        [one] 1 Soldat
       *[other] { $military } Soldaten
    }, { $placed } in der Stadt, { $cards ->
        [one] 1 { CALLED("stasis_cards", "Stasiskarte") }
       *[other] { $cards } { CALLED("stasis_cards", "Stasiskarten") }
    }.
seat-correct = Ihre Einheiten korrigieren …


split-title = Antrag teilen
split-go = { $number } Anträge daraus machen
split-says = Der erste behält, worin das Programm „{ $title }“ folgen würde; die anderen sind Texte derselben Art.
split-how-many = Wie viele
split-part-title = Titel von Teil { $number }
split-part-text = Text von Teil { $number }


heroes-title = Helden { NAME($who, form: "genitive") }
heroes-which = Welcher Held
heroes-new = Ein neuer Held
heroes-name = Sein Name
heroes-fate = Schicksal
heroes-alive = Am Leben
heroes-dead = Tot
heroes-value = Wert
heroes-owner = Zu wem er gehört
heroes-go = { $hero } festlegen
heroes-add = Held hinzufügen
heroes-in-stasis = In einer Stasis werden Helden auf der Straße berichtigt: an einem Ort, in Reserve, in Sicherheit oder tot.
standing-title = Stellung { NAME($who, form: "genitive") }
standing-go = Stellung festlegen
standing-says = Bürger stimmen ab, außer in der Verbannung. Wer kein Stimmrecht hat, darf seinen Einfluss übertragen.
standing-article = Wer Bürger ist, sagt zurzeit: { $article }.
standing-citizenship = Bürgerrecht
standing-citizens = Bürger
standing-no-citizens = Keine Bürger
standing-exile = Verbannung
standing-in-city = In der Stadt
standing-exiled = Verbannt


support-title = Unterstützung für { NAME($who, form: "accusative") }
support-go = Unterstützung geben
support-amount = Wie viel
support-until = Wie lange
support-source = Woher sie kommt, wie es beim Wert steht


voters-title = Wer wie abgestimmt hat
voters-says = Wer sich ständig enthält, sollte keine { CALLED("arete", "Arete") } bekommen.
voters-faction = Fraktion
voters-yes = Ja
voters-no = Nein
voters-abstain = Enthalten
voters-last = Letzte Abstimmungen, die jüngste rechts


votes-title = Stimmen aus dem Saal
votes-how = { $title }: <b>{ $label }</b>. Alle Stimmen werden sofort aufgedeckt, wenn du sie einträgst. Eine offene Zeile lässt, was der Archon auf dem Handy gewählt hat, oder enthält sich. J, N und E wählen und gehen zur nächsten Zeile.
votes-key-yes = j
votes-key-no = n
votes-key-abstain = e
votes-yes = Ja
votes-no = Nein
votes-abstain = Enthält sich
votes-in = hat abgestimmt
