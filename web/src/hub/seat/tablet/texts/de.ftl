### Was ein Tablet sagt, das mehrere Sitze teilen.

device-tablet = Gemeinsames Tablet
code-stands-any = Der Code des Sitzes steht auf dem Bildschirm der Spielleitung.
who = Wer bist du?
who-first = Jeder Sitz bleibt verdeckt, bis seine Münze gehalten wird. Füge den ersten hinzu; weitere können folgen.
add-seat = Sitz hinzufügen
add-seat-of = { NAME($who, form: "accusative", start: "yes") } hinzufügen
add-which = Sag zuerst, welcher Sitz es ist.
add-all = Dieses Tablet hat schon alle Sitze.
add-code = Der Code { NAME($who, form: "genitive") } oder ihr Link
add-code-any = Der Code des Sitzes oder sein Link
add-scan = Oder scanne ihn mit der Kamera dieses Tablets: Der Link führt hierher zurück.
another-table = Anderer Tisch
coin-awaited = Du bist gefragt: { $what }
coin-nudged = Die Spielleitung wartet auf dich
coin-hold = Halten zum Öffnen
this-tablet = Dieses Tablet
covering = Wird in { $seconds } s verdeckt. Berühren, damit es offen bleibt.
done = Fertig
