### Was die Spielleitung über Vergangenes, das Warten, die Aufzeichnungen und ihre eigenen Geräte liest.

## Der Tisch, wie er damals stand

past-arete = Arete
past-strength = Gewicht
past-horses = Pferde
past-tyche = Tyche
past-talents = Talente
past-doom = Verhängnis
past-prytanis = Prytanis
past-stasis = Stasis
past-wrath = Göttlicher Zorn
past-agenda = Tagesordnung
past-laws = Gesetze
past-docket = Vor dem Rat
past-race = Rennen
past-vote = Abstimmung
past-count = { $count } von { $full }
past-no-race = keines
past-no-vote = keine
past-nothing = nichts
past-nobody = niemand
past-vote-open = { $option }: { $count } von { $all } abgegeben
past-bids = { $count } festgelegt
past-turned-up = Aufgedeckt: { $cards }.
past-moment = Akt { $act }, Zyklus { $cycle }, { $phase }

## Das Ende des Tages, die Chronik

day-over = <b>Der Tag ist zu Ende.</b> Die Chronik erzählt ihn, und wie lange der Saal gewartet hat.
day-chronicle = Die Chronik …

## Warten

waiting = Es wird gewartet
waiting-one = Warten auf { NAME($who, form: "accusative") } <time/>
waiting-some = Warten auf { $seats } Sitze <time/>
absent-never = Nie kam ein Gerät für { $who }.
absent-away = Kein Gerät ist da für { $who }.
absent-mark = { $who } abwesend
absent-mark-says = Niemand wartet mehr auf { $who }: Sie enthalten sich, bieten nichts und passen, bis du es änderst.
waiting-nudge = Alle anstupsen
waiting-nudge-says = Ihre Handys vibrieren

## Wie ein Schritt von selbst endet

ends-revealed = Aufgedeckt
ends = Endet
ends-by-hand = von Hand
ends-all-in = wenn alle da sind
ends-at-time = wenn die Zeit um ist
after-or = oder nach
after-revealed = Aufgedeckt nach
after-time = Zeit
after-ends = Endet nach
after-passes = Passt nach
after-shown = Gezeigt nach
after-lot = Durch Los nach
clock-none = ohne Uhr
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
rules-helper = Ein Helfer sieht die Festlegungen; ändern kann sie eine volle Spielleitung.
rules-running = { $ruling }. Eine Uhr, die schon läuft, behält ihre Zeit.
