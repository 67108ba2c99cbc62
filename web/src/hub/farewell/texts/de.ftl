### What every screen says at the end of an evening.

over = Der Tag ist zu Ende
closed = Der Abend ist zu Ende
thanks = Danke fürs Mitspielen.
soon = Es ist nichts mehr geplant. Sobald die Spielleitung den Tisch schließt, kann jede Ziehung nachgeprüft werden.
chronicle = Chronik lesen
chronicle-own = Was geschah, mit dem, was nur eure Seite wusste
chronicle-public = Was geschah, für alle zu lesen
draws = Alle Ziehungen nachprüfen
draws-says = Alle Startwerte liegen jetzt offen: Jedes Mischen und jeder Wurf lässt sich nachprüfen.
chronicle-at = Die Chronik
draws-at = Alle Ziehungen zum Nachprüfen
put-away = Dieser Tisch ist archiviert
kept-away = Er bleibt, wie er ist, und ist für alle geschlossen. Wer ihn veranstaltet, hat die Chronik und kann ihn zurückholen.
kept-over = Der Tisch ist archiviert und bleibt erhalten. Die Chronik hat, wer ihn veranstaltet: Frag die Spielleitung danach.
