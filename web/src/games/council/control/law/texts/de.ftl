### Was Tagesordnung, Anträge und Gesetze auf dem Bildschirm der Spielleitung sagen.

## Die Volksversammlung

assembly = Volksversammlung
assembly-left = Noch { $n ->
    [one] 1 Antrag
   *[other] { $n } Anträge
} zu entscheiden
act-agenda = Tagesordnung der Volksversammlung
act-agenda-says = Ihre Anträge: hinzufügen, umformulieren, verschieben, teilen, vertagen.
act-agenda-waiting = { $n ->
    [one] 1 Vorschlag wartet.
   *[other] { $n } Vorschläge warten.
} Ihre Anträge: hinzufügen, umformulieren, verschieben, teilen, vertagen.
act-add = Antrag hinzufügen …
act-add-says = Ein Artikel, ein Gesetz oder etwas, was getan werden soll, für die Tagesordnung.
act-proclaim = Gesetz verkünden …
act-proclaim-says = Für einen Magistrat oder durch die Spielleitung; gilt sofort.

## Ein Antrag

motion-article = Artikel
motion-law = Gesetz
motion-deed = Beschluss
motion-now = Vor der Volksversammlung
motion-adopted = Angenommen
motion-rejected = Abgelehnt
motion-postponed = Vertagt
motion-kind = { $kind } · { $source }
motion-named = Antrag „{ $title }“
motion-earlier = „{ $title }“ früher
motion-later = „{ $title }“ später
motion-read = Jetzt verlesen
motion-reword = Umformulieren …
motion-split = Teilen …
motion-put-off = Vertagen
motion-take-in = Wieder auf die Tagesordnung
motion-withdraw = Zurückziehen …
withdraw-title = „{ $title }“ zurückziehen
withdraw-says = Der Antrag kommt von der Tagesordnung. Das Protokoll behält den Grund.
withdraw-says-now = Der Antrag kommt von der Tagesordnung und wird nicht weiter debattiert. Das Protokoll behält den Grund.
withdraw-go = Antrag zurückziehen

## Was Archonten vorschlagen

proposed = Vorgeschlagen
proposed-by = { $kind }, vorgeschlagen von { NAME($who, form: "dative") }
proposed-amiss = { $amiss } Formuliere den Vorschlag um oder lehne ihn ab.
proposed-admit = So zulassen
proposed-reword = Umformuliert zulassen …
proposed-decline = Ablehnen …
decline-title = „{ $title }“ ablehnen
decline-says = Der Archon { NAME($who, form: "genitive") } liest deine Begründung.
decline-go = Ablehnen

## Einen Text schreiben

text-title = Titel
text = Text
text-room = { $n } von { $most }
end = Wie lange es gilt
end-removed = Bis es aufgehoben wird
end-cycle = Bis zum Ende des Zyklus
end-round = Bis zum Ende der Ratsrunde
end-act = Bis zum Ende des Akts
ready = Fertige Texte
ready-article = Artikel
ready-in = { $number }. { $title }
ready-none-in = { $number }. { $title } (kein fertiger Text)
ready-none = Für diesen Artikel gibt es keinen fertigen Text.
lacks-title = Schreib einen Titel.
lacks-text = Schreib den Text.
lacks-room = Kürze den Text auf höchstens { NUMBER($most, useGrouping: 0) } Zeichen.
lacks-parts = Teil den Antrag in 2 bis 6 Teile.
lacks-in-part = Teil { $number } – { $lacks }
lacks-sums = Trag beide Summen ein; 0, wo niemand die Hand gehoben hat.

## Was das Programm von einem Text befolgt

lever = Was das Programm davon befolgt
lever-nothing = Nichts: Die Menschen achten selbst darauf
lever-who = Wer
lever-rulings = Festlegungen
lever-ties = Wie Stimmengleichheit entschieden wird
lever-ties-who = Wer bei Stimmengleichheit entscheidet
lever-supremacy = Wer den Vorrang hat
lever-nobody = Niemand
lever-citizen = Ob eine Fraktion das Bürgerrecht hat
lever-citizens = Wer die Bürger sind
lever-chosen = Bürger
lever-faction = Welche Fraktion
lever-whether = Ob sie Bürger sind
lever-are = sind Bürger
lever-are-not = sind keine Bürger
tie-control = Die Spielleitung
tie-prytanis = Der Prytanis
tie-fails = Niemand: Der Antrag ist abgelehnt
tie-archon = Der Archon { NAME($who, form: "genitive") }
lever-says-nothing = Die Menschen achten selbst darauf; das Programm tut dafür nichts.
lever-says-nobody-supreme = Niemand hat den Vorrang: Bei Gleichstand bestimmt die Spielleitung, wer von ihnen Prytanis wird.
lever-says-supreme = { NAME($who, form: "the", start: "yes") } haben den Vorrang.
lever-says-no-citizens = Niemand ist Bürger.
lever-says-citizens = Bürger sind { $who }, sonst niemand.
lever-says-citizen = { NAME($who, form: "the", start: "yes") } sind Bürger.
lever-says-no-citizen = { NAME($who, form: "the", start: "yes") } sind keine Bürger.
lever-says-tie-control = Bei Stimmengleichheit entscheidet die Spielleitung.
lever-says-tie-prytanis = Bei Stimmengleichheit entscheidet der Prytanis.
lever-says-tie-fails = Bei Stimmengleichheit ist ein Antrag abgelehnt.
lever-says-archon = Bei Stimmengleichheit entscheidet der Archon { NAME($who, form: "genitive") }.
lever-lacks = Diese Festlegung verlangt eine ganze Zahl von { NUMBER($least, useGrouping: 0) } bis { NUMBER($most, useGrouping: 0) }.

## Erst fragen

decline-reason = Grund, für den Archon
