### What phones and shared tablets say: on their way to a table, at a seat, and looking on.

## What devices are called in Control's list until somebody names them

device-phone = A phone

## The first page

landing-phone = Your phone becomes your seat in a game for a whole room. Nothing is installed.
landing-tablet = This tablet becomes the screen of several seats. Nothing is installed.
landing-code = The code of your table
landing-type = Type the table’s code first. It is on the projector.
landing-away = The server does not answer at the moment. This page tries again by itself.
# The two buttons below the code.
landing-enter = Enter the hall
landing-share = Share this tablet
look-on = Look on without a seat
several-seats = A tablet for several seats
your-seats = Your seats
# Beside a table's name, of a tablet that several seats share.
landing-shared = shared
landing-running = Tables that you may look on at
landing-control = Do you run the game? Open the link that the program showed when it was started, or <page>Control’s page</page> on the device that made the table.

## Tables that everybody may find

running-title = Running tables
running-unread = The tables cannot be read.
running-none = No table is shown here now. With a table’s code you get to it from the first page.
running-over = The game is over
running-look-on = Look on
running-looked-for = Looking for tables…
a-code = A table’s code

## Choosing a seat

join-which = Which faction do you lead?
join-full = Every seat is taken. To share one, ask Control for its code, then touch that seat.
join-over = This game is over. A seat that is yours still shows how it ended.
join-chronicle = Read the chronicle
join-locked = Control has closed the doors. A seat’s own code still lets you in: ask Control for it, then touch your seat.
join-code = The code for { $who }
# Below the field for it.
join-code-stands = On the card of the seat. Control can show it too, or set the seat free.
code-stands = Control’s screen shows the code for { $who }.
your-name = Your name
lead = Play as { $who }
# Below a seat's coin.
taken = taken
another-code = Another code
table-looked-for = Looking for the table…
table-sought = Finding the table…
table-away = The table cannot be reached.
table-moved = The table may have moved. Ask Control for the code to scan now, or scan the wall’s. This page keeps trying.
seat-not-now = That seat cannot be taken now.
seat-taking = Taking your seat…

## When a table sends a device away

ended-other-code = Enter another code
left-out = Your seat is not played at this table. Choose another one, or stay here: if Control takes it in, you are back in it at once.
ended-choose = Choose a seat
ended-forget = Forget the seat
ended-kept = The seat is kept on this device.
ended-returns = Should the table come back, so does this page.

## The menu of a seat and of onlookers

menu = Menu
menu-table = Table <code/>
pass-on = Pass on the link
pass-on-says = Touch the link to copy it.
pass-on-copied = Copied.
speaks = Read announcements out
menu-chronicle = The chronicle so far
menu-chronicle-own = With what only your faction knew
menu-chronicle-public = What the room saw
menu-fair = Fair play
menu-name = Your name, as Control reads it
menu-name-it = Keep this name
menu-named = Named.
# How the page looks: light and dark.
menu-day = Marble by day
menu-night = Sea by night
menu-leave = Give up the seat on this device
menu-sure = This device then needs Control’s code to sit here again.
menu-give-up = Give it up
menu-stay = Stay
menu-leave-table = Leave this table.
menu-leave-now = Leave
menu-credits = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0. Type: Cinzel and Source Sans, SIL OFL.

## Words between Control and a seat

words-title = Messages
words-open = { $n ->
    [one] 1 question with Control
   *[other] { $n } questions with Control
  }
words-messages = { $n ->
    [one] 1 message
   *[other] { $n } messages
  }
words-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
  }
words-none = Nothing has been said yet.
answers-for-all = Answers for everybody
answers-of-control = Control’s answers
control-to-you = Control to you
control-to-all = Control to all
control-answers = Control answers
control-answered = Control answered
control-answered-all = Control answered, to all
you-asked = You asked
by-mouth = By word of mouth.
waits-for-answer = Waiting for Control’s answer.
# Over the first of several; $title is one of "Control to you", "Control to all", "Control answers".
letter-and-more = { $title }, { $more } more
more = { $n } more
read = Read
ask-control = Ask Control
ask-who-reads = Only Control reads it. The answer comes to this seat.
ask-full = { $most } of your questions wait already. Let Control answer one first.
ask-room = { $open } of at most { $most } questions waiting.
ask = Ask
asking = Asking…
asked = Your question is with Control. The answer comes here.
