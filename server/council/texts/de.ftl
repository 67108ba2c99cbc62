### Was die Regeln den Leuten sagen, auf Deutsch.

control = die Spielleitung

## Why a command is refused (late)

refused-a-motion-is-split-into-2 = Teil einen Antrag in 2 bis 6 Teile.
refused-nobody-follows-itself = Ein Sitz kann nicht sich selbst folgen: Wähle eine andere Fraktion.
refused-it-would-be-turned-up-again = Der Stapel ist leer, diese Karte würde also sofort wieder aufgedeckt.
refused-no-stasis-card-is-left = Es ist keine { CALLED("stasis_cards", "Stasiskarte") } mehr da.
refused-a-figure-is-at-most-1 = Ein Wert geht bis 1.000.000.
refused-give-1-or-more = Gib 1 oder mehr.
refused-an-amount-is-at-most-100 = Eine Menge geht bis 100.000.
refused-support-is-0-or-more = Unterstützung kann nicht unter 0 liegen.
refused-no-stasis-card-is-left-no = Es ist keine { CALLED("stasis_cards", "Stasiskarte") } mehr da; keine { CALLED("tyche", "Tyche") } wurde genommen.
refused-only-who-is-in-this-battle = { CALLED("tyche", "Tyche") }-Würfel kaufen nur Fraktionen, die in diesem Kampf stehen.
refused-nobody-has-fewer-than-0-victory = Keine Fraktion kann weniger als 0 Siegpunkte haben.
refused-clock-too-long = Eine Uhr läuft höchstens { $most } Sekunden.
refused-round-too-long = Eine Runde dauert höchstens { $most } Sekunden.
refused-too-many-rounds = Plane höchstens { $most } kommende Runden.
refused-act-of-round = Akte gehen nie zurück: Diese Runde braucht einen Akt von { $act } bis { $acts }.
refused-round-too-many-minutes = Eine Runde dauert höchstens { $most } Minuten.
refused-only-stasis-cards-to-a-hand = Auf die Hand kommen nur { CALLED("stasis_cards", "Stasiskarten") }.
refused-no-stasis-card-face-up = Keine { CALLED("stasis_cards", "Stasiskarte") } liegt offen.
refused-cards-dealt = Teil auf einmal 1 bis { $most } Karten aus, oder nimm so viele.
refused-no-card-held = { NAME($who, form: "the", start: "yes") } haben keine { CALLED("stasis_cards", "Stasiskarte") }.
refused-card-exists = Eine Karte namens { $card } gibt es schon.
refused-stasis-below-act = Die Stasis liegt nie unter der Zahl des Akts, derzeit { $act }.
refused-hero-value = Der Wert eines Helden ist { $least } bis { $most }.
refused-another-hero = Ein anderer Held heißt { $who }.
refused-support-bounds = Gib 1 bis { $most } Unterstützung.
refused-settings-at-once = Ändere auf einmal 1 bis { $most } Festlegungen.
refused-no-setting = Eine Festlegung namens { $key } gibt es nicht.
refused-has-horses = { $have ->
    [0] { NAME($who, form: "the", start: "yes") } haben keine { CALLED("horses", "Pferde") }.
    [one] { NAME($who, form: "the", start: "yes") } haben nur 1 { CALLED("horses", "Pferd") }.
   *[other] { NAME($who, form: "the", start: "yes") } haben nur { $have } { CALLED("horses", "Pferde") }.
  }
refused-count-too-high = Eine Zählung geht bis { $most }.
refused-dice-shared = Vergib { $needed } Würfel, jeden an eine andere Fraktion.
refused-too-many-units = Eine Fraktion hat höchstens { $most } Einheiten einer Art.
refused-too-many-projects = Eine Fraktion hat höchstens { $most } { CALLED("projects", "Großbauten") }: Für jeden wird ein Würfel geworfen.
refused-too-many-supports = Eine Fraktion hat höchstens { $most } Unterstützungen zugleich. Nimm zuerst eine weg.
refused-still-contested = Hier stehen noch mehrere Fraktionen; sag für jeden Ort, wer ihn hält: { $places }.
refused-throws-missing = Gib { $number } Würfe ein, einen für jede Fraktion.
refused-natural-13-holds = { NAME($who, form: "the", start: "yes") } haben eine natürliche 13 geworfen und halten den Ort also nicht.
refused-alone-left = { NAME($who, form: "the", start: "yes") } sind allein übrig und halten den Ort also.
refused-takes-no-part = { NAME($who, form: "the", start: "yes") } nehmen am Kampf um „{ $place }“ nicht teil.
refused-throw-misplaced = Der Wurf { NAME($who, form: "genitive") } fehlt oder steht nicht an seinem Platz.
refused-dice = { NAME($who, form: "the", start: "yes") } werfen { $needed } Würfel; eingegeben sind { $given }.
refused-tyche-dice = { NAME($who, form: "the", start: "yes") } werfen { $needed } { CALLED("tyche", "Tyche") }-Würfel; eingegeben sind { $given }.
refused-no-such-die = { NAME($who, form: "the", start: "yes") }: { $die } steht auf keinem Würfel; ein Würfel zeigt 1 bis 6.
refused-points-bounds = Gegeben oder genommen werden 1 bis { $most } Siegpunkte.
refused-control-only = Das kann nur die Spielleitung.
refused-archon-only = Wähle zuerst den Sitz, für den du handelst.
refused-step-over = Das Spiel ist weitergegangen; sieh nach, wo es jetzt steht.
refused-not-now = Wann das geht: { $when }.
refused-waits-for = Das wartet noch auf { NAME($who, form: "accusative") }.
refused-not-yours = Nicht du wirst gefragt, sondern { NAME($who, form: "the") }.
refused-no-such-faction = Eine Fraktion namens { $id } gibt es an diesem Tisch nicht.
refused-not-playing = { NAME($who, form: "the", start: "yes") } spielen an diesem Tisch nicht mit.
refused-too-few-factions = Es spielen mindestens { $least } Fraktionen.
refused-horses-held = Dein Gebot hält { CALLED("horses", "Pferde") } bis zum Aufdecken fest; { $free } sind frei.
refused-bid-locked = Für diese Fraktion ist ein Gebot festgelegt; ihre { CALLED("horses", "Pferde") } sind bis zum Aufdecken gebunden.
refused-has-vote = Wer selbst Stimmrecht hat, überträgt nichts.
refused-no-vote = { NAME($who, form: "the", start: "yes") } haben jetzt kein Stimmrecht.
refused-grant-fixed = Diese Übertragung an { NAME($who, form: "accusative") } ist aus dieser Phase; in der nächsten kann sie woandershin gehen.
refused-to-oneself = Das kann nicht an einen selbst gehen.
refused-tried-already = Diese Möglichkeit ist schon gescheitert.
refused-turn-over = Dieser Zug ist vorbei; nichts wurde ausgegeben.
refused-not-your-turn = Am Zug sind { NAME($who, form: "the") }.
refused-barricaded = Die Barrikade { NAME($who, form: "genitive") } hält dich draußen; du bist noch am Zug.
refused-no-such-target = Dieses Ziel gibt es nicht oder nicht mehr; du bist noch am Zug.
refused-has-target = Diese Karte hat ein Ziel: Spiel sie oder tu etwas anderes.
refused-bad-seal = Das Siegel passt nicht auf diese Wahl, oder es wird jetzt etwas anderes gefragt. Wähle noch einmal.
refused-not-in-deck = Diese Karte liegt nicht in diesem Stapel.
refused-before-the-council = Dieses Ereignis ist vor dem Rat; dort bleibt es, bis es erledigt ist.
refused-already-so = Es ist schon so; nichts hat sich geändert.
refused-wrong-number = { $needed ->
    [one] Wähle genau ein Ereignis.
   *[other] Wähle genau { $needed } Ereignisse.
  }
refused-wrong-units = { $needed ->
    [0] Es ist keine Einheit mehr aufzustellen.
    [one] Stell genau eine Einheit auf.
   *[other] Stell genau { $needed } Einheiten auf.
  }
not-offered-second-entry = Derselbe Eintrag steht zweimal da.
not-offered-proposal = Dieser Vorschlag steht nicht zur Wahl.
not-offered-motion = Dieser Antrag steht nicht zur Wahl.
not-offered-text = Dieser Text steht nicht zur Wahl.
not-offered-deck = Dieser Stapel steht nicht zur Wahl.
not-offered-support = Diese Unterstützung steht nicht zur Wahl.
not-offered-thing-to-give = Diese Gabe steht nicht zur Wahl.
not-offered-counter-left-out = { CALLED("arete", "Arete") } und Einfluss können nicht weggelassen werden: Aus ihnen bestehen die Stimmen.
not-offered-thing = Das steht nicht zur Wahl.
not-offered-law = Dieses Gesetz steht nicht zur Wahl.
not-offered-end-of-a-law = Dieses Ende eines Gesetzes steht nicht zur Wahl.
not-offered-article = Dieser Artikel steht nicht zur Wahl.
not-offered-hero = Dieser Held steht nicht zur Wahl.
not-offered-faction = Diese Fraktion steht nicht zur Wahl.
not-offered-answer = Diese Antwort steht nicht zur Wahl.
not-offered-event = Dieses Ereignis steht nicht zur Wahl.
not-offered-option = Diese Möglichkeit steht nicht zur Wahl.
not-offered-choice = Diese Wahl steht nicht offen.
not-offered-line = Diese Zeile steht nicht zur Wahl.
not-offered-amount = Diese Menge steht nicht zur Wahl.
not-offered-task = Diese Aufgabe steht nicht zur Wahl.
not-offered-candidate = Diese Fraktion steht nicht zur Wahl.
not-offered-card = Diese Karte steht nicht zur Wahl.
not-offered-map = Diese Karte der Stadt steht nicht zur Wahl.
not-offered-objective = Dieser Ort steht nicht zur Wahl.
not-offered-battle = Dieser Kampf steht nicht zur Wahl.
bad-text-reason = Der Grund muss 1 bis { $most } Zeichen lang sein.
bad-text-text = Der Text muss 1 bis { $most } Zeichen lang sein.
bad-text-label = Die Beschriftung muss 1 bis { $most } Zeichen lang sein.
bad-text-counter = Der Name eines Werts muss 1 bis { $most } Zeichen lang sein.
bad-text-announcement = Die Ansage muss 1 bis { $most } Zeichen lang sein.
bad-text-name = Der Name muss 1 bis { $most } Zeichen lang sein.
bad-text-title = Der Titel muss 1 bis { $most } Zeichen lang sein.
bad-text-line = Das steht in einer Zeile. Nimm den Zeilenumbruch heraus.
bad-text-turn = Das hat kein Zeichen, das die Schreibrichtung umkehrt. Tippe es neu, statt es einzufügen.
bad-text-unseen = Das hat nur Zeichen, die man sieht. Tippe es neu, statt es einzufügen.
bad-text-marks = Das hat keine Zeichen ohne Buchstaben, und wenige auf jedem. Tippe es neu.
too-many-horses = { $have ->
    [0] Du hast keine { CALLED("horses", "Pferde") }.
    [one] Du hast nur 1 { CALLED("horses", "Pferd") }.
   *[other] Du hast nur { $have } { CALLED("horses", "Pferde") }.
  }
too-many-mobs = { $have ->
    [0] Du hast keine Mobs mehr.
    [one] Du hast nur 1 Mob.
   *[other] Du hast nur { $have } Mobs.
  }
too-many-military-units = { $have ->
    [0] Du hast keine Soldaten mehr.
    [one] Du hast nur 1 Soldaten.
   *[other] Du hast nur { $have } Soldaten.
  }
too-many-tyche = { $have ->
    [0] Du hast keine { CALLED("tyche", "Tyche") }.
   *[other] Du hast nur { $have } { CALLED("tyche", "Tyche") }.
  }
too-many-talents = { $have ->
    [0] Du hast keine { CALLED("talents", "Talente") }.
    [one] Du hast nur 1 { CALLED("talents", "Talent") }.
   *[other] Du hast nur { $have } { CALLED("talents", "Talente") }.
  }
too-many-tyche-dice-to-buy = { $have ->
    [0] Du kannst keinen { CALLED("tyche", "Tyche") }-Würfel kaufen.
   *[other] Du kannst nur { $have } { CALLED("tyche", "Tyche") }-Würfel kaufen.
  }
at-most-heroes = Eine Fraktion hat höchstens { $most } Helden.
at-most-laws = Es kann höchstens { $most } Gesetze geben.
at-most-articles = Es kann höchstens { $most } Artikel geben.
at-most-motions = Es kann höchstens { $most } Anträge geben.

## When something can be done: the end of "This can be done …" (late)

when-between-two-rounds-or-between = zwischen zwei Runden oder zwischen zwei Anträgen
when-during-an-action-round = während einer Ratsrunde
when-once-the-game-has-begun = sobald das Spiel begonnen hat
when-between-two-cycles = bei der Prüfung am Ende eines Zyklus oder in der Diplomatierunde
when-before-the-game-begins = bevor das Spiel beginnt
when-once-their-choices-are-shown = sobald aufgedeckt ist, was eine der beiden geheim gewählt hat
when-by-the-clock-alone = allein durch die Uhr
when-while-fewer-than-three-of = solange weniger als drei deiner Vorschläge auf die Spielleitung warten
when-before-a-motion-is-put = bevor ein Antrag zur Abstimmung kommt
when-before-a-motion-is-read = bevor ein Antrag verlesen wird
when-for-a-motion-that-waits = zwischen zwei Anträgen, bei einem, der noch wartet
when-once-the-first-stasis-has = sobald die erste Stasis ausgebrochen ist
when-when-two-cards-or-more = wenn im Stapel zwei oder mehr Karten verdeckt liegen
when-when-the-deck-has-discards = wenn der Stapel abgelegte Karten hat
when-in-a-stasis-until-its = in einer Stasis, bis ihre Aufstellung endet
when-once-something-is-held-up = sobald etwas aufgehalten wird
when-in-a-step-that-can = in einem Schritt, der eine Uhr haben kann
when-during-a-phase-of-the = während einer Phase des Rats
when-after-the-race-in-the = nach dem Rennen, in der Phase Unterstützung
when-from-the-prytanis-phase-to = von der Phase Prytanis bis zur Phase Abstimmung oder bei einem Antrag
when-after-an-option-of-this = nachdem eine Möglichkeit dieses Ereignisses gescheitert ist
when-once-an-act-when-an = einmal im Akt, nachdem ein Ereignis angenommen ist, wenn ein Artikel es erlaubt
when-while-the-prytanis-chooses-what = während der Prytanis wählt, was zur Abstimmung kommt
when-once-a-cycle-before-events = einmal im Zyklus, bevor Ereignisse gewählt werden, wenn ein Artikel es erlaubt
when-in-a-debate = in einer Debatte
when-during-a-cycle-of-the = während eines Zyklus des Rats
when-once-everybody-has-passed-for = sobald alle zwei volle Umläufe lang gepasst haben
when-while-units-are-placed = während Einheiten aufgestellt werden
when-while-stasis-cards-are-drawn = während { CALLED("stasis_cards", "Stasiskarten") } gezogen werden
when-while-cards-are-drawn-and = während Karten gezogen und während Helden eingesetzt werden
when-while-dice-are-shared-out = während Würfel verteilt werden
when-by-the-winner-of-a = durch den Sieger einer Stasis
when-outside-of-a-stasis = solange keine Stasis ist
when-in-a-stasis-before-its = in einer Stasis, vor ihrer Beute
when-from-the-muster-of-a = vom Aufgebot einer Stasis bis zum Ende ihrer Kämpfe
when-between-the-battles-of-a = zwischen den Kämpfen einer Stasis
when-when-dice-are-about-to = wenn gleich gewürfelt wird
when-after-a-battle = nach einem Kampf
when-while-a-battle-is-on = während ein Kampf auf dem Tisch ist
when-before-the-dice-of-a = vor den Würfeln eines Kampfs
when-after-the-deployment-of-a = nach der Aufstellung einer Stasis
when-when-the-most-victory-points = wenn mehrere die meisten Siegpunkte haben
when-from-the-spoils-of-a = von der Beute einer Stasis an, bis ein Artikel geändert ist
when-while-heroes-are-committed = während Helden eingesetzt werden

## Words that every room uses

nobody = niemand
told-together = { $lines }
and-then = { $before } { $next }
and-more = { $line }{ $more }
until-vote = für diese Abstimmung
until-phase = für diese Phase
until-cycle = für diesen Zyklus
until-round = für diese Ratsrunde
until-act = für diesen Akt
until-removed = bis auf Widerruf
span-none = keine
span-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
span-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  }
span-both = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
  } { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  }
and-comma = { $before }, { $next }

## Vor dem ersten Zyklus

day-action-round = Ratsrunde { $id }
day-diplomacy-round = Diplomatierunde
day-assembly = Volksversammlung
day-the-council-gathers = Der Rat versammelt sich.
day-the-council-begins-when-everybody = Der Rat beginnt, wenn alle da sind.
day-the-council-gathers-2 = Der Rat versammelt sich
step-everybody-takes-a-seat-your = Alle nehmen einen Sitz ein. Dein Auftrag sagt, was deine Fraktion will.

## Why a figure is what it is

figures-arete = Arete
figures-lasting-influence = dauerhafter Einfluss
figures-in-exile-no-vote = verbannt: kein Stimmrecht
figures-not-a-citizen-no-vote = kein Bürger: kein Stimmrecht{ $article }
cause-start = zu Beginn
cause-earlier = zu Beginn und später
cause-control = Spielleitung: { $reason }
cause-earlier-by-control = Spielleitung: frühere Änderungen
cause-act-began = Beginn von Akt { $act }
cause-given-to = gegeben an { NAME($who, form: "accusative") }
cause-given-by = erhalten von { NAME($who, form: "dative") }
cause-comes-in = beim Hinzukommen
cause-joined = mitgenommen zu { NAME($who, form: "dative") }
cause-joined-by = mitgebracht von { NAME($who, form: "dative") }
cause-as-played = wie es gespielt wurde
cause-shown-in-a-race = in einem Rennen gezeigt
cause-stasis-over = nach der Stasis
cause-drawn-in-a-stasis = in einer Stasis gezogen
cause-paid-for-stasis-cards = für { CALLED("stasis_cards", "Stasiskarten") } bezahlt
cause-not-dealt-in-a-stasis = in einer Stasis nicht ausgeteilt
cause-battle-rolls = für Würfe im Kampf ausgegeben
cause-moved-by-a-card = von einer Karte bewegt
cause-placed = aufgestellt
influence-granted = übertragen von { NAME($who, form: "dative") }
support-race = das Pferderennen
vote-hands-counted = im Raum gezählte Hände
muster-part-megaprojects = { CALLED("projects", "Großbauten") }
muster-part-act = der Akt
battle-part-dice = Würfel
battle-part-mobs = { $number ->
    [one] 1 Mob
   *[other] { $number } Mobs
  }
battle-part-military = { $number ->
    [one] 1 Militäreinheit
   *[other] { $number } Militäreinheiten
  }
hero-fell-in-stasis = in Stasis { $stasis }

## Where something comes from (late)

origin-assembly = die Volksversammlung
origin-faction = { NAME($who, form: "the") }

## What is left to be done by hand (late)

task-play-by-article = Spielt nach dem neuen Text von Artikel { $at }: { $text }
task-article-is-no-more = „{ $title }“ sollte an die Stelle eines Artikels treten, den es nicht mehr gibt. Nimm den Text als neuen Artikel auf oder lass ihn fallen: { $text }
task-hand-over = Gib { NAME($who, form: "dative") }: { $by } × { $what }.

## Journals of older versions (late)

format-unknown = Dieses Journal hat das Format { $format }; dieses Programm liest 1 bis { $last }.
format-taken-back-in-the-stasis = In einer Stasis dieses Journals wurde eine Handlung auf eine Weise zurückgenommen, die dieses Programm nicht mehr kennt. Die Version, die das Journal geschrieben hat, kann es noch lesen.

## Agenda (soon)

agenda-gone-text = Der Text steht nicht mehr bereit.
agenda-gone-in-force = Der Artikel hat diesen Text jetzt schon.
agenda-gone-article = Den Artikel gibt es nicht mehr.
agenda-the-article-that-it-was = Den Artikel, den er ersetzen sollte, gibt es nicht mehr.

## Agenda, in the log (late)

agenda-control-takes-off-the-agenda = Die Spielleitung nimmt „{ $motion }“ von der Tagesordnung: { $reason }
agenda-quoted-old = „{ $old }“
agenda-now = „{ $old }“, jetzt „{ $new }“
agenda-control-rewords = Die Spielleitung formuliert { $name } neu: { $reason }
agenda-quoted = „{ $title }“
agenda-control-splits-into = Die Spielleitung teilt „{ $motion }“ in { $parts }.
agenda-control-puts-on-the-agenda = Die Spielleitung setzt „{ $title }“ auf die Tagesordnung.
agenda-moved-by-joins-the-agenda = „{ $title }“, eingebracht von { NAME($who, form: "dative") }, kommt auf die Tagesordnung.
agenda-propose-a-motion = { NAME($who, form: "the", start: "yes") } schlagen einen Antrag vor.
agenda-control-declines-a-motion-of = Die Spielleitung lehnt einen Antrag { NAME($who, form: "genitive") } ab: { $reason }
agenda-control-moves-to-place = Die Spielleitung setzt „{ $motion }“ auf Platz { $what }.
agenda-is-put-off-to-another = „{ $motion }“ wird auf eine andere Volksversammlung verschoben.
agenda-waits-in-this-assembly-again = „{ $motion }“ wartet wieder in dieser Volksversammlung.
agenda-the-motion-of-on-falls = Der Antrag { NAME($name, form: "genitive") } zu „{ $title }“ entfällt: { $why }

## Sitting (soon)

sitting-it-is-read-before-the = Er wird vor den anderen verlesen.
sitting-the-assembly-sits-2 = Die Volksversammlung tagt
sitting-read-the-motion = Den Antrag „{ $title }“ verlesen
sitting-its-text-is-shown-and = Sein Text wird gezeigt, und seine Debatte beginnt.
sitting-debate = Debatte
sitting-the-motion-is-put-to = Der Antrag kommt zur Abstimmung.
sitting-the-vote-may-be-called = Ist die Zeit um, kann jederzeit abgestimmt werden.
sitting-put-the-motion-to-the = Über den Antrag abstimmen lassen
sitting-the-debate-ends-the-factions = Die Debatte endet; die Fraktionen stimmen ab.
sitting-the-assembly-votes = Die Volksversammlung stimmt ab
sitting-let-it-happen = Geschehen lassen
sitting-what-is-shown-becomes-true = Was gezeigt wird, tritt ein.
sitting-ended = „{ $title }“: { $ended }
sitting-the-assembly-sits-one-motion = Die Volksversammlung tagt; ein Antrag liegt ihr vor.
sitting-the-assembly-sits-motions-are = Die Volksversammlung tagt; { $many } Anträge liegen ihr vor.
sitting-debated = In der Debatte
sitting-adopted = Angenommen
sitting-of-the-motion = { $what }: „{ $title }“.
sitting-you-may-grant-your-influence = {" "}Du darfst deinen Einfluss für diese Abstimmung übertragen.
sitting-debated-and-grants = { $debated }{ $grants }

## Sitting, in the log (late)

sitting-is-rejected = „{ $title }“ ist abgelehnt. { $verdict }
sitting-is-adopted = „{ $title }“ ist angenommen. { $verdict }
sitting-the-agenda-is-full-with = Die Tagesordnung ist mit { $motions } Anträgen voll{ $article }: Die nächste Diplomatierunde beginnt mit einer Volksversammlung.
sitting-the-assembly-sits = Die Volksversammlung tagt.
sitting-the-assembly-is-over = Die Volksversammlung ist vorbei.
sitting-before-the-assembly = Vor der Volksversammlung: „{ $title }“.

## Decks (late)

decks-the-discards-of-are-shuffled = Die abgelegten Karten von „{ $name }“ werden wieder in den Stapel gemischt.
decks-reshuffle-2 = { $name } neu mischen
decks-control-opens-and-looks-through = Die Spielleitung öffnet { $name } und sieht die Karten durch.
decks-control-closes = Die Spielleitung schließt { $name }.
decks-control-shuffles = Die Spielleitung mischt { $deck }.
decks-concealed-anew = Was hier verborgen lag, war in einer Datei, so dass es jemand wissen kann. Was geheim gewählt und noch nicht gezeigt wurde, wird neu gewählt, und jeder Stapel ist gemischt.
decks-stasis-card = { CALLED("stasis_cards", "Stasiskarte") }
decks-stasis-cards = { CALLED("stasis_cards", "Stasiskarten") }
decks-control-takes-from = Die Spielleitung nimmt { NAME($name, form: "dative") } { $number } { $cards }: { $reason }
decks-control-wrote-the-card = Die Spielleitung hat die Karte „{ $title }“ geschrieben.
decks-goes = „{ $title }“ kommt { $place }.
decks-control-puts-face-up-on = Die Spielleitung legt „{ $title }“ offen auf { $name }: { $reason }
decks-control-puts-on-the-discards = Die Spielleitung legt „{ $title }“ auf die Ablage von { $name }: { $reason }
decks-on-top-of = zuoberst auf { $name }
decks-to-the-bottom-of = zuunterst unter { $name }
decks-into-at-random = in { $name }, an zufälliger Stelle
decks-control-takes-off-and-back = Die Spielleitung nimmt „{ $title }“ weg und legt es zurück in { $name }: { $reason }
decks-control-moves-a-card-within = Die Spielleitung verschiebt eine Karte innerhalb von { $name }: { $reason }
decks-control-gives-a-stasis-card = Die Spielleitung gibt { NAME($name, form: "dative") } eine { CALLED("stasis_cards", "Stasiskarte") }: { $reason }
decks-are-given = { NAME($name, form: "the", start: "yes") } bekommen „{ $title }“.
decks-the-deck = „{ $who }“
decks-the-deck-of-stasis-cards = „{ CALLED("stasis_cards", "Stasiskarten") }“

## Figures (late)

figures-stasis = Stasis
figures-divine-wrath = Göttlicher Zorn
figures-counter-of = { $who }: { $counter }
figures-set-by-control = { $name } { $from } → { $what }, von der Spielleitung gesetzt: { $reason }
figures-the-give-to-the = { $what }: { $giver } → { $taker }, { $amount }.
figures-not-citizens = keine Bürger
figures-in-exile = , verbannt
figures-are-set-by-control = { NAME($name, form: "the", start: "yes") } sind { $citizen }{ $exile }, von der Spielleitung gesetzt: { $reason }
figures-control-gives-support = Die Spielleitung gibt { NAME($name, form: "dative") } { $by } Unterstützung { $until }: { $label }
figures-control-takes-support-away = Die Spielleitung nimmt Unterstützung weg.
figures-tyche = Tyche
figures-horses = Pferde
figures-talents = Talente
figures-counter-named = Die Spielleitung nennt { $was } von nun an „{ $now }“.
figures-counter-left-out = Die Spielleitung lässt { $was } weg: Kein Bildschirm zeigt es mehr.
figures-doom = Verhängnis
figures-stasis-cards = Stasiskarten

## Record (late)

record-what-was-chosen-in-secret = {" "}Was geheim gewählt wurde, wird neu gewählt.
record-control-took-the-game-back = Die Spielleitung hat das Spiel zurückgesetzt. { $headline }{ $again }

## Wer spielt (late)

roster-came-in = { NAME($who, form: "the", start: "yes") } kommen hinzu, mit { CALLED("arete", "Arete") } { $arete }.
roster-joined = Die Leute { NAME($who, form: "genitive") } schließen sich { NAME($whom, form: "dative") } an, mit ihren Marken, ihrem { CALLED("doom", "Verhängnis") } und ihren lebenden Helden.
roster-returned = Die Leute { NAME($who, form: "genitive") }, die sich anderen angeschlossen hatten, sitzen wieder am eigenen Sitz.
roster-followed = Die Leute { NAME($who, form: "genitive") } sitzen wieder bei denen, denen sie sich angeschlossen haben.
roster-coming-figures = Sie beginnen mit { CALLED("arete", "Arete") } { $arete }, { CALLED("tyche", "Tyche") } { $tyche }, { CALLED("horses", "Pferde") } { $horses }, { CALLED("talents", "Talente") } { $talents } und { CALLED("doom", "Verhängnis") } { $doom }.
roster-coming-heroes = { $n ->
    [one] Mit ihnen kommt 1 Held: { $heroes }.
   *[other] Mit ihnen kommen { $n } Helden: { $heroes }.
  }
roster-coming-supremacy = { NAME($who, form: "the", start: "yes") } haben dann den Vorrang.
roster-coming-ties = { NAME($who, form: "the", start: "yes") } entscheiden dann bei Stimmengleichheit.
roster-joining-figures = Mit ihnen gehen { CALLED("tyche", "Tyche") } { $tyche }, { CALLED("horses", "Pferde") } { $horses }, { CALLED("talents", "Talente") } { $talents }, { CALLED("stasis_cards", "Stasiskarten") } { $cards }, { CALLED("projects", "Großbauten") } { $projects } und { CALLED("doom", "Verhängnis") } { $doom }.
roster-joining-heroes = { $n ->
    [one] 1 Held geht mit: { $heroes }.
   *[other] { $n } Helden gehen mit: { $heroes }.
  }
roster-joining-ends = Ihre { CALLED("arete", "Arete") } von { $arete }, ihr Stimmrecht und ihre Ämter enden.
roster-votes = { $n ->
    [one] 1 Fraktion hat dann Stimmrecht.
   *[other] { $n } Fraktionen haben dann Stimmrecht.
  }
roster-votes-quorum = { $n ->
    [one] 1 Fraktion hat dann Stimmrecht; das Quorum ist { $quorum }.
   *[other] { $n } Fraktionen haben dann Stimmrecht; das Quorum ist { $quorum }.
  }
roster-all-play = Alle { $n } Fraktionen spielen.
roster-play = { $n } Fraktionen spielen, ohne { NAME($others, form: "accusative") }.
roster-without-supremacy = { NAME($who, form: "the", start: "yes") } haben den Vorrang: Ohne sie wählt die Spielleitung, wer bei Gleichstand Prytanis wird.
roster-without-ties = { NAME($who, form: "the", start: "yes") } entscheiden bei Stimmengleichheit: Ohne sie tut es die Spielleitung.
roster-without-garrison = „{ $name }“ steht nicht bei „{ $place }“.
roster-without-cards = { $n ->
    [one] 1 Karte nennt sie und bewirkt bei ihnen nichts: { $titles }.
   *[other] { $n } Karten nennen sie und bewirken bei ihnen nichts: { $titles }.
  }
roster-without-many-cards = { $n } Karten nennen sie und bewirken bei ihnen nichts, darunter { $titles }.

## Seats (late)

seats-the-seat-of = Der Sitz { NAME($who, form: "genitive") }
seats-change-places = Die Leute { NAME($who, form: "genitive") } und { NAME($whom, form: "genitive") } tauschen die Sitze: Jede Gruppe spielt ab jetzt die Fraktion der anderen.
seats-is-played-on-its-own = { $seat } wird jetzt auf dem eigenen Handy gespielt.
seats-is-played-on-a-shared = { $seat } wird jetzt auf einem gemeinsamen Tablet gespielt.
seats-is-played-on-paper-now = { $seat } wird jetzt auf Papier gespielt; die Spielleitung gibt es ein.
seats-is-empty-now-it-abstains = { $seat } ist jetzt leer: Er enthält sich, bietet nichts und passt.
seats-is-empty-now-it-votes = { $seat } ist jetzt leer: Er stimmt wie { NAME($who, form: "the") }.
seats-is-empty-now-control-decides = { $seat } ist jetzt leer: Die Spielleitung entscheidet für ihn.
seats-is-played-by-the-program = { $seat } wird jetzt vom Programm gespielt.
seats-on-paper = auf Papier
seats-by-controls-hand = durch die Spielleitung
seats-by-the-program = durch das Programm
seats-the = { $who } { $how }
seats-by-whose-hand = {" "}({ $hands })
seats-control-opened-it-before-all = {" "}Die Spielleitung hat aufgedeckt, ehe alle gewählt hatten: ohne { $names }.
seats-the-time-was-up-without = {" "}Die Zeit war um: ohne { $names }.
seats-control-for = Die Spielleitung hat für { NAME($who, form: "accusative") } { $did }.

## Stage (late)

stage-control-announces = Die Spielleitung gibt bekannt: { $text }
stage-the-city = Die Stadt
stage-article = Artikel { $at }
stage-a-law-in-force = Ein geltendes Gesetz
stage-a-motion = Ein Antrag
stage-a-motion-of = Ein Antrag { NAME($who, form: "genitive") }
stage-a-faction-of-citizens = Eine Bürgerfraktion
stage-a-faction-in-exile = Eine verbannte Fraktion
stage-a-faction-without-citizenship = Eine Fraktion ohne Bürgerrecht
stage-a-faction-without-citizenship-in = Eine Fraktion ohne Bürgerrecht, verbannt
stage-strength = Stimmgewicht
stage-stasis = Stasis
stage-divine-wrath = Göttlicher Zorn

## Check (soon)

check-both = { $stasis } { $assembly }
check-of-motions-an-assembly-opens = { $motions } von { $full } Anträgen{ $article }: Die nächste Diplomatierunde beginnt mit einer Volksversammlung.
check-of-motions-no-assembly-yet = { $motions } von { $full } Anträgen{ $article }: noch keine Volksversammlung.
check-stasis-of-the-streets-are = Stasis { $number } von { $threshold }{ $article }: Die Straßen sind verloren. Die Stasis bricht aus.
check-stasis-of-the-city-holds = Stasis { $number } von { $threshold }{ $article }: Die Stadt hält.
check-the-agenda-and-the-streets = Tagesordnung und Straßen werden geprüft.
check-check = Prüfung
check-it-is-fought-out-at = Sie wird am Tisch ausgetragen; die Spielleitung nennt den Sieger.
check-stasis-cards-are-dealt-and = { CALLED("stasis_cards", "Stasiskarten") } werden ausgeteilt, und die Fraktionen bieten auf.
check-stasis-breaks-out = Die Stasis bricht aus
check-begin-the-next-cycle = Den nächsten Zyklus beginnen
check-grants-and-the-horse-bonus = Übertragungen und der Bonus des Rennens verfallen.
check-stasis-is-fought-out-before = Die Stasis wird ausgetragen, ehe jemand zur Diplomatierunde geht.
check-the-stasis-phase-begins = Die Stasisphase beginnt.
check-the-diplomacy-round-begins = Die Diplomatierunde beginnt.
check-the-next-cycle-begins = Der nächste Zyklus beginnt.

## Debate (soon)

debate-you-leave-the-list-of = Du verlässt die Rednerliste.
debate-lower-hand = Hand senken
debate-you-join-the-list-of = Du kommst auf die Rednerliste.
debate-end-my-speech = Ich bin fertig
debate-raise-hand = Hand heben
debate-speak-everybody-sees-it = { NAME($who, form: "the", start: "yes") } sprechen; alle sehen es.
debate-nobody-has-the-floor-any = Niemand hat mehr das Wort.
debate-nobody = Niemand
debate-have-the-floor = { NAME($who, form: "the", start: "yes") } haben das Wort.
debate-the-floor-is-open-to = Das Wort steht allen offen.
debate-speak-bargain-threaten-raise-a = Sprich, feilsche, drohe. Heb die Hand, wenn der Saal laut ist.
debate-debate = Debatte
debate-the-support-phase-begins = Die Phase Unterstützung beginnt.
debate-may-end-once-the-time-is-up = Ist die Zeit um, kann die Debatte jederzeit enden.
debate-end-the-debate-start-the = Debatte beenden, Rennen starten
debate-the-archons-conceal-their-horses = Die Archonten verbergen ihre { CALLED("horses", "Pferde") }.
debate-you-have-the-floor = Du hast das Wort
debate-the-room-listens-to-you = Der Saal hört dir zu.
debate-you-are-next-to-speak = Du sprichst als Nächstes.
debate-before-you-on-the-list = { $before } vor dir auf der Rednerliste.

## Events (soon)

events-called = { $titles }
events-these-go-to-the-vote = Diese kommen zur Abstimmung; die anderen Ereignisse werden abgelegt.
events-goes-under-its-deck-and = „{ $title }“ kommt unter seinen Stapel, und das nächste wird aufgedeckt. Einmal im Zyklus{ $article }.
events-send-away = „{ $title }“ wegschicken
events-quoted = „{ $title }“
events-the-choice-of-events-falls = Die Wahl der Ereignisse fällt an { NAME($prytanis, form: "accusative") }{ $article }.
events-you-preside = Du führst den Vorsitz
events-events-2 = Ereignisse
events-to-choose-an-event = ein Ereignis wählen
events-to-choose-the-events = die Ereignisse wählen
events-the-debate-begins = Die Debatte beginnt.
events-open-the-debate = Debatte eröffnen
events-the-clock-of-the-debate = Die Uhr der Debatte läuft los.
events-choose-the-event-that-goes = Wähle das Ereignis, das zur Abstimmung kommt{ $article }.
events-choose-the-events-that-go = Wähle die { $n } Ereignisse, die zur Abstimmung kommen{ $article }.
events-no-event-is-before-the = Vor dem Rat ist kein Ereignis.
events-goes-to-the-vote = { $title } kommt zur Abstimmung.
events-go-to-the-vote = { $titles } kommen zur Abstimmung.

## Events, in the log (late)

events-the-cards-of-act-are = Die Karten des { $act }. Akts werden in den Stapel gemischt:
events-the-discards-are-shuffled-back = Die abgelegten Karten werden wieder in den Stapel gemischt:
events-the-deck = { $why } „{ $name }“.
events-is-turned-up = „{ $title }“ wird aufgedeckt.
events-activated = Gewählt: { $titles }{ $article }.
events-the-prytanis-puts-under-its = Der Prytanis legt „{ $title }“ unter seinen Stapel{ $article }.

## Grants (soon)

grants-no-longer-vote-with-your = { NAME($who, form: "the", start: "yes") } stimmen nicht mehr mit deinen { $amount }.
grants-withdraw = Zurückziehen
grants-send = { $who } schicken
grants-call-back = { $who } zurückrufen
grants-no-longer-supports-you = { $who } unterstützt dich nicht mehr: −{ $hero }.
grants-strength-until-the-cycle-ends = +{ $what } Stimmgewicht bis zum Ende des Zyklus. So lange bleibt { $name } im Rat.
grants-to-what-you-grant-until = +{ $what } zu dem, was du überträgst, bis zum Ende des Zyklus. { $name } bleibt im Rat.
grants-you-have-no-vote-to = Du hast kein Stimmrecht, zu dem etwas käme: { $name } würde hier nichts bewirken.
grants-would-vote-with-instead-of = { NAME($who, form: "the", start: "yes") } würden mit { $then } statt { $now } stimmen.
grants-grant-to-you-and-neither = { NAME($name, form: "the", start: "yes") } übertragen an dich, und ihr habt beide kein Stimmrecht: Deine { $amount } zählen als 0.
grants-nobody-is-there = Niemand ist da für { NAME($who, form: "accusative") }: Solange das so ist, zählt dein Einfluss ({ $amount }) nicht.
grants-have-no-vote-your-counts = { NAME($who, form: "the", start: "yes") } haben kein Stimmrecht: Deine { $amount } zählen als 0.

## Grants, in the log (late)

grants-no-longer-supports = unterstützt nicht mehr:
grants-hero-does = { $hero } { $does } { NAME($who, form: "accusative") }.
grants-grant-their-influence-to = { NAME($who, form: "the", start: "yes") } übertragen ihren Einfluss an { NAME($who2, form: "accusative") }.
grants-withdraw-their-grant = { NAME($who, form: "the", start: "yes") } ziehen ihre Übertragung zurück.

## Outcome (soon)

outcome-are-named = { NAME($who, form: "the", start: "yes") } werden benannt. { $what }.
outcome-nothing-passed-2 = Nichts angenommen
outcome-adopted = Angenommen
outcome-stasis = Stasis
outcome-divine-wrath = Göttlicher Zorn
outcome-for = { $what } { $by } für { NAME($whom, form: "accusative") }
outcome-stasis-2 = Stasis { $by }
outcome-divine-wrath-2 = Göttlicher Zorn { $by }
outcome-support-for = Unterstützung +{ $by } für { NAME($whom, form: "accusative") }, { $end }
outcome-exile-for = Verbannung für { NAME($whom, form: "accusative") }
outcome-return-from-exile-for = Rückkehr aus der Verbannung für { NAME($whom, form: "accusative") }
outcome-citizenship-for = Bürgerrecht für { NAME($whom, form: "accusative") }
outcome-loss-of-citizenship-for = Verlust des Bürgerrechts für { NAME($whom, form: "accusative") }
outcome-supremacy-for = Vorrang für { NAME($whom, form: "accusative") }
outcome-joins-the-assemblys-agenda = „{ $title }“ kommt auf die Tagesordnung der Volksversammlung. { $changes }
outcome-to-the-end-of-the = bis zum Ende des Akts
outcome-until = , { $end }
outcome-becomes-law = „{ $title }“ wird Gesetz{ $end }{ $obeyed }
outcome-the-prytanis = den Prytanis
outcome-the-highest-arete = die höchste { CALLED("arete", "Arete") }
outcome-the-lowest-arete = die niedrigste { CALLED("arete", "Arete") }
outcome-each-that-voted-yes = jeden, der JA gestimmt hat
outcome-each-that-voted-no = jeden, der NEIN gestimmt hat
outcome-each-that-abstained = jeden, der sich enthalten hat
outcome-each-citizen = jeden Bürger
outcome-each-non-citizen = jeden Nichtbürger
outcome-each-exile = jeden Verbannten
outcome-one-faction-the-prytanis-names = eine Fraktion, die der Prytanis benennt
outcome-one-faction-control-names = eine Fraktion, die die Spielleitung benennt
outcome-the-faction = { NAME($who, form: "accusative") }
outcome-control-names-whom = { $says }: Die Spielleitung benennt, wen
outcome-strikes-nobody = { $effect }: trifft niemanden
outcome-stasis-3 = Stasis { $from } → { $act }
outcome-divine-wrath-3 = Göttlicher Zorn { $wrath } → { $by }
outcome-joins-the-assemblys-agenda-2 = „{ $title }“ kommt auf die Tagesordnung der Volksversammlung
outcome-support = { $whom }: Unterstützung { $by }, { $end }
outcome-into-exile = in die Verbannung
outcome-back-from-exile = aus der Verbannung zurück
outcome-now-citizens = jetzt Bürger
outcome-no-longer-citizens = keine Bürger mehr
outcome-supremacy-to = Der Vorrang geht an { NAME($who, form: "accusative") }
outcome-standing = { $who }: { $becomes }
outcome-from-to = { $who } { $now } → { $then }
outcome-counters = { $what }: { $rows }
outcome-to-name-a-faction = eine Fraktion benennen
outcome-it-becomes-true-until-then = Es tritt ein; bis dahin darf der Prytanis ein Veto einlegen.
outcome-what-is-shown-becomes-true = Was gezeigt wird, tritt ein.
outcome-let-it-happen = Geschehen lassen
outcome-passes = „{ $title }“ ist angenommen: { $label }.
outcome-nothing-passed-on = Bei „{ $title }“ wurde nichts angenommen.
outcome-is-adopted = „{ $title }“ ist angenommen.
outcome-waiting-for-to-name-a = Warten auf { NAME($who, form: "accusative") }: eine Fraktion benennen.
outcome-the-verdict = Das Ergebnis
outcome-everyone = alle

## Outcome, in the log (late)

outcome-nothing-passed-on-its-default = Bei „{ $title }“ wurde nichts angenommen; als Nächstes kommt die letzte Zeile der Karte.
outcome-are-named-2 = { NAME($who, form: "the", start: "yes") } werden benannt.
outcome-done = Erledigt: { $text }
outcome-nothing-passed = nichts angenommen
outcome-is-settled = „{ $title }“ ist entschieden: { $way }.
outcome-by = { $says }, durch „{ $title }“
outcome-struck-out-by-control = Von der Spielleitung gestrichen: { $says }: { $reason }
outcome-by-changed-by-control = { $says }, durch „{ $title }“; von der Spielleitung geändert: { $reason }

## Prytanis (soon)

prytanis-will-preside-over-this-cycle = { NAME($name, form: "the", start: "yes") } werden in diesem Zyklus den Vorsitz führen.
prytanis-locked-until-the-reveal-you = Festgelegt bis zum Aufdecken; bis dahin darfst du es ändern.
prytanis-abstain = Sich enthalten
prytanis-the-council-elects-its-prytanis = Der Rat wählt seinen Prytanis.
prytanis-got-the-most-of-all = { NAME($who, form: "the", start: "yes") } haben von allen, die noch Stimmrecht haben, am meisten bekommen: { $votes }.
prytanis-nobody-was-picked = Niemand wurde gewählt{ $article }.
prytanis-nobody-was-picked-with-any = Hinter keiner Stimme stand ein Gewicht{ $article }.
prytanis-are-elected-with = { NAME($name, form: "the", start: "yes") } sind gewählt mit { $votes }{ $article }.
prytanis-are-tied-at = Gleichstand bei { $votes }: { $names }{ $article }.
prytanis-elect-the-prytanis = Den Prytanis wählen
prytanis-whom-do-you-want-to = Wer soll den Vorsitz führen{ $article }?
prytanis-to-elect-the-prytanis = den Prytanis wählen
prytanis-election = Wahl
prytanis-the-picks-are-revealed = Die Stimmen werden aufgedeckt.
prytanis-all-picks-are-shown-at = Alle Stimmen werden zugleich gezeigt.
prytanis-all-picks-are-shown-at-2 = Alle Stimmen werden zugleich gezeigt; wer fehlt, enthält sich.
prytanis-reveal-the-election = Die Wahl aufdecken: { $votes_in }
prytanis-are-tied-for-prytanis-the = Gleichstand um das Amt des Prytanis: { $who }. Die Wahl fällt an { NAME($who2, form: "accusative") }{ $by }.
prytanis-break-the-tie = Den Gleichstand entscheiden
prytanis-are-tied-pick-who-presides = Gleichstand: { $tied }. Wähle, wer den Vorsitz führt.
prytanis-waiting-for-to-pick-who = Warten auf { NAME($who, form: "accusative") }: Wer führt den Vorsitz?
prytanis-a-tie = Gleichstand
prytanis-to-pick-the-prytanis = den Prytanis benennen
prytanis-the-cycle = Der Zyklus
prytanis-turn-to-the-events = Zu den Ereignissen
prytanis-no-event-lies-face-up = Kein Ereignis liegt offen; als Nächstes kommt die Debatte.
prytanis-the-prytanis-chooses-what-the = Der Prytanis wählt, worüber der Rat debattiert.
prytanis-control-chooses-what-the-council = Die Spielleitung wählt, worüber der Rat debattiert.
prytanis-preside = { NAME($who, form: "the", start: "yes") } führen den Vorsitz.
prytanis-nobody-can-preside-control-chooses = Niemand kann den Vorsitz führen; die Spielleitung wählt anstelle des Prytanis.
prytanis-the-cycle-is-yours-the = Der Zyklus gehört dir. Als Nächstes kommen die Ereignisse.
prytanis-you-preside = Du führst den Vorsitz
prytanis-the-cycle-begins = Der Zyklus beginnt
prytanis-the-council-elects = Der Rat wählt

## Prytanis, in the log (late)

prytanis-are-tied-for-prytanis = Gleichstand um das Amt des Prytanis: { $names }{ $article }.
prytanis-have-joined-others = spielen jetzt bei anderen
prytanis-are-in-exile = sind verbannt
prytanis-are-no-citizens-any-more = sind keine Bürger mehr
prytanis-and-preside-no-longer = { NAME($who, form: "the", start: "yes") } { $why } und führen nicht mehr den Vorsitz.
prytanis-no-citizen-can-preside-control = Kein Bürger kann den Vorsitz führen; die Spielleitung wählt.
prytanis-locked-a-vote = eine Stimme festgelegt
prytanis-for = { $who } { $strength } für { $whom }
prytanis-the-election = Die Wahl: { $cast }{ $hands }.{ $early }
prytanis-preside-they-are-elected = { NAME($name, form: "the", start: "yes") } führen den Vorsitz: Sie sind gewählt{ $article }.
prytanis-preside-with-the-highest-arete = { NAME($name, form: "the", start: "yes") } führen den Vorsitz mit der höchsten { CALLED("arete", "Arete") }{ $article }.
prytanis-preside-with-the-lowest-arete = { NAME($name, form: "the", start: "yes") } führen den Vorsitz mit der niedrigsten { CALLED("arete", "Arete") }{ $article }.
prytanis-preside-it-is-their-turn = { NAME($name, form: "the", start: "yes") } führen den Vorsitz: Sie sind an der Reihe{ $article }.
prytanis-preside-the-lot-fell-on = { NAME($name, form: "the", start: "yes") } führen den Vorsitz: Das Los fiel auf sie{ $article }.
prytanis-preside-the-hold-supremacy-and = { NAME($name, form: "the", start: "yes") } führen den Vorsitz; den Gleichstand hat der Vorrang entschieden: { $holder }{ $article }.
prytanis-preside-control-broke-the-tie = { NAME($name, form: "the", start: "yes") } führen den Vorsitz: Die Spielleitung hat den Gleichstand entschieden.
prytanis-preside-appointed-by-control = { NAME($name, form: "the", start: "yes") } führen den Vorsitz, von der Spielleitung eingesetzt: { $reason }
prytanis-the-presided-last-are-the = Zuletzt im Vorsitz: { $last }; im Uhrzeigersinn sind { NAME($name, form: "the") } die Nächsten mit Stimmrecht.
prytanis-are-the-first-with-a = { NAME($name, form: "the", start: "yes") } sind im Uhrzeigersinn die Ersten mit Stimmrecht.
prytanis-the-lot-fell-on-one = Das Los fiel auf { NAME($name, form: "accusative") }, eine von { $all } Fraktionen mit Stimmrecht.
prytanis-hold-supremacy-and-picked = { NAME($who, form: "the") } haben den Vorrang und wählten
prytanis-nobody-holds-supremacy-so-control = niemand hat den Vorrang, also wählte die Spielleitung
prytanis-tie-names = { $tie }; { $who } { NAME($name, form: "accusative") }.
prytanis-control-appointed = Die Spielleitung hat { NAME($name, form: "accusative") } eingesetzt: { $reason }
prytanis-hold-supremacy-and-pick = { NAME($who, form: "the") } haben den Vorrang und wählen
prytanis-nobody-holds-supremacy-so-control-2 = niemand hat den Vorrang, also wählt die Spielleitung
prytanis-tie-who = { $tie }; { $who }.
prytanis-preside-nobody-else-has-a = { NAME($name, form: "the", start: "yes") } führen den Vorsitz: Sonst hat niemand Stimmrecht.
prytanis-have-the-arete-of-all = { NAME($name, form: "the", start: "yes") } haben von allen mit Stimmrecht die { $most ->
    [highest] höchste
    [lowest] niedrigste
   *[other] { $most }
  } { CALLED("arete", "Arete") }, { $what }; dann { $names } mit { $next }.
prytanis-have-the-highest-arete-each = { $names } haben die höchste { CALLED("arete", "Arete") }, je { $what }
prytanis-have-the-lowest-arete-each = { $names } haben die niedrigste { CALLED("arete", "Arete") }, je { $what }
prytanis-are-tied = Gleichstand: { $names }

## Race (soon)

race-you-have-no-vote-that = Du hast kein Stimmrecht, dem ein Sieg nützen könnte. { $shown }
race-none = Keine
race-1-horse = 1 { CALLED("horses", "Pferd") }
race-horses = { $more } { CALLED("horses", "Pferde") }
race-you-stay-out-of-the = Du nimmst am Rennen nicht teil.
race-you-may-change-it-until = Bis zum Aufdecken darfst du es ändern. { $shown }
race-win-the-race-and-gain = { NAME($who, form: "the", start: "yes") } gewinnen das Rennen und bekommen { $bonus } Unterstützung.
race-nobody = Niemand
race-nobody-wins-the-race = Niemand gewinnt das Rennen.
race-no-race-was-run-strengths = Es gab kein Rennen; die Stimmgewichte werden verkündet.
race-no-horse-ran-nobody-wins = Kein { CALLED("horses", "Pferd") } ist gelaufen; niemand gewinnt.
race-are-tied-nobody-wins-the = Gleichstand: { $who }; niemand gewinnt das Rennen.
race-are-tied-each-gains-support = Gleichstand: { $who }; alle bekommen { $bonus } Unterstützung.
race-on-a-tie-nobody-wins = bei Gleichstand gewinnt niemand
race-on-a-tie-all-of = bei Gleichstand gewinnen alle Gleichen
race-on-a-tie-one-of = bei Gleichstand wird unter den Gleichen gewählt
race-the-most-horses-win-strength = Die meisten { CALLED("horses", "Pferde") } gewinnen +{ $bonus } Stimmgewicht für diesen Zyklus; { $tie }{ $article }.
race-you-keep-the-horses-that = Die { CALLED("horses", "Pferde") }, die du zeigst, behältst du{ $article }.
race-the-horses-that-you-show = Die { CALLED("horses", "Pferde") }, die du zeigst, sind ausgegeben{ $article }.
race-horses-are-being-concealed = { CALLED("horses", "Pferde") } werden verborgen.
race-the-race = Das Rennen
race-to-conceal-horses = { CALLED("horses", "Pferde") } verbergen
race-bids = Gebote
race-the-bids-are-revealed = Die Gebote werden aufgedeckt.
race-nobody-is-there = { $says } Niemand ist da für { $who }: Sie bieten nichts.
race-all-bids-are-shown-at = Alle Gebote werden zugleich gezeigt.
race-all-bids-are-shown-at-2 = Alle Gebote werden zugleich gezeigt; wer fehlt, bietet nichts.
race-reveal-the-bids = Die Gebote aufdecken: { $able }
race-the-race-is-tied-control = Das Rennen endet gleich; die Spielleitung wählt den Sieger.
race-to-pick-the-winner-of = den Sieger des Rennens wählen
race-you-have-no-horse = { $prize } Du hast kein { CALLED("horses", "Pferd") }.
race-strengths = Stimmgewichte
race-the-vote-comes-next = Als Nächstes kommt die Abstimmung.
race-send-heroes-to-support-you = Schick Helden zu deiner Unterstützung: Jeder fügt deinem Stimmgewicht für diesen Zyklus seinen Wert hinzu.
race-you-have-no-vote-grant = Du hast kein Stimmrecht. Übertrag deinen Einfluss jemandem, der eines hat; dort zählt er.
race-the-vote-phase-is-left = Die Phase Abstimmung entfällt; die Prüfung beginnt.
race-the-factions-vote-in-secret = Die Fraktionen stimmen geheim ab, mit den Stimmgewichten, wie sie gezeigt werden.
race-control-says-what-is-put = Die Spielleitung sagt, was zuerst zur Abstimmung kommt.
race-the-prytanis-says-what-is = Der Prytanis sagt, was zuerst zur Abstimmung kommt.
race-nothing-to-vote-on-go = Nichts abzustimmen: weiter zur Prüfung
race-open-the-vote-on = Abstimmung über „{ $title }“ eröffnen
race-open-the-vote = Abstimmung eröffnen

## Race, in the log (late)

race-locked-a-bid = ein Gebot festgelegt
race-bid-of = { $who } { $horses }
race-they-are-spent = {" "}Sie sind ausgegeben{ $by }.
race-horses-shown = Gezeigte { CALLED("horses", "Pferde") }: { $shown }{ $hands }.{ $spent } { $verdict }{ $early }
race-control-gives-the-tied-race = Die Spielleitung entscheidet das Rennen bei Gleichstand: { $who }.
race-nobody-showed-any = niemand hat welche gezeigt
race-the-bonus-is-the-stasis = {" "}Der Bonus ist so groß wie die Stasis.
race-the-most-horses-win = Die meisten { CALLED("horses", "Pferde") } gewinnen: { $shown }. { $verdict }{ $bonus }

## Vote (soon)

vote-puts-to-the-vote = Bringt „{ $title }“ zur Abstimmung: { $label }.
vote-no-other-option-of-is = Keine weitere Möglichkeit von „{ $title }“ wird versucht; die letzte Zeile der Karte tritt ein.
vote-try-nothing-else = Nichts weiter versuchen
vote-it-passes = Angenommen
vote-the-tie-is-decided-the = Der Gleichstand ist entschieden: Der Antrag ist angenommen.
vote-it-fails = Abgelehnt
vote-the-tie-is-decided-the-2 = Der Gleichstand ist entschieden: Der Antrag scheitert.
vote-locked-until-the-reveal-you = Festgelegt bis zum Aufdecken; bis dahin darfst du es ändern.
vote-yes = JA
vote-no = NEIN
vote-abstain = Sich enthalten
vote-what-was-picked-is-forgotten = Was gewählt wurde, ist vergessen, und dieselbe Abstimmung wird wiederholt.
vote-void-the-vote = Abstimmung für ungültig erklären
vote-what-has-passed-fails-as = Was angenommen ist, scheitert, als hätte NEIN gewonnen. Einmal im Akt{ $article }.
vote-veto-it = Veto einlegen
vote-a-law = Ein Gesetz
vote-a-resolution = Ein Beschluss
vote-a-change-of-the-constitution = Eine Änderung der Verfassung
vote-a-new-article = Ein neuer Artikel
vote-passed-to-vetoed-by = Angenommen, { $yes } zu { $no }; Veto durch { NAME($who, form: "accusative") }{ $article }.
vote-passed-to = Angenommen, { $yes } zu { $no }.
vote-failed-to = Abgelehnt, { $yes } zu { $no }{ $why }.
vote-tied-to-the-decision-falls = Gleichstand, { $yes } zu { $no }. Die Entscheidung fällt an { NAME($decider, form: "accusative") }{ $article }.
vote-tied-to-passed-by-word = Gleichstand, { $yes } zu { $no }; angenommen nach dem Wort { NAME($by, form: "genitive") }.
vote-tied-to-failed-by-word = Gleichstand, { $yes } zu { $no }; abgelehnt nach dem Wort { NAME($by, form: "genitive") }.
vote-passes-when-yes-outweighs-no = Angenommen, wenn JA mehr wiegt als NEIN: { $least } von { $all }, wenn alle abstimmen{ $article }.
vote-passes-with-two-thirds-of = Angenommen mit zwei Dritteln von JA und NEIN: { $least } von { $all }, wenn alle abstimmen{ $article }.
vote-three-quarters-of-yes-and-2 = drei Vierteln von JA und NEIN
vote-passes-with-of-when-all = Angenommen mit { $share }: { $least } von { $all }, wenn alle abstimmen{ $article }.
vote-quorum-of-archons-must-vote = {" "}Quorum: { $least } von { $voters } Archonten müssen abstimmen{ $article }.
vote-a-tie-fails = {" "}Bei Gleichstand abgelehnt{ $by }.
vote-a-tie-goes-to = {" "}Ein Gleichstand geht an { NAME($who, form: "accusative") }{ $by }.
vote-nobody-is-there = { $says } Niemand ist da für { $who }: Ihre Stärke wird nicht abgegeben.
vote-abstentions-do-not-count = { $passes } Enthaltungen zählen nicht.{ $tie }{ $quorum }
vote-quorum-not-met-of = : Quorum nicht erreicht, { $voted } von { $least }{ $by }
vote-a-tie-fails-2 = : bei Gleichstand abgelehnt{ $by }
vote-two-thirds-are-needed = : zwei Drittel sind nötig{ $by }
vote-three-quarters-are-needed = : drei Viertel sind nötig{ $by }
vote-what-comes-to-the-vote = Warten auf { NAME($prytanis, form: "accusative") }: Was kommt zur Abstimmung?
vote-you-preside = Du führst den Vorsitz
vote-say-what-is-put-to = Sag, was als Nächstes zur Abstimmung kommt.
vote-events = Ereignisse
vote-to-say-what-is-put = sagen, was zur Abstimmung kommt
vote-the-council-votes = Der Rat stimmt ab: „{ $title }“, { $label }.
vote-vote = Abstimmung
vote-yes-or-no-nobody-sees = JA oder NEIN? Vor dem Aufdecken sieht es niemand.
vote-the-council-votes-2 = Der Rat stimmt ab
vote-to-vote = abstimmen
vote-the-votes-are-revealed = Die Stimmen werden aufgedeckt.
vote-all-votes-are-shown-at = Alle Stimmen werden zugleich gezeigt.
vote-all-votes-are-shown-at-2 = Alle Stimmen werden zugleich gezeigt; wer fehlt, enthält sich.
vote-reveal-the-votes = Die Stimmen aufdecken: { $votes_in }
vote-a-tie-the-decision-falls = Gleichstand. Die Entscheidung fällt an { NAME($decider, form: "accusative") }.
vote-decide-the-tie = Den Gleichstand entscheiden
vote-the-vote-is-tied-it = Die Abstimmung endet gleich. Du entscheidest.
vote-a-tie = Gleichstand
vote-to-decide-the-tie = den Gleichstand entscheiden
vote-exiles-have-no-vote = Verbannte haben kein Stimmrecht.
vote-only-citizens-vote = Nur Bürger stimmen ab{ $by }.

## Law, where a vote says what it needs (soon)

law-article = Artikel { $at }
law-by-reason = {" "}({ $reason })

## Vote, in the log (late)

vote-put-to-the-vote = Zur Abstimmung kommt „{ $title }“, { $label }.
vote-put-to-the-vote-2 = Zur Abstimmung kommt „{ $title }“.
vote-locked-a-vote = eine Stimme festgelegt
vote-hands-counted-in-the-room = Im Saal gezählte Hände: { $yes } JA, { $no } NEIN: { $verdict }.
vote-veto-what-had-passed = Veto gegen das, was angenommen war{ $article }: { $as_ref }.
vote-it-passes-2 = angenommen
vote-it-fails-2 = abgelehnt
vote-the-tie-fails = Der Gleichstand ist abgelehnt: Inzwischen gilt, dass Gleichstände abgelehnt sind{ $article }.
vote-decided-the-tie = Wer den Gleichstand entschieden hat: { $as_ref }; { $verdict }.
vote-control-voids-the-vote-it = Die Spielleitung erklärt die Abstimmung für ungültig; sie wird wiederholt: { $reason }
vote-control = die Spielleitung
vote-who = { NAME($who, form: "the") }
vote-yes-no-abstained = { $yes } JA, { $no } NEIN, { $abstain } Enthaltung
vote-counts-and-verdict = { $counts }: { $verdict }{ $hands }.{ $early }
vote-archons-must-vote-did = { $quorum } Archonten müssen abstimmen, { $voted } haben es getan
vote-abstained-and-do-not-count = ; { $sum } enthielten sich und zählen nicht
vote-needed-and-counts = { $needed }: { $yes }; { $no }{ $out }. { $ended }
vote-more-yes-than-no-passes = Mehr JA als NEIN genügt
vote-two-thirds-of-yes-and = Zwei Drittel von JA und NEIN genügen, { $all } von { $all2 }
vote-three-quarters-of-yes-and = Drei Viertel von JA und NEIN genügen, { $all } von { $all2 }
vote-part = { $label } { $by }
vote-side = { $figure } { $name }
vote-side-with-parts = { $figure } { $name } = { $parts }

## Day (soon)

day-play-goes-on-after-this = Nach dieser Phase geht das Spiel weiter.
day-cancel-the-diplomacy-round = Diplomatierunde absagen
day-play-halts-at-the-end = Am Ende dieser Phase hält das Spiel, und die Archonten dürfen gehen.
day-call-the-diplomacy-round = Diplomatierunde ausrufen
day-stasis-is-at-least-and = Die Stasis steigt auf mindestens { $act }, und die Karten des { $act }. Akts kommen in die Stapel.
day-begin-act = { $act }. Akt beginnen
day-begin-act-action-round = { $act }. Akt beginnen: Ratsrunde { $number }
day-begin-action-round = Ratsrunde { $number } beginnen
day-begin-the-diplomacy-round = Diplomatierunde beginnen
day-open-the-assembly-1-motion = Volksversammlung eröffnen: 1 Antrag
day-open-the-assembly-motions = Volksversammlung eröffnen: { $many } Anträge
day-play-on = Weiterspielen: Ratsrunde { $number }
day-play-on-says = Nach dem Plan ist der Tag zu Ende. Damit beginnt noch eine Ratsrunde.
day-play-resumes-where-it-halted = Das Spiel geht weiter, wo es gehalten hat.
day-the-council-meets-and-the = Der Rat tagt, und der nächste Zyklus beginnt.
day-the-archons-go-to-their = Die Archonten gehen zu ihren Fraktionen; der Rat ruht.
day-the-motions-of-the-agenda = Die Anträge der Tagesordnung werden verlesen, einer nach dem anderen.
day-ends-soon = { $name } endet bald.
day-the-time-of-is-up = { $name }: Die Zeit ist um.
day-the-decks-are-shuffled-three = Die Stapel werden gemischt, drei Ereignisse aufgedeckt, und der Prytanis wird ermittelt.
day-begin-the-first-cycle = Den ersten Zyklus beginnen
day-is-over = Der Tag ist zu Ende: Es ist nichts mehr geplant.
day-last-round = Die letzte Diplomatierunde: Mit ihr endet der Tag.
day-ends = Das Ende des Tages
day-ends-says = Schließ den Tisch; „Weiterspielen“ beginnt noch eine Runde.
day-the-diplomacy-round-play-resumes = Die Diplomatierunde. Das Spiel geht weiter mit: { $resume }.
day-phase = { $label }: { $resume }
day-next = nächste Phase

## Day, in the log (late)

day-action-round-begins = Ratsrunde { $round } beginnt.
day-control-calls-the-diplomacy-round = Die Spielleitung ruft die Diplomatierunde aus
day-the-bell-calls-the-diplomacy = Die Glocke ruft die Diplomatierunde aus
day-for-the-end-of-this = { $called }, für das Ende dieser Phase.
day-the-diplomacy-round-is-called = Die Diplomatierunde ist abgesagt.
day-the-diplomacy-round-begins-play = Die Diplomatierunde beginnt. Danach geht es weiter mit: { $resume }.
day-act-begins = Der { $act }. Akt beginnt.
day-the-bell-ends-soon = Die Glocke: { $round } endet bald.
day-the-bell-the-time-of = Die Glocke: { $round } – die Zeit ist um.
day-control-plans-the-rest-of = Die Spielleitung plant den Rest des Tages neu.
day-control-lets-the-round-end = Die Spielleitung setzt das Ende der Runde; Zeit bis dahin: { $span }.
day-control-stops-the-clock-of = Die Spielleitung hält die Uhr der Runde an.

## Rulings (late)

rulings-what-is-only-shown-waits = Schritte, die nur etwas zeigen, warten auf die Spielleitung, ebenso das Aufdecken von Geboten und Stimmen.
rulings-step-by-hand = Von Hand weiterschalten
rulings-what-is-only-shown-goes = Schritte, die nur etwas zeigen, gehen nach { $rules } Sekunden weiter; Gebote und Stimmen werden aufgedeckt, sobald alle da sind.
rulings-let-the-council-run = Den Rat laufen lassen
rulings-allowed = { $ruling }: { $value }
rulings-presides = Den Vorsitz führt
rulings-events = Ereignisse, die der Prytanis wählt
rulings-majority = Für die Annahme nötig
rulings-quorum = Archonten, die stimmen müssen
rulings-agenda = Anträge auf einer vollen Tagesordnung
rulings-second-look = Der Prytanis legt ein Ereignis unter den Stapel
rulings-veto = Veto des Prytanis
rulings-ruling = Festlegung { $rule }: { $ruling }. { $value }.
rulings-text = { $ruling }.

## Law (late)

law-brings-the-former-back = Bringt den früheren Text zurück.
law-ends = Das Gesetz „{ $title }“ endet: { $span } ist vorbei.
law-obeyed = { $lever }.
law-the-law-is-repealed = Das Gesetz „{ $title }“ ist aufgehoben: { $reason }
law-control-takes-article-out = Die Spielleitung streicht Artikel { $number }, „{ $title }“: { $reason }
law-supremacy-set-by-control = Vorrang: { $who }, von der Spielleitung gesetzt: { $reason }
law-control = die Spielleitung
law-tied-votes-set-by-control = Stimmengleichheit: { $who }, von der Spielleitung gesetzt: { $reason }
law-proclaims-the-law = Das Gesetz „{ $title }“ wird verkündet: { $by }.
law-a-text-that-stood-ready = einen fertigen Text
law-a-text-of-its-own = einen eigenen Text
law-control-gives-article = Die Spielleitung gibt Artikel { $number }, „{ $title }“, { $how }: { $reason }
law-control-adds-the-article = Die Spielleitung fügt den Artikel „{ $title }“ hinzu: { $reason }
law-the-law = Gesetz „{ $title }“
law-quoted = „{ $title }“
law-control-2 = Spielleitung: { $reason }
law-nobody-holds-supremacy = Niemand hat den Vorrang
law-hold-supremacy = { NAME($who, form: "the", start: "yes") } haben den Vorrang
law-control-decides-tied-votes = Bei Stimmengleichheit entscheidet die Spielleitung
law-the-prytanis-decides-tied-votes = Bei Stimmengleichheit entscheidet der Prytanis
law-a-tied-motion-fails = Bei Stimmengleichheit scheitert der Antrag
law-the-archon-of-decides-tied = Bei Stimmengleichheit entscheidet der Archon { NAME($who, form: "genitive") }
law-citizens = Bürger: { $who }
law-are-citizens = { NAME($who, form: "the", start: "yes") } sind Bürger
law-are-not-citizens = { NAME($who, form: "the", start: "yes") } sind keine Bürger
law-colon = : { $lever }
law-article-in-place-of = Artikel { $at }, anstelle von „{ $title }“
law-article-2 = Artikel { $constitution }
law-was-to-replace-an-article = „{ $title }“ sollte einen Artikel ersetzen, den es nicht mehr gibt: Die Spielleitung entscheidet, was daraus wird
law-becomes = „{ $title }“ wird { $place }{ $lever }
law-to-the-end-of-act = bis zum Ende des { $act }. Akts
law-to-the-end-of-the = bis zum Ende der nächsten Ratsrunde
law-to-the-end-of-the-2 = bis zum Ende der Ratsrunde
law-to-the-end-of-the-3 = bis zum Ende des Zyklus
law-the-vote = die Abstimmung
law-the-phase = die Phase
law-the-cycle = der Zyklus
law-the-action-round = die Ratsrunde
law-the-act = der Akt

## Amend (late)

amend-article = Artikel { $number }, { $title }
amend-in-their-own-words = {" "}in eigenen Worten
amend-change-article = { NAME($name, form: "the", start: "yes") } ändern Artikel { $number }, „{ $title }“{ $own }.
amend-a-change-of-the-constitution = Eine Änderung der Verfassung fällt an { NAME($who, form: "accusative") }.
amend-you-won = Du hast gewonnen
amend-change-one-article-of-the = Ändere einen Artikel der Verfassung.
amend-to-change-an-article = einen Artikel ändern
amend-the-units-leave-the-city = Die Einheiten verlassen die Stadt; die Stasis geht dorthin, wo ihre Festlegung sie haben will.
amend-end-the-stasis = Die Stasis beenden
amend-change-article-2 = { NAME($who, form: "the", start: "yes") } ändern Artikel { $number }.
amend-leave-it = Die Verfassung lassen, wie sie ist
amend-leave-it-says = Kein Artikel wird geändert.
amend-leave-the-constitution = { NAME($name, form: "the", start: "yes") } lassen die Verfassung, wie sie ist.
amend-no-text-is-ready = Kein Text steht für einen Artikel bereit. Wer gewonnen hat, darf noch einen schreiben.
amend-the-stasis-is-over = Die Stasis ist vorbei.

## Battle (late)

battle-the-battle-for-is-fought = Als Nächstes wird um „{ $name }“ gekämpft.
battle-no-die = Kein Würfel
battle-you-roll-three-dice = Du wirfst drei Würfel.
battle-1-tyche-die = 1 { CALLED("tyche", "Tyche") }-Würfel
battle-a-fourth-die-is-added = Ein vierter Würfel kommt dazu, für 1 { CALLED("tyche", "Tyche") }.
battle-tyche-dice = { $dice } { CALLED("tyche", "Tyche") }-Würfel
battle-dice-are-added-for-tyche = { $dice } Würfel kommen dazu, für { $dice } { CALLED("tyche", "Tyche") }.
battle-dies = { $hero } stirbt.
battle-goes-free = { $hero } geht frei.
battle-label-and-hero = { $label }: { $hero }
battle-spare = Verschonen
battle-execute = Hinrichten
battle-dice-are-thrown-by-hand = Für die { CALLED("projects", "Großbauten") } wird von Hand gewürfelt.
battle-dice-are-thrown-by-hand-2 = Für „{ $title }“ wird von Hand gewürfelt.
battle-the-battle-for-the = Der Kampf um „{ $place }“: { $who }.
battle-chose-about-tyche = über { CALLED("tyche", "Tyche") } entschieden
battle-dice-of = { $who } { $dice }
battle-tyche-dice-2 = { CALLED("tyche", "Tyche") }-Würfel: { $spent }{ $hands }.
battle-total-rolled = { $who } { $total } ({ $rolled })
battle-at-the = „{ $place }“: { $verdict }
battle-at-the-2 = „{ $place }“: { $rows }{ $hand }. { $verdict }
battle-of-is = { $hero } von { NAME($who, form: "dative") } wird { $fate ->
    [executed] hingerichtet
    [spared] verschont
   *[other] { $fate }
  }.
battle-the-highest-total-holds-the = Die höchste Summe hält den Ort: { $totals }. { $verdict }
battle-a-natural-13-out = { $name } mit natürlicher 13, ausgeschieden
battle-tyche-2 = { CALLED("tyche", "Tyche") } { $tyche }
battle-label-by = { $label } ({ $by })
battle-dice = Würfel { $dice }
battle-sum = { $name } { $sum } = { $parts }
battle-with-tyche-as-shown = mit { CALLED("tyche", "Tyche") } wie gezeigt
battle-before-tyche = vor { CALLED("tyche", "Tyche") }
battle-throw-a-natural-13-and = { NAME($who, form: "the", start: "yes") } werfen eine natürliche 13 und sind fort.
battle-the-battle-for-the-2 = der Kampf um „{ $objective }“
battle-the-megaprojects = die { CALLED("projects", "Großbauten") }
battle-quoted = „{ $title }“
battle-hold-the = { NAME($who, form: "the", start: "yes") } halten „{ $place }“.
battle-a-natural-13-for-everybody = Eine natürliche 13 für alle: Niemand hält „{ $place }“.
battle-are-tied-the-is-empty = Gleichstand: { $names }. „{ $place }“ ist leer.
battle-fought-on-the-real-map = Auf dem echten Stadtplan gekämpft.{" "}
battle-where-and-how = { $fought_where }{ $sentence }
battle-of-dies = { $hero } von { NAME($name, form: "dative") } stirbt.
battle-lose-1-unit = { NAME($name, form: "the", start: "yes") } verlieren 1 Einheit.
battle-lose-units = { NAME($name, form: "the", start: "yes") } verlieren { $more } Einheiten.
battle-dice-are-thrown-at-the = Gewürfelt wird am Tisch.
battle-let-the-program-throw = Das Programm würfeln lassen
battle-they-fall-on-every-screen = Sie fallen auf allen Bildschirmen zugleich.
battle-nobody-contests-anything-no-battle = Niemand macht etwas streitig: Es wird nicht gekämpft.
battle-one-battle-is-to-be = Ein Kampf steht an.
battle-battles-are-to-be-fought = { $more } Kämpfe stehen an.
battle-battles = Kämpfe
battle-the-next-battle-begins = Der nächste Kampf beginnt.
battle-tyche-4 = { CALLED("tyche", "Tyche") }?
battle-a-tyche-buys-a-die = Eine { CALLED("tyche", "Tyche") } kauft einen Würfel für diesen Wurf. Noch sieht es niemand.
battle-to-call-on-tyche-or = über { CALLED("tyche", "Tyche") } entscheiden
battle-the-tyche-dice-are-shown = Die { CALLED("tyche", "Tyche") }-Würfel werden gezeigt.
battle-show-the-tyche-dice = { CALLED("tyche", "Tyche") }-Würfel zeigen: { $buyers_in }
battle-all-choices-are-shown-at = Alle Entscheidungen werden zugleich gezeigt und bezahlt.
battle-the-battle-for-the-the = Der Kampf um „{ $place }“: die Würfel.
battle-dice-2 = Würfel
battle-the-dice-are-thrown = Die Würfel fallen.
battle-throw-the-dice = Würfeln
battle-the-program-throws-dice-of = Das Programm würfelt; stattdessen lassen sich Würfe vom Tisch eingeben.
battle-mercy = Gnade?
battle-beaten-heroes-are-in-your = Geschlagene Helden sind in deiner Hand.
battle-to-judge-heroes = über Helden richten
battle-battle-2 = Kampf
battle-heroes-not-judged-are-spared = Helden ohne Urteil werden verschont; der nächste Kampf beginnt.
battle-to-the-other-battles = Zu den anderen Kämpfen
battle-control-picks-which-is-fought = Die Spielleitung wählt, was als Nächstes ausgekämpft wird.
battle-locked = Festgelegt
battle-nobody-sees-it-before-all = Niemand sieht es, ehe alles gezeigt wird.
battle-stasis = Stasis
battle-the-battle-for-the-who = Der Kampf um „{ $place }“: Wer ruft { CALLED("tyche", "Tyche") } an?
battle-its-sides-are-shown-tyche = Seine Seiten werden gezeigt; { CALLED("tyche", "Tyche") } kann gekauft werden.
battle-it-is-settled-who-holds = Es wird geklärt, wer welchen Ort hält, und die Stadt zahlt.
battle-heroes-that-are-not-judged = Helden ohne Urteil werden verschont.
battle-battle-for = Kampf um „{ $place }“
battle-settle-who-holds-the-city = Klären, wer die Stadt hält

## Cards (late)

cards-draw = { NAME($name, form: "the", start: "yes") } ziehen { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }: { $why }.
cards-you-pay-1-of-tyche = Du zahlst 1 von { $have } { CALLED("tyche", "Tyche") } und ziehst eine Karte.
cards-one-more-card = Noch eine Karte
cards-when-all-are-ready-it = Sind alle bereit, geht es weiter.
cards-i-am-ready = Ich bin bereit
cards-the-stasis-cards-are-shuffled = Die { CALLED("stasis_cards", "Stasiskarten") } werden gemischt.
cards-kept-from-earlier = von früher behalten
cards-rank-of-arete = Rang { $rank } nach { CALLED("arete", "Arete") }
cards-beyond-their-rank = über ihren Rang hinaus
cards-for-a-tyche = für eine { CALLED("tyche", "Tyche") }
cards-by-the-card = durch die Karte
cards-dealt-by-control = von der Spielleitung ausgeteilt, { $reason }
cards-no-stasis-card-is-left = Es ist keine { CALLED("stasis_cards", "Stasiskarte") } mehr da: { NAME($name, form: "the") } haben noch { $missing } gut, { $why }.
cards-no-stasis-card-is-left-2 = Es ist keine { CALLED("stasis_cards", "Stasiskarte") } mehr da: { NAME($name, form: "the") } gehen leer aus bei { $missing }, { $why }.
cards-stasis-the-archons-draw-stasis = Stasis. Die Archonten ziehen { CALLED("stasis_cards", "Stasiskarten") }.
cards-your-cards = Deine Karten
cards-pay-tyche-for-more-of = Zahl { CALLED("tyche", "Tyche") } für mehr davon, oder sag, dass du bereit bist.
cards-look-at-them-where-nobody = Sieh sie dir dort an, wo es sonst niemand kann.
cards-to-be-ready-with-the = mit den Karten fertig werden
cards-cards = Karten
cards-the-factions-muster = Die Fraktionen bieten auf.
cards-muster-the-factions = Die Fraktionen aufbieten: { $choosers_in }
cards-units-are-mustered-no-more = Einheiten werden aufgeboten; Karten werden nicht mehr gekauft.
cards-ready = Bereit
cards-the-others-are-still-at = Die anderen sind noch nicht bereit.

## Deploy (late)

deploy-the-turn-of-the-is = Der Zug ist vorbei ({ $mover }); sie geben nichts aus.
deploy-pass-for-the = Passen für: { $mover }
deploy-everybody-has-passed-twice-one = Alle haben zweimal gepasst: noch eine letzte Aktion für jeden, dann die Kämpfe.
deploy-start-the-last-actions = Die letzten Aktionen beginnen
deploy-no-more-turns-all-cards = Keine Züge mehr: Alle Karten werden abgelegt, und die Kämpfe beginnen.
deploy-end-the-deployment = Die Aufstellung beenden
deploy-begin-they-have-the-most = { NAME($name, form: "the", start: "yes") } beginnen: Sie haben das meiste { CALLED("doom", "Verhängnis") }.
deploy-are-tied-for-the-most = Gleichstand beim meisten { CALLED("doom", "Verhängnis") }: { $tied }; das Los fällt auf { NAME($name, form: "accusative") }.
deploy-with = , mit { $and }
deploy-place-at-the = { NAME($name, form: "the", start: "yes") } stellen bei „{ $place }“ { $units } auf{ $heroes }.
deploy-colon = : { $aims }
deploy-play = { NAME($name, form: "the", start: "yes") } spielen „{ $title }“{ $at }.
deploy-discard-it-has-no-target = { NAME($name, form: "the", start: "yes") } legen „{ $title }“ ab: Es gibt kein Ziel.
deploy-have-nothing-left-to-place = { NAME($name, form: "the", start: "yes") } haben nichts mehr aufzustellen oder zu spielen.
deploy-pass-their-time-is-up = { NAME($name, form: "the", start: "yes") } passen: Ihre Zeit ist um.
deploy-control-passes-the-turn-of = Die Spielleitung passt für { NAME($name, form: "accusative") }.
deploy-pass-nobody-is-there = { NAME($name, form: "the", start: "yes") } passen: Niemand ist da.
deploy-every-objective-is-occupied-one = Jeder Ort ist besetzt: noch eine letzte Aktion für jeden.
deploy-nobody-has-a-unit-left = Niemand hat noch eine Einheit: noch eine letzte Aktion für jeden.
deploy-nobody-can-do-anything-more = Niemand kann noch etwas tun: Die letzten Aktionen entfallen.
deploy-control-begins-the-last-actions = Die Spielleitung beginnt die letzten Aktionen.
deploy-no-battle-is-to-be = Es steht kein Kampf an
deploy-one-battle-is-to-be = Ein Kampf steht an
deploy-battles-are-to-be-fought = { $more } Kämpfe stehen an
deploy-the-deployment-is-over-all = Die Aufstellung ist vorbei; alle Karten werden abgelegt. { $battles }.
deploy-your-turn = Du bist am Zug
deploy-place-units-or-play-a = Stell Einheiten auf oder spiel eine Karte.
deploy-the-streets = Die Straßen
deploy-to-act = handeln
deploy-turn = Zug
deploy-the-turn-is-passed = Der Zug verfällt.
deploy-the-last-action-of-all = Die allerletzte Aktion: { NAME($name, form: "the") }.
deploy-one-last-action-each = Eine letzte Aktion für jeden: { NAME($name, form: "the") }.
deploy-in-the-streets-the-turn = Auf den Straßen am Zug: { NAME($name, form: "the") }.
deploy-then-the-battles-begin = Dann beginnen die Kämpfe.
deploy-one-last-action-each-then = Eine letzte Aktion für jeden, dann die Kämpfe.
deploy-once-no-place-is-empty = Sobald kein Ort mehr leer ist oder keine Einheit mehr übrig, handeln alle noch einmal.
deploy-the-act-your-last-action = Am Zug: { $mover }. Deine letzte Aktion ist vorbei.
deploy-the-act-you-are-next = Am Zug: { $mover }. Du kommst als Nächstes.
deploy-the-act-you-are-in = { $away ->
    [one] Am Zug: { $mover }. Du kommst in 1 Zug.
   *[other] Am Zug: { $mover }. Du kommst in { $away } Zügen.
  }

## Muster (late)

muster-to-every-throw-where-it = +{ $hero } zu jedem Wurf, wo dieser Held steht. Bei einer natürlichen 13 stirbt er dort, und wer ihn schlägt, darf ihn hinrichten.
muster-commit = { $who } einsetzen
muster-keep-safe = { $who } in Sicherheit lassen
muster-out-of-the-fight-and = Nicht im Kampf und nicht in Gefahr: fügt nichts hinzu und kann nicht sterben.
muster-megaprojects-rolled = {" "}{ CALLED("projects", "Großbauten") } warfen { $rolled }.
muster-muster = { NAME($name, form: "the", start: "yes") } bieten { $military } auf.{ $dice }
muster-joins-the-fight = geht in den Kampf
muster-is-sent-to-safety = geht in Sicherheit
muster-of = { $hero } von { NAME($who, form: "dative") } { $does }.
muster-no-unit = keine Einheit
muster-muster-2 = Aufgebot
muster-commit-heroes-to-the-fight = Setz Helden im Kampf ein oder lass sie in Sicherheit; dann sag, dass du bereit bist.
muster-stasis = Stasis
muster-to-commit-heroes = Helden einsetzen
muster-the-first-turn-begins = Der erste Zug beginnt.
muster-begin-the-deployment = Die Aufstellung beginnen: { $choosers_in }
muster-the-first-turn-begins-heroes = Der erste Zug beginnt; Helden, die nicht eingesetzt sind, sind in Sicherheit.
muster-the-factions-muster-heroes-choose = Die Fraktionen bieten auf; Helden wählen Kampf oder Sicherheit.

## Powers (late)

powers-name-and-whose = { $name }: { $who }
powers-cards = { $name }: { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
  }
powers-of-the = { $name } ({ $owner })
powers-dice-of = { $who } { $dice }
powers-dice = Würfel: { $throws }{ $hand }.
powers-of-at-the-become-military = Zu Soldaten werden bei „{ $place }“ { $units } { NAME($name, form: "genitive") }.
powers-of-the-at-the-go = Bei „{ $place }“ wechseln die Seite: { $units }, von { $loser } zu { $winner }.
powers-of-dies = { $hero } von { NAME($name, form: "dative") } stirbt.
powers-of-is-in-safety = { $hero } von { NAME($name, form: "dative") } ist in Sicherheit.
powers-of-waits-in-reserve = { $hero } von { NAME($name, form: "dative") } wartet in der Reserve.
powers-of-is-now-at = { $hero } von { NAME($name, form: "dative") } steht jetzt bei „{ $who }“.
powers-roll-with-at-the = { NAME($name, form: "the", start: "yes") } würfeln bei „{ $place }“ mit { $by }.
powers-barricade-the = { NAME($name, form: "the", start: "yes") } verbarrikadieren „{ $place }“.
powers-the-barricade-at-the-falls = Die Barrikade bei „{ $place }“ fällt.
powers-1-card = 1 Karte
powers-cards-2 = { $number } Karten
powers-take-from-the = { NAME($who, form: "the", start: "yes") } nehmen { $cards } aus der Hand: { $loser }.
powers-the-discard = { $loser } legen { $cards } ab.
powers-the-and-the-trade-hands = { $one } und { $other } tauschen die Hand.
powers-look-at-the-hand-of = { NAME($who, form: "the", start: "yes") } sehen sich die Hand { NAME($who2, form: "genitive") } an.
powers-of-join-at-the = Neu bei „{ $at }“: { $units } { NAME($name, form: "genitive") }.
powers-of-stand-in-reserve = In der Reserve: { $units } { NAME($name, form: "genitive") }.
powers-lose-at-the = { NAME($name, form: "the", start: "yes") } verlieren bei „{ $at }“ { $units }.
powers-of-march-from-the-to = Marsch von „{ $from }“ nach „{ $there }“: { $units } { NAME($name, form: "genitive") }.
powers-lose = { NAME($name, form: "the", start: "yes") } verlieren { $units }.
powers-where-you-have-units = , wo du Einheiten hast
powers-up = { $count ->
    [one] { $units } erhebt sich{ $at }.
   *[other] { $units } erheben sich{ $at }.
  }
powers-roll-a-die-as-many = Wirf einen Würfel: So viele Mobs erheben sich{ $at }.
powers-roll-dice-as-many-mobs = Wirf { $dice } Würfel: So viele Mobs erheben sich{ $at }.
powers-join-your-reserve = In deine Reserve: { $units }.
powers-march-up-to-of-your = Lass bis zu { $units } deiner Einheiten, und deine Helden mit ihnen, an einen beliebigen anderen Ort marschieren.
powers-march-up-to-of-your-2 = Lass bis zu { $units } deiner Einheiten, und deine Helden mit ihnen, auf ihrer Karte marschieren.
powers-place-up-to-units-of = { $units ->
    [one] Stell 1 Einheit deiner Reserve an einem Ort auf.
   *[other] Stell bis zu { $units } Einheiten deiner Reserve an einem Ort auf.
  }
powers-take-up-to-of-your = Nimm bis zu { $units } deiner Einheiten an einem Ort in die Reserve zurück.
powers-up-to-of-your-mobs = { $mobs ->
    [one] Einer deiner Mobs wird Soldat.
   *[other] Bis zu { $mobs } deiner Mobs an einem Ort werden Soldaten.
  }
powers-your-battle-roll-at-one = Dein Kampfwurf an einem Ort gewinnt { $by }.
powers-a-rivals-battle-roll-at = Der Kampfwurf eines Gegners an einem Ort verliert { $by }.
powers-nobody-else-may-enter-one = An einen Ort darf sonst niemand, solange deine Einheiten dort stehen.
powers-a-rivals-barricade-falls = Die Barrikade eines Gegners fällt.
powers-up-to-mobs-of-a = { $mobs ->
    [one] Ein Mob eines Gegners läuft in seine Reserve zurück.
   *[other] Bis zu { $mobs } Mobs eines Gegners an einem Ort laufen in seine Reserve zurück.
  }
powers-everybody-at-one-objective-you = { $units ->
    [one] Alle an einem Ort, auch du, verlieren je 1 Einheit, Mobs zuerst.
   *[other] Alle an einem Ort, auch du, verlieren je bis zu { $units } Einheiten, Mobs zuerst.
  }
powers-everybody-with-mobs-at-one = Jeder mit Mobs an einem Ort wirft einen Würfel und verliert so viele.
powers-roll-a-die-at-a = Wirf einen Würfel auf den Helden eines Gegners auf der Straße: { $at_least } oder mehr tötet.
powers-a-rivals-hero-dies-where = Ein Held eines Gegners stirbt, wo du mehr Einheiten hast als seine Fraktion.
powers-one-of-your-heroes-in = Einer deiner Helden auf der Straße geht in Sicherheit.
powers-one-of-your-heroes-safe = Einer deiner Helden, in Sicherheit oder in Reserve, erscheint an einem Ort.
powers-your-hero-fights-a-rivals = Dein Held kämpft gegen den eines Gegners am selben Ort: je ein Würfel plus Wert, und der niedrigere stirbt.
powers-up-to-mobs-of-a-2 = { $mobs ->
    [one] Ein Mob eines Gegners läuft zu dir über.
   *[other] Bis zu { $mobs } Mobs eines Gegners an einem Ort laufen zu dir über.
  }
powers-lead-the-colossus-to-another = Führ den Koloss an einen anderen Ort.
powers-take-at-random-from-a = Nimm zufällig { $number } aus der Hand eines Gegners.
powers-a-rival-discards-at-random = Ein Gegner legt zufällig { $number } ab.
powers-look-at-a-rivals-hand = Sieh dir die Hand eines Gegners an.
powers-trade-hands-with-a-rival = Tausch die Hand mit einem Gegner.
powers-draw = Zieh { $number }.
powers-from-where = Von wo?
powers-where-to = Wohin?
powers-where = Wo?
powers-whom = Wen?
powers-whose-hand = Wessen Hand?
powers-which-hero = Welchen Helden?
powers-your-hero = Deinen Helden?
powers-against-whom = Gegen wen?

## Score (late)

score-everything-is-fought-and-settled = Alles wird auf einmal ausgekämpft und geklärt: { CALLED("tyche", "Tyche") } wird nicht mehr gefragt, Helden werden verschont, Würfel durch das Los verteilt.
score-skip-to-the-score-sheet = Zum Wertungsblatt springen
score-win-the-stasis = { NAME($who, form: "the", start: "yes") } gewinnen die Stasis.
score-nobody-wins-no-article-is = Niemand gewinnt; kein Artikel wird geändert.
score-nobody = Niemand
score-total-of = { $who } { $total }
score-nobody-has-any = niemand hat welche
score-victory-points = Siegpunkte: { $rows }. { $score }
score-sentence-end = { $rows }.{" "}
score-rows-and-winner = { $rows }{ $sentence }
score-source-points = { $source } { $points }
score-places-word = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  }
score-sum = { $who } { $total } = { $parts }
score-are-tied-with-victory-points = Gleichstand mit { $most } Siegpunkten: { $who }.
score-win-the-stasis-with-victory = { NAME($name, form: "the", start: "yes") } gewinnen die Stasis mit { $most } Siegpunkten.
score-hold-the-and-win = { $tied } { NAME($name, form: "the", start: "yes") } halten „{ $place }“ und gewinnen.
score-win-the-stasis-control-decided = { NAME($name, form: "the", start: "yes") } gewinnen die Stasis; die Spielleitung hat entschieden.
score-nobody-wins-the-stasis-control = Niemand gewinnt die Stasis; die Spielleitung hat entschieden.
score-control-decides = { $tied } Die Spielleitung entscheidet.
score-the-colossus-stands-there = { $id }: Dort steht der Koloss
score-all-of-doubled = „{ $map }“ vollständig: verdoppelt
score-bonus = { $id }: zusätzlich
score-and-military-units = { $at } und { $with }: Soldaten
score-holder = { $who }: { $whose ->
    [nobody] niemand
   *[other] { $whose }
  }
score-military-units-on-the = { $who }: { $units } Soldaten, „{ $map }“
score-points-by = { $who } { $by }
score-the-winner-is-open = der Sieger ist offen
score-control-corrects-the-score = Die Spielleitung berichtigt die Wertung, { $rows }: { $reason }
score-crown-the-winner = Den Sieger ausrufen
score-the-winner-changes-an-article = Der Sieger ändert einen Artikel.
score-stasis-is-fought-out-at = Die Stasis wird am Tisch ausgetragen; die Spielleitung nennt den Sieger.
score-to-name-the-winner-of = den Sieger der Stasis nennen

## Spoils (late)

spoils-doom = { CALLED("doom", "Verhängnis") }
spoils-tyche = { CALLED("tyche", "Tyche") }
spoils-the-dice-are-to-be = die Würfel sind zu verteilen.
spoils-roll = { $place }: { NAME($name, form: "the") } werfen { $rolled }{ $hand }. { $result }
spoils-the-lot-decided = {" "}Das Los hat entschieden.
spoils-the-streets-are-decided = Die Straßen sind entschieden.
spoils-the-palace-takes-what-nobody = Der Palast nimmt, was niemand hält: { $join }.
spoils-place-result = { $place }: { $result }
spoils-the-act-number = { $act } (so viele, wie der Akt zählt)
spoils-its-holder-takes-every-objective = Wer ihn hält, nimmt jeden Ort, den niemand hält.
spoils-divine-wrath = Göttlicher Zorn +{ $by }.
spoils-bonus-victory-points = Siegpunkte zusätzlich: { $by }.
spoils-with-the-a-victory-point = Zusammen mit „{ $with }“: 1 Siegpunkt für jeden eigenen Soldaten auf der Karte „{ $map }“.
spoils-decides-a-tie-for-the = Entscheidet bei Gleichstand um die meisten Siegpunkte.
spoils-else-nothing = alles andere nichts
spoils-else-as-many-talents = alles andere so viele { CALLED("talents", "Talente") }
spoils-else-each-die-is-doom = sonst ist jeder Würfel { CALLED("doom", "Verhängnis") } für eine andere Fraktion
spoils-else-each-die-is-tyche = sonst ist jeder Würfel { CALLED("tyche", "Tyche") } für eine andere Fraktion
spoils-three-dice-a-13-brings = Drei Würfel: Eine 13 bringt { $doom } { CALLED("doom", "Verhängnis") }, { $otherwise }.
spoils-stasis-cards-for-the-next = { CALLED("stasis_cards", "Stasiskarten") } für die nächste Stasis: { $by }.
spoils-goods = { $what }: { $by }.
spoils-keep-for-the-next-stasis = { NAME($name, form: "the", start: "yes") } behalten { $by } für die nächste Stasis.
spoils-gain-control-hands-over = { NAME($name, form: "the", start: "yes") } bekommen { $by } × { $what }; die Spielleitung händigt es aus.
spoils-a-13-gain-doom = Eine 13: { NAME($name, form: "the") } bekommen { $doom } { CALLED("doom", "Verhängnis") }.
spoils-nothing-stirs = { $sum }: Nichts rührt sich.
spoils-gain-talents = { $sum }: { NAME($name, form: "the") } bekommen { $by } { CALLED("talents", "Talente") }.
spoils-given = { $who } { $by }
spoils-is-lost = { $by } verfällt
spoils-shared = { $what }: { $given }.
spoils-the-city-pays-whoever-holds = Die Stadt zahlt denen, die sie halten.
spoils-spoils = Beute
spoils-it-goes-on = Das Spiel geht weiter.
spoils-throw-for = Würfeln für { NAME($who, form: "accusative") }
spoils-the-program-throws-dice-of = Das Programm würfelt; stattdessen lassen sich Würfe vom Tisch eingeben.
spoils-draw-up-the-score-sheet = Das Wertungsblatt aufstellen
spoils-every-victory-point-is-counted = Jeder Siegpunkt wird gezählt und mit seiner Regel gezeigt.
spoils-share-out-the-dice = { $who }: { NAME($who2, form: "the") } verteilen die Würfel.
spoils-share-the-dice = Die Würfel verteilen
spoils-each-die-goes-to-a = Jeder Würfel geht an eine andere Fraktion.
spoils-to-share-out-the-dice = die Würfel verteilen
spoils-dice = Würfel
spoils-the-dice-are-shared-out = Die Würfel werden durch das Los verteilt.
spoils-each-die-goes-to-a-2 = Jeder Würfel geht zufällig an eine Fraktion; bis dahin darf, wer den Ort hält, sie verteilen.
spoils-share-the-dice-by-lot = Die Würfel verlosen
spoils-the-act-number-on-paper = so viele, wie der Akt zählt

## Streets (late)

streets-the-cycle-ends-as-it = Der Zyklus endet, wie er steht, und die Stasis bricht aus.
streets-begin-a-stasis = Eine Stasis beginnen
streets-step-by-hand = Von Hand weiterschalten
streets-battles-and-spoils-wait-for = Kämpfe und Beute warten auf die Spielleitung.
streets-every-s = Alle { $seconds } s
streets-battles-and-spoils-go-on = Kämpfe und Beute gehen alle { $seconds } Sekunden von selbst weiter.
streets-show-the-odds = Chancen zeigen
streets-everybody-sees-the-exact-odds = Alle sehen die genauen Chancen.
streets-hide-the-odds = Chancen verbergen
streets-only-control-sees-the-exact = Nur die Spielleitung sieht die genauen Chancen.
streets-the-stasis-is-over-the = Die Stasis ist vorbei; ihre Zahl steht bei { $stasis }.
streets-at = an den Ort „{ $place }“
streets-in-reserve = in die Reserve
streets-control-sets-of = Die Spielleitung setzt { $units } { NAME($name, form: "genitive") } { $place }: { $reason }
streets-control-sets-of-2 = Die Spielleitung setzt { $hero } von { NAME($who, form: "dative") } { $at }: { $reason }
streets-stasis-breaks-out-at = Die Stasis bricht bei { $stasis } aus{ $article }.
streets-place-whose = { $place }: { $whose ->
    [nobody] niemand
   *[other] { $whose }
  }
streets-as-it-stands = wie es steht
streets-no-turns-remain-all-cards = {" "}Es bleiben keine Züge; alle Karten werden abgelegt.
streets-control-enters-who-holds-the = Die Spielleitung gibt ein, wer nach den Kämpfen auf dem echten Stadtplan die Stadt hält: { $rows }.{ $turns }
streets-in-safety = in Sicherheit
streets-among-the-dead = unter die Toten
streets-the-colossus-strides-to-the = Der Koloss schreitet zum Ort „{ $place }“.
streets-control-leads-the-colossus-to = Die Spielleitung führt den Koloss zum Ort „{ $place }“: { $why }
streets-why = : { $why }
streets-the-colossus-leaves-the-city = Der Koloss verlässt die Stadt{ $why }

## Stasis (late)

stasis-many-dice = { $sum } mit { $dice } Würfeln
stasis-by-hand = {" "}(von Hand)

## Step (soon)

step-control-decides = Die Spielleitung entscheidet
step-it-enters-what-your-seat = Sie gibt ein, was dein Sitz wählt.
step-nobody-waits-for-you = Niemand wartet auf dich
step-the-table-goes-on-without = Der Tisch spielt ohne dich weiter.
step-look-on = Sieh zu
step-your-choices-are-made-for = Für dich wird gewählt.
step-waiting-for = Warten auf { NAME($who, form: "accusative") }: { $what }
step-press-to-decide-in-their = Drücken, um an ihrer Stelle zu entscheiden.
step-control-is = Die Spielleitung ist dran: { $what }
step-nobody-else-can-press-to = Sonst kann es niemand; drücken, um zu entscheiden.
step-nothing-runs-out-until-the = Nichts läuft ab, bis die Uhr wieder gestellt wird.
step-stop = Anhalten
step-30-s = 30 s
step-the-clock-is-set-to = Die Uhr wird auf eine halbe Minute ab jetzt gestellt.
step-1-min = 1 min
step-the-clock-is-set-to-2 = Die Uhr wird auf eine Minute ab jetzt gestellt.
step-2-min = 2 min
step-the-clock-is-set-to-3 = Die Uhr wird auf zwei Minuten ab jetzt gestellt.
step-phase-ends-as-it-stands = Die Phase „{ $phase }“ endet, wie sie steht; was nicht getan ist, bleibt ungetan.
step-skip = „{ $name }“ überspringen
step-one-archon-presides-over-the = Ein Archon führt in diesem Zyklus den Vorsitz. Er wählt, worüber abgestimmt wird und in welcher Reihenfolge.
step-one-of-the-events-on = Eines der Ereignisse auf dem Tisch kommt zur Abstimmung; die anderen werden abgelegt.
step-of-the-events-on-the = { $n } der Ereignisse auf dem Tisch kommen zur Abstimmung; die anderen werden abgelegt.
step-votes-are-won-with-words = Abstimmungen gewinnt man mit Worten: argumentieren, versprechen, drohen. Mit oder ohne Stimmrecht, sprechen dürfen alle.
step-it-is-settled-how-much = Es wird festgestellt, wie viel jede Stimme wiegt: { CALLED("arete", "Arete") }, Helden, Übertragungen und das Rennen zählen zusammen.
step-strengths-are-weighed-yes-against = Die Stimmgewichte werden gewogen, JA gegen NEIN; eine Enthaltung wiegt nichts. Was angenommen ist, geschieht.
step-at-stasis-the-factions-fight = Bei Stasis { $stasis_threshold } kämpfen die Fraktionen auf der Straße; { $agenda_full } Anträge rufen die Volksversammlung ein.
step-the-factions-fight-for-the = Die Fraktionen kämpfen um die Orte der Stadt. Wer die meisten Siegpunkte hat, ändert einen Artikel der Verfassung.
step-every-motion-on-the-agenda = Jeder Antrag der Tagesordnung kommt zur Abstimmung. Was angenommen ist, gilt sofort.
step-nothing-is-voted-on-walk = Abgestimmt wird nicht. Geh herum und schließ deine Abmachungen, ehe der Rat wieder tagt.
step-how-long-it-runs-is = {" "}Wie lange sie dauert, bestimmt { $reason }.
step-then-and-length = { $then }{ $length }
step-more-time = { $label }, noch etwas länger
step-by-controls-hand = { $what }, durch die Spielleitung
step-you-preside = Du führst den Vorsitz
step-name-the-faction-that-is = Benenne die Fraktion, die es trifft.
step-stasis = Stasis
step-to-decide = entscheiden
step-gathering = Versammlung
step-prytanis = Prytanis
step-event = Ereignis
step-debate = Debatte
step-support = Unterstützung
step-vote = Abstimmung
step-check = Prüfung
step-assembly = Volksversammlung
step-diplomacy-round = Diplomatierunde
step-locked = Festgelegt
step-you-may-change-it-until = Bis zum Aufdecken darfst du es ändern.
step-waiting-for-to-choose = Warten auf { NAME($who, form: "accusative") } und ihre Wahl.
step-all-are-in = alle sind da
step-of-in-missing = { $missing } von { $all } da, es fehlen { $names }
step-of-in = { $many } von { $all } da

## Step, in the log (late)

step-cycle-begins = Zyklus { $cycle } beginnt.
step-the-cycle-ends-grants-and = Der Zyklus endet; Übertragungen und der Bonus des Rennens verfallen.
step-control-ends-the-phase-as = Die Spielleitung beendet die Phase „{ $phase }“, wie sie steht.
step-the-debate-is-open = Die Debatte ist eröffnet.
step-horses-are-being-concealed = { CALLED("horses", "Pferde") } werden verborgen.

## Alarm (late)

alarm-warn-again-at = Wieder warnen bei { $next }
alarm-the-alarm-is-silent-until = Der Alarm schweigt, bis der Wert bei { $next } steht.
alarm-warn-no-more = Nicht mehr warnen
alarm-the-alarm-is-silent-until-2 = Der Alarm schweigt, bis seine Festlegung neu gesetzt wird.
alarm-divine-wrath = Göttlicher Zorn
alarm-doom = { CALLED("doom", "Verhängnis") }
alarm-stasis-number = Stasis
alarm-agenda = Tagesordnung
alarm-say-how-the-gods-answer = Sag, wie die Götter antworten
alarm-say-what-the-city-suffers = Sag, was die Stadt erleidet
alarm-make-ready-for-a-stasis = Bereite eine Stasis vor
alarm-make-ready-for-an-assembly = Bereite eine Volksversammlung vor
alarm-and-is-the-mark-then = { $title }: { $what }; die Marke ist { $mark }. { $todo }, dann setz die Marke höher.
alarm-name-and-what = { $who } { $what }
alarm-and-is-the-mark-see = { $title }: { $who }; die Marke ist { $mark }. Sieh nach, ob der Tisch noch im Gleichgewicht ist, dann setz die Marke höher.
alarm-stasis-stands-at-and-breaks = Die Stasis steht bei { $stasis } und bricht nach der Prüfung aus. Halte { CALLED("stasis_cards", "Stasiskarten") } und Würfel bereit, oder beginne sie gleich.
alarm-stasis = Stasis
alarm-the-agenda-is-full-open = Die Tagesordnung ist voll: Eröffne die Volksversammlung, wenn die Archonten zurück sind.
alarm-the-agenda-is-full-the = Die Tagesordnung ist voll: Die ausgerufene Diplomatierunde beginnt mit der Volksversammlung.
alarm-the-agenda-is-full-the-2 = Die Tagesordnung ist voll: Die nächste Diplomatierunde beginnt mit ihr. Ruf sie aus, wenn die Phase passt.
alarm-assembly = Volksversammlung
alarm-end-it-or-give-it = Beende sie, oder gib ihr mehr Zeit.
alarm-call-the-diplomacy-round-or = Ruf die Diplomatierunde aus, oder gib mehr Zeit.
alarm-5-minutes-more = 5 Minuten mehr
alarm-the-round-ends-five-minutes = Die Runde endet fünf Minuten ab jetzt.
alarm-the-bell = Die Glocke
alarm-sentence-and-todo = { $sentence } { $todo }
alarm-propose-admit-it-or-decline = { NAME($who, form: "the", start: "yes") } schlagen „{ $title }“ vor: Lass den Antrag zu, oder lehne ihn ab.
alarm-motions-are-proposed-admit-each = { $many } Anträge sind vorgeschlagen: Lass jeden zu, oder lehne ihn ab.
alarm-admit-2 = „{ $title }“ zulassen
alarm-it-joins-the-agenda-as = Er kommt auf die Tagesordnung, wie er vorgeschlagen ist.
alarm-proposals = Vorschläge
alarm-the-diplomacy-round-begins-at = Die Diplomatierunde beginnt am Ende dieser Phase. Bring zu Ende, was läuft.
alarm-diplomacy = Diplomatie
alarm-its-discards-are-before-the = Seine abgelegten Karten sind vor dem Rat: Misch ihn später neu, oder schreib eine Karte.
alarm-reshuffle-it-or-write-a = Misch ihn neu, oder schreib eine Karte.
alarm-has-run-out-and-turns = „{ $name }“ ist leer und deckt nichts mehr auf. { $todo }
alarm-empty-deck = Leerer Stapel

## Fate (soon)

fate-you-are-in-exile = Du bist verbannt
fate-your-vote-until-a-card = Dein Stimmrecht, bis eine Karte oder ein Gesetz dich zurückruft.
fate-you-are-no-longer-citizens = Du bist kein Bürger mehr
fate-your-vote-until-a-card-2 = Dein Stimmrecht, bis eine Karte oder ein Gesetz dich wieder zum Bürger macht.
fate-heroes-and-the-race-add = Helden und das Rennen bringen nichts, solange du kein Stimmrecht hast.
fate-you-cannot-preside = Du kannst nicht den Vorsitz führen.
fate-grant-your-influence-of-to = Übertrag deinen Einfluss von { $amount } jemandem mit Stimmrecht: Dort zählt er.
fate-speak-in-every-debate-and = Sprich in jeder Debatte, und schlag Anträge vor.
fate-deal-with-whom-you-like = Handle, mit wem du magst: { CALLED("tyche", "Tyche") }, { CALLED("horses", "Pferde") } und { CALLED("talents", "Talente") } wechseln den Besitzer wie zuvor.
fate-fight-in-the-streets-like = Kämpf auf der Straße wie alle, falls eine Stasis ausbricht.
fate-more = { $who } +{ $other }
fate-no-hero-is-left-to = Dir ist kein Held geblieben.
fate-still-with-you = Noch bei dir: { $some }.
fate-is-dead = { $who } ist tot
fate-fallen-in-the-council-and = Gefallen ({ $how }): +{ $hero } im Rat und auf der Straße, für immer.

## Heroes (late)

heroes-set = Die Spielleitung legt fest: { $hero } ({ $who }) { $what }. { $reason }
heroes-goes-over-to = geht über an { NAME($who, form: "accusative") }
heroes-is-worth = ist { $value } wert
heroes-is-dead = ist tot
heroes-lives-again = lebt wieder
heroes-joins = Neu für { NAME($who, form: "accusative") }: { $hero }, Held mit Wert { $value }. { $reason }

## Rulings: what each decides, and what it may be (late)

ruling-grant-carries = Was eine Fraktion ohne Stimmrecht überträgt
ruling-grant-carries-influence = Nur ihren Einfluss
ruling-grant-carries-influence-and-support = Ihren Einfluss und ihre eigene Unterstützung
ruling-grant-moves = Wann eine Übertragung an jemand anderen gehen kann
ruling-grant-moves-next-phase = Nicht in der Phase, in der sie gemacht wurde
ruling-grant-moves-any-time = Jederzeit
ruling-grant-lasts = Wie lange eine Übertragung gilt, die nicht verschoben wird
ruling-grant-lasts-cycle = Bis zum Ende des Zyklus
ruling-grant-lasts-phase = Bis zum Ende der Phase
ruling-presiding = Wer von den Bürgern den Vorsitz führt
ruling-presiding-highest-arete = Die höchste { CALLED("arete", "Arete") }
ruling-presiding-lowest-arete = Die niedrigste { CALLED("arete", "Arete") }
ruling-presiding-in-turn = Einer nach dem anderen, im Uhrzeigersinn
ruling-presiding-lot = Einer durch das Los
ruling-presiding-elected = Einer in geheimer Wahl, jede Stimme mit ihrem Gewicht
ruling-chair-passes = Wann jemand anderes den Vorsitz führt, wenn der Prytanis mitten im Zyklus verbannt wird oder das Bürgerrecht verliert
ruling-chair-passes-at-once = Sofort, für den Rest des Zyklus
ruling-chair-passes-next-cycle = Mit dem nächsten Zyklus
ruling-election-seconds = Sekunden, um den Prytanis zu wählen; 0 stellt keine Uhr. Sind sie um, werden die Stimmen aufgedeckt
ruling-second-look = Ob der Prytanis einmal im Zyklus ein offenes Ereignis unter seinen Stapel legen darf
ruling-second-look-no = Nein
ruling-second-look-once-a-cycle = Ja, einmal im Zyklus
ruling-veto = Ob der Prytanis gegen Beschlüsse des Rats ein Veto einlegen darf
ruling-veto-no = Nein
ruling-veto-once-an-act = Ja, einmal im Akt
ruling-floor = Wer in Debatten das Wort erteilt
ruling-floor-control = Die Spielleitung
ruling-floor-prytanis = Der Prytanis
ruling-events-activated = Wie viele Ereignisse der Prytanis wählt
ruling-events-activated-act = So viele, wie der Akt zählt
ruling-events-activated-one = Eines
ruling-events-activated-all = Alle, die offen liegen
ruling-show-seconds = Wie viele Sekunden man sieht, wer den Vorsitz führt, und später, welche Ereignisse gewählt wurden, ehe der Rat von selbst weitergeht; 0 wartet auf die Spielleitung
ruling-deck-runs-out = Was geschieht, wenn ein Ereignisstapel leer ist
ruling-deck-runs-out-empty = Sein Platz bleibt leer, bis die Spielleitung neu mischt
ruling-deck-runs-out-reshuffled = Seine abgelegten Karten werden eingemischt
ruling-debate-seconds = Sekunden offener Debatte
ruling-speaker-seconds = Sekunden, die eine Rede dauern soll, wie ihre Uhr zeigt; 0 für keine Marke
ruling-debate-ends = Wie die Debatte endet, wenn ihre Zeit um ist
ruling-race-tie = Wer ein Pferderennen bei Gleichstand gewinnt
ruling-race-tie-nobody = Niemand
ruling-race-tie-all = Alle Gleichen
ruling-race-tie-control-picks = Die Spielleitung wählt
ruling-horses-shown = Was aus den im Rennen gezeigten { CALLED("horses", "Pferden") } wird
ruling-horses-shown-kept = Man behält sie
ruling-horses-shown-spent = Sie sind ausgegeben
ruling-race-bonus-counts = Wo der Bonus des Rennens zählt, bis zum Ende des Zyklus
ruling-race-bonus-counts-council = Im Rat, nicht in einer Volksversammlung vor dem Ende des Zyklus
ruling-race-bonus-counts-everywhere = Auch in einer Volksversammlung
ruling-bids-revealed = Wie Gebote aufgedeckt werden, sobald alle da sind
ruling-bid-seconds = Sekunden, um { CALLED("horses", "Pferde") } zu verbergen; 0 stellt keine Uhr. Sind sie um, werden die Gebote aufgedeckt
ruling-votes-revealed = Wie Stimmen aufgedeckt werden, sobald alle da sind
ruling-vote-seconds = Sekunden, um abzustimmen; 0 stellt keine Uhr. Sind sie um, werden die Stimmen aufgedeckt
ruling-majority = Wie viel von JA und NEIN ein Antrag braucht
ruling-majority-simple = Mehr JA als NEIN
ruling-majority-two-thirds = Zwei Drittel oder mehr
ruling-majority-three-quarters = Drei Viertel oder mehr
ruling-quorum = Wie viele Archonten JA oder NEIN stimmen müssen, damit ein Antrag angenommen ist; 0 für kein Quorum
ruling-agenda-full = Wie viele Anträge die Tagesordnung der Volksversammlung füllen
ruling-motion-seconds = Sekunden Debatte zu jedem Antrag einer Volksversammlung
ruling-round-bell-seconds = Sekunden vor dem Ende einer Runde, zu denen alle gewarnt werden
ruling-round-ends = Was geschieht, wenn die Zeit einer Ratsrunde um ist
ruling-round-ends-by-control = Die Spielleitung wird erinnert und ruft die Diplomatierunde aus
ruling-round-ends-by-itself = Die Diplomatierunde wird von selbst ausgerufen
ruling-stasis-threshold = Die Zahl, bei der die Stasis ausbricht
ruling-stasis-after = Wohin die Stasis nach einer Stasisphase geht
ruling-stasis-after-falls-to-act = Sie fällt auf die Zahl des Akts
ruling-stasis-after-stays = Sie bleibt, wo sie ist
ruling-cards-not-dealt = Was aus { CALLED("stasis_cards", "Stasiskarten") } wird, die einem Archonten zustehen, wenn der Stapel keine mehr hat
ruling-cards-not-dealt-kept = Sie bleiben für die nächste Stasis gut
ruling-cards-not-dealt-lost = Sie verfallen
ruling-cards-seconds = Sekunden, um { CALLED("stasis_cards", "Stasiskarten") } zu kaufen; 0 stellt keine Uhr. Sind alle bereit, wartet das Spiel nicht darauf
ruling-muster-seconds = Sekunden, um Helden einzusetzen; 0 stellt keine Uhr. Sind alle bereit, wartet das Spiel nicht darauf
ruling-turn-seconds = Sekunden für einen Zug auf der Straße; 0 stellt keine Uhr. Sind sie um, verfällt er
ruling-battle-order = In welcher Reihenfolge gekämpft wird
ruling-battle-order-map-order = In der Reihenfolge der Karten
ruling-battle-order-control-picks = Die Spielleitung wählt jeden Kampf
ruling-lone-holder = Was aus einem Ort wird, an dem nur eine Fraktion steht
ruling-lone-holder-holds = Er wird ohne Wurf gehalten
ruling-lone-holder-rolls = Um ihn wird gewürfelt; eine natürliche 13 verliert ihn
ruling-tyche-most = Wie viele { CALLED("tyche", "Tyche") }-Würfel eine Fraktion für einen Kampfwurf kaufen darf, für je eine { CALLED("tyche", "Tyche") }
ruling-tyche-seconds = Sekunden, um { CALLED("tyche", "Tyche") }-Würfel zu wählen; 0 stellt keine Uhr. Sind sie um, werden sie gezeigt
ruling-tied-heroes = Was aus Helden wird, wenn ein Gleichstand an der Spitze einen Ort leert
ruling-tied-heroes-live = Sie leben
ruling-tied-heroes-die = Sie sterben
ruling-mercy-seconds = Sekunden, um über geschlagene Helden zu richten, wenn Kämpfe von selbst weitergehen; dann werden sie verschont
ruling-colossus-ignores = Was ruht, wo der Koloss steht, außer dem Punkt des Ortes
ruling-colossus-ignores-all = Alles, was Siegpunkte angeht: sein Bonus, Einheiten darauf, der Gleichstand, den die Wasserquellen entscheiden, was der Königspalast nimmt
ruling-colossus-ignores-place = Nur der Bonus des Ortes
ruling-springs-decide = Wann, wer die Wasserquellen hält, bei Gleichstand um die meisten Siegpunkte gewinnt
ruling-springs-decide-whoever = Wer immer das ist
ruling-springs-decide-among-tied = Nur, wer unter den Gleichen ist
ruling-doom-dice-to = An wen die { CALLED("doom", "Verhängnis") }-Würfel des Monolithen gehen dürfen
ruling-doom-dice-to-others = Nur an andere
ruling-doom-dice-to-anyone = Auch an einen selbst
ruling-share-seconds = Sekunden, um Würfel zu verteilen, wenn Kämpfe von selbst weitergehen; dann gehen sie durch das Los
ruling-pace-seconds = Sekunden, nach denen Kämpfe und Beute von selbst weitergehen; 0 wartet auf die Spielleitung
ruling-dice-by = Wer die Würfel einer Stasis wirft
ruling-dice-by-program = Das Programm
ruling-dice-by-hand = Hände am Tisch; die Spielleitung gibt ein, was die Würfel zeigen
ruling-odds-shown = Wer vor den Würfeln die genauen Chancen eines Kampfs sieht
ruling-odds-shown-control = Die Spielleitung
ruling-odds-shown-everybody = Alle
ruling-wrath-alarm = Göttlicher Zorn, bei dem die Spielleitung gewarnt wird; 0 für nie
ruling-doom-alarm = { CALLED("doom", "Verhängnis") } aller Fraktionen zusammen, bei dem die Spielleitung gewarnt wird; 0 für nie
ruling-stasis-alarm = Die Stasis, bei der die Spielleitung gewarnt wird; 0 für nie
ruling-agenda-alarm = Anträge auf der Tagesordnung, bei denen die Spielleitung gewarnt wird; 0 für nie
ruling-arete-alarm = { CALLED("arete", "Arete") } einer Fraktion, bei der die Spielleitung gewarnt wird; 0 für nie
ruling-faction-doom-alarm = { CALLED("doom", "Verhängnis") } einer Fraktion, bei dem die Spielleitung gewarnt wird; 0 für nie
ruling-tyche-alarm = { CALLED("tyche", "Tyche") } einer Fraktion, bei der die Spielleitung gewarnt wird; 0 für nie
ruling-horses-alarm = { CALLED("horses", "Pferde") } einer Fraktion, bei denen die Spielleitung gewarnt wird; 0 für nie
ruling-talents-alarm = { CALLED("talents", "Talente") } einer Fraktion, bei denen die Spielleitung gewarnt wird; 0 für nie
ruling-wait-alarm-seconds = Sekunden, die auf einen Archonten gewartet werden darf, ehe die Spielleitung gewarnt wird; 0 für nie
ruling-script-seconds = Sekunden, die das Programm wartet, ehe es für einen Sitz handelt, den es spielt
ruling-ends-by-control = Wenn die Spielleitung es sagt
ruling-ends-by-itself = Von selbst
powers-anywhere = {" "}an beliebigem Ort
muster-mobs = { $mobs ->
    [one] 1 Mob
   *[other] { $mobs } Mobs
  }
muster-military = { $military ->
    [one] 1 Soldat
   *[other] { $military } Soldaten
  }
muster-mobs-and-military = { $mobs ->
    [one] 1 Mob
   *[other] { $mobs } Mobs
  } und { $military ->
    [one] 1 Soldat
   *[other] { $military } Soldaten
  }
figures-citizens = Bürger
figures-megaprojects = Großbauten
seats-absent = abwesend
grants-supports = unterstützt
outcome-adopted-2 = angenommen
race-no-horses = keine
when-act = { $act }. Akt
when-cycle = { $act }. Akt, Zyklus { $cycle }
and-plus = { $before } + { $next }
and-semicolon = { $before }; { $next }
vote-passed = angenommen
vote-failed = abgelehnt
vote-tied = Gleichstand
and-control-in-its-place = {" "}(die Spielleitung, an ihrer Stelle)
and-program-in-its-place = {" "}(das Programm, an ihrer Stelle)
battle-tyche-3 = { CALLED("tyche", "Tyche") }

## Bögen: was für eine Fraktion von Anfang an noch gilt (soon)

sheet-cards = { $many ->
    [one] Zieht eine { CALLED("stasis_cards", "Stasiskarte") } mehr, als ihr Rang gibt.
   *[other] Zieht { $many } { CALLED("stasis_cards", "Stasiskarten") } mehr, als ihr Rang gibt.
  }
sheet-cards-of-the-act = Zieht so viele { CALLED("stasis_cards", "Stasiskarten") } mehr, als ihr Rang gibt, wie der Akt zählt.
sheet-supremacy = Hat den Vorrang: entscheidet, wer bei Gleichstand Prytanis wird.
sheet-ties = Der Archon der Fraktion entscheidet bei Stimmengleichheit.
sheet-garrison = { $military ->
    [one] { $name }: Zu Beginn einer Stasis steht dort 1 Soldat (Ort: { $place }).
   *[other] { $name }: Zu Beginn einer Stasis stehen dort { $military } Soldaten (Ort: { $place }).
  }

## What stands ready on Control’s screen, sent by its name (late)

usual-correction = Korrektur
usual-by-hand = Am Tisch von Hand gemacht
usual-card = Wirkung einer Karte
usual-trade = Handel
usual-ruling = Entscheid der Spielleitung
usual-drawn = Am Tisch von Hand gezogen
usual-quest = Ein Abenteuer
usual-story = Die Geschichte braucht es
usual-assembly = Beschluss der Volksversammlung
usual-archon-away = Der Archon ist nicht da
usual-vote-mistake = Ein Fehler bei der Abstimmung
usual-could-not-vote = Jemand konnte nicht abstimmen
usual-rule = Eine Regel wurde übersehen
usual-agreed = Am Tisch vereinbart
usual-power = Eine Befugnis wurde genutzt
usual-text = Der Text sagt es anders
usual-withdrawn = Zurückgezogen
usual-merged = Mit einem anderen vereint
usual-settled = Schon erledigt
usual-clearer = Klarer gefasst
usual-debated = In der Debatte vereinbart
usual-two-one = Aus zweien wurde einer
usual-no-matter = Keine Sache der Volksversammlung
usual-on-agenda = Schon auf der Tagesordnung
usual-say-clearly = Sag es klarer
usual-magistrate-first = Erst braucht es einen Magistrat
usual-magistrate = Wort eines Magistrats
usual-misplaced = Falsch gesetzt
usual-gift = Geschenk der Spielleitung
usual-law = Gesetz
usual-artefact = Artefakt
usual-special = Sonderaktion
usual-oracle = Orakel
usual-announce-come = Bitte kommt in den Rat.
usual-announce-two-minutes = Noch zwei Minuten in der Diplomatierunde.
usual-announce-listen = Bitte hört der Spielleitung zu.
usual-announce-lunch = Mittagspause. Weiter geht es um halb zwei.
usual-say-come = Bitte kommt zur Spielleitung.
usual-say-decide = Bitte entscheidet; der Rat wartet auf euch.
usual-say-break = Auf ein Wort in der Pause?
usual-say-yes = Ja.
usual-say-no = Nein.
