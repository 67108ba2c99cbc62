### What the screens of a game under way say alike.

## The seals on secret choices

# In the place of a choice that is not there: "Shown: nothing."
nothing = nothing

## What devices find

# $who is one group or several, in the genitive, with their articles.
seals-broken = The seal of { $who } does not fit what is shown.
seals-fit = { $n ->
    [one] 1 choice sealed; it fits
   *[other] { $n } choices sealed, all fit
  }

## When something is wrong

# $what was asked, $locked what was chosen; both in the game's own words.
alarm-mine = Not what you locked
alarm-mine-says = For { $what } this phone locked: { $locked }. Shown: { $shown }. Tell Control. They know that something is wrong, but not what you chose.
alarm = A seal does not fit
alarm-says = What is shown of { NAME($who, form: "the") } for { $what } is not what their device sealed. Tell Control.
put-away = Put away

## Why one's own choice is not shown as it was locked

own-other-device = You locked { $locked } here. Another device of your seat then locked { $now }; if none did, tell Control.
own-by-control = You locked { $locked }. Control entered { $now } in your place.
own-by-program = You locked { $locked }. The program then chose { $now } for your seat.
own-lowered = You locked { $locked }. Only { $now } could be shown, so its seal is not shown.
own-not-shown = You locked { $locked }. Your choice is not among those shown.
own-went-back = You locked { $locked } before the game was taken back. Now this shows { $now }.
own-mismatch = You locked { $locked } here, and this shows { $now }.

## The mark at a choice

mark-broken = Its seal does not fit what is shown.
mark-own = Sealed, and shown as you locked it here.
mark-fits = Sealed by its own device; the seal fits.
mark-none = Its device has not sealed it, or could have locked more than there is left to show.
no-seal = no seal

## All seals, in the menu

details = Sealed choices
details-what = A device seals each secret choice before it sends it, and keeps the seal. When the choices are shown so are the seals: every device checks them all, and its own against what it keeps. A phone that sees something else says so, and so does Control’s screen.
# In a list, behind a choice: how its seal stands, or whose hand it came from.
is-fits = fits
is-broken = DOES NOT FIT
seal-none = not sealed
seal-not-in = nothing locked
hand-paper = on paper
hand-control = by Control
hand-absent = absent
hand-script = program
# Two long rows of letters and figures.
opened-by = Seal <seal/>, opened by <nonce/>
asked-as = Asked as “{ $question }”. PROTOCOL.md says how a seal is made.

## The plan of the day

late-not = on time
late-behind =
    { $minutes ->
        [one] { $minutes } minute behind the plan
       *[other] { $minutes } minutes behind the plan
    }
late-ahead =
    { $minutes ->
        [one] { $minutes } minute ahead of the plan
       *[other] { $minutes } minutes ahead of the plan
    }
left-no-clock = no clock
left-minutes =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
left-little = less than a minute left
left-up = time is up
# A break: a pause that says when it ends.
break-left = Time left in the break
# $at: "13:40".
break-until = until { $at }
break-warned = The break ends in two minutes
break-over = The break is over
left-over =
    { $minutes ->
        [one] { $minutes } minute over its time
       *[other] { $minutes } minutes over its time
    }
# $round: its name, "Action Round 2".
bell-warned = { $round } ends soon
bell-over = { $round }: time is up
# A planned length; $minutes of hours has two digits.
length-minutes = { $minutes } min
length-hours = { $hours } h
length-both = { $hours } h { $minutes }
