### What the hub says to people: what it refuses, and why a connection ends. No word of a game is here.

## Who may do what

only-control = Only Control can do this.
only-hosts = Only Control may do this. Open the Control link that the server printed at its start, or the link that its operator gave you.
only-own-seat = Only a seat's own device can do this.
only-watching = This screen only watches.
another-seat = This device plays for another seat.
only-control-prints = Only Control may print the sheets of a table.
only-holder-reads = Only the holder of a seat and Control may read its chronicle.
only-control-reads = Only Control may read its own chronicle.
key-ended = This key is not valid any more.
helper-go-back = Helpers do not go back; ask a Control.
helper-take-back = Helpers do not take the game back; ask a Control.
helper-standing = Helpers do not say who is a Control; ask a Control.
helper-renew-keys = Helpers do not renew the codes; ask a Control.
helper-keys = Helpers do not see the codes for Control; ask a Control.
helper-seed = Helpers do not change the seed; ask a Control.
helper-close = Helpers do not close the table; ask a Control.
helper-kick = Helpers do not send a Control away; ask a Control.
helper-journal = Helpers do not read the journal; ask a Control.
helper-this = Helpers do not do this; ask a Control.
last-control = This is the last full Control of the table. Make another one first.
no-helper = Only a device that came in by a code for Control can be made a helper.
foreign-keys = Another operator's key made these codes, so they cannot be shown. They go on working; renew them to have new ones.

## Coming to a table

no-seat = There is no such seat at this table.
seat-unknown = This table has no such seat.
seat-left-out = Nobody plays this seat at this table. Choose another one.
seat-taken = Somebody sits here already.
lobby-locked = Control has closed the doors. Ask for a code.
code-ended = This code is no longer valid. Ask Control.
code-not-controls = This code does not lead to Control's desk.
wrong-codes = Too many wrong codes came from here. Wait a minute, then try again.
many-devices = Too many devices share this place already.
device-gone = This device has gone already.
foreign-page = Another site's page may not speak for this device. Open the table's own address.
foreign-name = This server does not go by the name { $name }. Open it by an address that it printed at its start, or start it with --host and the name.
foreign-name-title = Please open another address
foreign-name-open = This server does not go by the name { $name }. Open { $address } instead.

## Why a connection ends

close-malformed = The server could not read what this page sent. Reload the page.
close-unauthorized = This device no longer has a place at this table. Join again.
close-no-table = There is no table with this code. Check it with Control.
close-silent = The server heard nothing from this device for a while.
close-stale = This page is older than the server. Reload it.
close-kicked = Control has freed this place. Ask Control for its code.
close-reseated = Control has given you another seat.
close-restarting = The server is restarting. It will be back in a moment.
close-moved = This table is on another server now.
close-lagging = This device could not keep up; it will fetch everything anew.
close-flooding = Too much came from this device at once. Wait a minute.
close-full = This table has as many screens as it can serve.
wait-journal = The server cannot ask its journal at the moment. Your place is kept.
wait-archived = This table is archived. Your place is kept, should it be taken back.
wait-damaged = The journal is damaged and has to be mended first. Your place is kept.
wait-look = The server has just started and is still reading its journal. Your place is kept.
wait-unread = This version of the server cannot read the table. Your place is kept.

## What is sent to a table

paused = The table is paused. Wait for Control.
table-closed = The table is closed, and what it hid can be computed: nothing is played any more.
seed-changed = Control has changed the seed of the draws. Every draw so far can be checked when the table is closed.
draws-open = Control has closed the table. Every draw of it can be checked now.
too-fast = Too many choices came from here at once. Wait a moment, then try again.
id-taken = This id is taken.
rules-fault = The rules stumbled over this. Nothing has changed.
rules-too-much = This would take more than one command may. Nothing has changed.
rules-stumble = The rules stumble over it.
went-back = The game was taken back meanwhile. Look again, and choose anew.
moved-on = Something happened meanwhile. Look again before you go back.
nothing-to-undo = Nothing has happened since then: there is nothing to take back.
no-point = There is no such point in what happened. Nothing has changed.
draft-over = What this was written for is over.
draft-long = A draft has at most 16 KiB.
reason-long = A reason has at most 120 characters.
breaks-changed = The breaks have changed meanwhile: look again.
breaks-many = The plan holds at most { $most } breaks.
break-minutes = A break lasts between 1 and { $most } minutes.
name-long = A name has 1 to { $most } characters.
name-unseen = A name has only signs that can be seen. Type it anew; do not paste it.
name-line = A name stands in one line. Take the line break out.
name-turn = A name has no sign that turns the direction of text around. Type it anew; do not paste it.
name-marks = A name has no marks without a letter, and few on each. Type it anew.
bad-language = A language is named by its tag: en, de, el or pt-BR.
not-yet = Not yet.
rehearsal = This is a rehearsal: its draws come from no seed that could be changed.
wrong-code = This is not the table's code. Closing is for good, so the code is asked for.
bad-entropy = These are not 16 bytes in hexadecimal digits of lower case.
five-questions = Five of your questions wait for Control already. Wait for an answer.
no-question = There is no question of this number.
no-message = There is no message of this number.
question-long = A question has 1 to { $most } characters.
message-long = A message has 1 to { $most } characters.
answer-long = An answer has at most 400 characters.
answer-empty = What everybody shall read needs words.
doubt-long = What was asked has 1 to 100 characters.
no-doubt = This seat doubts nothing.
ticker-long = The ticker is one line of at most 200 characters.

## The server's disk and journal

disk-refuses = The server cannot write to its disk. Nothing has changed; try again later.
journal-damaged = The server's journal is damaged, and the table stands still. Nothing has changed.
superseded = Another server leads this evening now. Nothing has changed here.
disk-unknown = The server could not write to its disk. Whether this counts shows when the table goes on.
disk-new-table = The server could not write to its disk. Look, when it runs again, whether the table is there.
journal-unread = The journal could not be read. Nothing has changed; try again.
journal-later = The server cannot read its journal. Try again later.
journal-silent = The server's journal does not answer. Nothing has changed; try again later.
fault-table = The server stumbled over this table.
fault-chronicle = The server stumbled over this chronicle.
fault-record = The server stumbled over this record.
fault-deed = The server stumbled over this. Look what has come of it.
fault-upload = The server stumbled over it.
fault-asker = The server does not know who asks.
late = This took too long. Try again.
unread = The server could not read this: { $error }.
unwritten = The server could not write this: { $error }.
unknown-game = This server has no game { $name }.
another-game = This is another game.
no-call = The server has no such call.
no-spare = No spare can follow this server: its journal is no file.
many-texts = At most 256 texts are translated at once. Ask in parts.
no-edition = There is no such edition: it is public, control, or seat: and a seat's name.
busy-chronicles = Chronicles are being made for others. Try again in a moment.
busy-records = Records are being made for others. Try again in a moment.

## Why a table stands still, and what Control should know

halted-disk = The server cannot write to its disk. The table waits until it can.
halted-damage = The server's journal is damaged. Control's screen says more.
halted-superseded = Another server leads this evening now.
foreign-seats = Another operator's key made the codes of some seats, so they cannot be shown here. Printed ones go on working. Replace the person at a seat to give it a new code.

## Tables, and who hosts them

no-own-table = You have no table with this code. Load the page again.
table-of-what = A table is made from a scenario, or as a copy of a table.
no-scenario = There is no such scenario.
scenario-gone = This scenario is not here any more. Bring it again.
origin-unread = What this table was made from cannot be read.
archived = This table is archived already.
not-archived = This table is not archived. Archive it first.
wrong-name = To delete this table, type its name: { $name }
no-organiser = There is no such organiser any more. Load the page again.
busy-changing = Somebody else is changing this just now. Look again, then try again.
busy-table = Somebody else is changing this table just now. Look again, then try again.
busy-making = This table is being made already.
busy-again = That did not work. Try again.
busy-reading = Other tables are being read just now. Try again in a moment.
busy-restoring = Another table is being restored just now. Try again in a minute.
many-tables = You have as many tables here as you may have ({ $limit }). Archive or delete one, or ask the operator of this server for more.
much-stored = Your tables take the { $limit } MB that they may take here. Download an archived table and delete it, or ask the operator of this server for more.
is-here = The table { $code } of this file is here already. Nothing was changed.
code-taken = Another table of this server has or had the code { $code }, so the one of this file cannot be restored here. Restore it on another server.
restore-large = A file of more than { $most } MB cannot be restored here.
file-cut = The file was cut short. Send it again.
upload-cut = The upload was cut short. Send it again.
upload-large = This is larger than 2 MB. A scenario is text and needs less: send only its .toml and .po files.
upload-json = The files must come as {"{"}"files": {"{"}"name.toml": "text"{"}"}{"}"}.
upload-kind = Send a zip archive, or the files as JSON.
no-zip = This is no zip archive, or it was cut short.
many-entries = There are { $n } files; at most { $most } are read.
no-toml = There is no .toml file in it.
no-toml-lies = There is no .toml file in it; there is { $files }. Save each file as plain text, with a name that ends in .toml.
no-toml-ending = There is no { $meant } in it, but { $file }: take the end off its name. Windows hides such endings; Explorer shows them by View, then File name extensions.
entry-unread = Entry { $n } of the archive cannot be read: { $error }.
entry-name = An entry’s name cannot be read.
entry-link = { $file } is a link. Pack the file itself.
entry-locked = { $file } is locked with a password.
entry-outside = { $file } lies outside the archive’s own folder.
entry-broken = { $file } cannot be unpacked: { $error }.
file-large = { $file } is too large: a file has at most 1 MB, all of them 4 MB.
file-twice = There are two files called { $file }. Send one scenario at a time.
file-document = { $file } is a document of a word processor and no plain text. Open it there and save it as plain text, under the same name.
file-page = { $file } is a web page and not the file itself. Download the file: GitHub has a button for that beside it.
file-encoding = { $file } is not text in UTF-8 (line { $line }). Save it with the encoding UTF-8.
scenario-faults = The scenario has { $n ->
    [one] a fault
   *[other] { $n } faults
  }.

## What stands ready on Control’s screen, sent by its name

usual-lunch = Lunch
usual-break = Short break
usual-rules = A question of rules
usual-listen = Please listen to Control
