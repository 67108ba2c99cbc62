### What Control's page says before a table is there, and where tables are looked after.

# What Control's device is called in the list of devices until somebody names it.
device-control = Control’s laptop
to-the-tables = To the tables
# Of a table without a name.
a-table = A table

## On the way into a table

room-entering = Entering the hall
room-laid = The table is being laid.
room-lost = The server cannot be reached yet. This page tries again by itself.
room-refused = The table cannot be entered.
room-closed = This table is closed to you

## Control's home

home-title = Control
home-key = This page belongs to the game masters. The server printed a link for Control in its terminal window when it started: open that link, or paste it (or the key at its end) here. If somebody else runs the server, use the link that they sent you.
home-key-field = Key or link
home-enter = Enter
home-held = Tables of this device
home-house = The house
home-tables = The tables
home-wait = One moment.
home-look-after = Archive, copy or delete tables, and let others host
home-kept = What is kept here, and how long
sheets = Print the sheets
sheets-of = Print the sheets of { $table }

## A new table

new-first = Make the first table
new = Make a new table
new-no-scenario = The server found no scenario. Its terminal says which folder it looked in.
new-brought = Brought to this server
new-brought-seats = Brought to this server, { $n ->
    [one] 1 faction
   *[other] { $n } factions
  }
new-remove = Remove this scenario; tables that were made from it keep it
new-not-removed = It could not be removed.
new-name = Name of the table
new-language = Language of its screens, where nobody chooses another
new-make = Make the table
new-making = Laying the table
new-not-made = The table could not be made.

## A scenario of one's own

bring = Bring your own
bring-label = Bring your own scenario
bring-drop = Drop a scenario here, as a folder or a zip.
bring-folder = Choose a folder
bring-zip = Choose a zip
bring-reading = The server reads the files.
bring-unread = Those files cannot be read.
bring-large = That is { $size } MB, and the server takes 2 MB. A scenario is text: leave pictures and all else out.
bring-none = There is no scenario.toml among these. Choose the folder that holds it, or a zip of that folder.
bring-ending = There is { $file } among these: take the end off its name, so that it is called scenario.toml. Windows hides such endings; Explorer shows them by View, then File name extensions.

## How a table stands

line-public = Public
line-open = Open Control
line-more = More
line-more-about = More about { $table }
today = today
yesterday = yesterday
days-ago = { $days } days ago
# $old is "today", "yesterday" or "3 days ago"; so is $used.
facts-made = Made { $old }
facts-used = Made { $old }, last used { $used }
standing-archived = Archived, purged on { $day }
# $here counts screens; "elsewhere" where the table is on another server.
standing = { $here ->
    [elsewhere] On another server of this house
    [0] Nobody is there
    [one] 1 screen there now
   *[other] { $here } screens there now
  }
standing-over = The game is over, { $here ->
    [elsewhere] on another server of this house
    [0] nobody is there
    [one] 1 screen there now
   *[other] { $here } screens there now
  }

## Tables that are looked after

# $taken is a size with its unit: "4 KB".
house-used = You have { $have } of { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, and they take { $taken } of { $megabytes } MB. At each, { $onlookers } screens may look on.
house-yours = Your tables
house-all = All tables
house-none = There is no table.
house-archived = Archived tables
house-archived-what = An archived table is closed to everybody and kept for { $days ->
    [one] 1 day
   *[other] { $days } days
  }. Then it is purged: nothing of it is left here but its code. Download its file to keep it for good, or to restore it on another server.

## What can be done with a table

archived-on = Archived on { $archived }. It is purged on <b>{ $purged }</b>.
download = Download the file
download-what = The file has all of this table: the game with its secrets, and the names that people typed. Keep it to yourself. Here or on another server it can be restored as it is.
take-back = Bring it back
take-back-what = Everything is as it was, and every device keeps its place.
# The name that a copy of a table gets, unless another one is typed.
copy-name = { $table } (copy)
copy-called = A new table with the same setup, not yet played, is called
copy-make = Make the copy
shown = Everybody finds this table on <page>the page of running tables</page>, and may look on.
not-shown = Only those find this table who know its code. It can be put on <page>the page of running tables</page> with its name and the way to look on.
show = Put it on the page
show-no-more = Take it off the page
archive = Archive it
archive-what = Archiving closes the table to everybody{ $here ->
    [0] {""}
    [one] , also to the 1 screen there now
   *[other] , also to the { $here } screens there now
  }. It is kept for { $days ->
    [one] 1 day
   *[other] { $days } days
  }, can be downloaded and brought back, and is then purged. To move it to another server, archive it, download its file and restore it there.
delete = Delete it…
delete-what = Deleting takes everything of this table away at once and for good.
# The name of the table comes after it.
delete-type = Nobody can bring it back, unless you have its file. To delete it, type its name: <table/>
delete-now = Delete it now
restore = Restore a table from its file
restoring = The file is being read
restored = The table { $code } is restored as it was.
restore-unread = That file cannot be read.

## Who else may host

organisers = Who else may host
organisers-what = An organiser makes tables on this server by a link of their own, and is Control of these alone. You remain Control of all.
organisers-unread = The organisers cannot be read.
organiser-used = { $have } of { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  } · { $taken } of { $megabytes } MB
organiser-more = Link and limits
invite = Invite
invite-name = Name of the organiser or the club
link = The link
link-code = The link of { $organiser } as a code
link-what = Whoever has this link makes tables in the name of { $organiser }. Send it to nobody else.
link-copy = Copy the link
link-copied = The link is copied.
link-by-hand = This browser does not let the page copy. Mark the link and copy it by hand.
link-hidden = Another operator’s key made this link, so it cannot be shown. It goes on working; renew it to have a new one.
organiser-name = Name
limit-tables = Tables that are not archived
limit-onlookers = Screens that look on at each
limit-megabytes = Megabytes of all tables together
limit-scenarios = Scenarios that were brought
organiser-keep = Save name and limits
organiser-kept = Saved.
renew = Renew the link…
renew-what = The old link stops working at once, on every device.
renew-now = Renew it now
renewed = This is the new link. Send it.
revoke = Take the right away…
revoke-what = The link stops working at once. The tables stay as they are, and are yours.
revoke-now = Take it away now
