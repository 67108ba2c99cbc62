### Was ein Sitz nachschlägt, was immer gespielt wird.

look-up = Nachschlagen
glossary = Wörter des Spiels
glossary-gist = Was sie bedeuten
log = Protokoll
log-none = Noch ist nichts geschehen.
day = Der Tag
day-act = Akt { $act }
day-none = Nichts ist geplant.
day-next = Danach: { $next }
day-late = Stand des Tages: { $late }.
