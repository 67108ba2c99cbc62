### Was die Chronik rund um ihre Erzählung sagt.

## Das Buch

page-title = { $table } · Chronik
written-by = Geschrieben von Prytaneion, das den Tisch des Rates geführt hat.
credits = Symbole von game-icons.net, von Lorc, Delapouite und anderen, unter CC BY 3.0. Schriften: Cinzel, EB Garamond und Source Sans 3, unter der SIL Open Font License.
contents = Inhalt
replay = Wiedergabe
chronicle-of = Die Chronik
watch-again = Den Tag noch einmal ansehen
see-it = Ansehen

## Die Teile

part-story = Die Geschichte
part-day = Der Lauf des Tages
part-votes = Die Abstimmungen
part-races = Die Rennen
part-streets = Die Straßen
part-law = Die Verfassung
part-desk = Am Pult der Spielleitung
part-keep = Zum Aufheben
own-control = Was die Spielleitung tat
own-faction = Die Geheimnisse { NAME($who, form: "genitive") }
own-nobody = Die Geheimnisse dieser Fraktion

## Der Stand am Ende

standing-list = Die Fraktionen am Ende, nach { CALLED("arete", "Arete") }
standing-rank = Rang { $rank }, { CALLED("arete", "Arete") }
standing-won =
    { $n ->
        [one] 1 Stasis gewonnen
       *[other] { $n } Stasen gewonnen
    }
standing-presided =
    { $n ->
        [one] einmal im Vorsitz
        [2] zweimal im Vorsitz
       *[other] { $n }-mal im Vorsitz
    }
standing-doom = { CALLED("doom", "Verhängnis") } { $n }
standing-arete = { CALLED("arete", "Arete") } am Ende des Tages
in-exile = in der Verbannung
not-citizens = keine Bürger

## Am Rand der Geschichte

see-lead = { $when }: { $lead } in der Wiedergabe ansehen
see-this = { $when }: in der Wiedergabe ansehen

## Wann etwas war

era-act = Akt { $act }
era = Akt { $act }, Zyklus { $cycle }
cycle = Zyklus { $cycle }

## Der Lauf des Tages

moments = Wendepunkte
mark-act = Akt
mark-round = Runde
mark-cycle = Zyklus
mark-vote = Abstimmung
mark-law = Gesetz
mark-exile = Verbannung
mark-stasis = Stasis
mark-winner = Sieg
mark-assembly = Volksversammlung
figure-arete = { CALLED("arete", "Arete") }
figure-influence = Einfluss
figure-doom = { CALLED("doom", "Verhängnis") }
figure-stasis = Stasis
figure-wrath = Göttlicher Zorn
figure-which = Welcher Wert
figure-day = { $figure } im Lauf des Tages
figure-factions = { $figure } der Fraktionen im Lauf des Tages
figure-end = Am Ende: { $values }. Dieselben Zahlen stehen in der Tabelle darunter.
figure-table = { $figure } als Tabelle
city-way = Von { $first } bis { $last }; der höchste Wert war { $most }.
city-limit-way = Von { $first } bis { $last }; der höchste Wert war { $most }. Ab { $limit } erheben sich die Straßen.
city-limit = { $limit }: die Straßen erheben sich
when = Wann
the-end = Das Ende

## Die Abstimmungen

votes = Die Abstimmungen
votes-first = Abstimmung
votes-show = Zeigen
votes-find = Suchen
votes-order = Reihenfolge
votes-oldest = Älteste zuerst
votes-latest = Neueste zuerst
votes-count =
    { $all ->
        [one] { $shown } von { $all } Abstimmung
       *[other] { $shown } von { $all } Abstimmungen
    }
which-all = Alle Abstimmungen
which-passed = Was angenommen wurde
which-failed = Was abgelehnt wurde
which-close = Knappe Abstimmungen
which-hands = Mit Stimmen, die für andere abgegeben wurden
votes-legend = Ein weißer Stein mit fester Achse heißt JA, ein schwarzer mit durchbohrter Achse NEIN, ein gebrochener Ring Enthaltung; ein Punkt: kein Stimmrecht. Darunter steht das Stimmgewicht.
votes-hands = <b>S</b> von der Spielleitung abgegeben, <b>A</b> für Abwesende, <b>C</b> von einem Computerspieler.
all-paper = Alle Stimmen wurden auf Papier abgegeben.
all-control = Alle Stimmen hat die Spielleitung abgegeben.
all-absent = Alle Stimmen wurden für Abwesende abgegeben.
all-script = Alle Stimmen haben Computerspieler abgegeben.
letter-paper = P
letter-control = S
letter-absent = A
letter-script = C
hand-own = vom eigenen Sitz
hand-paper = auf Papier
hand-control = von der Spielleitung abgegeben
hand-absent = für Abwesende
hand-script = von einem Computerspieler
pick-yes = JA
pick-no = NEIN
pick-abstain = enthalten
pick-none = keine Stimme
cell-strength = { $pick }, Gewicht
cell-strength-hand = { $pick }, { $hand }, Gewicht
cell-none = ohne Stimme
vote-see = : Abstimmung { $number }, { $title }
verdict-passed = angenommen
verdict-failed = abgelehnt
verdict-tied = unentschieden
vote-counted = im Saal wurden Hände gezählt
faction = Fraktion
voters-silent = Wer sich öfter enthielt als abstimmte, steht in Rot: { CALLED("arete", "Arete") } verdient man nicht mit Schweigen.

## Die Rennen

races = Die Rennen
races-first = Rennen
races-nobody = Niemand gewann
races-won = Gewonnen von { $who }
races-winner = { NAME($who, form: "dative") }
races-legend = Gezeigte { CALLED("horses", "Pferde") }; die der Sieger stehen im Kranz.

## Wer mit wem stimmte

sides = Wer mit wem stimmte
sides-pair = { NAME($one, form: "the") } und { NAME($other, form: "the") }
sides-close = { $pairs } standen sich am nächsten: gleich in { $alike } von { $of } gemeinsamen Abstimmungen.
sides-close-all = { $pairs } standen sich am nächsten: gleich in allen { $of } gemeinsamen Abstimmungen.
sides-far = Am weitesten auseinander lagen { $pairs }: gleich in { $alike } von { $of }.
sides-far-none = Am weitesten auseinander lagen { $pairs }: gleich in keiner von { $of }.
sides-two = { $one }, ebenso { $other }
sides-more =
    { $n ->
        [one] { $one }; { $other }; und ein weiteres Paar
       *[other] { $one }; { $other }; und { $n } weitere Paare
    }
sides-caption = Wie oft zwei Fraktionen gleich stimmten, in Prozent der Abstimmungen, in denen beide JA oder NEIN sagten
sides-itself = sie selbst
sides-cell = { $one } und { $other }: gleich in { $alike } von { $of }

## Die Straßen

stasis-ordinal =
    { $n ->
        [1] Die erste Stasis
        [2] Die zweite Stasis
        [3] Die dritte Stasis
        [4] Die vierte Stasis
        [5] Die fünfte Stasis
        [6] Die sechste Stasis
        [7] Die siebte Stasis
        [8] Die achte Stasis
       *[other] Die { $n }. Stasis
    }
stasis-open = Stasis { $n }, nicht beendet
stasis-won = Gewonnen von { NAME($who, form: "dative") }
stasis-nobody = Niemand gewann
stasis-see = Wertung ansehen
stasis-see-of = der Stasis { $n }
points = Siegpunkte
points-short = SP
held-by = { $who }
held = gehaltene Orte: { $places }
held-place = { $place }
battles = Die Kämpfe
mobs =
    { $n ->
        [one] 1 Mob
       *[other] { $n } Mobs
    }
military =
    { $n ->
        [one] 1 Soldat
       *[other] { $n } Soldaten
    }
nobody = niemand
natural = Eine natürliche Dreizehn
by-hand = Auf dem Plan im Saal ausgefochten; das Ergebnis wurde eingetragen.

## Die Verfassung

law-article = Artikel { $number }:
law-out = Gestrichen:
law-no-longer = Nicht mehr:
law-taken-out = Aus der Verfassung gestrichen.
laws = Die Gesetze

## Am Pult der Spielleitung

desk-lighter = Was das nächste Spiel leichter machen würde
desk-nothing = Nichts fiel auf.
desk-steps = Schritte der Spielleitung
desk-waited = Auf wen der Saal wartete
desk-voted = Wer wie stimmte
load-steps = Schritte
load-steps-part = davon für einen Sitz
load-time = Zeit
load-time-part = davon gewartet
load-longest = Am längsten auf
load-for-seat = { $n } für einen Sitz
load-waited = gewartet { $time }
seconds = { $n } s
minutes = { $n } min
hours = { $hours } h { $minutes } min

## Zum Aufheben

keep-votes = Die Abstimmungen
keep-votes-says = CSV, eine Zeile für jede Abstimmung
keep-figures = Die Werte im Lauf der Zeit
keep-figures-says = CSV, eine Zeile für jede Änderung
keep-chronicle = Die ganze Chronik
keep-chronicle-says = JSON, für Programme
keep-journal = Das Journal
keep-journal-says = JSON Lines, ein Eintrag je Zeile; nur für die Spielleitung
keep-paper = Auf Papier
keep-paper-says = A4 oder als PDF
keep-public = Diese Ausgabe enthält nur, was alle im Saal gesehen haben. Gib sie weiter, wie du magst.
keep-private = Diese Ausgabe enthält, was nicht alle wissen dürfen. Gib sie mit Bedacht weiter.

## Köpfe der Tabellen

csv-number = Nummer
csv-when = Wann
csv-matter = Sache
csv-label = Zur Abstimmung gestellt
csv-yes = Ja
csv-no = Nein
csv-verdict = Ergebnis
csv-reason = Grund
csv-strength = { $faction }: Gewicht
csv-hand = { $faction }: Hand
csv-seconds = Sekunden
csv-time = Zeit
csv-figure = Größe
csv-whose = Wessen
csv-value = Wert
csv-city = Die Stadt

## Die Wiedergabe

replay-larger = Größeres Bild
replay-figures = Mit den Zahlen
replay-back = Zurück zum Buch
replay-then = Der Rat zu dieser Zeit
replay-stasis = Stasis
replay-wrath = Zorn
replay-doom = { CALLED("doom", "Verhängnis") }
replay-lines = Was gerade geschehen war
replay-arete = { CALLED("arete", "Arete") }
replay-vote = Stimme
replay-presides = im Vorsitz
step-chapter-back = Das Kapitel davor
step-back = Einen Schritt zurück
step-play = Abspielen
step-pause = Anhalten
step-on = Einen Schritt weiter
step-chapter-on = Das nächste Kapitel
replay-speed = Wie schnell
replay-day = Der Tag
