### Was ein Sitz beim ersten Schritt sagt: wer man ist, was gefragt wird.

me-onlooker = Zuschauer
me-exiled = Verbannt: kein Stimmrecht
me-prytanis = Prytanis
me-citizen = Bürger
me-no-citizen = Keine Bürger{ $because }
me-menu = Menü
where-act = Akt { $act }
where-cycle = Akt { $act } · Zyklus { $cycle }

status-connecting = Verbindung wird aufgebaut
status-live = Verbunden
status-lost = Verbindung weg
status-closed = Getrennt
what-now = Was kann ich jetzt tun?

strip-diplomacy = Nach dieser Phase erhebt sich der Rat.
strip-extra = Ist die Uhr abgelaufen, hast du noch { $seconds } s.
nudged = Die Spielleitung bittet um deine Aufmerksamkeit
nudged-now = Die Spielleitung wartet auf dich: { $ask }

mode-paper = Dein Sitz spielt auf Papier
mode-paper-says = Die Spielleitung gibt für dich ein, was du schreibst oder sagst.
mode-scripted = Das Programm spielt deinen Sitz
mode-scripted-says = Bis du ihn zurücknimmst.
mode-absent = Dein Sitz gilt als abwesend
mode-absent-abstain = Du enthältst dich, bietest nichts und passt.
mode-absent-control = Die Spielleitung entscheidet für dich.
mode-absent-follow = Deine Stimme folgt { NAME($who, form: "dative") }.
mode-here = Ich bin da

side-hero = Helden
side-grant = Einfluss übertragen
side-give = Marken weitergeben

chair-do = { NAME($who, form: "dative", start: "yes") } den Vorsitz geben

# A seat that nobody has taken, under its name.
seat-free = frei

brief-read = Deinen Auftrag lesen
brief-title = { NAME($who, start: "yes") }

deploy-began = Das Aufstellen hat begonnen.
