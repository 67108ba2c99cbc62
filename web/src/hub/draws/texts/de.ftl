### Was über die Ziehungen eines Tisches gesagt wird und wie sie geprüft werden.

## In einem Menü

fairness = Jedes Mischen und jeder Wurf kommt aus einem geheimen Startwert, der mit diesem Hash vor dem ersten festgelegt wurde, und aus dem, was eure Geräte dazugeben. Notiere den Anfang: Wenn der Tisch geschlossen ist, kann jeder alles nachprüfen.
fairness-closed = Der Tisch ist geschlossen: Jedes Mischen und jeder Wurf lässt sich jetzt nachprüfen.
fairness-check = Jede Ziehung prüfen
fairness-whole = Der ganze Hash und was Geräte dazugegeben haben

## Die Seite, die sie prüft

draws = Ziehungen
none = Hier sind keine Ziehungen
none-what = Diese Seite prüft die Ziehungen eines Tisches. Öffne sie aus dem Menü des Tisches.
unread = Die Ziehungen lassen sich nicht lesen.
fetched = Die Ziehungen werden geholt.
every = Jede Ziehung
sealed = Jedes Mischen und jeder Wurf kommt aus einem geheimen Startwert mit diesem Hash und aus dem, was die Geräte der Spieler dazugeben. Notiere den Hash. Wenn die Spielleitung den Tisch schließt, prüft diese Seite jede Ziehung.
rehearsal = Das ist eine Probe: Ihre Ziehungen kommen aus einer Zahl, die jemand gewählt hat.
checked-here = Dieses Gerät hat sie selbst berechnet.
by-hand = { $n ->
    [one] 1 Würfel wurde von Hand geworfen und eingetippt; dafür gibt es keine Ziehung.
   *[other] { $n } Würfel wurden von Hand geworfen und eingetippt; dafür gibt es keine Ziehungen.
  }
committed = Festgelegt
added = Von Geräten dazugegeben
added-none = Noch nichts.
drawn = Gezogen
seed = Startwert
taken-back = zurückgenommen

## Das Urteil

draws-right = { $n ->
    [one] Die eine Ziehung stimmt.
   *[other] Alle { $n } Ziehungen stimmen.
  }
wrong-seed = Ein Startwert ist nicht der, auf den der Tisch festgelegt wurde.
draw-missing = Ziehung { $draw } fehlt.
draw-elsewhere = Ziehung { $draw } kommt nicht aus dem Startwert des Tisches.
draw-wrong = Ziehung { $draw }, eine aus { $sides }, ergibt { $right }, nicht { $value }.
