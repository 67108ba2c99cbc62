### What stands around a chronicle, not in it.

none = No chronicle here
none-what = This page tells the story of a table. Open it from that table’s menu.
unread = The chronicle cannot be read.
fetched = The chronicle is being written.

## Which edition is read

editions = Editions
edition = Edition
edition-public = Public edition
edition-control = Control’s edition
edition-seat = Own edition of { NAME($who, form: "the") }
save = Save as one file
not-saved = The file could not be made. Try again.
