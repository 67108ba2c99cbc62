# Was man zu den Befehlen hört, die man eingesandt hat. Kein Wort eines Spiels steht hier.

orders-did-you-mean = { $said } War { $guess } gemeint?
orders-or = { $before } oder { $next }

orders-set-too-large = Der Zug hat mehr als { $limit }.
orders-bytes = { $number } Bytes
orders-lines = { $number } Zeilen
orders-line-too-long = Zeile { $number } ist länger als { $limit } Bytes.
orders-no-end = Dem Zug fehlt { $word }; er reicht bis zum Ende des Textes.
orders-unclosed-quote = Ein Anführungszeichen fehlt; der Text reicht bis zum Zeilenende.
orders-extra-text = „{ $text }“ ist hier überflüssig.
orders-text-cut = Auf { $most } Zeichen gekürzt.

orders-no-unit-line = Darüber steht nicht, welcher Einheit das gilt.
orders-not-your-unit = { $unit } ist keine deiner Einheiten: Die Befehle bis zur nächsten Einheit entfallen.
orders-unit-again = Einheit { $unit } hat weiter oben schon Befehle; diese kommen hinzu.
orders-block-open = Zu { $word } fehlt { $end }; es endet vor der nächsten Zeile, die nicht mehr dazugehören kann.
orders-block-nested = { $word } darf nicht innerhalb von { $word } stehen.
orders-formed-again = { $word } { $number } gibt es an diesem Ort schon; das zweite entfällt mit allem, was darin steht.
orders-stray-end = { $word } beendet hier nichts.

orders-unknown-order = „{ $text }“ ist kein Befehl.
orders-missing-argument = Zu { $order } fehlt: { $what }.
orders-bad-number = „{ $text }“ ist keine Zahl.
orders-number-between = Möglich ist eine Zahl von { $least } bis { $most }.
orders-bad-text = „{ $text }“ geht hier nicht.
orders-unknown-name = „{ $text }“ ist kein Name, den du kennst.
orders-replaced = { $new } tritt an die Stelle von { $old } in Zeile { $line }.
