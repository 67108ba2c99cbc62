### What a seat looks up, whatever is played.

look-up = Look up
glossary = Words of the game
glossary-gist = What they mean
log = Log
log-none = Nothing has happened yet.
day = The day
day-act = Act { $act }
day-none = Nothing is planned.
day-next = Next: { $next }
# $late: "6 minutes behind the plan".
day-late = The day is { $late }.
