### Was alle Bildschirme eines laufenden Spiels sagen.

## Die Siegel auf geheimen Entscheidungen

nothing = nichts

## Was Geräte herausfinden

seals-broken = Das Siegel { $who } passt nicht zu dem, was gezeigt wird.
seals-fit = { $n ->
    [one] 1 Entscheidung versiegelt; das Siegel passt
   *[other] { $n } Entscheidungen versiegelt, alle Siegel passen
  }

## Wenn etwas nicht stimmt

alarm-mine = Nicht, was du festgelegt hast
alarm-mine-says = Bei „{ $what }“ hat dieses Handy festgelegt: { $locked }. Gezeigt wird: { $shown }. Sag es der Spielleitung. Sie weiß, dass etwas nicht stimmt, aber nicht, was du gewählt hast.
alarm = Ein Siegel passt nicht
alarm-says = Was bei „{ $what }“ von { NAME($who, form: "dative") } gezeigt wird, ist nicht das, was ihr Gerät versiegelt hat. Sag es der Spielleitung.
put-away = Weglegen

## Warum die eigene Entscheidung nicht so gezeigt wird, wie sie festgelegt wurde

own-other-device = Du hast hier festgelegt: { $locked }. Ein anderes Gerät deines Sitzes hat dann festgelegt: { $now }. Wenn das keines war, sag es der Spielleitung.
own-by-control = Du hast festgelegt: { $locked }. Die Spielleitung hat an deiner Stelle eingetragen: { $now }.
own-by-program = Du hast festgelegt: { $locked }. Das Programm hat dann für deinen Sitz gewählt: { $now }.
own-lowered = Du hast festgelegt: { $locked }. Gezeigt werden konnte nur: { $now }. Darum wird das Siegel nicht gezeigt.
own-not-shown = Du hast festgelegt: { $locked }. Deine Entscheidung ist nicht unter denen, die gezeigt werden.
own-went-back = Du hast { $locked } festgelegt, bevor das Spiel zurückgenommen wurde. Jetzt steht hier: { $now }.
own-mismatch = Du hast hier festgelegt: { $locked }. Gezeigt wird: { $now }.

## Das Zeichen an einer Entscheidung

mark-broken = Ihr Siegel passt nicht zu dem, was gezeigt wird.
mark-own = Versiegelt, und gezeigt, wie du es hier festgelegt hast.
mark-fits = Vom eigenen Gerät versiegelt; das Siegel passt.
mark-none = Ihr Gerät hat sie nicht versiegelt, oder es konnte mehr festgelegt werden, als noch zu zeigen da ist.
no-seal = kein Siegel

## Alle Siegel, im Menü

details = Versiegelte Entscheidungen
details-what = Ein Gerät versiegelt jede geheime Entscheidung, bevor es sie abschickt, und behält das Siegel. Mit den Entscheidungen werden auch die Siegel gezeigt: Jedes Gerät prüft sie alle, und das eigene gegen das, was es behalten hat. Ein Handy, das etwas anderes sieht, sagt es, und der Bildschirm der Spielleitung auch.
is-fits = passt
is-broken = PASST NICHT
seal-none = nicht versiegelt
seal-not-in = nichts festgelegt
hand-paper = auf Papier
hand-control = von der Spielleitung
hand-absent = abwesend
hand-script = Programm
opened-by = Siegel <seal/>, geöffnet mit <nonce/>
asked-as = Gefragt als „{ $question }“. In PROTOCOL.md steht, wie ein Siegel gemacht wird.

## Der Plan des Tages

late-not = pünktlich
late-behind =
    { $minutes ->
        [one] { $minutes } Minute hinter dem Plan
       *[other] { $minutes } Minuten hinter dem Plan
    }
late-ahead =
    { $minutes ->
        [one] { $minutes } Minute vor dem Plan
       *[other] { $minutes } Minuten vor dem Plan
    }
left-no-clock = ohne Uhr
left-minutes =
    { $minutes ->
        [one] noch { $minutes } Minute
       *[other] noch { $minutes } Minuten
    }
left-little = weniger als eine Minute
left-up = die Zeit ist um
break-left = Restzeit der Pause
break-until = bis { $at } Uhr
break-warned = Die Pause endet in zwei Minuten
break-over = Die Pause ist zu Ende
left-over =
    { $minutes ->
        [one] { $minutes } Minute über der Zeit
       *[other] { $minutes } Minuten über der Zeit
    }
bell-warned = { $round } endet bald
bell-over = { $round }: die Zeit ist um
length-minutes = { $minutes } min
length-hours = { $hours } Std.
length-both = { $hours } Std. { $minutes }
