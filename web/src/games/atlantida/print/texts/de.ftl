### Was auf den Bögen von Atlantida um die Texte des Szenarios steht.

atl-print-title = Atlantida · Bögen
atl-print-game = Atlantida
atl-print-open = Drucken …
atl-print-aids = Spielhilfen
atl-print-events = Ereigniskarten
atl-print-tiles = Inselteile
atl-print-aid-city = Gebäude und Fortschritte
atl-print-aid-island = Orte und Statuen
atl-print-part-sites = Orte
atl-print-part-buildings = Gebäude
atl-print-part-advances = Fortschritte
atl-print-part-statues = Statuen
atl-print-part-events = Ereignisse
atl-print-free = umsonst
atl-print-stone = { $stone } Stein
atl-print-both = { $stone } Stein, { $gold } Gold
atl-print-knowledge = { $n } Wissen
atl-print-strength = Stärke { $n }
atl-print-temple = Nur wer ihn besetzt
atl-print-gives = 1 je { $each } Leute. Gehalten: { $more } mehr.
atl-print-credits = Symbole von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0.
